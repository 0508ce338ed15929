/*
 * function: functions that CREATE PERFETTO FUNCTION has made.  A call runs the
 * function's query with its arguments as parameters; the statement is kept for
 * the next call.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/idtab.h"
#include "ttv/limit.h"
#include "ttv/xmalloc.h"

#include "func.h"
#include "perfetto.h"

/* Results of a function that are kept at most: 24 MB of a table of numbers. */
#define MEMO_MOST	(1u << 20)

static void
function_free(struct sql_function *f)
{
	free(f->name);
	fields_free(&f->args);
	fields_free(&f->columns);
	free(f->body);
	free(f->delegate);
	if (f->memo_ids != NULL)
		idtab_free(f->memo_ids);
	free(f->memo_ids);
	free(f->memo);
	free(f);
}

void
function_close(struct sql *s)
{
	struct sql_function *f;

	while ((f = s->functions) != NULL) {
		s->functions = f->next;
		function_free(f);
	}
}

/* Frees the statements that are kept, so that the connection can end. */
void
function_forget(struct sql *s)
{
	struct sql_function *f;

	for (f = s->functions; f != NULL; f = f->next) {
		sqlite3_finalize(f->stmt);
		f->stmt = NULL;
	}
}

static int
prepare(struct sql_function *f, sqlite3_stmt **stmt, char **error)
{
	if (sqlite3_prepare_v3(f->sql->db, f->body, -1,
	    SQLITE_PREPARE_PERSISTENT, stmt, NULL) == SQLITE_OK &&
	    *stmt != NULL) {
		if (sqlite3_stmt_readonly(*stmt) &&
		    sqlite3_column_count(*stmt) > 0)
			return 0;
		sqlite3_finalize(*stmt);
		*stmt = NULL;
		*error = sqlite3_mprintf("%s(): a function is a query, which "
		    "changes nothing", f->name);
		return -1;
	}
	*error = sqlite3_mprintf("%s(): %s", f->name,
	    sqlite3_errmsg(f->sql->db));
	return -1;
}

/* Returns what is wrong where a function may not be called once more. */
static char *
refused(const struct sql_function *f)
{
	if (f->is_gone)	/* a statement that runs holds it */
		return sqlite3_mprintf("no such function: %s", f->name);
	return f->depth < LIMIT_SQL_CALLS ? NULL : sqlite3_mprintf("%s() calls "
	    "itself more than %d deep", f->name, LIMIT_SQL_CALLS);
}

sqlite3_stmt *
function_begin(struct sql_function *f, int argc, sqlite3_value **argv,
    char **error)
{
	sqlite3_stmt *stmt = f->stmt;
	char name[128];
	int i, k;

	if ((*error = refused(f)) != NULL)
		return NULL;
	f->stmt = NULL;
	if (stmt == NULL && prepare(f, &stmt, error) == -1)
		return NULL;
	f->depth++;
	for (i = 0; i < argc && (size_t)i < f->args.n; i++) {
		sqlite3_snprintf(sizeof(name), name, "$%s",
		    f->args.fields[i].name);
		if ((k = sqlite3_bind_parameter_index(stmt, name)) > 0)
			sqlite3_bind_value(stmt, k, argv[i]);
	}
	return stmt;
}

void
function_end(struct sql_function *f, sqlite3_stmt *stmt)
{
	f->depth--;
	sqlite3_reset(stmt);
	sqlite3_clear_bindings(stmt);
	if (f->stmt == NULL)
		f->stmt = stmt;
	else
		sqlite3_finalize(stmt);
}

/* Gives a result that is kept; returns 0, or -1: there is none. */
static int
memo_give(sqlite3_context *c, const struct sql_function *f,
    sqlite3_value *v)
{
	struct idkey key = {{ (uint64_t)sqlite3_value_int64(v) }};
	uint32_t i;

	if (sqlite3_value_type(v) != SQLITE_INTEGER ||
	    (i = idtab_find(f->memo_ids, &key)) == UINT32_MAX)
		return -1;
	sqlite3_result_int64(c, f->memo[i]);
	return 0;
}

