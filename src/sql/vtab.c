/*
 * vtab: virtual tables of SQLite from tables of definitions.
 *
 * A cursor visits a range or a list of rows, ascending or descending, and skips
 * those that fail a test of the plan; vtab_plan.c has the plans, vtab_rows.c
 * what rows a plan leaves.  SQLite does not test a condition again that a plan
 * has taken, so what is visited is exactly what the conditions leave.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "extract.h"
#include "rows.h"
#include "sql_int.h"
#include "table.h"
#include "vtab.h"

#define COST_NEVER	1e60	/* more than any plan that can be run */

static int
count_columns(const struct sql_table *def)
{
	int n = 0;

	while (def->columns[n].name != NULL)
		n++;
	return n;
}

static int
count_args(const struct sql_table *def)
{
	int n = 0;

	while (def->args != NULL && def->args[n] != NULL)
		n++;
	return n;
}

/* Returns the name of a type for SQLite, which gives a column its affinity. */
static const char *
affinity(const char *type)
{
	if (strcmp(type, "STRING") == 0)
		return "TEXT";
	if (strcmp(type, "DOUBLE") == 0)
		return "REAL";
	if (strcmp(type, "ANY") == 0)
		return "";
	return "BIGINT";
}

int
vtab_declare(sqlite3 *db, const struct sql_table *def)
{
	struct buf sql = BUF_INIT;
	int i, rc;

	buf_adds(&sql, "CREATE TABLE x(");
	for (i = 0; def->columns[i].name != NULL; i++)
		buf_printf(&sql, "%s\"%s\" %s", i > 0 ? ", " : "",
		    def->columns[i].name, affinity(def->columns[i].type));
	for (i = 0; i < count_args(def); i++)
		buf_printf(&sql, ", \"%s\" HIDDEN", def->args[i]);
	buf_adds(&sql, ")");
	rc = sqlite3_declare_vtab(db, sql.data);
	buf_free(&sql);
	return rc;
}

static int
table_connect(sqlite3 *db, void *arg, int argc, const char *const *argv,
    sqlite3_vtab **out, char **error)
{
	struct vtab_arg *a = arg;
	struct vtab *t;
	int rc = vtab_declare(db, a->def);

	(void)argc;
	(void)argv;
	(void)error;
	if (rc != SQLITE_OK)
		return rc;
	t = xcalloc(1, sizeof(*t));
	t->sql = a->sql;
	t->def = a->def;
	t->ncolumns = count_columns(a->def);
	t->nargs = count_args(a->def);
	*out = &t->base;
	return SQLITE_OK;
}

int
vtab_disconnect(sqlite3_vtab *v)
{
	free(v);
	return SQLITE_OK;
}

int
vtab_made(int rc, void *arg, sqlite3_vtab **out)
{
	struct vtab_own *t;

	if (rc != SQLITE_OK)
		return rc;
	t = xcalloc(1, sizeof(*t));
	t->arg = arg;
	*out = &t->base;
	return SQLITE_OK;
}

int
vtab_lacks_args(sqlite3_index_info *info)
{
	memset(info->aConstraintUsage, 0, (size_t)info->nConstraint *
	    sizeof(*info->aConstraintUsage));
	info->idxNum = VTAB_LACKS_ARGS;
	info->estimatedCost = COST_NEVER;
	info->estimatedRows = INT32_MAX;
	return SQLITE_OK;
}

/* ---- cursors */

static int
cursor_open(sqlite3_vtab *v, sqlite3_vtab_cursor **out)
{
	const struct vtab *t = (const struct vtab *)v;
	struct cursor *c = xcalloc(1, sizeof(*c));

	c->sql = t->sql;
	c->def = t->def;
	c->cells = vtab_block_columns(t->def);
	*out = &c->base;
	return SQLITE_OK;
}

/* Forgets the rows of the query before; the memory of their list stays. */
static void
cursor_clear(struct cursor *c)
{
	int i;

	if (c->rows.cap == 0)
		c->rows.list = NULL;
	c->rows.n = 0;
	free(c->rows.kinds);
	c->rows.kinds = NULL;
	c->has_list = 0;
	c->ntests = 0;
	for (i = 0; i < c->nargs; i++)
		sqlite3_value_free(c->args[i]);
	c->nargs = 0;
}

static int
cursor_close(sqlite3_vtab_cursor *v)
{
	struct cursor *c = (struct cursor *)v;

	cursor_clear(c);
	vtab_block_free(c);
	rows_free(&c->rows);
	free(c);
	return SQLITE_OK;
}

/* Steps to the next row, from `at` with `left` rows. */
static inline void
cursor_step(struct cursor *c)
{
	if (c->left == 0)
		return;
	c->row = c->list != NULL ? c->list[c->at] : c->at;
	c->at += (uint64_t)c->step;
}

