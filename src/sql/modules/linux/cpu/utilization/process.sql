-- How busy processes kept the CPUs.

INCLUDE PERFETTO MODULE linux.cpu.utilization.general;

CREATE PERFETTO FUNCTION cpu_process_utilization_per_period(
  interval LONG, upid JOINID(process.id)
)
RETURNS TABLE(
  ts TIMESTAMP, utilization DOUBLE, unnormalized_utilization DOUBLE
) AS
SELECT * FROM _cpu_utilization_per_period!($interval, (
  SELECT sched.ts, sched.dur FROM sched JOIN thread USING (utid)
  WHERE thread.upid = $upid AND utid <> 0));

CREATE PERFETTO FUNCTION cpu_process_utilization_per_second(
  upid JOINID(process.id)
)
RETURNS TABLE(
  ts TIMESTAMP, utilization DOUBLE, unnormalized_utilization DOUBLE
) AS
SELECT * FROM cpu_process_utilization_per_period(1000000000, $upid);

CREATE PERFETTO TABLE cpu_cycles_per_process(
  upid JOINID(process.id), millicycles LONG, megacycles LONG,
  runtime DURATION, min_freq LONG, max_freq LONG, avg_freq LONG
) AS
SELECT upid, _cpu_cycle_columns!()
FROM _cpu_freq_per_thread
JOIN thread USING (utid)
WHERE upid IS NOT NULL
GROUP BY upid;

-- The same within [ts, ts + dur).
CREATE PERFETTO FUNCTION cpu_cycles_per_process_in_interval(
  ts TIMESTAMP, dur LONG
)
RETURNS TABLE(
  upid JOINID(process.id), millicycles LONG, megacycles LONG, runtime DURATION,
  awake_runtime DURATION, min_freq LONG, max_freq LONG, avg_freq LONG
) AS
SELECT upid, _cpu_cycle_columns_within!()
FROM _cpu_freq_within!($ts, $dur)
JOIN thread USING (utid)
GROUP BY upid;

-- How busy processes kept the CPUs within [ts, ts + dur), in percent.
CREATE PERFETTO FUNCTION cpu_process_utilization_in_interval(
  ts TIMESTAMP, dur LONG
)
RETURNS TABLE(
  upid JOINID(process.id), process_name STRING, awake_dur LONG,
  awake_utilization DOUBLE, awake_unnormalized_utilization DOUBLE
) AS
SELECT upid, process.name AS process_name,
  _cpu_awake_percent!(awake_runtime, $ts, $dur, 6)
FROM cpu_cycles_per_process_in_interval($ts, $dur)
JOIN process USING (upid);
