/*
 * index: orders of the things of a trace.
 *
 * The model has its slices by (row, ts); ids of SQL ascend with time.  An order
 * is a permutation, made by a radix sort when a query first needs it; things of
 * equal time stand longest first, so that a slice comes after its parent.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#include "sql_int.h"

int64_t
thing_ts(const struct sql *s, uint32_t thing)
{
	const struct trace *t = s->trace;

	return thing < t->nslices ? t->ts[thing] :
	    t->instants[thing - t->nslices].ts;
}

int64_t
thing_dur(const struct sql *s, uint32_t thing)
{
	const struct trace *t = s->trace;

	return thing < t->nslices ? t->dur[thing] : 0;
}

uint32_t
thing_kind(const struct sql *s, uint32_t thing)
{
	const struct trace *t = s->trace;

	return thing < t->nslices ? t->kind[thing] :
	    t->instants[thing - t->nslices].kind;
}

uint64_t
index_things(struct sql *s)
{
	return (uint64_t)s->trace->nslices + s->trace->ninstants;
}

/* Returns the number of bits of a number. */
static unsigned
bits_of(uint64_t n)
{
	unsigned bits = 0;

	while (bits < 64 && n >> bits != 0)
		bits++;
	return bits;
}

/*
 * Returns the n numbers from 0 by the times that `at` gives, equal ones in
 * ascending order.  Packs time and number into a word where both fit.
 */
static uint32_t *
order_by_time(const struct sql *s, uint32_t n,
    int64_t (*at)(const struct sql *, uint32_t))
{
	uint32_t *order = xreallocarray(NULL, (size_t)n + 1, sizeof(*order));
	unsigned low = bits_of(n);
	int64_t first = INT64_MAX, last = INT64_MIN, ts;
	struct radix *pairs;
	uint64_t *words, span;
	uint32_t i;

	for (i = 0; i < n; i++) {
		ts = at(s, i);
		first = ts < first ? ts : first;
		last = ts > last ? ts : last;
	}
	span = n > 0 ? (uint64_t)last - (uint64_t)first : 0;
	if (low + bits_of(span) <= 64) {
		words = xreallocarray(NULL, (size_t)n + 1, sizeof(*words));
		for (i = 0; i < n; i++)
			words[i] = ((uint64_t)at(s, i) - (uint64_t)first) <<
			    low | i;
		radix_sort_packed(words, n, low, low + bits_of(span));
		for (i = 0; i < n; i++)
			order[i] = (uint32_t)(words[i] &
			    ((UINT64_C(1) << low) - 1));
		free(words);
		return order;
	}
	pairs = xreallocarray(NULL, (size_t)n + 1, sizeof(*pairs));
	for (i = 0; i < n; i++)
		pairs[i] = (struct radix){ radix_time(at(s, i)), i };
	radix_sort(pairs, n);
	for (i = 0; i < n; i++)
		order[i] = (uint32_t)pairs[i].value;
	free(pairs);
	return order;
}

struct tie {
	uint64_t	dur;		/* of an unfinished slice: the most */
	uint32_t	thing;
};

static int
tie_compare(const void *a, const void *b)
{
	const struct tie *x = a, *y = b;

	if (x->dur != y->dur)
		return x->dur > y->dur ? -1 : 1;
	return x->thing < y->thing ? -1 : x->thing > y->thing;
}

/* Puts the n things of equal time longest first. */
static void
order_ties(const struct sql *s, uint32_t *things, size_t n)
{
	struct tie *ties = xreallocarray(NULL, n, sizeof(*ties));
	size_t i;

	for (i = 0; i < n; i++)
		ties[i] = (struct tie){ (uint64_t)thing_dur(s, things[i]),
		    things[i] };
	qsort(ties, n, sizeof(*ties), tie_compare);
	for (i = 0; i < n; i++)
		things[i] = ties[i].thing;
	free(ties);
}

static void
order_things(struct sql *s)
{
	struct sql_index *x = &s->index;
	uint32_t n = (uint32_t)index_things(s);
	size_t i, j;

	x->order = order_by_time(s, n, thing_ts);
	for (i = 0; i < n; i = j) {
		for (j = i + 1; j < n && thing_ts(s, x->order[j]) ==
		    thing_ts(s, x->order[i]); j++)
			continue;
		if (j - i > 1)
			order_ties(s, &x->order[i], j - i);
	}
}

