/*
 * summary_rows: the lines of the summary as rows of a list: a word on the first
 * line of each part, a number, a share, what it is, and where.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/brief.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/warn.h"

#include "summary.h"
#include "entity_text.h"

#define KEY_COLS	10	/* columns of "slowest" and a blank */
#define NS_COLS		9	/* columns of a length or a count */
#define SHARE_COLS	9
#define TRACK_COLS	14	/* columns of a track's label, at least, and
				 * blanks */
#define BLANKS		3	/* around a line and its cells */
#define NARROW		80	/* columns of a screen that has one column */
#define WIDE		120	/* columns of one that may have one, too: a
				 * screen of half as many more cuts no less */
#define RULE		1	/* column between two */
#define WHERE_LEAST	12	/* columns of a place that is worth it */

static struct summary_line *
summary_line_of(struct app *app, uint64_t i)
{
	return i < app->summary->n ? &app->summary->v[i] : NULL;
}

static uint64_t
summary_count(void *arg)
{
	struct app *app = arg;

	return app->summary->n;
}

/* Returns the word of a part, on the part's first line in each column. */
static const char *
summary_word(struct app *app, uint64_t i)
{
	static const char *const words[] = { "slowest", "self", "odd", "ran",
	    "async", "waited", "samples", "highest", "objects", "instants",
	    "next", "" };
	const struct summary_line *l = summary_line_of(app, i), *up;
	int rows = app->summary->drawer.rows;
	const char *s = l->told != NULL ? l->part_told->word : words[l->part];

	if (rows < 2 || i % (uint64_t)(rows - 1) == 0)
		return s;
	up = summary_line_of(app, i - 1);
	return strcmp(s, up->told != NULL ? up->part_told->word :
	    words[up->part]) == 0 ? "" : s;
}

/* Returns the columns of numbers, and of the gap behind them. */
static int
number_cols(const struct app *app)
{
	return app->summary->number > NS_COLS ? app->summary->number : NS_COLS;
}

static void
summary_line_odd(const struct app *app, const struct summary_line *l,
    struct list_line *out)
{
	struct list_cell *c;
	int n;

	text_count(out->buf, 32, l->count);
	c = list_cell(out, ROLE_PANE_VALUE, out->buf, strlen(out->buf));
	c->min = number_cols(app);
	c->right = 1;
	c->gap = 2;
	n = snprintf(out->buf + 64, LIST_TEXT - 64, "%s", warn_what(
	    (enum warn_code)l->code));
	list_cell(out, ROLE_PANE_VALUE, out->buf + 64, (size_t)n);
}

/* Writes the length, the number of things or the highest value of a line. */
static void
summary_number(const struct summary_line *l, char *out, size_t n)
{
	out[0] = '\0';
	if (l->part <= SUMMARY_WAITS)
		text_duration_short(out, n, l->ns);
	else if (l->part == SUMMARY_COUNTERS)
		text_value(out, n, l->value);
	else if (l->count > 0)
		text_count(out, n, l->count);
}

/* Returns the columns behind the number of a line. */
static int
summary_room(const struct app *app, uint64_t i)
{
	const struct drawer *d = &app->summary->drawer;
	int cols = app->view.cols;

	if (d->columns > 1 && d->first > 0)	/* up to the rule, or the end */
		cols = 1 + (i < (uint64_t)(d->rows - 1) ? d->first : cols -
		    d->first);
	else
		cols /= d->columns;
	return cols - KEY_COLS - number_cols(app) - BLANKS;
}

/*
 * Returns the bytes of a place that has no room: less of what it lists, or of
 * one of several threads of a name that name.
 */
static size_t
where_cut(const char *where, int room)
{
	char s[256], *comma;

	strlcpy(s, where, sizeof(s));
	while (text_columns(s) > room && (comma = strrchr(s, ',')) != NULL)
		*comma = '\0';
	if (text_columns(s) > room && (comma = strrchr(s, '[')) != NULL &&
	    comma > s && comma[-1] == ' ')
		comma[-1] = '\0';
	return strlen(text_columns(s) > room ? where : s);
}

/* Adds what a line tells, and where if there is room left for it. */
static void
summary_line_brief(const struct app *app, uint64_t i,
    const struct summary_line *l, struct list_line *out)
{
	int room = summary_room(app, i) - (l->share > 0 ? SHARE_COLS : 0);
	int where;
	struct list_cell *c;
	char s[LIST_TEXT / 2];

	text_safe(s, sizeof(s) - 4, l->told->text, strlen(l->told->text));
	if (text_columns(s) > room && !l->part_told->ends)
		text_cut_middle(s, room, glyph(GLYPH_ELLIPSIS));
	c = list_text(out, ROLE_PANE_VALUE, s, 0, 0);
	if (*l->told->where == '\0')
		return;
	c->gap = 2;
	c = list_cell(out, ROLE_PANE_KEY, l->told->where,
	    where_cut(l->told->where, room - text_columns(s) - c->gap));
	where = text_columns(l->told->where);
	c->need = where < WHERE_LEAST ? where : WHERE_LEAST;
}

