/*
 * json: the careful cursor, on valid and odd text.
 *
 * Tables have the results for odd text.  Random trees are written in random
 * ways (blanks, escapes) and must be read back equal.
 */
#include "config.h"

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/hash.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "ttv/json.h"
#include "ttv/leaf.h"
#include "test.h"
#include "../../src/json/json_block.h"

static struct warn	warn;

static struct json
cursor(const char *text, size_t len)
{
	struct json j;

	memset(&j, 0, sizeof(j));
	memset(&warn, 0, sizeof(warn));
	j.p = j.base = text;
	j.end = text + len;
	j.off = 1000;
	j.warn = &warn;
	return j;
}

static uint64_t
count(enum warn_code code)
{
	return warn.entry[code].count;
}

/* ---- strings and where they end ---- */

TEST(strings_end_where_they_can)
{
	static const struct {
		enum json_place	 place;
		const char	*text, *want;	/* NULL: cut */
		int		 repaired;
	} rows[] = {
		{ JSON_MEMBER, "\"a\"}", "a", 0 },
		{ JSON_MEMBER, "\"a\",\"b\":1", "a", 0 },
		{ JSON_MEMBER, "\"a\\\"b\"}", "a\\\"b", 0 },
		{ JSON_MEMBER, "\"a\\\\\"}", "a\\\\", 0 },
		{ JSON_MEMBER, "\"a \"b\" c\"}", "a \"b\" c", 1 },
		{ JSON_MEMBER, "\"a\", b\",\"k\":1", "a\", b", 1 },
		{ JSON_MEMBER, "\"\"}", "", 0 },
		{ JSON_MEMBER, "\"a\" \n , \"k\" : 1", "a", 0 },
		{ JSON_ELEMENT, "\"a\"]", "a", 0 },
		{ JSON_ELEMENT, "\"a\",1", "a", 0 },
		{ JSON_ELEMENT, "\"a\"b\"]", "a\"b", 1 },
		{ JSON_KEY, "\"a\":1", "a", 0 },
		{ JSON_KEY, "\"a\" :1", "a", 0 },
		{ JSON_KEY, "\"a\"b\":1", "a\"b", 1 },
		{ JSON_ANY, "\"a\"b\"", "a", 0 },
		{ JSON_ANY, "\"a", NULL, 0 },
		{ JSON_MEMBER, "\"a\\\"", NULL, 0 },
		{ JSON_MEMBER, "\"a\\", NULL, 0 },
		{ JSON_MEMBER, "\"", NULL, 0 },
	};
	struct span s;
	struct json j;
	size_t i;
	int r;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		j = cursor(rows[i].text, strlen(rows[i].text));
		r = json_string(&j, rows[i].place, &s);
		if (rows[i].want == NULL) {
			CHECK_INT(r, JSON_CUT);
			continue;
		}
		if (!CHECK_INT(r, JSON_OK) ||
		    !CHECK_MEM(s.p, s.len, rows[i].want,
		    strlen(rows[i].want)) ||
		    !CHECK_INT(count(WARN_QUOTES), rows[i].repaired))
			printf("# in %s\n", rows[i].text);
	}
}

/* ---- values ---- */

