/*
 * args_table: the table args and the function EXTRACT_ARG.
 *
 * Sets are read one after the other while rows are asked for.  The id of a row
 * is that of its set and its place in the set.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "args.h"
#include "args_set.h"
#include "args_store.h"
#include "func.h"
#include "rows.h"
#include "stop.h"
#include "table.h"
#include "vtab.h"

#define PLACE_BITS	28	/* args of a set in an id: more than an event
				 * can have */

#define LOOK_SETS	1024	/* sets without args between two looks at
				 * whether the run is to end */
#define SET_BOUNDS	8	/* conditions on sets of a plan, at most */

/*
 * What rows are found by (idxNum): nothing, a set, an id, the text or the
 * number of a value, which SQLite tests again, a key, or bounds of sets, whose
 * operators stand in the plan's text.  PLAN_KEYS: nothing, but in the order of
 * keys.  PLAN_LIST: a list of keys, in the order of the table.
 */
enum { PLAN_ALL, PLAN_SET, PLAN_ID, PLAN_TEXT, PLAN_NUMBER, PLAN_KEY,
	PLAN_BOUNDS, PLAN_KEYS, PLAN_LIST };

/* How a text is found (idxStr), see plan_text(). */
#define PLAN_SAID	"said"
#define PLAN_IN		"in"

#define SET_COST	20	/* of a look-up of a set that is kept, in rows
				 * of the table: it begins anew */

enum { A_ID, A_SET, A_FLAT, A_KEY, A_INT, A_STRING, A_REAL, A_TYPE,
	A_DISPLAY };

struct args_cursor {
	sqlite3_vtab_cursor base;
	struct sql	*sql;
	int64_t		 set, end;	/* sets from the one shown */
	struct sql_rows	 found;		/* or the sets of these rows first */
	size_t		 nfound;	/* that were visited */
	int64_t		 others;	/* the first set behind them */
	size_t		 at;		/* place in it */
	/*
	 * PLAN_KEY, PLAN_KEYS: places of the store, from the one shown;
	 * PLAN_LIST: places of `found`, which has numbers of its args
	 */
	const struct args_store *keys;	/* or NULL */
	uint64_t	 place, nplaces;
	uint32_t	 hint;		/* of args_store_at() */
	int		 is_at;		/* 1: set and at are those of place */
	int		 is_list;	/* 1: PLAN_LIST */
	const char	*key;		/* of the places before key_end */
	size_t		 nkey;
	uint64_t	 key_end;
};

static int
args_connect(sqlite3 *db, void *arg, int argc, const char *const *argv,
    sqlite3_vtab **out, char **error)
{
	const struct vtab_arg *a = arg;
	int rc;

	(void)argc;
	(void)argv;
	(void)error;
	rc = vtab_declare(db, a->def);
	return vtab_made(rc, a->sql, out);
}

/* Returns the plan of a condition. */
static int
plan_of(sqlite3_index_info *info, int i, int has_keys)
{
	const struct sqlite3_index_constraint *k = &info->aConstraint[i];

	if (!k->usable || k->op != SQLITE_INDEX_CONSTRAINT_EQ)
		return PLAN_ALL;
	switch (k->iColumn) {
	case A_SET:
		return PLAN_SET;
	case A_ID:
		return PLAN_ID;
	case A_INT:
	case A_REAL:
		return PLAN_NUMBER;
	case A_KEY:
		return has_keys && strcmp(sqlite3_vtab_collation(info, i),
		    "BINARY") == 0 ? PLAN_KEY : PLAN_ALL;
	case A_STRING:
	case A_DISPLAY:
		return strcmp(sqlite3_vtab_collation(info, i), "BINARY") == 0 ?
		    PLAN_TEXT : PLAN_ALL;
	default:
		return PLAN_ALL;
	}
}

