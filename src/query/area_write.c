/*
 * area_write: tables as text: for people in columns, and TSV, CSV, JSON and
 * Markdown.  Files have lengths and times as integer ns.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "ttv/field.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

#define TEXT_MOST	72	/* columns of a text for people */
#define TOTAL		"TOTAL"

const char *const area_format_names[] = { "plain", "tsv", "csv", "json",
    "markdown", NULL };

int
area_has(const struct trace *t, enum area_what what)
{
	uint32_t i;

	switch (what) {
	case AREA_COUNTERS:
		return t->nseries > 0;
	case AREA_INSTANTS:
		return t->ninstants > 0;
	case AREA_FLOWS:
		return t->nflows > 0;
	case AREA_OBJECTS:
		return t->nobjects > 0;
	case AREA_CONTEXTS:
		return t->ncontexts > 0;
	default:
		for (i = 0; i < t->ntracks; i++)
			if (t->tracks[i].nrows > 0 && area_track_is(t, i,
			    what))
				return 1;
		return 0;
	}
}

/* Adds a cell as a number, or nothing. */
static void
add_number(struct buf *b, enum area_type type, const union area_cell *c)
{
	switch (type) {
	case AREA_TEXT:
		break;
	case AREA_SHARE:
	case AREA_VALUE:
		if (!isnan(c->d))
			buf_double(b, c->d);
		break;
	default:
		if (c->i != INT64_MIN)
			buf_int(b, c->i);
	}
}

static void
add_json_row(struct buf *b, const struct area_table *tb, uint32_t row)
{
	const union area_cell *c = area_table_at(tb, row, 0);
	size_t before;
	int i;

	for (i = 0; i < tb->ncolumns; i++) {
		buf_addc(b, i == 0 ? '{' : ',');
		buf_json(b, tb->column[i].word, strlen(tb->column[i].word));
		buf_addc(b, ':');
		before = b->len;
		if (tb->column[i].type == AREA_TEXT)
			buf_json(b, c[i].s == NULL ? "" : c[i].s,
			    c[i].s == NULL ? 0 : strlen(c[i].s));
		else
			add_number(b, tb->column[i].type, &c[i]);
		if (b->len == before)
			buf_adds(b, "null");
	}
	buf_adds(b, "}\n");
}

static void
markdown_head(struct buf *b, const struct area_table *tb)
{
	int i;

	for (i = 0; i < tb->ncolumns; i++)
		buf_printf(b, "| %s ", tb->column[i].title);
	buf_adds(b, "|\n");
	for (i = 0; i < tb->ncolumns; i++)
		buf_adds(b, tb->column[i].type == AREA_TEXT ? "|---" :
		    "|---:");
	buf_adds(b, "|\n");
}

static void
file_head(struct buf *b, const struct area_table *tb, enum area_format format)
{
	int i;

	if (format == AREA_JSON)
		return;
	if (format == AREA_MARKDOWN) {
		markdown_head(b, tb);
		return;
	}
	for (i = 0; i < tb->ncolumns; i++)
		buf_printf(b, "%s%s", i == 0 ? "" : format == AREA_CSV ? "," :
		    "\t", tb->column[i].word);
	buf_addc(b, '\n');
}

/* Adds a cell of CSV, TSV or, as people read it, Markdown. */
static void
file_cell(struct buf *b, const struct area_table *tb, enum area_format format,
    int column, const union area_cell *c, int guard)
{
	char s[512];

	if (format == AREA_MARKDOWN)
		field_markdown(b, s, area_cell_text(tb, column, c, s,
		    sizeof(s)));
	else if (tb->column[column].type != AREA_TEXT)
		add_number(b, tb->column[column].type, c);
	else if (c->s != NULL)
		(format == AREA_CSV ? field_csv : field_tsv)(b, c->s,
		    strlen(c->s), guard);
}

static void
file_row(struct buf *b, const struct area_table *tb, enum area_format format,
    uint32_t row, int guard)
{
	const union area_cell *c = area_table_at(tb, row, 0);
	int i;

	if (format == AREA_JSON) {
		add_json_row(b, tb, row);
		return;
	}
	for (i = 0; i < tb->ncolumns; i++) {
		if (format == AREA_MARKDOWN)
			buf_adds(b, "| ");
		else if (i > 0)
			buf_addc(b, format == AREA_CSV ? ',' : '\t');
		file_cell(b, tb, format, i, &c[i], guard);
		if (format == AREA_MARKDOWN)
			buf_addc(b, ' ');
	}
	buf_adds(b, format == AREA_MARKDOWN ? "|\n" : "\n");
}

