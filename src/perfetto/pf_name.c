/*
 * pf_name: what Perfetto calls the fields of a packet and of a track event.
 * Fields that say something of the packet itself are not in the table.
 */
#include "config.h"

#include "pf.h"
#include "pf_field.h"

static const char *const pf_packet_names[] = {
	[1] = "ftrace_events",
	[2] = "process_tree",
	[4] = "inode_file_map",
	[5] = "chrome_events",
	[6] = "clock_snapshot",
	[7] = "sys_stats",
	[9] = "process_stats",
	[11] = "track_event",
	[33] = "trace_config",
	[34] = "ftrace_stats",
	[35] = "trace_stats",
	[36] = "synchronization_marker",
	[37] = "profile_packet",
	[38] = "battery",
	[39] = "android_log",
	[40] = "power_rails",
	[43] = "process_descriptor",
	[44] = "thread_descriptor",
	[45] = "system_info",
	[46] = "trigger",
	[47] = "packages_list",
	[48] = "chrome_benchmark_metadata",
	[49] = "perfetto_metatrace",
	[50] = "compressed_packets",
	[51] = "chrome_metadata",
	[52] = "gpu_counter_event",
	[53] = "gpu_render_stage_event",
	[54] = "streaming_profile_packet",
	[57] = "graphics_frame_event",
	[60] = "track_descriptor",
	[61] = "module_symbols",
	[62] = "vulkan_memory_event",
	[63] = "gpu_log",
	[64] = "deobfuscation_mapping",
	[65] = "vulkan_api_event",
	[66] = "perf_sample",
	[67] = "cpu_info",
	[68] = "smaps_packet",
	[69] = "service_event",
	[70] = "initial_display_state",
	[71] = "gpu_mem_total_event",
	[72] = "extension_descriptor",
	[73] = "memory_tracker_snapshot",
	[74] = "streaming_allocation",
	[75] = "streaming_free",
	[77] = "android_energy_estimation_breakdown",
	[78] = "ui_state",
	[82] = "translation_table",
	[83] = "android_game_intervention_list",
	[84] = "statsd_atom",
	[86] = "android_system_property",
	[89] = "trace_uuid",
	[90] = "track_event_range_of_interest",
	[91] = "entity_state_residency",
	[95] = "etw_events",
	[99] = "v8_js_code",
	[100] = "v8_internal_code",
	[101] = "v8_wasm_code",
	[102] = "v8_reg_exp_code",
	[103] = "v8_code_move",
	[107] = "remote_clock_sync",
	[109] = "chrome_trigger",
	[110] = "pixel_modem_events",
	[111] = "pixel_modem_token_database",
	[113] = "clone_snapshot_trigger",
	[115] = "kernel_wakelock_data",
	[117] = "generic_kernel_task_state_event",
	[118] = "generic_kernel_cpu_freq_event",
	[119] = "cpu_per_uid_data",
	[120] = "generic_kernel_task_rename_event",
	[122] = "generic_kernel_process_tree",
	[123] = "user_list",
	[124] = "trace_provenance",
	[125] = "protovms",
	[126] = "trace_attributes",
	[127] = "android_aflags",
	[128] = "gpu_info",
	[129] = "generic_gpu_frequency_event",
	[130] = "interrupt_info",
	[131] = "art_process_metadata",
	[132] = "journald_event",
	[133] = "zstd_compressed_packets",
	[134] = "concurrent_session_event",
	[135] = "stack_sample",
	[900] = "for_testing",
};

static const char *const pf_event_names[] = {
	[1] = "timestamp_delta_us",
	[2] = "thread_time_delta_us",
	[3] = "category_iids",
	[4] = "debug_annotations",
	[5] = "task_execution",
	[6] = "legacy_event",
	[8] = "thread_instruction_count_delta",
	[9] = "type",
	[10] = "name_iid",
	[11] = "track_uuid",
	[12] = "extra_counter_values",
	[16] = "timestamp_absolute_us",
	[17] = "thread_time_absolute_us",
	[20] = "thread_instruction_count_absolute",
	[21] = "log_message",
	[22] = "categories",
	[23] = "name",
	[24] = "cc_scheduler_state",
	[25] = "chrome_user_event",
	[26] = "chrome_keyed_service",
	[27] = "chrome_legacy_ipc",
	[28] = "chrome_histogram_sample",
	[29] = "chrome_latency_info",
	[30] = "counter_value",
	[31] = "extra_counter_track_uuids",
	[32] = "chrome_frame_reporter",
	[33] = "source_location",
	[34] = "source_location_iid",
	[35] = "chrome_message_pump",
	[36] = "flow_ids_old",
	[38] = "chrome_mojo_event_info",
	[39] = "chrome_application_state_info",
	[40] = "chrome_renderer_scheduler_state",
	[41] = "chrome_window_handle_event_info",
	[42] = "terminating_flow_ids_old",
	[43] = "chrome_content_settings_event_info",
	[44] = "double_counter_value",
	[45] = "extra_double_counter_track_uuids",
	[46] = "extra_double_counter_values",
	[47] = "flow_ids",
	[48] = "terminating_flow_ids",
	[49] = "chrome_active_processes",
	[50] = "screenshot",
	[52] = "correlation_id",
	[53] = "correlation_id_str",
	[54] = "correlation_id_str_iid",
	[55] = "callstack",
	[56] = "callstack_iid",
	[57] = "callstack_weight",
};

const char *
pf_packet_name(uint32_t field)
{
	return field < sizeof(pf_packet_names) / sizeof(pf_packet_names[0]) ?
	    pf_packet_names[field] : NULL;
}

const char *
pf_event_name(uint32_t field)
{
	return field < sizeof(pf_event_names) / sizeof(pf_event_names[0]) ?
	    pf_event_names[field] : NULL;
}

int
pf_event_is_typed(uint32_t field)
{
	static const uint8_t typed[] = { 24, 25, 26, 27, 28, 29, 32, 35, 38,
	    39, 40, 41, 43, 49, 50 };
	size_t i;

	for (i = 0; i < sizeof(typed); i++)
		if (typed[i] == field)
			return 1;
	return field >= PF_TRACK_EVENT_EXTENSIONS &&
	    field < PF_TRACK_EVENT_EXTENSIONS_END;
}
