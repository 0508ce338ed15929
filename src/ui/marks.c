/*
 * marks: the list of all marks, by time: where they are, how long, how far from
 * the one before and from the cursor.
 *
 * A line is a number: below VIEW_MARKS a letter, from there on a range.  The
 * list is made anew when it is opened and after every change.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/list.h"
#include "ttv/sat.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "ask.h"
#include "camera.h"
#include "command_table.h"
#include "mark.h"
#include "pane.h"
#include "place.h"

/* A mark of either kind. */
struct marked {
	int64_t		 t0, t1;
	uint32_t	 track;
	const char	*note;
	struct view_span *span;		/* NULL: a letter */
};

static struct marked
mark_at(struct app *app, uint32_t number)
{
	struct view *v = &app->view;
	struct marked m;

	if (number < VIEW_MARKS) {
		m.t0 = m.t1 = v->marks[number].ts;
		m.track = v->marks[number].track;
		m.note = "";
		m.span = NULL;
	} else {
		m.span = &v->spans[number - VIEW_MARKS];
		m.t0 = m.span->t0;
		m.t1 = m.span->t1;
		m.track = m.span->track;
		m.note = m.span->note;
	}
	return m;
}

/* Adds a number in its place by time; both kinds come in their own order. */
static void
marks_add(struct app *app, uint32_t number)
{
	struct marks *l = &app->marks_list;
	struct marked m = mark_at(app, number);
	size_t i;

	l->v = xgrow(l->v, l->n, &l->cap, sizeof(*l->v));
	for (i = l->n; i > 0 && mark_at(app, l->v[i - 1]).t0 > m.t0; i--)
		l->v[i] = l->v[i - 1];
	l->v[i] = number;
	l->n++;
}

static void
marks_make(struct app *app)
{
	uint32_t i;

	app->marks_list.n = 0;
	for (i = 0; i < app->view.nspans; i++)	/* sorted: each in O(1) */
		marks_add(app, VIEW_MARKS + i);
	for (i = 0; i < VIEW_MARKS; i++)
		if (app->view.marks[i].set)
			marks_add(app, i);
}

static uint64_t
marks_count(void *arg)
{
	return ((struct app *)arg)->marks_list.n;
}

#define NAME_COLS	9
#define TIME_COLS	17
#define LEN_COLS	12
#define TRACK_COLS	28

/* Writes a signed length, such as "+1.2 ms". */
static void
marks_delta(char *out, size_t n, int64_t from, int64_t to)
{
	int64_t d = sat_sub(to, from);

	out[0] = d < 0 ? '-' : '+';
	text_duration_short(out + 1, n - 1, d < 0 ? sat_sub(0, d) : d);
}

static void
marks_line(void *arg, uint64_t i, struct list_line *line)
{
	struct app *app = arg;
	const struct marks *l = &app->marks_list;
	struct marked m = mark_at(app, l->v[i]);
	char name[8] = " range", at[64], len[40] = "", before[40] = "";
	char here[40], label[128] = "";

	if (m.span == NULL)
		snprintf(name, sizeof(name), " '%c", (int)('a' + l->v[i]));
	else if (m.t0 < m.t1)
		text_duration_short(len, sizeof(len), sat_sub(m.t1, m.t0));
	view_time(&app->view, at, sizeof(at), m.t0, 1);
	if (i > 0)
		marks_delta(before, sizeof(before), mark_at(app,
		    l->v[i - 1]).t1, m.t0);
	marks_delta(here, sizeof(here), app->view.cursor, m.t0);
	if (m.track != NONE)
		trace_place_label(app->trace, m.track, label, sizeof(label) -
		    4);
	list_cell(line, ROLE_HELP, " ", 1);	/* the sign's place */
	list_text(line, ROLE_PANE_KEY, name, NAME_COLS, 0);
	list_text(line, ROLE_HELP, at, TIME_COLS, 1);
	list_text(line, ROLE_HELP, len, LEN_COLS, 1);
	list_text(line, ROLE_HELP, before, LEN_COLS, 1);
	list_text(line, ROLE_HELP, here, LEN_COLS, 1);
	text_cut(label, TRACK_COLS - 3, glyph(GLYPH_ELLIPSIS));
	if (m.note[0] != '\0')
		list_text(line, ROLE_PANE_VALUE, m.note, 0, 0);
	if (m.note[0] != '\0')
		list_cell(line, ROLE_HELP, "  ", 2);
	list_text(line, ROLE_HELP, label, 0, 0);
}

