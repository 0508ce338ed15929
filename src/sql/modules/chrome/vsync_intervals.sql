-- The clock of a display, as slices VSync of Chromium tell it.

CREATE PERFETTO TABLE chrome_vsync_intervals(
  slice_id LONG, ts TIMESTAMP, dur DURATION, track_id LONG,
  time_to_next_vsync LONG
) AS
SELECT id AS slice_id, ts, dur, track_id,
  lead(ts) OVER (PARTITION BY track_id ORDER BY ts) - ts
    AS time_to_next_vsync
FROM slice
WHERE name = 'VSync'
ORDER BY track_id, ts;

-- 1/60 s where there is none in the time.
CREATE PERFETTO FUNCTION chrome_calculate_avg_vsync_interval(
  begin_ts TIMESTAMP, end_ts TIMESTAMP
)
RETURNS DOUBLE AS
SELECT ifnull(avg(time_to_next_vsync), 1e9 / 60)
FROM chrome_vsync_intervals
WHERE ts > $begin_ts AND ts < $end_ts;
