/* split: every element is placed once, by bucket, and in order in each. */
#include "config.h"

#include "ttv/split.h"
#include "ttv/xmalloc.h"
#include "test.h"

struct things {
	const uint32_t	*bucket;	/* of each element; NOT: not placed */
	uint32_t	*placed;
};

#define NOT		UINT32_MAX

static void
count(void *arg, size_t first, size_t end, uint32_t *counts)
{
	const struct things *w = arg;

	for (; first < end; first++)
		if (w->bucket[first] != NOT)
			counts[w->bucket[first]]++;
}

static void
place(void *arg, size_t first, size_t end, uint32_t *at)
{
	const struct things *w = arg;

	for (; first < end; first++)
		if (w->bucket[first] != NOT)
			w->placed[at[w->bucket[first]]++] = (uint32_t)first;
}

static int
check_split(size_t n, uint32_t nbuckets, int threads)
{
	uint32_t *bucket = xreallocarray(NULL, n, sizeof(*bucket));
	uint32_t *placed = xreallocarray(NULL, n, sizeof(*placed)), b, i;
	struct things w = { bucket, placed };
	struct split s = { n, nbuckets, 1000, count, place, &w };
	struct split_at *at;
	const uint32_t *starts;
	uint64_t seed = n + nbuckets;
	size_t there = 0;
	int ok = 1;

	for (i = 0; i < n; i++) {
		bucket[i] = test_random(&seed) % 9 == 0 ? NOT :
		    (uint32_t)(test_random(&seed) % nbuckets);
		there += bucket[i] != NOT;
	}
	at = split_count(&s, threads);
	split_place(&s, at, threads);
	starts = split_starts(at);
	ok = CHECK_INT(starts[0], 0) && CHECK_INT(starts[nbuckets], there);
	for (b = 0; ok && b < nbuckets; b++)
		for (i = starts[b]; ok && i < starts[b + 1]; i++)
			ok = CHECK_INT(bucket[placed[i]], b) && (i ==
			    starts[b] || CHECK(placed[i - 1] < placed[i]));
	split_free(at);
	free(bucket);
	free(placed);
	return ok;
}

TEST(nothing)
{
	check_split(0, 1, 3);
	check_split(0, 100, 1);
}

TEST(one_worker)
{
	check_split(1, 1, 1);
	check_split(1000, 7, 1);
	check_split(100, 5000, 1);
}

TEST(many_workers)
{
	check_split(100000, 1, 4);
	check_split(100000, 1000, 3);
	check_split(100000, 90000, 16);
	check_split(100001, 12, 16);
}

TEST_MAIN
