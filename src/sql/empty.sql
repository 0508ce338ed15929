-- empty: tables of trace_processor that no format of ttv fills.  They exist
-- with their columns, so that queries which name them run.  Those whose names
-- begin with __ are for modules alone; an ARGUMENT is that of a table function.

CREATE TABLE __intrinsic_android_aflags(
  id LONG, ts LONG, package STRING, name STRING, flag_namespace STRING,
  container STRING, value STRING, staged_value STRING, permission STRING,
  value_picked_from STRING, storage_backend STRING, type STRING
);
CREATE TABLE __intrinsic_android_cpu_per_uid_track(
  id LONG, track_id LONG, uid LONG, cluster LONG, total_cpu_millis LONG
);
CREATE TABLE __intrinsic_android_input_event_dispatch(
  id LONG, event_id LONG, arg_set_id LONG, vsync_id LONG, window_id LONG,
  base64_proto_id LONG
);
CREATE TABLE __intrinsic_android_key_events(
  id LONG, event_id LONG, ts LONG, arg_set_id LONG, base64_proto_id LONG,
  source LONG, action LONG, device_id LONG, display_id LONG, key_code LONG
);
CREATE TABLE __intrinsic_android_motion_events(
  id LONG, event_id LONG, ts LONG, arg_set_id LONG, base64_proto_id LONG,
  source LONG, action LONG, device_id LONG, display_id LONG
);
CREATE TABLE __intrinsic_android_user_list(
  id LONG, type STRING, android_user_id LONG
);
CREATE TABLE __intrinsic_elf_file(
  id LONG, file_id LONG, load_bias LONG, build_id STRING
);
CREATE TABLE __intrinsic_etm_decode_chunk(
  chunk_index LONG, element_index LONG, element_type STRING, timestamp LONG,
  cycle_count LONG, last_seen_timestamp LONG, cumulative_cycles LONG,
  exception_level LONG, context_id LONG, isa STRING, start_address LONG,
  end_address LONG, mapping_id LONG, instruction_range BYTES,
  chunk_id ARGUMENT
);
CREATE TABLE __intrinsic_etm_iterate_instruction_range(
  instruction_index LONG, address LONG, opcode LONG, type STRING,
  branch_address LONG, is_conditional LONG, is_link LONG, sub_type STRING,
  instruction_range ARGUMENT
);
CREATE TABLE __intrinsic_etm_v4_chunk(
  id LONG, session_id LONG, chunk_set_id LONG, size LONG
);
CREATE TABLE __intrinsic_file(
  id LONG, name STRING, size LONG, trace_type STRING
);
CREATE TABLE __intrinsic_inputmethod_clients(
  id LONG, ts LONG, arg_set_id LONG, base64_proto_id LONG
);
CREATE TABLE __intrinsic_inputmethod_manager_service(
  id LONG, ts LONG, arg_set_id LONG, base64_proto_id LONG
);
CREATE TABLE __intrinsic_inputmethod_service(
  id LONG, ts LONG, arg_set_id LONG, base64_proto_id LONG
);
CREATE TABLE __intrinsic_jit_code(
  id LONG, create_ts LONG, estimated_delete_ts LONG, utid LONG,
  start_address LONG, size LONG, function_name STRING,
  native_code_base64 STRING, jit_code_id LONG
);
CREATE TABLE __intrinsic_jit_frame(
  id LONG, jit_code_id LONG, frame_id LONG
);
CREATE TABLE __intrinsic_spe_record(
  id LONG, ts LONG, utid LONG, exception_level STRING,
  instruction_frame_id LONG, operation STRING, data_virtual_address LONG,
  data_physical_address LONG, total_latency LONG, issue_latency LONG,
  translation_latency LONG, events_bitmask LONG, data_source STRING
);
CREATE TABLE __intrinsic_surfaceflinger_display(
  id LONG, snapshot_id LONG, is_on LONG, is_virtual LONG, trace_rect_id LONG,
  display_id LONG, display_name STRING
);
CREATE TABLE __intrinsic_surfaceflinger_transaction(
  id LONG, snapshot_id LONG, arg_set_id LONG, base64_proto_id LONG,
  transaction_id LONG, pid LONG, uid LONG, layer_id LONG, display_id LONG,
  flags_id LONG, transaction_type STRING
);
CREATE TABLE __intrinsic_surfaceflinger_transaction_flag(
  id LONG, flags_id LONG, flag STRING
);
CREATE TABLE __intrinsic_v8_internal_code(
  id LONG, jit_code_id LONG, v8_isolate_id LONG, function_name STRING,
  code_type STRING
);
CREATE TABLE __intrinsic_v8_isolate(
  id LONG, upid LONG, internal_isolate_id LONG,
  embedded_blob_code_start_address LONG, embedded_blob_code_size LONG,
  code_range_base_address LONG, code_range_size LONG, shared_code_range LONG,
  embedded_blob_code_copy_start_address LONG
);
CREATE TABLE __intrinsic_v8_js_code(
  id LONG, jit_code_id LONG, v8_js_function_id LONG, tier STRING,
  bytecode_base64 STRING
);
CREATE TABLE __intrinsic_v8_js_function(
  id LONG, name STRING, v8_js_script_id LONG, is_toplevel LONG, kind STRING,
  line LONG, col LONG
);
CREATE TABLE __intrinsic_v8_js_script(
  id LONG, v8_isolate_id LONG, internal_script_id LONG, script_type STRING,
  name STRING, source STRING
);
CREATE TABLE __intrinsic_v8_regexp_code(
  id LONG, jit_code_id LONG, v8_isolate_id LONG, pattern STRING
);
CREATE TABLE __intrinsic_v8_wasm_code(
  id LONG, jit_code_id LONG, v8_isolate_id LONG, v8_wasm_script_id LONG,
  function_name STRING, tier STRING, code_offset_in_module LONG
);
CREATE TABLE __intrinsic_v8_wasm_script(
  id LONG, v8_isolate_id LONG, internal_script_id LONG, url STRING,
  wire_bytes_base64 STRING, source STRING
);
CREATE TABLE __intrinsic_viewcapture(
  id LONG, ts LONG, arg_set_id LONG, base64_proto_id LONG,
  package_name STRING, window_name STRING
);
CREATE TABLE __intrinsic_viewcapture_view(
  id LONG, snapshot_id LONG, arg_set_id LONG, base64_proto_id LONG,
  node_id LONG, hashcode LONG, is_visible LONG, parent_id LONG,
  view_id STRING, class_name STRING, trace_rect_id LONG
);
CREATE TABLE __intrinsic_wattson_curves_cpu_1d(
  device STRING, policy LONG, freq_khz LONG, static DOUBLE, active DOUBLE,
  idle0 DOUBLE, idle1 DOUBLE
);
CREATE TABLE __intrinsic_wattson_curves_cpu_2d(
  device STRING, policy LONG, freq_khz LONG, dep_policy LONG, dep_freq LONG,
  static DOUBLE, active DOUBLE, idle0 DOUBLE, idle1 DOUBLE,
  interconnect DOUBLE
);
CREATE TABLE __intrinsic_wattson_curves_gpu(
  device STRING, freq_khz LONG, active DOUBLE, idle1 DOUBLE, idle2 DOUBLE
);
CREATE TABLE __intrinsic_wattson_curves_l3(
  device STRING, freq_khz LONG, dep_policy LONG, dep_freq LONG, l3_hit DOUBLE,
  l3_miss DOUBLE
);
CREATE TABLE __intrinsic_wattson_curves_tpu(
  device STRING, cluster LONG, requests LONG, freq LONG, active DOUBLE
);
CREATE TABLE __intrinsic_window_manager_shell_transition_participants(
  id LONG, transition_id LONG, layer_id LONG, window_id LONG, mode LONG,
  flags LONG, start_display_id LONG, end_display_id LONG, start_rotation LONG,
  end_rotation LONG, start_abs_bounds_rect_id LONG,
  end_abs_bounds_rect_id LONG
);
CREATE TABLE __intrinsic_window_manager_shell_transition_protos(
  id LONG, transition_id LONG, base64_proto_id LONG
);
CREATE TABLE __intrinsic_windowmanager(
  id LONG, ts LONG, arg_set_id LONG, base64_proto_id LONG,
  focused_display_id LONG, has_invalid_elapsed_ts LONG
);
CREATE TABLE __intrinsic_windowmanager_windowcontainer(
  id LONG, snapshot_id LONG, arg_set_id LONG, base64_proto_id LONG,
  title STRING, token LONG, parent_token LONG, child_index LONG,
  is_visible LONG, window_rect_id LONG, container_type STRING,
  name_override STRING
);
CREATE TABLE __intrinsic_winscope_fill_region(
  id LONG, trace_rect_id LONG, rect_id LONG
);
CREATE TABLE __intrinsic_winscope_rect(
  id LONG, x DOUBLE, y DOUBLE, w DOUBLE, h DOUBLE
);
CREATE TABLE __intrinsic_winscope_trace_rect(
  id LONG, rect_id LONG, group_id LONG, depth LONG, is_spy LONG,
  is_visible LONG, opacity DOUBLE, transform_id LONG, border_width DOUBLE,
  border_color LONG
);
CREATE TABLE __intrinsic_winscope_transform(
  id LONG, dsdx DOUBLE, dtdx DOUBLE, tx DOUBLE, dtdy DOUBLE, dsdy DOUBLE,
  ty DOUBLE
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
CREATE TABLE process_memory_snapshot(
  id LONG, snapshot_id LONG, upid LONG
);
CREATE TABLE protolog(
  id LONG, ts LONG, level STRING, tag STRING, message STRING,
  stacktrace STRING, location STRING
);
CREATE TABLE spurious_sched_wakeup(
  id LONG, ts LONG, thread_state_id LONG, irq_context LONG, utid LONG,
  waker_utid LONG
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
