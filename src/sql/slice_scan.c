/*
 * slice_scan: the table slice without SQLite.
 *
 * Rows come in order of time, so that what was last on each row of the model is
 * known from the entries before: the slice around another one is found by going
 * on from there, not by a search, and its id is known from its own row.  So no
 * order of all entries is kept.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/lod.h"
#include "ttv/slice_id.h"
#include "ttv/sql_slices.h"
#include "ttv/xmalloc.h"

#include "sql_int.h"

#define BLOCK		256	/* slices: few rows begin within as many */
#define AHEAD		16	/* rows from where memory is fetched to where
				 * it is read: some 16 us */

/* The last slice of a row of the model that was a row, and its id. */
struct scan_last {
	uint32_t	 entry, id;	/* entry NONE: there was none */
};

struct slice_scan {
	struct sql	*sql;
	int		(*fn)(void *, const struct sql_slice *);
	void		*arg;
	uint32_t	 id;		/* of the next row */
	uint32_t	*at;		/* by row: a slice that begins no later
					 * than the time of the scan */
	uint32_t	*from;		/* by row: the first slice that does not
					 * begin before that time */
	uint32_t	*row;		/* of the first slice of each block */
	struct scan_last *last;		/* by row */
};

/* Sets the rows of blocks of slices. */
static void
scan_blocks(struct slice_scan *x)
{
	const struct trace *t = x->sql->trace;
	uint32_t n = t->nslices / BLOCK + 1, i;

	x->row = xcalloc((size_t)n + 1, sizeof(*x->row));
	for (i = 0; i <= n; i++)
		x->row[i] = trace_slice_row(t, i < n ? i * BLOCK :
		    t->nslices);
}

/* Returns what trace_slice_row() does. */
static uint32_t
scan_row_of(const struct slice_scan *x, uint32_t slice)
{
	const struct row *rows = x->sql->trace->rows;
	uint32_t lo = x->row[slice / BLOCK], n, half;

	for (n = x->row[slice / BLOCK + 1] - lo + 1; n > 1; n -= half) {
		half = n / 2;
		lo += rows[lo + half].first <= slice ? half : 0;
	}
	return lo;
}

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

/* Returns what trace_self() does; total cost is proportional to the slices. */
static int64_t
scan_self(struct slice_scan *x, uint32_t slice, uint32_t row)
{
	const struct trace *t = x->sql->trace;
	const struct row *r = &t->rows[row], *below = r + 1;
	uint32_t a, b, end;
	int64_t total, covered;

	if (__builtin_sub_overflow(trace_slice_end(t, slice), t->ts[slice],
	    &total))
		total = INT64_MAX;
	if (row + 1 >= t->nrows || below->track != r->track ||
	    below->lane != r->lane)
		return total;
	end = below->first + below->n;
	for (a = x->from[row + 1]; a < end && t->ts[a] < t->ts[slice]; a++)
		;
	x->from[row + 1] = a;
	/* up to the first child of the next slice of the row */
	if (slice + 1 == r->first + r->n)
		b = end;
	else
		for (b = a; b < end && t->ts[b] < t->ts[slice + 1]; b++)
			;
	covered = a >= b ? 0 : lod_covered(t, a, b);
	return covered > total ? 0 : total - covered;
}

/* Returns the id of a slice of a row, around an entry that comes now, or -1. */
static int64_t
scan_parent(struct slice_scan *x, uint32_t parent, uint32_t row)
{
	struct sql *s = x->sql;

	/* a state is no slice */
	if (parent == NONE || (s->index.has_values && !index_is_entry(s,
	    parent)))
		return -1;
	/* of equal times, one that is not ended may come before it */
	return x->last[row].entry == parent ? x->last[row].id :
	    slice_id_of(s->index.ids, parent);
}

