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

TEST_MAIN
