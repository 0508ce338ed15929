/*
 * given_json: rows from objects of JSON, one a line, by SQLite's own reader of
 * JSON.  The first object has the columns; what others have besides is left
 * out, what they lack is null.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/load.h"
#include "ttv/sql.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "given.h"

/* The members of an object, in their order. */
static const char members[] =
    "SELECT key, type, CAST(value AS TEXT) FROM json_each($row)";

struct json_row {
	struct given	*rows;
	struct given_cell *cells;	/* of the row: by column */
	int		 head;		/* 1: it has the columns */
	int		 many;		/* 1: it has too many */
};

static int
begin_members(void *arg, const char *const *names, size_t n)
{
	(void)arg;
	(void)names;
	(void)n;
	return 0;
}

/* Takes a member: key, type, text. */
static int
member(void *arg, const struct sql_value *v, size_t n)
{
	struct json_row *o = arg;
	struct given *r = o->rows;
	char name[256];
	size_t i;
	int null;

	(void)n;
	if (o->head && r->ncolumns == GIVEN_COLUMNS) {
		o->many = 1;
		return 1;
	}
	if (o->head)
		given_name(r, v[0].text, v[0].len);
	snprintf(name, sizeof(name), "%.*s", (int)(v[0].len < sizeof(name) ?
	    v[0].len : sizeof(name) - 1), v[0].text);
	i = o->head ? r->ncolumns - 1 : given_column(r, name);
	if (o->head)
		o->cells = xreallocarray(o->cells, r->ncolumns,
		    sizeof(*o->cells));
	if (i == SIZE_MAX)
		return 0;
	null = v[2].type != SQL_TEXT;
	o->cells[i] = given_value(r, null ? "" : v[2].text, null ? 0 :
	    v[2].len, null);
	return 0;
}

/* Adds a line that has an object: 0, or -1 and *err. */
static int
read_object(struct json_row *o, struct sql *sql, const char *text, size_t len,
    uint64_t number, struct err *err)
{
	struct sql_sink sink = { begin_members, member, o };
	char *line = xstrndup(text, len);
	struct given *r = o->rows;
	struct sql_error e;
	size_t i;
	int rc;

	for (i = 0; i < r->ncolumns; i++)
		o->cells[i] = (struct given_cell){ 0, 1 };
	o->head = r->nrows == 0;
	sql_param(sql, "row", line);
	rc = *line != '{' ? -1 : sql_run(sql, members, strlen(members), &sink,
	    &e);
	free(line);
	if (o->many)
		return err_set(err, ERR_LIMIT, ERR_NOWHERE,
		    "more than %d columns", GIVEN_COLUMNS);
	if (rc == -1)
		return err_set(err, ERR_FORMAT, ERR_NOWHERE, "line %" PRIu64
		    " is no object of JSON", number);
	if (o->head)
		given_head(r);
	for (i = 0; i < r->ncolumns; i++)
		given_cell(r, o->cells[i]);
	r->nrows++;
	return 0;
}

int
given_json(struct given *r, const char *text, size_t len, struct err *err)
{
	const char *end = text + len, *nl;
	struct json_row o = { .rows = r };
	struct trace *none = load_empty();
	struct sql *sql = sql_open(none);
	uint64_t line = 1;
	int rc = 0;

	for (; rc == 0 && text < end; text = nl + 1, line++) {
		nl = memchr(text, '\n', (size_t)(end - text));
		if (nl == NULL)
			nl = end;
		if (strspn(text, " \t\r") >= (size_t)(nl - text))
			continue;
		if (r->sorted != NULL && given_full(r))
			break;
		rc = read_object(&o, sql, text, (size_t)(nl - text), line,
		    err);
	}
	free(o.cells);
	sql_close(sql);
	trace_free(none);
	return rc;
}