/* ---- for people ---- */

static int
width_of(const char *s, size_t len)
{
	size_t used;
	int n = 0, w;

	for (; len > 0; s += used, len -= used) {
		w = text_width(text_decode(s, len, &used));
		n += w > 0 ? w : 0;
	}
	return n;
}

/* Adds a text in `width` columns, cut with an ellipsis. */
static void
add_padded(struct buf *b, const char *s, size_t len, int width, int right)
{
	int w = width_of(s, len), sum = 0;
	size_t used = 0, n = 0;

	if (w > width) {
		for (; n < len; n += used) {
			w = text_width(text_decode(s + n, len - n, &used));
			if (sum + (w > 0 ? w : 0) > width - 1)
				break;
			sum += w > 0 ? w : 0;
		}
		buf_add(b, s, n);
		buf_adds(b, "\xe2\x80\xa6");
		for (sum++; sum < width; sum++)
			buf_addc(b, ' ');
		return;
	}
	for (n = (size_t)(width - w); right && n > 0; n--)
		buf_addc(b, ' ');
	buf_add(b, s, len);
	for (; n > 0; n--)
		buf_addc(b, ' ');
}

static void
plain_widths(const struct area_table *tb, size_t n, int *width)
{
	char s[512];
	size_t i, len;
	int c, w;

	for (c = 0; c < tb->ncolumns; c++) {
		width[c] = (int)strlen(tb->column[c].title);
		for (i = 0; i < n; i++) {
			len = area_cell_text(tb, c, area_table_at(tb,
			    tb->order[i], c), s, sizeof(s));
			w = width_of(s, len);
			if (w > width[c])
				width[c] = w;
		}
		if (tb->column[c].type == AREA_TEXT && width[c] > TEXT_MOST)
			width[c] = TEXT_MOST;
		if (tb->has_total && c == 0 && width[c] < (int)strlen(TOTAL))
			width[c] = (int)strlen(TOTAL);
		if (!tb->has_total || tb->column[c].type == AREA_TEXT)
			continue;
		w = width_of(s, area_cell_text(tb, c, &tb->total[c], s,
		    sizeof(s)));
		if (w > width[c])
			width[c] = w;
	}
}

/* Adds a line; row NULL: the titles. */
static void
plain_line(struct buf *b, const struct area_table *tb, const int *width,
    const union area_cell *row, const char *first)
{
	char s[512];
	size_t len;
	int c;

	for (c = 0; c < tb->ncolumns; c++) {
		len = row == NULL ? strlcpy(s, tb->column[c].title, sizeof(s)) :
		    c < tb->nkeys && first != NULL ? strlcpy(s, c == 0 ? first :
		    "", sizeof(s)) :
		    area_cell_text(tb, c, &row[c], s, sizeof(s));
		if (c > 0)
			buf_adds(b, "  ");
		add_padded(b, s, len, width[c], tb->column[c].type !=
		    AREA_TEXT);
	}
	while (b->len > 0 && b->data[b->len - 1] == ' ')
		b->data[--b->len] = '\0';
	buf_addc(b, '\n');
}

static void
plain_write(struct buf *b, const struct area_table *tb, size_t n)
{
	int width[AREA_COLUMNS] = { 0 };
	size_t i;

	plain_widths(tb, n, width);
	plain_line(b, tb, width, NULL, NULL);
	for (i = 0; i < n; i++)
		plain_line(b, tb, width, area_table_at(tb, tb->order[i], 0),
		    NULL);
	if (tb->has_total)
		plain_line(b, tb, width, tb->total, TOTAL);
}

void
area_write(struct buf *b, const struct area_table *tb, enum area_format format,
    size_t max, int guard)
{
	size_t n = max > 0 && max < tb->nshown ? max : tb->nshown, i;

	if (format == AREA_PLAIN) {
		plain_write(b, tb, n);
		return;
	}
	file_head(b, tb, format);
	for (i = 0; i < n; i++)
		file_row(b, tb, format, tb->order[i], guard);
}
