/*
 * compare_sum: a trace as statistics by key.
 *
 * One pass over the slices sums up; lengths are sorted once for all keys and
 * dealt out to them, so that percentiles are exact and cost O(n) in all.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/lane_walk.h"
#include "ttv/radix.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"

static void
stat_init(struct compare_stat *s)
{
	memset(s, 0, sizeof(*s));
	s->mean = s->p50 = s->p95 = s->max = -1;
	s->value_mean = s->value_max = NAN;
	s->longest = NONE;
}

void
compare_self(const struct trace *t, const struct part *part, uint32_t row,
    int64_t *self)
{
	const struct row *r = &t->rows[row], *below = r + 1;
	uint32_t i, end = r->first + r->n, child = 0, last = 0;
	int64_t covered, len;

	if (row + 1 < t->nrows && below->track == r->track &&
	    below->lane == r->lane) {
		child = below->first;
		last = below->first + below->n;
	}
	for (i = r->first; i < end; i++) {
		covered = 0;
		/* of slices that begin together the last has the children */
		for (; child < last && (i + 1 == end ||
		    t->ts[child] < t->ts[i + 1]); child++)
			covered = sat_add(covered, part_span(part,
			    t->ts[child], trace_slice_end(t, child)));
		len = part_span(part, t->ts[i], trace_slice_end(t, i));
		self[i] = covered > len ? 0 : len - covered;
	}
}

static void
slice_add(struct compare_stat *s, int64_t dur, int64_t self, int64_t cpu,
    uint32_t slice)
{
	if (dur == DUR_OPEN) {
		s->open++;
		return;
	}
	s->count++;
	s->wall = sat_add(s->wall, dur);
	s->self = sat_add(s->self, self);
	if (cpu >= 0) {
		s->cpu = sat_add(s->cpu, cpu);
		s->ncpu++;
	}
	if (dur > s->max) {
		s->max = dur;
		s->longest = slice;
	}
}

/* Sets means and percentiles: at[k + 1] - at[k] sorted lengths of key k. */
static void
lengths_rank(struct compare_run *run, const int64_t *len, const uint64_t *at)
{
	struct compare_stat *s;
	uint32_t k;

	for (k = 0; k < run->n; k++) {
		s = &run->v[k];
		if (s->count == 0)
			continue;
		s->mean = s->wall / (int64_t)s->count;
		s->p50 = len[at[k] + compare_rank(s->count, 50)];
		s->p95 = len[at[k] + compare_rank(s->count, 95)];
	}
}

static void
percentiles(struct compare_run *run, const struct trace *t,
    const struct part *part, const uint32_t *key)
{
	struct radix *r = xlarge((size_t)t->nslices + 1, sizeof(*r));
	uint64_t *at = xcalloc((size_t)run->n + 2, sizeof(*at));
	int64_t *len;
	size_t n = 0, i;

	for (i = 0; i < t->nslices; i++)
		if (key[i] != NONE && trace_dur(t, i) != DUR_OPEN) {
			r[n].key = (uint64_t)compare_length(t, part,
			    (uint32_t)i);
			r[n++].value = key[i];
		}
	radix_sort(r, n);
	len = xlarge(n + 1, sizeof(*len));
	for (i = 0; i < run->n; i++)
		at[i + 2] = at[i + 1] + run->v[i].count;
	for (i = 0; i < n; i++)		/* at[k + 1] moves to its end */
		len[at[r[i].value + 1]++] = (int64_t)r[i].key;
	lengths_rank(run, len, at);
	free(len);
	free(at);
	free(r);
}

/* The walk over lanes that finds slices inside of slices of their key. */
struct inner {
	const struct trace *t;
	const struct part *part;
	const uint32_t	*key;
	struct compare_run *run;
	uint32_t	*open;		/* by key: slices under way */
	struct lane_walk walk;
	struct lane_row	*row;
	uint32_t	*under;		/* by depth: the key, or NONE */
	size_t		 rows_cap, under_cap;
};

/* Sets the rows of a lane that begins with a row; returns how many. */
static size_t
inner_rows(struct inner *x, uint32_t row)
{
	const struct row *r = &x->t->rows[row];
	size_t n = 0;

	do {
		x->row = xgrow(x->row, n, &x->rows_cap, sizeof(*x->row));
		x->row[n++] = (struct lane_row){ row, r->first, r->first + r->n,
		    0 };
		r++;
	} while (++row < x->t->nrows && r->track == r[-1].track &&
	    r->lane == r[-1].lane);
	while (x->under_cap < n)
		x->under = xgrow(x->under, x->under_cap, &x->under_cap,
		    sizeof(*x->under));
	return n;
}

/* Takes what lies inside of slices of its key from the sums of a lane. */
static void
inner_lane(struct inner *x, size_t nrows)
{
	size_t d, top = 0;
	struct compare_stat *s;
	uint32_t i, k;
	int64_t len;

	lane_walk_begin(&x->walk, x->t, x->row, nrows);
	while ((i = lane_walk_next(&x->walk, &d)) != NONE) {
		for (; top > d; top--)
			if (x->under[top - 1] != NONE)
				x->open[x->under[top - 1]]--;
		k = trace_dur(x->t, i) == DUR_OPEN ? NONE : x->key[i];
		x->under[top++] = k;
		if (k == NONE || x->open[k]++ == 0)
			continue;
		s = &x->run->v[k];
		len = compare_length(x->t, x->part, i);
		s->wall = s->wall > len ? s->wall - len : 0;
	}
	for (; top > 0; top--)
		if (x->under[top - 1] != NONE)
			x->open[x->under[top - 1]]--;
}

