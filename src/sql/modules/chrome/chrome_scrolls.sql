-- Scrolls of Chromium: each update of one from the finger that made it until
-- the display shows it, step by step.
--
-- An update is one row: of several slices that say the same step of it, the
-- last holds, of several frames that it was sent in, the first.

INCLUDE PERFETTO MODULE chrome.android_input;
INCLUDE PERFETTO MODULE chrome.args;
INCLUDE PERFETTO MODULE chrome.event_latency;
INCLUDE PERFETTO MODULE chrome.graphics_pipeline;
INCLUDE PERFETTO MODULE chrome.input;
INCLUDE PERFETTO MODULE chrome.scroll_jank.scroll_offsets;

-- What a slice is asked for: its thread, its times, and the begin of the task
-- that it is in, if it tells that.
CREATE PERFETTO FUNCTION _scroll_utid(id LONG)
RETURNS LONG AS
SELECT t.utid FROM slice s JOIN thread_track t ON t.id = s.track_id
WHERE s.id = $id;

CREATE PERFETTO FUNCTION _scroll_task_begin(id LONG)
RETURNS LONG AS
SELECT ifnull(_chrome_task_begin(ts, arg_set_id), ts) FROM slice
WHERE id = $id;

CREATE PERFETTO TABLE chrome_scroll_update_refs(
  scroll_update_latency_id LONG, touch_move_latency_id LONG,
  presentation_latency_id LONG, surface_frame_id LONG, display_trace_id LONG
) AS
WITH _surface AS (
  SELECT latency_id, min(surface_frame_trace_id) AS surface_frame_id
  FROM chrome_graphics_pipeline_inputs_to_surface_frames
  GROUP BY latency_id
), _touch AS (
  SELECT scroll_update_latency_id AS latency_id,
    min(touch_move_latency_id) AS touch_move_latency_id
  FROM chrome_touch_move_to_scroll_update
  GROUP BY scroll_update_latency_id
), _into AS (
  SELECT coalesced_latency_id AS latency_id,
    min(presented_latency_id) AS presented_latency_id
  FROM chrome_coalesced_inputs
  GROUP BY coalesced_latency_id
)
SELECT i.latency_id AS scroll_update_latency_id, t.touch_move_latency_id,
  ifnull(c.presented_latency_id, i.latency_id) AS presentation_latency_id,
  s.surface_frame_id, d.display_trace_id
FROM chrome_inputs i
LEFT JOIN _surface s USING (latency_id)
LEFT JOIN _touch t USING (latency_id)
LEFT JOIN _into c USING (latency_id)
LEFT JOIN chrome_surface_frame_id_to_first_display_id d
  ON d.surface_frame_trace_id = s.surface_frame_id
WHERE i.input_type = 'GESTURE_SCROLL_UPDATE_EVENT';

-- The slices of the steps of an event, of a surface's frame, of the display's.
CREATE PERFETTO TABLE _scroll_steps AS
SELECT latency_id,
  max(slice_id) FILTER (WHERE step = 'STEP_SEND_INPUT_EVENT_UI') AS sent,
  max(slice_id) FILTER (WHERE step = 'STEP_HANDLE_INPUT_EVENT_IMPL')
    AS dispatched,
  max(slice_id) FILTER (WHERE step = 'STEP_DID_HANDLE_INPUT_AND_OVERSCROLL')
    AS handled,
  max(slice_id) FILTER (WHERE step = 'STEP_RESAMPLE_SCROLL_EVENTS')
    AS resampled
FROM chrome_input_pipeline_steps
WHERE input_type IN ('GESTURE_SCROLL_UPDATE_EVENT', 'TOUCH_MOVE_EVENT')
GROUP BY latency_id;

CREATE PERFETTO TABLE _scroll_surface_steps AS
SELECT surface_frame_trace_id,
  max(id) FILTER (WHERE step = 'STEP_RECEIVE_BEGIN_FRAME') AS begun,
  max(id) FILTER (WHERE step = 'STEP_GENERATE_COMPOSITOR_FRAME')
    AS generated,
  max(id) FILTER (WHERE step = 'STEP_SUBMIT_COMPOSITOR_FRAME') AS submitted,
  max(id) FILTER (WHERE step = 'STEP_RECEIVE_COMPOSITOR_FRAME') AS received
FROM chrome_graphics_pipeline_surface_frame_steps
WHERE surface_frame_trace_id IS NOT NULL
GROUP BY surface_frame_trace_id;

