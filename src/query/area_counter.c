/*
 * area_counter: counters in an area.  A value holds until the next one of its
 * series, so the value before the area holds at its beginning, and the mean is
 * weighted by the time for which each value holds.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/bound.h"

#include "area_int.h"

#define SCALE	0x1p-64		/* any span of int64, times this, is below 1 */

struct sums {
	uint64_t	count;		/* values in the area */
	double		first, last, min, max, weighted, time;
	double		scaled;		/* weighted * SCALE: is finite where
					 * that is not */
	int64_t		min_at, max_at;
	uint32_t	max_id;
};

/* Adds a value that holds from one time to another. */
static void
sums_add(struct sums *s, double v, int64_t from, int64_t to, uint32_t id,
    int first)
{
	double held = (double)to - (double)from;

	if (first) {
		s->first = v;
		s->min = s->max = v;
		s->min_at = s->max_at = from;
		s->max_id = id;
	}
	if (v < s->min) {
		s->min = v;
		s->min_at = from;
	}
	if (v > s->max) {
		s->max = v;
		s->max_at = from;
		s->max_id = id;
	}
	s->last = v;
	s->weighted += v * held;
	s->scaled += v * (held * SCALE);
	s->time += held;
}

/* Sums up a series; returns 0 if it has no value up to the area's end. */
static int
series_sum(const struct trace *t, const struct series *s,
    const struct area_query *q, struct sums *out)
{
	const int64_t *ts = trace_series_ts(t, s);
	const double *value = &t->counter_value[s->first];
	uint32_t i = (uint32_t)bound_time(ts, s->n, q->t0), from = i;
	int64_t begin, next;
	int first = 1;

	memset(out, 0, sizeof(*out));
	if (i > 0 && (i == s->n || ts[i] > q->t0))
		from = i - 1;	/* holds at the beginning */
	for (; from < s->n && ts[from] <= q->t1; from++) {
		begin = ts[from] < q->t0 ? q->t0 : ts[from];
		next = from + 1 < s->n && ts[from + 1] < q->t1 ?
		    ts[from + 1] : q->t1;
		if (isnan(value[from]))
			continue;	/* a gap */
		out->count += ts[from] >= q->t0;
		sums_add(out, value[from], begin, next, s->first + from,
		    first);
		first = 0;
	}
	return !first;
}

/* Returns the mean of the values, by the time that each holds. */
static double
sums_mean(const struct sums *s)
{
	return !(s->time > 0) ? s->last : isfinite(s->weighted) ?
	    s->weighted / s->time : s->scaled / (s->time * SCALE);
}

#define COUNTER_ROWS(X)							\
	X("COUNT", "count", AREA_COUNT, AREA_SUM_NONE, 1,		\
	    i = (int64_t)v.count)					\
	X("FIRST", "first", AREA_VALUE, AREA_SUM_NONE, 1, d = v.first)	\
	X("LAST", "last", AREA_VALUE, AREA_SUM_NONE, 1, d = v.last)	\
	X("DELTA", "delta", AREA_VALUE, AREA_SUM_NONE, 1,		\
	    d = v.last - v.first)					\
	X("MIN", "min", AREA_VALUE, AREA_SUM_NONE, 1, d = v.min)	\
	X("MIN AT", "min_at", AREA_TIME, AREA_SUM_NONE, 1,		\
	    i = sat_span(t->start, v.min_at))				\
	X("MAX", "max", AREA_VALUE, AREA_SUM_NONE, 1, d = v.max)	\
	X("MAX AT", "max_at", AREA_TIME, AREA_SUM_NONE, 1,		\
	    i = sat_span(t->start, v.max_at))				\
	X("MEAN", "mean", AREA_VALUE, AREA_SUM_NONE, 1,			\
	    d = sums_mean(&v))						\
	X("RATE/S", "rate", AREA_VALUE, AREA_SUM_NONE, 1,		\
	    d = len > 0 ? (v.last - v.first) / (len / 1e9) : NAN)
AREA_FITS(COUNTER_ROWS);

/* Returns "counter.series, process". */
static const char *
series_label(const struct trace *t, const struct series *s, struct arena *a)
{
	char text[256], name[128];
	uint32_t upid = t->tracks[s->track].upid;
	size_t n;

	n = trace_track_label(t, s->track, name, sizeof(name));
	n = (size_t)snprintf(text, sizeof(text), "%.*s%s%.80s", (int)n, name,
	    s->name != 0 && *trace_str(t, s->name) != '\0' ? "." : "",
	    trace_str(t, s->name));
	if (upid != NONE && t->nprocesses > 1 && n + 4 < sizeof(text)) {
		n += (size_t)snprintf(text + n, sizeof(text) - n, ", ");
		n += trace_process_label(t, upid, text + n, sizeof(text) - n);
	}
	return arena_strndup(a, text, n);
}

int
area_counter_table(struct area_table *tb, const struct trace *t,
    const struct area_query *q)
{
	double len = (double)q->t1 - (double)q->t0;
	const struct series *s;
	union area_cell *c;
	struct sums v;
	size_t n = 0;
	uint32_t i;

	area_table_column(tb, "COUNTER", "counter", AREA_TEXT, AREA_SUM_NONE);
	COUNTER_ROWS(AREA_COLUMN)
	tb->nkeys = 1;
	area_table_rows(tb, t->nseries);
	for (i = 0; i < t->nseries && !area_cancelled(q); i++) {
		s = &t->series[i];
		if ((q->tracks != NULL && !q->tracks[s->track]) ||
		    !series_sum(t, s, q, &v))
			continue;
		c = area_table_at(tb, n, 0);
		(c++)->s = series_label(t, s, tb->arena);
		COUNTER_ROWS(AREA_CELL)
		tb->target[n].type = ENTITY_COUNTER;
		tb->target[n++].id = v.max_id;
		tb->entities += v.count;
	}
	tb->n = tb->nshown = n;
	area_sort(tb, 0, 0);
	return area_cancelled(q) ? -1 : 0;
}
