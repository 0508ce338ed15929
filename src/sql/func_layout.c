/*
 * func_layout: the window function internal_layout(ts, dur): a row for each of
 * a list of slices in order of time, so that none overlaps another of its row;
 * the first row that is free is taken.  A slice of length 0 takes no room, one
 * of length -1 has no end.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"

#include "func.h"
#include "grid.h"
#include "stop.h"

#define LOOK_ROWS	65536	/* that are looked at between two looks at
				 * whether the run is to end */

struct layout {
	int64_t		*ends;		/* when each row is free again */
	size_t		 n, cap;
	size_t		 row;		/* of the last slice */
	size_t		 work;
	int64_t		 ts;		/* of the last slice */
};

/* Returns the first row that is free at a time; it is made if none is. */
static size_t
free_row(const struct sql *s, struct layout *l, int64_t ts)
{
	size_t i;

	for (i = 0; i < l->n && l->ends[i] > ts; i++)
		if (++l->work % LOOK_ROWS == 0 && sql_stopped(s))
			return i;
	if (i == l->n) {
		l->ends = xgrow(l->ends, l->n, &l->cap, sizeof(*l->ends));
		l->ends[l->n++] = INT64_MIN;
	}
	return i;
}

static void
layout_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct layout *l = sqlite3_aggregate_context(c, sizeof(*l));
	int64_t ts = sqlite3_value_int64(argv[0]);
	int64_t dur = sqlite3_value_int64(argv[1]);

	(void)argc;
	if (l == NULL)
		return;
	if (sqlite3_value_type(argv[0]) != SQLITE_INTEGER ||
	    sqlite3_value_type(argv[1]) != SQLITE_INTEGER || ts < 0 ||
	    dur < -1)
		sqlite3_result_error(c, "internal_layout: ts is below 0, dur "
		    "below -1, or one is no number", -1);
	else if (ts < l->ts)
		sqlite3_result_error(c, "internal_layout: the slices are not "
		    "in order of time: ORDER BY ts", -1);
	else if (l->n >= GRID_MOST)
		sqlite3_result_error(c, "internal_layout: too many rows", -1);
	else {
		l->ts = ts;
		l->row = free_row(sqlite3_user_data(c), l, ts);
		if (dur != 0 && (dur == -1 || __builtin_add_overflow(ts, dur,
		    &l->ends[l->row])))
			l->ends[l->row] = INT64_MAX;
	}
}

static void
layout_inverse(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	(void)argv;
	sqlite3_result_error(c, "internal_layout: the window is ROWS BETWEEN "
	    "UNBOUNDED PRECEDING AND CURRENT ROW", -1);
}

static void
layout_value(sqlite3_context *c)
{
	struct layout *l = sqlite3_aggregate_context(c, 0);

	if (l != NULL)
		sqlite3_result_int64(c, (int64_t)l->row);
}

static void
layout_final(sqlite3_context *c)
{
	struct layout *l = sqlite3_aggregate_context(c, 0);

	layout_value(c);
	if (l != NULL)
		free(l->ends);
}

const struct func_row func_layout_rows[] = {
	{ "internal_layout", 2, SQLITE_UTF8, layout_step,
	    "ts, dur",
	    "over a window in order of ts: the row of a slice if none of a "
	    "row overlap" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};

int
func_layout_add(struct sql *s)
{
	const struct func_row *row = func_layout_rows;

	return sqlite3_create_window_function(s->db, row->name, row->nargs,
	    row->flags, s, layout_step, layout_final, layout_value,
	    layout_inverse, NULL);
}
