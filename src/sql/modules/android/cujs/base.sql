-- What a person does with an application of Android, from the touch to the end
-- of what moves for it: slices J<NAME> of processes, and marks inside them that
-- tell how each ended and of which frames it is.

INCLUDE PERFETTO MODULE android.frames.timeline;

-- NAME of J<NAME> and L<NAME>.
CREATE PERFETTO FUNCTION _extract_cuj_name_from_slice(cuj_slice_name STRING)
RETURNS STRING AS
SELECT substr($cuj_slice_name, 3, length($cuj_slice_name) - 3);

-- All that have ended, those that were given up too.
CREATE PERFETTO TABLE _jank_cujs_slices AS
SELECT row_number() OVER (ORDER BY s.ts, s.id) AS cuj_id, p.upid,
  p.name AS process_name, s.id AS slice_id, s.name AS cuj_slice_name, s.ts,
  s.dur, s.ts + s.dur AS ts_end
FROM slice s
JOIN process_track t ON t.id = s.track_id
JOIN process p USING (upid)
WHERE s.name GLOB 'J<*>' AND s.dur > 0 AND
  (p.name GLOB 'com.android.*' OR p.name GLOB 'com.google.android*')
ORDER BY cuj_id;

-- Marks with the slice that they belong to: it is in their own name (older
-- versions), or is what their track is called.
CREATE PERFETTO TABLE _cuj_marks AS
SELECT substr(s.name, 1, instr(s.name, '>#FT#')) AS cuj_slice_name, s.ts,
  s.name, s.track_id
FROM slice s
WHERE s.name GLOB 'J<*>#FT#*'
UNION ALL
SELECT substr(s.name, 1, length(s.name) - length('#UIThread')), s.ts, s.name,
  s.track_id
FROM slice s
WHERE s.name GLOB 'J<*>#UIThread'
UNION ALL
SELECT t.name, s.ts, s.name, s.track_id
FROM track t
JOIN slice s ON s.track_id = t.id
WHERE t.name GLOB 'J<*>' AND s.name GLOB 'FT#*';

CREATE PERFETTO INDEX _cuj_marks_name ON _cuj_marks(cuj_slice_name, ts);

-- What marks say, the first that fits.
CREATE PERFETTO TABLE _cuj_mark_types AS
WITH _row(number, pattern, marker_type) AS (VALUES
  (1, '*FT#begin*', 'begin'),
  (2, '*FT#deferMonitoring*', 'deferMonitoring'),
  (3, '*FT#end*', 'end'),
  (4, '*FT#cancel*', 'cancel'),
  (5, '*FT#layerId*', 'layerId'),
  (6, '*#UIThread', 'UIThread'))
SELECT * FROM _row ORDER BY number;

CREATE PERFETTO TABLE _cuj_state_markers AS
SELECT c.cuj_id, c.upid, coalesce((SELECT marker_type FROM _cuj_mark_types
    WHERE m.name GLOB pattern ORDER BY number LIMIT 1), 'other')
    AS marker_type,
  m.name AS marker_name, k.utid
FROM _jank_cujs_slices c
JOIN _cuj_marks m ON m.cuj_slice_name = c.cuj_slice_name AND
  m.ts >= c.ts AND m.ts < c.ts_end
LEFT JOIN thread_track k ON k.id = m.track_id;

CREATE PERFETTO INDEX _cuj_state_markers_cuj ON _cuj_state_markers(cuj_id);

-- The number behind KEY# in the name of a mark.
CREATE PERFETTO MACRO _cuj_mark_number(name Expr, key Expr)
RETURNS Expr AS
CASE WHEN instr($name, $key) > 0
  THEN CAST(str_split($name, $key, 1) AS INT) END;

-- The layer, the frames and the thread that marks tell of.
CREATE PERFETTO TABLE _cuj_instant_events AS
SELECT c.cuj_id, c.upid,
  max(_cuj_mark_number!(m.marker_name, 'layerId#')) AS layer_id,
  max(_cuj_mark_number!(m.marker_name, 'beginVsync#')) AS begin_vsync,
  max(_cuj_mark_number!(m.marker_name, 'endVsync#')) AS end_vsync,
  max(m.utid) FILTER (WHERE m.marker_type = 'UIThread') AS ui_thread
FROM _jank_cujs_slices c
LEFT JOIN _cuj_state_markers m USING (cuj_id)
GROUP BY c.cuj_id;

-- How one ended: given up goes before done; null where no mark says it.
CREATE PERFETTO FUNCTION _cuj_state(cuj_id LONG)
RETURNS STRING AS
SELECT CASE max((m.marker_type = 'cancel') * 2 + (m.marker_type = 'end'))
  WHEN 1 THEN 'completed' WHEN 2 THEN 'canceled' WHEN 3 THEN 'canceled' END
FROM _cuj_state_markers m
WHERE m.cuj_id = $cuj_id;

-- Frames of layers by their thread and number.
CREATE PERFETTO TABLE _cuj_layer_frames AS
SELECT * FROM android_frames_layers WHERE layer_id IS NOT NULL;

CREATE PERFETTO INDEX _cuj_layer_frames_place
ON _cuj_layer_frames(ui_thread_utid, frame_id);

