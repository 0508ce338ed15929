-- Which part of the time CPUs were busy, and at which frequencies.

INCLUDE PERFETTO MODULE linux.cpu.frequency;
INCLUDE PERFETTO MODULE intervals.intersect;
INCLUDE PERFETTO MODULE time.conversion;

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

CREATE PERFETTO VIEW _cpu_frequency_spans AS
SELECT id AS counter_id, ts, dur, cpu AS __cpu, ucpu, freq
FROM cpu_frequency_counters
WHERE freq IS NOT NULL;

CREATE PERFETTO VIEW _cpu_thread_spans AS
SELECT ts, dur, utid, ucpu, cpu FROM sched WHERE utid <> 0 AND dur >= 0;

CREATE VIRTUAL TABLE _cpu_thread_frequencies USING SPAN_LEFT_JOIN(
  _cpu_thread_spans PARTITIONED ucpu, _cpu_frequency_spans PARTITIONED ucpu);

-- When threads ran, parted by the frequency of the CPU, which may be null.
CREATE PERFETTO TABLE _cpu_freq_per_thread AS
SELECT row_number() OVER (ORDER BY ts, ucpu) - 1 AS id, ts, dur, ucpu, cpu,
  utid, freq, counter_id
FROM _cpu_thread_frequencies;

-- The same within [ts, ts + dur).
CREATE PERFETTO MACRO _cpu_freq_within(ts Expr, dur Expr)
RETURNS TableOrSubquery AS
(
  SELECT id, utid, ucpu, cpu, freq, max(ts, $ts) AS ts,
    min(ts + dur, $ts + $dur) - max(ts, $ts) AS dur
  FROM _cpu_freq_per_thread
  WHERE ts < $ts + $dur AND ts + dur > $ts
);

-- The length of a span without the time in which the machine was suspended, if
-- clocks tell.
CREATE PERFETTO MACRO _cpu_awake(ts Expr, dur Expr)
RETURNS Expr AS
coalesce(to_monotonic($ts + $dur) - to_monotonic($ts), $dur);

-- What CPUs did in spans: cycles at their frequencies, in kHz.
CREATE PERFETTO MACRO _cpu_cycle_columns()
RETURNS _ProjectionFragment AS
  CAST(sum(dur * freq / 1000) AS INT) AS millicycles,
  CAST(sum(dur * freq / 1000) / 1e9 AS INT) AS megacycles,
  sum(dur) AS runtime,
  min(freq) AS min_freq,
  max(freq) AS max_freq,
  CAST(sum(dur * freq / 1000) / (sum(dur) / 1000) AS INT) AS avg_freq;

-- The same of a part of the trace: the average is that of the time of which the
-- frequency is known.
CREATE PERFETTO MACRO _cpu_cycle_columns_within()
RETURNS _ProjectionFragment AS
  CAST(sum(dur * freq / 1000) AS INT) AS millicycles,
  CAST(sum(dur * freq / 1000) / 1e9 AS INT) AS megacycles,
  sum(dur) AS runtime,
  sum(_cpu_awake!(ts, dur)) AS awake_runtime,
  min(freq) AS min_freq,
  max(freq) AS max_freq,
  CAST(sum(dur * freq / 1000) / (
    sum(iif(freq IS NULL, NULL, dur)) / 1000) AS INT) AS avg_freq;

-- An awake time in percent of [ts, ts + dur), of all CPUs and of one.
CREATE PERFETTO MACRO _cpu_awake_percent(
  awake Expr, ts Expr, dur Expr, digits Expr
)
RETURNS _ProjectionFragment AS
  $awake AS awake_dur,
  round($awake * 100.0 / _cpu_awake!($ts, $dur)
    / (SELECT max(cpu) + 1 FROM cpu), $digits) AS awake_utilization,
  round($awake * 100.0 / _cpu_awake!($ts, $dur), $digits)
    AS awake_unnormalized_utilization;

-- By its name of before.
CREATE PERFETTO MACRO _cpu_avg_utilization_per_period(
  interval Expr, sched_table TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT * FROM _cpu_utilization_per_period!($interval, (
    SELECT ts, ts_end - ts AS dur FROM $sched_table))
);
