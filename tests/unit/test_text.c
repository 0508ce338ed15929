/*
 * text: UTF-8, the sanitiser, widths, and numbers and times written and read.
 */
#include "config.h"

#include <locale.h>
#include <math.h>

#include "test.h"
#include "ttv/text.h"

#define FFFD	"\xef\xbf\xbd"
#define N(a)	(sizeof(a) / sizeof((a)[0]))

TEST(decode)
{
	static const struct {
		const char	*s;
		size_t		 n;
		uint32_t	 c;
		size_t		 used;
	} t[] = {
		{ "a", 1, 'a', 1 }, { "\0", 1, 0, 1 }, { "\x7f", 1, 0x7f, 1 },
		{ "\xc2\x80", 2, 0x80, 2 }, { "\xdf\xbf", 2, 0x7ff, 2 },
		{ "\xe0\xa0\x80", 3, 0x800, 3 },
		{ "\xed\x9f\xbf", 3, 0xd7ff, 3 },
		{ "\xee\x80\x80", 3, 0xe000, 3 },
		{ "\xef\xbf\xbf", 3, 0xffff, 3 },
		{ "\xf0\x90\x80\x80", 4, 0x10000, 4 },
		{ "\xf4\x8f\xbf\xbf", 4, 0x10ffff, 4 },
		/* stray, overlong, surrogate, too large, cut, interrupted */
		{ "\x80", 1, 0xfffd, 1 }, { "\xbf" "a", 2, 0xfffd, 1 },
		{ "\xc0\x80", 2, 0xfffd, 1 }, { "\xc1\xbf", 2, 0xfffd, 1 },
		{ "\xe0\x9f\xbf", 3, 0xfffd, 1 },
		{ "\xf0\x8f\xbf\xbf", 4, 0xfffd, 1 },
		{ "\xed\xa0\x80", 3, 0xfffd, 1 },
		{ "\xed\xbf\xbf", 3, 0xfffd, 1 },
		{ "\xf4\x90\x80\x80", 4, 0xfffd, 1 },
		{ "\xf5\x80\x80\x80", 4, 0xfffd, 1 },
		{ "\xff\xff", 2, 0xfffd, 1 },
		{ "\xc3\xa9", 1, 0xfffd, 1 },
		{ "\xe4\xbd\xa0", 2, 0xfffd, 1 },
		{ "\xf0\x9f\x98\x80", 3, 0xfffd, 1 },
		{ "\xe4\xbd" "a", 3, 0xfffd, 1 },
		{ "\xf0\x9f\x98" "a", 4, 0xfffd, 1 },
	};
	size_t i, used;

	for (i = 0; i < N(t); i++) {
		CHECK_INT(text_decode(t[i].s, t[i].n, &used), t[i].c);
		CHECK_INT(used, t[i].used);
	}
}

TEST(byte_order_mark)
{
	CHECK_INT(text_mark("\xef\xbb\xbf" "a", 4), 3);
	CHECK_INT(text_mark("\xef\xbb\xbf", 3), 3);
	CHECK_INT(text_mark("\xef\xbb\xbf", 2), 0);
	CHECK_INT(text_mark("\xef\xbb\xbe", 3), 0);
	CHECK_INT(text_mark("a\xef\xbb\xbf", 4), 0);
	CHECK_INT(text_mark(NULL, 0), 0);
}

TEST(encode_and_back)
{
	char out[4];
	size_t n, used, bad;
	uint32_t c;

	for (bad = 0, c = 0; c <= 0x10ffff; c++) {
		n = text_encode(c, out);
		if (c >= 0xd800 && c <= 0xdfff)
			bad += n != 3 || memcmp(out, FFFD, 3) != 0;
		else
			bad += text_decode(out, n, &used) != c || used != n;
	}
	CHECK_INT(bad, 0);
	CHECK_INT(text_encode(0x110000, out), 3);
	CHECK_INT(text_encode(UINT32_MAX, out), 3);
	CHECK_MEM(out, 3, FFFD, 3);
}

