-- What of frames and tasks of a scroll of Chromium other modules ask.

-- Whether a frame took longer than its neighbour by more than half an interval
-- of the display, and the neighbour is of the same gesture.
CREATE PERFETTO FUNCTION _is_janky_frame(
  cur_gesture_id LONG, neighbour_gesture_id LONG, neighbour_ts TIMESTAMP,
  cur_gesture_begin_ts TIMESTAMP, cur_gesture_end_ts TIMESTAMP,
  cur_frame_exact DOUBLE, neighbour_frame_exact DOUBLE
)
RETURNS BOOL AS
SELECT iif($cur_gesture_id <> $neighbour_gesture_id OR
  $neighbour_ts IS NULL OR $neighbour_ts < $cur_gesture_begin_ts OR
  $neighbour_ts > $cur_gesture_end_ts, 0,
  $cur_frame_exact > $neighbour_frame_exact + 0.5 + 1e-9);

-- By how much it took longer than that, than the shorter of its neighbours.
CREATE PERFETTO FUNCTION _jank_budget(
  cur_frame_exact DOUBLE, prev_frame_exact DOUBLE, next_frame_exact DOUBLE
)
RETURNS DOUBLE AS
SELECT $cur_frame_exact - coalesce(
  min($prev_frame_exact, $next_frame_exact), $prev_frame_exact,
  $next_frame_exact) - 0.5 - 1e-9;

-- Slices of a name that tell of a long task what message it handled.
CREATE PERFETTO FUNCTION chrome_select_long_task_slices(name STRING)
RETURNS TABLE(
  interface_name STRING, ipc_hash LONG, message_type STRING, id LONG
) AS
SELECT
  extract_arg(arg_set_id, 'chrome_mojo_event_info.mojo_interface_tag')
    AS interface_name,
  extract_arg(arg_set_id, 'chrome_mojo_event_info.ipc_hash') AS ipc_hash,
  iif(extract_arg(arg_set_id, 'chrome_mojo_event_info.is_reply'), 'reply',
    'message') AS message_type, id
FROM slice
WHERE name = $name AND category GLOB '*scheduler.long_tasks*';
