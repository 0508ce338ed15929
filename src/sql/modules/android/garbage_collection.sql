-- Collections of garbage of Android's runtime: how long, in which states of
-- their thread, and what they freed.

INCLUDE PERFETTO MODULE android.startup.startups;
INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE slices.with_context;

CREATE PERFETTO TABLE _gc_heap AS
SELECT c.ts, lead(c.ts, 1, trace_end()) OVER w - c.ts AS dur, t.upid,
  c.value, c.ts - lag(c.ts) OVER w AS before_dur,
  max(c.value - lag(c.value) OVER w, 0) AS grown
FROM counter c
JOIN process_counter_track t ON t.id = c.track_id
WHERE t.name = 'Heap size (KB)'
WINDOW w AS (PARTITION BY t.upid ORDER BY c.ts);

-- A collection beside the program, with the phase behind it that belongs to it.
CREATE PERFETTO TABLE _gc_slices AS
WITH _top AS (
  SELECT id, name, iif(dur = -1, trace_end() - ts, dur) AS own_dur, iif(
    lead(name) OVER w IN ('CompactionPhase',
      'Background concurrent copying GC'), lead(dur) OVER w, 0) AS after_dur
  FROM slice
  WHERE depth = 0 AND track_id IN (
    SELECT track_id FROM slice WHERE depth = 0 AND name GLOB '*concurrent*GC')
  WINDOW w AS (PARTITION BY track_id ORDER BY ts)
)
SELECT g.id, g.name, s.ts, g.own_dur + g.after_dur AS dur, s.utid, s.tid,
  s.upid, s.pid, s.thread_name, s.process_name
FROM _top g
JOIN thread_slice s ON s.id = g.id
WHERE g.name GLOB '*concurrent*GC'
ORDER BY g.id;

-- The values of the heap meanwhile, and the first behind it.
CREATE PERFETTO TABLE _gc_slice_heaps AS
WITH _line AS (
  SELECT upid, ts + dur AS ts, id, NULL AS value FROM _gc_slices
  UNION ALL
  SELECT upid, ts, NULL, CAST(value AS INT) FROM _gc_heap
), _after AS (
  SELECT id, lead(value) OVER (PARTITION BY upid ORDER BY ts) AS value
  FROM _line
), _during AS (
  SELECT g.id, h.value FROM _gc_slices g
  JOIN _gc_heap h ON h.upid = g.upid AND h.ts < g.ts + g.dur AND
    h.ts + h.dur > g.ts
)
SELECT d.id, max(max(CAST(d.value AS INT), a.value)) / 1e3 AS most,
  min(min(CAST(d.value AS INT), a.value)) / 1e3 AS least
FROM _during d
LEFT JOIN _after a ON a.id = d.id
GROUP BY d.id;

CREATE PERFETTO VIEW _gc_runs AS
SELECT g.id AS gc_id, g.ts, g.dur, g.utid FROM _gc_slices g
JOIN _gc_slice_heaps USING (id);

CREATE VIRTUAL TABLE _gc_states USING span_left_join(
  _gc_runs PARTITIONED utid, thread_state PARTITIONED utid);

