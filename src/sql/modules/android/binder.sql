-- Calls of binder from one process to another: both ends of each.  What
-- packages they are of is not known: no list of packages is read.

INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE graphs.search;
INCLUDE PERFETTO MODULE intervals.fill_gaps;
INCLUDE PERFETTO MODULE slices.flow;

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
  server_oom_score LONG, is_sync BOOL, client_monotonic_dur DURATION,
  server_monotonic_dur DURATION, client_package_version_code LONG,
  server_package_version_code LONG, is_client_package_debuggable BOOL,
  is_server_package_debuggable BOOL
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
  c.name = 'binder transaction' AS is_sync,
  to_monotonic(c.ts + c.dur) - to_monotonic(c.ts) AS client_monotonic_dur,
  to_monotonic(r.ts + r.dur) - to_monotonic(r.ts) AS server_monotonic_dur,
  NULL AS client_package_version_code, NULL AS server_package_version_code,
  NULL AS is_client_package_debuggable, NULL AS is_server_package_debuggable
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

-- What the threads at both ends of a call that waits did meanwhile.
CREATE PERFETTO VIEW _binder_states AS
SELECT t.binder_txn_id, t.client_ts, t.client_tid, t.binder_reply_id,
  t.server_ts, t.server_tid, 'binder_txn' AS thread_state_type, s.state,
  s.blocked_function, i.dur
FROM _interval_intersect!((
  (SELECT binder_txn_id AS id, client_ts AS ts, client_dur AS dur,
      client_utid AS utid
    FROM android_binder_txns WHERE is_sync),
  (SELECT id, ts, dur, utid FROM thread_state WHERE dur > 0)), (utid)) AS i
JOIN android_binder_txns AS t ON t.binder_txn_id = i.id_0
JOIN thread_state AS s ON s.id = i.id_1
UNION ALL
SELECT t.binder_txn_id, t.client_ts, t.client_tid, t.binder_reply_id,
  t.server_ts, t.server_tid, 'binder_reply' AS thread_state_type, s.state,
  s.blocked_function, i.dur
FROM _interval_intersect!((
  (SELECT binder_txn_id AS id, server_ts AS ts, server_dur AS dur,
      server_utid AS utid
    FROM android_binder_txns WHERE is_sync),
  (SELECT id, ts, dur, utid FROM thread_state WHERE dur > 0)), (utid)) AS i
JOIN android_binder_txns AS t ON t.binder_txn_id = i.id_0
JOIN thread_state AS s ON s.id = i.id_1;

CREATE PERFETTO VIEW android_sync_binder_thread_state_by_txn(
  binder_txn_id LONG, client_ts TIMESTAMP, client_tid LONG,
  binder_reply_id LONG, server_ts TIMESTAMP, server_tid LONG,
  thread_state_type STRING, thread_state STRING, thread_state_dur DURATION,
  thread_state_count LONG
) AS
SELECT binder_txn_id, client_ts, client_tid, binder_reply_id, server_ts,
  server_tid, thread_state_type, state AS thread_state,
  sum(dur) AS thread_state_dur, count(*) AS thread_state_count
FROM _binder_states
GROUP BY binder_txn_id, binder_reply_id, thread_state_type, state;

CREATE PERFETTO VIEW android_sync_binder_blocked_functions_by_txn(
  binder_txn_id LONG, client_ts TIMESTAMP, client_tid LONG,
  binder_reply_id LONG, server_ts TIMESTAMP, server_tid LONG,
  thread_state_type STRING, blocked_function STRING,
  blocked_function_dur DURATION, blocked_function_count LONG
) AS
SELECT binder_txn_id, client_ts, client_tid, binder_reply_id, server_ts,
  server_tid, thread_state_type, blocked_function,
  sum(dur) AS blocked_function_dur, count(*) AS blocked_function_count
FROM _binder_states
WHERE blocked_function IS NOT NULL
GROUP BY binder_txn_id, binder_reply_id, thread_state_type, blocked_function;

-- Profiles of pprof: the time of the answers, by who asked and for what.
CREATE PERFETTO FUNCTION android_binder_outgoing_graph(
  upid JOINID(process.id)
)
RETURNS TABLE(pprof BYTES) AS
SELECT experimental_profile(
  cat_stacks(client_thread, server_process, interface, method_name),
  'duration', 'ns', server_dur) AS pprof
FROM android_binder_txns
WHERE $upid IS NULL OR client_upid = $upid;

CREATE PERFETTO FUNCTION android_binder_incoming_graph(
  upid JOINID(process.id)
)
RETURNS TABLE(pprof BYTES) AS
SELECT experimental_profile(
  cat_stacks(client_process, interface, method_name),
  'duration', 'ns', server_dur) AS pprof
FROM android_binder_txns
WHERE $upid IS NULL OR server_upid = $upid;

CREATE PERFETTO FUNCTION android_binder_graph(
  min_client_oom_score LONG, max_client_oom_score LONG,
  min_server_oom_score LONG, max_server_oom_score LONG
)
RETURNS TABLE(pprof BYTES) AS
SELECT experimental_profile(cat_stacks(client_process, server_process),
  'duration', 'ns', server_dur) AS pprof
FROM android_binder_txns
WHERE client_oom_score BETWEEN $min_client_oom_score
    AND $max_client_oom_score
  AND server_oom_score BETWEEN $min_server_oom_score
    AND $max_server_oom_score;
