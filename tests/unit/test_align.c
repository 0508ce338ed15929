/*
 * align against the table of the longest common subsequence: random sequences,
 * loops, repeats; and long ones whose common part is known.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/align.h"
#include "ttv/xmalloc.h"

#include "test.h"

#define MOST	48		/* elements of a random pair */
#define LONG	200000

static uint32_t seed;

static uint32_t
rnd(uint32_t n)
{
	seed = seed * 1664525 + 1013904223;
	return (uint32_t)((uint64_t)(seed >> 4) * n >> 28);
}

/* Returns the length of the longest common subsequence. */
static uint32_t
brute(const uint32_t *a, uint32_t n, const uint32_t *b, uint32_t m)
{
	uint32_t v[MOST + 1][MOST + 1], i, k;

	memset(v, 0, sizeof(v));
	for (i = 1; i <= n; i++)
		for (k = 1; k <= m; k++) {
			v[i][k] = v[i - 1][k] > v[i][k - 1] ? v[i - 1][k] :
			    v[i][k - 1];
			if (a[i - 1] == b[k - 1] &&
			    v[i - 1][k - 1] + 1 > v[i][k])
				v[i][k] = v[i - 1][k - 1] + 1;
		}
	return v[n][m];
}

/* Returns whether partners are equal, ascend, and are as many as said. */
static int
sound(const uint32_t *a, uint32_t n, const uint32_t *b, uint32_t m,
    const uint32_t *pair, uint32_t pairs)
{
	uint32_t i, next = 0, found = 0;

	for (i = 0; i < n; i++) {
		if (pair[i] == UINT32_MAX)
			continue;
		if (pair[i] < next || pair[i] >= m || a[i] != b[pair[i]])
			return 0;
		next = pair[i] + 1;
		found++;
	}
	return found == pairs;
}

/* Makes b of a: each element is removed, doubled or replaced one time in k. */
static uint32_t
changed(const uint32_t *a, uint32_t n, uint32_t *b, uint32_t most, uint32_t k)
{
	uint32_t i, m = 0;

	for (i = 0; i < n && m + 1 < most; i++)
		switch (rnd(k)) {
		case 0:
			break;
		case 1:
			b[m++] = rnd(4);
			b[m++] = a[i];
			break;
		case 2:
			b[m++] = 1000 + rnd(9);
			break;
		default:
			b[m++] = a[i];
		}
	return m;
}

TEST(small_pairs_are_longest)
{
	uint32_t a[MOST], b[MOST], pair[MOST], n, m, i, round, got;

	for (round = 0; round < 20000; round++) {
		seed = round;
		n = rnd(MOST + 1);
		for (i = 0; i < n; i++)
			a[i] = rnd(2 + round % 7);
		if (round % 2 == 0) {
			m = rnd(MOST + 1);
			for (i = 0; i < m; i++)
				b[i] = rnd(2 + round % 7);
		} else
			m = changed(a, n, b, MOST, 4 + round % 9);
		got = align(a, n, b, m, pair);
		if (!sound(a, n, b, m, pair, got) ||
		    got != brute(a, n, b, m))
			break;
	}
	CHECK_INT(round, 20000);
}

TEST(empty_sides_have_no_pairs)
{
	uint32_t a[3] = { 1, 2, 3 }, pair[3] = { 0, 0, 0 };

	CHECK_INT(align(a, 0, a, 3, pair), 0);
	CHECK_INT(align(a, 3, a, 0, pair), 0);
	CHECK_INT(pair[0] == UINT32_MAX && pair[2] == UINT32_MAX, 1);
	CHECK_INT(align(a, 3, a, 3, pair), 3);
}

/*
 * Aligns a long sequence with its changed copy; returns the percent paired of
 * the elements that were not changed.
 */
static uint32_t
long_percent(uint32_t (*element)(uint32_t), uint32_t k, uint32_t from,
    uint32_t hole)
{
	uint32_t *a = xcalloc(LONG, sizeof(*a));
	uint32_t *b = xcalloc(2 * LONG, sizeof(*b));
	uint32_t *pair = xcalloc(LONG, sizeof(*pair));
	uint32_t i, m = 0, kept = 0, got;

	seed = 1;
	for (i = 0; i < LONG; i++)
		a[i] = element(i);
	for (i = 0; i < LONG; i++) {
		if (i >= from && i < from + hole)
			continue;
		switch (k > 0 ? rnd(k) : UINT32_MAX) {
		case 0:
			break;
		case 1:
			b[m++] = 77777;
			b[m++] = a[i];
			kept++;
			break;
		default:
			b[m++] = a[i];
			kept++;
		}
	}
	got = align(a, LONG, b, m, pair);
	i = sound(a, LONG, b, m, pair, got) ?
	    (uint32_t)((uint64_t)got * 100 / kept) : 0;
	free(a);
	free(b);
	free(pair);
	return i;
}

static uint32_t
element_loop(uint32_t i)
{
	return i % 7;
}

static uint32_t
element_random(uint32_t i)
{
	(void)i;
	return rnd(40);
}

static uint32_t
element_nested(uint32_t i)
{
	return i % 12 == 0 ? 20 + rnd(3) : i % 12;
}

TEST(long_sequences_keep_what_they_share)
{
	CHECK_INT(long_percent(element_random, 100, 0, 0) >= 99, 1);
	CHECK_INT(long_percent(element_random, 10, 0, 0) >= 99, 1);
	CHECK_INT(long_percent(element_nested, 50, 0, 0) >= 98, 1);
	CHECK_INT(long_percent(element_nested, 10, 0, 0) >= 97, 1);
	CHECK_INT(long_percent(element_loop, 50, 0, 0) >= 98, 1);
	CHECK_INT(long_percent(element_loop, 10, 0, 0) >= 97, 1);
}

TEST(a_large_hole_does_not_shift_the_rest)
{
	CHECK_INT(long_percent(element_random, 0, 50000, 30000), 100);
	CHECK_INT(long_percent(element_random, 200, 50000, 30000) >= 99, 1);
	CHECK_INT(long_percent(element_nested, 0, 50000, 30000), 100);
	CHECK_INT(long_percent(element_loop, 0, 50000, 30000), 100);
}

TEST(nothing_in_common_has_no_pairs)
{
	uint32_t *a = xcalloc(LONG, sizeof(*a));
	uint32_t *b = xcalloc(LONG, sizeof(*b));
	uint32_t *pair = xcalloc(LONG, sizeof(*pair)), i, got;

	for (i = 0; i < LONG; i++) {
		a[i] = i % 5;
		b[i] = 5 + i % 9;
	}
	CHECK_INT(align(a, LONG, b, LONG, pair), 0);
	for (i = 0; i < LONG; i++)	/* the one is the other backwards */
		b[LONG - 1 - i] = a[i] = i;
	got = align(a, LONG, b, LONG, pair);
	CHECK_INT(got >= 1 && sound(a, LONG, b, LONG, pair, got), 1);
	free(a);
	free(b);
	free(pair);
}

TEST_MAIN
