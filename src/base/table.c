/*
 * table: rows of cells in all forms.
 *
 * A form is a row of forms[]: what stands before the rows, a row, what stands
 * behind.  PLAIN needs the widths first: it keeps the text of each cell of the
 * first rows as it will be seen, one behind the other in one buffer, with four
 * bytes a cell for length and side.  A cell of a later row that is wider than
 * its column moves the cells behind it to the right.
 */
#include "config.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/field.h"
#include "ttv/layout.h"
#include "ttv/table.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#define CELL_MIN	6	/* columns to which cells are narrowed */
#define CELL_BYTES	511	/* of a cell that is cut: layout_left() */
#define GAP		2	/* blanks between columns */
#define KEPT_ROWS	1000	/* that widths are taken from: as many as a
				 * person may look at, some 100 KB */
#define KEPT_BYTES	(1 << 20) /* of their texts, where these are long */
#define LEAD		"trace"	/* title of a column of `lead` */
#define NULL_TEXT	"[NULL]"

#define TABLE_FORM_ENTRY(id, word, help)	[TABLE_##id] = { word, help },
const struct table_form_row table_forms[TABLE_FORMS] = {
	TABLE_FORM_ROWS(TABLE_FORM_ENTRY)
};

enum table_form
table_form_of(const char *word, size_t n)
{
	int i;

	for (i = 0; i < TABLE_FORMS; i++)
		if (strlen(table_forms[i].word) == n &&
		    memcmp(table_forms[i].word, word, n) == 0)
			break;
	return (enum table_form)i;
}

static const char *
table_title(const struct table *t, size_t i)
{
	const struct table_column *c = &t->columns[i];

	if (!(TABLE_PEOPLE & 1U << t->form))
		return c->word;
	return c->title != NULL ? c->title : "";
}

/* Hands out what was written; returns 1 to stop. */
static int
table_drain(struct table *t)
{
	return t->drain != NULL && t->out->len >= TABLE_BYTES &&
	    t->drain(t->arg, t->out) != 0;
}

/* ---- values ---- */

static void
add_hex(struct buf *b, const char *s, size_t len)
{
	size_t i;

	for (i = 0; i < len; i++)
		buf_printf(b, "%02x", (unsigned char)s[i]);
}

/* Adds a number so that it reads back as a real: 5.0 stays 5.0. */
static void
add_real(struct buf *b, double v)
{
	size_t at = b->len;

	if (v - v != 0) {		/* JSON has no infinity, NaN is null */
		buf_adds(b, v > 0 ? "1e999" : "-1e999");
		return;
	}
	buf_double(b, v);
	if (strpbrk(b->data + at, ".eE") == NULL)
		buf_adds(b, ".0");
}

/* Adds a cell that is no text as all forms but JSON have it. */
static void
add_plain(struct buf *b, const struct table_cell *c, const char *null)
{
	switch (c->type) {
	case TABLE_NULL:
	case TABLE_ABSENT:
		buf_adds(b, null != NULL ? null : "");
		break;
	case TABLE_TEXT:
		break;
	case TABLE_INT:
		buf_int(b, c->num);
		break;
	case TABLE_REAL:
		add_real(b, c->real);
		break;
	case TABLE_NUMBER:
		buf_double(b, c->real);
		break;
	case TABLE_TRUTH:
		buf_adds(b, c->num ? "true" : "false");
		break;
	case TABLE_BLOB:
		add_hex(b, c->text, c->len);
		break;
	}
}

static void
add_json(struct buf *b, const struct table_cell *c)
{
	if (c->type == TABLE_TEXT)
		buf_json(b, c->text, c->len);
	else if (c->type == TABLE_NULL || c->type == TABLE_ABSENT)
		buf_adds(b, "null");
	else if (c->type == TABLE_BLOB) {
		buf_addc(b, '"');
		add_hex(b, c->text, c->len);
		buf_addc(b, '"');
	} else
		add_plain(b, c, NULL);
}

/* ---- CSV and TSV ---- */

