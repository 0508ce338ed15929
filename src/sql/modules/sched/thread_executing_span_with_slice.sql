-- Critical paths with what the thread, and what it waited for, did: states and
-- slices as lines of a stack.

INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE sched.thread_executing_span;
INCLUDE PERFETTO MODULE slices.flat_slices;
INCLUDE PERFETTO MODULE slices.hierarchy;

CREATE PERFETTO VIEW _path_states AS
SELECT id AS thread_state_id, ts, dur, utid, state, blocked_function, io_wait,
  cpu
FROM thread_state;

CREATE PERFETTO VIEW _path_slices AS
SELECT slice_id, depth AS slice_depth, ts, dur, utid FROM _slice_flattened;

CREATE VIRTUAL TABLE _path_states_and_slices USING span_left_join(
  _path_states PARTITIONED utid, _path_slices PARTITIONED utid);

-- What each thread did, a row for each time in which it is one state and one
-- innermost slice.
CREATE PERFETTO TABLE _path_did AS
SELECT row_number() OVER (ORDER BY utid, ts) AS id, *
FROM _path_states_and_slices
WHERE dur > 0
ORDER BY utid, ts;

CREATE PERFETTO INDEX _path_did_utid ON _path_did(utid);
CREATE PERFETTO INDEX _path_did_id ON _path_did(id);

-- The same of a thread and of what it waited for, at once, within a time: ids
-- of the rows of _path_did.
CREATE PERFETTO FUNCTION _critical_path_pieces(
  root_utid JOINID(thread.id), ts TIMESTAMP, dur DURATION
)
RETURNS TABLE(
  ts TIMESTAMP, dur DURATION, self_id LONG, other_id LONG
) AS
WITH _path AS MATERIALIZED (
  SELECT row_number() OVER (ORDER BY ts) AS id, ts, dur, utid
  FROM _thread_executing_span_critical_path($root_utid, $ts, $dur)
  WHERE dur > 0
), _did AS MATERIALIZED (
  SELECT id, ts, dur, utid FROM _path_did
  WHERE utid IN (SELECT utid FROM _path)
), _other AS MATERIALIZED (
  SELECT row_number() OVER (ORDER BY ts) AS id, ts, dur, id_1 AS did_id
  FROM _interval_intersect!((_path, _did), (utid))
), _self AS MATERIALIZED (
  SELECT id, ts, dur FROM _path_did WHERE utid = $root_utid
)
SELECT i.ts, i.dur, i.id_0 AS self_id, o.did_id AS other_id
FROM _interval_intersect!((_self, _other), ()) AS i
JOIN _other o ON o.id = i.id_1;

