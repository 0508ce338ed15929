-- How deep Android slept: the light and the deep kind of doze.

INCLUDE PERFETTO MODULE counters.intervals;

CREATE PERFETTO TABLE _doze_states AS
WITH _row(kind, value, state) AS (VALUES
  ('Light', 0, 'active'), ('Light', 1, 'inactive'), ('Light', 4, 'idle'),
  ('Light', 5, 'waiting_for_network'), ('Light', 6, 'idle_maintenance'),
  ('Light', 7, 'override'), ('Deep', 0, 'active'), ('Deep', 1, 'inactive'),
  ('Deep', 2, 'idle_pending'), ('Deep', 3, 'sensing'),
  ('Deep', 4, 'locating'), ('Deep', 5, 'idle'),
  ('Deep', 6, 'idle_maintenance'), ('Deep', 7, 'quick_doze_delay'))
SELECT * FROM _row;

CREATE PERFETTO MACRO _doze(kind Expr)
RETURNS TableOrSubquery AS (
  SELECT i.id, i.ts, i.dur, ifnull((SELECT state FROM _doze_states d
    WHERE d.kind = $kind AND d.value = i.value), 'unmapped') AS state
  FROM counter_leading_intervals!((
    SELECT c.id, c.ts, 0 AS track_id, c.value
    FROM counter_track t
    JOIN counter c ON c.track_id = t.id
    WHERE t.name = 'Doze' || $kind || 'State')) i
);

CREATE PERFETTO TABLE android_light_idle_state(
  id LONG, ts TIMESTAMP, dur DURATION, light_idle_state STRING
) AS
SELECT id, ts, dur, state AS light_idle_state FROM _doze!('Light');

CREATE PERFETTO TABLE android_deep_idle_state(
  id LONG, ts TIMESTAMP, dur DURATION, deep_idle_state STRING
) AS
SELECT id, ts, dur, state AS deep_idle_state FROM _doze!('Deep');
