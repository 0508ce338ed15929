/*
 * result_table: the rows of a query: kept as numbers and texts, sorted,
 * filtered, copied.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/limit.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "result.h"

void
result_free(struct result_table *t)
{
	size_t i;

	for (i = 0; i < t->ncolumns; i++)
		free(t->names[i]);
	free(t->names);
	free(t->cells);
	free(t->order);
	buf_free(&t->text);
	memset(t, 0, sizeof(*t));
}

int
result_begin(void *arg, const char *const *names, size_t n)
{
	struct result_table *t = arg;
	size_t i;

	result_free(t);		/* the rows of the last statement count */
	t->names = xcalloc(n + 1, sizeof(*t->names));
	for (i = 0; i < n; i++)
		t->names[i] = xstrdup(names[i]);
	t->ncolumns = n;
	return 0;
}

int
result_row(void *arg, const struct sql_value *v, size_t n)
{
	struct result_table *t = arg;
	struct result_cell *c;
	size_t i;

	if (t->nrows == LIMIT_RESULT_ROWS || t->text.len > RESULT_BYTES) {
		t->more = 1;
		return 1;
	}
	if (t->nrows == t->cap) {
		t->cap = t->cap == 0 ? 64 : t->cap * 2;
		t->cells = xreallocarray(t->cells, t->cap, n *
		    sizeof(*t->cells));
	}
	c = &t->cells[t->nrows++ * n];
	for (i = 0; i < n; i++, c++) {
		c->type = v[i].type;
		c->len = 0;
		c->v.num = v[i].num;
		if (v[i].type == SQL_REAL)
			c->v.real = v[i].real;
		else if (v[i].type == SQL_TEXT || v[i].type == SQL_BLOB) {
			c->v.off = t->text.len;
			c->len = v[i].len < UINT32_MAX ? (uint32_t)v[i].len :
			    UINT32_MAX;
			buf_add(&t->text, v[i].text, c->len);
		}
	}
	return 0;
}

size_t
result_column(const struct result_table *t, const char *name)
{
	size_t i;

	for (i = 0; i < t->ncolumns; i++)
		if (strcasecmp(t->names[i], name) == 0)
			return i;
	return SIZE_MAX;
}

const struct result_cell *
result_cell(const struct result_table *t, size_t row, size_t column)
{
	return &t->cells[row * t->ncolumns + column];
}

size_t
result_text(const struct result_table *t, const struct result_cell *c,
    char *out, size_t n)
{
	size_t i, len = 0, column = (size_t)(c - t->cells) % t->ncolumns;
	unsigned unit = t->units != NULL ? t->units[column] : RESULT_NUMBER;

	switch (c->type) {
	case SQL_INT:
		if (unit == RESULT_NS)
			return c->v.num < 0 ? strlcpy(out, "no end", n) :
			    text_duration_short(out, n, c->v.num);
		if (unit == RESULT_TIME)
			return text_time(out, n, sat_sub(c->v.num, t->start),
			    0);
		return (size_t)snprintf(out, n, "%" PRId64, c->v.num);
	case SQL_REAL:
		return text_g(out, n, 15, c->v.real);
	case SQL_TEXT:
		return text_safe(out, n, t->text.data + c->v.off, c->len);
	case SQL_BLOB:
		for (i = 0; i < c->len && len + 3 < n; i++, len += 2)
			snprintf(out + len, n - len, "%02x", (unsigned char)
			    t->text.data[c->v.off + i]);
		out[len] = '\0';
		return len;
	default:
		return strlcpy(out, "-", n);
	}
}

/* ---- order ---- */

struct result_key {
	const struct result_table *t;
	size_t		 column;
	int		 inverted;
};

/* Returns the place of a type in the order: nulls, numbers, texts. */
static int
type_rank(uint32_t type)
{
	return type == SQL_NULL ? 0 : type == SQL_INT || type == SQL_REAL ?
	    1 : type == SQL_TEXT ? 2 : 3;
}

