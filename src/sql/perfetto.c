/*
 * perfetto: CREATE PERFETTO TABLE, VIEW, INDEX, FUNCTION and MACRO, DROP
 * PERFETTO, INCLUDE PERFETTO MODULE.
 *
 * Tables, views and indices become those of SQLite.  A schema is checked
 * against the columns of the query.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/xmalloc.h"

#include "macro.h"
#include "perfetto.h"

/* A statement that is read from left to right. */
struct reader {
	struct run	*run;
	struct script	*x;
	size_t		 at;
	struct token	 t;		/* the next token */
};

static void
next(struct reader *r)
{
	struct token t;

	r->at = r->t.s == NULL ? r->at : (size_t)(r->t.s + r->t.len -
	    r->x->buf.data);
	t = token_skip(r->x->buf.data + r->at, r->x->buf.len - r->at);
	r->t = t;
	r->at = (size_t)(t.s - r->x->buf.data);
}

static int
fail(struct reader *r, const char *what)
{
	size_t at = script_origin(r->x, r->at);

	if (r->t.type == TOKEN_END)
		return run_error(r->run, at, "the statement ends where %s "
		    "should be", what);
	return run_error(r->run, at, "near \"%.*s\": %s should be here",
	    (int)(r->t.len < 64 ? r->t.len : 64), r->t.s, what);
}

/* Takes a word if it is next. */
static int
take(struct reader *r, const char *word)
{
	if (!token_is(r->t, word))
		return 0;
	next(r);
	return 1;
}

static int
expect(struct reader *r, const char *word)
{
	return take(r, word) ? 0 : fail(r, word);
}

/* Takes a name and returns it, to be freed, or NULL after an error. */
static char *
take_name(struct reader *r)
{
	char *name;

	if (r->t.type != TOKEN_WORD && r->t.type != TOKEN_QUOTED) {
		fail(r, "a name");
		return NULL;
	}
	name = r->t.type == TOKEN_WORD ? xstrndup(r->t.s, r->t.len) :
	    xstrndup(r->t.s + 1, r->t.len - 2);
	next(r);
	return name;
}

void
fields_free(struct perfetto_fields *f)
{
	size_t i;

	for (i = 0; i < f->n; i++) {
		free(f->fields[i].name);
		free(f->fields[i].type);
	}
	free(f->fields);
	memset(f, 0, sizeof(*f));
}

/* Takes a type, as LONG or JOINID(slice.id); returns its word. */
static char *
take_type(struct reader *r)
{
	char *type = take_name(r);
	int level = 0;

	if (type == NULL || !token_is(r->t, "("))
		return type;
	do {
		level += token_is(r->t, "(") - token_is(r->t, ")");
		if (r->t.type == TOKEN_END) {
			fail(r, ")");
			free(type);
			return NULL;
		}
		next(r);
	} while (level > 0);
	return type;
}

/* Takes the dots of "name TYPE...", of any number of arguments. */
static int
take_dots(struct reader *r)
{
	int n = 0;

	while (n < 3 && take(r, "."))
		n++;
	return n == 3 ? 1 : n == 0 ? 0 : fail(r, "...");
}

/*
 * Takes "(name TYPE, ...)".  Sets *any, if it is not NULL, to 1 where the last
 * one stands for any number.
 */
static int
take_fields(struct reader *r, struct perfetto_fields *f, int *any)
{
	struct perfetto_field *one;

	if (expect(r, "(") == -1)
		return -1;
	while (!token_is(r->t, ")")) {
		f->fields = xgrow(f->fields, f->n, &f->cap,
		    sizeof(*f->fields));
		one = &f->fields[f->n++];
		one->type = NULL;
		if ((one->name = take_name(r)) == NULL ||
		    (one->type = take_type(r)) == NULL)
			return -1;
		if (any != NULL && (*any = take_dots(r)) != 0)
			return *any == -1 ? -1 : expect(r, ")");
		if (!take(r, ",") && !token_is(r->t, ")"))
			return fail(r, ")");
	}
	return expect(r, ")");
}

/* ---- tables and views */

/* Returns whether a query has a column of a name. */
static int
has_column(sqlite3_stmt *stmt, const char *name)
{
	int i;

	for (i = 0; i < sqlite3_column_count(stmt); i++)
		if (strcasecmp(sqlite3_column_name(stmt, i), name) == 0)
			return 1;
	return 0;
}