/* Visits the rows of a list or, if it is NULL, those from `lo` on. */
static void
cursor_start(struct cursor *c, const uint32_t *list, uint64_t lo, uint64_t n)
{
	c->list = list;
	c->left = n;
	c->step = c->descend ? -1 : 1;
	c->is_block = c->ntests > 0 || c->rows.kinds != NULL ||
	    (c->cells != 0 && n > BLOCK_FIRST);
	c->at = c->descend ? lo + n - 1 : lo;
	if (c->is_block)
		vtab_block_start(c);
	else
		cursor_step(c);
}

static int
cursor_call(struct cursor *c, sqlite3_value **argv, int argc)
{
	char *error = NULL;

	for (; c->nargs < argc && c->nargs < VTAB_ARGS; c->nargs++)
		c->args[c->nargs] = sqlite3_value_dup(argv[c->nargs]);
	if (c->def->call(c->sql, argv, &c->rows, &error) == -1) {
		sqlite3_free(c->base.pVtab->zErrMsg);
		c->base.pVtab->zErrMsg = error;
		return SQLITE_ERROR;
	}
	cursor_start(c, c->rows.list, 0, c->rows.n);
	return SQLITE_OK;
}

static int
cursor_filter(sqlite3_vtab_cursor *v, int num, const char *plan, int argc,
    sqlite3_value **argv)
{
	struct cursor *c = (struct cursor *)v;
	struct sql_rows *r = &c->rows;

	(void)num;
	cursor_clear(c);
	c->descend = plan[0] == 'D';
	c->left = 0;
	if (c->def->call != NULL)
		return cursor_call(c, argv, argc);
	vtab_rows_find(c, plan, argv);
	if (c->has_list)
		cursor_start(c, r->list, 0, r->n);
	else if (c->subset != NULL)
		cursor_start(c, c->subset, r->lo, r->hi - r->lo);
	else
		cursor_start(c, NULL, r->lo, r->hi - r->lo);
	return SQLITE_OK;
}

static int
cursor_next(sqlite3_vtab_cursor *v)
{
	struct cursor *c = (struct cursor *)v;
	struct vtab_block *b = c->block;

	if (!c->is_block) {
		c->left--;
		cursor_step(c);
	} else if (++b->at < b->n)
		c->row = b->rows[b->at];
	else
		vtab_block_step(c);
	return SQLITE_OK;
}

static int
cursor_eof(sqlite3_vtab_cursor *v)
{
	const struct cursor *c = (const struct cursor *)v;

	return c->is_block ? c->block->at >= c->block->n : c->left == 0;
}

/* Gives the value of a column that blocks can have; returns 0 if one cannot */
static int
block_cell(struct cursor *c, sqlite3_context *out, int i)
{
	const struct vtab_block *b = c->block;

	if ((b->filled >> i & 1) == 0 && !vtab_block_fill(c, i))
		return 0;
	if (b->texts[i] == NULL)
		sqlite3_result_int64(out, b->nums[i][b->at]);
	else if (b->texts[i][b->at] != NULL)
		/* strings live as long as the trace: none is copied */
		sqlite3_result_text(out, b->texts[i][b->at],
		    (int)b->nums[i][b->at], SQLITE_STATIC);
	return 1;
}

static int
cursor_column(sqlite3_vtab_cursor *v, sqlite3_context *out, int i)
{
	struct cursor *c = (struct cursor *)v;
	int n = ((struct vtab *)v->pVtab)->ncolumns;

	if (c->is_block && i < VTAB_CELLS && c->cells >> i & 1 &&
	    block_cell(c, out, i))
		return SQLITE_OK;
	if (i >= n) {
		if (i - n < c->nargs && c->args[i - n] != NULL)
			sqlite3_result_value(out, c->args[i - n]);
	} else if (c->def->columns[i].get != NULL)
		c->def->columns[i].get(out, c->sql, c->row);
	return SQLITE_OK;
}

static int
cursor_rowid(sqlite3_vtab_cursor *v, sqlite3_int64 *id)
{
	*id = (sqlite3_int64)((struct cursor *)v)->row;
	return SQLITE_OK;
}

/* Makes a constraint of the hint that extract.c writes. */
static int
find_function(sqlite3_vtab *v, int argc, const char *name,
    void (**function)(sqlite3_context *, int, sqlite3_value **), void **arg)
{
	(void)v;
	if (argc != 2 || strcmp(name, EXTRACT_MAY) != 0)
		return 0;
	*function = extract_may;
	*arg = NULL;
	return SQLITE_INDEX_CONSTRAINT_FUNCTION;
}

static const sqlite3_module module = {
	.iVersion = 3,
	.xConnect = table_connect,
	.xBestIndex = vtab_best_index,
	.xDisconnect = vtab_disconnect,
	.xOpen = cursor_open,
	.xClose = cursor_close,
	.xFilter = cursor_filter,
	.xNext = cursor_next,
	.xEof = cursor_eof,
	.xColumn = cursor_column,
	.xRowid = cursor_rowid,
	.xFindFunction = find_function,
};

int
vtab_register(struct sql *s, const struct sql_table *def, const char *name)
{
	struct vtab_arg *a = xmalloc(sizeof(*a));

	a->sql = s;
	a->def = def;
	return sqlite3_create_module_v2(s->db, name, def->module != NULL ?
	    def->module : &module, a, free);
}
