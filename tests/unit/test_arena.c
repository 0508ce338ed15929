/*
 * arena: alignment, blocks that keep their contents, large blocks between
 * small ones, reuse after a free.
 */
#include "config.h"

#include "test.h"
#include "ttv/arena.h"

static int
aligned(const void *p)
{
	return ((uintptr_t)p & 15) == 0;
}

TEST(empty)
{
	struct arena a = ARENA_INIT;

	arena_free(&a);
	CHECK_INT(a.total, 0);
	CHECK(arena_alloc(&a, 0) != NULL);
	CHECK(arena_alloc(&a, 0) != NULL);
	arena_free(&a);
	arena_free(&a);
	CHECK_INT(a.total, 0);
	CHECK(a.chunks == NULL);
}

TEST(blocks_do_not_overlap)
{
	enum { N = 20000 };
	static struct {
		unsigned char	*p;
		size_t		 n;
	} block[N];
	struct arena a = ARENA_INIT;
	uint64_t state = 1;
	size_t i, j, bad;

	for (i = 0; i < N; i++) {
		block[i].n = test_random(&state) % 100;
		if (i % 1000 == 7)
			block[i].n = test_random(&state) % 300000;
		block[i].p = arena_alloc(&a, block[i].n);
		if (!aligned(block[i].p))
			CHECK(aligned(block[i].p));
		memset(block[i].p, (int)(i & 255), block[i].n);
	}
	for (bad = 0, i = 0; i < N; i++)
		for (j = 0; j < block[i].n; j++)
			bad += block[i].p[j] != (i & 255);
	CHECK_INT(bad, 0);
	arena_free(&a);
}

TEST(calloc_clears_reused_memory)
{
	struct arena a = ARENA_INIT;
	unsigned char *p;
	size_t i, sum;
	int round;

	for (round = 0; round < 3; round++) {
		p = arena_calloc(&a, 3000);
		for (sum = 0, i = 0; i < 3000; i++)
			sum += p[i];
		CHECK_INT(sum, 0);
		memset(p, 0xff, 3000);
		arena_free(&a);
	}
}

TEST(large_block_leaves_the_newest_in_use)
{
	struct arena a = ARENA_INIT;
	size_t before;
	char *p, *q;

	p = arena_alloc(&a, 16);
	arena_alloc(&a, 1 << 20);
	before = a.total;
	q = arena_alloc(&a, 16);
	CHECK(q == p + 16);
	CHECK_INT(a.total, before);
	arena_free(&a);
}

TEST(little_is_wasted)
{
	struct arena a = ARENA_INIT;
	size_t i;

	for (i = 0; i < 100000; i++)
		arena_alloc(&a, 32);
	CHECK(a.total < 3200000 + (2 << 20));
	arena_free(&a);
}

TEST(strndup)
{
	struct arena a = ARENA_INIT;
	char *s;

	s = arena_strndup(&a, "ab\0cd", 5);
	CHECK_MEM(s, 6, "ab\0cd", 6);
	CHECK_STR(arena_strndup(&a, NULL, 0), "");
	CHECK_STR(arena_strndup(&a, "xyz", 2), "xy");
	arena_free(&a);
}

TEST_MAIN
