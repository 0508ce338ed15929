/*
 * empty: tables of trace_processor that no format of ttv fills.  They exist
 * with their columns, so that queries which name them run.
 *
 * empty.sql declares them, with the types that tables of definitions have; the
 * build makes empty_texts[] of it, a text of each CREATE TABLE.
 */
#include "config.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "table.h"
#include "token.h"

static struct sql_table *tables;	/* name NULL ends */

/* Takes the next token off a text. */
static struct token
take(const char **s)
{
	struct token t = token_skip(*s, strlen(*s));

	*s = t.s + t.len;
	return t;
}

static char *
take_name(const char **s)
{
	struct token t = take(s);

	if (t.type != TOKEN_WORD)
		fatal("SQL that is built in: a name is missing at %.20s", t.s);
	return xstrndup(t.s, t.len);
}

/* Lists no rows of a table function. */
static int
call_none(struct sql *s, sqlite3_value **argv, struct sql_rows *rows,
    char **error)
{
	(void)s;
	(void)argv;
	(void)rows;
	(void)error;
	return 0;
}

/* Makes a column the argument of a table function, the only one. */
static void
make_argument(struct sql_table *t, struct sql_column *column)
{
	const char **args = xcalloc(2, sizeof(*args));

	args[0] = column->name;
	free((void *)(uintptr_t)column->type);
	t->args = args;
	t->call = call_none;
	*column = (struct sql_column)COLUMN_END;
}

/* Reads "CREATE TABLE name(column type, ...)". */
static void
read_table(struct sql_table *t, const char *s)
{
	struct sql_column *columns = NULL;
	size_t n = 0, cap = 0;

	take(&s);
	take(&s);
	t->name = take_name(&s);
	do {
		take(&s);		/* ( or , */
		columns = xgrow(columns, n + 1, &cap, sizeof(*columns));
		columns[n] = (struct sql_column)COLUMN_END;
		columns[n].name = take_name(&s);
		columns[n].type = take_name(&s);
		if (strcmp(columns[n].type, "ARGUMENT") == 0)
			make_argument(t, &columns[n]);
		else
			n++;
	} while (token_is(token_skip(s, strlen(s)), ","));
	columns[n] = (struct sql_column)COLUMN_END;
	t->columns = columns;
}

static void
read_tables(void)
{
	size_t i, n = 0;

	while (empty_texts[n] != NULL)
		n++;
	tables = xcalloc(n + 1, sizeof(*tables));
	for (i = 0; i < n; i++)
		read_table(&tables[i], empty_texts[i]);
}

const struct sql_table *
empty_tables(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, read_tables);
	return tables;
}
