-- Values of counters with the time for which they hold: until the next row of
-- the track, the last until the end of the trace.  Of equal values in a row the
-- first has a row, those behind it have one together, and the last has one if
-- another value follows.

CREATE PERFETTO MACRO counter_leading_intervals(
  counter_table TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  WITH near AS (
    SELECT id, ts, track_id, value,
      lag(value) OVER w AS before, lag(value, 2) OVER w AS before_that,
      lead(value, 1, value) OVER w AS behind
    FROM $counter_table
    WINDOW w AS (PARTITION BY track_id ORDER BY ts, id)
  )
  SELECT id, ts, lead(ts, 1, trace_end()) OVER w - ts AS dur, track_id,
    CAST(value AS REAL) AS value,
    CAST(lead(value) OVER w AS REAL) AS next_value,
    CAST(value - lag(value) OVER w AS REAL) AS delta_value
  FROM near
  WHERE (value = before AND value = before_that AND value = behind) IS NOT TRUE
  WINDOW w AS (PARTITION BY track_id ORDER BY ts, id)
);
