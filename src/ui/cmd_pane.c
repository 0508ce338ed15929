/*
 * cmd_pane: opening and closing panes; cmd_list.c has the commands inside a
 * pane.  The inspector's height is 0 (hidden), 1 (short, without focus), 2
 * (tall) or 3 (as tall as the screen).
 */
#include "config.h"

#include "ttv/app.h"

#include "command_table.h"
#include "help.h"
#include "pane.h"
#include "place.h"
#include "range.h"

int
do_pane(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;

	(void)a;
	pane_hide(app, PANE_SUMMARY);
	if (v->drawer != NULL) {	/* the area stays, its table goes */
		pane_hide(app, PANE_AREA);
		v->pane_focus = 0;
		pane_hide(app, PANE_RESULT);
		return APP_REDRAW;
	}
	v->pane = v->pane == 1 ? 2 : v->pane == 2 ? 0 : 1;
	if (v->pane != 2)
		v->pane_focus = 0;
	return pane_opened(app);
}

/* Opens the inspector tall and moves the focus there. */
static int
cmd_pane_enter(struct app *app)
{
	struct view *v = &app->view;

	pane_hide(app, PANE_SUMMARY);
	pane_hide(app, PANE_AREA);
	pane_hide(app, PANE_RESULT);
	v->drawer = NULL;
	v->pane = 2;
	v->pane_focus = 1;
	if (v->sel.type == ENTITY_COUNTER)	/* what ran then */
		view_inspector_way(v);
	view_inspector_hit(v);
	return pane_opened(app);
}

int
do_timeline(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;

	(void)a;
	pane_shut(app);
	pane_hide(app, PANE_SUMMARY);
	if (v->drawer != NULL)
		pane_hide(app, PANE_AREA);
	else if (v->pane > 1)
		return pane_reset(app);
	v->pane_focus = 0;
	return APP_REDRAW;
}

int
do_pane_focus(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->view.drawer != NULL) {
		app->view.pane_focus = !app->view.pane_focus;
		range_fix(app);
		return app->view.pane_focus ? pane_opened(app) :
		    APP_REDRAW;
	}
	if (!app->view.pane_focus)
		return cmd_pane_enter(app);
	app->view.pane_focus = 0;
	return APP_REDRAW;
}

int
do_inspect(struct app *app, const struct ui_args *a)
{
	/* a heading has no facts, but tracks that fold */
	if (app->view.sel.type == ENTITY_NONE)
		return do_fold_toggle(app, a);
	return cmd_pane_enter(app);
}

int
do_metadata(struct app *app, const struct ui_args *a)
{
	(void)a;
	jump_push(app);
	pane_hide(app, PANE_SUMMARY);
	view_metadata(&app->view);
	view_show_line(&app->view);
	return pane_opened(app);
}

int
do_help(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->screen == PANE_HELP)
		return help_again(app);
	help_open(app);
	return APP_REDRAW;
}
