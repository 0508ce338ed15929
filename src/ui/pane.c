/*
 * pane: which panes are open, and what all of them have in common.  Their rows
 * are in pane_table.c, which knows every file that has a pane: the app is given
 * them, so that what opens or hides a pane by its id need not know it.
 *
 * The inspector lies below the tracks and its list is the view's; so does the
 * drawer, which a table takes from it (area, result, summary).  The other panes
 * are lists that lie there, one at a time, over what else is open; some cover
 * the tracks too.  Each keeps its position while it is closed.
 */
#include "config.h"

#include <string.h>

#include "ttv/app.h"

#include "pane.h"
#include "preview.h"

/* Calls a function of all rows that have it, with the app and more. */
#define EACH_PANE(fn, ...) do {						\
	int id_;							\
									\
	for (id_ = 0; id_ < PANE_MAX; id_++)				\
		if (app->panes[id_].fn != NULL)				\
			app->panes[id_].fn(__VA_ARGS__);		\
} while (0)

void
pane_init(struct app *app)
{
	int i;

	for (i = 0; i < PANE_MAX; i++)
		if (app->panes[i].source != NULL)
			list_init(&app->lists[i], app->panes[i].source, app,
			    app->panes[i].cursor);
	EACH_PANE(init, app);
}

void
pane_free(struct app *app)
{
	EACH_PANE(free, app);
}

void
pane_key(struct app *app)
{
	EACH_PANE(key, app);
}

void
pane_update(struct app *app)
{
	EACH_PANE(update, app);
}

void
pane_texts(struct app *app)
{
	const struct pane_row *row = &app->panes[app->screen];

	if (app->screen != PANE_NONE && row->head != NULL)
		app->view.screen_head = row->head(app);
	EACH_PANE(texts, app);
}

enum pane_id
pane_working(const struct app *app)
{
	int id;

	for (id = 0; id < PANE_MAX; id++)
		if (app->panes[id].pending != NULL &&
		    app->panes[id].pending(app))
			return (enum pane_id)id;
	return PANE_NONE;
}

enum pane_id
pane_idle(const struct app *app)
{
	int id;

	for (id = 0; id < PANE_MAX; id++)
		if (app->panes[id].idle_pending != NULL &&
		    app->panes[id].idle_pending(app))
			return (enum pane_id)id;
	return PANE_NONE;
}

enum pane_id
pane_drawer(const struct app *app)
{
	const struct drawer *d = app->view.drawer;

	/* the list of a drawer is that of its pane */
	return d == NULL ? PANE_NONE : (enum pane_id)(d->list - app->lists);
}

int
pane_shown(const struct app *app, enum pane_id id)
{
	return pane_drawer(app) == id;
}

enum key_mode
app_mode(const struct app *app)
{
	if (app->screen != PANE_NONE)
		return app->panes[app->screen].mode;
	if (app->view.pane_focus && !view_pane_drawn(&app->view))
		return MODE_NORMAL;	/* no keys for what is not drawn */
	if (app->view.drawer != NULL && app->view.pane_focus)
		return app->panes[pane_drawer(app)].mode;
	if (app->view.range != RANGE_NONE && !app->view.pane_focus)
		return app->view.range == RANGE_MADE ? MODE_AREA_MADE :
		    MODE_AREA;
	return app->view.pane_focus && app->view.pane > 0 ? MODE_INSPECTOR :
	    MODE_NORMAL;
}

enum pane_id
pane_now(const struct app *app)
{
	if (app->screen != PANE_NONE)
		return app->screen;
	if (app->view.drawer != NULL)
		return pane_shown(app, PANE_SUMMARY) && !app->view.pane_focus ?
		    PANE_NONE : pane_drawer(app);
	return app->view.pane > 1 || (app->view.pane > 0 &&
	    app->view.pane_focus) ? PANE_INSPECTOR : PANE_NONE;
}

struct list *
pane_list(struct app *app, enum pane_id id)
{
	return id == PANE_NONE ? NULL : id == PANE_INSPECTOR ?
	    &app->view.inspector : &app->lists[id];
}

void
pane_open(struct app *app, enum pane_id id)
{
	const struct pane_row *row = &app->panes[id];

	app->screen = id;
	app->list_filter[0] = '\0';
	app->view.screen = &app->lists[id];
	app->view.screen_title = row->title;
	app->view.screen_head = row->head != NULL ? row->head(app) : NULL;
	app->view.screen_full = row->full;
	view_show_line(&app->view);
}

void
pane_shut(struct app *app)
{
	preview_keep(app);
	app->screen = PANE_NONE;
	app->view.screen = NULL;
	view_show_line(&app->view);
}

int
pane_leave(struct app *app)
{
	app->screen = PANE_NONE;	/* the tracks have all lines again */
	app->view.screen = NULL;
	preview_back(app);
	view_show_line(&app->view);
	return APP_REDRAW;
}

int
pane_opened(struct app *app)
{
	struct view *v = &app->view;
	int focus = v->pane_focus;

	if ((v->pane > 0 || v->drawer != NULL) && !view_pane_drawn(v)) {
		v->pane_focus = 1;
		app_fail(app, "the screen is too low%s", !focus &&
		    view_pane_drawn(v) ? ": Enter opens the pane" :
		    " for a pane");
		v->pane_focus = 0;
	}
	view_show_line(v);
	return APP_REDRAW;
}

void
pane_hide(struct app *app, enum pane_id id)
{
	app->panes[id].hide(app);
}

int
pane_reset(struct app *app)
{
	pane_hide(app, PANE_SUMMARY);
	app->view.pane_focus = 0;
	app->view.pane = app->settings.value[SETTING_PANE];
	return APP_REDRAW;
}

void
pane_filter(struct app *app, const char *text)
{
	struct list *l = pane_list(app, pane_now(app));

	if (l == NULL || l->source->filter == NULL)
		return;
	strlcpy(app->list_filter, text, sizeof(app->list_filter));
	l->source->filter(l->arg, app->list_filter);
	l->at = l->top = 0;
}

int
pane_close(struct app *app)
{
	enum pane_id id = pane_now(app);

	if (app->list_filter[0] != '\0')
		pane_filter(app, "");
	else if (app->panes[id].close != NULL)
		return app->panes[id].close(app);
	else
		return pane_leave(app);
	return APP_REDRAW;
}

void
pane_filtered(struct app *app)
{
	EACH_PANE(filtered, app);
}

void
pane_searched(struct app *app)
{
	EACH_PANE(searched, app);
}

void
pane_refresh(struct app *app, const struct match_models *match)
{
	EACH_PANE(refresh, app, match);
}
