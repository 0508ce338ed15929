/*
 * slice_scan: the table slice without SQLite.
 *
 * Rows come in order of time, so that what was last on each row of the model is
 * known from the things before: the slice around another one is found by going
 * on from there, not by a search.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/sql_slices.h"
#include "ttv/xmalloc.h"

#include "slice.h"
#include "sql_int.h"

struct slice_scan {
	struct sql	*sql;
	uint32_t	*at;		/* by row: a slice that begins no later
					 * than the time of the scan */
};

/* Returns the last slice of a row that begins at a time or before it. */
static uint32_t
scan_row_at(struct slice_scan *x, uint32_t row, int64_t ts)
{
	const struct trace *t = x->sql->trace;
	uint32_t end = t->rows[row].first + t->rows[row].n, i = x->at[row];

	while (i + 1 < end && t->ts[i + 1] <= ts)
		i++;
	return x->at[row] = i;
}

static void
scan_slice(struct slice_scan *x, struct sql_slice *v)
{
	struct sql *s = x->sql;
	const struct trace *t = s->trace;
	uint32_t row = trace_slice_row(t, v->thing), parent = NONE;
	uint32_t root = v->thing;

	v->track_id = s->tracks.of_row[row];
	v->depth = t->rows[row].depth;
	v->self = trace_self(t, v->thing);
	if (v->depth > 0) {
		parent = scan_row_at(x, row - 1, v->ts);
		root = scan_row_at(x, row - v->depth, v->ts);
		if (s->index.has_values && !index_is_thing(s, parent))
			parent = NONE;	/* a state is no slice */
	}
	v->root_kind = t->kind[root];
	v->parent_id = parent != NONE ? (int64_t)index_rank(s, parent) : -1;
}

static void
scan_instant(struct slice_scan *x, struct sql_slice *v)
{
	struct sql *s = x->sql;
	const struct trace *t = s->trace;
	uint32_t parent = track_around(s, v->thing - t->nslices, &v->depth);
	uint32_t root = NONE, p;

	v->track_id = track_of_thing(s, v->thing);
	v->self = 0;
	for (p = parent; p != NONE; p = trace_parent(t, p))
		root = p;
	v->root_kind = root != NONE ? t->kind[root] : v->kind;
	if (s->index.has_values && !index_is_thing(s, parent))
		parent = NONE;
	v->parent_id = parent != NONE ? (int64_t)index_rank(s, parent) : -1;
}

int
sql_slices(struct sql *s, int (*fn)(void *, const struct sql_slice *),
    void *arg)
{
	const struct trace *t = s->trace;
	struct slice_scan x = { .sql = s };
	uint64_t i, n = index_things(s);
	struct sql_slice v;
	uint32_t r;
	int rc = 0;

	x.at = xcalloc((size_t)t->nrows + 1, sizeof(*x.at));
	for (r = 0; r < t->nrows; r++)
		x.at[r] = t->rows[r].first;
	for (i = 0; i < n && rc == 0; i++) {
		v.id = (uint32_t)i;
		v.thing = index_thing(s, i);
		v.ts = thing_ts(s, v.thing);
		v.dur = thing_dur(s, v.thing);
		v.kind = thing_kind(s, v.thing);
		if (v.thing < t->nslices)
			scan_slice(&x, &v);
		else
			scan_instant(&x, &v);
		rc = fn(arg, &v);
	}
	free(x.at);
	return rc;
}
