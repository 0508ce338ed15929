-- Energy that parts of a device took.

INCLUDE PERFETTO MODULE counters.intervals;

-- In uWs since boot; the power is in mW.
CREATE PERFETTO TABLE android_power_rails_counters(
  id ID(counter.id), ts TIMESTAMP, dur DURATION, power_rail_name STRING,
  raw_power_rail_name STRING, energy_since_boot DOUBLE,
  energy_since_boot_at_end DOUBLE, average_power DOUBLE, energy_delta DOUBLE,
  track_id JOINID(track.id), value DOUBLE
) AS
SELECT i.id, i.ts, i.dur, t.name AS power_rail_name,
  extract_arg(t.source_arg_set_id, 'raw_name') AS raw_power_rail_name,
  i.value AS energy_since_boot, i.next_value AS energy_since_boot_at_end,
  1e6 * ((i.next_value - i.value) / i.dur) AS average_power,
  i.delta_value AS energy_delta, i.track_id, i.value
FROM counter_leading_intervals!((
  SELECT c.* FROM counter c
  JOIN counter_track t ON t.id = c.track_id
  WHERE t.type = 'power_rails')) AS i
JOIN counter_track t ON t.id = i.track_id;

CREATE PERFETTO TABLE android_power_rails_metadata(
  power_rail_name STRING, raw_power_rail_name STRING, friendly_name STRING,
  track_id JOINID(track.id), subsystem_name STRING,
  machine_id JOINID(machine.id)
) AS
SELECT name AS power_rail_name,
  extract_arg(source_arg_set_id, 'raw_name') AS raw_power_rail_name,
  iif(name GLOB 'power.rails.*', substr(name, 13), NULL) AS friendly_name,
  id AS track_id,
  extract_arg(source_arg_set_id, 'subsystem_name') AS subsystem_name,
  machine_id
FROM counter_track
WHERE type = 'power_rails';
