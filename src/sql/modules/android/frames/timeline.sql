-- Frames of Android: what the main thread and the render thread of a process
-- did for each, and when it was due.

INCLUDE PERFETTO MODULE slices.with_context;

-- Slices whose second word is the number of a frame.
CREATE PERFETTO FUNCTION _frame_slices(pattern STRING)
RETURNS TABLE(
  id ID(slice.id), frame_id LONG, utid JOINID(thread.id),
  upid JOINID(process.id), ts TIMESTAMP
) AS
SELECT id, CAST(str_split(name, ' ', 1) AS INT) AS frame_id, utid, upid, ts
FROM thread_slice
WHERE name GLOB $pattern AND
  CAST(str_split(name, ' ', 1) AS INT) NOT IN (0, -1);

CREATE PERFETTO TABLE android_frames_choreographer_do_frame(
  id ID(slice.id), frame_id LONG, ui_thread_utid JOINID(thread.id),
  upid JOINID(process.id), ts TIMESTAMP
) AS
SELECT id, frame_id, utid AS ui_thread_utid, upid, ts
FROM _frame_slices('Choreographer#doFrame*');

CREATE PERFETTO TABLE android_frames_draw_frame(
  id ID(slice.id), frame_id LONG, render_thread_utid JOINID(thread.id),
  upid JOINID(process.id)
) AS
SELECT id, frame_id, utid AS render_thread_utid, upid
FROM _frame_slices('DrawFrame*');

-- Frames for which a call of a display's clock came too late.
CREATE PERFETTO TABLE _vsync_missed_callback AS
SELECT CAST(str_split(name, 'Callback#', 1) AS INT) AS vsync,
  max(name GLOB '*SF*') AS sf_callback_missed,
  max(name GLOB '*HWUI*') AS hwui_callback_missed
FROM slice
WHERE name GLOB '*FT#Missed*Callback*'
GROUP BY vsync;

-- Frames of Android 9 and before have no numbers: what is drawn between one
-- call of the main thread and the next belongs to the first.
CREATE PERFETTO TABLE _frames_unnumbered AS
WITH _begin AS (
  SELECT id, ts, utid, upid,
    lead(ts, 1, trace_end()) OVER (PARTITION BY upid ORDER BY ts) AS next_ts
  FROM thread_slice
  WHERE name = 'Choreographer#doFrame' AND is_main_thread = 1
)
SELECT row_number() OVER (ORDER BY b.id, d.id) AS frame_id, b.ts,
  max(d.ts + d.dur) OVER (PARTITION BY b.id) - b.ts AS dur,
  b.id AS do_frame_id, d.id AS draw_frame_id,
  d.utid AS render_thread_utid, b.utid AS ui_thread_utid, b.upid,
  process.name AS process_name
FROM _begin b
JOIN thread_slice d ON d.upid = b.upid AND d.name = 'DrawFrame' AND
  d.ts >= b.ts AND d.ts < b.next_ts
JOIN process ON process.upid = b.upid
ORDER BY b.ts;

-- Where it has no time by the timeline, a frame lasts from the begin of a call
-- for its number to the end of a drawing of it, of any process.
CREATE PERFETTO TABLE _frames_numbered AS
WITH _pair AS (
  SELECT b.frame_id, b.upid, b.id AS do_frame_id, d.id AS draw_frame_id,
    d.render_thread_utid, b.ui_thread_utid, b.ts AS pair_ts,
    (SELECT ts + dur FROM slice WHERE id = d.id) - b.ts AS pair_dur
  FROM android_frames_choreographer_do_frame b
  JOIN android_frames_draw_frame d USING (frame_id, upid)
)
SELECT DISTINCT p.frame_id, coalesce(a.ts, f.pair_ts) AS ts,
  coalesce(a.dur, f.pair_dur) AS dur, p.do_frame_id, p.draw_frame_id,
  p.render_thread_utid, p.ui_thread_utid, e.upid,
  process.name AS process_name, a.id AS actual_frame_timeline_id,
  e.id AS expected_frame_timeline_id,
  CAST(str_split(a.layer_name, '#', 1) AS INT) AS layer_id, a.layer_name
