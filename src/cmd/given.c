/*
 * given: CSV and TSV as engines write them.
 *
 * - CSV: a value may stand in quotes, in which two are one, and lines end.
 * - TSV: \t, \n, \r, \\ are these characters, as ClickHouse writes them; any
 *   other backslash is one.
 * - An empty value without quotes, and \N, are null.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/bound.h"
#include "ttv/err.h"
#include "ttv/limit.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "given.h"

void
given_free(struct given *r)
{
	size_t i;

	for (i = 0; i < r->ncolumns; i++)
		free(r->names[i]);
	free(r->names);
	free(r->sorted);
	free(r->cells);
	buf_free(&r->text);
	memset(r, 0, sizeof(*r));
}

const char *
given_text(const struct given *r, size_t row, size_t column)
{
	const struct given_cell *c;

	if (row >= r->nrows || column >= r->ncolumns)
		return NULL;
	c = &r->cells[row * r->ncolumns + column];
	return c->null ? NULL : r->text.data + c->off;
}

size_t
given_column(const struct given *r, const char *name)
{
	size_t lo = 0, hi = r->sorted != NULL ? r->ncolumns : 0, mid;

	BISECT(lo, hi, mid, strcasecmp(r->sorted[mid].name, name) < 0);
	return r->sorted != NULL && lo < r->ncolumns &&
	    strcasecmp(r->sorted[lo].name, name) == 0 ?
	    r->sorted[lo].column : SIZE_MAX;
}

/* Orders by name; of equal ones the first column comes first. */
static int
by_name(const void *a, const void *b)
{
	const struct given_name *x = a, *y = b;
	int c = strcasecmp(x->name, y->name);

	return c != 0 ? c : COMPARE(x->column, y->column);
}

void
given_head(struct given *r)
{
	size_t i;

	r->sorted = xcalloc(r->ncolumns + 1, sizeof(*r->sorted));
	for (i = 0; i < r->ncolumns; i++)
		r->sorted[i] = (struct given_name){ r->names[i], i };
	sort_any(r->sorted, r->ncolumns, sizeof(*r->sorted), by_name);
}

int
given_full(struct given *r)
{
	r->more = r->nrows == LIMIT_GIVEN_ROWS ||
	    r->ncells + r->ncolumns > GIVEN_CELLS;
	return r->more;
}

void
given_name(struct given *r, const char *name, size_t len)
{
	r->names = xgrow(r->names, r->ncolumns, &r->names_cap,
	    sizeof(*r->names));
	r->names[r->ncolumns++] = xstrndup(name, len);
}

struct given_cell
given_value(struct given *r, const char *text, size_t len, int null)
{
	struct given_cell c = { (uint32_t)r->text.len, (uint32_t)null };

	buf_add(&r->text, text, len);
	buf_addc(&r->text, '\0');
	return c;
}

void
given_cell(struct given *r, struct given_cell c)
{
	r->cells = xgrow(r->cells, r->ncells, &r->cap, sizeof(*r->cells));
	r->cells[r->ncells++] = c;
}

/* ---- values ---- */

struct reader {
	const char	*p, *end;
	char		 between;	/* values */
	uint64_t	 line;
	struct buf	 value;
	int		 quoted;	/* the value stood in quotes */
};

static int
at_end_of_line(const struct reader *rd)
{
	return rd->p == rd->end || *rd->p == '\n' || (*rd->p == '\r' &&
	    (rd->p + 1 == rd->end || rd->p[1] == '\n'));
}

/* Reads a value in quotes behind the first one; -1: it has no end. */
static int
read_quoted(struct reader *rd)
{
	for (; rd->p < rd->end; rd->p++) {
		if (*rd->p == '"') {
			if (rd->p + 1 == rd->end || rd->p[1] != '"') {
				rd->p++;
				return 0;
			}
			rd->p++;
		}
		rd->line += *rd->p == '\n';
		buf_addc(&rd->value, *rd->p);
	}
	return -1;
}

/* Adds the character behind a backslash of TSV. */
static void
read_escaped(struct reader *rd)
{
	static const char codes[] = "tnr\\", are[] = "\t\n\r\\";
	const char *code = rd->p + 1 < rd->end && rd->p[1] != '\0' ?
	    strchr(codes, rd->p[1]) : NULL;

	if (code == NULL) {
		buf_addc(&rd->value, '\\');
		return;
	}
	buf_addc(&rd->value, are[code - codes]);
	rd->p++;
}

