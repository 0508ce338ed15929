/*
 * The range of time: made from a place to the cursor, then fixed.  The view
 * draws it between two lines, the message says its length, and `focus` fills
 * the view with it.
 */
#include "config.h"

#include "ttv/text.h"
#include "ttv/trace.h"

#include "commands.h"

static int64_t
from_to(int64_t a, int64_t b)
{
	int64_t n;

	return __builtin_sub_overflow(b, a, &n) ? INT64_MAX : n;
}

/* Reports the length and the start: "1.5 ms, from 12.1 ms on". */
static void
range_tell(struct app *app, const char *more)
{
	const struct view *v = &app->view;
	char len[32], from[32];

	text_duration_short(len, sizeof(len),
	    from_to(v->range_t0, v->range_t1));
	text_duration_short(from, sizeof(from), from_to(app->trace->start,
	    v->range_t0));
	if (v->range_t0 < v->range_t1)
		app_say(app, "%s, from %s on%s", len, from, more);
	else
		app_say(app, "a range of time begins at %s", from);
}

void
range_set(struct app *app, int64_t a, int64_t b)
{
	struct view *v = &app->view;

	v->range = RANGE_MADE;
	app->range_from = a;
	v->range_t0 = a < b ? a : b;
	v->range_t1 = a < b ? b : a;
	if (app->view.message[0] == '\0')
		range_tell(app, "");
}

void
range_fix(struct app *app)
{
	if (app->view.range == RANGE_NONE)
		return;
	app->view.range = RANGE_FIXED;
	range_tell(app, "; f fills the view with it, Esc forgets it");
}

void
range_follow(struct app *app)
{
	if (app->view.range == RANGE_MADE && !app->dragging)
		range_set(app, app->range_from, app->view.cursor);
}

int
range_end(struct app *app)
{
	int was = app->view.range != RANGE_NONE;

	app->view.range = RANGE_NONE;
	return was;
}

int
do_range(struct app *app, const struct ui_args *a)
{
	(void)a;
	app->dragging = 0;
	if (app->view.range == RANGE_MADE)
		range_fix(app);
	else
		range_set(app, app->view.cursor, app->view.cursor);
	return APP_REDRAW;
}
