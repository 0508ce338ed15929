/*
 * Following a trace that is being loaded: the app goes on to each model as it
 * comes.  A person who has not touched anything sees what they would see had
 * it all been there from the start; for one who has, everything stays where it
 * is: view, cursor, selection, folds, marks, the jump list, the search.
 *
 * All that holds a number of a track, row, slice or kind must be carried over
 * here, because the old model is gone afterwards.
 */
#include "config.h"

#include <string.h>

#include "ttv/err.h"
#include "ttv/live.h"
#include "ttv/same.h"
#include "ttv/script.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "commands.h"

/* The places that are remembered, all of them. */
#define PLACES_MAX	(JUMPS_MAX + 2 + VIEW_MARKS)

static size_t
places(struct app *app, struct place **p)
{
	struct jumps *j = &app->jumps;
	size_t n = 0;
	int i;

	/* at == n: the slot behind them is filled by the next step back */
	for (i = 0; i <= j->n && i <= JUMPS_MAX; i++)
		p[n++] = &j->v[i];
	p[n++] = &j->last;
	for (i = 0; i < VIEW_MARKS; i++)
		p[n++] = &app->marks[i];
	return n;
}

static void
carry_places(struct app *app, const struct same *same)
{
	struct place *p[PLACES_MAX];
	struct entity_ref *sel[PLACES_MAX];
	size_t i, n = places(app, p);

	for (i = 0; i < n; i++) {
		p[i]->track = same_track(same, p[i]->track);
		p[i]->row = same_row(same, p[i]->row);
		sel[i] = &p[i]->sel;
	}
	same_selections(same, sel, n);
}

static void
carry_search(struct app *app, const struct same *same)
{
	struct hit_task task = app->task;

	find_again(&app->find, app->trace, same_track(same, app->find.track));
	find_again(&app->find_before, app->trace, same_track(same,
	    app->find_before.track));
	find_resume(app);
	find_show(app);
	if (task.what == HIT_RANK) {	/* begins anew, from the same one */
		task.rank.at = 0;
		task.rank.id = task.rank.id != NONE &&
		    app->view.sel.type == ENTITY_SLICE ? app->view.sel.id : NONE;
	}
	if (task.what > HIT_NUMBER)
		app->task = task;
	find_moved(app);
}

/* What the list of tracks has chosen stays chosen when it is still there. */
static void
carry_choices(struct app *app, const struct same *same)
{
	struct choices *c = &app->choices;
	uint32_t top = app->view.help_top, chosen = NONE;
	size_t i;

	if (app->prompt_kind != PROMPT_TRACK)
		return;
	if (c->at < c->n)
		chosen = same_track(same, c->v[c->at]);
	choose_tracks(app, app->prompt.text);
	app->view.help_top = top;
	for (i = 0; i < c->n && c->v[i] != chosen; i++)
		;
	if (i < c->n)
		choose_move(app, (int)i);
}

/* Returns 1 if the trace had nothing that could be selected. */
static int
was_empty(const struct trace *t)
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
	struct same *same = same_new(app->trace, trace);
	int anew = !app->touched || was_empty(app->trace);

	view_set_trace(&app->view, same);
	app->trace = trace;
	carry_places(app, same);
	if (anew)
		app_start(app);
	carry_search(app, same);
	carry_choices(app, same);
	warnings_refresh(app);
	same_free(same);
}

/* It was stopped: how much there is, so that nobody takes it for all. */
static void
say_kept(struct app *app)
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

/* What went wrong is said, or ends us when there is nothing to look at. */
static void
finish(struct app *app, const struct err *load)
{
	struct err err;

	app->loaded = 1;
	if (load->code != ERR_NONE) {
		if (was_empty(app->trace) && !live_stopped(app->live))
			app->ended = 1;
		else
			app_fail(app, "%s", load->msg);
		return;
	}
	if (live_stopped(app->live))
		say_kept(app);
	if (app->keys != NULL) {
		err_clear(&err);
		script_play(app, app->keys, &err);
	}
}

int
app_follow(struct app *app)
{
	struct view *v = &app->view;
	const struct trace *next;
	char text[sizeof(v->progress)];
	struct err err;
	int changed, ended;

	if (app->live == NULL)
		return find_follow(app);
	if (app->loaded) {
		live_next(app->live);	/* there is none: the news are known */
		return find_follow(app);
	}
	/* asked first: the last model is there when the end is */
	changed = ended = live_ended(app->live, &err);
	if ((next = live_next(app->live)) != NULL) {
		app_set_trace(app, next);
		live_drop(app->live);
		changed = 1;
	}
	live_text(app->live, text, sizeof(text));
	if (strcmp(text, v->progress) != 0) {
		strlcpy(v->progress, text, sizeof(v->progress));
		changed = 1;
	}
	if (ended)
		finish(app, &err);
	return find_follow(app) || changed;
}
