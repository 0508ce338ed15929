/*
 * query_output: the rows of a statement as a table, CSV, TSV, JSON or Markdown.
 *
 * Only the last statement with columns counts, so all is kept until the next
 * one begins, which takes its place.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "ttv/field.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "layout.h"
#include "query.h"

#define CELL_MAX	256	/* columns of a cell of a table, at most */
#define CELL_MIN	6	/* to which cells of a table are narrowed */

static void
names_free(struct query_output *o)
{
	size_t i;

	for (i = 0; i < o->n; i++)
		free(o->names[i]);
	free(o->names);
	o->names = NULL;
	o->n = 0;
}

static void
cells_free(struct query_output *o)
{
	size_t i;

	for (i = 0; i < o->ncells; i++)
		buf_free(&o->cells[i]);
	o->ncells = 0;
}

/* ---- values */

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

static void
add_json(struct buf *b, const struct sql_value *v)
{
	switch (v->type) {
	case SQL_NULL:
		buf_adds(b, "null");
		break;
	case SQL_INT:
		buf_int(b, v->num);
		break;
	case SQL_REAL:
		add_real(b, v->real);
		break;
	case SQL_TEXT:
		buf_json(b, v->text, v->len);
		break;
	case SQL_BLOB:
		buf_addc(b, '"');
		add_hex(b, v->text, v->len);
		buf_addc(b, '"');
		break;
	}
}

/* Adds a value as plain text; null is nothing. */
static void
add_plain(struct buf *b, const struct sql_value *v)
{
	switch (v->type) {
	case SQL_NULL:
		break;
	case SQL_TEXT:
		buf_add(b, v->text, v->len);
		break;
	case SQL_BLOB:
		add_hex(b, v->text, v->len);
		break;
	default:
		add_json(b, v);
	}
}

/* ---- CSV and TSV */

static void
add_field(struct query_output *o, const char *s, size_t len, int is_text)
{
	(o->form == FORM_TSV ? field_tsv : field_csv)(&o->out->buf, s, len,
	    o->guard && is_text);
}

static void
add_separator(struct query_output *o, size_t i)
{
	if (i + 1 < o->n)
		buf_addc(&o->out->buf, o->form == FORM_TSV ? '\t' : ',');
	else
		buf_addc(&o->out->buf, '\n');
}

static void
csv_row(struct query_output *o, const struct sql_value *v)
{
	struct buf text = BUF_INIT;
	size_t i;

	for (i = 0; i < o->n; i++) {
		buf_clear(&text);
		buf_adds(&text, "");
		add_plain(&text, &v[i]);
		add_field(o, text.data != NULL ? text.data : "", text.len,
		    v[i].type == SQL_TEXT);
		add_separator(o, i);
	}
	buf_free(&text);
}

static void
csv_begin(struct query_output *o)
{
	size_t i;

	for (i = 0; i < o->n; i++) {
		add_field(o, o->names[i], strlen(o->names[i]), 1);
		add_separator(o, i);
	}
}

/* ---- JSON */

static void
json_begin(struct query_output *o)
{
	struct buf *b = &o->out->buf;
	size_t i;

	buf_adds(b, "{\"columns\":[");
	for (i = 0; i < o->n; i++) {
		buf_json(b, o->names[i], strlen(o->names[i]));
		if (i + 1 < o->n)
			buf_addc(b, ',');
	}
	buf_adds(b, "],\"rows\":[");
}

static void
json_row(struct query_output *o, const struct sql_value *v)
{
	struct buf *b = &o->out->buf;
	size_t i;

	buf_adds(b, o->rows > 0 ? ",\n[" : "\n[");
	for (i = 0; i < o->n; i++) {
		add_json(b, &v[i]);
		if (i + 1 < o->n)
			buf_addc(b, ',');
	}
	buf_addc(b, ']');
}

static void
ndjson_row(struct query_output *o, const struct sql_value *v)
{
	struct buf *b = &o->out->buf;
	size_t i;

	buf_addc(b, '{');
	for (i = 0; i < o->n; i++) {
		buf_json(b, o->names[i], strlen(o->names[i]));
		buf_addc(b, ':');
		add_json(b, &v[i]);
		if (i + 1 < o->n)
			buf_addc(b, ',');
	}
	buf_adds(b, "}\n");
}

/* ---- tables */

static struct buf *
cell_add(struct query_output *o)
{
	static const struct buf empty = BUF_INIT;

	o->cells = xgrow(o->cells, o->ncells, &o->cap, sizeof(*o->cells));
	o->cells[o->ncells] = empty;
	buf_adds(&o->cells[o->ncells], "");
	return &o->cells[o->ncells++];
}

/* Returns the columns that a text takes on the screen. */
static int
width_of(const char *s, size_t len)
{
	size_t used;
	int w, sum = 0;

	if (layout_plain(s, len))
		return len < CELL_MAX ? (int)len : CELL_MAX;
	for (; len > 0 && sum < CELL_MAX; s += used, len -= used) {
		w = text_width(text_decode(s, len, &used));
		sum += w > 0 ? w : w < 0 ? 1 : 0;
	}
	return sum < CELL_MAX ? sum : CELL_MAX;
}

/* Adds the text of a value, safe for a terminal. */
static void
table_cell(struct query_output *o, const struct sql_value *v)
{
	struct buf *cell = cell_add(o), text = BUF_INIT;

	buf_adds(&text, "");
	if (v->type == SQL_NULL)
		buf_adds(&text, o->form == FORM_TABLE ? "[NULL]" : "");
	else
		add_plain(&text, v);
	buf_room(cell, 3 * text.len + 1);
	cell->len = text_safe(cell->data, 3 * text.len + 1,
	    text.data != NULL ? text.data : "", text.len);
	buf_free(&text);
}

