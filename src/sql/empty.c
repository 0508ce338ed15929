/*
 * empty: tables of trace_processor that no format of ttv fills.  They exist
 * with their columns, so that queries which name them run.
 */
#include "config.h"

#include "sql_int.h"

#define EMPTY_COLUMN(name, type)					\
	{ name, type, NULL, NULL, WAY_SCAN, NULL, NULL, NULL },
#define INT(name)	EMPTY_COLUMN(#name, "LONG")
#define STR(name)	EMPTY_COLUMN(#name, "STRING")
#define REAL(name)	EMPTY_COLUMN(#name, "DOUBLE")

static const struct sql_column actual_frame_timeline_slice[] = {
	INT(id) INT(ts) INT(dur) INT(track_id) STR(category) STR(name)
	INT(depth) INT(parent_id) INT(arg_set_id) INT(display_frame_token)
	INT(upid) INT(surface_frame_token) STR(layer_name) STR(present_type)
	INT(on_time_finish) INT(gpu_composition) STR(jank_type)
	STR(jank_severity_type) STR(prediction_type) STR(jank_tag)
	STR(jank_tag_experimental) REAL(jank_score)
	INT(latched_unsignaled_count) INT(addressable_unsignaled_latch_count)
	STR(latched_fence_state)
	COLUMN_END
};
static const struct sql_column android_dumpstate[] = {
	INT(id) STR(section) STR(service) STR(line)
	COLUMN_END
};
static const struct sql_column android_game_intervention_list[] = {
	INT(id) STR(package_name) INT(uid) INT(current_mode)
	INT(standard_mode_supported) REAL(standard_mode_downscale)
	INT(standard_mode_use_angle) REAL(standard_mode_fps)
	INT(perf_mode_supported) REAL(perf_mode_downscale)
	INT(perf_mode_use_angle) REAL(perf_mode_fps)
	INT(battery_mode_supported) REAL(battery_mode_downscale)
	INT(battery_mode_use_angle) REAL(battery_mode_fps)
	COLUMN_END
};
static const struct sql_column android_logs[] = {
	INT(id) INT(ts) INT(utid) INT(prio) STR(tag) STR(msg)
	COLUMN_END
};
static const struct sql_column expected_frame_timeline_slice[] = {
	INT(id) INT(ts) INT(dur) INT(track_id) STR(category) STR(name)
	INT(depth) INT(parent_id) INT(arg_set_id) INT(display_frame_token)
	INT(surface_frame_token) INT(upid) STR(layer_name)
	COLUMN_END
};
static const struct sql_column experimental_missing_chrome_processes[] = {
	INT(id) INT(upid) INT(reliable_from)
	COLUMN_END
};
static const struct sql_column filedescriptor[] = {
	INT(id) INT(ufd) INT(fd) INT(ts) INT(upid) STR(path)
	COLUMN_END
};
static const struct sql_column frame_slice[] = {
	INT(id) INT(ts) INT(dur) INT(track_id) STR(category) STR(name)
	INT(depth) INT(parent_id) INT(arg_set_id) STR(layer_name)
	INT(frame_number) INT(queue_to_acquire_time) INT(acquire_to_latch_time)
	INT(latch_to_present_time)
	COLUMN_END
};
static const struct sql_column gpu[] = {
	INT(id) INT(ugpu) INT(gpu) STR(name) STR(vendor) STR(model)
	STR(architecture) STR(uuid) STR(pci_bdf) INT(machine_id)
	INT(arg_set_id)
	COLUMN_END
};
static const struct sql_column gpu_counter_group[] = {
	INT(id) INT(group_id) INT(track_id) STR(name) STR(description)
	COLUMN_END
};
static const struct sql_column gpu_slice[] = {
	INT(id) INT(ts) INT(dur) INT(track_id) STR(category) STR(name)
	INT(depth) INT(parent_id) INT(arg_set_id) INT(context_id)
	INT(render_target) STR(render_target_name) INT(render_pass)
	STR(render_pass_name) INT(command_buffer) STR(command_buffer_name)
	INT(frame_id) INT(submission_id) INT(hw_queue_id) INT(upid)
	STR(render_subpasses) INT(render_stage_category)
	COLUMN_END
};
static const struct sql_column gpu_track[] = {
	INT(id) STR(name) STR(type) INT(parent_id) INT(source_arg_set_id)
	INT(dimension_arg_set_id) INT(machine_id) STR(scope) STR(description)
	INT(context_id)
	COLUMN_END
};
static const struct sql_column heap_graph[] = {
	INT(id) INT(ts) INT(upid) STR(dump_reason) INT(heap_size)
	INT(truncated)
	COLUMN_END
};
static const struct sql_column heap_graph_class[] = {
	INT(id) STR(name) STR(deobfuscated_name) STR(location)
	INT(superclass_id) INT(classloader_id) STR(kind)
	COLUMN_END
};
static const struct sql_column heap_graph_object[] = {
	INT(id) INT(upid) INT(graph_sample_ts) INT(self_size) INT(native_size)
	INT(reference_set_id) INT(reachable) STR(heap_type) INT(type_id)
	STR(root_type) INT(root_distance) INT(object_data_id)
	COLUMN_END
};
static const struct sql_column heap_graph_object_data[] = {
	INT(id) INT(field_set_id) STR(value_string) STR(array_element_type)
	INT(array_element_count) INT(array_data_id) INT(array_data_hash)
	COLUMN_END
};
static const struct sql_column heap_graph_primitive[] = {
	INT(id) INT(field_set_id) STR(field_name) STR(field_type)
	INT(bool_value) INT(byte_value) INT(char_value) INT(short_value)
	INT(int_value) INT(long_value) REAL(float_value) REAL(double_value)
	COLUMN_END
};
static const struct sql_column heap_graph_reference[] = {
	INT(id) INT(reference_set_id) INT(owner_id) INT(owned_id)
	STR(field_name) STR(field_type_name) STR(deobfuscated_field_name)
	COLUMN_END
};
static const struct sql_column heap_graph_thread_callsite[] = {
	INT(id) INT(heap_graph_id) INT(utid) INT(callsite_id)
	COLUMN_END
};
static const struct sql_column heap_profile[] = {
	INT(id) INT(ts) INT(ts_end) INT(dur) INT(upid) STR(heap_name)
	COLUMN_END
};
static const struct sql_column heap_profile_allocation[] = {
	INT(id) INT(ts) INT(upid) STR(heap_name) INT(callsite_id) INT(count)
	INT(size)
	COLUMN_END
};
static const struct sql_column instruments_sample[] = {
	INT(id) INT(ts) INT(utid) INT(callsite_id) INT(cpu)
	COLUMN_END
};
static const struct sql_column logs[] = {
	INT(id) INT(ts) INT(utid) INT(prio) STR(log_source) STR(tag) STR(msg)
	INT(arg_set_id)
	COLUMN_END
};
static const struct sql_column memory_snapshot[] = {
	INT(id) INT(timestamp) INT(track_id) STR(detail_level)
	COLUMN_END
};
static const struct sql_column memory_snapshot_edge[] = {
	INT(id) INT(source_node_id) INT(target_node_id) INT(importance)
	COLUMN_END
};
static const struct sql_column memory_snapshot_node[] = {
	INT(id) INT(process_snapshot_id) INT(parent_node_id) STR(path)
	INT(size) INT(effective_size) INT(arg_set_id)
	COLUMN_END
};
static const struct sql_column package_list[] = {
	INT(id) STR(package_name) INT(uid) INT(debuggable)
	INT(profileable_from_shell) INT(version_code)
	COLUMN_END
};
static const struct sql_column perf_counter_track[] = {
	INT(id) STR(name) STR(type) INT(parent_id) INT(source_arg_set_id)
	INT(machine_id) STR(unit) STR(description) INT(perf_session_id)
	INT(cpu) INT(is_timebase)
	COLUMN_END
};
static const struct sql_column perf_sample[] = {
	INT(id) INT(ts) INT(utid) INT(cpu) STR(cpu_mode) INT(callsite_id)
	STR(unwind_error) INT(perf_session_id)
	COLUMN_END
};
static const struct sql_column perf_session[] = {
	INT(id) INT(perf_session_id) STR(cmdline)
	COLUMN_END
};
static const struct sql_column process_memory_mappings[] = {
	INT(id) INT(upid) INT(ts) STR(path) INT(aggregate_count)
	INT(is_deleted) INT(size_kb) INT(rss_kb) INT(anonymous_kb) INT(swap_kb)
	INT(shared_clean_kb) INT(shared_dirty_kb) INT(private_clean_kb)
	INT(private_dirty_kb) INT(locked_kb) INT(pss_kb) INT(pss_dirty_kb)
	INT(swap_pss_kb)
	COLUMN_END
};
static const struct sql_column process_memory_snapshot[] = {
	INT(id) INT(snapshot_id) INT(upid)
	COLUMN_END
};
static const struct sql_column profiler_smaps[] = {
	INT(id) INT(upid) INT(ts) STR(path) STR(path_trimmed)
	INT(aggregate_count) INT(is_deleted) INT(size_kb) INT(private_dirty_kb)
	INT(swap_kb) STR(file_name) INT(start_address) INT(module_timestamp)
	STR(module_debugid) STR(module_debug_path) INT(protection_flags)
	INT(private_clean_resident_kb) INT(shared_dirty_resident_kb)
	INT(shared_clean_resident_kb) INT(locked_kb)
	INT(proportional_resident_kb) INT(rss_kb) INT(anonymous_kb)
	INT(pss_dirty_kb) INT(swap_pss_kb)
	COLUMN_END
};
static const struct sql_column protolog[] = {
	INT(id) INT(ts) STR(level) STR(tag) STR(message) STR(stacktrace)
	STR(location)
	COLUMN_END
};
static const struct sql_column spurious_sched_wakeup[] = {
	INT(id) INT(ts) INT(thread_state_id) INT(irq_context) INT(utid)
	INT(waker_utid)
	COLUMN_END
};
static const struct sql_column stack_sample[] = {
	INT(id) INT(ts) STR(source) INT(task_context_id)
	INT(execution_context_id) INT(callsite_id) INT(session_id)
	COLUMN_END
};
static const struct sql_column stack_sample_async_context[] = {
	INT(id) STR(name) STR(kind) INT(parent_id)
	COLUMN_END
};
static const struct sql_column stack_sample_counter[] = {
	INT(id) INT(stack_sample_id) INT(track_id) REAL(value)
	COLUMN_END
};
static const struct sql_column stack_sample_counter_track[] = {
	INT(id) STR(name) STR(type) INT(parent_id) INT(source_arg_set_id)
	INT(machine_id) STR(unit) STR(description) INT(session_id) INT(cpu)
	INT(is_timebase)
	COLUMN_END
};
static const struct sql_column stack_sample_execution_context[] = {
	INT(id) INT(ucpu) STR(cpu_mode)
	COLUMN_END
};
static const struct sql_column stack_sample_session[] = {
	INT(id) STR(source) STR(timebase_unit) STR(cmdline)
	COLUMN_END
};
static const struct sql_column stack_sample_task_context[] = {
	INT(id) INT(upid) INT(utid) INT(async_context_id)
	COLUMN_END
};
static const struct sql_column surfaceflinger_layer[] = {
	INT(id) INT(snapshot_id) INT(arg_set_id) INT(base64_proto_id)
	INT(layer_id) STR(layer_name) INT(is_visible) INT(parent)
	REAL(corner_radius_tl) REAL(corner_radius_tr) REAL(corner_radius_bl)
	REAL(corner_radius_br) INT(hwc_composition_type)
	INT(is_hidden_by_policy) INT(z_order_relative_of)
	INT(is_missing_z_parent) INT(layer_rect_id) INT(input_rect_id)
	COLUMN_END
};
static const struct sql_column surfaceflinger_layers_snapshot[] = {
	INT(id) INT(ts) INT(arg_set_id) INT(base64_proto_id) INT(sequence_id)
	INT(has_invalid_elapsed_ts)
	COLUMN_END
};
static const struct sql_column surfaceflinger_transactions[] = {
	INT(id) INT(ts) INT(arg_set_id) INT(base64_proto_id) INT(vsync_id)
	COLUMN_END
};
static const struct sql_column trace_metrics[] = {
	STR(name)
	COLUMN_END
};
static const struct sql_column vulkan_memory_allocations[] = {
	INT(id) INT(arg_set_id) STR(source) STR(operation) INT(timestamp)
	INT(upid) INT(device) INT(device_memory) INT(memory_type) INT(heap)
	STR(function_name) INT(object_handle) INT(memory_address)
	INT(memory_size) STR(scope)
	COLUMN_END
};
static const struct sql_column window_manager_shell_transition_handlers[] = {
	INT(id) INT(handler_id) STR(handler_name) INT(base64_proto_id)
	COLUMN_END
};
static const struct sql_column window_manager_shell_transitions[] = {
	INT(id) INT(ts) INT(transition_id) INT(arg_set_id) INT(transition_type)
	INT(send_time_ns) INT(dispatch_time_ns) INT(duration_ns)
	INT(finish_time_ns) INT(shell_abort_time_ns) INT(wm_abort_time_ns)
	INT(merge_time_ns) INT(create_time_ns) INT(handler) STR(status)
	INT(flags) INT(start_transaction_id) INT(finish_transaction_id)
	COLUMN_END
};

