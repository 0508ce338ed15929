-- How far pages were scrolled: what the input asked for, and what was shown.

INCLUDE PERFETTO MODULE chrome.args;
INCLUDE PERFETTO MODULE chrome.event_latency;

-- The first event of each number.
CREATE PERFETTO TABLE _chrome_scroll_update_of AS
SELECT min(id) AS id, scroll_update_id, scroll_id, ts, event_type,
  is_presented, is_janky, presentation_timestamp
FROM chrome_gesture_scroll_updates
WHERE scroll_update_id IS NOT NULL
GROUP BY scroll_update_id;

CREATE PERFETTO TABLE chrome_scroll_input_deltas(
  scroll_update_id LONG, delta_x DOUBLE, delta_y DOUBLE
) AS
SELECT _chrome_arg(arg_set_id, 'scroll_deltas.trace_id') AS scroll_update_id,
  _chrome_arg(arg_set_id, 'scroll_deltas.original_delta_x') AS delta_x,
  _chrome_arg(arg_set_id, 'scroll_deltas.original_delta_y') AS delta_y
FROM slice
WHERE name = 'TranslateAndScaleWebInputEvent';

CREATE PERFETTO TABLE chrome_scroll_input_offsets(
  scroll_update_id LONG, scroll_id LONG, ts TIMESTAMP, delta_y DOUBLE,
  relative_offset_y DOUBLE
) AS
SELECT d.scroll_update_id, u.scroll_id, u.ts, d.delta_y,
  sum(d.delta_y) OVER (PARTITION BY u.scroll_id ORDER BY u.ts
    ROWS UNBOUNDED PRECEDING) AS relative_offset_y
FROM chrome_scroll_input_deltas d
JOIN _chrome_scroll_update_of u USING (scroll_update_id);

CREATE PERFETTO TABLE chrome_scroll_presented_deltas(
  scroll_update_id LONG, delta_x DOUBLE, delta_y DOUBLE, offset_x LONG,
  offset_y LONG
) AS
SELECT _chrome_arg(arg_set_id, 'scroll_deltas.trace_id') AS scroll_update_id,
  _chrome_arg(arg_set_id, 'scroll_deltas.provided_to_compositor_delta_x')
    AS delta_x,
  _chrome_arg(arg_set_id, 'scroll_deltas.provided_to_compositor_delta_y')
    AS delta_y,
  _chrome_arg(arg_set_id, 'scroll_deltas.visual_offset_x') AS offset_x,
  _chrome_arg(arg_set_id, 'scroll_deltas.visual_offset_y') AS offset_y
FROM slice
WHERE name = 'InputHandlerProxy::HandleGestureScrollUpdate_Result';

-- What is shown at one time is one row, of the first event that is shown then.
CREATE PERFETTO TABLE chrome_presented_scroll_offsets(
  scroll_update_id LONG, scroll_id LONG, ts TIMESTAMP, delta_y DOUBLE,
  relative_offset_y DOUBLE
) AS
SELECT scroll_update_id, scroll_id, shown AS ts, delta_y, relative_offset_y
FROM (
  SELECT d.scroll_update_id, u.scroll_id, u.presentation_timestamp AS shown,
    sum(d.delta_y) OVER (PARTITION BY u.presentation_timestamp) AS delta_y,
    sum(d.delta_y) OVER (PARTITION BY u.scroll_id
      ORDER BY u.presentation_timestamp) AS relative_offset_y,
    row_number() OVER (PARTITION BY u.presentation_timestamp ORDER BY u.ts)
      AS place
  FROM chrome_scroll_presented_deltas d
  JOIN _chrome_scroll_update_of u USING (scroll_update_id)
)
WHERE place = 1;
