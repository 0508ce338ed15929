/*
 * table_info: the table function perfetto_table_info(name): the columns of a
 * table of ttv or of one that CREATE PERFETTO TABLE made, each with its type,
 * whether it has nulls and whether it ascends.
 *
 * A table of ttv says what its columns are; of one that was made, the values
 * are looked at.
 */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/xmalloc.h"

#include "grid.h"
#include "stop.h"
#include "table.h"

#define LOOK_ROWS	4096	/* between two looks at whether to end */

/* Numbers that trace_processor has for them. */
enum { NO_NULLS = 0, SOME_NULLS = 2 };
enum { ROW_NUMBERS = 0, ASCENDS = 2, NO_ORDER = 3 };

/* What the values of a column are. */
struct seen {
	int64_t		 least, most, last;
	double		 real;		/* the last one */
	int		 has_int, has_real, has_text, has_null;
	int		 numbered;	/* 1: each is the number of its row */
	int		 ascends;
};

static int
put_column(struct grid *g, const char *table, int id, const char *name,
    const char *type, int nulls, int order)
{
	return grid_int(g, id) == -1 || grid_text(g, table) == -1 ||
	    grid_text(g, name) == -1 || grid_text(g, type) == -1 ||
	    grid_int(g, nulls) == -1 || grid_int(g, order) == -1 ? -1 : 0;
}

/* ---- tables of ttv */

static const char *
type_of(const struct sql_column *c)
{
	static const char *const types[][2] = {
		{ "ID", "id" }, { "JOINID", "uint32" },
		{ "ARGSETID", "uint32" }, { "DOUBLE", "double" },
		{ "STRING", "string" },
	};
	size_t i, n = strcspn(c->type, "(");

	for (i = 0; i < sizeof(types) / sizeof(types[0]); i++)
		if (strlen(types[i][0]) == n &&
		    strncmp(types[i][0], c->type, n) == 0)
			return types[i][1];
	return "int64";
}

/* Returns whether a query has a row. */
static int
has_row(struct sql *s, char *text)
{
	sqlite3_stmt *stmt = NULL;
	int rc = sqlite3_prepare_v2(s->db, text, -1, &stmt, NULL);

	rc = rc == SQLITE_OK && sqlite3_step(stmt) == SQLITE_ROW;
	sqlite3_finalize(stmt);
	sqlite3_free(text);
	return rc;
}

static int
info_of_ttv(struct sql *s, const struct sql_table *t, const char *given,
    struct grid *g)
{
	const struct sql_column *c;
	int i = 0, nulls, rc = 0;

	for (c = t->columns; c->name != NULL && rc == 0; c++, i++) {
		nulls = (c->get == NULL && t->fill == NULL &&
		    t->module == NULL) ||
		    (c->key == NULL && c->way != WAY_ID && t->args == NULL &&
		    has_row(s, sqlite3_mprintf("SELECT 1 FROM \"%w\" WHERE "
		    "\"%w\" IS NULL LIMIT 1", t->name, c->name)));
		rc = put_column(g, given, i, c->name, type_of(c),
		    nulls ? SOME_NULLS : NO_NULLS,
		    c->way == WAY_ID ? ROW_NUMBERS :
		    c->way == WAY_SORTED ? ASCENDS : NO_ORDER);
	}
	return rc;
}

/* ---- tables that were made */

static void
see_int(struct seen *c, int64_t v, int64_t row)
{
	if (c->has_int && v < c->last)
		c->ascends = 0;
	if (!c->has_int || v < c->least)
		c->least = v;
	if (!c->has_int || v > c->most)
		c->most = v;
	if (v != row)
		c->numbered = 0;
	c->last = v;
	c->has_int = 1;
}

static void
see(struct seen *c, sqlite3_stmt *stmt, int i, int64_t row)
{
	double real;

	switch (sqlite3_column_type(stmt, i)) {
	case SQLITE_INTEGER:
		see_int(c, sqlite3_column_int64(stmt, i), row);
		return;
	case SQLITE_FLOAT:
		real = sqlite3_column_double(stmt, i);
		if (c->has_real && real < c->real)
			c->ascends = 0;
		c->real = real;
		c->has_real = 1;
		break;
	case SQLITE_NULL:
		c->has_null = 1;
		c->ascends = 0;
		break;
	default:
		c->has_text = 1;
		c->ascends = 0;
		break;
	}
	c->numbered = 0;
}

