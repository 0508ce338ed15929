/*
 * running: what ran at a time.
 */
#include "config.h"

#include "ttv/running.h"
#include "ttv/trace.h"

#include "sketch.h"
#include "test.h"

#define US	1000

static const char *
name_of(const struct trace *t, uint32_t slice)
{
	return slice == NONE ? "" : trace_kind_name(t, t->kind[slice]);
}

static uint32_t
track_of(const struct trace *t, int64_t tid)
{
	uint32_t i;

	for (i = 0; i < t->nthreads; i++)
		if (t->threads[i].tid.num == tid)
			return t->threads[i].track;
	return NONE;
}

TEST(innermost_slices_run)
{
	struct trace *t = sketch(
	    "X 1 1 0 100 outer\n"
	    "X 1 1 10 50 inner\n"
	    "X 1 2 0 40 other\n"
	    "X 1 3 90 5 later\n");
	struct running r[4];
	uint32_t left;

	CHECK_INT(running_at(t, 20 * US, NONE, r, 4, &left), 2);
	CHECK_STR(name_of(t, r[0].slice), "inner");
	CHECK_INT(r[0].depth, 1);
	CHECK_STR(name_of(t, r[1].slice), "other");
	CHECK_INT(left, 0);
	/* a slice has ended at its end, and runs from its begin on */
	CHECK_INT(running_at(t, 60 * US, NONE, r, 4, &left), 1);
	CHECK_STR(name_of(t, r[0].slice), "outer");
	CHECK_INT(running_at(t, 90 * US, NONE, r, 4, &left), 2);
	trace_free(t);
}

TEST(own_process_comes_first)
{
	struct trace *t = sketch(
	    "X 1 1 0 100 a\n"
	    "X 1 1 10 50 b\n"
	    "X 2 2 0 100 mine\n");
	struct running r[2];
	uint32_t left;

	CHECK_INT(running_at(t, 20 * US, track_of(t, 2), r, 2, &left), 2);
	CHECK_STR(name_of(t, r[0].slice), "mine");
	CHECK_INT(r[0].same, 1);
	CHECK_STR(name_of(t, r[1].slice), "b");
	/* all are counted where few have room */
	CHECK_INT(running_at(t, 20 * US, track_of(t, 2), r, 1, &left), 2);
	CHECK_STR(name_of(t, r[0].slice), "mine");
	CHECK_INT(running_at(t, 20 * US, NONE, r, 0, &left), 2);
	trace_free(t);
}

TEST(unfinished_slices_run_and_async_ones_do_not)
{
	struct trace *t = sketch(
	    "B 1 1 0 never\n"
	    "b 1 1 10 wait\n"
	    "e 1 1 90 wait\n"
	    "i 1 1 100 end\n");
	struct running r[2];
	uint32_t left;

	CHECK_INT(running_at(t, 20 * US, NONE, r, 2, &left), 1);
	CHECK_STR(name_of(t, r[0].slice), "never");
	trace_free(t);
}

TEST(nothing_runs_before_and_after)
{
	struct trace *t = sketch("X 1 1 10 10 a\ni 1 1 100 end\n");
	struct running r[2];
	uint32_t left;

	CHECK_INT(running_at(t, 0, NONE, r, 2, &left), 0);
	CHECK_INT(running_at(t, 50 * US, NONE, r, 2, &left), 0);
	CHECK_INT(running_at(t, INT64_MAX, NONE, r, 2, &left), 0);
	CHECK_INT(running_at(t, INT64_MIN, NONE, r, 2, &left), 0);
	trace_free(t);
}

static uint32_t seed;

static uint32_t
rnd(uint32_t n)
{
	seed = seed * 1664525 + 1013904223;
	return (uint32_t)((uint64_t)(seed >> 4) * n >> 28);
}

/* Returns the number of open async slices without an open one inside. */
static size_t
brute_async(const struct trace *t, int64_t at)
{
	uint32_t s, i;
	size_t n = 0;

	for (s = 0; s < t->nslices; s++) {
		if (t->tracks[t->rows[trace_slice_row(t, s)].track].type !=
		    TRACK_ASYNC || t->ts[s] > at || trace_slice_end(t, s) <= at)
			continue;
		for (i = 0; i < t->nslices; i++)
			if (trace_parent(t, i) == s && t->ts[i] <= at &&
			    trace_slice_end(t, i) > at)
				break;
		n += i == t->nslices;
	}
	return n;
}

TEST(async_slices_as_brute_force)
{
	static char text[60 * 64];
	struct running r[64];
	struct trace *t;
	uint32_t k, i, id, a, b, c, left;
	size_t n;
	int64_t at;

	for (k = 1; k <= 20; k++) {
		seed = k;
		text[0] = '\0';
		for (i = 0; i < 20; i++) {	/* nested pairs of some ids */
			id = i % 7;
			a = i / 7 * 300 + rnd(100);
			b = a + 20 + rnd(180);
			c = a + rnd(10);
			snprintf(text + strlen(text), 160, "b 1 %u %u o\n"
			    "b 1 %u %u in\ne 1 %u %u in\ne 1 %u %u o\n", id,
			    a, id, c, id, c + (b - c) / 2, id, b);
		}
		strlcat(text, "X 1 1 0 900 thread\nb 2 99 50 open\n",
		    sizeof(text));
		t = sketch(text);
		for (i = 0; i < 200; i++) {
			at = (int64_t)rnd(1000) * US;
			n = running_async(t, at, NONE, r, 64, &left);
			if (!CHECK_INT(n, brute_async(t, at)) ||
			    !CHECK_INT(left, 0))
				break;
			while (n-- > 0)
				CHECK(t->ts[r[n].slice] <= at &&
				    trace_slice_end(t, r[n].slice) > at);
		}
		trace_free(t);
	}
}

TEST(async_slices_of_the_own_process_come_first)
{
	struct trace *t = sketch("X 2 2 0 100 a\n"
	    "b 1 1 0 one\nb 1 1 10 inner\ne 1 1 90 inner\ne 1 1 95 one\n"
	    "b 2 1 20 two\ne 2 1 80 two\n");
	struct running r[2];
	uint32_t left;

	CHECK_INT(running_async(t, 50 * US, track_of(t, 2), r, 2, &left), 2);
	CHECK_STR(name_of(t, r[0].slice), "two");
	CHECK_STR(name_of(t, r[1].slice), "inner");
	CHECK_INT(running_async(t, 92 * US, track_of(t, 2), r, 2, &left), 1);
	CHECK_STR(name_of(t, r[0].slice), "one");
	CHECK_INT(running_async(t, INT64_MAX, NONE, r, 2, &left), 0);
	CHECK_INT(running_async(t, INT64_MIN, NONE, r, 2, &left), 0);
	trace_free(t);
	t = sketch("i 1 1 10 a\n");		/* no slices */
	CHECK_INT(running_async(t, 10 * US, NONE, r, 2, &left), 0);
	trace_free(t);
}

TEST_MAIN
