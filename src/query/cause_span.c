/*
 * cause_span: the critical path of a span of a distributed trace.
 *
 * From its end backwards: of the spans that a span has called, cut to it, the
 * one that ends last by then is what it waited for; what lies behind that end
 * is its own time.  The path goes on in the called span, and from its begin on
 * in the caller again.  No span waits for those that take or send messages.
 * The segments are disjoint and add up to the length of the span.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/cause.h"
#include "ttv/radix.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/span_trace.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

struct called {			/* a span, cut to its caller */
	int64_t		ts, end;
	uint32_t	slice;
};
struct level {			/* a span that is under way */
	struct called	span;
	size_t		first, next, end;	/* of what it calls */
};
struct walk {
	const struct trace *t;
	struct radix	*callee;	/* slices of the trace by caller */
	size_t		 n;
	struct called	*v;		/* what all levels call, a stack */
	size_t		 nv, vcap;
	struct level	*level;
	size_t		 depth, cap;
	int64_t		 now;
	enum cause	 why;
	struct cause_step *out;
	size_t		 nout, max;
};

/* Returns whether a span's caller waits for it. */
static int
is_awaited(const struct trace *t, uint32_t slice)
{
	const char *cat = trace_kind_cat(t, t->kind[slice]);

	return trace_dur(t, slice) > 0 && strcmp(cat, "producer") != 0 &&
	    strcmp(cat, "consumer") != 0;
}

/* The one that ends last is first, then the longer. */
static int
called_order(const void *va, const void *vb)
{
	const struct called *a = va, *b = vb;

	if (a->end != b->end)
		return COMPARE(b->end, a->end);
	if (a->ts != b->ts)
		return COMPARE(a->ts, b->ts);
	return COMPARE(a->slice, b->slice);
}

/* Goes into a span, and lists what it calls. */
static void
span_enter(struct walk *w, const struct called *span)
{
	const struct trace *t = w->t;
	struct level *l;
	struct called c;
	size_t lo = 0, hi = w->n, mid;

	w->level = xgrow(w->level, w->depth, &w->cap, sizeof(*w->level));
	l = &w->level[w->depth++];
	l->span = *span;
	l->first = l->next = w->nv;
	BISECT(lo, hi, mid, w->callee[mid].key < span->slice);
	for (; lo < w->n && w->callee[lo].key == span->slice; lo++) {
		c.slice = (uint32_t)w->callee[lo].value;
		c.ts = t->ts[c.slice];
		c.end = trace_slice_end(t, c.slice);
		c.ts = c.ts < span->ts ? span->ts : c.ts;
		c.end = c.end > span->end ? span->end : c.end;
		if (c.ts >= c.end || !is_awaited(t, c.slice))
			continue;
		w->v = xgrow(w->v, w->nv, &w->vcap, sizeof(*w->v));
		w->v[w->nv++] = c;
	}
	l->end = w->nv;
	if (l->end > l->first)
		qsort(&w->v[l->first], l->end - l->first, sizeof(*w->v),
		    called_order);
}

/* Adds the time of a span from `ts` until now; returns 0 without room. */
static int
segment_add(struct walk *w, const struct called *span, int64_t ts)
{
	struct cause_step *s;

	if (ts < w->now) {
		if (w->nout == w->max)
			return 0;
		s = &w->out[w->nout++];
		memset(s, 0, sizeof(*s));
		s->why = w->nout == 1 ? CAUSE_START : w->why;
		s->at = (struct entity_ref){ ENTITY_SLICE, span->slice };
		s->ts = ts;
		s->spent = s->longest = sat_span(ts, w->now);
	}
	w->now = ts;
	return 1;
}

/* Goes one step back; returns 0 at the begin of the first span. */
static int
span_step(struct walk *w)
{
	struct level *l = &w->level[w->depth - 1];
	const struct called span = l->span;
	struct called c;

	while (l->next < l->end && w->v[l->next].end > w->now)
		l->next++;
	if (l->next < l->end) {
		c = w->v[l->next++];
		if (!segment_add(w, &span, c.end))
			return 0;
		w->why = CAUSE_CALLEE;
		span_enter(w, &c);
		return 1;
	}
	if (!segment_add(w, &span, span.ts))
		return 0;
	w->why = CAUSE_CALLER;
	w->nv = l->first;
	return --w->depth > 0;
}

/* Lists the slices of a trace by their callers. */
static void
callees_list(struct walk *w, const struct span_traces *x, uint32_t at)
{
	const struct span_trace *v = &x->v[at];
	uint32_t i, s;

	w->callee = xreallocarray(NULL, (size_t)v->n + 1, sizeof(*w->callee));
	for (i = v->first; i < v->first + v->n; i++) {
		s = x->order[i];
		if (x->parent[s] == NONE)
			continue;
		w->callee[w->n].key = x->parent[s];
		w->callee[w->n++].value = s;
	}
	radix_sort(w->callee, w->n);
}

size_t
cause_span(const struct trace *t, uint32_t slice, struct cause_step *out,
    size_t max)
{
	const struct span_traces *x = span_traces_of(t);
	struct walk w = { .t = t, .out = out, .max = max };
	struct called root = { t->ts[slice], trace_slice_end(t, slice),
	    slice };

	if (x == NULL || x->of[slice] == NONE || trace_dur(t, slice) <= 0)
		return 0;
	callees_list(&w, x, x->of[slice]);
	w.now = root.end;
	span_enter(&w, &root);
	while (span_step(&w))
		;
	free(w.callee);
	free(w.v);
	free(w.level);
	return w.nout;
}