static void
memo_keep(struct sql_function *f, sqlite3_value *v, sqlite3_value *result)
{
	struct idkey key = {{ (uint64_t)sqlite3_value_int64(v) }};
	uint32_t i;

	if (sqlite3_value_type(v) != SQLITE_INTEGER ||
	    sqlite3_value_type(result) != SQLITE_INTEGER ||
	    f->memo_ids->n >= MEMO_MOST)
		return;
	i = idtab_add(f->memo_ids, &key, NULL);
	f->memo = xgrow(f->memo, i, &f->memo_cap, sizeof(*f->memo));
	f->memo[i] = sqlite3_value_int64(result);
}

/* Calls the function that another one of any number of arguments stands for. */
static void
call_delegate(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql_function *f = sqlite3_user_data(c);
	struct buf text = BUF_INIT;
	sqlite3_stmt *stmt = NULL;
	char *error = refused(f);
	int i, rc;

	if (error != NULL) {
		sqlite3_result_error(c, error, -1);
		sqlite3_free(error);
		return;
	}
	f->depth++;
	buf_printf(&text, "SELECT \"%s\"(", f->delegate);
	for (i = 0; i < argc; i++)
		buf_printf(&text, "%s?%d", i > 0 ? ", " : "", i + 1);
	buf_adds(&text, ")");
	rc = sqlite3_prepare_v2(f->sql->db, text.data, -1, &stmt, NULL);
	buf_free(&text);
	for (i = 0; i < argc && rc == SQLITE_OK; i++)
		rc = sqlite3_bind_value(stmt, i + 1, argv[i]);
	if (rc == SQLITE_OK && (rc = sqlite3_step(stmt)) == SQLITE_ROW)
		sqlite3_result_value(c, sqlite3_column_value(stmt, 0));
	else
		sqlite3_result_error(c, sqlite3_errmsg(f->sql->db), -1);
	sqlite3_finalize(stmt);
	f->depth--;
}

/* Calls a function that gives a value: that of its first row, or null. */
static void
call(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql_function *f = sqlite3_user_data(c);
	sqlite3_value *result = NULL;
	sqlite3_stmt *stmt;
	char *error = NULL;
	int rc;

	if (f->memo_ids != NULL && memo_give(c, f, argv[0]) == 0)
		return;
	if ((stmt = function_begin(f, argc, argv, &error)) == NULL) {
		sqlite3_result_error(c, error != NULL ? error : f->name, -1);
		sqlite3_free(error);
		return;
	}
	rc = sqlite3_step(stmt);
	if (rc == SQLITE_ROW) {
		sqlite3_result_value(c, sqlite3_column_value(stmt, 0));
		if (f->memo_ids != NULL)
			result = sqlite3_value_dup(sqlite3_column_value(stmt,
			    0));
		rc = sqlite3_step(stmt);
		if (rc == SQLITE_ROW)
			sqlite3_result_error(c, "a function gives more than "
			    "one row", -1);
		else if (rc == SQLITE_DONE && result != NULL)
			memo_keep(f, argv[0], result);
		sqlite3_value_free(result);
	}
	if (rc != SQLITE_DONE && rc != SQLITE_ROW)
		sqlite3_result_error(c, sqlite3_errmsg(f->sql->db), -1);
	function_end(f, stmt);
}

static struct sql_function **
function_find(struct sql *s, const char *name)
{
	struct sql_function **at;

	for (at = &s->functions; *at != NULL; at = &(*at)->next)
		if (strcasecmp((*at)->name, name) == 0 && !(*at)->is_gone)
			break;
	return at;
}

