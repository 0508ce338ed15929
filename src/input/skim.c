/*
 * skim: passes over deflate's blocks (RFC 1951, RFC 1952).
 *
 * Codes of up to FAST bits are looked up in one table by the next bits of the
 * input; longer ones, which are rare, are found length by length in the list of
 * symbols that the canonical order gives.  A symbol that copies adds its length
 * to the output; its distance is decoded to be passed over and checked.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "skim.h"

#define LITERALS	288u
#define DISTANCES	32u
#define LENGTHS		19u	/* symbols of the code of code lengths */
#define CODE_MOST	15	/* bits of a code */
#define FAST		11	/* bits of the table: 4 KiB, in the first
				 * cache */
#define END_OF_BLOCK	256u
#define SYMBOL_BITS	48u	/* a length and a distance: 15 + 5 + 15 + 13 */
#define WINDOW		32768u
#define TRAILER		8	/* bytes behind a member: checksum, length */

struct code {
	uint16_t	fast[1 << FAST];	/* symbol << 4 | bits; 0 is
						 * none so short */
	uint16_t	count[CODE_MOST + 1];	/* symbols by bits */
	uint16_t	symbol[LITERALS];	/* in canonical order */
};

/* The input.  symbols() has a copy, which stays in registers. */
struct in {
	const unsigned char *p, *end;
	uint64_t	 v;		/* bits taken in, lowest first */
	unsigned	 n;		/* of these: not used */
};

struct skim {
	const unsigned char *begin;
	struct in	 in;
	int		 begun;		/* a member's header was read */
	uint64_t	 out, member;	/* bytes of output; those before this
					 * member */
	struct code	 literal, distance;
	int		 fixed;		/* 1: these are the fixed codes */
};

/* ---- bits ---- */

/* Takes in bytes, so that 56 bits are there; of a cut input fewer. */
static inline void
refill(struct in *in)
{
	uint64_t next = 0;
	unsigned i;

	if (in->end - in->p >= 8) {
		for (i = 0; i < 8; i++)	/* one load, whatever the order */
			next |= (uint64_t)in->p[i] << (8 * i);
		in->v |= next << in->n;
		in->p += (63 - in->n) >> 3;
		in->n |= 56;
		return;
	}
	while (in->n <= 56 && in->p < in->end) {
		in->v |= (uint64_t)*in->p++ << in->n;
		in->n += 8;
	}
}

/* Drops k < 64 bits that are there. */
static inline void
bits_drop(struct in *in, unsigned k)
{
	in->v >>= k;
	in->n -= k;
}

/* Gets k <= 16 bits: 0, or -1 when the input ends. */
static int
bits(struct in *in, unsigned k, unsigned *v)
{
	refill(in);
	if (in->n < k)
		return -1;
	*v = (unsigned)(in->v & ((UINT64_C(1) << k) - 1));
	bits_drop(in, k);
	return 0;
}

/* Drops the rest of a byte, and gives back the bytes behind it. */
static void
to_byte(struct in *in)
{
	bits_drop(in, in->n & 7);
	in->p -= in->n / 8;
	in->v = in->n = 0;
}

/* Returns the bytes that are left behind to_byte(). */
static size_t
left(const struct in *in)
{
	return (size_t)(in->end - in->p);
}

/* ---- codes ---- */

/* Makes a code of the lengths of n symbols: 0, or -1 if there are too many. */
static int
code_make(struct code *c, const uint8_t *len, unsigned n)
{
	unsigned at[CODE_MOST + 2] = { 0 }, next[CODE_MOST + 2] = { 0 };
	unsigned i, k, reversed, bit;
	int left = 1;

	memset(c->fast, 0, sizeof(c->fast));
	memset(c->count, 0, sizeof(c->count));
	for (i = 0; i < n; i++)
		c->count[len[i]]++;
	c->count[0] = 0;
	for (k = 1; k <= CODE_MOST; k++) {
		left = 2 * left - c->count[k];
		if (left < 0)
			return -1;
		at[k + 1] = at[k] + c->count[k];
		next[k + 1] = (next[k] + c->count[k]) << 1;
	}
	for (i = 0; i < n; i++) {
		if ((k = len[i]) == 0)
			continue;
		c->symbol[at[k]++] = (uint16_t)i;
		if (k > FAST) {
			next[k]++;
			continue;
		}
		for (reversed = 0, bit = 0; bit < k; bit++)
			reversed |= (next[k] >> bit & 1) << (k - 1 - bit);
		next[k]++;
		for (; reversed < 1u << FAST; reversed += 1u << k)
			c->fast[reversed] = (uint16_t)(i << 4 | k);
	}
	return 0;
}

