/*
 * running: a search in each row of the tracks that work, deepest rows last: a
 * row without an open slice has none below it.
 */
#include "config.h"

#include <string.h>

#include "ttv/interval.h"
#include "ttv/running.h"
#include "ttv/sat.h"
#include "ttv/trace.h"

struct found {
	struct running	*v;
	size_t		 n, most;
	size_t		 all;
	uint32_t	 upid;
};

static int
running_before(const struct running *a, const struct running *b)
{
	if (a->same != b->same)
		return a->same;
	return a->depth != b->depth ? a->depth > b->depth :
	    a->slice < b->slice;
}

/* Puts a slice in its place among the first ones. */
static void
running_add(struct found *f, const struct running *r)
{
	size_t i;

	f->all++;
	if (f->n < f->most)
		f->n++;
	else if (f->most == 0 || !running_before(r, &f->v[f->n - 1]))
		return;
	for (i = f->n - 1; i > 0 && running_before(r, &f->v[i - 1]); i--)
		f->v[i] = f->v[i - 1];
	f->v[i] = *r;
}

/* Returns the slice of a row that is open at t, or NONE. */
static uint32_t
running_open(const struct trace *tr, uint32_t row, int64_t t)
{
	uint32_t s = trace_row_at(tr, row, t);

	return s != NONE && trace_slice_end(tr, s) > t ? s : NONE;
}

static int
running_works(const struct track *k)
{
	return k->type == TRACK_THREAD || k->type == TRACK_CPU ||
	    k->type == TRACK_CUSTOM;
}

/* Searches the lanes of a track; returns the number of rows searched. */
static uint32_t
running_track(struct found *f, const struct trace *tr, uint32_t track,
    int64_t t)
{
	const struct track *k = &tr->tracks[track];
	uint32_t i, s, n = 1;
	struct running r;
	int open = 0;

	if (!running_works(k) || k->start > t || k->end < t)
		return n;
	memset(&r, 0, sizeof(r));
	r.track = track;
	r.same = f->upid != NONE && k->upid == f->upid;
	for (i = k->row; i < k->row + k->nrows; i++) {
		if (tr->rows[i].depth == 0) {
			if (open)
				running_add(f, &r);
			open = 1;
			r.slice = NONE;
		}
		if (!open)
			continue;
		n++;
		if ((s = running_open(tr, i, t)) == NONE) {
			if (r.slice != NONE)
				running_add(f, &r);
			open = 0;
			continue;
		}
		r.slice = s;
		r.depth = tr->rows[i].depth;
	}
	if (open && r.slice != NONE)
		running_add(f, &r);
	return n;
}

size_t
running_at(const struct trace *tr, int64_t t, uint32_t track,
    struct running *v, size_t n, uint32_t *left)
{
	struct found f = { v, 0, n, 0, NONE };
	uint32_t root = 0, i, searched = 0;

	if (track != NONE) {
		f.upid = tr->tracks[track].upid;
		for (root = track; tr->tracks[root].parent != NONE; )
			root = tr->tracks[root].parent;
	}
	for (i = 0; i < tr->ntracks && searched < RUNNING_ROWS; i++)
		searched += running_track(&f, tr, (uint32_t)(((uint64_t)root +
		    i) % tr->ntracks), t);
	*left = tr->ntracks - i;
	return f.all;
}

/* Returns whether a row of the same lane below has an open slice at t. */
static int
running_inside(const struct trace *tr, uint32_t row, int64_t t)
{
	const struct row *r = &tr->rows[row], *below = r + 1;

	return row + 1 < tr->nrows && below->track == r->track &&
	    below->lane == r->lane && below->depth == r->depth + 1 &&
	    running_open(tr, row + 1, t) != NONE;
}

size_t
running_async(const struct trace *tr, int64_t t, uint32_t track,
    struct running *v, size_t n, uint32_t *left)
{
	struct found f = { v, 0, n, 0, NONE };
	struct interval_query ask;
	uint32_t row, searched = 0;
	struct running r;

	*left = 0;
	if (track != NONE)
		f.upid = tr->tracks[track].upid;
	interval_ask(&ask, interval_of(tr, ENTITY_SLICE), t, sat_add(t, 1));
	while ((row = interval_next(&ask)) != NONE) {
		if (searched++ == RUNNING_ROWS) {
			*left = 1;
			break;
		}
		memset(&r, 0, sizeof(r));
		r.track = tr->rows[row].track;
		if (tr->tracks[r.track].type != TRACK_ASYNC)
			continue;
		r.slice = running_open(tr, row, t);
		if (r.slice == NONE || running_inside(tr, row, t))
			continue;
		r.depth = tr->rows[row].depth;
		r.same = f.upid != NONE && tr->tracks[r.track].upid == f.upid;
		running_add(&f, &r);
	}
	return f.all;
}
