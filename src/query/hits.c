/*
 * hits: which things are hits.
 *
 * Each thing (a slice, an instant, ...) has a number and each number a bit, so
 * a set takes an eighth of a byte a thing however many hits there are, and a
 * thing that is found twice is one hit.  Threads add to it while one draws and
 * steps: bits are only ever set.
 *
 * How many bits are set is kept for blocks of them, so that what is counted or
 * passed over is blocks, and words only at the ends.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/pool.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "hits.h"

#define BLOCK		256		/* things */

struct hits *
hits_new(const struct trace *t)
{
	const uint32_t n[FIND_TYPES] = { t->nslices, t->ninstants,
	    t->nobjects, t->nsnapshots, t->nsamples, t->nmemdumps,
	    t->ncontexts };
	struct hits *h = xcalloc(1, sizeof(*h));
	uint32_t r;
	int i;

	h->t = t;
	for (i = 0; i < FIND_TYPES; i++)
		h->first[i + 1] = h->first[i] + n[i];
	h->words = xcalloc((size_t)(h->first[FIND_TYPES] / 64) + 1,
	    sizeof(*h->words));
	h->blocks = xcalloc((size_t)(h->first[FIND_TYPES] / BLOCK) + 1,
	    sizeof(*h->blocks));
	h->ticks = xcalloc(FIND_TICKS, sizeof(*h->ticks));
	h->near = xreallocarray(NULL, (size_t)t->nrows + 1, sizeof(*h->near));
	for (r = 0; r < t->nrows; r++) {
		h->near[r].from = NONE;
		h->near[r].when = 0;
	}
	return h;
}

void
hits_free(struct hits *h)
{
	if (h == NULL)
		return;
	free((void *)h->words);
	free((void *)h->blocks);
	free((void *)h->ticks);
	free(h->near);
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

static void
add_count(struct hits *h, uint64_t thing, uint64_t n)
{
	atomic_fetch_add_explicit(&h->blocks[thing / BLOCK], (uint16_t)n,
	    memory_order_relaxed);
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
	add_count(h, thing, 1);
	type = hits_type(h, thing, &id);
	add_tick(h, hits_ts(h->t, type, id));
	/* last: who sees the count changed sees the bit */
	atomic_fetch_add_explicit(&h->count[type], 1, memory_order_release);
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
	uint32_t i = b->from + (uint32_t)(piece * tuning.hits_piece), end;
	uint64_t n = 0, bits = 0, now;

	end = b->to - i > tuning.hits_piece ?
	    i + (uint32_t)tuning.hits_piece : b->to;
	for (; i < end; i++) {
		bits |= (uint64_t)b->kinds[t->kind[i]] << i % 64;
		if (i % 64 != 63 && i + 1 != end)
			continue;
		if (bits != 0) {
			bits &= ~atomic_fetch_or_explicit(
			    &b->h->words[i / 64], bits, memory_order_relaxed);
			now = (uint64_t)__builtin_popcountll(bits);
			add_count(b->h, i, now);
			n += now;
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

	pool_run(pool_cores(), ((size_t)(to - from) + tuning.hits_piece - 1) /
	    tuning.hits_piece, add_slices, &b);
}

void
hits_add_instants(struct hits *h, const uint8_t *kinds, uint32_t from,
    uint32_t to)
{
	uint64_t thing, bit, n = 0;
	uint32_t i;

	for (i = from; i < to; i++) {
		if (!kinds[h->t->instants[i].kind])
			continue;
		thing = h->first[FIND_INSTANT] + i;
		bit = UINT64_C(1) << thing % 64;
		if (atomic_fetch_or_explicit(&h->words[thing / 64], bit,
		    memory_order_relaxed) & bit)
			continue;
		add_count(h, thing, 1);
		n++;
	}
	atomic_fetch_add(&h->count[FIND_INSTANT], n);
}

/* ---- bits ---- */

/* A block without a bit. */
static int
is_empty(const struct hits *h, uint64_t thing)
{
	return atomic_load_explicit(&h->blocks[thing / BLOCK],
	    memory_order_relaxed) == 0;
}

void
hits_fetch(const struct hits *h, uint64_t thing)
{
	__builtin_prefetch((const void *)&h->blocks[thing / BLOCK]);
	__builtin_prefetch((const void *)&h->words[thing / 64]);
}

uint64_t
hits_next(const struct hits *h, uint64_t from, uint64_t to)
{
	uint64_t bits;

	while (from < to) {
		if (is_empty(h, from)) {
			from = (from / BLOCK + 1) * BLOCK;
			continue;
		}
		bits = word(h, from / 64) & ~UINT64_C(0) << from % 64;
		if (bits != 0) {
			from = from / 64 * 64 +
			    (uint64_t)__builtin_ctzll(bits);
			break;
		}
		from = (from / 64 + 1) * 64;
	}
	return from < to ? from : to;
}

uint64_t
hits_last(const struct hits *h, uint64_t from, uint64_t to)
{
	uint64_t bits;

	while (to > from) {
		if (is_empty(h, to - 1)) {
			to = (to - 1) / BLOCK * BLOCK;
			continue;
		}
		bits = word(h, (to - 1) / 64) &
		    ~UINT64_C(0) >> (63 - (to - 1) % 64);
		if (bits != 0) {
			to = (to - 1) / 64 * 64 + 64 -
			    (uint64_t)__builtin_clzll(bits);
			break;
		}
		to = (to - 1) / 64 * 64;
	}
	return to > from ? to : from;
}

/* Those of words, of which the first and the last may be meant in part. */
static uint64_t
count_words(const struct hits *h, uint64_t from, uint64_t to)
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

uint64_t
hits_count(const struct hits *h, uint64_t from, uint64_t to)
{
	uint64_t first = (from + BLOCK - 1) / BLOCK, end = to / BLOCK, n;

	if (first >= end)
		return count_words(h, from, to);
	n = count_words(h, from, first * BLOCK) +
	    count_words(h, end * BLOCK, to);
	for (; first < end; first++)
		n += atomic_load_explicit(&h->blocks[first],
		    memory_order_relaxed);
	return n;
}
