/*
 * lib_sql: SQL for other programs: rows of the sink of ttv/sql.h as values of
 * ttv.h.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv.h"
#include "ttv/sql.h"
#include "ttv/xmalloc.h"

#include "lib_int.h"

struct ttv_sql {
	struct sql	*sql;
};

/* A run: to whom its rows go. */
struct run {
	struct sql	*sql;
	int		(*fn)(void *, const struct ttv_value *, size_t);
	void		*arg;
	struct ttv_value *values;	/* n, with the names of the columns */
	size_t		 n;
	int		 stopped;	/* 1: fn has ended the run */
};

struct ttv_sql *
ttv_sql_open(const struct ttv *handle)
{
	struct ttv_sql *s;

	if (handle == NULL)
		return NULL;
	s = xcalloc(1, sizeof(*s));
	s->sql = sql_open(handle->trace);
	sql_keep(s->sql);
	return s;
}

void
ttv_sql_close(struct ttv_sql *s)
{
	if (s == NULL)
		return;
	sql_close(s->sql);
	free(s);
}

void
ttv_sql_param(struct ttv_sql *s, const char *name, const char *text)
{
	if (s != NULL && name != NULL && text != NULL)
		sql_param(s->sql, name, text);
}

void
ttv_sql_limit(struct ttv_sql *s, uint64_t steps)
{
	if (s != NULL)
		sql_limit(s->sql, steps);
}

void
ttv_sql_interrupt(struct ttv_sql *s)
{
	if (s != NULL)
		sql_interrupt(s->sql);
}

static void
forget_columns(struct run *r)
{
	size_t i;

	for (i = 0; i < r->n; i++)
		free((void *)(uintptr_t)r->values[i].name);
	free(r->values);
	r->values = NULL;
	r->n = 0;
}

/* Implements struct sql_sink: keeps the names of the columns. */
static int
take_columns(void *arg, const char *const *names, size_t n)
{
	struct run *r = arg;
	size_t i;

	forget_columns(r);
	r->values = xcalloc(n, sizeof(*r->values));
	r->n = n;
	for (i = 0; i < n; i++)
		r->values[i].name = xstrdup(names[i]);
	return 0;
}

static void
fill(struct ttv_value *out, const struct sql_value *v)
{
	static const int types[] = {
		[SQL_NULL] = TTV_NULL, [SQL_INT] = TTV_INTEGER,
		[SQL_REAL] = TTV_REAL, [SQL_TEXT] = TTV_TEXT,
		[SQL_BLOB] = TTV_BLOB
	};
	const char *name = out->name;

	memset(out, 0, sizeof(*out));
	out->name = name;
	out->type = types[v->type];
	if (v->type == SQL_INT) {
		out->integer = v->num;
		out->real = (double)v->num;
	} else if (v->type == SQL_REAL)
		out->real = v->real;
	else if (v->type != SQL_NULL) {
		out->text = v->text;
		out->length = v->len;
	}
}

/* Implements struct sql_sink: gives a row of the last statement. */
static int
take_row(void *arg, const struct sql_value *values, size_t n)
{
	struct run *r = arg;
	size_t i;

	if (r->fn == NULL || !sql_last(r->sql))
		return 0;
	for (i = 0; i < n; i++)
		fill(&r->values[i], &values[i]);
	r->stopped = r->fn(r->arg, r->values, n) != 0;
	return r->stopped;
}

int
ttv_sql_run(struct ttv_sql *s, const char *text,
    int (*fn)(void *, const struct ttv_value *, size_t), void *arg,
    struct ttv_error *error)
{
	struct run r = { NULL, fn, arg, NULL, 0, 0 };
	struct sql_sink sink = { take_columns, take_row, &r };
	struct sql_error e;
	int rc;

	if (s == NULL || text == NULL) {
		lib_error(error, TTV_USAGE, "no connection or no statement");
		return -1;
	}
	r.sql = s->sql;
	rc = sql_run(s->sql, text, strlen(text), &sink, &e);
	forget_columns(&r);
	if (rc == 0 && !r.stopped) {
		lib_error(error, TTV_OK, "");
		return 0;
	}
	lib_error(error, r.stopped || e.interrupted ? TTV_STOPPED : TTV_QUERY,
	    r.stopped ? "the rows were not wanted" : e.msg);
	if (error != NULL) {
		error->line = e.line;
		error->column = e.col;
	}
	return -1;
}
