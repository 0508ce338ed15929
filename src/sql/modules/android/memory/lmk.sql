-- Processes that were ended for want of memory.

INCLUDE PERFETTO MODULE android.oom_adjuster;

-- Told by one of three ways, the best that the trace has: instants of the
-- daemon, "lmk,PID,REASON,SCORE"; slices of that name; or a counter of pids.
CREATE PERFETTO TABLE _lmk_kills AS
WITH _named AS (
  SELECT s.ts, iif(s.dur = 0, 1, 2) AS way,
    CAST(str_split(s.name, ',', 1) AS INT) AS pid,
    CAST(str_split(s.name, ',', 2) AS INT) AS kill_reason_raw,
    CAST(str_split(s.name, ',', 3) AS INT) AS oom_score_adj
  FROM slice s
  LEFT JOIN process_track t ON t.id = s.track_id
  WHERE s.name GLOB 'lmk,*' AND (s.dur > 0 OR
    s.dur = 0 AND t.name = 'lowmemorykiller')
), _score AS (
  SELECT i.ts, i.ts + i.dur AS ts_end, i.score, p.pid
  FROM android_oom_adj_intervals i JOIN process p ON p.upid = i.upid
), _counted AS (
  SELECT c.ts, 3 AS way, CAST(c.value AS INT) AS pid,
    NULL AS kill_reason_raw, s.score AS oom_score_adj
  FROM counter c
  JOIN counter_track t ON t.id = c.track_id
  LEFT JOIN _score s ON s.pid = CAST(c.value AS INT) AND
    c.ts >= s.ts AND c.ts < s.ts_end
  WHERE t.name = 'kill_one_process' AND c.value > 0
), _all AS (SELECT * FROM _named UNION ALL SELECT * FROM _counted)
SELECT ts, pid, kill_reason_raw, oom_score_adj FROM _all
WHERE way = (SELECT min(way) FROM _all);

CREATE PERFETTO TABLE _lmk_reasons AS
WITH _row(number, name) AS (VALUES
  (0, 'PRESSURE_AFTER_KILL'), (1, 'NOT_RESPONDING'),
  (2, 'LOW_SWAP_AND_THRASHING'), (3, 'LOW_MEM_AND_SWAP'),
  (4, 'LOW_MEM_AND_THRASHING'), (5, 'DIRECT_RECL_AND_THRASHING'),
  (6, 'LOW_MEM_AND_SWAP_UTIL'), (7, 'LOW_FILECACHE_AFTER_THRASHING'),
  (8, 'LOW_MEM'), (9, 'DIRECT_RECL_STUCK'))
SELECT * FROM _row;

CREATE PERFETTO TABLE android_lmk_events(
  ts TIMESTAMP, upid JOINID(process.upid), pid LONG, process_name STRING,
  oom_score_adj LONG, kill_reason STRING, kill_reason_raw LONG
) AS
SELECT k.ts, p.upid, k.pid, p.name AS process_name, k.oom_score_adj,
  coalesce(r.name, iif(k.kill_reason_raw BETWEEN 1000 AND 1999,
    'VENDOR_REASON', 'UNKNOWN')) AS kill_reason, k.kill_reason_raw
FROM _lmk_kills k
LEFT JOIN _lmk_reasons r ON r.number = k.kill_reason_raw
LEFT JOIN process p ON p.pid = k.pid AND
  k.ts BETWEEN ifnull(p.start_ts, trace_start())
    AND ifnull(p.end_ts, trace_end());
