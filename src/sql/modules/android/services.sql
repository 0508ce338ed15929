-- Services of Android that were bound: who asked for each and who gave it.

INCLUDE PERFETTO MODULE android.binder;
INCLUDE PERFETTO MODULE slices.with_context;

-- A call that tells of no answer, right behind a mark that numbers a binding.
CREATE PERFETTO TABLE _bind_dispatch AS
WITH _mark AS (
  SELECT id, name, lead(id) OVER (PARTITION BY parent_id ORDER BY ts, id)
    AS next_id
  FROM slice
  WHERE dur = 0
)
SELECT c.id, c.ts, c.dur, t.utid,
  CAST(str_split(str_split(m.name, 'bindSeq=', 1), ' ', 0) AS INT) AS bind_seq
FROM _mark m
JOIN thread_slice t ON t.id = m.id
JOIN slice c ON c.id = m.next_id
WHERE m.name GLOB 'requestServiceBinding*' AND
  c.name = 'binder transaction async';

-- A value KEY=... of the name of a slice, up to a blank.
CREATE PERFETTO MACRO _bind_value(key Expr)
RETURNS Expr AS str_split(str_split(name, $key || '=', 1), ' ', 0);

CREATE PERFETTO TABLE _bind_receive AS
SELECT id, ts, dur, track_id,
  replace(_bind_value!('token'), 'ServiceRecord{', '') AS token,
  _bind_value!('act') AS act, _bind_value!('cmp') AS cmp,
  _bind_value!('flg') AS flg,
  CAST(str_split(str_split(name, 'bindSeq=', 1), '}', 0) AS INT) AS bind_seq
FROM slice
WHERE name GLOB 'serviceBind:*';

-- Who called when the call was made for another's: the caller of what the
-- outermost slice answers; else the one that made the call itself.
CREATE PERFETTO TABLE android_service_bindings(
  client_oom_score LONG, client_process STRING, client_thread STRING,
  client_pid LONG, client_tid LONG, client_upid JOINID(process.id),
  client_utid JOINID(thread.id), client_ts TIMESTAMP, client_dur DURATION,
  server_oom_score LONG, server_process STRING, server_thread STRING,
  server_pid LONG, server_tid LONG, server_upid JOINID(process.id),
  server_utid JOINID(thread.id), server_ts TIMESTAMP, server_dur DURATION,
  token STRING, act STRING, cmp STRING, flg STRING, bind_seq LONG
) AS
WITH _outer AS MATERIALIZED (
  SELECT d.*, (SELECT a.ts FROM ancestor_slice(d.id) a WHERE a.depth = 0)
    AS outer_ts
  FROM _bind_dispatch d
)
SELECT ifnull(c.client_oom_score, s.client_oom_score) AS client_oom_score,
  ifnull(c.client_process, s.client_process) AS client_process,
  ifnull(c.client_thread, s.client_thread) AS client_thread,
  ifnull(c.client_pid, s.client_pid) AS client_pid,
  ifnull(c.client_tid, s.client_tid) AS client_tid,
  ifnull(c.client_upid, s.client_upid) AS client_upid,
  ifnull(c.client_utid, s.client_utid) AS client_utid,
  ifnull(c.client_ts, s.client_ts) AS client_ts,
  ifnull(c.client_dur, s.client_dur) AS client_dur, s.server_oom_score,
  s.server_process, s.server_thread, s.server_pid, s.server_tid,
  s.server_upid, s.server_utid, r.ts AS server_ts, r.dur AS server_dur,
  r.token, r.act, r.cmp, r.flg, r.bind_seq
FROM _outer d
JOIN _bind_receive r ON r.bind_seq = d.bind_seq
LEFT JOIN android_binder_txns s ON s.binder_txn_id = d.id
LEFT JOIN android_binder_txns c
  ON c.server_ts = d.outer_ts AND c.server_utid = d.utid;
