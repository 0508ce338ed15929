-- Intervals of beginnings and ends.

-- Each ts of the first table with the next later one of the second.
CREATE PERFETTO MACRO _interval_create(
  starts TableOrSubquery, ends TableOrSubquery
)
RETURNS TableOrSubquery AS
(
  SELECT ts, ts_end - ts AS dur
  FROM (
    SELECT ts, is_end, min(CASE is_end WHEN 1 THEN ts END) OVER (
      ORDER BY ts DESC, is_end ROWS UNBOUNDED PRECEDING) AS ts_end
    FROM (
      SELECT ts, 0 AS is_end FROM $starts
      UNION ALL
      SELECT ts, 1 FROM $ends
    )
  )
  WHERE is_end = 0 AND ts_end IS NOT NULL
);
