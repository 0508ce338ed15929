/*
 * flow_index: which flows touch a slice, and which a span of time.
 *
 * By slice there is an array of the numbers of flows, one for each end that is
 * bound: of one slice first those that leave it, by to_ts, then those that come
 * to it, by number.  By time there is a tree over the records as they stand,
 * of blocks, each with the first and the last time of what is in it; since
 * records are in order of from_ts, few blocks touch a span without need.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/split.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "flow_table.h"

#define FLOW_INCOMING	UINT32_C(0x80000000)
#define BLOCK		32		/* flows of a leaf of the tree */
#define LEAVES		512		/* that are made in one go */
#define FANOUT		16		/* blocks of a block */

/* ---- by slice ---- */

struct indexing {
	const struct trace *t;
	struct flow_table *ft;
	unsigned	 shift;		/* slice to bucket */
	uint64_t	*v;		/* ends by bucket */
	const uint32_t	*at;
};

static void
slice_count(void *arg, size_t first, size_t end, uint32_t *counts)
{
	const struct indexing *w = arg;
	const struct flow_record *r;

	for (r = &w->ft->v[first]; first < end; first++, r++) {
		if (r->from != NONE)
			counts[r->from >> w->shift]++;
		if (r->to != NONE)
			counts[r->to >> w->shift]++;
	}
}

static void
slice_place(void *arg, size_t first, size_t end, uint32_t *at)
{
	const struct indexing *w = arg;
	const struct flow_record *r;

	for (r = &w->ft->v[first]; first < end; first++, r++) {
		if (r->from != NONE)
			w->v[at[r->from >> w->shift]++] =
			    (uint64_t)r->from << 32 | first;
		if (r->to != NONE)
			w->v[at[r->to >> w->shift]++] =
			    (uint64_t)r->to << 32 | FLOW_INCOMING | first;
	}
}

/* Flows that leave one slice stand by to_ts. */
static void
leaving_sort(const struct flow_table *ft, uint64_t *ends, size_t n)
{
	struct radix *v = xreallocarray(NULL, n, sizeof(*v));
	size_t i;

	for (i = 0; i < n; i++) {
		v[i].key = radix_time(flow_to_ts(ft, (uint32_t)ends[i]));
		v[i].value = ends[i];
	}
	radix_sort(v, n);
	for (i = 0; i < n; i++)
		ends[i] = v[i].value;
	free(v);
}

/* By slice, and those that come after those that leave. */
static uint64_t
end_key(uint64_t end)
{
	return end >> 31;
}

static void
slice_job(void *arg, size_t b)
{
	struct indexing *w = arg;
	uint64_t *v = &w->v[w->at[b]], one;
	size_t n = w->at[b + 1] - w->at[b], i, j;

	radix_sort_packed(v, n, 31, 32 + w->shift);
	for (i = 1; i < n; i++)
		if (end_key(v[i]) == end_key(v[i - 1]) &&
		    !(end_key(v[i]) & 1)) {
			__builtin_prefetch(&w->ft->v[(uint32_t)v[i - 1]]);
			__builtin_prefetch(&w->ft->v[(uint32_t)v[i]]);
		}
	for (i = 0; i < n; i = j) {
		one = end_key(v[i]);
		for (j = i + 1; j < n && end_key(v[j]) == one; j++)
			;
		if (j - i > 1 && !(one & 1))
			leaving_sort(w->ft, &v[i], j - i);
	}
	for (i = 0; i < n; i++)
		w->ft->by_slice[w->at[b] + i] = (uint32_t)v[i];
}

static void
index_slices(struct trace *t, int threads)
{
	struct indexing w = { .t = t, .ft = t->flow_table };
	struct split s = { .n = t->nflows, .least = LEAVES * BLOCK,
	    .count = slice_count, .place = slice_place, .arg = &w };
	struct split_at *at;

	s.nbuckets = flow_buckets((size_t)t->nflows * 2);
	w.shift = flow_shift(t->nslices, s.nbuckets);
	at = split_count(&s, threads);
	w.at = split_starts(at);
	w.ft->nends = w.at[s.nbuckets];
	w.v = xreallocarray(NULL, w.ft->nends, sizeof(*w.v));
	split_place(&s, at, threads);
	w.ft->by_slice = xreallocarray(NULL, w.ft->nends,
	    sizeof(*w.ft->by_slice));
	pool_run(threads, s.nbuckets, slice_job, &w);
	free(w.v);
	split_free(at);
}

/* ---- the tree ---- */

