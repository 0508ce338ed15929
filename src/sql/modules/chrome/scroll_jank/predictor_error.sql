-- Where a scroll of Chromium jerked: a step that is much longer, or much
-- shorter, than both its neighbours.

INCLUDE PERFETTO MODULE chrome.scroll_jank.scroll_offsets;

-- How many times as long is too much: of short steps, up to 7 pixels, more.
CREATE PERFETTO FUNCTION _predictor_threshold(longest DOUBLE)
RETURNS DOUBLE AS SELECT iif($longest <= 7.0, 1.4, 1.2);

CREATE PERFETTO FUNCTION _get_predictor_jank(
  d1 DOUBLE, d2 DOUBLE, d3 DOUBLE, threshold DOUBLE
)
RETURNS DOUBLE AS
SELECT CASE
  WHEN $d2 / max($d1, $d3) >= $threshold
    THEN $d2 / max($d1, $d3) - $threshold
  WHEN min($d1, $d3) / $d2 >= $threshold
    THEN min($d1, $d3) / $d2 - $threshold
  ELSE 0.0 END;

CREATE PERFETTO TABLE chrome_predictor_error(
  scroll_id LONG, scroll_update_id LONG, present_ts TIMESTAMP,
  delta_y DOUBLE, relative_offset_y DOUBLE, prev_delta DOUBLE,
  next_delta DOUBLE, predictor_jank DOUBLE, delta_threshold DOUBLE
) AS
WITH _step AS (
  SELECT scroll_id, scroll_update_id, ts, delta_y, relative_offset_y,
    lag(ifnull(delta_y, 0.0)) OVER _scroll AS prev_delta,
    lead(ifnull(delta_y, 0.0)) OVER _scroll AS next_delta
  FROM chrome_presented_scroll_offsets
  WINDOW _scroll AS (PARTITION BY scroll_id ORDER BY ts)
), _limit AS (
  SELECT *, _predictor_threshold(max(abs(prev_delta), abs(delta_y),
    abs(next_delta))) AS delta_threshold
  FROM _step
  WHERE prev_delta IS NOT NULL AND delta_y IS NOT NULL AND
    next_delta IS NOT NULL
)
SELECT scroll_id, scroll_update_id, ts AS present_ts, delta_y,
  relative_offset_y, prev_delta, next_delta,
  _get_predictor_jank(abs(prev_delta), abs(delta_y), abs(next_delta),
    delta_threshold) AS predictor_jank, delta_threshold
FROM _limit;
