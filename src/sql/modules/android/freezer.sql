-- When processes of applications were frozen, and why each was let go on.

-- The process that had a pid at a time, the last of several.
CREATE PERFETTO FUNCTION _pid_to_upid(pid LONG, event_ts TIMESTAMP)
RETURNS LONG AS
SELECT max(upid) FROM process
WHERE pid = $pid AND
  $event_ts >= ifnull(start_ts, trace_start()) AND
  $event_ts <= ifnull(end_ts, trace_end());

-- The pid of "Freeze NAME:PID", whose name may have colons too.
CREATE PERFETTO FUNCTION _extract_freezer_pid(name STRING)
RETURNS LONG AS
SELECT CAST(regexp_extract(str_split($name, ' ', 1), '([^:]*)$') AS INT);

CREATE PERFETTO FUNCTION _translate_unfreeze_reason(reason LONG)
RETURNS STRING AS
WITH _row(number, word) AS (VALUES
  (0, 'none'), (1, 'activity'), (2, 'finish_receiver'),
  (3, 'start_receiver'), (4, 'bind_service'), (5, 'unbind_service'),
  (6, 'start_service'), (7, 'get_provider'), (8, 'remove_provider'),
  (9, 'ui_visibility'), (10, 'allowlist'), (11, 'process_begin'),
  (12, 'process_end'), (13, 'trim_memory'), (15, 'ping'),
  (16, 'file_locks'), (17, 'file_lock_check_failure'), (18, 'binder_txns'),
  (19, 'feature_flags'), (20, 'short_fgs_timeout'), (21, 'system_init'),
  (22, 'backup'), (23, 'shell'), (24, 'remove_task'), (25, 'uid_idle'),
  (26, 'stop_service'), (27, 'executing_service'),
  (28, 'restriction_change'), (29, 'component_disabled'))
SELECT word FROM _row WHERE number = $reason;

-- Until the next event of the process, which tells why if it lets it go on.
CREATE PERFETTO TABLE android_freezer_events(
  upid JOINID(process.id), pid LONG, ts TIMESTAMP, dur DURATION,
  unfreeze_reason_int LONG, unfreeze_reason_str STRING
) AS
WITH _event AS (
  SELECT ts, _extract_freezer_pid(name) AS pid, name GLOB 'F*' AS is_freeze,
    iif(name GLOB 'F*', NULL, str_split(name, ' ', 2)) AS reason
  FROM slice
  WHERE name GLOB 'Freeze *:*' OR name GLOB 'Unfreeze *:*'
), _of_process AS MATERIALIZED (
  SELECT *, _pid_to_upid(pid, ts) AS upid FROM _event
), _next AS (
  SELECT upid, pid, ts, is_freeze,
    lead(ts, 1, trace_end()) OVER _later - ts AS dur,
    CAST(lead(reason) OVER _later AS INT) AS unfreeze_reason_int
  FROM _of_process
  WHERE upid IS NOT NULL
  WINDOW _later AS (PARTITION BY upid ORDER BY ts)
)
SELECT upid, pid, ts, dur, unfreeze_reason_int,
  _translate_unfreeze_reason(unfreeze_reason_int) AS unfreeze_reason_str
FROM _next
WHERE is_freeze;