TEST(values_have_types)
{
	static const struct {
		const char	*text;
		int		 r;
		enum span_type	 type;
		size_t		 used;
	} rows[] = {
		{ "12,", JSON_OK, SPAN_NUMBER, 2 },
		{ "-1.5e3]", JSON_OK, SPAN_NUMBER, 6 },
		{ "+.5}", JSON_OK, SPAN_NUMBER, 3 },
		{ "true ", JSON_OK, SPAN_TRUE, 4 },
		{ "false,", JSON_OK, SPAN_FALSE, 5 },
		{ "null}", JSON_OK, SPAN_NULL, 4 },
		{ "NaN,", JSON_OK, SPAN_NAN, 3 },
		{ "-Infinity,", JSON_OK, SPAN_NAN, 9 },
		{ "{\"a\":[1,{}]},", JSON_OK, SPAN_OBJECT, 12 },
		{ "[[],\"]\"],", JSON_OK, SPAN_ARRAY, 8 },
		{ "{\"}\":\"]\"},", JSON_OK, SPAN_OBJECT, 9 },
		{ "truth,", JSON_BAD, SPAN_NONE, 0 },
		{ "x", JSON_CUT, SPAN_NONE, 0 },
		{ ",", JSON_BAD, SPAN_NONE, 0 },
		{ "[1,2", JSON_CUT, SPAN_NONE, 0 },
		{ "{\"a", JSON_CUT, SPAN_NONE, 0 },
		{ "", JSON_CUT, SPAN_NONE, 0 },
	};
	struct span s;
	struct json j;
	size_t i;
	int ok;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		j = cursor(rows[i].text, strlen(rows[i].text));
		ok = CHECK_INT(json_value(&j, JSON_MEMBER, &s), rows[i].r);
		if (ok && rows[i].r == JSON_OK)
			ok = CHECK_INT(s.type, rows[i].type) &&
			    CHECK_INT(s.len, rows[i].used) &&
			    CHECK(j.p == rows[i].text + rows[i].used);
		if (!ok)
			printf("# in %s\n", rows[i].text);
	}
}

TEST(deep_nesting_takes_no_stack)
{
	size_t depth = 1000000;
	char *text = xmalloc(2 * depth);
	struct span s;
	struct json j;

	memset(text, '[', depth);
	memset(text + depth, ']', depth);
	j = cursor(text, 2 * depth);
	CHECK_INT(json_value(&j, JSON_ANY, &s), JSON_OK);
	CHECK_INT(s.len, 2 * depth);
	j = cursor(text, 2 * depth - 1);
	CHECK_INT(json_value(&j, JSON_ANY, &s), JSON_CUT);
	free(text);
}

TEST(members_and_commas)
{
	static const char text[] =
	    "{,\"a\":1,,\"b\":{\"a\":2},\"\\u0061\":3,}";
	struct span all = { text, sizeof(text) - 1, SPAN_OBJECT, 0 };
	struct span key, value;
	struct json j = cursor(text, sizeof(text) - 1);
	struct span found;
	int n = 0;

	json_open(&j);
	while (json_member(&j, &key, &value) == 1)
		n++;
	CHECK_INT(n, 3);
	CHECK(j.p == j.end);
	CHECK_INT(count(WARN_STRAY_COMMA), 3);
	found = json_find(&j, &all, "a");	/* the last one counts */
	CHECK_MEM(found.p, found.len, "3", 1);
	found = json_find(&j, &all, "b");
	CHECK_INT(found.type, SPAN_OBJECT);
	found = json_find(&j, &all, "c");
	CHECK_INT(found.type, SPAN_NONE);
}

/* ---- decoding ---- */

TEST(decoding)
{
	static const struct {
		const char	*raw, *want;
		unsigned	 repairs;
	} rows[] = {
		{ "plain", "plain", 0 },
		{ "\\\"\\\\\\/\\b\\f\\n\\r\\t", "\"\\/\b\f\n\r\t", 0 },
		{ "\\u0041\\u00e9\\u4e16", "A\xc3\xa9\xe4\xb8\x96", 0 },
		{ "\\ud83d\\ude00", "\xf0\x9f\x98\x80", 0 },
		{ "\\ud83d", "\xef\xbf\xbd", JSON_R_SURROGATE },
		{ "\\ude00x", "\xef\xbf\xbdx", JSON_R_SURROGATE },
		{ "\\ud83d\\u0041", "\xef\xbf\xbd" "A", JSON_R_SURROGATE },
		{ "\\q", "\\q", JSON_R_ESCAPE },
		{ "\\u12g4", "\\u12g4", JSON_R_ESCAPE },
		{ "\\u12", "\\u12", JSON_R_ESCAPE },
		{ "a\xff" "b", "a\xef\xbf\xbd" "b", JSON_R_UTF8 },
		{ "\xc0\x80", "\xef\xbf\xbd\xef\xbf\xbd", JSON_R_UTF8 },
		{ "\xed\xa0\x80", "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd",
		    JSON_R_UTF8 },
		{ "a\nb", "a\nb", JSON_R_CONTROL },
		{ "\xef\xbf\xbd", "\xef\xbf\xbd", 0 },
		{ "\\", "\\", JSON_R_ESCAPE },
		{ "", "", 0 },
	};
	char out[100];
	unsigned repairs;
	size_t i, n;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		n = json_decode(rows[i].raw, strlen(rows[i].raw), out,
		    &repairs);
		if (!CHECK_MEM(out, n, rows[i].want, strlen(rows[i].want)) ||
		    !CHECK_INT(repairs, rows[i].repairs))
			printf("# in %s\n", rows[i].raw);
	}
}