static int
has_field(const struct perfetto_fields *f, const char *name)
{
	size_t i;

	for (i = 0; i < f->n; i++)
		if (strcasecmp(f->fields[i].name, name) == 0)
			return 1;
	return 0;
}

/* Checks that a query has the columns of a schema and no others. */
static int
check_schema(struct reader *r, const struct perfetto_fields *f)
{
	struct sql *s = r->run->sql;
	size_t i, origin = script_origin(r->x, r->at);
	sqlite3_stmt *stmt = NULL;
	struct script rest;
	int k, rc = 0;

	if (f->n == 0)
		return 0;
	if (sqlite3_prepare_v2(s->db, r->x->buf.data + r->at,
	    (int)(r->x->buf.len - r->at), &stmt, NULL) != SQLITE_OK) {
		script_init(&rest);
		script_put(&rest, r->x->buf.data + r->at,
		    r->x->buf.len - r->at, origin);
		run_sqlite_error(r->run, &rest);
		script_free(&rest);
		return -1;
	}
	for (i = 0; i < f->n && rc == 0; i++)
		if (!has_column(stmt, f->fields[i].name))
			rc = run_error(r->run, origin, "the schema has the "
			    "column %s, the query does not",
			    f->fields[i].name);
	for (k = 0; k < sqlite3_column_count(stmt) && rc == 0; k++)
		if (!has_field(f, sqlite3_column_name(stmt, k)))
			rc = run_error(r->run, origin, "the query has the "
			    "column %s, the schema does not",
			    sqlite3_column_name(stmt, k));
	sqlite3_finalize(stmt);
	return rc;
}

/* Runs the query with what SQLite wants before it and behind it. */
static int
run_around(struct reader *r, const char *before, const char *behind,
    size_t from)
{
	struct script x;
	int rc;

	script_init(&x);
	script_put(&x, before, strlen(before), script_origin(r->x, from));
	script_copy(&x, r->x->buf.data + r->at, r->x->buf.len - r->at,
	    script_origin(r->x, r->at));
	script_put(&x, behind, strlen(behind), script_origin(r->x, from));
	rc = run_script(r->run, &x);
	script_free(&x);
	return rc;
}

static int
run_plain(struct reader *r, size_t from, const char *fmt, const char *one)
{
	struct script x;
	char *text = sqlite3_mprintf(fmt, one);
	int rc;

	if (text == NULL)
		fatal("out of memory");
	script_init(&x);
	script_put(&x, text, strlen(text), script_origin(r->x, from));
	rc = run_script(r->run, &x);
	script_free(&x);
	sqlite3_free(text);
	return rc;
}

static int
run_before(struct reader *r, const char *before, size_t from)
{
	return run_around(r, before, "", from);
}

/* Drops a table of which not all rows came; the error is known already. */
static void
drop_table(struct sql *s, const char *name)
{
	char *text = sqlite3_mprintf("DROP TABLE IF EXISTS \"%w\"", name);

	sqlite3_exec(s->db, text, NULL, NULL, NULL);
	sqlite3_free(text);
}

/*
 * Makes a table of the rows of the query, whose numbers begin at 0: _auto_id is
 * the number of a row.  SQLite gives a row the number behind the last one, so
 * that a row -1 stands in the table while the others come.
 */
static int
fill_table(struct reader *r, const char *name, size_t from)
{
	char *make = sqlite3_mprintf("CREATE TABLE \"%w\" AS SELECT * FROM (",
	    name);
	char *fill = sqlite3_mprintf("INSERT INTO \"%w\" ", name);
	int rc = -1;

	if (make == NULL || fill == NULL)
		fatal("out of memory");
	if (run_around(r, make, "\n) LIMIT 0", from) == -1)
		goto out;
	if (run_plain(r, from, "INSERT INTO \"%w\"(rowid) VALUES(-1)",
	    name) == 0 && run_before(r, fill, from) == 0)
		rc = run_plain(r, from, "DELETE FROM \"%w\" "
		    "WHERE rowid = -1", name);
	if (rc == -1)
		drop_table(r->run->sql, name);
out:
	sqlite3_free(make);
	sqlite3_free(fill);
	return rc;
}

/*
 * Makes the table anew under another name, which then takes the place of the
 * old one: its query may read that.
 */
