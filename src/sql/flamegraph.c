/*
 * flamegraph: CREATE VIRTUAL TABLE name USING __intrinsic_flamegraph((SELECT
 * id, parent_id, name, value, ...)): rows that a flame graph is made of.
 * name(__intrinsic_flamegraph_config(...)) is the graph that it asks for, a row
 * a node; __intrinsic_flamegraph_find(_tree_id, 'SUPER_ROOT') as a condition
 * leaves one row, which has the sum of value.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/xmalloc.h"

#include "flamegraph.h"
#include "stop.h"
#include "vtab.h"

#define FIND		"__intrinsic_flamegraph_find"
#define OP_FIND		SQLITE_INDEX_CONSTRAINT_FUNCTION
#define LOOK_ROWS	4096	/* between two looks at whether to end */

struct fg_table {
	sqlite3_vtab	 base;
	struct sql	*sql;
	struct fg_source src;
};

struct fg_cursor {
	struct grid_cursor on;
	int		 is_super;	/* 1: the one row with the sum */
};

/* ---- the source */

static void
fg_source_free(struct fg_source *s)
{
	grid_drop(s->rows);
	free(s->parent);
}

int
fg_column(const struct fg_source *s, const char *name)
{
	return grid_find(s->rows, name);
}

/* Checks the names of the columns of a query. */
static int
take_source_columns(struct fg_source *s, sqlite3_stmt *stmt, char **error)
{
	static const char *const fixed[] = { "id", "parent_id", "name",
	    "value" };
	const char *name;
	int i;

	s->ncolumns = sqlite3_column_count(stmt);
	for (i = 0; i < FG_FIXED; i++)
		if (i >= s->ncolumns || strcmp(sqlite3_column_name(stmt, i),
		    fixed[i]) != 0) {
			*error = sqlite3_mprintf("flamegraph: the first "
			    "columns are id, parent_id, name and value");
			return -1;
		}
	if (s->ncolumns > FG_FIXED + FG_OTHERS) {
		*error = sqlite3_mprintf("flamegraph: more than %d columns",
		    FG_FIXED + FG_OTHERS);
		return -1;
	}
	for (i = 0; i < s->ncolumns; i++) {
		name = sqlite3_column_name(stmt, i);
		grid_column(s->rows, name);
		s->types[i] = SQLITE_NULL;
	}
	return 0;
}

static void
note_type(int *type, int seen)
{
	if (seen == SQLITE_NULL || *type == SQLITE_TEXT)
		return;
	if (seen == SQLITE_BLOB)
		seen = SQLITE_TEXT;
	if (seen == SQLITE_TEXT || *type == SQLITE_NULL ||
	    seen == SQLITE_FLOAT)
		*type = seen;
}

static int
take_rows(struct fg_source *s, struct sql *sql, sqlite3_stmt *stmt,
    char **error)
{
	const struct grid_cell *c;
	int i, rc;

	while ((rc = sqlite3_step(stmt)) == SQLITE_ROW) {
		for (i = 0; i < s->ncolumns; i++) {
			note_type(&s->types[i], sqlite3_column_type(stmt, i));
			if (grid_value(s->rows, sqlite3_column_value(stmt,
			    i)) == -1) {
				*error = sqlite3_mprintf("flamegraph: too "
				    "many rows");
				return -1;
			}
		}
		c = fg_cell(s, s->n++, FG_VALUE);
		s->total += c->type == SQLITE_INTEGER ? (double)c->num :
		    c->type == SQLITE_FLOAT ? c->real : 0;
		if (s->n % LOOK_ROWS == 0 && sql_stopped(sql))
			break;
	}
	if (rc == SQLITE_DONE || rc == SQLITE_ROW)
		return 0;
	*error = sqlite3_mprintf("%s", sqlite3_errmsg(sql->db));
	return -1;
}

