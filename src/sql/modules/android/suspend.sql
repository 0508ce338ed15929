-- When a device slept.

INCLUDE PERFETTO MODULE intervals.fill_gaps;

-- Of a machine that tells its suspends shortly, these; else the steps of a
-- resume that stand for one.  One that ends after the next begins is no
-- suspend.  Awake is what is left, also of a machine that tells nothing.
CREATE PERFETTO TABLE android_suspend_state(
  ts TIMESTAMP, dur DURATION, machine_id JOINID(machine.id), power_state STRING
) AS
WITH _told AS (
  SELECT s.ts, s.dur, t.machine_id, t.name = 'Suspend/Resume Minimal' AS short
  FROM slice s JOIN track t ON t.id = s.track_id
  WHERE t.name = 'Suspend/Resume Minimal' OR
    t.name = 'Suspend/Resume Latency' AND s.dur != -1 AND
    s.name IN ('syscore_resume(0)', 'timekeeping_freeze(0)')
), _best AS (
  SELECT *, max(short) OVER (PARTITION BY machine_id) AS best FROM _told
), _ending AS (
  SELECT ts, dur, machine_id,
    lead(ts, 1, trace_end()) OVER (PARTITION BY machine_id ORDER BY ts)
      AS next_ts
  FROM _best WHERE short = best
), _asleep AS (
  SELECT ts, dur, machine_id, 'suspended' AS power_state
  FROM _ending WHERE ts + dur <= next_ts
  UNION ALL
  SELECT NULL, NULL, 0, NULL
)
SELECT ts, dur, coalesce(machine_id, 0) AS machine_id,
  coalesce(power_state, 'awake') AS power_state
FROM _intervals_fill_gaps!((machine_id), (power_state), _asleep)
ORDER BY ts;

-- The part of a time in which the device did not sleep.
CREATE PERFETTO FUNCTION _extract_duration_without_suspend(
  ts TIMESTAMP, dur DURATION
)
RETURNS LONG AS
SELECT to_monotonic($ts + $dur) - to_monotonic($ts);
