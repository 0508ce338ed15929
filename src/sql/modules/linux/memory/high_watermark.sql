-- The most memory that processes have had until then.

INCLUDE PERFETTO MODULE counters.intervals;
INCLUDE PERFETTO MODULE linux.memory.process;

CREATE PERFETTO VIEW memory_rss_high_watermark_per_process(
  ts TIMESTAMP, dur DURATION, upid JOINID(process.id), pid LONG,
  process_name STRING, rss_high_watermark LONG
) AS
SELECT i.ts, i.dur, p.upid, p.pid, p.name AS process_name,
  CAST(i.value AS INT) AS rss_high_watermark
FROM counter_leading_intervals!((
  SELECT 0 AS id, ts, upid AS track_id, max(ifnull(anon_rss, 0) +
    ifnull(file_rss, 0) + ifnull(shmem_rss, 0)) OVER (
    PARTITION BY upid ORDER BY ts) AS value
  FROM _memory_rss_and_swap_per_process_table)) AS i
JOIN process p ON p.upid = i.track_id;
