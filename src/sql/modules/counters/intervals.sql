-- Values of counters with the time for which they hold: until the next value of
-- the track, equal or not, the last until the end of the trace.

CREATE PERFETTO MACRO counter_leading_intervals(
  counter_table TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT id, ts, lead(ts, 1, trace_end()) OVER w - ts AS dur, track_id,
    CAST(value AS REAL) AS value,
    CAST(lead(value) OVER w AS REAL) AS next_value,
    CAST(value - lag(value) OVER w AS REAL) AS delta_value
  FROM $counter_table
  WINDOW w AS (PARTITION BY track_id ORDER BY ts, id)
);
