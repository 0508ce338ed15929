-- What main threads did while their app started, one reason for each time.

INCLUDE PERFETTO MODULE android.startup.startups;
INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE intervals.overlap;
INCLUDE PERFETTO MODULE slices.hierarchy;
INCLUDE PERFETTO MODULE slices.with_context;

-- Which names are a reason: the first row whose pattern a name is of.
CREATE PERFETTO TABLE _startup_reasons AS
WITH _row(number, pattern, reason) AS (VALUES
  (1, 'mm_vmscan_direct_reclaim', 'kernel_memory_reclaim'),
  (2, 'GC: Wait For*', 'userspace_memory_reclaim'),
  (3, 'monitor contention*', 'monitor_contention'),
  (4, 'Lock contention on a monitor lock*', 'monitor_contention'),
  (5, 'Lock contention*', 'art_lock_contention'),
  (6, 'binder transaction', 'binder'),
  (7, 'binder reply', 'binder'),
  (8, 'Contending for pthread mutex', 'mutex_contention'),
  (9, 'dlopen*', 'dlopen'),
  (10, 'VerifyClass*', 'verify_class'),
  (11, 'inflate', 'inflate'),
  (12, 'Choreographer#doFrame*', 'choreographer_do_frame'),
  (13, 'OpenDexFilesFromOat*', 'open_dex_files_from_oat'),
  (14, 'ResourcesManager#getResources', 'resources_manager_get_resources'),
  (15, 'bindApplication', 'bind_application'),
  (16, 'activityStart', 'activity_start'),
  (17, 'activityResume', 'activity_resume'),
  (18, 'activityRestart', 'activity_restart'),
  (19, 'clientTransactionExecuted', 'client_transaction_executed'))
SELECT * FROM _row;

CREATE PERFETTO FUNCTION _startup_reason(name STRING)
RETURNS STRING AS
SELECT reason FROM _startup_reasons
WHERE $name GLOB pattern ORDER BY number LIMIT 1;

-- Starts that no other of the same main thread overlaps.  Their ids are beyond
-- those of slices, which will be inside of them.
CREATE PERFETTO TABLE _startup_roots AS
WITH _main AS (
  SELECT (SELECT max(id) FROM slice) + row_number() OVER () AS id, s.ts,
    s.dur, s.startup_id, t.utid
  FROM android_startup_processes p
  JOIN android_startups s USING (startup_id)
  JOIN thread t ON t.upid = p.upid AND t.is_main_thread
  WHERE s.dur > 0
)
SELECT * FROM _main m
WHERE NOT EXISTS (SELECT 1 FROM _main o WHERE o.id != m.id AND
  o.utid = m.utid AND o.ts < m.ts + m.dur AND m.ts < o.ts + o.dur);

CREATE PERFETTO TABLE _startup_slices AS
WITH _meanwhile AS (
  SELECT s.id, s.parent_id, s.depth, s.ts, s.dur, s.utid,
    _startup_reason(s.name) AS name
  FROM _startup_roots r
  JOIN thread_slice s ON s.utid = r.utid
  WHERE s.dur > 0 AND s.ts < r.ts + r.dur AND r.ts < s.ts + s.dur
)
SELECT k.id, k.parent_id, k.depth, k.name, m.ts, m.dur, m.utid
FROM _slice_remove_nulls_and_reparent!(
  (SELECT id, parent_id, depth, name FROM _meanwhile), name) AS k
JOIN _meanwhile m USING (id)
ORDER BY k.id;

CREATE PERFETTO TABLE _startup_slice_parts AS
WITH _nested AS (
  SELECT * FROM _intervals_merge_root_and_children_by_intersection!(
    _startup_roots, _startup_slices, utid)
)
SELECT p.ts, p.dur, p.root_id, s.id AS slice_id, s.name
FROM _intervals_flatten!(_nested) AS p
JOIN _startup_slices s USING (id);

CREATE PERFETTO TABLE _startup_state_parts AS
SELECT i.ts, i.dur, i.id_0 AS root_id, s.id AS thread_state_id, s.state,
  s.io_wait, s.irq_context
FROM _interval_intersect!((_startup_roots,
  (SELECT id, ts, dur, utid FROM thread_state WHERE dur > 0)), (utid)) AS i
JOIN thread_state s ON s.id = i.id_1;

CREATE VIRTUAL TABLE _startup_parts USING span_left_join(
  _startup_state_parts PARTITIONED root_id,
  _startup_slice_parts PARTITIONED root_id);

CREATE PERFETTO TABLE android_startup_opinionated_breakdown(
  ts TIMESTAMP, dur DURATION, startup_id JOINID(android_startups.startup_id),
  slice_id JOINID(slice.id), thread_state_id JOINID(thread_state.id),
  reason STRING
) AS
SELECT p.ts, p.dur, r.startup_id, p.slice_id, p.thread_state_id,
  CASE WHEN p.io_wait = 1 THEN 'io' ELSE coalesce(p.name,
    iif(p.irq_context = 1, 'irq', p.state)) END AS reason
FROM _startup_parts p
JOIN _startup_roots r ON r.id = p.root_id
UNION ALL
SELECT r.ts, min(p.ts) - r.ts, r.startup_id, NULL, NULL, 'launch_delay'
FROM _startup_state_parts p
JOIN _startup_roots r ON r.id = p.root_id
GROUP BY r.id
HAVING min(p.ts) > r.ts;
