/*
 * regex: the bounds of regular expressions, and the needle that the prefilter
 * of a search of args takes from them.  Invariant: a text that matches
 * contains the needle.  Random expressions of all constructs are checked on
 * texts made of their parts.
 */
#include "config.h"

#include <ctype.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/find.h"

#include "../../src/query/match.h"
#include "test.h"

/* Returns 1 or 0 for a pattern and a text; -1 refused, -2 too costly. */
static int
says(const char *pattern, const char *text)
{
	struct match m;
	struct err err;
	int yes;

	err_clear(&err);
	if (match_open(&m, pattern, &err) == -1)
		return -1;
	yes = match_text(&m, text, strlen(text));
	if (m.costly > 0)
		yes = -2;
	match_close(&m);
	return yes;
}

TEST(the_language)
{
	CHECK_INT(says("/^.$/", "\xc3\xb6"), 1);	/* one character */
	CHECK_INT(says("/a.b/", "a\nb"), 1);
	CHECK_INT(says("/b$/", "b\n"), 0);
	CHECK_INT(says("/gr\xc3\xb6\xc3\x9f" "e/", "Gr\xc3\x96\xc3\x9f" "E"),
	    1);
	CHECK_INT(says("/Task/", "task"), 0);
	CHECK_INT(says("/task/", "TASK"), 1);
	CHECK_INT(says("/\\Dask/", "TASK"), 1);	/* \D is no capital D */
	CHECK_INT(says("/^\\w+$/", "a_1"), 1);
	CHECK_INT(says("/\\bpaint\\b/", "do paint it"), 1);
	CHECK_INT(says("/(?<=do )paint(?! me)/", "do paint it"), 1);
	CHECK_INT(says("/^(a+)\\1$/", "aaaa"), 1);
	CHECK_INT(says("/\\p{L}{4}/", "Gr\xc3\xb6\xc3\x9f"), 1);
	CHECK_INT(says("/a|/", "b"), 1);
	CHECK_INT(says("/k/", "\xe2\x84\xaa"), 0);	/* Kelvin sign */
	CHECK_INT(says("/\\//", "a/b"), 1);
}

TEST(what_is_no_utf_8_matches_nothing)
{
	CHECK_INT(says("/b/", "a\xff" "b"), 1);
	CHECK_INT(says("/a.b/", "a\xff" "b"), 0);
	CHECK_INT(says("/b/", "\xc3"), 0);
	CHECK_INT(says("/\xff/", "\xff"), -1);
}

/* Returns `what` n times, between slashes. */
static char *
times(const char *what, size_t n)
{
	size_t len = strlen(what), i;
	char *s = malloc(n * len + 3);

	s[0] = '/';
	for (i = 0; i < n; i++)
		memcpy(s + 1 + i * len, what, len);
	memcpy(s + 1 + n * len, "/", 2);
	return s;
}

TEST(what_takes_much_to_compile_is_refused)
{
	static const struct {
		const char *what;
		size_t n;
	} bad[] = { { "(", 30000 }, { "(", 4000 }, { "a", 5000 },
	    { "(?:(?:a{1,255}){1,255}){1,255}", 1 },
	    { "(a{0,200}){0,200}", 100 } };
	char *s, *nested;
	size_t i;

	for (i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		s = times(bad[i].what, bad[i].n);
		CHECK_INT(says(s, "a"), -1);
		free(s);
	}
	CHECK_INT(says("/a{1,255}{1,255}{1,255}/", "a"), -1);
	nested = malloc(512);
	memset(nested, '(', 110);
	memset(nested + 110, ')', 110);
	nested[0] = nested[219] = '/';
	nested[220] = '\0';
	CHECK_INT(says(nested, "a"), -1);
	free(nested);
}

TEST(what_depends_on_where_a_match_begins_is_refused)
{
	CHECK_INT(says("/a(*COMMIT)b/", "ab"), -1);
	CHECK_INT(says("/(*ACCEPT)a/", "b"), -1);
	CHECK_INT(says("/\\Ga/", "a"), -1);
	CHECK_INT(says("/\\Ca/", "aa"), -1);
	CHECK_INT(says("/\\\\Ga/", "\\Ga"), 1);
	CHECK_INT(says("/[(*]/", "*"), 1);
}

