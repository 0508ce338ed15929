/*
 * vtab: virtual tables of SQLite from tables of definitions.
 *
 * A query's conditions are taken in three forms: on columns whose values ascend
 * with the rows they narrow a range by binary search; on columns that list
 * their rows they make a list; on names and categories they make a set of
 * kinds.  Rows always come ascending (or all the other way around), and SQLite
 * tests each condition again, so what is found may be too much but never too
 * little.
 *
 * vtab_plan.c has the plans.
 */
#include "config.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#include "sql_int.h"
#include "vtab.h"

#define PREFETCH	16	/* rows ahead whose memory is asked for: about
				 * a microsecond */
#define LENGTH_SAMPLE	1000	/* rows that tell how rare lengths are */
#define LENGTH_PART	8	/* a list is worth it for less than this part */

struct cursor {
	sqlite3_vtab_cursor base;
	struct sql	*sql;
	const struct sql_table *def;
	struct sql_rows	 rows;
	const uint32_t	*subset;
	int		 has_list;	/* 1: rows are those of the list */
	int		 descend;
	const struct sql_column *sorted; /* whose order rows have; NULL */
	uint64_t	 at, left;	/* place in rows; how many follow */
	uint64_t	 row;
	sqlite3_value	*args[VTAB_ARGS];
};

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

static int
table_disconnect(sqlite3_vtab *v)
{
	free(v);
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
	for (i = 0; i < VTAB_ARGS; i++) {
		sqlite3_value_free(c->args[i]);
		c->args[i] = NULL;
	}
}

static int
cursor_close(sqlite3_vtab_cursor *v)
{
	struct cursor *c = (struct cursor *)v;

	cursor_clear(c);
	rows_free(&c->rows);
	free(c);
	return SQLITE_OK;
}

/* Returns the row at a place of the table. */
static uint64_t
row_at(const struct cursor *c, uint64_t place)
{
	return c->subset != NULL ? c->subset[place] : place;
}

static int64_t
key_at(const struct cursor *c, const struct sql_column *col, uint64_t place)
{
	uint64_t row = row_at(c, place);

	return col->way == WAY_ID ? (int64_t)row : col->key(c->sql, row);
}

