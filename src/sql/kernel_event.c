/*
 * kernel_event: the tables ftrace_event and raw: events of the kernel that mean
 * no more than that they happened.  What has a meaning, such as a switch of
 * threads or a marker, is a row of the table for it.  A row is an instant of
 * the model that the table slice does not have.
 */
#include "config.h"

#include "ttv/event_facts.h"

#include "args_set.h"
#include "cell.h"
#include "sql_int.h"
#include "table.h"

static uint64_t
event_count(struct sql *s)
{
	return index_count(s, ORDER_KERNEL);
}

static uint32_t
instant_at(struct sql *s, uint64_t row)
{
	return index_at(s, ORDER_KERNEL, row) - s->trace->nslices;
}

static const struct track *
track_at(struct sql *s, uint64_t row)
{
	return &s->trace->tracks[entity_track(s->trace, ENTITY_INSTANT,
	    instant_at(s, row))];
}

static int64_t
event_ts_key(struct sql *s, uint64_t row)
{
	return s->trace->instants[instant_at(s, row)].ts;
}

static void
event_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, event_ts_key(s, row));
}

static void
event_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->kinds[s->trace->instants[instant_at(s,
	    row)].kind].name);
}

static const struct event_facts *
event_facts(struct sql *s, uint64_t row)
{
	return args_facts(s, index_at(s, ORDER_KERNEL, row));
}

static void
event_cpu(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct event_facts *f = event_facts(s, row);

	if (f->has & FACT_CPU)
		sqlite3_result_int64(c, f->cpu);
}

static void
event_utid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_utid(c, s, track_at(s, row)->utid);
}

static void
event_args(sqlite3_context *c, struct sql *s, uint64_t row)
{
	args_set(c, s, ARG_KERNEL, row);
}

static void
event_flags(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct event_facts *f = event_facts(s, row);

	if (f->has & FACT_KERNEL_FLAGS)
		sqlite3_result_int64(c, f->kernel_flags);
}

static const struct sql_column event_columns[] = {
	COL_ID("number of the event, in order of time"),
	{ "ts", "TIMESTAMP", "when it happened", event_ts, WAY_SORTED,
	    event_ts_key, NULL, NULL },
	COL("name", "STRING", "its name", event_name),
	COL("cpu", "LONG", "CPU that it happened on", event_cpu),
	COL("utid", "JOINID(thread.id)", "thread that ran there",
	    event_utid),
	COL("arg_set_id", "ARGSETID", "its fields", event_args),
	COL("common_flags", "LONG", "flags of the kernel, if the file has them",
	    event_flags),
	COL("ucpu", "JOINID(cpu.id)", "the same as cpu", event_cpu),
	COLUMN_END
};

const struct sql_table table_ftrace_event = {
	.name = "ftrace_event",
	.help = "Events of the kernel that have no table of their own",
	.columns = event_columns,
	.count = event_count,
};
const struct sql_table table_raw = {
	.name = "raw",
	.help = "The same as ftrace_event",
	.columns = event_columns,
	.count = event_count,
};