FROM _pair p
JOIN _pair f ON f.frame_id = p.frame_id
JOIN process ON process.upid = p.upid
LEFT JOIN actual_frame_timeline_slice a
  ON CAST(a.name AS INT) = p.frame_id AND a.upid = p.upid
LEFT JOIN expected_frame_timeline_slice e
  ON CAST(e.name AS INT) = p.frame_id AND e.upid = p.upid;

CREATE PERFETTO TABLE android_frames_layers(
  frame_id LONG, ts TIMESTAMP, dur DURATION, ts_end TIMESTAMP,
  do_frame_id JOINID(slice.id), draw_frame_id JOINID(slice.id),
  actual_frame_timeline_id JOINID(slice.id),
  expected_frame_timeline_id JOINID(slice.id),
  render_thread_utid JOINID(thread.id), ui_thread_utid JOINID(thread.id),
  layer_id LONG, layer_name STRING, upid JOINID(process.id),
  process_name STRING
) AS
SELECT frame_id, ts, dur, ts + dur AS ts_end, do_frame_id, draw_frame_id,
  actual_frame_timeline_id, expected_frame_timeline_id, render_thread_utid,
  ui_thread_utid, layer_id, layer_name, upid, process_name
FROM _frames_numbered
WHERE EXISTS (SELECT 1 FROM actual_frame_timeline_slice)
UNION ALL
SELECT frame_id, ts, dur, ts + dur, do_frame_id, draw_frame_id, NULL, NULL,
  render_thread_utid, ui_thread_utid, NULL, NULL, upid, process_name
FROM _frames_unnumbered
WHERE NOT EXISTS (SELECT 1 FROM actual_frame_timeline_slice)
ORDER BY frame_id, ts, dur, do_frame_id, draw_frame_id;

CREATE PERFETTO TABLE android_frames(
  frame_id LONG, ts TIMESTAMP, dur DURATION, do_frame_id JOINID(slice.id),
  draw_frame_id JOINID(slice.id), actual_frame_timeline_id JOINID(slice.id),
  expected_frame_timeline_id JOINID(slice.id),
  render_thread_utid JOINID(thread.id), ui_thread_utid JOINID(thread.id),
  actual_frame_timeline_count LONG, expected_frame_timeline_count LONG,
  draw_frame_count LONG, upid JOINID(process.id), process_name STRING
) AS
SELECT frame_id, min(ts) AS ts, max(dur) AS dur,
  min(do_frame_id) AS do_frame_id, min(draw_frame_id) AS draw_frame_id,
  min(actual_frame_timeline_id) AS actual_frame_timeline_id,
  min(expected_frame_timeline_id) AS expected_frame_timeline_id,
  min(render_thread_utid) AS render_thread_utid,
  min(ui_thread_utid) AS ui_thread_utid,
  count(DISTINCT actual_frame_timeline_id) AS actual_frame_timeline_count,
  1 AS expected_frame_timeline_count,
  count(DISTINCT draw_frame_id) AS draw_frame_count, upid,
  min(process_name) AS process_name
FROM android_frames_layers
GROUP BY frame_id, upid;

CREATE PERFETTO FUNCTION android_first_frame_after(ts TIMESTAMP)
RETURNS TABLE(
  frame_id LONG, ts TIMESTAMP, dur DURATION, do_frame_id JOINID(slice.id),
  draw_frame_id JOINID(slice.id), actual_frame_timeline_id JOINID(slice.id),
  expected_frame_timeline_id JOINID(slice.id),
  render_thread_utid JOINID(thread.id), ui_thread_utid JOINID(thread.id)
) AS
SELECT frame_id, ts, dur, do_frame_id, draw_frame_id,
  actual_frame_timeline_id, expected_frame_timeline_id, render_thread_utid,
  ui_thread_utid
FROM android_frames WHERE ts > $ts ORDER BY ts LIMIT 1;