/* Returns the operator of a bound of the number of a set for a plan, or 0. */
static char
bound_of(const struct sqlite3_index_constraint *k)
{
	if (!k->usable || k->iColumn != A_SET)
		return 0;
	switch (k->op) {
	case SQLITE_INDEX_CONSTRAINT_GT:
		return '>';
	case SQLITE_INDEX_CONSTRAINT_GE:
		return 'g';
	case SQLITE_INDEX_CONSTRAINT_LT:
		return '<';
	case SQLITE_INDEX_CONSTRAINT_LE:
		return 'l';
	default:
		return 0;
	}
}

/* Makes a plan of the bounds of sets, if there are any and nothing better. */
static int
plan_bounds(sqlite3_index_info *info)
{
	char ops[SET_BOUNDS + 1];
	int i, n = 0;

	for (i = 0; i < info->nConstraint && n < SET_BOUNDS; i++)
		if ((ops[n] = bound_of(&info->aConstraint[i])) != 0)
			info->aConstraintUsage[i].argvIndex = ++n;
	ops[n] = '\0';
	if (n == 0)
		return SQLITE_OK;
	info->idxNum = PLAN_BOUNDS;
	info->estimatedRows = info->estimatedRows / 4 + 1;
	info->estimatedCost /= 4;
	info->idxStr = sqlite3_mprintf("%s", ops);
	info->needToFreeIdxStr = 1;
	return info->idxStr != NULL ? SQLITE_OK : SQLITE_NOMEM;
}

/*
 * Returns the rows of a key that the statement names, about: of several keys
 * the least, of one that comes from another table a part of all.
 */
static double
key_rows(const struct args_store *keys, sqlite3_index_info *info)
{
	double rows = keys != NULL ? (double)args_store_all(keys) / 10 + 1 : 0;
	const char *key;
	sqlite3_value *v;
	uint64_t from, to;
	int i;

	for (i = 0; i < info->nConstraint; i++) {
		if (plan_of(info, i, keys != NULL) != PLAN_KEY ||
		    sqlite3_vtab_rhs_value(info, i, &v) != SQLITE_OK ||
		    (key = (const char *)sqlite3_value_text(v)) == NULL)
			continue;
		args_store_places(keys, key, (size_t)
		    sqlite3_value_bytes(v), &from, &to);
		rows = fmin(rows, (double)(to - from) + 1);
	}
	return rows;
}

/* Takes the order of keys upon itself where it is asked for; returns 1 then. */
static int
plan_in_keys(sqlite3_index_info *info)
{
	if ((info->idxNum != PLAN_ALL && info->idxNum != PLAN_KEY) ||
	    info->nOrderBy != 1 || info->aOrderBy[0].desc ||
	    info->aOrderBy[0].iColumn != A_KEY)
		return 0;
	if (info->idxNum == PLAN_ALL)
		info->idxNum = PLAN_KEYS;
	info->orderByConsumed = 1;
	return 1;
}

/*
 * Returns whether a plan goes through the args of all sets, in the order of
 * keys or for those of a key, whatever the plans of other tables are.
 */
static int
plan_is_whole(sqlite3_index_info *info)
{
	int i, of_key = info->nOrderBy == 1 && !info->aOrderBy[0].desc &&
	    info->aOrderBy[0].iColumn == A_KEY;

	for (i = 0; i < info->nConstraint; i++) {
		if (info->aConstraint[i].op == SQLITE_INDEX_CONSTRAINT_LIMIT)
			return 0;
		if (info->aConstraint[i].iColumn == A_KEY)
			/* of a list, rows would come key by key */
			of_key |= info->aConstraint[i].op ==
			    SQLITE_INDEX_CONSTRAINT_EQ &&
			    !sqlite3_vtab_in(info, i, -1);
		else if (info->aConstraint[i].iColumn == A_SET ||
		    plan_of(info, i, 0) != PLAN_ALL)
			return 0;
	}
	return of_key;
}

/*
 * Returns how a text is found: PLAN_SAID if it stands in the statement, which
 * is compared as a text; PLAN_IN if there is a list of them; or NULL.
 */
static const char *
plan_text(sqlite3_index_info *info, int i)
{
	sqlite3_value *v;

	if (sqlite3_vtab_in(info, i, 1))
		return PLAN_IN;
	return sqlite3_vtab_rhs_value(info, i, &v) == SQLITE_OK &&
	    sqlite3_value_type(v) == SQLITE_TEXT ? PLAN_SAID : NULL;
}

