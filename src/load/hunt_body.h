/*
 * The body of a kernel that hunts for a needle; each includes it after
 *
 *	mask_eq(p, c, bit)	of the 64 bytes at p, those that with this bit
 *				set are c: bit i is for p[i]
 *
 * The first and the last byte of the needle are compared at all 64 places at
 * once; only where both are right the rest is looked at.  A third compare
 * finds \u.  So what is passed over costs the reading of it, and the memory is
 * what limits that.
 */
static inline char
hunt_bit(const struct needle *n, char c)
{
	return n->fold && c >= 'a' && c <= 'z' ? 0x20 : 0;
}

static const char *
hunt_find(const struct needle *n, const char *p, const char *stop,
    const char *end)
{
	size_t last = n->len - 1, reach = last + 64;
	char a = n->text[0], b = n->text[last];
	char abit = hunt_bit(n, a), bbit = hunt_bit(n, b);
	uint64_t m;

	if (reach < 65)
		reach = 65;		/* for the u behind a backslash */
	for (; p < stop && (size_t)(end - p) >= reach; p += 64) {
		m = (mask_eq(p, a, abit) & mask_eq(p + last, b, bbit)) |
		    (mask_eq(p, '\\', 0) & mask_eq(p + 1, 'u', 0));
		for (; m != 0; m &= m - 1) {
			const char *at = p + __builtin_ctzll(m);

			if (at >= stop)
				return NULL;
			if (hunt_is(n, at, end))
				return at;
		}
	}
	return hunt_slowly(n, p, stop, end);
}
