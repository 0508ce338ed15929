-- Which part of the time CPUs were busy.

-- The parts of spans in each period of a length, as (ts of the period, dur).
-- Periods begin at multiples of the length.
CREATE PERFETTO MACRO _cpu_time_per_period(
  period Expr, spans TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  WITH RECURSIVE __piece(ts, ts_end) AS (
    SELECT ts, ts + dur FROM $spans WHERE dur > 0
    UNION ALL
    SELECT ts - ts % ($period) + ($period), ts_end FROM __piece
    WHERE ts - ts % ($period) + ($period) < ts_end
  )
  SELECT ts - ts % ($period) AS ts,
    sum(min(ts_end, ts - ts % ($period) + ($period)) - ts) AS dur
  FROM __piece
  GROUP BY 1
);

-- Busy time of periods as a part of the time of all CPUs (0 to 1), and of one
-- (0 to the number of CPUs).  Periods in which nothing ran have no row.
CREATE PERFETTO MACRO _cpu_utilization_per_period(
  period Expr, spans TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT ts,
    CAST(dur AS REAL) / ($period) / (
      SELECT max(1, count(DISTINCT ucpu)) FROM sched) AS utilization,
    CAST(dur AS REAL) / ($period) AS unnormalized_utilization
  FROM _cpu_time_per_period!($period, $spans)
  ORDER BY ts
);
