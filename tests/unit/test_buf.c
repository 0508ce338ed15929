/* buf: growth, and valid JSON from any input. */
#include "config.h"

#include <float.h>
#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "test.h"
#include "ttv/buf.h"
#include "ttv/pack.h"

#define FFFD	"\xef\xbf\xbd"

TEST(empty)
{
	struct buf b = BUF_INIT;

	buf_clear(&b);
	buf_free(&b);
	buf_add(&b, NULL, 0);
	CHECK_STR(b.data, "");
	CHECK_INT(b.len, 0);
	buf_free(&b);
	CHECK(b.data == NULL);
}

TEST(grows)
{
	struct buf b = BUF_INIT;
	char *big;
	size_t i, bad;

	for (i = 0; i < 100000; i++)
		buf_addc(&b, (char)('a' + i % 26));
	CHECK_INT(b.len, 100000);
	CHECK_INT(b.data[b.len], 0);
	for (bad = 0, i = 0; i < b.len; i++)
		bad += b.data[i] != (char)('a' + i % 26);
	CHECK_INT(bad, 0);
	buf_clear(&b);
	CHECK_INT(b.len, 0);
	CHECK_STR(b.data, "");
	big = calloc(1, 1000001);
	memset(big, 'x', 1000000);
	buf_adds(&b, "<");
	buf_printf(&b, "%s%d", big, 7);
	CHECK_INT(b.len, 1000002);
	CHECK_STR(b.data + 1000000, "x7");
	free(big);
	buf_free(&b);
}

TEST(integers)
{
	static const int64_t v[] = {
		0, 1, -1, 9, 10, 99, 100, -100, 1234567890,
		INT64_MAX, INT64_MIN
	};
	struct buf b = BUF_INIT;
	char want[32];
	size_t i;

	for (i = 0; i < sizeof(v) / sizeof(v[0]); i++) {
		buf_clear(&b);
		buf_int(&b, v[i]);
		snprintf(want, sizeof(want), "%" PRId64, v[i]);
		CHECK_STR(b.data, want);
	}
	buf_free(&b);
}

TEST(json_strings)
{
	static const struct {
		const char	*in;
		size_t		 n;
		const char	*want;
	} t[] = {
#define ROW(s, want)	{ s, sizeof(s) - 1, want }
		ROW("", "\"\""),
		ROW("abc", "\"abc\""),
		ROW("a\"b\\c/", "\"a\\\"b\\\\c/\""),
		ROW("\n\r\t\b\f", "\"\\n\\r\\t\\b\\f\""),
		ROW("\0\001\037\177", "\"\\u0000\\u0001\\u001f\\u007f\""),
		ROW("\xc2\x80\xc2\x9b\xc2\x9f\xc2\xa0",
		    "\"\\u0080\\u009b\\u009f\xc2\xa0\""),
		ROW("\xe2\x80\xae\xef\xbb\xbf", "\"\\u202e\\ufeff\""),
		ROW("\xf3\xa0\x80\x81", "\"\\udb40\\udc01\""),
		ROW("\xc3\xa9\xe4\xbd\xa0\xf0\x9f\x98\x80",
		    "\"\xc3\xa9\xe4\xbd\xa0\xf0\x9f\x98\x80\""),
		ROW(FFFD, "\"" FFFD "\""),
		ROW("\x80", "\"" FFFD "\""),
		ROW("\xff\xfe", "\"" FFFD FFFD "\""),
		ROW("\xc0\x80", "\"" FFFD FFFD "\""),
		ROW("\xe0\x80\xaf", "\"" FFFD FFFD FFFD "\""),
		ROW("\xed\xa0\x80", "\"" FFFD FFFD FFFD "\""),
		ROW("\xed\xbf\xbf", "\"" FFFD FFFD FFFD "\""),
		ROW("\xf4\x90\x80\x80", "\"" FFFD FFFD FFFD FFFD "\""),
		ROW("a\xe4\xbd", "\"a" FFFD FFFD "\""),
		ROW("a\xe4\xbd\"", "\"a" FFFD FFFD "\\\"\""),
#undef ROW
	};
	struct buf b = BUF_INIT;
	size_t i;

	for (i = 0; i < sizeof(t) / sizeof(t[0]); i++) {
		buf_clear(&b);
		buf_json(&b, t[i].in, t[i].n);
		CHECK_STR(b.data, t[i].want);
	}
	buf_free(&b);
}