TEST(keys_by_name)
{
	static const struct span plain = { "ph", 2, SPAN_STRING, 0 };
	static const struct span escaped = { "\\u0070h", 7, SPAN_STRING, 0 };
	static const struct span longer = { "phase", 5, SPAN_STRING, 0 };

	CHECK(json_key_is(&plain, "ph"));
	CHECK(json_key_is(&escaped, "ph"));
	CHECK(!json_key_is(&longer, "ph"));
	CHECK(!json_key_is(&plain, "pha"));
	CHECK(!json_key_is(&escaped, "ts"));
}

/* ---- trees ---- */

static void
check_tree(const char *text, const char *want)
{
	struct arena a = ARENA_INIT;
	struct buf out = BUF_INIT;
	struct json j = cursor(text, strlen(text));
	struct value *v = json_tree(&j, &a);

	if (v != NULL)
		value_json(&out, v);
	if (!CHECK_STR(out.data, want))
		printf("# of %s\n", text);
	buf_free(&out);
	arena_free(&a);
}

TEST(trees_of_odd_text)
{
	static const struct {
		const char	*text, *want;
	} rows[] = {
		{ "{\"a\":1,\"b\":[true,false,null]}",
		    "{\"a\":1,\"b\":[true,false,null]}" },
		{ " [ ] ", "[]" },
		{ "[01,+1,.5,1.,-0,1e5,-.5E-3]",
		    "[1,1,0.5,1,-0,1e5,-0.5E-3]" },
		{ "[NaN,-Infinity,undefined]", "[null,null,null]" },
		{ "{\"a\":1,\"a\":2}", "{\"a\":2}" },
		{ "{\"a\":1,\"\\u0061\":2}", "{\"a\":2}" },
		{ "[1.2.3,1e]", "[\"1.2.3\",\"1e\"]" },
		{ "\"\\u00e9\\n\"", "\"\xc3\xa9\\n\"" },
		/* what is broken is left by its own bracket */
		{ "{\"a\":{\"b\":1,:,\"c\":2},\"d\":3}",
		    "{\"a\":{\"b\":1},\"d\":3}" },
		{ "[[1,{\"x\":2,:,[4]},5],6]", "[[1,{\"x\":2},5],6]" },
		{ "{\"a\":[1,:,[2,{\"b\":3}]],\"d\":[4]}",
		    "{\"a\":[1],\"d\":[4]}" },
		{ "{\"a\":{\"b\":{\"c\":1 : 2},\"d\":3},\"e\":4}",
		    "{\"a\":{\"b\":{\"c\":1},\"d\":3},\"e\":4}" },
		{ "{\"a\":{\"b\":1,:", "{\"a\":{\"b\":1}}" },
		{ "12", "12" },
		{ "", NULL },
	};
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		check_tree(rows[i].text, rows[i].want);
}

/*
 * Writes a random tree as JSON to `plain`, and in another spelling to `other`.
 */
