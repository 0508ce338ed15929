/*
 * hits_order: the order of hits, (ts, entity, id).
 *
 * The order is not stored: things lie in runs (a row, a track's instants) that
 * are in order already.  The next hit is the nearest of the next hits of all
 * runs, and the number of a hit is the sum of the bits before it in each run.
 * Runs without a bit are skipped: O(things / 256 + runs with hits * log n).
 *
 * A look-up in each of thousands of rows is bound by memory latency.  So each
 * row caches the hits on both sides of the last place; while no hit is added
 * the cache is valid for all places between those two, and a step looks again
 * only at the row that it leaves.  A look-up gallops from the last result in
 * its row (exponential search), and the data of later rows is prefetched.
 *
 *	- A cache entry is valid only for the generation of the set.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/radix.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "hits.h"

#define AHEAD	8		/* rows that the prefetch is ahead of the
				 * look-up */

/* A run: things in order of time, ids of an entity in [first, first + n). */
struct hit_run {
	enum entity	type;
	uint32_t	first, n;
	struct hits_near *near;		/* the cache of a row, or NULL */
};

struct walk {
	const struct hits	*h;
	struct find_hit		 at;
	int			 dir;		/* 0: counts */
	int			 is_place;	/* `at` itself may be a hit on
						 * the way */
	int			 have;
	struct find_hit		 best;
	uint64_t		 before;
};

/* Returns 1 if thing `id` of the run comes before (ts, type, at_id). */
static int
is_before(const struct trace *t, const struct hit_run *r, uint32_t id,
    const struct find_hit *at)
{
	int64_t ts = entity_ts(t, r->type, id);

	if (ts != at->ts)
		return ts < at->ts;
	return r->type != at->type ? r->type < at->type : id < at->id;
}

/* Narrows [*lo, *hi] by exponential search from `near`, a thing in it. */
static void
from_near(const struct trace *t, const struct hit_run *r, uint32_t near,
    const struct find_hit *at, uint32_t *lo, uint32_t *hi)
{
	uint32_t step = 1;

	if (is_before(t, r, near, at)) {
		*lo = near + 1;
		while (*hi - *lo > step && is_before(t, r, *lo + step, at)) {
			*lo += step + 1;
			step *= 2;
		}
		if (*hi - *lo > step)
			*hi = *lo + step;
	} else {
		*hi = near;
		while (*hi - *lo > step && !is_before(t, r, *hi - step, at)) {
			*hi -= step;
			step *= 2;
		}
		if (*hi - *lo > step)
			*lo = *hi - step + 1;
	}
}

/* Returns the first id of the run that does not come before (ts, type, id). */
static uint32_t
hit_run_from(const struct trace *t, const struct hit_run *r,
    const struct find_hit *at)
{
	uint32_t lo = r->first, hi = r->first + r->n, mid;

	if (r->near != NULL && r->near->from >= lo && r->near->from < hi)
		from_near(t, r, r->near->from, at, &lo, &hi);
	BISECT(lo, hi, mid, is_before(t, r, mid, at));
	if (r->near != NULL && r->n > 0)
		r->near->from = lo < r->first + r->n ? lo : lo - 1;
	return lo;
}

static int
comes_before(const struct find_hit *a, const struct find_hit *b)
{
	if (a->ts != b->ts)
		return a->ts < b->ts;
	return a->type != b->type ? a->type < b->type : a->id < b->id;
}

/* Returns 1 if the place itself is passed over on the way. */
static int
passes(const struct walk *w)
{
	return w->dir > 0 && !w->is_place;
}

static int
is_known(const struct walk *w, const struct hits_near *k)
{
	struct find_hit prev = { k->prev_ts, k->prev, ENTITY_SLICE };
	struct find_hit next = { k->next_ts, k->next, ENTITY_SLICE };

	if (k->generation != w->h->generation)
		return 0;
	if (passes(w))
		return (k->prev == NONE || !comes_before(&w->at, &prev)) &&
		    (k->next == NONE || comes_before(&w->at, &next));
	return (k->prev == NONE || comes_before(&prev, &w->at)) &&
	    (k->next == NONE || !comes_before(&next, &w->at));
}

/* Fills k with the hits of a run on both sides of the place. */
static void
hits_near_run(const struct walk *w, const struct hit_run *r,
    struct hits_near *k)
{
	const struct hits *h = w->h;
	uint64_t base = h->first[r->type], first = base + r->first;
	uint64_t end = first + r->n, at;
	uint32_t from;

	k->generation = h->generation;
	k->prev = k->next = NONE;
	if (hits_next(h, first, end) == end)
		return;
	from = hit_run_from(h->t, r, &w->at);
	if (passes(w) && from < r->first + r->n && r->type == w->at.type &&
	    from == w->at.id)
		from++;
	if ((at = hits_next(h, base + from, end)) < end) {
		k->next = (uint32_t)(at - base);
		k->next_ts = entity_ts(h->t, r->type, k->next);
	}
	if ((at = hits_last(h, first, base + from)) > first) {
		k->prev = (uint32_t)(at - base) - 1;
		k->prev_ts = entity_ts(h->t, r->type, k->prev);
	}
}

