/*
 * busy: what counts as work of a thread, its slowest slices, and what a trace
 * opens on when its lines do not fit.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/busy.h"
#include "ttv/trace.h"
#include "ttv/view.h"

#include "sketch.h"
#include "test.h"

#define US	1000

static uint32_t
track_of(const struct trace *t, int64_t tid)
{
	uint32_t i;

	for (i = 0; i < t->nthreads; i++)
		if (t->threads[i].tid.num == tid)
			return t->threads[i].track;
	return NONE;
}

static const char *
name_of(const struct trace *t, uint32_t slice)
{
	return slice == NONE ? "" : trace_kind_name(t, t->kind[slice]);
}

TEST(finished_slices_are_work)
{
	struct trace *t = sketch(
	    "X 1 1 0 10 a\n"
	    "X 1 1 20 30 b\n"
	    "B 1 1 60 never\n"
	    "X 1 1 70 5 inside\n"
	    "i 1 1 1000 end\n");
	uint32_t slowest;

	CHECK_INT(busy_covered(t, track_of(t, 1), &slowest), 45 * US);
	CHECK_STR(name_of(t, slowest), "b");
	trace_free(t);
}

TEST(only_unfinished_slices_are_no_work)
{
	struct trace *t = sketch("B 1 1 0 never\ni 1 1 1000 end\n");
	uint32_t slowest;

	CHECK_INT(busy_covered(t, track_of(t, 1), &slowest), 0);
	CHECK_INT(slowest, NONE);
	trace_free(t);
}

TEST(what_is_around_everything_says_nothing)
{
	struct trace *t = sketch(
	    "X 1 1 0 100 main\n"
	    "X 1 1 0 30 a\n"
	    "X 1 1 40 50 b\n"
	    "X 1 2 0 100 alone\n"
	    "X 1 2 0 1 x\n"
	    "X 1 2 5 1 y\n");
	uint32_t slowest;

	CHECK_INT(busy_covered(t, track_of(t, 1), &slowest), 80 * US);
	CHECK_STR(name_of(t, slowest), "b");
	/* what is inside covers too little */
	CHECK_INT(busy_covered(t, track_of(t, 2), &slowest), 100 * US);
	CHECK_STR(name_of(t, slowest), "alone");
	trace_free(t);
}

static void
complete(struct builder *b, int64_t ts, int64_t dur, const char *name)
{
	uint32_t p = builder_process(b, builder_int_ident(1), 0);

	builder_complete(b, builder_thread(b, p, builder_int_ident(1)), ts,
	    dur, builder_kind(b, builder_string(b, name, strlen(name)), 0, 0),
	    1);
}

TEST(that_a_thread_is_active_says_nothing)
{
	struct builder *b = builder_new();
	struct trace *t;
	uint32_t slowest;

	complete(b, 0, 50, "ThreadController active");
	complete(b, 5, 20, "a");
	complete(b, 30, 15, "b");
	complete(b, 100, 40, "ThreadController active");
	complete(b, 110, 25, "c");
	t = builder_finish(&b, 1, 1);
	CHECK_INT(busy_covered(t, track_of(t, 1), &slowest), 60);
	CHECK_STR(name_of(t, slowest), "c");
	trace_free(t);

	/* nothing is below, or what is around is something else */
	b = builder_new();
	complete(b, 0, 50, "ThreadController active");
	complete(b, 60, 20, "a");
	t = builder_finish(&b, 1, 1);
	CHECK_INT(busy_covered(t, track_of(t, 1), &slowest), 70);
	CHECK_STR(name_of(t, slowest), "ThreadController active");
	trace_free(t);
}

TEST(the_slowest_come_first_and_are_of_the_view)
{
	struct trace *t = sketch(
	    "X 1 1 0 10 a\n"
	    "X 1 1 20 30 b\n"
	    "X 1 1 60 20 c\n"
	    "X 1 2 0 25 d\n"
	    "b 1 7 0 async\n"
	    "e 1 7 900 async\n");
	uint32_t s[8];

	CHECK_INT(busy_slowest(t, NULL, t->start, t->end, s, 3), 3);
	CHECK_STR(name_of(t, s[0]), "b");
	CHECK_STR(name_of(t, s[1]), "d");
	CHECK_STR(name_of(t, s[2]), "c");
	CHECK_INT(busy_slowest(t, NULL, 55 * US, t->end, s, 8), 1);
	CHECK_STR(name_of(t, s[0]), "c");
	CHECK_INT(busy_slowest(t, NULL, t->start, t->end, s, 8), 4);
	/* what began before counts as far as it is in the view */
	CHECK_INT(busy_slowest(t, NULL, 24 * US, 70 * US, s, 8), 3);
	CHECK_STR(name_of(t, s[0]), "b");
	CHECK_STR(name_of(t, s[1]), "d");
	trace_free(t);
}

