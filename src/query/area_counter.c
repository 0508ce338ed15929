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

enum { COLUMN_NAME, COLUMN_COUNT, COLUMN_FIRST, COLUMN_LAST, COLUMN_DELTA,
	COLUMN_MIN, COLUMN_MIN_AT, COLUMN_MAX, COLUMN_MAX_AT, COLUMN_MEAN,
	COLUMN_RATE };

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

static void
row_fill(struct area_table *tb, size_t i, const struct trace *t,
    const struct area_query *q, const struct sums *s)
{
	union area_cell *row = area_table_at(tb, i, 0);
	double len = (double)q->t1 - (double)q->t0;

	row[COLUMN_COUNT].i = (int64_t)s->count;
	row[COLUMN_FIRST].d = s->first;
	row[COLUMN_LAST].d = s->last;
	row[COLUMN_DELTA].d = s->last - s->first;
	row[COLUMN_MIN].d = s->min;
	row[COLUMN_MIN_AT].i = sat_span(t->start, s->min_at);
	row[COLUMN_MAX].d = s->max;
	row[COLUMN_MAX_AT].i = sat_span(t->start, s->max_at);
	row[COLUMN_MEAN].d = !(s->time > 0) ? s->last :
	    isfinite(s->weighted) ? s->weighted / s->time :
	    s->scaled / (s->time * SCALE);
	row[COLUMN_RATE].d = len > 0 ? (s->last - s->first) / (len / 1e9) :
	    NAN;
	tb->target[i].type = ENTITY_COUNTER;
	tb->target[i].id = s->max_id;
}

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
	const struct series *s;
	struct sums sums;
	size_t n = 0;
	uint32_t i;

	area_table_column(tb, "COUNTER", "counter", AREA_TEXT);
	area_table_column(tb, "COUNT", "count", AREA_COUNT);
	area_table_column(tb, "FIRST", "first", AREA_VALUE);
	area_table_column(tb, "LAST", "last", AREA_VALUE);
	area_table_column(tb, "DELTA", "delta", AREA_VALUE);
	area_table_column(tb, "MIN", "min", AREA_VALUE);
	area_table_column(tb, "MIN AT", "min_at", AREA_TIME);
	area_table_column(tb, "MAX", "max", AREA_VALUE);
	area_table_column(tb, "MAX AT", "max_at", AREA_TIME);
	area_table_column(tb, "MEAN", "mean", AREA_VALUE);
	area_table_column(tb, "RATE/S", "rate", AREA_VALUE);
	tb->nkeys = 1;
	area_table_rows(tb, t->nseries);
	for (i = 0; i < t->nseries && !area_cancelled(q); i++) {
		s = &t->series[i];
		if ((q->tracks != NULL && !q->tracks[s->track]) ||
		    !series_sum(t, s, q, &sums))
			continue;
		row_fill(tb, n, t, q, &sums);
		tb->things += sums.count;
		area_table_at(tb, n++, COLUMN_NAME)->s = series_label(t, s,
		    tb->arena);
	}
	tb->n = tb->nshown = n;
	area_sort(tb, COLUMN_NAME, 0);
	return area_cancelled(q) ? -1 : 0;
}
