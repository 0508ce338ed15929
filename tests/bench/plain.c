/*
 * plain: the rows of a trace in plain tables of SQLite in memory.
 */
#include "config.h"

#include <err.h>
#include <stdio.h>
#include <string.h>

#include "ttv/sql.h"

#include "plain.h"

#define TABLE_TEXT	1024	/* bytes of the text that makes a table */
#define STEPS_LOOK	100000	/* steps of SQLite between looks at the clock */

struct copy {
	sqlite3		*db;
	sqlite3_stmt	*insert;
	const char	*table;
};

static int
copy_begin(void *arg, const char *const *names, size_t n)
{
	struct copy *c = arg;
	char sql[TABLE_TEXT], *p = sql;
	size_t i;

	p += snprintf(p, sizeof(sql), "CREATE TABLE %s(", c->table);
	for (i = 0; i < n; i++)
		p += snprintf(p, sizeof(sql) - (size_t)(p - sql), "%s%s",
		    i > 0 ? "," : "", names[i]);
	snprintf(p, sizeof(sql) - (size_t)(p - sql), ")");
	plain_exec(c->db, sql);
	p = sql + snprintf(sql, sizeof(sql), "INSERT INTO %s VALUES(?",
	    c->table);
	for (i = 1; i < n; i++)
		p += snprintf(p, sizeof(sql) - (size_t)(p - sql), ",?");
	snprintf(p, sizeof(sql) - (size_t)(p - sql), ")");
	if (sqlite3_prepare_v2(c->db, sql, -1, &c->insert, NULL) != SQLITE_OK)
		errx(1, "%s", sqlite3_errmsg(c->db));
	return 0;
}

static int
copy_row(void *arg, const struct sql_value *v, size_t n)
{
	struct copy *c = arg;
	int i;

	for (i = 1; i <= (int)n; i++, v++) {
		if (v->type == SQL_INT)
			sqlite3_bind_int64(c->insert, i, v->num);
		else if (v->type == SQL_REAL)
			sqlite3_bind_double(c->insert, i, v->real);
		else if (v->type == SQL_TEXT)
			sqlite3_bind_text(c->insert, i, v->text, (int)v->len,
			    SQLITE_TRANSIENT);
		else
			sqlite3_bind_null(c->insert, i);
	}
	if (sqlite3_step(c->insert) != SQLITE_DONE)
		errx(1, "%s", sqlite3_errmsg(c->db));
	sqlite3_reset(c->insert);
	return 0;
}

sqlite3 *
plain_copy(struct sql *s, const struct plain_table *t)
{
	struct copy c = { NULL, NULL, NULL };
	struct sql_sink sink = { copy_begin, copy_row, &c };
	struct sql_error error;
	char text[TABLE_TEXT];

	sqlite3_open(":memory:", &c.db);
	plain_exec(c.db, "BEGIN");
	for (; t->name != NULL; t++) {
		c.table = t->name;
		snprintf(text, sizeof(text), "SELECT %s FROM %s", t->columns,
		    t->name);
		if (sql_run(s, text, strlen(text), &sink, &error) == -1)
			errx(1, "%s: %s", text, error.msg);
		sqlite3_finalize(c.insert);
	}
	plain_exec(c.db, "COMMIT");
	return c.db;
}

void
plain_exec(sqlite3 *db, const char *text)
{
	if (sqlite3_exec(db, text, NULL, NULL, NULL) != SQLITE_OK)
		errx(1, "%s", sqlite3_errmsg(db));
}

/* Reads a value, as ttv does for those who take its rows. */
static void
read_plain(sqlite3_stmt *stmt, int k)
{
	switch (sqlite3_column_type(stmt, k)) {
	case SQLITE_INTEGER:
		sqlite3_column_int64(stmt, k);
		break;
	case SQLITE_FLOAT:
		sqlite3_column_double(stmt, k);
		break;
	case SQLITE_TEXT:
		sqlite3_column_text(stmt, k);
		sqlite3_column_bytes(stmt, k);
		break;
	}
}

/* When a query is given up, by a clock. */
struct limit {
	double		(*now)(void);
	double		 until;		/* ms */
};

static int
is_late(void *arg)
{
	const struct limit *l = arg;

	return l->now() > l->until;
}

double
plain_time(sqlite3 *db, const char *text, double (*now)(void), uint64_t *rows)
{
	sqlite3_stmt *stmt;
	double t = now();
	struct limit l = { now, t + PLAIN_MS };
	int k, rc;

	*rows = 0;
	sqlite3_progress_handler(db, STEPS_LOOK, is_late, &l);
	if (sqlite3_prepare_v2(db, text, -1, &stmt, NULL) != SQLITE_OK)
		errx(1, "%s", sqlite3_errmsg(db));
	while (sqlite3_step(stmt) == SQLITE_ROW) {
		++*rows;
		for (k = 0; k < sqlite3_column_count(stmt); k++)
			read_plain(stmt, k);
	}
	rc = sqlite3_finalize(stmt);
	sqlite3_progress_handler(db, 0, NULL, NULL);
	return rc == SQLITE_INTERRUPT ? -1 : now() - t;
}
