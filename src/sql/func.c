/*
 * func: functions of SQL that SQLite does not have: numbers and times.
 */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "facts.h"
#include "func.h"

/* Gives a function of a real number; null for what is no number. */
static void
give_math(sqlite3_context *c, sqlite3_value *v, double (*fn)(double))
{
	int type = sqlite3_value_numeric_type(v);
	double x;

	if (type != SQLITE_INTEGER && type != SQLITE_FLOAT)
		return;
	x = fn(sqlite3_value_double(v));
	if (!isnan(x))
		sqlite3_result_double(c, x);
}

static void
math_ln(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	if (sqlite3_value_double(argv[0]) > 0)
		give_math(c, argv[0], log);
}

static void
math_exp(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	give_math(c, argv[0], exp);
}

static void
math_sqrt(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	give_math(c, argv[0], sqrt);
}

static void
trace_start(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	int64_t start, end;

	(void)argc;
	(void)argv;
	bounds_of(sqlite3_user_data(c), &start, &end);
	sqlite3_result_int64(c, start);
}

static void
trace_end(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	int64_t start, end;

	(void)argc;
	(void)argv;
	bounds_of(sqlite3_user_data(c), &start, &end);
	sqlite3_result_int64(c, end);
}

static void
bounds_dur(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	int64_t start, end, dur;

	(void)argc;
	(void)argv;
	bounds_of(sqlite3_user_data(c), &start, &end);
	if (__builtin_sub_overflow(end, start, &dur))
		dur = INT64_MAX;
	sqlite3_result_int64(c, dur);
}

/* Gives ns as "01:02:03 000 456 789". */
static void
to_timecode(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	int64_t ns = sqlite3_value_int64(argv[0]);
	uint64_t n = ns < 0 ? -(uint64_t)ns : (uint64_t)ns;
	char text[64];
	int len;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL)
		return;
	len = snprintf(text, sizeof(text), "%s%02" PRIu64 ":%02" PRIu64
	    ":%02" PRIu64 " %03" PRIu64 " %03" PRIu64 " %03" PRIu64,
	    ns < 0 ? "-" : "", n / UINT64_C(3600000000000),
	    n / UINT64_C(60000000000) % 60, n / 1000000000 % 60,
	    n / 1000000 % 1000, n / 1000 % 1000, n % 1000);
	sqlite3_result_text(c, text, len, SQLITE_TRANSIENT);
}

#define FIXED	(SQLITE_UTF8 | SQLITE_DETERMINISTIC)

const struct func_row func_rows[] = {
	{ "ln", 1, FIXED, math_ln,
	    "x",
	    "natural logarithm" },
	{ "exp", 1, FIXED, math_exp,
	    "x",
	    "e to the power of x" },
	{ "sqrt", 1, FIXED, math_sqrt,
	    "x",
	    "square root" },
	{ "trace_start", 0, FIXED, trace_start,
	    "",
	    "first time of the trace" },
	{ "trace_end", 0, FIXED, trace_end,
	    "",
	    "last time of the trace" },
	{ "trace_dur", 0, FIXED, bounds_dur,
	    "",
	    "time between them" },
	{ "to_timecode", 1, FIXED, to_timecode,
	    "ns",
	    "hours:minutes:seconds and ns" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};

const struct func_row *const func_lists[] = {
	func_rows, func_text_rows, func_regex_rows, func_tree_rows,
	func_args_rows, func_clock_rows, func_percentile_rows,
	func_cause_rows, func_extract_rows, func_list_rows, func_stack_rows,
	func_profile_rows, func_metadata_rows, func_sample_rows, func_json_rows,
	func_layout_rows, func_kernel_rows, func_legacy_rows,
	func_metric_rows, NULL
};

/* Makes the functions of rows known, up to one without a name. */
static int
func_add(struct sql *s, const struct func_row *row)
{
	int rc = SQLITE_OK;

	for (; row->name != NULL && rc == SQLITE_OK; row++)
		rc = func_row_add(s, row, NULL);
	return rc;
}

static int
func_list_register(struct sql *s, const struct func_row *list)
{
	return list == func_percentile_rows ? func_percentile_add(s) :
	    list == func_list_rows ? func_list_add(s) :
	    list == func_profile_rows ? func_profile_add(s) :
	    list == func_layout_rows ? func_layout_add(s) :
	    list == func_metric_rows ? func_metric_add(s) : func_add(s, list);
}

int
func_register(struct sql *s)
{
	const struct func_row *const *list;
	int rc = SQLITE_OK;

	for (list = func_lists; *list != NULL && rc == SQLITE_OK; list++)
		rc = func_list_register(s, *list);
	return rc;
}

void
func_again(struct sql *s, const char *name, int nargs)
{
	const struct func_row *const *list, *row;

	for (list = func_lists; *list != NULL; list++)
		for (row = *list; row->name != NULL; row++)
			if (row->nargs == nargs &&
			    strcasecmp(row->name, name) == 0)
				func_list_register(s, *list);
}
