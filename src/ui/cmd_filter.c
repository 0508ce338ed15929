/*
 * cmd_filter: commands that say what of the tracks is shown, and in which
 * order.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/trace.h"

#include "command_table.h"
#include "filter_ui.h"
#include "summary.h"
#include "place.h"

int
do_filter(struct app *app, const struct ui_args *a)
{
	if (a->text[0] != '\0')
		return filter_accept(app, a->text);
	return filter_ask(app);
}

int
do_filter_toggle(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;

	(void)a;
	if (v->filter_text == NULL)
		return app_fail(app, "no filter: & sets one");
	view_filter_pause(v, !v->filter_off);
	filter_line(app);
	app_say(app, v->filter_off ?
	    "the filter is off; \\ uses it again, & changes it" :
	    "the filter is on");
	return APP_REDRAW;
}

/* Makes the lines again and selects what is at the cursor. */
static void
arranged(struct app *app)
{
	view_layout(&app->view);
	place_line(&app->view, app->view.line);
	summary_keep(app);
}

/* Returns the track that a command is about, or NONE: of states the thread. */
static uint32_t
track_here(const struct app *app)
{
	const struct trace *t = app->trace;
	uint32_t track = place_track(&app->view);

	if (track != NONE && t->tracks[track].type == TRACK_STATE)
		track = t->tracks[track].parent;
	return track;
}

int
do_pin(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	uint32_t track = track_here(app);
	char label[128];
	int pin;

	(void)a;
	if (track == NONE)
		return app_fail(app, "no track is here");
	pin = !view_is_pinned(v, track);
	view_pin(v, track, pin);
	arranged(app);
	trace_track_label(app->trace, track, label, sizeof(label));
	app_say(app, pin ? "%s is pinned; p unpins it, P all" :
	    "%s is not pinned any more", label);
	return APP_REDRAW;
}

int
do_unpin_all(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;

	(void)a;
	if (v->npins == 0)
		return app_fail(app, "no track is pinned; p pins one");
	app_say(app, "%u track%s unpinned", v->npins, v->npins == 1 ? "" :
	    "s");
	v->npins = 0;
	arranged(app);
	return APP_REDRAW;
}

int
do_hide(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	uint32_t track = track_here(app), line;
	char label[128];

	(void)a;
	if (track == NONE)
		return app_fail(app, "no track is here");
	line = view_line_of_track(v, track);
	view_pin(v, track, 0);
	view_hide(v, track, 1);
	view_layout(v);
	place_line(v, line != NONE ? line : v->line);	/* what follows */
	summary_keep(app);
	trace_track_label(app->trace, track, label, sizeof(label));
	app_say(app, "%s is hidden; U undoes that, X shows all", label);
	return APP_REDRAW;
}

int
do_show_hidden(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	char names[160] = "", label[64];
	uint32_t i, n = 0;

	(void)a;
	for (i = 0; i < app->trace->ntracks; i++) {
		if (!v->hidden[i])
			continue;
		if (n++ < 3) {
			trace_track_label(app->trace, i, label, sizeof(label));
			strlcat(names, n > 1 ? ", " : "", sizeof(names));
			strlcat(names, label, sizeof(names));
		}
		view_hide(v, i, 0);
	}
	if (n == 0)
		return app_fail(app, "no track is hidden; x hides one");
	arranged(app);
	app_say(app, "%u shown again: %s%s", n, names, n > 3 ? " ..." : "");
	return APP_REDRAW;
}

int
do_height(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	int by = a->way * a->count;
	uint32_t track = view_line_shows(v, v->line), line;

	if (v->line >= v->nlines || !view_height(v, v->line, by < -HEIGHT_MOST ?
	    -HEIGHT_MOST : by > HEIGHT_MOST ? HEIGHT_MOST : by))
		return app_fail(app, by > 0 ? "this cannot be higher" :
		    "this cannot be lower");
	/* a track that shared a line has its own now */
	if (view_line_shows(v, v->line) != track &&
	    (line = view_line_of_track(v, track)) != NONE)
		v->line = line;
	view_show_line(v);
	return APP_REDRAW;
}

int
do_sort(struct app *app, const struct ui_args *a)
{
	static const char *const words[SORT_MAX] = { "opened", "trace", "busy",
	    "name", "first" };
	struct view *v = &app->view;
	int i = (v->sort + 1) % SORT_MAX;

	if (a->text[0] != '\0') {
		for (i = 0; i < SORT_MAX && strcmp(words[i], a->text) != 0; )
			i++;
		if (i == SORT_MAX)
			return app_fail(app, "%s: not one of opened, trace, "
			    "busy, name, first", a->text);
	}
	view_sort(v, (enum view_sort)i);
	view_layout(v);
	view_show_line(v);
	app_say(app, "processes and their tracks: %s", view_sort_name(v->sort));
	return APP_REDRAW;
}
