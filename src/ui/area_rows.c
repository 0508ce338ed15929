/*
 * area_rows: the drawer's texts: the rows of the table as lines of a list,
 * headings, sum, title and facts.  Columns that do not fit are left out from
 * the right.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/flame.h"
#include "ttv/list.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "area_ui.h"
#include "range.h"

#define TEXT_LEAST	16	/* columns of the first text, at least */
#define TEXT_MOST	60
#define KEY_LEAST	12	/* columns of a key beside levels over time */
#define TEXT_BYTES	1024	/* of a cell; the end of a longer text is not
				 * seen */
#define SAMPLE		200	/* rows that decide how wide texts are */

/* Columns of a cell by enum area_type: the widest that the formats write. */
static const int widths[] = { 0, 9, 8, 16, 0, 6, 9, 9, 10 };

static int
is_text(const struct area_column *c)
{
	return c->type == AREA_TEXT || c->type == AREA_SPARK;
}

/* Returns the columns that the texts of a column want. */
static int
text_wanted(const struct area_table *tb, int column)
{
	int want = (int)strlen(tb->column[column].title) + 1, w;
	const union area_cell *c;
	size_t i;

	for (i = 0; i < tb->nshown && i < SAMPLE; i++) {
		c = &tb->cell[tb->order[i] * (size_t)tb->ncolumns +
		    (size_t)column];
		w = c->s != NULL ? text_columns(c->s) : 0;
		if (w > want)
			want = w;
	}
	return want > TEXT_MOST ? TEXT_MOST : want;
}

/* Gives the keys the columns that they want, of at most `room`. */
static int
keys_fit(struct area_ui *a, const struct area_table *tb, int room)
{
	int want[AREA_COLUMNS], i, left, sum = 0, each = room / tb->nkeys;

	for (i = 0; i < tb->nkeys; i++) {
		want[i] = text_wanted(tb, i) + 2;
		sum += a->width[i] = want[i] < each ? want[i] : each;
	}
	for (i = 0; i < tb->nkeys; i++) {
		left = room - sum;
		if (want[i] - a->width[i] < left)
			left = want[i] - a->width[i];
		a->width[i] += left;
		sum += left;
	}
	return sum;
}

/* Returns the columns of the screen for a column of the table. */
static int
column_width(const struct area_table *tb, int column, int room)
{
	const struct area_column *c = &tb->column[column];
	int w = is_text(c) ? text_wanted(tb, column) : widths[c->type];

	if ((int)strlen(c->title) + 1 > w)
		w = (int)strlen(c->title) + 1;
	if (is_text(c) && room > TEXT_LEAST && w + 1 > room)
		return room;
	return w + 1;
}

/* Shows the column that is sorted by, if need be in the place of the last. */
static void
sorted_fit(struct area_ui *a, const struct area_table *tb, int *room)
{
	int i, w = column_width(tb, tb->sorted, *room);

	for (i = 0; i < a->ncells; i++)
		if (a->cell[i] == tb->sorted)
			return;
	while (a->ncells > tb->nkeys && w > *room)
		*room += a->width[a->cell[--a->ncells]];
	if (w > *room)
		return;
	a->width[tb->sorted] = w;
	*room -= w;
	a->cell[a->ncells++] = tb->sorted;
}

/*
 * Returns the columns for the keys, of `room`: what those up to the levels over
 * time leave where that is enough for each key, else a part.
 */
static int
keys_room(const struct area_table *tb, int room)
{
	int i, all = 0;

	for (i = tb->nkeys; i < tb->ncolumns; i++) {
		all += column_width(tb, i, room);
		if (tb->column[i].type == AREA_SPARK && room - all >=
		    KEY_LEAST * tb->nkeys)
			return room - all;
	}
	return tb->nkeys > 1 || room < TEXT_LEAST * 2 ? room / 2 :
	    room * 2 / 5;
}

