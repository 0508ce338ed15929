/*
 * intersect: the table function __ttv_intersect(0, LIST, LIST ...): the times
 * that intervals of all lists have in common, for those with equal keys.
 *
 * Lists are taken in one after the other: what the first ones have in common is
 * a list again.  Two lists are swept in order of time, with those of each that
 * have not ended.  O(n log n + results) where intervals of a list do not
 * overlap much.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "grid.h"
#include "interval.h"
#include "stop.h"
#include "vtab.h"

struct common {
	int64_t		ts, end;
	int64_t		ids[INTERVAL_TABLES];
	uint32_t	key;
};

struct commons {
	struct common	*v;
	size_t		 n, cap;
};

struct in_cursor {
	sqlite3_vtab_cursor base;
	struct sql	*sql;
	struct commons	 rows;
	size_t		 at;
};

#define LOOK_INTERVALS	65536	/* that are looked at between two looks at
				 * whether the run is to end */
#define FIRST_ID	2
#define FIRST_KEY	(FIRST_ID + INTERVAL_TABLES)
#define FIRST_ARG	(FIRST_KEY + INTERVAL_KEYS)

static int
in_connect(sqlite3 *db, void *arg, int argc, const char *const *argv,
    sqlite3_vtab **out, char **error)
{
	struct buf sql = BUF_INIT;
	int i, rc;

	(void)argc;
	(void)argv;
	(void)error;
	buf_adds(&sql, "CREATE TABLE x(ts, dur");
	for (i = 0; i < INTERVAL_TABLES; i++)
		buf_printf(&sql, ", id_%d", i);
	for (i = 0; i < INTERVAL_KEYS; i++)
		buf_printf(&sql, ", key_%d", i);
	for (i = 0; i <= INTERVAL_TABLES; i++)
		buf_printf(&sql, ", list_%d HIDDEN", i);
	buf_adds(&sql, ")");
	rc = sqlite3_declare_vtab(db, sql.data);
	buf_free(&sql);
	return vtab_made(rc, arg, out);
}

static int
in_best_index(sqlite3_vtab *v, sqlite3_index_info *info)
{
	int i, arg, n = 0, found;

	(void)v;
	for (arg = 0; arg <= INTERVAL_TABLES; arg++) {
		found = 0;
		for (i = 0; i < info->nConstraint; i++) {
			if (info->aConstraint[i].iColumn != FIRST_ARG + arg)
				continue;
			if (!info->aConstraint[i].usable)
				return SQLITE_CONSTRAINT;
			info->aConstraintUsage[i].argvIndex = ++n;
			info->aConstraintUsage[i].omit = 1;
			found = 1;
		}
		if (!found)
			break;
	}
	info->estimatedCost = 1e6;
	info->estimatedRows = 100000;
	return SQLITE_OK;
}

static int
in_open(sqlite3_vtab *v, sqlite3_vtab_cursor **out)
{
	struct in_cursor *c = xcalloc(1, sizeof(*c));

	c->sql = ((struct vtab_own *)v)->arg;
	*out = &c->base;
	return SQLITE_OK;
}

static int
in_close(sqlite3_vtab_cursor *v)
{
	struct in_cursor *c = (struct in_cursor *)v;

	free(c->rows.v);
	free(c);
	return SQLITE_OK;
}

/* ---- the sweep */

static void
commons_add(struct commons *to, const struct common *a,
    const struct interval *b, int table)
{
	struct common one = *a;

	one.ts = a->ts > b->ts ? a->ts : b->ts;
	one.end = a->end < b->end ? a->end : b->end;
	/* those that only touch have no time in common */
	if (one.ts > one.end || (one.ts == one.end && a->ts != a->end &&
	    b->ts != b->end))
		return;
	if (one.ts == one.end && ((a->ts == a->end && b->ts != b->end &&
	    a->ts == b->end) || (b->ts == b->end && a->ts != a->end &&
	    b->ts == a->end)))
		return;
	one.ids[table] = b->id;
	to->v = xgrow(to->v, to->n, &to->cap, sizeof(*to->v));
	to->v[to->n++] = one;
}

struct open {			/* numbers of those that have not ended */
	size_t	*v, n, cap;
};