const struct list_source marks_source = {
	marks_count, marks_line, NULL, NULL, NULL, NULL
};

const struct list_line *
marks_head(const struct app *app)
{
	static struct list_line head;

	(void)app;
	if (head.n > 0)
		return &head;
	list_cell(&head, ROLE_PANE_KEY, " ", 1);
	list_text(&head, ROLE_PANE_KEY, " MARK", NAME_COLS, 0);
	list_text(&head, ROLE_PANE_KEY, "AT", TIME_COLS, 1);
	list_text(&head, ROLE_PANE_KEY, "LENGTH", LEN_COLS, 1);
	list_text(&head, ROLE_PANE_KEY, "SINCE", LEN_COLS, 1);
	list_text(&head, ROLE_PANE_KEY, "CURSOR", LEN_COLS, 1);
	list_text(&head, ROLE_PANE_KEY, "NOTE, TRACK", 0, 0);
	return &head;
}

int
do_marks(struct app *app, const struct ui_args *a)
{
	(void)a;
	marks_make(app);
	if (app->marks_list.n == 0)
		return app_fail(app, "no marks yet: ma sets one, mm marks the "
		    "time of the selection");
	pane_open(app, PANE_MARKS);
	return APP_REDRAW;
}

int
marks_show(struct app *app, uint64_t line)
{
	struct marked m;
	uint32_t number;

	if (line >= app->marks_list.n)
		return APP_FAIL;
	number = app->marks_list.v[line];
	if (number < VIEW_MARKS) {
		mark_go(app, (int)number);
		return APP_REDRAW;
	}
	m = mark_at(app, number);
	place_time(app, m.t0, m.track);
	if (!camera_sees(&app->view, m.t1, m.t1))
		camera_fit(&app->view, m.t0, m.t1);
	return APP_REDRAW;
}

/* Returns the number of the line's mark, or NONE. */
static uint32_t
marks_now(struct app *app)
{
	uint64_t at = list_at(&app->lists[PANE_MARKS]);

	return app->screen != PANE_MARKS || at >= app->marks_list.n ? NONE :
	    app->marks_list.v[at];
}

int
do_mark_delete(struct app *app, const struct ui_args *a)
{
	uint32_t number = marks_now(app);

	(void)a;
	if (number == NONE)
		return app_fail(app, "no mark here; g' lists them");
	if (number < VIEW_MARKS)
		app->view.marks[number].set = 0;
	else
		mark_drop_span(&app->view,
		    &app->view.spans[number - VIEW_MARKS]);
	marks_make(app);
	if (app->marks_list.n == 0)
		pane_shut(app);
	view_show_line(&app->view);
	app_say(app, "the mark is gone");
	return APP_REDRAW;
}

int
do_mark_edit(struct app *app, const struct ui_args *a)
{
	uint32_t number = marks_now(app);
	struct marked m;

	(void)a;
	if (number == NONE)
		return app_fail(app, "no mark here; g' lists them");
	m = mark_at(app, number);
	memset(&app->noted, 0, sizeof(app->noted));
	app->noted.t0 = m.t0;
	app->noted.t1 = m.t1;
	app->noted.track = m.track;
	ask_open(app, PROMPT_NOTE, m.note);
	return APP_REDRAW;
}

void
marks_refresh(struct app *app, const struct match_models *match)
{
	(void)match;		/* tracks are those of the view's marks */
	if (app->screen == PANE_MARKS)
		marks_make(app);
}

void
marks_free(struct app *app)
{
	free(app->marks_list.v);
}
