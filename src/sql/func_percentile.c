/*
 * func_percentile: aggregates over sorted values: percentile(), median(),
 * percentile_cont() and percentile_disc(), as in SQLite's extension of that
 * name.  Nulls do not count; without a number the result is null.  A value
 * that is no number, an infinite one, and a share outside of its range or one
 * that changes between rows are errors.
 *
 * O(n log n), and 8 bytes a value until the group ends.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "func.h"

struct values {
	double		*v;
	size_t		 n, cap;
	double		 share;		/* 0 to 1 */
	int		 begun;		/* 1: share is set */
	int		 bad;		/* 1: an error was given */
};

static void
values_bad(sqlite3_context *c, struct values *a, const char *why)
{
	a->bad = 1;
	sqlite3_result_error(c, why, -1);
}

/* Sets the share of a group, or checks that a row repeats it. */
static void
values_share(sqlite3_context *c, struct values *a, sqlite3_value *p,
    double most)
{
	int type = sqlite3_value_numeric_type(p);
	double share = sqlite3_value_double(p);

	if ((type != SQLITE_INTEGER && type != SQLITE_FLOAT) || !(share >= 0 &&
	    share <= most))
		values_bad(c, a, most > 1 ? "the percentile is not a number "
		    "from 0 to 100" : "the share is not a number from 0 to 1");
	else if (a->begun && share / most != a->share)
		values_bad(c, a, "the percentile is not the same for all rows");
	a->share = share / most;
	a->begun = 1;
}

static void
values_step(sqlite3_context *c, sqlite3_value **argv, int argc, double most)
{
	struct values *a = sqlite3_aggregate_context(c, sizeof(*a));
	int type = sqlite3_value_type(argv[0]);
	double v = sqlite3_value_double(argv[0]);

	if (a == NULL) {
		sqlite3_result_error_nomem(c);
		return;
	}
	if (a->bad)
		return;
	if (argc == 1)
		a->share = 0.5;
	else
		values_share(c, a, argv[1], most);
	if (a->bad || type == SQLITE_NULL)
		return;
	if ((type != SQLITE_INTEGER && type != SQLITE_FLOAT) || isinf(v)) {
		values_bad(c, a, "percentile of what is no finite number");
		return;
	}
	a->v = xgrow(a->v, a->n, &a->cap, sizeof(*a->v));
	a->v[a->n++] = v;
}

static void
step_percent(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	values_step(c, argv, argc, 100);
}

static void
step_share(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	values_step(c, argv, argc, 1);
}

static int
compare_doubles(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return COMPARE(x, y);
}

/* Gives the value at the share of a group; between two, or the lower one. */
static void
values_final(sqlite3_context *c, int between)
{
	struct values *a = sqlite3_aggregate_context(c, 0);
	double at, below;
	size_t i;

	if (a == NULL)
		return;			/* no rows */
	if (!a->bad && a->n > 0) {
		qsort(a->v, a->n, sizeof(*a->v), compare_doubles);
		at = a->share * (double)(a->n - 1);
		i = (size_t)at;
		if (i > a->n - 1)
			i = a->n - 1;
		below = a->v[i];
		if (between && i + 1 < a->n)
			below += (a->v[i + 1] - below) * (at - (double)i);
		sqlite3_result_double(c, below);
	}
	free(a->v);
	a->v = NULL;
}

static void
final_between(sqlite3_context *c)
{
	values_final(c, 1);
}

static void
final_lower(sqlite3_context *c)
{
	values_final(c, 0);
}

#define FIXED	(SQLITE_UTF8 | SQLITE_DETERMINISTIC)

const struct func_row func_percentile_rows[] = {
	{ "median", 1, FIXED, step_percent,
	    "number",
	    "middle one of the numbers of a group" },
	{ "percentile", 2, FIXED, step_percent,
	    "number, percent",
	    "number that this percentage, 0 to 100, of a group is below; "
	    "between two of them by proportion" },
	{ "percentile_cont", 2, FIXED, step_share,
	    "number, share",
	    "the same by a share from 0 to 1" },
	{ "percentile_disc", 2, FIXED, step_share,
	    "number, share",
	    "the same, always one of the numbers of the group" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};

int
func_percentile_add(struct sql *s)
{
	const struct func_row *row;
	int rc = SQLITE_OK;

	for (row = func_percentile_rows; row->name != NULL && rc == SQLITE_OK;
	    row++)
		rc = func_row_add(s, row, strcmp(row->name,
		    "percentile_disc") == 0 ? final_lower : final_between);
	return rc;
}