TEST(of_what_is_around_the_view_the_inside_is_slowest)
{
	struct trace *t = sketch(
	    "X 1 1 0 10 before\n"
	    "X 1 1 20 900 task\n"
	    "X 1 1 30 400 a\n"
	    "X 1 1 40 50 deep\n"
	    "X 1 1 450 50 b\n"
	    "B 1 1 950 open\n");
	uint32_t s[8];

	CHECK_INT(busy_slowest(t, NULL, 25 * US, 600 * US, s, 8), 2);
	CHECK_STR(name_of(t, s[0]), "a");
	CHECK_STR(name_of(t, s[1]), "b");
	CHECK_INT(busy_slowest(t, NULL, 100 * US, 200 * US, s, 8), 1);
	CHECK_STR(name_of(t, s[0]), "a");
	CHECK_INT(busy_slowest(t, NULL, 35 * US, 100 * US, s, 8), 1);
	CHECK_STR(name_of(t, s[0]), "deep");
	CHECK_INT(busy_slowest(t, NULL, 960 * US, 1000 * US, s, 8), 0);
	trace_free(t);
}

/* Makes processes 1 to n; 3 works most, on its thread 32. */
static struct trace *
processes(int n, const char *more)
{
	char s[8192];
	size_t at = 0;
	int i;

	for (i = 1; i <= n; i++)
		at += (size_t)snprintf(s + at, sizeof(s) - at,
		    "P %d p%d\nX %d %d1 0 10 a\nX %d %d1 1 2 b\n"
		    "X %d %d2 0 %d w\nX %d %d2 500 %d v\n", i, i, i, i, i, i,
		    i, i, i == 3 ? 300 : i, i, i, i == 3 ? 200 : 1);
	snprintf(s + at, sizeof(s) - at, "%s", more);
	return sketch(s);
}

TEST(opens_on_the_slowest_slice_of_the_busiest_thread)
{
	struct trace *t = processes(9, "");
	struct app app;

	app_init(&app, t, 80, 24);
	CHECK_INT(app.view.sel.type, ENTITY_SLICE);
	CHECK_STR(name_of(t, app.view.sel.id), "w");
	CHECK_INT(trace_dur(t, app.view.sel.id), 300 * US);
	CHECK_INT(app.view.lines[0].track, t->processes[2].track);
	CHECK(!app.view.folded[t->processes[2].track]);
	CHECK(app.view.folded[t->processes[8].track]);
	CHECK(app.view.drawer != NULL);
	app_key(&app, 'l');		/* something is chosen */
	CHECK(app.view.drawer == NULL);
	app_free(&app);
	trace_free(t);
}

TEST(a_trace_that_fits_is_left_as_it_is)
{
	struct trace *t = processes(2, "");
	struct app app;

	app_init(&app, t, 80, 40);
	CHECK_INT(app.view.lines[0].track, t->processes[0].track);
	CHECK(!app.view.folded[t->processes[0].track]);
	app_free(&app);
	trace_free(t);
}

TEST(opens_on_samples_where_threads_have_no_slices)
{
	char s[4096];
	size_t at = 0;
	struct trace *t;
	struct app app;
	int i;

	for (i = 1; i <= 30; i++)
		at += (size_t)snprintf(s + at, sizeof(s) - at,
		    "i 1 %d %d tick\n", i, i);
	for (i = 0; i < 20; i++)
		at += (size_t)snprintf(s + at, sizeof(s) - at,
		    "S 1 7 %d root;leaf\n", i);
	t = sketch(s);
	app_init(&app, t, 80, 24);
	CHECK_INT(app.view.sel.type, ENTITY_SAMPLE);
	app_free(&app);
	trace_free(t);
}

TEST_MAIN
