/*
 * bind: points of flows find their slices (semantics.md 3.6, Recommended).
 *
 * A start, a step or an end with bp "e" belongs to the innermost slice around
 * it, closed at both ends, of lane 0 if there is one there.  Where one slice
 * ends at the very time at which another begins, the later one has it, unless
 * the point is a start and stands before the later one in the file.  An end
 * without bp belongs to the next slice that begins, of several the outermost.
 *
 * Points come in time order, so each row keeps a finger on the first slice
 * that has not begun yet, and fingers only move forward.  Tracks of many rows
 * would make every point visit every row; there, slices are walked in time
 * order instead, and each lane keeps the stack of those that are open.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "bind.h"

#define BIND_ROWS	64
#define BIND_DOWN	64		/* levels that a tie is followed down */

static int
reaches(const struct trace *t, uint32_t s, int64_t ts)
{
	return t->dur[s] == DUR_OPEN || trace_slice_end(t, s) >= ts;
}

/*
 * s begins at the time of a start that stands before it in the file: the slice
 * that ended there, its innermost, if there is one.
 */
static uint32_t
tied(const struct trace *t, uint32_t s, const struct bind_point *p)
{
	uint32_t row, child, down;

	if (p->how != BIND_START || t->ts[s] != p->ts || t->off[s] < p->off)
		return s;
	row = trace_slice_row(t, s);
	if (s == t->rows[row].first || t->dur[s - 1] == DUR_OPEN ||
	    trace_slice_end(t, s - 1) != p->ts)
		return s;
	for (s--, down = 0; down < BIND_DOWN; down++, s = child) {
		if (++row >= t->nrows || t->rows[row].depth == 0 ||
		    (child = trace_row_at(t, row, p->ts - 1)) == NONE ||
		    t->ts[child] < t->ts[s] ||
		    trace_slice_end(t, child) != p->ts)
			break;
	}
	return s;
}

/* ---- few rows: fingers ---- */

struct fingers {
	const struct trace *t;
	const struct track *k;
	uint32_t	at[BIND_ROWS];	/* the first slice with ts > the time */
};

/* Moves the finger of a row to the time; the slice before it, or NONE. */
static uint32_t
finger(struct fingers *f, uint32_t i, int64_t ts)
{
	const struct row *r = &f->t->rows[f->k->row + i];
	uint32_t end = r->first + r->n;

	while (f->at[i] < end && f->t->ts[f->at[i]] <= ts)
		f->at[i]++;
	return f->at[i] == r->first ? NONE : f->at[i] - 1;
}

static uint32_t
finger_around(struct fingers *f, const struct bind_point *p)
{
	uint32_t i, s, best = NONE;

	for (i = 0; i < f->k->nrows; i++) {
		if (f->t->rows[f->k->row + i].depth == 0 && best != NONE)
			break;		/* the next lane */
		s = finger(f, i, p->ts);
		if (s == NONE || !reaches(f->t, s, p->ts) ||
		    (best != NONE && f->t->ts[s] < f->t->ts[best])) {
			if (best != NONE)
				break;
			/* nothing on this lane: on to the next */
			while (i + 1 < f->k->nrows &&
			    f->t->rows[f->k->row + i + 1].depth != 0)
				i++;
			continue;
		}
		best = s;
	}
	return best;
}

static uint32_t
finger_next(struct fingers *f, const struct bind_point *p)
{
	uint32_t i, s, best = NONE;

	for (i = 0; i < f->k->nrows; i++) {
		const struct row *r = &f->t->rows[f->k->row + i];

		if (p->ts > INT64_MIN)
			finger(f, i, p->ts - 1);
		s = f->at[i];
		while (s > r->first && f->t->ts[s - 1] >= p->ts)
			s--;		/* it was moved past equal times */
		if (s < r->first + r->n &&
		    (best == NONE || f->t->ts[s] < f->t->ts[best]))
			best = s;
	}
	return best;
}

static uint32_t
finger_event(struct fingers *f, const struct bind_point *p)
{
	uint32_t i, s;

	for (i = 0; i < f->k->nrows; i++) {
		uint32_t first = f->t->rows[f->k->row + i].first;

		for (s = finger(f, i, p->ts); s != NONE &&
		    f->t->ts[s] == p->ts; s--) {
			if (f->t->off[s] == p->off)
				return s;
			if (s == first)
				break;
		}
	}
	return NONE;
}