/* Reads a value up to what ends it: 0, or -1 and *err. */
static int
read_value(struct reader *rd, int *null, struct err *err)
{
	const char *from;

	buf_clear(&rd->value);
	rd->quoted = rd->between == ',' && rd->p < rd->end && *rd->p == '"';
	if (rd->quoted) {
		rd->p++;
		if (read_quoted(rd) == -1)
			return err_set(err, ERR_FORMAT, ERR_NOWHERE, "line "
			    "%llu: a quote has no end",
			    (unsigned long long)rd->line);
	}
	from = rd->p;
	for (; !at_end_of_line(rd) && *rd->p != rd->between; rd->p++)
		if (*rd->p == '\\' && rd->between == '\t')
			read_escaped(rd);
		else
			buf_addc(&rd->value, *rd->p);
	*null = !rd->quoted && (rd->p == from || (rd->p == from + 2 &&
	    memcmp(from, "\\N", 2) == 0));
	return 0;
}

/* Goes behind the end of a line. */
static void
next_line(struct reader *rd)
{
	rd->p += rd->p < rd->end && *rd->p == '\r';
	rd->p += rd->p < rd->end && *rd->p == '\n';
	rd->line++;
}

/* Reads the values of a line as names or cells: 0, or -1 and *err. */
static int
read_line(struct given *r, struct reader *rd, int head, struct err *err)
{
	uint64_t line = rd->line;
	size_t n = 0;
	int null = 0;

	for (;; rd->p++, n++) {
		if (read_value(rd, &null, err) == -1)
			return -1;
		if (head && n == GIVEN_COLUMNS)
			return err_set(err, ERR_LIMIT, ERR_NOWHERE,
			    "more than %d columns", GIVEN_COLUMNS);
		if (head)
			given_name(r, rd->value.len > 0 ? rd->value.data : "",
			    rd->value.len);
		else if (n < r->ncolumns)
			given_cell(r, given_value(r, rd->value.data,
			    rd->value.len, null));
		if (at_end_of_line(rd))
			break;
	}
	next_line(rd);
	if (!head && n + 1 != r->ncolumns)
		return err_set(err, ERR_FORMAT, ERR_NOWHERE, "line %llu has "
		    "%zu value%s, and the head %zu", (unsigned long long)line,
		    n + 1, n == 0 ? "" : "s", r->ncolumns);
	r->nrows += !head;
	return 0;
}

static int
read_separated(struct given *r, const char *text, size_t len, struct err *err)
{
	struct reader rd = { .p = text, .end = text + len, .line = 1 };
	const char *nl = memchr(text, '\n', len);
	int rc;

	rd.between = memchr(text, '\t', nl != NULL ? (size_t)(nl - text) :
	    len) != NULL ? '\t' : ',';
	rc = read_line(r, &rd, 1, err);
	given_head(r);
	while (rc == 0 && rd.p < rd.end) {
		if (r->ncolumns > 1 && at_end_of_line(&rd)) {
			next_line(&rd);		/* an empty line */
			continue;
		}
		if (given_full(r))
			break;
		rc = read_line(r, &rd, 0, err);
	}
	buf_free(&rd.value);
	return rc;
}

/*
 * Returns the line, from 1 on, of the first byte 0, which JSON may spell
 * \u0000; or 0.  What is behind it would be cut from a text.
 */
static size_t
find_zero(const char *s, size_t len, int json)
{
	size_t i, line = 1;

	for (i = 0; i < len; i++) {
		if (s[i] == '\0' || (json && s[i] == '\\' && len - i >= 6 &&
		    memcmp(s + i, "\\u0000", 6) == 0))
			return line;
		i += json && s[i] == '\\' && i + 1 < len;
		line += s[i] == '\n';
	}
	return 0;
}

int
given_read(struct given *r, FILE *f, struct err *err)
{
	struct buf b = BUF_INIT;
	size_t at, zero;
	int rc;

	memset(r, 0, sizeof(*r));
	if (buf_read(&b, f, GIVEN_BYTES) == -1) {
		rc = err_set(err, ferror(f) ? ERR_OPEN : ERR_LIMIT,
		    ERR_NOWHERE, ferror(f) ? "it cannot be read" :
		    "it has more than 64 MiB of rows");
		goto out;
	}
	at = text_mark(b.data, b.len);
	at += b.len > at ? strspn(b.data + at, " \t\r\n") : 0;
	zero = find_zero(b.data, b.len, at < b.len && b.data[at] == '{');
	if (zero > 0)
		rc = err_set(err, ERR_FORMAT, ERR_NOWHERE,
		    "line %zu has a byte 0", zero);
	else if (at >= b.len)
		rc = err_set(err, ERR_EMPTY, ERR_NOWHERE, "there are no rows, "
		    "and no head of columns");
	else if (b.data[at] == '{')
		rc = given_json(r, b.data + at, b.len - at, err);
	else
		rc = read_separated(r, b.data + at, b.len - at, err);
out:
	buf_free(&b);
	return rc;
}
