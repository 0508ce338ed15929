/*
 * sched_walk: the events of scheduling of all CPUs in order of time.
 *
 * Kernels give a buffer a CPU, so events come in runs in order: long ones, or
 * those of some milliseconds, of which there are very many, but few at a time.
 * Runs are merged without a copy of any event by a heap of those that have
 * begun; a file that is in order is one run.  Equal times keep the order of the
 * file.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "sched.h"

static const struct raw_sched *
event_at(const struct chunks *c, size_t number)
{
	return chunks_at(c, number, sizeof(struct raw_sched));
}

/* Returns the number after `number`, or chunks_end(). */
static size_t
event_after(const struct chunks *c, size_t number)
{
	return number + 1 == chunks_stop(c, number, SIZE_MAX) ?
	    chunks_next(number) : number + 1;
}

/* Cuts all events into runs; they stand in order of their first events. */
static void
runs_cut(struct sched_walk *w)
{
	size_t i = 0, end = chunks_end(w->events), cap = 0;
	struct sched_run *r = NULL;
	int64_t ts, last = 0;

	for (; i < end; i = event_after(w->events, i)) {
		ts = event_at(w->events, i)->ts;
		if (r == NULL || ts < last) {
			if (r != NULL)
				r->end = i;
			w->runs = xgrow(w->runs, w->nruns, &cap,
			    sizeof(*w->runs));
			r = &w->runs[w->nruns];
			r->ts = ts;
			r->at = i;
			r->order = w->nruns++;
		}
		last = ts;
	}
	if (r != NULL)
		r->end = end;
}

static int
run_before(const struct sched_run *a, const struct sched_run *b)
{
	return a->ts != b->ts ? a->ts < b->ts : a->order < b->order;
}

/* Moves the run at i down to where it belongs. */
static void
heap_down(struct sched_run *heap, size_t n, size_t i)
{
	struct sched_run r = heap[i];
	size_t child;

	while ((child = 2 * i + 1) < n) {
		if (child + 1 < n && run_before(&heap[child + 1], &heap[child]))
			child++;
		if (!run_before(&heap[child], &r))
			break;
		heap[i] = heap[child];
		i = child;
	}
	heap[i] = r;
}

/* Sorts all runs, the last first, in place. */
static void
runs_sort(struct sched_run *runs, size_t n)
{
	struct sched_run first;
	size_t i;

	for (i = n / 2; i-- > 0; )
		heap_down(runs, n, i);
	while (n-- > 1) {
		first = runs[0];
		runs[0] = runs[n];
		runs[n] = first;
		heap_down(runs, n, 0);
	}
}

/* Moves the runs that begin before all events of the heap to the heap. */
static void
runs_enter(struct sched_walk *w)
{
	const struct sched_run *r;
	size_t i;

	while (w->nruns > 0) {
		r = &w->runs[w->nruns - 1];
		if (w->n > 0 && run_before(&w->heap[0], r))
			break;
		w->heap = xgrow(w->heap, w->n, &w->cap, sizeof(*w->heap));
		/* it is the first of all */
		for (i = w->n++; i > 0; i = (i - 1) / 2)
			w->heap[i] = w->heap[(i - 1) / 2];
		w->heap[0] = *r;
		w->nruns--;
	}
}

void
sched_walk_begin(struct sched_walk *w, struct chunks *events, int eat)
{
	size_t i;

	memset(w, 0, sizeof(*w));
	w->events = events;
	w->drop = SIZE_MAX;
	runs_cut(w);
	runs_sort(w->runs, w->nruns);
	if (!eat)
		return;
	w->left = xreallocarray(NULL, events->n + 1, sizeof(*w->left));
	for (i = 0; i < events->n; i++)
		w->left[i] = events->v[i].n;
}

const struct raw_sched *
sched_walk_next(struct sched_walk *w)
{
	const struct raw_sched *e;
	struct sched_run *r;
	size_t chunk;

	if (w->drop != SIZE_MAX)
		chunks_drop(w->events, w->drop, sizeof(*e));
	w->drop = SIZE_MAX;
	if (w->nruns > 0)
		runs_enter(w);
	if (w->n == 0)
		return NULL;
	r = w->heap;
	e = event_at(w->events, r->at);
	chunk = r->at >> CHUNK_BITS;
	r->at = event_after(w->events, r->at);
	if (r->at >= r->end)
		w->heap[0] = w->heap[--w->n];
	else
		r->ts = event_at(w->events, r->at)->ts;
	if (w->n > 1)
		heap_down(w->heap, w->n, 0);
	if (w->left != NULL && --w->left[chunk] == 0)
		w->drop = chunk;
	return e;
}

void
sched_walk_end(struct sched_walk *w)
{
	free(w->runs);
	free(w->heap);
	free(w->left);
}
