/*
 * The search as one sees it: the pattern as it is typed marks its hits at
 * once, since that costs no more than the names; Enter goes to the first one
 * at or after the cursor, Esc brings back the search before.
 *
 * The view borrows pattern and marks from here: find_show() after each change.
 */
#include "config.h"

#include <string.h>

#include "ttv/err.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "commands.h"

#define PREVIEW_SLICES	5000000

static void
show(struct app *app, int ticks)
{
	struct view *v = &app->view;

	v->search = app->find.pattern;
	v->hit = app->find.kinds;
	v->nhits = app->find.n;
	v->hit_index = 0;
	if (ticks)
		view_hits_changed(v);
}

void
find_show(struct app *app)
{
	show(app, 1);
}

/* Sets the search aside, once, before the first preview. */
static void
keep(struct app *app)
{
	if (app->previewing)
		return;
	app->previewing = 1;
	app->find_before = app->find;
	memset(&app->find, 0, sizeof(app->find));
	app->find.track = NONE;
}

int
find_preview(struct app *app, const char *pattern)
{
	struct err err;
	/* the overview looks at every slice: not at every key, then */
	int ticks = app->trace->nslices < PREVIEW_SLICES;

	keep(app);
	err_clear(&err);
	if (*pattern == '\0')
		find_clear(&app->find);
	else if (find_pattern(&app->find, app->trace, pattern, NONE, &err) ==
	    -1) {
		find_clear(&app->find);
		show(app, ticks);
		return app_fail(app, "%s", err.msg);
	}
	show(app, ticks);
	return APP_REDRAW;
}

void
find_cancel(struct app *app)
{
	if (!app->previewing)
		return;
	app->previewing = 0;
	find_clear(&app->find);
	app->find = app->find_before;
	memset(&app->find_before, 0, sizeof(app->find_before));
	app->find_before.track = NONE;
	find_show(app);
}

int
find_accept(struct app *app, const char *pattern)
{
	struct err err;

	if (*pattern == '\0') {		/* Enter alone: the search before */
		find_cancel(app);
		return app->find.pattern != NULL ? find_go(app, 1, 0) :
		    APP_REDRAW;
	}
	keep(app);
	err_clear(&err);
	if (find_pattern(&app->find, app->trace, pattern, NONE, &err) == -1) {
		find_cancel(app);
		return app_fail(app, "%s", err.msg);
	}
	if (app->find.n == 0) {
		find_cancel(app);
		return app_fail(app, "nothing%s is named like %s",
		    app->trace->complete ? "" : " so far", pattern);
	}
	app->previewing = 0;
	find_clear(&app->find_before);
	find_show(app);
	return find_go(app, 1, 1);
}

/* The place to search from. */
static struct find_hit
from(const struct app *app, int first)
{
	const struct view *v = &app->view;

	if (!first && v->sel.type == SEL_SLICE)
		return (struct find_hit){ app->trace->ts[v->sel.id], v->sel.id,
		    FIND_SLICE };
	if (!first && v->sel.type == SEL_INSTANT)
		return (struct find_hit){ app->trace->instants[v->sel.id].ts,
		    v->sel.id, FIND_INSTANT };
	return (struct find_hit){ v->cursor, NONE, FIND_SLICE };
}

void
find_number(struct app *app)
{
	struct find_hit at = from(app, 0), hit;
	uint64_t index;

	app->view.hit_index = 0;
	if (at.id == NONE || app->find.n == 0)
		return;
	if (find_step(&app->find, app->trace, &at, -1, &hit, &index) == 0)
		app->view.hit_index = index > 0 ? index + 1 : 0;
	else
		app->view.hit_index = app->find.indexed ? 1 : 0;
}

int
find_go(struct app *app, int dir, int first)
{
	struct find_hit at = from(app, first), hit;
	struct selection sel;
	uint64_t index;
	char n[32];
	int wrapped = 0;

	if (app->find.pattern == NULL)
		return app_fail(app, "no search yet: / begins one");
	if (app->find.n == 0)
		return app_fail(app, "nothing is named like %s",
		    app->find.pattern);
	if (find_step(&app->find, app->trace, &at, dir, &hit, &index) == -1) {
		if (find_edge(&app->find, app->trace, dir, &hit, &index) == -1)
			return app_fail(app, "no hit has a place");
		wrapped = 1;
	}
	jump_push(app);
	sel.type = hit.type == FIND_SLICE ? SEL_SLICE : SEL_INSTANT;
	sel.id = hit.id;
	app->view.cursor = hit.ts;
	place_thing(app, &sel);
	app->view.hit_index = index;
	if (wrapped) {
		text_count(n, sizeof(n), app->find.n);
		app_say(app, dir > 0 ? "match 1 of %s: the first one again" :
		    "match %s: the last one again", n);
	}
	return APP_REDRAW;
}
