-- What threads did on each CPU.

INCLUDE PERFETTO MODULE linux.cpu.utilization.general;

CREATE PERFETTO TABLE cpu_cycles_per_thread_per_cpu(
  utid JOINID(thread.id), ucpu JOINID(cpu.id), cpu LONG, millicycles LONG,
  megacycles LONG, runtime DURATION, min_freq LONG, max_freq LONG, avg_freq LONG
) AS
SELECT utid, ucpu, cpu, _cpu_cycle_columns!()
FROM _cpu_freq_per_thread
GROUP BY utid, ucpu;

-- The same within [ts, ts + dur).
CREATE PERFETTO FUNCTION cpu_cycles_per_thread_per_cpu_in_interval(
  ts TIMESTAMP, dur LONG
)
RETURNS TABLE(
  utid JOINID(thread.id), ucpu JOINID(cpu.id), cpu LONG, millicycles LONG,
  megacycles LONG, runtime DURATION, min_freq LONG, max_freq LONG, avg_freq LONG
) AS
SELECT utid, ucpu, cpu, millicycles, megacycles, runtime, min_freq, max_freq,
  avg_freq
FROM (
  SELECT utid, ucpu, cpu, _cpu_cycle_columns_within!()
  FROM _cpu_freq_within!($ts, $dur)
  GROUP BY utid, ucpu
);
