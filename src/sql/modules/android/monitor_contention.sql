-- Threads of Android's runtime that waited for a monitor, as names of slices
-- tell it: "monitor contention with owner T (7) at void A.f(A.java:1) waiters=0
-- blocking from void B.g(B.java:2)".

INCLUDE PERFETTO MODULE android.suspend;

-- A method up to its second parenthesis, of a text that begins with one.
CREATE PERFETTO FUNCTION _monitor_method(text STRING)
RETURNS STRING AS
SELECT str_split($text, '(', 0) || '(' || str_split($text, '(', 1);

-- Its name, without what it returns and takes.
CREATE PERFETTO FUNCTION _monitor_short(method STRING)
RETURNS STRING AS
SELECT str_split(str_split($method, ' ', 1), '(', 0);

CREATE PERFETTO FUNCTION
android_extract_android_monitor_contention_blocking_thread(
  slice_name STRING
)
RETURNS STRING AS
SELECT str_split(str_split($slice_name, 'with owner ', 1), ' (', 0);

CREATE PERFETTO FUNCTION
android_extract_android_monitor_contention_blocking_tid(
  slice_name STRING
)
RETURNS LONG AS
SELECT CAST(str_split(str_split($slice_name, ' (', 1), ')', 0) AS INT);

CREATE PERFETTO FUNCTION
android_extract_android_monitor_contention_blocking_method(
  slice_name STRING
)
RETURNS STRING AS
SELECT _monitor_method(str_split($slice_name, ') at ', 1));

CREATE PERFETTO FUNCTION
android_extract_android_monitor_contention_short_blocking_method(
  slice_name STRING
)
RETURNS STRING AS
SELECT _monitor_short(_monitor_method(str_split($slice_name, ') at ', 1)));

CREATE PERFETTO FUNCTION
android_extract_android_monitor_contention_blocked_method(
  slice_name STRING
)
RETURNS STRING AS
SELECT _monitor_method(str_split($slice_name, 'blocking from ', 1));

CREATE PERFETTO FUNCTION
android_extract_android_monitor_contention_short_blocked_method(
  slice_name STRING
)
RETURNS STRING AS
SELECT _monitor_short(
  _monitor_method(str_split($slice_name, 'blocking from ', 1)));

CREATE PERFETTO FUNCTION
android_extract_android_monitor_contention_waiter_count(
  slice_name STRING
)
RETURNS LONG AS
SELECT CAST(str_split(str_split($slice_name, 'waiters=', 1), ' ', 0) AS INT);

CREATE PERFETTO FUNCTION
android_extract_android_monitor_contention_blocking_src(
  slice_name STRING
)
RETURNS STRING AS
SELECT str_split(str_split($slice_name, ')(', 1), ')', 0);

CREATE PERFETTO FUNCTION
android_extract_android_monitor_contention_blocked_src(
  slice_name STRING
)
RETURNS STRING AS
SELECT str_split(str_split($slice_name, ')(', 2), ')', 0);

-- Waits in which there is nothing but the wait for the lock below, and nothing
-- in that.
CREATE PERFETTO TABLE _monitor_waits AS
SELECT s.id, s.track_id FROM slice s
WHERE s.name GLOB 'monitor contention*' AND (
  NOT EXISTS (SELECT 1 FROM slice c WHERE c.parent_id = s.id) OR
  EXISTS (SELECT 1 FROM slice c WHERE c.parent_id = s.id AND
    coalesce(c.name GLOB 'Lock contention*', 1) AND
    NOT EXISTS (SELECT 1 FROM slice g WHERE g.parent_id = c.id AND
      g.name IS NOT NULL)))
ORDER BY s.id;

-- The name of a lock, where slices before and behind a wait tell that it was
-- asked for and then held: "x_lock_acquire" and "x_lock_held".
CREATE PERFETTO TABLE _monitor_locks AS
WITH _around AS (
  SELECT id, replace(iif(lag(name) OVER w GLOB '*_lock_acquire',
      lag(name) OVER w, NULL), '_lock_acquire', '') AS asked,
    iif(lead(name) OVER w GLOB 'Lock contention*', lead(name, 2) OVER w,
      lead(name) OVER w) AS held
  FROM slice
  WHERE track_id IN (SELECT track_id FROM _monitor_waits)
  WINDOW w AS (PARTITION BY track_id ORDER BY ts)
)
SELECT id, asked AS lock_name FROM _around
JOIN _monitor_waits USING (id)
WHERE held GLOB '*_lock_held' AND asked = replace(held, '_lock_held', '')
ORDER BY id;

