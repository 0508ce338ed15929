-- What threads ran between two sleeps, what woke them, and what a thread waited
-- for at each time: its critical path.
--
-- A node is a thread that was woken: the id is that of the state with which it
-- became ready, the node lasts until the thread sleeps again, and the idle time
-- is the sleep before it.

INCLUDE PERFETTO MODULE intervals.intersect;

-- States that end, with the one before on the thread; whether an interrupt, and
-- so no thread, woke it; and the last state up to this with which the thread
-- became ready.  Zircon calls that state W.  A state of no length goes before
-- the one that begins with it.
CREATE PERFETTO TABLE _thread_wake_states AS
WITH _is(fuchsia) AS (
  SELECT EXISTS (SELECT 1 FROM metadata
    WHERE name = 'trace_type' AND str_value = 'fuchsia')
), _state AS (
  SELECT id, ts, dur, state, utid, blocked_function, waker_id, waker_utid,
    CASE WHEN irq_context THEN 1 ELSE ifnull(io_wait, 0) END AS is_irq,
    state = 'R' OR fuchsia AND state = 'W' AS is_ready,
    row_number() OVER (PARTITION BY utid ORDER BY id) = 1 AS is_first
  FROM thread_state, _is
), _ended AS (
  SELECT *, is_ready AND (is_first OR waker_id IS NOT NULL) AS begins
  FROM _state WHERE dur != -1
)
SELECT id, ts, dur, state, utid, blocked_function, waker_id, waker_utid,
  is_irq, is_first AND is_ready AS begins_thread,
  lag(state) OVER w AS before_state, lag(ts) OVER w AS before_ts,
  lag(ts + dur) OVER w AS before_end,
  lag(blocked_function) OVER w AS before_function,
  max(iif(begins, id, NULL)) OVER w AS ready_id,
  last_value(ts + dur) OVER (PARTITION BY utid ORDER BY ts, dur
    ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS thread_end_ts
FROM _ended
WINDOW w AS (PARTITION BY utid ORDER BY ts, dur)
ORDER BY id;

CREATE PERFETTO INDEX _thread_wake_states_id ON _thread_wake_states(id);

CREATE PERFETTO VIEW _runnable_state AS
SELECT id, ts, dur, state, utid, waker_id, waker_utid, is_irq
FROM _thread_wake_states
WHERE waker_id IS NOT NULL;

-- What follows a sleep at once and was woken, and what a thread begins with.
-- The node that woke it is the one in which its waker ran then.
CREATE PERFETTO TABLE _wakeup_graph AS
WITH _woken AS (
  SELECT s.*, waker_id IS NOT NULL AND before_end = ts AND
    before_state IN ('D', 'I', 'S') AS slept
  FROM _thread_wake_states s
), _node AS (
  SELECT n.utid, n.id, iif(n.is_irq, NULL, w.ready_id) AS waker_id, n.ts,
    iif(n.is_irq, 'IRQ', iif(slept, n.before_state, NULL)) AS idle_state,
    iif(slept, n.before_function, NULL) AS idle_reason,
    iif(slept, n.before_ts, NULL) AS idle_ts, n.thread_end_ts
  FROM _woken n
  LEFT JOIN _thread_wake_states w ON w.id = n.waker_id AND w.state = 'Running'
  WHERE slept OR n.begins_thread
)
SELECT utid, id, waker_id, ts, idle_state, idle_reason,
  ts - idle_ts AS idle_dur, lag(id) OVER w AS prev_id,
  lead(idle_ts, 1, thread_end_ts) OVER w - ts AS dur
FROM _node
WINDOW w AS (PARTITION BY utid ORDER BY ts)
ORDER BY id;

-- The nodes that intervals (utid, ts, dur) of threads are in, and with how far
-- each is from the one before on its thread: before the first and behind the
-- last node of a thread, that one.
CREATE PERFETTO MACRO _intervals_to_roots(
  _source_table TableOrSubQuery, _node_table TableOrSubQuery
)
RETURNS TableOrSubQuery AS
(
  WITH __node AS MATERIALIZED (
    SELECT id, utid, prev_id, lag(ts) OVER w AS prev_ts,
      lead(ts) OVER w AS next_ts
    FROM $_node_table
    WINDOW w AS (PARTITION BY utid ORDER BY ts)
  )
  SELECT DISTINCT n.id AS root_node_id,
    n.id - ifnull(n.prev_id, n.id) AS capacity
  FROM (SELECT * FROM $_source_table) AS s
  JOIN __node AS n ON n.utid = s.utid AND
    ifnull(n.next_ts > s.ts, 1) AND ifnull(n.prev_ts < s.ts + s.dur, 1)
);

-- The pieces of the critical paths of nodes (root_node_id), each with the node
-- that was waited for (id).  What is told by none is the root's own.
CREATE PERFETTO MACRO _critical_path_by_roots(
  _roots_table TableOrSubQuery, _node_table TableOrSubQuery
)
RETURNS TableOrSubQuery AS
(
  WITH __part AS MATERIALIZED (
    SELECT c0 AS root_id, c1 AS ts, c2 AS dur, c3 AS id
    FROM __intrinsic_table_ptr(__intrinsic_critical_path_walk(
      (SELECT __intrinsic_wakeup_graph_agg(
        id, utid, ts, dur, idle_dur, waker_id, prev_id) FROM $_node_table),
      (SELECT __intrinsic_array_agg(root_node_id) FROM $_roots_table)))
    WHERE __intrinsic_table_ptr_bind(c0, 'root_id') AND
      __intrinsic_table_ptr_bind(c1, 'ts') AND
      __intrinsic_table_ptr_bind(c2, 'dur') AND
      __intrinsic_table_ptr_bind(c3, 'blocker_id')
  ), __next AS (
    SELECT root_id, ts + dur AS ts, lead(ts) OVER (
      PARTITION BY root_id ORDER BY ts) AS next_ts
    FROM __part
  )
  SELECT root_id, id, ts, dur FROM __part WHERE dur > 0
  UNION ALL
  SELECT root_id, root_id, ts, next_ts - ts FROM __next WHERE next_ts > ts
);

-- The same for intervals (utid, ts, dur): a row for each piece and interval
-- that have time in common.
CREATE PERFETTO MACRO _critical_path_by_intervals(
  _intervals_table TableOrSubQuery, _node_table TableOrSubQuery
)
RETURNS TableOrSubQuery AS
(
  WITH __interval AS MATERIALIZED (
    SELECT row_number() OVER () AS id, ts, dur, utid AS root_utid
    FROM $_intervals_table
  ), __path AS MATERIALIZED (
    SELECT row_number() OVER () AS id, p.ts, p.dur, p.root_id, p.id AS node_id,
      root.utid AS root_utid, node.utid
    FROM _critical_path_by_roots!(
      _intervals_to_roots!($_intervals_table, $_node_table),
      $_node_table) AS p
    JOIN (SELECT * FROM $_node_table) AS root ON root.id = p.root_id
    JOIN (SELECT * FROM $_node_table) AS node ON node.id = p.id
  )
  SELECT DISTINCT p.root_utid, p.utid, p.root_id, p.node_id AS id, i.ts,
    i.dur, v.ts AS interval_ts, v.dur AS interval_dur
  FROM _interval_intersect!((__path, __interval), (root_utid)) AS i
  JOIN __path AS p ON p.id = i.id_0
  JOIN __interval AS v ON v.id = i.id_1
);

CREATE PERFETTO FUNCTION _thread_executing_span_critical_path(
  root_utid JOINID(thread.id), ts TIMESTAMP, dur DURATION
)
RETURNS TABLE(
  root_utid JOINID(thread.id), root_id LONG, id LONG, ts TIMESTAMP,
  dur DURATION, utid JOINID(thread.id)
) AS
SELECT root_utid, root_id, id, ts, dur, utid
FROM _critical_path_by_intervals!(
  (SELECT $root_utid AS utid, $ts AS ts, $dur AS dur), _wakeup_graph);
