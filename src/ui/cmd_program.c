/*
 * Commands of the program: the command line and the palette, keys and settings,
 * and the ways of leaving.
 */
#include "config.h"

#include <sys/stat.h>

#include <string.h>

#include "ttv/app.h"
#include "ttv/err.h"
#include "ttv/loader.h"
#include "ttv/style.h"
#include "ttv/trace.h"

#include "area_ui.h"
#include "ask.h"
#include "command_table.h"
#include "find_ui.h"
#include "follow_ui.h"
#include "summary.h"
#include "pane.h"
#include "picker.h"
#include "range.h"
#include "result.h"
#include "tutor.h"

int
do_command_line(struct app *app, const struct ui_args *a)
{
	ask_open(app, PROMPT_COMMAND, a->text);
	return APP_REDRAW;
}

int
do_palette(struct app *app, const struct ui_args *a)
{
	ask_open(app, PROMPT_PALETTE, a->text);
	picker_commands(app, a->text);
	return APP_REDRAW;
}

int
do_bind(struct app *app, const struct ui_args *a)
{
	struct err err;

	err_clear(&err);
	if (keymap_parse_line(&app->keymap, app->commands, a->text, a->way,
	    &err) == -1)
		return app_fail(app, "%s", err.msg);
	return APP_REDRAW;
}

int
do_object(struct app *app, const struct ui_args *a)
{
	struct err err;

	err_clear(&err);
	if (display_add(&app->displays, a->text, &err) == -1)
		return app_fail(app, "%s", err.msg);
	return APP_REDRAW | APP_LAYOUT;
}

/* Applies a setting that the view keeps a copy of. */
static void
apply(struct app *app, int id)
{
	int value = app->settings.value[id];

	if (id == SETTING_GLYPHS && value != SETTING_GLYPHS_AUTO)
		glyphs_use((enum glyph_set)value);
	else if (id == SETTING_KEYS)
		keymap_preset(&app->keymap, app->commands, value);
	else if (id == SETTING_STACKED)
		app->view.counter_stacked = value;
	else if (id == SETTING_FILTER)
		app->view.filter_dim = value == SETTING_FILTER_DIM;
	else if (id == SETTING_LABEL)
		app->view.captions = value == SETTING_LABEL_DETAIL;
	else if (id == SETTING_FLOWS)
		app->view.flows = (uint8_t)value;
	else if (id == SETTING_COUNTER)
		app->view.counter_mode = (uint8_t)value;
	else if (id == SETTING_COLOUR)
		app->view.colour = (uint8_t)value;
	else if (id == SETTING_THEME)
		theme_use((enum theme)value);
	else if (id == SETTING_TIME)
		app->view.time_mode = (uint8_t)value;
	else if (id == SETTING_PANE)
		app->view.pane = value;
}

/* Adds a rule: the last word names args, all before it the slices. */
int
do_label(struct app *app, const struct ui_args *a)
{
	char name[256], *keys;

	strlcpy(name, a->text, sizeof(name));
	keys = strrchr(name, ' ');
	if (keys == NULL || keys == name || keys[1] == '\0')
		return app_fail(app, "label NAME ARG[,ARG...]");
	*keys++ = '\0';
	view_caption(&app->view, name, keys);
	summary_anew(app);
	return APP_REDRAW;
}

int
do_waits(struct app *app, const struct ui_args *a)
{
	const char *name = a->text;
	int no_wait = *name == '!';

	if (name[no_wait] == '\0')
		return app_fail(app, "waits NAME, or !NAME");
	view_wait(&app->view, name + no_wait, no_wait);
	summary_anew(app);
	return APP_REDRAW;
}

int
do_set(struct app *app, const struct ui_args *a)
{
	struct err err;
	int id;

	if (a->text[0] == '\0') {
		if (app->screen != PANE_SETTINGS)
			pane_open(app, PANE_SETTINGS);
		return APP_REDRAW;
	}
	err_clear(&err);
	if ((id = setting_set(&app->settings, a->text, &err)) == -1)
		return app_fail(app, "%s", err.msg);
	apply(app, id);
	view_layout(&app->view);
	view_show_line(&app->view);
	return APP_REDRAW | APP_REPAINT;
}

