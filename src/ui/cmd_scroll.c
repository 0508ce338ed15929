/*
 * cmd_scroll: scrolling and folding.  The cursor's line is always on the
 * screen: a scroll that would move the line out moves the cursor to another
 * line and selects the thing there at the cursor's time.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/trace.h"

#include "command_table.h"
#include "place.h"

static int64_t
screen_lines(const struct view *v)
{
	int h = view_scrolled(v);

	return h > 0 ? h : 1;
}

static int64_t
clamped(int64_t x, int64_t lo, int64_t hi)
{
	return x > hi ? (hi > lo ? hi : lo) : x < lo ? lo : x;
}

/* Scrolls so that `top` is the first line, as far as lines follow below. */
static void
set_top(struct view *v, int64_t top)
{
	int64_t h = screen_lines(v), line = v->line;

	v->top = (uint32_t)clamped(top, view_fixed(v), (int64_t)v->nlines - h);
	if (line >= view_fixed(v))
		line = clamped(line, v->top, (int64_t)v->top + h - 1);
	if (line != v->line)
		place_line(v, (uint32_t)line);
}

static int
line_go(struct app *app, int64_t line)
{
	struct view *v = &app->view;

	if (v->nlines == 0)
		return APP_FAIL;
	place_line(v, (uint32_t)clamped(line, 0, (int64_t)v->nlines - 1));
	return APP_REDRAW;
}

int
do_first_line(struct app *app, const struct ui_args *a)
{
	jump_push(app);
	return line_go(app, a->counted ? a->count - 1 : 0);
}

int
do_last_line(struct app *app, const struct ui_args *a)
{
	jump_push(app);
	return line_go(app, a->counted ? a->count - 1 :
	    (int64_t)app->view.nlines - 1);
}

/* Returns the last line on the screen. */
static int64_t
bottom_line(const struct view *v)
{
	return clamped((int64_t)v->top + screen_lines(v) - 1, 0,
	    (int64_t)v->nlines - 1);
}

int
do_screen_top(struct app *app, const struct ui_args *a)
{
	return line_go(app, clamped((int64_t)app->view.top + a->count - 1, 0,
	    bottom_line(&app->view)));
}

int
do_screen_middle(struct app *app, const struct ui_args *a)
{
	(void)a;
	return line_go(app,
	    ((int64_t)app->view.top + bottom_line(&app->view)) / 2);
}

int
do_screen_bottom(struct app *app, const struct ui_args *a)
{
	return line_go(app, clamped(bottom_line(&app->view) - a->count + 1,
	    app->view.top, INT32_MAX));
}

/* Moves cursor and screen by a number of lines, as vi does with Ctrl-D. */
static int
scroll_lines(struct app *app, int64_t by)
{
	struct view *v = &app->view;
	int64_t top = v->top, to;

	if (v->nlines == 0 || (by > 0 && v->line + 1 >= v->nlines) ||
	    (by < 0 && v->line == 0))
		return APP_FAIL;
	to = clamped((int64_t)v->line + by, 0, (int64_t)v->nlines - 1);
	v->top = (uint32_t)clamped(top + by, view_fixed(v),
	    (int64_t)v->nlines - screen_lines(v));
	place_line(v, (uint32_t)to);
	return APP_REDRAW;
}

int
do_half(struct app *app, const struct ui_args *a)
{
	return scroll_lines(app, (screen_lines(&app->view) + 1) / 2 *
	    a->count * a->way);
}

/* Returns the lines of a screen less one, which stays as a landmark. */
static int64_t
page_lines(const struct view *v)
{
	return screen_lines(v) > 1 ? screen_lines(v) - 1 : 1;
}

int
do_page(struct app *app, const struct ui_args *a)
{
	return scroll_lines(app, page_lines(&app->view) * a->count * a->way);
}

int
do_line_down(struct app *app, const struct ui_args *a)
{
	set_top(&app->view, (int64_t)app->view.top + a->count);
	return APP_REDRAW;
}

int
do_line_up(struct app *app, const struct ui_args *a)
{
	set_top(&app->view, (int64_t)app->view.top - a->count);
	return APP_REDRAW;
}

int
do_line_to_top(struct app *app, const struct ui_args *a)
{
	(void)a;
	set_top(&app->view, app->view.line);
	return APP_REDRAW;
}

int
do_line_to_middle(struct app *app, const struct ui_args *a)
{
	(void)a;
	set_top(&app->view, app->view.line - screen_lines(&app->view) / 2);
	return APP_REDRAW;
}

int
do_line_to_bottom(struct app *app, const struct ui_args *a)
{
	(void)a;
	set_top(&app->view, app->view.line - screen_lines(&app->view) + 1);
	return APP_REDRAW;
}

/* Returns the track or its nearest ancestor that folds; NONE. */
static uint32_t
foldable_track(const struct view *v, uint32_t track)
{
	while (track != NONE && !view_foldable(v, track))
		track = v->trace->tracks[track].parent;
	return track;
}

static int
set_fold(struct app *app, uint32_t track, int fold)
{
	struct view *v = &app->view;
	uint32_t line;

	if (track == NONE)
		return app_fail(app, "nothing to fold here");
	v->folded[track] = (uint8_t)fold;
	view_layout(v);
	if ((line = view_line_begins(v, track)) != NONE)
		place_line(v, line);
	return APP_REDRAW;
}

int
do_fold_toggle(struct app *app, const struct ui_args *a)
{
	uint32_t track = foldable_track(&app->view, place_track(&app->view));

	(void)a;
	return set_fold(app, track, track != NONE &&
	    !app->view.folded[track]);
}

int
do_fold_open(struct app *app, const struct ui_args *a)
{
	uint32_t track = foldable_track(&app->view, place_track(&app->view));

	(void)a;
	if (track != NONE && !app->view.folded[track] &&
	    view_tall(&app->view, track, 1))
		return APP_REDRAW;
	return set_fold(app, track, 0);
}

int
do_fold_close(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	uint32_t track = foldable_track(v, place_track(v));

	(void)a;
	if (track != NONE && !v->folded[track] && view_tall(v, track, 0))
		return APP_REDRAW;
	while (track != NONE && v->folded[track])
		track = foldable_track(v, app->trace->tracks[track].parent);
	return set_fold(app, track, 1);
}

int
do_fold_all(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	int fold = a->way;
	uint32_t track = place_track(v), p, i;

	v->fold_new = fold ? FOLD_CLOSED : FOLD_OPEN;
	for (i = 0; i < app->trace->ntracks; i++)
		v->folded[i] = fold && view_foldable(v, i);
	/* the cursor goes to the outermost fold around its track */
	for (p = track; fold && p != NONE; p = app->trace->tracks[p].parent)
		if (v->folded[p])
			track = p;
	view_layout(v);
	if (track != NONE && (i = view_line_of_track(v, track)) != NONE)
		place_line(v, i);
	return APP_REDRAW;
}