CREATE PERFETTO TABLE android_monitor_contention(
  blocking_method STRING, blocked_method STRING, short_blocking_method STRING,
  short_blocked_method STRING, blocking_src STRING, blocked_src STRING,
  waiter_count LONG, blocked_utid JOINID(thread.id),
  blocked_thread_name STRING, blocking_utid JOINID(thread.id),
  blocking_thread_name STRING, blocking_tid LONG, upid JOINID(process.id),
  process_name STRING, id LONG, ts TIMESTAMP, dur DURATION,
  monotonic_dur DURATION, track_id JOINID(track.id),
  is_blocked_thread_main LONG, blocked_thread_tid LONG,
  is_blocking_thread_main LONG, blocking_thread_tid LONG,
  binder_reply_id LONG, binder_reply_ts TIMESTAMP, binder_reply_tid LONG,
  pid LONG, lock_name STRING
) AS
WITH _wait AS (
  SELECT s.*, t.utid, t.upid, t.tid, t.name AS thread_name, t.is_main_thread,
    str_split(s.name, ') at ', 1) AS at_text,
    str_split(s.name, 'blocking from ', 1) AS from_text,
    android_extract_android_monitor_contention_blocking_tid(s.name)
      AS owner_tid,
    (SELECT a.id FROM ancestor_slice(s.id) a WHERE a.name = 'binder reply'
      ORDER BY a.depth LIMIT 1) AS reply_id
  FROM _monitor_waits w
  JOIN slice s ON s.id = w.id
  JOIN thread_track k ON k.id = s.track_id
  LEFT JOIN thread t ON t.utid = k.utid
  WHERE s.dur != -1
), _owned AS (
  SELECT w.*, (SELECT min(o.utid) FROM thread o
    WHERE o.tid = w.owner_tid AND o.upid = w.upid) AS owner_utid
  FROM _wait w
)
SELECT _monitor_method(at_text) AS blocking_method,
  _monitor_method(from_text) AS blocked_method,
  _monitor_short(_monitor_method(at_text)) AS short_blocking_method,
  _monitor_short(_monitor_method(from_text)) AS short_blocked_method,
  android_extract_android_monitor_contention_blocking_src(w.name)
    AS blocking_src,
  android_extract_android_monitor_contention_blocked_src(w.name)
    AS blocked_src,
  android_extract_android_monitor_contention_waiter_count(w.name)
    AS waiter_count,
  w.utid AS blocked_utid, w.thread_name AS blocked_thread_name,
  w.owner_utid AS blocking_utid,
  android_extract_android_monitor_contention_blocking_thread(w.name)
    AS blocking_thread_name,
  w.owner_tid AS blocking_tid, w.upid, p.name AS process_name, w.id, w.ts,
  w.dur, _extract_duration_without_suspend(w.ts, w.dur) AS monotonic_dur,
  w.track_id, w.is_main_thread AS is_blocked_thread_main,
  w.tid AS blocked_thread_tid, o.is_main_thread AS is_blocking_thread_main,
  o.tid AS blocking_thread_tid, w.reply_id AS binder_reply_id,
  r.ts AS binder_reply_ts, rt.tid AS binder_reply_tid, p.pid, l.lock_name
FROM _owned w
LEFT JOIN process p ON p.upid = w.upid
LEFT JOIN thread o ON o.utid = w.owner_utid
LEFT JOIN slice r ON r.id = w.reply_id
LEFT JOIN thread_track rk ON rk.id = r.track_id
LEFT JOIN thread rt ON rt.utid = rk.utid
LEFT JOIN _monitor_locks l ON l.id = w.id
WHERE short_blocking_method IS NOT NULL AND short_blocked_method IS NOT NULL
ORDER BY w.id;

CREATE PERFETTO INDEX _android_monitor_contention_owner
ON android_monitor_contention(blocking_utid, ts);

-- Waits for a thread that itself waits: the inner is the parent of the outer.
CREATE PERFETTO TABLE _monitor_pairs AS
SELECT p.id AS parent_id, c.id AS child_id
FROM android_monitor_contention p
JOIN android_monitor_contention c ON c.blocking_utid = p.blocked_utid AND
  c.ts BETWEEN p.ts AND p.ts + p.dur
ORDER BY c.id;

