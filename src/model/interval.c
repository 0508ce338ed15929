/*
 * interval: an implicit tree of the largest ends of blocks of spans.
 */
#include "config.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/flow_table.h"
#include "ttv/interval.h"
#include "ttv/radix.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#define LEVELS		6	/* 64^6 > 2^32 spans */

struct interval_index {
	struct interval_spans	 spans;
	uint32_t		*order;		/* spans by begin, or NULL */
	int			 nlevels;
	int64_t			*most[LEVELS];	/* of each block, from below */
	uint32_t		 nblocks[LEVELS];
};

static uint32_t
interval_span(const struct interval_index *x, uint32_t at)
{
	return x->order != NULL ? x->order[at] : at;
}

static int64_t
interval_start(const struct interval_index *x, uint32_t at)
{
	return x->spans.start(x->spans.arg, interval_span(x, at));
}

static int64_t
interval_end(const struct interval_index *x, uint32_t at)
{
	return x->spans.end(x->spans.arg, interval_span(x, at));
}

/* ---- building ---- */

static int
is_ordered(const struct interval_spans *s)
{
	int64_t t, last = INT64_MIN;
	uint32_t i;

	for (i = 0; i < s->n; i++, last = t)
		if ((t = s->start(s->arg, i)) < last)
			return 0;
	return 1;
}

/* Returns the spans in order of their begins, equal ones by number. */
static uint32_t *
order_of(const struct interval_spans *s)
{
	struct radix *v = xreallocarray(NULL, s->n, sizeof(*v));
	uint32_t *order, i;

	for (i = 0; i < s->n; i++) {
		v[i].key = radix_time(s->start(s->arg, i));
		v[i].value = i;
	}
	radix_sort(v, s->n);
	order = xreallocarray(NULL, s->n, sizeof(*order));
	for (i = 0; i < s->n; i++)
		order[i] = (uint32_t)v[i].value;
	free(v);
	return order;
}

/* Returns the largest end below block b of a level. */
static int64_t
block_most(const struct interval_index *x, int level, uint32_t b)
{
	uint32_t below = level == 0 ? x->spans.n : x->nblocks[level - 1];
	uint64_t i = (uint64_t)b * INTERVAL_BLOCK, end = i + INTERVAL_BLOCK;
	int64_t t, most = INT64_MIN;

	for (; i < end && i < below; i++) {
		t = level == 0 ? interval_end(x, (uint32_t)i) :
		    x->most[level - 1][i];
		if (t > most)
			most = t;
	}
	return most;
}

struct interval_index *
interval_new(const struct interval_spans *s)
{
	struct interval_index *x = xcalloc(1, sizeof(*x));
	uint32_t n = s->n, b;
	int l;

	x->spans = *s;
	if (!is_ordered(s))
		x->order = order_of(s);
	for (l = 0; n > 1 || (l == 0 && n > 0); l++) {
		n = (n - 1) / INTERVAL_BLOCK + 1;
		x->nblocks[l] = n;
		x->most[l] = xreallocarray(NULL, n, sizeof(*x->most[l]));
		for (b = 0; b < n; b++)
			x->most[l][b] = block_most(x, l, b);
	}
	x->nlevels = l;
	return x;
}

void
interval_free(struct interval_index *x)
{
	int l;

	if (x == NULL)
		return;
	for (l = 0; l < x->nlevels; l++)
		free(x->most[l]);
	free(x->order);
	free(x);
}

/* ---- asking ---- */

void
interval_ask(struct interval_query *q, const struct interval_index *x,
    int64_t t0, int64_t t1)
{
	uint32_t lo = 0, hi = x->spans.n, mid;

	/* the spans that begin before t1 */
	BISECT(lo, hi, mid, interval_start(x, mid) < t1);
	q->index = x;
	q->t0 = t0;
	q->at = 0;
	q->end = t0 < t1 ? lo : 0;
}

/* Returns whether the span at a place reaches beyond t0, or stands at it. */
static int
reaches(const struct interval_index *x, uint32_t at, int64_t t0)
{
	int64_t end = interval_end(x, at);

	return end > t0 || (end == t0 && interval_start(x, at) == t0);
}