static void
check_widths(void)
{
	static const struct {
		uint32_t	c;
		int		width;
	} t[] = {
		{ 'a', 1 }, { ' ', 1 }, { '~', 1 }, { 0xa0, 1 }, { 0xe9, 1 },
		{ 0x2588, 1 }, { 0x2502, 1 }, { 0x28ff, 1 }, { 0xfffd, 1 },
		{ 0x301, 0 }, { 0xfe0f, -1 }, { 0x4f60, 2 }, { 0xac00, 2 },
		{ 0xff21, 2 }, { 0x3042, 2 }, { 0x1f600, 2 }, { 0x20000, 2 },
		{ 0xe000, 1 },
		{ 0, -1 }, { 9, -1 }, { 10, -1 }, { 0x1b, -1 }, { 0x7f, -1 },
		{ 0x80, -1 }, { 0x9b, -1 }, { 0x9f, -1 }, { 0x61c, -1 },
		{ 0x200b, -1 }, { 0x200d, -1 }, { 0x200f, -1 },
		{ 0x2028, -1 }, { 0x202e, -1 }, { 0x2060, -1 },
		{ 0x2066, -1 }, { 0x2069, -1 }, { 0x206f, -1 },
		{ 0xd800, -1 }, { 0xdfff, -1 }, { 0xfdd0, -1 },
		{ 0xfeff, -1 }, { 0xfff9, -1 }, { 0xfffb, -1 },
		{ 0xfffe, -1 }, { 0xffff, -1 }, { 0x1fffe, -1 },
		{ 0x10ffff, -1 }, { 0xe0001, -1 }, { 0xe007f, -1 },
		{ 0x110000, -1 }, { UINT32_MAX, -1 },
	};
	size_t i;

	for (i = 0; i < N(t); i++)
		if (!CHECK_INT(text_width(t[i].c), t[i].width))
			printf("# at U+%04X\n", (unsigned)t[i].c);
}

TEST(widths)
{
	uint32_t c;
	size_t bad;

	setlocale(LC_ALL, "C");
	check_widths();
	for (bad = 0, c = 0; c < 0x120000; c++)
		bad += (text_width(c) < 0) != !!text_unsafe(c) ||
		    text_width(c) > 2;
	CHECK_INT(bad, 0);
	if (setlocale(LC_CTYPE, "C.UTF-8") != NULL) {
		check_widths();
		for (bad = 0, c = 0; c < 0x120000; c++)
			bad += text_unsafe(c) && text_width(c) >= 0;
		CHECK_INT(bad, 0);
	}
	setlocale(LC_ALL, "C");
}

/*
 * Invisible characters in a name must show: different names must look
 * different.
 */
TEST(what_prints_nothing_is_unsafe)
{
	static const uint32_t nothing[][2] = {
		{ 0xad, 0xad }, { 0x34f, 0x34f }, { 0x600, 0x605 },
		{ 0x61c, 0x61c }, { 0x6dd, 0x6dd }, { 0x70f, 0x70f },
		{ 0x115f, 0x1160 }, { 0x17b4, 0x17b5 }, { 0x180b, 0x180f },
		{ 0x200b, 0x200f }, { 0x2028, 0x202e }, { 0x2060, 0x206f },
		{ 0x2800, 0x2800 }, { 0x3164, 0x3164 }, { 0xfe00, 0xfe0f },
		{ 0xfeff, 0xfeff }, { 0xffa0, 0xffa0 }, { 0xfff0, 0xfffb },
		{ 0x13430, 0x1343f }, { 0x1bca0, 0x1bca3 },
		{ 0x1d173, 0x1d17a }, { 0xe0000, 0xe0fff },
	};
	static const uint32_t something[] = { 0xa0, 0xac, 0xae, 0x115e, 0x1161,
	    0x2027, 0x2010, 0x2801, 0x28ff, 0x3000, 0x3131, 0x3165, 0xffa1,
	    0xfffc, 0xfffd, 0x606, 0x1f600, 0xe000 };
	size_t i;
	uint32_t c;

	for (i = 0; i < N(nothing); i++)
		for (c = nothing[i][0]; c <= nothing[i][1]; c++)
			if (!CHECK_INT(text_unsafe(c), 1))
				printf("# at U+%04X\n", (unsigned)c);
	for (i = 0; i < N(something); i++)
		if (!CHECK_INT(text_unsafe(something[i]), 0))
			printf("# at U+%04X\n", (unsigned)something[i]);
}