/* Returns the first place whose value is not less than `value`. */
static uint64_t
place_from(const struct cursor *c, const struct sql_column *col,
    int64_t value)
{
	uint64_t lo = c->rows.lo, hi = c->rows.hi, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (key_at(c, col, mid) < value)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

/*
 * Sets [*from, *to] to the whole numbers that `op` and a value leave.  Returns
 * 0 if there are none.
 */
static int
bounds(char op, sqlite3_value *v, int64_t *from, int64_t *to)
{
	double d;
	int64_t n;

	*from = INT64_MIN;
	*to = INT64_MAX;
	switch (sqlite3_value_numeric_type(v)) {
	case SQLITE_INTEGER:
		n = sqlite3_value_int64(v);
		if (op != '<')
			*from = n;
		if (op != '>')
			*to = n;
		return 1;
	case SQLITE_FLOAT:
		d = sqlite3_value_double(v);
		if (op != '<' && d >= 9223372036854775808.0)
			return 0;
		if (op != '>' && d < -9223372036854775808.0)
			return 0;
		if (op != '<' && d > -9223372036854775808.0)
			*from = (int64_t)floor(d);
		if (op != '>' && d < 9223372036854775807.0)
			*to = (int64_t)ceil(d);
		return 1;
	case SQLITE_NULL:
		return 0;
	default:
		return op == '<';	/* numbers are less than text */
	}
}

static void
narrow(struct cursor *c, const struct sql_column *col, char op,
    sqlite3_value *v)
{
	int64_t from, to;

	if (!bounds(op, v, &from, &to)) {
		c->rows.hi = c->rows.lo;
		return;
	}
	c->rows.lo = place_from(c, col, from);
	if (to != INT64_MAX)
		c->rows.hi = place_from(c, col, to + 1);
}

/* Adds the rows of a value of a column to a list. */
static void
list_value(struct cursor *c, const struct sql_column *col, sqlite3_value *v,
    struct sql_rows *out)
{
	int64_t from, to;
	uint64_t place;

	if (!bounds('=', v, &from, &to) || from != to)
		return;
	if (col->way == WAY_FIND) {
		col->find(c->sql, from, out);
		return;
	}
	place = place_from(c, col, from);
	for (; place < c->rows.hi && key_at(c, col, place) == from; place++)
		rows_add(out, row_at(c, place));
}

/* Makes a list that was lent one of the cursor. */
static void
list_own(struct sql_rows *r)
{
	uint32_t *copy;

	if (r->cap > 0)
		return;
	copy = xreallocarray(NULL, r->n + 1, sizeof(*copy));
	if (r->n > 0)
		memcpy(copy, r->list, r->n * sizeof(*copy));
	r->list = copy;
	r->cap = r->n + 1;
}

/* Removes from a list what is not in the table or not in its range. */
static void
list_clip(struct cursor *c, struct sql_rows *list)
{
	uint64_t first, last, place;
	size_t i, n = 0;

	if (c->rows.lo >= c->rows.hi) {
		list->n = 0;
		return;
	}
	first = row_at(c, c->rows.lo);
	last = row_at(c, c->rows.hi - 1);
	if (c->subset == NULL && (list->n == 0 || (list->list[0] >= first &&
	    list->list[list->n - 1] <= last)))
		return;
	list_own(list);
	for (i = 0; i < list->n; i++) {
		if (list->list[i] < first || list->list[i] > last)
			continue;
		if (c->subset != NULL) {
			uint64_t lo = c->rows.lo, hi = c->rows.hi;

			while (lo < hi) {
				place = lo + (hi - lo) / 2;
				if (c->subset[place] < list->list[i])
					lo = place + 1;
				else
					hi = place;
			}
			if (lo == c->rows.hi || c->subset[lo] != list->list[i])
				continue;
		}
		list->list[n++] = list->list[i];
	}
	list->n = n;
}

/* Makes a list of the rows of a value, or of the values of an IN. */
static void
find_rows(struct cursor *c, const struct sql_column *col, char op,
    sqlite3_value *v)
{
	struct sql_rows *list = &c->rows;
	sqlite3_value *in;
	int rc;

	if (c->has_list)
		return;		/* one list is enough: SQLite tests the rest */
	c->has_list = 1;
	if (op == 'i') {
		for (rc = sqlite3_vtab_in_first(v, &in); rc == SQLITE_OK &&
		    in != NULL; rc = sqlite3_vtab_in_next(v, &in))
			list_value(c, col, in, list);
	} else
		list_value(c, col, v, list);
	rows_sort(list);
}

/* Returns whether few of the rows have a length of [from, to]: of a sample. */
static int
is_rare(struct cursor *c, const struct sql_column *col, int64_t from,
    int64_t to)
{
	uint64_t n = c->rows.hi - c->rows.lo, step = n / LENGTH_SAMPLE + 1, i;
	uint64_t hits = 0, tried = 0;
	int64_t dur;

	for (i = c->rows.lo; i < c->rows.hi; i += step, tried++) {
		dur = col->key(c->sql, row_at(c, i));
		hits += dur >= from && dur <= to;
	}
	return hits < tried / LENGTH_PART;
}

/* Makes a list of the rows with lengths that `op` and a value leave. */
static void
find_lengths(struct cursor *c, const struct sql_column *col, char op,
    sqlite3_value *v)
{
	const uint32_t *sorted;
	struct cursor by;
	int64_t from, to;
	uint64_t i, n;

	if (c->has_list || c->def->sorted == NULL || c->subset != NULL ||
	    !bounds(op, v, &from, &to) || !is_rare(c, col, from, to))
		return;
	sorted = c->def->sorted(c->sql, col);
	memset(&by, 0, sizeof(by));
	by.sql = c->sql;
	by.subset = sorted;
	by.rows.hi = vtab_rows((const struct vtab *)c->base.pVtab);
	i = place_from(&by, col, from);
	n = to == INT64_MAX ? by.rows.hi : place_from(&by, col, to + 1);
	if (n - i > by.rows.hi / LENGTH_PART)
		return;
	c->has_list = 1;
	for (; i < n; i++)
		rows_add(&c->rows, sorted[i]);
	rows_sort(&c->rows);
}

static void
cursor_conditions(struct cursor *c, const char *plan, sqlite3_value **argv)
{
	const struct sql_column *col;
	int i;
	char op;

	for (i = 0; plan[2 * i] != '\0'; i++) {
		op = plan[2 * i];
		col = &c->def->columns[plan[2 * i + 1] - 'A'];
		if (op == 'a')
			continue;
		if (col->way == WAY_KIND)
			kinds_narrow(c->sql, &c->rows, col->name[0] != 'c',
			    op, argv[i]);
		else if (col->way == WAY_LENGTH && op != 'i')
			find_lengths(c, col, op, argv[i]);
		else if (op == 'i' || col->way == WAY_FIND)
			find_rows(c, col, op, argv[i]);
		else if (c->sorted == NULL)
			narrow(c, col, op, argv[i]);
	}
}

/* Returns whether the row at the place counts: by its kind. */
static int
is_wanted(const struct cursor *c)
{
	uint32_t kind;

	if (c->rows.kinds == NULL)
		return 1;
	kind = c->def->kind(c->sql, c->row);
	return c->rows.kinds[kind / 64] >> kind % 64 & 1;
}

/* Asks for the memory of rows that come soon, of those in an odd order. */
static void
prefetch(const struct cursor *c)
{
	const uint32_t *rows = c->has_list ? c->rows.list : c->subset;
	uint64_t near = c->descend ? c->at - PREFETCH : c->at + PREFETCH;
	uint64_t far = c->descend ? near - PREFETCH : near + PREFETCH;

	if (c->def->prefetch == NULL || c->left <= 2 * PREFETCH)
		return;
	c->def->prefetch(c->sql, rows != NULL ? rows[near] : near,
	    rows != NULL ? rows[far] : far);
}

/* Steps to the next row that counts, from `at` with `left` rows. */
static void
cursor_step(struct cursor *c)
{
	for (; c->left > 0; c->left--) {
		c->row = c->has_list ? c->rows.list[c->at] :
		    row_at(c, c->at);
		prefetch(c);
		c->at += c->descend ? (uint64_t)-1 : 1;
		if (is_wanted(c))
			return;
	}
}

/* Puts the list in the order of the column whose order rows have. */
static void
list_sort(struct cursor *c)
{
	struct radix *pairs = xreallocarray(NULL, c->rows.n + 1,
	    sizeof(*pairs));
	uint64_t row;
	size_t i;

	for (i = 0; i < c->rows.n; i++) {
		row = c->rows.list[i];
		pairs[i] = (struct radix){
		    radix_time(c->sorted->key(c->sql, row)), row };
	}
	radix_sort(pairs, c->rows.n);
	list_own(&c->rows);
	for (i = 0; i < c->rows.n; i++)
		c->rows.list[i] = (uint32_t)pairs[i].value;
	free(pairs);
}

static int
cursor_start(struct cursor *c)
{
	struct sql_rows *r = &c->rows;

	if (c->has_list) {
		list_clip(c, r);
		if (c->sorted != NULL)
			list_sort(c);
		c->left = r->n;
		c->at = c->descend ? c->left - 1 : 0;
	} else {
		if (c->sorted != NULL)
			c->subset = c->def->sorted(c->sql, c->sorted);
		c->left = r->hi - r->lo;
		c->at = c->descend ? r->hi - 1 : r->lo;
	}
	cursor_step(c);
	return SQLITE_OK;
}

static int
cursor_call(struct cursor *c, sqlite3_value **argv, int argc)
{
	char *error = NULL;
	int i;

	for (i = 0; i < argc && i < VTAB_ARGS; i++)
		c->args[i] = sqlite3_value_dup(argv[i]);
	if (c->def->call(c->sql, argv, &c->rows, &error) == -1) {
		sqlite3_free(c->base.pVtab->zErrMsg);
		c->base.pVtab->zErrMsg = error;
		return SQLITE_ERROR;
	}
	c->has_list = 1;
	c->left = c->rows.n;
	c->at = 0;
	cursor_step(c);
	return SQLITE_OK;
}

static int
cursor_filter(sqlite3_vtab_cursor *v, int num, const char *plan, int argc,
    sqlite3_value **argv)
{
	struct cursor *c = (struct cursor *)v;

	(void)num;
	cursor_clear(c);
	c->descend = plan[0] == 'D';
	c->sorted = plan[1] == '.' ? NULL : &c->def->columns[plan[1] - 'A'];
	c->subset = NULL;
	c->left = 0;
	if (c->def->call != NULL)
		return cursor_call(c, argv, argc);
	c->rows.lo = 0;
	c->rows.hi = vtab_rows((const struct vtab *)v->pVtab);
	if (c->def->subset != NULL)
		c->subset = c->def->subset(c->sql, &c->rows.hi);
	cursor_conditions(c, plan + 2, argv);
	if (c->rows.lo > c->rows.hi)
		c->rows.hi = c->rows.lo;
	if (c->rows.kinds != NULL && !c->has_list)
		c->has_list = kinds_list(c->sql, c->def, &c->rows);
	return cursor_start(c);
}

static int
cursor_next(sqlite3_vtab_cursor *v)
{
	struct cursor *c = (struct cursor *)v;

	c->left--;
	cursor_step(c);
	return SQLITE_OK;
}

static int
cursor_eof(sqlite3_vtab_cursor *v)
{
	return ((struct cursor *)v)->left == 0;
}

static int
cursor_column(sqlite3_vtab_cursor *v, sqlite3_context *out, int i)
{
	struct cursor *c = (struct cursor *)v;
	int n = ((struct vtab *)v->pVtab)->ncolumns;

	if (i >= n) {
		if (i - n < VTAB_ARGS && c->args[i - n] != NULL)
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

static const sqlite3_module module = {
	.iVersion = 3,
	.xConnect = table_connect,
	.xBestIndex = vtab_best_index,
	.xDisconnect = table_disconnect,
	.xOpen = cursor_open,
	.xClose = cursor_close,
	.xFilter = cursor_filter,
	.xNext = cursor_next,
	.xEof = cursor_eof,
	.xColumn = cursor_column,
	.xRowid = cursor_rowid,
};

static int
register_table(struct sql *s, const struct sql_table *def)
{
	struct vtab_arg *a = xmalloc(sizeof(*a));

	a->sql = s;
	a->def = def;
	return sqlite3_create_module_v2(s->db, def->name, def->module != NULL ?
	    def->module : &module, a, free);
}

int
vtab_register(struct sql *s)
{
	size_t i;
	int rc = SQLITE_OK;

	for (i = 0; sql_tables[i] != NULL && rc == SQLITE_OK; i++)
		rc = register_table(s, sql_tables[i]);
	for (i = 0; empty_tables[i].name != NULL && rc == SQLITE_OK; i++)
		rc = register_table(s, &empty_tables[i]);
	return rc;
}
