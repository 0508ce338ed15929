/*
 * loader: loading in the background: which models are handed over, when it
 * ends, and what it is asked for again.
 */
#include "config.h"

#include <poll.h>

#include "steps.h"

static int
readable(void)
{
	struct pollfd pfd = { loader_fd(loader), POLLIN, 0 };

	return poll(&pfd, 1, 0) == 1;
}

static const char *
text(void)
{
	static char out[64];

	loader_text(loader, out, sizeof(out));
	return out;
}

/* ---- models handed over ---- */

#define THREE	"X 1 1 0 9 a\nX 1 1 10 9 a\nX 1 1 20 9 a\n"

TEST(models_come_one_after_another)
{
	const struct trace *t;

	begin();
	t = loader_trace(loader);
	CHECK_INT(t->nslices, 0);
	CHECK_INT(t->complete, 0);
	CHECK_STR(t->sources[0].path, "a/trace.json");
	CHECK_STR(text(), "loading");
	CHECK(loader_next(loader) == NULL);
	CHECK_INT(loader_free(loader), -1);
	step(STEP_MODEL, "X 1 1 0 9 a\n");
	loader_wait(loader, -1);
	CHECK(readable());
	t = loader_next(loader);
	CHECK_INT(t->nslices, 1);
	CHECK(loader_trace(loader) == t);
	CHECK(!readable());
	CHECK(loader_next(loader) == NULL);
	/* a slow reader misses some */
	step(STEP_MODEL, "X 1 1 0 9 a\nX 1 1 10 9 a\n");
	step(STEP_MODEL, THREE);
	CHECK_INT(loader_next(loader)->nslices, 3);
	CHECK_INT(t->nslices, 1);	/* still valid */
	loader_drop(loader);
	CHECK_INT(loader_ended(loader, NULL), 0);
	step(STEP_END, THREE "X 1 1 30 9 a\n");
	CHECK_INT(loader_ended(loader, NULL), 1);
	CHECK_INT(loader_next(loader)->nslices, 4);
	CHECK_STR(text(), "");
	end_loader();
}

TEST(what_is_followed_may_become_less_and_has_newest_events)
{
	struct newest n;
	int64_t ts;

	follow = follow_new(0);
	begin();
	step(STEP_MODEL, "X 1 1 0 9 a\nX 1 1 10 9 a\n");
	CHECK_INT(loader_next(loader)->nslices, 2);
	step(STEP_MODEL, "X 1 1 0 9 a\n");
	step(STEP_NEWEST, "X 1 1 20 9 b\n");
	step(STEP_NEWEST, "X 1 1 30 9 b\n");
	CHECK_INT(loader_next(loader)->nslices, 1);
	for (ts = 20000; loader_newest(loader, &n); ts += 10000) {
		CHECK_INT(n.trace->ts[0], ts);
		loader_show_newest(loader, &n);
	}
	CHECK_INT(ts, 40000);
	loader_drop(loader);
	progress(0, 0);		/* frees what was dropped */
	step(STEP_NEWEST, "X 1 1 20 9 b\n");
	step(STEP_MODEL, THREE);	/* has it */
	CHECK_INT(loader_newest(loader, &n), 0);
	step(STEP_NEWEST, "X 1 1 30 9 b\n"); /* freed in the end */
	step(STEP_END, NULL);
	end_loader();
}

TEST(progress_is_told)
{
	begin();
	progress(41, 100);
	CHECK(readable());
	CHECK_STR(text(), "loading 41 %");
	progress(200, 100);
	CHECK_STR(text(), "loading 100 %");
	progress(5 << 20, 0);
	CHECK_STR(text(), "loading 5.0 MiB");
	step(STEP_END, "");
	CHECK_STR(text(), "");
	end_loader();
}

TEST(a_stop_is_told_once)
{
	begin();
	progress(41, 100);
	CHECK_INT(fake.said, 0);
	loader_stop(loader);
	CHECK_STR(text(), "stopping at 41 %");
	progress(43, 100);
	CHECK_INT(fake.said, 1);
	CHECK_STR(text(), "stopping at 43 %");
	/* what was read so far is shown */
	progress(1, 43);
	CHECK_INT(fake.said, 0);
	CHECK_STR(text(), "stopping at 43 %");
	loader_stop(loader);
	progress(2, 43);
	CHECK_INT(fake.said, 1);
	step(STEP_END, "X 1 1 0 9 a\n");
	CHECK_INT(loader_next(loader)->nslices, 1);
	CHECK_STR(text(), "stopped at 4 %");
	end_loader();
}

TEST(a_stop_loses_nothing_that_was_seen)
{
	begin();
	step(STEP_MODEL, "X 1 1 0 9 a\nX 1 1 10 9 a\n");
	CHECK_INT(loader_next(loader)->nslices, 2);
	loader_stop(loader);
	progress(0, 100);
	step(STEP_END, "X 1 1 0 9 a\n");
	CHECK(loader_next(loader) == NULL);
	CHECK_INT(loader_trace(loader)->nslices, 2);
	CHECK_STR(text(), "stopped");
	end_loader();
}

TEST(an_error_is_the_end)
{
	struct err err;

	begin();
	step(STEP_FAIL, NULL);
	err_clear(&err);
	CHECK_INT(loader_ended(loader, &err), 1);
	CHECK_STR(err.msg, "this is bad");
	CHECK(loader_next(loader) == NULL);
	end_loader();
}

TEST(files_are_loaded_again)
{
	const struct trace *first;

	begin();
	CHECK_INT(loader_again(loader, "b.json", "zero", 0), -1); /* busy */
	step(STEP_END, "X 1 1 0 5 a\n");
	CHECK((first = loader_next(loader)) != NULL);
	CHECK(loader_ended(loader, NULL));
	CHECK_INT(loader_again(loader, "b.json", "zero", 0), 0);
	CHECK(!loader_ended(loader, NULL));
	CHECK(loader_next(loader) == NULL);
	CHECK(loader_trace(loader) == first);
	step(STEP_END, "X 1 1 0 5 a\nX 2 1 0 7 b\n");
	CHECK_INT(fake.npaths, 2);
	CHECK_STR(fake.last, "b.json");
	CHECK_STR(fake.align, "zero");
	CHECK_STR(fake.offset, "");
	CHECK(loader_next(loader) != NULL);
	loader_drop(loader);
	CHECK(loader_ended(loader, NULL));
	CHECK_INT(loader_again(loader, "c.json", NULL, 0), -1); /* a third */
	CHECK_INT(loader_again(loader, NULL, NULL, -300), 0);
	step(STEP_END, "X 1 1 0 5 a\n");
	CHECK_STR(fake.offset, "2=-300ns");
	CHECK(loader_next(loader) != NULL);
	CHECK(loader_ended(loader, NULL));
	CHECK_INT(loader_again(loader, NULL, NULL, 100), 0);
	step(STEP_END, "X 1 1 0 5 a\n");
	CHECK_STR(fake.align, "zero");
	CHECK_STR(fake.offset, "2=-200ns");
	CHECK(loader_ended(loader, NULL));
	CHECK_INT(loader_again(loader, NULL, "clock", 0), 0);
	step(STEP_FAIL, NULL);
	CHECK_STR(fake.align, "clock");
	CHECK_STR(fake.offset, "");
	CHECK(loader_ended(loader, NULL));
	CHECK_INT(loader_free(loader), 0);
}

TEST_MAIN