static char *
repeated(char c, size_t n, const char *tail)
{
	char *s = malloc(n + strlen(tail) + 1);

	memset(s, c, n);
	memcpy(s + n, tail, strlen(tail) + 1);
	return s;
}

TEST(a_text_that_is_too_costly_is_said_to_be)
{
	char *few = repeated('a', 40, "!"), *many = repeated('a', 1 << 20, "");

	CHECK_INT(says("/^(a+)+[bc]/", few), -2);
	CHECK_INT(says("/(a|aa)*\\d/", few), -2);
	CHECK_INT(says("/(a+)+[bc]|!/", few), -2);
	CHECK_INT(says("/[a-z]+[0-9]/", many), -2);
	CHECK_INT(says("/(.)(?:.*\\1){9}[b-d]/", many), -2);
	free(few);
	free(many);
}

TEST(a_long_text_is_matched_at_every_place)
{
	char *s = repeated('a', 100000, "\xc3\xb6 needle");
	struct match m;

	CHECK_INT(says("/needle$/", s), 1);
	CHECK_INT(says("/^needle/", s), 0);
	CHECK_INT(says("/(?<=\xc3\xb6 )needle/", s), 1);
	CHECK_INT(says("/\xc3\xb6 n/", s), 1);
	CHECK_INT(says("/^a.*needle/", s), 1);
	/* every length: pieces end within characters */
	match_open(&m, "/\xc3\xb6 needle/", NULL);
	for (size_t i = 100000 - 600; i < 100000; i++)
		CHECK_INT(match_text(&m, s + i, 100000 - i + 9), 1);
	match_close(&m);
	free(s);
}

/* ---- the needle ---- */

static const char *
needle(const char *pattern)
{
	static struct needle n;
	struct match m;

	if (match_open(&m, pattern, NULL) == -1)
		return "refused";
	match_needle(&m, &n);
	match_close(&m);
	n.text[n.len] = '\0';
	return n.text;
}

TEST(needles)
{
	static const char *const pairs[][2] = {
		{ "/needle/", "needle" }, { "/need|le/", "" },
		{ "/foo(bar|baz)quux/", "quux" }, { "/abc?d/", "ab" },
		{ "/abc*d/", "ab" }, { "/abc+de/", "abc" },
		{ "/abc{2}d/", "abc" }, { "/abc{0}d/", "ab" },
		{ "/abc{0,3}d/", "ab" }, { "/abc{1,}def/", "abc" },
		{ "/a{x|y}/", "" }, { "/ab{,3}c/", "" },
		{ "/(?i)abc/", "" }, { "/(?x)a b c/", "" },
		{ "/\\Qa.b\\E/", "" }, { "/[x|y]abc/", "abc" },
		{ "/[]|]abc/", "abc" }, { "/[^]|]abc/", "abc" },
		{ "/[\\]|]abc/", "abc" }, { "/[[:alpha:]|]abc/", "abc" },
		{ "/a\\.b/", "a.b" }, { "/a\\db/", "a" },
		{ "/\\x61b/", "" }, { "/\\cab/", "" }, { "/\\101b/", "" },
		{ "/ab(?=cd)/", "ab" }, { "/(?<!ab)cd/", "cd" },
		{ "/^abc$/", "abc" }, { "/a.bc/", "bc" },
		{ "/abc??d/", "ab" }, { "/abc++de/", "abc" },
		{ "/\\\"abc/", "\"abc" }, { "/abc\\//", "abc" },
		{ "/task\xc3\xb6/", "task" }, { "/tas[k]/", "tas" },
		{ "/(abc)?de/", "de" }, { "/(?:abc){0}de/", "de" },
		{ "/.{,3}abc/", "" }, { "/\\d{x}abc/", "" },
		{ "/[ab]{,3}abc/", "" }, { "/(a){x}abc/", "" },
		{ "/.{2}abc/", "abc" }, { "/\\d{2,}abc/", "abc" },
		{ "/a(?#|)b/", "" }, { "/(?|a|b)cd/", "" },
		{ "/(?<n>a)\\k<n>b/", "" }, { "/Paint/", "Paint" },
	};
	size_t i;

	for (i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++)
		CHECK_STR(needle(pairs[i][0]), pairs[i][1]);
}