CREATE PERFETTO TABLE android_garbage_collection_events(
  tid LONG, pid LONG, utid JOINID(thread.id), upid JOINID(process.id),
  thread_name STRING, process_name STRING, gc_type STRING,
  is_mark_compact LONG, reclaimed_mb DOUBLE, min_heap_mb DOUBLE,
  max_heap_mb DOUBLE, gc_id LONG, gc_ts TIMESTAMP, gc_dur DURATION,
  gc_running_dur DURATION, gc_runnable_dur DURATION,
  gc_unint_io_dur DURATION, gc_unint_non_io_dur DURATION, gc_int_dur LONG
) AS
WITH _sum AS (
  SELECT gc_id, sum(iif(state = 'Running', dur, 0)) AS ran,
    sum(iif(state IN ('R', 'R+'), dur, 0)) AS ready,
    sum(iif(state = 'D' AND io_wait = 1, dur, 0)) AS waited_io,
    sum(iif(state = 'D' AND io_wait != 1, dur, 0)) AS waited,
    sum(iif(state = 'S', dur, 0)) AS slept
  FROM _gc_states
  GROUP BY gc_id
)
SELECT g.tid, g.pid, g.utid, g.upid, g.thread_name, g.process_name, CASE
    WHEN g.name GLOB '*NativeAlloc*' THEN 'native_alloc'
    WHEN g.name GLOB '*Alloc*' THEN 'alloc'
    WHEN g.name GLOB '*young*' THEN 'young'
    WHEN g.name GLOB '*CollectorTransition*' THEN 'collector_transition'
    WHEN g.name GLOB '*Explicit*' THEN 'explicit'
    ELSE 'full' END AS gc_type,
  g.name GLOB '*mark compact*' AS is_mark_compact,
  h.most - h.least AS reclaimed_mb, h.least AS min_heap_mb,
  h.most AS max_heap_mb, g.id AS gc_id, g.ts AS gc_ts, g.dur AS gc_dur,
  s.ran AS gc_running_dur, s.ready AS gc_runnable_dur,
  s.waited_io AS gc_unint_io_dur, s.waited AS gc_unint_non_io_dur,
  s.slept AS gc_int_dur
FROM _sum s
JOIN _gc_slices g ON g.id = s.gc_id
JOIN _gc_slice_heaps h ON h.id = s.gc_id
ORDER BY g.id;

-- From the first to the last value of a heap.
CREATE PERFETTO TABLE _gc_window AS
SELECT min(ts) AS ts, max(ts) - min(ts) AS dur FROM _gc_heap;

-- The smallest and the largest heap by time, in MB.  A collection tells both of
-- the time since the collection before it, the first since its process began.
CREATE PERFETTO TABLE _gc_held AS
WITH _event AS (
  SELECT upid, gc_ts AS ts, gc_ts + gc_dur AS ts_end, min_heap_mb,
    max_heap_mb
  FROM android_garbage_collection_events
  UNION
  SELECT p.upid, max(ifnull(p.start_ts, w.ts), w.ts),
    max(ifnull(p.start_ts, w.ts), w.ts), 0, 0
  FROM process p, _gc_window w
), _since AS (
  SELECT upid, min_heap_mb, max_heap_mb, ts_end - lag(ts_end) OVER (
    PARTITION BY upid ORDER BY ts) AS dur
  FROM _event
)
SELECT upid, sum(dur * min_heap_mb) / 1e9 AS live,
  sum(dur * max_heap_mb) / 1e9 AS total
FROM _since WHERE min_heap_mb IS NOT NULL
GROUP BY upid;

-- How much garbage is made for the time that its collection takes, `rate`.
CREATE PERFETTO FUNCTION _gc_efficiency(
  allocated DOUBLE, used DOUBLE, rate DOUBLE
)
RETURNS DOUBLE AS
SELECT $allocated * $used / ($rate * (1 - $used));

CREATE PERFETTO TABLE _android_garbage_collection_process_stats(
  upid JOINID(process.id), ts TIMESTAMP, dur DURATION, heap_size_mbs DOUBLE,
  heap_size_mb DOUBLE, heap_allocated_mb DOUBLE,
  heap_allocation_rate DOUBLE, heap_live_mbs DOUBLE, heap_total_mbs DOUBLE,
  heap_utilization DOUBLE, gc_running_dur DURATION, gc_running_rate DOUBLE,
  gc_running_efficiency DOUBLE, gc_during_android_startup_dur DURATION,
  total_android_startup_dur DURATION, gc_during_android_startup_rate DOUBLE,
  gc_during_android_startup_efficiency DOUBLE
) AS
WITH _startup AS (SELECT startup_id AS id, ts, dur FROM android_startups
  WHERE dur > 0),
_collection AS (SELECT gc_id AS id, gc_ts AS ts, gc_dur AS dur
  FROM android_garbage_collection_events),
