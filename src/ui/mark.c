/*
 * mark: places with a letter, ranges of time with a note.  Both are drawn in
 * the row of marks and kept in the session.
 *
 * Ranges lie in the view in the order of their times.  marks.c lists them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "commands.h"
#include "mark.h"

#define SPANS_MAX	10000	/* ranges: what a file may make us keep */

void
mark_put(struct app *app, int i, const struct place *p)
{
	struct view *v = &app->view;

	app->marks[i] = *p;
	v->marks[i].set = 1;
	v->marks[i].ts = p->cursor;
	v->marks[i].track = p->track;
}

struct view_span *
mark_span(struct app *app, const struct view_span *s)
{
	struct view *v = &app->view;
	size_t i;

	for (i = 0; i < v->nspans; i++) {
		if (v->spans[i].t0 == s->t0 && v->spans[i].t1 == s->t1) {
			v->spans[i] = *s;
			return &v->spans[i];
		}
		if (v->spans[i].t0 > s->t0)
			break;
	}
	if (v->nspans == SPANS_MAX)
		return NULL;
	v->spans = xgrow(v->spans, v->nspans, &v->spans_cap,
	    sizeof(*v->spans));
	memmove(&v->spans[i + 1], &v->spans[i], (v->nspans - i) *
	    sizeof(*v->spans));
	v->nspans++;
	v->spans[i] = *s;
	return &v->spans[i];
}

/* Returns the number of a mark's letter, or -1. */
static int
mark_of(const char *text)
{
	return text[0] < 'a' || text[0] > 'z' || text[1] != '\0' ? -1 :
	    text[0] - 'a';
}

int
do_mark(struct app *app, const struct ui_args *a)
{
	int m = mark_of(a->text);
	struct place p;

	if (m == -1)
		return app_fail(app, "a mark is a letter from a to z");
	place_here(app, &p);
	mark_put(app, m, &p);
	view_show_line(&app->view);	/* the line of marks takes a row */
	app_say(app, "mark %s is here; '%s comes back", a->text, a->text);
	return APP_REDRAW;
}

int
do_goto_mark(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	int m = mark_of(a->text);
	struct place to;

	if (m == -1 || !v->marks[m].set)
		return app_fail(app, "no mark %s", a->text);
	jump_push(app);
	to = app->marks[m];
	to.vp = v->vp;		/* the zoom stays */
	place_restore(app, &to);
	v->cursor = to.cursor;
	camera_follow(v, v->vp.cols / 4);
	return APP_REDRAW;
}
