/*
 * grid_time: intervals of counters and of times.
 *
 *	__intrinsic_counter_per_track_agg(id, ts, track_id, value)
 *			values of counters, as an aggregate
 *	__intrinsic_counter_intervals('leading', end, counters)
 *			each value with the time until the next of its track
 *	__intrinsic_interval_create(starts, ends)
 *			each start with the next later end; lists of times
 *
 * Both give grids.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "graph.h"

#define VALUES_TYPE	"ttv_counter_values"

struct counter_value {
	int64_t		track, ts, id;
	double		value;
	uint32_t	number;		/* in which it came */
	int		is_null;
};

struct counter_values {
	struct counter_value *v;
	size_t		 n, cap;
};

static void
values_free(void *arg)
{
	struct counter_values *a = arg;

	if (a == NULL)
		return;
	free(a->v);
	free(a);
}

static void
counter_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct counter_values **at = sqlite3_aggregate_context(c,
	    sizeof(*at)), *a;
	struct counter_value *one;

	(void)argc;
	if (at == NULL) {
		sqlite3_result_error_nomem(c);
		return;
	}
	if ((a = *at) == NULL)
		a = *at = xcalloc(1, sizeof(*a));
	if (a->n >= GRID_MOST / 7) {	/* columns of the result */
		grid_full(c, "counter_per_track_agg");
		return;
	}
	a->v = xgrow(a->v, a->n, &a->cap, sizeof(*a->v));
	one = &a->v[a->n];
	one->id = sqlite3_value_int64(argv[0]);
	one->ts = sqlite3_value_int64(argv[1]);
	one->track = sqlite3_value_int64(argv[2]);
	one->value = sqlite3_value_double(argv[3]);
	one->is_null = sqlite3_value_type(argv[3]) == SQLITE_NULL;
	one->number = (uint32_t)a->n++;
}

static int
compare_values(const void *a, const void *b)
{
	const struct counter_value *x = a, *y = b;

	if (x->track != y->track)
		return COMPARE(x->track, y->track);
	if (x->ts != y->ts)
		return COMPARE(x->ts, y->ts);
	return COMPARE(x->number, y->number);
}

static int
is_same_value(const struct counter_value *a, const struct counter_value *b)
{
	return a->track == b->track && a->is_null == b->is_null &&
	    !(a->value < b->value) && !(a->value > b->value);
}

/*
 * Drops of equal values in a row, in a, all but the first two and the last; the
 * last too if no other value of its track follows.
 */
static void
drop_repeats(struct counter_values *a)
{
	struct counter_value one, last = { 0 };
	size_t i, n = 0, run = 0;

	for (i = 0; i < a->n; i++) {
		one = a->v[i];
		run = run > 0 && is_same_value(&last, &one) ? run + 1 : 1;
		if (run <= 2 || (i + 1 < a->n && a->v[i + 1].track ==
		    one.track && !is_same_value(&one, &a->v[i + 1])))
			a->v[n++] = one;
		last = one;
	}
	a->n = n;
}

static void
counter_final(sqlite3_context *c)
{
	struct counter_values **at = sqlite3_aggregate_context(c, 0), *a;

	if (at == NULL || (a = *at) == NULL)
		return;
	qsort(a->v, a->n, sizeof(*a->v), compare_values);
	drop_repeats(a);
	sqlite3_result_pointer(c, a, VALUES_TYPE, values_free);
}

/* Returns the time from one to another, or the nearest that there is. */
static int64_t
between(int64_t from, int64_t to)
{
	int64_t dur;

	if (__builtin_sub_overflow(to, from, &dur))
		return to < from ? INT64_MIN : INT64_MAX;
	return dur;
}

static void
give_number(struct grid *g, int known, double number)
{
	if (known)
		grid_real(g, number);
	else
		grid_null(g);
}

/* Gives value i; `end` is the end of the trace. */
static void
give_interval(struct grid *g, const struct counter_values *a, size_t i,
    int64_t end)
{
	const struct counter_value *one = &a->v[i], *next = NULL, *last = NULL;

	if (i + 1 < a->n && a->v[i + 1].track == one->track)
		next = &a->v[i + 1];
	if (i > 0 && a->v[i - 1].track == one->track)
		last = &a->v[i - 1];
	grid_int(g, one->id);
	grid_int(g, one->ts);
	grid_int(g, between(one->ts, next != NULL ? next->ts : end));
	grid_int(g, one->track);
	give_number(g, !one->is_null, one->value);
	give_number(g, next != NULL && !next->is_null,
	    next != NULL ? next->value : 0);
	give_number(g, last != NULL && !last->is_null && !one->is_null,
	    last != NULL ? one->value - last->value : 0);
}

static void
counter_intervals(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	static const char *const names[] = { "id", "ts", "dur", "track_id",
	    "value", "next_value", "delta_value" };
	const char *way = (const char *)sqlite3_value_text(argv[0]);
	const struct counter_values *a = sqlite3_value_pointer(argv[2],
	    VALUES_TYPE);
	struct grid *g;
	size_t i;

	(void)argc;
	if (way == NULL || strcasecmp(way, "leading") != 0) {
		sqlite3_result_error(c, "counter_intervals: only 'leading' "
		    "is known", -1);
		return;
	}
	g = grid_new();
	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		grid_column(g, names[i]);
	for (i = 0; a != NULL && i < a->n; i++)
		give_interval(g, a, i, sqlite3_value_int64(argv[1]));
	grid_give(c, g);
}

static int
compare_times(const void *a, const void *b)
{
	int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

	return COMPARE(x, y);
}

static void
sort_times(struct ints *a)
{
	sort_any(a->v, a->n, sizeof(*a->v), compare_times);
}

static void
interval_create(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct ints *starts = ints_of(argv[0]), *ends = ints_of(argv[1]);
	struct grid *g = grid_new();
	size_t i, k = 0;

	(void)argc;
	grid_column(g, "ts");
	grid_column(g, "dur");
	if (starts != NULL && ends != NULL) {
		sort_times(starts);
		sort_times(ends);
		for (i = 0; i < starts->n; i++) {
			while (k < ends->n && ends->v[k] <= starts->v[i])
				k++;
			if (k == ends->n || g->n + 2 > GRID_MOST)
				break;
			grid_int(g, starts->v[i]);
			grid_int(g, between(starts->v[i], ends->v[k]));
		}
	}
	grid_give(c, g);
}

static const struct grid_function time_functions[] = {
	{ "__intrinsic_counter_per_track_agg", 4, counter_step,
	    counter_final },
	{ "__intrinsic_counter_intervals", 3, counter_intervals, NULL },
	{ "__intrinsic_interval_create", 2, interval_create, NULL },
};

int
grid_time_register(struct sql *s)
{
	return grid_functions(s, time_functions, sizeof(time_functions) /
	    sizeof(time_functions[0]));
}