CREATE PERFETTO TABLE _scroll_display_steps AS
SELECT display_trace_id,
  max(id) FILTER (WHERE step = 'STEP_DRAW_AND_SWAP') AS drawn,
  max(id) FILTER (WHERE step = 'STEP_SEND_BUFFER_SWAP') AS swap_sent,
  max(id) FILTER (WHERE step = 'STEP_BUFFER_SWAP_POST_SUBMIT') AS swapped
FROM chrome_graphics_pipeline_display_frame_steps
GROUP BY display_trace_id;

-- The motion of Android that a touch is of.
CREATE PERFETTO TABLE _scroll_motions AS
SELECT t.touch_move_latency_id, min(a.input_reader_processing_end_ts)
    AS read_end,
  a.input_dispatcher_processing_end_ts AS dispatch_end
FROM chrome_dispatch_android_input_event_to_touch_move t
JOIN chrome_android_input a USING (android_input_id)
GROUP BY t.touch_move_latency_id;

CREATE PERFETTO TABLE _scroll_input AS
SELECT r.scroll_update_latency_id AS id,
  r.presentation_latency_id AS presented_in_frame_id, u.scroll_id,
  u.is_presented, u.is_janky, u.event_type, u.ts AS generation_ts,
  m.read_end, m.dispatch_end, t.sent AS touch, s.sent AS created,
  s.dispatched, s.handled, _event_step_begin(t.sent) AS touch_ts,
  _event_step_begin(s.sent) AS created_ts,
  _event_step_end(s.sent) AS created_end,
  _scroll_task_begin(s.dispatched) AS dispatched_ts,
  _event_step_end(s.dispatched) AS dispatched_end,
  _event_step_begin(s.handled) AS handled_ts,
  _event_step_end(s.handled) AS handled_end
FROM chrome_scroll_update_refs r
LEFT JOIN _chrome_scroll_update_of u
  ON u.scroll_update_id = r.scroll_update_latency_id
LEFT JOIN _scroll_steps s ON s.latency_id = r.scroll_update_latency_id
LEFT JOIN _scroll_steps t ON t.latency_id = r.touch_move_latency_id
LEFT JOIN _scroll_motions m
  ON m.touch_move_latency_id = r.touch_move_latency_id;

-- Until updates of one frame become one.  A fling has no touch, so that the
-- browser has it when it makes the update; and some clocks say that an event
-- is made after the browser has it, which then counts as no time.
CREATE PERFETTO TABLE chrome_scroll_update_input_pipeline(
  id LONG, scroll_id LONG, presented_in_frame_id LONG, is_presented BOOL,
  is_janky BOOL, is_inertial BOOL, is_first_scroll_update_in_scroll BOOL,
  is_first_scroll_update_in_frame BOOL, generation_ts TIMESTAMP,
  input_reader_processing_end_ts TIMESTAMP,
  input_dispatcher_processing_end_ts TIMESTAMP,
  generation_to_browser_main_dur DURATION, browser_utid LONG,
  touch_move_received_slice_id LONG, touch_move_received_ts TIMESTAMP,
  touch_move_processing_dur DURATION, scroll_update_created_slice_id LONG,
  scroll_update_created_ts TIMESTAMP, scroll_update_processing_dur DURATION,
  scroll_update_created_end_ts TIMESTAMP,
  browser_to_compositor_delay_dur DURATION, compositor_utid LONG,
  compositor_dispatch_slice_id LONG, compositor_dispatch_ts TIMESTAMP,
  compositor_dispatch_dur DURATION, compositor_dispatch_end_ts TIMESTAMP,
  compositor_dispatch_to_coalesced_input_handled_dur DURATION,
  compositor_coalesced_input_handled_slice_id LONG,
  compositor_coalesced_input_handled_ts TIMESTAMP,
  compositor_coalesced_input_handled_dur DURATION,
  compositor_coalesced_input_handled_end_ts TIMESTAMP
) AS
WITH _typed AS (
  SELECT *, event_type = 'INERTIAL_GESTURE_SCROLL_UPDATE' AS is_inertial
  FROM _scroll_input
)
SELECT id, scroll_id, presented_in_frame_id, is_presented, is_janky,
  is_inertial,
  event_type = 'FIRST_GESTURE_SCROLL_UPDATE'
    AS is_first_scroll_update_in_scroll,
  row_number() OVER (PARTITION BY presented_in_frame_id
    ORDER BY generation_ts) = 1 AS is_first_scroll_update_in_frame,
  generation_ts, read_end AS input_reader_processing_end_ts,
  dispatch_end AS input_dispatcher_processing_end_ts,
  max(0, iif(is_inertial, ifnull(touch_ts, created_ts), touch_ts) -
    generation_ts) AS generation_to_browser_main_dur,
  _scroll_utid(created) AS browser_utid,
  touch AS touch_move_received_slice_id,
  touch_ts AS touch_move_received_ts,
  created_ts - max(touch_ts, generation_ts) AS touch_move_processing_dur,
  created AS scroll_update_created_slice_id,
  created_ts AS scroll_update_created_ts,
  created_end - created_ts AS scroll_update_processing_dur,
  created_end AS scroll_update_created_end_ts,
  max(0, dispatched_ts - created_end) AS browser_to_compositor_delay_dur,
  _scroll_utid(dispatched) AS compositor_utid,
  dispatched AS compositor_dispatch_slice_id,
  dispatched_ts AS compositor_dispatch_ts,
  dispatched_end - dispatched_ts AS compositor_dispatch_dur,
  dispatched_end AS compositor_dispatch_end_ts,
  handled_ts - dispatched_end
    AS compositor_dispatch_to_coalesced_input_handled_dur,
  handled AS compositor_coalesced_input_handled_slice_id,
  handled_ts AS compositor_coalesced_input_handled_ts,
  handled_end - handled_ts AS compositor_coalesced_input_handled_dur,
  handled_end AS compositor_coalesced_input_handled_end_ts