static int
cell_order(const struct result_table *t, const struct result_cell *a,
    const struct result_cell *b)
{
	int ra = type_rank(a->type), rb = type_rank(b->type), c;
	double x, y;
	size_t n;

	if (ra != rb)
		return COMPARE(ra, rb);
	if (ra == 0)
		return 0;
	if (ra > 1) {
		n = a->len < b->len ? a->len : b->len;
		c = n == 0 ? 0 : memcmp(t->text.data + a->v.off,
		    t->text.data + b->v.off, n);
		return c != 0 ? c : COMPARE(a->len, b->len);
	}
	if (a->type == SQL_INT && b->type == SQL_INT)
		return COMPARE(a->v.num, b->v.num);
	x = a->type == SQL_INT ? (double)a->v.num : a->v.real;
	y = b->type == SQL_INT ? (double)b->v.num : b->v.real;
	return COMPARE(x, y);
}

static int
row_order(const void *va, const void *vb, void *arg)
{
	const uint32_t *a = va, *b = vb;
	const struct result_key *k = arg;
	int c = cell_order(k->t, result_cell(k->t, *a, k->column),
	    result_cell(k->t, *b, k->column));

	if (c != 0)
		return k->inverted ? -c : c;
	return COMPARE(*a, *b);
}

/* Returns whether a text occurs in a cell of a row, in any case. */
static int
row_has(const struct result_table *t, size_t row, const char *text)
{
	char cell[512];
	size_t i;

	for (i = 0; i < t->ncolumns; i++) {
		result_text(t, result_cell(t, row, i), cell, sizeof(cell));
		if (strcasestr(cell, text) != NULL)
			return 1;
	}
	return 0;
}

void
result_sort(struct result_table *t, size_t column, int inverted,
    const char *filter)
{
	struct result_key key = { t, column, inverted };
	uint32_t i;
	size_t k;

	if (t->order == NULL)
		t->order = xreallocarray(NULL, t->nrows + 1,
		    sizeof(*t->order));
	for (t->nshown = 0, i = 0; i < t->nrows; i++)
		if (filter[0] == '\0' || row_has(t, i, filter))
			t->order[t->nshown++] = i;
	if (column < t->ncolumns)
		qsort_r(t->order, t->nshown, sizeof(*t->order), row_order,
		    &key);
	else if (inverted)
		for (k = 0; k < t->nshown / 2; k++) {
			i = t->order[k];
			t->order[k] = t->order[t->nshown - 1 - k];
			t->order[t->nshown - 1 - k] = i;
		}
}

/* ---- copies ---- */

/* Appends a cell; tabs and line ends in texts become blanks. */
static void
tsv_text(struct buf *b, const char *s, size_t len)
{
	buf_room(b, 3 * len + 1);
	b->len += text_safe(b->data + b->len, 3 * len + 1, s, len);
}

static void
tsv_cell(const struct result_table *t, const struct result_cell *c,
    struct buf *b)
{
	char text[64];

	if (c->type == SQL_TEXT)
		tsv_text(b, t->text.data + c->v.off, c->len);
	else if (c->type != SQL_NULL && c->type != SQL_BLOB) {
		result_text(t, c, text, sizeof(text));
		buf_adds(b, text);
	}
}

void
result_tsv(const struct result_table *t, struct buf *b)
{
	size_t i, k;

	for (i = 0; i < t->ncolumns; i++) {
		buf_adds(b, i > 0 ? "\t" : "");
		tsv_text(b, t->names[i], strlen(t->names[i]));
	}
	buf_addc(b, '\n');
	for (k = 0; k < t->nshown; k++) {
		for (i = 0; i < t->ncolumns; i++) {
			buf_adds(b, i > 0 ? "\t" : "");
			tsv_cell(t, result_cell(t, t->order[k], i), b);
		}
		buf_addc(b, '\n');
	}
}
