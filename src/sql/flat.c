/*
 * flat: the table __ttv_slice_flat(slice_id, ts, dur): slices flattened,
 * at each time the innermost one, for the module slices.flat_slices.
 *
 * Its rows come in three passes over all slices: what lies before and between
 * their children, what lies behind the last one, and those without children.
 * Slices of no length and those without an end have no part and cut none.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/sat.h"
#include "ttv/xmalloc.h"

#include "table.h"
#include "part.h"
#include "rows.h"
#include "stop.h"
#include "vtab.h"

#define LOOK_SLICES	4096		/* between two looks at whether the run
					 * is to end */

enum pass { PASS_BETWEEN, PASS_BEHIND, PASS_WHOLE, PASSES };

struct flat_cursor {
	sqlite3_vtab_cursor base;
	struct sql	*sql;
	enum pass	 pass;
	uint64_t	 row, n;	/* the slice, of how many */
	int64_t		 end;		/* of it */
	struct sql_rows	 children;	/* of it, from `at` on not seen */
	size_t		 at;
	int64_t		 from;		/* what no child has covered begins */
	int64_t		 ts, dur;	/* of the part */
	int64_t		 number;	/* of the part */
};

static int
flat_connect(sqlite3 *db, void *arg, int argc, const char *const *argv,
    sqlite3_vtab **out, char **error)
{
	int rc;

	(void)argc;
	(void)argv;
	(void)error;
	rc = sqlite3_declare_vtab(db,
	    "CREATE TABLE x(slice_id INT, ts INT, dur INT)");
	return vtab_made(rc, arg, out);
}

static int
flat_best_index(sqlite3_vtab *v, sqlite3_index_info *info)
{
	info->estimatedRows = 2 * (sqlite3_int64)index_entries(
	    ((struct vtab_own *)v)->arg) + 1;
	info->estimatedCost = (double)info->estimatedRows;
	return SQLITE_OK;
}

static int
flat_open(sqlite3_vtab *v, sqlite3_vtab_cursor **out)
{
	struct flat_cursor *c = xcalloc(1, sizeof(*c));

	c->sql = ((struct vtab_own *)v)->arg;
	*out = &c->base;
	return SQLITE_OK;
}

static int
flat_close(sqlite3_vtab_cursor *v)
{
	rows_free(&((struct flat_cursor *)v)->children);
	free(v);
	return SQLITE_OK;
}

/* Returns the length of a slice, 0 for one that has no part and cuts none. */
static int64_t
length_of(const struct flat_cursor *c, uint64_t row, int64_t *ts)
{
	uint32_t entry = index_entry_of(c->sql, row);
	int64_t dur = part_has_entry(c->sql, entry) ?
	    entry_dur(c->sql, entry) : 0;

	*ts = dur > 0 ? entry_ts(c->sql, entry) : 0;
	return dur > 0 ? dur : 0;
}

/* Goes to the next part of the slice; returns 0 if there is none. */
static int
next_of_slice(struct flat_cursor *c)
{
	int64_t ts, dur, from;

	while (c->at < c->children.n) {
		dur = length_of(c, c->children.list[c->at++], &ts);
		if (dur == 0)
			continue;
		from = c->from;
		c->from = sat_add(ts, dur);
		if (c->pass != PASS_BETWEEN || ts <= from)
			continue;
		c->ts = from;
		c->dur = ts - from;
		return 1;
	}
	return 0;
}

/* Returns whether the slice has a part that is known once all children are. */
static int
last_of_slice(struct flat_cursor *c, int64_t ts, int64_t dur)
{
	int any = c->from != ts;

	if (any ? c->pass != PASS_BEHIND || c->end <= c->from :
	    c->pass != PASS_WHOLE)
		return 0;
	c->ts = c->from;
	c->dur = any ? c->end - c->from : dur;
	return 1;
}

/* Goes to the first part of a slice from the cursor's on. */
static void
flat_settle(struct flat_cursor *c)
{
	int64_t ts, dur;

	for (; c->pass < PASSES; c->pass++, c->row = 0)
		for (; c->row < c->n; c->row++) {
			if (c->row % LOOK_SLICES == 0 && sql_stopped(c->sql)) {
				c->pass = PASSES;
				return;
			}
			if ((dur = length_of(c, c->row, &ts)) == 0)
				continue;
			c->end = sat_add(ts, dur);
			c->from = ts;
			c->children.n = c->at = 0;
			index_children(c->sql, c->row, &c->children);
			if (next_of_slice(c) || last_of_slice(c, ts, dur))
				return;
		}
}

static int
flat_filter(sqlite3_vtab_cursor *v, int plan, const char *text, int argc,
    sqlite3_value **argv)
{
	struct flat_cursor *c = (struct flat_cursor *)v;

	(void)plan;
	(void)text;
	(void)argc;
	(void)argv;
	c->pass = PASS_BETWEEN;
	c->row = 0;
	c->number = 0;
	c->n = index_entries(c->sql);
	flat_settle(c);
	return SQLITE_OK;
}

static int
flat_next(sqlite3_vtab_cursor *v)
{
	struct flat_cursor *c = (struct flat_cursor *)v;

	c->number++;
	if (c->pass == PASS_BETWEEN && next_of_slice(c))
		return SQLITE_OK;
	c->row++;
	flat_settle(c);
	return SQLITE_OK;
}

static int
flat_eof(sqlite3_vtab_cursor *v)
{
	return ((struct flat_cursor *)v)->pass == PASSES;
}

static int
flat_column(sqlite3_vtab_cursor *v, sqlite3_context *out, int i)
{
	struct flat_cursor *c = (struct flat_cursor *)v;

	sqlite3_result_int64(out, i == 0 ? (int64_t)c->row : i == 1 ? c->ts :
	    c->dur);
	return SQLITE_OK;
}

static int
flat_rowid(sqlite3_vtab_cursor *v, sqlite3_int64 *id)
{
	*id = ((struct flat_cursor *)v)->number;
	return SQLITE_OK;
}

static const sqlite3_module module = {
	.iVersion = 3,
	.xConnect = flat_connect,
	.xBestIndex = flat_best_index,
	.xDisconnect = vtab_disconnect,
	.xOpen = flat_open,
	.xClose = flat_close,
	.xFilter = flat_filter,
	.xNext = flat_next,
	.xEof = flat_eof,
	.xColumn = flat_column,
	.xRowid = flat_rowid,
};

int
flat_register(struct sql *s)
{
	return sqlite3_create_module_v2(s->db, "__ttv_slice_flat", &module, s,
	    NULL);
}