FROM _typed;

CREATE PERFETTO TABLE _scroll_frame AS
SELECT r.scroll_update_latency_id AS id, r.display_trace_id, s.resampled,
  f.generated, f.submitted, f.received, d.drawn, d.swap_sent, d.swapped,
  _scroll_task_begin(s.resampled) AS resampled_ts,
  _scroll_task_begin(f.begun) AS begun_ts,
  _scroll_task_begin(f.generated) AS generated_ts,
  _event_step_begin(f.submitted) AS submitted_ts,
  _event_step_end(f.submitted) AS submitted_end,
  _scroll_task_begin(f.received) AS received_ts,
  _event_step_end(f.received) AS received_end,
  _scroll_task_begin(d.drawn) AS drawn_ts,
  _event_step_end(d.swap_sent) AS swap_sent_end,
  _scroll_task_begin(d.swapped) AS swapped_ts,
  _event_step_end(d.swapped) AS swapped_end
FROM chrome_scroll_update_refs r
LEFT JOIN _scroll_steps s ON s.latency_id = r.scroll_update_latency_id
LEFT JOIN _scroll_surface_steps f
  ON f.surface_frame_trace_id = r.surface_frame_id
LEFT JOIN _scroll_display_steps d USING (display_trace_id)
WHERE r.presentation_latency_id = r.scroll_update_latency_id;

-- The first event of each number, also of those that moved no page.
CREATE PERFETTO TABLE _scroll_latency AS
SELECT min(id) AS slice_id, scroll_update_id AS id, vsync_interval_ms,
  buffer_available_timestamp, buffer_ready_timestamp, latch_timestamp,
  presentation_timestamp
FROM chrome_event_latencies
WHERE scroll_update_id IS NOT NULL
GROUP BY scroll_update_id;

