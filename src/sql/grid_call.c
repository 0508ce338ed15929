/*
 * grid_call: table functions that make their rows at once, as a grid, when they
 * are called: those of table.h that have `fill`.
 *
 * A table without arguments keeps its rows: a join reads it again and again.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"

#include "grid.h"
#include "vtab.h"

struct gc_table {
	sqlite3_vtab	 base;
	struct sql	*sql;
	const struct sql_table *def;
	int		 ncolumns, nargs;
	int		 cells[GRID_COLUMNS]; /* by column; -1: it has `get` */
	struct grid	*kept;		/* of a table without arguments */
};

static int
gc_connect(sqlite3 *db, void *arg, int argc, const char *const *argv,
    sqlite3_vtab **out, char **error)
{
	const struct vtab_arg *a = arg;
	struct gc_table *t;
	int rc = vtab_declare(db, a->def), n = 0;

	(void)argc;
	(void)argv;
	(void)error;
	if (rc != SQLITE_OK)
		return rc;
	t = xcalloc(1, sizeof(*t));
	t->sql = a->sql;
	t->def = a->def;
	for (; a->def->columns[t->ncolumns].name != NULL; t->ncolumns++)
		t->cells[t->ncolumns] =
		    a->def->columns[t->ncolumns].get == NULL ? n++ : -1;
	while (a->def->args != NULL && a->def->args[t->nargs] != NULL)
		t->nargs++;
	*out = &t->base;
	return SQLITE_OK;
}

static int
gc_disconnect(sqlite3_vtab *v)
{
	struct gc_table *t = (struct gc_table *)v;

	grid_drop(t->kept);
	free(t);
	return SQLITE_OK;
}

static int
gc_best_index(sqlite3_vtab *v, sqlite3_index_info *info)
{
	struct gc_table *t = (struct gc_table *)v;
	const char *twice = NULL;
	uint64_t seen = 0;
	int i, arg, n = 0;

	for (i = 0; i < info->nConstraint; i++) {
		arg = info->aConstraint[i].iColumn - t->ncolumns;
		if (arg < 0 || info->aConstraint[i].op !=
		    SQLITE_INDEX_CONSTRAINT_EQ)
			continue;
		if (!info->aConstraint[i].usable)
			return SQLITE_CONSTRAINT;
		info->aConstraintUsage[i].argvIndex = arg + 1;
		info->aConstraintUsage[i].omit = 1;
		if (seen >> arg & 1)
			twice = t->def->args[arg];
		seen |= UINT64_C(1) << arg;
		n++;
	}
	info->estimatedCost = 1e5;
	if (twice != NULL) {
		sqlite3_free(v->zErrMsg);
		v->zErrMsg = sqlite3_mprintf("%s(): %s has two values",
		    t->def->name, twice);
		return SQLITE_ERROR;
	}
	return n == t->nargs ? SQLITE_OK : vtab_lacks_args(info);
}

static int
gc_open(sqlite3_vtab *v, sqlite3_vtab_cursor **out)
{
	struct grid_cursor *c = xcalloc(1, sizeof(*c));

	(void)v;
	*out = &c->base;
	return SQLITE_OK;
}

static int
gc_filter(sqlite3_vtab_cursor *v, int plan, const char *text, int argc,
    sqlite3_value **argv)
{
	struct grid_cursor *c = (struct grid_cursor *)v;
	struct gc_table *t = (struct gc_table *)v->pVtab;
	char *error = NULL;
	int i;

	(void)text;
	(void)argc;
	if (plan == VTAB_LACKS_ARGS) {
		sqlite3_free(v->pVtab->zErrMsg);
		v->pVtab->zErrMsg = sqlite3_mprintf("%s() takes %d argument%s",
		    t->def->name, t->nargs, t->nargs == 1 ? "" : "s");
		return SQLITE_ERROR;
	}
	grid_drop(c->grid);
	c->grid = t->kept;
	c->row = 0;
	if (c->grid != NULL) {
		grid_hold(c->grid);
		return SQLITE_OK;
	}
	c->grid = grid_new();
	for (i = 0; i < t->ncolumns; i++)
		if (t->cells[i] != -1)
			grid_column(c->grid, t->def->columns[i].name);
	if (t->def->fill(t->sql, argv, c->grid, &error) == -1) {
		sqlite3_free(v->pVtab->zErrMsg);
		v->pVtab->zErrMsg = error != NULL ?
		    sqlite3_mprintf("%s(): %z", t->def->name, error) :
		    sqlite3_mprintf("%s(): too many rows", t->def->name);
		return SQLITE_ERROR;
	}
	if (t->nargs == 0) {
		grid_hold(c->grid);
		t->kept = c->grid;
	}
	return SQLITE_OK;
}

static int
gc_column(sqlite3_vtab_cursor *v, sqlite3_context *out, int i)
{
	struct grid_cursor *c = (struct grid_cursor *)v;
	const struct gc_table *t = (const struct gc_table *)v->pVtab;
	const struct grid_cell *last;

	if (i >= t->ncolumns)
		return SQLITE_OK;
	if (t->cells[i] != -1) {
		grid_cursor_give(c, out, t->cells[i]);
		return SQLITE_OK;
	}
	last = &c->grid->cells[(c->row + 1) * (size_t)c->grid->ncolumns - 1];
	if (last->type == SQLITE_INTEGER)
		t->def->columns[i].get(out, t->sql, (uint64_t)last->num);
	return SQLITE_OK;
}

const sqlite3_module grid_call_module = {
	.iVersion = 3,
	.xConnect = gc_connect,
	.xBestIndex = gc_best_index,
	.xDisconnect = gc_disconnect,
	.xOpen = gc_open,
	.xClose = grid_cursor_close,
	.xFilter = gc_filter,
	.xNext = grid_cursor_next,
	.xEof = grid_cursor_eof,
	.xColumn = gc_column,
	.xRowid = grid_cursor_rowid,
};
