/*
 * loader_ui: the viewer of a trace that is being loaded; takes each model when
 * it is ready.  Until a key is pressed the screen is that of a trace loaded at
 * once; from then on all state keeps its place: view, cursor, selection, folds,
 * marks, the jump list, the search, the lines of lists.
 *
 *	- State that holds the number of a track, row, slice or kind must be
 *	  carried over here, because the old model is freed afterwards.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/follow.h"
#include "ttv/loader.h"
#include "ttv/match_models.h"
#include "ttv/script.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "commands.h"
#include "result.h"
#include "twin_ui.h"

/* Jumps, the slot of the next step back, the last jump, and marks. */
#define PLACES_MAX	(JUMPS_MAX + 2 + VIEW_MARKS)

static size_t
loader_ui_places(struct app *app, struct place **p)
{
	struct jumps *j = &app->jumps;
	size_t n = 0;
	int i;

	/* the slot behind the jumps is filled by the next step back */
	for (i = 0; i <= j->n && i <= JUMPS_MAX; i++)
		p[n++] = &j->v[i];
	p[n++] = &j->last;
	for (i = 0; i < VIEW_MARKS; i++)
		p[n++] = &app->marks[i];
	return n;
}

static void
loader_ui_carry_places(struct app *app, const struct match_models *same)
{
	struct place *p[PLACES_MAX];
	struct entity_ref *sel[PLACES_MAX];
	size_t i, n = loader_ui_places(app, p);

	for (i = 0; i < n; i++) {
		p[i]->track = match_models_track(same, p[i]->track);
		p[i]->row = match_models_row(same, p[i]->row);
		sel[i] = &p[i]->sel;
	}
	match_models_selections(same, sel, n);
	app->noted.track = match_models_track(same, app->noted.track);
	app->measured.track = match_models_track(same, app->measured.track);
}

static void
loader_ui_carry_search(struct app *app, const struct match_models *same)
{
	struct hit_task task = app->task;

	find_again(&app->find, app->trace, match_models_track(same,
	    app->find.track));
	find_again(&app->find_before, app->trace, match_models_track(same,
	    app->find_before.track));
	find_resume(app);
	find_show(app);
	if (task.what == HIT_RANK) {	/* begins anew, from the same hit */
		task.rank.at = 0;
		task.rank.id = task.rank.id != NONE &&
		    app->view.sel.type == ENTITY_SLICE ?
		    app->view.sel.id : NONE;
	}
	if (task.what > HIT_NUMBER)
		app->task = task;
	find_moved(app);
}

int
loader_ui_empty(const struct trace *t)
{
	int e;

	for (e = 0; e < ENTITIES; e++)
		if (entity_rows[e].selectable &&
		    entity_count(t, (enum entity)e) > 0)
			return 0;
	return 1;
}

void
app_set_trace(struct app *app, const struct trace *trace)
{
	struct match_models *same = match_models_new(app->trace, trace);
	int anew = app->follow != NULL ? follow_ui_anew(app, trace) :
	    !app->touched || loader_ui_empty(app->trace);

	twin_ui_drop(app);
	view_set_trace(&app->view, same);
	app->trace = trace;
	undo_set_trace(app, same);
	filter_again(app);
	find_tracks_free(app);
	loader_ui_carry_places(app, same);
	free(app->opened);	/* by track of the model before */
	app->opened = NULL;
	if (anew)
		app_start(app);
	follow_ui_hold(app);
	loader_ui_carry_search(app, same);
	pane_refresh(app, same);
	match_models_free(same);
}

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
	struct err err;
	int again = app->result->nmade > 0;	/* those of a session come
						 * with app_arrive() */

	app->loaded = 1;
	if (load->code != ERR_NONE) {
		twin_ui_want(app, 0);
		if (loader_ui_empty(app->trace) && !loader_stopped(app->loader))
			app->ended = 1;
		else
			app_fail(app, "%s", load->msg);
		return;
	}
	app_arrive(app);
	if (app->follow != NULL)
		follow_ui_ended(app);
	else if (loader_stopped(app->loader))
		loader_ui_say_kept(app);
	if (again)
		result_again(app);
	if (app->keys != NULL) {
		err_clear(&err);
		script_play(app, app->keys, &err);
	}
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
		if (app->follow != NULL)
			follow_shown(app->follow, now_ms() - start);
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
