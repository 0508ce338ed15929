-- Idle states of the CPUs with the time for which they hold; -1: not idle.

INCLUDE PERFETTO MODULE counters.intervals;

CREATE PERFETTO TABLE cpu_idle_counters(
  id JOINID(counter.id), track_id JOINID(track.id), ts TIMESTAMP,
  dur DURATION, idle LONG, ucpu LONG, cpu LONG
) AS
SELECT i.id, i.track_id, i.ts, i.dur, CASE CAST(i.value AS INT)
    WHEN 4294967295 THEN -1 ELSE CAST(i.value AS INT) END AS idle,
  t.cpu AS ucpu, t.cpu
FROM counter_leading_intervals!((
  SELECT c.id, c.ts, c.track_id, c.value
  FROM counter c
  JOIN cpu_counter_track t ON t.id = c.track_id
  WHERE t.type = 'cpu_idle'
)) i
JOIN cpu_counter_track t ON t.id = i.track_id
ORDER BY i.id;
