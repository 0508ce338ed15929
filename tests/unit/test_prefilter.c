/*
 * hunt: every kernel finds the needles that a search byte by byte finds, at
 * every place in a block, over its edges, and at the very end of readable
 * memory.
 */
#include "config.h"

#include <sys/mman.h>

#include <unistd.h>

#include "ttv/prefilter.h"
#include "test.h"

#define TEXT	1000

static struct needle
needle(const char *text, int fold)
{
	struct needle n;

	memset(&n, 0, sizeof(n));
	n.len = strlen(text);
	memcpy(n.text, text, n.len);
	n.fold = fold;
	return n;
}

static int
same(char a, char b, int fold)
{
	if (fold && a >= 'A' && a <= 'Z')
		a += 32;
	return a == b;
}

/* An independent version of prefilter_is(). */
static int
is(const struct needle *n, const char *p, const char *end)
{
	char hex[5] = "", *rest;
	long v;
	size_t i;

	for (i = 0; i < n->len && p + i < end && same(p[i], n->text[i],
	    n->fold); i++)
		;
	if (i == n->len)
		return 1;
	if (end - p < 6 || p[0] != '\\' || p[1] != 'u')
		return 0;
	memcpy(hex, p + 2, 4);
	if (strspn(hex, "0123456789abcdefABCDEF") < 4)
		return 0;
	v = strtol(hex, &rest, 16);
	for (i = 0; i < n->len; i++)
		if (v < 0x80 ? same((char)v, n->text[i], n->fold) :
		    (n->text[i] & 0x80) != 0)
			return 1;
	return 0;
}

static const char *
naive(const struct needle *n, const char *p, const char *stop,
    const char *end)
{
	for (; p < stop; p++)
		if (is(n, p, end))
			return p;
	return NULL;
}

/* Returns memory whose last byte is the last readable one, p behind it. */
static char *
at_the_edge(void)
{
	static char *edge;
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	char *p;

	if (edge != NULL)
		return edge;
	p = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE |
	    MAP_ANONYMOUS, -1, 0);
	if (p == MAP_FAILED || mprotect(p + page, page, PROT_NONE) == -1)
		abort();
	return edge = p + page;
}

/* Compares all hits of a kernel in [p, stop). */
static int
agrees(const struct prefilter_kernel *k, const struct needle *n, const char *p,
    const char *stop, const char *end)
{
	const char *want, *got;

	for (;;) {
		want = naive(n, p, stop, end);
		got = k->find(n, p, stop, end);
		if (want != got) {
			printf("# %s: \"%s\" at %td, not at %td of %td\n",
			    kernel_name(k->kernel), n->text, got == NULL ? -1 :
			    got - p, want == NULL ? -1 : want - p, end - p);
			return 0;
		}
		if (want == NULL)
			return 1;
		p = want + 1;
	}
}

static int
all_agree(const struct needle *n, const char *p, const char *stop,
    const char *end)
{
	int good = 1, k;

	for (k = 0; k < KERNELS; k++)
		if (kernel_usable(k))
			good &= agrees(prefilter_kernel_of(k), n, p, stop, end);
	return good;
}

TEST(a_needle_at_every_place_of_every_length)
{
	char *end = at_the_edge(), *p;
	size_t len, at, text;
	struct needle n;
	int bad = 0;

	for (text = 1; text < 200; text += text < 70 ? 1 : 37)
		for (len = 1; len <= text && len <= 70; len += 3)
			for (at = 0; at + len <= text; at++) {
				p = end - text;
				memset(p, '.', text);
				memset(&n, 0, sizeof(n));
				n.len = len;
				memset(n.text, 'x', len);
				n.text[0] = 'a';
				memcpy(p + at, n.text, len);
				bad += !all_agree(&n, p, end, end);
				/* all but one byte of the needle */
				p[at + len - 1] ^= 1;
				bad += !all_agree(&n, p, end, end);
			}
	CHECK_INT(bad, 0);
}

TEST(nothing_is_found_behind_the_stop)
{
	char *end = at_the_edge(), *p = end - 300;
	struct needle n = needle("abc", 0);
	int bad = 0, i;

	memset(p, '.', 300);
	for (i = 0; i < 290; i += 7)
		memcpy(p + i, "abc", 3);
	for (i = 0; i <= 300; i++)
		bad += !all_agree(&n, p, p + i, end);
	for (i = 0; i <= 300; i++)	/* nor a part of it before the end */
		bad += !all_agree(&n, p, p + i, p + i);
	CHECK_INT(bad, 0);
}

TEST(random_texts_of_few_letters)
{
	static const char letters[] = "aAbB\\u006100\"c";
	char *end = at_the_edge(), *p, text[8];
	uint64_t seed = 11;
	struct needle n;
	size_t len, k;
	int bad = 0, i;

	for (i = 0; i < 3000; i++) {
		len = test_random(&seed) % 300 + 1;
		p = end - len;
		for (k = 0; k < len; k++)
			p[k] = letters[test_random(&seed) %
			    (sizeof(letters) - 1)];
		len = test_random(&seed) % 4 + 1;
		for (k = 0; k < len; k++)
			text[k] = "abc0"[test_random(&seed) % 4];
		text[len] = '\0';
		n = needle(text, i & 1);
		bad += !all_agree(&n, p, end, end);
	}
	CHECK_INT(bad, 0);
}

TEST(every_byte)
{
	char *end = at_the_edge(), *p = end - 256, text[2] = "";
	struct needle n;
	int bad = 0, i, fold;

	for (i = 0; i < 256; i++)
		p[i] = (char)i;
	for (fold = 0; fold < 2; fold++)
		for (i = 1; i < 256; i++) {
			if (fold && i >= 'A' && i <= 'Z')
				continue;
			text[0] = (char)i;
			n = needle(text, fold);
			bad += !all_agree(&n, p, end, end);
		}
	CHECK_INT(bad, 0);
}

TEST(escapes)
{
	static const struct {
		const char *text, *needle;
		int fold, at;
	} rows[] = {
		{ "x\\u0061", "a", 0, 1 },
		{ "x\\u0041", "a", 0, -1 },
		{ "x\\u0041", "a", 1, 1 },
		{ "x\\u006", "a", 0, -1 },
		{ "x\\u00e9", "a", 0, -1 },
		{ "x\\u00e9", "\xc3\xa9", 0, 1 },
		{ "x\\u00E9", "e\xc3\xa8", 0, 1 },
		{ "x\\n", "n", 0, 2 },
		{ "\\\\u0061", "a", 0, 1 },
	};
	char *end = at_the_edge(), *p;
	const char *found;
	struct needle n;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		p = end - strlen(rows[i].text);
		memcpy(p, rows[i].text, strlen(rows[i].text));
		n = needle(rows[i].needle, rows[i].fold);
		found = prefilter_kernel()->find(&n, p, end, end);
		CHECK_INT(found == NULL ? -1 : found - p, rows[i].at);
		CHECK_INT(all_agree(&n, p, end, end), 1);
	}
}

TEST_MAIN
