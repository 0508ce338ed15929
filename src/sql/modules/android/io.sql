-- What Android's file system, F2FS, counts, and who wrote which file.

-- Counters [DEVICE].NAME by NAME.
CREATE PERFETTO VIEW _android_io_f2fs_counter_stats AS
SELECT str_split(t.name, '].', 1) AS name, sum(c.value) AS sum,
  max(c.value) AS max, min(c.value) AS min, max(c.ts) - min(c.ts) AS dur,
  count(*) AS count, avg(c.value) AS avg
FROM counter_track t
JOIN counter c ON c.track_id = t.id
WHERE t.name GLOB '*f2fs*'
GROUP BY 1
ORDER BY 2 DESC;

CREATE PERFETTO VIEW _android_io_f2fs_write_stats AS
WITH _write AS (
  SELECT utid, extract_arg(arg_set_id, 'ino') AS ino,
    extract_arg(arg_set_id, 'dev') AS dev,
    sum(extract_arg(arg_set_id, 'copied')) AS bytes,
    count(extract_arg(arg_set_id, 'len')) AS write_count
  FROM ftrace_event
  WHERE name GLOB 'f2fs_write_end*'
  GROUP BY 1, 2, 3
)
SELECT w.utid, t.tid, t.name AS thread_name, p.upid, p.pid,
  p.name AS process_name, w.ino, w.dev, w.bytes, w.write_count
FROM _write w
JOIN thread t USING (utid)
JOIN process p USING (upid)
ORDER BY w.bytes DESC;

CREATE PERFETTO VIEW _android_io_f2fs_aggregate_write_stats AS
SELECT sum(write_count) AS total_write_count,
  count(DISTINCT pid) AS distinct_processes,
  sum(bytes) AS total_bytes_written,
  count(DISTINCT dev) AS distinct_device_count,
  count(DISTINCT ino) AS distinct_inode_count,
  count(DISTINCT tid) AS distinct_thread_count
FROM _android_io_f2fs_write_stats;
