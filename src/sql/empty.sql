-- empty: tables of trace_processor that no format of ttv fills.  They exist
-- with their columns, so that queries which name them run.

CREATE TABLE actual_frame_timeline_slice(
  id LONG, ts LONG, dur LONG, track_id LONG, category STRING, name STRING,
  depth LONG, parent_id LONG, arg_set_id LONG, display_frame_token LONG,
  upid LONG, surface_frame_token LONG, layer_name STRING, present_type STRING,
  on_time_finish LONG, gpu_composition LONG, jank_type STRING,
  jank_severity_type STRING, prediction_type STRING, jank_tag STRING,
  jank_tag_experimental STRING, jank_score DOUBLE,
  latched_unsignaled_count LONG, addressable_unsignaled_latch_count LONG,
  latched_fence_state STRING
);
CREATE TABLE android_dumpstate(
  id LONG, section STRING, service STRING, line STRING
);
CREATE TABLE android_game_intervention_list(
  id LONG, package_name STRING, uid LONG, current_mode LONG,
  standard_mode_supported LONG, standard_mode_downscale DOUBLE,
  standard_mode_use_angle LONG, standard_mode_fps DOUBLE,
  perf_mode_supported LONG, perf_mode_downscale DOUBLE,
  perf_mode_use_angle LONG, perf_mode_fps DOUBLE, battery_mode_supported LONG,
  battery_mode_downscale DOUBLE, battery_mode_use_angle LONG,
  battery_mode_fps DOUBLE
);
CREATE TABLE android_logs(
  id LONG, ts LONG, utid LONG, prio LONG, tag STRING, msg STRING
);
CREATE TABLE expected_frame_timeline_slice(
  id LONG, ts LONG, dur LONG, track_id LONG, category STRING, name STRING,
  depth LONG, parent_id LONG, arg_set_id LONG, display_frame_token LONG,
  surface_frame_token LONG, upid LONG, layer_name STRING
);
CREATE TABLE experimental_missing_chrome_processes(
  id LONG, upid LONG, reliable_from LONG
);
CREATE TABLE filedescriptor(
  id LONG, ufd LONG, fd LONG, ts LONG, upid LONG, path STRING
);
CREATE TABLE frame_slice(
  id LONG, ts LONG, dur LONG, track_id LONG, category STRING, name STRING,
  depth LONG, parent_id LONG, arg_set_id LONG, layer_name STRING,
  frame_number LONG, queue_to_acquire_time LONG, acquire_to_latch_time LONG,
  latch_to_present_time LONG
);
CREATE TABLE gpu(
  id LONG, ugpu LONG, gpu LONG, name STRING, vendor STRING, model STRING,
  architecture STRING, uuid STRING, pci_bdf STRING, machine_id LONG,
  arg_set_id LONG
);
CREATE TABLE gpu_counter_group(
  id LONG, group_id LONG, track_id LONG, name STRING, description STRING
);
CREATE TABLE gpu_slice(
  id LONG, ts LONG, dur LONG, track_id LONG, category STRING, name STRING,
  depth LONG, parent_id LONG, arg_set_id LONG, context_id LONG,
  render_target LONG, render_target_name STRING, render_pass LONG,
  render_pass_name STRING, command_buffer LONG, command_buffer_name STRING,
  frame_id LONG, submission_id LONG, hw_queue_id LONG, upid LONG,
  render_subpasses STRING, render_stage_category LONG
);
CREATE TABLE gpu_track(
  id LONG, name STRING, type STRING, parent_id LONG, source_arg_set_id LONG,
  dimension_arg_set_id LONG, machine_id LONG, scope STRING,
  description STRING, context_id LONG
);
CREATE TABLE heap_graph(
  id LONG, ts LONG, upid LONG, dump_reason STRING, heap_size LONG,
  truncated LONG
);
CREATE TABLE heap_graph_class(
  id LONG, name STRING, deobfuscated_name STRING, location STRING,
  superclass_id LONG, classloader_id LONG, kind STRING
);
CREATE TABLE heap_graph_object(
  id LONG, upid LONG, graph_sample_ts LONG, self_size LONG, native_size LONG,
  reference_set_id LONG, reachable LONG, heap_type STRING, type_id LONG,
  root_type STRING, root_distance LONG, object_data_id LONG
);
CREATE TABLE heap_graph_object_data(
  id LONG, field_set_id LONG, value_string STRING, array_element_type STRING,
  array_element_count LONG, array_data_id LONG, array_data_hash LONG
);
CREATE TABLE heap_graph_primitive(
  id LONG, field_set_id LONG, field_name STRING, field_type STRING,
  bool_value LONG, byte_value LONG, char_value LONG, short_value LONG,
  int_value LONG, long_value LONG, float_value DOUBLE, double_value DOUBLE
);
CREATE TABLE heap_graph_reference(
  id LONG, reference_set_id LONG, owner_id LONG, owned_id LONG,
  field_name STRING, field_type_name STRING, deobfuscated_field_name STRING
);
CREATE TABLE heap_graph_thread_callsite(
  id LONG, heap_graph_id LONG, utid LONG, callsite_id LONG
);
CREATE TABLE heap_profile(
  id LONG, ts LONG, ts_end LONG, dur LONG, upid LONG, heap_name STRING
);
CREATE TABLE heap_profile_allocation(
  id LONG, ts LONG, upid LONG, heap_name STRING, callsite_id LONG, count LONG,
  size LONG
);
CREATE TABLE instruments_sample(
  id LONG, ts LONG, utid LONG, callsite_id LONG, cpu LONG
);
CREATE TABLE logs(
  id LONG, ts LONG, utid LONG, prio LONG, log_source STRING, tag STRING,
  msg STRING, arg_set_id LONG
);
CREATE TABLE memory_snapshot(
  id LONG, timestamp LONG, track_id LONG, detail_level STRING
);
CREATE TABLE memory_snapshot_edge(
  id LONG, source_node_id LONG, target_node_id LONG, importance LONG
);
CREATE TABLE memory_snapshot_node(
  id LONG, process_snapshot_id LONG, parent_node_id LONG, path STRING,
  size LONG, effective_size LONG, arg_set_id LONG
);
CREATE TABLE package_list(
  id LONG, package_name STRING, uid LONG, debuggable LONG,
  profileable_from_shell LONG, version_code LONG
);
CREATE TABLE perf_counter_track(
  id LONG, name STRING, type STRING, parent_id LONG, source_arg_set_id LONG,
  machine_id LONG, unit STRING, description STRING, perf_session_id LONG,
  cpu LONG, is_timebase LONG
);
CREATE TABLE perf_sample(
  id LONG, ts LONG, utid LONG, cpu LONG, cpu_mode STRING, callsite_id LONG,
  unwind_error STRING, perf_session_id LONG
);
CREATE TABLE perf_session(
  id LONG, perf_session_id LONG, cmdline STRING
);
CREATE TABLE process_memory_mappings(
  id LONG, upid LONG, ts LONG, path STRING, aggregate_count LONG,
  is_deleted LONG, size_kb LONG, rss_kb LONG, anonymous_kb LONG, swap_kb LONG,
  shared_clean_kb LONG, shared_dirty_kb LONG, private_clean_kb LONG,
  private_dirty_kb LONG, locked_kb LONG, pss_kb LONG, pss_dirty_kb LONG,
  swap_pss_kb LONG
);
CREATE TABLE process_memory_snapshot(
  id LONG, snapshot_id LONG, upid LONG
);
CREATE TABLE profiler_smaps(
  id LONG, upid LONG, ts LONG, path STRING, path_trimmed STRING,
  aggregate_count LONG, is_deleted LONG, size_kb LONG, private_dirty_kb LONG,
  swap_kb LONG, file_name STRING, start_address LONG, module_timestamp LONG,
  module_debugid STRING, module_debug_path STRING, protection_flags LONG,
  private_clean_resident_kb LONG, shared_dirty_resident_kb LONG,
  shared_clean_resident_kb LONG, locked_kb LONG,
  proportional_resident_kb LONG, rss_kb LONG, anonymous_kb LONG,
  pss_dirty_kb LONG, swap_pss_kb LONG
);
CREATE TABLE protolog(
  id LONG, ts LONG, level STRING, tag STRING, message STRING,
  stacktrace STRING, location STRING
);
CREATE TABLE spurious_sched_wakeup(
  id LONG, ts LONG, thread_state_id LONG, irq_context LONG, utid LONG,
  waker_utid LONG
);
CREATE TABLE stack_sample(
  id LONG, ts LONG, source STRING, task_context_id LONG,
  execution_context_id LONG, callsite_id LONG, session_id LONG
);
CREATE TABLE stack_sample_async_context(
  id LONG, name STRING, kind STRING, parent_id LONG
);
CREATE TABLE stack_sample_counter(
  id LONG, stack_sample_id LONG, track_id LONG, value DOUBLE
);
CREATE TABLE stack_sample_counter_track(
  id LONG, name STRING, type STRING, parent_id LONG, source_arg_set_id LONG,
  machine_id LONG, unit STRING, description STRING, session_id LONG, cpu LONG,
  is_timebase LONG
);
CREATE TABLE stack_sample_execution_context(
  id LONG, ucpu LONG, cpu_mode STRING
);
CREATE TABLE stack_sample_session(
  id LONG, source STRING, timebase_unit STRING, cmdline STRING
);
CREATE TABLE stack_sample_task_context(
  id LONG, upid LONG, utid LONG, async_context_id LONG
);
CREATE TABLE surfaceflinger_layer(
  id LONG, snapshot_id LONG, arg_set_id LONG, base64_proto_id LONG,
  layer_id LONG, layer_name STRING, is_visible LONG, parent LONG,
  corner_radius_tl DOUBLE, corner_radius_tr DOUBLE, corner_radius_bl DOUBLE,
  corner_radius_br DOUBLE, hwc_composition_type LONG,
  is_hidden_by_policy LONG, z_order_relative_of LONG,
  is_missing_z_parent LONG, layer_rect_id LONG, input_rect_id LONG
);
CREATE TABLE surfaceflinger_layers_snapshot(
  id LONG, ts LONG, arg_set_id LONG, base64_proto_id LONG, sequence_id LONG,
  has_invalid_elapsed_ts LONG
);
CREATE TABLE surfaceflinger_transactions(
  id LONG, ts LONG, arg_set_id LONG, base64_proto_id LONG, vsync_id LONG
);
CREATE TABLE trace_metrics(
  name STRING
);
CREATE TABLE vulkan_memory_allocations(
  id LONG, arg_set_id LONG, source STRING, operation STRING, timestamp LONG,
  upid LONG, device LONG, device_memory LONG, memory_type LONG, heap LONG,
  function_name STRING, object_handle LONG, memory_address LONG,
  memory_size LONG, scope STRING
);
CREATE TABLE window_manager_shell_transition_handlers(
  id LONG, handler_id LONG, handler_name STRING, base64_proto_id LONG
);
CREATE TABLE window_manager_shell_transitions(
  id LONG, ts LONG, transition_id LONG, arg_set_id LONG, transition_type LONG,
  send_time_ns LONG, dispatch_time_ns LONG, duration_ns LONG,
  finish_time_ns LONG, shell_abort_time_ns LONG, wm_abort_time_ns LONG,
  merge_time_ns LONG, create_time_ns LONG, handler LONG, status STRING,
  flags LONG, start_transaction_id LONG, finish_transaction_id LONG
);