/* Finds a code that is longer than FAST: symbol << 4 | bits, 0: none. */
static unsigned
code_long(const struct code *c, uint64_t v)
{
	unsigned code = 0, first = 0, index = 0, k;

	for (k = 1; k <= CODE_MOST; k++, v >>= 1) {
		code |= (unsigned)(v & 1);
		if (code - first < c->count[k])
			return (unsigned)c->symbol[index + code - first] << 4 |
			    k;
		index += c->count[k];
		first = (first + c->count[k]) << 1;
		code <<= 1;
	}
	return 0;
}

/* Returns symbol << 4 | bits of the next code, 0: there is none. */
static inline unsigned
code_next(const struct in *in, const struct code *c)
{
	unsigned e = c->fast[in->v & ((1u << FAST) - 1)];

	if (e == 0)
		e = code_long(c, in->v);
	return (e & 15) <= in->n ? e : 0;
}

/*
 * Makes the fixed codes, unless the last block had them: a block of 10 bits
 * would cost as much as its tables.
 */
static void
codes_fixed(struct skim *s)
{
	uint8_t len[LITERALS];
	unsigned i;

	if (s->fixed)
		return;
	for (i = 0; i < LITERALS; i++)
		len[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
	code_make(&s->literal, len, LITERALS);
	memset(len, 5, DISTANCES);
	code_make(&s->distance, len, DISTANCES);
	s->fixed = 1;
}

/* Reads `n` lengths of codes, which are coded by s->literal: 0 or -1. */
static int
lengths_read(struct skim *s, uint8_t *len, unsigned n)
{
	/* symbols 16, 17, 18: repeat the one before, zeros, more zeros */
	static const uint8_t extra[] = { 2, 3, 7 }, least[] = { 3, 3, 11 };
	unsigned i = 0, e, symbol, times;

	while (i < n) {
		refill(&s->in);
		if ((e = code_next(&s->in, &s->literal)) == 0)
			return -1;
		bits_drop(&s->in, e & 15);
		if ((symbol = e >> 4) < 16) {
			len[i++] = (uint8_t)symbol;
			continue;
		}
		if ((symbol == 16 && i == 0) ||
		    bits(&s->in, extra[symbol - 16], &times) == -1)
			return -1;
		times += least[symbol - 16];
		if (times > n - i)
			return -1;
		memset(len + i, symbol == 16 ? len[i - 1] : 0, times);
		i += times;
	}
	return 0;
}

/* Reads the codes of a block that brings its own: 0 or -1. */
static int
codes_read(struct skim *s)
{
	static const uint8_t order[LENGTHS] = { 16, 17, 18, 0, 8, 7, 9, 6, 10,
	    5, 11, 4, 12, 3, 13, 2, 14, 1, 15 };
	uint8_t len[LITERALS + DISTANCES] = { 0 };
	unsigned nlit, ndist, n, i, v;

	s->fixed = 0;
	if (bits(&s->in, 5, &nlit) == -1 || bits(&s->in, 5, &ndist) == -1 ||
	    bits(&s->in, 4, &n) == -1)
		return -1;
	nlit += 257;
	ndist += 1;
	if (nlit > 286 || ndist > 30)
		return -1;
	for (i = 0; i < n + 4; i++) {
		if (bits(&s->in, 3, &v) == -1)
			return -1;
		len[order[i]] = (uint8_t)v;
	}
	if (code_make(&s->literal, len, LENGTHS) == -1)
		return -1;
	memset(len, 0, sizeof(len));
	if (lengths_read(s, len, nlit + ndist) == -1 ||
	    code_make(&s->distance, len + nlit, ndist) == -1)
		return -1;
	return code_make(&s->literal, len, nlit);
}

/* ---- blocks ---- */

static int
stored(struct skim *s, uint64_t most)
{
	const unsigned char *h;
	size_t len;

	to_byte(&s->in);
	h = s->in.p;
	if (left(&s->in) < 4)
		return -1;
	len = h[0] | (size_t)h[1] << 8;
	if ((len ^ (h[2] | (size_t)h[3] << 8)) != 0xffff ||
	    len > left(&s->in) - 4 || len > most - s->out)
		return -1;
	s->in.p += 4 + len;
	s->out += len;
	return 0;
}

/*
 * Passes over a distance, of at most the `behind` bytes of the member's output:
 * 0 or -1.
 */
static inline int
distance(struct in *in, const struct code *c, uint64_t behind)
{
	unsigned e = code_next(in, c), symbol = e >> 4, extra, d;

	if (e == 0 || symbol >= 30)
		return -1;
	bits_drop(in, e & 15);
	extra = symbol < 4 ? 0 : symbol / 2 - 1;
	if (in->n < extra)
		return -1;
	if (behind < WINDOW) {
		d = symbol < 4 ? symbol + 1 : ((2 + (symbol & 1)) << extra) +
		    1 + (unsigned)(in->v & ((1u << extra) - 1));
		if (d > behind)
			return -1;
	}
	bits_drop(in, extra);
	return 0;
}

/* Passes over the symbols of a block: 0 or -1. */
static int
symbols(struct skim *s, uint64_t most)
{
	/* what the length symbols from 257 on stand for, and bits behind */
	static const uint16_t base[] = { 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15,
	    17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
	    227, 258 };
	static const uint8_t extra[] = { 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2,
	    2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0 };
	struct in in = s->in;
	uint64_t out = s->out;
	unsigned e, symbol, k;

	for (;;) {
		if (in.n < SYMBOL_BITS)
			refill(&in);
		if ((e = code_next(&in, &s->literal)) == 0 || out > most)
			return -1;
		bits_drop(&in, e & 15);
		symbol = e >> 4;
		if (symbol < END_OF_BLOCK) {
			out++;
			continue;
		}
		if (symbol == END_OF_BLOCK)
			break;
		if ((symbol -= 257) >= sizeof(extra) ||
		    in.n < (k = extra[symbol]))
			return -1;
		e = base[symbol] + (unsigned)(in.v & ((1u << k) - 1));
		bits_drop(&in, k);
		if (distance(&in, &s->distance, out - s->member) == -1)
			return -1;
		out += e;
	}
	s->in = in;
	s->out = out;
	return 0;
}

/* ---- members ---- */

/* Passes over a text that ends with a 0: 0 or -1. */
static int
header_text(struct skim *s)
{
	const unsigned char *end = memchr(s->in.p, 0, left(&s->in));

	if (end == NULL)
		return -1;
	s->in.p = end + 1;
	return 0;
}

static int
header(struct skim *s)
{
	enum { CHECKSUM = 2, EXTRA = 4, NAME = 8, COMMENT = 16, OTHER = 0xe0 };
	const unsigned char *h = s->in.p;
	size_t n;

	if (left(&s->in) < 10 || h[0] != 0x1f || h[1] != 0x8b || h[2] != 8 ||
	    (h[3] & OTHER) != 0)
		return -1;
	s->in.p += 10;
	if (h[3] & EXTRA) {
		if (left(&s->in) < 2)
			return -1;
		n = (s->in.p[0] | (size_t)s->in.p[1] << 8) + 2;
		if (left(&s->in) < n)
			return -1;
		s->in.p += n;
	}
	if ((h[3] & NAME && header_text(s) == -1) ||
	    (h[3] & COMMENT && header_text(s) == -1))
		return -1;
	if (h[3] & CHECKSUM) {
		if (left(&s->in) < 2)
			return -1;
		s->in.p += 2;
	}
	s->begun = 1;
	s->member = s->out;
	return 0;
}

/* Ends a member: whether another one follows. */
static enum skim_result
trailer(struct skim *s)
{
	to_byte(&s->in);
	if (left(&s->in) < TRAILER)
		return SKIM_BAD;
	s->in.p += TRAILER;
	s->begun = 0;
	return left(&s->in) >= 2 && s->in.p[0] == 0x1f && s->in.p[1] == 0x8b ?
	    SKIM_MEMBER : SKIM_END;
}

enum skim_result
skim_block(struct skim *s, uint64_t most)
{
	unsigned last, type;
	int r = -1;

	if ((!s->begun && header(s) == -1) || bits(&s->in, 1, &last) == -1 ||
	    bits(&s->in, 2, &type) == -1)
		return SKIM_BAD;
	if (type == 0)
		r = stored(s, most);
	else if (type == 1) {
		codes_fixed(s);
		r = symbols(s, most);
	} else if (type == 2 && codes_read(s) == 0)
		r = symbols(s, most);
	if (r == -1 || s->out > most)
		return SKIM_BAD;
	return last ? trailer(s) : SKIM_BLOCK;
}

void
skim_at(const struct skim *s, size_t *in, unsigned *nbits, uint64_t *out)
{
	*in = (size_t)(s->in.p - s->begin) - s->in.n / 8;
	*nbits = s->in.n % 8;
	*out = s->out;
}

struct skim *
skim_new(const char *p, size_t n)
{
	struct skim *s = xcalloc(1, sizeof(*s));

	s->begin = s->in.p = (const unsigned char *)p;
	s->in.end = s->begin + n;
	return s;
}

void
skim_free(struct skim *s)
{
	free(s);
}
