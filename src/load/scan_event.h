/*
 * The body of a kernel: included by scan_NAME.c once, after
 *   struct block        64 bytes of text
 *   block_load(p)       reads them, p need not be aligned
 *   block_eq(&b, c)     a bit for each byte that equals c
 *   block_eq20(&b, c)   the same after or-ing 0x20 to each byte
 *   prefix_xor(m)       bit i of the result: the parity of bits 0..i of m
 * have been defined.  It defines scan_event().
 *
 * An event is walked member by member.  Keys are found by one 8-byte word; a
 * string ends at the first quote or backslash of a 64-byte mask; what is
 * nested (args) is passed over with masks: quotes less escaped ones, inside of
 * strings by prefix xor, brackets outside of them counted by population.
 *
 * The walk is strict.  Whatever the careful path would repair, count or read
 * differently makes it give up: a missing colon or comma, a trailing comma, an
 * escape in a key, a value that is no plain token, a quote in args that is not
 * followed by , : } or ].  That is what makes two paths one result.
 */
#include <string.h>

#define WORD_BYTES(c)	(UINT64_C(0x0101010101010101) * (unsigned char)(c))

/* The high bit of each byte that is 0. */
static inline uint64_t
word_zeros(uint64_t w)
{
	return (w - WORD_BYTES(1)) & ~w & WORD_BYTES(0x80);
}

static inline uint64_t
word_at(const char *p)
{
	uint64_t w;

	memcpy(&w, p, 8);
	return w;
}

static inline int
is_digit(char c)
{
	return (unsigned char)(c - '0') < 10;
}

static inline const char *
skip_spaces(const char *p)
{
	while (*p == ' ' || *p == '\n' || *p == '\t' || *p == '\r')
		p++;
	return p;
}

/*
 * Eight digits at once: pairs, then fours, then all.  Little-endian, as are
 * all machines with a kernel; scan_portable.c reads byte by byte elsewhere.
 */
static inline int
eight_digits(const char *p, uint64_t *v)
{
	uint64_t w = word_at(p) ^ WORD_BYTES('0');

	if (((w + WORD_BYTES(0x76)) | w) & WORD_BYTES(0x80))
		return 0;
	w = (w * 10 + (w >> 8)) & UINT64_C(0x00ff00ff00ff00ff);
	w = (w * 100 + (w >> 16)) & UINT64_C(0x0000ffff0000ffff);
	*v = (w * 10000 + (w >> 32)) & 0xffffffff;
	return 1;
}

/*
 * The digits at p, at most 18: *v, and what is behind them; NULL when there
 * are none or more.
 */
static inline const char *
digits(const char *p, uint64_t *v)
{
	const char *start = p;
	uint64_t n = 0, eight;

	if (eight_digits(p, &eight)) {
		n = eight;
		p += 8;
	}
	while (is_digit(*p)) {
		n = n * 10 + (uint64_t)(*p++ - '0');
		if (p - start > 18)
			return NULL;
	}
	*v = n;
	return p == start ? NULL : p;
}

/*
 * A number token at p; the end of it.  Plain integers leave their value in
 * *num and set *parsed to 1; with a fraction, *num is in thousandths, rounded
 * half up (the value is not negative), and *parsed 2.
 */
static inline const char *
number(const char *p, int64_t *num, int *parsed)
{
	static const unsigned scale[] = { 1000, 100, 10, 1 };
	const char *q, *point;
	uint64_t v, f = 0;

	*parsed = 0;
	q = digits(p, &v);
	if (q != NULL) {
		if (*q != '.' && *q != 'e' && *q != 'E') {
			*num = (int64_t)v;
			*parsed = 1;
			return q;
		}
		if (*q == '.' && is_digit(q[1]) && v < UINT64_C(1) << 52) {
			point = ++q;
			for (; is_digit(*q) && q - point < 3; q++)
				f = f * 10 + (uint64_t)(*q - '0');
			v = v * 1000 + f * scale[q - point];
			v += *q >= '5' && *q <= '9';
			while (is_digit(*q))
				q++;
			if (*q != 'e' && *q != 'E') {
				*num = (int64_t)v;
				*parsed = 2;
				return q;
			}
		}
	}
	/* signs, exponents, very long ones: the token only */
	if (*p == '-' && !is_digit(p[1]))
		return NULL;
	for (q = p + 1; is_digit(*q) || *q == '.' || *q == 'e' || *q == 'E' ||
	    *q == '+' || *q == '-'; q++)
		;
	return q;
}