/* Random bytes: nothing below blank, no DEL, quotes only escaped. */
TEST(json_random_bytes)
{
	struct buf b = BUF_INIT;
	uint64_t state = 5;
	char in[64];
	size_t i, n, bad;
	int round;

	for (bad = 0, round = 0; round < 20000; round++) {
		n = test_random(&state) % sizeof(in);
		for (i = 0; i < n; i++)
			in[i] = (char)test_random(&state);
		buf_clear(&b);
		buf_json(&b, in, n);
		for (i = 1; i + 1 < b.len; i++) {
			bad += (unsigned char)b.data[i] < 0x20 ||
			    b.data[i] == 0x7f || b.data[i] == '"';
			if (b.data[i] == '\\')
				i++;
		}
	}
	CHECK_INT(bad, 0);
	buf_free(&b);
}

static void
check_doubles(void)
{
	static const struct {
		double		 v;
		const char	*want;
	} t[] = {
		{ 0, "0" }, { 1, "1" }, { -1, "-1" }, { 1e6, "1000000" },
		{ 123456789012345, "123456789012345" },
		{ 999999999999999, "999999999999999" }, { 1e15, "1e+15" },
		{ 0.1, "0.1" }, { 1.5, "1.5" }, { -2.25, "-2.25" },
		{ 0.1 + 0.2, "0.30000000000000004" },
		{ 1.0 / 3, "0.3333333333333333" },
		{ 1e300, "1e+300" }, { 5e-324, "4.94065645841247e-324" },
		{ DBL_MAX, "1.7976931348623157e+308" },
		{ HUGE_VAL, "null" }, { -HUGE_VAL, "null" }, { NAN, "null" },
		{ 9007199254740993.0, "9007199254740992" },
	};
	struct buf b = BUF_INIT;
	size_t i;

	for (i = 0; i < sizeof(t) / sizeof(t[0]); i++) {
		buf_clear(&b);
		buf_double(&b, t[i].v);
		CHECK_STR(b.data, t[i].want);
	}
	buf_clear(&b);
	buf_double(&b, -0.0);
	CHECK(strtod(b.data, NULL) == 0 && signbit(strtod(b.data, NULL)));
	buf_free(&b);
}

TEST(doubles)
{
	check_doubles();
}

TEST(doubles_random)
{
	struct buf b = BUF_INIT;
	uint64_t state = 9, bits;
	size_t bad;
	double v;
	int i;

	for (bad = 0, i = 0; i < 100000; i++) {
		bits = test_random(&state);
		memcpy(&v, &bits, sizeof(v));
		if (!isfinite(v))
			continue;
		buf_clear(&b);
		buf_double(&b, v);
		bad += strtod(b.data, NULL) != v;
	}
	CHECK_INT(bad, 0);
	buf_free(&b);
}

/* In a locale with a decimal comma, JSON keeps its point. */
TEST(doubles_in_other_locales)
{
	static const char *const names[] = {
		"de_DE.UTF-8", "fr_FR.UTF-8", "ps_AF.UTF-8"
	};
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (setlocale(LC_NUMERIC, names[i]) != NULL)
			check_doubles();
	setlocale(LC_NUMERIC, "C");
}

/* What was packed comes back; what is cut, at any byte, is said to be bad. */
TEST(what_is_packed)
{
	static const uint16_t array[] = { 1, 2, 65535 };
	struct unpack u;
	struct buf b = BUF_INIT;
	uint16_t *got;
	size_t n, cut;

	pack_number(&b, 7);
	pack_array(&b, array, 3, sizeof(*array));
	pack_array(&b, NULL, 0, sizeof(*array));
	for (cut = 0; cut <= b.len; cut++) {
		u = (struct unpack){ b.data, b.data + cut, 0 };
		CHECK_INT(unpack_number(&u), cut < 8 ? 0 : 7);
		CHECK_INT(u.bad, cut < 8);
		got = unpack_array(&u, &n, sizeof(*got));
		CHECK_INT(n, cut < 22 ? 0 : 3);
		CHECK_INT(u.bad, cut < 22);
		CHECK_INT(got != NULL, cut >= 22);
		if (got != NULL)
			CHECK_MEM(got, n * sizeof(*got), array, sizeof(array));
		free(got);
		if (cut >= 22) {
			CHECK(unpack_array(&u, &n, sizeof(*got)) == NULL);
			CHECK_INT(n, 0);
			CHECK_INT(u.bad, cut < 30);
		}
	}
	buf_free(&b);
}

TEST_MAIN
