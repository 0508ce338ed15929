/*
 * hits: which things are hits, and in which order they come.
 *
 * Each thing (a slice, an instant, ...) has a number and each number a bit, so
 * a set takes an eighth of a byte a thing however many hits there are, and a
 * thing that is found twice is one hit.  Threads add to it while one draws and
 * steps: bits are only ever set.
 *
 * The order is (ts, type, id).  It is not stored: things lie in runs (a row, a
 * track's instants) that are in order already, so the next hit is the nearest
 * of what follows in each run, and the number of a hit is the sum of the bits
 * before it in each.  Runs without a bit, which are most when hits are few, and
 * words without one are passed over; it costs O(things / 64 + runs with hits *
 * log n).
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "hits.h"

#define KINDS_PIECE	(1u << 20)	/* slices looked at at a time */

struct hits *
hits_new(const struct trace *t)
{
	const uint32_t n[FIND_TYPES] = { t->nslices, t->ninstants,
	    t->nobjects, t->nsnapshots, t->nsamples, t->nmemdumps,
	    t->ncontexts };
	struct hits *h = xcalloc(1, sizeof(*h));
	int i;

	h->t = t;
	for (i = 0; i < FIND_TYPES; i++)
		h->first[i + 1] = h->first[i] + n[i];
	h->words = xcalloc((size_t)(h->first[FIND_TYPES] / 64) + 1,
	    sizeof(*h->words));
	h->ticks = xcalloc(FIND_TICKS, sizeof(*h->ticks));
	return h;
}

void
hits_free(struct hits *h)
{
	if (h == NULL)
		return;
	free((void *)h->words);
	free((void *)h->ticks);
	free(h);
}

enum find_type
hits_type(const struct hits *h, uint64_t thing, uint32_t *id)
{
	int type = 0;

	while (thing >= h->first[type + 1])
		type++;
	*id = (uint32_t)(thing - h->first[type]);
	return (enum find_type)type;
}

int64_t
hits_ts(const struct trace *t, enum find_type type, uint32_t id)
{
	switch (type) {
	case FIND_SLICE:
		return t->ts[id];
	case FIND_INSTANT:
		return t->instants[id].ts;
	case FIND_OBJECT:
		return t->objects[id].created;
	case FIND_SNAPSHOT:
		return t->snapshots[id].ts;
	case FIND_SAMPLE:
		return t->samples[id].ts;
	case FIND_MEMDUMP:
		return t->memdumps[id].ts;
	case FIND_CONTEXT:
		return t->contexts[id].ts;
	case FIND_TYPES:
		break;
	}
	return 0;
}

static void
add_tick(struct hits *h, int64_t ts)
{
	const struct trace *t = h->t;
	uint64_t span = (uint64_t)t->end - (uint64_t)t->start, tick;

	tick = ((uint64_t)ts - (uint64_t)t->start) / (span / FIND_TICKS + 1);
	atomic_store_explicit(&h->ticks[tick < FIND_TICKS ? tick :
	    FIND_TICKS - 1], 1, memory_order_relaxed);
}

int
hits_add(struct hits *h, uint64_t thing)
{
	uint64_t bit = UINT64_C(1) << thing % 64;
	enum find_type type;
	uint32_t id;

	if (atomic_fetch_or_explicit(&h->words[thing / 64], bit,
	    memory_order_relaxed) & bit)
		return 0;
	type = hits_type(h, thing, &id);
	add_tick(h, hits_ts(h->t, type, id));
	atomic_fetch_add_explicit(&h->count[type], 1, memory_order_relaxed);
	return 1;
}

static uint64_t
word(const struct hits *h, uint64_t i)
{
	return atomic_load_explicit(&h->words[i], memory_order_relaxed);
}

int
hits_has(const struct hits *h, uint64_t thing)
{
	return word(h, thing / 64) >> thing % 64 & 1;
}

/* ---- hits by name ---- */

struct by_kind {
	struct hits	*h;
	const uint8_t	*kinds;
	uint32_t	 from, to;	/* slices */
};

static void
add_slices(void *arg, size_t piece)
{
	const struct by_kind *b = arg;
	const struct trace *t = b->h->t;
	uint32_t i = b->from + (uint32_t)piece * KINDS_PIECE, end;
	uint64_t n = 0, bits = 0;

	end = b->to - i > KINDS_PIECE ? i + KINDS_PIECE : b->to;
	for (; i < end; i++) {
		bits |= (uint64_t)b->kinds[t->kind[i]] << i % 64;
		if (i % 64 != 63 && i + 1 != end)
			continue;
		if (bits != 0) {
			n += (uint64_t)__builtin_popcountll(bits);
			atomic_fetch_or_explicit(&b->h->words[i / 64], bits,
			    memory_order_relaxed);
		}
		bits = 0;
	}
	atomic_fetch_add(&b->h->count[FIND_SLICE], n);
}

void
hits_add_slices(struct hits *h, const uint8_t *kinds, uint32_t from,
    uint32_t to)
{
	struct by_kind b = { h, kinds, from, to };

	pool_run(pool_cores(), ((size_t)(to - from) + KINDS_PIECE - 1) /
	    KINDS_PIECE, add_slices, &b);
}

