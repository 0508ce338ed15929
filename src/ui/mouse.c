/*
 * mouse: keys of the mouse (ttv/key.h), which have a place.  The part of the
 * screen at the place decides the action: tracks, labels, the overview, a list,
 * the title of a pane with its tables, the headings of columns, a hint.
 * Every action has a key of the keyboard too.
 *
 * A press selects the thing at the place.  Dragging marks a range of time from
 * the place of the press; a press alone marks no range.
 */
#include "config.h"

#include <string.h>

#include "ttv/app.h"
#include "ttv/command.h"
#include "ttv/trace.h"

#include "area_ui.h"
#include "camera.h"
#include "command_table.h"
#include "flame_ui.h"
#include "hint.h"
#include "listing_ui.h"
#include "menu.h"
#include "pane.h"
#include "place.h"
#include "preview.h"
#include "range.h"
#include "result.h"

#define WHEEL_LINES	3	/* lines a notch, the usual number of
				 * terminals */
#define WHEEL_PART	8	/* a notch sideways: an eighth of the screen */

/* Returns whether the mouse is on a list, or the pane. */
static int
mouse_on_pane(const struct app *app)
{
	uint32_t line;
	int64_t t;

	return view_screen_full(&app->view) || frame_at(&app->view,
	    app->mouse_col, app->mouse_row, &line, &t) == FRAME_PANE;
}

static enum frame_part
mouse_part(const struct app *app, uint32_t *line, int64_t *t)
{
	return frame_at(&app->view, app->mouse_col, app->mouse_row, line, t);
}

/* Returns the last instant of the column that begins at t. */
static int64_t
mouse_column_end(const struct view *v, int64_t t)
{
	int64_t end;

	return __builtin_add_overflow(t, viewport_step(&v->vp) - 1, &end) ?
	    INT64_MAX : end;
}

/*
 * Selects the thing nearest to the middle of the column that begins at t, if it
 * is in that column or one beside it: the precision of a pointer.
 */
static void
mouse_select_at(struct app *app, uint32_t line, int64_t t)
{
	static const struct entity_ref nothing = { ENTITY_NONE, 0 };
	struct view *v = &app->view;
	int64_t last = mouse_column_end(v, t), t0, t1;
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
mouse_label(struct app *app, const struct ui_args *a, uint32_t line)
{
	if (line == NONE)
		return 0;
	if (line == app->view.line)
		return do_fold_toggle(app, a);
	place_line(&app->view, line);
	return APP_REDRAW;
}

/*
 * A click on a word beside the lines of a pane: on another table, which is
 * shown, or on the heading of a column, by which is sorted; again: inverted.
 * The key before may have changed the texts.
 */
static int
mouse_word(struct app *app)
{
	char word[64], *s = word;
	size_t n;

	pane_texts(app);
	frame_word(&app->view, app->mouse_col, app->mouse_row, word,
	    sizeof(word));
	n = strlen(s);
	if (n > 2 && s[0] == '[' && s[n - 1] == ']')
		return 0;		/* is shown */
	if (app->screen == PANE_FLAME)
		return flame_click_word(app, s);
	if (app->screen != PANE_NONE)
		return listing_click_word(app, s);
	return area_click_word(app, s) || result_click_word(app, s);
}

/* A click on a hint does what its key does. */
static int
mouse_hint(struct app *app)
{
	char command[64];

	hint_at(app, app->mouse_col, command, sizeof(command));
	return command[0] == '\0' ? APP_REDRAW : ui_command_run(app, command,
	    0) | APP_REDRAW;
}

static int
mouse_pane(struct app *app)
{
	struct list *l = pane_list(app, pane_now(app));
	struct list_box box;
	uint64_t line;

	if (l == NULL)
		return 0;
	pane_texts(app);
	if (app->screen == PANE_NONE) {
		if (app->view.drawer != NULL && !app->view.pane_focus)
			range_fix(app);	/* its end stays */
		app->view.pane_focus = 1;
	}
	view_list_box(&app->view, l, &box);
	line = list_line_at(l, &box, app->mouse_col, app->mouse_row);
	if (line == LIST_NONE) {
		mouse_word(app);
		return APP_REDRAW;
	}
	if (l->cursor != LIST_PAGE)
		list_to(l, line, list_room(&box));
	preview_show(app);
	return APP_REDRAW;
}

static int
mouse_centre(struct app *app, int64_t t)
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
	enum frame_part where = mouse_part(app, &line, &t);

	app->dragging = 0;
	if (app->mouse_row == frame_hint_row(&app->view))
		return mouse_hint(app);
	if (app->screen == PANE_FLAME && (mouse_word(app) ||
	    flame_click(app)))
		return APP_REDRAW;
	if (mouse_on_pane(app))
		return mouse_pane(app);
	if (app->screen != PANE_NONE)	/* beside the list */
		pane_shut(app);
	app->view.pane_focus = 0;
	if (where == FRAME_LABEL)
		return mouse_label(app, a, line);
	if (where == FRAME_OVERVIEW)
		return mouse_centre(app, t);
	if (where != FRAME_TRACKS)
		return APP_REDRAW;
	app->dragging = 1;
	app->dragged_from = t;
	app->dragged_line = line;
	mouse_select_at(app, line, t);
	return APP_REDRAW;
}

