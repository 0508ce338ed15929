-- Frames of Chromium: steps of one surface, and of the display that shows what
-- surfaces have.

INCLUDE PERFETTO MODULE chrome.args;
INCLUDE PERFETTO MODULE slices.with_context;

CREATE PERFETTO TABLE _chrome_graphics_slices AS
SELECT id, ts, dur, utid, arg_set_id,
  _chrome_arg(arg_set_id, 'chrome_graphics_pipeline.step') AS step,
  _chrome_arg(arg_set_id, 'chrome_graphics_pipeline.surface_frame_trace_id')
    AS surface_id,
  _chrome_arg(arg_set_id, 'chrome_graphics_pipeline.display_trace_id')
    AS display_id,
  _chrome_task_begin(ts, arg_set_id) AS task_start_time_ts
FROM thread_slice
WHERE name = 'Graphics.Pipeline';

-- The number -1 is said of many frames and is none.
CREATE PERFETTO TABLE chrome_graphics_pipeline_surface_frame_steps(
  id LONG, ts TIMESTAMP, dur DURATION, step STRING,
  surface_frame_trace_id LONG, utid LONG, task_start_time_ts TIMESTAMP
) AS
SELECT id, ts, dur, step, nullif(surface_id, -1) AS surface_frame_trace_id,
  utid, task_start_time_ts
FROM _chrome_graphics_slices
WHERE surface_id IS NOT NULL
ORDER BY id;

-- The last of a step that a thread has several of: what was before it was
-- given up.
CREATE PERFETTO TABLE chrome_graphics_pipeline_display_frame_steps(
  id LONG, ts TIMESTAMP, dur DURATION, step STRING, display_trace_id LONG,
  utid LONG, task_start_time_ts TIMESTAMP
) AS
SELECT id, max(ts) AS ts, dur, step, display_id AS display_trace_id, utid,
  task_start_time_ts
FROM _chrome_graphics_slices
WHERE display_id IS NOT NULL
GROUP BY display_id, step, utid;

-- The first frame of the display that has what a surface drew.
CREATE PERFETTO TABLE chrome_surface_frame_id_to_first_display_id(
  surface_frame_trace_id LONG, display_trace_id LONG
) AS
SELECT surface_frame_trace_id, display_trace_id
FROM (
  SELECT a.int_value AS surface_frame_trace_id, d.display_trace_id,
    min(d.ts)
  FROM chrome_graphics_pipeline_display_frame_steps d
  JOIN slice ON slice.id = d.id
  JOIN args a ON a.arg_set_id = slice.arg_set_id
  WHERE d.step = 'STEP_SURFACE_AGGREGATION' AND a.flat_key IN (
    'chrome_graphics_pipeline.aggregated_surface_frame_trace_ids',
    'args.chrome_graphics_pipeline.aggregated_surface_frame_trace_ids')
  GROUP BY a.int_value
);

CREATE PERFETTO TABLE chrome_graphics_pipeline_inputs_to_surface_frames(
  latency_id LONG, surface_frame_trace_id LONG
) AS
SELECT a.int_value AS latency_id, f.surface_frame_trace_id
FROM chrome_graphics_pipeline_surface_frame_steps f
JOIN slice ON slice.id = f.id
JOIN args a ON a.arg_set_id = slice.arg_set_id
WHERE f.step = 'STEP_SUBMIT_COMPOSITOR_FRAME' AND a.flat_key IN (
  'chrome_graphics_pipeline.latency_ids',
  'args.chrome_graphics_pipeline.latency_ids');
