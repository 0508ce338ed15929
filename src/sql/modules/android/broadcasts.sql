-- Broadcasts of Android 14 and later: what each process was sent, by the lines
-- of the queues of the system's server.

INCLUDE PERFETTO MODULE android.freezer;

-- Slices "QUEUE PID:PROCESS/UID running" of a line BroadcastQueue.mRunning[N],
-- with slices "RECORD ACTION/... scheduled" right below them.
CREATE PERFETTO TABLE _android_broadcasts_minsdk_u AS
WITH _queue AS (
  SELECT t.id, CAST(replace(str_split(t.name, '[', 1), ']', '') AS INT)
    AS queue_id
  FROM process_track t
  JOIN process p USING (upid)
  WHERE t.name GLOB 'BroadcastQueue.mRunning*' AND p.name = 'system_server'
), _running AS MATERIALIZED (
  SELECT s.id, q.queue_id, str_split(s.name, ' ', 0) AS process_queue_id,
    str_split(str_split(s.name, '/', 0), ' ', 1) AS process
  FROM _queue q
  JOIN slice s ON s.track_id = q.id
  WHERE s.name GLOB '* running'
)
SELECT str_split(s.name, ' ', 0) AS record_id,
  str_split(str_split(s.name, '/', 0), ' ', 1) AS intent_action,
  substr(r.process, instr(r.process, ':') + 1) AS process_name,
  CAST(str_split(r.process, ':', 0) AS INT) AS pid,
  _pid_to_upid(CAST(str_split(r.process, ':', 0) AS INT), s.ts) AS upid,
  r.process_queue_id, r.queue_id, s.id, s.ts, s.dur, s.track_id
FROM _running r
JOIN slice s ON s.parent_id = r.id
WHERE s.name GLOB '* scheduled';