-- From then on, until the display shows them.
CREATE PERFETTO TABLE chrome_scroll_update_frame_pipeline(
  id LONG, display_trace_id LONG, vsync_interval_ms DOUBLE,
  compositor_resample_slice_id LONG, compositor_resample_ts TIMESTAMP,
  compositor_receive_begin_frame_ts TIMESTAMP,
  compositor_generate_compositor_frame_slice_id LONG,
  compositor_generate_compositor_frame_ts TIMESTAMP,
  compositor_generate_frame_to_submit_frame_dur DURATION,
  compositor_submit_compositor_frame_slice_id LONG,
  compositor_submit_compositor_frame_ts TIMESTAMP,
  compositor_submit_frame_dur DURATION,
  compositor_submit_compositor_frame_end_ts TIMESTAMP,
  compositor_to_viz_delay_dur DURATION, viz_compositor_utid LONG,
  viz_receive_compositor_frame_slice_id LONG,
  viz_receive_compositor_frame_ts TIMESTAMP,
  viz_receive_compositor_frame_dur DURATION,
  viz_receive_compositor_frame_end_ts TIMESTAMP,
  viz_wait_for_draw_dur DURATION, viz_draw_and_swap_slice_id LONG,
  viz_draw_and_swap_ts TIMESTAMP, viz_draw_and_swap_dur DURATION,
  viz_send_buffer_swap_slice_id LONG, viz_send_buffer_swap_end_ts TIMESTAMP,
  viz_to_gpu_delay_dur DURATION, viz_gpu_thread_utid LONG,
  viz_swap_buffers_slice_id LONG, viz_swap_buffers_ts TIMESTAMP,
  viz_swap_buffers_dur DURATION, viz_swap_buffers_end_ts TIMESTAMP,
  viz_swap_buffers_to_latch_dur DURATION,
  buffer_available_timestamp TIMESTAMP,
  buffer_available_to_ready_dur DURATION, buffer_ready_timestamp TIMESTAMP,
  latch_timestamp TIMESTAMP, viz_latch_to_presentation_dur DURATION,
  presentation_timestamp TIMESTAMP
) AS
SELECT f.id, f.display_trace_id, l.vsync_interval_ms,
  resampled AS compositor_resample_slice_id,
  resampled_ts AS compositor_resample_ts,
  begun_ts AS compositor_receive_begin_frame_ts,
  generated AS compositor_generate_compositor_frame_slice_id,
  generated_ts AS compositor_generate_compositor_frame_ts,
  submitted_ts - generated_ts
    AS compositor_generate_frame_to_submit_frame_dur,
  submitted AS compositor_submit_compositor_frame_slice_id,
  submitted_ts AS compositor_submit_compositor_frame_ts,
  submitted_end - submitted_ts AS compositor_submit_frame_dur,
  submitted_end AS compositor_submit_compositor_frame_end_ts,
  received_ts - submitted_end AS compositor_to_viz_delay_dur,
  _scroll_utid(received) AS viz_compositor_utid,
  received AS viz_receive_compositor_frame_slice_id,
  received_ts AS viz_receive_compositor_frame_ts,
  received_end - received_ts AS viz_receive_compositor_frame_dur,
  received_end AS viz_receive_compositor_frame_end_ts,
  drawn_ts - received_end AS viz_wait_for_draw_dur,
  drawn AS viz_draw_and_swap_slice_id, drawn_ts AS viz_draw_and_swap_ts,
  swap_sent_end - drawn_ts AS viz_draw_and_swap_dur,
  swap_sent AS viz_send_buffer_swap_slice_id,
  swap_sent_end AS viz_send_buffer_swap_end_ts,
  swapped_ts - swap_sent_end AS viz_to_gpu_delay_dur,
  _scroll_utid(swapped) AS viz_gpu_thread_utid,
  swapped AS viz_swap_buffers_slice_id, swapped_ts AS viz_swap_buffers_ts,
  swapped_end - swapped_ts AS viz_swap_buffers_dur,
  swapped_end AS viz_swap_buffers_end_ts,
  l.latch_timestamp - swapped_end AS viz_swap_buffers_to_latch_dur,
  l.buffer_available_timestamp,
  l.buffer_ready_timestamp - l.buffer_available_timestamp
    AS buffer_available_to_ready_dur,
  l.buffer_ready_timestamp, l.latch_timestamp,
  l.presentation_timestamp - l.latch_timestamp
    AS viz_latch_to_presentation_dur,
  l.presentation_timestamp
FROM _scroll_frame f
LEFT JOIN _scroll_latency l USING (id);

CREATE PERFETTO TABLE chrome_scrolls(
  id LONG, ts TIMESTAMP, dur DURATION, gesture_scroll_begin_ts TIMESTAMP,
  gesture_scroll_end_ts TIMESTAMP
) AS
SELECT scroll_id AS id, min(ts) AS ts, max(ts + dur) - min(ts) AS dur,
  NULL AS gesture_scroll_begin_ts, NULL AS gesture_scroll_end_ts
FROM chrome_gesture_scroll_updates
GROUP BY scroll_id;

