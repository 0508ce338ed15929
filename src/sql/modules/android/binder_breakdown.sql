-- What calls of binder waited for, piece by piece, at both of their ends.

INCLUDE PERFETTO MODULE android.binder;
INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE intervals.overlap;
INCLUDE PERFETTO MODULE slices.with_context;

-- Why a thread does not go on, by the innermost slice and the state: the first
-- row that fits.  A row of state null fits each; one with nested only a call
-- inside of the one that is told of.
CREATE PERFETTO TABLE _binder_reasons AS
WITH _row(number, pattern, state, nested, reason) AS (VALUES
  (1, 'mm_vmscan_direct_reclaim', NULL, 0, 'kernel_memory_reclaim'),
  (2, 'GC: Wait For*', NULL, 0, 'userspace_memory_reclaim'),
  (3, 'monitor contention*', 'S', 0, 'monitor_contention'),
  (4, 'Lock contention on a monitor lock*', 'S', 0, 'monitor_contention'),
  (5, 'Lock contention*', 'S', 0, 'art_lock_contention'),
  (6, 'binder transaction', 'S', 1, 'binder'),
  (7, 'binder reply', 'S', 1, 'binder'),
  (8, 'Contending for pthread mutex', 'S', 0, 'mutex_contention'))
SELECT * FROM _row ORDER BY number;

CREATE PERFETTO FUNCTION _binder_reason(
  name STRING, state STRING, io_wait LONG, nested BOOL
)
RETURNS STRING AS
SELECT coalesce(
  (SELECT r.reason FROM _binder_reasons r
    WHERE $name GLOB r.pattern AND
      (r.state IS NULL OR r.state = $state) AND (NOT r.nested OR $nested)
    ORDER BY r.number LIMIT 1),
  iif($state <> 'S' AND $io_wait = 1, 'io', $state));

-- The innermost slice of each time of an end, (root_id, id, ts, dur).
CREATE PERFETTO MACRO _binder_innermost(
  root ColumnName, ts ColumnName, dur ColumnName
)
RETURNS TableOrSubquery AS
(
  WITH __end AS MATERIALIZED (
    SELECT DISTINCT $root AS id, $ts AS ts, $dur AS dur
    FROM android_binder_txns
  ), __inside AS (
    SELECT e.id AS root_id, d.id, d.parent_id, d.ts, d.dur
    FROM __end e JOIN descendant_slice(e.id) d
  )
  SELECT root_id, id, ts, dur
  FROM _intervals_flatten!(
    _intervals_merge_root_and_children!(__end, __inside))
  WHERE dur > 0
);

-- These pieces with the thread and the slice of each.
CREATE PERFETTO TABLE _binder_server_pieces AS
SELECT row_number() OVER () AS id, f.root_id, f.id AS slice_id, f.ts, f.dur,
  s.name, s.utid
FROM _binder_innermost!(binder_reply_id, server_ts, server_dur) f
JOIN thread_slice s ON s.id = f.id;

CREATE PERFETTO TABLE _binder_client_pieces AS
SELECT row_number() OVER () AS id, f.root_id, f.id AS slice_id, f.ts, f.dur,
  s.name, s.utid
FROM _binder_innermost!(binder_txn_id, client_ts, client_dur) f
JOIN thread_slice s ON s.id = f.id;

-- The same cut by the states of the thread.
CREATE PERFETTO MACRO _binder_breakdown(
  pieces TableOrSubquery, root ColumnName
)
RETURNS TableOrSubquery AS
(
  SELECT t.binder_txn_id, t.binder_reply_id, i.ts, i.dur,
    _binder_reason(p.name, s.state, s.io_wait, p.slice_id NOT IN
      (t.binder_txn_id, t.binder_reply_id)) AS reason
  FROM _interval_intersect!(($pieces,
    (SELECT id, ts, dur, utid FROM thread_state WHERE dur > 0)), (utid)) AS i
  JOIN $pieces AS p ON p.id = i.id_0
  JOIN thread_state AS s ON s.id = i.id_1
  JOIN android_binder_txns AS t ON t.$root = p.root_id
);

CREATE PERFETTO TABLE android_binder_server_breakdown(
  binder_txn_id JOINID(slice.id), binder_reply_id JOINID(slice.id),
  ts TIMESTAMP, dur DURATION, reason STRING
) AS
SELECT * FROM _binder_breakdown!(_binder_server_pieces, binder_reply_id);

CREATE PERFETTO TABLE android_binder_client_breakdown(
  binder_txn_id JOINID(slice.id), binder_reply_id JOINID(slice.id),
  ts TIMESTAMP, dur DURATION, reason STRING
) AS
SELECT * FROM _binder_breakdown!(_binder_client_pieces, binder_txn_id);

CREATE PERFETTO VIEW _binder_client_breakdown_view AS
SELECT binder_txn_id, binder_reply_id, ts, dur, reason AS client_reason
FROM android_binder_client_breakdown;

CREATE PERFETTO VIEW _binder_server_breakdown_view AS
SELECT binder_txn_id, ts, dur, reason AS server_reason
FROM android_binder_server_breakdown;

CREATE VIRTUAL TABLE _binder_both USING SPAN_LEFT_JOIN(
  _binder_client_breakdown_view PARTITIONED binder_txn_id,
  _binder_server_breakdown_view PARTITIONED binder_txn_id);

-- All time of the call, with what held up the answer where there is one.
CREATE PERFETTO TABLE android_binder_client_server_breakdown(
  ts TIMESTAMP, dur DURATION, binder_txn_id JOINID(slice.id),
  binder_reply_id JOINID(slice.id), client_reason STRING,
  server_reason STRING, reason STRING, reason_type STRING
) AS
SELECT ts, dur, binder_txn_id, binder_reply_id, client_reason, server_reason,
  coalesce(server_reason, client_reason) AS reason,
  iif(server_reason IS NULL, 'client', 'server') AS reason_type
FROM _binder_both;