static void
make(uint64_t *seed, int depth, struct buf *plain, struct buf *other)
{
	static const char *const blanks[] = { "", " ", "\n\t", "" };
	static const char *const scalars[] = { "0", "-1.5e-7", "true", "null",
	    "12345678901234567890", "false" };
	unsigned what = (unsigned)(test_random(seed) % (depth > 5 ? 2 : 4)), n;
	const char *s;
	unsigned i;

	buf_adds(other, blanks[test_random(seed) % 4]);
	if (what == 0) {
		s = scalars[test_random(seed) % 6];
		buf_adds(plain, s);
		buf_adds(other, s);
	} else if (what == 1) {
		i = (unsigned)(test_random(seed) % 26);
		buf_printf(plain, "\"%c]},\xc3\xa9\"", 'a' + (int)i);
		buf_printf(other, test_random(seed) % 2 ?
		    "\"\\u%04x]},\\u00e9\"" : "\"\\u%04X]}\\u002c\xc3\xa9\"",
		    'a' + i);
	} else {
		n = (unsigned)(test_random(seed) % 5);
		buf_addc(plain, what == 2 ? '[' : '{');
		buf_addc(other, what == 2 ? '[' : '{');
		for (i = 0; i < n; i++) {
			if (i > 0) {
				buf_addc(plain, ',');
				buf_addc(other, ',');
			}
			if (what == 3) {
				buf_printf(plain, "\"k%u\":", i);
				buf_printf(other, " \"\\u006b%u\"%s:", i,
				    blanks[i % 4]);
			}
			make(seed, depth + 1, plain, other);
		}
		buf_adds(other, blanks[test_random(seed) % 4]);
		buf_addc(plain, what == 2 ? ']' : '}');
		buf_addc(other, what == 2 ? ']' : '}');
	}
	buf_adds(other, blanks[test_random(seed) % 4]);
}

TEST(random_trees)
{
	struct buf plain = BUF_INIT, other = BUF_INIT;
	uint64_t seed;
	uint64_t state;

	for (seed = 0; seed < 1000; seed++) {
		state = seed;
		buf_clear(&plain);
		buf_clear(&other);
		make(&state, 0, &plain, &other);
		check_tree(plain.data, plain.data);
		check_tree(other.data, plain.data);
		if (!CHECK_INT(warn_total(&warn), 0))
			break;
	}
	buf_free(&plain);
	buf_free(&other);
}

/* Whether all kernels find in a text what the first one does. */
static int
kernels_agree(const char *p, const char *end)
{
	static struct json_ends one, other;
	const struct json_kernel *k;
	int kernel, first = 1;

	for (kernel = 0; kernel < KERNELS; kernel++) {
		if (!kernel_usable(kernel))
			continue;
		k = json_kernel_of(kernel);
		memset(&other, 0, sizeof(other));
		k->window(&other, p, end, WINDOW);
		if (first)
			one = other;
		first = 0;
		if (k->skip(p, end) != json_base.skip(p, end) ||
		    k->is_sound(p, end) != json_base.is_sound(p, end) ||
		    memcmp(&one, &other, sizeof(one)) != 0)
			return 0;
	}
	return 1;
}

/*
 * The checks on bit masks and the one byte by byte agree, and so do those of
 * all kernels.
 */
TEST(broken_values)
{
	static const char odd[] = "{}[]{}[]\"\"\\,,::  \n\t1a\f\x01";
	struct buf plain = BUF_INIT, text = BUF_INIT;
	uint64_t seed, state;
	unsigned i, changes, broken = 0;

	for (seed = 0; seed < 20000; seed++) {
		state = seed;
		buf_clear(&plain);
		buf_clear(&text);
		buf_addc(&text, '[');
		for (i = 0; i < 12; i++) {
			if (i > 0)
				buf_addc(&text, ',');
			make(&state, 0, &plain, &text);
		}
		buf_addc(&text, ']');
		if (!CHECK(json_broken(text.data, text.data + text.len) ==
		    NULL))
			break;
		changes = (unsigned)(test_random(&state) % 4);
		for (i = 0; i < changes; i++)
			text.data[test_random(&state) % text.len] =
			    odd[test_random(&state) % (sizeof(odd) - 1)];
		if (!CHECK(json_broken(text.data, text.data + text.len) ==
		    json_broken_at(text.data, text.data + text.len)) ||
		    !CHECK(kernels_agree(text.data, text.data + text.len)))
			break;
		broken += json_broken(text.data, text.data + text.len) !=
		    NULL;
	}
	CHECK(broken > 2000 && broken < 18000);
	buf_free(&plain);
	buf_free(&text);
}