/* Decides which columns are shown, and how wide. */
static void
rows_fit(struct app *app, const struct area_table *tb)
{
	struct area_ui *a = app->area;
	int room = app->view.cols - 2 - 1, i, w;

	if (a->drawn == app->view.cols)
		return;
	a->drawn = app->view.cols;
	room -= keys_fit(a, tb, keys_room(tb, room));
	for (a->ncells = 0; a->ncells < tb->nkeys; a->ncells++)
		a->cell[a->ncells] = a->ncells;
	for (i = tb->nkeys; i < tb->ncolumns && a->ncells < LIST_CELLS - 1;
	    i++) {
		if ((w = column_width(tb, i, room)) > room)
			break;
		a->width[i] = w;
		room -= w;
		a->cell[a->ncells++] = i;
	}
	sorted_fit(a, tb, &room);
	a->width[0] += room;
}

/* Adds a cell of a row; `sign` follows the last character. */
static void
row_cell(const struct area_ui *a, const struct area_table *tb, int column,
    const char *text, const char *sign, struct list_line *line, size_t *used)
{
	int numeric = !is_text(&tb->column[column]);
	char tmp[TEXT_BYTES], *out = line->buf + *used;
	struct list_cell *c;
	size_t n, room = sizeof(line->buf) - *used;

	strlcpy(tmp, text, sizeof(tmp) - 8);
	n = (numeric ? text_cut : text_cut_middle)(tmp,
	    a->width[column] - 1, glyph(GLYPH_ELLIPSIS));
	n += strlcpy(tmp + n, sign, 5);
	if (n >= room)
		n = room > 0 ? room - 1 : 0;
	memcpy(out, tmp, n);
	*used += n;
	c = list_cell(line, ROLE_PANE_VALUE, out, n);
	c->right = (uint8_t)numeric;
	c->min = a->width[column];
}

/* Writes the eighths of AREA_SPARK in the characters of the screen. */
static void
spark_text(const char *levels, char *out, size_t n)
{
	size_t len = 0;

	for (; *levels != '\0' && len + 5 < n; levels++)
		len += text_encode(*levels == '0' ? ' ' : glyph_bar_up(*levels -
		    '0'), out + len);
	out[len] = '\0';
}

static void
row_line(struct app *app, const struct area_table *tb,
    const union area_cell *cells, int clipped, struct list_line *line)
{
	const struct area_ui *a = app->area;
	char text[TEXT_BYTES - 8];
	size_t used = 0;
	int k, i, mark;

	list_cell(line, ROLE_PANE_VALUE, " ", 1);
	for (k = 0; k < a->ncells; k++) {
		i = a->cell[k];
		mark = clipped && strcmp(tb->column[i].word, "wall") == 0;
		area_cell_text(tb, i, &cells[i], text, sizeof(text));
		if (tb->column[i].type == AREA_SPARK)
			spark_text(cells[i].s, text, sizeof(text));
		row_cell(a, tb, i, text, mark ? "*" : " ", line, &used);
	}
}

static uint64_t
area_rows_count(void *arg)
{
	const struct area_table *tb = area_ui_table(arg);

	return tb != NULL ? tb->nshown : 0;
}

static void
area_rows_line(void *arg, uint64_t i, struct list_line *line)
{
	struct app *app = arg;
	const struct area_table *tb = area_ui_table(app);
	uint32_t row;

	if (tb == NULL || i >= tb->nshown)
		return;
	rows_fit(app, tb);
	row = tb->order[i];
	row_line(app, tb, &tb->cell[row * (size_t)tb->ncolumns],
	    tb->clipped[row], line);
}

static void
rows_filter(void *arg, const char *text)
{
	struct app *app = arg;

	strlcpy(app->area->filter, text, sizeof(app->area->filter));
	area_ui_sort(app);
}

static int
rows_target(void *arg, uint64_t i, struct entity_ref *ref)
{
	const struct area_table *tb = area_ui_table(arg);

	if (tb == NULL || i >= tb->nshown)
		return -1;
	*ref = tb->target[tb->order[i]];
	return ref->type == ENTITY_NONE || ref->id == NONE ? -1 : 0;
}

