-- The state of power of a Mali GPU.

INCLUDE PERFETTO MODULE counters.intervals;

CREATE PERFETTO TABLE android_mali_gpu_power_state(
  ts TIMESTAMP, dur DURATION, power_state LONG
) AS
SELECT ts, dur, CAST(value AS INT) AS power_state
FROM counter_leading_intervals!((
  SELECT c.id, c.ts, c.track_id, c.value
  FROM counter_track t
  JOIN counter c ON c.track_id = t.id
  WHERE t.name = 'mali_gpu_power_state'));
