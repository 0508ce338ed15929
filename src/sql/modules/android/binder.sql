-- Calls of binder from one process to another: both ends of each.

CREATE PERFETTO VIEW android_binder_metrics_by_process(
  process_name STRING, pid LONG, slice_name STRING, event_count LONG
) AS
SELECT process.name AS process_name, process.pid, slice.name AS slice_name,
  count(*) AS event_count
FROM slice
JOIN thread_track ON thread_track.id = slice.track_id
JOIN thread USING (utid)
JOIN process USING (upid)
WHERE slice.name GLOB 'binder*'
GROUP BY process.name, slice.name;

-- An end of a call: its slice with its thread and process.
CREATE PERFETTO VIEW _binder_ends AS
SELECT s.id, s.name, s.ts, s.dur, thread.name AS thread_name, thread.utid,
  thread.tid, thread.is_main_thread, process.name AS process_name,
  process.upid, process.pid,
  (SELECT CAST(c.value AS INT) FROM counter c
   JOIN process_counter_track t ON t.id = c.track_id
   WHERE t.upid = process.upid AND t.name = 'oom_score_adj' AND c.ts <= s.ts
   ORDER BY c.ts DESC LIMIT 1) AS oom_score
FROM slice s
JOIN thread_track ON thread_track.id = s.track_id
JOIN thread USING (utid)
JOIN process USING (upid)
WHERE s.name IN ('binder transaction', 'binder transaction async',
  'binder reply', 'binder async rcv');

-- The slice inside a reply that names the interface and the method.
CREATE PERFETTO FUNCTION _binder_aidl(id JOINID(slice.id))
RETURNS LONG AS
SELECT min(c.id) FROM slice c
WHERE c.parent_id = $id AND (c.name GLOB 'AIDL::*erver' OR
  c.name GLOB 'HIDL::*server');

-- A call that waits has an answer inside its time; one that does not wait has
-- none of these bounds.
CREATE PERFETTO TABLE android_binder_txns(
  aidl_name STRING, interface STRING, method_name STRING, aidl_ts TIMESTAMP,
  aidl_dur DURATION, binder_txn_id JOINID(slice.id), client_process STRING,
  client_thread STRING, client_upid JOINID(process.id),
  client_utid JOINID(thread.id), client_tid LONG, client_pid LONG,
  is_main_thread BOOL, client_ts TIMESTAMP, client_dur DURATION,
  client_oom_score LONG, binder_reply_id JOINID(slice.id),
  server_process STRING, server_thread STRING,
  server_upid JOINID(process.id), server_utid JOINID(thread.id),
  server_tid LONG, server_pid LONG, server_ts TIMESTAMP, server_dur DURATION,
  server_oom_score LONG, is_sync BOOL
) AS
SELECT a.name AS aidl_name,
  regexp_extract(a.name, '::(\w+)::\w+::\w+$') AS interface,
  regexp_extract(a.name, '::(\w+)::\w+$') AS method_name,
  a.ts AS aidl_ts, a.dur AS aidl_dur, c.id AS binder_txn_id,
  c.process_name AS client_process, c.thread_name AS client_thread,
  c.upid AS client_upid, c.utid AS client_utid, c.tid AS client_tid,
  c.pid AS client_pid, c.is_main_thread, c.ts AS client_ts,
  c.dur AS client_dur, c.oom_score AS client_oom_score,
  r.id AS binder_reply_id, r.process_name AS server_process,
  r.thread_name AS server_thread, r.upid AS server_upid,
  r.utid AS server_utid, r.tid AS server_tid, r.pid AS server_pid,
  r.ts AS server_ts, r.dur AS server_dur, r.oom_score AS server_oom_score,
  c.name = 'binder transaction' AS is_sync
FROM _binder_ends c
JOIN flow f ON f.slice_out = c.id
JOIN _binder_ends r ON r.id = f.slice_in
LEFT JOIN slice a ON a.id = _binder_aidl(r.id)
WHERE (c.name = 'binder transaction' AND r.name = 'binder reply' AND
    c.dur >= 0 AND r.dur >= 0 AND c.dur >= r.dur) OR
  (c.name = 'binder transaction async' AND r.name = 'binder async rcv')
ORDER BY c.id, r.id;

CREATE PERFETTO VIEW android_sync_binder_metrics_by_txn AS
SELECT * FROM android_binder_txns WHERE is_sync;

CREATE PERFETTO VIEW android_async_binder_metrics_by_txn AS
SELECT * FROM android_binder_txns WHERE NOT is_sync;