int
do_counter_mode(struct app *app, const struct ui_args *a)
{
	static const char *const says[] = {
		"their value", "by how much they change over a column",
		"their change in a second", "the logarithm of their value"
	};
	int *mode = &app->settings.value[SETTING_COUNTER];

	(void)a;
	*mode = (*mode + 1) % (COUNTER_LOG + 1);
	app->view.counter_mode = (uint8_t)*mode;
	view_layout(&app->view);	/* only values are stacked */
	app_say(app, "the bars of counters show %s", says[*mode]);
	return APP_REDRAW;
}

int
do_colour(struct app *app, const struct ui_args *a)
{
	int *mode = &app->settings.value[SETTING_COLOUR];
	char text[64];

	(void)a;
	*mode = (*mode + 1) % COLOUR_MODES;
	app->view.colour = (uint8_t)*mode;
	setting_format(&app->settings, SETTING_COLOUR, text, sizeof(text));
	app_say(app, "%s%s", text, *mode < COLOUR_DURATION ? "" :
	    ", <1us violet indigo blue <1ms cyan green lime <1s yellow "
	    "orange red");
	return APP_REDRAW;
}

int
do_redraw(struct app *app, const struct ui_args *a)
{
	(void)app;
	(void)a;
	return APP_REDRAW | APP_REPAINT;
}

int
do_suspend(struct app *app, const struct ui_args *a)
{
	(void)app;
	(void)a;
	return APP_SUSPEND | APP_REDRAW;
}

int
do_cancel(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;

	(void)a;
	if (result_stop(app))
		app_say(app, "the query is interrupted");
	else if (save_ui_stop(app))
		;	/* the thread that writes says so */
	else if (v->pane_focus)
		v->pane_focus = 0;
	else if (range_end(app))
		return APP_REDRAW;
	else if (app->find.pattern != NULL)
		find_end(app);
	return APP_REDRAW;
}

int
do_interrupt(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (result_stop(app))
		app_say(app, "the query is interrupted");
	else if (save_ui_stop(app))
		;	/* likewise */
	else if (app->loader == NULL || app->loaded)
		app_say(app, "q quits");
	else {
		loader_stop(app->loader);
		app_say(app, "loading stops; what was read stays");
	}
	return APP_REDRAW;
}

/*
 * Returns what a quit loses, or NULL: a trace that cannot be read again, marks
 * that are kept nowhere, how far the tutor is.  A script loses nothing.
 */
static const char *
quit_loses(const struct app *app)
{
	const struct trace *t = app->trace;
	struct stat st;
	uint32_t i;
	int m, marks = app->view.nspans > 0;

	if (tutor_goes_on(app))
		return "the tutor begins anew then";
	if (!app->may_write || app->keys != NULL)
		return NULL;
	for (i = 0; i < t->nsources; i++)
		if (stat(t->sources[i].path, &st) == -1 ||
		    !S_ISREG(st.st_mode))
			return "the trace came by a pipe, and cannot be read "
			    "again";
	for (m = 0; m < VIEW_MARKS; m++)
		marks |= app->view.marks[m].set;
	return marks && app->session == NULL ? "the marks are not kept" :
	    NULL;
}

int
do_close(struct app *app, const struct ui_args *a)
{
	const struct view *v = &app->view;
	const char *lost;

	if (app->screen != PANE_NONE)
		return pane_close(app);
	if (pane_shown(app, PANE_SUMMARY) && v->pane_focus) {
		app->view.pane_focus = 0;
		return APP_REDRAW;
	}
	if (pane_shown(app, PANE_RESULT))
		return result_close(app);
	if (v->drawer != NULL && v->pane_focus)
		return area_close(app);
	if (v->drawer != NULL && range_end(app))
		return APP_REDRAW;
	if (v->pane_focus || v->pane > app->settings.value[SETTING_PANE])
		return pane_reset(app);
	if (!app->leaving && (lost = quit_loses(app)) != NULL) {
		app->leaving = 1;
		if (tutor_text(app) != NULL)	/* hides what is said */
			return app_fail(app, "q again quits: %s", lost);
		app_say(app, "q again quits: %s", lost);
		return APP_REDRAW;
	}
	return do_quit(app, a);
}

int
do_quit(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (save_ui_pending(app))
		return app_fail(app, "a file is being written, Esc ends it");
	app->ended = 1;
	return APP_QUIT;
}