static void
check_safe(const char *s, size_t n, const char *want, int line)
{
	char out[256];
	size_t got;

	got = text_safe(out, sizeof(out), s, n);
	test_str(out, want, "text_safe", __FILE__, line);
	test_int((intmax_t)got, (intmax_t)strlen(want), "its length",
	    __FILE__, line);
}
#define SAFE(s, want)	check_safe(s, sizeof(s) - 1, want, __LINE__)

TEST(safe)
{
	SAFE("", "");
	SAFE("plain", "plain");
	SAFE("a\tb\nc", "a b c");
	SAFE("\033[31mred\033]0;title\007", FFFD "[31mred" FFFD "]0;title"
	    FFFD);
	SAFE("\r\b\x7f", FFFD FFFD FFFD);
	SAFE("a\0b", "a" FFFD "b");
	/* CSI as one raw byte is not UTF-8; as UTF-8 it is C1 */
	SAFE("\x9b" "2J", FFFD "2J");
	SAFE("\xc2\x9b" "2J", FFFD "2J");
	SAFE("x\xe2\x80\xaetxt.exe", "x" FFFD "txt.exe");
	SAFE("\xe2\x81\xa6" "a\xe2\x81\xa9", FFFD "a" FFFD);
	SAFE("\xef\xbb\xbf" "bom", FFFD "bom");
	SAFE("\xf3\xa0\x81\x81", FFFD);
	SAFE("\xed\xa0\x80", FFFD FFFD FFFD);
	SAFE("\xc0\x9b", FFFD FFFD);
	SAFE("caf\xc3\xa9 \xe4\xbd\xa0\xf0\x9f\x98\x80",
	    "caf\xc3\xa9 \xe4\xbd\xa0\xf0\x9f\x98\x80");
	SAFE("a\xc2\xad" "b", "a" FFFD "b");
	SAFE("\xe3\x85\xa4", FFFD);
	SAFE("\xe2\xa0\x80", FFFD);
	SAFE("\xe2\x9d\xa4\xef\xb8\x8f", "\xe2\x9d\xa4" FFFD);
	SAFE("cut \xe4\xbd", "cut " FFFD FFFD);
}

TEST(safe_in_little_room)
{
	char out[8];
	size_t n, len;

	memset(out, 'z', sizeof(out));
	CHECK_INT(text_safe(out, 0, "abc", 3), 0);
	CHECK_INT(out[0], 'z');
	CHECK_INT(text_safe(out, 1, "abc", 3), 0);
	CHECK_STR(out, "");
	CHECK_INT(text_safe(out, 3, "abc", 3), 2);
	CHECK_STR(out, "ab");
	/* a character is whole or absent */
	for (n = 1; n <= sizeof(out); n++) {
		memset(out, 'z', sizeof(out));
		len = text_safe(out, n, "\xe4\xbd\xa0\xe4\xbd\xa0", 6);
		CHECK_INT(len, (n - 1) / 3 * 3);
		CHECK_INT(out[len], 0);
	}
}

/* For any input, the output is UTF-8 without unsafe characters. */
TEST(safe_random_bytes)
{
	char in[40], out[100];
	uint64_t state = 77;
	size_t i, n, len, used, room, bad;
	uint32_t c;
	int round;

	for (bad = 0, round = 0; round < 50000; round++) {
		n = test_random(&state) % sizeof(in);
		for (i = 0; i < n; i++) {
			in[i] = (char)test_random(&state);
			/* often the beginnings of unsafe characters */
			if (round % 2 == 0)
				in[i] = "\xe2\x80\xae\x81\xa6\xed\xa0\xc2"
				    "\x9b\xef\xbb\xbf\xf3\x1b" "a"[(unsigned
				    char)in[i] % 15];
		}
		room = 1 + test_random(&state) % sizeof(out);
		len = text_safe(out, room, in, n);
		bad += len >= room || out[len] != '\0' || strlen(out) != len;
		for (i = 0; i < len; i += used) {
			c = text_decode(out + i, len - i, &used);
			bad += text_unsafe(c) || (c == 0xfffd && used != 3);
		}
	}
	CHECK_INT(bad, 0);
}

