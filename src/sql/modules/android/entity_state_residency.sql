-- How long parts of a device were in a state, between two times that it was
-- asked; a line is called "Entity residency: PART is STATE".

CREATE PERFETTO TABLE android_entity_state_residency(
  id ID(counter.id), ts TIMESTAMP, dur DURATION, entity_name STRING,
  state_name STRING, raw_name STRING, state_time_since_boot DURATION,
  state_time_since_boot_at_end DURATION, state_time_ratio DOUBLE,
  track_id JOINID(track.id)
) AS
WITH _step AS (
  SELECT c.id, c.ts, c.track_id, t.name, instr(t.name, ' is ') AS at,
    t.name GLOB 'Entity residency: * is *' AS is_named,
    lead(c.ts) OVER _next - c.ts AS dur, CAST(c.value * 1e6 AS INT) AS since,
    CAST(lead(c.value) OVER _next * 1e6 AS INT) AS since_at_end
  FROM counter_track t
  JOIN counter c ON c.track_id = t.id
  WHERE t.type = 'entity_state'
  WINDOW _next AS (PARTITION BY c.track_id ORDER BY c.ts)
)
SELECT id, ts, dur,
  iif(is_named, substr(name, length('Entity residency: ') + 1,
    at - length('Entity residency: ') - 1), NULL) AS entity_name,
  iif(is_named, substr(name, at + length(' is ')), NULL) AS state_name,
  name AS raw_name, since AS state_time_since_boot,
  since_at_end AS state_time_since_boot_at_end,
  (since_at_end - since) * 1.0 / dur AS state_time_ratio, track_id
FROM _step;
