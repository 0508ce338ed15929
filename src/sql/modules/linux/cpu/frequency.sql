-- Frequencies of the CPUs with the time for which they hold.

INCLUDE PERFETTO MODULE counters.intervals;

CREATE PERFETTO TABLE cpu_frequency_counters(
  id JOINID(counter.id), track_id JOINID(track.id), ts TIMESTAMP,
  dur DURATION, freq LONG, ucpu LONG, cpu LONG
) AS
SELECT i.id, i.track_id, i.ts, i.dur, CAST(i.value AS INT) AS freq,
  t.cpu AS ucpu, t.cpu
FROM counter_leading_intervals!((
  SELECT c.id, c.ts, c.track_id, c.value
  FROM counter c
  JOIN cpu_counter_track t ON t.id = c.track_id
  WHERE t.type = 'cpu_frequency'
)) i
JOIN cpu_counter_track t ON t.id = i.track_id
ORDER BY i.id;
