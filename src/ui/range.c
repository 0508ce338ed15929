/*
 * The range of time of an area: made from a place to the cursor, then fixed.
 * The view draws it between two lines, the message says its length, and `focus`
 * fills the view with it.  The moving end snaps to the slice that the cursor
 * goes to.  cmd_area.c has the area's tracks and its commands.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "area_ui.h"
#include "range.h"

static int64_t
from_to(int64_t a, int64_t b)
{
	int64_t n;

	return __builtin_sub_overflow(b, a, &n) ? INT64_MAX : n;
}

int64_t
range_length(const struct app *app)
{
	return from_to(app->view.range_t0, app->view.range_t1);
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

/* Gives an area without length that of the selection at the cursor. */
static void
range_widen(struct app *app)
{
	struct view *v = &app->view;
	int64_t t0, t1;

	if (v->range_t0 == v->range_t1 &&
	    view_selection_range(v, &t0, &t1) == 0 && t0 <= v->range_t0 &&
	    v->range_t0 <= t1) {
		v->range_t0 = t0;
		v->range_t1 = t1;
	}
}

void
range_fix(struct app *app)
{
	if (app->view.range == RANGE_NONE)
		return;
	if (app->view.range == RANGE_MADE)
		range_widen(app);
	app->view.range = RANGE_FIXED;
	app->area->by_lines = 0;
	range_tell(app, "; f fills the view with it, Esc forgets it");
}

/*
 * Extends the range to the cursor; where the cursor stands at the begin of the
 * selection, behind the range's own begin, to the end of the selection.
 */
void
range_follow(struct app *app)
{
	const struct view *v = &app->view;
	int64_t to = v->cursor, t0, t1;

	if (v->range != RANGE_MADE || app->dragging)
		return;
	if (v->cursor > app->range_from &&
	    view_selection_range(v, &t0, &t1) == 0 && t0 == v->cursor)
		to = t1;
	range_set(app, app->range_from, to);
}

void
range_swap(struct app *app)
{
	struct view *v = &app->view;
	int at_end = v->range == RANGE_FIXED || v->cursor > app->range_from;

	app->range_from = at_end ? v->range_t1 : v->range_t0;
	v->cursor = at_end ? v->range_t0 : v->range_t1;
	v->range = RANGE_MADE;
}

int
range_end(struct app *app)
{
	int was = app->view.range != RANGE_NONE;

	app->view.range = RANGE_NONE;
	return was;
}
