/*
 * index_length: the rows of slice by their lengths.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/lod.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#include "rows.h"
#include "sql_int.h"

const uint32_t *
index_by_dur(struct sql *s)
{
	struct sql_index *x = &s->index;
	uint64_t n = index_entries(s), i;
	struct radix *pairs;

	if (x->by_dur != NULL)
		return x->by_dur;
	pairs = xreallocarray(NULL, n + 1, sizeof(*pairs));
	for (i = 0; i < n; i++)
		pairs[i] = (struct radix){
		    radix_time(entry_dur(s, index_entry_of(s, i))), i };
	radix_sort(pairs, n);
	x->by_dur = xreallocarray(NULL, n + 1, sizeof(*x->by_dur));
	for (i = 0; i < n; i++)
		x->by_dur[i] = (uint32_t)pairs[i].value;
	free(pairs);
	return x->by_dur;
}

/* Returns the first place of the order whose length is not below a value. */
static uint64_t
length_from(struct sql *s, int64_t dur)
{
	uint64_t lo = 0, hi = index_entries(s), mid;

	BISECT(lo, hi, mid, entry_dur(s, index_entry_of(s,
	    s->index.by_dur[mid])) < dur);
	return lo;
}

/* ---- without the order: the level of detail leads to the longest slices */

struct run {
	uint32_t	 first, last;	/* slices [first, last) of a row */
};

struct longest {
	struct sql	*sql;
	int64_t		 from, to;	/* lengths that are wanted */
	uint64_t	 left;		/* slices that may still be visited */
	struct run	*todo;
	size_t		 n, cap;
	struct sql_rows	*out;
};

static void
push(struct longest *l, uint32_t first, uint32_t last)
{
	if (first >= last)
		return;
	l->todo = xgrow(l->todo, l->n, &l->cap, sizeof(*l->todo));
	l->todo[l->n++] = (struct run){ first, last };
}

/* Adds the slices of a row; returns 0 if too many were visited. */
static int
add_longest(struct longest *l, uint32_t first, uint32_t last)
{
	const struct trace *t = l->sql->trace;
	struct run r;
	uint32_t i;

	push(l, first, last);
	while (l->n > 0) {
		r = l->todo[--l->n];
		i = lod_longest(t, r.first, r.last);
		/* one without an end counts as long, and says nothing */
		if (trace_dur(t, i) != DUR_OPEN && trace_dur(t, i) < l->from)
			continue;
		if (l->left == 0)
			return 0;
		l->left--;
		if (trace_dur(t, i) >= l->from && trace_dur(t, i) <= l->to)
			rows_add(l->out, index_rank(l->sql, i));
		push(l, r.first, i);
		push(l, i + 1, r.last);
	}
	return 1;
}

int
index_lengths(struct sql *s, int64_t from, int64_t to, int by_length,
    uint64_t most, struct sql_rows *out)
{
	const struct trace *t = s->trace;
	struct longest l = { s, from, to, most, NULL, 0, 0, out };
	uint64_t lo, hi;
	uint32_t r;
	int ok = 1;

	/* the first query of lengths may well be the last one */
	if (s->index.by_dur != NULL || s->index.nlengths++ > 0) {
		index_by_dur(s);
		lo = length_from(s, from);
		hi = to == INT64_MAX ? index_entries(s) :
		    length_from(s, to + 1);
		if (hi > lo && hi - lo > most && !by_length)
			return 0;
		rows_lend(out, &s->index.by_dur[lo], hi > lo ? hi - lo : 0);
		return 1;
	}
	/* below 1 instants and what has no end would count */
	if (from < 1)
		return 0;
	for (r = 0; r < t->nrows && ok; r++)
		if (index_of_row(s, r) == ORDER_ENTRY)
			ok = add_longest(&l, t->rows[r].first,
			    t->rows[r].first + t->rows[r].n);
	free(l.todo);
	if (!ok)
		out->n = 0;
	return ok;
}