-- Both parts, with what was before each update in its scroll.
CREATE PERFETTO TABLE chrome_scroll_update_info(
  id LONG, scroll_id LONG, previous_input_id LONG, frame_display_id LONG,
  vsync_interval_ms DOUBLE, is_presented BOOL, is_janky BOOL,
  is_inertial BOOL, is_first_scroll_update_in_scroll BOOL,
  is_first_scroll_update_in_frame BOOL, browser_uptime_dur DURATION,
  generation_ts TIMESTAMP, input_reader_dur DURATION,
  input_dispatcher_dur DURATION, since_previous_generation_dur DURATION,
  generation_to_browser_main_dur DURATION, browser_utid LONG,
  touch_move_received_slice_id LONG, touch_move_received_ts TIMESTAMP,
  touch_move_processing_dur DURATION, scroll_update_created_slice_id LONG,
  scroll_update_created_ts TIMESTAMP, scroll_update_processing_dur DURATION,
  scroll_update_created_end_ts TIMESTAMP,
  browser_to_compositor_delay_dur DURATION, compositor_utid LONG,
  compositor_dispatch_slice_id LONG, compositor_dispatch_ts TIMESTAMP,
  compositor_dispatch_dur DURATION, compositor_dispatch_end_ts TIMESTAMP,
  compositor_dispatch_to_on_begin_frame_delay_dur DURATION,
  compositor_resample_slice_id LONG,
  compositor_coalesced_input_handled_slice_id LONG,
  compositor_on_begin_frame_ts TIMESTAMP,
  compositor_on_begin_frame_dur DURATION,
  compositor_on_begin_frame_end_ts TIMESTAMP,
  compositor_on_begin_frame_to_generation_delay_dur DURATION,
  compositor_generate_compositor_frame_slice_id LONG,
  compositor_generate_compositor_frame_ts TIMESTAMP,
  compositor_generate_frame_to_submit_frame_dur DURATION,
  compositor_submit_compositor_frame_slice_id LONG,
  compositor_submit_compositor_frame_ts TIMESTAMP,
  compositor_submit_frame_dur DURATION,
  compositor_submit_compositor_frame_end_ts TIMESTAMP,
  compositor_to_viz_delay_dur DURATION, viz_compositor_utid LONG,
  viz_receive_compositor_frame_slice_id LONG,
  viz_receive_compositor_frame_ts TIMESTAMP,
  viz_receive_compositor_frame_dur DURATION,
  viz_receive_compositor_frame_end_ts TIMESTAMP,
  viz_wait_for_draw_dur DURATION, viz_draw_and_swap_slice_id LONG,
  viz_draw_and_swap_ts TIMESTAMP, viz_draw_and_swap_dur DURATION,
  viz_send_buffer_swap_slice_id LONG, viz_send_buffer_swap_end_ts TIMESTAMP,
  viz_to_gpu_delay_dur DURATION, viz_gpu_thread_utid LONG,
  viz_swap_buffers_slice_id LONG, viz_swap_buffers_ts TIMESTAMP,
  viz_swap_buffers_dur DURATION, viz_swap_buffers_end_ts TIMESTAMP,
  viz_swap_buffers_to_latch_dur DURATION,
  buffer_available_timestamp TIMESTAMP,
  buffer_available_to_ready_dur DURATION, buffer_ready_timestamp TIMESTAMP,
  latch_timestamp TIMESTAMP, viz_latch_to_presentation_dur DURATION,
  presentation_timestamp TIMESTAMP
) AS
WITH _both AS (
  SELECT i.*, f.*, i.id AS update_id,
    ifnull(f.compositor_resample_ts, i.compositor_coalesced_input_handled_ts)
      AS begin_ts,
    i.compositor_coalesced_input_handled_end_ts AS begin_end
  FROM chrome_scroll_update_input_pipeline i
  LEFT JOIN chrome_scroll_update_frame_pipeline f
    ON f.id = i.presented_in_frame_id
)
SELECT update_id AS id, scroll_id,
  lag(update_id) OVER _before AS previous_input_id,
  display_trace_id AS frame_display_id, vsync_interval_ms, is_presented,
  is_janky, is_inertial, is_first_scroll_update_in_scroll,
  is_first_scroll_update_in_frame,
  generation_ts - process.start_ts AS browser_uptime_dur, generation_ts,
  input_reader_processing_end_ts - generation_ts AS input_reader_dur,
  input_dispatcher_processing_end_ts - input_reader_processing_end_ts
    AS input_dispatcher_dur,
  generation_ts - lag(generation_ts) OVER _before
    AS since_previous_generation_dur,
  generation_to_browser_main_dur, browser_utid, touch_move_received_slice_id,
  touch_move_received_ts, touch_move_processing_dur,
  scroll_update_created_slice_id, scroll_update_created_ts,
  scroll_update_processing_dur, scroll_update_created_end_ts,
  browser_to_compositor_delay_dur, compositor_utid,
  compositor_dispatch_slice_id, compositor_dispatch_ts,
  compositor_dispatch_dur, compositor_dispatch_end_ts,
  begin_ts - compositor_dispatch_end_ts
    AS compositor_dispatch_to_on_begin_frame_delay_dur,
  compositor_resample_slice_id, compositor_coalesced_input_handled_slice_id,
  begin_ts AS compositor_on_begin_frame_ts,
  begin_end - begin_ts AS compositor_on_begin_frame_dur,
  begin_end AS compositor_on_begin_frame_end_ts,
  compositor_generate_compositor_frame_ts - begin_end
    AS compositor_on_begin_frame_to_generation_delay_dur,
  compositor_generate_compositor_frame_slice_id,
  compositor_generate_compositor_frame_ts,
  compositor_generate_frame_to_submit_frame_dur,
  compositor_submit_compositor_frame_slice_id,
  compositor_submit_compositor_frame_ts, compositor_submit_frame_dur,
  compositor_submit_compositor_frame_end_ts, compositor_to_viz_delay_dur,
  viz_compositor_utid, viz_receive_compositor_frame_slice_id,
  viz_receive_compositor_frame_ts, viz_receive_compositor_frame_dur,
  viz_receive_compositor_frame_end_ts, viz_wait_for_draw_dur,
  viz_draw_and_swap_slice_id, viz_draw_and_swap_ts, viz_draw_and_swap_dur,
  viz_send_buffer_swap_slice_id, viz_send_buffer_swap_end_ts,
  viz_to_gpu_delay_dur, viz_gpu_thread_utid, viz_swap_buffers_slice_id,
  viz_swap_buffers_ts, viz_swap_buffers_dur, viz_swap_buffers_end_ts,
  viz_swap_buffers_to_latch_dur, buffer_available_timestamp,
  buffer_available_to_ready_dur, buffer_ready_timestamp, latch_timestamp,
  viz_latch_to_presentation_dur, presentation_timestamp
