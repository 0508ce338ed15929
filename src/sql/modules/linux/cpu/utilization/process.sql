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
