-- Frequencies of GPUs, with the time for which they hold.

INCLUDE PERFETTO MODULE counters.intervals;

CREATE PERFETTO TABLE android_gpu_frequency(
  ts TIMESTAMP, dur DURATION, gpu_id LONG, gpu_freq LONG, prev_gpu_freq LONG,
  next_gpu_freq LONG
) AS
SELECT i.ts, i.dur, t.gpu_id, CAST(i.value AS INT) AS gpu_freq,
  CAST(i.value - i.delta_value AS INT) AS prev_gpu_freq,
  CAST(i.next_value AS INT) AS next_gpu_freq
FROM counter_leading_intervals!((
  SELECT c.* FROM counter c
  JOIN gpu_counter_track t ON t.id = c.track_id
  WHERE t.name = 'gpufreq' AND t.gpu_id IS NOT NULL)) AS i
JOIN gpu_counter_track t ON t.id = i.track_id;