const struct list_source area_rows_source = {
	area_rows_count, area_rows_line, NULL, rows_filter, NULL, rows_target
};

/* ---- around the rows ---- */

static void
head_line(struct app *app, const struct area_table *tb, struct list_line *line)
{
	const struct area_ui *a = app->area;
	char text[64], sign[8];
	size_t used = 0;
	int k, i;

	list_clear(line);
	list_cell(line, ROLE_PANE_KEY, " ", 1);
	for (k = 0; k < a->ncells; k++) {
		i = a->cell[k];
		strlcpy(text, tb->column[i].title, sizeof(text));
		strlcpy(sign, " ", sizeof(sign));
		if (tb->sorted == i)
			sign[list_order_sign(tb->inverted !=
			    (tb->column[i].type == AREA_TEXT), sign)] = '\0';
		row_cell(a, tb, i, text, sign, line, &used);
	}
}

static void
total_line(struct app *app, const struct area_table *tb,
    struct list_line *line)
{
	union area_cell cells[AREA_COLUMNS];
	char n[32], text[64];
	int i;

	list_clear(line);
	if (!tb->has_total)
		return;
	memcpy(cells, tb->total, sizeof(cells));
	text_count(n, sizeof(n), tb->nshown);
	snprintf(text, sizeof(text), "TOTAL %s", n);
	for (i = 0; i < tb->nkeys; i++)
		cells[i].s = i == 0 ? text : "";
	row_line(app, tb, cells, 0, line);
}

/* Writes the tables that there are from a number on, that shown in brackets. */
static void
title_tables(const struct app *app, int from, char *out, size_t n)
{
	int i, what = (int)app->area->what;

	for (i = from; i < AREA_WHATS; i++) {
		if (!area_has(app->trace, (enum area_what)i))
			continue;
		strlcat(out, what == i ? " [" : "  ", n);
		strlcat(out, area_whats[i].title, n);
		if (what == i)
			strlcat(out, "]", n);
	}
}

/* Leaves the first tables out where that shown would be cut off. */
static void
title_text(const struct app *app, char *out, size_t n)
{
	char len[32];
	int from;

	text_duration_short(len, sizeof(len), range_length(app));
	for (from = 0; from <= (int)app->area->what; from++) {
		snprintf(out, n, "AREA %s  %s", len, from > 0 ? "  .." : "");
		title_tables(app, from, out, n);
		if ((int)strcspn(out, "]") < app->view.cols - 2)
			break;
	}
}

/* Returns the samples of the area, which the flame graph counts. */
static uint64_t
samples_of(const struct app *app)
{
	return app->area->what != AREA_SLICES ? 0 : flame_sample_count(
	    app->trace, app->area->tracks, app->view.range_t0,
	    app->view.range_t1);
}

static void
right_text(const struct app *app, const struct area_table *tb, char *out,
    size_t n)
{
	const struct area_ui *a = app->area;
	uint32_t i, k = 0;
	uint64_t samples;
	char count[32];

	out[0] = '\0';
	for (i = 0; a->tracks != NULL && i < app->trace->ntracks; i++)
		k += a->tracks[i];
	if (a->tracks != NULL)
		snprintf(out, n, "%u track%s  ", k, k == 1 ? "" : "s");
	if (tb != NULL) {
		text_count(count, sizeof(count), tb->entities);
		strlcat(out, count, n);
		strlcat(out, " ", n);
		strlcat(out, area_whats[tb->what].noun, n);
		strlcat(out, tb->entities == 1 ? "" : "s", n);
	}
	if (!a->listing && (samples = samples_of(app)) > 0) {
		text_count(count, sizeof(count), samples);
		strlcat(out, ", ", n);
		strlcat(out, count, n);
		strlcat(out, samples == 1 ? " sample" : " samples", n);
	}
	if (!app->trace->complete)
		strlcat(out, " so far", n);
	if (a->answer.job != NULL) {
		snprintf(count, sizeof(count), "  computing %d %%",
		    answer_percent(&a->answer));
		strlcat(out, count, n);
	}
}