/* The second of two clicks: the first one has selected. */
int
do_mouse_double(struct app *app, const struct ui_args *a)
{
	uint32_t line;
	int64_t t;
	enum frame_part where = mouse_part(app, &line, &t);

	if (mouse_on_pane(app))
		return do_list_enter(app, a);
	if (where == FRAME_LABEL)	/* the first click has come here */
		return do_fold_toggle(app, a);
	if (where == FRAME_TRACKS)
		return do_fit_selection(app, a);
	return APP_REDRAW;
}

/* Returns the time at the mouse; beside the tracks, of their nearest column. */
static int64_t
mouse_time(const struct app *app)
{
	const struct view *v = &app->view;
	int col = app->mouse_col - (v->cols - v->vp.cols);

	return viewport_time(&v->vp, col < 0 ? 0 : col >= v->vp.cols ?
	    v->vp.cols - 1 : col);
}

/* Takes the lines from that of the press to the mouse's into the area. */
static void
mouse_area_line(struct app *app)
{
	uint32_t line;
	int64_t t;

	if (mouse_part(app, &line, &t) == FRAME_TRACKS && line != NONE)
		app->view.line = line;
}

int
do_mouse_drag(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	int64_t t, from = app->dragged_from;
	uint32_t line;

	(void)a;
	if (!app->dragging)
		return mouse_part(app, &line, &t) == FRAME_OVERVIEW ?
		    mouse_centre(app, t) : 0;
	t = mouse_time(app);
	v->cursor = t;
	if (t == from && v->range != RANGE_MADE)
		return 0;
	if (v->range != RANGE_MADE)
		area_begin(app);
	mouse_area_line(app);
	if (t < from)
		range_set(app, mouse_column_end(v, from), t);
	else
		range_set(app, from, mouse_column_end(v, t));
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

int
do_mouse_wheel(struct app *app, const struct ui_args *a)
{
	const struct ui_args by = { WHEEL_LINES, 1, "", a->way };

	if (mouse_on_pane(app) && (app->screen != PANE_NONE ||
	    app->view.pane > 1 || app->view.drawer != NULL))
		return do_list_move(app, &by);
	return a->way > 0 ? do_line_down(app, &by) : do_line_up(app, &by);
}

int
do_mouse_pan(struct app *app, const struct ui_args *a)
{
	int64_t cols = app->view.vp.cols / WHEEL_PART;

	camera_pan(&app->view, a->way * (cols > 0 ? cols : 1));
	return APP_REDRAW;
}

int
do_mouse_zoom(struct app *app, const struct ui_args *a)
{
	camera_zoom_at(&app->view, a->way, mouse_time(app));
	return APP_REDRAW;
}

int
do_mouse_menu(struct app *app, const struct ui_args *a)
{
	uint32_t line;
	int64_t t;

	if (frame_at(&app->view, app->mouse_col, app->mouse_row, &line, &t) !=
	    FRAME_TRACKS || app->screen != PANE_NONE)
		return APP_REDRAW;
	do_mouse_select(app, a);
	app->dragging = 0;
	menu_popup(app, app->mouse_col + 1, app->mouse_row + 1);
	return APP_REDRAW;
}
