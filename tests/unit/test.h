#ifndef TTV_TEST_H
#define TTV_TEST_H
/*
 * The harness of the unit tests.  A test file is
 *
 * 	#include "config.h"
 * 	#include "test.h"
 *
 * 	TEST(empty_is_empty)
 * 	{
 * 		CHECK_INT(buf.len, 0);
 * 	}
 *
 * 	TEST_MAIN
 *
 * Tests run in the order of the file.  A failed check is printed with its
 * place and both values, and the test goes on; a test ends in one line `ok
 * NAME` or `not ok NAME`.  The last line of the program is `N passed, N
 * failed`, counted in tests; the exit status is 1 if any failed.  Each check
 * evaluates its arguments once. Arguments on the command line select tests by
 * a part of their name.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct test {
	const char	*name;
	void		(*fn)(void);
	struct test	*next;
};

static struct test	*test_first, **test_last = &test_first;
static const char	*test_name;	/* the running test */
static int		 test_bad;	/* its failed checks */

#define TEST(n)								\
	static void test_##n(void);					\
	static struct test test_row_##n = { #n, test_##n, NULL };	\
	__attribute__((constructor)) static void			\
	test_add_##n(void)						\
	{								\
		*test_last = &test_row_##n;				\
		test_last = &test_row_##n.next;				\
	}								\
	static void							\
	test_##n(void)

/* Prints the place of a failure; the caller prints the rest of the line. */
static inline void
test_fail(const char *file, int line)
{
	test_bad++;
	printf("# %s: %s:%d: ", test_name, file, line);
}

static inline int
test_cond(int ok, const char *text, const char *file, int line)
{
	if (!ok) {
		test_fail(file, line);
		printf("%s\n", text);
	}
	return ok;
}

static inline int
test_int(intmax_t a, intmax_t b, const char *text, const char *file, int line)
{
	if (a == b)
		return 1;
	test_fail(file, line);
	printf("%s is %" PRIdMAX " (0x%jx), not %" PRIdMAX " (0x%jx)\n", text,
	    a, (uintmax_t)a, b, (uintmax_t)b);
	return 0;
}

/* Prints bytes in quotes, with escapes; a long text is cut. */
static inline void
test_quote(const void *p, size_t len)
{
	const unsigned char *s = p;
	size_t i;

	if (s == NULL) {
		printf("NULL");
		return;
	}
	putchar('"');
	for (i = 0; i < len && i < 2000; i++) {
		if (s[i] == '\n')
			printf("\\n");
		else if (s[i] == '"' || s[i] == '\\')
			printf("\\%c", s[i]);
		else if (s[i] < 0x20 || s[i] == 0x7f)
			printf("\\x%02x", s[i]);
		else
			putchar(s[i]);
	}
	printf(i < len ? "\"..." : "\"");
}

static inline int
test_mem(const void *a, size_t alen, const void *b, size_t blen,
    const char *text, const char *file, int line)
{
	if (a == NULL || b == NULL ? a == b :
	    alen == blen && (alen == 0 || memcmp(a, b, alen) == 0))
		return 1;
	test_fail(file, line);
	printf("%s is\n#   ", text);
	test_quote(a, alen);
	printf(", not\n#   ");
	test_quote(b, blen);
	printf("\n");
	return 0;
}

static inline int
test_str(const char *a, const char *b, const char *text, const char *file,
    int line)
{
	return test_mem(a, a == NULL ? 0 : strlen(a), b,
	    b == NULL ? 0 : strlen(b), text, file, line);
}

static inline int
test_double(double a, double b, const char *text, const char *file, int line)
{
	if (a == b || (a != a && b != b))
		return 1;
	test_fail(file, line);
	printf("%s is %.17g, not %.17g\n", text, a, b);
	return 0;
}

/* Each is 1 when the check holds, so a test can stop: if (!CHECK…). */
#define CHECK(c)		test_cond(!!(c), #c, __FILE__, __LINE__)
#define CHECK_INT(a, b)		test_int((intmax_t)(a), (intmax_t)(b), #a,   \
				    __FILE__, __LINE__)
#define CHECK_STR(a, b)		test_str(a, b, #a, __FILE__, __LINE__)
#define CHECK_MEM(a, alen, b, blen)					     \
				test_mem(a, alen, b, blen, #a, __FILE__,     \
				    __LINE__)
#define CHECK_DOUBLE(a, b)	test_double(a, b, #a, __FILE__, __LINE__)

/*
 * Returns a random number for tests on random data, the same on every machine
 * and run (splitmix64).  The caller keeps the state; any seed is good.
 */
static inline uint64_t
test_random(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

/*
 * With sanitizers a test takes up to twelve times as long: of what is made at
 * random or for every byte, all of which a build without them has, a third is
 * enough.
 */
#ifdef TTV_ASAN
#define TEST_SHARE	3
#else
#define TEST_SHARE	1
#endif

/* Returns whether the next of many inputs is one of that share. */
static inline int
test_shares(void)
{
	static unsigned int seen;

	return seen++ % TEST_SHARE == 0;
}

static inline int
test_chosen(const char *name, int argc, char **argv)
{
	int i;

	for (i = 1; i < argc; i++)
		if (strstr(name, argv[i]) != NULL)
			return 1;
	return argc < 2;
}

static int	test_all;		/* 1: none was chosen by its name */

static inline int
test_run(int argc, char **argv)
{
	unsigned int passed = 0, failed = 0;
	struct test *t;

	/* by lines: a crash must not lose earlier output */
	setvbuf(stdout, NULL, _IOLBF, 0);
	test_all = argc < 2;
	for (t = test_first; t != NULL; t = t->next) {
		if (!test_chosen(t->name, argc, argv))
			continue;
		test_name = t->name;
		test_bad = 0;
		t->fn();
		printf("%s %s\n", test_bad == 0 ? "ok" : "not ok", t->name);
		if (test_bad == 0)
			passed++;
		else
			failed++;
	}
	printf("%u passed, %u failed\n", passed, failed);
	return failed != 0;
}

#define TEST_MAIN							\
	int								\
	main(int argc, char **argv)					\
	{								\
		return test_run(argc, argv);				\
	}

#endif
