/*
 * view_rows: THE table of what a view is.  A session writes and reads the rows
 * in their order: folds before the line of the cursor, which they may hide.  A
 * link has those with a place in it, undo those that a key's change is one of.
 *
 * The three differ in what they may do: a session and undo find the view that
 * they took the values of, a link may say less and is typed by people too.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/permalink.h"
#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "camera.h"
#include "entity_text.h"
#include "filter_ui.h"
#include "pane.h"
#include "place.h"
#include "view_rows.h"

const struct view_row *
view_row_named(const struct app *app, const char *word)
{
	const struct view_row *r;

	for (r = app->view_rows; r < app->view_rows + VIEW_ROWS; r++)
		if (r->word != NULL && strcmp(r->word, word) == 0)
			return r;
	return NULL;
}

/* ---- which tracks are seen, and in which order ---- */

static int
get_sort(const struct app *app, struct view_value *x)
{
	x->n[0] = app->view.sort;
	return 1;
}

static int
set_sort(struct app *app, const struct view_value *x, enum view_by by,
    struct err *err)
{
	int same = by == VIEW_BY_UNDO ? app->view.sort :
	    SORT_OPENED;			/* as it has opened */

	(void)err;
	if (x->n[0] < 0 || x->n[0] >= SORT_MAX)
		return -1;
	if (x->n[0] != same)
		view_sort(&app->view, (enum view_sort)x->n[0]);
	return 0;
}

/*
 * Folded are most of the tracks that can be, or few: the lines of `fold` name
 * those that are otherwise.
 */
static int
get_folds(const struct app *app, struct view_value *x)
{
	x->text = xstrdup(track_state_usual(&app->view, TRACK_FOLD) ?
	    "closed" : "open");
	return 1;
}

static int
set_folds(struct app *app, const struct view_value *x, enum view_by by,
    struct err *err)
{
	int closed = strcmp(x->text, "closed") == 0;

	(void)by;
	(void)err;
	if (!closed && strcmp(x->text, "open") != 0)
		return -1;
	track_state_fold_all(&app->view, closed);
	return 0;
}

static int
get_filter(const struct app *app, struct view_value *x)
{
	const struct view *v = &app->view;

	x->n[0] = !v->filter_off;
	x->text = v->filter_text == NULL ? NULL : xstrdup(v->filter_text);
	return x->text != NULL;
}

static int
set_filter(struct app *app, const struct view_value *x, enum view_by by,
    struct err *err)
{
	const char *text = x->text != NULL ? x->text : "";
	struct view *v = &app->view;

	if (by == VIEW_BY_LINK)
		return filter_set(app, text, err);
	if (by == VIEW_BY_SESSION) {
		if (*text == '\0')
			return -1;
		view_layout(v);
		if (filter_accept(app, text) & APP_FAIL)
			return -1;
	} else if (strcmp(v->filter_text != NULL ? v->filter_text : "",
	    text) != 0)
		(void)filter_set(app, text, NULL);
	view_filter_pause(v, !x->n[0]);
	return 0;
}

/* ---- where one looks ---- */

static int
get_pane(const struct app *app, struct view_value *x)
{
	x->n[0] = app->view.pane;
	return 1;
}

static int
set_pane(struct app *app, const struct view_value *x, enum view_by by,
    struct err *err)
{
	(void)by;
	(void)err;
	if (x->n[0] < 0 || x->n[0] > 3)
		return -1;
	pane_hide(app, PANE_SUMMARY);
	app->view.pane = (int)x->n[0];
	view_show_line(&app->view);
	return 0;
}

/* The track, which of its lines, and how many lines are above. */
static int
get_line(const struct app *app, struct view_value *x)
{
	const struct view *v = &app->view;

	if ((x->track = place_track(v)) == NONE)
		return 0;
	x->n[0] = v->line - view_line_of_track(v, x->track);
	x->n[1] = v->line - v->top;
	return 1;
}

static int
set_line(struct app *app, const struct view_value *x, enum view_by by,
    struct err *err)
{
	struct view *v = &app->view;
	int64_t nth = x->n[0], above = x->n[1];
	uint32_t first;

	(void)by;
	(void)err;
	if (nth < 0 || above < 0)
		return -1;
	view_layout(v);		/* with the folds */
	if (x->track == NONE ||
	    (first = view_line_of_track(v, x->track)) == NONE)
		return 0;
	v->line = first;
	if (nth < v->nlines - first &&
	    v->lines[first + nth].track == x->track)
		v->line = first + (uint32_t)nth;
	v->top = above < v->line ? v->line - (uint32_t)above : 0;
	view_show_line(v);
	return 0;
}