static void
separated_row(struct table *t, const struct table_cell *cells)
{
	int tsv = t->form == TABLE_TSV, guard = (t->flags & TABLE_GUARD) != 0;
	const struct table_cell *c;
	size_t i;

	if (t->lead != NULL) {
		(tsv ? field_tsv : field_csv)(t->out, t->lead,
		    strlen(t->lead), guard);
		buf_addc(t->out, tsv ? '\t' : ',');
	}
	for (i = 0; i < t->n; i++) {
		c = &cells[t->place[i]];
		if (c->type != TABLE_TEXT)
			add_plain(t->out, c, t->null);
		else
			(tsv ? field_tsv : field_csv)(t->out, c->text, c->len,
			    guard);
		buf_addc(t->out, i + 1 == t->n ? '\n' : tsv ? '\t' : ',');
	}
}

/* ---- JSON ---- */

static void
json_begin(struct table *t)
{
	size_t i;

	buf_adds(t->out, "{\"columns\":[");
	if (t->lead != NULL)
		buf_adds(t->out, "\"" LEAD "\"");
	for (i = 0; i < t->n; i++) {
		buf_adds(t->out, i > 0 || t->lead != NULL ? "," : "");
		buf_json(t->out, t->columns[i].word,
		    strlen(t->columns[i].word));
	}
	buf_adds(t->out, "],\"rows\":[");
}

static void
json_row(struct table *t, const struct table_cell *cells)
{
	size_t i;

	buf_adds(t->out, t->rows++ > 0 ? ",\n[" : "\n[");
	if (t->lead != NULL) {
		buf_json(t->out, t->lead, strlen(t->lead));
		buf_addc(t->out, ',');
	}
	for (i = 0; i < t->n; i++) {
		add_json(t->out, &cells[t->place[i]]);
		buf_addc(t->out, i + 1 == t->n ? ']' : ',');
	}
}

static void
json_end(struct table *t)
{
	buf_adds(t->out, t->rows > 0 ? "\n]}\n" : "]}\n");
}

static void
ndjson_row(struct table *t, const struct table_cell *cells)
{
	const struct table_cell *c;
	char before = '{';
	size_t i;

	if (t->lead != NULL) {
		buf_adds(t->out, "{\"" LEAD "\":");
		buf_json(t->out, t->lead, strlen(t->lead));
		before = ',';
	}
	for (i = 0; i < t->n; i++) {
		c = &cells[t->place[i]];
		if (c->type == TABLE_ABSENT)
			continue;
		buf_addc(t->out, before);
		buf_json(t->out, t->columns[i].word,
		    strlen(t->columns[i].word));
		buf_addc(t->out, ':');
		add_json(t->out, c);
		before = ',';
	}
	buf_adds(t->out, before == '{' ? "{}\n" : "}\n");
}

/* ---- Markdown ---- */

static void
markdown_cell(struct table *t, size_t i, const char *s, size_t len)
{
	int w = t->flags & TABLE_PAD && t->columns[i].side == TABLE_RIGHT ?
	    t->columns[i].cols : 0;

	buf_addc(t->out, ' ');
	for (w -= w > 0 ? layout_width(s, len) : 0; w > 0; w--)
		buf_addc(t->out, ' ');
	field_markdown(t->out, s, len);
	buf_adds(t->out, " |");
}

static void
markdown_row(struct table *t, const struct table_cell *cells)
{
	const struct table_cell *c;
	size_t i;

	buf_addc(t->out, '|');
	if (t->lead != NULL) {
		buf_addc(t->out, ' ');
		field_markdown(t->out, t->lead, strlen(t->lead));
		buf_adds(t->out, " |");
	}
	for (i = 0; i < t->n; i++) {
		c = &cells[t->place[i]];
		buf_clear(&t->text);
		buf_adds(&t->text, "");
		add_plain(&t->text, c, t->null);
		if (c->type == TABLE_TEXT)
			markdown_cell(t, i, c->text, c->len);
		else
			markdown_cell(t, i, t->text.data, t->text.len);
	}
	buf_addc(t->out, '\n');
}

