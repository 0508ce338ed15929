/*
 * flow_fill: turns arrows into the flow table of a trace (ttv/flow_table.h).
 *
 * A bucket sort: split() deals the arrows out into buckets of time that are
 * small enough for a cache, then workers sort buckets in parallel.  The result
 * does not depend on which worker found an arrow.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/split.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "flow_bind.h"
#include "flow_fill.h"

#define BUCKETS_MAX	4096
#define FLOW_AHEAD	12		/* flows prefetched ahead of their
					 * turn */

struct far_list {
	LIST(flow_far);
};

struct filling {
	struct flow_table *ft;
	const struct chunks *p;
	const uint32_t	*kind;
	const struct arrows *arrows;
	int64_t		 min;		/* smallest from_ts */
	unsigned	 shift;		/* from_ts - min to bucket */
	struct arrow	*v;		/* by bucket */
	const uint32_t	*at;
	struct far_list	*far;		/* by bucket */
};

size_t
flow_buckets(size_t n)
{
	size_t i;

	for (i = 2; i < BUCKETS_MAX && i * tuning.flow_bucket < n; i *= 2)
		;
	return i;
}

unsigned
flow_shift(uint64_t max, size_t nbuckets)
{
	unsigned shift = 0;

	while (max >> shift >= nbuckets)
		shift++;
	return shift;
}

static size_t
time_bucket(const struct filling *w, const struct arrow *a)
{
	return ((uint64_t)a->from_ts - (uint64_t)w->min) >> w->shift;
}

static void
time_count(void *arg, size_t first, size_t end, uint32_t *counts)
{
	const struct filling *w = arg;
	uint32_t i;

	for (; first < end; first++)
		for (i = 0; i < w->arrows[first].n; i++)
			counts[time_bucket(w, &w->arrows[first].v[i])]++;
}

static void
time_place(void *arg, size_t first, size_t end, uint32_t *at)
{
	const struct filling *w = arg;
	const struct arrow *a;
	uint32_t i;

	for (; first < end; first++)
		for (i = 0; i < w->arrows[first].n; i++) {
			a = &w->arrows[first].v[i];
			w->v[at[time_bucket(w, a)]++] = *a;
		}
}

static int64_t
arrow_to_ts(const struct filling *w, const struct arrow *a)
{
	return a->to != NONE ? point_at(w->p, a->to)->ts : a->from_ts;
}

static uint64_t
first_key(const struct filling *w, const struct arrow *a)
{
	(void)w;
	return a->key_first;
}

static uint64_t
to_key(const struct filling *w, const struct arrow *a)
{
	return radix_time(arrow_to_ts(w, a));
}

static uint64_t
from_key(const struct filling *w, const struct arrow *a)
{
	(void)w;
	return radix_time(a->from_ts);
}

/*
 * Sorts n entries v, which stand for arrows, by keys[0], those that are equal
 * by keys[1], and so on; the keys end with NULL.
 */
static void
sort_by(const struct filling *w, const struct arrow *a, struct radix *v,
    size_t n, uint64_t (*const *keys)(const struct filling *,
    const struct arrow *))
{
	size_t i, j;

	for (i = 0; i < n; i++)
		v[i].key = (*keys)(w, &a[v[i].value]);
	radix_sort(v, n);
	for (i = 0; keys[1] != NULL && i < n; i = j) {
		for (j = i + 1; j < n && v[j].key == v[i].key; j++)
			;
		if (j - i > 1)
			sort_by(w, a, &v[i], j - i, keys + 1);
	}
}

static void
put_offset(struct flow_table *ft, uint32_t i, int to, uint64_t off)
{
	*(to ? &ft->v[i].to_off : &ft->v[i].from_off) = (uint32_t)off;
	if (ft->high != NULL)
		ft->high[i][to] = (uint32_t)(off >> 32);
}

