/*
 * save_ui: a growing trace written to a file while keys go on.  While the trace
 * is followed the thread that takes its bytes writes them; after that a thread
 * of its own.  Nothing but Esc ends it, not even a terminal that goes away: the
 * bytes of a pipe are nowhere else.
 */
#include "config.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/follow.h"
#include "ttv/loader.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "command_table.h"
#include "follow_ui.h"
#include "job.h"
#include "start.h"

#define FINISH_MS	100	/* ms between two looks at a copy at the end */
#define WRITTEN		" % written, Esc ends it"

struct save_ui {
	struct job	 job;
	struct follow	*follow;
	const struct trace *trace;	/* lent: models wait for the job */
};

static void
save_run(void *arg)
{
	struct save_ui *s = arg;

	follow_save_ended(s->follow, s->trace);
}

/* Starts the thread that writes when the one that followed has ended. */
static void
save_start(struct app *app)
{
	struct save_ui *s = xcalloc(1, sizeof(*s));

	s->follow = app->follow;
	s->trace = app->trace;
	app->save = s;
	job_start(&s->job, save_run, s, !app->view.lazy);
}

void
save_ui_free(struct app *app)
{
	if (app->save == NULL)
		return;
	job_join(&app->save->job);
	free(app->save);
	app->save = NULL;
}

int
save_ui_pending(const struct app *app)
{
	return app->save != NULL || (app->follow != NULL &&
	    follow_saving(app->follow) >= 0);
}

int
save_ui_stop(struct app *app)
{
	return app->follow != NULL && follow_save_stop(app->follow);
}

/* Says how much is written where no other message stands; returns 1 if new. */
static int
save_progress(struct app *app)
{
	const char *had = app->view.message;
	char text[sizeof(WRITTEN) + 16];
	int percent = follow_saving(app->follow);

	snprintf(text, sizeof(text), "%d%s", percent, WRITTEN);
	if (percent < 0 || strcmp(had, text) == 0 || (had[0] != '\0' &&
	    strstr(had, WRITTEN) == NULL))
		return 0;
	app_say(app, "%s", text);
	return 1;
}

int
save_ui_wait(struct app *app, int ms)
{
	if (app->save == NULL && app->loaded)
		save_start(app);
	if (app->save != NULL) {
		if (!job_wait(&app->save->job, ms))
			return save_progress(app);
		save_ui_free(app);
	} else
		poll(NULL, 0, ms);
	return follow_ui_say(app) || save_progress(app);
}

void
save_ui_finish(struct app *app)
{
	while (save_ui_pending(app) && (app->save != NULL || app->loaded ||
	    !loader_ended(app->loader, NULL)))
		save_ui_wait(app, FINISH_MS);
}

int
do_save(struct app *app, const struct ui_args *a)
{
	if (app->follow == NULL)
		return app_fail(app, "the trace does not grow: its file has "
		    "all of it");
	if (!app->may_write)
		return app_fail(app, "a script may not write files");
	if (a->text[0] == '\0')
		return app_fail(app, "save FILE");
	if (save_ui_pending(app))
		return app_fail(app, "a file is being written, Esc ends it");
	if (app->loaded && start_empty(app->trace))
		return app_fail(app, "nothing came");
	follow_save(app->follow, a->text);
	if (app->loaded)
		save_ui_wait(app, 0);
	return APP_REDRAW;
}
