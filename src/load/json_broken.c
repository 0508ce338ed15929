/*
 * json_broken: whether a long nested value is one, or has swallowed what came
 * behind it because of a bracket too many.
 *
 * Nearly all are fine, so that is what is found out first, 64 bytes at a step,
 * in masks: a bit a byte.  What needs no look at where it stands (a comma and a
 * string, a colon and a bracket) is done for a whole mask at once; brackets are
 * gone through one by one, and so are commas with anything else behind them,
 * which only arrays may have.  Whatever is unusual, right or wrong, ends this:
 * then json_broken_at() walks through the text byte by byte, and what it says
 * is the answer.
 */
#include "config.h"

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "ttv/prefix_xor.h"
#include "json.h"

static int
blank(char c)
{
	return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f' ||
	    c == '\v';
}

/* ---- byte by byte ---- */

#define JSON_KINDS	8192		/* brackets whose kind is remembered */

/* What may stand where json_broken() is. */
enum expect { EXPECT_KEY, EXPECT_VALUE, EXPECT_ANY };

const char *
json_broken_at(const char *p, const char *end)
{
	uint8_t object[JSON_KINDS / 8] = { 0 };
	struct json j = { .p = p, .end = end, .base = p };
	enum expect expect = EXPECT_VALUE;
	struct span s;
	size_t depth = 0;
	int in_object;

#define IN_OBJECT() (depth > 0 && depth <= JSON_KINDS &&		\
	object[(depth - 1) / 8] >> ((depth - 1) % 8) & 1)
	while (j.p < end) {
		if (*j.p == '"') {
			if (json_string(&j, JSON_INSIDE, &s) != JSON_OK)
				return j.p;
			expect = EXPECT_ANY;
			continue;
		}
		in_object = IN_OBJECT();
		if (*j.p == '{' || *j.p == '[') {
			if (in_object && expect != EXPECT_VALUE)
				return j.p;
			if (depth < JSON_KINDS) {
				object[depth / 8] &= (uint8_t)~(1 << depth % 8);
				object[depth / 8] |= (uint8_t)((*j.p == '{') <<
				    depth % 8);
			}
			depth++;
			expect = *j.p == '{' ? EXPECT_KEY : EXPECT_VALUE;
		} else if (*j.p == '}' || *j.p == ']') {
			if (depth <= JSON_KINDS && in_object != (*j.p == '}'))
				return j.p;
			depth--;
			expect = EXPECT_ANY;
		} else if (*j.p == ',') {
			expect = in_object ? EXPECT_KEY : EXPECT_VALUE;
		} else if (*j.p == ':') {
			expect = EXPECT_VALUE;
		} else if (!blank(*j.p) && in_object &&
		    expect == EXPECT_KEY && depth <= JSON_KINDS)
			return j.p;
		j.p++;
	}
#undef IN_OBJECT
	return NULL;
}

/* ---- in masks ---- */

#ifdef __SSE2__
struct block {
	__m128i		v[4];
};

static inline uint64_t
mask(__m128i a, __m128i b, __m128i c, __m128i d)
{
	return (uint32_t)_mm_movemask_epi8(a) |
	    (uint32_t)_mm_movemask_epi8(b) << 16 |
	    (uint64_t)(uint32_t)_mm_movemask_epi8(c) << 32 |
	    (uint64_t)(uint32_t)_mm_movemask_epi8(d) << 48;
}

static inline uint64_t
bytes_of(const struct block *b, char c)
{
	__m128i w = _mm_set1_epi8(c);

	return mask(_mm_cmpeq_epi8(b->v[0], w), _mm_cmpeq_epi8(b->v[1], w),
	    _mm_cmpeq_epi8(b->v[2], w), _mm_cmpeq_epi8(b->v[3], w));
}

/* The same of c and c | 0x20: [ and {, ] and }. */
static inline uint64_t
brackets_of(const struct block *b, char c)
{
	__m128i bit = _mm_set1_epi8(0x20);
	struct block low = {{ _mm_or_si128(b->v[0], bit),
	    _mm_or_si128(b->v[1], bit), _mm_or_si128(b->v[2], bit),
	    _mm_or_si128(b->v[3], bit) }};

	return bytes_of(&low, (char)(c | 0x20));
}

/* What is no more than a blank. */
static inline uint64_t
low_of(const struct block *b)
{
	__m128i w = _mm_set1_epi8(' ');

	return mask(_mm_cmpeq_epi8(_mm_max_epu8(b->v[0], w), w),
	    _mm_cmpeq_epi8(_mm_max_epu8(b->v[1], w), w),
	    _mm_cmpeq_epi8(_mm_max_epu8(b->v[2], w), w),
	    _mm_cmpeq_epi8(_mm_max_epu8(b->v[3], w), w));
}
#else
struct block {
	unsigned char	v[64];
};

static inline uint64_t
bytes_of(const struct block *b, char c)
{
	uint64_t m = 0;
	int i;

	for (i = 0; i < 64; i++)
		m |= (uint64_t)(b->v[i] == (unsigned char)c) << i;
	return m;
}

static inline uint64_t
brackets_of(const struct block *b, char c)
{
	return bytes_of(b, c) | bytes_of(b, (char)(c | 0x20));
}