/* The closing quote of the string whose content begins at p, or NULL. */
static inline const char *
string_end(const char *p, const char *end)
{
	struct block b;
	uint64_t m;

	for (; p < end; p += 64) {
		b = block_load(p);
		m = block_eq(&b, '"') | block_eq(&b, '\\');
		while (m != 0) {
			const char *q = p + __builtin_ctzll(m);

			if (*q == '"')
				return q;
			/* an escape: what it escapes is skipped, and the
			 * block begins anew behind it */
			p = q + 2;
			if (p >= end)
				return NULL;
			b = block_load(p);
			m = block_eq(&b, '"') | block_eq(&b, '\\');
		}
	}
	return NULL;
}

/* Bits behind a backslash that counts; *carry: the next block's first byte. */
static inline uint64_t
escaped_bits(uint64_t backslash, uint64_t *carry)
{
	uint64_t escaped = *carry, m = backslash & ~*carry;
	int i;

	*carry = 0;
	while (m != 0) {
		i = __builtin_ctzll(m);
		m &= m - 1;
		if (i == 63) {
			*carry = 1;
			break;
		}
		escaped |= UINT64_C(2) << i;
		m &= ~(UINT64_C(2) << i);
	}
	return escaped;
}

/* Of the bits `after` (behind closing quotes): where no , : } ] follows. */
static inline uint64_t
unfollowed(const struct block *b, uint64_t after, uint64_t ops,
    uint64_t *carry)
{
	uint64_t blank, bad = after & ~ops, past;

	*carry = 0;
	if (bad == 0)
		return 0;
	blank = block_eq(b, ' ') | block_eq(b, '\n') | block_eq(b, '\t') |
	    block_eq(b, '\r');
	/* adding a bit at the start of a run of blanks carries it behind */
	*carry = __builtin_add_overflow(bad & blank, blank, &past);
	past &= ~blank;
	return (bad & ~blank) | (past & ~ops);
}

/* What is behind the object or array at p, or NULL. */
static const char *
nested_end(const char *p, const char *end)
{
	uint64_t escape = 0, inside = 0, follow = 0, q, str, open, close, ops,
	    both, closers, after, upto, slash;
	int64_t depth = 0;
	struct block b;
	int i;

	for (; p < end; p += 64) {
		b = block_load(p);
		q = block_eq(&b, '"');
		slash = block_eq(&b, '\\');
		if ((slash | escape) != 0)
			q &= ~escaped_bits(slash, &escape);
		str = prefix_xor(q) ^ inside;
		inside = (uint64_t)((int64_t)str >> 63);
		open = block_eq20(&b, '{') & ~str;
		close = block_eq20(&b, '}') & ~str;
		ops = block_eq(&b, ',') | block_eq(&b, ':') | close;
		upto = ~UINT64_C(0);
		i = 64;
		if (__builtin_popcountll(close) >= depth) {
			for (both = open | close; both != 0;
			    both &= both - 1) {
				i = __builtin_ctzll(both);
				if (open >> i & 1)
					depth++;
				else if (--depth == 0) {
					upto = (UINT64_C(2) << i) - 1;
					break;
				}
				i = 64;
			}
		} else
			depth += __builtin_popcountll(open) -
			    __builtin_popcountll(close);
		closers = q & ~str;
		after = (closers << 1 | follow) & upto;
		if ((unfollowed(&b, after, ops & ~str, &follow) |
		    (slash & ~str)) & upto)
			return NULL;
		if (i < 64)
			return p + i + 1;
		follow |= closers >> 63;
	}
	return NULL;
}

