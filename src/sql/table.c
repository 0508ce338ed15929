/*
 * table: THE list of the tables and table functions.
 */
#include "config.h"

#include <string.h>
#include <strings.h>

#include "sql_int.h"

#define TABLES(X)							\
	X(slice) X(slices) X(instant) X(track) X(thread_track)		\
	X(process_track) X(counter_track) X(process_counter_track)	\
	X(thread_counter_track) X(cpu_track) X(cpu_counter_track)	\
	X(sched) X(sched_slice) X(thread_state) X(cpu) X(counter) X(counters) X(thread)	\
	X(process) X(flow) X(trace_bounds) X(metadata) X(stats)		\
	X(cpu_profile_stack_sample) X(stack_profile_callsite)		\
	X(stack_profile_frame) X(stack_profile_mapping) X(object)	\
	X(snapshot) X(memory_dump) X(context) X(warning)		\
	X(ancestor_slice) X(descendant_slice) X(following_flow)		\
	X(preceding_flow) X(directly_connected_flow)

#define DECLARE(name)	extern const struct sql_table table_##name;
TABLES(DECLARE)
#define ROW(name)	&table_##name,
const struct sql_table *const sql_tables[] = { TABLES(ROW) NULL };

const struct sql_table *
sql_table_find(const char *name)
{
	size_t i;

	for (i = 0; sql_tables[i] != NULL; i++)
		if (strcasecmp(sql_tables[i]->name, name) == 0)
			return sql_tables[i];
	for (i = 0; empty_tables[i].name != NULL; i++)
		if (strcasecmp(empty_tables[i].name, name) == 0)
			return &empty_tables[i];
	return NULL;
}