static void
bind_shallow(const struct trace *t, const struct track *k,
    struct bind_point *p, size_t n)
{
	struct fingers f;
	uint32_t i, s;
	size_t j;

	f.t = t;
	f.k = k;
	for (i = 0; i < k->nrows; i++)
		f.at[i] = t->rows[k->row + i].first;
	for (j = 0; j < n; j++) {
		switch (p[j].how) {
		case BIND_START:
		case BIND_END:
			s = finger_around(&f, &p[j]);
			p[j].slice = s == NONE ? NONE : tied(t, s, &p[j]);
			break;
		case BIND_NEXT:
			p[j].slice = finger_next(&f, &p[j]);
			break;
		case BIND_EVENT:
			p[j].slice = finger_event(&f, &p[j]);
			break;
		}
	}
}

/* ---- many rows: a sweep ---- */

struct sweep_lane {
	uint32_t	*open;		/* a slice by depth */
	uint32_t	 n, cap;
};

struct sweep {
	const struct trace *t;
	struct radix	*by_time;	/* all slices of the track */
	size_t		 n, next;
	struct sweep_lane *lanes;
	uint32_t	 nlanes;
	uint32_t	*heap;		/* lanes that may have open slices */
	uint32_t	 nheap;
	uint8_t		*in_heap;
};

static void
heap_add(struct sweep *w, uint32_t lane)
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
heap_drop(struct sweep *w)
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
sweep_to(struct sweep *w, int64_t ts)
{
	struct sweep_lane *l;
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
sweep_around(struct sweep *w, const struct bind_point *p)
{
	struct sweep_lane *l;

	sweep_to(w, p->ts);
	for (; w->nheap > 0; heap_drop(w)) {
		l = &w->lanes[w->heap[0]];
		while (l->n > 0 && !reaches(w->t, l->open[l->n - 1], p->ts))
			l->n--;
		if (l->n > 0)
			return tied(w->t, l->open[l->n - 1], p);
	}
	return NONE;
}

static struct radix *
slices_by(const struct trace *t, const struct track *k, int by_time)
{
	struct radix *v = xreallocarray(NULL, k->nslices + 1, sizeof(*v));
	uint32_t s = t->rows[k->row].first;
	size_t i;

	for (i = 0; i < k->nslices; i++, s++) {
		v[i].key = by_time ? radix_time(t->ts[s]) : t->off[s];
		v[i].value = s;
	}
	radix_sort(v, k->nslices);
	return v;
}

static void
bind_deep(const struct trace *t, const struct track *k, struct bind_point *p,
    size_t n)
{
	struct radix *by_off = NULL;
	struct sweep w;
	size_t j, at;
	uint32_t i;

	memset(&w, 0, sizeof(w));
	w.t = t;
	w.n = k->nslices;
	w.by_time = slices_by(t, k, 1);
	w.nlanes = k->nlanes;
	w.lanes = xcalloc(k->nlanes, sizeof(*w.lanes));
	w.heap = xcalloc(k->nlanes, sizeof(*w.heap));
	w.in_heap = xcalloc(k->nlanes, 1);
	for (j = 0; j < n; j++) {
		p[j].slice = NONE;
		switch (p[j].how) {
		case BIND_START:
		case BIND_END:
			p[j].slice = sweep_around(&w, &p[j]);
			break;
		case BIND_NEXT:
			at = radix_from(w.by_time, w.n, radix_time(p[j].ts));
			if (at < w.n)
				p[j].slice = (uint32_t)w.by_time[at].value;
			break;
		case BIND_EVENT:
			if (by_off == NULL)
				by_off = slices_by(t, k, 0);
			at = radix_from(by_off, w.n, p[j].off);
			if (at < w.n && by_off[at].key == p[j].off)
				p[j].slice = (uint32_t)by_off[at].value;
			break;
		}
	}
	for (i = 0; i < k->nlanes; i++)
		free(w.lanes[i].open);
	free(w.lanes);
	free(w.heap);
	free(w.in_heap);
	free(w.by_time);
	free(by_off);
}

void
bind_points(const struct trace *t, uint32_t track, struct bind_point *p,
    size_t n)
{
	const struct track *k = &t->tracks[track];
	size_t i;

	if (k->nrows == 0)
		for (i = 0; i < n; i++)
			p[i].slice = NONE;
	else if (k->nrows <= BIND_ROWS)
		bind_shallow(t, k, p, n);
	else
		bind_deep(t, k, p, n);
}
