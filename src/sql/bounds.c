/*
 * bounds: the table trace_bounds and trace_start(), trace_end(), trace_dur():
 * the first and the last time at which anything happens.
 */
#include "config.h"

#include "facts.h"
#include "sql_int.h"
#include "table.h"

static uint64_t
bounds_count(struct sql *s)
{
	(void)s;
	return 1;
}

void
bounds_of(const struct sql *s, int64_t *start, int64_t *end)
{
	*start = s->trace->start;
	*end = s->trace->end;
	if (*start == *end && s->trace->nevents > 0 && *end < INT64_MAX &&
	    (index_entries((struct sql *)(uintptr_t)s) > 0 ||
	    s->trace->ncounter_values > 0))
		++*end;
}

static void
bounds_start(sqlite3_context *c, struct sql *s, uint64_t row)
{
	int64_t start, end;

	(void)row;
	bounds_of(s, &start, &end);
	sqlite3_result_int64(c, start);
}

static void
bounds_end(sqlite3_context *c, struct sql *s, uint64_t row)
{
	int64_t start, end;

	(void)row;
	bounds_of(s, &start, &end);
	sqlite3_result_int64(c, end);
}

static const struct sql_column bounds_columns[] = {
	{ "start_ts", "TIMESTAMP", "the first time of anything",
	    bounds_start, WAY_SCAN, NULL, NULL, NULL },
	{ "end_ts", "TIMESTAMP", "the last time of anything", bounds_end,
	    WAY_SCAN, NULL, NULL, NULL },
	COLUMN_END
};

const struct sql_table table_trace_bounds = {
	.name = "trace_bounds",
	.help = "The time that the trace spans: one row",
	.columns = bounds_columns,
	.count = bounds_count,
};
