-- Events of input, from when they came to when what they changed is seen.

INCLUDE PERFETTO MODULE chrome.args;

-- The first slice of each step of an event: slices inside of it, and of no
-- other event in it.
CREATE PERFETTO TABLE _event_latency_steps AS
WITH _step AS (
  SELECT id, name, (SELECT max(a.id) FROM ancestor_slice(s.id) a
    WHERE a.name = 'EventLatency') AS event_id
  FROM slice s
  WHERE name IN ('BufferAvailableToBufferReady', 'BufferReadyToLatch',
    'LatchToSwapEnd') OR name GLOB '*ToPresentation*'
)
SELECT event_id AS id,
  min(id) FILTER (WHERE name = 'BufferAvailableToBufferReady')
    AS available_id,
  min(id) FILTER (WHERE name = 'BufferReadyToLatch') AS ready_id,
  min(id) FILTER (WHERE name = 'LatchToSwapEnd') AS latch_id,
  min(id) FILTER (WHERE name = 'LatchToPresentation') AS latched_id,
  min(id) FILTER (WHERE name = 'SwapEndToPresentationCompositorFrame')
    AS swap_id,
  min(id) FILTER (WHERE name GLOB '*ToPresentation') AS presented_id,
  max(name GLOB 'Submit*ToPresentationCompositorFrame') AS is_presented
FROM _step
WHERE event_id IS NOT NULL
GROUP BY event_id;

CREATE PERFETTO FUNCTION _event_step_begin(id LONG)
RETURNS LONG AS SELECT ts FROM slice WHERE id = $id;

CREATE PERFETTO FUNCTION _event_step_end(id LONG)
RETURNS LONG AS SELECT ts + dur FROM slice WHERE id = $id AND dur != -1;

-- The + takes the type off the id: with one, SQLite searches all rows rather
-- than an index of a column without a type.
CREATE PERFETTO TABLE chrome_event_latencies(
  id LONG, name STRING, ts TIMESTAMP, dur DURATION, scroll_update_id LONG,
  surface_frame_trace_id LONG, display_trace_id LONG, is_presented BOOL,
  event_type STRING, track_id LONG, vsync_interval_ms DOUBLE,
  is_janky_scrolled_frame BOOL, buffer_available_timestamp LONG,
  buffer_ready_timestamp LONG, latch_timestamp LONG, swap_end_timestamp LONG,
  presentation_timestamp LONG
) AS
SELECT e.id, e.name, e.ts, e.dur,
  _chrome_arg(e.arg_set_id, 'event_latency.event_latency_id')
    AS scroll_update_id,
  _chrome_arg(e.arg_set_id, 'event_latency.surface_frame_trace_id')
    AS surface_frame_trace_id,
  _chrome_arg(e.arg_set_id, 'event_latency.display_trace_id')
    AS display_trace_id,
  ifnull(s.is_presented, 0) AS is_presented,
  _chrome_arg(e.arg_set_id, 'event_latency.event_type') AS event_type,
  e.track_id,
  _chrome_arg(e.arg_set_id, 'event_latency.vsync_interval_ms')
    AS vsync_interval_ms,
  ifnull(_chrome_arg(e.arg_set_id, 'event_latency.is_janky_scrolled_frame'),
    0) AS is_janky_scrolled_frame,
  _event_step_begin(s.available_id) AS buffer_available_timestamp,
  _event_step_begin(s.ready_id) AS buffer_ready_timestamp,
  _event_step_begin(ifnull(s.latch_id, s.latched_id)) AS latch_timestamp,
  _event_step_begin(s.swap_id) AS swap_end_timestamp,
  coalesce(_event_step_end(s.swap_id), _event_step_end(s.presented_id),
    _event_step_end(s.latch_id)) AS presentation_timestamp
FROM slice e
LEFT JOIN _event_latency_steps s ON s.id = +e.id
WHERE e.name = 'EventLatency'
ORDER BY e.id;

-- Events that moved a page, with the number of the scroll that each is of.
CREATE PERFETTO TABLE chrome_gesture_scroll_updates(
  id LONG, name STRING, ts TIMESTAMP, dur DURATION, scroll_update_id LONG,
  is_presented BOOL, event_type STRING, track_id LONG,
  vsync_interval_ms DOUBLE, is_janky BOOL, buffer_available_timestamp LONG,
  buffer_ready_timestamp LONG, latch_timestamp LONG, swap_end_timestamp LONG,
  presentation_timestamp LONG, scroll_id LONG
) AS
WITH _update AS (
  SELECT *, row_number() OVER (ORDER BY ts) AS number
  FROM chrome_event_latencies
  WHERE event_type IN ('FIRST_GESTURE_SCROLL_UPDATE', 'GESTURE_SCROLL_UPDATE',
      'INERTIAL_GESTURE_SCROLL_UPDATE') OR
    is_presented AND event_type GLOB '*GESTURE_PINCH_UPDATE'
)
SELECT id, name, ts, dur, scroll_update_id, is_presented, event_type,
  track_id, vsync_interval_ms, is_janky_scrolled_frame AS is_janky,
  buffer_available_timestamp, buffer_ready_timestamp, latch_timestamp,
  swap_end_timestamp, presentation_timestamp,
  count(*) FILTER (WHERE number = 1 OR
    event_type = 'FIRST_GESTURE_SCROLL_UPDATE')
    OVER (ORDER BY number) AS scroll_id
FROM _update
ORDER BY number;
