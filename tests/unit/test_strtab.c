/*
 * strtab: ids, pointers that stay valid, a million strings, and look-ups of
 * strings that were never added.
 */
#include "config.h"

#include "test.h"
#include "ttv/strtab.h"

static uint32_t
add(struct strtab *t, const char *s)
{
	return strtab_add(t, s, strlen(s));
}

TEST(empty)
{
	struct strtab *t = strtab_new();

	CHECK_INT(strtab_count(t), 0);
	CHECK_INT(strtab_find(t, "", 0), 0);
	CHECK_INT(strtab_find(t, "a", 1), 0);
	CHECK_STR(strtab_str(t, 0), "");
	CHECK_INT(strtab_len(t, 0), 0);
	CHECK_STR(strtab_str(t, 17), "");
	strtab_free(t);
	strtab_free(NULL);
}

TEST(ids)
{
	struct strtab *t = strtab_new();

	CHECK_INT(add(t, "one"), 1);
	CHECK_INT(strtab_add(t, NULL, 0), 2);
	CHECK_INT(add(t, "one"), 1);
	CHECK_INT(add(t, ""), 2);
	CHECK_INT(strtab_add(t, "one\0two", 7), 3);
	CHECK_INT(strtab_add(t, "one\0", 4), 4);
	CHECK_INT(strtab_count(t), 4);
	CHECK_STR(strtab_str(t, 2), "");
	CHECK_MEM(strtab_str(t, 3), strtab_len(t, 3) + 1, "one\0two", 8);
	CHECK_INT(strtab_find(t, "one", 3), 1);
	CHECK_INT(strtab_find(t, "on", 2), 0);
	strtab_free(t);
}

/* Every length takes its own path through the hash. */
TEST(lengths)
{
	struct strtab *t = strtab_new();
	char s[200];
	size_t n, i, bad;

	memset(s, 'a', sizeof(s));
	for (bad = 0, n = 0; n < sizeof(s); n++) {
		bad += strtab_add(t, s, n) != n + 1;
		bad += strtab_len(t, (uint32_t)n + 1) != n;
	}
	CHECK_INT(bad, 0);
	/* and a difference in any byte counts */
	for (bad = 0, n = 1; n < sizeof(s); n++)
		for (i = 0; i < n; i++) {
			s[i] = 'b';
			bad += strtab_find(t, s, n) != 0;
			s[i] = 'a';
		}
	CHECK_INT(bad, 0);
	strtab_free(t);
}

TEST(nothing_moves)
{
	struct strtab *t = strtab_new();
	const char *first, *second;
	char s[32];
	int i;

	first = strtab_str(t, add(t, "first"));
	second = strtab_str(t, add(t, "second"));
	for (i = 0; i < 50000; i++) {
		snprintf(s, sizeof(s), "name %d", i);
		add(t, s);
	}
	CHECK(strtab_str(t, 1) == first);
	CHECK(strtab_str(t, 2) == second);
	CHECK_STR(first, "first");
	strtab_free(t);
}

TEST(large_strings)
{
	struct strtab *t = strtab_new();
	size_t n, bad;
	char *s;

	s = malloc(3000000);
	memset(s, 'x', 3000000);
	for (bad = 0, n = 1; n < 3000000; n = n * 3 + 1) {
		bad += strtab_add(t, s, n) != strtab_count(t);
		bad += strtab_len(t, strtab_count(t)) != n;
		bad += strlen(strtab_str(t, strtab_count(t))) != n;
		bad += strtab_find(t, s, n) != strtab_count(t);
	}
	CHECK_INT(bad, 0);
	free(s);
	strtab_free(t);
}

TEST(a_million)
{
	enum { N = 1000000 };
	struct strtab *t = strtab_new();
	char s[40];
	size_t bad;
	int i, n;

	for (bad = 0, i = 0; i < N; i++) {
		n = snprintf(s, sizeof(s), "blink::Foo<%d>::run", i * 7);
		bad += strtab_add(t, s, (size_t)n) != (uint32_t)i + 1;
	}
	CHECK_INT(strtab_count(t), N);
	for (i = N - 1; i >= 0; i--) {
		n = snprintf(s, sizeof(s), "blink::Foo<%d>::run", i * 7);
		bad += strtab_add(t, s, (size_t)n) != (uint32_t)i + 1;
		bad += strtab_find(t, s, (size_t)n) != (uint32_t)i + 1;
		bad += strcmp(strtab_str(t, (uint32_t)i + 1), s) != 0;
		s[0] = 'B';
		bad += strtab_find(t, s, (size_t)n) != 0;
	}
	CHECK_INT(bad, 0);
	CHECK_INT(strtab_count(t), N);
	/* strings of about 24 bytes, 16 an entry, 8 to 24 of slots */
	CHECK(strtab_bytes(t) < (size_t)N * 72);
	strtab_free(t);
}

TEST_MAIN
