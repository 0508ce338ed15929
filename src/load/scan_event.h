/*
 * The body of a kernel: included by scan_NAME.c once, after
 *   struct block        64 bytes of text
 *   block_load(p)       reads them, p need not be aligned
 *   block_eq(&b, c)     a bit for each byte that equals c
 *   block_eq20(&b, c)   the same after or-ing 0x20 to each byte
 *   prefix_xor(m)       bit i of the result: the parity of bits 0..i of m
 * have been defined.  It defines scan_event().
 *
 * An event is walked member by member.  Keys are found by one 8-byte word,
 * first by comparing it with what followed the key before last time; a
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
 * The digits that a word begins with, at most eight: how many, and *v.  They
 * are moved to the word's end, zeros coming in at its front, and summed up in
 * pairs, then fours, then all.  Little-endian, as are all machines that have
 * a kernel.
 */
static inline unsigned
word_digits(uint64_t w, uint64_t *v)
{
	uint64_t other;
	unsigned n = 8;

	w ^= WORD_BYTES('0');
	other = ((w + WORD_BYTES(0x76)) | w) & WORD_BYTES(0x80);
	if (other != 0) {
		n = (unsigned)__builtin_ctzll(other) / 8;
		if (n == 0)
			return 0;
		w <<= 64 - 8 * n;
	}
	w = (w * 10 + (w >> 8)) & UINT64_C(0x00ff00ff00ff00ff);
	w = (w * 100 + (w >> 16)) & UINT64_C(0x0000ffff0000ffff);
	*v = (w * 10000 + (w >> 32)) & 0xffffffff;
	return n;
}

/*
 * The digits at p, at most 18: *v, and what is behind them; NULL when there
 * are none or more.
 */
static inline const char *
digits(const char *p, uint64_t *v)
{
	static const uint64_t ten[] = { 1, 10, 100, 1000, 10000, 100000,
	    1000000, 10000000, 100000000 };
	uint64_t more;
	unsigned n;

	n = word_digits(word_at(p), v);
	p += n;
	if (n < 8)
		return n == 0 ? NULL : p;
	n = word_digits(word_at(p), &more);
	if (n > 0)
		*v = *v * ten[n] + more;
	p += n;
	if (n < 8)
		return p;
	n = word_digits(word_at(p), &more);
	if (n > 2)
		return NULL;
	if (n > 0)
		*v = *v * ten[n] + more;
	return p + n;
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

/*
 * The key whose content begins at p, as a row of scan_words; SCAN_UNKNOWN when
 * it is none of those; *close is its closing quote.  -1: the careful path must
 * read it.
 */
static int
key_word(const char *p, const char *end, const char **close)
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
		return SCAN_UNKNOWN;
	}
	*close = p + n;
	for (i = SCAN_HASH(w); scan_slots[i] != SCAN_UNKNOWN;
	    i = (i + 1) % SCAN_SLOTS)
		if (scan_words[scan_slots[i]].word == w &&
		    scan_words[scan_slots[i]].len == n)
			return scan_slots[i];
	return word_zeros(w ^ WORD_BYTES('\\')) != 0 ? -1 : SCAN_UNKNOWN;
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

/* A key at p (its quote): its row, and *next behind its colon; -1 as above. */
static inline int
scan_key(const char *p, const char *end, uint8_t *follows, const char **next)
{
	const struct scan_word *guess = &scan_words[*follows];
	const char *q;
	int word;

	/* what followed this key last time, quote and colon and all? */
	if ((word_at(p + 1) & guess->mask) == guess->full) {
		*next = p + guess->len + 3;
		return *follows;
	}
	if ((word = key_word(p + 1, end, &q)) == -1)
		return -1;
	if (word != SCAN_UNKNOWN)
		*follows = (uint8_t)word;
	if (*++q != ':') {
		q = skip_spaces(q);
		if (*q != ':')
			return -1;
	}
	*next = q + 1;
	return word;
}

/* The value at p into *s; what is behind it, or NULL. */
static inline const char *
scan_value(const char *p, const char *end, struct span *s, int64_t *num,
    int *parsed)
{
	const char *start = p;

	*parsed = 0;
	if (*p == '"') {
		if ((p = string_end(p + 1, end)) == NULL)
			return NULL;
		s->p = start + 1;
		s->len = (size_t)(p - s->p);
		s->type = SPAN_STRING;
		return p + 1;
	}
	if (is_digit(*p) || *p == '-') {
		p = number(p, num, parsed);
		s->type = SPAN_NUMBER;
	} else if (*p == '{' || *p == '[') {
		s->type = *p == '{' ? SPAN_OBJECT : SPAN_ARRAY;
		if (p[0] == '{' && p[1] == '}')
			p += 2;
		else if ((p = nested_end(p, end)) != NULL &&
		    p - start > JSON_TRUST && json_broken(start, p) != NULL)
			p = NULL;
	} else
		p = literal(p, &s->type);
	s->p = start;
	s->len = p == NULL ? 0 : (size_t)(p - start);
	return p;
}

static const char *
scan_event(const char *p, const char *end, struct event *e,
    uint8_t follows[SCAN_WORDS])
{
	uint32_t bit;
	struct span s;
	int word = SCAN_UNKNOWN, field, parsed;
	int64_t num = 0;

	e->p = p;
	e->have = e->parsed = e->parsed_us = 0;
	e->named = 0;
	p++;
	if (*p <= ' ')
		p = skip_spaces(p);
	for (;;) {
		if (*p != '"')
			return NULL;
		word = scan_key(p, end, &follows[word], &p);
		if (word == -1)
			return NULL;
		if (*p <= ' ')
			p = skip_spaces(p);
		if ((p = scan_value(p, end, &s, &num, &parsed)) == NULL)
			return NULL;
		field = scan_words[word].field;
		if (field != F_MAX) {
			bit = UINT32_C(1) << field;
			e->f[field] = s;
			e->num[field] = num;
			e->have |= bit;
			e->parsed = (e->parsed & ~bit) |
			    (parsed == 1 ? bit : 0);
			e->parsed_us = (e->parsed_us & ~bit) |
			    (parsed == 2 ? bit : 0);
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
