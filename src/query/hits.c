/*
 * hits: the set of hits, a bitmap.
 *
 * Each thing (a slice, an instant, ...) has a bit, so a set takes an eighth of
 * a byte a thing whatever the number of hits, and a thing that is found twice
 * is one hit.  Threads add to the set while another draws and steps: bits are
 * only ever set, never cleared.
 *
 * The number of bits set is kept for each block of 256, so that counting and
 * skipping go by blocks, and by words only at the ends of a range.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "hits.h"

/* bits with one count: the count fits 16 bits and costs 1/16 of the bitmap */
#define BLOCK		256

struct hits *
hits_new(const struct trace *t)
{
	struct hits *h = xcalloc(1, sizeof(*h));
	uint32_t r;
	int e;

	h->t = t;
	for (e = 0; e < ENTITIES; e++)
		h->first[e + 1] = h->first[e] +
		    (entity_has_events((enum entity)e) ?
		    entity_count(t, (enum entity)e) : 0);
	h->words = xcalloc((size_t)(h->first[ENTITIES] / 64) + 1,
	    sizeof(*h->words));
	h->blocks = xcalloc((size_t)(h->first[ENTITIES] / BLOCK) + 1,
	    sizeof(*h->blocks));
	h->ticks = xcalloc(FIND_TICKS, sizeof(*h->ticks));
	h->near = xreallocarray(NULL, (size_t)t->nrows + 1, sizeof(*h->near));
	for (r = 0; r < t->nrows; r++) {
		h->near[r].from = NONE;
		h->near[r].generation = 0;
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

struct hits *
hits_copy(const struct hits *from)
{
	struct hits *h = xcalloc(1, sizeof(*h));
	size_t nwords = (size_t)(from->first[ENTITIES] / 64) + 1;
	size_t nblocks = (size_t)(from->first[ENTITIES] / BLOCK) + 1, i;
	uint64_t word;

	h->t = from->t;
	memcpy(h->first, from->first, sizeof(h->first));
	h->words = xcalloc(nwords, sizeof(*h->words));
	h->blocks = xcalloc(nblocks, sizeof(*h->blocks));
	for (i = 0; i < nwords; i++) {
		word = atomic_load_explicit(&from->words[i],
		    memory_order_relaxed);
		atomic_init(&h->words[i], word);
		h->blocks[i * 64 / BLOCK] += (uint16_t)__builtin_popcountll(
		    word);
	}
	return h;
}

struct entity_ref
hits_entity(const struct hits *h, uint64_t bit)
{
	int e = 0;

	while (bit >= h->first[e + 1])
		e++;
	return (struct entity_ref){ (enum entity)e,
	    (uint32_t)(bit - h->first[e]) };
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
hits_add_block(struct hits *h, uint64_t bit, uint64_t n)
{
	atomic_fetch_add_explicit(&h->blocks[bit / BLOCK], (uint16_t)n,
	    memory_order_relaxed);
}

int
hits_add(struct hits *h, uint64_t bit)
{
	uint64_t mask = UINT64_C(1) << bit % 64;
	struct entity_ref r;

	if (atomic_fetch_or_explicit(&h->words[bit / 64], mask,
	    memory_order_relaxed) & mask)
		return 0;
	hits_add_block(h, bit, 1);
	r = hits_entity(h, bit);
	add_tick(h, entity_ts(h->t, r.type, r.id));
	/* last: a thread that sees the new count sees the bit */
	atomic_fetch_add_explicit(&h->count[r.type], 1, memory_order_release);
	return 1;
}

static uint64_t
hits_word(const struct hits *h, uint64_t i)
{
	return atomic_load_explicit(&h->words[i], memory_order_relaxed);
}

int
hits_has(const struct hits *h, uint64_t bit)
{
	return hits_word(h, bit / 64) >> bit % 64 & 1;
}

/* ---- hits by name ---- */

struct by_kind {
	struct hits	*h;
	const uint8_t	*kinds;
	uint32_t	 from, to;	/* slices */
};

static void
add_slices(void *arg, size_t chunk)
{
	const struct by_kind *b = arg;
	const struct trace *t = b->h->t;
	uint32_t i = b->from + (uint32_t)(chunk * tuning.hits_chunk), end;
	uint64_t n = 0, bits = 0, now;

	end = b->to - i > tuning.hits_chunk ?
	    i + (uint32_t)tuning.hits_chunk : b->to;
	for (; i < end; i++) {
		bits |= (uint64_t)b->kinds[t->kind[i]] << i % 64;
		if (i % 64 != 63 && i + 1 != end)
			continue;
		if (bits != 0) {
			bits &= ~atomic_fetch_or_explicit(
			    &b->h->words[i / 64], bits, memory_order_relaxed);
			now = (uint64_t)__builtin_popcountll(bits);
			hits_add_block(b->h, i, now);
			n += now;
		}
		bits = 0;
	}
	atomic_fetch_add(&b->h->count[ENTITY_SLICE], n);
}

static void
add_others(struct hits *h, enum entity e, const uint8_t *kinds, uint32_t from,
    uint32_t to)
{
	size_t stride;
	const uint32_t *of = entity_rows[e].kinds(h->t, &stride);
	uint64_t bit, mask, n = 0;
	uint32_t i;

	for (i = from; i < to; i++) {
		if (!kinds[entity_kind_at(of, stride, i)])
			continue;
		bit = h->first[e] + i;
		mask = UINT64_C(1) << bit % 64;
		if (atomic_fetch_or_explicit(&h->words[bit / 64], mask,
		    memory_order_relaxed) & mask)
			continue;
		hits_add_block(h, bit, 1);
		n++;
	}
	atomic_fetch_add(&h->count[e], n);
}

void
hits_add_kinds(struct hits *h, enum entity e, const uint8_t *kinds,
    uint32_t from, uint32_t to)
{
	struct by_kind b = { h, kinds, from, to };

	if (e != ENTITY_SLICE)
		add_others(h, e, kinds, from, to);
	else
		pool_run(pool_cores(), ((size_t)(to - from) +
		    tuning.hits_chunk - 1) / tuning.hits_chunk, add_slices,
		    &b);
}

/* ---- bits ---- */

/* Returns 1 if the block of a bit has no bit set. */
static int
is_empty(const struct hits *h, uint64_t bit)
{
	return atomic_load_explicit(&h->blocks[bit / BLOCK],
	    memory_order_relaxed) == 0;
}

void
hits_fetch(const struct hits *h, uint64_t bit)
{
	__builtin_prefetch((const void *)&h->blocks[bit / BLOCK]);
	__builtin_prefetch((const void *)&h->words[bit / 64]);
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
		bits = hits_word(h, from / 64) & ~UINT64_C(0) << from % 64;
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
		bits = hits_word(h, (to - 1) / 64) &
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

/*
 * Counts the bits set in [from, to), of whose first and last words only the
 * bits in the range count.
 */
static uint64_t
count_words(const struct hits *h, uint64_t from, uint64_t to)
{
	uint64_t i, n = 0, bits;

	if (from >= to)
		return 0;
	for (i = from / 64; i <= (to - 1) / 64; i++) {
		bits = hits_word(h, i);
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