-- Frames of the thread of one, of its numbers, that begin or end in its time.
-- A frame has a row a layer.
CREATE PERFETTO TABLE _all_frames_in_cuj AS
SELECT _extract_cuj_name_from_slice(c.cuj_slice_name) AS cuj_name, c.upid,
  c.process_name, e.layer_id AS cuj_layer_id, f.layer_id, f.layer_name,
  f.frame_id, f.do_frame_id, f.expected_frame_timeline_id, c.cuj_id,
  f.ts AS frame_ts, f.dur, f.ts + f.dur AS ts_end, f.ui_thread_utid,
  f.render_thread_utid
FROM _jank_cujs_slices c
JOIN _cuj_instant_events e USING (cuj_id)
JOIN _cuj_layer_frames f ON f.ui_thread_utid = e.ui_thread AND
  f.frame_id BETWEEN e.begin_vsync AND e.end_vsync
WHERE (f.ts BETWEEN c.ts AND c.ts_end OR
   f.ts + f.dur BETWEEN c.ts AND c.ts_end);

-- The same with a row a frame, numbered by time.
CREATE PERFETTO TABLE _android_distinct_frames_in_cuj AS
SELECT row_number() OVER (PARTITION BY cuj_id ORDER BY min(frame_ts))
    AS frame_idx,
  count(*) OVER (PARTITION BY cuj_id) AS frame_cnt, cuj_name, upid,
  cuj_layer_id, layer_id, layer_name, process_name, frame_id, do_frame_id,
  expected_frame_timeline_id, cuj_id, ui_thread_utid, render_thread_utid,
  min(frame_ts) AS frame_ts, max(ts_end) AS ts_end,
  max(ts_end) - min(frame_ts) AS dur
FROM _all_frames_in_cuj
GROUP BY frame_id, cuj_id;

CREATE PERFETTO TABLE _cuj_calls AS
SELECT * FROM android_frames_choreographer_do_frame WHERE frame_id > 0;

CREATE PERFETTO INDEX _cuj_calls_place ON _cuj_calls(upid, frame_id);

-- Calls of the thread of one, else of the main thread, that make a frame of it.
-- The index has no types: + takes that of a process away, so that it is used.
CREATE PERFETTO TABLE _android_jank_cuj_do_frames AS
SELECT c.cuj_id, e.ui_thread, f.ui_thread_utid AS utid, f.id,
  f.frame_id AS vsync, f.ts, f.upid, s.ts + s.dur AS ts_end, s.track_id
FROM _jank_cujs_slices c
CROSS JOIN _cuj_instant_events e USING (cuj_id)
CROSS JOIN _cuj_calls f ON f.upid = +c.upid AND
  f.frame_id BETWEEN coalesce(e.begin_vsync, 1) AND
    coalesce(e.end_vsync, 9223372036854775807)
CROSS JOIN slice s ON s.id = f.id
CROSS JOIN thread t ON t.utid = f.ui_thread_utid
WHERE iif(e.ui_thread IS NULL, t.is_main_thread, t.utid = e.ui_thread) AND
  s.ts + s.dur >= c.ts AND f.ts <= c.ts_end;

-- The layer that a mark names; without one, the layer of its frames where each
-- has one alone.
CREATE PERFETTO TABLE android_jank_cuj_layer_name(
  cuj_id LONG, layer_name STRING
) AS
WITH _layer AS (
  SELECT cuj_id, layer_name, cuj_layer_id,
    count(*) OVER (PARTITION BY cuj_id, frame_id) AS layers
  FROM _all_frames_in_cuj
  WHERE cuj_layer_id IS NULL OR layer_id = cuj_layer_id
  GROUP BY cuj_id, frame_id, layer_name
)
SELECT cuj_id, max(layer_name) AS layer_name
FROM _layer
GROUP BY cuj_id
HAVING max(cuj_layer_id) IS NOT NULL OR max(layers) = 1;

-- Those that were not given up.  Where no mark says it, one of at most 4 ms is
-- taken to have been.
CREATE PERFETTO TABLE android_jank_cuj(
  cuj_id LONG, upid JOINID(process.id), process_name STRING,
  slice_id JOINID(slice.id), cuj_slice_name STRING, ts TIMESTAMP,
  dur DURATION, ts_end TIMESTAMP, cuj_name STRING, state STRING,
  ui_thread JOINID(thread.id), layer_id LONG, begin_vsync LONG, end_vsync LONG
) AS
WITH _cuj AS MATERIALIZED (
  SELECT *, _extract_cuj_name_from_slice(cuj_slice_name) AS cuj_name,
    _cuj_state(cuj_id) AS state
  FROM _jank_cujs_slices
)
SELECT c.cuj_id, c.upid, c.process_name, c.slice_id, c.cuj_slice_name, c.ts,
  c.dur, c.ts_end, c.cuj_name, c.state, e.ui_thread, e.layer_id,
  e.begin_vsync, e.end_vsync
FROM _cuj c
JOIN _cuj_instant_events e USING (cuj_id)
WHERE c.state = 'completed' OR (c.state IS NULL AND c.dur > 4000000)
ORDER BY c.ts;
