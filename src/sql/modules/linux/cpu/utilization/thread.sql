-- How busy threads kept the CPUs.

INCLUDE PERFETTO MODULE linux.cpu.utilization.general;

CREATE PERFETTO FUNCTION cpu_thread_utilization_per_period(
  interval LONG, utid JOINID(thread.id)
)
RETURNS TABLE(
  ts TIMESTAMP, utilization DOUBLE, unnormalized_utilization DOUBLE
) AS
SELECT * FROM _cpu_utilization_per_period!($interval, (
  SELECT ts, dur FROM sched WHERE utid = $utid));

CREATE PERFETTO FUNCTION cpu_thread_utilization_per_second(
  utid JOINID(thread.id)
)
RETURNS TABLE(
  ts TIMESTAMP, utilization DOUBLE, unnormalized_utilization DOUBLE
) AS
SELECT * FROM cpu_thread_utilization_per_period(1000000000, $utid);

CREATE PERFETTO TABLE cpu_cycles_per_thread(
  utid JOINID(thread.id), millicycles LONG, megacycles LONG,
  runtime DURATION, min_freq LONG, max_freq LONG, avg_freq LONG
) AS
SELECT utid, _cpu_cycle_columns!()
FROM _cpu_freq_per_thread
GROUP BY utid;

-- The same within [ts, ts + dur).
CREATE PERFETTO FUNCTION cpu_cycles_per_thread_in_interval(
  ts TIMESTAMP, dur LONG
)
RETURNS TABLE(
  utid JOINID(thread.id), millicycles LONG, megacycles LONG, runtime DURATION,
  awake_runtime DURATION, min_freq LONG, max_freq LONG, avg_freq LONG
) AS
SELECT utid, _cpu_cycle_columns_within!()
FROM _cpu_freq_within!($ts, $dur)
GROUP BY utid;

-- How busy threads kept the CPUs within [ts, ts + dur), in percent.
CREATE PERFETTO FUNCTION cpu_thread_utilization_in_interval(
  ts TIMESTAMP, dur LONG
)
RETURNS TABLE(
  upid JOINID(process.id), utid JOINID(thread.id), thread_name STRING,
  awake_dur LONG, awake_utilization DOUBLE,
  awake_unnormalized_utilization DOUBLE
) AS
SELECT upid, utid, thread.name AS thread_name,
  _cpu_awake_percent!(awake_runtime, $ts, $dur, 6)
FROM cpu_cycles_per_thread_in_interval($ts, $dur)
JOIN thread USING (utid);