static void
summary_line(void *arg, uint64_t i, struct list_line *out)
{
	struct app *app = arg;
	const struct trace *t = app->trace;
	const struct summary_line *l = summary_line_of(app, i);
	struct list_cell *c;
	char label[256];
	const char *s;
	uint32_t track;

	s = summary_word(app, i);
	c = list_cell(out, ROLE_PANE_KEY, s, strlen(s));
	c->min = KEY_COLS;
	c->gap = 1;
	if (l->part == SUMMARY_ODD) {
		summary_line_odd(app, l, out);
		return;
	}
	if (l->part == SUMMARY_NEXT) {
		summary_brief_next(app, out);
		return;
	}
	if (l->told != NULL)
		text_safe(out->buf, 48, l->told->number,
		    strlen(l->told->number));
	else
		summary_number(l, out->buf, 48);
	out->used = 64;			/* with the share behind it */
	c = list_cell(out, ROLE_PANE_VALUE, out->buf, strlen(out->buf));
	c->min = number_cols(app);
	c->right = 1;
	c->gap = 2;
	if (l->share > 0) {
		snprintf(out->buf + 48, 16, "%.1f %%", l->share);
		c = list_cell(out, ROLE_PANE_KEY, out->buf + 48,
		    strlen(out->buf + 48));
		c->min = SHARE_COLS;
		c->right = 1;
		c->gap = 2;
	}
	if (l->told != NULL) {
		summary_line_brief(app, i, l, out);
		return;
	}
	if (l->part == SUMMARY_SLOW)
		entity_add_name(&app->view, &l->target, summary_room(app, i) -
		    TRACK_COLS + BLANKS,
		    out);
	else {
		s = trace_str(t, l->name);
		list_cell(out, ROLE_PANE_VALUE, s, strlen(s));
	}
	out->cell[out->n - 1].gap = 2;
	if (l->part != SUMMARY_SLOW && l->part != SUMMARY_COUNTERS)
		return;
	track = entity_track(t, l->target.type, l->target.id);
	trace_track_label(t, track, label, sizeof(label));
	list_text(out, ROLE_PANE_KEY, label, 0, 0);
}

/*
 * Returns the columns that the lines [i, end) want, those alone that one column
 * would have, too, if `first`; of each line at most those of a narrower screen.
 */
static int
wanted_columns(struct app *app, uint64_t i, uint64_t end, int first)
{
	int most = (app->view.cols < WIDE + WIDE / 2 ? NARROW : WIDE) + RULE, n;
	struct list_line line;
	int wanted = 0;

	for (; i < end; i++) {
		if (first && !summary_brief_first(app->summary, i))
			continue;
		memset(&line, 0, sizeof(line));
		summary_line(app, i, &line);
		n = list_line_width(&line) + 2;	/* margins */
		if (app->summary->v[i].part == SUMMARY_NEXT && line.n > 2)
			n -= line.n / 2 - 1;	/* gaps are narrower then */
		wanted = n > wanted ? n : wanted;
	}
	return wanted > most ? most : wanted;
}

int
summary_split(struct app *app)
{
	struct drawer *d = &app->summary->drawer;
	uint64_t rows = (uint64_t)d->rows - 1, n = app->summary->n;
	int cols = app->view.cols, left, right, first = 0;

	if (d->columns != 2)
		return 1;
	d->columns = 1;		/* all have the room that they want */
	do {
		left = wanted_columns(app, 0, n < rows ? n : rows, first);
		right = wanted_columns(app, rows, n, first);
	} while (left + right > cols && ++first < 2);
	if (first == 2)
		return 0;
	d->columns = 2;
	d->first = left > cols / 2 ? left : right > cols - cols / 2 ?
	    cols - right : cols / 2;
	return 1;
}

static int
summary_target(void *arg, uint64_t i, struct entity_ref *ref)
{
	const struct summary_line *l = summary_line_of(arg, i);

	if (l == NULL || l->target.type == ENTITY_NONE)
		return -1;
	*ref = l->target;
	return 0;
}

const struct list_source summary_source = {
	summary_count, summary_line, NULL, NULL, NULL, summary_target
};