FROM _both
LEFT JOIN thread ON thread.utid = browser_utid
LEFT JOIN process ON process.upid = thread.upid
WINDOW _before AS (PARTITION BY scroll_id ORDER BY generation_ts);

-- How much more than in the frame before; the first of a scroll has none.
CREATE PERFETTO MACRO _scroll_more(stage ColumnName)
RETURNS Expr AS
CASE WHEN is_first_scroll_update_in_scroll THEN NULL
ELSE $stage - lag($stage) OVER (ORDER BY generation_ts) END;

CREATE PERFETTO TABLE _scroll_asked AS
SELECT u.frame_display_id, sum(o.delta_y) AS delta_y
FROM chrome_scroll_update_info u
JOIN chrome_scroll_input_offsets o ON o.scroll_update_id = u.id
GROUP BY u.frame_display_id;

-- Frames that are shown, each with the first update in it.
CREATE PERFETTO TABLE chrome_scroll_frame_info(
  id LONG, scroll_id LONG, last_input_before_this_frame_id LONG,
  vsync_interval_ms DOUBLE, vsync_interval_dur DURATION, is_janky BOOL,
  is_inertial BOOL, total_input_delta_y DOUBLE,
  presented_scrolled_delta_y DOUBLE, browser_uptime_dur DURATION,
  first_input_generation_ts TIMESTAMP, input_reader_dur DURATION,
  input_dispatcher_dur DURATION,
  previous_last_input_to_first_input_generation_dur DURATION,
  presentation_ts TIMESTAMP, browser_utid JOINID(thread.id),
  first_input_generation_to_browser_main_dur DURATION,
  first_input_generation_to_browser_main_delta_dur DURATION,
  first_input_touch_move_processing_dur DURATION,
  first_input_touch_move_processing_delta_dur DURATION,
  compositor_utid JOINID(thread.id),
  first_input_browser_to_compositor_delay_dur DURATION,
  first_input_browser_to_compositor_delay_delta_dur DURATION,
  first_input_compositor_dispatch_dur DURATION,
  first_input_compositor_dispatch_delta_dur DURATION,
  first_input_compositor_dispatch_to_on_begin_frame_delay_dur DURATION,
  first_input_compositor_dispatch_to_on_begin_frame_delay_delta_dur DURATION,
  compositor_on_begin_frame_dur DURATION,
  compositor_on_begin_frame_delta_dur DURATION,
  compositor_on_begin_frame_to_generation_delay_dur DURATION,
  compositor_on_begin_frame_to_generation_delay_delta_dur DURATION,
  compositor_generate_frame_to_submit_frame_dur DURATION,
  compositor_generate_frame_to_submit_frame_delta_dur DURATION,
  compositor_submit_frame_dur DURATION,
  compositor_submit_frame_delta_dur DURATION,
  viz_compositor_utid JOINID(thread.id), compositor_to_viz_delay_dur DURATION,
  compositor_to_viz_delay_delta_dur DURATION,
  viz_receive_compositor_frame_dur DURATION,
  viz_receive_compositor_frame_delta_dur DURATION,
  viz_wait_for_draw_dur DURATION, viz_wait_for_draw_delta_dur DURATION,
  viz_draw_and_swap_dur DURATION, viz_draw_and_swap_delta_dur DURATION,
  viz_gpu_thread_utid JOINID(thread.id), viz_to_gpu_delay_dur DURATION,
  viz_to_gpu_delay_delta_dur DURATION, viz_swap_buffers_dur DURATION,
  viz_swap_buffers_delta_dur DURATION, viz_swap_buffers_to_latch_dur DURATION,
  viz_swap_buffers_to_latch_delta_dur DURATION,
  buffer_available_to_ready_dur DURATION,
  buffer_available_to_ready_delta_dur DURATION,
  viz_latch_to_presentation_dur DURATION,
  viz_latch_to_presentation_delta_dur DURATION
) AS
SELECT u.frame_display_id AS id, u.scroll_id,
  previous_input_id AS last_input_before_this_frame_id, vsync_interval_ms,
  CAST(vsync_interval_ms * 1e6 AS INT) AS vsync_interval_dur, is_janky,
  is_inertial, a.delta_y AS total_input_delta_y,
  p.delta_y AS presented_scrolled_delta_y, browser_uptime_dur,
  generation_ts AS first_input_generation_ts, input_reader_dur,
  input_dispatcher_dur,
  since_previous_generation_dur
    AS previous_last_input_to_first_input_generation_dur,
  browser_utid, generation_to_browser_main_dur
    AS first_input_generation_to_browser_main_dur,
  presentation_timestamp AS presentation_ts,
  _scroll_more!(generation_to_browser_main_dur)
    AS first_input_generation_to_browser_main_delta_dur,
  touch_move_processing_dur AS first_input_touch_move_processing_dur,
  _scroll_more!(touch_move_processing_dur)
    AS first_input_touch_move_processing_delta_dur,
  compositor_utid,
  browser_to_compositor_delay_dur
    AS first_input_browser_to_compositor_delay_dur,
  _scroll_more!(browser_to_compositor_delay_dur)
    AS first_input_browser_to_compositor_delay_delta_dur,
  compositor_dispatch_dur AS first_input_compositor_dispatch_dur,
  _scroll_more!(compositor_dispatch_dur)
    AS first_input_compositor_dispatch_delta_dur,
  compositor_dispatch_to_on_begin_frame_delay_dur
    AS first_input_compositor_dispatch_to_on_begin_frame_delay_dur,
  _scroll_more!(compositor_dispatch_to_on_begin_frame_delay_dur)
    AS first_input_compositor_dispatch_to_on_begin_frame_delay_delta_dur,
  compositor_on_begin_frame_dur,
  _scroll_more!(compositor_on_begin_frame_dur)
    AS compositor_on_begin_frame_delta_dur,
  compositor_on_begin_frame_to_generation_delay_dur,
  _scroll_more!(compositor_on_begin_frame_to_generation_delay_dur)
    AS compositor_on_begin_frame_to_generation_delay_delta_dur,
  compositor_generate_frame_to_submit_frame_dur,
  _scroll_more!(compositor_generate_frame_to_submit_frame_dur)
    AS compositor_generate_frame_to_submit_frame_delta_dur,
  compositor_submit_frame_dur,
  _scroll_more!(compositor_submit_frame_dur)
    AS compositor_submit_frame_delta_dur,
  viz_compositor_utid,
  compositor_to_viz_delay_dur,
  _scroll_more!(compositor_to_viz_delay_dur)
    AS compositor_to_viz_delay_delta_dur,
  viz_receive_compositor_frame_dur,
  _scroll_more!(viz_receive_compositor_frame_dur)
    AS viz_receive_compositor_frame_delta_dur,
  viz_wait_for_draw_dur,
  _scroll_more!(viz_wait_for_draw_dur) AS viz_wait_for_draw_delta_dur,
  viz_draw_and_swap_dur,
  _scroll_more!(viz_draw_and_swap_dur) AS viz_draw_and_swap_delta_dur,
  viz_gpu_thread_utid,
  viz_to_gpu_delay_dur,
  _scroll_more!(viz_to_gpu_delay_dur) AS viz_to_gpu_delay_delta_dur,
  viz_swap_buffers_dur,
  _scroll_more!(viz_swap_buffers_dur) AS viz_swap_buffers_delta_dur,
  viz_swap_buffers_to_latch_dur,
  _scroll_more!(viz_swap_buffers_to_latch_dur)
    AS viz_swap_buffers_to_latch_delta_dur,
  buffer_available_to_ready_dur,
  _scroll_more!(buffer_available_to_ready_dur)
    AS buffer_available_to_ready_delta_dur,
  viz_latch_to_presentation_dur,
  _scroll_more!(viz_latch_to_presentation_dur)
    AS viz_latch_to_presentation_delta_dur
