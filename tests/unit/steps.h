#ifndef TTV_STEPS_H
#define TTV_STEPS_H
/*
 * A load function of the test that goes one step at a time, in the
 * background.  No test waits for a time: each waits for the step that it
 * requested.
 */
#include <semaphore.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/follow.h"
#include "ttv/load.h"
#include "ttv/loader.h"
#include "ttv/newest.h"
#include "ttv/trace.h"

#include "sketch.h"
#include "test.h"

enum step { STEP_MODEL, STEP_PROGRESS, STEP_END, STEP_FAIL, STEP_NOTHING,
	STEP_NEWEST };

static struct {
	sem_t		 go, done;
	enum step	 step;
	const char	*model;		/* NULL: the end without a model */
	uint64_t	 bytes, total;
	int		 said, stopped;	/* progress(): its result, once 1 */
	size_t		 npaths;	/* what load was asked for */
	char		 last[64], align[64], offset[64];
} fake;

static struct trace *
fake_end(struct err *err)
{
	struct trace *t;

	if (fake.step == STEP_FAIL)
		err_set(err, ERR_FORMAT, 0, "this is bad");
	if (fake.model == NULL)
		return NULL;
	t = sketch(fake.model);
	t->complete = !fake.stopped;
	return t;
}

static struct trace *
fake_load(const char *const *paths, size_t n, const struct load_options *o,
    struct err *err)
{
	struct newest part = { .until = 100 };
	struct trace *t;

	fake.npaths = n;
	strlcpy(fake.last, n > 0 ? paths[n - 1] : "", sizeof(fake.last));
	strlcpy(fake.align, o->align != NULL ? o->align : "",
	    sizeof(fake.align));
	strlcpy(fake.offset, o->noffsets > 0 ? o->offsets[0] : "",
	    sizeof(fake.offset));
	for (;;) {
		sem_wait(&fake.go);
		switch (fake.step) {
		case STEP_MODEL:
			t = sketch(fake.model);
			t->complete = 0;
			t->until = part.until;
			o->publish(o->arg, t);
			break;
		case STEP_PROGRESS:
			fake.stopped |= fake.said = o->progress(o->arg,
			    fake.bytes, fake.total);
			break;
		case STEP_NEWEST:
			part = (struct newest){ sketch(fake.model), part.until,
			    part.until + 10, 0, 1 };
			o->newest(o->arg, &part);
			break;
		case STEP_NOTHING:
			break;
		case STEP_END:
		case STEP_FAIL:
			t = fake_end(err);
			sem_post(&fake.done);
			return t;
		}
		sem_post(&fake.done);
	}
}

static struct loader *loader;
static struct follow *follow;	/* of the next begin(); or NULL */

static void
begin(void)
{
	static const char *const paths[] = { "a/trace.json" };
	struct load_options o = { .follow = follow };

	fake.stopped = 0;
	sem_init(&fake.go, 0, 0);
	sem_init(&fake.done, 0, 0);
	loader = loader_start(fake_load, paths, 1, &o);
}

/* Lets the load do a step, and waits until it is done. */
static void
step(enum step what, const char *model)
{
	fake.step = what;
	fake.model = model;
	sem_post(&fake.go);
	sem_wait(&fake.done);
	/* the thread hands the result over after it has announced it */
	while ((what == STEP_END || what == STEP_FAIL) &&
	    !loader_ended(loader, NULL))
		loader_wait(loader, -1);
}

static void
progress(uint64_t bytes, uint64_t total)
{
	fake.bytes = bytes;
	fake.total = total;
	step(STEP_PROGRESS, NULL);
}

static void
end_loader(void)
{
	CHECK_INT(loader_free(loader), 0);
	sem_destroy(&fake.go);
	sem_destroy(&fake.done);
	follow_free(follow);
	follow = NULL;
}

#endif
