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
