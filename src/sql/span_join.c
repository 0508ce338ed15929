/*
 * span_join: SPAN_JOIN, SPAN_LEFT_JOIN and SPAN_OUTER_JOIN: a row for each time
 * in which two tables have a row, or the left one, or either.
 *
 * Both sides are read once, in order of partition and time.  Nothing is kept
 * but the two rows, unless a side has to be sorted, and all rows of a side
 * without partitions beside one that has them: these are gone through for each
 * partition, by binary search from one span of the other side to the next.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/xmalloc.h"

#include "span_join.h"

enum join { JOIN_INNER, JOIN_LEFT, JOIN_OUTER };

struct sj_kind {
	struct sql	*sql;
	enum join	 join;
};

struct sj_table {
	sqlite3_vtab	 base;
	enum join	 join;
	struct span_side side[2];
	const char	*partition;	/* of the result, or NULL */
};

struct sj_cursor {
	sqlite3_vtab_cursor base;
	struct sj_table	*table;
	struct span_cursor c[2];
	int		 live[2];	/* 1: at a span of the partition */
	int64_t		 part;
	int		 in_part;
	int		 eof;
	sqlite3_int64	 row;
};

/* ---- the table */

/* Returns an error of a column that both sides have, or NULL. */
static char *
same_column(const struct sj_table *t)
{
	const struct span_side *l = &t->side[0], *r = &t->side[1];
	int i, k;

	for (i = 0; i < l->ncolumns; i++)
		for (k = 0; k < r->ncolumns; k++)
			if (strcasecmp(l->columns[i], r->columns[k]) == 0)
				return sqlite3_mprintf("both %s and %s have a "
				    "column %s", l->table, r->table,
				    l->columns[i]);
	for (k = 0; k < 2; k++)
		for (i = 0; t->partition != NULL && i < t->side[k].ncolumns;
		    i++)
			if (strcasecmp(t->side[k].columns[i],
			    t->partition) == 0)
				return sqlite3_mprintf("%s has a column %s "
				    "beside the partition", t->side[k].table,
				    t->partition);
	return NULL;
}

static int
sj_declare(sqlite3 *db, const struct sj_table *t)
{
	char *sql = sqlite3_mprintf("CREATE TABLE x(ts BIGINT, dur BIGINT");
	int i, k, rc;

	if (t->partition != NULL)
		sql = sqlite3_mprintf("%z, \"%w\" BIGINT", sql, t->partition);
	for (k = 0; k < 2; k++)
		for (i = 0; i < t->side[k].ncolumns; i++)
			sql = sqlite3_mprintf("%z, \"%w\"", sql,
			    t->side[k].columns[i]);
	sql = sqlite3_mprintf("%z)", sql);
	rc = sql == NULL ? SQLITE_NOMEM : sqlite3_declare_vtab(db, sql);
	sqlite3_free(sql);
	return rc;
}

static int
sj_disconnect(sqlite3_vtab *v)
{
	struct sj_table *t = (struct sj_table *)v;

	side_close(&t->side[0]);
	side_close(&t->side[1]);
	free(t);
	return SQLITE_OK;
}

static int
sj_connect(sqlite3 *db, void *arg, int argc, const char *const *argv,
    sqlite3_vtab **out, char **error)
{
	const struct sj_kind *kind = arg;
	struct sj_table *t;
	int i;

	if (argc != 5) {
		*error = sqlite3_mprintf("%s takes two tables", argv[0]);
		return SQLITE_ERROR;
	}
	t = xcalloc(1, sizeof(*t));
	t->join = kind->join;
	for (i = 0; i < 2; i++)
		if (side_open(&t->side[i], kind->sql, argv[3 + i], error) ==
		    -1)
			goto fail;
	if (t->side[0].partition != NULL && t->side[1].partition != NULL &&
	    strcasecmp(t->side[0].partition, t->side[1].partition) != 0) {
		*error = sqlite3_mprintf("the partitions are two columns, %s "
		    "and %s", t->side[0].partition, t->side[1].partition);
		goto fail;
	}
	t->partition = t->side[0].partition != NULL ? t->side[0].partition :
	    t->side[1].partition;
	if ((*error = same_column(t)) != NULL)
		goto fail;
	if (sj_declare(db, t) != SQLITE_OK) {
		*error = sqlite3_mprintf("%s", sqlite3_errmsg(db));
		goto fail;
	}
	*out = &t->base;
	return SQLITE_OK;
fail:
	sj_disconnect(&t->base);
	return SQLITE_ERROR;
}

