/*
 * mark: places with a letter, ranges of time with a note.  Both are drawn in
 * the row of marks and kept in the session.
 *
 * Ranges lie in the view in the order of their times.  marks.c lists them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/limit.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "ask.h"
#include "camera.h"
#include "command_table.h"
#include "mark.h"
#include "place.h"

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
	if (v->nspans == LIMIT_RANGES)
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

void
mark_go(struct app *app, int m)
{
	struct view *v = &app->view;
	struct place to = app->marks[m];

	to.vp = v->vp;		/* the zoom stays */
	place_restore(app, &to);
	v->cursor = to.cursor;
	camera_follow(v, v->vp.cols / 4);
}

int
do_goto_mark(struct app *app, const struct ui_args *a)
{
	int m = mark_of(a->text);

	if (m == -1 || !app->view.marks[m].set)
		return app_fail(app, "no mark %s", a->text);
	jump_push(app);
	mark_go(app, m);
	return APP_REDRAW;
}

/* ---- ranges ---- */

/* Sets the range that is meant: the area, the selection, or the cursor. */
static void
span_meant(const struct app *app, struct view_span *s)
{
	const struct view *v = &app->view;

	memset(s, 0, sizeof(*s));
	s->track = place_track(v);
	if (v->range != RANGE_NONE) {
		s->t0 = v->range_t0;
		s->t1 = v->range_t1;
	} else if (view_selection_range(v, &s->t0, &s->t1) == -1)
		s->t0 = s->t1 = v->cursor;
}

static struct view_span *
span_find(struct view *v, const struct view_span *s)
{
	size_t i;

	for (i = 0; i < v->nspans; i++)
		if (v->spans[i].t0 == s->t0 && v->spans[i].t1 == s->t1)
			return &v->spans[i];
	return NULL;
}

void
mark_drop_span(struct view *v, const struct view_span *s)
{
	size_t i = (size_t)(s - v->spans);

	memmove(&v->spans[i], &v->spans[i + 1], (v->nspans - i - 1) *
	    sizeof(*s));
	v->nspans--;
}

/* Says what a range is, and how far from the one before it. */
static void
span_tell(struct app *app, const struct view_span *s, const char *what)
{
	const struct view *v = &app->view;
	size_t i = (size_t)(s - v->spans);
	char len[32], gap[32];

	text_duration_short(len, sizeof(len), sat_sub(s->t1, s->t0));
	if (i == 0) {
		app_say(app, "%s: %s; g' lists the marks", what,
		    len);
		return;
	}
	text_duration_short(gap, sizeof(gap), sat_sub(s->t0, s[-1].t1));
	app_say(app, "%s: %s, %s behind the one before", what, len, gap);
}

int
do_mark_range(struct app *app, const struct ui_args *a)
{
	struct view_span s, *kept;

	span_meant(app, &s);
	if (a->text[0] == '\0' && (kept = span_find(&app->view, &s)) != NULL) {
		mark_drop_span(&app->view, kept);
		app_say(app, "the mark is gone");
		view_show_line(&app->view);
		return APP_REDRAW;
	}
	strlcpy(s.note, a->text, sizeof(s.note));
	if ((kept = mark_span(app, &s)) == NULL)
		return app_fail(app, "there are too many marks");
	view_show_line(&app->view);
	span_tell(app, kept, "marked");
	return APP_REDRAW;
}

int
do_mark_note(struct app *app, const struct ui_args *a)
{
	struct view_span s, *kept;

	if (a->text[0] != '\0')
		return do_mark_range(app, a);
	span_meant(app, &s);
	kept = span_find(&app->view, &s);
	app->noted = kept != NULL ? *kept : s;
	ask_open(app, PROMPT_NOTE, app->noted.note);
	return APP_REDRAW;
}

int
mark_noted(struct app *app, const char *text)
{
	struct view_span s = app->noted, *kept;

	strlcpy(s.note, text, sizeof(s.note));
	if ((kept = mark_span(app, &s)) == NULL)
		return app_fail(app, "there are too many marks");
	view_show_line(&app->view);
	span_tell(app, kept, "marked");
	marks_refresh(app, NULL);
	return APP_REDRAW;
}

/*
 * Measures from the end of one thing to the begin of another, or how much they
 * overlap.
 */
int
do_measure(struct app *app, const struct ui_args *a)
{
	struct view_span *from = &app->measured, s, to, *kept;
	int overlap;

	(void)a;
	span_meant(app, &to);
	if (!app->measuring) {
		*from = to;
		app->measuring = 1;
		app_say(app, "measures from here to where m- is pressed next");
		return APP_REDRAW;
	}
	app->measuring = 0;
	if (from->t0 == to.t0 && from->t1 == to.t1) {
		app_say(app, "measures no more");
		return APP_REDRAW;
	}
	memset(&s, 0, sizeof(s));
	s.track = to.track;
	if (from->t0 > to.t0) {
		struct view_span swap = *from;

		*from = to;
		to = swap;
	}
	overlap = from->t1 > to.t0;
	s.t0 = overlap ? to.t0 : from->t1;
	s.t1 = !overlap ? to.t0 : from->t1 < to.t1 ? from->t1 : to.t1;
	strlcpy(s.note, overlap ? "overlap" : "gap", sizeof(s.note));
	if ((kept = mark_span(app, &s)) == NULL)
		return app_fail(app, "there are too many marks");
	view_show_line(&app->view);
	span_tell(app, kept, s.note);
	return APP_REDRAW;
}
