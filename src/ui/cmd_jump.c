/*
 * Jumps: the list of places, marks, times, tracks and flows.  The jump list
 * works as in a browser: a step back keeps the places ahead, a new jump drops
 * them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/flow.h"
#include "ttv/trace.h"

#include "ask.h"
#include "causes.h"
#include "command_table.h"
#include "picker.h"
#include "place.h"

int
do_jump_back(struct app *app, const struct ui_args *a)
{
	struct jumps *j = &app->jumps;
	int i;

	for (i = 0; i < a->count && j->at > 0; i++) {
		if (j->at == j->n)
			place_here(app, &j->v[j->n]);
		j->at--;
	}
	if (i == 0)
		return app_fail(app, "no place before this one");
	place_restore(app, &j->v[j->at]);
	return APP_REDRAW;
}

int
do_jump_forward(struct app *app, const struct ui_args *a)
{
	struct jumps *j = &app->jumps;
	int i;

	for (i = 0; i < a->count && j->at < j->n; i++)
		j->at++;
	if (i == 0)
		return app_fail(app, "no place after this one");
	place_restore(app, &j->v[j->at]);
	return APP_REDRAW;
}

int
do_jump_last(struct app *app, const struct ui_args *a)
{
	struct place to = app->jumps.last;

	(void)a;
	if (!app->jumps.have_last)
		return app_fail(app, "nothing was jumped from");
	jump_push(app);
	place_restore(app, &to);
	return APP_REDRAW;
}

int
do_goto_track(struct app *app, const struct ui_args *a)
{
	if (a->text[0] == '\0') {
		ask_open(app, PROMPT_TRACK, "");
		picker_tracks(app, "");
		return APP_REDRAW;
	}
	picker_tracks(app, a->text);
	if (app->picker.n == 0)
		return app_fail(app, "%s: no such track", a->text);
	picker_go(app, app->picker.v[0], a->text);
	return APP_REDRAW;
}

/* Follows flows: the only one, or one that is chosen from a list; wakeups. */
int
do_flow(struct app *app, const struct ui_args *a)
{
	int out = a->way, i;

	for (i = 0; i < a->count && app->screen == PANE_NONE; i++)
		if (!causes_follow(app, out) && !wakeup_follow(app, out))
			break;
	if (i == 0)
		return app_fail(app, view_selection_end(&app->view) == NONE ?
		    "no slice or instant is selected" : out ?
		    "no flow leaves here or from inside" :
		    "no flow comes here or to what is around");
	return APP_REDRAW;
}

int
do_flow_choose(struct app *app, const struct ui_args *a)
{
	return causes_choose(app, a->way);
}
