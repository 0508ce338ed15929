/*
 * spans_skew: clocks of services, mended where a person asks for it.
 *
 * A call is a span whose parent is of another service.  As far as the clocks
 * agree, its middle is that of the parent, and the median of how far it is
 * beside is what two clocks differ by.  Pairs with most calls join services
 * first; within a group the clock of the service with most calls of its own
 * stays.  Less than a millisecond is no difference: that is how long a request
 * travels.
 *
 * Cost: O(spans log spans); a group is a tree that is not deeper than log n.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "spans_int.h"

struct call {
	uint32_t	caller, callee;	/* services; from the lower one */
	int64_t		delta;		/* ns: the clock of the higher one has
					 * this to be later */
};
struct pair {
	uint32_t	a, b;		/* services */
	size_t		n;		/* calls */
	int64_t		delta;		/* shift of b less that of a */
};
struct clock_of {			/* of a service */
	uint32_t	up;		/* of its group; itself: the root */
	uint32_t	size;		/* of the group of a root */
	int64_t		beside;		/* shift less that of `up` */
	int64_t		shift;
	size_t		calls;		/* that it makes */
	size_t		joined;		/* calls to it and of it */
	size_t		outside;	/* calls to it that lie outside of their
					 * parents at the end */
};

/* Whether span i is a call that its parent waits for. */
static int
is_call(const struct spans *s, uint32_t i)
{
	const struct spans_span *v = &s->v[i], *p;

	if (s->parent[i] == NONE)
		return 0;
	p = &s->v[s->parent[i]];
	return v->service != p->service && !v->open && !p->open &&
	    v->kind != SPANS_CONSUMER && p->kind != SPANS_PRODUCER;
}

static int
call_order(const void *va, const void *vb)
{
	const struct call *a = va, *b = vb;

	if (a->caller != b->caller)
		return COMPARE(a->caller, b->caller);
	if (a->callee != b->callee)
		return COMPARE(a->callee, b->callee);
	return COMPARE(a->delta, b->delta);
}

/* Most calls first, then in the order of services. */
static int
pair_order(const void *va, const void *vb)
{
	const struct pair *a = va, *b = vb;

	if (a->n != b->n)
		return COMPARE(b->n, a->n);
	if (a->a != b->a)
		return COMPARE(a->a, b->a);
	return COMPARE(a->b, b->b);
}

/* Lists the calls, whose number is returned. */
static size_t
find_calls(const struct spans *s, struct clock_of *clocks, struct call *calls)
{
	const struct spans_span *v, *p;
	size_t n = 0;
	uint32_t i;

	for (i = 0; i < s->n; i++) {
		if (!is_call(s, i))
			continue;
		v = &s->v[i];
		p = &s->v[s->parent[i]];
		clocks[p->service].calls++;
		clocks[p->service].joined++;
		clocks[v->service].joined++;
		calls[n].caller = p->service;
		calls[n].callee = v->service;
		calls[n].delta = sat_sub(mid64(p->ts, p->end),
		    mid64(v->ts, v->end));
		if (v->service < p->service) {
			calls[n].caller = v->service;
			calls[n].callee = p->service;
			calls[n].delta = sat_sub(0, calls[n].delta);
		}
		n++;
	}
	return n;
}

/* Returns the root of a group; *beside is the shift less that of the root. */
static uint32_t
find_root(const struct clock_of *v, uint32_t i, int64_t *beside)
{
	for (*beside = 0; v[i].up != i; i = v[i].up)
		*beside = sat_add(*beside, v[i].beside);
	return i;
}

/* Joins two services, the smaller group below the larger one. */
static void
join_pair(struct clock_of *v, const struct pair *p)
{
	int64_t a_beside, b_beside, delta;
	uint32_t a = find_root(v, p->a, &a_beside);
	uint32_t b = find_root(v, p->b, &b_beside);
	int low = v[a].size < v[b].size;

	if (a == b)
		return;
	delta = sat_sub(sat_add(p->delta, a_beside), b_beside);
	v[low ? b : a].size += v[low ? a : b].size;
	v[low ? a : b].up = low ? b : a;
	v[low ? a : b].beside = low ? sat_sub(0, delta) : delta;
}