/* Plan 1: one partition. */
static int
sj_best_index(sqlite3_vtab *v, sqlite3_index_info *info)
{
	const struct sj_table *t = (const struct sj_table *)v;
	const struct sqlite3_index_orderby *o = info->aOrderBy;
	int i;

	info->idxNum = 0;
	info->estimatedCost = 1e7;
	info->estimatedRows = 1000000;
	for (i = 0; i < info->nConstraint && t->partition != NULL; i++) {
		if (!info->aConstraint[i].usable ||
		    info->aConstraint[i].iColumn != 2 ||
		    info->aConstraint[i].op != SQLITE_INDEX_CONSTRAINT_EQ)
			continue;
		info->aConstraintUsage[i].argvIndex = 1;
		info->idxNum = 1;
		info->estimatedCost = 1e5;
		info->estimatedRows = 10000;
		break;
	}
	if (info->nOrderBy == 1 && o[0].iColumn == 0 && !o[0].desc &&
	    (t->partition == NULL || info->idxNum == 1))
		info->orderByConsumed = 1;
	if (info->nOrderBy == 2 && t->partition != NULL && o[0].iColumn == 2 &&
	    o[1].iColumn == 0 && !o[0].desc && !o[1].desc)
		info->orderByConsumed = 1;
	return SQLITE_OK;
}

/* ---- rows */

static int
sj_open(sqlite3_vtab *v, sqlite3_vtab_cursor **out)
{
	struct sj_cursor *c = xcalloc(1, sizeof(*c));

	c->table = (struct sj_table *)v;
	*out = &c->base;
	return SQLITE_OK;
}

static int
sj_close(sqlite3_vtab_cursor *v)
{
	struct sj_cursor *c = (struct sj_cursor *)v;

	span_end(&c->c[0]);
	span_end(&c->c[1]);
	free(c);
	return SQLITE_OK;
}

/* Passes over the rows that are left of a partition that is done. */
static int
leave_part(struct sj_cursor *c)
{
	int i, rc = SQLITE_OK;

	for (i = 0; i < 2; i++) {
		c->c[i].gaps = 0;
		while (c->table->side[i].partition != NULL &&
		    c->c[i].has_row && c->c[i].part == c->part &&
		    (rc = span_next(&c->c[i], c->part)) == SQLITE_ROW)
			continue;
		if (rc != SQLITE_ROW && rc != SQLITE_DONE && rc != SQLITE_OK)
			return rc;
	}
	return SQLITE_OK;
}

/* Sets the next partition that a side has; returns 0 if there is none. */
static int
next_part(struct sj_cursor *c)
{
	int i, any = 0;

	for (i = 0; i < 2; i++) {
		if (c->table->side[i].partition == NULL || !c->c[i].has_row)
			continue;
		if (!any || c->c[i].part < c->part)
			c->part = c->c[i].part;
		any = 1;
	}
	return any;
}

/* Begins with a partition: each side with its first span, if it has one. */
static int
enter_part(struct sj_cursor *c, int first)
{
	int i, rc;

	for (i = 0; i < 2; i++) {
		c->c[i].gaps = c->table->join == JOIN_OUTER ||
		    (c->table->join == JOIN_LEFT && i == 1);
		if (c->table->side[i].partition == NULL && !first &&
		    (rc = span_again(&c->c[i])) != SQLITE_OK)
			return rc;
		span_enter(&c->c[i]);
		rc = span_next(&c->c[i], c->part);
		if (rc != SQLITE_ROW && rc != SQLITE_DONE)
			return rc;
		c->live[i] = rc == SQLITE_ROW;
	}
	c->in_part = 1;
	return SQLITE_OK;
}

/* Returns whether a point is in a span, or both are the same point. */
static int
has_point(const struct span_cursor *span, const struct span_cursor *point)
{
	return span->ts <= point->ts && (point->ts < span->end ||
	    (span->ts == span->end && span->ts == point->ts));
}

/* Returns whether the two spans make a row. */
static int
is_row(const struct span_cursor *a, const struct span_cursor *b)
{
	if (a->is_gap && b->is_gap)
		return 0;
	if (a->ts == a->end)
		return has_point(b, a);
	if (b->ts == b->end)
		return has_point(a, b);
	return a->ts < b->end && b->ts < a->end;
}

/* Moves on the side whose span ends first. */
static int
advance(struct sj_cursor *c)
{
	const struct span_cursor *a = &c->c[0], *b = &c->c[1];
	int i, rc;

	i = a->end != b->end ? a->end > b->end : a->ts > b->ts;
	/* those that end before the other span begins share no time with it */
	span_pass(&c->c[i], c->c[1 - i].ts);
	rc = span_next(&c->c[i], c->part);
	if (rc != SQLITE_ROW && rc != SQLITE_DONE)
		return rc;
	c->live[i] = rc == SQLITE_ROW;
	return SQLITE_OK;
}

