/*
 * follow_ui: the viewer of a trace that grows.  The end is kept in view until
 * the user moves the view; everything else keeps its place, as in set_trace.c.
 *
 *	- At the start the whole trace is in view while it is short, then its
 *	  last FOLLOW_NS.  Once the user has zoomed, the zoom is the user's.
 *	- A view of the whole trace stays one.
 *	- Until a key is pressed the place is chosen anew whenever the trace
 *	  has become twice as large, so that the first frames answer as those
 *	  of a trace that is complete.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/elapsed.h"
#include "ttv/follow.h"
#include "ttv/loader.h"
#include "ttv/newest.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "camera.h"
#include "command_table.h"
#include "find_ui.h"
#include "follow_ui.h"
#include "start.h"

#define FOLLOW_NS	INT64_C(10000000000)	/* 10 s: long enough to see a
						 * rhythm, short enough to see
						 * single slices */

int
follow_ui_anew(struct app *app, const struct trace *now)
{
	struct follow_ui *f = &app->following;
	int first = start_empty(app->trace);

	if (!first && (app->touched || now->nevents / 2 < f->started))
		return 0;
	f->started = now->nevents;
	if (first && !app->touched)
		f->hold = f->initial = 1;
	return 1;
}

/* Remembers whether the whole trace is in view. */
static void
look(struct app *app)
{
	const struct view *v = &app->view;

	app->following.all = v->vp.t0 <= app->trace->start &&
	    viewport_end(&v->vp) > view_end(v);
}

void
follow_ui_zoomed(struct app *app)
{
	app->following.initial = 0;
	look(app);
	follow_ui_hold(app);
}

void
follow_ui_hold(struct app *app)
{
	struct follow_ui *f = &app->following;
	struct view *v = &app->view;
	const struct trace *t = app->trace;
	int64_t end = view_end(v), from = sat_sub(end, FOLLOW_NS);

	if (!f->hold)
		return;
	if (f->initial) {
		viewport_fit(&v->vp, from > t->start ? from : t->start, end);
		camera_end(v);
	} else if (f->all)
		camera_all(v);
	else
		camera_end(v);
	f->vp = v->vp;
}

void
follow_ui_key(struct app *app)
{
	struct follow_ui *f = &app->following;
	const struct viewport *vp = &app->view.vp;
	int was = f->hold;

	if (f->hold && (f->vp.t0 != vp->t0 || !viewport_same_scale(&f->vp, vp)))
		f->hold = 0;
	if (was && !f->hold)
		follow_join(app->follow);
	if (app->follow != NULL && view_newest_selected(&app->view) != NULL)
		follow_hurry(app->follow);	/* lists do not have it yet */
}

int
do_follow_end(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->follow == NULL)
		return app_fail(app, "the trace does not grow: ttv -f follows "
		    "one that does");
	app->following.hold = 1;
	app->following.initial = 0;
	look(app);
	follow_ui_hold(app);
	return APP_REDRAW;
}

int
do_keep(struct app *app, const struct ui_args *a)
{
	char text[48];
	int64_t ns;

	if (app->follow == NULL || app->loaded)
		return app_fail(app, "the trace does not grow");
	if (a->text[0] == '\0') {
		ns = follow_keep(app->follow);
		text_duration(text, sizeof(text), ns);
		app_say(app, ns == 0 ? "everything is kept" : "kept is %s",
		    text);
		return APP_REDRAW;
	}
	if (strcmp(a->text, "all") == 0)
		ns = 0;
	else if (text_parse_time(a->text, &ns) == -1 || ns <= 0)
		return app_fail(app, "%.64s is no time such as 10min, nor "
		    "\"all\"", a->text);
	follow_set_keep(app->follow, ns);
	return APP_REDRAW;
}

int
follow_ui_newest(struct app *app)
{
	int64_t start = now_ms();
	struct newest n;
	int some = 0;

	while (app->follow != NULL && loader_newest(app->loader, &n)) {
		if (view_add_newest(&app->view, &n))
			follow_hurry(app->follow);
		find_newest(app);
		loader_show_newest(app->loader, &n);
		some = 1;
	}
	if (!some)
		return 0;
	follow_ui_hold(app);
	follow_shown(app->follow, now_ms() - start);
	return 1;
}

int
follow_ui_say(struct app *app)
{
	char text[256];
	int r;

	if (app->follow == NULL ||
	    (r = follow_said(app->follow, text, sizeof(text))) == 0)
		return 0;
	if (r == -1)
		app_fail(app, "%s", text);
	else
		app_say(app, "%s", text);
	return 1;
}

void
follow_ui_ended(struct app *app)
{
	char n[32];

	text_count(n, sizeof(n), app->trace->nevents);
	app_say(app, "%s: %s event%s", loader_stopped(app->loader) ?
	    "followed no more" : "the writer has closed it", n,
	    app->trace->nevents == 1 ? "" : "s");
	app->following.hold = 0;
}
