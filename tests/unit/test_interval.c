/*
 * interval against brute force: random spans with motifs that repeat, nested
 * and disjoint ones, points, and both ends of time.
 */
#include "config.h"

#include "ttv/flow.h"
#include "ttv/interval.h"
#include "ttv/trace.h"

#include "sketch.h"
#include "test.h"

#define MANY	5000		/* three levels of blocks */

static struct { int64_t a, b; } span[MANY];
static uint32_t nspans, visits;

static int64_t
span_start(const void *arg, uint32_t i)
{
	(void)arg;
	return span[i].a;
}

static int64_t
span_end(const void *arg, uint32_t i)
{
	(void)arg;
	visits++;
	return span[i].b;
}

static const struct interval_spans spans = { 0, span_start, span_end, NULL };

static struct interval_index *
index_of(uint32_t n)
{
	struct interval_spans s = spans;

	s.n = nspans = n;
	return interval_new(&s);
}

static int
overlaps(uint32_t i, int64_t t0, int64_t t1)
{
	return t0 < t1 && span[i].a < t1 && (span[i].b > t0 ||
	    (span[i].a == span[i].b && span[i].a == t0));
}

/* Returns 1 if the index answers as a look at every span does, in order. */
static int
same(const struct interval_index *x, int64_t t0, int64_t t1)
{
	static uint8_t seen[MANY];
	struct interval_query q;
	int64_t last = INT64_MIN;
	uint32_t i, n = 0, want = 0;

	for (i = 0; i < nspans; i++) {
		seen[i] = 0;
		want += (uint32_t)overlaps(i, t0, t1);
	}
	interval_ask(&q, x, t0, t1);
	while ((i = interval_next(&q)) != NONE) {
		if (!CHECK(i < nspans && !seen[i] && overlaps(i, t0, t1) &&
		    span[i].a >= last))
			return 0;
		seen[i] = 1;
		last = span[i].a;
		n++;
	}
	return CHECK_INT(n, want) && CHECK_INT(interval_next(&q), NONE);
}

/* Fills n spans: sorted by begin or not, long ones now and then. */
static void
fill(uint32_t n, int sorted, uint32_t seed)
{
	uint32_t i, r = seed * 2654435761u + 1;
	int64_t t = 0;

	for (i = 0; i < n; i++) {
		r = r * 1664525u + 1013904223u;
		t = sorted ? t + (r >> 24) % 7 : (int64_t)(r >> 8) % 20000;
		span[i].a = t;
		span[i].b = t + (r >> 20 & 63 ? (int64_t)(r >> 12 & 15) :
		    (int64_t)(r >> 10));
	}
}

TEST(no_spans_and_one)
{
	struct interval_index *x = index_of(0);
	struct interval_query q;

	interval_ask(&q, x, INT64_MIN, INT64_MAX);
	CHECK_INT(interval_next(&q), NONE);
	interval_free(x);
	span[0].a = 5;
	span[0].b = 5;
	x = index_of(1);
	CHECK(same(x, 5, 6));
	CHECK(same(x, 4, 5));
	CHECK(same(x, 6, 7));
	CHECK(same(x, 5, 5));
	interval_free(x);
	interval_free(NULL);
}

TEST(as_brute_force)
{
	static const uint32_t sizes[] = { 2, 63, 64, 65, 128, 4095, 4096, 4097,
		MANY };
	struct interval_index *x;
	uint32_t seed, k, i;

	for (k = 0; k < sizeof(sizes) / sizeof(sizes[0]); k++)
		for (seed = 0; seed < 6; seed++) {
			fill(sizes[k], seed % 2 == 0, seed);
			x = index_of(sizes[k]);
			for (i = 0; i < 60; i++)
				if (!same(x, (int64_t)i * 333 - 100,
				    (int64_t)i * 333 - 100 + (i % 4 == 0 ? 1 :
				    (int64_t)i * i)))
					break;
			CHECK(same(x, INT64_MIN, INT64_MAX));
			interval_free(x);
		}
}

TEST(both_ends_of_time)
{
	struct interval_index *x;
	uint32_t i;

	for (i = 0; i < 200; i++) {
		span[i].a = i % 2 ? INT64_MIN : INT64_MAX - 1;
		span[i].b = i % 3 ? INT64_MAX : span[i].a;
	}
	x = index_of(200);
	CHECK(same(x, INT64_MIN, INT64_MIN + 1));
	CHECK(same(x, INT64_MAX - 1, INT64_MAX));
	CHECK(same(x, 0, 1));
	interval_free(x);
}

/* What is not found costs little: blocks that ended before are skipped. */
TEST(old_spans_are_not_visited)
{
	struct interval_index *x;
	struct interval_query q;
	uint32_t i, n = 0;

	for (i = 0; i < MANY; i++) {
		span[i].a = i * 10;
		span[i].b = span[i].a + 9;
	}
	span[17].b = INT64_MAX;
	x = index_of(MANY);
	visits = 0;
	interval_ask(&q, x, MANY * 10 - 5, INT64_MAX);
	while (interval_next(&q) != NONE)
		n++;
	CHECK_INT(n, 2);
	CHECK(visits < 4 * INTERVAL_BLOCK);
	interval_free(x);
}

TEST(rows_and_flows_of_a_trace)
{
	struct trace *t = sketch("P 1 p\nT 1 1 t\n"
	    "X 1 1 0 10 a\nX 1 1 100 10 b\nX 1 1 200 10 c\n"
	    "s 1 1 5 7\nf 1 1 105 7\n");
	struct interval_query q;

	CHECK_INT(t->nflows, 1);
	interval_ask(&q, interval_of(t, ENTITY_FLOW), 50000, 50001);
	CHECK_INT(interval_next(&q), 0);
	CHECK_INT(interval_next(&q), NONE);
	interval_ask(&q, interval_of(t, ENTITY_FLOW), 106000, 107000);
	CHECK_INT(interval_next(&q), NONE);
	interval_ask(&q, interval_of(t, ENTITY_SLICE), 105, 106);
	CHECK_INT(interval_next(&q), 0);
	CHECK_INT(interval_next(&q), NONE);
	CHECK(interval_of(t, ENTITY_SLICE) == interval_of(t, ENTITY_SLICE));
	trace_free(t);
}

TEST_MAIN