static int
args_best_index(sqlite3_vtab *v, sqlite3_index_info *info)
{
	struct sql *s = ((struct vtab_own *)v)->arg;
	const struct args_store *keys = args_complete(s);
	double sets = (double)args_end(s);
	const char *how;
	int i, plan, best = -1;
	/* by plan; a search passes over the bytes of all sets */
	double found = args_indexed(s) ? 200 : 3 * sets + 1;
	double of_key = key_rows(keys, info);
	const double rows[] = { 3 * sets + 1, 3, 1, sets / 1000 + 1,
	    sets / 1000 + 1, of_key };
	const double costs[] = { (keys != NULL ? 3 : 300) * sets + 1,
	    keys != NULL ? SET_COST : 100, keys != NULL ? 4 : 100, found, found,
	    of_key };

	if (keys == NULL && plan_is_whole(info)) {
		args_prepare(s);
		if (args_complete(s) != NULL)
			return args_best_index(v, info);
	}
	info->idxNum = PLAN_ALL;
	for (i = 0; i < info->nConstraint; i++) {
		plan = plan_of(info, i, keys != NULL);
		if (plan == PLAN_ALL || (best >= 0 && costs[plan] >=
		    costs[info->idxNum] && plan != PLAN_ID))
			continue;
		best = i;
		info->idxNum = plan;
	}
	info->estimatedRows = (sqlite3_int64)rows[info->idxNum];
	info->estimatedCost = costs[info->idxNum];
	if (best >= 0) {
		info->aConstraintUsage[best].argvIndex = 1;
		how = info->idxNum == PLAN_TEXT ? plan_text(info, best) : NULL;
		if (how != NULL) {
			info->idxStr = sqlite3_mprintf("%s", how);
			info->needToFreeIdxStr = 1;
		}
	} else if (plan_bounds(info) != SQLITE_OK)
		return SQLITE_NOMEM;
	if (info->idxNum == PLAN_KEY && sqlite3_vtab_in(info, best, -1)) {
		sqlite3_vtab_in(info, best, 1);
		info->idxNum = PLAN_LIST;
	}
	if (keys != NULL && plan_in_keys(info))
		return SQLITE_OK;
	if (info->nOrderBy == 1 && !info->aOrderBy[0].desc &&
	    info->idxNum != PLAN_KEY &&
	    (info->aOrderBy[0].iColumn == A_ID ||
	    info->aOrderBy[0].iColumn == A_SET))
		info->orderByConsumed = 1;
	return SQLITE_OK;
}

static int
args_open(sqlite3_vtab *v, sqlite3_vtab_cursor **out)
{
	struct args_cursor *c = xcalloc(1, sizeof(*c));

	c->sql = ((struct vtab_own *)v)->arg;
	*out = &c->base;
	return SQLITE_OK;
}

static int
args_close_cursor(sqlite3_vtab_cursor *v)
{
	rows_free(&((struct args_cursor *)v)->found);
	free(v);
	return SQLITE_OK;
}

/* Goes to the next set of the plan: rows that were found, then all others. */
static void
next_set(struct args_cursor *c)
{
	if (c->nfound < c->found.n)
		c->set = c->found.list[c->nfound++];
	else if (c->set < c->others)
		c->set = c->others;
	else
		c->set++;
	c->at = 0;
}

/* Returns the number of args of a set. */
static size_t
count_of(struct sql *s, int64_t set)
{
	const struct args_store *kept = args_kept(s, set);
	size_t n;

	if (kept != NULL)
		return args_store_count(kept, set);
	(void)args_of(s, set, &n);
	return n;
}

/* Goes to the next set that has args, from the place where it is. */
static void
args_settle(struct args_cursor *c)
{
	size_t passed = 0;

	while (c->set < c->end && c->at >= count_of(c->sql, c->set)) {
		if (++passed % LOOK_SETS == 0 && sql_stopped(c->sql)) {
			c->set = c->end;
			return;
		}
		next_set(c);
	}
}