/* What is read at once is what the cursor reads, and the rest is left to it. */
TEST(numerals)
{
	static const struct {
		const char	*text;	/* behind the bracket */
		int		 read;
		int64_t		 n;
		int		 fraction;
	} rows[] = {
		{ "7]", 1, 7, 0 }, { "123456789012345,", 1,
		    INT64_C(123456789012345), 0 },
		{ "1234567890123456,", 0, 0, 0 }, { "1.25,", 1, 125, 2 },
		{ "12345678901234.5]", 1, INT64_C(123456789012345), 1 },
		{ "1234567890123.456]", 0, 0, 0 }, { "1.]", 0, 0, 0 },
		{ ".5]", 0, 0, 0 }, { "-1]", 0, 0, 0 }, { "1 ]", 0, 0, 0 },
		{ "1e3]", 0, 0, 0 }, { "1.2.3]", 0, 0, 0 }, { "12", 0, 0, 0 },
		{ ",1]", 0, 0, 0 }, { "]", 0, 0, 0 }, { "", 0, 0, 0 },
	};
	char text[40];
	struct json j;
	size_t i, at, row;
	int64_t n;
	int fraction;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]) * 2; i++) {
		/* behind the bracket, and behind an element */
		row = i / 2;
		at = i % 2 ? 2 : 1;
		snprintf(text, sizeof(text), "[%s%s", i % 2 ? "1," : "",
		    rows[row].text);
		j = cursor(text, strlen(text));
		j.p += at;
		n = fraction = -1;
		CHECK_INT(json_numeral(&j, &n, &fraction), rows[row].read);
		if (rows[row].read) {
			CHECK_INT(n, rows[row].n);
			CHECK_INT(fraction, rows[row].fraction);
			at += i % 2 + strlen(rows[row].text) - 1;
		}
		CHECK_INT(j.p - text, at);
	}
}

/* Walks all that is nested in a value; returns a hash of what it found. */
static uint64_t
walk_hash(struct json *j, uint64_t h, int object, int depth)
{
	struct span value[3];
	struct json in;
	int n, i, more = 1;

	/* some values are passed over before they are opened */
	while (more == 1 && depth < 40) {
		for (n = 0; n < 3; n++) {
			more = object ? json_member(j, &value[n], &value[n]) :
			    json_element(j, &value[n]);
			if (more != 1)
				break;
		}
		for (i = n; i-- > 0;) {
			h = hash_mix(h, (uint64_t)(value[i].p - j->base));
			h = hash_mix(h, value[i].len);
			if (value[i].type != SPAN_OBJECT &&
			    value[i].type != SPAN_ARRAY)
				continue;
			in = *j;
			in.p = value[i].p + 1;
			in.end = value[i].p + value[i].len;
			memset(in.endless, 0, sizeof(in.endless));
			if (j->ends == NULL)
				in.endless[JSON_INSIDE] = in.end;
			in.at = value[i].nth;
			h = walk_hash(&in, h, value[i].type == SPAN_OBJECT,
			    depth + 1);
		}
	}
	return hash_mix(h, (uint64_t)(more + 3));
}

/* Returns what a walk finds; without a memory of ends: byte by byte. */
static uint64_t
walk_ends(const struct buf *text, struct json_ends *ends)
{
	struct json j = cursor(text->data, text->len);
	struct span s;
	int r;

	j.ends = ends;
	if (ends == NULL)
		j.endless[JSON_INSIDE] = j.end;
	r = (int)json_value(&j, JSON_ANY, &s);
	if (r != JSON_OK || s.type != SPAN_ARRAY)
		return (uint64_t)(r + 3);
	j.p = s.p + 1;
	j.end = s.p + s.len;
	j.at = s.nth;
	if (ends == NULL)
		j.endless[JSON_INSIDE] = j.end;
	return walk_hash(&j, 0, 0, 0);
}

