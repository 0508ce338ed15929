/*
 * bits: sets of numbers, in two levels.
 *
 * Level 0 has a bit for each number, level 1 a bit for each word of level 0
 * that is not 0.  A search looks at the rest of a word, at the rest of the
 * word above, and then goes from one word of level 1 to the next.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bits.h"
#include "ttv/xmalloc.h"

void
bits_init(struct bits *b, uint64_t n)
{
	b->n = n;
	b->words = xcalloc((size_t)(n / 64) + 1, sizeof(*b->words));
	b->sums = xcalloc((size_t)(n / 4096) + 1, sizeof(*b->sums));
}

void
bits_free(struct bits *b)
{
	free(b->words);
	free(b->sums);
	memset(b, 0, sizeof(*b));
}

void
bits_copy(struct bits *b, const struct bits *from)
{
	bits_init(b, from->n);
	if (from->words == NULL)
		return;
	memcpy(b->words, from->words, ((size_t)(b->n / 64) + 1) *
	    sizeof(*b->words));
	memcpy(b->sums, from->sums, ((size_t)(b->n / 4096) + 1) *
	    sizeof(*b->sums));
}

/* Returns the first bit set in [from, to) of an array of words, or `to`. */
static uint64_t
first_bit(const uint64_t *words, uint64_t from, uint64_t to)
{
	uint64_t i = from / 64, bits, at;

	if (from >= to)
		return to;
	bits = words[i] & ~UINT64_C(0) << from % 64;
	while (bits == 0) {
		if (++i > (to - 1) / 64)
			return to;
		bits = words[i];
	}
	at = i * 64 + (uint64_t)__builtin_ctzll(bits);
	return at < to ? at : to;
}

/* Returns the last bit set in [from, to) of an array of words, or `to`. */
static uint64_t
last_bit(const uint64_t *words, uint64_t from, uint64_t to)
{
	uint64_t i, bits, at;

	if (from >= to)
		return to;
	i = (to - 1) / 64;
	bits = words[i] & ~UINT64_C(0) >> (63 - (to - 1) % 64);
	while (bits == 0) {
		if (i-- == from / 64)
			return to;
		bits = words[i];
	}
	at = i * 64 + 63 - (uint64_t)__builtin_clzll(bits);
	return at >= from ? at : to;
}

uint64_t
bits_next(const struct bits *b, uint64_t from, uint64_t to)
{
	uint64_t w = from / 64, last, at;

	if (b->words == NULL || from >= to)
		return to;
	last = (to - 1) / 64;
	at = first_bit(b->words, from, w == last ? to : (w + 1) * 64);
	if (w == last || at < (w + 1) * 64)
		return at;
	w = first_bit(b->sums, w + 1, last + 1);
	return w > last ? to : first_bit(b->words, w * 64, to);
}

uint64_t
bits_last(const struct bits *b, uint64_t from, uint64_t to)
{
	uint64_t w, first, at;

	if (b->words == NULL || from >= to)
		return to;
	w = (to - 1) / 64;
	first = from / 64;
	at = last_bit(b->words, w == first ? from : w * 64, to);
	if (at < to || w == first)
		return at;
	if ((w = last_bit(b->sums, first, w)) == (to - 1) / 64)
		return to;
	at = last_bit(b->words, w == first ? from : w * 64, (w + 1) * 64);
	return at == (w + 1) * 64 ? to : at;
}

uint64_t
bits_count(const struct bits *b, uint64_t from, uint64_t to, uint64_t most)
{
	uint64_t n = 0;

	for (from = bits_next(b, from, to); from < to && n < most;
	    from = bits_next(b, from + 1, to))
		n++;
	return n;
}
