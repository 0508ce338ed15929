-- How often, and for which part of the time, CPUs were in each idle state; the
-- states are numbered from 1 here.

INCLUDE PERFETTO MODULE linux.cpu.idle;

CREATE PERFETTO TABLE cpu_idle_stats(
  cpu LONG, state LONG, count LONG, dur DURATION, avg_dur DURATION,
  idle_percent DOUBLE
) AS
WITH _of AS (
  SELECT *, sum(dur) OVER (PARTITION BY cpu) AS all_dur FROM cpu_idle_counters
)
SELECT cpu, idle + 1 AS state, count(*) AS count, sum(dur) AS dur,
  sum(dur) / count(*) AS avg_dur, sum(dur) * 100.0 / all_dur AS idle_percent
FROM _of
WHERE idle >= 0
GROUP BY cpu, idle;