/* Returns the smallest type that has all the values of a column. */
static const char *
type_seen(const struct seen *c)
{
	if (c->has_text)
		return "string";
	if (c->has_real)
		return "double";
	if (c->has_int && c->numbered)
		return "id";
	if (!c->has_int || (c->least >= 0 && c->most <= UINT32_MAX))
		return "uint32";
	return c->least >= INT32_MIN && c->most <= INT32_MAX ? "int32" :
	    "int64";
}

static int
give_seen(struct seen *c, const char *name, sqlite3_stmt *stmt, int n,
    struct grid *g)
{
	int i, rc = 0;

	for (i = 0; i < n && rc == 0; i++) {
		if (c[i].has_int && c[i].has_real)
			c[i].ascends = 0;
		rc = put_column(g, name, i, sqlite3_column_name(stmt, i),
		    type_seen(&c[i]), c[i].has_null ? SOME_NULLS : NO_NULLS,
		    c[i].has_int && c[i].numbered ? ROW_NUMBERS :
		    c[i].ascends ? ASCENDS : NO_ORDER);
	}
	return rc == 0 ? put_column(g, name, n, "_auto_id", "id", NO_NULLS,
	    ROW_NUMBERS) : -1;
}

static int
info_of_made(struct sql *s, const char *name, struct grid *g)
{
	char *text = sqlite3_mprintf("SELECT * FROM \"%w\"", name);
	sqlite3_stmt *stmt = NULL;
	struct seen *c;
	int64_t row;
	int i, n, rc = sqlite3_prepare_v2(s->db, text, -1, &stmt, NULL);

	sqlite3_free(text);
	if (rc != SQLITE_OK)
		return -1;
	n = sqlite3_column_count(stmt);
	c = xcalloc((size_t)n + 1, sizeof(*c));
	for (i = 0; i < n; i++)
		c[i].numbered = c[i].ascends = 1;
	for (row = 0; (rc = sqlite3_step(stmt)) == SQLITE_ROW; row++) {
		for (i = 0; i < n; i++)
			see(&c[i], stmt, i, row);
		if (row % LOOK_ROWS == 0 && sql_stopped(s))
			break;
	}
	rc = give_seen(c, name, stmt, n, g);
	free(c);
	sqlite3_finalize(stmt);
	return rc;
}

static int
info_fill(struct sql *s, sqlite3_value **argv, struct grid *g, char **error)
{
	const char *name = (const char *)sqlite3_value_text(argv[0]);
	const struct sql_table *t;

	if (name == NULL) {
		*error = sqlite3_mprintf("it takes the name of a table");
		return -1;
	}
	if ((t = sql_table_find(name)) != NULL)
		return info_of_ttv(s, t, name, g);
	if (has_row(s, sqlite3_mprintf("SELECT 1 FROM sqlite_schema WHERE "
	    "type = 'table' AND name = %Q COLLATE NOCASE", name)) &&
	    info_of_made(s, name, g) == 0)
		return 0;
	*error = sqlite3_mprintf("there is no table %s", name);
	return -1;
}

static const struct sql_column columns[] = {
	COL("id", "LONG", "place of the column, from 0", NULL),
	COL("table_name", "STRING", "the table", NULL),
	COL("name", "STRING", "the column", NULL),
	COL("col_type", "STRING", "id, uint32, int32, int64, double or string",
	    NULL),
	COL("nullable", "LONG", "0: no value is null; 2: some are", NULL),
	COL("sorted", "LONG", "0: numbers of the rows; 2: ascends; 3: neither",
	    NULL),
	COLUMN_END
};
static const char *const args[] = { "table", NULL };

const struct sql_table table_perfetto_table_info = {
	.name = "perfetto_table_info",
	.help = "columns of a table, of ttv or of CREATE PERFETTO TABLE",
	.columns = columns,
	.args = args,
	.module = &grid_call_module,
	.fill = info_fill,
};
