/*
 * span_side: one side of a SPAN_JOIN: its table, and its spans one by one.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/xmalloc.h"

#include "span_join.h"
#include "token.h"

/* ---- the table */

static char *
name_of(struct token t)
{
	if (t.type == TOKEN_WORD)
		return xstrndup(t.s, t.len);
	if (t.type == TOKEN_QUOTED && t.len >= 2)
		return xstrndup(t.s + 1, t.len - 2);
	return NULL;
}

/* Reads TABLE [PARTITIONED COLUMN]. */
static int
side_parse(struct span_side *side, const char *text, char **error)
{
	const char *end = text + strlen(text);
	struct token t = token_skip(text, strlen(text));

	side->table = name_of(t);
	t = token_skip(t.s + t.len, (size_t)(end - t.s) - t.len);
	if (side->table != NULL && token_is(t, "PARTITIONED")) {
		t = token_skip(t.s + t.len, (size_t)(end - t.s) - t.len);
		side->partition = name_of(t);
		t = token_skip(t.s + t.len, (size_t)(end - t.s) - t.len);
		if (side->partition == NULL)
			t.type = TOKEN_PUNCT;
	}
	if (side->table != NULL && t.type == TOKEN_END)
		return 0;
	*error = sqlite3_mprintf("near \"%s\": TABLE or TABLE PARTITIONED "
	    "COLUMN should be here", text);
	return -1;
}

static void
side_add(struct span_side *side, const char *name)
{
	side->columns = xreallocarray(side->columns,
	    (size_t)side->ncolumns + 1, sizeof(char *));
	side->columns[side->ncolumns++] = xstrdup(name);
}

/* Reads the names of the table's columns. */
static int
side_columns(struct span_side *side, sqlite3_stmt *stmt, char **error)
{
	int i, found[3] = { 0, 0, side->partition == NULL };
	const char *name;

	for (i = 0; i < sqlite3_column_count(stmt); i++) {
		name = sqlite3_column_name(stmt, i);
		if (strcasecmp(name, "ts") == 0)
			found[0] = 1;
		else if (strcasecmp(name, "dur") == 0)
			found[1] = 1;
		else if (side->partition != NULL &&
		    strcasecmp(name, side->partition) == 0)
			found[2] = 1;
		else
			side_add(side, name);
	}
	if (found[0] && found[1] && found[2])
		return 0;
	*error = sqlite3_mprintf("%s has no column %s", side->table,
	    !found[0] ? "ts" : !found[1] ? "dur" : side->partition);
	return -1;
}

int
side_open(struct span_side *side, struct sql *s, const char *text,
    char **error)
{
	sqlite3_stmt *stmt = NULL;
	char *sql;
	int rc;

	memset(side, 0, sizeof(*side));
	side->sql = s;
	side->changes = side->schema = -1;
	if (side_parse(side, text, error) == -1)
		return -1;
	sql = sqlite3_mprintf("SELECT * FROM \"%w\"", side->table);
	rc = sql == NULL ? SQLITE_NOMEM :
	    sqlite3_prepare_v2(s->db, sql, -1, &stmt, NULL);
	sqlite3_free(sql);
	if (rc != SQLITE_OK) {
		*error = sqlite3_mprintf("%s", sqlite3_errmsg(s->db));
		return -1;
	}
	rc = side_columns(side, stmt, error);
	sqlite3_finalize(stmt);
	return rc;
}

void
side_close(struct span_side *side)
{
	int i;

	for (i = 0; i < side->ncolumns; i++)
		free(side->columns[i]);
	free(side->columns);
	free(side->table);
	free(side->partition);
	memset(side, 0, sizeof(*side));
}

/* ---- its spans */

/*
 * Returns the query of a side: ts, dur, partition and then its columns, of one
 * partition or all, in order or as they come.
 */
static char *
query_of(const struct span_side *side, int one_part, int ordered)
{
	char *sql, *more;
	int i;

	sql = side->partition != NULL ?
	    sqlite3_mprintf("SELECT ts, dur, \"%w\"", side->partition) :
	    sqlite3_mprintf("SELECT ts, dur, 0");
	for (i = 0; i < side->ncolumns && sql != NULL; i++) {
		more = sqlite3_mprintf("%z, \"%w\"", sql, side->columns[i]);
		sql = more;
	}
	sql = sqlite3_mprintf("%z FROM \"%w\" WHERE ts IS NOT NULL", sql,
	    side->table);
	if (side->partition == NULL)
		return ordered ? sqlite3_mprintf("%z ORDER BY ts", sql) : sql;
	sql = sqlite3_mprintf("%z AND \"%w\" %s", sql, side->partition,
	    one_part ? "= ?1" : "IS NOT NULL");
	return ordered ? sqlite3_mprintf("%z ORDER BY \"%w\", ts", sql,
	    side->partition) : sql;
}

