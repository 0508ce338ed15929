/*
 * The order of hits: (ts, type, id).
 *
 * It is not stored: things lie in runs (a row, a track's instants) that are in
 * order already, so the next hit is the nearest of what follows in each run,
 * and the number of a hit is the sum of the bits before it in each.  Runs
 * without a bit, which are most when hits are few, are passed over; it costs
 * O(things / 256 + runs with hits * log n).
 *
 * What takes the time is memory: a look-up in each of thousands of rows, far
 * apart.  One step mostly ends near where the last one did, so for each row
 * the place is kept and searched from, and fetched some rows ahead.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/radix.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "hits.h"

#define AHEAD	8		/* rows */

/* Things in order of time: ids of a type in [first, first + n). */
struct hit_run {
	enum find_type	type;
	uint32_t	first, n;
	uint32_t	*near;		/* where the last look-up ended, or NULL */
};

struct walk {
	const struct hits	*h;
	struct find_hit		 at;
	int			 dir;
	int			 is_place;	/* `at` is none to be passed over */
	int			 have;
	struct find_hit		 best;
	uint64_t		 before;
};

/* Does a thing of the run come before (ts, type, id)? */
static int
is_before(const struct trace *t, const struct hit_run *r, uint32_t id,
    const struct find_hit *at)
{
	int64_t ts = hits_ts(t, r->type, id);

	if (ts != at->ts)
		return ts < at->ts;
	return r->type != at->type ? r->type < at->type : id < at->id;
}

/* Narrows [*lo, *hi] with steps from a thing in it, each twice as long. */
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

/* The first id of the run that does not come before (ts, type, id). */
static uint32_t
run_from(const struct trace *t, const struct hit_run *r,
    const struct find_hit *at)
{
	uint32_t lo = r->first, hi = r->first + r->n, mid;

	if (r->near != NULL && *r->near >= lo && *r->near < hi)
		from_near(t, r, *r->near, at, &lo, &hi);
	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (is_before(t, r, mid, at))
			lo = mid + 1;
		else
			hi = mid;
	}
	if (r->near != NULL && r->n > 0)
		*r->near = lo < r->first + r->n ? lo : lo - 1;
	return lo;
}

static int
comes_before(const struct find_hit *a, const struct find_hit *b)
{
	if (a->ts != b->ts)
		return a->ts < b->ts;
	return a->type != b->type ? a->type < b->type : a->id < b->id;
}

static void
step_run(struct walk *w, const struct hit_run *r)
{
	const struct hits *h = w->h;
	uint64_t base = h->first[r->type], end = base + r->first + r->n, at;
	struct find_hit hit;
	uint32_t from;

	if (hits_next(h, base + r->first, end) == end)
		return;
	from = run_from(h->t, r, &w->at);
	if (w->dir > 0) {
		/* the place itself is none of the hits behind it */
		if (!w->is_place && from < r->first + r->n &&
		    r->type == w->at.type && from == w->at.id)
			from++;
		if ((at = hits_next(h, base + from, end)) == end)
			return;
	} else {
		at = hits_last(h, base + r->first, base + from);
		if (at-- == base + r->first)
			return;
	}
	hit.id = (uint32_t)(at - base);
	hit.type = r->type;
	hit.ts = hits_ts(h->t, r->type, hit.id);
	if (w->have && comes_before(&hit, &w->best) != (w->dir > 0))
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
		    run_from(h->t, r, &w->at));
}

static int
any(const struct hits *h, enum find_type type)
{
	return atomic_load_explicit(&h->count[type], memory_order_relaxed) > 0;
}

static void
runs_of_track(struct walk *w, const struct track *k,
    void (*fn)(struct walk *, const struct hit_run *))
{
	const struct hit_run runs[] = {
		{ FIND_INSTANT, k->instant, k->ninstants, NULL },
		{ FIND_SAMPLE, k->sample, k->nsamples, NULL },
		{ FIND_MEMDUMP, k->memdump, k->nmemdumps, NULL },
		{ FIND_CONTEXT, k->context, k->ncontexts, NULL },
	};
	size_t i;

	for (i = 0; i < sizeof(runs) / sizeof(runs[0]); i++)
		if (runs[i].n > 0 && any(w->h, runs[i].type))
			fn(w, &runs[i]);
}

/* What the look-up in a row will read. */
static void
fetch(const struct hits *h, uint32_t row)
{
	uint32_t id = h->near[row], first = h->t->rows[row].first;

	hits_fetch(h, first);
	if (id == NONE)
		return;
	hits_fetch(h, id);
	__builtin_prefetch(&h->t->ts[id]);
}

/* All runs in which there may be hits. */
static void
each_run(struct walk *w, void (*fn)(struct walk *, const struct hit_run *))
{
	const struct trace *t = w->h->t;
	struct hit_run r;
	uint32_t i;

	for (i = 0; any(w->h, FIND_SLICE) && i < t->nrows; i++) {
		r = (struct hit_run){ FIND_SLICE, t->rows[i].first,
		    t->rows[i].n, &w->h->near[i] };
		if (i + AHEAD < t->nrows)
			fetch(w->h, i + AHEAD);
		fn(w, &r);
	}
	for (i = 0; i < t->ntracks; i++)
		runs_of_track(w, &t->tracks[i], fn);
	for (i = 0; (any(w->h, FIND_OBJECT) || any(w->h, FIND_SNAPSHOT)) &&
	    i < t->nobjects; i++) {
		r = (struct hit_run){ FIND_OBJECT, i, 1, NULL };
		fn(w, &r);
		r = (struct hit_run){ FIND_SNAPSHOT, t->objects[i].snapshot,
		    t->objects[i].nsnapshots, NULL };
		fn(w, &r);
	}
}

int
hits_step(const struct hits *h, const struct find_hit *at, int dir,
    struct find_hit *hit)
{
	struct walk w = { h, *at, dir, 0, 0, { 0, 0, 0 }, 0 };

	if (at->type == FIND_SLICE && at->id == NONE) {
		/* before all that is at ts, or behind it */
		w.is_place = 1;
		w.at.type = dir > 0 ? FIND_SLICE : FIND_TYPES;
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
	struct walk w = { h, *at, 1, 0, 0, { 0, 0, 0 }, 0 };

	each_run(&w, count_run);
	return w.before;
}

uint64_t
hits_all(const struct hits *h, struct find_hit **out)
{
	uint64_t end = h->first[FIND_TYPES], n = hits_count(h, 0, end), thing;
	struct radix *order = xreallocarray(NULL, n + 1, sizeof(*order));
	struct find_hit *hit;
	size_t i = 0;

	/* in the order of type and id, which a stable sort by time keeps */
	for (thing = hits_next(h, 0, end); thing < end && i < n;
	    thing = hits_next(h, thing + 1, end)) {
		struct radix *r = &order[i++];
		uint32_t id;
		enum find_type type = hits_type(h, thing, &id);

		r->key = radix_time(hits_ts(h->t, type, id));
		r->value = thing;
	}
	radix_sort(order, n = i);
	*out = xreallocarray(NULL, n + 1, sizeof(**out));
	for (i = 0; i < n; i++) {
		hit = &(*out)[i];
		hit->type = hits_type(h, order[i].value, &hit->id);
		hit->ts = hits_ts(h->t, (enum find_type)hit->type, hit->id);
	}
	free(order);
	return n;
}
