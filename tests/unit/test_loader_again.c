/* Tests of a loader that loads again, and fails; that frees what was shown. */
#include "config.h"

#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>

#include "ttv/err.h"
#include "ttv/follow.h"
#include "ttv/load.h"
#include "ttv/loader.h"
#include "ttv/trace.h"
#include "test.h"

static int fails;		/* the next load gives no model */

static struct trace *
fake_load(const char *const *paths, size_t n, const struct load_options *o,
    struct err *err)
{
	struct trace *t;

	(void)paths;
	(void)n;
	(void)o;
	if (fails) {
		err_set(err, ERR_OPEN, ERR_NOWHERE, "no");
		return NULL;
	}
	t = load_empty();
	t->complete = 1;
	return t;
}

/* Waits for the end of a load and takes its model. */
static void
finish(struct loader *l)
{
	while (!loader_ended(l, NULL))
		loader_wait(l, -1);
	CHECK((loader_next(l) != NULL) == !fails);
	loader_drop(l);
}

static void
again(struct loader *l, const char *path, const char *align, int64_t offset,
    int failing)
{
	fails = failing;
	CHECK_INT(loader_again(l, path, align, offset), 0);
	finish(l);
}

TEST(what_cannot_be_loaded_again_is_forgotten)
{
	static const char *const paths[] = { "a.json" };
	struct load_options o = { .threads = 1 };
	struct loader *l = loader_start(fake_load, paths, 1, &o);
	const char *const *now;
	size_t n;

	finish(l);
	again(l, "bad.json", "zero", 0, 1);
	loader_files(l, &n, &o);
	CHECK_INT(n, 1);
	CHECK(o.align == NULL);
	again(l, "b.json", "zero", 0, 0);
	now = loader_files(l, &n, &o);
	CHECK_INT(n, 2);
	CHECK_STR(now[1], "b.json");
	again(l, NULL, "mark:none", 0, 1);
	again(l, NULL, NULL, 100, 0);
	loader_files(l, &n, &o);
	CHECK_STR(o.align, "zero");
	CHECK_INT(o.noffsets, 1);
	CHECK_STR(o.offsets[0], "2=+100ns");
	CHECK_INT(loader_free(l), 0);
}

/* ---- what is freed beside the load ---- */

static sem_t shown;		/* posted for each model that was shown */
static atomic_int ended, freed;	/* the load; the model that takes long */

/* Takes a while, but no longer than a load that does not wait for it. */
static void
slow_free(struct trace *t)
{
	int n;

	t->reader = NULL;
	for (n = 0; n < 100000 && !atomic_load(&ended); n++)
		sched_yield();
	atomic_store(&freed, 1);
}

static const struct trace_reader slow = { .free = slow_free };

/* Publishes two models, and ends when the first is being freed. */
static struct trace *
slow_load(const char *const *paths, size_t n, const struct load_options *o,
    struct err *err)
{
	struct trace *t;
	int i;

	(void)paths;
	(void)n;
	(void)err;
	for (i = 0; i < 2; i++) {
		t = load_empty();
		if (i == 0)
			t->reader = &slow;
		o->publish(o->arg, t);
		sem_wait(&shown);
	}
	o->progress(o->arg, 1, 2);
	t = load_empty();
	t->complete = 1;
	return t;
}

TEST(a_load_ends_when_what_it_frees_is_freed)
{
	static const char *const paths[] = { "a.json" };
	struct load_options o = { .follow = follow_new(0) };
	struct loader *l;
	const struct trace *t;
	int i;

	sem_init(&shown, 0, 0);
	l = loader_start(slow_load, paths, 1, &o);
	for (i = 0; i < 2; i++) {
		while ((t = loader_next(l)) == NULL)
			loader_wait(l, -1);
		CHECK_INT(t->reader == &slow, i == 0);
		loader_drop(l);
		sem_post(&shown);
	}
	while (!loader_ended(l, NULL))
		loader_wait(l, -1);
	CHECK_INT(atomic_load(&freed), 1);
	atomic_store(&ended, 1);
	CHECK_INT(loader_free(l), 0);
	follow_free(o.follow);
	sem_destroy(&shown);
}

TEST_MAIN
