/* first_fit: the tree and the heap against plain lists. */
#include "config.h"

#include "../../src/ingest/first_fit.h"
#include "test.h"

#define LANES	300
#define ENDS	2000

struct announced {
	int64_t		end;
	size_t		lane;
};

static int64_t		key[LANES];
static size_t		nkeys;
static struct announced	ends[ENDS];
static size_t		nends;

static size_t
first_by_rule(int64_t end)
{
	size_t i;

	for (i = 0; i < nkeys && key[i] < end; i++)
		;
	return i;
}

/* Removes an announced end of that lane, which must be an earliest one. */
static int
take(size_t lane, int64_t t)
{
	int64_t min = INT64_MAX;
	size_t i;

	for (i = 0; i < nends; i++)
		if (ends[i].end < min)
			min = ends[i].end;
	if (min > t)
		return 0;
	for (i = 0; i < nends; i++)
		if (ends[i].lane == lane && ends[i].end == min) {
			ends[i] = ends[--nends];
			return 1;
		}
	return 0;
}

static int
none_left(int64_t t)
{
	size_t i;

	for (i = 0; i < nends; i++)
		if (ends[i].end <= t)
			return 0;
	return 1;
}

static int
step(struct first_fit *f, uint64_t *seed, int64_t span)
{
	int64_t t = (int64_t)(test_random(seed) % (uint64_t)span) - span / 2;
	size_t lane;
	ptrdiff_t got;

	switch (test_random(seed) % 4) {
	case 0:
		return CHECK_INT(first_fit_first(f, t), first_by_rule(t)) &&
		    CHECK_INT(first_fit_count(f), nkeys);
	case 1:
		if (nkeys == LANES && test_random(seed) % 2)
			return 1;
		lane = test_random(seed) % (nkeys + (nkeys < LANES));
		first_fit_set(f, lane, key[lane] = t);
		if (lane == nkeys)
			nkeys++;
		return 1;
	case 2:
		if (nends == ENDS || nkeys == 0)
			return 1;
		ends[nends].end = t;
		ends[nends].lane = test_random(seed) % nkeys;
		first_fit_push(f, t, ends[nends++].lane);
		return 1;
	default:
		if (test_random(seed) % 4)
			t = -span / 2 + span / 8;
		got = first_fit_pop(f, t);
		return got == -1 ? CHECK(none_left(t)) :
		    CHECK(take((size_t)got, t));
	}
}

static void
run(int steps, int64_t span)
{
	struct first_fit *f = first_fit_new();
	uint64_t seed = (uint64_t)span;
	int round, i;

	for (round = 0; round < 4; round++) {
		nkeys = nends = 0;
		for (i = 0; i < steps; i++)
			if (!step(f, &seed, span))
				break;
		first_fit_reset(f);	/* as good as new */
	}
	first_fit_free(f);
}

TEST(few_times)
{
	run(5000, 10);
}

TEST(many_times)
{
	run(5000, 1000000);
}

TEST(all_of_time)
{
	struct first_fit *f = first_fit_new();

	CHECK_INT(first_fit_first(f, INT64_MIN), 0);
	CHECK_INT(first_fit_pop(f, INT64_MAX), -1);
	first_fit_set(f, 0, INT64_MIN);
	first_fit_set(f, 1, INT64_MAX);
	CHECK_INT(first_fit_first(f, INT64_MIN), 0);
	CHECK_INT(first_fit_first(f, INT64_MIN + 1), 1);
	CHECK_INT(first_fit_first(f, INT64_MAX), 1);
	first_fit_push(f, INT64_MAX, 1);
	CHECK_INT(first_fit_pop(f, INT64_MAX - 1), -1);
	CHECK_INT(first_fit_pop(f, INT64_MAX), 1);
	first_fit_free(f);
	first_fit_free(NULL);
}

TEST_MAIN
