-- Whether the device was charged.

INCLUDE PERFETTO MODULE counters.intervals;
INCLUDE PERFETTO MODULE intervals.fill_gaps;

CREATE PERFETTO TABLE android_charging_states(
  id LONG, ts TIMESTAMP, dur DURATION, short_charging_state STRING,
  charging_state STRING
) AS
WITH _state(value, short, long) AS (VALUES
  (2, 'charging', 'Charging'), (3, 'discharging', 'Discharging'),
  (4, 'not_charging', 'Not charging'), (5, 'full', 'Full')),
_known AS (
  SELECT i.ts, i.dur, s.short, s.long
  FROM counter_leading_intervals!((
    SELECT c.id, c.ts, 0 AS track_id, c.value FROM counter c
    JOIN counter_track t ON t.id = c.track_id
    WHERE t.name = 'BatteryStatus')) AS i
  LEFT JOIN _state s ON s.value = i.value
  WHERE i.dur > 0
)
SELECT row_number() OVER (ORDER BY ts) AS id, ts, dur,
  ifnull(short, 'unknown') AS short_charging_state,
  ifnull(long, 'Unknown') AS charging_state
FROM _intervals_fill_gaps!((NULL), (short, long), _known);
