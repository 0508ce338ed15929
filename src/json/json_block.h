#ifndef JSON_BLOCK_H
#define JSON_BLOCK_H
/*
 * json_block: 64 bytes of JSON as bit masks, a bit for each byte, and rules
 * between neighbours that are tested on whole masks.
 */
#include <stdint.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "ttv/prefix_xor.h"

#define BLOCK	64

#ifdef __SSE2__
struct block {
	__m128i		v[4];
};

static inline uint64_t
byte_mask(__m128i a, __m128i b, __m128i c, __m128i d)
{
	return (uint32_t)_mm_movemask_epi8(a) |
	    (uint32_t)_mm_movemask_epi8(b) << 16 |
	    (uint64_t)(uint32_t)_mm_movemask_epi8(c) << 32 |
	    (uint64_t)(uint32_t)_mm_movemask_epi8(d) << 48;
}

static inline uint64_t
bytes_of(const struct block *b, char c)
{
	__m128i w = _mm_set1_epi8(c);

	return byte_mask(_mm_cmpeq_epi8(b->v[0], w), _mm_cmpeq_epi8(b->v[1], w),
	    _mm_cmpeq_epi8(b->v[2], w), _mm_cmpeq_epi8(b->v[3], w));
}

/* Returns the bytes equal to c or c | 0x20: [ and {, or ] and }. */
static inline uint64_t
brackets_of(const struct block *b, char c)
{
	__m128i bit = _mm_set1_epi8(0x20);
	struct block low = {{ _mm_or_si128(b->v[0], bit),
	    _mm_or_si128(b->v[1], bit), _mm_or_si128(b->v[2], bit),
	    _mm_or_si128(b->v[3], bit) }};

	return bytes_of(&low, (char)(c | 0x20));
}

/* Returns the bytes up to the blank: a superset of the white space. */
static inline uint64_t
low_of(const struct block *b)
{
	__m128i w = _mm_set1_epi8(' ');

	return byte_mask(_mm_cmpeq_epi8(_mm_max_epu8(b->v[0], w), w),
	    _mm_cmpeq_epi8(_mm_max_epu8(b->v[1], w), w),
	    _mm_cmpeq_epi8(_mm_max_epu8(b->v[2], w), w),
	    _mm_cmpeq_epi8(_mm_max_epu8(b->v[3], w), w));
}
#else
struct block {
	unsigned char	v[64];
};

static inline uint64_t
bytes_of(const struct block *b, char c)
{
	uint64_t m = 0;
	int i;

	for (i = 0; i < 64; i++)
		m |= (uint64_t)(b->v[i] == (unsigned char)c) << i;
	return m;
}

static inline uint64_t
brackets_of(const struct block *b, char c)
{
	return bytes_of(b, c) | bytes_of(b, (char)(c | 0x20));
}

static inline uint64_t
low_of(const struct block *b)
{
	uint64_t m = 0;
	int i;

	for (i = 0; i < 64; i++)
		m |= (uint64_t)(b->v[i] <= ' ') << i;
	return m;
}
#endif

/*
 * Returns the bytes that a backslash escapes.  In each run of backslashes the
 * second, the fourth, and so on are escaped, and the byte behind a run of odd
 * length. The sum clears the runs that start on an odd bit and sets the bit
 * behind each.
 */
static inline uint64_t
escaped(uint64_t slash, uint64_t *carry)
{
	const uint64_t even = UINT64_C(0x5555555555555555);
	uint64_t first = *carry, starts, past, odd;

	slash &= ~first;
	starts = slash & ~(slash << 1);
	*carry = __builtin_add_overflow(starts & ~even, slash, &past);
	odd = past ^ slash;		/* the runs that start on an odd bit,
					 * and the bits behind them */
	return first | (odd & even) | (slash << 1 & ~odd & ~even);
}

/*
 * Returns, for each of bits, the next byte that is not blank.  None of bits is
 * blank. Adding a bit at the start of a run of blanks carries it to the byte
 * behind.
 */
static inline uint64_t
next_not_blank(uint64_t bits, uint64_t blanks, uint64_t *carry)
{
	uint64_t after = bits << 1 | *carry, past;

	*carry = bits >> 63;
	if ((after & blanks) == 0)
		return after;
	*carry |= __builtin_add_overflow(after & blanks, blanks, &past);
	return (after | past) & ~blanks;
}

static inline uint64_t
inside_strings(uint64_t quotes, uint64_t *inside)
{
	uint64_t m = prefix_xor(quotes) ^ *inside;

	*inside = (uint64_t)((int64_t)m >> 63);
	return m;
}

#endif
