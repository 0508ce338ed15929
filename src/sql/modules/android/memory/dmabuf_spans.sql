-- How much of buffers shared with devices each process had, and how long.

INCLUDE PERFETTO MODULE counters.intervals;

CREATE PERFETTO TABLE _dmabuf_spans AS
WITH _value AS (
  SELECT c.* FROM process_counter_track t
  JOIN counter c ON c.track_id = t.id
  WHERE t.name = 'mem.dmabuf_rss'
)
SELECT t.upid, i.ts, i.dur, CAST(i.value AS INT) AS dmabuf_rss
FROM counter_leading_intervals!(_value) AS i
JOIN process_counter_track AS t ON t.id = i.track_id;