-- From the root of a stack: the thread's state and names, its slices; where it
-- waits, those of what it waits for; and the CPU on which one of them runs.  A
-- line that is not wanted, or says nothing, has no name.
CREATE PERFETTO FUNCTION _critical_path_stack(
  root_utid JOINID(thread.id), ts TIMESTAMP, dur DURATION,
  enable_process_name LONG, enable_thread_name LONG, enable_self_slice LONG,
  enable_critical_path_slice LONG
)
RETURNS TABLE(
  id LONG, ts TIMESTAMP, dur DURATION, utid JOINID(thread.id),
  stack_depth LONG, name STRING, table_name STRING,
  root_utid JOINID(thread.id)
) AS
WITH _piece AS MATERIALIZED (
  SELECT p.ts, p.dur, s.thread_state_id AS self_id, s.state AS self_state,
    iif(s.state GLOB 'R*', NULL, s.blocked_function) AS self_function,
    iif(s.state GLOB 'R*', NULL, s.io_wait) AS self_io_wait,
    s.slice_id AS self_slice_id, st.name AS self_thread, st.upid IS NOT NULL
      AS has_process, sp.name AS self_process,
    -- the depth of the first line behind those of the thread itself
    ifnull(s.slice_depth + 6, iif(st.upid IS NULL, 4, 5)) AS after_self,
    o.thread_state_id AS other_id, o.utid, o.state, o.blocked_function,
    o.io_wait, o.cpu, o.slice_id, o.slice_depth, ot.name AS thread_name,
    op.name AS process_name, o.utid != $root_utid AS waits
  FROM _critical_path_pieces($root_utid, $ts, $dur) p
  JOIN _path_did s ON s.id = p.self_id
  JOIN _path_did o ON o.id = p.other_id
  LEFT JOIN thread st ON st.utid = $root_utid
  LEFT JOIN process sp ON sp.upid = st.upid
  LEFT JOIN thread ot ON ot.utid = o.utid
  LEFT JOIN process op ON op.upid = ot.upid
), _line(number) AS (VALUES (0), (1), (2), (3), (4)),
_all AS (
  SELECT self_id AS id, ts, dur, $root_utid AS utid, number AS stack_depth,
    CASE number
      WHEN 0 THEN 'thread_state: ' || self_state
      WHEN 1 THEN 'kernel function: ' || self_function
      WHEN 2 THEN 'io_wait: ' || self_io_wait
      WHEN 3 THEN iif($enable_process_name, 'process_name: ' || self_process,
        NULL)
      ELSE iif($enable_thread_name, 'thread_name: ' || self_thread, NULL)
    END AS name, 'thread_state' AS table_name
  FROM _piece, _line
  WHERE number < 4 OR has_process
  UNION ALL
  SELECT a.id, p.ts, p.dur, $root_utid, a.depth + 5,
    iif($enable_self_slice, a.name, NULL), 'slice'
  FROM _piece p CROSS JOIN _slice_ancestor_and_self(p.self_slice_id) a
  WHERE a.dur != -1 OR a.id = p.self_slice_id
  UNION ALL
  SELECT other_id, ts, dur, utid, after_self + number, CASE number
      WHEN 0 THEN 'blocking thread_state: ' || state
      WHEN 1 THEN 'blocking process_name: ' || process_name
      WHEN 2 THEN 'blocking thread_name: ' || thread_name
      WHEN 3 THEN 'blocking kernel_function: ' || blocked_function
      ELSE 'blocking io_wait: ' || io_wait END, 'thread_state'
  FROM _piece, _line
  WHERE waits
  UNION ALL
  SELECT a.id, p.ts, p.dur, p.utid, p.after_self + a.depth + 5,
    iif($enable_critical_path_slice, a.name, NULL), 'slice'
  FROM _piece p CROSS JOIN _slice_ancestor_and_self(p.slice_id) a
  WHERE p.waits AND (a.dur != -1 OR a.id = p.slice_id)
  UNION ALL
  SELECT other_id, ts, dur, utid,
    after_self + iif(waits, ifnull(slice_depth + 6, 5), 0), 'cpu: ' || cpu,
    'thread_state'
  FROM _piece
  WHERE state = 'Running' OR self_state = 'Running'
)
SELECT *, $root_utid AS root_utid FROM _all WHERE id IS NOT NULL;

CREATE PERFETTO FUNCTION _thread_executing_span_critical_path_stack(
  root_utid JOINID(thread.id), ts TIMESTAMP, dur DURATION
)
RETURNS TABLE(
  id LONG, ts TIMESTAMP, dur DURATION, utid JOINID(thread.id),
  stack_depth LONG, name STRING, table_name STRING,
  root_utid JOINID(thread.id)
) AS
SELECT * FROM _critical_path_stack($root_utid, $ts, $dur, 1, 1, 1, 1);

-- A profile of pprof of these stacks: all time is that of the innermost line.
CREATE PERFETTO FUNCTION _critical_path_graph(
  graph_title STRING, root_utid JOINID(thread.id), ts TIMESTAMP, dur DURATION,
  enable_process_name LONG, enable_thread_name LONG, enable_self_slice LONG,
  enable_critical_path_slice LONG
)
RETURNS TABLE(pprof BYTES) AS
WITH RECURSIVE _line AS MATERIALIZED (
  SELECT ts, stack_depth, name, dur - lead(dur, 1, 0) OVER (
    PARTITION BY ts ORDER BY stack_depth) AS dur
  FROM _critical_path_stack($root_utid, $ts, $dur, $enable_process_name,
    $enable_thread_name, $enable_self_slice, $enable_critical_path_slice)
), _stack AS (
  SELECT ts, stack_depth, dur,
    cat_stacks(cat_stacks($graph_title), name) AS stack
  FROM _line WHERE stack_depth = 0
  UNION ALL
  SELECT l.ts, l.stack_depth, l.dur, cat_stacks(s.stack, l.name)
  FROM _stack s
  JOIN _line l ON l.ts = s.ts AND l.stack_depth = s.stack_depth + 1
)
SELECT experimental_profile(stack, 'duration', 'ns', dur) AS pprof
FROM _stack;

CREATE PERFETTO FUNCTION _thread_executing_span_critical_path_graph(
  graph_title STRING, root_utid JOINID(thread.id), ts TIMESTAMP, dur DURATION
)
RETURNS TABLE(pprof BYTES) AS
SELECT pprof
FROM _critical_path_graph($graph_title, $root_utid, $ts, $dur, 1, 1, 1, 1);