int
function_memoize(struct sql *s, const char *name)
{
	struct sql_function *f = *function_find(s, name);

	if (f == NULL)
		return -1;
	if (f->memo_ids == NULL && !f->is_table && f->args.n == 1 &&
	    f->delegate == NULL)
		f->memo_ids = xcalloc(1, sizeof(*f->memo_ids));
	return 0;
}

/*
 * Gives a scalar function of as many arguments another body: SQLite makes none
 * anew while a statement runs, as that which calls run_metric() does.  Returns
 * 0, or -1 if the old one runs or is of another kind.
 */
static int
function_swap(struct sql_function *old, struct sql_function *f)
{
	struct sql_function was = *old;

	if (old->depth > 0 || old->is_table || f->is_table ||
	    old->args.n != f->args.n || old->delegate != NULL ||
	    f->delegate != NULL || old->memo_ids != NULL)
		return -1;
	sqlite3_finalize(old->stmt);
	old->stmt = NULL;
	old->body = f->body;
	old->args = f->args;
	old->columns = f->columns;
	f->body = was.body;
	f->args = was.args;
	f->columns = was.columns;
	return 0;
}

/* Returns the number of arguments of a scalar function; -1: any. */
static int
count_args(const struct sql_function *f)
{
	return f->delegate != NULL ? -1 : (int)f->args.n;
}

static int
register_one(struct sql *s, struct sql_function *f)
{
	if (f->is_table)
		return function_table_add(s, f);
	return sqlite3_create_function_v2(s->db, f->name, count_args(f),
	    SQLITE_UTF8, f, f->delegate != NULL ? call_delegate : call, NULL,
	    NULL, NULL);
}

/* Registers what a function has hidden that is gone, if there is something. */
static void
restore_one(struct sql *s, const struct sql_function *f)
{
	struct sql_function *old;

	for (old = f->next; old != NULL; old = old->next)
		if (!old->is_gone && old->is_table == f->is_table &&
		    (f->is_table || count_args(old) == count_args(f)) &&
		    strcasecmp(old->name, f->name) == 0) {
			register_one(s, old);
			return;
		}
	if (f->is_table)
		sqlite3_create_module_v2(s->db, f->name, NULL, NULL, NULL);
	else {
		sqlite3_create_function_v2(s->db, f->name, count_args(f),
		    SQLITE_UTF8, NULL, NULL, NULL, NULL, NULL);
		func_again(s, f->name, count_args(f));
	}
}

void
function_take_back(struct sql *s, const struct sql_function *last)
{
	struct sql_function *f;

	for (f = s->functions; f != last; f = f->next)
		if (f->swapped != NULL)
			function_swap(f->swapped, f);
		else {
			f->is_gone = 1;
			restore_one(s, f);
		}
	function_forget(s);
}

int
function_add(struct run *r, struct sql_function *f, int replace)
{
	struct sql *s = r->sql;
	struct sql_function **old = function_find(s, f->name);
	sqlite3_stmt *stmt = NULL;
	char *error = NULL;
	int rc;

	if (*old != NULL && !replace) {
		run_error(r, 0, "there is a function %s already", f->name);
		function_free(f);
		return -1;
	}
	if (f->is_table && prepare(f, &stmt, &error) == -1) {
		run_error(r, 0, "%s", error);
		sqlite3_free(error);
		function_free(f);
		return -1;
	}
	sqlite3_finalize(stmt);
	rc = register_one(s, f);
	if (rc == SQLITE_BUSY && *old != NULL && function_swap(*old, f) == 0) {
		if (s->modules_run == 0) {
			function_free(f);
			return 0;
		}
		f->is_gone = 1;
		f->swapped = *old;
		rc = SQLITE_OK;
	}
	if (rc != SQLITE_OK) {
		run_error(r, 0, "%s", sqlite3_errmsg(s->db));
		function_free(f);
		return -1;
	}
	/* the old one stays: statements may still hold it */
	f->next = s->functions;
	s->functions = f;
	return 0;
}
