-- SurfaceFlinger, which puts the layers of applications together: which of its
-- frames has a frame of an application, and what its work took.

INCLUDE PERFETTO MODULE android.cujs.base;

CREATE PERFETTO TABLE _android_sf_process AS
SELECT * FROM process WHERE name = '/system/bin/surfaceflinger'
ORDER BY upid LIMIT 1;

CREATE PERFETTO TABLE _android_sf_threads AS
SELECT p.upid, t.utid, t.name, k.id AS track_id, t.is_main_thread
FROM _android_sf_process p
JOIN thread t USING (upid)
JOIN thread_track k USING (utid);

CREATE PERFETTO TABLE _android_sf_main_thread AS
SELECT upid, utid, name, track_id FROM _android_sf_threads
WHERE is_main_thread;

CREATE PERFETTO FUNCTION _android_sf_thread(thread_name STRING)
RETURNS TABLE(
  upid JOINID(process.id), utid JOINID(thread.id), name STRING,
  track_id JOINID(track.id)
) AS
SELECT upid, utid, name, track_id FROM _android_sf_threads
WHERE name = $thread_name;

-- By the arrows between their lines, which are called as the frames' numbers.
-- An application has a line a layer.
CREATE PERFETTO TABLE android_app_to_sf_frame_timeline_match(
  app_upid JOINID(process.upid), app_vsync LONG, sf_upid JOINID(process.upid),
  sf_vsync LONG
) AS
SELECT DISTINCT a.upid AS app_upid, CAST(a.name AS INT) AS app_vsync,
  s.upid AS sf_upid, CAST(s.name AS INT) AS sf_vsync
FROM actual_frame_timeline_slice a
JOIN flow f ON f.slice_out = a.id
JOIN actual_frame_timeline_slice s ON s.id = f.slice_in
WHERE s.upid IN (SELECT upid FROM _android_sf_process)
ORDER BY 1, 2, 3, 4;

CREATE PERFETTO TABLE _android_jank_cuj_app_sf_frame_timeline_match AS
SELECT d.cuj_id, d.upid AS app_upid, m.app_vsync, m.sf_upid, m.sf_vsync
FROM _android_jank_cuj_do_frames d
JOIN android_app_to_sf_frame_timeline_match m
  ON m.app_vsync = d.vsync AND m.app_upid = d.upid;

-- Slices of the main thread, called "WORD NUMBER", of such frames.
CREATE PERFETTO FUNCTION _find_android_jank_cuj_sf_main_thread_slice(
  slice_name_glob STRING
)
RETURNS TABLE(
  cuj_id LONG, utid JOINID(thread.id), vsync LONG, id ID(slice.id),
  name STRING, ts TIMESTAMP, dur LONG, ts_end TIMESTAMP
) AS
WITH _slice AS MATERIALIZED (
  SELECT k.utid, s.id, s.name, s.ts, s.dur,
    CAST(str_split(s.name, ' ', 1) AS INT) AS vsync
  FROM _android_sf_main_thread k
  JOIN slice s USING (track_id)
  WHERE s.name GLOB $slice_name_glob AND s.dur > 0
)
SELECT m.cuj_id, s.utid, s.vsync, s.id, s.name, s.ts, s.dur,
  s.ts + s.dur AS ts_end
FROM (SELECT DISTINCT cuj_id, sf_vsync AS vsync
  FROM _android_jank_cuj_app_sf_frame_timeline_match) m
JOIN _slice s USING (vsync)
ORDER BY m.cuj_id, s.vsync;

CREATE PERFETTO TABLE _android_jank_cuj_sf_commit_slice AS
SELECT * FROM _find_android_jank_cuj_sf_main_thread_slice('commit *');

CREATE PERFETTO TABLE _android_jank_cuj_sf_composite_slice AS
SELECT * FROM _find_android_jank_cuj_sf_main_thread_slice('composite *');

CREATE PERFETTO TABLE _android_jank_cuj_sf_on_message_invalidate_slice AS
SELECT * FROM
  _find_android_jank_cuj_sf_main_thread_slice('onMessageInvalidate *');

-- Frames from when they were expected to begin to the end of their work: from
-- commit to composite, in older versions one slice.
CREATE PERFETTO TABLE _android_jank_cuj_sf_main_thread_frame_boundary AS
WITH _work AS (
  SELECT a.cuj_id, a.utid, a.vsync, a.ts, b.ts_end
  FROM _android_jank_cuj_sf_commit_slice a
  JOIN _android_jank_cuj_sf_composite_slice b USING (cuj_id, vsync)
  UNION ALL
  SELECT cuj_id, utid, vsync, ts, ts_end
  FROM _android_jank_cuj_sf_on_message_invalidate_slice
), _expected AS MATERIALIZED (
  SELECT e.ts, CAST(e.name AS INT) AS vsync
  FROM expected_frame_timeline_slice e
  JOIN _android_sf_process USING (upid)
)
SELECT w.cuj_id, w.utid, w.vsync, e.ts, w.ts AS ts_main_thread_start,
  w.ts_end, w.ts_end - e.ts AS dur
FROM _expected e
JOIN _work w USING (vsync);

-- A number of a summary, by its path in it.
CREATE PERFETTO MACRO _sf_workload(path Expr)
RETURNS Expr AS extract_arg(arg_set_id, 'surfaceflinger_workload.' || $path);

CREATE PERFETTO TABLE android_surfaceflinger_workloads(
  ts TIMESTAMP, source STRING, output_name STRING, sf_vsync LONG,
  sf_cpu_frame_signal_nanos LONG, sf_cpu_commit_nanos LONG,
  sf_cpu_composite_nanos LONG, hwc_present_nanos LONG,
  hwc_validate_nanos LONG, hwc_present_or_validate_nanos LONG,
  re_draw_layers_nanos LONG, re_gpu_completion_nanos LONG,
  skia_flush_nanos LONG, skia_submit_nanos LONG, gpu_composited_layers LONG,
  dpu_composited_layers LONG
) AS
SELECT ts, _sf_workload!('source') AS source,
  _sf_workload!('output_name') AS output_name,
  _sf_workload!('vsync_id') AS sf_vsync,
  _sf_workload!('summary.timings.sf_cpu.frame_signal_nanos')
    AS sf_cpu_frame_signal_nanos,
  _sf_workload!('summary.timings.sf_cpu.commit_nanos') AS sf_cpu_commit_nanos,
  _sf_workload!('summary.timings.sf_cpu.composite_nanos')
    AS sf_cpu_composite_nanos,
  _sf_workload!('summary.timings.hwc.present_nanos') AS hwc_present_nanos,
  _sf_workload!('summary.timings.hwc.validate_nanos') AS hwc_validate_nanos,
  _sf_workload!('summary.timings.hwc.present_or_validate_nanos')
    AS hwc_present_or_validate_nanos,
  _sf_workload!('summary.timings.re.draw_layers_nanos')
    AS re_draw_layers_nanos,
  _sf_workload!('summary.timings.re.gpu_completion_nanos')
    AS re_gpu_completion_nanos,
  _sf_workload!('summary.timings.skia.flush_nanos') AS skia_flush_nanos,
  _sf_workload!('summary.timings.skia.submit_nanos') AS skia_submit_nanos,
  _sf_workload!('summary.stats.gpu_composited_layers')
    AS gpu_composited_layers,
  _sf_workload!('summary.stats.dpu_composited_layers')
    AS dpu_composited_layers
FROM slice
WHERE category = 'rendering' AND name = 'WorkloadSummary';
