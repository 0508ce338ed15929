/*
 * result_rows: rows of a query as lines of the drawer, with headings.  Columns
 * that do not fit are left out from the right; the title says how many.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/chars.h"
#include "ttv/app.h"
#include "ttv/list.h"
#include "ttv/style.h"
#include "ttv/text.h"

#include "pane.h"
#include "result.h"

#define SAMPLE		200	/* rows that decide how wide columns are */
#define COLUMN_MOST	48	/* columns of the screen for one ... */
#define TEXT_LEAST	16	/* ... of which a text gives up to these, that
				 * the columns behind it are seen */
#define GROUPED		5	/* digits before the point, from which on a
				 * comma stands before each three */
#define GROUPED_AMONG	4	/* ... and among numbers that have them */
#define MOST		19	/* digits of a number of 64 bits */
#define MOST_EXACT	15	/* digits that a double has */
#define DECIMALS	3	/* digits behind the point of 1 and more; a copy
				 * has all */
#define DIGITS		4	/* ... of less than 1, from the first that is
				 * not 0 */

static int
is_number(const struct result_cell *c)
{
	return c->type == SQL_INT || c->type == SQL_REAL;
}

/*
 * Returns whether a column has numbers of things, which are names: "utid",
 * "span_id", "traceId", and not "paid".
 */
static int
is_ids(const char *name)
{
	static const char *const words[] = { "id", "pid", "tid", "ppid",
	    "tgid", "upid", "utid", "uid", "gid" };
	size_t n = strlen(name), i;

	for (i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strcasecmp(name, words[i]) == 0)
			return 1;
	if (n < 3 || strcasecmp(name + n - 2, "id") != 0)
		return 0;
	return !is_alnum(name[n - 3]) || (name[n - 2] == 'I' &&
	    name[n - 3] >= 'a' && name[n - 3] <= 'z');
}

/* Returns how many digits a number has before its point. */
static size_t
whole_digits(const char *text)
{
	return strspn(text + (text[0] == '-'), "0123456789");
}

/* Puts commas into them from `least` of them on, if n has room. */
static void
group_digits(char *text, size_t n, size_t least)
{
	char *first = text + (text[0] == '-'), grouped[32];
	size_t digits = whole_digits(text), len;

	if (digits < least || digits > MOST || strchr(text, 'e') != NULL ||
	    strlen(text) + digits / 3 + 1 > n)
		return;
	len = text_count(grouped, sizeof(grouped), strtoull(first, NULL, 10));
	memmove(first + len, first + digits, strlen(first + digits) + 1);
	memcpy(first, grouped, len);
}

/* Writes a number with a fraction: as many digits as tell it from its like. */
static void
real_text(char *out, size_t n, double v)
{
	double size = fabs(v);
	int whole = size >= 1 && size < 1e12 ? (int)log10(size) + 1 : 0;

	text_g(out, n, size >= 1e12 ? MOST_EXACT : whole > 0 ? whole +
	    DECIMALS : DIGITS, v);
}

/* Writes a cell as the row has it. */
static void
rows_text(const struct result_ui *u, const struct result_cell *c, char *text,
    size_t n)
{
	const struct result_table *t = &u->table;
	size_t column = (size_t)(c - t->cells) % t->ncolumns;

	if (c->type == SQL_REAL)
		real_text(text, n, c->v.real);
	else
		result_text(t, c, text, n);
	if (is_number(c) && !is_ids(t->names[column]) && (t->units == NULL ||
	    t->units[column] == RESULT_NUMBER))
		group_digits(text, n, column < LIST_CELLS ?
		    u->grouped[column] : GROUPED);
}

/* Returns the columns of a number behind its whole part: point, unit; -1: the
 * text is no number, as of what has no end. */
static int
number_tail(const char *text)
{
	const char *tail = text + strspn(text, "-0123456789,");
	const char *end = tail + (*tail == '.');

	end += strspn(end, "0123456789");
	return tail == text ? -1 : *end == 'e' ? 0 : text_columns(tail);
}

/* Sets how wide a column wants to be, with a blank behind, and what its numbers
 * have from their points on, which stand below each other. */