static void
markdown_begin(struct table *t)
{
	static const char *const lines[] = { [TABLE_LEFT] = "---|",
	    [TABLE_RIGHT] = "---:|", [TABLE_NUMBERS] = " --- |" };
	const char *s;
	size_t i;

	buf_adds(t->out, t->lead != NULL ? "| " LEAD " |" : "|");
	for (i = 0; i < t->n; i++) {
		s = table_title(t, i);
		buf_addc(t->out, ' ');
		field_markdown(t->out, s, strlen(s));
		buf_adds(t->out, t->columns[i].title == NULL ? "|" : " |");
	}
	buf_adds(t->out, t->lead != NULL ? "\n|---|" : "\n|");
	for (i = 0; i < t->n; i++)
		buf_adds(t->out, lines[t->columns[i].side]);
	buf_addc(t->out, '\n');
}

/* ---- for people ---- */

static int
is_number(const char *s, size_t len)
{
	double v;

	if (len == 0 || memchr("+-.0123456789", *s, 13) == NULL)
		return 0;	/* no number begins so */
	return text_parse_double(s, len, &v) == 0;
}

/* Adds the text of a cell as a terminal may get it. */
static void
plain_text(struct table *t, const struct table_cell *c)
{
	struct buf *b = &t->text;

	if (c->type == TABLE_NULL && t->null == NULL &&
	    (t->flags & TABLE_SAY_NULL))
		buf_adds(b, NULL_TEXT);
	else if (c->type != TABLE_TEXT)
		add_plain(b, c, t->null);
	else if (layout_plain(c->text, c->len))
		buf_add(b, c->text, c->len);
	else {
		buf_room(b, 3 * c->len + 1);
		b->len += text_safe(b->data + b->len, 3 * c->len + 1, c->text,
		    c->len);
	}
}

/*
 * Adds the text of a cell to those that are kept; a column takes the width of
 * its widest.  Returns its length << 1, and 1 if it stands at the right.
 */
static uint32_t
plain_keep(struct table *t, size_t i, const struct table_cell *cell)
{
	const struct table_column *c = &t->columns[i];
	size_t from = t->text.len, n;
	const char *s;
	int w, right = c->side == TABLE_RIGHT;

	buf_room(&t->text, 1);
	plain_text(t, cell);
	s = t->text.data + from;
	n = t->text.len - from;
	if (c->side == TABLE_NUMBERS)
		right = cell->type == TABLE_INT || is_number(s, n);
	w = c->cols > 0 || !t->kept ? 0 : layout_width(s, n);
	if (w > t->widths[i])
		t->widths[i] = w < c->most ? w : c->most;
	if (n > CELL_BYTES && c->most != TABLE_UNCUT) {
		for (n = CELL_BYTES; n > 0 && (s[n] & 0xc0) == 0x80; n--)
			;
		t->text.len = from + n;
		t->text.data[t->text.len] = '\0';
	}
	return (uint32_t)n << 1 | (uint32_t)right;
}

static void
plain_cell(struct table *t, size_t i, const char *s, size_t n, int right)
{
	int w, width = t->widths[i], most = t->columns[i].most;

	if (most == TABLE_UNCUT) {
		buf_add(t->out, s, n);
		return;
	}
	w = layout_width(s, n);
	if (w > most && t->columns[i].side != TABLE_RIGHT) {
		layout_left(t->out, most, s, n);
		return;
	}
	if (right && w < width) {
		buf_fill(t->out, ' ', (size_t)(width - w));
		w = width;
	}
	buf_add(t->out, s, n);
	if (w < width)
		buf_fill(t->out, ' ', (size_t)(width - w));
}

/* Writes a line of kept cells; s is where the text of the first begins. */
static void
plain_line(struct table *t, const char *s, const uint32_t *cells)
{
	size_t i;

	for (i = 0; i < t->n; i++) {
		if (i > 0 && t->columns[i].gap > 0)
			buf_fill(t->out, ' ', (size_t)t->columns[i].gap);
		plain_cell(t, i, s, cells[i] >> 1, (int)(cells[i] & 1));
		s += cells[i] >> 1;
	}
	if (t->columns[t->n - 1].most != TABLE_UNCUT)
		layout_trim(t->out);
	buf_addc(t->out, '\n');
}

