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
