-- Which part of the time CPUs were in an idle state, by counters of the time in
-- each, in us.  C0 is what is left.

INCLUDE PERFETTO MODULE time.conversion;

CREATE PERFETTO TABLE linux_per_cpu_idle_time_in_state_counters(
  ts TIMESTAMP, machine_id JOINID(machine.id), state STRING, cpu LONG,
  idle_percentage DOUBLE, total_residency DOUBLE, time_slice LONG
) AS
WITH _step AS (
  SELECT c.ts, t.machine_id,
    extract_arg(t.dimension_arg_set_id, 'state') AS state,
    extract_arg(t.dimension_arg_set_id, 'cpu') AS cpu,
    c.value - lag(c.value) OVER w AS spent,
    time_to_us(c.ts - lag(c.ts) OVER w) AS of_us
  FROM counter c
  JOIN track t ON t.id = c.track_id
  WHERE t.type = 'cpu_idle_state'
  WINDOW w AS (PARTITION BY c.track_id ORDER BY c.ts)
), _known AS (SELECT * FROM _step WHERE of_us IS NOT NULL)
SELECT ts, machine_id, state, cpu, min(100, spent / of_us * 100)
    AS idle_percentage, spent AS total_residency, of_us AS time_slice
FROM _known
UNION ALL
SELECT ts, machine_id, 'C0', cpu, max(0, (of_us - sum(spent)) / of_us * 100),
  max(0, of_us - sum(spent)), of_us
FROM _known
GROUP BY ts, cpu, machine_id;

CREATE PERFETTO TABLE linux_cpu_idle_time_in_state_counters(
  ts TIMESTAMP, machine_id JOINID(machine.id), state STRING,
  idle_percentage DOUBLE, total_residency DOUBLE, time_slice LONG
) AS
SELECT ts, machine_id, state,
  min(100, sum(total_residency) / sum(time_slice) * 100) AS idle_percentage,
  sum(total_residency) AS total_residency, sum(time_slice) AS time_slice
FROM linux_per_cpu_idle_time_in_state_counters
GROUP BY ts, state, machine_id;
