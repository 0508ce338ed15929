/*
 * flow_sweep: binds the points of flows on a track of many lanes, with a sweep
 * line.
 *
 * Point by point, every lane would have to be searched.  Instead, slices and
 * points of the track are visited together in time order.  Each lane keeps a
 * stack of its open slices, and a heap holds the lanes that may have any, the
 * lowest on top.  flow_bind.c says which slice a point belongs to.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "flow_bind.h"
#include "flow_instant.h"

struct flow_sweep_lane {
	uint32_t	*open;		/* the open slice of each depth */
	uint32_t	 n, cap;
};

struct flow_sweep {
	const struct trace *t;
	struct radix	*by_time;	/* all slices of the track */
	size_t		 n, next;
	struct flow_sweep_lane *lanes;
	uint32_t	 nlanes;
	uint32_t	*heap;		/* lanes that may have open slices */
	uint32_t	 nheap;
	uint8_t		*in_heap;
};

static void
heap_add(struct flow_sweep *w, uint32_t lane)
{
	uint32_t i, up;

	if (w->in_heap[lane])
		return;
	w->in_heap[lane] = 1;
	for (i = w->nheap++; i > 0; i = up) {
		up = (i - 1) / 2;
		if (w->heap[up] <= lane)
			break;
		w->heap[i] = w->heap[up];
	}
	w->heap[i] = lane;
}

static void
heap_drop(struct flow_sweep *w)
{
	uint32_t i, down, last;

	w->in_heap[w->heap[0]] = 0;
	last = w->heap[--w->nheap];
	for (i = 0; (down = 2 * i + 1) < w->nheap; i = down) {
		if (down + 1 < w->nheap && w->heap[down + 1] < w->heap[down])
			down++;
		if (w->heap[down] >= last)
			break;
		w->heap[i] = w->heap[down];
	}
	w->heap[i] = last;
}

static void
flow_sweep_to(struct flow_sweep *w, int64_t ts)
{
	struct flow_sweep_lane *l;
	const struct row *r;
	uint32_t s;

	for (; w->next < w->n && w->by_time[w->next].key <= radix_time(ts);
	    w->next++) {
		s = (uint32_t)w->by_time[w->next].value;
		r = &w->t->rows[trace_slice_row(w->t, s)];
		l = &w->lanes[r->lane];
		if (r->depth >= l->cap) {
			l->cap = r->depth * 2 + 8;
			l->open = xreallocarray(l->open, l->cap,
			    sizeof(*l->open));
		}
		l->open[r->depth] = s;
		l->n = r->depth + 1;
		heap_add(w, r->lane);
	}
}

static uint32_t
flow_sweep_around(struct flow_sweep *w, const struct raw_flow *p)
{
	struct flow_sweep_lane *l;
	uint32_t i, s;

	flow_sweep_to(w, p->ts);
	for (; w->nheap > 0; heap_drop(w)) {
		l = &w->lanes[w->heap[0]];
		while (l->n > 0 && !flow_bind_reaches(w->t, l->open[l->n - 1],
		    p->ts))
			l->n--;
		if (l->n == 0)
			continue;
		s = l->open[l->n - 1];
		for (i = l->n - 1; i > 0 && w->t->ts[l->open[i - 1]] ==
		    p->ts; i--)
			;
		return flow_bind_tied(w->t, s, l->open[i], trace_slice_row(w->t,
		    l->open[i]), p);
	}
	return NONE;
}

/*
 * Returns the slice of a key in the n sorted entries v, or NONE; without
 * `exact`, the one at or after the key.
 */
static uint32_t
slice_of(const struct radix *v, size_t n, uint64_t key, int exact)
{
	size_t at = radix_from(v, n, key);

	return at == n || (exact && v[at].key != key) ? NONE :
	    (uint32_t)v[at].value;
}

static void
flow_sweep_free(struct flow_sweep *w)
{
	uint32_t i;

	for (i = 0; i < w->nlanes; i++)
		free(w->lanes[i].open);
	free(w->lanes);
	free(w->heap);
	free(w->in_heap);
	free(w->by_time);
}

void
flow_sweep_points(const struct trace *t, uint32_t track,
    const struct chunks *points, const uint32_t *order, size_t n)
{
	const struct track *k = &t->tracks[track];
	struct radix *by_off = NULL;
	struct flow_instants stand;
	struct raw_flow *p;
	struct flow_sweep w;
	uint32_t s;
	size_t i;

	memset(&w, 0, sizeof(w));
	w.t = t;
	w.n = k->nslices;
	w.by_time = flow_bind_by_time(t, track);
	w.nlanes = k->nlanes;
	w.lanes = xcalloc(k->nlanes, sizeof(*w.lanes));
	w.heap = xcalloc(k->nlanes, sizeof(*w.heap));
	w.in_heap = xcalloc(k->nlanes, 1);
	flow_instant_start(&stand, t, track);
	for (i = 0; i < n; i++) {
		p = point_at(points, order[i]);
		s = flow_bind_is_around(p) || flow_bind_is_event(p) ?
		    flow_instant_find(&stand, p) : NONE;
		if (s != NONE || flow_bind_is_end(p))
			p->where = s;	/* NONE: flow_bind_late() finds it */
		else if (flow_bind_is_around(p))
			p->where = flow_sweep_around(&w, p);
		else if (!flow_bind_is_event(p))
			p->where = slice_of(w.by_time, w.n,
			    radix_time(p->ts), 0);
		else {
			if (by_off == NULL)
				by_off = flow_bind_by_off(t, track);
			p->where = slice_of(by_off, w.n, RAW_OFF(p), 1);
		}
	}
	flow_sweep_free(&w);
	free(by_off);
}
