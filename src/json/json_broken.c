/*
 * json_broken: finds out whether a long nested value has swallowed what
 * follows it, because of a bracket too many.
 *
 * Nearly all values are sound, so the fast check for soundness comes first, on
 * 64 bytes at a time as bit masks, a bit for each byte.  Rules between
 * neighbours (a comma and a string, a colon and a bracket) are tested on whole
 * masks; brackets one by one, as are commas that no string follows, which only
 * arrays may have.  The fast check gives up on anything unusual, right or
 * wrong; then json_broken_at(), the byte by byte reference, decides.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ttv/json.h"
#include "json_block.h"

/* ---- byte by byte ---- */

#define JSON_KINDS	8192		/* levels whose kind of bracket is
					 * remembered: 1 KB of bits on the
					 * stack */

/* What the grammar allows next. */
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
		} else if (!is_space(*j.p) && in_object &&
		    expect == EXPECT_KEY && depth <= JSON_KINDS)
			return j.p;
		j.p++;
	}
#undef IN_OBJECT
	return NULL;
}

/* ---- as bit masks ---- */

/* State between one block and the next. */
struct carry {
	uint64_t	escape, inside;
	uint64_t	string, comma, colon;	/* 1: its successor is in the
						 * next block */
	uint64_t	objects;	/* bit per level, innermost lowest: 1
					 * for { */
	int		depth;
};

/* Returns whether a key or } comes next at p, which is behind a {. */
static inline int
key_or_end(const char *p, const char *end)
{
	p = skip_spaces(p, end);
	return p < end && (*p == '"' || *p == '}');
}

/*
 * Checks the brackets of the block s, a copy of the text at p.  `strange` are
 * the bytes that are allowed in an array only.
 */
static inline int
brackets_are_sound(uint64_t open, uint64_t close, uint64_t strange,
    const char *s, const char *p, const char *end, struct carry *c)
{
	uint64_t m, before;
	int i;

	for (m = open | close; m != 0; m &= m - 1) {
		before = m ^ (m - 1);		/* the bracket and all bytes
						 * before it */
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

/* Checks a block; returns 0 when it may be broken. */
static inline int
block_is_sound(const struct block *b, const char *s, const char *p,
    const char *end, struct carry *c)
{
	uint64_t quotes = bytes_of(b, '"'), slash = bytes_of(b, '\\'), str;
	uint64_t open, close, comma, colon, blanks, strange;

	if ((slash | c->escape) != 0)
		quotes &= ~escaped(slash, &c->escape);
	str = inside_strings(quotes, &c->inside);
	open = brackets_of(b, '[') & ~str;
	close = brackets_of(b, ']') & ~str;
	comma = bytes_of(b, ',') & ~str;
	colon = bytes_of(b, ':') & ~str;
	if ((blanks = low_of(b) & ~str) != 0)
		blanks &= bytes_of(b, ' ') | bytes_of(b, '\n') |
		    bytes_of(b, '\t') | bytes_of(b, '\r');
	if ((slash & ~str) | (next_not_blank(quotes & ~str, blanks,
	    &c->string) & ~(comma | colon | close)))
		return 0;
	strange = (next_not_blank(comma, blanks, &c->comma) & ~(quotes & str)) |
	    (open & ~next_not_blank(colon, blanks, &c->colon));
	return brackets_are_sound(open, close, strange, s, p, end, c);
}

/* Returns 1 when json_broken_at() would find nothing, 0 when it may. */
static int
json_is_sound(const char *p, const char *end)
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
		if (!block_is_sound(&b, s, p, end, &c))
			return 0;
		if (end - p < 64)
			break;
	}
	return c.depth == 0 && c.inside == 0 && c.string == 0;
}

const char *
json_broken(const char *p, const char *end)
{
	return json_is_sound(p, end) ? NULL : json_broken_at(p, end);
}