/*
 * Adds the sets that may have a value and lowers *others, behind which any set
 * may: of a text, whatever its type; but a value of a column may be a number,
 * and numbers are compared then.  Returns 0 if it is not known which sets have
 * the value.
 */
static int
find_one(struct args_cursor *c, int plan, int is_said, sqlite3_value *v,
    int64_t *others)
{
	int64_t end = args_end(c->sql);
	const char *text;
	int found;

	if (plan == PLAN_TEXT && (is_said ||
	    sqlite3_value_type(v) == SQLITE_TEXT)) {
		text = (const char *)sqlite3_value_text(v);
		found = text != NULL && args_find_text(c->sql, text,
		    (size_t)sqlite3_value_bytes(v), &c->found, &end);
	} else
		found = sqlite3_value_type(v) != SQLITE_TEXT &&
		    args_find(c->sql, v, &c->found, &end);
	*others = end < *others ? end : *others;
	return found;
}

/* Begins with the sets that may have a value, or one of those of an IN. */
static void
find_value(struct args_cursor *c, int plan, const char *how,
    sqlite3_value *v)
{
	int64_t others = args_end(c->sql);
	int is_known, is_list = how != NULL && strcmp(how, PLAN_IN) == 0, rc;
	sqlite3_value *in;

	if (!is_list && sqlite3_value_type(v) == SQLITE_NULL) {
		c->set = c->end;
		return;
	}
	if (is_list) {
		is_known = 1;
		for (rc = sqlite3_vtab_in_first(v, &in); is_known &&
		    rc == SQLITE_OK && in != NULL;
		    rc = sqlite3_vtab_in_next(v, &in))
			is_known = sqlite3_value_type(in) == SQLITE_NULL ||
			    find_one(c, plan, 0, in, &others);
		rows_sort(&c->found);
		while (c->found.n > 0 &&
		    c->found.list[c->found.n - 1] >= others)
			c->found.n--;
	} else
		is_known = find_one(c, plan, how != NULL, v, &others);
	if (is_known) {
		c->others = others;
		next_set(c);
	} else
		c->found.n = 0;
}

/* Narrows the sets to what the bounds of a plan leave. */
static void
narrow_sets(struct args_cursor *c, const char *ops, sqlite3_value **argv)
{
	int64_t from, to;
	int i;

	for (i = 0; ops[i] != '\0'; i++) {
		if (!vtab_bounds(ops[i], argv[i], &from, &to)) {
			c->end = 0;
			return;
		}
		if (from > c->set)
			c->set = from;
		if (to < c->end - 1)
			c->end = to + 1;
	}
}

/* Goes to the arg at the cursor's place of the order by key. */
static void
settle_key(struct args_cursor *c)
{
	if (c->keys != NULL && !c->is_at)
		c->set = c->is_list ? args_store_numbered(c->keys,
		    c->found.list[c->place], &c->hint, &c->at) :
		    args_store_at(c->keys, c->place, &c->hint, &c->at);
	c->is_at = 1;
}

/* Sets the places of the args of a key. */
static void
key_places(const struct args_store *keys, sqlite3_value *v, uint64_t *from,
    uint64_t *to)
{
	const char *key;

	*from = *to = 0;
	if (sqlite3_value_type(v) != SQLITE_NULL &&
	    (key = (const char *)sqlite3_value_text(v)) != NULL)
		args_store_places(keys, key, (size_t)sqlite3_value_bytes(v),
		    from, to);
}

/* Lists the args of all keys of an IN. */
static void
list_keys(struct args_cursor *c, sqlite3_value *list)
{
	uint64_t from, to;
	sqlite3_value *v;
	int rc;

	for (rc = sqlite3_vtab_in_first(list, &v); rc == SQLITE_OK &&
	    v != NULL; rc = sqlite3_vtab_in_next(list, &v)) {
		key_places(c->keys, v, &from, &to);
		for (; from < to; from++)
			rows_add(&c->found, args_store_number(c->keys, from));
	}
	rows_sort(&c->found);
	c->is_list = 1;
	c->nplaces = c->found.n;
}