static void
rows_wanted(struct result_ui *u, size_t column)
{
	const struct result_table *t = &u->table;
	const struct result_cell *c;
	char text[COLUMN_MOST * 4 + 1];
	int want, w, behind, whole = 0, tail = 0;
	size_t i;

	text_safe(text, sizeof(text), t->names[column],
	    strlen(t->names[column]));
	want = text_columns(text) + 1;	/* the sign of the order */
	u->grouped[column] = GROUPED;
	for (i = 0; i < t->nshown && i < SAMPLE; i++) {
		c = result_cell(t, t->order[i], column);
		result_text(t, c, text, sizeof(text));
		if (is_number(c) && whole_digits(text) >= GROUPED)
			u->grouped[column] = GROUPED_AMONG;
	}
	for (i = 0; i < t->nshown && i < SAMPLE; i++) {
		c = result_cell(t, t->order[i], column);
		rows_text(u, c, text, sizeof(text));
		if ((w = text_columns(text)) > want)
			want = w;
		if (!is_number(c) || (behind = number_tail(text)) < 0)
			continue;
		w -= behind;
		whole = w > whole ? w : whole;
		tail = behind > tail ? behind : tail;
	}
	if (whole + tail > want && whole + tail <= COLUMN_MOST)
		want = whole + tail;
	u->tail[column] = whole + tail <= want ? tail : 0;
	u->width[column] = (want > COLUMN_MOST ? COLUMN_MOST : want) + 1;
}

/* Returns whether a column has texts alone, which are understood when cut. */
static int
is_texts(const struct result_table *t, size_t column)
{
	size_t i;

	for (i = 0; i < t->nshown && i < SAMPLE; i++)
		if (is_number(result_cell(t, t->order[i], column)))
			return 0;
	return 1;
}

/*
 * Takes columns of the screen from texts, one each in turn from the widest, as
 * long as more of n columns fit by it.
 */
static void
rows_narrow(struct result_ui *u, size_t n, int room)
{
	int all = 0, least = 0, gives[LIST_CELLS];
	size_t i, most;

	for (i = 0; i < n && least <= room; i++) {
		gives[i] = u->width[i] > TEXT_LEAST && is_texts(&u->table, i) ?
		    u->width[i] - TEXT_LEAST : 0;
		all += u->width[i];
		least += u->width[i] - gives[i];
	}
	if (i > 0 && least > room)
		all -= u->width[--i];
	for (n = i; n > 0 && all > room; all--) {
		for (most = i = 0; i < n; i++)
			if (gives[i] > gives[most])
				most = i;
		gives[most]--;
		u->width[most]--;
	}
}

/* Decides which columns are shown and how wide; the last gets what is left. */
static void
rows_fit(struct app *app)
{
	struct result_ui *u = app->result;
	int room = app->view.cols - 3;
	size_t i, k;

	if (u->drawn == app->view.cols)
		return;
	u->drawn = app->view.cols;
	for (i = 0; i < u->table.ncolumns && i < LIST_CELLS - 1; i++)
		rows_wanted(u, i);
	rows_narrow(u, i, room);
	for (i = 0; i < u->table.ncolumns && i < LIST_CELLS - 1; i++) {
		if (u->width[i] > room) {
			if (i > 0 && room < 8)
				break;
			u->width[i] = room;
		}
		room -= u->width[i];
	}
	u->nshown = i;
	u->gap = room >= (int)i ? 2 : 1;
	for (k = 0; k < i; k++)
		u->width[k] += u->gap - 1;
}

static void
rows_cell(const struct result_ui *u, size_t column, const char *text,
    int right, const char *sign, struct list_line *line, size_t *at)
{
	char tmp[COLUMN_MOST * 4 + 32];
	size_t n, room = sizeof(line->buf) - *at;
	struct list_cell *c;

	strlcpy(tmp, text, sizeof(tmp) - 16);
	n = text_cut(tmp, u->width[column] - u->gap - (*sign != '\0'),
	    glyph(GLYPH_ELLIPSIS));
	n += strlcpy(tmp + n, sign, 5);
	if (n > room)
		n = room;
	memcpy(line->buf + *at, tmp, n);
	c = list_cell(line, ROLE_PANE_VALUE, line->buf + *at, n);
	c->min = u->width[column];
	c->right = (uint8_t)right;
	c->gap = (uint8_t)u->gap;
	*at += n;
}

