/*
 * idle: the work between keys, of whatever file it is: a row for each kind of
 * work that is done on this thread, in steps that delay no key, and threads
 * whose work is taken over when it is done.
 */
#include "config.h"

#include "ttv/app.h"

#include "filter_ui.h"
#include "find_ui.h"
#include "follow_ui.h"
#include "pane.h"

#define WAIT_MS	8		/* ms that a key may wait behind a wait for the
				 * table of an area */

void
app_settle(struct app *app)
{
	find_names_wait(app);
	find_args_wait(&app->find);
	find_follow(app);
	filter_settle(app);
}

static int
idle_panes_pending(struct app *app)
{
	return pane_idle(app) != PANE_NONE;
}

static enum app_idle
idle_panes(struct app *app)
{
	return app->panes[pane_idle(app)].idle(app);
}

static int
idle_task_pending(struct app *app)
{
	return app->task.what != HIT_NOTHING;
}

static enum app_idle
idle_task(struct app *app)
{
	int key = app->task.what > HIT_NUMBER;

	if (!find_task_idle(app))
		return APP_IDLE_MORE;
	return key ? APP_IDLE_NOW : app_pending(app) ? APP_IDLE_MORE :
	    APP_IDLE_DONE;
}

static int
idle_view_pending(struct app *app)
{
	return view_pending(&app->view);
}

static enum app_idle
idle_view(struct app *app)
{
	int done = view_idle(&app->view);

	filter_placed(app);
	return done ? APP_IDLE_DONE : APP_IDLE_MORE;
}

/* In the order in which they are done: one after another. */
static const struct {
	int		(*pending)(struct app *);
	enum app_idle	(*step)(struct app *);
} works[] = {
	{ idle_panes_pending,	idle_panes },
	{ find_names_pending,	find_names_idle },
	{ filter_pending,	filter_idle },
	{ idle_task_pending,	idle_task },
	{ idle_view_pending,	idle_view },
};
#define WORKS	(sizeof(works) / sizeof(works[0]))

/* Returns the number of the first work that is pending, or WORKS. */
static size_t
idle_first(struct app *app)
{
	size_t i;

	for (i = 0; i < WORKS && !works[i].pending(app); i++)
		;
	return i;
}

/* Does a step of what is done on this thread; of nothing: the view's. */
static enum app_idle
idle_step(struct app *app)
{
	size_t i = idle_first(app);

	return works[i < WORKS ? i : WORKS - 1].step(app);
}

/* Returns whether a thread works for the viewer. */
static int
idle_threads(const struct app *app)
{
	return pane_working(app) != PANE_NONE || save_ui_pending(app);
}

/* Takes what the first of them has done, after at most ms: 1 to draw. */
static int
idle_threads_wait(struct app *app, int ms)
{
	enum pane_id id = pane_working(app);

	return id != PANE_NONE ? app->panes[id].wait(app, ms) :
	    save_ui_wait(app, ms);
}

int
app_pending(struct app *app)
{
	return idle_threads(app) || idle_first(app) < WORKS;
}

/* Does a step, or waits for what threads do. */
static enum app_idle
idle_once(struct app *app)
{
	enum app_idle idle;

	if (!idle_threads(app))
		return idle_step(app);
	if (idle_first(app) == WORKS)	/* nothing to do but to wait */
		return idle_threads_wait(app, WAIT_MS) ? APP_IDLE_NOW :
		    APP_IDLE_MORE;
	idle = idle_step(app);
	if (idle_threads(app) && idle_threads_wait(app, 0))
		return APP_IDLE_NOW;	/* the step may have ended them */
	return idle == APP_IDLE_DONE && app_pending(app) ? APP_IDLE_MORE : idle;
}

enum app_idle
app_idle(struct app *app)
{
	enum app_idle idle = idle_once(app);

	if (idle == APP_IDLE_NOW)	/* as after a key that did it at once */
		app_moved(app);
	return idle;
}
