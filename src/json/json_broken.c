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

const char *
json_broken(const char *p, const char *end)
{
	return json_kernel()->is_sound(p, end) ? NULL : json_broken_at(p, end);
}
