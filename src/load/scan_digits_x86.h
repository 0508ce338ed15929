/*
 * For kernels that have SSE4.1, the digits at p, at most 16: digits_run() says
 * how many they are, digits_at() also their value.  They are moved to the end of
 * the register, zeros coming in at its front, and summed up in pairs, fours,
 * eights.  And text_is(), 16 bytes compared.
 */

/*
 * Constants out of memory: compilers would make them anew for each number, of
 * three instructions each.
 */
static inline __m128i
digits_word(const void *p)
{
	return _mm_load_si128(p);
}

/* The values of the digits at p; of what is none, something above 9. */
static inline __m128i
digits_load(const char *p)
{
	return _mm_xor_si128(_mm_loadu_si128((const void *)p),
	    digits_word(scan_sums.zeros));
}

/* How many of the values there are at the beginning. */
static inline size_t
digits_count(__m128i d)
{
	/* above 9: the high bit is set */
	d = _mm_adds_epu8(d, digits_word(scan_sums.limit));
	return (size_t)__builtin_ctz(0x10000u |
	    (unsigned)_mm_movemask_epi8(d));
}

static inline size_t
digits_run(const char *p)
{
	return digits_count(digits_load(p));
}

static inline size_t
digits_at(const char *p, uint64_t *v)
{
	__m128i d = digits_load(p);
	size_t n = digits_count(d);
	uint64_t halves;

	d = _mm_shuffle_epi8(d, _mm_loadu_si128(
	    (const void *)(scan_sums.moves + n)));
	d = _mm_maddubs_epi16(d, digits_word(scan_sums.ten));
	d = _mm_madd_epi16(d, digits_word(scan_sums.hundred));
	d = _mm_packus_epi32(d, d);
	d = _mm_madd_epi16(d, digits_word(scan_sums.myriad));
	halves = (uint64_t)_mm_cvtsi128_si64(d);
	*v = (halves & 0xffffffff) * 100000000 + (halves >> 32);
	return n;
}

/* Whether the 16 bytes at p are those of text where mask has bits. */
static inline int
text_is(const char *p, const char *text, const char *mask)
{
	__m128i differ = _mm_xor_si128(_mm_loadu_si128((const void *)p),
	    _mm_loadu_si128((const void *)text));

	return _mm_testz_si128(differ, _mm_loadu_si128((const void *)mask));
}
