/*
 * scan: every kernel that this machine can run reads an event as the careful
 * path does or leaves it to that path, and all of them leave the same events;
 * wherever the event lies, what it ends with and what lies behind it.
 */
#include "config.h"

#include "ttv/xmalloc.h"
#include "same_event.h"
#include "test.h"

#define ROOM		4096		/* bytes of the longest text here */

static char	 text[ROOM + BEHIND];
static struct warn warning;

/* Returns the next number of a fixed sequence (splitmix64). */
static uint64_t
next(uint64_t *seed)
{
	uint64_t x = *seed += UINT64_C(0x9e3779b97f4a7c15);

	x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
	return x ^ x >> 31;
}

/*
 * Puts s at `at` in the text, with what lies behind it; returns its end.
 * what: the byte that lies before and behind.
 */
static const char *
place(const char *s, size_t at, char what)
{
	size_t len = strlen(s);

	memset(text, what, sizeof(text));
	text[sizeof(text) - 1] = '\0';	/* zeros follow an input */
	memcpy(text + at, s, len);
	return text + at + len;
}

/*
 * Reads the event at p by all kernels, each with its own keys[]; returns 1 if
 * the portable one reads it, 0 if it leaves it, or -1 if a kernel disagrees
 * with that or with the careful path.
 */
static int
read_by_all(const char *p, const char *end, struct scan_keys *keys)
{
	const char *behind;
	struct event e;
	int k, got, first = -1;

	for (k = KERNELS; k-- > 0;) {
		if (!kernel_usable(k) || k == KERNEL_NONE)
			continue;
		memset(&e, 0, sizeof(e));
		behind = scan_kernel_of(k)->event(p, end, &e, &keys[k]);
		got = behind != NULL;
		if (first == -1)
			first = got;
		if (got != first || (got && !same_event(&e, behind, p, text,
		    end, &warning))) {
			printf("# %s: ", kernel_name(k));
			test_quote(p, (size_t)(end - p));
			printf("\n");
			return -1;
		}
	}
	return first;
}

/* Reads s at every place of a block, over blanks and over quotes. */
static int
read_everywhere(const char *s, int warm)
{
	struct scan_keys keys[KERNELS];
	const char *end;
	size_t at;
	int k, i, got, all = -2;

	for (at = 0; at < 64; at++)
		for (i = 0; i < 3; i++) {
			for (k = 0; k < KERNELS; k++)
				if (!warm || (at == 0 && i == 0))
					scan_keys_init(&keys[k]);
			end = place(s, at, "\0\"}"[i]);
			got = read_by_all(text + at, end, keys);
			if (got == -1 || (all != -2 && got != all))
				return -1;
			all = got;
		}
	return all;
}

/* Events that are usual, but for one value, which is @. */
static const char *const values[] = {
	"{\"ph\":\"X\",\"ts\":12.345,\"name\":\"@\",\"pid\":1,\"tid\":22}",
	"{\"name\":\"@\"}",
	"{\"ph\":\"b\",\"@\":1,\"id\":\"0x1\"}",
	"{\"ph\":\"X\",\"args\":{\"@\":\"@\"},\"ts\":1}",
	"{\"args\":{\"a\":[{\"b\":\"@\"},[],{}],\"c\":\"]}\"},\"dur\":3.5}",
	"{ \"ph\" : \"i\" ,\n\t\"s\" : \"@\" , \"args\" : {} }",
};

static void
event_of(const char *form, const char *value, char *out)
{
	size_t n = 0, len = strlen(value);

	for (; *form != '\0'; form++)
		if (*form == '@') {
			memcpy(out + n, value, len);
			n += len;
		} else
			out[n++] = *form;
	out[n] = '\0';
}

/* Every length of a string passes every boundary of a block. */
TEST(a_string_of_any_length_is_read)
{
	char value[200], s[1024];
	size_t i, n;

	for (i = 0; i < sizeof(values) / sizeof(values[0]); i++)
		for (n = 0; n < 140; n += n < 70 ? 1 : 7) {
			memset(value, 'x', n);
			value[n] = '\0';
			event_of(values[i], value, s);
			/* a key without a letter is none */
			if (n > 0 || i != 2)
				CHECK_INT(read_everywhere(s, n % 2 == 0), 1);
		}
}

