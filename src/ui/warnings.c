/*
 * warnings: the list of warnings, as `ttv check` prints it: a line for each
 * code with its meaning and the repair, below it a line for each known place.
 * Enter goes to the event at that place.
 *
 * Opening the list counts the lines of the file, in one pass up to COUNT_MAX;
 * places behind have an offset only.  A lazy view counts, and finds the event
 * of a place, in steps between keys.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/list.h"
#include "ttv/match_models.h"
#include "ttv/strtab.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "command_table.h"
#include "pane.h"
#include "place.h"
#include "warnings.h"

/* Bytes in which lines are counted; bounds the delay of a file's last place. */
#define COUNT_MAX	(UINT64_C(1) << 30)
/* Bytes and events of a step, between keys. */
#define COUNT_STEP	(UINT64_C(1) << 22)
#define LOOK_STEP	400000
#define INDENT		4			/* of a place, columns */

static uint64_t
warnings_most(const struct app *app, uint64_t most)
{
	return app->view.lazy ? most : UINT64_MAX;
}

/* ---- making it ---- */

static void
warnings_add(struct warnings *w, int code, int place)
{
	w->v = xgrow(w->v, w->n, &w->cap, sizeof(*w->v));
	w->v[w->n].code = (uint8_t)code;
	w->v[w->n].place = (uint8_t)place;
	w->v[w->n].counted = 0;
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

/* Returns the first place whose line was not counted, in the file's order. */
static struct warning_line *
warnings_uncounted(const struct warnings *w, const struct trace *t)
{
	struct warning_line *best = NULL;
	size_t i;

	for (i = 0; i < w->n; i++)
		if (is_place(&w->v[i]) && !w->v[i].counted &&
		    offset_of(t, &w->v[i]) <= COUNT_MAX && (best == NULL ||
		    offset_of(t, &w->v[i]) < offset_of(t, best)))
			best = &w->v[i];
	return best;
}

/* Counts lines in at most `most` bytes; returns 1 when all are known. */
static int
count_lines(struct warnings *w, const struct trace *t, uint64_t most)
{
	struct warning_line *l;
	uint64_t line, off, to;

	while (w->counting && (l = warnings_uncounted(w, t)) != NULL) {
		if (most == 0)
			return 0;
		off = offset_of(t, l);
		to = off - w->counted > most ? w->counted + most : off;
		most -= to - w->counted;
		line = t->reader->line(t, to, NULL);
		w->counted = to;
		if (to == off) {
			l->line = line;		/* 0: the place has none */
			l->counted = 1;
		}
	}
	w->counting = 0;
	return 1;
}

static void
warnings_make(struct app *app)
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
		warnings_add(w, code, WARNING_HEAD);
		for (k = 0; k < e->nplaces; k++)
			warnings_add(w, code, (int)k);
		if (k > 0 && e->count > k)
			warnings_add(w, code, WARNING_MORE);
	}
	w->counting = app->trace->reader != NULL &&
	    app->trace->reader->line != NULL;
	w->counted = 0;
	count_lines(w, app->trace, warnings_most(app, COUNT_STEP));
}

/* ---- showing it ---- */