static void
scan_slice(struct slice_scan *x, struct sql_slice *v)
{
	struct sql *s = x->sql;
	const struct trace *t = s->trace;
	uint32_t row = scan_row_of(x, v->entry), parent = NONE;
	uint32_t root = v->entry;

	v->track_id = s->tracks.of_row[row];
	v->depth = t->rows[row].depth;
	v->self = v->dur < 0 ? -1 : scan_self(x, v->entry, row);
	if (v->depth > 0) {
		parent = scan_row_at(x, row - 1, v->ts);
		root = scan_row_at(x, row - v->depth, v->ts);
	}
	v->root_kind = t->kind[root];
	v->parent_id = scan_parent(x, parent, row - 1);
	/* entries ascend, but of equal times the longest comes first */
	if (x->last[row].entry == NONE || x->last[row].entry < v->entry)
		x->last[row] = (struct scan_last){ v->entry, v->id };
}

static void
scan_instant(struct slice_scan *x, struct sql_slice *v)
{
	struct sql *s = x->sql;
	const struct trace *t = s->trace;
	uint32_t parent = track_around(s, v->entry - t->nslices, &v->depth);
	uint32_t root = NONE, row = 0;

	v->track_id = track_of_entry(s, v->entry);
	v->self = 0;
	if (parent != NONE) {
		row = scan_row_of(x, parent);
		root = t->rows[row].depth == 0 ? parent : trace_row_at(t,
		    row - t->rows[row].depth, t->ts[parent]);
	}
	v->root_kind = root != NONE ? t->kind[root] : v->kind;
	v->parent_id = scan_parent(x, parent, row);
}

/* Fetches what a row further on needs of the model; tells v of the caller's. */
static void
scan_fetch(struct slice_scan *x, const uint32_t *entries, uint64_t n,
    struct sql_slice *v)
{
	const struct trace *t = x->sql->trace;
	uint32_t entry;

	v->ahead = AHEAD / 2 < n ? entries[AHEAD / 2] : NONE;
	if (AHEAD >= n)
		return;
	entry = entries[AHEAD];
	if (entry >= t->nslices) {
		__builtin_prefetch(&t->instants[entry - t->nslices]);
		return;
	}
	__builtin_prefetch(&t->ts[entry]);
	__builtin_prefetch(&t->dur_low[entry]);
	__builtin_prefetch(&t->kind[entry]);
	__builtin_prefetch(&t->off_low[entry]);
}

/* Gives out the rows of n entries, which follow those before. */
static int
scan_entries(void *arg, const uint32_t *entries, uint64_t n)
{
	struct slice_scan *x = arg;
	struct sql *s = x->sql;
	struct sql_slice v;
	uint64_t i;
	int rc = 0;

	for (i = 0; i < n && rc == 0; i++) {
		scan_fetch(x, entries + i, n - i, &v);
		v.id = x->id++;
		v.entry = entries[i];
		v.ts = entry_ts(s, v.entry);
		v.dur = entry_dur(s, v.entry);
		v.kind = entry_kind(s, v.entry);
		if (v.entry < s->trace->nslices)
			scan_slice(x, &v);
		else
			scan_instant(x, &v);
		rc = x->fn(x->arg, &v);
	}
	return rc;
}

int
sql_slices(struct sql *s, int (*fn)(void *, const struct sql_slice *),
    void *arg)
{
	const struct trace *t = s->trace;
	struct slice_scan x = { .sql = s, .fn = fn, .arg = arg };
	uint32_t r;
	int rc;

	x.at = xcalloc((size_t)t->nrows + 1, sizeof(*x.at));
	x.from = xcalloc((size_t)t->nrows + 1, sizeof(*x.from));
	x.last = xcalloc((size_t)t->nrows + 1, sizeof(*x.last));
	for (r = 0; r < t->nrows; r++) {
		x.at[r] = x.from[r] = t->rows[r].first;
		x.last[r].entry = NONE;
	}
	scan_blocks(&x);
	rc = slice_ids_walk(s->index.ids, scan_entries, &x);
	free(x.at);
	free(x.from);
	free(x.last);
	free(x.row);
	return rc;
}