/* Narrows the widest columns until a line fits. */
static void
plain_fit(struct table *t)
{
	int sum, widest;
	size_t i, at;

	for (;;) {
		sum = widest = 0;
		at = 0;
		for (i = 0; i < t->n; i++) {
			sum += t->widths[i] + (i > 0 ? t->columns[i].gap : 0);
			if (t->widths[i] > widest) {
				widest = t->widths[i];
				at = i;
			}
		}
		if (sum <= t->room || widest <= CELL_MIN)
			return;
		t->columns[at].most = --t->widths[at];
	}
}

static void
plain_rule(struct table *t)
{
	size_t i;
	int k;

	for (i = 0; i < t->n; i++) {
		for (k = 0; i > 0 && k < t->columns[i].gap; k++)
			buf_addc(t->out, ' ');
		for (k = 0; k < t->widths[i]; k++)
			buf_addc(t->out, '-');
	}
	buf_addc(t->out, '\n');
}

/* Writes the lines that are kept, and forgets them. */
static void
plain_flush(struct table *t)
{
	const char *s = t->text.data;
	int stop = 0;
	size_t i, k;

	for (i = 0; i < t->ncells && !stop; i += t->n) {
		plain_line(t, s, &t->cells[i]);
		for (k = 0; k < t->n; k++)
			s += t->cells[i + k] >> 1;
		if (t->rows++ == 0 && (t->flags & TABLE_RULE))
			plain_rule(t);
		stop = t->kept && table_drain(t);
	}
	t->ncells = 0;
	buf_clear(&t->text);
}

/* Writes what is kept; the widths stay as they are from here on. */
static void
plain_end(struct table *t)
{
	if (t->room > 0 && t->kept)
		plain_fit(t);
	plain_flush(t);
	t->kept = 0;
}

static void
plain_row(struct table *t, const struct table_cell *cells)
{
	size_t i;

	while (t->cap < t->ncells + t->n)
		t->cells = xgrow(t->cells, t->cap, &t->cap,
		    sizeof(*t->cells));
	for (i = 0; i < t->n; i++)
		t->cells[t->ncells++] = plain_keep(t, i, &cells[t->place[i]]);
	if (!t->kept)
		plain_flush(t);
	else if (t->ncells > KEPT_ROWS * t->n || t->text.len > KEPT_BYTES)
		plain_end(t);
}

/* ---- forms ---- */

/* The titles are a row of texts. */
static void
titles_row(struct table *t, void (*row)(struct table *,
    const struct table_cell *))
{
	struct table_cell *cells;
	size_t i, n = 0;

	for (i = 0; i < t->n; i++)
		n = t->place[i] + 1 > n ? t->place[i] + 1 : n;
	cells = xcalloc(n + 1, sizeof(*cells));
	for (i = 0; i < t->n; i++)
		cells[t->place[i]] = table_word(table_title(t, i));
	row(t, cells);
	free(cells);
}

static void
plain_begin(struct table *t)
{
	size_t i;

	t->kept = 0;
	for (i = 0; i < t->n; i++)
		if (t->columns[i].cols == 0 &&
		    t->columns[i].most != TABLE_UNCUT)
			t->kept = 1;
	titles_row(t, plain_row);
}

static void
separated_begin(struct table *t)
{
	const char *lead = t->lead;

	t->lead = lead != NULL ? LEAD : NULL;
	titles_row(t, separated_row);
	t->lead = lead;
}

static const struct {
	void	(*begin)(struct table *);	/* or NULL */
	void	(*row)(struct table *, const struct table_cell *);
	void	(*end)(struct table *);		/* or NULL */
} forms[TABLE_FORMS] = {
	[TABLE_PLAIN] = { plain_begin, plain_row, plain_end },
	[TABLE_CSV] = { separated_begin, separated_row, NULL },
	[TABLE_TSV] = { separated_begin, separated_row, NULL },
	[TABLE_JSON] = { json_begin, json_row, json_end },
	[TABLE_NDJSON] = { NULL, ndjson_row, NULL },
	[TABLE_MARKDOWN] = { markdown_begin, markdown_row, NULL },
};

