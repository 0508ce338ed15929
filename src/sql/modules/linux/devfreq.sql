-- Frequencies of devices, with the time for which they hold.

INCLUDE PERFETTO MODULE counters.intervals;

CREATE PERFETTO FUNCTION _get_devfreq_counters(device_name STRING)
RETURNS TABLE(id LONG, ts TIMESTAMP, dur DURATION, freq LONG) AS
SELECT i.id, i.ts, i.dur, CAST(i.value AS INT) AS freq
FROM counter_leading_intervals!((
  SELECT c.* FROM counter c
  JOIN track t ON t.id = c.track_id
  WHERE t.type = 'linux_device_frequency' AND
    extract_arg(t.dimension_arg_set_id, 'linux_device') GLOB $device_name
)) AS i;

-- Of the unit that CPUs share, by either of its names.
CREATE PERFETTO TABLE linux_devfreq_dsu_counter(
  id LONG, ts TIMESTAMP, dur DURATION, dsu_freq LONG
) AS
SELECT id, ts, dur, freq AS dsu_freq FROM _get_devfreq_counters('*devfreq_dsu')
UNION ALL
SELECT id, ts, dur, freq FROM _get_devfreq_counters('*dsufreq');