static void
step_run(struct walk *w, const struct hit_run *r)
{
	struct hits_near once, *k = r->near;
	struct find_hit hit;

	if (k == NULL)
		hits_near_run(w, r, k = &once);
	else if (!is_known(w, k))
		hits_near_run(w, r, k);
	hit.id = w->dir > 0 ? k->next : k->prev;
	hit.ts = w->dir > 0 ? k->next_ts : k->prev_ts;
	hit.type = r->type;
	if (hit.id == NONE ||
	    (w->have && comes_before(&hit, &w->best) != (w->dir > 0)))
		return;
	w->best = hit;
	w->have = 1;
}

static void
count_run(struct walk *w, const struct hit_run *r)
{
	const struct hits *h = w->h;
	uint64_t base = h->first[r->type], end = base + r->first + r->n;

	if (hits_next(h, base + r->first, end) != end)
		w->before += hits_count(h, base + r->first, base +
		    hit_run_from(h->t, r, &w->at));
}

static int
hits_any(const struct hits *h, enum entity type)
{
	return atomic_load_explicit(&h->count[type], memory_order_relaxed) > 0;
}

/* Prefetches what the look-up in a row will read. */
static void
row_prefetch(const struct walk *w, uint32_t row)
{
	const struct hits_near *k = &w->h->near[row];

	if (w->dir != 0 && k->generation == w->h->generation)
		return;
	hits_fetch(w->h, w->h->t->rows[row].first);
	if (k->from == NONE)
		return;
	hits_fetch(w->h, k->from);
	__builtin_prefetch(&w->h->t->ts[k->from]);
}

/* Calls fn for all rows; prefetches the rows that follow. */
static void
each_row(struct walk *w, void (*fn)(struct walk *, const struct hit_run *))
{
	const struct trace *t = w->h->t;
	struct hit_run r;
	uint32_t i;

	for (i = 0; i < t->nrows; i++) {
		r = (struct hit_run){ ENTITY_SLICE, t->rows[i].first,
		    t->rows[i].n, &w->h->near[i] };
		if (i + AHEAD < t->nrows)
			row_prefetch(w, i + AHEAD);
		fn(w, &r);
	}
}

/* Calls fn for the runs of an entity. */
static void
each_run_of(struct walk *w, enum entity e,
    void (*fn)(struct walk *, const struct hit_run *))
{
	const struct trace *t = w->h->t;
	uint32_t i, n = entity_rows[e].nruns(t);
	struct entity_run at;
	struct hit_run r;

	for (i = 0; i < n; i++) {
		at = entity_rows[e].run(t, i);
		r = (struct hit_run){ e, at.first, at.n, NULL };
		if (at.n > 0)
			fn(w, &r);
	}
}

/* Calls fn for all runs of entities that have hits. */
static void
each_run(struct walk *w, void (*fn)(struct walk *, const struct hit_run *))
{
	int e;

	if (hits_any(w->h, ENTITY_SLICE))
		each_row(w, fn);
	for (e = ENTITY_SLICE + 1; e < ENTITIES; e++)
		if (hits_any(w->h, (enum entity)e))
			each_run_of(w, (enum entity)e, fn);
}

/* Invalidates the caches of all rows if hits were added. */
static void
forget_old(struct hits *h)
{
	unsigned long long n = atomic_load_explicit(&h->count[ENTITY_SLICE],
	    memory_order_acquire);

	if (n != h->generation_count || h->generation == 0)
		h->generation++;
	h->generation_count = n;
}

int
hits_step(struct hits *h, const struct find_hit *at, int dir,
    struct find_hit *hit)
{
	struct walk w = { h, *at, dir, 0, 0, { 0, 0, 0 }, 0 };

	forget_old(h);

	if (at->type == ENTITY_SLICE && at->id == NONE) {
		/* the place is before all things at ts, or behind them */
		w.is_place = 1;
		w.at.type = dir > 0 ? ENTITY_SLICE : ENTITIES;
		w.at.id = dir > 0 ? 0 : NONE;
	}
	each_run(&w, step_run);
	if (w.have)
		*hit = w.best;
	return w.have ? 0 : -1;
}

uint64_t
hits_before(const struct hits *h, const struct find_hit *at)
{
	struct walk w = { h, *at, 0, 0, 0, { 0, 0, 0 }, 0 };

	each_run(&w, count_run);
	return w.before;
}

uint64_t
hits_all(const struct hits *h, struct find_hit **out)
{
	uint64_t end = h->first[ENTITIES], n = hits_count(h, 0, end), bit;
	struct radix *order = xreallocarray(NULL, n + 1, sizeof(*order));
	struct entity_ref r;
	size_t i = 0;

	/* by entity and id, an order that a stable sort by time keeps */
	for (bit = hits_next(h, 0, end); bit < end && i < n;
	    bit = hits_next(h, bit + 1, end)) {
		r = hits_entity(h, bit);
		order[i].key = radix_time(entity_ts(h->t, r.type, r.id));
		order[i++].value = bit;
	}
	radix_sort(order, n = i);
	*out = xreallocarray(NULL, n + 1, sizeof(**out));
	for (i = 0; i < n; i++) {
		r = hits_entity(h, order[i].value);
		(*out)[i] = (struct find_hit){ entity_ts(h->t, r.type, r.id),
		    r.id, r.type };
	}
	free(order);
	return n;
}