TEST(count)
{
	char s[40];

	text_count(s, sizeof(s), 0);
	CHECK_STR(s, "0");
	text_count(s, sizeof(s), 999);
	CHECK_STR(s, "999");
	text_count(s, sizeof(s), 1000);
	CHECK_STR(s, "1,000");
	CHECK_INT(text_count(s, sizeof(s), 12418337), 10);
	CHECK_STR(s, "12,418,337");
	text_count(s, sizeof(s), UINT64_MAX);
	CHECK_STR(s, "18,446,744,073,709,551,615");
	CHECK_INT(text_count(s, 4, 12418337), 3);
	CHECK_STR(s, "12,");
	CHECK_INT(text_count(s, 0, 1), 0);
}

TEST(bytes)
{
	static const struct {
		uint64_t	 n;
		const char	*want, *tight;
	} t[] = {
		{ 0, "0 B", "0B" }, { 713, "713 B", "713B" },
		{ 1023, "1023 B", "1023B" }, { 1024, "1.0 KiB", "1.0K" },
		{ 1536, "1.5 KiB", "1.5K" }, { 102348, "99.9 KiB", "100K" },
		{ 102399, "100 KiB", "100K" },
		{ 943718400, "900 MiB", "900M" },
		{ 1503238553, "1.4 GiB", "1.4G" },
		{ 1048575, "1.0 MiB", "1.0M" },
		{ 1047552, "1023 KiB", "1023K" },
		{ 1048064, "1.0 MiB", "1.0M" },
		{ 1048063, "1023 KiB", "1023K" },
		{ (uint64_t)1 << 40, "1.0 TiB", "1.0T" },
		{ (uint64_t)1 << 50, "1.0 PiB", "1.0P" },
		{ UINT64_MAX, "16.0 EiB", "16E" },
		/* 88.47 MiB: rounded once; 9.94, 9.96 and 88.5 */
		{ 92767519, "88.5 MiB", "88M" },
		{ 10178, "9.9 KiB", "9.9K" }, { 10199, "10.0 KiB", "10K" },
		{ 92798976, "88.5 MiB", "89M" },
	};
	char s[40];
	size_t i;

	for (i = 0; i < N(t); i++) {
		text_bytes(s, sizeof(s), t[i].n);
		CHECK_STR(s, t[i].want);
		text_bytes_short(s, sizeof(s), t[i].n);
		CHECK_STR(s, t[i].tight);
	}
}

#define US	" \xc2\xb5s"
#define SEC	INT64_C(1000000000)

TEST(duration)
{
	static const struct {
		int64_t		 ns;
		const char	*want;
		const char	*tight;
	} t[] = {
		{ 0, "0", "0" },
		{ 1, "1 ns", "1 ns" },
		{ -5, "-5 ns", "-5 ns" },
		{ 999, "999 ns", "999 ns" },
		{ 1000, "1" US, "1" US },
		{ 12300, "12.3" US, "12.3" US },
		{ 4123, "4.123" US, "4.12" US },
		{ 999999, "999.999" US, "1 ms" },
		{ 1234567, "1.234 567 ms", "1.23 ms" },
		{ 9999999, "9.999 999 ms", "10 ms" },
		{ 12345678, "12.346 ms", "12.3 ms" },
		{ 716204000, "716.204 ms", "716 ms" },
		{ 716204113, "716.204 ms", "716 ms" },
		{ 999999499, "999.999 ms", "1 s" },
		{ 999999500, "1 s", "1 s" },
		{ 3918204117, "3.918 204 s", "3.92 s" },
		{ 41800000000, "41.8 s", "41.8 s" },
		{ 59999499999, "59.999 s", "1 min" },
		{ 59999500000, "1 min", "1 min" },
		{ 65250 * (SEC / 1000), "1 min 05.25 s", "1.09 min" },
		{ -125 * SEC, "-2 min 05 s", "-2.08 min" },
		{ 3599 * SEC, "59 min 59 s", "1 h" },
		{ 3600 * SEC, "1 h", "1 h" },
		{ 3720 * SEC, "1 h 02 min", "1.03 h" },
		{ 3605 * SEC, "1 h 00 min 05 s", "1 h" },
		{ 86399 * SEC, "23 h 59 min 59 s", "1 d" },
		{ 86400 * SEC, "1 d", "1 d" },
		{ 90000 * SEC, "1 d 01 h", "1.04 d" },
		{ 86460 * SEC, "1 d 00 h 01 min", "1 d" },
		{ INT64_MAX, "106,751 d 23 h 47 min", "106752 d" },
		{ INT64_MIN, "-106,751 d 23 h 47 min", "-106752 d" },
	};
	char s[64];
	size_t i;

	for (i = 0; i < N(t); i++) {
		CHECK_INT(text_duration(s, sizeof(s), t[i].ns),
		    strlen(t[i].want));
		CHECK_STR(s, t[i].want);
		text_duration_short(s, sizeof(s), t[i].ns);
		CHECK_STR(s, t[i].tight);
	}
	/* cut, but not within the micro sign */
	CHECK_INT(text_duration(s, 7, 12300), 5);
	CHECK_STR(s, "12.3 ");
	CHECK_INT(text_duration(s, 8, 12300), 7);
}

