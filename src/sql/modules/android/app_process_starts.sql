-- Processes that Android started, and what for: from when the system began to
-- start one to the end of what it was started for.

INCLUDE PERFETTO MODULE slices.with_context;

CREATE PERFETTO TABLE _process_forks AS
SELECT ts, dur, trim(substr(name, 12)) AS started
FROM thread_slice
WHERE name GLOB 'Start proc:*' AND process_name = 'system_server';

-- What the app did first after it was bound: the reason.
CREATE PERFETTO TABLE _process_binds AS
WITH _step AS (
  SELECT *, CASE
    WHEN name GLOB 'performCreate:*' THEN 'activity'
    WHEN name GLOB 'serviceCreate:*' THEN 'service'
    WHEN name GLOB 'broadcastReceiveComp:*' THEN 'broadcast' END AS reason
  FROM thread_slice
  WHERE name = 'bindApplication' OR name GLOB 'performCreate:*' OR
    name GLOB 'serviceCreate:*' OR name GLOB 'broadcastReceiveComp:*'
)
SELECT id AS bind_id, ts AS bind_ts, dur AS bind_dur, name AS bind_name,
  upid, pid, process_name, lead(id) OVER w AS id,
  lead(track_id) OVER w AS track_id, lead(ts) OVER w AS ts,
  lead(dur) OVER w AS dur, lead(reason) OVER w AS reason,
  iif(lead(reason) OVER w = 'service',
    str_split(str_split(lead(name) OVER w, '=', 2), ' ', 0),
    str_split(lead(name) OVER w, iif(lead(reason) OVER w = 'activity',
      'performCreate:', 'broadcastReceiveComp:'), 1)) AS intent,
  lead(name) OVER w AS next_name
FROM _step
WINDOW w AS (PARTITION BY track_id ORDER BY ts);

CREATE PERFETTO TABLE android_app_process_starts(
  start_id LONG, id LONG, track_id JOINID(track.id), process_name STRING,
  pid LONG, upid JOINID(process.id), intent STRING, reason STRING,
  proc_start_ts TIMESTAMP, proc_start_dur DURATION, bind_app_ts TIMESTAMP,
  bind_app_dur DURATION, intent_ts TIMESTAMP, intent_dur DURATION,
  total_dur LONG
) AS
WITH _first AS (
  SELECT b.*, f.ts AS fork_ts, f.dur AS fork_dur, row_number() OVER (
    PARTITION BY b.upid ORDER BY f.ts DESC) AS number
  FROM _process_binds b
  JOIN _process_forks f ON f.started = b.process_name AND f.ts < b.ts
  WHERE b.bind_name = 'bindApplication'
), _provider AS (
  SELECT b.*, f.ts AS fork_ts, f.dur AS fork_dur, row_number() OVER (
    PARTITION BY b.upid ORDER BY f.ts DESC) AS number
  FROM _process_binds b
  JOIN _process_forks f ON f.started = b.process_name AND f.ts < b.bind_ts
  WHERE b.bind_name = 'bindApplication' AND b.id IS NULL
)
SELECT bind_id AS start_id, id, track_id, process_name, pid, upid, intent,
  reason, fork_ts AS proc_start_ts, fork_dur AS proc_start_dur,
  bind_ts AS bind_app_ts, bind_dur AS bind_app_dur, ts AS intent_ts,
  dur AS intent_dur, ts - fork_ts + dur AS total_dur
FROM _first WHERE number = 1
UNION ALL
SELECT bind_id, NULL, NULL, process_name, pid, upid, NULL, 'provider',
  fork_ts, fork_dur, bind_ts, bind_dur, NULL, NULL,
  bind_ts - fork_ts + bind_dur
FROM _provider WHERE number = 1;
