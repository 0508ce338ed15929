-- How long frames of Android took, and which were late.

INCLUDE PERFETTO MODULE android.frames.timeline;

-- The first of a frame's layers stands for the frame.
CREATE PERFETTO TABLE android_frames_overrun(
  frame_id LONG, overrun LONG
) AS
WITH _actual AS (
  SELECT CAST(name AS INT) AS frame_id, min(id) AS id
  FROM actual_frame_timeline_slice GROUP BY 1
), _expected AS (
  SELECT CAST(name AS INT) AS frame_id, min(id) AS id
  FROM expected_frame_timeline_slice GROUP BY 1
)
SELECT frame_id, a.ts + a.dur - (e.ts + e.dur) AS overrun
FROM _actual
JOIN _expected USING (frame_id)
JOIN slice a ON a.id = _actual.id
JOIN slice e ON e.id = _expected.id;

CREATE PERFETTO TABLE android_frames_ui_time(
  frame_id LONG, ui_time LONG
) AS
SELECT f.frame_id, s.dur AS ui_time
FROM android_frames_choreographer_do_frame f
JOIN slice s ON s.id = f.id;

-- One process of those that have frames of a number.
CREATE PERFETTO TABLE _frames_by_number AS
SELECT frame_id, do_frame_id, actual_frame_timeline_id,
  expected_frame_timeline_id
FROM android_frames
GROUP BY frame_id;

CREATE PERFETTO TABLE android_app_vsync_delay_per_frame(
  frame_id LONG, app_vsync_delay LONG
) AS
SELECT f.frame_id, a.ts - e.ts AS app_vsync_delay
FROM _frames_by_number f
JOIN slice a ON a.id = f.actual_frame_timeline_id
JOIN slice e ON e.id = f.expected_frame_timeline_id;

CREATE PERFETTO TABLE android_cpu_time_per_frame(
  frame_id LONG, app_vsync_delay LONG, do_frame_dur DURATION,
  draw_frame_dur DURATION, cpu_time LONG
) AS
WITH _drawn AS (
  SELECT d.frame_id, sum(s.dur) AS dur
  FROM android_frames_draw_frame d
  JOIN slice s ON s.id = d.id
  GROUP BY d.frame_id
)
SELECT v.frame_id, v.app_vsync_delay, s.dur AS do_frame_dur,
  d.dur AS draw_frame_dur, v.app_vsync_delay + s.dur + d.dur AS cpu_time
FROM android_app_vsync_delay_per_frame v
JOIN _frames_by_number f USING (frame_id)
JOIN _drawn d USING (frame_id)
JOIN slice s ON s.id = f.do_frame_id;

-- Where the frame was not drawn, 5 ms are taken for what is beside the main
-- thread's work.
CREATE PERFETTO VIEW _frame_cpu_times AS
SELECT u.frame_id, u.ui_time,
  coalesce(c.cpu_time, u.ui_time + 5000000) AS cpu_time
FROM android_frames_ui_time u
LEFT JOIN android_cpu_time_per_frame c USING (frame_id);

-- Late, and beyond 20, 50 and 200 ms of work: 1 or null.
CREATE PERFETTO TABLE android_frame_stats(
  frame_id LONG, overrun LONG, cpu_time LONG, ui_time LONG, was_jank BOOL,
  was_slow_frame BOOL, was_big_jank BOOL, was_huge_jank BOOL
) AS
SELECT o.frame_id, o.overrun, c.cpu_time, c.ui_time,
  iif(o.overrun > 0, 1, NULL) AS was_jank,
  iif(c.cpu_time > 20000000, 1, NULL) AS was_slow_frame,
  iif(c.cpu_time > 50000000, 1, NULL) AS was_big_jank,
  iif(c.cpu_time > 200000000, 1, NULL) AS was_huge_jank
FROM android_frames_overrun o
JOIN _frame_cpu_times c USING (frame_id);
