/*
 * gpu_view: the views of what GPUs do: their tracks, slices and groups of
 * counters, with trace_processor's columns.
 */
#include "config.h"

#include "gpu_view.h"

#define GROUPS								\
	"CREATE VIEW gpu_counter_group AS SELECT g.id, g.group_id, "	\
	"t.id AS track_id, g.name, g.description FROM gpu_group g "	\
	"JOIN machine m ON m.raw_id = g.machine "			\
	"JOIN gpu_counter_track t ON t.name = g.counter "		\
	"AND t.gpu_id = g.gpu AND t.machine_id = m.id "			\
	"AND t.type = 'gpu_counter';"					\
	"CREATE VIEW __intrinsic_gpu_context AS SELECT id, context_id, " \
	"pid, api FROM gpu_graphics_context;"

#define TRACKS								\
	"CREATE VIEW gpu_track AS SELECT t.id, t.name, t.type, "	\
	"t.parent_id, t.source_arg_set_id, t.dimension_arg_set_id, "	\
	"t.machine_id, t.type AS scope, "				\
	"extract_arg(t.source_arg_set_id, 'description') AS description, " \
	"NULL AS context_id FROM track t WHERE t.type IN "		\
	"('gpu_render_stage', 'vulkan_events', 'gpu_log');"

#define ARG(name)	", extract_arg(s.arg_set_id, '" name "') AS " name
#define SLICES								\
	"CREATE VIEW gpu_slice AS SELECT s.id, s.ts, s.dur, s.track_id, " \
	"s.category, s.name, s.depth, s.parent_id, s.arg_set_id"	\
	ARG("context_id") ARG("render_target") ARG("render_target_name") \
	ARG("render_pass") ARG("render_pass_name") ARG("command_buffer") \
	ARG("command_buffer_name") ARG("frame_id") ARG("submission_id")	\
	ARG("hw_queue_id") ", c.upid"					\
	ARG("render_subpasses") ARG("render_stage_category")		\
	" FROM track t JOIN slice s ON s.track_id = t.id LEFT JOIN "	\
	"(SELECT c.context_id, min(p.upid) AS upid FROM "		\
	"gpu_graphics_context c JOIN process p ON p.pid = c.pid "	\
	"GROUP BY c.context_id) c ON c.context_id = "			\
	"extract_arg(s.arg_set_id, 'context_id') WHERE t.type IN "	\
	"('gpu_render_stage', 'vulkan_events', 'gpu_log');"

#define MEMORY								\
	"CREATE VIEW vulkan_memory_allocations AS SELECT id, "		\
	"NULL AS arg_set_id, source, operation, timestamp, upid, device, " \
	"device_memory, memory_type, heap, function_name, object_handle, " \
	"memory_address, memory_size, scope FROM vulkan_memory_event;"

const char *
gpu_views(void)
{
	return GROUPS TRACKS SLICES MEMORY;
}