TEST(an_escape_at_any_place_is_passed)
{
	char value[200], s[1024];
	size_t i, at;

	for (i = 0; i < sizeof(values) / sizeof(values[0]); i++)
		for (at = 0; at < 131; at += at < 66 ? 1 : 5) {
			memset(value, '/', 132);
			memcpy(value + at, "\\\"", 2);
			value[132] = '\0';
			event_of(values[i], value, s);
			/* keys of events are without escapes */
			CHECK_INT(read_everywhere(s, 0), i != 2);
			memcpy(value + at, "\\\\", 2);
			event_of(values[i], value, s);
			CHECK_INT(read_everywhere(s, 1), i != 2);
		}
}

/* What stands where a number is wanted, and whether kernels read it. */
static const struct {
	const char	*number;
	int		 read;
} numbers[] = {
	{ "0", 1 }, { "7", 1 }, { "12", 1 }, { "1234567", 1 },
	{ "12345678", 1 }, { "123456789", 1 }, { "123456789012345", 1 },
	{ "1234567890123456", 1 }, { "12345678901234567", 1 },
	{ "123456789012345678901234567890", 1 }, { "-5", 1 }, { "-0.5", 1 },
	{ "0.5", 1 }, { "0.0005", 1 }, { "0.0004999999999", 1 },
	{ "9.9995", 1 }, { "1.123456789012345", 1 },
	{ "1.1234567890123456", 1 }, { "4503599627370495.999", 1 },
	{ "1e3", 1 }, { "1.5E-2", 1 }, { "99999999.99999999", 1 },
	{ "00000001", 1 }, { "90071992547409.93", 1 }, { "1:", 0 },
	{ "1\"", 0 }, { "\"1", 0 }, { "", 0 }, { "-", 0 }, { "+1", 0 },
	{ "x", 0 }, { ".5", 0 }, { "tru", 0 }, { "true", 1 }, { "null", 1 },
	{ "false", 1 }, { "[1,{\"a\":2}]", 1 },
	{ "{\"a\":1", 0 },
};

TEST(numbers_are_read_alike)
{
	static const char *const forms[] = { "{\"ts\":@,\"dur\":@}",
		"{\"pid\": @\n,\"tts\":@ }", "{\"x\":\"\",\"id\":@}" };
	char s[1024];
	size_t i, k;
	int got;

	for (k = 0; k < sizeof(forms) / sizeof(forms[0]); k++)
		for (i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
			event_of(forms[k], numbers[i].number, s);
			got = read_everywhere(s, i % 2);
			if (!CHECK(got >= 0) ||
			    !CHECK_INT(got, numbers[i].read))
				printf("# %s\n", s);
		}
}

/* Each member of an event that ttv reads, and some that it passes over. */
TEST(all_keys_are_read)
{
	static const char *const others[] = { "tts", "tdur", "dur2", "n", "names",
		"bind", "bind_ida", "a key that is longer than others" };
	char s[1024];
	int f, n = (int)(sizeof(others) / sizeof(others[0]));

	for (f = 0; f < F_MAX + n; f++) {
		snprintf(s, sizeof(s), "{\"ph\":\"X\",\"%s\":\"1\",\"x\":2}",
		    f < F_MAX ? chrome_field_name(f) : others[f - F_MAX]);
		/* ph is there twice */
		CHECK_INT(read_everywhere(s, 0), f != F_PH);
		snprintf(s, sizeof(s), "{\"%s\":17,\"args\":{}}",
		    f < F_MAX ? chrome_field_name(f) : others[f - F_MAX]);
		CHECK_INT(read_everywhere(s, 1), f != F_ARGS);
	}
}

/* One event, by whatever path reads it. */
TEST(one_event_is_read)
{
	static const struct {
		const char	*text;
		int		 len;	/* bytes of the event; 0: not read */
	} rows[] = {
		{ "{\"ph\":\"X\",\"ts\":17}, ", 18 },
		{ "{\"ph\":\"X\" \"ts\":17}, ", 18 },
		{ "{\"ph\":\"X\",\"ts\":017,} ", 20 },
		{ "{\"ph\":\"X\",\"ts\":17", 0 },
	};
	struct json j;
	struct event e;
	const char *end, *behind;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		end = place(rows[i].text, 7, ' ');
		memset(&j, 0, sizeof(j));
		j.p = j.base = text + 7;
		j.end = end;
		behind = scan_one(&j, &e);
		CHECK_INT(behind == NULL ? 0 : behind - j.p, rows[i].len);
		if (behind != NULL)
			CHECK(event_has(&e, F_TS) && e.f[F_TS].len >= 2);
	}
}