#define EMPTY(n)	{ .name = #n, .columns = n },

const struct sql_table empty_tables[] = {
	EMPTY(actual_frame_timeline_slice)
	EMPTY(android_dumpstate)
	EMPTY(android_game_intervention_list)
	EMPTY(android_logs)
	EMPTY(expected_frame_timeline_slice)
	EMPTY(experimental_missing_chrome_processes)
	EMPTY(filedescriptor)
	EMPTY(frame_slice)
	EMPTY(gpu)
	EMPTY(gpu_counter_group)
	EMPTY(gpu_slice)
	EMPTY(gpu_track)
	EMPTY(heap_graph)
	EMPTY(heap_graph_class)
	EMPTY(heap_graph_object)
	EMPTY(heap_graph_object_data)
	EMPTY(heap_graph_primitive)
	EMPTY(heap_graph_reference)
	EMPTY(heap_graph_thread_callsite)
	EMPTY(heap_profile)
	EMPTY(heap_profile_allocation)
	EMPTY(instruments_sample)
	EMPTY(logs)
	EMPTY(memory_snapshot)
	EMPTY(memory_snapshot_edge)
	EMPTY(memory_snapshot_node)
	EMPTY(package_list)
	EMPTY(perf_counter_track)
	EMPTY(perf_sample)
	EMPTY(perf_session)
	EMPTY(process_memory_mappings)
	EMPTY(process_memory_snapshot)
	EMPTY(profiler_smaps)
	EMPTY(protolog)
	EMPTY(spurious_sched_wakeup)
	EMPTY(stack_sample)
	EMPTY(stack_sample_async_context)
	EMPTY(stack_sample_counter)
	EMPTY(stack_sample_counter_track)
	EMPTY(stack_sample_execution_context)
	EMPTY(stack_sample_session)
	EMPTY(stack_sample_task_context)
	EMPTY(surfaceflinger_layer)
	EMPTY(surfaceflinger_layers_snapshot)
	EMPTY(surfaceflinger_transactions)
	EMPTY(trace_metrics)
	EMPTY(vulkan_memory_allocations)
	EMPTY(window_manager_shell_transition_handlers)
	EMPTY(window_manager_shell_transitions)
	{ .name = NULL }
};