/* ---- the order of a table */

/* Returns a number of the database, or -1. */
static sqlite3_int64
number_of(struct sql *s, const char *sql)
{
	sqlite3_stmt *stmt = NULL;
	sqlite3_int64 n = -1;

	s->internal++;
	if (sqlite3_prepare_v2(s->db, sql, -1, &stmt, NULL) == SQLITE_OK &&
	    sqlite3_step(stmt) == SQLITE_ROW)
		n = sqlite3_column_int64(stmt, 0);
	sqlite3_finalize(stmt);
	s->internal--;
	return n;
}

/* Returns whether a side is a table with rows of its own. */
static int
is_stored(const struct span_side *side)
{
	char *sql = sqlite3_mprintf("SELECT count(*) FROM sqlite_master WHERE "
	    "type = 'table' AND rootpage > 0 AND lower(name) = lower(%Q)",
	    side->table);
	int n = sql != NULL && number_of(side->sql, sql) == 1;

	sqlite3_free(sql);
	return n;
}

/* Returns whether the rows of a table stand in the order of a side. */
static int
find_order(const struct span_side *side)
{
	char *sql = query_of(side, 0, 0);
	sqlite3_stmt *stmt = NULL;
	int64_t ts, part, last_ts = INT64_MIN, last_part = INT64_MIN;
	int ok, rc = SQLITE_ERROR;

	ok = sql != NULL && sqlite3_prepare_v2(side->sql->db, sql, -1, &stmt,
	    NULL) == SQLITE_OK;
	while (ok && (rc = sqlite3_step(stmt)) == SQLITE_ROW) {
		ts = sqlite3_column_int64(stmt, 0);
		part = sqlite3_column_int64(stmt, 2);
		ok = part > last_part || (part == last_part && ts >= last_ts);
		last_ts = ts;
		last_part = part;
	}
	sqlite3_finalize(stmt);
	sqlite3_free(sql);
	return ok && rc == SQLITE_DONE;
}

/* Returns whether SQLite would sort the rows of a side. */
static int
needs_sorting(const struct span_side *side)
{
	char *sql = query_of(side, 0, 1);
	char *plan = sqlite3_mprintf("EXPLAIN QUERY PLAN %z", sql);
	sqlite3_stmt *stmt = NULL;
	const char *text;
	int found = 0;

	if (plan != NULL && sqlite3_prepare_v2(side->sql->db, plan, -1, &stmt,
	    NULL) == SQLITE_OK)
		while (!found && sqlite3_step(stmt) == SQLITE_ROW) {
			text = (const char *)sqlite3_column_text(stmt, 3);
			found = text != NULL && strstr(text, "ORDER BY") !=
			    NULL;
		}
	sqlite3_finalize(stmt);
	sqlite3_free(plan);
	return found;
}

/*
 * Returns how the rows of a side are read.  Tables are mostly made in order of
 * time, and looking takes a part of the time of sorting; SQLite's own sorter
 * takes several times that of sorting numbers.
 */
static enum span_way
way_of(struct span_side *side)
{
	struct sql *s = side->sql;
	sqlite3_int64 changes = sqlite3_total_changes(s->db);
	sqlite3_int64 schema = number_of(s, "PRAGMA schema_version");

	if (side->changes == changes && side->schema == schema)
		return side->way;
	side->way = !needs_sorting(side) ? SPAN_ORDERED :
	    is_stored(side) && find_order(side) ? SPAN_AS_THEY_ARE :
	    SPAN_SORTED;
	side->changes = changes;
	side->schema = schema;
	return side->way;
}

/* ---- its rows */

/* Takes the row of the store where the cursor is. */
static void
take_stored(struct span_cursor *c)
{
	c->used = 0;
	c->has_row = c->at < store_rows(c->store);
	if (c->has_row)
		c->part = store_part(c->store, c->at);
}