static int
replace_table(struct reader *r, const char *name, size_t from)
{
	if (fill_table(r, "__ttv_new", from) == -1 ||
	    run_plain(r, from, "DROP TABLE IF EXISTS \"%w\"", name) == -1)
		return -1;
	return run_plain(r, from, "ALTER TABLE \"__ttv_new\" RENAME TO "
	    "\"%w\"", name);
}

static int
create_table(struct reader *r, int replace, int is_view)
{
	struct perfetto_fields f = { NULL, 0, 0 };
	size_t from = r->at;
	char *name = take_name(r), *before;
	int rc = -1;

	if (name == NULL || (token_is(r->t, "(") && take_fields(r, &f, NULL) == -1)
	    || expect(r, "AS") == -1 || check_schema(r, &f) == -1)
		goto out;
	if (!is_view) {
		rc = replace ? replace_table(r, name, from) :
		    fill_table(r, name, from);
		goto out;
	}
	if (replace && run_plain(r, from, "DROP VIEW IF EXISTS \"%w\"",
	    name) == -1)
		goto out;
	before = sqlite3_mprintf("CREATE VIEW \"%w\" AS ", name);
	if (before == NULL)
		fatal("out of memory");
	rc = run_before(r, before, from);
	sqlite3_free(before);
out:
	fields_free(&f);
	free(name);
	return rc;
}

static int
create_index(struct reader *r, int replace)
{
	size_t from = r->at;
	char *name = take_name(r), *before;
	int rc = -1;

	if (name == NULL || (replace && run_plain(r, from,
	    "DROP INDEX IF EXISTS \"%w\"", name) == -1))
		goto out;
	before = sqlite3_mprintf("CREATE INDEX \"%w\" ", name);
	if (before == NULL)
		fatal("out of memory");
	rc = run_before(r, before, from);
	sqlite3_free(before);
out:
	free(name);
	return rc;
}

/* DROP PERFETTO INDEX name ON table, and DROP PERFETTO TABLE or VIEW name. */
static int
drop(struct reader *r)
{
	static const char *const what[][2] = {
		{ "INDEX", "DROP INDEX \"%w\"" },
		{ "TABLE", "DROP TABLE \"%w\"" },
		{ "VIEW", "DROP VIEW \"%w\"" },
	};
	size_t i, from = r->at;
	char *name;
	int rc;

	for (i = 0; i < 3; i++)
		if (take(r, what[i][0]))
			break;
	if (i == 3)
		return fail(r, "INDEX, TABLE or VIEW");
	if ((name = take_name(r)) == NULL)
		return -1;
	rc = run_plain(r, from, what[i][1], name);
	free(name);
	return rc;
}

/* ---- functions and macros */

/*
 * Takes "TO name", of a function of any number of arguments if `any` is 1,
 * which calls it by name; returns a query that calls the function, or NULL.
 */
static char *
take_delegate(struct reader *r, struct sql_function *f, int any)
{
	struct buf body = BUF_INIT;
	char *name;
	size_t i;

	if (expect(r, "TO") == -1 || (name = take_name(r)) == NULL)
		return NULL;
	if (r->t.type != TOKEN_END) {
		fail(r, "the end of the statement");
		free(name);
		return NULL;
	}
	buf_printf(&body, "SELECT \"%s\"(", name);
	for (i = 0; i < f->args.n; i++)
		buf_printf(&body, "%s$%s", i > 0 ? ", " : "",
		    f->args.fields[i].name);
	buf_adds(&body, ")");
	if (any)
		f->delegate = name;
	else
		free(name);
	return body.data;
}

static int
create_function(struct reader *r, int replace)
{
	struct sql_function *f = xcalloc(1, sizeof(*f));
	char *type = NULL;
	int any = 0;

	f->sql = r->run->sql;
	if ((f->name = take_name(r)) == NULL ||
	    take_fields(r, &f->args, &any) == -1 || expect(r, "RETURNS") == -1)
		goto fail;
	if (take(r, "TABLE")) {
		f->is_table = 1;
		if (take_fields(r, &f->columns, NULL) == -1)
			goto fail;
	} else if ((type = take_type(r)) == NULL)
		goto fail;
	free(type);
	if (take(r, "DELEGATES")) {
		if ((f->body = take_delegate(r, f, any)) == NULL)
			goto fail;
		return function_add(r->run, f, replace);
	}
	if (any ? fail(r, "DELEGATES") : expect(r, "AS"))
		goto fail;
	f->body = xstrndup(r->x->buf.data + r->at, r->x->buf.len - r->at);
	return function_add(r->run, f, replace);
fail:
	free(f->name);
	fields_free(&f->args);
	fields_free(&f->columns);
	free(f);
	return -1;
}

