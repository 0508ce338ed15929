/*
 * flow_index: builds the index of the flows by end.  flow_query.c describes its
 * layout.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/split.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "flow_fill.h"

struct indexing {
	const struct trace *t;
	struct flow_table *ft;
	unsigned	 shift;		/* end to bucket */
	uint64_t	*v;		/* ends by bucket */
	const uint32_t	*at;
};

static void
end_count(void *arg, size_t first, size_t end, uint32_t *counts)
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
flow_end_place(void *arg, size_t first, size_t end, uint32_t *at)
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

/* Sorts n entries of flows that leave one end by to_ts. */
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

/*
 * Returns the key to sort an entry by: the end it is bound to, then leaving
 * flows before arriving ones.
 */
static uint64_t
end_key(uint64_t end)
{
	return end >> 31;
}

static void
end_job(void *arg, size_t b)
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
		w->ft->by_end[w->at[b] + i] = (uint32_t)v[i];
}

void
flow_index(struct trace *t, uint64_t *room, int threads)
{
	struct indexing w = { .t = t, .ft = t->flow_table, .v = room };
	struct split s = { .n = t->nflows, .least = tuning.flow_ends,
	    .count = end_count, .place = flow_end_place, .arg = &w };
	struct split_at *at;

	s.nbuckets = flow_buckets((size_t)t->nflows * 2);
	w.shift = flow_shift((uint64_t)t->nslices + t->ninstants,
	    s.nbuckets);
	at = split_count(&s, threads);
	w.at = split_starts(at);
	w.ft->nends = w.at[s.nbuckets];
	split_place(&s, at, threads);
	w.ft->by_end = xlarge(w.ft->nends, sizeof(*w.ft->by_end));
	pool_run(threads, s.nbuckets, end_job, &w);
	free(w.v);
	split_free(at);
}
