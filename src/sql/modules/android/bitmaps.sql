-- Pictures in the memory of applications: how many, and their bytes.

INCLUDE PERFETTO MODULE counters.intervals;
INCLUDE PERFETTO MODULE intervals.intersect;

-- Counters of processes of a name, each with the time for which it held.
CREATE PERFETTO MACRO _bitmap_counter(name Expr)
RETURNS TableOrSubquery AS (
  SELECT i.id, t.upid, i.ts, i.dur, i.track_id, i.value
  FROM counter_leading_intervals!((
    SELECT c.id, c.track_id, c.ts, c.value
    FROM process_counter_track k
    JOIN counter c ON c.track_id = k.id
    WHERE k.name = $name)) i
  JOIN process_counter_track t ON t.id = i.track_id
  ORDER BY i.id
);

CREATE PERFETTO TABLE android_bitmap_memory(
  id ID(counter.id), upid JOINID(process.upid), ts TIMESTAMP, dur DURATION,
  track_id JOINID(counter.track_id), value LONG
) AS
SELECT * FROM _bitmap_counter!('Bitmap Memory');

CREATE PERFETTO TABLE android_bitmap_count(
  id ID(counter.id), upid JOINID(process.upid), ts TIMESTAMP, dur DURATION,
  track_id JOINID(counter.track_id), value LONG
) AS
SELECT * FROM _bitmap_counter!('Bitmap Count');

-- Times in which neither changes.
CREATE PERFETTO TABLE android_bitmap_counters_per_process(
  upid JOINID(process.upid), process_name STRING, ts TIMESTAMP, dur DURATION,
  bitmap_memory LONG, bitmap_count LONG, bitmap_memory_id JOINID(counter.id),
  bitmap_count_id JOINID(counter.id)
) AS
SELECT p.upid, p.name AS process_name, i.ts, i.dur, m.value AS bitmap_memory,
  n.value AS bitmap_count, m.id AS bitmap_memory_id, n.id AS bitmap_count_id
FROM _interval_intersect!((android_bitmap_memory, android_bitmap_count),
  (upid)) i
JOIN android_bitmap_memory m ON m.id = i.id_0
JOIN android_bitmap_count n ON n.id = i.id_1
JOIN process p ON p.upid = i.upid;
