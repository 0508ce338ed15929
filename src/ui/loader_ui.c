/*
 * loader_ui: the viewer of a trace that is being loaded; takes each model when
 * it is ready (set_trace.c), says how far it is, and at the end goes where a
 * session, a link or a script says.
 */
#include "config.h"

#include <string.h>

#include "ttv/app.h"
#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/follow.h"
#include "ttv/loader.h"
#include "ttv/script.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "filter_ui.h"
#include "find_ui.h"
#include "follow_ui.h"
#include "result.h"
#include "start.h"
#include "twin_ui.h"

/*
 * Reports how much a stopped load has kept, so that a part is not taken for the
 * whole.
 */
static void
loader_ui_say_kept(struct app *app)
{
	char n[32];

	if (app->trace->complete) {
		app_say(app, "all was read before it stopped");
		return;
	}
	text_count(n, sizeof(n), app->trace->nevents);
	app_say(app, "%s: %s event%s kept, the rest is not loaded",
	    app->view.progress, n, app->trace->nevents == 1 ? " is" :
	    "s are");
}

/* Handles the end of loading: its error ends the viewer of an empty trace. */
static void
loader_ui_finish(struct app *app, const struct err *load)
{
	int again = app->result->nmade > 0;	/* those of a session come
						 * with app_arrive() */

	app->loaded = 1;
	if (load->code != ERR_NONE) {
		twin_ui_want(app, 0);
		if (start_empty(app->trace) && !loader_stopped(app->loader))
			app->ended = 1;
		else
			app_fail(app, "%s", load->msg);
		return;
	}
	if (app->follow != NULL)
		follow_ui_ended(app);
	else if (loader_stopped(app->loader))
		loader_ui_say_kept(app);
	if (again)
		result_again(app);
	app_arrive(app);
	script_arrive(app);
}

/*
 * Takes the next model, if there is one.  A query goes on with the model that
 * it began with: those of a trace that grows wait for it, but the last.
 */
static const struct trace *
loader_ui_next(struct app *app, int ended)
{
	if (ended || app->follow == NULL || !result_ui_pending(app))
		return loader_next(app->loader);
	loader_quiet(app->loader);
	return NULL;
}

int
app_follow(struct app *app)
{
	struct view *v = &app->view;
	const struct trace *next;
	char text[sizeof(v->progress)];
	struct err err;
	int changed, ended;
	int64_t start;

	if (app->loader == NULL)
		return find_follow(app) | filter_follow(app);
	if (app->loaded) {
		loader_next(app->loader);	/* NULL: empties the pipe */
		return find_follow(app) | filter_follow(app);
	}
	/* before loader_next(): at the end the last model is ready */
	changed = ended = loader_ended(app->loader, &err);
	start = now_ms();
	if ((next = loader_ui_next(app, ended)) != NULL) {
		app_set_trace(app, next);
		loader_drop(app->loader);
		if (app->follow != NULL) {
			app_arrive(app);
			script_arrive(app);
			follow_shown(app->follow, now_ms() - start);
		}
		changed = 1;
	}
	changed |= follow_ui_newest(app);
	changed |= follow_ui_say(app);
	loader_text(app->loader, text, sizeof(text));
	if (strcmp(text, v->progress) != 0) {
		strlcpy(v->progress, text, sizeof(v->progress));
		changed = 1;
	}
	if (ended)
		loader_ui_finish(app, &err);
	return find_follow(app) | filter_follow(app) | changed;
}