static inline uint64_t
low_of(const struct block *b)
{
	uint64_t m = 0;
	int i;

	for (i = 0; i < 64; i++)
		m |= (uint64_t)(b->v[i] <= ' ') << i;
	return m;
}
#endif

/* What stands between one block and the next. */
struct carry {
	uint64_t	escape, inside;
	uint64_t	string, comma, colon;	/* what they want comes later */
	uint64_t	objects;	/* a bit a level, the innermost lowest */
	int		depth;
};

/*
 * Bits behind a backslash that counts: of each run of them the second, the
 * fourth, and so on, the one behind it among them.  The sum clears the runs that
 * start on an odd bit and sets the bit behind.
 */
static inline uint64_t
escaped(uint64_t slash, uint64_t *carry)
{
	const uint64_t even = UINT64_C(0x5555555555555555);
	uint64_t first = *carry, starts, past, odd;

	slash &= ~first;
	starts = slash & ~(slash << 1);
	*carry = __builtin_add_overflow(starts & ~even, slash, &past);
	odd = past ^ slash;		/* those runs, and the bits behind */
	return first | (odd & even) | (slash << 1 & ~odd & ~even);
}

/*
 * Of each of these bits, which are not blank, the first behind it that is not
 * blank: a sum carries a bit at the start of a run of blanks to its end.
 */
static inline uint64_t
behind(uint64_t bits, uint64_t blanks, uint64_t *carry)
{
	uint64_t after = bits << 1 | *carry, past;

	*carry = bits >> 63;
	if ((after & blanks) == 0)
		return after;
	*carry |= __builtin_add_overflow(after & blanks, blanks, &past);
	return (after | past) & ~blanks;
}

static inline uint64_t
within(uint64_t quotes, uint64_t *inside)
{
	uint64_t m = prefix_xor(quotes) ^ *inside;

	*inside = (uint64_t)((int64_t)m >> 63);
	return m;
}

/* Whether a key or the end is what follows the { before p. */
static inline int
key_or_end(const char *p, const char *end)
{
	while (p < end && (*p == ' ' || *p == '\n' || *p == '\t' ||
	    *p == '\r'))
		p++;
	return p < end && (*p == '"' || *p == '}');
}

/*
 * The brackets of a block, whose bytes are s, at p.  `strange`: what may stand
 * in an array only.
 */
static inline int
brackets_whole(uint64_t open, uint64_t close, uint64_t strange,
    const char *s, const char *p, const char *end, struct carry *c)
{
	uint64_t m, before;
	int i;

	for (m = open | close; m != 0; m &= m - 1) {
		before = m ^ (m - 1);		/* it, and all before */
		if (c->objects & 1 && strange & before)
			return 0;
		strange &= ~before;
		i = __builtin_ctzll(m);
		if (open >> i & 1) {
			if (++c->depth == 64)
				return 0;
			c->objects = c->objects << 1 | (s[i] == '{');
			if (s[i] == '{' && !key_or_end(p + i + 1, end))
				return 0;
		} else {
			if ((c->objects & 1) != (s[i] == '}') ||
			    --c->depth < 0)
				return 0;
			c->objects >>= 1;
		}
	}
	return (c->objects & 1) == 0 || strange == 0;
}

/* One block; 0 when it may be broken. */
static inline int
block_whole(const struct block *b, const char *s, const char *p,
    const char *end, struct carry *c)
{
	uint64_t quotes = bytes_of(b, '"'), slash = bytes_of(b, '\\'), str;
	uint64_t open, close, comma, colon, blanks, strange;

	if ((slash | c->escape) != 0)
		quotes &= ~escaped(slash, &c->escape);
	str = within(quotes, &c->inside);
	open = brackets_of(b, '[') & ~str;
	close = brackets_of(b, ']') & ~str;
	comma = bytes_of(b, ',') & ~str;
	colon = bytes_of(b, ':') & ~str;
	if ((blanks = low_of(b) & ~str) != 0)
		blanks &= bytes_of(b, ' ') | bytes_of(b, '\n') |
		    bytes_of(b, '\t') | bytes_of(b, '\r');
	if ((slash & ~str) | (behind(quotes & ~str, blanks, &c->string) &
	    ~(comma | colon | close)))
		return 0;
	strange = (behind(comma, blanks, &c->comma) & ~(quotes & str)) |
	    (open & ~behind(colon, blanks, &c->colon));
	return brackets_whole(open, close, strange, s, p, end, c);
}

/* 1 when json_broken_at() would find nothing; 0 when it may. */
static int
whole(const char *p, const char *end)
{
	struct carry c;
	struct block b;
	char last[64];
	const char *s;

	memset(&c, 0, sizeof(c));
	for (; p < end; p += 64) {
		s = p;
		if (end - p < 64) {
			memset(last, ' ', sizeof(last));
			memcpy(last, p, (size_t)(end - p));
			s = last;
		}
		memcpy(&b, s, sizeof(b));
		if (!block_whole(&b, s, p, end, &c))
			return 0;
		if (end - p < 64)
			break;
	}
	return c.depth == 0 && c.inside == 0 && c.string == 0;
}

const char *
json_broken(const char *p, const char *end)
{
	return whole(p, end) ? NULL : json_broken_at(p, end);
}