/* Narrows the widest columns until a line fits. */
static void
fit(int *widths, size_t n, int room)
{
	int sum, widest;
	size_t i, at;

	for (;;) {
		sum = 2 * (int)n - 2;
		widest = 0;
		at = 0;
		for (i = 0; i < n; i++) {
			sum += widths[i];
			if (widths[i] > widest) {
				widest = widths[i];
				at = i;
			}
		}
		if (sum <= room || widest <= CELL_MIN)
			return;
		widths[at]--;
	}
}

/* Returns the columns of the terminal on stdout, 0 if it is none. */
static int
terminal_width(void)
{
	struct winsize w;

	if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) ==
	    -1)
		return 0;
	return w.ws_col;
}

static int
is_number(const char *s)
{
	double v;

	if (strchr("+-.0123456789", *s) == NULL)
		return 0;	/* no number begins so */
	return text_parse_double(s, strlen(s), &v) == 0;
}

static void
table_line(struct query_output *o, const struct buf *cells, const int *widths)
{
	struct buf *b = &o->out->buf;
	size_t i;

	for (i = 0; i < o->n; i++) {
		if (i > 0)
			buf_adds(b, "  ");
		if (is_number(cells[i].data) && width_of(cells[i].data,
		    cells[i].len) <= widths[i])
			layout_right(b, widths[i], cells[i].data);
		else
			layout_left(b, widths[i], cells[i].data,
			    cells[i].len);
	}
	layout_trim(b);
	buf_addc(b, '\n');
	out_more(o->out);
}

static void
table_end(struct query_output *o)
{
	int *widths = xcalloc(o->n + 1, sizeof(*widths)), w, room;
	struct buf *b = &o->out->buf;
	size_t i;

	for (i = 0; i < o->ncells; i++) {
		w = width_of(o->cells[i].data, o->cells[i].len);
		if (w > widths[i % o->n])
			widths[i % o->n] = w;
	}
	if ((room = terminal_width()) > 0)
		fit(widths, o->n, room);
	for (i = 0; i < o->ncells && !out_failed(o->out); i += o->n) {
		table_line(o, &o->cells[i], widths);
		if (i > 0)
			continue;
		for (w = 0; w < (int)o->n; w++) {
			for (room = 0; room < widths[w]; room++)
				buf_addc(b, '-');
			buf_adds(b, w + 1 < (int)o->n ? "  " : "\n");
		}
	}
	free(widths);
}

static void
markdown_line(struct query_output *o, const struct buf *cells)
{
	struct buf *b = &o->out->buf;
	size_t i;

	buf_addc(b, '|');
	for (i = 0; i < o->n; i++) {
		buf_addc(b, ' ');
		field_markdown(b, cells[i].data, cells[i].len);
		buf_adds(b, " |");
	}
	buf_addc(b, '\n');
	out_more(o->out);
}

static void
markdown_end(struct query_output *o)
{
	size_t i, k;

	for (i = 0; i < o->ncells && !out_failed(o->out); i += o->n) {
		markdown_line(o, &o->cells[i]);
		if (i > 0)
			continue;
		buf_addc(&o->out->buf, '|');
		for (k = 0; k < o->n; k++)
			buf_adds(&o->out->buf, " --- |");
		buf_addc(&o->out->buf, '\n');
	}
}

/* ---- the sink */

static void
table_begin(struct query_output *o)
{
	struct sql_value v = { SQL_TEXT, 0, 0, NULL, 0 };
	size_t i;

	for (i = 0; i < o->n; i++) {
		v.text = o->names[i];
		v.len = strlen(v.text);
		table_cell(o, &v);
	}
}

static int
query_begin(void *arg, const char *const *names, size_t n)
{
	struct query_output *o = arg;
	size_t i;

	buf_clear(&o->out->buf);
	cells_free(o);
	names_free(o);
	o->names = xcalloc(n, sizeof(*o->names));
	o->n = n;
	o->rows = 0;
	for (i = 0; i < n; i++)
		o->names[i] = xstrdup(names[i] != NULL ? names[i] : "");
	if (o->form == FORM_JSON)
		json_begin(o);
	else if (o->form == FORM_CSV || o->form == FORM_TSV)
		csv_begin(o);
	else if (o->form != FORM_NDJSON)
		table_begin(o);
	return 0;
}

static int
query_row(void *arg, const struct sql_value *v, size_t n)
{
	struct query_output *o = arg;
	size_t i;

	if (o->form == FORM_JSON)
		json_row(o, v);
	else if (o->form == FORM_NDJSON)
		ndjson_row(o, v);
	else if (o->form == FORM_CSV || o->form == FORM_TSV)
		csv_row(o, v);
	else
		for (i = 0; i < n; i++)
			table_cell(o, &v[i]);
	o->rows++;
	return out_failed(o->out);
}

void
query_open(struct query_output *o, struct out *out, enum query_form form,
    int guard)
{
	memset(o, 0, sizeof(*o));
	o->sink.begin = query_begin;
	o->sink.row = query_row;
	o->sink.arg = o;
	o->out = out;
	o->form = form;
	o->guard = guard;
}

void
query_end(struct query_output *o)
{
	if (o->names == NULL)
		return;
	if (o->form == FORM_JSON)
		buf_adds(&o->out->buf, o->rows > 0 ? "\n]}\n" : "]}\n");
	else if (o->form == FORM_TABLE)
		table_end(o);
	else if (o->form == FORM_MARKDOWN)
		markdown_end(o);
}

void
query_close(struct query_output *o)
{
	cells_free(o);
	free(o->cells);
	names_free(o);
}