/*
 * Begins with the args of a key, of a list of them, or NULL: with those of the
 * first one.
 */
static int
find_key(struct args_cursor *c, int plan, sqlite3_value *v)
{
	if ((c->keys = args_complete(c->sql)) == NULL)
		return SQLITE_ERROR;	/* not once a plan has it */
	c->place = c->nplaces = 0;
	if (plan == PLAN_LIST)
		list_keys(c, v);
	else if (plan == PLAN_KEYS)
		c->nplaces = args_store_all(c->keys);
	else
		key_places(c->keys, v, &c->place, &c->nplaces);
	c->hint = 0;
	c->is_at = 0;
	return SQLITE_OK;
}

static int
args_filter(sqlite3_vtab_cursor *v, int plan, const char *text, int argc,
    sqlite3_value **argv)
{
	struct args_cursor *c = (struct args_cursor *)v;
	int64_t n;

	c->set = 0;
	c->at = 0;
	c->others = 0;
	c->found.n = c->nfound = 0;
	c->end = args_end(c->sql);
	c->keys = NULL;
	c->key_end = 0;
	c->is_list = 0;
	if (plan == PLAN_KEY || plan == PLAN_KEYS || plan == PLAN_LIST)
		return find_key(c, plan, argc > 0 ? argv[0] : NULL);
	if (plan == PLAN_BOUNDS)
		narrow_sets(c, text, argv);
	else if (plan == PLAN_TEXT || plan == PLAN_NUMBER)
		find_value(c, plan, text, argv[0]);
	else if (plan != PLAN_ALL) {
		n = sqlite3_value_int64(argv[0]);
		if (sqlite3_value_numeric_type(argv[0]) == SQLITE_NULL ||
		    n < 0)
			n = c->end;
		c->set = plan == PLAN_SET ? n : n >> PLACE_BITS;
		if (c->set < c->end)
			c->end = c->set + 1;
		if (plan == PLAN_ID)
			c->at = (size_t)(n & ((1 << PLACE_BITS) - 1));
	}
	args_settle(c);
	return SQLITE_OK;
}

static int
args_next(sqlite3_vtab_cursor *v)
{
	struct args_cursor *c = (struct args_cursor *)v;

	if (c->keys != NULL) {
		c->place++;
		c->is_at = 0;
		return SQLITE_OK;
	}
	c->at++;
	args_settle(c);
	return SQLITE_OK;
}

static int
args_eof(sqlite3_vtab_cursor *v)
{
	struct args_cursor *c = (struct args_cursor *)v;

	return c->keys != NULL ? c->place >= c->nplaces : c->set >= c->end;
}

static void
result_text(sqlite3_context *out, const char *s, size_t len, int kept)
{
	sqlite3_result_text(out, s, (int)len, kept ? SQLITE_STATIC :
	    SQLITE_TRANSIENT);
}

/* Gives a column of an arg. */
static void
arg_column(sqlite3_context *out, int i, const struct arg *g, int kept)
{
	static const char *const types[] = { "int", "uint", "real", "string",
	    "bool", "pointer", "null" };
	char number[ARG_NUMBER];
	const char *text;
	size_t n;

	switch (i) {
	case A_FLAT:
		result_text(out, g->flat_key, g->nflat, kept);
		break;
	case A_KEY:
		result_text(out, g->key, g->nkey, kept);
		break;
	case A_INT:
		if (g->type != ARG_STRING && g->type != ARG_REAL)
			args_value(out, g, kept);
		break;
	case A_STRING:
		if (g->type == ARG_STRING)
			args_value(out, g, kept);
		break;
	case A_REAL:
		if (g->type == ARG_REAL)
			args_value(out, g, kept);
		break;
	case A_TYPE:
		sqlite3_result_text(out, types[g->type], -1, SQLITE_STATIC);
		break;
	case A_DISPLAY:
		text = arg_text(g, number, &n);
		result_text(out, text, n, kept && text != number);
		break;
	}
}