static void
facts_text(const struct app *app, const struct area_table *tb, char *out,
    size_t n)
{
	const struct area_ui *a = app->area;
	char by[160], text[160], count[32];
	size_t at;

	area_by_text(&a->by, by, sizeof(by));
	out[0] = '\0';
	if (a->listing)
		snprintf(out, n, "slices of %s%s%s", a->text[0] != NULL ?
		    a->text[0] : "", a->text[1] != NULL ? ", " : "",
		    a->text[1] != NULL ? a->text[1] : "");
	else if (a->what == AREA_COUNTERS)
		strlcpy(out, "a value holds until the next; the mean is "
		    "weighted by time", n);
	else if (a->what == AREA_MEMORY)
		strlcpy(out, "processes and their outermost allocators, from "
		    "the first memory dump to the last", n);
	else if (a->what == AREA_FLOWS)
		strlcpy(out, a->matrix ? "flows from the thread of the row to "
		    "that of the column" : "flows from thread to thread, and "
		    "how long they took", n);
	else if (a->what == AREA_OBJECTS || a->what == AREA_CONTEXTS)
		strlcpy(out, a->what == AREA_OBJECTS ? "alive in the area, by "
		    "type and process" : "alive in the area, by name and "
		    "thread", n);
	else
		snprintf(out, n, "by %s", by);
	if (a->what <= AREA_CPUS)
		strlcat(out, a->whole ? "   whole slices" :
		    "   clipped (*) to the area", n);
	else if (a->what == AREA_OBJECTS || a->what == AREA_CONTEXTS)
		strlcat(out, a->whole ? "   whole lives" :
		    "   clipped (*) to the area", n);
	if (!a->listing && (a->what == AREA_SLICES || a->what == AREA_ASYNC))
		strlcat(out, tb->nshown < tb->n && tb->nshown > 1 &&
		    !tb->owners ? "   TOTAL has no WALL: rows may nest" :
		    a->left.what & VIEW_FILTERS ?
		    "   TOTAL adds nested slices" :
		    "   in TOTAL nested slices count once", n);
	strlcat(out, area_filter_text(app, app->area->what <= AREA_COUNTERS),
	    n);
	if (a->filter[0] != '\0') {
		snprintf(text, sizeof(text), "   rows with \"%s\": %zu of %zu",
		    a->filter, tb->nshown, tb->n);
		strlcat(out, text, n);
	}
	if (tb->open > 0) {
		text_count(count, sizeof(count), tb->open);
		at = strlen(out);
		snprintf(out + at, n - at, "   %s without an end: apart",
		    count);
	}
	if (tb->left_out > 0) {
		text_count(count, sizeof(count), tb->left_out);
		at = strlen(out);
		snprintf(out + at, n - at, "   %s shorter ones left out",
		    count);
	}
}

void
area_rows_texts(struct app *app)
{
	struct area_ui *a = app->area;
	struct drawer *d = &a->drawer;
	const struct area_table *tb = area_ui_table(app);
	char keys[32];

	if (app->view.drawer == NULL)
		return;
	title_text(app, d->title, sizeof(d->title));
	right_text(app, tb, d->right, sizeof(d->right));
	d->facts[0] = d->note[0] = '\0';
	d->head.n = d->total.n = 0;
	if (tb == NULL)
		return;
	rows_fit(app, tb);
	facts_text(app, tb, d->facts, sizeof(d->facts));
	head_line(app, tb, &d->head);
	total_line(app, tb, &d->total);
	strlcpy(d->note, tb->n > 0 ? "no row has this text" :
	    "nothing of this kind in the area", sizeof(d->note));
	if (tb->n == 0 && samples_of(app) > 0) {
		keymap_keys_of(&app->keymap, MODE_NORMAL, "flame", 1, keys,
		    sizeof(keys));
		snprintf(d->note, sizeof(d->note), "no slices, but samples: "
		    "%s has them by function", *keys != '\0' ? keys : "flame");
	}
}