/* The columns of a duration, over all magnitudes. */
TEST(duration_columns)
{
	uint64_t state = 4;
	size_t n, most, most_short;
	int64_t v;
	char s[64];
	int i;

	for (most = most_short = 0, i = 0; i < 200000; i++) {
		v = (int64_t)(test_random(&state) >> (i % 64));
		n = text_duration(s, sizeof(s), v);
		if (n > most)
			most = n;
		n = text_duration_short(s, sizeof(s), v);
		n -= strstr(s, "\xc2\xb5") != NULL;
		if (n > most_short)
			most_short = n;
	}
	CHECK_INT(most, 22);
	CHECK_INT(most_short, 9);
}

TEST(time)
{
	static const struct {
		int64_t		 ns, resolution;
		const char	*want;
	} t[] = {
		{ 0, 0, "0 s" },
		{ 13842117000, 0, "13.842 117 s" },
		{ 13842117001, 0, "13.842 117 001 s" },
		{ 13800000000, 0, "13.800 s" },
		{ 13 * SEC, 0, "13 s" },
		{ 13842117001, 1, "13.842 117 001 s" },
		{ 13842117001, 9, "13.842 117 001 s" },
		{ 13842117001, 10, "13.842 117 00 s" },
		{ 13842117001, 1000, "13.842 117 s" },
		{ 13842117001, 5000, "13.842 117 s" },
		{ 13842117001, 1000000, "13.842 s" },
		{ 13842117001, 20000000, "13.84 s" },
		{ 13842117001, SEC, "14 s" },
		{ 13842117001, INT64_MAX, "14 s" },
		{ -1, 0, "-0.000 000 001 s" },
		{ -1, 1000, "0.000 000 s" },
		{ -1500000, 1000000, "-0.002 s" },
		{ 1234567 * SEC, SEC, "1,234,567 s" },
		{ INT64_MAX, 0, "9,223,372,036.854 775 807 s" },
		{ INT64_MIN, 0, "-9,223,372,036.854 775 808 s" },
	};
	char s[64];
	size_t i;

	for (i = 0; i < N(t); i++) {
		text_time(s, sizeof(s), t[i].ns, t[i].resolution);
		CHECK_STR(s, t[i].want);
	}
}

TEST(value)
{
	static const struct {
		double		 v;
		const char	*want;
	} t[] = {
		{ 0, "0" }, { -0.0, "0" }, { 3.2, "3.2" }, { 1, "1" },
		{ 0.001234, "0.001234" }, { 0.00012, "0.00012" },
		{ 999.94, "999.9" }, { 999.96, "1,000" },
		{ -0.00012345, "-0.000123" }, { 1024, "1,024" },
		{ -1024.4, "-1,024" }, { 999999, "999,999" },
		{ 999999.5, "1M" }, { 4.7e6, "4.7M" }, { 123456789, "123M" },
		{ 999.6e6, "1G" }, { 1.5e9, "1.5G" }, { 2e12, "2T" },
		{ 3e15, "3P" }, { -999e18, "-999E" }, { 1e21, "1e+21" },
		{ -1.234e21, "-1.23e+21" }, { -1.234e300, "-1.2e+300" },
		{ 1.234e-7, "1.23e-07" }, { -1.234e-300, "-1.2e-300" },
		{ HUGE_VAL, "inf" }, { -HUGE_VAL, "-inf" }, { NAN, "nan" },
	};
	uint64_t state = 6, bits;
	size_t i, most, n;
	char s[32];
	double v;

	for (i = 0; i < N(t); i++) {
		text_value(s, sizeof(s), t[i].v);
		CHECK_STR(s, t[i].want);
	}
	for (most = 0, i = 0; i < 200000; i++) {
		bits = test_random(&state);
		memcpy(&v, &bits, sizeof(v));
		if (i % 2 == 0)
			v = (double)(int64_t)(bits >> (i % 60)) *
			    (i % 4 ? -1e-3 : 1);
		n = text_value(s, sizeof(s), v);
		if (n > most)
			most = n;
	}
	CHECK_INT(most, 9);
}

