/*
 * The list of warnings, the same that `ttv check` prints: a line for each code
 * with what it means and what was done, below it a line for each of the places
 * that are known.  Enter goes to the event there.
 *
 * Lines of the file are counted when the list is opened, in one pass up to
 * COUNT_MAX; places beyond have an offset only.  That and looking for an event
 * among many is done in pieces between keys, unless the view is not lazy.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "commands.h"

#define COUNT_MAX	(UINT64_C(1) << 30)
#define COUNT_PIECE	(UINT64_C(1) << 22)	/* bytes: a millisecond, about */
#define LOOK_PIECE	400000			/* events: likewise */

static uint64_t
at_once(const struct app *app, uint64_t piece)
{
	return app->view.lazy ? piece : UINT64_MAX;
}

/* ---- making it ---- */

static void
add(struct warnings *w, int code, int place)
{
	w->v = xgrow(w->v, w->n, &w->cap, sizeof(*w->v));
	w->v[w->n].code = (uint8_t)code;
	w->v[w->n].place = (uint8_t)place;
	w->v[w->n++].line = 0;
}

static int
is_place(const struct warning_line *l)
{
	return l->place < WARN_PLACES;
}

static uint64_t
offset_of(const struct trace *t, const struct warning_line *l)
{
	return t->warn.entry[l->code].places[l->place];
}

/* The place whose line is to be counted next: the file is read through once. */
static struct warning_line *
uncounted(const struct warnings *w, const struct trace *t)
{
	struct warning_line *best = NULL;
	size_t i;

	for (i = 0; i < w->n; i++)
		if (is_place(&w->v[i]) && w->v[i].line == 0 &&
		    offset_of(t, &w->v[i]) <= COUNT_MAX && (best == NULL ||
		    offset_of(t, &w->v[i]) < offset_of(t, best)))
			best = &w->v[i];
	return best;
}

/* Counts lines in so many bytes; 1 when all are known. */
static int
count_lines(struct warnings *w, const struct trace *t, uint64_t most)
{
	struct warning_line *l;
	uint64_t line, off, to;

	while (w->counting && (l = uncounted(w, t)) != NULL) {
		if (most == 0)
			return 0;
		off = offset_of(t, l);
		to = off - w->counted > most ? w->counted + most : off;
		most -= to - w->counted;
		line = t->reader->line(t, to, NULL);
		w->counted = to;
		if (to == off)
			l->line = line;
	}
	w->counting = 0;
	return 1;
}

static void
make(struct app *app)
{
	struct warnings *w = &app->warnings;
	const struct warn_entry *e;
	uint32_t k;
	int code;

	w->n = 0;
	for (code = 0; code < WARN_MAX; code++) {
		e = &app->trace->warn.entry[code];
		if (e->count == 0)
			continue;
		add(w, code, WARNING_HEAD);
		for (k = 0; k < e->nplaces; k++)
			add(w, code, (int)k);
		if (k > 0 && e->count > k)
			add(w, code, WARNING_MORE);
	}
	w->counting = app->trace->reader != NULL &&
	    app->trace->reader->line != NULL;
	w->counted = 0;
	count_lines(w, app->trace, at_once(app, COUNT_PIECE));
	if (w->at >= w->n)
		w->at = w->n > 0 ? w->n - 1 : 0;
}

/* ---- showing it ---- */

/* The letters of phases that nobody knows, and how many of each. */
static void
add_letters(const struct trace *t, char *out, size_t n)
{
	char one[48];
	int i;

	for (i = 0; i < 256; i++) {
		if (t->warn.unknown_ph[i] == 0)
			continue;
		snprintf(one, sizeof(one), i > ' ' && i < 0x7f ?
		    "   %c %" PRIu64 : "   0x%02x %" PRIu64, (unsigned)i,
		    t->warn.unknown_ph[i]);
		strlcat(out, one, n);
	}
}

static void
head_text(const struct trace *t, int code, char *out, size_t n)
{
	char count[32];

	text_count(count, sizeof(count), t->warn.entry[code].count);
	snprintf(out, n, "%s, %s%s: %s: %s", warn_name(code),
	    t->warn.entry[code].count == 1 ? "once" : count,
	    t->warn.entry[code].count == 1 ? "" : " times", warn_what(code),
	    warn_done(code));
	if (code == WARN_UNKNOWN_PHASE)
		add_letters(t, out, n);
}

static const struct source *
source_of(const struct trace *t, uint64_t off)
{
	uint32_t i;

	for (i = t->nsources; i-- > 0; )
		if (t->sources[i].base <= off)
			return &t->sources[i];
	return NULL;
}

static void
place_text(const struct trace *t, const struct warning_line *l, char *out,
    size_t n)
{
	uint64_t off = offset_of(t, l);
	const struct source *s = source_of(t, off);
	char line[32] = "", path[256] = "";

	if (l->line != 0)
		snprintf(line, sizeof(line), ", line %" PRIu64, l->line);
	if (s != NULL && t->nsources > 1)
		text_safe(path, sizeof(path), s->path, strlen(s->path));
	snprintf(out, n, "%s%sbyte %" PRIu64 "%s", path, *path != '\0' ?
	    ": " : "", s != NULL ? off - s->base : off, line);
}

