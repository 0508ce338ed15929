-- From when to when the frames of what a person does with an application were
-- worked for: on each thread, and in all.  A frame begins when it was expected
-- to, but not before the one ahead of it has ended, so that none overlap.

INCLUDE PERFETTO MODULE android.cujs.base;
INCLUDE PERFETTO MODULE android.cujs.relevant_slices;
INCLUDE PERFETTO MODULE android.surfaceflinger;

-- Numbers of frames, by marks, else by the frames themselves.
CREATE PERFETTO TABLE _android_jank_cuj_vsync_boundary AS
SELECT c.cuj_id, c.upid, c.layer_id,
  ifnull(c.begin_vsync, f.vsync_min) AS vsync_min,
  ifnull(c.end_vsync, f.vsync_max) AS vsync_max
FROM android_jank_cuj c
CROSS JOIN (SELECT cuj_id, min(vsync) AS vsync_min, max(vsync) AS vsync_max
  FROM _android_jank_cuj_do_frames GROUP BY cuj_id) f ON f.cuj_id = +c.cuj_id
ORDER BY c.cuj_id;

-- Frames that were expected, with the time that all their layers took.
CREATE PERFETTO TABLE _cuj_frame_times AS
WITH _expected AS MATERIALIZED (
  SELECT upid, name, ts, CAST(name AS INT) AS vsync
  FROM expected_frame_timeline_slice
  WHERE dur > 0
), _actual AS MATERIALIZED (
  SELECT upid, name, min(ts) AS ts, max(ts + dur) AS ts_end
  FROM actual_frame_timeline_slice
  GROUP BY upid, name
)
SELECT b.cuj_id, e.vsync, e.ts AS ts_expected, min(a.ts) AS ts_actual,
  max(a.ts_end) AS ts_actual_end
FROM _android_jank_cuj_vsync_boundary b
JOIN _expected e ON e.upid = b.upid AND
  e.vsync BETWEEN b.vsync_min AND b.vsync_max
JOIN _actual a ON a.upid = e.upid AND a.name = e.name
GROUP BY b.cuj_id, e.vsync, e.ts;

CREATE PERFETTO INDEX _cuj_frame_times_frame
ON _cuj_frame_times(cuj_id, vsync);

-- A call that begins more than 1 ms before the frame was, or after it, has
-- another clock or lost what was expected: it counts as it is.
CREATE PERFETTO TABLE _android_jank_cuj_main_thread_frame_boundary AS
WITH _call AS (
  SELECT cuj_id, utid, vsync, ts, ts_end, ifnull(lag(ts_end) OVER
    (PARTITION BY cuj_id ORDER BY vsync), -1) AS ts_prev_do_frame_end
  FROM _android_jank_cuj_do_frames
), _frame AS (
  SELECT c.cuj_id, c.utid, c.vsync, c.ts AS ts_do_frame_start, c.ts_end,
    c.ts_prev_do_frame_end, t.ts_expected,
    ifnull(max(c.ts_prev_do_frame_end, t.ts_expected), c.ts) AS ts
  FROM _call c
  LEFT JOIN _cuj_frame_times t ON t.cuj_id = c.cuj_id AND
    t.vsync = c.vsync AND t.ts_actual <= c.ts + 1000000 AND
    t.ts_actual_end >= c.ts
)
SELECT *, ts_end - ts AS dur FROM _frame;

-- From the first frame of a thread to the last.
CREATE PERFETTO MACRO _thread_cuj_boundary(frames TableOrSubquery)
RETURNS TableOrSubquery AS (
  SELECT cuj_id, utid, min(ts) AS ts, max(ts_end) AS ts_end,
    max(ts_end) - min(ts) AS dur
  FROM $frames
  GROUP BY cuj_id, utid
);

CREATE PERFETTO TABLE _android_jank_cuj_main_thread_cuj_boundary AS
SELECT * FROM _thread_cuj_boundary!(
  _android_jank_cuj_main_thread_frame_boundary);