/* Finds the parents of rows, which must stand before their children. */
static int
find_parents(struct fg_source *s, char **error)
{
	struct idtab ids;
	struct idkey key = { { 0, 0, 0, 0 } };
	const struct grid_cell *c;
	uint32_t row;
	int added = 1;

	memset(&ids, 0, sizeof(ids));
	s->parent = xcalloc((size_t)s->n + 1, sizeof(*s->parent));
	for (row = 0; row < s->n && *error == NULL; row++) {
		c = fg_cell(s, row, FG_PARENT);
		key.w[0] = (uint64_t)c->num;
		s->parent[row] = c->type == SQLITE_NULL ? FG_NONE :
		    idtab_find(&ids, &key);
		if (c->type != SQLITE_NULL && c->type != SQLITE_INTEGER)
			*error = sqlite3_mprintf("flamegraph: parents are "
			    "numbers or null");
		else if (c->type != SQLITE_NULL && s->parent[row] == FG_NONE)
			*error = sqlite3_mprintf("flamegraph: the parent %lld "
			    "does not stand before its child",
			    (long long)c->num);
		c = fg_cell(s, row, FG_ID);
		key.w[0] = (uint64_t)c->num;
		if (c->type == SQLITE_INTEGER)
			idtab_add(&ids, &key, &added);
		if ((c->type != SQLITE_INTEGER || !added) && *error == NULL)
			*error = sqlite3_mprintf("flamegraph: ids are "
			    "numbers, each once");
	}
	idtab_free(&ids);
	return *error == NULL ? 0 : -1;
}

/* Reads what a query gives.  Returns 0, or -1 and an error. */
static int
fg_source_read(struct fg_source *s, struct sql *sql, const char *text,
    char **error)
{
	char *query = sqlite3_mprintf("SELECT * FROM %s", text);
	sqlite3_stmt *stmt = NULL;
	int rc = sqlite3_prepare_v2(sql->db, query, -1, &stmt, NULL);

	memset(s, 0, sizeof(*s));
	s->rows = grid_new();
	sqlite3_free(query);
	if (rc != SQLITE_OK)
		*error = sqlite3_mprintf("%s", sqlite3_errmsg(sql->db));
	rc = rc == SQLITE_OK && take_source_columns(s, stmt, error) == 0 &&
	    take_rows(s, sql, stmt, error) == 0 &&
	    find_parents(s, error) == 0 ? 0 : -1;
	sqlite3_finalize(stmt);
	if (rc == -1)
		fg_source_free(s);
	return rc;
}

/* ---- the table */

static int
declare(sqlite3 *db, const struct fg_source *s)
{
	char *text = sqlite3_mprintf("CREATE TABLE x(config HIDDEN, _tree_id "
	    "BIGINT, _tree_parent_id BIGINT, depth BIGINT, name TEXT, "
	    "self_value, cumulative_value, parent_cumulative_value, x_start, "
	    "x_end"), *all;
	int i, rc;

	for (i = FG_FIXED; i < s->ncolumns && text != NULL; i++)
		text = sqlite3_mprintf("%z, \"%w\"", text, s->rows->names[i]);
	for (i = FG_FIXED; i < s->ncolumns && text != NULL; i++)
		if (s->types[i] == SQLITE_INTEGER ||
		    s->types[i] == SQLITE_FLOAT)
			text = sqlite3_mprintf("%z, \"self_%w\", "
			    "\"cumulative_%w\"", text, s->rows->names[i],
			    s->rows->names[i]);
	all = sqlite3_mprintf("%z)", text);
	rc = all != NULL ? sqlite3_declare_vtab(db, all) : SQLITE_NOMEM;
	sqlite3_free(all);
	return rc;
}

static int
fg_create(sqlite3 *db, void *arg, int argc, const char *const *argv,
    sqlite3_vtab **out, char **error)
{
	struct fg_table *t;
	int rc;

	if (argc != 4) {
		*error = sqlite3_mprintf("flamegraph: one query is taken");
		return SQLITE_ERROR;
	}
	t = xcalloc(1, sizeof(*t));
	t->sql = arg;
	if (fg_source_read(&t->src, t->sql, argv[3], error) == -1) {
		free(t);
		return SQLITE_ERROR;
	}
	if ((rc = declare(db, &t->src)) != SQLITE_OK) {
		*error = sqlite3_mprintf("%s", sqlite3_errmsg(db));
		fg_source_free(&t->src);
		free(t);
		return rc;
	}
	*out = &t->base;
	return SQLITE_OK;
}

static int
fg_destroy(sqlite3_vtab *v)
{
	fg_source_free(&((struct fg_table *)v)->src);
	free(v);
	return SQLITE_OK;
}

static int
fg_best_index(sqlite3_vtab *v, sqlite3_index_info *info)
{
	int i, has_config = 0;

	(void)v;
	info->idxNum = 0;
	for (i = 0; i < info->nConstraint; i++) {
		const struct sqlite3_index_constraint *c =
		    &info->aConstraint[i];

		if (c->iColumn == 0 && c->op == SQLITE_INDEX_CONSTRAINT_EQ) {
			if (!c->usable)
				return SQLITE_CONSTRAINT;
			has_config = 1;
			info->aConstraintUsage[i].argvIndex = 1;
			info->aConstraintUsage[i].omit = 1;
		} else if (c->op == OP_FIND && c->usable) {
			info->idxNum = 1;
			info->aConstraintUsage[i].argvIndex = 2;
			info->aConstraintUsage[i].omit = 1;
		}
	}
	info->estimatedCost = 1e6;
	return has_config ? SQLITE_OK : vtab_lacks_args(info);
}