/*
 * Returns the first place from `at` on that may have a span that ends at t0 or
 * later: skips blocks of any level whose largest end is before t0.
 */
static uint64_t
skip(const struct interval_index *x, uint64_t at, int64_t t0)
{
	uint64_t width, above;
	int l;

	while (at % INTERVAL_BLOCK == 0 && at < x->spans.n &&
	    x->most[0][at / INTERVAL_BLOCK] < t0) {
		width = INTERVAL_BLOCK;
		for (l = 1; l < x->nlevels; l++) {
			above = width * INTERVAL_BLOCK;
			if (at % above != 0 || x->most[l][at / above] >= t0)
				break;
			width = above;
		}
		at += width;
	}
	return at;
}

uint32_t
interval_next(struct interval_query *q)
{
	const struct interval_index *x = q->index;
	uint64_t at = q->at;

	while ((at = skip(x, at, q->t0)) < q->end) {
		if (reaches(x, (uint32_t)at, q->t0)) {
			q->at = (uint32_t)at + 1;
			return interval_span(x, (uint32_t)at);
		}
		at++;
	}
	q->at = q->end;
	return NONE;
}

/* ---- the indices of a trace ---- */

static int64_t
flow_start(const void *arg, uint32_t i)
{
	const struct trace *t = arg;
	int64_t to = flow_to_ts(t->flow_table, i);
	int64_t from = t->flow_table->v[i].from_ts;

	return from < to ? from : to;
}

static int64_t
flow_end(const void *arg, uint32_t i)
{
	const struct trace *t = arg;
	int64_t to = flow_to_ts(t->flow_table, i);
	int64_t from = t->flow_table->v[i].from_ts;

	return from < to ? to : from;
}

static int64_t
object_start(const void *arg, uint32_t i)
{
	return entity_ts(arg, ENTITY_OBJECT, i);
}

static int64_t
object_end(const void *arg, uint32_t i)
{
	return entity_end(arg, ENTITY_OBJECT, i);
}

static int64_t
context_start(const void *arg, uint32_t i)
{
	return entity_ts(arg, ENTITY_CONTEXT, i);
}

static int64_t
context_end(const void *arg, uint32_t i)
{
	return entity_end(arg, ENTITY_CONTEXT, i);
}

static int64_t
row_start(const void *arg, uint32_t i)
{
	const struct trace *t = arg;

	return t->ts[t->rows[i].first];
}

static int64_t
row_end(const void *arg, uint32_t i)
{
	const struct trace *t = arg;

	/* slices of a row are disjoint: the last ends last */
	return trace_slice_end(t, t->rows[i].first + t->rows[i].n - 1);
}

static const struct {
	int64_t	(*start)(const void *, uint32_t);
	int64_t	(*end)(const void *, uint32_t);
} spans_of[ENTITIES] = {
	[ENTITY_SLICE] = { row_start, row_end },
	[ENTITY_FLOW] = { flow_start, flow_end },
	[ENTITY_OBJECT] = { object_start, object_end },
	[ENTITY_CONTEXT] = { context_start, context_end },
};

const struct interval_index *
interval_of(const struct trace *t, enum entity e)
{
	/* the indices are a cache: making one changes no answer */
	_Atomic(struct interval_index *) *at =
	    (_Atomic(struct interval_index *) *)(uintptr_t)&t->intervals[e];
	struct interval_index *x = atomic_load(at), *none = NULL;
	struct interval_spans s;

	if (x != NULL)
		return x;
	s.n = e == ENTITY_SLICE ? t->nrows : entity_count(t, e);
	s.start = spans_of[e].start;
	s.end = spans_of[e].end;
	s.arg = t;
	x = interval_new(&s);
	if (!atomic_compare_exchange_strong(at, &none, x)) {
		interval_free(x);	/* another thread was faster */
		return none;
	}
	return x;
}

void
intervals_free(struct trace *t)
{
	int e;

	for (e = 0; e < ENTITIES; e++)
		interval_free(atomic_load(&t->intervals[e]));
}
