/*
 * prefilter_body: the body of a prefilter.  A kernel includes it after defining
 *
 * 	mask_eq(p, c, bit)	bit i: p[i] | bit equals c, for 64 bytes
 *
 * The first and the last byte of the needle are compared at 64 places at once,
 * and the rest only where both agree.  Another compare finds \u.  Without hits
 * the speed is that of reading memory.
 */
static inline char
prefilter_bit(const struct needle *n, char c)
{
	return n->fold && c >= 'a' && c <= 'z' ? 0x20 : 0;
}

static const char *
prefilter_find(const struct needle *n, const char *p, const char *stop,
    const char *end)
{
	size_t last = n->len - 1, reach = last + 64;
	char a = n->text[0], b = n->text[last];
	char abit = prefilter_bit(n, a), bbit = prefilter_bit(n, b);
	uint64_t m;

	if (reach < 65)
		reach = 65;		/* mask_eq(p + 1) reads byte 64 */
	for (; p < stop && (size_t)(end - p) >= reach; p += 64) {
		m = (mask_eq(p, a, abit) & mask_eq(p + last, b, bbit)) |
		    (mask_eq(p, '\\', 0) & mask_eq(p + 1, 'u', 0));
		for (; m != 0; m &= m - 1) {
			const char *at = p + __builtin_ctzll(m);

			if (at >= stop)
				return NULL;
			if (prefilter_is(n, at, end))
				return at;
		}
	}
	return prefilter_bytewise(n, p, stop, end);
}
