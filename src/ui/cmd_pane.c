/*
 * cmd_pane: opening and closing panes; cmd_list.c has the commands inside a
 * pane.  The inspector's height is 0 (hidden), 1 (short, without focus), 2
 * (tall) or 3 (as tall as the screen).
 */
#include "config.h"

#include "area_ui.h"
#include "commands.h"
#include "opening.h"
#include "result.h"

int
cmd_pane_opened(struct app *app)
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

int
do_pane(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;

	(void)a;
	opening_hide(app);
	if (v->drawer != NULL) {	/* the area stays, its table goes */
		app->area->shown = v->pane_focus = 0;
		result_hide(app);
		return APP_REDRAW;
	}
	v->pane = v->pane == 1 ? 2 : v->pane == 2 ? 0 : 1;
	if (v->pane != 2)
		v->pane_focus = 0;
	view_show_line(v);
	return cmd_pane_opened(app);
}

/* Opens the inspector tall and moves the focus there. */
static int
cmd_pane_enter(struct app *app)
{
	struct view *v = &app->view;

	opening_hide(app);
	app->area->shown = 0;
	result_hide(app);
	v->drawer = NULL;
	v->pane = 2;
	v->pane_focus = 1;
	view_show_line(v);
	if (v->sel.type == ENTITY_COUNTER)	/* what ran then */
		view_inspector_way(v);
	return cmd_pane_opened(app);
}

int
do_timeline(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;

	(void)a;
	pane_shut(app);
	opening_hide(app);
	if (v->drawer != NULL)
		app->area->shown = 0;
	else if (v->pane > 1)
		return cmd_pane_close(app);
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
		return app->view.pane_focus ? cmd_pane_opened(app) :
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
	opening_hide(app);
	view_metadata(&app->view);
	view_show_line(&app->view);
	return cmd_pane_opened(app);
}

int
cmd_pane_close(struct app *app)
{
	opening_hide(app);
	app->view.pane_focus = 0;
	app->view.pane = app->settings.value[SETTING_PANE];
	return APP_REDRAW;
}

int
do_help(struct app *app, const struct ui_args *a)
{
	if (app->screen == PANE_HELP)
		return do_list_close(app, a);
	help_open(app);
	return APP_REDRAW;
}
