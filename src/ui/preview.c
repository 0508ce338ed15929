/*
 * preview: a list below the tracks shows what its line speaks of.  Moving in
 * the list moves the selection, Enter stays there, closing goes back to where
 * the first move began: the place, the scrolled lines, and the folds that were
 * opened on the way.
 *
 * A pane takes part by its row's `show`.  While a preview is on, moves are no
 * jumps and nothing can be undone; what is kept is one jump and one change.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/list.h"

#include "pane.h"
#include "place.h"
#include "preview.h"
#include "undo.h"

static void
preview_begin(struct app *app)
{
	struct preview *p = &app->preview;

	if (p->on)
		return;
	p->on = 1;
	p->line = app->view.line;
	p->top = app->view.top;
	p->nlines = app->view.nlines;
	place_here(app, &p->from);
}

void
preview_show(struct app *app)
{
	const struct pane_row *row = &app->panes[app->screen];
	uint64_t at;

	if (app->screen == PANE_NONE || row->show == NULL ||
	    view_screen_full(&app->view))
		return;
	if ((at = list_at(&app->lists[app->screen])) == LIST_NONE)
		return;
	preview_begin(app);
	if (row->show(app, at) & APP_FAIL) {	/* the line has no place */
		app_unsay(app);
	}
}

int
preview_enter(struct app *app, uint64_t line)
{
	int on = app->preview.on, rc;

	if (line == LIST_NONE)
		return APP_FAIL;
	preview_begin(app);
	rc = app->panes[app->screen].show(app, line);
	if (rc & APP_FAIL)
		app->preview.on = on;
	else
		pane_shut(app);
	return rc;
}

void
preview_keep(struct app *app)
{
	if (app->preview.on)
		jump_push_from(app, &app->preview.from);
	app->preview.on = 0;
}

void
preview_back(struct app *app)
{
	const struct preview *p = &app->preview;
	struct view *v = &app->view;

	if (!p->on)
		return;
	app->preview.on = 0;
	place_restore(app, &p->from);	/* unfolds, so folds come after it */
	undo_back(app);
	if (v->nlines == p->nlines) {	/* no new model has changed them */
		v->line = p->line;
		v->top = p->top;
	}
	place_select(v, &p->from.sel);
	v->cursor = p->from.cursor;
	view_show_line(v);
}
