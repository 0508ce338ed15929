/*
 * digits_at() for kernels that have SSE4.1: the digits at p, at most 16.
 * Returns how many, and *v.  They are moved to the end of the register, zeros
 * coming in at its front, and summed up in pairs, fours, eights.
 */
static inline unsigned
digits_at(const char *p, uint64_t *v)
{
	/* from place n on: zeros, then the n bytes from the beginning */
	static const int8_t moves[32] = { -1, -1, -1, -1, -1, -1, -1, -1, -1,
	    -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
	    12, 13, 14, 15 };
	const __m128i nine = _mm_set1_epi8(9);
	__m128i d;
	uint64_t halves;
	unsigned n;

	d = _mm_sub_epi8(_mm_loadu_si128((const void *)p),
	    _mm_set1_epi8('0'));
	n = (unsigned)__builtin_ctz(0x10000u | (0xffffu &
	    ~(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_min_epu8(d, nine),
	    d))));
	d = _mm_shuffle_epi8(d, _mm_loadu_si128((const void *)(moves + n)));
	d = _mm_maddubs_epi16(d, _mm_set1_epi16(1 << 8 | 10));
	d = _mm_madd_epi16(d, _mm_set1_epi32(1 << 16 | 100));
	d = _mm_packus_epi32(d, d);
	d = _mm_madd_epi16(d, _mm_set1_epi32(1 << 16 | 10000));
	halves = (uint64_t)_mm_cvtsi128_si64(d);
	*v = (halves & 0xffffffff) * 100000000 + (halves >> 32);
	return n;
}