_meanwhile AS (
  SELECT e.upid, sum(i.dur) AS dur
  FROM _interval_intersect!((_startup, _collection), ()) i
  JOIN android_garbage_collection_events e ON e.gc_id = i.id_1
  GROUP BY e.upid
), _ran AS (
  SELECT upid, sum(gc_running_dur) AS dur
  FROM android_garbage_collection_events GROUP BY upid
), _heap AS (
  SELECT upid, sum(ifnull(grown, 0)) / 1e3 AS allocated,
    sum(value * before_dur) / (1e3 * 1e9) AS size
  FROM _gc_heap GROUP BY upid
), _rate AS (
  SELECT h.upid, w.ts, w.dur, h.size, h.size * 1e9 / w.dur AS mean,
    h.allocated, h.allocated * 1e9 / w.dur AS allocation_rate, l.live,
    l.total, l.live / l.total AS used, r.dur AS ran,
    r.dur * 1.0 / w.dur AS ran_rate, m.dur AS startup_ran,
    (SELECT sum(dur) FROM android_startups) AS startup_dur
  FROM _heap h
  JOIN _gc_window w
  LEFT JOIN _ran r ON r.upid = h.upid
  LEFT JOIN _meanwhile m ON m.upid = h.upid
  LEFT JOIN _gc_held l ON l.upid = h.upid
)
SELECT upid, ts, dur, size AS heap_size_mbs, mean AS heap_size_mb,
  allocated AS heap_allocated_mb, allocation_rate AS heap_allocation_rate,
  live AS heap_live_mbs, total AS heap_total_mbs, used AS heap_utilization,
  ran AS gc_running_dur, ran_rate AS gc_running_rate,
  _gc_efficiency(allocation_rate, used, ran_rate) AS gc_running_efficiency,
  startup_ran AS gc_during_android_startup_dur,
  startup_dur AS total_android_startup_dur,
  startup_ran * 1.0 / startup_dur AS gc_during_android_startup_rate,
  _gc_efficiency(allocation_rate, used, startup_ran * 1.0 / startup_dur)
    AS gc_during_android_startup_efficiency
FROM _rate;

CREATE PERFETTO TABLE _android_garbage_collection_stats(
  ts TIMESTAMP, dur DURATION, heap_size_mbs DOUBLE, heap_size_mb DOUBLE,
  heap_allocated_mb DOUBLE, heap_allocation_rate DOUBLE,
  heap_live_mbs DOUBLE, heap_total_mbs DOUBLE, heap_utilization DOUBLE,
  gc_running_dur DURATION, gc_running_rate DOUBLE,
  gc_during_android_startup_dur DURATION,
  total_android_startup_dur DURATION, gc_during_android_startup_rate DOUBLE,
  gc_running_efficiency DOUBLE, gc_during_android_startup_efficiency DOUBLE
) AS
WITH _all AS (
  SELECT ts, dur, sum(heap_size_mbs) AS heap_size_mbs,
    sum(heap_size_mb) AS heap_size_mb,
    sum(heap_allocated_mb) AS heap_allocated_mb,
    sum(heap_allocation_rate) AS heap_allocation_rate,
    sum(heap_live_mbs) AS heap_live_mbs,
    sum(heap_total_mbs) AS heap_total_mbs,
    sum(heap_live_mbs) / sum(heap_total_mbs) AS heap_utilization,
    sum(gc_running_dur) AS gc_running_dur,
    sum(gc_running_rate) AS gc_running_rate,
    sum(gc_during_android_startup_dur) AS gc_during_android_startup_dur,
    total_android_startup_dur,
    sum(gc_during_android_startup_rate) AS gc_during_android_startup_rate
  FROM _android_garbage_collection_process_stats
)
SELECT *, _gc_efficiency(heap_allocation_rate, heap_utilization,
    gc_running_rate) AS gc_running_efficiency,
  _gc_efficiency(heap_allocation_rate, heap_utilization,
    gc_during_android_startup_rate) AS gc_during_android_startup_efficiency
FROM _all;