TEST(parse_int)
{
	static const struct {
		const char	*s;
		int		 rc;
		int64_t		 want;
	} t[] = {
		{ "0", 0, 0 }, { "-0", 0, 0 }, { "1", 0, 1 }, { "007", 0, 7 },
		{ "+5", 0, 5 }, { "1e3", 0, 1000 }, { "2.0", 0, 2 },
		{ "1.25e2", 0, 125 }, { "100000e-5", 0, 1 }, { "5.", 0, 5 },
		{ "9223372036854775807", 0, INT64_MAX },
		{ "-9223372036854775808", 0, INT64_MIN },
		{ "9223372036854775807.000", 0, INT64_MAX },
		{ "922337203685477580700000e-5", 0, INT64_MAX },
		{ "10000000000000000000000000e-25", 0, 1 },
		{ "0e99999999999999999999", 0, 0 },
		{ "9223372036854775808", -1, 0 },
		{ "-9223372036854775809", -1, 0 },
		{ "18446744073709551616", -1, 0 },
		{ "100000000000000000000", -1, 0 },
		{ "10000000000000000000000001e-25", -1, 0 },
		{ "1e19", -1, 0 }, { "1e999999999999", -1, 0 },
		{ "1.5", -1, 0 }, { "1e-1", -1, 0 }, { "", -1, 0 },
		{ ".", -1, 0 }, { "+", -1, 0 }, { "-", -1, 0 },
		{ "1.5e", -1, 0 }, { "2e+", -1, 0 }, { "1 ", -1, 0 },
		{ " 1", -1, 0 }, { "1.2.3", -1, 0 }, { "0x10", -1, 0 },
		{ "e5", -1, 0 }, { "NaN", -1, 0 }, { "inf", -1, 0 },
	};
	int64_t got;
	size_t i;

	for (i = 0; i < N(t); i++) {
		got = 0;
		if (!CHECK_INT(text_parse_int(t[i].s, strlen(t[i].s), &got),
		    t[i].rc) || !CHECK_INT(got, t[i].want))
			printf("# in \"%s\"\n", t[i].s);
	}
}

/* Times whose last nanosecond depends on digits beyond 64 bits. */
TEST(times_are_exact_beyond_64_bits)
{
	static const struct {
		const char	*s;
		int		 rc;
		int64_t		 want;
	} t[] = {
		{ "06172839450617280.4506172787", 0, 6172839450617280451 },
		{ "-06172839450617280.4506172787", 0, -6172839450617280451 },
		{ "6172839450617280.4504999999", 0, 6172839450617280450 },
		{ "6172839450617280.4505", 0, 6172839450617280451 },
		{ "6172839450617280.4505000000000000000001", 0,
		    6172839450617280451 },
		{ "6172839450617280.000500", 0, 6172839450617280001 },
		{ "6172839450617280.000499999999999999999999", 0,
		    6172839450617280000 },
		{ "6172839450617200.0006", 0, 6172839450617200001 },
		{ "6172839450617999.9995", 0, 6172839450618000000 },
		{ "6172839450617999.99949999999999999999", 0,
		    6172839450617999999 },
		{ "1999999999999999.9999999999999999", 0,
		    2000000000000000000 },
		{ "0.00049999999999999999999999999", 0, 0 },
		{ "0.0005", 0, 1 }, { "-0.0005", 0, -1 },
		{ "0.0015000000000000000000000000000001", 0, 2 },
		{ "617283945061728.04506172787e1", 0, 6172839450617280451 },
		{ "61728394506172804506172787e-10", 0, 6172839450617280451 },
		{ "6172839450617280450617278700000e-15", 0,
		    6172839450617280451 },
		{ "9223372036854775.8064999", 0, INT64_MAX - 1 },
		{ "9223372036854775.8065", 0, INT64_MAX },
		{ "9223372036854775.8074999999", 0, INT64_MAX },
		{ "9223372036854775.8075", 1, INT64_MAX },
		{ "-9223372036854775.8084999", 0, INT64_MIN },
		{ "-9223372036854775.8085", 1, INT64_MIN },
		{ "18446744073709551.615", 1, INT64_MAX },
		{ "18446744073709551.6155", 1, INT64_MAX },
		{ "-18446744073709551.6159", 1, INT64_MIN },
		{ "18446744073709551.61555555555555555555", 1, INT64_MAX },
	};
	int64_t got;
	size_t i;

	for (i = 0; i < N(t); i++)
		if (!CHECK_INT(text_parse_us(t[i].s, strlen(t[i].s), &got),
		    t[i].rc) || !CHECK_INT(got, t[i].want))
			printf("# in \"%s\"\n", t[i].s);
	CHECK_INT(text_parse_time("1844674407370955161.75 ns", &got), 0);
	CHECK_INT(got, 1844674407370955162);
}

