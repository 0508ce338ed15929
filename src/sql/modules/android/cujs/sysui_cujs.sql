-- What a person does with the system's own screens: that which moves (J<NAME>)
-- from its first frame to the last, and that which is waited for (L<NAME>); and
-- the slices that held it up.

INCLUDE PERFETTO MODULE android.critical_blocking_calls;
INCLUDE PERFETTO MODULE android.cujs.base;
INCLUDE PERFETTO MODULE android.render_thread;

-- From when the first frame was expected to the end of the main thread's work
-- for the last one.
CREATE PERFETTO TABLE _sysui_cuj_frames AS
SELECT f.cuj_id, min(e.ts) AS ts, max(s.ts + s.dur) AS ts_end
FROM _android_distinct_frames_in_cuj f
JOIN android_frames_choreographer_do_frame d ON d.id = f.do_frame_id
JOIN slice s ON s.id = d.id
LEFT JOIN expected_frame_timeline_slice e
  ON e.id = f.expected_frame_timeline_id
WHERE f.frame_idx IN (1, f.frame_cnt)
GROUP BY f.cuj_id;

CREATE PERFETTO TABLE android_sysui_jank_cujs(
  cuj_id LONG, upid JOINID(process.id), process_name STRING,
  cuj_slice_name STRING, cuj_name STRING, slice_id JOINID(slice.id),
  ts TIMESTAMP, ts_end TIMESTAMP, dur DURATION, state STRING,
  ui_thread JOINID(thread.id), layer_id LONG, begin_vsync LONG, end_vsync LONG
) AS
SELECT c.cuj_id, c.upid, c.process_name, c.cuj_slice_name, c.cuj_name,
  c.slice_id, f.ts, f.ts_end, f.ts_end - f.ts AS dur, c.state, c.ui_thread,
  c.layer_id, c.begin_vsync, c.end_vsync
FROM android_jank_cuj c
JOIN _sysui_cuj_frames f USING (cuj_id)
ORDER BY f.ts;

-- Marks of waits are on tracks that are called as they are.
CREATE PERFETTO TABLE _latency_cuj_marks AS
SELECT t.name AS cuj_slice_name, s.ts, s.name
FROM track t
JOIN slice s ON s.track_id = t.id
WHERE t.name GLOB 'L<*>' AND s.dur = 0 AND s.name IN ('cancel', 'timeout');

CREATE PERFETTO INDEX _latency_cuj_marks_name
ON _latency_cuj_marks(cuj_slice_name, ts);

CREATE PERFETTO TABLE android_sysui_latency_cujs(
  cuj_id LONG, upid JOINID(process.id), process_name STRING,
  cuj_slice_name STRING, cuj_name STRING, slice_id JOINID(slice.id),
  ts TIMESTAMP, ts_end TIMESTAMP, dur DURATION, state STRING
) AS
SELECT row_number() OVER (ORDER BY s.ts, s.id) AS cuj_id, p.upid,
  p.name AS process_name, s.name AS cuj_slice_name,
  _extract_cuj_name_from_slice(s.name) AS cuj_name, s.id AS slice_id, s.ts,
  s.ts + s.dur AS ts_end, s.dur,
  coalesce((SELECT CASE min(m.name) WHEN 'cancel' THEN 'canceled'
      ELSE min(m.name) END
    FROM _latency_cuj_marks m
    WHERE m.cuj_slice_name = s.name AND m.ts BETWEEN s.ts AND s.ts + s.dur),
    'completed') AS state
FROM slice s
JOIN process_track t ON t.id = s.track_id
JOIN process p USING (upid)
WHERE s.name GLOB 'L<*>' AND s.dur > 0;

-- Both, numbered together.  What waits is the main thread.
CREATE PERFETTO TABLE android_jank_latency_cujs(
  cuj_id LONG, id LONG, upid JOINID(process.id), process_name STRING,
  cuj_slice_name STRING, cuj_name STRING, slice_id JOINID(slice.id),
  ts TIMESTAMP, ts_end TIMESTAMP, dur DURATION, state STRING,
  ui_thread JOINID(thread.id), layer_id LONG, begin_vsync LONG,
  end_vsync LONG, cuj_type STRING
) AS
WITH _both AS (
  SELECT *, 'jank' AS cuj_type FROM android_sysui_jank_cujs
  UNION ALL
  SELECT *, (SELECT min(t.utid) FROM thread t
      WHERE t.upid = l.upid AND t.is_main_thread), NULL, NULL, NULL,
    'latency'
  FROM android_sysui_latency_cujs l
), _numbered AS (
  SELECT row_number() OVER (ORDER BY cuj_type, cuj_id) AS number, * FROM _both
)
SELECT number AS cuj_id, number AS id, upid, process_name, cuj_slice_name,
  cuj_name, slice_id, ts, ts_end, dur, state, ui_thread, layer_id,
  begin_vsync, end_vsync, cuj_type
FROM _numbered
ORDER BY number;

-- On the thread that shows it or the one that draws, cut to its time.
CREATE PERFETTO TABLE android_cuj_blocking_calls(
  slice_id JOINID(slice.id), name STRING, ts TIMESTAMP, dur DURATION,
  ts_end TIMESTAMP, cuj_id LONG, cuj_name STRING, process_name STRING,
  upid JOINID(process.id), utid JOINID(thread.id)
) AS
SELECT s.id AS slice_id, s.name, max(s.ts, c.ts) AS ts,
  min(s.ts_end, c.ts_end) - max(s.ts, c.ts) AS dur,
  min(s.ts_end, c.ts_end) AS ts_end, c.cuj_id, c.cuj_name, s.process_name,
  s.upid, s.utid
FROM android_jank_latency_cujs c
LEFT JOIN _render_thread_per_process r USING (upid)
JOIN _android_critical_blocking_calls s ON s.upid = c.upid AND
  s.utid IN (c.ui_thread, r.render_thread_utid) AND
  s.ts_end > c.ts AND s.ts < c.ts_end;
