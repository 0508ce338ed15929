/*
 * counter: the tables counter and counters.  A row is a value of a series, in
 * order of time.
 */
#include "config.h"

#include "rows.h"
#include "sql_int.h"
#include "table.h"

static uint64_t
counter_count(struct sql *s)
{
	return s->trace->ncounter_values;
}

static int64_t
counter_ts_key(struct sql *s, uint64_t row)
{
	return trace_counter_ts(s->trace, index_at(s, ORDER_COUNTER, row));
}

static void
counter_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	sqlite3_result_int64(c, (int64_t)row);
}

static void
counter_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, counter_ts_key(s, row));
}

static uint32_t
track_of(struct sql *s, uint64_t row)
{
	return s->tracks.of_series[trace_series_of(s->trace,
	    index_at(s, ORDER_COUNTER, row))];
}

static void
counter_track(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, track_of(s, row));
}

static void
counter_value(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_double(c,
	    trace_counter_raw(s->trace, index_at(s, ORDER_COUNTER, row)));
}

static void
counter_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	track_name(c, s, track_of(s, row));
}

static void
counter_unit(sqlite3_context *c, struct sql *s, uint64_t row)
{
	track_unit(c, s, track_of(s, row));
}

static void
find_track(struct sql *s, int64_t track, struct sql_rows *out)
{
	const struct series *r;
	uint32_t i, series;

	if (track < 0 || (uint64_t)track >= s->tracks.n)
		return;
	if ((series = s->tracks.tracks[track].series) == NONE)
		return;
	r = &s->trace->series[series];
	for (i = 0; i < r->n; i++)
		rows_add(out, index_row(s, ORDER_COUNTER, r->first + i));
}

static double
guess_track(struct sql *s)
{
	return (double)s->trace->ncounter_values / (s->trace->nseries + 1.0);
}

#define COLUMNS								\
	{ "id", "ID", "number of the value, in order of time", counter_id, \
	    WAY_ID, NULL, NULL, NULL },					\
	{ "ts", "TIMESTAMP", "from when on it is the value", counter_ts, \
	    WAY_SORTED, counter_ts_key, NULL, NULL },			\
	{ "track_id", "JOINID(track.id)", "the counter", counter_track,	\
	    WAY_FIND, NULL, find_track, guess_track },			\
	{ "value", "DOUBLE", "the value", counter_value, WAY_SCAN, NULL, \
	    NULL, NULL },						\
	{ "arg_set_id", "ARGSETID", "always null", NULL, WAY_SCAN, NULL, \
	    NULL, NULL }

static const struct sql_column counter_columns[] = {
	COLUMNS, COLUMN_END
};
static const struct sql_column counters_columns[] = {
	COLUMNS,
	{ "name", "STRING", "name of the counter", counter_name, WAY_SCAN,
	    NULL, NULL, NULL },
	{ "unit", "STRING", "of the value", counter_unit, WAY_SCAN, NULL,
	    NULL, NULL },
	COLUMN_END
};

const struct sql_table table_counter = {
	.name = "counter",
	.help = "Values of counters",
	.columns = counter_columns,
	.count = counter_count,
};
const struct sql_table table_counters = {
	.name = "counters",
	.help = "Values of counters with their names",
	.columns = counters_columns,
	.count = counter_count,
};
