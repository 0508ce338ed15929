-- Args of Chromium's events.

-- The arg NAME of a set; in JSON it stands below "args".
CREATE PERFETTO FUNCTION _chrome_arg(arg_set_id ARGSETID, name STRING)
RETURNS ANY AS
SELECT ifnull(extract_arg($arg_set_id, $name),
  extract_arg($arg_set_id, 'args.' || $name));

-- When the task of a slice began, by what the slice says of it.
CREATE PERFETTO FUNCTION _chrome_task_begin(
  ts TIMESTAMP, arg_set_id ARGSETID
)
RETURNS TIMESTAMP AS
SELECT $ts - 1000 * _chrome_arg($arg_set_id,
  'current_task.event_offset_from_task_start_time_us');