static int
args_column(sqlite3_vtab_cursor *v, sqlite3_context *out, int i)
{
	struct args_cursor *c = (struct args_cursor *)v;
	const struct args_store *kept;
	struct arg g;
	size_t n;

	if (c->keys != NULL && i == A_KEY && !c->is_list) {
		if (c->place >= c->key_end)
			c->key = args_store_key_at(c->keys, c->place,
			    &c->nkey, &c->key_end);
		result_text(out, c->key, c->nkey, 1);
		return SQLITE_OK;
	}
	settle_key(c);
	if (i == A_ID)
		sqlite3_result_int64(out, c->set << PLACE_BITS |
		    (int64_t)c->at);
	else if (i == A_SET)
		sqlite3_result_int64(out, c->set);
	else if ((kept = args_kept(c->sql, c->set)) != NULL) {
		args_store_arg(kept, c->set, c->at, &g);
		arg_column(out, i, &g, 1);
	} else
		arg_column(out, i, args_of(c->sql, c->set, &n) + c->at, 0);
	return SQLITE_OK;
}

static int
args_rowid(sqlite3_vtab_cursor *v, sqlite3_int64 *id)
{
	struct args_cursor *c = (struct args_cursor *)v;

	settle_key(c);
	*id = c->set << PLACE_BITS | (int64_t)c->at;
	return SQLITE_OK;
}

static const sqlite3_module module = {
	.iVersion = 3,
	.xConnect = args_connect,
	.xBestIndex = args_best_index,
	.xDisconnect = vtab_disconnect,
	.xOpen = args_open,
	.xClose = args_close_cursor,
	.xFilter = args_filter,
	.xNext = args_next,
	.xEof = args_eof,
	.xColumn = args_column,
	.xRowid = args_rowid,
};

static void
extract_arg(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	const struct args_store *kept;
	const struct arg *a;
	const char *key = (const char *)sqlite3_value_text(argv[1]);
	size_t len = (size_t)sqlite3_value_bytes(argv[1]), i, n;
	int64_t set = sqlite3_value_int64(argv[0]);
	struct arg g;

	(void)argc;
	if (sqlite3_value_type(argv[0]) == SQLITE_NULL || key == NULL)
		return;
	if ((kept = args_kept(s, set)) != NULL) {
		i = args_store_find(kept, set, args_store_key(kept, key, len));
		if (i < args_store_count(kept, set)) {
			args_store_arg(kept, set, i, &g);
			args_value(c, &g, 1);
		}
		return;
	}
	if (!args_may(s, set, key, len))
		return;
	a = args_of(s, set, &n);
	for (i = 0; i < n; i++)
		if (a[i].nkey == len && memcmp(a[i].key, key, len) == 0) {
			args_value(c, &a[i], 0);
			return;
		}
}

const struct func_row func_args_rows[] = {
	{ "extract_arg", 2, SQLITE_UTF8, extract_arg, "arg_set_id, key",
	    "value of an arg, or null" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};

#define ARG_COL(name, type, help)					\
	{ name, type, help, NULL, WAY_SCAN, NULL, NULL, NULL }

static const struct sql_column args_columns[] = {
	ARG_COL("id", "ID", "number of the arg"),
	ARG_COL("arg_set_id", "ARGSETID", "set that it is in"),
	ARG_COL("flat_key", "STRING", "key without the indices of arrays"),
	ARG_COL("key", "STRING", "key, as args.list[0].member"),
	ARG_COL("int_value", "LONG", "value of an int, uint (its 64 bits), bool or pointer"),
	ARG_COL("string_value", "STRING", "value of a string"),
	ARG_COL("real_value", "DOUBLE", "value of a real"),
	ARG_COL("value_type", "STRING", "int, uint, real, string, bool, pointer or null"),
	ARG_COL("display_value", "STRING", "value as text"),
	COLUMN_END
};

const struct sql_table table_args = {
	.name = "args",
	.help = "Args of all that has some; read when they are asked for",
	.columns = args_columns,
	.module = &module,
};
