/*
 * Digits and 16-byte compares for kernels in plain C.  digits_run() returns
 * how many digits, at most 16, are at p; digits_at() also their value;
 * text_is() compares 16 bytes.
 *
 * Eight digits at a time are shifted to the end of a word, zeros coming in at
 * its front, and summed up in pairs, fours and eights.  Little-endian, as are
 * all machines that have a kernel.
 */

/* Returns how many digits begin a word from which their '0' is subtracted. */
static inline unsigned
word_run(uint64_t w)
{
	uint64_t other = ((w + WORD_BYTES(0x76)) | w) & WORD_BYTES(0x80);

	return other == 0 ? 8 : (unsigned)__builtin_ctzll(other) / 8;
}

static inline size_t
digits_run(const char *p)
{
	unsigned n = word_run(word_at(p) ^ WORD_BYTES('0'));

	return n < 8 ? n : 8 + word_run(word_at(p + 8) ^ WORD_BYTES('0'));
}

static inline unsigned
word_digits(uint64_t w, uint64_t *v)
{
	unsigned n;

	w ^= WORD_BYTES('0');
	n = word_run(w);
	*v = 0;
	if (n == 0)
		return 0;
	w <<= 64 - 8 * n;
	w = (w * 10 + (w >> 8)) & UINT64_C(0x00ff00ff00ff00ff);
	w = (w * 100 + (w >> 16)) & UINT64_C(0x0000ffff0000ffff);
	*v = (w * 10000 + (w >> 32)) & 0xffffffff;
	return n;
}

static inline size_t
digits_at(const char *p, uint64_t *v)
{
	static const uint32_t ten[] = { 1, 10, 100, 1000, 10000, 100000,
	    1000000, 10000000, 100000000 };
	uint64_t more;
	unsigned n;

	n = word_digits(word_at(p), v);
	if (n < 8)
		return n;
	n = word_digits(word_at(p + 8), &more);
	if (n > 0)
		*v = *v * ten[n] + more;
	return 8 + n;
}

/* Returns whether the 16 bytes at p equal text where mask has bits. */
static inline int
text_is(const char *p, const char *text, const char *mask)
{
	return (((word_at(p) ^ word_at(text)) & word_at(mask)) |
	    ((word_at(p + 8) ^ word_at(text + 8)) & word_at(mask + 8))) == 0;
}
