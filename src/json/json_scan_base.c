/* json_scan_base: what each machine has: SSE2, or byte by byte. */
#include "config.h"

#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "ttv/chars.h"
#include "ttv/prefix_xor.h"
#include "json_block.h"

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

#define parity_of	prefix_xor

#include "json_scan_body.h"

const struct json_kernel json_base = { scan_skip, scan_window, scan_is_sound };
