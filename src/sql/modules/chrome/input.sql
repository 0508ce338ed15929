-- Input on its way through Chromium: the steps of each event, by its number.

INCLUDE PERFETTO MODULE chrome.android_input;
INCLUDE PERFETTO MODULE chrome.args;
INCLUDE PERFETTO MODULE slices.with_context;

-- Slices that say which step of which event they are.
CREATE PERFETTO TABLE _chrome_latency_slices AS
WITH _numbered AS MATERIALIZED (
  SELECT DISTINCT arg_set_id FROM args
  WHERE flat_key IN ('chrome_latency_info.step',
    'args.chrome_latency_info.step')
)
SELECT s.id AS slice_id, s.ts, s.dur, s.utid,
  _chrome_arg(s.arg_set_id, 'chrome_latency_info.trace_id') AS latency_id,
  _chrome_arg(s.arg_set_id, 'chrome_latency_info.step') AS step,
  _chrome_arg(s.arg_set_id, 'chrome_latency_info.input_type') AS input_type,
  _chrome_task_begin(s.ts, s.arg_set_id) AS task_start_time_ts
FROM _numbered n
JOIN thread_slice s USING (arg_set_id);

-- The last slice of a step that a thread has several of: columns beside max()
-- are of its row.
CREATE PERFETTO TABLE _chrome_latency_steps AS
SELECT latency_id, slice_id, max(ts) AS ts, dur, utid, step, input_type,
  task_start_time_ts
FROM _chrome_latency_slices
WHERE step IS NOT NULL AND latency_id != -1
GROUP BY latency_id, utid, step, input_type;

CREATE PERFETTO TABLE chrome_inputs(latency_id LONG, input_type STRING) AS
SELECT latency_id, min(input_type) AS input_type
FROM _chrome_latency_steps
GROUP BY latency_id;

-- Steps of events of a known type: one step that has it says it of all.
CREATE PERFETTO TABLE chrome_input_pipeline_steps(
  latency_id LONG, slice_id LONG, ts TIMESTAMP, dur DURATION, utid LONG,
  step STRING, input_type STRING, task_start_time_ts TIMESTAMP
) AS
SELECT s.latency_id, s.slice_id, s.ts, s.dur, s.utid, s.step, i.input_type,
  s.task_start_time_ts
FROM _chrome_latency_steps s
JOIN chrome_inputs i USING (latency_id)
WHERE i.input_type IS NOT NULL
ORDER BY s.latency_id, s.slice_id;

-- Events that became a part of another one.
CREATE PERFETTO TABLE chrome_coalesced_inputs(
  coalesced_latency_id LONG, presented_latency_id LONG
) AS
SELECT a.int_value AS coalesced_latency_id,
  s.latency_id AS presented_latency_id
FROM chrome_input_pipeline_steps s
JOIN slice ON slice.id = s.slice_id
JOIN args a ON a.arg_set_id = slice.arg_set_id
WHERE s.step = 'STEP_RESAMPLE_SCROLL_EVENTS' AND
  a.flat_key IN ('chrome_latency_info.coalesced_trace_ids',
    'args.chrome_latency_info.coalesced_trace_ids') AND
  a.int_value != s.latency_id;

-- Pairs of a slice of INNERS and that of OUTERS around it on its thread: the
-- outermost, so that these do not overlap and one look along the time finds it.
CREATE PERFETTO MACRO _chrome_within(
  inners TableOrSubquery, outers TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  WITH __outer AS (
    SELECT slice_id, ts, dur, utid, max(ts + dur) OVER (
      PARTITION BY utid ORDER BY ts, dur DESC
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS until
    FROM $outers
  ), __slice AS (
    SELECT slice_id, ts, dur, utid, 1 AS is_inner FROM $inners
    UNION ALL
    SELECT slice_id, ts, dur, utid, 0 AS is_inner FROM __outer
    WHERE until IS NULL OR until <= ts
  ), __pair AS (
    SELECT slice_id AS inner_id, is_inner, ts + dur AS inner_end,
      max(slice_id) FILTER (WHERE NOT is_inner) OVER __until AS outer_id,
      max(ts + dur) FILTER (WHERE NOT is_inner) OVER __until AS outer_end
    FROM __slice
    WINDOW __until AS (PARTITION BY utid ORDER BY ts, dur DESC, is_inner
      ROWS UNBOUNDED PRECEDING)
  )
  SELECT inner_id, outer_id FROM __pair
  WHERE is_inner AND inner_end <= outer_end
);

CREATE PERFETTO TABLE _chrome_scroll_sent AS
SELECT slice_id, ts, dur, utid, latency_id FROM chrome_input_pipeline_steps
WHERE step = 'STEP_SEND_INPUT_EVENT_UI' AND
  input_type = 'GESTURE_SCROLL_UPDATE_EVENT' AND dur > 0;

CREATE PERFETTO TABLE _chrome_touch_sent AS
SELECT slice_id, ts, dur, utid, latency_id FROM chrome_input_pipeline_steps
WHERE step = 'STEP_SEND_INPUT_EVENT_UI' AND
  input_type = 'TOUCH_MOVE_EVENT';

CREATE PERFETTO TABLE _chrome_touch_handled AS
SELECT slice_id, ts, dur, utid, latency_id FROM chrome_input_pipeline_steps
WHERE step = 'STEP_TOUCH_EVENT_HANDLED';

-- A scroll is made while a touch is handled, or, where no page handles
-- touches, while it is sent.
CREATE PERFETTO TABLE chrome_touch_move_to_scroll_update(
  touch_move_latency_id LONG, scroll_update_latency_id LONG
) AS
SELECT ifnull(h.latency_id, t.latency_id) AS touch_move_latency_id,
  s.latency_id AS scroll_update_latency_id
FROM _chrome_scroll_sent s
LEFT JOIN _chrome_within!(_chrome_scroll_sent, _chrome_touch_handled) AS a
  ON a.inner_id = s.slice_id
LEFT JOIN _chrome_touch_handled h ON h.slice_id = a.outer_id
LEFT JOIN _chrome_within!(_chrome_scroll_sent, _chrome_touch_sent) AS b
  ON b.inner_id = s.slice_id
LEFT JOIN _chrome_touch_sent t ON t.slice_id = b.outer_id
WHERE ifnull(h.latency_id, t.latency_id) IS NOT NULL;

-- Touches that were sent while an event of Android was delivered.
CREATE PERFETTO TABLE chrome_dispatch_android_input_event_to_touch_move(
  android_input_id STRING, touch_move_latency_id LONG
) AS
SELECT d.android_input_id, t.latency_id AS touch_move_latency_id
FROM _chrome_within!(_chrome_touch_sent, _chrome_deliveries) AS a
JOIN _chrome_touch_sent t ON t.slice_id = a.inner_id
JOIN _chrome_deliveries d ON d.slice_id = a.outer_id;
