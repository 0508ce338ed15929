/*
 * Commands of the left hand: zoom and pan.  A step of zoom is a step of the
 * viewport's ladder, a factor of the square root of two.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/trace.h"

#include "camera.h"
#include "command_table.h"
#include "follow_ui.h"
#include "place.h"
#include "range.h"

/* Steps or columns that a count may ask for: beyond any zoom or trace. */
static int
times(const struct ui_args *a, int n)
{
	return a->count > 1000 ? 1000 * n : a->count * n;
}

static const char whole[] = "the whole trace is in view";
/* What is said of the narrowest column, by what the axis has. */
static const char *const shortest[] = {
	[AXIS_TIME] = "a column is 1 ns: no time is shorter",
	[AXIS_BYTES] = "a column is 1 byte: nothing is shorter",
	[AXIS_NUMBERS] = "a column is 1: nothing is shorter",
};

/* Returns whether a viewport is where another is. */
static int
same_place(const struct viewport *a, const struct viewport *b)
{
	return a->t0 == b->t0 && a->cols == b->cols &&
	    viewport_same_scale(a, b);
}

/* Zooms about the cursor, or about the end while that is kept in view. */
int
do_zoom(struct app *app, const struct ui_args *a)
{
	const struct viewport was = app->view.vp;
	int steps = times(a, a->way);

	if (app->following.hold) {
		camera_zoom_at(&app->view, steps, view_end(&app->view));
		follow_ui_zoomed(app);
	} else
		camera_zoom(&app->view, steps);
	if (same_place(&app->view.vp, &was))
		app_say(app, "%s", a->way < 0 ?
		    shortest[view_axis(&app->view)] : whole);
	return APP_REDRAW;
}

/* Pans by quarters of a screen. */
int
do_pan(struct app *app, const struct ui_args *a)
{
	int64_t by = (int64_t)app->view.vp.cols * a->way / 4;

	if (!camera_pan(&app->view, (by != 0 ? by : a->way) * a->count))
		app_say(app, "%s", whole);
	return APP_REDRAW;
}

int
do_fit_all(struct app *app, const struct ui_args *a)
{
	const struct viewport was = app->view.vp;

	(void)a;
	camera_all_exact(&app->view);
	follow_ui_zoomed(app);
	if (same_place(&app->view.vp, &was))
		app_say(app, "%s", whole);
	return APP_REDRAW;
}

/* Fills the view with a time; goes back to where it was if it is filled. */
static void
fill_or_back(struct app *app, int64_t t0, int64_t t1)
{
	struct view *v = &app->view;
	struct viewport was = v->vp;

	if (same_place(&v->vp, &app->filled)) {
		v->vp = app->filled_from;
		app->filled.cols = 0;
		camera_keep_scaled(v);
		return;
	}
	camera_fill(v, t0, t1);
	if (!same_place(&v->vp, &was)) {
		app->filled = v->vp;
		app->filled_from = was;
	}
}

int
do_focus(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	int64_t t0, t1;

	(void)a;
	if (v->range != RANGE_NONE) {
		range_fix(app);
		fill_or_back(app, v->range_t0, v->range_t1);
		return APP_REDRAW;
	}
	if (view_selection_range(v, &t0, &t1) != 0)
		return app_fail(app, "nothing is selected");
	if (v->cursor < t0 || v->cursor > t1)
		v->cursor = t0;
	fill_or_back(app, t0, t1);
	view_show_line(v);
	return APP_REDRAW;
}

int
do_fit_selection(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	int64_t t0, t1;

	(void)a;
	if (view_selection_range(v, &t0, &t1) != 0)
		return app_fail(app, "nothing is selected");
	jump_push(app);
	v->cursor = t0;
	camera_fit(v, t0, t1);
	view_show_line(v);
	return APP_REDRAW;
}

int
do_view_start(struct app *app, const struct ui_args *a)
{
	(void)a;
	jump_push(app);
	place_time(app, app->trace->start, NONE);
	return APP_REDRAW;
}

int
do_view_end(struct app *app, const struct ui_args *a)
{
	(void)a;
	jump_push(app);
	place_time(app, app->trace->end, NONE);
	return APP_REDRAW;
}