static const char *
warning_line(void *arg, uint32_t i)
{
	static char text[512];
	const struct app *app = arg;
	const struct warnings *w = &app->warnings;
	const struct warning_line *l;
	const struct warn_entry *e;
	char line[480], count[32];

	if (i >= w->n)
		return NULL;
	l = &w->v[i];
	e = &app->trace->warn.entry[l->code];
	if (l->place == WARNING_HEAD)
		head_text(app->trace, l->code, line, sizeof(line));
	else if (l->place == WARNING_MORE) {
		text_count(count, sizeof(count), e->count - e->nplaces);
		snprintf(line, sizeof(line), "and %s more", count);
	} else
		place_text(app->trace, l, line, sizeof(line));
	/* what begins in the first column is shown as a heading */
	if (l->place == WARNING_HEAD)
		snprintf(text, sizeof(text), "%s%s", i == w->at ? "> " : "",
		    line);
	else
		snprintf(text, sizeof(text), "%s   %s", i == w->at ? ">" : " ",
		    line);
	return text;
}

static void
show(struct app *app)
{
	struct view *v = &app->view;

	app->warnings.open = 1;
	v->help = 1;
	v->help_title = "ttv warnings";
	v->help_line = warning_line;
	v->help_arg = app;
	v->help_nlines = (int)app->warnings.n;
}

void
warnings_refresh(struct app *app)
{
	struct nearest *n = &app->warnings.nearest;

	if (app->warnings.going)
		nearest_begin(n, n->want);
	if (!app->warnings.open)
		return;
	make(app);
	show(app);
}

/* ---- moving in it ---- */

static int
move_to(struct app *app, int64_t at)
{
	struct warnings *w = &app->warnings;
	struct view *v = &app->view;
	int64_t rows = v->rows > 5 ? v->rows - 4 : 1, top = v->help_top;

	if (at >= (int64_t)w->n)
		at = (int64_t)w->n - 1;
	if (at < 0)
		at = 0;
	w->at = (size_t)at;
	if (at < top)
		top = at;
	if (at >= top + rows)
		top = at - rows + 1;
	v->help_top = (uint32_t)top;
	return APP_REDRAW;
}

int
do_warnings(struct app *app, const struct ui_args *a)
{
	(void)a;
	make(app);
	if (app->warnings.n == 0) {
		app_say(app, app->trace->complete ?
		    "nothing to report: the trace is as it should be" :
		    "nothing is known of what was read so far");
		return APP_REDRAW;
	}
	app->view.help_top = 0;
	show(app);
	return move_to(app, (int64_t)app->warnings.at);
}

int
do_warnings_close(struct app *app, const struct ui_args *a)
{
	(void)a;
	app->warnings.open = 0;
	app->view.help = 0;
	return APP_REDRAW;
}

static void
go(struct app *app)
{
	const struct nearest *to = &app->warnings.nearest;
	char n[32];

	if (to->away == OFF_NONE) {
		app_fail(app, "there is no event to go to");
		return;
	}
	app->warnings.open = 0;
	app->view.help = 0;
	jump_push(app);
	place_thing(app, &to->sel);
	if (to->away > 0) {
		text_count(n, sizeof(n), to->away);
		app_say(app, "the nearest event that was read, %s byte%s away",
		    n, to->away == 1 ? "" : "s");
	}
}

/* 1 when it has gone there, or cannot. */
static int
look_for_it(struct app *app, uint64_t most)
{
	struct warnings *w = &app->warnings;

	if (!nearest_look(app->trace, &w->nearest, most))
		return 0;
	w->going = 0;
	go(app);
	return 1;
}

int
warnings_unfinished(const struct app *app)
{
	return app->warnings.going || (app->warnings.open &&
	    app->warnings.counting);
}

enum app_later
warnings_later(struct app *app)
{
	if (app->warnings.going)
		return look_for_it(app, LOOK_PIECE) ? APP_LATER_NOW :
		    APP_LATER_MORE;
	return count_lines(&app->warnings, app->trace, COUNT_PIECE) ?
	    APP_LATER_DONE : APP_LATER_MORE;
}

void
warnings_finish(struct app *app)
{
	if (app->warnings.going)
		(void)look_for_it(app, UINT64_MAX);
}

int
do_warnings_go(struct app *app, const struct ui_args *a)
{
	struct warnings *w = &app->warnings;
	const struct warn_entry *e;
	const struct warning_line *l;
	uint64_t off;

	if (w->at >= w->n)
		return APP_FAIL;
	l = &w->v[w->at];
	e = &app->trace->warn.entry[l->code];
	if (e->nplaces == 0)
		return app_fail(app, "no place is known of this");
	off = e->places[is_place(l) ? l->place : l->place == WARNING_HEAD ?
	    0 : e->nplaces - 1];
	w->going = 1;
	nearest_begin(&w->nearest, off);
	(void)a;
	(void)look_for_it(app, at_once(app, LOOK_PIECE));
	return app->view.message_is_error ? APP_REDRAW | APP_FAIL : APP_REDRAW;
}

int
do_warnings_down(struct app *app, const struct ui_args *a)
{
	return move_to(app, (int64_t)app->warnings.at + a->count);
}

int
do_warnings_up(struct app *app, const struct ui_args *a)
{
	return move_to(app, (int64_t)app->warnings.at - a->count);
}

static int64_t
page(const struct app *app)
{
	return app->view.rows > 6 ? app->view.rows - 5 : 1;
}

int
do_warnings_page_down(struct app *app, const struct ui_args *a)
{
	return move_to(app, (int64_t)app->warnings.at + page(app) * a->count);
}

int
do_warnings_page_up(struct app *app, const struct ui_args *a)
{
	return move_to(app, (int64_t)app->warnings.at - page(app) * a->count);
}

int
do_warnings_first(struct app *app, const struct ui_args *a)
{
	(void)a;
	return move_to(app, 0);
}

int
do_warnings_last(struct app *app, const struct ui_args *a)
{
	(void)a;
	return move_to(app, INT32_MAX);
}