/* Returns the inverse of a permutation. */
static uint32_t *
inverse(const uint32_t *order, size_t n)
{
	uint32_t *rank = xreallocarray(NULL, n + 1, sizeof(*rank));
	size_t i;

	for (i = 0; i < n; i++)
		rank[order[i]] = (uint32_t)i;
	return rank;
}

uint32_t
index_thing(struct sql *s, uint64_t row)
{
	if (s->index.order == NULL)
		order_things(s);
	return s->index.order[row];
}

uint32_t
index_rank(struct sql *s, uint32_t thing)
{
	if (s->index.rank == NULL) {
		if (s->index.order == NULL)
			order_things(s);
		s->index.rank = inverse(s->index.order, index_things(s));
	}
	return s->index.rank[thing];
}

/* Counts the things of each kind and writes their ranks, kind by kind. */
static void
make_kinds(struct sql *s)
{
	struct sql_index *x = &s->index;
	uint64_t n = index_things(s), i, *next;
	uint32_t k, nkinds = s->trace->nkinds;

	x->by_kind = xreallocarray(NULL, n + 1, sizeof(*x->by_kind));
	x->kind_first = xcalloc((size_t)nkinds + 1, sizeof(uint64_t));
	for (i = 0; i < n; i++)
		x->kind_first[thing_kind(s, (uint32_t)i) + 1]++;
	for (k = 0; k < nkinds; k++)
		x->kind_first[k + 1] += x->kind_first[k];
	next = xreallocarray(NULL, (size_t)nkinds + 1, sizeof(*next));
	memcpy(next, x->kind_first, (size_t)nkinds * sizeof(*next));
	for (i = 0; i < n; i++)
		x->by_kind[next[thing_kind(s, index_thing(s, i))]++] =
		    (uint32_t)i;
	free(next);
}

const uint32_t *
index_kind(struct sql *s, uint32_t kind, uint64_t *n)
{
	struct sql_index *x = &s->index;

	if (x->by_kind == NULL)
		make_kinds(s);
	*n = x->kind_first[kind + 1] - x->kind_first[kind];
	return &x->by_kind[x->kind_first[kind]];
}

const uint32_t *
index_instants(struct sql *s, uint64_t *n)
{
	struct sql_index *x = &s->index;
	uint64_t i, all = index_things(s);
	size_t cap = 0;

	for (i = 0; i < all && !x->has_instants; i++) {
		if (thing_dur(s, index_thing(s, i)) != 0)
			continue;
		x->instants = xgrow(x->instants, x->ninstants, &cap,
		    sizeof(*x->instants));
		x->instants[x->ninstants++] = (uint32_t)i;
	}
	x->has_instants = 1;
	*n = x->ninstants;
	return x->instants;
}

/* ---- values of counters */

static int64_t
counter_at(const struct sql *s, uint32_t value)
{
	return trace_counter_ts(s->trace, value);
}

uint32_t
index_counter(struct sql *s, uint64_t row)
{
	struct sql_index *x = &s->index;

	if (x->counter_order == NULL)
		x->counter_order = order_by_time(s,
		    s->trace->ncounter_values, counter_at);
	return x->counter_order[row];
}

uint32_t
index_counter_rank(struct sql *s, uint32_t value)
{
	struct sql_index *x = &s->index;

	if (x->counter_rank == NULL) {
		index_counter(s, 0);
		x->counter_rank = inverse(x->counter_order,
		    s->trace->ncounter_values);
	}
	return x->counter_rank[value];
}

/* ---- flows */

const uint32_t *
index_flows(struct sql *s, uint64_t *n)
{
	struct sql_index *x = &s->index;
	uint32_t i, all = s->trace->nflows;
	struct flow f;
	size_t cap = 0;

	for (i = 0; i < all && !x->has_flows; i++) {
		f = flow_at(s->trace, i);
		if (f.from == NONE || f.to == NONE)
			continue;
		x->flows = xgrow(x->flows, x->nflows, &cap,
		    sizeof(*x->flows));
		x->flows[x->nflows++] = i;
	}
	x->has_flows = 1;
	*n = x->nflows;
	return x->flows;
}

void
index_free(struct sql *s)
{
	struct sql_index *x = &s->index;

	free(x->order);
	free(x->rank);
	free(x->by_kind);
	free(x->kind_first);
	free(x->instants);
	free(x->counter_order);
	free(x->counter_rank);
	free(x->flows);
	free(x->warnings);
	memset(x, 0, sizeof(*x));
}
