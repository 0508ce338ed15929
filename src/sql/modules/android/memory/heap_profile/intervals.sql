-- Dumps of a heap, each with the time that it tells of and what was allocated
-- and kept in it.

-- Where a dump does not say when it began, it did behind the one before.
CREATE PERFETTO TABLE _android_heap_profile_intervals AS
WITH _site AS (
  SELECT upid, heap_name, ts, min(id) AS id, sum(count) AS count,
    sum(size) AS size, sum(size) FILTER (WHERE size > 0) AS allocated
  FROM heap_profile_allocation
  GROUP BY upid, heap_name, ts, callsite_id
), _dump AS (
  SELECT min(s.id) AS id, s.upid, s.heap_name, s.ts AS ts_end,
    p.ts AS said_ts, sum(iif(s.count > 0, s.size, 0)) AS retained,
    sum(ifnull(s.allocated, 0)) AS allocated, sum(s.size) AS delta
  FROM _site s
  JOIN heap_profile p ON p.upid = s.upid AND p.ts_end = s.ts
  GROUP BY s.upid, s.heap_name, s.ts
), _begun AS (
  SELECT *, iif(said_ts < ts_end, said_ts, min(ts_end, 1 +
    lag(ts_end, 1, trace_start()) OVER (PARTITION BY upid, heap_name
      ORDER BY ts_end))) AS ts
  FROM _dump
)
SELECT id, upid, heap_name, ts, ts_end - ts AS dur, retained, allocated, delta
FROM _begun;