/* Where values end is the same by windows of text and byte by byte. */
TEST(nested_ends)
{
	static const char odd[] = "{}[]{}[]\"\"\\,,::  \n\t1a\f\x01";
	struct json_ends *ends;
	struct buf plain = BUF_INIT, text = BUF_INIT;
	uint64_t seed, state, was, now, all = 0;
	unsigned i, changes;

	for (seed = 0; seed < 20000; seed++) {
		state = seed;
		buf_clear(&text);
		buf_addc(&text, '[');
		/* one in a thousand is longer than a window */
		for (i = 0; i < (seed % 1000 == 7 ? 4000 : 12); i++) {
			if (i > 0)
				buf_addc(&text, ',');
			buf_clear(&plain);
			make(&state, 0, &plain, &text);
		}
		buf_addc(&text, ']');
		changes = (unsigned)(test_random(&state) % 4);
		for (i = 0; i < changes; i++)
			text.data[test_random(&state) % text.len] =
			    odd[test_random(&state) % (sizeof(odd) - 1)];
		was = walk_ends(&text, NULL);
		ends = json_ends_new();		/* they are of one text */
		now = walk_ends(&text, ends);
		json_ends_free(ends);
		if (!CHECK(now == was))
			break;
		all += text.len > 65536;
	}
	CHECK(all > 10);
	buf_free(&plain);
	buf_free(&text);
}

/* An end that a longer cursor found is beyond one that ends before it. */
TEST(nested_ends_inside)
{
	static const char text[] = "[[1,[2,3]],4]";
	struct json_ends *ends = json_ends_new();
	struct json j = cursor(text, sizeof(text) - 1);
	struct span s;
	size_t n;

	for (n = 1; n < 10; n++) {
		j = cursor(text, sizeof(text) - 1);
		j.ends = ends;
		CHECK_INT(json_value(&j, JSON_ANY, &s), JSON_OK);
		j.p = text + 1;
		j.end = text + n;
		CHECK_INT(json_value(&j, JSON_ANY, &s), JSON_CUT);
		CHECK(j.p <= j.end);
	}
	j.p = text + 1;
	j.end = text + n;
	CHECK_INT(json_value(&j, JSON_ANY, &s), JSON_OK);
	CHECK(j.p == j.end && s.len == 9);
	json_ends_free(ends);
}

/* Values below the kept depth are null, and counted. */
TEST(trees_have_a_depth)
{
	struct arena a = ARENA_INIT;
	struct buf text = BUF_INIT;
	const struct value *v;
	struct json j;
	int i, depth = 0;

	for (i = 0; i < 5000; i++)
		buf_addc(&text, '[');
	for (i = 0; i < 5000; i++)
		buf_addc(&text, ']');
	j = cursor(text.data, text.len);
	for (v = json_tree(&j, &a); v != NULL; v = v->child)
		depth++;
	CHECK(depth > 100 && depth <= 1100);
	CHECK_INT(count(WARN_DEPTH), 1);
	buf_free(&text);
	arena_free(&a);
}

/* ---- costs ---- */

/* Adds repeats of a few random pieces of JSON. */
static void
add_motif(struct buf *b, uint64_t *seed, size_t bytes)
{
	static const char *const pieces[] = { "{", "}", "[", "]", ",", ":",
	    "\"", "\\", "\"a\"", "\"a\":", "1", "!", " ", "\001", "\",\"",
	    "\\\"", "{\"a\":\"", "\"},", "[[", "]]" };
	size_t start, n, i;

	buf_clear(b);
	buf_adds(b, test_random(seed) % 2 ? "{\"a\":" : "[");
	start = b->len;
	for (i = 1 + test_random(seed) % 5; i > 0; i--)
		buf_adds(b, pieces[test_random(seed) %
		    (sizeof(pieces) / sizeof(pieces[0]))]);
	for (n = b->len - start; b->len < bytes;)
		for (i = 0; i < n; i++)
			buf_addc(b, b->data[start + i]);
	buf_adds(b, test_random(seed) % 2 ? "\",\"k\":!}]}" : "]}");
}

/*
 * For one value each byte is read a few times at most, and all are in the
 * account.
 */
TEST(what_is_looked_at_is_in_the_account)
{
	struct buf b = BUF_INIT;
	uint64_t seed = 7, spent;
	struct span s;
	struct json j;
	int i;

	for (i = 0; i < 2000; i++) {
		add_motif(&b, &seed, 2000);
		j = cursor(b.data, b.len);
		spent = 0;
		j.spent = &spent;
		if (json_value(&j, JSON_ANY, &s) == JSON_OK)
			CHECK(spent >= s.len - 1);
		if (!CHECK(spent <= b.len * 4))
			printf("# %.40s\n", b.data);
	}
	buf_free(&b);
}