static void
put_flow(struct filling *w, struct far_list *far, uint32_t i,
    const struct arrow *a)
{
	const struct raw_flow *from = a->from != NONE ?
	    point_at(w->p, a->from) : NULL;
	const struct raw_flow *to = a->to != NONE ?
	    point_at(w->p, a->to) : NULL;
	struct flow_record *r = &w->ft->v[i];
	int64_t to_ts = arrow_to_ts(w, a), dt;

	r->from_ts = a->from_ts;
	r->from = from != NULL ? from->where : NONE;
	r->to = to != NULL ? to->where : NONE;
	r->kind = w->kind[from != NULL ? from->tag : to->tag];
	put_offset(w->ft, i, 0, from != NULL ? RAW_OFF(from) : OFF_NONE);
	put_offset(w->ft, i, 1, to != NULL ? RAW_OFF(to) : OFF_NONE);
	if (!__builtin_sub_overflow(to_ts, r->from_ts, &dt) &&
	    dt > FLOW_DT_FAR && dt <= INT32_MAX) {
		r->dt = (int32_t)dt;
		return;
	}
	r->dt = FLOW_DT_FAR;
	*LIST_ADD(far) = (struct flow_far){ .flow = i, .to_ts = to_ts };
}

static void
fill_job(void *arg, size_t b)
{
	static uint64_t (*const keys[])(const struct filling *,
	    const struct arrow *) = { from_key, to_key, first_key, NULL };
	struct filling *w = arg;
	const struct arrow *a = &w->v[w->at[b]], *next;
	size_t n = w->at[b + 1] - w->at[b], i;
	struct radix *v;

	if (n == 0)
		return;
	v = xreallocarray(NULL, n, sizeof(*v));
	for (i = 0; i < n; i++)
		v[i].value = i;
	sort_by(w, a, v, n, keys);
	for (i = 0; i < n; i++) {
		if (i + FLOW_AHEAD < n) {
			next = &a[v[i + FLOW_AHEAD].value];
			__builtin_prefetch(point_at(w->p, next->from != NONE ?
			    next->from : next->to));
			__builtin_prefetch(point_at(w->p, next->to != NONE ?
			    next->to : next->from));
		}
		put_flow(w, &w->far[b], w->at[b] + (uint32_t)i,
		    &a[v[i].value]);
	}
	free(v);
}

/* Concatenates the lists of the buckets into one. */
static void
fill_far(struct filling *w, size_t nbuckets)
{
	size_t b, n = 0;

	for (b = 0; b < nbuckets; b++)
		n += w->far[b].n;
	w->ft->far = xreallocarray(NULL, n, sizeof(*w->ft->far));
	for (b = 0; b < nbuckets; b++) {
		if (w->far[b].n == 0)
			continue;
		memcpy(&w->ft->far[w->ft->nfar], w->far[b].v,
		    w->far[b].n * sizeof(*w->ft->far));
		w->ft->nfar += w->far[b].n;
		free(w->far[b].v);
	}
}

uint64_t *
flow_table_fill(struct trace *t, const struct chunks *p,
    const uint32_t *kind, const struct arrows *arrows, size_t narrows,
    struct arrow *all, int threads)
{
	struct filling w = { .p = p, .kind = kind, .arrows = arrows,
	    .min = INT64_MAX };
	struct split s = { .n = narrows, .least = 8, .count = time_count,
	    .place = time_place, .arg = &w };
	int64_t max = INT64_MIN;
	uint64_t high = 0;
	struct split_at *at;
	size_t i, n = 0;

	for (i = 0; i < narrows; i++) {
		n += arrows[i].n;
		high |= arrows[i].high;
		if (arrows[i].n > 0 && arrows[i].min < w.min)
			w.min = arrows[i].min;
		if (arrows[i].n > 0 && arrows[i].max > max)
			max = arrows[i].max;
	}
	t->flow_table = w.ft = xcalloc(1, sizeof(*w.ft));
	t->nflows = (uint32_t)n;
	s.nbuckets = flow_buckets(n);
	w.shift = n == 0 ? 0 : flow_shift((uint64_t)max - (uint64_t)w.min,
	    s.nbuckets);
	at = split_count(&s, threads);
	w.v = xlarge(n, sizeof(*w.v));
	split_place(&s, at, threads);
	w.at = split_starts(at);
	w.far = xcalloc(s.nbuckets, sizeof(*w.far));
	w.ft->v = xreallocarray(all, n, sizeof(*w.ft->v));
	if (high >= FLOW_OFF_NONE)
		w.ft->high = xreallocarray(NULL, n, sizeof(*w.ft->high));
	pool_run(threads, s.nbuckets, fill_job, &w);
	fill_far(&w, s.nbuckets);
	free(w.far);
	split_free(at);
	return (uint64_t *)w.v;		/* an arrow has room for three */
}