/* What only the careful path may read, as it repairs or counts it. */
static const char *const unusual[] = {
	"{\"ph\":\"X\" \"ts\":1}", "{\"ph\" \"X\"}", "{\"ph\":\"X\",}",
	"{,\"ph\":\"X\"}", "{\"ph\":\"X\"]", "{ph:\"X\"}", "{\"ph\":'X'}",
	"{\"p\\u0068\":\"X\"}", "{\"ph\":\"X\",\"ph\":\"B\"}",
	"{\"ts\":1,\"dur\":2,\"ts\":1}", "{\"args\":{\"a\":\"b\"c\"}}",
	"{\"args\":{\"a\" \"b\"}}", "{\"args\":{\"a\":\"b\"   x}}",
	"{\"args\":{\\\"a\":1}}",
	"{\"name\":\"a", "{\"name\":\"a\"", "{\"args\":{\"a\":1}", "{",
	"{\"\":1}", "{\"args\":[\"]\"",
};

TEST(what_is_unusual_is_left_to_the_careful_path)
{
	char s[1024], wide[200];
	size_t i, n;

	for (i = 0; i < sizeof(unusual) / sizeof(unusual[0]); i++)
		for (n = 0; n < 130; n += 13) {
			memset(wide, ' ', n);
			wide[n] = '\0';
			snprintf(s, sizeof(s), "{%s%s", wide, unusual[i] + 1);
			if (!CHECK_INT(read_everywhere(s, 1), 0))
				printf("# %s\n", s);
		}
}

/* Pieces of texts; the first ones are those of JSON as it should be. */
static const char *const pieces[] = {
	"\"ph\":\"X\"", "\"ts\":1.5", "\"dur\":", "\"args\":{", "\"name\":\"",
	"\"id\":", "\"unknown key\":", ",", ",", ",\n ", "}", "}", "]", "[",
	"{", "\"", "\":\"", "\\", "\\\"", "\\\\", ":", " ", "\t\r\n ",
	"0", "12345678", ".", "-", "e9", "null", "true", "\"tts\":", "\xc3\xa4",
	"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "{}", "[]", "\"cat\":\"a,b\"",
};

/* A text of random pieces, all of whose braces are read as events. */
TEST(random_texts_are_read_alike)
{
	uint64_t seed = 1;
	struct scan_keys keys[KERNELS];
	size_t len, n;
	const char *piece;
	char *p;
	int i, k, good = 1;

	for (k = 0; k < KERNELS; k++)
		scan_keys_init(&keys[k]);
	for (i = 0; i < 3000 && good; i++) {
		len = next(&seed) % 64;
		memset(text, ' ', len);
		text[len++] = '{';
		for (n = 4 + next(&seed) % 40; n-- > 0;) {
			piece = pieces[next(&seed) % (sizeof(pieces) /
			    sizeof(pieces[0]))];
			memcpy(text + len, piece, strlen(piece));
			len += strlen(piece);
		}
		memset(text + len, next(&seed) % 2 ? 0 : '"', BEHIND);
		for (p = text; good && (p = memchr(p, '{',
		    (size_t)(text + len - p))) != NULL; p++)
			good = read_by_all(p, text + len, keys) != -1;
	}
	CHECK(good);
}

/* Changes single bytes of an event that is usual. */
TEST(changed_events_are_read_alike)
{
	static const char usual[] = "{\"ph\":\"X\",\"name\":\"work of a long "
	    "name, longer than half a block\",\"cat\":\"a\",\"ts\":123456.789,"
	    "\"dur\":10,\"pid\":77,\"tid\":78,\"args\":{\"a\":[1,{\"b\":\"c\"}],"
	    "\"d\":\"e\\\"f\"},\"id\":\"0x12\"}";
	static const char bytes[] = "\"\\{}[],: 0x.e-\n\0";
	struct scan_keys keys[KERNELS];
	const char *end;
	size_t at, i;
	int k, good = 1;

	for (k = 0; k < KERNELS; k++)
		scan_keys_init(&keys[k]);
	end = place(usual, 3, ' ');
	CHECK_INT(read_by_all(text + 3, end, keys), 1);
	for (at = 1; at < sizeof(usual) - 1; at++)
		for (i = 0; i < sizeof(bytes) - 1; i++) {
			end = place(usual, at % 64, ' ');
			text[at % 64 + at] = bytes[i];
			good &= read_by_all(text + at % 64, end, keys) != -1;
		}
	CHECK(good);
}

/* Where no kernel is built, or none is wanted, each event is left. */
TEST(no_kernel_reads_nothing)
{
	struct scan_keys keys;
	struct event e;
	const char *end = place("{\"ph\":\"X\"}", 0, ' ');

	scan_keys_init(&keys);
	CHECK(scan_kernel_of(KERNEL_NONE)->event(text, end, &e, &keys) ==
	    NULL);
}

TEST_MAIN