TEST(parse_double)
{
	static const char *const good[] = {
		"0", "1", "-1", "0.1", "1.5e3", "123456789012345678901234567",
		"1e22", "1e23", "8.5e-5", "1e-400", "4.9e-324", "2.5e-324",
		"9007199254740993", "9007199254740993.0000000000000000001",
		"1.7976931348623157e308", "00012.500", "5e-1",
		"0.000000000000000000000000000000000000000000000000001e50",
		"100000000000000000000000000000000000000000000000000e-50",
		"2.2250738585072011e-308", "179769313486231570e291",
	};
	static const char *const bad[] = {
		"", ".", "-", "1.5e", "2e+", "nan", "inf", "0x10", "1e400",
		"-1e400", "1,5", "1 2", "--1",
	};
	uint64_t state = 2, bits;
	char s[1200];
	double got, want;
	size_t i, wrong;

	for (i = 0; i < N(good); i++) {
		CHECK_INT(text_parse_double(good[i], strlen(good[i]), &got), 0);
		CHECK_DOUBLE(got, strtod(good[i], NULL));
	}
	for (i = 0; i < N(bad); i++)
		if (!CHECK_INT(text_parse_double(bad[i], strlen(bad[i]), &got),
		    -1))
			printf("# in \"%s\"\n", bad[i]);
	for (wrong = 0, i = 0; i < 100000; i++) {
		bits = test_random(&state);
		memcpy(&want, &bits, sizeof(want));
		if (!isfinite(want))
			continue;
		snprintf(s, sizeof(s), "%.*g", (int)(i % 25) + 1, want);
		if (!isfinite(strtod(s, NULL)))
			continue;
		wrong += text_parse_double(s, strlen(s), &got) == -1 ||
		    got != strtod(s, NULL);
	}
	CHECK_INT(wrong, 0);
	/*
	 * half way between two doubles, and slightly above, 1000 digits
	 * further
	 */
	snprintf(s, sizeof(s), "9007199254740993.%01000d", 0);
	CHECK_INT(text_parse_double(s, strlen(s), &got), 0);
	CHECK_DOUBLE(got, 9007199254740992.0);
	s[strlen(s) - 1] = '1';
	CHECK_INT(text_parse_double(s, strlen(s), &got), 0);
	CHECK_DOUBLE(got, 9007199254740994.0);
}