static int
step(struct span_cursor *c)
{
	int rc;

	if (c->store != NULL) {
		c->at += (size_t)c->has_row;
		take_stored(c);
		return SQLITE_OK;
	}
	rc = sqlite3_step(c->stmt);
	c->used = 0;
	c->has_row = rc == SQLITE_ROW;
	c->part = 0;
	if (c->has_row && c->side->partition != NULL) {
		if (sqlite3_column_type(c->stmt, 2) != SQLITE_INTEGER)
			return SQLITE_MISMATCH;
		c->part = sqlite3_column_int64(c->stmt, 2);
	}
	return rc == SQLITE_ROW || rc == SQLITE_DONE ? SQLITE_OK : rc;
}

int
span_begin(struct span_cursor *c, struct span_side *side, int gaps,
    const int64_t *part)
{
	int one = part != NULL && side->partition != NULL;
	enum span_way way = one ? SPAN_ORDERED : way_of(side);
	char *sql = query_of(side, one, way == SPAN_ORDERED);
	int rc;

	span_end(c);
	memset(c, 0, sizeof(*c));
	c->side = side;
	c->gaps = gaps;
	rc = sql == NULL ? SQLITE_NOMEM : sqlite3_prepare_v2(side->sql->db,
	    sql, -1, &c->stmt, NULL);
	sqlite3_free(sql);
	if (rc == SQLITE_OK && one)
		rc = sqlite3_bind_int64(c->stmt, 1, *part);
	if (rc == SQLITE_OK)
		rc = step(c);
	return rc == SQLITE_OK && way == SPAN_SORTED ? span_keep(c) : rc;
}

int
span_keep(struct span_cursor *c)
{
	struct span_store *store;
	int rc = SQLITE_OK;

	if (c->store != NULL)
		return SQLITE_OK;
	store = store_new();
	while (c->has_row && rc == SQLITE_OK) {
		store_add(store, c->stmt, c->part);
		rc = step(c);
	}
	store_sort(store);
	c->store = store;
	return rc == SQLITE_OK ? span_again(c) : rc;
}

int
span_again(struct span_cursor *c)
{
	if (c->store != NULL) {
		c->at = 0;
		take_stored(c);
		return SQLITE_OK;
	}
	sqlite3_reset(c->stmt);
	return step(c);
}

void
span_pass(struct span_cursor *c, int64_t ts)
{
	int64_t reach;
	size_t row;

	if (c->store == NULL || !c->has_row || c->side->partition != NULL)
		return;
	row = store_from(c->store, c->at + (size_t)c->used, ts);
	if (row <= c->at + (size_t)c->used)
		return;
	c->at = row;
	take_stored(c);
	reach = store_reach(c->store, row - 1);
	if (reach > c->after)
		c->after = reach;
}

void
span_end(struct span_cursor *c)
{
	sqlite3_finalize(c->stmt);
	c->stmt = NULL;
	store_free(c->store);
	c->store = NULL;
}

void
span_enter(struct span_cursor *c)
{
	c->after = INT64_MIN;
	c->is_gap = 0;
}

/* Makes a gap up to `end`. */
static int
give_gap(struct span_cursor *c, int64_t end)
{
	c->is_gap = 1;
	c->is_open = 0;
	c->ts = c->after;
	c->end = c->after = end;
	return SQLITE_ROW;
}

int
span_next(struct span_cursor *c, int64_t part)
{
	int64_t ts, dur;
	int rc;

	if (c->has_row && c->used && (rc = step(c)) != SQLITE_OK)
		return rc;
	if (!c->has_row || (c->side->partition != NULL && c->part != part))
		return c->gaps && c->after < INT64_MAX ?
		    give_gap(c, INT64_MAX) : SQLITE_DONE;
	if (c->store != NULL)
		store_row(c->store, c->at, &ts, &dur);
	else {
		ts = sqlite3_column_int64(c->stmt, 0);
		dur = sqlite3_column_int64(c->stmt, 1);
	}
	if (c->gaps && c->after < ts)
		return give_gap(c, ts);
	c->used = 1;
	c->is_gap = 0;
	c->is_open = dur < 0;
	c->ts = ts;
	if (__builtin_add_overflow(ts, dur < 0 ? 0 : dur, &c->end))
		c->end = INT64_MAX;
	if (c->end > c->after)
		c->after = c->end;
	return SQLITE_ROW;
}

void
span_column(const struct span_cursor *c, sqlite3_context *out, int i)
{
	if (c->is_gap)
		return;
	if (c->store != NULL)
		store_column(c->store, c->at, out, i);
	else
		sqlite3_result_value(out, sqlite3_column_value(c->stmt, 3 + i));
}