static int
fg_open(sqlite3_vtab *v, sqlite3_vtab_cursor **out)
{
	struct fg_cursor *c = xcalloc(1, sizeof(*c));

	(void)v;
	*out = &c->on.base;
	return SQLITE_OK;
}

static int
fg_filter(sqlite3_vtab_cursor *v, int plan, const char *text, int argc,
    sqlite3_value **argv)
{
	struct fg_cursor *c = (struct fg_cursor *)v;
	struct fg_table *t = (struct fg_table *)v->pVtab;
	const struct fg_config *config = argc > 0 ?
	    sqlite3_value_pointer(argv[0], FG_CONFIG) : NULL;
	const char *what = plan == 1 && argc > 1 ?
	    (const char *)sqlite3_value_text(argv[1]) : "SUPER_ROOT";
	char *error = NULL;

	(void)text;
	grid_drop(c->on.grid);
	c->on.grid = NULL;
	c->on.row = 0;
	c->is_super = plan == 1;
	if (plan == VTAB_LACKS_ARGS)
		error = sqlite3_mprintf("a flame graph takes one argument");
	else if (config == NULL)
		error = sqlite3_mprintf("flamegraph: the argument is what "
		    "__intrinsic_flamegraph_config() gives");
	else if (what == NULL || strcmp(what, "SUPER_ROOT") != 0)
		error = sqlite3_mprintf(FIND "() finds 'SUPER_ROOT'");
	else if (plan == 0 && t->src.n > 0)
		c->on.grid = fg_build(t->sql, &t->src, config, &error);
	if (error == NULL)
		return SQLITE_OK;
	sqlite3_free(v->pVtab->zErrMsg);
	v->pVtab->zErrMsg = error;
	return SQLITE_ERROR;
}

static int
fg_eof(sqlite3_vtab_cursor *v)
{
	struct fg_cursor *c = (struct fg_cursor *)v;

	return c->is_super ? c->on.row > 0 : grid_cursor_eof(v);
}

static int
fg_column_of(sqlite3_vtab_cursor *v, sqlite3_context *out, int i)
{
	struct fg_cursor *c = (struct fg_cursor *)v;

	if (c->is_super) {
		if (i == 1 || i == 3)	/* _tree_id, depth */
			sqlite3_result_int(out, 0);
		else if (i == 6)	/* cumulative_value */
			sqlite3_result_double(out,
			    ((struct fg_table *)v->pVtab)->src.total);
	} else if (i > 0 && i <= c->on.grid->ncolumns)
		grid_cursor_give(&c->on, out, i - 1);
	return SQLITE_OK;
}

static void
find_alone(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	(void)argv;
	sqlite3_result_error(c, FIND "() is a condition on a flame graph", -1);
}

static int
fg_function(sqlite3_vtab *v, int argc, const char *name,
    void (**fn)(sqlite3_context *, int, sqlite3_value **), void **arg)
{
	(void)v;
	if (argc != 2 || strcasecmp(name, FIND) != 0)
		return 0;
	*fn = find_alone;
	*arg = NULL;
	return OP_FIND;
}

static const sqlite3_module fg_module = {
	.iVersion = 3,
	.xCreate = fg_create,
	.xConnect = fg_create,
	.xBestIndex = fg_best_index,
	.xDisconnect = fg_destroy,
	.xDestroy = fg_destroy,
	.xOpen = fg_open,
	.xClose = grid_cursor_close,
	.xFilter = fg_filter,
	.xNext = grid_cursor_next,
	.xEof = fg_eof,
	.xColumn = fg_column_of,
	.xRowid = grid_cursor_rowid,
	.xFindFunction = fg_function,
};

static const struct grid_function fg_functions[] = {
	{ FIND, 2, find_alone, NULL },
};

int
flamegraph_register(struct sql *s)
{
	int rc = sqlite3_create_module_v2(s->db, "__intrinsic_flamegraph",
	    &fg_module, s, NULL);

	if (rc == SQLITE_OK)
		rc = grid_functions(s, fg_functions, 1);
	return rc == SQLITE_OK ? fg_config_register(s) : rc;
}