CREATE PERFETTO TABLE android_monitor_contention_chain(
  parent_id LONG, blocking_method STRING, blocked_method STRING,
  short_blocking_method STRING, short_blocked_method STRING,
  blocking_src STRING, blocked_src STRING, waiter_count LONG,
  blocked_utid JOINID(thread.id), blocked_thread_name STRING,
  blocking_utid JOINID(thread.id), blocking_thread_name STRING,
  blocking_tid LONG, upid JOINID(process.id), process_name STRING, id LONG,
  ts TIMESTAMP, dur DURATION, monotonic_dur DURATION,
  track_id JOINID(track.id), is_blocked_thread_main LONG,
  blocked_thread_tid LONG, is_blocking_thread_main LONG,
  blocking_thread_tid LONG, binder_reply_id LONG, binder_reply_ts TIMESTAMP,
  binder_reply_tid LONG, pid LONG, child_id LONG, lock_name STRING
) AS
WITH _first AS (
  SELECT parent_id AS id, min(child_id) AS child_id
  FROM _monitor_pairs GROUP BY parent_id
)
SELECT o.parent_id, c.blocking_method, c.blocked_method,
  c.short_blocking_method, c.short_blocked_method, c.blocking_src,
  c.blocked_src, c.waiter_count, c.blocked_utid, c.blocked_thread_name,
  c.blocking_utid, c.blocking_thread_name, c.blocking_tid, c.upid,
  c.process_name, c.id, c.ts, c.dur, c.monotonic_dur, c.track_id,
  c.is_blocked_thread_main, c.blocked_thread_tid, c.is_blocking_thread_main,
  c.blocking_thread_tid, c.binder_reply_id, c.binder_reply_ts,
  c.binder_reply_tid, c.pid, f.child_id, c.lock_name
FROM android_monitor_contention c
LEFT JOIN _monitor_pairs o ON o.child_id = c.id
LEFT JOIN _first f ON f.id = c.id;

-- The time of the first who waits for a thread in a method, until the first of
-- all who wait for it there goes on; and what the thread did meanwhile.
CREATE PERFETTO VIEW _monitor_first AS
SELECT s.id, s.blocking_utid, s.ts, min(e.ts + e.dur) - s.ts AS dur
FROM android_monitor_contention s
JOIN android_monitor_contention e ON e.blocking_utid = s.blocking_utid AND
  e.blocking_method = s.blocking_method AND e.ts BETWEEN s.ts AND s.ts + s.dur
WHERE s.waiter_count = 0
GROUP BY s.id;

CREATE PERFETTO VIEW _monitor_states AS
SELECT utid AS blocking_utid, ts, dur, state, blocked_function
FROM thread_state;

CREATE VIRTUAL TABLE _monitor_owner_states USING span_join(
  _monitor_first PARTITIONED blocking_utid,
  _monitor_states PARTITIONED blocking_utid);

CREATE PERFETTO TABLE android_monitor_contention_chain_thread_state(
  id LONG, ts TIMESTAMP, dur DURATION, blocking_utid JOINID(thread.id),
  blocked_function STRING, state STRING
) AS
SELECT id, ts, dur, blocking_utid, blocked_function, state
FROM _monitor_owner_states;

CREATE PERFETTO VIEW android_monitor_contention_chain_thread_state_by_txn(
  id LONG, thread_state STRING, thread_state_dur DURATION,
  thread_state_count LONG
) AS
SELECT id, state AS thread_state, sum(dur) AS thread_state_dur,
  count(dur) AS thread_state_count
FROM android_monitor_contention_chain_thread_state
GROUP BY id, state;

CREATE PERFETTO VIEW android_monitor_contention_chain_blocked_functions_by_txn(
  id LONG, blocked_function STRING, blocked_function_dur DURATION,
  blocked_function_count LONG
) AS
SELECT id, blocked_function, sum(dur) AS blocked_function_dur,
  count(dur) AS blocked_function_count
FROM android_monitor_contention_chain_thread_state
WHERE blocked_function IS NOT NULL
GROUP BY id, blocked_function;

-- A profile of pprof: who waited where, for whom and where, from the wait that
-- all others are for.
CREATE PERFETTO FUNCTION android_monitor_contention_graph(
  upid JOINID(process.id)
)
RETURNS TABLE(pprof BYTES) AS
WITH RECURSIVE _pair AS MATERIALIZED (
  SELECT DISTINCT id, parent_id, dur, cat_stacks(
    iif(blocked_thread_name GLOB 'binder:*', 'binder', blocked_thread_name)
      || ':' || short_blocked_method,
    iif(blocking_thread_name GLOB 'binder:*', 'binder', blocking_thread_name)
      || ':' || short_blocking_method) AS stack
  FROM android_monitor_contention_chain
  WHERE upid = $upid
), _graph AS (
  SELECT id, dur, stack FROM _pair WHERE parent_id IS NULL
  UNION ALL
  SELECT p.id, p.dur, cat_stacks(p.stack, g.stack)
  FROM _graph g JOIN _pair p ON p.parent_id = g.id
)
SELECT experimental_profile(stack, 'duration', 'ns', dur) AS pprof
FROM _graph;