static void
flow_span(const struct flow_table *ft, uint32_t i, struct flow_block *b)
{
	int64_t from = ft->v[i].from_ts, to = flow_to_ts(ft, i);

	b->first = from < to ? from : to;
	b->last = from < to ? to : from;
}

static void
block_add(struct flow_block *b, const struct flow_block *part)
{
	if (part->first < b->first)
		b->first = part->first;
	if (part->last > b->last)
		b->last = part->last;
}

static void
leaves_job(void *arg, size_t job)
{
	const struct trace *t = arg;
	const struct flow_table *ft = t->flow_table;
	uint32_t i = (uint32_t)job * LEAVES * BLOCK;
	uint32_t end = t->nflows - i < LEAVES * BLOCK ? t->nflows :
	    i + LEAVES * BLOCK;
	struct flow_block one;

	for (; i < end; i++) {
		flow_span(ft, i, &one);
		if (i % BLOCK == 0)
			ft->level[0][i / BLOCK] = one;
		else
			block_add(&ft->level[0][i / BLOCK], &one);
	}
}

static void
index_times(struct trace *t, int threads)
{
	struct flow_table *ft = t->flow_table;
	uint32_t i, n = t->nflows, per = BLOCK;
	struct flow_block *v;
	unsigned k;

	for (k = 0; n > 1 || (k == 0 && n > 0); k++, per = FANOUT) {
		ft->nblocks[k] = (n - 1) / per + 1;
		ft->level[k] = v = xreallocarray(NULL, ft->nblocks[k],
		    sizeof(*v));
		if (k == 0)
			pool_run(threads, (n - 1) / (LEAVES * BLOCK) + 1,
			    leaves_job, t);
		for (i = 0; k > 0 && i < n; i++)
			if (i % per == 0)
				v[i / per] = ft->level[k - 1][i];
			else
				block_add(&v[i / per], &ft->level[k - 1][i]);
		n = ft->nblocks[k];
	}
	ft->nlevels = k;
}

void
flow_index(struct trace *t, int threads)
{
	index_slices(t, threads);
	index_times(t, threads);
}

/* ---- questions ---- */

static uint32_t
end_slice(const struct flow_table *ft, uint32_t e)
{
	const struct flow_record *r = &ft->v[e & ~FLOW_INCOMING];

	return e & FLOW_INCOMING ? r->to : r->from;
}

static size_t
flow_ends(const struct trace *t, uint32_t slice, uint32_t incoming,
    uint32_t *out, size_t max)
{
	const struct flow_table *ft = t->flow_table;
	uint32_t lo = 0, hi = ft == NULL ? 0 : ft->nends, end = hi, mid, e;
	size_t n = 0;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (end_slice(ft, ft->by_slice[mid]) < slice)
			lo = mid + 1;
		else
			hi = mid;
	}
	for (; lo < end; lo++) {
		e = ft->by_slice[lo];
		if (end_slice(ft, e) != slice)
			break;
		if ((e & FLOW_INCOMING) != incoming)
			continue;
		if (n < max)
			out[n] = e & ~FLOW_INCOMING;
		n++;
	}
	return n;
}

size_t
flow_out(const struct trace *t, uint32_t slice, uint32_t *out, size_t max)
{
	return flow_ends(t, slice, 0, out, max);
}

size_t
flow_in(const struct trace *t, uint32_t slice, uint32_t *out, size_t max)
{
	return flow_ends(t, slice, FLOW_INCOMING, out, max);
}

/* The depth of recursion is the number of levels. */
static size_t
touching(const struct trace *t, unsigned k, uint32_t i, uint32_t end,
    const struct flow_block *in, uint32_t *out, size_t max)
{
	const struct flow_table *ft = t->flow_table;
	uint32_t per = k == 1 ? BLOCK : FANOUT, below;
	struct flow_block one;
	size_t n = 0;

	for (; i < end; i++) {
		if (k == 0)
			flow_span(ft, i, &one);
		else
			one = ft->level[k - 1][i];
		if (one.first > in->last || one.last < in->first)
			continue;
		if (k == 0) {
			if (n < max)
				out[n] = i;
			n++;
			continue;
		}
		below = k == 1 ? t->nflows : ft->nblocks[k - 2];
		n += touching(t, k - 1, i * per, below - i * per < per ?
		    below : (i + 1) * per, in, n < max ? out + n : NULL,
		    n < max ? max - n : 0);
	}
	return n;
}

size_t
flow_between(const struct trace *t, int64_t start, int64_t end, uint32_t *out,
    size_t max)
{
	struct flow_block in = { start, end };

	return t->nflows == 0 ? 0 : touching(t, t->flow_table->nlevels, 0, 1,
	    &in, out, max);
}
