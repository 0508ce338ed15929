/*
 * For kernels that have SSE4.1, the digits at p, at most 16: digits_run() says
 * how many they are, digits_at() also their value.  They are moved to the end of
 * the register, zeros coming in at its front, and summed up in pairs, fours,
 * eights.
 */

/* The places of d that are not 0 to 9. */
static inline unsigned
digits_ended(__m128i d)
{
	return 0xffffu & ~(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(
	    _mm_min_epu8(d, _mm_set1_epi8(9)), d));
}

static inline __m128i
digits_load(const char *p)
{
	return _mm_sub_epi8(_mm_loadu_si128((const void *)p),
	    _mm_set1_epi8('0'));
}

static inline unsigned
digits_run(const char *p)
{
	return (unsigned)__builtin_ctz(0x10000u |
	    digits_ended(digits_load(p)));
}

static inline unsigned
digits_at(const char *p, uint64_t *v)
{
	/* from place n on: zeros, then the n bytes from the beginning */
	static const int8_t moves[32] = { -1, -1, -1, -1, -1, -1, -1, -1, -1,
	    -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
	    12, 13, 14, 15 };
	__m128i d = digits_load(p);
	uint64_t halves;
	unsigned n;

	n = (unsigned)__builtin_ctz(0x10000u | digits_ended(d));
	d = _mm_shuffle_epi8(d, _mm_loadu_si128((const void *)(moves + n)));
	d = _mm_maddubs_epi16(d, _mm_set1_epi16(1 << 8 | 10));
	d = _mm_madd_epi16(d, _mm_set1_epi32(1 << 16 | 100));
	d = _mm_packus_epi32(d, d);
	d = _mm_madd_epi16(d, _mm_set1_epi32(1 << 16 | 10000));
	halves = (uint64_t)_mm_cvtsi128_si64(d);
	*v = (halves & 0xffffffff) * 100000000 + (halves >> 32);
	return n;
}
