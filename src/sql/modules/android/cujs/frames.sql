-- Frames of what a person does with an application: how long each took from
-- when it was expected to when it was shown, and who made it late.

INCLUDE PERFETTO MODULE android.cujs.base;
INCLUDE PERFETTO MODULE android.cujs.boundaries;
INCLUDE PERFETTO MODULE android.cujs.relevant_slices;
INCLUDE PERFETTO MODULE android.cujs.threads;
INCLUDE PERFETTO MODULE android.frames.jank_type;
INCLUDE PERFETTO MODULE android.frames.timeline;
INCLUDE PERFETTO MODULE android.surfaceflinger;

-- How long a frame may take where the timeline does not say it: 1/60 s.
CREATE PERFETTO MACRO _frame_budget(dur Expr)
RETURNS Expr AS ifnull($dur, 16600000);

-- Frames of the timeline with their numbers.
CREATE PERFETTO TABLE _cuj_actual_frames AS
SELECT CAST(name AS INT) AS vsync, *
FROM actual_frame_timeline_slice
WHERE dur > 0
ORDER BY vsync;

CREATE PERFETTO INDEX _cuj_actual_frames_vsync ON _cuj_actual_frames(vsync);

CREATE PERFETTO TABLE _cuj_expected_frames AS
SELECT upid, name, dur FROM expected_frame_timeline_slice;

CREATE PERFETTO INDEX _cuj_expected_frames_name
ON _cuj_expected_frames(name, upid);

-- A row a number of a frame, over all its layers: it is late when one of them
-- is, and on time when each is.  Where the layer is known it alone counts.
CREATE PERFETTO TABLE _android_jank_cuj_frame_timeline AS
SELECT b.cuj_id, a.vsync,
  max(android_is_app_jank_type(a.jank_type)) AS app_missed,
  max(android_is_sf_jank_type(a.jank_type)) AS sf_missed,
  ifnull(max(abs(a.jank_score)), 0) AS jank_score,
  ifnull(max(m.sf_callback_missed), 0) AS sf_callback_missed,
  ifnull(max(m.hwui_callback_missed), 0) AS hwui_callback_missed,
  min(a.on_time_finish) AS on_time_finish,
  max(a.ts + a.dur) AS ts_end_actual, max(a.dur) AS dur,
  _frame_budget!(max(e.dur)) AS dur_expected,
  count(DISTINCT a.layer_name) AS number_of_layers_for_frame,
  max(a.layer_name) AS frame_layer_name
FROM _android_jank_cuj_vsync_boundary b
LEFT JOIN android_jank_cuj_layer_name l USING (cuj_id)
JOIN _cuj_actual_frames a ON a.vsync BETWEEN b.vsync_min AND b.vsync_max AND
  a.layer_name IS ifnull(l.layer_name, a.layer_name)
LEFT JOIN _cuj_expected_frames e ON e.name = a.name AND e.upid = a.upid
LEFT JOIN _vsync_missed_callback m ON m.vsync = a.vsync
GROUP BY b.cuj_id, a.vsync;

-- Frames that were drawn with a fence of the GPU, by number.
CREATE PERFETTO TABLE _android_jank_cuj_frame AS
WITH _fences AS MATERIALIZED (
  SELECT d.cuj_id, d.vsync, count(f.fence_idx) AS gpu_fence_count
  FROM _android_jank_cuj_draw_frame_slice d
  JOIN _android_jank_cuj_gpu_completion_fence f
    ON f.cuj_id = d.cuj_id AND f.vsync = d.vsync AND
      f.draw_frame_slice_id = d.id
  GROUP BY d.cuj_id, d.vsync
), _calls AS MATERIALIZED (
  SELECT cuj_id, vsync, count(*) AS calls
  FROM _android_jank_cuj_do_frames
  GROUP BY cuj_id, vsync
), _frame AS (
  SELECT b.cuj_id, b.vsync, b.ts, b.ts_expected, b.ts_do_frame_start,
    sum(c.calls * f.gpu_fence_count) AS gpu_fence_count
  FROM _fences f
  JOIN _calls c USING (cuj_id, vsync)
  JOIN _android_jank_cuj_main_thread_frame_boundary b USING (cuj_id, vsync)
  GROUP BY b.cuj_id, b.vsync, b.ts, b.ts_do_frame_start
), _numbered AS (
  SELECT cuj_id,
    row_number() OVER (PARTITION BY cuj_id ORDER BY vsync) AS frame_number,
    vsync, ts, ts_expected, ts_do_frame_start, gpu_fence_count,
    gpu_fence_count > 0 AS drew_anything
  FROM _frame
)
SELECT n.*, t.app_missed, t.sf_missed, t.jank_score, t.sf_callback_missed,
  t.hwui_callback_missed, t.on_time_finish, t.ts_end_actual - n.ts AS dur,
  t.ts_end_actual - n.ts_do_frame_start AS dur_unadjusted, t.dur_expected,
  t.ts_end_actual AS ts_end