/* Appends the names that belong to a warning and the number of each. */
static void
warnings_names(const struct trace *t, int code, char *out, size_t n)
{
	char one[64], name[32];
	uint32_t i;

	for (i = 0; i < t->nunread; i++) {
		if ((int)t->unread[i].code != code)
			continue;
		text_safe(name, sizeof(name), trace_str(t, t->unread[i].name),
		    strtab_len(t->strings, t->unread[i].name));
		snprintf(one, sizeof(one), "   %s %" PRIu64, name,
		    t->unread[i].n);
		if (strlcat(out, one, n) >= n)
			break;
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
		warnings_names(t, code, out, n);
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

static uint64_t
warnings_count(void *arg)
{
	return ((struct app *)arg)->warnings.n;
}

static void
warnings_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;
	const struct warning_line *l = &app->warnings.v[i];
	const struct warn_entry *e = &app->trace->warn.entry[l->code];
	int head = l->place == WARNING_HEAD;
	char *out = line->buf + (head ? 0 : INDENT), count[32];
	size_t n = sizeof(line->buf) - INDENT;

	memset(line->buf, ' ', INDENT);
	if (head)
		head_text(app->trace, l->code, out, n);
	else if (l->place == WARNING_MORE) {
		text_count(count, sizeof(count), e->count - e->nplaces);
		snprintf(out, n, "and %s more", count);
	} else
		place_text(app->trace, l, out, n);
	list_cell(line, head ? ROLE_LABEL_PROCESS : ROLE_HELP, line->buf,
	    strlen(line->buf));
}

const struct list_source warnings_source = {
	warnings_count, warnings_line, NULL, NULL, NULL, NULL
};

/* ---- another model ---- */

/*
 * Returns 1 if line i has this code and place.  Offsets identify places: a
 * fuller model may number them differently.
 */
static int
same_line(const struct warnings *w, size_t i, int code, int place,
    uint64_t off, const struct trace *t)
{
	const struct warning_line *l = &w->v[i];

	if (l->code != code)
		return 0;
	return place < WARN_PLACES ? is_place(l) && offset_of(t, l) == off :
	    l->place == place;
}

void
warnings_refresh(struct app *app, const struct match_models *match)
{
	struct warnings *w = &app->warnings;
	struct list *list = &app->lists[PANE_WARNINGS];
	uint64_t at = list_at(list), off = 0;
	int code = 0, place = 0;
	size_t i, head;

	nearest_begin(&w->nearest, w->nearest.want);
	if (at == LIST_NONE)
		return;
	code = w->v[at].code;
	place = w->v[at].place;
	if (is_place(&w->v[at]))
		off = offset_of(match_models_old(match), &w->v[at]);
	warnings_make(app);
	for (i = head = 0; i < w->n; i++) {
		if (same_line(w, i, code, WARNING_HEAD, 0, app->trace))
			head = i;	/* the code's line, without the place */
		if (same_line(w, i, code, place, off, app->trace))
			break;
	}
	list_carry(list, i < w->n ? i : head);
}

/* ---- actions of keys ---- */

int
do_warnings(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->screen == PANE_WARNINGS)
		return pane_close(app);
	warnings_make(app);
	if (app->warnings.n == 0) {
		app_say(app, app->trace->complete ?
		    "nothing to report: the trace is as it should be" :
		    "nothing is known of what was read so far");
		return APP_REDRAW;
	}
	pane_open(app, PANE_WARNINGS);
	return APP_REDRAW;
}

static void
warnings_go(struct app *app)
{
	const struct nearest *to = &app->warnings.nearest;
	char n[32];

	if (to->away == OFF_NONE) {
		app_fail(app, "there is no event to go to");
		return;
	}
	pane_shut(app);
	jump_push(app);
	place_entity(app, &to->sel);
	if (to->away > 0) {
		text_count(n, sizeof(n), to->away);
		app_say(app, "the nearest event that was read, %s byte%s away",
		    n, to->away == 1 ? "" : "s");
	}
}

/* Looks at `most` events; returns 1 when the search has come to its end. */
static int
warnings_look(struct app *app, uint64_t most)
{
	struct warnings *w = &app->warnings;

	if (!nearest_look(app->trace, &w->nearest, most))
		return 0;
	w->going = 0;
	warnings_go(app);
	return 1;
}

int
warnings_pending(const struct app *app)
{
	return app->warnings.going || (app->screen == PANE_WARNINGS &&
	    app->warnings.counting);
}

enum app_idle
warnings_idle(struct app *app)
{
	if (app->warnings.going)
		return warnings_look(app, LOOK_STEP) ? APP_IDLE_NOW :
		    APP_IDLE_MORE;
	return count_lines(&app->warnings, app->trace, COUNT_STEP) ?
	    APP_IDLE_DONE : APP_IDLE_MORE;
}

void
warnings_finish(struct app *app)
{
	if (app->warnings.going)
		(void)warnings_look(app, UINT64_MAX);
}

int
warnings_enter(struct app *app, uint64_t line)
{
	struct warnings *w = &app->warnings;
	const struct warn_entry *e;
	const struct warning_line *l;
	uint64_t off;

	if (line >= w->n)
		return APP_FAIL;
	l = &w->v[line];
	e = &app->trace->warn.entry[l->code];
	if (e->nplaces == 0)
		return app_fail(app, "no place is known of this");
	off = e->places[is_place(l) ? l->place : l->place == WARNING_HEAD ?
	    0 : e->nplaces - 1];
	w->going = 1;
	nearest_begin(&w->nearest, off);
	(void)warnings_look(app, warnings_most(app, LOOK_STEP));
	return app->view.message_is_error ? APP_REDRAW | APP_FAIL : APP_REDRAW;
}

void
warnings_free(struct app *app)
{
	free(app->warnings.v);
}
