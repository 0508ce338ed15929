/*
 * index_tree: parents and children of the entries of a trace.
 *
 * A few are searched for in the model, by binary search.  A query that asks for
 * many (a join) is answered from arrays: parents by rank, and children sorted
 * by parent.  Those take 16 bytes an entry and are made by one pass.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "rows.h"
#include "slice.h"
#include "sql_int.h"

/* Look-ups in the model before the arrays are made: a part of the entries. */
#define LOOKUPS_PART	64

/* Returns whether the arrays are there, which many look-ups make. */
static int
is_made(struct sql *s, const void *array)
{
	return array != NULL ||
	    s->index.nlookups++ > index_entries(s) / LOOKUPS_PART;
}

/*
 * Sets the parents of the slices of a row of the model, those of `above`, by
 * one walk along both.
 */
static void
row_parents(struct sql *s, const struct row *r, const struct row *above)
{
	const struct trace *t = s->trace;
	uint32_t i, p = above->first, end = above->first + above->n;

	for (i = r->first; i < r->first + r->n; i++) {
		while (p < end && t->ts[p] <= t->ts[i])
			p++;
		if (p > above->first)
			s->index.parents[index_rank(s, i)] =
			    index_rank(s, p - 1);
	}
}

static void
make_parents(struct sql *s)
{
	const struct trace *t = s->trace;
	uint64_t n = index_entries(s);
	uint32_t r, i, depth, around;

	s->index.parents = xreallocarray(NULL, n + 1, sizeof(uint32_t));
	memset(s->index.parents, 0xff, n * sizeof(uint32_t));
	for (r = 1; r < t->nrows; r++)
		if (t->rows[r].depth > 0 && index_of_row(s, r) ==
		    ORDER_ENTRY && index_of_row(s, r - 1) == ORDER_ENTRY)
			row_parents(s, &t->rows[r], &t->rows[r - 1]);
	for (i = 0; i < t->ninstants; i++) {
		if (index_of_instant(s, i) != ORDER_ENTRY)
			continue;
		around = track_around(s, i, &depth);
		if (around != NONE)
			s->index.parents[index_rank(s, t->nslices + i)] =
			    index_rank(s, around);
	}
}

uint32_t
index_parent(struct sql *s, uint64_t rank)
{
	uint32_t parent;

	if (is_made(s, s->index.parents)) {
		if (s->index.parents == NULL)
			make_parents(s);
		return s->index.parents[rank];
	}
	parent = slice_parent_of(s, index_entry_of(s, rank));
	return parent != NONE ? index_rank(s, parent) : NONE;
}

/* ---- children */

/* Sorts the entries by parent: a counting sort, which keeps their order. */
static void
make_children(struct sql *s)
{
	struct sql_index *x = &s->index;
	uint64_t n = index_entries(s), i, at = 0, count;
	uint32_t parent;

	if (x->parents == NULL)
		make_parents(s);
	x->child_first = xcalloc(n + 2, sizeof(*x->child_first));
	for (i = 0; i < n; i++)
		if (x->parents[i] != NONE)
			x->child_first[x->parents[i] + 1]++;
	/* from counts to where the next child of each parent goes */
	for (i = 0; i <= n; i++) {
		count = x->child_first[i];
		x->child_first[i] = at;
		at += count;
	}
	x->children = xreallocarray(NULL, at + 1, sizeof(*x->children));
	for (i = 0; i < n; i++) {
		parent = x->parents[i];
		if (parent != NONE)
			x->children[x->child_first[parent + 1]++] =
			    (uint32_t)i;
	}
}

/* Adds the slices that the model has right inside of one. */
static void
add_slices_in(struct sql *s, uint32_t slice, struct sql_rows *out)
{
	uint32_t first, n = trace_children(s->trace, slice, &first), i;

	for (i = 0; i < n; i++)
		rows_add(out, index_rank(s, first + i));
}

/* Adds the instants right inside of a slice; they are among its track's. */
static void
add_instants_in(struct sql *s, uint32_t slice, struct sql_rows *out)
{
	const struct trace *t = s->trace;
	const struct sql_track *k =
	    &s->tracks.tracks[track_of_entry(s, slice)];
	uint32_t i, last = k->instant + k->ninstants, depth;
	int64_t end = trace_slice_end(t, slice);

	for (i = trace_instant_from(t, k->instant, k->ninstants, t->ts[slice]);
	    i < last && t->instants[i].ts <= end; i++)
		if (index_of_instant(s, i) == ORDER_ENTRY &&
		    track_around(s, i, &depth) == slice)
			rows_add(out, index_rank(s, t->nslices + i));
}

void
index_children(struct sql *s, uint64_t rank, struct sql_rows *out)
{
	struct sql_index *x = &s->index;
	uint32_t entry;

	if (is_made(s, x->children)) {
		if (x->children == NULL)
			make_children(s);
		rows_lend(out, &x->children[x->child_first[rank]],
		    x->child_first[rank + 1] - x->child_first[rank]);
		return;
	}
	entry = index_entry_of(s, rank);
	if (entry >= s->trace->nslices)
		return;
	add_slices_in(s, entry, out);
	add_instants_in(s, entry, out);
}