FROM chrome_scroll_update_info u
LEFT JOIN _scroll_asked a USING (frame_display_id)
LEFT JOIN chrome_presented_scroll_offsets p ON p.scroll_update_id = u.id
WHERE is_first_scroll_update_in_frame AND u.frame_display_id IS NOT NULL;

-- What viewers call the stages, and which columns say each.
CREATE PERFETTO TABLE chrome_scroll_update_info_step_templates(
  step_name STRING, ts_column_name STRING, dur_column_name STRING
) AS
WITH _stage(step_name, ts_column_name, dur_column_name) AS (
  VALUES ('GenerationToBrowserMain',
      'generation_ts',
      'generation_to_browser_main_dur'),
    ('TouchMoveProcessing',
      'touch_move_received_ts',
      'touch_move_processing_dur'),
    ('ScrollUpdateProcessing',
      'scroll_update_created_ts',
      'scroll_update_processing_dur'),
    ('BrowserMainToRendererCompositor',
      'scroll_update_created_end_ts',
      'browser_to_compositor_delay_dur'),
    ('RendererCompositorDispatch',
      'compositor_dispatch_ts',
      'compositor_dispatch_dur'),
    ('RendererCompositorDispatchToOnBeginFrame',
      'compositor_dispatch_end_ts',
      'compositor_dispatch_to_on_begin_frame_delay_dur'),
    ('RendererCompositorBeginFrame',
      'compositor_on_begin_frame_ts',
      'compositor_on_begin_frame_dur'),
    ('RendererCompositorBeginToGenerateFrame',
      'compositor_on_begin_frame_end_ts',
      'compositor_on_begin_frame_to_generation_delay_dur'),
    ('RendererCompositorGenerateToSubmitFrame',
      'compositor_generate_compositor_frame_ts',
      'compositor_generate_frame_to_submit_frame_dur'),
    ('RendererCompositorSubmitFrame',
      'compositor_submit_compositor_frame_ts',
      'compositor_submit_frame_dur'),
    ('RendererCompositorToViz',
      'compositor_submit_compositor_frame_end_ts',
      'compositor_to_viz_delay_dur'),
    ('VizReceiveFrame',
      'viz_receive_compositor_frame_ts',
      'viz_receive_compositor_frame_dur'),
    ('VizReceiveToDrawFrame',
      'viz_receive_compositor_frame_end_ts',
      'viz_wait_for_draw_dur'),
    ('VizDrawToSwapFrame', 'viz_draw_and_swap_ts', 'viz_draw_and_swap_dur'),
    ('VizToGpu', 'viz_send_buffer_swap_end_ts', 'viz_to_gpu_delay_dur'),
    ('VizSwapBuffers', 'viz_swap_buffers_ts', 'viz_swap_buffers_dur'),
    ('VizSwapBuffersToLatch',
      'viz_swap_buffers_end_ts',
      'viz_swap_buffers_to_latch_dur'),
    ('VizLatchToPresentation',
      'latch_timestamp',
      'viz_latch_to_presentation_dur'),
    ('Presentation', 'presentation_timestamp', NULL)
)
SELECT * FROM _stage;
