/*
 * query_parquet: types of columns from values.
 *
 * Rows are kept until there is a row group of them.  A column of integers is
 * int64; of reals, or of both where no integer is beyond 2^53, double; of blobs
 * alone, bytes; of anything else, text, in which numbers are spelled as `query`
 * prints them.  Later rows must fit; a column that was null so far takes its
 * type from the first value that comes.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/parquet.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "query.h"
#include "query_parquet.h"

#define EXACT	(INT64_C(1) << 53)	/* integers to here are exact doubles */

/* What kinds of values a column has: bits. */
enum { SEEN_INT = 1, SEEN_BIG = 2, SEEN_REAL = 4, SEEN_TEXT = 8,
	SEEN_BLOB = 16 };

struct query_parquet {
	struct parquet	*file;
	size_t		 n;
	char		**names;
	unsigned	*seen;
	struct buf	 kept;		/* rows: values, texts behind them */
	struct sql_value *row;
	size_t		 nkept;
	int		 typed;		/* 1: the first row group is written */
	uint64_t	 nrows;
	struct buf	 word;
	char		 wrong[256];
};

static unsigned
seen_of(const struct sql_value *v)
{
	switch (v->type) {
	case SQL_INT:
		return v->num > EXACT || v->num < -EXACT ?
		    SEEN_INT | SEEN_BIG : SEEN_INT;
	case SQL_REAL:
		return SEEN_REAL;
	case SQL_TEXT:
		return SEEN_TEXT;
	case SQL_BLOB:
		return SEEN_BLOB;
	case SQL_NULL:
		break;
	}
	return 0;
}

static enum parquet_type
type_of(unsigned seen)
{
	if (seen == 0)
		return PARQUET_NONE;
	if (!(seen & ~(unsigned)(SEEN_INT | SEEN_BIG)))
		return PARQUET_INT64;
	if (!(seen & ~(unsigned)(SEEN_INT | SEEN_REAL)))
		return PARQUET_DOUBLE;
	return seen == SEEN_BLOB ? PARQUET_BYTES : PARQUET_TEXT;
}

/* Returns a name for a column that no column before it has. */
static char *
parquet_name(const struct query_parquet *q, const char *name, size_t i)
{
	char *fit = xreallocarray(NULL, strlen(name) + 1, 3), *other;
	uint64_t bad = 0;
	size_t k, again = 1;

	fit[text_utf8(fit, name, strlen(name), &bad)] = '\0';
	if (fit[0] == '\0') {
		free(fit);
		xasprintf(&fit, "column_%zu", i + 1);
	}
	other = xstrdup(fit);
	for (k = 0; k < i; k++)
		if (strcmp(q->names[k], other) == 0) {
			free(other);
			xasprintf(&other, "%s_%zu", fit, ++again);
			k = (size_t)-1;
		}
	free(fit);
	return other;
}

struct query_parquet *
query_parquet_open(const char *const *names, size_t n, struct buf *out,
    int (*drain)(void *, struct buf *), void *arg)
{
	struct query_parquet *q = xcalloc(1, sizeof(*q));
	struct parquet_column *columns = xcalloc(n + 1, sizeof(*columns));
	size_t i;

	q->n = n;
	q->names = xcalloc(n + 1, sizeof(*q->names));
	q->seen = xcalloc(n + 1, sizeof(*q->seen));
	q->row = xcalloc(n + 1, sizeof(*q->row));
	for (i = 0; i < n; i++) {
		q->names[i] = parquet_name(q, names[i] != NULL ? names[i] : "", i);
		columns[i].name = q->names[i];
	}
	q->file = parquet_open(columns, n, out, drain, arg);
	parquet_by(q->file, QUERY_CREATED_BY);
	free(columns);
	return q;
}

/* ---- values ---- */

/* Spells a value as `query` prints it. */
static void
spell(struct buf *b, const struct sql_value *v)
{
	size_t i;

	buf_clear(b);
	if (v->type == SQL_INT)
		buf_int(b, v->num);
	else if (v->type == SQL_REAL) {
		buf_double(b, v->real);
		if (strpbrk(b->data, ".eE") == NULL)
			buf_adds(b, ".0");
	} else
		for (i = 0; i < v->len; i++)
			buf_printf(b, "%02x", (unsigned char)v->text[i]);
}

static int
put_number(struct query_parquet *q, size_t i, const struct sql_value *v)
{
	if (parquet_type(q->file, i) == PARQUET_INT64) {
		if (v->type != SQL_INT)
			return -1;
		parquet_int(q->file, i, v->num);
		return 0;
	}
	if (v->type != SQL_REAL && (v->type != SQL_INT || v->num > EXACT ||
	    v->num < -EXACT))
		return -1;
	parquet_double(q->file, i, v->type == SQL_INT ? (double)v->num :
	    v->real);
	return 0;
}

