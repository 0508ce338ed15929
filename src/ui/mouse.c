/*
 * The mouse.  Its keys (ttv/key.h) have a place, and what is there decides what
 * they do: the tracks, their labels, the overview, the pane.  Nothing can be
 * done with it alone.
 *
 * A press selects what is there.  With the button held a range of time is
 * marked, from where it was pressed; a press alone marks nothing.
 */
#include "config.h"

#include "ttv/trace.h"

#include "commands.h"

#define WHEEL_LINES	3
#define WHEEL_PART	8	/* of a screen, sideways */

static enum frame_part
part(const struct app *app, uint32_t *line, int64_t *t)
{
	return frame_at(&app->view, app->mouse_col, app->mouse_row, line, t);
}

/* The last instant of the column that begins at t. */
static int64_t
last_of_column(const struct view *v, int64_t t)
{
	int64_t end;

	return __builtin_add_overflow(t, viewport_step(&v->vp) - 1, &end) ?
	    INT64_MAX : end;
}

/*
 * What is nearest to the middle of the column that begins at t, if it is there
 * or in the next one: nobody points more exactly.
 */
static void
select_at(struct app *app, uint32_t line, int64_t t)
{
	static const struct entity_ref nothing = { ENTITY_NONE, 0 };
	struct view *v = &app->view;
	int64_t last = last_of_column(v, t), t0, t1;
	int col = viewport_col(&v->vp, t);

	v->cursor = t + (last - t) / 2;
	if (line == NONE)
		return;
	place_line(v, line);
	if (view_selection_range(v, &t0, &t1) == -1)
		return;
	if (viewport_col(&v->vp, t0) > col + 1 ||
	    viewport_col(&v->vp, t1) < col - 1)
		place_select(v, &nothing);
	else if (t0 >= t && t0 <= last)
		v->cursor = t0;
}

static int
press_label(struct app *app, const struct ui_args *a, uint32_t line)
{
	if (line == NONE)
		return 0;
	if (line == app->view.line)
		return do_fold_toggle(app, a);
	place_line(&app->view, line);
	return APP_REDRAW;
}

static int
press_pane(struct app *app)
{
	struct view *v = &app->view;
	uint32_t line = view_pane_line_at(v, app->mouse_col, app->mouse_row);

	if (v->pane < 2)
		return 0;
	v->pane_focus = 1;
	if (line != NONE)
		v->pane_line = line;
	return APP_REDRAW;
}

static int
look_at(struct app *app, int64_t t)
{
	app->view.cursor = t;
	camera_centre(&app->view, t, t);
	return APP_REDRAW;
}

int
do_mouse_select(struct app *app, const struct ui_args *a)
{
	uint32_t line;
	int64_t t;
	enum frame_part where = part(app, &line, &t);

	app->dragging = 0;
	if (where == FRAME_PANE)
		return press_pane(app);
	app->view.pane_focus = 0;
	if (where == FRAME_LABEL)
		return press_label(app, a, line);
	if (where == FRAME_OVERVIEW)
		return look_at(app, t);
	if (where != FRAME_TRACKS)
		return APP_REDRAW;
	app->dragging = 1;
	app->dragged_from = t;
	select_at(app, line, t);
	return APP_REDRAW;
}

/* The time of the column; one beside the tracks is the nearest of theirs. */
static int64_t
time_of(const struct app *app)
{
	const struct view *v = &app->view;
	int col = app->mouse_col - (v->cols - v->vp.cols);

	return viewport_time(&v->vp, col < 0 ? 0 : col >= v->vp.cols ?
	    v->vp.cols - 1 : col);
}

int
do_mouse_drag(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	int64_t t, from = app->dragged_from;
	uint32_t line;

	(void)a;
	if (!app->dragging)
		return part(app, &line, &t) == FRAME_OVERVIEW ?
		    look_at(app, t) : 0;
	t = time_of(app);
	v->cursor = t;
	if (t == from && v->range != RANGE_MADE)
		return 0;
	if (t < from)
		range_set(app, last_of_column(v, from), t);
	else
		range_set(app, from, last_of_column(v, t));
	return APP_REDRAW;
}

int
do_mouse_release(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (!app->dragging)
		return 0;
	app->dragging = 0;
	if (app->view.range == RANGE_MADE)
		range_fix(app);
	return APP_REDRAW;
}

static int
wheel(struct app *app, int dir)
{
	struct ui_args by = { WHEEL_LINES, 1, "" };
	uint32_t line;
	int64_t t;

	if (part(app, &line, &t) == FRAME_PANE && app->view.pane > 1)
		return dir > 0 ? do_pane_down(app, &by) :
		    do_pane_up(app, &by);
	return dir > 0 ? do_line_down(app, &by) : do_line_up(app, &by);
}

int
do_mouse_up(struct app *app, const struct ui_args *a)
{
	(void)a;
	return wheel(app, -1);
}

int
do_mouse_down(struct app *app, const struct ui_args *a)
{
	(void)a;
	return wheel(app, 1);
}

static int
sideways(struct app *app, int dir)
{
	int64_t cols = app->view.vp.cols / WHEEL_PART;

	camera_pan(&app->view, dir * (cols > 0 ? cols : 1));
	return APP_REDRAW;
}

int
do_mouse_left(struct app *app, const struct ui_args *a)
{
	(void)a;
	return sideways(app, -1);
}

int
do_mouse_right(struct app *app, const struct ui_args *a)
{
	(void)a;
	return sideways(app, 1);
}

static int
zoom(struct app *app, int steps)
{
	camera_zoom_at(&app->view, steps, time_of(app));
	return APP_REDRAW;
}

int
do_mouse_zoom_in(struct app *app, const struct ui_args *a)
{
	(void)a;
	return zoom(app, -1);
}

int
do_mouse_zoom_out(struct app *app, const struct ui_args *a)
{
	(void)a;
	return zoom(app, 1);
}
