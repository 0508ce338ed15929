/*
 * Digits and 16-byte compares for kernels with SSE4.1.  digits_run() returns
 * how many digits, at most 16, are at p; digits_at() also their value;
 * text_is() compares 16 bytes.
 *
 * The digits are shifted to the end of a register, zeros coming in at its
 * front, and summed up in pairs, fours and eights.
 */

/*
 * Loads a constant from memory: compilers would build it for each number in
 * three instructions.
 */
static inline __m128i
digits_word(const void *p)
{
	return _mm_load_si128(p);
}

/* Returns the digits at p as values; other bytes are above 9. */
static inline __m128i
digits_load(const char *p)
{
	return _mm_xor_si128(_mm_loadu_si128((const void *)p),
	    digits_word(scan_sums.zeros));
}

/* Returns how many of the values before the first other byte are digits. */
static inline size_t
digits_count(__m128i d)
{
	/* values above 9 get their high bit set */
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

/* Returns whether the 16 bytes at p equal text where mask has bits. */
static inline int
text_is(const char *p, const char *text, const char *mask)
{
	__m128i differ = _mm_xor_si128(_mm_loadu_si128((const void *)p),
	    _mm_loadu_si128((const void *)text));

	return _mm_testz_si128(differ, _mm_loadu_si128((const void *)mask));
}