TEST(parse_time)
{
	static const struct {
		const char	*s;
		int64_t		 want;
	} good[] = {
		{ "0", 0 }, { "1", SEC }, { "-1", -SEC }, { "+1", SEC },
		{ "1e3", 1000 * SEC }, { "12.5ms", 12500000 },
		{ "3us", 3000 }, { "3\xc2\xb5s", 3000 },
		{ "3 \xce\xbcs", 3000 }, { "1.25 s", 1250000000 },
		{ "2min", 120 * SEC }, { "1.5 h", 5400 * SEC },
		{ "1d", 86400 * SEC }, { "7ns", 7 }, { "  7 ns  ", 7 },
		{ "0.4ns", 0 }, { "0.5ns", 1 }, { "-0.5ns", -1 },
		{ "0.49999999999999999999999ns", 0 },
		{ "0.33333333333333333333333333h", 1200 * SEC },
		{ ".5s", SEC / 2 }, { "5.s", 5 * SEC },
		{ "1 h 02 min", 3720 * SEC }, { "1h30min", 5400 * SEC },
		{ "-1 h 02 min 03 s", -3723 * SEC },
		{ "13.842 117 s", 13842117000 },
		{ "13.842 117 001", 13842117001 },
		{ "1,234,567 s", 1234567 * SEC },
		{ "1e-400s", 0 },
		{ "9223372036.854775807", INT64_MAX },
		{ "-9223372036.854775808", INT64_MIN },
		{ "9223372036854775807ns", INT64_MAX },
	};
	static const char *const bad[] = {
		"", " ", "s", "ms", "abc", "1 x", "1 sec", "1 m", "--1",
		"1e", "1 h 2", "1 h -2 min", "1.2.3", "1e400", "1 h, 2 min",
		"9223372036.854775808", "-9223372036.854775809", "1e10 d",
		"9999999999999999999999999", "nan", "0x10", "1\n", "1 2 s",
		"1,5 s", "1,5", "1,2345", "1.2 5 s", "1.25 75",
	};
	int64_t got;
	size_t i;

	for (i = 0; i < N(good); i++)
		if (!CHECK_INT(text_parse_time(good[i].s, &got), 0) ||
		    !CHECK_INT(got, good[i].want))
			printf("# in \"%s\"\n", good[i].s);
	for (i = 0; i < N(bad); i++)
		if (!CHECK_INT(text_parse_time(bad[i], &got), -1))
			printf("# in \"%s\"\n", bad[i]);
}

/* A written time reads back, to the precision that it was written with. */
TEST(time_round_trip)
{
	uint64_t state = 11;
	int64_t v, got;
	size_t bad;
	char s[64];
	int i;

	for (bad = 0, i = 0; i < 100000; i++) {
		v = (int64_t)test_random(&state) >> (i % 64);
		text_time(s, sizeof(s), v, 0);
		bad += text_parse_time(s, &got) == -1 || got != v;
		if (v > INT64_MIN / 2 && v < INT64_MAX / 2) {
			text_duration(s, sizeof(s), v);
			bad += text_parse_time(s, &got) == -1;
		}
	}
	CHECK_INT(bad, 0);
}

/* Returns a text cut in its middle. */
static const char *
middle(const char *s, int cols)
{
	static char out[200];
	size_t n;

	strlcpy(out, s, sizeof(out) - 4);
	n = text_cut_middle(out, cols, '~');
	CHECK_INT(n, strlen(out));
	CHECK(text_columns(out) <= cols);
	return out;
}

TEST(cut_in_the_middle)
{
	CHECK_STR(middle("std::sort", 9), "std::sort");
	CHECK_STR(middle("std::vector<int>::push_back", 12), "std::v~_back");
	CHECK_STR(middle("std::vector<int>::push_back", 13), "std::v~h_back");
	CHECK_STR(middle("too narrow for two ends", 7), "too na~");
	CHECK_STR(middle("\xe6\x97\xa5\xe6\x9c\xac\xe8\xaa\x9e\xe6\x97\xa5"
	    "\xe6\x9c\xac\xe8\xaa\x9e", 8), "\xe6\x97\xa5\xe6\x9c\xac~"
	    "\xe8\xaa\x9e");
	CHECK_STR(middle("\xff\xfe\xfd\x80\x80\x80\x80\x80\x80\x80\x80\x80",
	    8), "\xff\xfe\xfd\x80~\x80\x80\x80");
	CHECK_STR(middle("", 8), "");
}

TEST(cut_keeps_the_number_of_a_thread)
{
	CHECK_STR(middle("main [7], Browser [3]", 20), "main [7], Browser [~");
	CHECK_STR(middle("main [7], Browser [3]", 9), "main [7]~");
	CHECK_STR(middle("ForegroundWorker [21676], Browser [3]", 20),
	    "Foreground~r [21676]");
	CHECK_STR(middle("ForegroundWorker [21676], Browser [3]", 24),
	    "ForegroundWo~ker [21676]");
}

TEST_MAIN
