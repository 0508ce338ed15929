/*
 * answer: what a thread finds out for a pane.
 *
 * What is asked is compared with what the work has that is shown; when they
 * differ, a thread does another while the old one stays on the screen.  A view
 * that is not lazy has all done at once.
 */
#include "config.h"

#include <string.h>

#include "ttv/app.h"

#include "answer.h"

static void
work_run(void *arg)
{
	struct work *w = arg;

	w->rc = w->kind->run(w);
}

void
work_start(struct work *w, const struct answer_kind *kind, int at_once)
{
	w->kind = kind;
	job_start(&w->job, work_run, w, at_once);
}

void
work_free(struct work *w)
{
	if (w == NULL)
		return;
	atomic_store(&w->progress.cancel, 1);
	job_join(&w->job);
	w->kind->free(w);
}

void
answer_init(struct answer *a, const struct answer_kind *kind)
{
	memset(a, 0, sizeof(*a));
	a->kind = kind;
	a->percent = -1;
}

void
answer_drop(struct answer *a)
{
	work_free(a->job);
	work_free(a->made);
	work_free(a->failed);
	a->job = a->made = a->failed = NULL;
}

/* Returns whether a work is there and has what is asked. */
static int
answer_fits(const struct app *app, const struct answer *a,
    const struct work *w)
{
	return w != NULL && a->kind->fits(app, a, w);
}

/* Takes what a thread has done; returns 1 if there is more to show. */
static int
answer_take(struct app *app, struct answer *a)
{
	struct work *now = a->job, *was = a->made;

	a->job = NULL;
	a->percent = -1;
	if (now->rc == -1 && atomic_load(&now->progress.cancel)) {
		work_free(now);
		return 0;
	}
	work_free(a->failed);
	a->failed = now->rc == -1 ? now : NULL;
	if (now->rc == -1) {
		a->kind->fail(app, now);
		return 1;
	}
	a->made = now;
	a->kind->show(app, a, was);
	work_free(was);
	return 1;
}

/* Starts a work for what is asked, if none does it; returns 1 if one runs. */
static int
answer_begin(struct app *app, struct answer *a)
{
	int asked = a->kind->asked(app, a);
	struct work *w;

	if (a->job != NULL) {
		if (!asked || !answer_fits(app, a, a->job))
			atomic_store(&a->job->progress.cancel, 1);
		return 1;
	}
	if (!asked || answer_fits(app, a, a->made) ||
	    answer_fits(app, a, a->failed))
		return 0;
	w = a->job = a->kind->ask(app, a);
	work_start(w, a->kind, !app->view.lazy);
	return 1;
}

void
answer_update(struct app *app, struct answer *a)
{
	int i;

	/* what ends now may have been asked before what is asked now */
	for (i = 0; i < 2 && answer_begin(app, a) && job_wait(&a->job->job,
	    0); i++)
		answer_take(app, a);
}

int
answer_wait(struct app *app, struct answer *a, int ms)
{
	int percent, shown;

	if (a->job == NULL)
		return 0;
	if (job_wait(&a->job->job, ms)) {
		shown = answer_take(app, a);
		answer_update(app, a);
		return shown || a->job == NULL;
	}
	percent = job_percent(atomic_load(&a->job->progress.done),
	    atomic_load(&a->job->progress.total));
	if (percent == a->percent)
		return 0;
	a->percent = percent;
	return 1;
}