/* Strings without an end exhaust the budget, where the tree ends. */
TEST(trees_end_with_their_budget)
{
	struct arena a = ARENA_INIT;
	struct buf b = BUF_INIT;
	uint64_t seed = 7, spent;
	struct json j;
	int i;

	for (i = 0; i < 1000; i++) {
		add_motif(&b, &seed, 20000);
		if (i == 0) {
			buf_clear(&b);
			buf_adds(&b, "{\"k\":[");
			while (b.len < 200000)
				buf_adds(&b, "{\"a\":\"x\"]},");
			buf_adds(&b, "{\"a\":\"b\",\"k\":!}]}");
		}
		j = cursor(b.data, b.len);
		spent = 0;
		j.spent = &spent;
		json_tree(&j, &a);
		if (!CHECK(spent <= b.len * 22 + 8192))
			printf("# %.40s\n", b.data);
		arena_free(&a);
	}
	buf_free(&b);
}

/* ---- a text that its tree is printed as */

static int
no_name(void *arg, const char *s, size_t n)
{
	(void)arg;
	(void)s;
	(void)n;
	return -1;
}

static void
take_whole(void *arg, const char *s, size_t n)
{
	buf_add(arg, s, n);
}

/* The sink refuses names: a whole text alone gets through. */
TEST(objects_are_told_whole_that_are_printed_as_they_stand)
{
	static const struct {
		const char	*text;
		int		 same;
	} rows[] = {
		{ "{\"a\":1}", 1 },
		{ "{\"a\":-0.5e+3,\"b\":\"x y\",\"c\":null}", 1 },
		{ "{\"a\":{},\"b\":[],\"c\":[[],{}]}", 1 },
		{ "{\"a\":[1,true,false,\"\"],\"b\":{\"a\":{\"a\":2}}}", 1 },
		{ "{\"src_file\":1,\"src_func\":2,\"\":3}", 1 },
		{ "{\"node_of_a_identity\":1,\"node_of_b_identity\":1}", 0 },
		{ "{\"a\":{\"b\":1},\"b\":{\"b\":1}}", 1 },
		{ "{\"a\":1,\"a\":1}", 0 },
		{ "{\"a\":{\"b\":1},\"a\":2}", 0 },
		{ "{\"a\":{\"b\":1,\"b\":2}}", 0 },
		{ "{\"a\": 1}", 0 },
		{ " {\"a\":1}", 0 },
		{ "{\"a\":1} ", 0 },
		{ "{\"a\":\"\\n\"}", 0 },
		{ "{\"a\\t\":1}", 0 },
		{ "{\"a\":\"\303\274\"}", 0 },
		{ "{\"a\":\"\177\"}", 0 },
		{ "{\"a\":\"\t\"}", 0 },
		{ "{\"a\":01}", 0 },
		{ "{\"a\":1.}", 0 },
		{ "{\"a\":+1}", 0 },
		{ "{\"a\":nul}", 0 },
		{ "{\"a\":truer}", 0 },
		{ "{\"a\":1,}", 0 },
		{ "{\"a\":[1,]}", 0 },
		{ "{\"a\":[1}}", 0 },
		{ "{\"a\":[1", 0 },
		{ "{\"a\":[", 0 },
		{ "{\"a\":", 0 },
		{ "{\"a\"", 0 },
		{ "{\"a", 0 },
		{ "{\"a\":1}{", 0 }
	};
	struct buf b = BUF_INIT;
	const struct leaf_sink sink = { .arg = &b, .name = no_name,
	    .whole = take_whole };
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		buf_clear(&b);
		CHECK_INT(json_leaves(rows[i].text, strlen(rows[i].text),
		    &sink), rows[i].same);
		buf_adds(&b, "");
		CHECK_STR(b.data, rows[i].same ? rows[i].text : "");
	}
	buf_free(&b);
}

TEST_MAIN