static void
open_add(struct open *o, size_t i)
{
	o->v = xgrow(o->v, o->n, &o->cap, sizeof(*o->v));
	o->v[o->n++] = i;
}

/* Pairs one of the list with those of `from` that have not ended before it. */
static void
sweep_interval(struct commons *to, const struct commons *from,
    struct open *open, const struct interval *b, int table)
{
	size_t i, n = 0;

	for (i = 0; i < open->n; i++) {
		if (from->v[open->v[i]].end < b->ts)
			continue;
		commons_add(to, &from->v[open->v[i]], b, table);
		open->v[n++] = open->v[i];
	}
	open->n = n;
}

static void
sweep_common(struct commons *to, const struct common *a, struct open *open,
    const struct interval *list, int table)
{
	size_t i, n = 0;

	for (i = 0; i < open->n; i++) {
		if (list[open->v[i]].end < a->ts)
			continue;
		commons_add(to, a, &list[open->v[i]], table);
		open->v[n++] = open->v[i];
	}
	open->n = n;
}

static int
compare(const void *a, const void *b)
{
	const struct common *x = a, *y = b;

	if (x->key != y->key)
		return COMPARE(x->key, y->key);
	if (x->ts != y->ts)
		return COMPARE(x->ts, y->ts);
	return COMPARE(x->end, y->end);
}

/* Replaces the rows by their intersections with the list of a table. */
static void
take_in(struct sql *s, struct commons *rows, const struct intervals *list,
    int table)
{
	struct commons to = { NULL, 0, 0 };
	struct open left = { NULL, 0, 0 }, right = { NULL, 0, 0 };
	size_t i = 0, k = 0, work = 0;
	uint32_t key = 0;

	while (i < rows->n || k < list->n) {
		int first = k == list->n || (i < rows->n &&
		    (rows->v[i].key < list->v[k].key || (rows->v[i].key ==
		    list->v[k].key && rows->v[i].ts <= list->v[k].ts)));
		uint32_t now = first ? rows->v[i].key : list->v[k].key;

		work += 1 + left.n + right.n;
		if (work > LOOK_INTERVALS) {
			work = 0;
			if (sql_stopped(s)) {
				to.n = 0;	/* sorting takes long, too */
				break;
			}
		}
		if (now != key) {
			left.n = right.n = 0;
			key = now;
		}
		if (first) {
			sweep_common(&to, &rows->v[i], &right, list->v,
			    table);
			open_add(&left, i++);
		} else {
			sweep_interval(&to, rows, &left, &list->v[k], table);
			open_add(&right, k++);
		}
	}
	free(left.v);
	free(right.v);
	free(rows->v);
	sort_any(to.v, to.n, sizeof(*to.v), compare);
	*rows = to;
}

#define NO_LIST	"the arguments are lists of intervals"

/* Adds what n lists have in common; returns 0, or -1: one is no list. */
static int
intersect_lists(struct sql *s, sqlite3_value **argv, int n,
    struct commons *rows)
{
	const struct intervals *list;
	struct common *one;
	size_t k;
	int i;

	for (i = 0; i < n; i++) {
		list = sqlite3_value_pointer(argv[i], INTERVAL_TYPE);
		if (list == NULL)
			return -1;
		if (i > 0) {
			take_in(s, rows, list, i);
			continue;
		}
		for (k = 0; k < list->n; k++) {
			rows->v = xgrow(rows->v, rows->n, &rows->cap,
			    sizeof(*rows->v));
			one = &rows->v[rows->n++];
			memset(one, 0, sizeof(*one));
			one->ts = list->v[k].ts;
			one->end = list->v[k].end;
			one->key = list->v[k].key;
			one->ids[0] = list->v[k].id;
		}
	}
	return 0;
}

static int
in_filter(sqlite3_vtab_cursor *v, int plan, const char *text, int argc,
    sqlite3_value **argv)
{
	struct in_cursor *c = (struct in_cursor *)v;
	struct commons *rows = &c->rows;

	(void)plan;
	(void)text;
	rows->n = 0;
	c->at = 0;
	if (intersect_lists(c->sql, argv + 1, argc - 1, rows) == 0)
		return SQLITE_OK;
	sqlite3_free(v->pVtab->zErrMsg);
	v->pVtab->zErrMsg = sqlite3_mprintf(NO_LIST);
	return SQLITE_ERROR;
}

