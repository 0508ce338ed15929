-- Slices that make the frames of what a person does with an application: the
-- call of each frame, its drawing, the waits for fences of the GPU and of the
-- hardware that composes, in the application and in SurfaceFlinger.

INCLUDE PERFETTO MODULE android.cujs.base;
INCLUDE PERFETTO MODULE android.cujs.threads;
INCLUDE PERFETTO MODULE android.surfaceflinger;

-- The second word of a name, which is the number of a frame.
CREATE PERFETTO FUNCTION _vsync_from_name(slice_name STRING)
RETURNS STRING AS
SELECT CAST(str_split($slice_name, ' ', 1) AS INT);

-- What waits for a fence is called by words that the fence's number follows:
-- which word that is, by the first pattern that fits.
CREATE PERFETTO TABLE _fence_patterns AS
WITH _row(pattern, word) AS (VALUES
  ('GPU completion fence *', 3), ('Trace GPU completion fence *', 4),
  ('waiting for GPU completion *', 4), ('Trace HWC release fence *', 4),
  ('waiting for HWC release *', 4))
SELECT * FROM _row;

CREATE PERFETTO FUNCTION _gpu_completion_fence_id_from_name(slice_name STRING)
RETURNS STRING AS
SELECT CAST(str_split($slice_name, ' ', word) AS INT)
FROM _fence_patterns WHERE $slice_name GLOB pattern;

-- Calls that make a frame.  One that waits for another's time says so in a
-- slice inside it, which is none.
CREATE PERFETTO TABLE _do_frame_calls AS
SELECT id, track_id, ts, dur, name, _vsync_from_name(name) AS vsync
FROM slice
WHERE name GLOB 'Choreographer#doFrame*' AND name NOT GLOB '*resynced*';

CREATE PERFETTO INDEX _do_frame_calls_place
ON _do_frame_calls(track_id, vsync);

-- Of calls inside each other the innermost holds.
CREATE PERFETTO TABLE _do_frame_around AS
WITH RECURSIVE _around(id) AS (
  SELECT s.parent_id FROM _do_frame_calls c JOIN slice s ON s.id = c.id
  UNION
  SELECT s.parent_id FROM _around a JOIN slice s ON s.id = a.id
)
SELECT id FROM _around WHERE id IS NOT NULL;

CREATE PERFETTO TABLE _android_jank_cuj_do_frame_slice AS
SELECT c.cuj_id, m.upid, m.utid, s.*, s.ts + s.dur AS ts_end, d.vsync
FROM android_jank_cuj c
CROSS JOIN _android_jank_cuj_main_thread m USING (cuj_id)
CROSS JOIN _do_frame_calls d ON d.track_id = m.track_id AND
  d.vsync BETWEEN max(ifnull(c.begin_vsync, 1), 1) AND
    ifnull(c.end_vsync, 9223372036854775807)
CROSS JOIN slice s ON s.id = d.id
WHERE s.dur > 0 AND s.ts + s.dur >= c.ts AND s.ts <= c.ts_end AND
  d.id NOT IN (SELECT id FROM _do_frame_around);

-- A frame of several layers is drawn by several.
CREATE PERFETTO TABLE _draw_frame_calls AS
SELECT id, track_id, _vsync_from_name(name) AS vsync
FROM slice
WHERE name GLOB 'DrawFrame*' AND dur > 0;

CREATE PERFETTO INDEX _draw_frame_calls_place
ON _draw_frame_calls(track_id, vsync);

CREATE PERFETTO TABLE _android_jank_cuj_draw_frame_slice AS
SELECT f.cuj_id, r.upid, r.utid, s.*, s.ts + s.dur AS ts_end, d.vsync
FROM _android_jank_cuj_do_frames f
CROSS JOIN android_jank_cuj_render_thread r USING (cuj_id)
CROSS JOIN _draw_frame_calls d
  ON d.track_id = r.track_id AND d.vsync = f.vsync
CROSS JOIN slice s ON s.id = d.id;

-- Slices inside those of a table that name a fence by a pattern.
CREATE PERFETTO MACRO _fences_inside(
  parents TableOrSubquery, parent_id ColumnName, pattern Expr
)
RETURNS TableOrSubquery AS (
  SELECT p.cuj_id, p.vsync, p.id AS $parent_id,
    _gpu_completion_fence_id_from_name(f.name) AS fence_idx
  FROM $parents p
  JOIN descendant_slice(p.id) f
  WHERE f.name GLOB $pattern
);

CREATE PERFETTO TABLE _android_jank_cuj_gpu_completion_fence AS
SELECT * FROM _fences_inside!(_android_jank_cuj_draw_frame_slice,
  draw_frame_slice_id, '*GPU completion fence*');

