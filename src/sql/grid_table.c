/*
 * grid_table: the table function __intrinsic_table_ptr(POINTER), whose rows are
 * those of a grid.  Its columns are c0, c1 ...: a condition
 * __intrinsic_table_ptr_bind(c0, 'name') says which column of the grid each is.
 * Columns that none binds are null.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "grid.h"
#include "vtab.h"

#define BIND		"__intrinsic_table_ptr_bind"
#define OP_BIND		SQLITE_INDEX_CONSTRAINT_FUNCTION
/* A plan is a text: a letter for the column that each bind names. */
#define PLAN_LETTER	'A'

struct gt_cursor {
	struct grid_cursor on;
	int		 bound[GRID_COLUMNS];	/* column of the grid, or -1 */
};

static int
gt_connect(sqlite3 *db, void *arg, int argc, const char *const *argv,
    sqlite3_vtab **out, char **error)
{
	struct buf sql = BUF_INIT;
	int i, rc;

	(void)argc;
	(void)argv;
	(void)error;
	buf_adds(&sql, "CREATE TABLE x(");
	for (i = 0; i < GRID_COLUMNS; i++)
		buf_printf(&sql, "c%d, ", i);
	buf_adds(&sql, "pointer HIDDEN)");
	rc = sqlite3_declare_vtab(db, sql.data);
	buf_free(&sql);
	return vtab_made(rc, arg, out);
}

static int
gt_best_index(sqlite3_vtab *v, sqlite3_index_info *info)
{
	char plan[GRID_COLUMNS * 2 + 1];
	int i, n = 0, pointer = -1;
	size_t len = 0;

	(void)v;
	for (i = 0; i < info->nConstraint; i++) {
		const struct sqlite3_index_constraint *c =
		    &info->aConstraint[i];

		if (c->iColumn == GRID_COLUMNS &&
		    c->op == SQLITE_INDEX_CONSTRAINT_EQ) {
			if (!c->usable)
				return SQLITE_CONSTRAINT;
			pointer = i;
		} else if (c->op == OP_BIND && c->iColumn >= 0 &&
		    c->iColumn < GRID_COLUMNS && len < sizeof(plan) - 1) {
			if (!c->usable)
				return SQLITE_CONSTRAINT;
			plan[len++] = (char)(PLAN_LETTER + c->iColumn);
			info->aConstraintUsage[i].argvIndex = ++n + 1;
			info->aConstraintUsage[i].omit = 1;
		}
	}
	plan[len] = '\0';
	if (pointer == -1)
		return vtab_lacks_args(info);
	info->aConstraintUsage[pointer].argvIndex = 1;
	info->aConstraintUsage[pointer].omit = 1;
	info->idxStr = sqlite3_mprintf("%s", plan);
	info->needToFreeIdxStr = 1;
	info->estimatedCost = 1e5;
	info->estimatedRows = 10000;
	return info->idxStr != NULL ? SQLITE_OK : SQLITE_NOMEM;
}

static int
gt_open(sqlite3_vtab *v, sqlite3_vtab_cursor **out)
{
	struct gt_cursor *c = xcalloc(1, sizeof(*c));

	(void)v;
	*out = &c->on.base;
	return SQLITE_OK;
}

static int
gt_filter(sqlite3_vtab_cursor *v, int number, const char *plan, int argc,
    sqlite3_value **argv)
{
	struct gt_cursor *c = (struct gt_cursor *)v;
	struct grid *grid = argc > 0 ? grid_of(argv[0]) : NULL;
	const char *name;
	int i;

	if (number == VTAB_LACKS_ARGS) {
		sqlite3_free(v->pVtab->zErrMsg);
		v->pVtab->zErrMsg = sqlite3_mprintf("__intrinsic_table_ptr() "
		    "takes one argument");
		return SQLITE_ERROR;
	}
	if (grid != NULL)
		grid_hold(grid);
	grid_drop(c->on.grid);
	c->on.grid = grid;
	c->on.row = 0;
	for (i = 0; i < GRID_COLUMNS; i++)
		c->bound[i] = -1;
	sqlite3_free(v->pVtab->zErrMsg);
	v->pVtab->zErrMsg = NULL;
	if (grid == NULL && argc > 0 &&
	    sqlite3_value_type(argv[0]) != SQLITE_NULL) {
		v->pVtab->zErrMsg = sqlite3_mprintf("__intrinsic_table_ptr() "
		    "takes the table that a function gives");
		return SQLITE_ERROR;
	}
	for (i = 1; grid != NULL && i < argc; i++) {
		name = (const char *)sqlite3_value_text(argv[i]);
		c->bound[plan[i - 1] - PLAN_LETTER] = grid_find(grid, name);
		if (grid_find(grid, name) >= 0)
			continue;
		v->pVtab->zErrMsg = sqlite3_mprintf(BIND "(): there is no "
		    "column %s", name != NULL ? name : "null");
		return SQLITE_ERROR;
	}
	return SQLITE_OK;
}

static int
gt_column(sqlite3_vtab_cursor *v, sqlite3_context *out, int i)
{
	struct gt_cursor *c = (struct gt_cursor *)v;

	if (i < GRID_COLUMNS && c->bound[i] >= 0)
		grid_cursor_give(&c->on, out, c->bound[i]);
	return SQLITE_OK;
}

static void
bind_alone(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	(void)argv;
	sqlite3_result_error(c, BIND "() binds columns of "
	    "__intrinsic_table_ptr()", -1);
}

/* Gives 1: the rows are those of a plan that has all binds. */
static void
bind_true(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	(void)argv;
	sqlite3_result_int(c, 1);
}

static int
gt_function(sqlite3_vtab *v, int argc, const char *name,
    void (**fn)(sqlite3_context *, int, sqlite3_value **), void **arg)
{
	(void)v;
	if (argc != 2 || strcmp(name, BIND) != 0)
		return 0;
	/* SQLite leaves out 16 conditions at most and asks the others again */
	*fn = bind_true;
	*arg = NULL;
	return OP_BIND;
}

static const sqlite3_module gt_module = {
	.iVersion = 3,
	.xConnect = gt_connect,
	.xBestIndex = gt_best_index,
	.xDisconnect = vtab_disconnect,
	.xOpen = gt_open,
	.xClose = grid_cursor_close,
	.xFilter = gt_filter,
	.xNext = grid_cursor_next,
	.xEof = grid_cursor_eof,
	.xColumn = gt_column,
	.xRowid = grid_cursor_rowid,
	.xFindFunction = gt_function,
};

static const struct grid_function gt_functions[] = {
	{ BIND, 2, bind_alone, NULL },
};

int
grid_register(struct sql *s)
{
	static int (*const fns[])(struct sql *) = { graph_register,
	    graph_bounded_register, graph_scan_register, graph_tree_register,
	    critical_path_register, flamegraph_register, grid_time_register,
	    grid_tree_register };
	int rc = sqlite3_create_module_v2(s->db, "__intrinsic_table_ptr",
	    &gt_module, s, NULL);
	size_t i;

	if (rc == SQLITE_OK)
		rc = grid_functions(s, gt_functions,
		    sizeof(gt_functions) / sizeof(gt_functions[0]));
	for (i = 0; i < sizeof(fns) / sizeof(fns[0]) && rc == SQLITE_OK; i++)
		rc = fns[i](s);
	return rc;
}