static int
in_next(sqlite3_vtab_cursor *v)
{
	((struct in_cursor *)v)->at++;
	return SQLITE_OK;
}

static int
in_eof(sqlite3_vtab_cursor *v)
{
	struct in_cursor *c = (struct in_cursor *)v;

	return c->at >= c->rows.n;
}

static int
in_column(sqlite3_vtab_cursor *v, sqlite3_context *out, int i)
{
	struct in_cursor *c = (struct in_cursor *)v;
	const struct common *one = &c->rows.v[c->at];

	if (i == 0)
		sqlite3_result_int64(out, one->ts);
	else if (i == 1)
		sqlite3_result_int64(out, one->end - one->ts);
	else if (i < FIRST_KEY)
		sqlite3_result_int64(out, one->ids[i - FIRST_ID]);
	else if (i < FIRST_ARG && one->key != 0)
		interval_key(out, c->sql, one->key, i - FIRST_KEY);
	return SQLITE_OK;
}

static int
in_rowid(sqlite3_vtab_cursor *v, sqlite3_int64 *id)
{
	*id = (sqlite3_int64)((struct in_cursor *)v)->at;
	return SQLITE_OK;
}

static const sqlite3_module module = {
	.iVersion = 3,
	.xConnect = in_connect,
	.xBestIndex = in_best_index,
	.xDisconnect = vtab_disconnect,
	.xOpen = in_open,
	.xClose = in_close,
	.xFilter = in_filter,
	.xNext = in_next,
	.xEof = in_eof,
	.xColumn = in_column,
	.xRowid = in_rowid,
};

/* ---- as trace_processor has it: a function that gives a grid */

/* Adds the columns ts, dur, id_0 ... and those of a text "(key, ...)". */
static int
grid_columns(struct grid *g, const char *keys)
{
	char name[64];
	size_t n;
	int i, nkeys = 0;

	grid_column(g, "ts");
	grid_column(g, "dur");
	for (i = 0; i < INTERVAL_TABLES; i++) {
		sqlite3_snprintf(sizeof(name), name, "id_%d", i);
		grid_column(g, name);
	}
	while (keys != NULL && nkeys < INTERVAL_KEYS) {
		keys += strspn(keys, "(), \t\r\n");
		n = strcspn(keys, "(), \t\r\n");
		if (n == 0)
			break;
		sqlite3_snprintf(sizeof(name), name, "%.*s", (int)n, keys);
		grid_column(g, name);
		keys += n;
		nkeys++;
	}
	return nkeys;
}

/* Gives what lists have in common; the last argument names their keys. */
static void
intersect(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	struct commons rows = { NULL, 0, 0 };
	struct grid *g;
	size_t i;
	int k, nkeys, full = 0;

	if (argc < 2 || argc - 1 > INTERVAL_TABLES ||
	    intersect_lists(s, argv, argc - 1, &rows) == -1) {
		sqlite3_result_error(c, NO_LIST, -1);
		free(rows.v);
		return;
	}
	g = grid_new();
	nkeys = grid_columns(g, (const char *)sqlite3_value_text(
	    argv[argc - 1]));
	for (i = 0; i < rows.n && full == 0; i++) {
		full |= grid_int(g, rows.v[i].ts);
		full |= grid_int(g, rows.v[i].end - rows.v[i].ts);
		for (k = 0; k < INTERVAL_TABLES; k++)
			full |= k < argc - 1 ? grid_int(g, rows.v[i].ids[k]) :
			    grid_null(g);
		for (k = 0; k < nkeys; k++)
			full |= interval_key_cell(g, s, rows.v[i].key, k);
	}
	free(rows.v);
	if (full != 0) {
		grid_drop(g);
		grid_full(c, "interval_intersect");
	} else
		grid_give(c, g);
}

static const struct grid_function functions[] = {
	{ "__intrinsic_interval_intersect", -1, intersect, NULL },
};

int
intersect_register(struct sql *s)
{
	int rc = sqlite3_create_module_v2(s->db, "__ttv_intersect", &module,
	    s, NULL);

	return rc == SQLITE_OK ? grid_functions(s, functions, 1) : rc;
}
