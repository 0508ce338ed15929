/*
 * The commands of the search; find_ui.c does the work.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "ask.h"
#include "command_table.h"
#include "find_ui.h"

int
do_find(struct app *app, const struct ui_args *a)
{
	if (a->text[0] != '\0')
		return find_accept(app, a->text);
	ask_open(app, PROMPT_FIND, "");
	return APP_REDRAW;
}

/* Returns the number of things that a step through the hits looks at. */
static uint64_t
step_cost(const struct app *app)
{
	const struct trace *t = app->trace;

	return t->nslices / 64 + (uint64_t)t->nrows * 16;
}

int
do_find_again(struct app *app, const struct ui_args *a)
{
	int dir = a->way;
	struct hit_task task = { .what = HIT_GO, .dir = dir,
	    .times = ui_count(a, step_cost(app)) };
	int rc;

	if ((rc = find_lacks(app)) != 0)
		return rc;
	return find_do(app, &task);
}

/* Returns 1 if the last command was one of two, so that this one continues. */
static int
goes_on(const struct app *app)
{
	return app->last != NULL && (app->last->run == do_find_longest ||
	    app->last->run == do_find_longer);
}

static int
by_length(struct app *app, const struct ui_args *a, int dir)
{
	return find_go_by_length(app, dir, goes_on(app), ui_count(a,
	    step_cost(app) + app->find.n));
}

int
do_find_longest(struct app *app, const struct ui_args *a)
{
	if (app->find.pattern == NULL)
		return do_longest(app, a);
	return by_length(app, a, 1);
}

int
do_find_longer(struct app *app, const struct ui_args *a)
{
	return by_length(app, a, -1);
}

/* Shows the hits without moving; n and N step through them. */
static int
find_same_name(struct app *app, uint32_t track)
{
	const struct view *v = &app->view;
	const struct trace *t = app->trace;
	uint32_t kind = entity_kind(t, v->sel.type, v->sel.id);
	char n[32];

	if (kind == NONE)
		return app_fail(app, "nothing with a name is selected");
	find_name_on(app, t->kinds[kind].name, track);
	text_count(n, sizeof(n), find_hits(app));
	app_say(app, "%s of this name%s", n, track != NONE ?
	    " on this track" : "");
	return APP_REDRAW;
}

int
do_find_same(struct app *app, const struct ui_args *a)
{
	(void)a;
	return find_same_name(app, NONE);
}

int
do_find_same_here(struct app *app, const struct ui_args *a)
{
	(void)a;
	return find_same_name(app, view_selection_track(&app->view));
}
