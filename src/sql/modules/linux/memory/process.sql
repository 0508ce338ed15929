-- Memory of processes, with the time for which it holds.

-- The values of a process's counters at each time at which one of them has a
-- value; what has none yet is null.
CREATE PERFETTO VIEW _memory_of_process AS
SELECT ts, upid,
  max(value) FILTER (WHERE name = 'mem.rss.anon') AS anon_rss,
  max(value) FILTER (WHERE name = 'mem.rss.file') AS file_rss,
  max(value) FILTER (WHERE name = 'mem.rss.shmem') AS shmem_rss,
  max(value) FILTER (WHERE name = 'mem.swap') AS swap
FROM (
  SELECT c.ts, t.upid, t.name, CAST(c.value AS INT) AS value
  FROM counter c
  JOIN process_counter_track t ON t.id = c.track_id
  WHERE t.name IN ('mem.rss.anon', 'mem.rss.file', 'mem.rss.shmem', 'mem.swap')
)
GROUP BY upid, ts;

-- Each value holds until the next one of the same counter: a group of rows that
-- begins with a value has it.
CREATE PERFETTO VIEW _memory_groups AS
SELECT *, count(anon_rss) OVER w AS anon_group,
  count(file_rss) OVER w AS file_group,
  count(shmem_rss) OVER w AS shmem_group, count(swap) OVER w AS swap_group,
  lead(ts, 1, trace_end()) OVER w - ts AS dur
FROM _memory_of_process
WINDOW w AS (PARTITION BY upid ORDER BY ts);

CREATE PERFETTO VIEW _memory_held AS
SELECT ts, dur, upid,
  max(anon_rss) OVER (PARTITION BY upid, anon_group) AS anon_rss,
  max(file_rss) OVER (PARTITION BY upid, file_group) AS file_rss,
  max(shmem_rss) OVER (PARTITION BY upid, shmem_group) AS shmem_rss,
  max(swap) OVER (PARTITION BY upid, swap_group) AS swap
FROM _memory_groups;

CREATE PERFETTO TABLE memory_rss_and_swap_per_process(
  ts TIMESTAMP, dur DURATION, upid JOINID(process.id), pid LONG,
  process_name STRING, anon_rss LONG, file_rss LONG, shmem_rss LONG, rss LONG,
  swap LONG, anon_rss_and_swap LONG, rss_and_swap LONG
) AS
SELECT ts, dur, upid, process.pid, process.name AS process_name, anon_rss,
  file_rss, shmem_rss,
  anon_rss + file_rss + coalesce(shmem_rss, 0) AS rss, swap,
  anon_rss + coalesce(swap, 0) AS anon_rss_and_swap,
  anon_rss + file_rss + coalesce(shmem_rss, 0) + coalesce(swap, 0)
    AS rss_and_swap
FROM _memory_held
JOIN process USING (upid)
ORDER BY upid, ts;

CREATE PERFETTO TABLE _memory_rss_and_swap_per_process_table AS
SELECT ts, dur, upid, anon_rss, file_rss, shmem_rss, swap
FROM memory_rss_and_swap_per_process;

-- Values of each of these counters with the time for which they hold, as
-- metrics of the first version read them.
CREATE PERFETTO VIEW _memory_values AS
SELECT c.ts, lead(c.ts, 1, trace_end()) OVER w - c.ts AS dur, t.upid, t.name,
  c.value
FROM counter c
JOIN process_counter_track t ON t.id = c.track_id
WHERE t.name IN ('mem.rss.anon', 'mem.rss.file', 'mem.rss.shmem', 'mem.swap')
WINDOW w AS (PARTITION BY c.track_id ORDER BY c.ts);

CREATE PERFETTO VIEW _anon_rss AS
SELECT ts, dur, upid, value AS anon_rss_val
FROM _memory_values WHERE name = 'mem.rss.anon';

CREATE PERFETTO VIEW _file_rss AS
SELECT ts, dur, upid, value AS file_rss_val
FROM _memory_values WHERE name = 'mem.rss.file';

CREATE PERFETTO VIEW _shmem_rss AS
SELECT ts, dur, upid, value AS shmem_rss_val
FROM _memory_values WHERE name = 'mem.rss.shmem';

CREATE PERFETTO VIEW _swap AS
SELECT ts, dur, upid, value AS swap_val
FROM _memory_values WHERE name = 'mem.swap';

CREATE VIRTUAL TABLE _anon_swap_sj
USING SPAN_OUTER_JOIN(_anon_rss PARTITIONED upid, _swap PARTITIONED upid);