/* The parts of random expressions: constructs, and parts of texts. */
static const char *const atoms[] = {
	"a", "b", "k", "s", "K", "S", "ab", "ks", ".", "\\w", "\\d", "\\.",
	"[ak]", "[^b]", "[]s]", "[a-k|]", "[[:alpha:]]", "[\\]b]", "\\Qa|b\\E",
	"\\x61", "\\x{6b}", "\\N", "\xc3\xb6", "\xc5\xbf", "\xe2\x84\xaa", " ",
	"#", "|", "(", ")", "(?:", "(?i)", "(?-i)", "(?x)", "(?i:", "(?=",
	"(?!", "(?<=", "(?<!", "(?>", "(?|", "(?#|)", "(?<n>", "\\k<n>", "\\1",
	"^", "$", "\\b", "\\B", "\\A", "\\z", "\\K", "{", "}", "{x|y}", "{,2}",
	"\\", "[", "]", "-", ",", "0", "2", "\\p{L}", "\\R", "\\t", "\\cA",
	"\\101", "\\o{141}", "\\E", "\\Q", "\"", "\\/"
};
static const char *const repeats[] = {
	"*", "+", "?", "{0}", "{0,1}", "{1}", "{2}", "{1,}", "{0,}", "*?",
	"+?", "??", "*+", "++", "?+", "{2}?", "{0,2}+", "{00}"
};
static const char *const bits[] = {
	"a", "b", "k", "s", "K", "S", "A", "B", "ab", "ks", "\xc3\xb6",
	"\xc3\x96", "\xc5\xbf", "\xe2\x84\xaa", ".", "|", "#", " ", "]", "[",
	"{", "}", "x", "y", "0", "2", ",", "-", "\\", "\"", "/", "\t", "\n",
	"\xff", "a|b", "{x", "y}"
};
#define PICK(list, seed)	list[test_random(seed) % \
				    (sizeof(list) / sizeof(list[0]))]

static void
random_pattern(char *out, size_t n, uint64_t *seed)
{
	size_t k = 1 + test_random(seed) % 7;

	strlcpy(out, "/", n);
	while (k-- > 0) {
		strlcat(out, PICK(atoms, seed), n);
		if (test_random(seed) % 4 == 0)
			strlcat(out, PICK(repeats, seed), n);
	}
	strlcat(out, "/", n);
}

static void
random_text(char *out, size_t n, uint64_t *seed)
{
	size_t k = test_random(seed) % 8;

	out[0] = '\0';
	while (k-- > 0)
		strlcat(out, PICK(bits, seed), n);
}

static int
stands(const struct needle *n, const char *text)
{
	size_t i, j, len = strlen(text);

	for (i = 0; i + n->len <= len; i++) {
		for (j = 0; j < n->len && (n->fold ? tolower((unsigned char)
		    text[i + j]) : (unsigned char)text[i + j]) ==
		    (unsigned char)n->text[j]; j++)
			;
		if (j == n->len)
			return 1;
	}
	return 0;
}

TEST(a_text_that_matches_has_the_needle)
{
	char pattern[256], text[128];
	uint64_t seed = 77, compiled = 0, needles = 0, hits = 0, wrong = 0;
	struct needle n;
	struct match m;
	int i, k;

	for (i = 0; i < 60000; i++) {
		random_pattern(pattern, sizeof(pattern), &seed);
		if (match_open(&m, pattern, NULL) == -1)
			continue;
		compiled++;
		match_needle(&m, &n);
		needles += n.len > 0;
		for (k = 0; n.len > 0 && k < 40; k++) {
			random_text(text, sizeof(text), &seed);
			if (!match_text(&m, text, strlen(text)))
				continue;
			hits++;
			if (stands(&n, text))
				continue;
			wrong++;
			printf("# %s has no \"%.*s\" in %s\n", pattern,
			    (int)n.len, n.text, text);
		}
		match_close(&m);
	}
	CHECK_INT(wrong, 0);
	CHECK(compiled > 20000);
	CHECK(needles > 2000);
	CHECK(hits > 2000);
}

TEST_MAIN