/* Adds blanks to a number: its point stands where those of others do. */
static void
rows_point(const struct result_ui *u, size_t column, char *text)
{
	int behind = number_tail(text), blanks = u->tail[column] - behind;
	int room = u->width[column] - u->gap - text_columns(text);
	size_t len = strlen(text);

	if (behind >= 0 && blanks <= room)
		while (blanks-- > 0)
			text[len++] = ' ';
	text[len] = '\0';
}

static uint64_t
result_rows_count(void *arg)
{
	return ((struct app *)arg)->result->table.nshown;
}

static void
result_rows_line(void *arg, uint64_t i, struct list_line *line)
{
	struct app *app = arg;
	const struct result_ui *u = app->result;
	const struct result_cell *c;
	char text[COLUMN_MOST * 4 + 1];
	size_t at = 0, k;

	if (i >= u->table.nshown)
		return;
	rows_fit(app);
	list_cell(line, ROLE_PANE_VALUE, " ", 1);
	for (k = 0; k < u->nshown; k++) {
		c = result_cell(&u->table, u->table.order[i], k);
		rows_text(u, c, text, sizeof(text));
		if (is_number(c))
			rows_point(u, k, text);
		rows_cell(u, k, text, is_number(c), "", line, &at);
	}
}

static void
rows_filter(void *arg, const char *text)
{
	struct app *app = arg;
	struct result_ui *u = app->result;

	strlcpy(u->filter, text, sizeof(u->filter));
	result_sort(&u->table, u->sorted, u->inverted, u->filter);
	u->drawn = 0;
}

const struct list_source result_source = {
	result_rows_count, result_rows_line, NULL, rows_filter, NULL, NULL
};

/* ---- around the rows ---- */

static void
rows_head(struct app *app, struct list_line *line)
{
	const struct result_ui *u = app->result;
	const struct result_table *t = &u->table;
	char text[COLUMN_MOST * 4 + 1], sign[8];
	size_t at = 0, k;
	int right;

	line->n = 0;
	line->tree = -1;
	list_cell(line, ROLE_PANE_KEY, " ", 1);
	for (k = 0; k < u->nshown; k++) {
		text_safe(text, sizeof(text), t->names[k],
		    strlen(t->names[k]));
		right = t->nshown > 0 && is_number(result_cell(t,
		    t->order[0], k));
		sign[0] = '\0';
		if (k == u->sorted)
			sign[list_order_sign(!u->inverted, sign)] = '\0';
		rows_cell(u, k, text, right, sign, line, &at);
	}
}

static void
rows_title(struct app *app, struct drawer *d)
{
	const struct result_ui *u = app->result;
	const struct result_table *t = &u->table;
	const char *what = u->given != NULL ? "rows" : u->traces ? "traces" :
	    "SQL";
	char n[32], all[32];

	text_count(n, sizeof(n), t->nshown);
	text_count(all, sizeof(all), t->nrows);
	snprintf(d->title, sizeof(d->title), "%s  %s row%s%s", what, n,
	    t->nshown == 1 ? "" : "s", t->more ? ", and more" : "");
	if (u->filter[0] != '\0')
		snprintf(d->title, sizeof(d->title), "%s  %s of %s rows "
		    "with \"%s\"", what, n, all, u->filter);
	if (u->job != NULL)
		snprintf(d->right, sizeof(d->right), "a query runs, Esc ends "
		    "it");
	else if (u->nshown < t->ncolumns)
		snprintf(d->right, sizeof(d->right), "%zu of %zu columns",
		    u->nshown, t->ncolumns);
	else
		d->right[0] = '\0';
}

void
result_texts(struct app *app)
{
	struct result_ui *u = app->result;
	struct drawer *d = &u->drawer;
	char *p;

	if (!pane_shown(app, PANE_RESULT))
		return;
	rows_fit(app);
	rows_title(app, d);
	text_safe(d->facts, sizeof(d->facts), u->text, strlen(u->text));
	for (p = d->facts; *p != '\0'; p++)
		if (*p == '\n' || *p == '\t')
			*p = ' ';
	d->head.n = d->total.n = 0;
	if (u->table.ncolumns > 0)
		rows_head(app, &d->head);
	strlcpy(d->note, u->table.nrows > 0 ? "no row has this text" :
	    u->table.ncolumns > 0 ? "no rows" : "", sizeof(d->note));
}
