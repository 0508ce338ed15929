/*
 * function_table: functions that give a table, as tables with hidden columns
 * for their arguments.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "perfetto.h"
#include "vtab.h"

struct ft_cursor {
	sqlite3_vtab_cursor base;
	struct sql_function *fn;
	sqlite3_stmt	*stmt;
	sqlite3_value	**args;
	sqlite3_int64	 row;
	int		 eof;
};

static int
ft_connect(sqlite3 *db, void *arg, int argc, const char *const *argv,
    sqlite3_vtab **out, char **error)
{
	struct sql_function *fn = arg;
	struct buf sql = BUF_INIT;
	size_t i;
	int rc;

	(void)argc;
	(void)argv;
	(void)error;
	buf_adds(&sql, "CREATE TABLE x(");
	for (i = 0; i < fn->columns.n; i++)
		buf_printf(&sql, "%s\"%s\"", i > 0 ? ", " : "",
		    fn->columns.fields[i].name);
	for (i = 0; i < fn->args.n; i++)
		buf_printf(&sql, ", \"$%s\" HIDDEN",
		    fn->args.fields[i].name);
	/* without a hidden column, name() would be no table for SQLite */
	if (fn->args.n == 0)
		buf_adds(&sql, ", \"$\" HIDDEN");
	buf_adds(&sql, ")");
	rc = sqlite3_declare_vtab(db, sql.data);
	buf_free(&sql);
	return vtab_made(rc, fn, out);
}

static int
ft_best_index(sqlite3_vtab *v, sqlite3_index_info *info)
{
	const struct sql_function *fn = ((struct vtab_own *)v)->arg;
	size_t arg;
	int i, found;

	for (i = 0; i < info->nConstraint && fn->args.n == 0; i++)
		if (info->aConstraint[i].iColumn == (int)fn->columns.n)
			return vtab_lacks_args(info);
	for (arg = 0; arg < fn->args.n; arg++) {
		found = 0;
		for (i = 0; i < info->nConstraint && !found; i++) {
			if (info->aConstraint[i].iColumn !=
			    (int)(fn->columns.n + arg) ||
			    info->aConstraint[i].op !=
			    SQLITE_INDEX_CONSTRAINT_EQ)
				continue;
			if (!info->aConstraint[i].usable)
				return SQLITE_CONSTRAINT;
			info->aConstraintUsage[i].argvIndex = (int)arg + 1;
			info->aConstraintUsage[i].omit = 1;
			found = 1;
		}
		if (!found)
			return vtab_lacks_args(info);
	}
	info->estimatedCost = 1000;
	info->estimatedRows = 10;
	return SQLITE_OK;
}

static int
ft_open(sqlite3_vtab *v, sqlite3_vtab_cursor **out)
{
	struct ft_cursor *c = xcalloc(1, sizeof(*c));

	c->fn = ((struct vtab_own *)v)->arg;
	c->args = xcalloc(c->fn->args.n + 1, sizeof(sqlite3_value *));
	*out = &c->base;
	return SQLITE_OK;
}

static void
ft_clear(struct ft_cursor *c)
{
	size_t i;

	if (c->stmt != NULL)
		function_end(c->fn, c->stmt);
	c->stmt = NULL;
	for (i = 0; i < c->fn->args.n; i++) {
		sqlite3_value_free(c->args[i]);
		c->args[i] = NULL;
	}
}

static int
ft_close(sqlite3_vtab_cursor *v)
{
	struct ft_cursor *c = (struct ft_cursor *)v;

	ft_clear(c);
	free(c->args);
	free(c);
	return SQLITE_OK;
}

static int
ft_error(struct ft_cursor *c, char *error)
{
	sqlite3_free(c->base.pVtab->zErrMsg);
	c->base.pVtab->zErrMsg = error;
	return SQLITE_ERROR;
}

static int
ft_next(sqlite3_vtab_cursor *v)
{
	struct ft_cursor *c = (struct ft_cursor *)v;
	int rc = sqlite3_step(c->stmt);

	c->row++;
	c->eof = rc != SQLITE_ROW;
	if (rc != SQLITE_ROW && rc != SQLITE_DONE)
		return ft_error(c, sqlite3_mprintf("%s(): %s", c->fn->name,
		    sqlite3_errmsg(c->fn->sql->db)));
	return SQLITE_OK;
}

static int
ft_filter(sqlite3_vtab_cursor *v, int plan, const char *text, int argc,
    sqlite3_value **argv)
{
	struct ft_cursor *c = (struct ft_cursor *)v;
	char *error = NULL;
	int i;

	(void)text;
	ft_clear(c);
	c->eof = 1;
	c->row = -1;
	if (plan == VTAB_LACKS_ARGS)
		return ft_error(c, c->fn->args.n == 0 ?
		    sqlite3_mprintf("%s() takes no arguments", c->fn->name) :
		    sqlite3_mprintf("%s() takes %d arguments", c->fn->name,
		    (int)c->fn->args.n));
	if ((c->stmt = function_begin(c->fn, argc, argv, &error)) == NULL)
		return ft_error(c, error);
	for (i = 0; i < argc; i++)
		c->args[i] = sqlite3_value_dup(argv[i]);
	if (sqlite3_column_count(c->stmt) < (int)c->fn->columns.n)
		return ft_error(c, sqlite3_mprintf("%s(): the query has "
		    "fewer columns than it returns", c->fn->name));
	return ft_next(v);
}

static int
ft_eof(sqlite3_vtab_cursor *v)
{
	return ((struct ft_cursor *)v)->eof;
}

static int
ft_column(sqlite3_vtab_cursor *v, sqlite3_context *out, int i)
{
	struct ft_cursor *c = (struct ft_cursor *)v;
	int n = (int)c->fn->columns.n;

	if (i < n)
		sqlite3_result_value(out, sqlite3_column_value(c->stmt, i));
	else if ((size_t)(i - n) < c->fn->args.n && c->args[i - n] != NULL)
		sqlite3_result_value(out, c->args[i - n]);
	return SQLITE_OK;
}

static int
ft_rowid(sqlite3_vtab_cursor *v, sqlite3_int64 *id)
{
	*id = ((struct ft_cursor *)v)->row;
	return SQLITE_OK;
}

static const sqlite3_module module = {
	.iVersion = 3,
	.xConnect = ft_connect,
	.xBestIndex = ft_best_index,
	.xDisconnect = vtab_disconnect,
	.xOpen = ft_open,
	.xClose = ft_close,
	.xFilter = ft_filter,
	.xNext = ft_next,
	.xEof = ft_eof,
	.xColumn = ft_column,
	.xRowid = ft_rowid,
};

int
function_table_add(struct sql *s, struct sql_function *f)
{
	return sqlite3_create_module_v2(s->db, f->name, &module, f, NULL);
}
