-- Frames of a scroll of Chromium that were shown late, though what the finger
-- did came in time: more than half an interval of the display later than the
-- next one after the frame before.

INCLUDE PERFETTO MODULE chrome.args;
INCLUDE PERFETTO MODULE chrome.event_latency;
INCLUDE PERFETTO MODULE chrome.metadata;
INCLUDE PERFETTO MODULE chrome.scroll_jank.scroll_jank_v3_cause;

CREATE PERFETTO FUNCTION _slice_name_from_id(id LONG)
RETURNS STRING AS
SELECT name FROM slice WHERE id = $id;

-- Updates that were shown themselves.  Those after one, up to the next that is
-- shown, are part of its frame.
CREATE PERFETTO TABLE chrome_presented_gesture_scrolls(
  id LONG, ts TIMESTAMP, dur DURATION, last_presented_input_ts TIMESTAMP,
  scroll_update_id LONG, scroll_id LONG, presentation_timestamp LONG,
  event_type STRING
) AS
WITH _update AS (
  SELECT *, count(*) FILTER (WHERE is_presented)
    OVER (ORDER BY ts) AS frame
  FROM chrome_gesture_scroll_updates
), _last AS (
  SELECT *, max(ts) OVER (PARTITION BY frame) AS last_ts FROM _update
)
SELECT id, ts, dur, last_ts AS last_presented_input_ts, scroll_update_id,
  scroll_id, presentation_timestamp, event_type
FROM _last
WHERE is_presented
ORDER BY ts, id;

CREATE PERFETTO TABLE chrome_scroll_updates_with_deltas(
  scroll_update_id LONG, delta_y DOUBLE
) AS
SELECT _chrome_arg(arg_set_id, 'scroll_deltas.trace_id') AS scroll_update_id,
  _chrome_arg(arg_set_id, 'scroll_deltas.provided_to_compositor_delta_y')
    AS delta_y
FROM slice
WHERE name = 'InputHandlerProxy::HandleGestureScrollUpdate_Result';

CREATE PERFETTO INDEX _chrome_scroll_deltas_id
ON chrome_scroll_updates_with_deltas(scroll_update_id);

CREATE PERFETTO TABLE chrome_full_frame_view(
  id LONG, ts TIMESTAMP, last_presented_input_ts TIMESTAMP, scroll_id LONG,
  scroll_update_id LONG, event_latency_id LONG, dur DURATION,
  presentation_timestamp LONG
) AS
SELECT id, ts, last_presented_input_ts, scroll_id, scroll_update_id,
  id AS event_latency_id, dur, presentation_timestamp
FROM chrome_presented_gesture_scrolls
WHERE presentation_timestamp IS NOT NULL AND
  event_type IN ('FIRST_GESTURE_SCROLL_UPDATE', 'GESTURE_PINCH_UPDATE',
    'GESTURE_SCROLL_UPDATE', 'INERTIAL_GESTURE_SCROLL_UPDATE');

-- With how far the page moved.
CREATE PERFETTO TABLE chrome_full_frame_delta_view(
  id LONG, ts TIMESTAMP, scroll_id LONG, scroll_update_id LONG,
  last_presented_input_ts TIMESTAMP, delta_y DOUBLE, event_latency_id LONG,
  dur DURATION, presentation_timestamp LONG
) AS
SELECT f.id, f.ts, f.scroll_id, f.scroll_update_id,
  f.last_presented_input_ts, d.delta_y, f.event_latency_id, f.dur,
  f.presentation_timestamp
FROM chrome_full_frame_view f
LEFT JOIN chrome_scroll_updates_with_deltas d
  ON d.scroll_update_id = +f.scroll_update_id;

-- What was shown at one time is one frame, called as its first update.
CREATE PERFETTO TABLE chrome_merged_frame_view(
  id LONG, max_start_ts TIMESTAMP, min_start_ts TIMESTAMP, scroll_id LONG,
  scroll_update_id LONG, encapsulated_scroll_ids STRING, total_delta DOUBLE,
  segregated_delta_y STRING, event_latency_id LONG, dur DURATION,
  presentation_timestamp LONG
) AS
WITH _all AS (
  SELECT min(id) AS first_id, max(last_presented_input_ts) AS max_start_ts,
    min(ts) AS min_start_ts, max(dur) AS dur,
    group_concat(scroll_update_id, ',') AS encapsulated_scroll_ids,
    sum(delta_y) AS total_delta,
    group_concat(delta_y, ',') AS segregated_delta_y, presentation_timestamp
  FROM chrome_full_frame_delta_view
  GROUP BY presentation_timestamp
)
SELECT f.id, a.max_start_ts, a.min_start_ts, f.scroll_id, f.scroll_update_id,
  a.encapsulated_scroll_ids, a.total_delta, a.segregated_delta_y,
  f.event_latency_id, a.dur, a.presentation_timestamp
FROM _all a
JOIN chrome_full_frame_view f ON f.id = +a.first_id
ORDER BY a.presentation_timestamp;