-- To the end of the last frame.  Where the last one drew nothing, to the end
-- of its call or of the whole, which is later.
CREATE PERFETTO TABLE _android_jank_cuj_boundary AS
WITH _shown AS MATERIALIZED (
  SELECT upid, CAST(name AS INT) AS vsync, max(ts + dur) AS ts_end
  FROM actual_frame_timeline_slice
  GROUP BY upid, CAST(name AS INT)
), _called AS MATERIALIZED (
  SELECT cuj_id, max(ts_end) AS ts_end
  FROM _android_jank_cuj_do_frames
  GROUP BY cuj_id
), _whole AS (
  SELECT c.cuj_id, c.upid, m.ts,
    coalesce(max(s.ts_end), max(max(d.ts_end, c.ts_end))) AS ts_end
  FROM _android_jank_cuj_main_thread_cuj_boundary m
  JOIN android_jank_cuj c USING (cuj_id)
  JOIN _android_jank_cuj_vsync_boundary v USING (cuj_id)
  LEFT JOIN _called d USING (cuj_id)
  LEFT JOIN _shown s ON s.upid = c.upid AND s.vsync = v.vsync_max
  GROUP BY c.cuj_id, c.upid, m.ts
)
SELECT *, ts_end - ts AS dur FROM _whole;

-- The thread that draws is expected to begin when the call first hands over.
CREATE PERFETTO TABLE _android_jank_cuj_render_thread_frame_boundary AS
WITH _draw AS MATERIALIZED (
  SELECT cuj_id, utid, vsync, ts, ts_end, ifnull(lag(ts_end) OVER
    (PARTITION BY cuj_id ORDER BY vsync, ts), -1) AS ts_before
  FROM _android_jank_cuj_draw_frame_slice
), _handed AS MATERIALIZED (
  SELECT d.cuj_id, d.vsync, min(s.ts) AS ts
  FROM _android_jank_cuj_do_frames d
  JOIN descendant_slice(d.id) s
  WHERE s.name = 'postAndWait'
  GROUP BY d.cuj_id, d.vsync
), _frame AS (
  SELECT d.cuj_id, d.utid, d.vsync, h.ts AS ts_expected,
    min(d.ts) AS ts_draw_frame_start,
    min(d.ts_before) AS ts_prev_draw_frame_end,
    min(max(h.ts, min(d.ts_before)), min(d.ts)) AS ts,
    max(d.ts_end) AS ts_end
  FROM _draw d
  JOIN _handed h USING (cuj_id, vsync)
  GROUP BY d.cuj_id, d.utid, d.vsync
)
SELECT *, ts_end - ts AS dur FROM _frame;

CREATE PERFETTO TABLE _android_jank_cuj_render_thread_cuj_boundary AS
SELECT * FROM _thread_cuj_boundary!(
  _android_jank_cuj_render_thread_frame_boundary);

-- The same of SurfaceFlinger.
CREATE PERFETTO TABLE _android_jank_cuj_sf_vsync_boundary AS
SELECT cuj_id, min(vsync) AS vsync_min, max(vsync) AS vsync_max
FROM _android_jank_cuj_sf_root_slice
GROUP BY cuj_id;

CREATE PERFETTO TABLE _android_jank_cuj_sf_main_thread_cuj_boundary AS
SELECT * FROM _thread_cuj_boundary!(
  _android_jank_cuj_sf_main_thread_frame_boundary);

-- The engine is asked for some frames alone, so that it has no whole.
CREATE PERFETTO TABLE _android_jank_cuj_sf_render_engine_frame_boundary AS
SELECT cuj_id, utid, vsync, ts_compose_surfaces AS ts,
  ts AS ts_draw_layers_start, ts_end, ts_end - ts_compose_surfaces AS dur
FROM _android_jank_cuj_sf_draw_layers_slice;

CREATE PERFETTO TABLE _android_jank_cuj_sf_boundary AS
SELECT cuj_id, ts, ts_end, dur
FROM _android_jank_cuj_sf_main_thread_cuj_boundary;