/* Sets a column of the row; returns 0, or -1 for a value that does not fit. */
static int
put_value(struct query_parquet *q, size_t i, const struct sql_value *v)
{
	if (v->type == SQL_NULL)
		return 0;
	if (parquet_type(q->file, i) == PARQUET_NONE)
		parquet_set_type(q->file, i, type_of(seen_of(v)));
	switch (parquet_type(q->file, i)) {
	case PARQUET_TEXT:
		if (v->type == SQL_TEXT) {
			parquet_text(q->file, i, v->text, v->len);
			return 0;
		}
		spell(&q->word, v);
		parquet_text(q->file, i, q->word.data != NULL ? q->word.data :
		    "", q->word.len);
		return 0;
	case PARQUET_BYTES:
		if (v->type != SQL_BLOB)
			return -1;
		parquet_text(q->file, i, v->len > 0 ? v->text : "", v->len);
		return 0;
	default:
		return put_number(q, i, v);
	}
}

static int
put_row(struct query_parquet *q, const struct sql_value *v)
{
	static const char *const types[] = { [SQL_INT] = "an integer",
	    [SQL_REAL] = "a real", [SQL_TEXT] = "a text",
	    [SQL_BLOB] = "a blob", [SQL_NULL] = "null" };
	static const char *const columns[] = {
	    [PARQUET_INT64] = "integers", [PARQUET_DOUBLE] = "numbers",
	    [PARQUET_BYTES] = "blobs" };
	char name[64];
	size_t i;

	q->nrows++;
	for (i = 0; i < q->n; i++) {
		if (put_value(q, i, &v[i]) == 0)
			continue;
		text_safe(name, sizeof(name), q->names[i],
		    strlen(q->names[i]));
		snprintf(q->wrong, sizeof(q->wrong), "row %" PRIu64 " of "
		    "column %s is %s, those before are %s: CAST(... AS TEXT) "
		    "or AS REAL gives them one type", q->nrows, name,
		    types[v[i].type], columns[parquet_type(q->file, i)]);
		return -1;
	}
	return parquet_row(q->file);
}

/* ---- rows that wait for types ---- */

/* Gives columns their types and writes what was kept. */
static int
put_kept(struct query_parquet *q)
{
	const char *at = q->kept.data;
	size_t r, i;
	int rc = 0;

	for (i = 0; i < q->n; i++)
		parquet_set_type(q->file, i, type_of(q->seen[i]));
	for (r = 0; r < q->nkept && rc == 0; r++) {
		for (i = 0; i < q->n; i++) {
			memcpy(&q->row[i], at, sizeof(q->row[i]));
			at += sizeof(q->row[i]);
			q->row[i].text = at;
			if (q->row[i].type == SQL_TEXT ||
			    q->row[i].type == SQL_BLOB)
				at += q->row[i].len;
		}
		rc = put_row(q, q->row);
	}
	q->typed = 1;
	buf_free(&q->kept);
	return rc;
}

static void
keep_row(struct query_parquet *q, const struct sql_value *v)
{
	struct sql_value head;
	size_t i;

	for (i = 0; i < q->n; i++) {
		q->seen[i] |= seen_of(&v[i]);
		head = v[i];
		head.text = NULL;
		buf_add(&q->kept, &head, sizeof(head));
		if ((v[i].type == SQL_TEXT || v[i].type == SQL_BLOB) &&
		    v[i].len > 0)
			buf_add(&q->kept, v[i].text, v[i].len);
	}
	q->nkept++;
}

int
query_parquet_row(struct query_parquet *q, const struct sql_value *v,
    const char **wrong)
{
	int rc = 0;

	if (q->typed)
		rc = put_row(q, v);
	else {
		keep_row(q, v);
		if (q->nkept == PARQUET_ROWS || q->kept.len >= PARQUET_GROUP)
			rc = put_kept(q);
	}
	*wrong = q->wrong[0] != '\0' ? q->wrong : NULL;
	return rc != 0;
}

static void
query_parquet_free(struct query_parquet *q)
{
	size_t i;

	for (i = 0; i < q->n; i++)
		free(q->names[i]);
	free(q->names);
	free(q->seen);
	free(q->row);
	buf_free(&q->kept);
	buf_free(&q->word);
	free(q);
}

int
query_parquet_close(struct query_parquet *q, char *wrong, size_t n)
{
	int rc = 0;

	if (!q->typed)
		rc = put_kept(q);
	snprintf(wrong, n, "%s", q->wrong);
	if (rc == 0)
		rc = parquet_close(q->file);
	else
		parquet_drop(q->file);
	query_parquet_free(q);
	return rc;
}

void
query_parquet_drop(struct query_parquet *q)
{
	if (q == NULL)
		return;
	parquet_drop(q->file);
	query_parquet_free(q);
}