CREATE PERFETTO TABLE _android_jank_cuj_hwc_release_fence AS
SELECT * FROM _fences_inside!(_android_jank_cuj_draw_frame_slice,
  draw_frame_slice_id, '*HWC release fence *');

-- Waits for fences, by line and number.
CREATE PERFETTO TABLE _fence_waits AS
SELECT id, track_id, _gpu_completion_fence_id_from_name(name) AS fence_idx,
  name GLOB '*GPU*' AS is_gpu
FROM slice
WHERE dur > 0 AND (name GLOB 'waiting for GPU completion *' OR
  name GLOB 'waiting for HWC release *');

CREATE PERFETTO INDEX _fence_waits_place ON _fence_waits(track_id, fence_idx);

CREATE PERFETTO TABLE _android_jank_cuj_hwc_release_slice AS
SELECT f.cuj_id, f.vsync, s.*, s.ts + s.dur AS ts_end, f.fence_idx,
  f.draw_frame_slice_id
FROM _android_jank_cuj_hwc_release_fence f
CROSS JOIN _android_jank_cuj_hwc_release_thread k USING (cuj_id)
CROSS JOIN _fence_waits w
  ON w.track_id = k.track_id AND w.fence_idx = f.fence_idx
JOIN slice s ON s.id = w.id
WHERE NOT w.is_gpu;

CREATE PERFETTO TABLE _android_jank_cuj_gpu_completion_slice AS
SELECT f.cuj_id, f.vsync, s.*, s.ts + s.dur AS ts_end,
  h.ts_end AS hwc_release_ts_end, f.fence_idx
FROM _android_jank_cuj_gpu_completion_fence f
CROSS JOIN _android_jank_cuj_gpu_completion_thread k USING (cuj_id)
CROSS JOIN _fence_waits w
  ON w.track_id = k.track_id AND w.fence_idx = f.fence_idx
JOIN slice s ON s.id = w.id
LEFT JOIN _android_jank_cuj_hwc_release_slice h
  ON h.cuj_id = f.cuj_id AND h.vsync = f.vsync AND
    h.draw_frame_slice_id = f.draw_frame_slice_id
WHERE w.is_gpu;

-- The work of SurfaceFlinger's main thread for a frame, in any version.
CREATE PERFETTO VIEW _android_jank_cuj_sf_root_slice AS
SELECT * FROM _android_jank_cuj_sf_on_message_invalidate_slice
UNION ALL
SELECT * FROM _android_jank_cuj_sf_composite_slice
UNION ALL
SELECT * FROM _android_jank_cuj_sf_commit_slice;

CREATE PERFETTO TABLE _android_jank_cuj_sf_gpu_completion_fence AS
SELECT * FROM _fences_inside!(_android_jank_cuj_sf_root_slice,
  sf_root_slice_id, '*GPU completion fence*');

CREATE PERFETTO TABLE _android_jank_cuj_sf_gpu_completion_slice AS
SELECT f.cuj_id, f.vsync, s.*, s.ts + s.dur AS ts_end, f.fence_idx
FROM _android_jank_cuj_sf_gpu_completion_fence f
CROSS JOIN _android_jank_cuj_sf_gpu_completion_thread k
JOIN _fence_waits w ON w.track_id = k.track_id AND w.fence_idx = f.fence_idx
JOIN slice s ON s.id = w.id
WHERE w.is_gpu;

-- What the engine draws while the main thread composes surfaces.
CREATE PERFETTO TABLE _sf_draws AS
SELECT k.utid, s.id, s.ts, s.ts + s.dur AS ts_end
FROM _android_jank_cuj_sf_render_engine_thread k
JOIN slice s USING (track_id)
WHERE s.name = 'REThreaded::drawLayers' AND s.dur > 0;

CREATE PERFETTO INDEX _sf_draws_ts ON _sf_draws(ts);

CREATE PERFETTO TABLE _android_jank_cuj_sf_draw_layers_slice AS
WITH _compose AS MATERIALIZED (
  SELECT r.cuj_id, r.vsync, c.ts, c.ts + c.dur AS ts_end
  FROM _android_jank_cuj_sf_root_slice r
  JOIN descendant_slice(r.id) c
  WHERE c.name = 'composeSurfaces'
)
SELECT c.cuj_id, d.utid, c.vsync, s.*, d.ts_end, c.ts AS ts_compose_surfaces
FROM _compose c
JOIN _sf_draws d ON d.ts BETWEEN c.ts AND c.ts_end AND d.ts_end <= c.ts_end
JOIN slice s ON s.id = d.id;
