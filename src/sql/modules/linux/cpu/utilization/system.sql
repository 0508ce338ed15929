-- How busy the CPUs were.

INCLUDE PERFETTO MODULE linux.cpu.utilization.general;

CREATE PERFETTO FUNCTION cpu_utilization_per_period(interval LONG)
RETURNS TABLE(
  ts TIMESTAMP, utilization DOUBLE, unnormalized_utilization DOUBLE
) AS
SELECT * FROM _cpu_utilization_per_period!($interval, (
  SELECT ts, dur FROM sched WHERE utid <> 0));

CREATE PERFETTO TABLE cpu_utilization_per_second(
  ts TIMESTAMP, utilization DOUBLE, unnormalized_utilization DOUBLE
) AS
SELECT * FROM cpu_utilization_per_period(1000000000);

CREATE PERFETTO TABLE cpu_cycles(
  millicycles LONG, megacycles LONG,
  runtime DURATION, min_freq LONG, max_freq LONG, avg_freq LONG
) AS
SELECT _cpu_cycle_columns!()
FROM _cpu_freq_per_thread;

-- The same within [ts, ts + dur).
CREATE PERFETTO FUNCTION cpu_cycles_in_interval(ts TIMESTAMP, dur LONG)
RETURNS TABLE(
  millicycles LONG, megacycles LONG, runtime DURATION, awake_runtime DURATION,
  min_freq LONG, max_freq LONG, avg_freq LONG
) AS
SELECT _cpu_cycle_columns_within!()
FROM _cpu_freq_within!($ts, $dur);

-- How busy the CPUs were within [ts, ts + dur), in percent.
CREATE PERFETTO FUNCTION cpu_utilization_in_interval(ts TIMESTAMP, dur LONG)
RETURNS TABLE(
  awake_dur LONG, awake_utilization DOUBLE,
  awake_unnormalized_utilization DOUBLE
) AS
SELECT _cpu_awake_percent!(awake_runtime, $ts, $dur, 2)
FROM cpu_cycles_in_interval($ts, $dur);

CREATE PERFETTO TABLE cpu_cycles_per_cpu(
  ucpu JOINID(cpu.id), cpu LONG, millicycles LONG, megacycles LONG,
  runtime DURATION, min_freq LONG, max_freq LONG, avg_freq LONG
) AS
SELECT ucpu, cpu, _cpu_cycle_columns!()
FROM _cpu_freq_per_thread
GROUP BY ucpu, cpu;

-- The same within [ts, ts + dur).
CREATE PERFETTO FUNCTION cpu_cycles_per_cpu_in_interval(
  ts TIMESTAMP, dur LONG
)
RETURNS TABLE(
  ucpu JOINID(cpu.id), cpu LONG, millicycles LONG, megacycles LONG,
  runtime DURATION, min_freq LONG, max_freq LONG, avg_freq LONG
) AS
SELECT ucpu, cpu, millicycles, megacycles, runtime, min_freq, max_freq,
  avg_freq
FROM (
  SELECT ucpu, cpu, _cpu_cycle_columns_within!()
  FROM _cpu_freq_within!($ts, $dur)
  GROUP BY ucpu, cpu
);