-- In ms since the frame before of the same scroll, 0 for its first.
CREATE PERFETTO TABLE chrome_frame_info_with_delay(
  id LONG, max_start_ts TIMESTAMP, min_start_ts TIMESTAMP, scroll_id LONG,
  scroll_update_id LONG, encapsulated_scroll_ids STRING, total_delta DOUBLE,
  segregated_delta_y STRING, event_latency_id LONG, dur DURATION,
  presentation_timestamp LONG, delay_since_last_frame DOUBLE,
  delay_since_last_input DOUBLE, prev_event_latency_id LONG
) AS
SELECT *,
  ifnull(presentation_timestamp - lag(presentation_timestamp) OVER _shown, 0)
    / 1e6 AS delay_since_last_frame,
  ifnull(min_start_ts - lag(max_start_ts) OVER _begun, 0) / 1e6
    AS delay_since_last_input,
  ifnull(lag(event_latency_id) OVER _begun, -1) AS prev_event_latency_id
FROM chrome_merged_frame_view
WINDOW _shown AS (PARTITION BY scroll_id ORDER BY presentation_timestamp),
  _begun AS (PARTITION BY scroll_id ORDER BY min_start_ts);

-- What an event says of the display, else the shortest time between frames.
CREATE PERFETTO TABLE chrome_vsyncs(vsync_interval DOUBLE) AS
SELECT ifnull(
  (SELECT min(e.vsync_interval_ms)
    FROM chrome_frame_info_with_delay f
    JOIN chrome_event_latencies e ON e.id = +f.event_latency_id
    WHERE e.vsync_interval_ms > 0),
  (SELECT min(delay_since_last_frame) FROM chrome_frame_info_with_delay
    WHERE delay_since_last_frame > 0)) AS vsync_interval;

CREATE PERFETTO TABLE chrome_janky_frames_no_cause(
  delay_since_last_frame DOUBLE, event_latency_id LONG, vsync_interval DOUBLE,
  hardware_class STRING, scroll_id LONG, prev_event_latency_id LONG
) AS
SELECT f.delay_since_last_frame, f.event_latency_id, v.vsync_interval,
  chrome_hardware_class() AS hardware_class, f.scroll_id,
  f.prev_event_latency_id
FROM chrome_vsyncs v
JOIN chrome_frame_info_with_delay f
WHERE f.delay_since_last_frame > v.vsync_interval * 1.5 AND
  f.delay_since_last_input < v.vsync_interval * 1.5;

CREATE PERFETTO TABLE chrome_janky_frames_no_subcause(
  delay_since_last_frame DOUBLE, event_latency_id LONG, vsync_interval DOUBLE,
  hardware_class STRING, scroll_id LONG, prev_event_latency_id LONG,
  cause_id LONG
) AS
SELECT *, chrome_get_v3_jank_cause_id(event_latency_id,
  prev_event_latency_id) AS cause_id
FROM chrome_janky_frames_no_cause;

-- A step has steps of its own: which of them it was, by the same of before.
CREATE PERFETTO TABLE chrome_janky_frames(
  cause_of_jank STRING, sub_cause_of_jank STRING,
  delay_since_last_frame DOUBLE, event_latency_id LONG,
  vsync_interval DOUBLE, hardware_class STRING, scroll_id LONG
) AS
WITH _cause AS MATERIALIZED (
  SELECT *, _slice_name_from_id(cause_id) AS cause_of_jank
  FROM chrome_janky_frames_no_subcause
)
SELECT c.cause_of_jank,
  _slice_name_from_id(chrome_get_v3_jank_cause_id(c.cause_id,
    (SELECT min(s.id) FROM slice s
      WHERE s.parent_id = c.prev_event_latency_id AND
        s.name = c.cause_of_jank))) AS sub_cause_of_jank,
  c.delay_since_last_frame, c.event_latency_id, c.vsync_interval,
  c.hardware_class, c.scroll_id
FROM _cause c;

CREATE PERFETTO TABLE chrome_unique_frame_presentation_ts(
  presentation_timestamp LONG
) AS
SELECT DISTINCT presentation_timestamp FROM chrome_presented_gesture_scrolls;

CREATE PERFETTO TABLE chrome_janky_frames_percentage(
  delayed_frame_percentage DOUBLE
) AS
SELECT (SELECT count(*) FROM chrome_janky_frames) * 100.0 / count(*)
  AS delayed_frame_percentage
FROM chrome_unique_frame_presentation_ts;

CREATE PERFETTO TABLE chrome_frames_per_scroll(
  scroll_id LONG, num_frames LONG, num_janky_frames LONG,
  scroll_jank_percentage DOUBLE
) AS
SELECT f.scroll_id, f.num_frames, j.num_janky_frames,
  100.0 * j.num_janky_frames / f.num_frames AS scroll_jank_percentage
FROM (SELECT scroll_id, count(*) AS num_frames
  FROM chrome_frame_info_with_delay GROUP BY scroll_id) f
LEFT JOIN (SELECT scroll_id, count(*) AS num_janky_frames
  FROM chrome_janky_frames GROUP BY scroll_id) j ON j.scroll_id = f.scroll_id;
