/*
 * object: tables of what only ttv reads: object, snapshot, memory_dump and
 * context.
 */
#include "config.h"

#include "args_set.h"
#include "cell.h"
#include "sql_int.h"
#include "table.h"

/* ---- object */

static uint64_t
object_count(struct sql *s)
{
	return s->trace->nobjects;
}

static void
object_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->trace->objects[row].created);
}

static void
object_dur(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct object *o = &s->trace->objects[row];
	int64_t dur;

	if (o->destroyed == INT64_MAX)
		dur = DUR_OPEN;
	else if (__builtin_sub_overflow(o->destroyed, o->created, &dur))
		dur = INT64_MAX;
	sqlite3_result_int64(c, dur);
}

static void
object_upid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_upid(c, s, s->trace->objects[row].track);
}

static void
object_id_text(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct object *o = &s->trace->objects[row];
	char text[32];

	if (o->id_text != 0)
		cell_string(c, s, o->id_text);
	else if (o->id.type == IDENT_TEXT)
		cell_string(c, s, o->id.text);
	else if (o->id.type == IDENT_INT) {
		sqlite3_snprintf(sizeof(text), text, "%lld",
		    (long long)o->id.num);
		sqlite3_result_text(c, text, -1, SQLITE_TRANSIENT);
	}
}

static void
object_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->objects[row].name);
}

static void
object_category(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->objects[row].cat);
}

static void
object_base(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->objects[row].base_type);
}

static void
object_scope(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->objects[row].scope);
}

static const struct sql_column object_columns[] = {
	COL_ID("number of the object's life"),
	COL("ts", "TIMESTAMP", "when it is created", object_ts),
	COL("dur", "DURATION", "how long it lives; -1: to the end",
	    object_dur),
	COL("upid", "JOINID(process.id)", "its process", object_upid),
	COL("object_id", "STRING", "its id in the file", object_id_text),
	COL("name", "STRING", "its type", object_name),
	COL("category", "STRING", "its category", object_category),
	COL("base_type", "STRING", "the type that its snapshots name",
	    object_base),
	COL("scope", "STRING", "what its id is unique in", object_scope),
	COLUMN_END
};

const struct sql_table table_object = {
	.name = "object",
	.help = "Lives of objects: not in trace_processor",
	.columns = object_columns,
	.count = object_count,
};

/* ---- snapshot */

static uint64_t
snapshot_count(struct sql *s)
{
	return s->trace->nsnapshots;
}

static void
snapshot_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->trace->snapshots[row].ts);
}

static int64_t
snapshot_object_key(struct sql *s, uint64_t row)
{
	return s->trace->snapshots[row].object;
}

static void
snapshot_object(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, snapshot_object_key(s, row));
}

static void
snapshot_args(sqlite3_context *c, struct sql *s, uint64_t row)
{
	args_set(c, s, ARG_SNAPSHOT, row);
}

static const struct sql_column snapshot_columns[] = {
	COL_ID("number of the snapshot"),
	COL("ts", "TIMESTAMP", "when it was taken", snapshot_ts),
	{ "object", "JOINID(object.id)", "of which object", snapshot_object,
	    WAY_SORTED, snapshot_object_key, NULL, NULL },
	COL("arg_set_id", "ARGSETID", "what it says, under args.snapshot",
	    snapshot_args),
	COLUMN_END
};

const struct sql_table table_snapshot = {
	.name = "snapshot",
	.help = "Snapshots of objects: not in trace_processor",
	.columns = snapshot_columns,
	.count = snapshot_count,
};

/* ---- memory_dump */

static uint64_t
memdump_count(struct sql *s)
{
	return s->trace->nmemdumps;
}

static void
memdump_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->trace->memdumps[row].ts);
}

static void
memdump_upid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	uint32_t track = entity_track(s->trace, ENTITY_MEMDUMP,
	    (uint32_t)row);

	if (track != NONE)
		cell_upid(c, s, track);
}

static void
memdump_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->memdumps[row].id);
}

static void
memdump_args(sqlite3_context *c, struct sql *s, uint64_t row)
{
	args_set(c, s, ARG_MEMDUMP, row);
}

static const struct sql_column memdump_columns[] = {
	COL_ID("number of the dump's event"),
	COL("ts", "TIMESTAMP", "when it was made", memdump_ts),
	COL("upid", "JOINID(process.id)", "its process; null: the global one",
	    memdump_upid),
	COL("dump_id", "STRING", "what the events of a dump share",
	    memdump_id),
	COL("arg_set_id", "ARGSETID", "what it says", memdump_args),
	COLUMN_END
};

const struct sql_table table_memory_dump = {
	.name = "memory_dump",
	.help = "Events of memory dumps: not in trace_processor",
	.columns = memdump_columns,
	.count = memdump_count,
};

/* ---- context */

static uint64_t
context_count(struct sql *s)
{
	return s->trace->ncontexts;
}

static void
context_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->trace->contexts[row].ts);
}

static void
context_dur(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->trace->contexts[row].dur);
}

static void
context_utid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	uint32_t track = s->trace->contexts[row].track;
	uint32_t utid = s->trace->tracks[track].utid;

	cell_utid(c, s, utid);
}

static void
context_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->contexts[row].name);
}

static void
context_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->contexts[row].id);
}

static const struct sql_column context_columns[] = {
	COL_ID("number of the stay in a context"),
	COL("ts", "TIMESTAMP", "when it is entered", context_ts),
	COL("dur", "DURATION", "until it is left; -1: never", context_dur),
	COL("utid", "JOINID(thread.id)", "the thread in it", context_utid),
	COL("name", "STRING", "its name", context_name),
	COL("context_id", "STRING", "its id in the file", context_id),
	COLUMN_END
};

const struct sql_table table_context = {
	.name = "context",
	.help = "Contexts of threads: not in trace_processor",
	.columns = context_columns,
	.count = context_count,
};