static int
create_macro(struct reader *r, int replace)
{
	struct sql_macro *m = xcalloc(1, sizeof(*m));
	struct perfetto_fields f = { NULL, 0, 0 };
	char *type = NULL;
	size_t i, from = r->at;
	int rc = -1;

	if ((m->name = take_name(r)) == NULL ||
	    take_fields(r, &f, NULL) == -1 || expect(r, "RETURNS") == -1 ||
	    (type = take_type(r)) == NULL || expect(r, "AS") == -1)
		goto out;
	if (!replace && macro_find(r->run->sql, m->name, strlen(m->name)) !=
	    NULL) {
		rc = run_error(r->run, script_origin(r->x, from),
		    "there is a macro %s already", m->name);
		goto out;
	}
	m->body = xstrndup(r->x->buf.data + r->at, r->x->buf.len - r->at);
	m->params = xcalloc(f.n + 1, sizeof(*m->params));
	for (i = 0; i < f.n; i++)
		m->params[m->nparams++] = xstrdup(f.fields[i].name);
	macro_add(r->run->sql, m);
	m = NULL;
	rc = 0;
out:
	free(type);
	fields_free(&f);
	if (m != NULL)
		macro_free(m);
	return rc;
}

static int
create(struct reader *r, int replace)
{
	if (take(r, "TABLE"))
		return create_table(r, replace, 0);
	if (take(r, "VIEW"))
		return create_table(r, replace, 1);
	if (take(r, "INDEX"))
		return create_index(r, replace);
	if (take(r, "FUNCTION"))
		return create_function(r, replace || r->run->again);
	if (take(r, "MACRO"))
		return create_macro(r, replace || r->run->again);
	return fail(r, "TABLE, VIEW, INDEX, FUNCTION or MACRO");
}

static int
include(struct reader *r)
{
	size_t begin, end;

	if (expect(r, "MODULE") == -1)
		return -1;
	begin = r->at;
	for (end = begin; r->t.type != TOKEN_END; next(r))
		end = r->at + r->t.len;
	return module_include(r->run, r->x->buf.data + begin, end - begin,
	    script_origin(r->x, begin));
}

/* Returns whether the statement is one of ours, and stands behind PERFETTO. */
static int
is_ours(struct reader *r, const char *first, int *replace)
{
	*replace = 0;
	if (!take(r, first))
		return 0;
	if (take(r, "OR")) {
		if (!take(r, "REPLACE"))
			return 0;
		*replace = 1;
	}
	return take(r, "PERFETTO");
}

static void
rewind_to(struct reader *r, struct run *run, struct script *x)
{
	memset(r, 0, sizeof(*r));
	r->run = run;
	r->x = x;
	next(r);
}

int
perfetto_run(struct run *run, const char *s, size_t len)
{
	struct script plain, x;
	struct reader r;
	int rc = 0, replace;

	script_init(&plain);
	script_init(&x);
	script_copy(&plain, s, len, 0);
	rewind_to(&r, run, &plain);
	if (is_ours(&r, "CREATE", &replace) && take(&r, "MACRO")) {
		/* its body is expanded where it is used */
		rc = create_macro(&r, replace || run->again) == -1 ? -1 : 1;
		goto out;
	}
	if (macro_expand(run, s, len, &x) == -1) {
		rc = -1;
		goto out;
	}
	rewind_to(&r, run, &x);
	if (is_ours(&r, "CREATE", &replace))
		rc = create(&r, replace) == -1 ? -1 : 1;
	else {
		rewind_to(&r, run, &x);
		if (is_ours(&r, "INCLUDE", &replace))
			rc = include(&r) == -1 ? -1 : 1;
		else {
			rewind_to(&r, run, &x);
			if (is_ours(&r, "DROP", &replace))
				rc = drop(&r) == -1 ? -1 : 1;
		}
	}
	if (rc == 0)
		rc = run_script(run, &x) == -1 ? -1 : 1;
out:
	script_free(&plain);
	script_free(&x);
	return rc;
}
