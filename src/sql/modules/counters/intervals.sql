-- Values of counters with the time for which they hold: until the next other
-- value of the track, the last until the end of the trace.

CREATE PERFETTO MACRO counter_leading_intervals(
  counter_table TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT id, ts, lead(ts, 1, trace_end()) OVER w - ts AS dur, track_id, value,
    lead(value) OVER w AS next_value,
    value - lag(value) OVER w AS delta_value
  FROM (
    SELECT id, ts, track_id, value,
      lag(value) OVER (PARTITION BY track_id ORDER BY ts, id) AS last_value
    FROM $counter_table
  )
  WHERE value IS NOT last_value
  WINDOW w AS (PARTITION BY track_id ORDER BY ts, id)
);
