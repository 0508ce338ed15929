/*
 * slowest: the slowest slices of threads that the filter and hidden tracks
 * leave of a time.  Without a filter they are those of busy.h; with one, slices
 * of all rows compete from where busy.h begins, and of a slice of the set
 * inside of another only the outer is taken.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/busy.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "ttv/xmalloc.h"
#include "passed.h"

#define INNER	16	/* slices are looked at for each that is wanted: the
			 * others may be inside of slices of the set */

static uint32_t
slowest_of_set(const void *set, const struct trace *tr, uint32_t first,
    uint32_t last)
{
	return passed_longest(set, tr, first, last);
}

/* The rows of a trace that compete. */
struct slowest {
	const struct trace	*tr;
	const struct passed	*ps;
	int64_t			 t0, t1;
	struct busy_run		*v;
	size_t			 n, cap;
};

/* Returns whether a slice is around all of the time. */
static int
slowest_around(const struct slowest *w, uint32_t s)
{
	return w->tr->ts[s] <= w->t0 && trace_slice_end(w->tr, s) >= w->t1;
}

/* Returns the row where a track's work begins: below what is around all. */
static uint32_t
slowest_row(const struct trace *tr, uint32_t track)
{
	struct busy_run v[BUSY_RUNS];

	return busy_runs(tr, track, v) > 0 ? trace_slice_row(tr, v[0].first) :
	    NONE;
}

/* Adds what touches [t0, t1) of a track's rows with slices of the set. */
static void
slowest_add(struct slowest *w, uint32_t track)
{
	const struct track *k = &w->tr->tracks[track];
	struct busy_run run;
	uint32_t r;

	for (r = slowest_row(w->tr, track); r < k->row + k->nrows; r++) {
		run.first = w->tr->rows[r].first;
		run.last = run.first + w->tr->rows[r].n;
		if (!passed_row(w->ps, r) || run.first == run.last ||
		    !busy_clip(w->tr, w->t0, w->t1, &run))
			continue;
		w->v = xgrow(w->v, w->n, &w->cap, sizeof(*w->v));
		w->v[w->n++] = run;
	}
}

/*
 * Returns whether a slice is inside of a finished one of the set that is not
 * around all of the time.
 */
static int
slowest_inner(const struct slowest *w, uint32_t s)
{
	uint32_t top = slowest_row(w->tr,
	    w->tr->rows[trace_slice_row(w->tr, s)].track);

	while ((s = trace_parent(w->tr, s)) != NONE &&
	    trace_slice_row(w->tr, s) >= top)
		if (passed_slice(w->ps, s) && trace_dur(w->tr, s) != DUR_OPEN &&
		    !slowest_around(w, s))
			return 1;
	return 0;
}

size_t
view_slowest(const struct view *v, const uint8_t *tracks, int64_t t0,
    int64_t t1, uint32_t *slices, size_t n)
{
	struct slowest w = { v->trace, passed_of(v), t0, t1, NULL, 0, 0 };
	int many = busy_many(w.tr), around;
	size_t i, got = 0, all;
	uint32_t *some, track;

	if (w.ps == NULL)
		return busy_slowest(w.tr, tracks, t0, t1, slices, n);
	for (track = 0; track < w.tr->ntracks; track++)
		if (busy_is(w.tr, track, many) && (tracks == NULL ||
		    tracks[track]))
			slowest_add(&w, track);
	some = xcalloc(n + 1, INNER * sizeof(*some));
	all = busy_longest(w.tr, w.v, w.n, slowest_of_set, w.ps, some,
	    n * INNER);
	for (around = 0; around < 2 && got == 0; around++)
		for (i = 0; i < all && got < n; i++)
			if (trace_dur(w.tr, some[i]) != DUR_OPEN &&
			    slowest_around(&w, some[i]) == around &&
			    !slowest_inner(&w, some[i]))
				slices[got++] = some[i];
	free(some);
	free(w.v);
	return got;
}
