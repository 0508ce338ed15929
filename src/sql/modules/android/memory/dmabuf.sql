-- Buffers that processes share with devices, by who had them made.

-- Changes of each buffer (inode).  Those of the service that makes buffers for
-- others belong to who called it then.
CREATE PERFETTO TABLE _dmabuf_changes AS
WITH _maker AS (
  SELECT t.utid FROM process p JOIN thread t ON t.upid = p.upid
  WHERE p.name GLOB '/vendor/bin/hw/*gralloc.allocator*' OR
    p.name GLOB '/vendor/bin/hw/android.hardware.graphics.allocator*'
), _call AS (
  SELECT k.utid, r.ts, r.dur, ck.utid AS caller
  FROM slice r
  JOIN thread_track k ON k.id = r.track_id
  JOIN flow f ON f.slice_in = r.id
  JOIN slice c ON c.id = f.slice_out
  LEFT JOIN thread_track ck ON ck.id = c.track_id
  WHERE r.name = 'binder reply' AND k.utid IN (SELECT utid FROM _maker)
)
SELECT extract_arg(c.arg_set_id, 'inode') AS inode, c.ts,
  CAST(c.value AS INT) AS buf_size, ifnull(b.caller, t.utid) AS utid
FROM counter c
JOIN thread_counter_track t ON t.id = c.track_id
LEFT JOIN _call b ON b.utid = t.utid AND c.ts BETWEEN b.ts AND b.ts + b.dur
WHERE t.name = 'mem.dma_heap_change'
ORDER BY 1, 2;

-- What is given back belongs to who had it last.
CREATE PERFETTO TABLE android_dmabuf_allocs(
  ts TIMESTAMP, buf_size LONG, inode LONG, utid JOINID(thread.id), tid LONG,
  thread_name STRING, upid JOINID(process.id), pid LONG, process_name STRING
) AS
WITH _owned AS (
  SELECT ts, buf_size, inode, iif(buf_size > 0,
    first_value(utid) OVER (PARTITION BY inode, ts),
    lag(utid) OVER (PARTITION BY inode ORDER BY ts)) AS utid
  FROM _dmabuf_changes
)
SELECT o.ts, o.buf_size, o.inode, t.utid, t.tid, t.name AS thread_name,
  p.upid, p.pid, p.name AS process_name
FROM _owned o
JOIN thread t ON t.utid = o.utid
LEFT JOIN process p ON p.upid = t.upid
ORDER BY o.ts;

CREATE PERFETTO TABLE android_memory_cumulative_dmabuf(
  upid JOINID(process.id), process_name STRING, utid JOINID(thread.id),
  thread_name STRING, ts TIMESTAMP, value LONG
) AS
SELECT upid, process_name, utid, thread_name, ts, sum(buf_size) OVER (
  PARTITION BY ifnull(upid, utid) ORDER BY ts) AS value
FROM android_dmabuf_allocs;