/*
 * Returns the median of n sorted calls; of all between two in the middle the
 * one that moves least, whichever service the file has first.
 */
static int64_t
median(const struct call *v, size_t n)
{
	int64_t lo = v[(n - 1) / 2].delta, hi = v[n / 2].delta;

	return lo > 0 ? lo : hi < 0 ? hi : 0;
}

/* Joins the services by their calls, and finds the shift of each. */
static void
find_shifts(const struct spans *s, struct clock_of *v, struct call *calls,
    size_t ncalls)
{
	uint32_t n = s->services.n, i, root;
	struct pair *pairs = xcalloc(ncalls + 1, sizeof(*pairs));
	uint32_t *base = xcalloc((size_t)n + 1, sizeof(*base));
	int64_t beside, of_base;
	size_t k, from, npairs = 0;

	qsort(calls, ncalls, sizeof(*calls), call_order);
	for (from = k = 0; k < ncalls; k++) {
		if (k + 1 < ncalls && calls[k + 1].caller ==
		    calls[from].caller && calls[k + 1].callee ==
		    calls[from].callee)
			continue;
		pairs[npairs++] = (struct pair){ calls[from].caller,
		    calls[from].callee, k + 1 - from,
		    median(&calls[from], k + 1 - from) };
		from = k + 1;
	}
	qsort(pairs, npairs, sizeof(*pairs), pair_order);
	for (k = 0; k < npairs; k++)
		join_pair(v, &pairs[k]);
	for (i = 0; i < n; i++)
		base[i] = NONE;
	for (i = 0; i < n; i++) {
		root = find_root(v, i, &beside);
		if (base[root] == NONE || v[i].calls > v[base[root]].calls)
			base[root] = i;
	}
	for (i = 0; i < n; i++) {
		root = find_root(v, i, &beside);
		find_root(v, base[root], &of_base);
		beside = sat_sub(beside, of_base);
		v[i].shift = beside > -NS_A_MS && beside < NS_A_MS ? 0 :
		    beside;
	}
	free(base);
	free(pairs);
}

/* Says behind the labels of a service how far its clock was moved. */
static void
add_label(struct spans *s, uint32_t service, const struct clock_of *c)
{
	struct buf text = BUF_INIT;
	char by[32];

	if (s->labels[service] != 0) {
		buf_adds(&text, builder_str(s->b, s->labels[service]));
		buf_adds(&text, ",");
	}
	text_duration_short(by, sizeof(by), c->shift < 0 ? sat_sub(0,
	    c->shift) : c->shift);
	buf_printf(&text, "clock moved by %s%s for %zu calls", c->shift < 0 ?
	    "-" : "", by, c->joined);
	if (c->outside > 0)
		buf_printf(&text, " (%zu outside of their parents)",
		    c->outside);
	s->labels[service] = builder_string(s->b, text.data, text.len);
	buf_free(&text);
}

void
spans_skew(struct spans *s)
{
	struct clock_of *v = xcalloc((size_t)s->services.n + 1, sizeof(*v));
	struct call *calls = xcalloc((size_t)s->n + 1, sizeof(*calls));
	struct spans_span *one;
	uint32_t i, p;
	int64_t by;
	size_t k;

	for (i = 0; i < s->services.n; i++) {
		v[i].up = i;
		v[i].size = 1;
	}
	find_shifts(s, v, calls, find_calls(s, v, calls));
	for (k = 0; k < s->nevents; k++) {
		by = v[s->v[s->events[k].span].service].shift;
		s->events[k].ts = sat_add(s->events[k].ts, by);
	}
	for (i = 0; i < s->n; i++) {
		one = &s->v[i];
		one->ts = sat_add(one->ts, v[one->service].shift);
		if (!one->open)
			one->end = sat_add(one->end, v[one->service].shift);
	}
	for (i = 0; i < s->n; i++) {
		p = s->parent[i];
		if (is_call(s, i) && (s->v[i].ts < s->v[p].ts ||
		    s->v[i].end > s->v[p].end))
			v[s->v[i].service].outside++;
	}
	for (i = 0; i < s->services.n; i++)
		if (v[i].shift != 0)
			add_label(s, i, &v[i]);
	free(calls);
	free(v);
}