FROM _numbered n
JOIN _android_jank_cuj_frame_timeline t USING (cuj_id, vsync);

-- Frames of SurfaceFlinger that showed one of the application's.
CREATE PERFETTO TABLE _android_jank_cuj_sf_frame AS
WITH _shown AS MATERIALIZED (
  SELECT DISTINCT b.cuj_id, a.display_frame_token AS vsync
  FROM _android_jank_cuj_vsync_boundary b
  LEFT JOIN android_jank_cuj_layer_name l USING (cuj_id)
  JOIN actual_frame_timeline_slice a ON a.upid = b.upid AND
    CAST(a.name AS INT) BETWEEN b.vsync_min AND b.vsync_max AND
    a.layer_name IS ifnull(l.layer_name, a.layer_name)
), _sf AS MATERIALIZED (
  SELECT CAST(a.name AS INT) AS vsync, a.*
  FROM _android_jank_cuj_sf_process p
  JOIN actual_frame_timeline_slice a USING (upid)
), _frame AS (
  SELECT DISTINCT b.cuj_id, b.vsync, b.ts, b.ts_main_thread_start, b.ts_end,
    b.dur, a.jank_tag = 'Self Jank' AS sf_missed, NULL AS app_missed,
    a.jank_score, a.jank_tag, a.jank_type, a.prediction_type,
    a.present_type, a.gpu_composition, _frame_budget!(e.dur) AS dur_expected
  FROM _android_jank_cuj_sf_main_thread_frame_boundary b
  JOIN _shown s ON s.cuj_id = b.cuj_id AND s.vsync = b.vsync
  JOIN _sf a ON a.vsync = b.vsync
  LEFT JOIN _cuj_expected_frames e ON e.name = a.name AND e.upid = a.upid
)
SELECT *,
  row_number() OVER (PARTITION BY cuj_id ORDER BY vsync) AS frame_number
FROM _frame;

-- All, those that were given up too, which have no frames and the times of
-- their slice.
CREATE PERFETTO TABLE android_jank_cuj_slice_summary(
  cuj_id LONG, name STRING, process_name STRING, state STRING,
  total_frames LONG, missed_app_frames LONG, missed_sf_frames LONG,
  layer_name STRING, ts TIMESTAMP, dur DURATION, track_id JOINID(track.id),
  slice_id JOINID(slice.id)
) AS
WITH _kept AS MATERIALIZED (
  SELECT c.cuj_id, b.ts, b.dur, f.*
  FROM android_jank_cuj c
  LEFT JOIN _android_jank_cuj_main_thread_cuj_boundary b USING (cuj_id)
  LEFT JOIN (SELECT cuj_id AS of_cuj, count(*) AS total_frames,
      sum(app_missed) AS missed_app_frames,
      sum(sf_missed) AS missed_sf_frames
    FROM _android_jank_cuj_frame_timeline GROUP BY cuj_id) f
    ON f.of_cuj = c.cuj_id
)
SELECT c.cuj_id, c.cuj_slice_name AS name, c.process_name,
  _cuj_state(c.cuj_id) AS state, k.total_frames, k.missed_app_frames,
  k.missed_sf_frames, l.layer_name, ifnull(k.ts, c.ts) AS ts,
  ifnull(k.dur, c.dur) AS dur, s.track_id, c.slice_id
FROM _jank_cujs_slices c
JOIN slice s ON s.id = c.slice_id
LEFT JOIN android_jank_cuj_layer_name l USING (cuj_id)
LEFT JOIN _kept k ON k.cuj_id = c.cuj_id;
