-- counter_stats: Statistics of counters.
-- param name STRING *: counters, as a pattern of GLOB
-- column track_id: the counter
-- column name: its name
-- column process: its process, if it has one
-- column unit: of the values
-- column count: number of values
-- column first: the first value
-- column last: the last value
-- column min: the smallest value
-- column max: the greatest value
-- column mean: mean of the values
-- column time_mean: mean over time: each value holds until the next

WITH spans AS (
  SELECT track_id, ts, value,
    lead(ts) OVER (PARTITION BY track_id ORDER BY ts, id) - ts AS held,
    first_value(value) OVER w AS first, last_value(value) OVER w AS last
  FROM counter
  WINDOW w AS (PARTITION BY track_id ORDER BY ts, id
    ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
)
SELECT track_id, t.name, process.name AS process, t.unit,
  count(*) AS count, min(first) AS first, min(last) AS last,
  min(value) AS min, max(value) AS max, avg(value) AS mean,
  sum(value * held) / nullif(sum(held), 0) AS time_mean
FROM spans
JOIN counter_track t ON t.id = track_id
LEFT JOIN process_counter_track p ON p.id = track_id
LEFT JOIN process USING (upid)
WHERE ifnull(t.name, '') GLOB $name
GROUP BY track_id
ORDER BY t.name, track_id;
