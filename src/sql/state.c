/*
 * state: the table state: what state a track of a file's own is in, as events
 * of the file set it.  A row is a slice of the model that the table slice does
 * not have.
 */
#include "config.h"

#include "args_set.h"
#include "cell.h"
#include "sql_int.h"
#include "table.h"

static uint64_t
state_count(struct sql *s)
{
	return index_count(s, ORDER_VALUE);
}

static int64_t
state_ts_key(struct sql *s, uint64_t row)
{
	return s->trace->ts[index_at(s, ORDER_VALUE, row)];
}

static void
state_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, state_ts_key(s, row));
}

static void
state_dur(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, trace_dur(s->trace, index_at(s, ORDER_VALUE,
	    row)));
}

static void
state_track(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, track_of_entry(s, index_at(s, ORDER_VALUE,
	    row)));
}

static const struct kind *
state_kind(struct sql *s, uint64_t row)
{
	return &s->trace->kinds[s->trace->kind[index_at(s, ORDER_VALUE, row)]];
}

static void
state_category(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, state_kind(s, row)->cat);
}

static void
state_value(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, state_kind(s, row)->name);
}

static void
state_args(sqlite3_context *c, struct sql *s, uint64_t row)
{
	args_set(c, s, ARG_VALUE, row);
}

static const struct sql_column state_columns[] = {
	COL_ID("number of the state, in order of time"),
	{ "ts", "TIMESTAMP", "when it begins", state_ts, WAY_SORTED,
	    state_ts_key, NULL, NULL },
	COL("dur", "DURATION", "how long it lasts; -1: it has no end",
	    state_dur),
	COL("track_id", "JOINID(track.id)", "what is in the state",
	    state_track),
	COL("category", "STRING", "its category", state_category),
	COL("value", "STRING", "its name", state_value),
	COL("arg_set_id", "ARGSETID", "its args", state_args),
	COLUMN_END
};

const struct sql_table table_state = {
	.name = "state",
	.help = "States of tracks that a file gives them",
	.columns = state_columns,
	.count = state_count,
};