void
hits_add_instants(struct hits *h, const uint8_t *kinds, uint32_t from,
    uint32_t to)
{
	uint64_t thing, n = 0;
	uint32_t i;

	for (i = from; i < to; i++) {
		if (!kinds[h->t->instants[i].kind])
			continue;
		thing = h->first[FIND_INSTANT] + i;
		atomic_fetch_or_explicit(&h->words[thing / 64],
		    UINT64_C(1) << thing % 64, memory_order_relaxed);
		n++;
	}
	atomic_fetch_add(&h->count[FIND_INSTANT], n);
}

/* ---- runs ---- */

/* Things in order of time: ids of a type in [first, first + n). */
struct hit_run {
	enum find_type	type;
	uint32_t	first, n;
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

/* The first set bit in [from, to), or to. */
static uint64_t
next_bit(const struct hits *h, uint64_t from, uint64_t to)
{
	uint64_t i = from / 64, bits;

	if (from >= to)
		return to;
	bits = word(h, i) & ~UINT64_C(0) << from % 64;
	while (bits == 0) {
		if (++i > (to - 1) / 64)
			return to;
		bits = word(h, i);
	}
	from = i * 64 + (uint64_t)__builtin_ctzll(bits);
	return from < to ? from : to;
}

/* One behind the last set bit in [from, to), or from. */
static uint64_t
last_bit(const struct hits *h, uint64_t from, uint64_t to)
{
	uint64_t i, bits;

	if (from >= to)
		return from;
	i = (to - 1) / 64;
	bits = word(h, i) & ~UINT64_C(0) >> (63 - (to - 1) % 64);
	while (bits == 0) {
		if (i-- == from / 64)
			return from;
		bits = word(h, i);
	}
	to = i * 64 + 64 - (uint64_t)__builtin_clzll(bits);
	return to > from ? to : from;
}

static uint64_t
count_bits(const struct hits *h, uint64_t from, uint64_t to)
{
	uint64_t i, n = 0, bits;

	if (from >= to)
		return 0;
	for (i = from / 64; i <= (to - 1) / 64; i++) {
		bits = word(h, i);
		if (i == from / 64)
			bits &= ~UINT64_C(0) << from % 64;
		if (i == (to - 1) / 64)
			bits &= ~UINT64_C(0) >> (63 - (to - 1) % 64);
		n += (uint64_t)__builtin_popcountll(bits);
	}
	return n;
}

/* The first id of the run that does not come before (ts, type, id). */
static uint32_t
run_from(const struct trace *t, const struct hit_run *r,
    const struct find_hit *at)
{
	uint32_t lo = r->first, hi = r->first + r->n, mid;
	int64_t ts;
	int less;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		ts = hits_ts(t, r->type, mid);
		if (ts != at->ts)
			less = ts < at->ts;
		else if (r->type != at->type)
			less = r->type < at->type;
		else
			less = mid < at->id;
		if (less)
			lo = mid + 1;
		else
			hi = mid;
	}
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

	if (next_bit(h, base + r->first, end) == end)
		return;
	from = run_from(h->t, r, &w->at);
	if (w->dir > 0) {
		/* the place itself is none of the hits behind it */
		if (!w->is_place && from < r->first + r->n &&
		    r->type == w->at.type && from == w->at.id)
			from++;
		if ((at = next_bit(h, base + from, end)) == end)
			return;
	} else {
		at = last_bit(h, base + r->first, base + from);
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

	if (next_bit(h, base + r->first, end) != end)
		w->before += count_bits(h, base + r->first, base +
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
		{ FIND_INSTANT, k->instant, k->ninstants },
		{ FIND_SAMPLE, k->sample, k->nsamples },
		{ FIND_MEMDUMP, k->memdump, k->nmemdumps },
		{ FIND_CONTEXT, k->context, k->ncontexts },
	};
	size_t i;

	for (i = 0; i < sizeof(runs) / sizeof(runs[0]); i++)
		if (runs[i].n > 0 && any(w->h, runs[i].type))
			fn(w, &runs[i]);
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
		    t->rows[i].n };
		fn(w, &r);
	}
	for (i = 0; i < t->ntracks; i++)
		runs_of_track(w, &t->tracks[i], fn);
	for (i = 0; (any(w->h, FIND_OBJECT) || any(w->h, FIND_SNAPSHOT)) &&
	    i < t->nobjects; i++) {
		r = (struct hit_run){ FIND_OBJECT, i, 1 };
		fn(w, &r);
		r = (struct hit_run){ FIND_SNAPSHOT, t->objects[i].snapshot,
		    t->objects[i].nsnapshots };
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
	uint64_t end = h->first[FIND_TYPES], n = count_bits(h, 0, end), thing;
	struct radix *order = xreallocarray(NULL, n + 1, sizeof(*order));
	struct find_hit *hit;
	size_t i = 0;

	/* in the order of type and id, which a stable sort by time keeps */
	for (thing = next_bit(h, 0, end); thing < end && i < n;
	    thing = next_bit(h, thing + 1, end)) {
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
