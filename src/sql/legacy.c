/*
 * legacy: functions by which statements made functions before CREATE PERFETTO
 * FUNCTION was: create_function('f(a INT)', 'INT', 'SELECT ...'),
 * create_view_function('f(a INT)', 'x INT, y INT', 'SELECT ...') and
 * import('a.b'), which includes a module.
 *
 * They become the statements of today, which run at once.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"

#include "func.h"
#include "perfetto.h"
#include "token.h"

/* Runs a statement that is made of the arguments of a function. */
static void
run_made(sqlite3_context *c, struct buf *text)
{
	struct sql_error error;
	struct run r;

	memset(&r, 0, sizeof(r));
	memset(&error, 0, sizeof(error));
	r.sql = sqlite3_user_data(c);
	r.text = text->data;
	r.len = text->len;
	r.error = &error;
	r.depth = 1;
	if (run_text(&r) == -1)
		sqlite3_result_error(c, error.msg, -1);
	buf_free(text);
}

/* Returns the text of an argument, or NULL after an error. */
static const char *
text_of(sqlite3_context *c, sqlite3_value *v)
{
	const char *s = (const char *)sqlite3_value_text(v);

	if (s == NULL || strlen(s) != (size_t)sqlite3_value_bytes(v)) {
		sqlite3_result_error(c, "the arguments are texts", -1);
		return NULL;
	}
	return s;
}

/* Returns whether a text is one token or more, none of which ends it. */
static int
is_inside(const char *s)
{
	size_t at = 0, n = strlen(s);
	struct token t;
	int level = 0;

	for (; (t = token_at(s + at, n - at)).type != TOKEN_END; at += t.len) {
		level += token_is(t, "(") - token_is(t, ")");
		if (level < 0 || token_is(t, ";"))
			return 0;
	}
	return level == 0;
}

/* Returns whether there is a function of that name with that query. */
static int
is_known(const struct sql *s, const char *form, const char *body)
{
	const struct sql_function *f;
	struct token name = token_skip(form, strlen(form));

	for (f = s->functions; f != NULL; f = f->next)
		if (!f->is_gone && token_is(name, f->name) &&
		    strcmp(f->body, body) == 0)
			return 1;
	return 0;
}

static void
make_function(sqlite3_context *c, sqlite3_value **argv, const char *before,
    const char *behind)
{
	const char *name = text_of(c, argv[0]), *type = text_of(c, argv[1]);
	const char *body = text_of(c, argv[2]);
	struct buf b = BUF_INIT;

	if (name == NULL || type == NULL || body == NULL)
		return;
	if (!is_inside(name) || !is_inside(type)) {
		sqlite3_result_error(c, "the form of a function is "
		    "name(arg TYPE, ...)", -1);
		return;
	}
	body += strspn(body, " \t\r\n");
	if (is_known(sqlite3_user_data(c), name, body))
		return;			/* made again as it is */
	buf_printf(&b, "CREATE PERFETTO FUNCTION %s RETURNS %s%s%s"
	    " AS %s", name, before, type, behind, body);
	run_made(c, &b);
}

static void
create_function(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	make_function(c, argv, "", "");
}

static void
create_view_function(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	make_function(c, argv, "TABLE(", ")");
}

/* Includes a module: a.b, or a/b.sql as it was written once. */
static void
import(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *name = text_of(c, argv[0]);
	struct buf b = BUF_INIT;
	size_t i, n;

	(void)argc;
	if (name == NULL)
		return;
	n = strlen(name);
	if (n > 4 && strcmp(name + n - 4, ".sql") == 0)
		n -= 4;
	buf_adds(&b, "INCLUDE PERFETTO MODULE ");
	for (i = 0; i < n; i++)
		buf_addc(&b, name[i] == '/' ? '.' : name[i]);
	run_made(c, &b);
}

/* Has what a function gives kept. */
static void
memoize(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *name = text_of(c, argv[0]);

	(void)argc;
	if (name != NULL && function_memoize(sqlite3_user_data(c), name) == -1)
		sqlite3_result_error(c, "there is no such function", -1);
}

#define DIRECT	(SQLITE_UTF8 | SQLITE_DIRECTONLY)

const struct func_row func_legacy_rows[] = {
	{ "create_function", 3, DIRECT, create_function,
	    "form, type, query",
	    "makes a function, as CREATE PERFETTO FUNCTION does, of the texts "
	    "'name(arg TYPE, ...)', its type and its query" },
	{ "create_view_function", 3, DIRECT, create_view_function,
	    "form, columns, query",
	    "makes one that is used like a table, of 'column TYPE, ...'" },
	{ "import", 1, DIRECT, import,
	    "module",
	    "includes a module" },
	{ "experimental_memoize", 1, DIRECT, memoize,
	    "function",
	    "has the integers kept that a function of one integer gives; "
	    "null" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
