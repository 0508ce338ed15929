/*
 * The pane at the bottom and the help screen: opening them, and moving in
 * them.  A pane is 0 (none), 1 (short, no focus) or 2 (tall).
 */
#include "config.h"

#include "commands.h"

int
do_pane(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;

	(void)a;
	v->pane = v->pane == 1 ? 2 : v->pane == 2 ? 0 : 1;
	if (v->pane != 2)
		v->pane_focus = 0;
	view_show_line(v);
	return APP_REDRAW;
}

/* Opens it tall, with the cursor in it. */
static int
enter(struct app *app)
{
	struct view *v = &app->view;

	v->pane = 2;
	v->pane_focus = 1;
	view_show_line(v);
	return APP_REDRAW;
}

int
do_pane_focus(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (!app->view.pane_focus)
		return enter(app);
	app->view.pane_focus = 0;
	return APP_REDRAW;
}

int
do_inspect(struct app *app, const struct ui_args *a)
{
	/* On a heading there are no facts to open, but what is below it. */
	if (app->view.sel.type == ENTITY_NONE)
		return do_fold_toggle(app, a);
	return enter(app);
}

int
do_metadata(struct app *app, const struct ui_args *a)
{
	(void)a;
	jump_push(app);
	view_metadata(&app->view);
	view_show_line(&app->view);
	return APP_REDRAW;
}

static int
pane_to(struct app *app, int64_t line)
{
	struct view *v = &app->view;
	int64_t n = view_pane_lines(v);

	if (line >= n)
		line = n - 1;
	if (line < 0)
		line = 0;
	v->pane_line = (uint32_t)line;
	return APP_REDRAW;
}

/* Half of a screen's third, which is about what the pane shows. */
static int64_t
pane_page(const struct app *app)
{
	return app->view.rows / 6 + 1;
}

int
do_pane_down(struct app *app, const struct ui_args *a)
{
	return pane_to(app, (int64_t)app->view.pane_line + a->count);
}

int
do_pane_up(struct app *app, const struct ui_args *a)
{
	return pane_to(app, (int64_t)app->view.pane_line - a->count);
}

int
do_pane_page_down(struct app *app, const struct ui_args *a)
{
	return pane_to(app, app->view.pane_line + pane_page(app) * a->count);
}

int
do_pane_page_up(struct app *app, const struct ui_args *a)
{
	return pane_to(app, app->view.pane_line - pane_page(app) * a->count);
}

int
do_pane_first(struct app *app, const struct ui_args *a)
{
	(void)a;
	return pane_to(app, 0);
}

int
do_pane_last(struct app *app, const struct ui_args *a)
{
	(void)a;
	return pane_to(app, INT32_MAX);
}

int
do_pane_fold(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (view_pane_fold(&app->view, app->view.pane_line) != 0)
		return APP_FAIL;
	return pane_to(app, app->view.pane_line);
}

int
do_pane_enter(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	struct entity_ref sel;

	if (view_pane_target(v, v->pane_line, &sel) == -1)
		return do_pane_fold(app, a);
	jump_push(app);
	place_thing(app, &sel);
	return APP_REDRAW;
}

int
do_help(struct app *app, const struct ui_args *a)
{
	(void)a;
	help_open(app);
	return APP_REDRAW;
}

int
do_help_close(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->help_filter[0] != '\0')
		help_filter(app, "");
	else
		app->view.help = 0;
	return APP_REDRAW;
}

int
do_help_find(struct app *app, const struct ui_args *a)
{
	(void)a;
	ask(app, PROMPT_HELP, app->help_filter);
	return APP_REDRAW;
}

static int
help_to(struct app *app, int64_t top)
{
	struct view *v = &app->view;
	int64_t last = (int64_t)v->help_nlines - (v->rows > 4 ? v->rows - 4 : 1);

	if (top > last)
		top = last;
	if (top < 0)
		top = 0;
	v->help_top = (uint32_t)top;
	return APP_REDRAW;
}

static int64_t
help_page(const struct app *app)
{
	return app->view.rows > 6 ? app->view.rows - 5 : 1;
}

int
do_help_down(struct app *app, const struct ui_args *a)
{
	return help_to(app, (int64_t)app->view.help_top + a->count);
}

int
do_help_up(struct app *app, const struct ui_args *a)
{
	return help_to(app, (int64_t)app->view.help_top - a->count);
}

int
do_help_page_down(struct app *app, const struct ui_args *a)
{
	return help_to(app, app->view.help_top + help_page(app) * a->count);
}

int
do_help_page_up(struct app *app, const struct ui_args *a)
{
	return help_to(app, app->view.help_top - help_page(app) * a->count);
}

int
do_help_first(struct app *app, const struct ui_args *a)
{
	(void)a;
	return help_to(app, 0);
}

int
do_help_last(struct app *app, const struct ui_args *a)
{
	(void)a;
	return help_to(app, INT32_MAX);
}