/* Makes slices inside of slices of their key count once in `wall`. */
static void
inner_take(struct compare_run *run, const struct trace *t,
    const struct part *part, const uint8_t *tracks, const uint32_t *key)
{
	struct inner x = { .t = t, .part = part, .key = key, .run = run };
	uint32_t row;
	size_t n;

	x.open = xcalloc((size_t)run->n + 1, sizeof(*x.open));
	for (row = 0; row < t->nrows; row += (uint32_t)n) {
		n = inner_rows(&x, row);
		if (n > 1 && tracks[t->rows[row].track])
			inner_lane(&x, n);
	}
	free(x.open);
	free(x.row);
	free(x.under);
	free(x.walk.at);
}

void
compare_run_init(struct compare_run *run, uint32_t n)
{
	uint32_t i;

	run->n = n;
	run->hold = run->outlier = run->lightest = 0;
	run->sampled = run->counted = 0;
	run->unit = WEIGHT_IN_NS;
	run->weight = FLAME_SAMPLED;
	run->each = 0;
	run->weighed = NULL;
	run->scale = 1;
	run->v = xreallocarray(NULL, (size_t)n + 1, sizeof(*run->v));
	for (i = 0; i < n; i++)
		stat_init(&run->v[i]);
}

/* Counts the names that became each key. */
static void
count_names(struct compare_run *run, const struct trace *t,
    const uint32_t *key)
{
	uint32_t *of = xcalloc((size_t)t->nkinds + 1, sizeof(*of));
	uint32_t i;

	for (i = 0; i < t->nslices; i++)
		if (key[i] != NONE && of[t->kind[i]] != key[i] + 1) {
			of[t->kind[i]] = key[i] + 1;
			run->v[key[i]].names++;
		}
	free(of);
}

void
compare_sum(struct compare_run *run, struct compare_keys *k,
    struct compare_signs *signs, const struct trace *t,
    const struct compare_options *o)
{
	uint32_t *key = compare_keys_slices(k, t, o), i;
	int64_t *self = xlarge((size_t)t->nslices + 1, sizeof(*self));
	uint8_t *tracks = compare_tracks(t, o);
	int64_t *cpu = o->cpu ? compare_read_cpu(t, o) : NULL;

	compare_run_init(run, k->keys.n);
	for (i = 0; i < t->nrows; i++)
		if (tracks[t->rows[i].track])
			compare_self(t, o->part, i, self);
	for (i = 0; i < t->nslices; i++)
		if (key[i] != NONE)
			slice_add(&run->v[key[i]], compare_length(t, o->part,
			    i), self[i], cpu != NULL ? cpu[i] : -1, i);
	percentiles(run, t, o->part, key);
	compare_sign(signs, k, t, o, key, self);
	/* the mean has been taken from all lengths; no path is in itself */
	if (o->by != COMPARE_BY_PATH)
		inner_take(run, t, o->part, tracks, key);
	if (o->by == COMPARE_BY_NAME)
		count_names(run, t, key);
	free(cpu);
	free(tracks);
	free(self);
	free(key);
}

void
compare_sum_counters(struct compare_run *run, struct compare_keys *k,
    const struct trace *t, const struct compare_options *o)
{
	uint8_t *tracks = xcalloc((size_t)t->ntracks + 1, 1);
	struct area_query q;
	struct err err;
	struct area_table tb;
	struct compare_stat *s;
	uint32_t *key, i;
	int name, count, mean, max;
	double n;

	memset(&q, 0, sizeof(q));
	q.what = AREA_COUNTERS;
	q.t0 = o->part != NULL ? o->part->t0 : t->start;
	q.t1 = o->part != NULL ? o->part->t1 : t->end;
	q.nkeys = 1;
	err_clear(&err);
	if (area_tracks(t, o->track, o->process, tracks, &err) == -1)
		memset(tracks, 0, t->ntracks);
	q.tracks = tracks;
	q.threads = 1;
	area_table(&tb, t, &q);
	name = area_column_find(&tb, "counter");
	count = area_column_find(&tb, "count");
	mean = area_column_find(&tb, "mean");
	max = area_column_find(&tb, "max");
	key = xcalloc(tb.n + 1, sizeof(*key));
	for (i = 0; i < tb.n; i++) {
		const union area_cell *row = &tb.cell[i *
		    (size_t)tb.ncolumns];

		key[i] = compare_keys_add(k, NONE, compare_keys_fold(k,
		    row[name].s, strlen(row[name].s)));
	}
	compare_run_init(run, k->keys.n);
	for (i = 0; i < tb.n; i++) {
		const union area_cell *row = &tb.cell[i *
		    (size_t)tb.ncolumns];

		s = &run->v[key[i]];
		n = s->names++;		/* several that are named alike */
		s->count += (uint64_t)row[count].i;
		s->value_mean = n == 0 ? row[mean].d :
		    (s->value_mean * n + row[mean].d) / (n + 1);
		if (n == 0 || row[max].d > s->value_max)
			s->value_max = row[max].d;
	}
	free(key);
	free(tracks);
	area_table_free(&tb);
}