/* The field of the key whose content begins at p; F_MAX: unknown; *close is
 * its closing quote.  -1: the careful path must read it. */
static inline int
key_field(const char *p, const char *end, const char **close)
{
	uint64_t w = word_at(p), quotes = word_zeros(w ^ WORD_BYTES('"'));
	unsigned i;
	size_t n;

	if (quotes != 0) {
		n = (size_t)__builtin_ctzll(quotes) / 8;
		if (n == 0)
			return -1;
		w &= ~UINT64_C(0) >> (64 - 8 * n);
	} else if (p[8] == '"') {
		n = 8;
	} else {
		*close = string_end(p, end);
		if (*close == NULL || *close - p > 256 ||
		    memchr(p, '\\', (size_t)(*close - p)) != NULL)
			return -1;
		return F_MAX;
	}
	*close = p + n;
	for (i = SCAN_HASH(w); scan_keys[i].field != F_MAX;
	    i = (i + 1) % SCAN_KEYS)
		if (scan_keys[i].word == w)
			return scan_keys[i].field;
	return word_zeros(w ^ WORD_BYTES('\\')) != 0 ? -1 : F_MAX;
}

/* true, false, null: the end of the word, or NULL. */
static inline const char *
literal(const char *p, enum span_type *type)
{
	if (memcmp(p, "true", 4) == 0) {
		*type = SPAN_TRUE;
		return p + 4;
	}
	if (memcmp(p, "false", 5) == 0) {
		*type = SPAN_FALSE;
		return p + 5;
	}
	if (memcmp(p, "null", 4) == 0) {
		*type = SPAN_NULL;
		return p + 4;
	}
	return NULL;
}

static const char *
scan_event(const char *p, const char *end, struct event *e)
{
	const char *q, *start;
	struct span s;
	int field, parsed;
	int64_t num = 0;

	e->p = p;
	e->have = e->parsed = e->parsed_us = 0;
	e->named = 0;
	p = skip_spaces(p + 1);
	for (;;) {
		if (*p != '"')
			return NULL;
		field = key_field(p + 1, end, &q);
		if (field == -1)
			return NULL;
		p = q + 1;
		if (*p != ':') {
			p = skip_spaces(p);
			if (*p != ':')
				return NULL;
		}
		p++;
		if (*p <= ' ')
			p = skip_spaces(p);
		start = p;
		parsed = 0;
		if (*p == '"') {
			if ((q = string_end(p + 1, end)) == NULL)
				return NULL;
			s.p = start + 1;
			s.len = (size_t)(q - s.p);
			s.type = SPAN_STRING;
			p = q + 1;
		} else if (is_digit(*p) || *p == '-') {
			if ((p = number(p, &num, &parsed)) == NULL)
				return NULL;
			s.p = start;
			s.len = (size_t)(p - start);
			s.type = SPAN_NUMBER;
		} else if (*p == '{' || *p == '[') {
			s.type = *p == '{' ? SPAN_OBJECT : SPAN_ARRAY;
			if (p[1] == '}' && *p == '{')
				p += 2;
			else if ((p = nested_end(p, end)) == NULL)
				return NULL;
			s.p = start;
			s.len = (size_t)(p - start);
		} else {
			if ((p = literal(p, &s.type)) == NULL)
				return NULL;
			s.p = start;
			s.len = (size_t)(p - start);
		}
		if (field != F_MAX) {
			e->f[field] = s;
			e->have |= 1u << field;
			e->parsed &= ~(1u << field);
			e->parsed_us &= ~(1u << field);
			if (parsed != 0) {
				e->num[field] = num;
				e->parsed |= (unsigned)(parsed == 1) << field;
				e->parsed_us |= (unsigned)(parsed == 2) <<
				    field;
			}
		}
		if (*p <= ' ')
			p = skip_spaces(p);
		if (*p == '}')
			break;
		if (*p != ',')
			return NULL;
		p++;
		if (*p <= ' ')
			p = skip_spaces(p);
	}
	return p < end ? p + 1 : NULL;
}