/* ---- the table ---- */

void
table_open(struct table *t, struct buf *out, enum table_form form,
    unsigned flags)
{
	memset(t, 0, sizeof(*t));
	t->out = out;
	t->form = form;
	t->flags = flags;
}

/* Forgets columns and rows. */
static void
table_forget(struct table *t)
{
	size_t i;

	for (i = 0; i < t->n; i++) {
		free((char *)(uintptr_t)t->columns[i].word);
		free((char *)(uintptr_t)t->columns[i].title);
	}
	t->n = t->ncells = 0;
	t->rows = 0;
	buf_clear(&t->text);
	free(t->columns);
	free(t->place);
	free(t->widths);
	t->columns = NULL;
	t->place = NULL;
	t->widths = NULL;
}

/* Copies the columns that the form has. */
static void
table_columns(struct table *t, const struct table_column *columns, size_t n)
{
	struct table_column *c;
	size_t i;

	t->columns = xcalloc(n + 1, sizeof(*t->columns));
	t->place = xcalloc(n + 1, sizeof(*t->place));
	t->widths = xcalloc(n + 1, sizeof(*t->widths));
	for (i = 0; i < n; i++) {
		if (columns[i].forms != 0 && !(columns[i].forms & 1U <<
		    t->form))
			continue;
		t->place[t->n] = i;
		t->widths[t->n] = columns[i].cols;
		c = &t->columns[t->n++];
		*c = columns[i];
		c->word = c->word != NULL ? xstrdup(c->word) : NULL;
		c->title = c->title != NULL ? xstrdup(c->title) : NULL;
		if (c->most != TABLE_UNCUT && c->cols > 0)
			c->most = c->cols;
		c->most = c->most != 0 ? c->most : TABLE_MOST;
		c->gap = c->gap != 0 ? c->gap : GAP;
	}
}

void
table_begin(struct table *t, const struct table_column *columns, size_t n)
{
	table_forget(t);
	table_columns(t, columns, n);
	if (forms[t->form].begin != NULL)
		forms[t->form].begin(t);
}

int
table_row(struct table *t, const struct table_cell *cells)
{
	forms[t->form].row(t, cells);
	return !t->kept && table_drain(t);
}

void
table_widen(struct table *t, const struct table_cell *cells)
{
	size_t i, from = t->text.len;

	for (i = 0; i < t->n && t->kept; i++) {
		plain_keep(t, i, &cells[t->place[i]]);
		t->text.len = from;
	}
}

void
table_end(struct table *t)
{
	if (t->columns != NULL && forms[t->form].end != NULL)
		forms[t->form].end(t);
}

void
table_close(struct table *t)
{
	table_forget(t);
	free(t->cells);
	buf_free(&t->text);
	memset(t, 0, sizeof(*t));
}

/* ---- cells ---- */

struct table_cell
table_text(const char *s, size_t len)
{
	return (struct table_cell){ .type = TABLE_TEXT, .text = s, .len = len };
}

struct table_cell
table_word(const char *s)
{
	return table_text(s != NULL ? s : "", s != NULL ? strlen(s) : 0);
}

struct table_cell
table_int(int64_t v)
{
	return (struct table_cell){ .type = v == INT64_MIN ? TABLE_NULL :
	    TABLE_INT, .num = v };
}

struct table_cell
table_time(int64_t v)
{
	return (struct table_cell){ .type = TABLE_INT, .num = v };
}

struct table_cell
table_number(double v)
{
	return (struct table_cell){ .type = isnan(v) ? TABLE_NULL :
	    TABLE_NUMBER, .real = v };
}

struct table_cell
table_truth(int v)
{
	return (struct table_cell){ .type = TABLE_TRUTH, .num = v };
}

struct table_cell
table_absent(void)
{
	return (struct table_cell){ .type = TABLE_ABSENT };
}
