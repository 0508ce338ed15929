/*
 * clock_edge: what joins two clocks, an edge with a shift and a doubt.
 *
 *   - A sync of the same id in both: the doubt is the length of its interval.
 *   - A clock of the system that both know: boottime, monotonic; the time of
 *     day, which is less sure.  The clocks of two machines have the same names,
 *     so files of which no times would be near each other have no such edge.
 *   - A clock that nothing is said of, and one that knows the monotonic clock:
 *     Chromium's trace_event_clock_sync has the time of "the parent", which
 *     says nothing of itself.
 *   - What a manifest says, which is surer than all else.  Clocks of two
 *     machines that it names are joined by the time of day first.
 *   - A text inside a file and what it stands in, a member of an archive and
 *     the first one: the times stand as they are, or begin together.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "clock_int.h"

/* Doubts before those of syncs, and behind them, the surest first. */
#define DOUBT_RULE	UINT64_C(0)
#define DOUBT_SYNC	(UINT64_MAX - 6)	/* at most */
#define DOUBT_SYSTEM	(UINT64_MAX - 5)
#define DOUBT_EPOCH	(UINT64_MAX - 4)
#define DOUBT_ASSUMED	(UINT64_MAX - 3)
#define DOUBT_INSIDE	(UINT64_MAX - 2)

static int
sync_order(const void *va, const void *vb)
{
	const struct sync *a = va, *b = vb;
	int c = memcmp(a->id, b->id, a->len < b->len ? a->len : b->len);

	if (c != 0)
		return c;
	if (a->len != b->len)
		return COMPARE(a->len, b->len);
	if (a->clock != b->clock)
		return COMPARE(a->clock, b->clock);
	if (a->doubt != b->doubt)
		return COMPARE(a->doubt, b->doubt);
	return COMPARE(a->off, b->off);
}

static void
edge_add(struct clocks *c, const struct sync *a, const struct sync *b)
{
	struct edge *e = &c->edges[a->clock * c->n + b->clock];
	uint64_t doubt;

	if (__builtin_add_overflow(a->doubt, b->doubt, &doubt) ||
	    __builtin_add_overflow(doubt, DOUBT_RULE + 1, &doubt) ||
	    doubt > DOUBT_SYNC)
		doubt = DOUBT_SYNC;
	if (e->set && (e->doubt < doubt ||
	    (e->doubt == doubt && e->moment <= a->moment)))
		return;
	c->joined |= c->v[a->clock].file != c->v[b->clock].file;
	e->set = 1;
	e->how = HOW_SYNC;
	e->doubt = doubt;
	e->moment = a->moment;
	e->delta = sat_sub(a->moment, b->moment);
	e = &c->edges[b->clock * c->n + a->clock];
	e->set = 1;
	e->how = HOW_SYNC;
	e->doubt = doubt;
	e->moment = b->moment;
	e->delta = sat_sub(b->moment, a->moment);
}

static int
same_id(const struct sync *a, const struct sync *b)
{
	return a->len == b->len && memcmp(a->id, b->id, a->len) == 0;
}

/*
 * Finds the least uncertain sync of each id and clock, and an edge for each two
 * clocks; of two files only if `across` is 1.
 */
static void
edges_find(struct clocks *c, int across)
{
	size_t i, j, k, n = 0;

	if (c->nsyncs == 0)
		return;
	qsort(c->syncs, c->nsyncs, sizeof(*c->syncs), sync_order);
	for (i = 0; i < c->nsyncs; i++)
		if (n == 0 || !same_id(&c->syncs[i], &c->syncs[n - 1]) ||
		    c->syncs[i].clock != c->syncs[n - 1].clock)
			c->syncs[n++] = c->syncs[i];
	for (i = 0; i < n; i = j) {
		for (j = i + 1; j < n && same_id(&c->syncs[i], &c->syncs[j]);)
			for (k = i, j++; k < j - 1; k++)
				if (across || c->v[c->syncs[k].clock].file ==
				    c->v[c->syncs[j - 1].clock].file)
					edge_add(c, &c->syncs[k],
					    &c->syncs[j - 1]);
	}
}

/* Joins a and b by an edge if nothing surer does. */
static void
edge_set(struct clocks *c, size_t a, size_t b, int64_t delta, uint64_t doubt,
    enum how how)
{
	struct edge *e = &c->edges[a * c->n + b];

	if (e->set && e->doubt <= doubt)
		return;
	c->joined |= c->v[a].file != c->v[b].file;
	e->set = 1;
	e->how = how;
	e->doubt = doubt;
	e->moment = 0;
	e->delta = delta;
	e = &c->edges[b * c->n + a];
	e->set = 1;
	e->how = how;
	e->doubt = doubt;
	e->moment = 0;
	e->delta = sat_sub(0, delta);
}

/* Returns whether two clocks may be of one machine if b is moved by delta. */
static int
may_be_one(const struct clock *a, const struct clock *b, int64_t delta)
{
	return a->file == b->file || a->first > a->last ||
	    b->first > b->last || clock_is_near(a->first, a->last,
	    sat_add(b->first, delta), sat_add(b->last, delta));
}

