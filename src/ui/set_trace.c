/*
 * set_trace: another model of the same input takes the place of the one before.
 * Until a key is pressed the screen is that of a trace loaded at once; from
 * then on all state keeps its place: view, cursor, selection, folds, marks, the
 * jump list, the search, the lines of lists.
 *
 *	- State that holds the number of a track, row, slice or kind must be
 *	  carried over here, because the old model is freed afterwards.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/app.h"
#include "ttv/match_models.h"
#include "ttv/trace.h"

#include "filter_ui.h"
#include "find_ui.h"
#include "follow_ui.h"
#include "pane.h"
#include "start.h"
#include "twin_ui.h"
#include "undo.h"

/*
 * Jumps, the slot of the next step back, the last jump, the place before a
 * preview, and marks.
 */
#define PLACES_MAX	(JUMPS_MAX + 3 + VIEW_MARKS)

static size_t
set_trace_places(struct app *app, struct place **p)
{
	struct jumps *j = &app->jumps;
	size_t n = 0;
	int i;

	/* the slot behind the jumps is filled by the next step back */
	for (i = 0; i <= j->n && i <= JUMPS_MAX; i++)
		p[n++] = &j->v[i];
	p[n++] = &j->last;
	p[n++] = &app->preview.from;
	for (i = 0; i < VIEW_MARKS; i++)
		p[n++] = &app->marks[i];
	return n;
}

static void
set_trace_carry_places(struct app *app, const struct match_models *same)
{
	struct place *p[PLACES_MAX];
	struct entity_ref *sel[PLACES_MAX];
	size_t i, n = set_trace_places(app, p);

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
set_trace_carry_search(struct app *app, const struct match_models *same)
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

void
app_set_trace(struct app *app, const struct trace *trace)
{
	struct match_models *same = match_models_new(app->trace, trace);
	int anew = app->follow != NULL ? follow_ui_anew(app, trace) :
	    !app->touched || start_empty(app->trace);

	twin_ui_drop(app);
	view_set_trace(&app->view, same);
	app->trace = trace;
	undo_set_trace(app, same);
	filter_again(app);
	find_tracks_free(app);
	set_trace_carry_places(app, same);
	free(app->opened);	/* by track of the model before */
	app->opened = NULL;
	if (anew)
		start_app(app);
	follow_ui_hold(app);
	set_trace_carry_search(app, same);
	pane_refresh(app, same);
	match_models_free(same);
}
