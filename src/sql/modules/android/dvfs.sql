-- How fast the memory, the buses and the caches of a Pixel ran: counters of
-- its drivers, each with the time for which it held.

CREATE PERFETTO TABLE _dvfs_tracks AS
WITH _pattern(pattern) AS (VALUES
  ('domain@[0-2] Frequency'), ('dsu_throughput Frequency'),
  ('bus_throughput Frequency'),
  ('17000010.devfreq_mif Frequency'), ('17000020.devfreq_int Frequency'),
  ('17000090.devfreq_dsu Frequency'), ('170000a0.devfreq_bci Frequency'),
  ('cpu[0-8]dsu Frequency'),
  ('gs_memlat_devfreq:devfreq_mif_cpu[0-8]_memlat@17000010 Frequency'))
SELECT DISTINCT t.id, t.name
FROM counter_track t
JOIN _pattern p ON t.name GLOB p.pattern;

CREATE PERFETTO VIEW android_dvfs_counters(
  name STRING, ts TIMESTAMP, value DOUBLE, dur DURATION
) AS
SELECT t.name, c.ts, c.value, lead(c.ts, 1, trace_end()) OVER
    (PARTITION BY c.track_id ORDER BY c.ts) - c.ts AS dur
FROM _dvfs_tracks t
JOIN counter c ON c.track_id = t.id
ORDER BY c.ts;

CREATE PERFETTO TABLE android_dvfs_counter_stats(
  name STRING, max DOUBLE, min DOUBLE, dur DURATION, wgt_avg DOUBLE
) AS
SELECT name, max(value) AS max, min(value) AS min, max(ts) - min(ts) AS dur,
  sum(dur * value) / sum(dur) AS wgt_avg
FROM android_dvfs_counters
WHERE dur > 0
GROUP BY name;

-- By value, in percent of the time of a name.
CREATE PERFETTO VIEW android_dvfs_counter_residency(
  name STRING, value DOUBLE, dur DURATION, pct DOUBLE
) AS
SELECT name, value, sum(dur) AS dur,
  sum(dur) * 100.0 / sum(sum(dur)) OVER (PARTITION BY name) AS pct
FROM android_dvfs_counters
WHERE dur > 0
GROUP BY name, value;
