/*
 * loop: when the first frame is drawn, by what the terminal says of the line.
 *
 * The load ends at the first wait for a key that has the loader's descriptor.
 */
#include "config.h"

#include <poll.h>
#include <semaphore.h>

#include "ttv/app.h"
#include "ttv/elapsed.h"
#include "ttv/key.h"
#include "ttv/load.h"
#include "ttv/loader.h"
#include "ttv/term.h"
#include "ttv/trace.h"
#include "../../src/ui/job.h"

#include "test.h"

#define DUE_MS		200	/* ms since the start: the frame is due ... */
#define TOO_LATE_MS	450	/* ... and from here on for any line */
#define TRIES		100
#define LONG_MS		4000	/* longer than any wait for what has ended */

static sem_t go, said;
static int draws, waits, distant, coarse[2];
static uint64_t percent;	/* that the load says it has */

static struct trace *
load_when_told(const char *const *paths, size_t n,
    const struct load_options *o, struct err *err)
{
	struct trace *t;

	(void)paths;
	(void)n;
	(void)err;
	CHECK_INT(o->progress(o->arg, percent, 100), 0);
	sem_post(&said);
	sem_wait(&go);
	t = load_empty();
	t->complete = 1;
	return t;
}

static void
term_size(void *arg, int *cols, int *rows)
{
	(void)arg;
	*cols = 80;
	*rows = 24;
}

static uint32_t
term_key(void *arg, int fd, int ms)
{
	struct pollfd pfd = { fd, POLLIN, 0 };

	(void)arg;
	(void)ms;
	if (fd == -1)
		return 'Q';
	if (waits++ == 0)
		sem_post(&go);
	poll(&pfd, 1, -1);
	return K_NONE;
}

static int
term_no(void *arg)
{
	(void)arg;
	return 0;
}

static int
term_distant(void *arg)
{
	(void)arg;
	return distant;
}

static void
term_draw(void *arg, const struct canvas *cv, int col, int row)
{
	(void)arg;
	(void)col;
	(void)row;
	if (draws < 2)
		coarse[draws] = cv->coarse;
	draws++;
}

static void
term_nothing(void *arg)
{
	(void)arg;
}

static void
term_mouse(void *arg, int on)
{
	(void)arg;
	(void)on;
}

static const struct term_ops ops = { term_size, term_key, term_no, term_draw,
	term_nothing, term_nothing, term_nothing, term_no, term_mouse, NULL,
	term_distant };

/* Returns the frames of a load, the first of which is due; -1: it took long. */
static int
frames_of_a_load(void)
{
	static const char *const paths[] = { "a.json" };
	struct load_options o = { .threads = 1 };
	struct loader *l;
	struct app app;
	int64_t end;

	sem_init(&go, 0, 0);
	sem_init(&said, 0, 0);
	draws = waits = 0;
	l = loader_start(load_when_told, paths, 1, &o);
	sem_wait(&said);
	app_init(&app, loader_trace(l), 80, 24);
	app.loader = l;
	end = now_ms() - DUE_MS + TOO_LATE_MS;
	app.began = now_ms() - DUE_MS;
	app_loop(&app, &(struct term){ &ops, NULL });
	CHECK_INT(app.loaded, 1);
	app_free(&app);
	CHECK_INT(loader_free(l), 0);
	sem_destroy(&go);
	sem_destroy(&said);
	return now_ms() < end ? draws : -1;
}

/* Repeats the load on a machine that is too busy for it. */
static int
frames_in_time(void)
{
	int i, n = -1;

	for (i = 0; i < TRIES && n == -1; i++)
		n = frames_of_a_load();
	return n;
}

TEST(a_frame_that_is_due_shows_a_part_of_the_trace)
{
	distant = 0;
	CHECK_INT(frames_in_time(), 2);
	CHECK(coarse[0]);		/* it is drawn anew at once */
	CHECK(!coarse[1]);
}

TEST(a_terminal_that_is_slow_to_answer_gets_one_first_frame)
{
	distant = 1;
	CHECK_INT(frames_in_time(), 1);
	CHECK(!coarse[0]);
}

/* What has a tenth in 200 ms is not there after 500: a part of it is shown. */
TEST(a_trace_that_takes_long_is_not_waited_for)
{
	distant = 1;
	percent = 10;
	CHECK_INT(frames_in_time(), 2);
	CHECK(coarse[0]);
	percent = 90;			/* this one is */
	CHECK_INT(frames_in_time(), 1);
	percent = 0;
}

static void
nothing(void *arg)
{
	++*(int *)arg;
}

TEST(a_job_that_has_ended_is_not_waited_for)
{
	int64_t start = now_ms();
	int ran = 0, at_once;
	struct job j;

	for (at_once = 0; at_once < 2; at_once++) {
		job_start(&j, nothing, &ran, at_once);
		CHECK_INT(job_wait(&j, LONG_MS), 1);
		CHECK_INT(job_wait(&j, LONG_MS), 1);
		CHECK_INT(job_wait(&j, 0), 1);
		CHECK_INT(ran, at_once + 1);
		job_join(&j);
	}
	CHECK(now_ms() - start < LONG_MS);
}

static void
until_told(void *arg)
{
	sem_wait(arg);
}

TEST(a_job_is_waited_for_in_vain)
{
	int64_t start = now_ms();
	struct job j;
	sem_t told;

	sem_init(&told, 0, 0);
	job_start(&j, until_told, &told, 0);
	CHECK_INT(job_wait(&j, 0), 0);
	CHECK_INT(job_wait(&j, 50), 0);
	CHECK(now_ms() - start >= 50);
	sem_post(&told);
	CHECK_INT(job_wait(&j, 30000), 1);
	job_join(&j);
	sem_destroy(&told);
}

TEST(tens_of_percent)
{
	CHECK_INT(job_percent(0, 0), 0);
	CHECK_INT(job_percent(5, 0), 0);
	CHECK_INT(job_percent(0, 200), 0);
	CHECK_INT(job_percent(39, 200), 10);
	CHECK_INT(job_percent(40, 200), 20);
	CHECK_INT(job_percent(200, 200), 100);
}

TEST_MAIN