/* Joins two clocks by a clock of the system; returns 1 if it could. */
static int
edge_system(struct clocks *c, size_t ia, size_t ib, enum sys_clock clock)
{
	const struct clock *a = &c->v[ia], *b = &c->v[ib];
	int64_t delta;
	int day = clock == SYS_CLOCK_REALTIME, same;

	if (!a->known.has[clock] || !b->known.has[clock])
		return 0;
	delta = sat_sub(b->known.ns[clock], a->known.ns[clock]);
	if (!day && !may_be_one(a, b, delta))
		return 0;
	same = a->native == (uint8_t)clock && b->native == (uint8_t)clock &&
	    delta == 0;
	edge_set(c, ia, ib, delta, day ? DOUBT_EPOCH : DOUBT_SYSTEM,
	    day ? HOW_EPOCH : same ? HOW_CLOCK : HOW_SNAPSHOT);
	return 1;
}

int
clock_knows_none(const struct clock *k)
{
	int i;

	for (i = 0; i < SYS_CLOCKS; i++)
		if (k->known.has[i])
			return 0;
	return k->native == SYS_CLOCK_UNKNOWN;
}

/* Joins clock a, which nothing is said of, as if it were the monotonic one. */
static void
edge_assumed(struct clocks *c, size_t ia, size_t ib)
{
	const struct clock *a = &c->v[ia], *b = &c->v[ib];
	int64_t delta = b->known.ns[SYS_CLOCK_MONOTONIC];

	if (clock_knows_none(a) && b->known.has[SYS_CLOCK_MONOTONIC] &&
	    may_be_one(a, b, delta))
		edge_set(c, ia, ib, delta, DOUBT_ASSUMED, delta == 0 ?
		    HOW_CLOCK : HOW_SNAPSHOT);
}

/* Joins the clock of a text to that of its file. */
static void
edge_inside(struct clocks *c, size_t outer, size_t i)
{
	const struct clock *a = &c->v[outer], *b = &c->v[i];

	if (b->native == SYS_CLOCK_START && a->first <= a->last &&
	    b->first <= b->last)
		edge_set(c, outer, i, sat_sub(a->first, b->first),
		    DOUBT_INSIDE, HOW_START);
	else
		edge_set(c, outer, i, 0, DOUBT_INSIDE, HOW_INSIDE);
}

static void
edges_of(struct clocks *c, size_t a, size_t b)
{
	/* one that both have, the surest: monotonic stops while asleep;
	 * two machines have one time of day, else they began alike */
	static const enum sys_clock orders[2][3] = {
		{ SYS_CLOCK_BOOTTIME, SYS_CLOCK_MONOTONIC, SYS_CLOCK_REALTIME },
		{ SYS_CLOCK_REALTIME, SYS_CLOCK_BOOTTIME, SYS_CLOCK_MONOTONIC }
	};
	int two = c->v[a].machine != c->v[b].machine;
	size_t i;

	for (i = 0; i < 3; i++)
		if (edge_system(c, a, b, orders[two][i]))
			return;
	if (two)
		return;
	edge_assumed(c, a, b);
	edge_assumed(c, b, a);
}

/* Joins two clocks as a manifest says; returns 0, or -1 if one is unknown. */
static int
edge_rule(struct clocks *c, const struct clock_rule *r)
{
	size_t ia = c->of[r->to_part], ib = c->of[r->part];
	const struct clock *a = &c->v[ia], *b = &c->v[ib];
	int64_t own = 0, to = 0;

	if (r->clock != SYS_CLOCK_UNKNOWN) {
		if (r->clock >= SYS_CLOCKS || !b->known.has[r->clock])
			return -1;
		own = b->known.ns[r->clock];
	}
	if (r->to_clock != SYS_CLOCK_UNKNOWN) {
		if (r->to_clock >= SYS_CLOCKS)
			return -1;
		/* what knows no clock is taken for that which is asked for */
		if (!a->known.has[r->to_clock] && !clock_knows_none(a))
			return -1;
		to = a->known.has[r->to_clock] ? a->known.ns[r->to_clock] : 0;
	}
	c->edges[ia * c->n + ib].set = 0;
	edge_set(c, ia, ib, sat_sub(sat_add(own, r->offset), to),
	    DOUBT_RULE, HOW_RULE);
	return 0;
}

size_t
clock_edges(struct clocks *c, const struct clock_targets *t, int across)
{
	size_t a, b, i, odd = 0;

	c->edges = xcalloc(c->n * c->n + 1, sizeof(*c->edges));
	edges_find(c, across);
	for (a = 0; a < c->n; a++) {
		for (b = a + 1; b < c->n; b++)
			if (across || c->v[a].file == c->v[b].file)
				edges_of(c, a, b);
		if (c->v[a].inside)
			edge_inside(c, c->v[a].outer, a);
	}
	for (i = 0; i < t->nrules; i++)
		odd += c->of[t->rules[i].part] == c->of[t->rules[i].to_part] ||
		    edge_rule(c, &t->rules[i]) == -1;
	return odd;
}