/* The first and the last instant of the columns; for undo the cursor's. */
static int
get_span(const struct app *app, struct view_value *x)
{
	const struct view *v = &app->view;

	x->n[0] = sat_sub(v->vp.t0, v->trace->start);
	x->n[1] = sat_sub(viewport_end(&v->vp), v->trace->start);
	x->n[2] = v->cursor;
	x->vp = v->vp;
	return 1;
}

static int
set_span(struct app *app, const struct view_value *x, enum view_by by,
    struct err *err)
{
	struct view *v = &app->view;
	int cols = v->vp.cols;

	(void)err;
	if (by == VIEW_BY_UNDO) {
		if (viewport_same_scale(&v->vp, &x->vp))
			return 0;
		v->vp = x->vp;
		v->vp.cols = cols;
		v->cursor = x->n[2];
		camera_keep_scaled(v);
		return 0;
	}
	if (x->n[0] > x->n[1])
		return -1;
	pane_hide(app, PANE_SUMMARY);
	app_view(app, x->n[0], x->n[1]);
	return 0;
}

static int
get_cursor(const struct app *app, struct view_value *x)
{
	x->n[0] = sat_sub(app->view.cursor, app->trace->start);
	return 1;
}

static int
set_cursor(struct app *app, const struct view_value *x, enum view_by by,
    struct err *err)
{
	(void)by;
	(void)err;
	app->view.cursor = sat_add(app->trace->start, x->n[0]);
	return 0;
}

static int
get_selection(const struct app *app, struct view_value *x)
{
	const struct view *v = &app->view;
	char text[400] = "";

	/* empty: a trace may open with something selected, which was not */
	if (entity_text_write(v->trace, &v->sel, text, sizeof(text)) == 0 &&
	    v->sel.type != ENTITY_NONE)
		return 0;
	x->text = xstrdup(text);
	x->track = *text != '\0' ? view_selection_track(v) : NONE;
	return 1;
}

static int
set_selection(struct app *app, const struct view_value *x, enum view_by by,
    struct err *err)
{
	struct entity_ref ref;
	int found;

	(void)by;
	(void)err;
	if (*x->text == '\0') {
		app->view.sel.type = ENTITY_NONE;
		return 0;
	}
	found = entity_text_find(app->trace, x->text, x->track, &ref);
	if (found == 0)
		place_select(&app->view, &ref);
	return found == 1 ? VIEW_LOST : found;
}

/* Of a link alone, written and read by permalink.c. */
#define LINK(place, write)						\
	{ NULL, NULL, 0, 0, NULL, NULL, place, { NULL, NULL }, write, 0 }
#define TRACKS(word, id, place)						\
	{ word, NULL, TRACK_##id, 0, NULL, NULL, place, { NULL, NULL },	\
	    NULL, 0 }
#define NO_LINK	0, { NULL, NULL }, NULL, 0

const struct view_row view_rows[VIEW_ROWS] = {
	{ "sort", "n", 0, VIEW_UNDO, get_sort, set_sort, NO_LINK },
	TRACKS("hide", HIDE, 5),
	TRACKS("pin", PIN, 6),
	{ "folds", "s", 0, 0, get_folds, set_folds, 4, { NULL, NULL },
	    link_folds, 0 },
	TRACKS("fold", FOLD, 0),	/* link_folds() */
	TRACKS("height", HEIGHT, 8),
	{ "filter", "os", 0, VIEW_UNDO, get_filter, set_filter, 7,
	    { NULL, "filter" }, NULL, offsetof(struct permalink, filter) },
	{ "pane", "n", 0, 0, get_pane, set_pane, NO_LINK },
	{ "line", "Tnn", 0, 0, get_line, set_line, 10, { NULL, NULL },
	    link_line, 0 },
	{ "view", "tt", 0, VIEW_ZOOM, get_span, set_span, 1, { "from", "to" },
	    NULL, 0 },
	{ "cursor", "t", 0, 0, get_cursor, set_cursor, 2, { "cursor", NULL },
	    NULL, 0 },
	{ "select", "sT", 0, 0, get_selection, set_selection, 11,
	    { NULL, NULL }, link_selection, 0 },
	LINK(3, link_track),
	LINK(9, link_find),
	LINK(12, link_open)
};