/* Goes to the next row from where both sides are. */
static int
settle(struct sj_cursor *c)
{
	int rc, both = c->table->partition != NULL;

	for (;;) {
		while (c->in_part && c->live[0] && c->live[1]) {
			if (is_row(&c->c[0], &c->c[1]))
				return SQLITE_OK;
			if ((rc = advance(c)) != SQLITE_OK)
				return rc;
		}
		c->in_part = 0;
		if (!both)
			break;
		if ((rc = leave_part(c)) != SQLITE_OK)
			return rc;
		if (!next_part(c))
			break;
		if ((rc = enter_part(c, 0)) != SQLITE_OK)
			return rc;
	}
	c->eof = 1;
	return SQLITE_OK;
}

static int
sj_error(struct sj_cursor *c, int rc)
{
	sqlite3 *db = c->table->side[0].sql->db;

	if (rc == SQLITE_OK || rc == SQLITE_INTERRUPT)
		return rc;
	sqlite3_free(c->base.pVtab->zErrMsg);
	if (rc == SQLITE_MISMATCH) {
		c->base.pVtab->zErrMsg = sqlite3_mprintf("the partition %s "
		    "has a value that is no integer", c->table->partition);
		return SQLITE_ERROR;
	}
	c->base.pVtab->zErrMsg = sqlite3_mprintf("%s", sqlite3_errmsg(db));
	return rc;
}

static int
sj_filter(sqlite3_vtab_cursor *v, int plan, const char *text, int argc,
    sqlite3_value **argv)
{
	struct sj_cursor *c = (struct sj_cursor *)v;
	int64_t part = argc > 0 ? sqlite3_value_int64(argv[0]) : 0;
	int i, rc = SQLITE_OK;

	(void)text;
	c->eof = c->in_part = 0;
	c->row = 0;
	c->part = 0;
	for (i = 0; i < 2 && rc == SQLITE_OK; i++)
		rc = span_begin(&c->c[i], &c->table->side[i], 0,
		    plan == 1 ? &part : NULL);
	for (i = 0; i < 2 && rc == SQLITE_OK; i++)
		if (plan == 0 && c->table->partition != NULL &&
		    c->table->side[i].partition == NULL)
			rc = span_keep(&c->c[i]);
	if (rc != SQLITE_OK)
		return sj_error(c, rc);
	if (c->table->partition != NULL && !next_part(c)) {
		c->eof = 1;
		return SQLITE_OK;
	}
	rc = enter_part(c, 1);
	return sj_error(c, rc == SQLITE_OK ? settle(c) : rc);
}

static int
sj_next(sqlite3_vtab_cursor *v)
{
	struct sj_cursor *c = (struct sj_cursor *)v;
	int rc = advance(c);

	c->row++;
	return sj_error(c, rc == SQLITE_OK ? settle(c) : rc);
}

static int
sj_eof(sqlite3_vtab_cursor *v)
{
	return ((struct sj_cursor *)v)->eof;
}

static int
sj_column(sqlite3_vtab_cursor *v, sqlite3_context *out, int i)
{
	struct sj_cursor *c = (struct sj_cursor *)v;
	const struct span_cursor *a = &c->c[0], *b = &c->c[1];
	int64_t ts = a->ts > b->ts ? a->ts : b->ts;
	int64_t end = a->end < b->end ? a->end : b->end;
	int n = c->table->side[0].ncolumns;

	if (i == 0)
		sqlite3_result_int64(out, ts);
	else if (i == 1)
		sqlite3_result_int64(out, a->is_open || b->is_open ? -1 :
		    end - ts);
	else if (i == 2 && c->table->partition != NULL)
		sqlite3_result_int64(out, c->part);
	else {
		i -= c->table->partition != NULL ? 3 : 2;
		if (i < n)
			span_column(a, out, i);
		else
			span_column(b, out, i - n);
	}
	return SQLITE_OK;
}

static int
sj_rowid(sqlite3_vtab_cursor *v, sqlite3_int64 *id)
{
	*id = ((struct sj_cursor *)v)->row;
	return SQLITE_OK;
}

static const sqlite3_module module = {
	.iVersion = 3,
	.xCreate = sj_connect,
	.xConnect = sj_connect,
	.xBestIndex = sj_best_index,
	.xDisconnect = sj_disconnect,
	.xDestroy = sj_disconnect,
	.xOpen = sj_open,
	.xClose = sj_close,
	.xFilter = sj_filter,
	.xNext = sj_next,
	.xEof = sj_eof,
	.xColumn = sj_column,
	.xRowid = sj_rowid,
};

int
span_join_register(struct sql *s)
{
	static const char *const names[] = { "span_join", "span_left_join",
	    "span_outer_join" };
	struct sj_kind *kind;
	int i, rc = SQLITE_OK;

	for (i = 0; i < 3 && rc == SQLITE_OK; i++) {
		kind = xmalloc(sizeof(*kind));
		kind->sql = s;
		kind->join = (enum join)i;
		rc = sqlite3_create_module_v2(s->db, names[i], &module, kind,
		    free);
	}
	return rc;
}
