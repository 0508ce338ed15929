/*
 * nest_near: sorts the recs of a list in place where they stand near their
 * places, as slices do that are written when they end.
 *
 * Each chunk is sorted by insertion: a rec that comes late is moved behind the
 * last that is not after it, by one copy.  Then chunks that overlap are merged
 * at their common edge.  No memory is asked for but for that of the edges, and
 * the recs stay in their chunks.  What all this may move is bounded: beyond it
 * the recs are left as they are, permuted, those of one time in their order.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/xmalloc.h"
#include "nest.h"

#define NEAR_MOVES	24		/* of all recs: more cost what dealing
					 * them out to buckets does */

/* Returns how many of n sorted recs are not after ts, searched from the end. */
static size_t
near_place(const struct raw_event *r, size_t n, int64_t ts)
{
	size_t lo = 0, hi = n, step, mid;

	for (step = 1; step <= hi; step *= 2) {
		if (r[hi - step].ts <= ts) {
			lo = hi - step + 1;
			break;
		}
		hi -= step;
	}
	BISECT(lo, hi, mid, r[mid].ts <= ts);
	return lo;
}

/* Sorts n recs; returns 0 when *moves, which it lowers, do not suffice. */
static int
near_chunk(struct raw_event *r, size_t n, size_t *moves)
{
	struct raw_event one;
	size_t i, to;

	for (i = 1; i < n; i++) {
		if (r[i].ts >= r[i - 1].ts)
			continue;
		to = near_place(r, i - 1, r[i].ts);
		if (*moves < i - to)
			return 0;
		*moves -= i - to;
		one = r[i];
		memmove(&r[to + 1], &r[to], (i - to) * sizeof(*r));
		r[to] = one;
	}
	return 1;
}

/* Merges two sorted chunks that overlap; returns as near_chunk(). */
static int
near_edge(struct event_chunk *a, struct event_chunk *b, size_t *moves)
{
	size_t from = near_place(a->recs, a->n, b->recs[0].ts);
	size_t na = a->n - from, nb = 0, n, i = 0, j;
	int64_t last = a->recs[a->n - 1].ts;
	struct raw_event *v, *to;

	while (nb < b->n && b->recs[nb].ts < last)
		nb++;
	if (*moves < na + nb)
		return 0;
	*moves -= na + nb;
	v = xreallocarray(NULL, na + nb, sizeof(*v));
	memcpy(v, &a->recs[from], na * sizeof(*v));
	memcpy(&v[na], b->recs, nb * sizeof(*v));
	for (n = 0, j = na; n < na + nb; n++) {
		to = n < na ? &a->recs[from + n] : &b->recs[n - na];
		*to = j == na + nb || (i < na && v[i].ts <= v[j].ts) ? v[i++] :
		    v[j++];
	}
	free(v);
	return 1;
}

/* Returns the chunks of a list that have recs, *n of them. */
static struct event_chunk **
near_chunks(const struct event_list *l, size_t *n, size_t *nrecs)
{
	struct event_chunk **v, *c;

	*n = *nrecs = 0;
	for (c = l->first; c != NULL; c = c->next)
		++*n;
	v = xreallocarray(NULL, *n + 1, sizeof(struct event_chunk *));
	for (*n = 0, c = l->first; c != NULL; c = c->next) {
		*nrecs += c->n;
		if (c->n > 0)
			v[(*n)++] = c;
	}
	return v;
}

static int
near_overlap(const struct event_chunk *a, const struct event_chunk *b)
{
	return b->recs[0].ts < a->recs[a->n - 1].ts;
}

int
nest_sort_near(struct event_list *l)
{
	size_t n, nrecs, moves, i, j;
	struct event_chunk **v = near_chunks(l, &n, &nrecs);
	int sorted = 1;

	moves = nrecs < SIZE_MAX / NEAR_MOVES ? nrecs * NEAR_MOVES : nrecs;
	for (i = 0; i < n && sorted; i++) {
		sorted = near_chunk(v[i]->recs, v[i]->n, &moves);
		for (j = i; j > 0 && sorted && near_overlap(v[j - 1], v[j]);
		    j--)
			sorted = near_edge(v[j - 1], v[j], &moves);
		/* a chunk may have had more of an earlier one than has room */
		for (; j < i && sorted; j++)
			sorted = !near_overlap(v[j], v[j + 1]);
	}
	free(v);
	return sorted;
}
