/*
 * fleet_rows: THE list of tables for engines, and rows of those that are
 * statements.
 */
#include "config.h"

#include <string.h>

#include "ttv/err.h"
#include "ttv/sql.h"

#include "fleet.h"

#define END		{ NULL, PARQUET_NONE, 0, 0, 0 }
#define PLACE								\
	{ "tid", PARQUET_INT64, 0, 0, 0 },					\
	{ "thread_name", PARQUET_TEXT, 0, 0, 0 },				\
	{ "pid", PARQUET_INT64, 0, 0, 0 },					\
	{ "process_name", PARQUET_TEXT, 0, 0, 0 }
#define PLACE_COLUMNS							\
	"thread.tid, thread.name, process.pid, process.name "
#define PLACE_OF(table)							\
	"LEFT JOIN thread ON thread.utid = " table ".utid "		\
	"LEFT JOIN process ON process.upid = thread.upid "

static const struct parquet_column thread_state_columns[] = {
	{ "ts", PARQUET_INT64, 1, 1, 1 },
	{ "dur", PARQUET_INT64, 1, 0, 0 },
	{ "state", PARQUET_TEXT, 0, 0, 0 },
	{ "io_wait", PARQUET_INT32, 0, 0, 0 },
	{ "blocked_function", PARQUET_TEXT, 0, 0, 0 },
	{ "waker_tid", PARQUET_INT64, 0, 0, 0 },
	{ "cpu", PARQUET_INT32, 0, 0, 0 },
	PLACE,
	END
};

static const struct parquet_column sched_columns[] = {
	{ "ts", PARQUET_INT64, 1, 1, 1 },
	{ "dur", PARQUET_INT64, 1, 0, 0 },
	{ "cpu", PARQUET_INT32, 0, 0, 0 },
	{ "priority", PARQUET_INT32, 0, 0, 0 },
	{ "end_state", PARQUET_TEXT, 0, 0, 0 },
	PLACE,
	END
};

static const struct parquet_column counter_columns[] = {
	{ "ts", PARQUET_INT64, 1, 1, 1 },
	{ "value", PARQUET_DOUBLE, 0, 0, 0 },
	{ "name", PARQUET_TEXT, 0, 0, 0 },
	{ "unit", PARQUET_TEXT, 0, 0, 0 },
	{ "cpu", PARQUET_INT32, 0, 0, 0 },
	PLACE,
	END
};

static const struct parquet_column args_columns[] = {
	{ "slice_id", PARQUET_INT32, 1, 0, 0 },
	{ "key", PARQUET_TEXT, 0, 0, 0 },
	{ "type", PARQUET_TEXT, 0, 0, 0 },
	{ "int", PARQUET_INT64, 0, 0, 0 },
	{ "double", PARQUET_DOUBLE, 0, 0, 0 },
	{ "text", PARQUET_TEXT, 0, 0, 0 },
	END
};

const struct fleet_table fleet_tables[] = {
	{ "trace", "a row a trace: what it is, and how large",
	    fleet_of_trace, NULL, fleet_add_trace },
	{ "slice", "slices, and instants as slices of length 0",
	    fleet_of_slice, NULL, fleet_add_slices },
	{ "thread_state", "what threads were doing", thread_state_columns,
	    "SELECT s.ts, s.dur, s.state, s.io_wait, s.blocked_function, "
	    "waker.tid, s.cpu, " PLACE_COLUMNS "FROM thread_state s "
	    PLACE_OF("s")
	    "LEFT JOIN thread waker ON waker.utid = s.waker_utid "
	    "ORDER BY s.id", NULL },
	{ "sched", "what ran on CPUs", sched_columns,
	    "SELECT s.ts, s.dur, s.cpu, s.priority, s.end_state, "
	    PLACE_COLUMNS "FROM sched s " PLACE_OF("s") "ORDER BY s.id",
	    NULL },
	{ "counter", "values of counters", counter_columns,
	    "SELECT c.ts, c.value, t.name, t.unit, k.cpu, "
	    PLACE_COLUMNS "FROM counter c "
	    "LEFT JOIN counter_track t ON t.id = c.track_id "
	    "LEFT JOIN cpu_counter_track k ON k.id = c.track_id "
	    "LEFT JOIN thread_counter_track h ON h.id = c.track_id "
	    "LEFT JOIN process_counter_track p ON p.id = c.track_id "
	    "LEFT JOIN thread ON thread.utid = h.utid "
	    "LEFT JOIN process ON process.upid = coalesce(p.upid, "
	    "thread.upid) ORDER BY c.id", NULL },
	{ "flow", "arrows between slices", fleet_of_flow, NULL,
	    fleet_add_flows },
	{ "sample", "samples of call stacks", fleet_of_sample, NULL,
	    fleet_add_samples },
	{ "args", "args of slices, a row each", args_columns,
	    "SELECT s.id, a.key, a.value_type, a.int_value, a.real_value, "
	    "a.string_value FROM slice s JOIN args a "
	    "ON a.arg_set_id = s.arg_set_id ORDER BY s.id", NULL },
	{ NULL, NULL, NULL, NULL, NULL }
};

struct row_sink {
	struct fleet	*c;
	struct parquet	*p;
	const struct parquet_column *columns;
};

static int
rows_begin(void *arg, const char *const *names, size_t n)
{
	(void)arg;
	(void)names;
	(void)n;
	return 0;
}

/* Sets a column to a value of its type; one of another type is null. */
static void
rows_put(struct row_sink *r, size_t i, const struct sql_value *v)
{
	size_t column = r->c->first + i;

	switch (r->columns[i].type) {
	case PARQUET_TEXT:
		if (v->type == SQL_TEXT)
			parquet_text(r->p, column, v->text, v->len);
		break;
	case PARQUET_DOUBLE:
		if (v->type == SQL_REAL || v->type == SQL_INT)
			parquet_double(r->p, column, v->type == SQL_REAL ?
			    v->real : (double)v->num);
		break;
	default:
		if (v->type == SQL_INT)
			parquet_int(r->p, column, v->num);
		break;
	}
}

static int
rows_row(void *arg, const struct sql_value *v, size_t n)
{
	struct row_sink *r = arg;
	size_t i;

	fleet_begin_row(r->c, r->p);
	for (i = 0; i < n && r->columns[i].name != NULL; i++)
		rows_put(r, i, &v[i]);
	return parquet_row(r->p);
}

int
fleet_add_rows(struct fleet *c, struct parquet *p,
    const struct fleet_table *table, struct err *err)
{
	struct row_sink r = { c, p, table->columns };
	struct sql_sink sink = { rows_begin, rows_row, &r };
	struct sql_error error;

	if (sql_run(c->sql, table->sql, strlen(table->sql), &sink,
	    &error) == 0)
		return 0;
	return err_set(err, ERR_USAGE, ERR_NOWHERE, "export: table %s: %s",
	    table->name, error.msg);
}
