/*
 * sched_walk: the events of scheduling of all CPUs in order of time.
 *
 * Kernels give a buffer a CPU, so events come in runs in order: long ones, or
 * those of some milliseconds, of which there are very many, but few at a time.
 * The time is cut into segments; a worker merges the pieces of runs that lie in
 * a segment by a heap of those that have begun.  The result is a list of
 * numbers, made once for all walks; no event is copied, and events that are one
 * run need no list.  Equal times keep the order of the file.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "sched.h"

#define SEGMENTS	8	/* of a worker: some have more events */
#define SAMPLES		64	/* times that the end of a segment is chosen
				 * from */

struct run {				/* events in order, by number */
	int64_t		ts, last;	/* of the first and the last event */
	size_t		at, end;
};

/* The events from one time up to that of the next segment. */
struct segment {
	int64_t		from;		/* without a meaning in the first one */
	struct run	*runs;		/* pieces; merged: that have not begun,
					 * the last first */
	size_t		nruns, runs_cap;
	struct run	*heap;		/* pieces that have */
	size_t		n, cap;
	size_t		first;		/* place in the order */
	size_t		nevents;
};

struct merge {
	struct sched_order *o;
	struct run	*runs;		/* all, in order of the file */
	size_t		 nruns;
	struct segment	*segments;
	size_t		 nsegments;
};

static int64_t
time_at(const struct chunks *c, size_t number)
{
	return sched_event(c, number)->ts;
}

/* Cuts all events into runs. */
static void
runs_cut(struct merge *m)
{
	const struct chunks *c = m->o->events;
	size_t i = 0, end = chunks_end(c), cap = 0;
	struct run *r = NULL;
	int64_t ts;

	for (; i < end; i = sched_event_after(c, i)) {
		ts = time_at(c, i);
		if (r == NULL || ts < r->last) {
			if (r != NULL)
				r->end = i;
			m->runs = xgrow(m->runs, m->nruns, &cap,
			    sizeof(*m->runs));
			r = &m->runs[m->nruns++];
			r->ts = ts;
			r->at = i;
			r->end = end;
		}
		r->last = ts;
	}
}

/* ---- segments ---- */

/* Chooses where segments begin, from the times of some events. */
static void
segments_choose(struct merge *m, size_t n)
{
	const struct chunks *c = m->o->events;
	size_t step = m->o->n / (n * SAMPLES) + 1, i, k, nsamples = 0;
	struct radix *samples = xreallocarray(NULL, c->n + m->o->n / step + 1,
	    sizeof(*samples));

	for (k = 0; k < c->n; k++)
		for (i = 0; i < c->v[k].n; i += step) {
			samples[nsamples].key = radix_time(time_at(c,
			    k << CHUNK_BITS | i));
			samples[nsamples++].value = 0;
		}
	radix_sort(samples, nsamples);
	m->nsegments = n;
	m->segments = xcalloc(n, sizeof(*m->segments));
	for (k = 1; k < n; k++)
		m->segments[k].from =
		    radix_time_of(samples[k * nsamples / n].key);
	free(samples);
}

/* Returns the number of the first event of a run from a time on, or its end. */
static size_t
sched_run_from(const struct chunks *c, const struct run *r, int64_t ts)
{
	size_t lo = r->at, hi = r->at, mid;

	for (; lo < r->end; lo = chunks_next(lo)) {
		hi = chunks_stop(c, lo, r->end);
		if (time_at(c, hi - 1) >= ts)
			break;
	}
	if (lo >= r->end)
		return r->end;
	BISECT(lo, hi, mid, time_at(c, mid) < ts);
	return lo;
}

static size_t
run_count(const struct chunks *c, const struct run *r)
{
	size_t i, n = 0;

	for (i = r->at; i < r->end; i = chunks_next(i))
		n += chunks_stop(c, i, r->end) - i;
	return n;
}

/* Finds the pieces of all runs that lie in a segment. */
static void
segment_find(struct merge *m, struct segment *s)
{
	const struct chunks *c = m->o->events;
	int first = s == m->segments, last = s + 1 == m->segments +
	    m->nsegments;
	const struct run *r;
	struct run p;

	for (r = m->runs; r < m->runs + m->nruns; r++) {
		if ((!first && r->last < s->from) ||
		    (!last && r->ts >= s[1].from))
			continue;
		p = *r;
		if (!first && r->ts < s->from)
			p.at = sched_run_from(c, r, s->from);
		if (!last && r->last >= s[1].from)
			p.end = sched_run_from(c, r, s[1].from);
		if (p.at >= p.end)
			continue;
		p.ts = time_at(c, p.at);
		s->nevents += run_count(c, &p);
		s->runs = xgrow(s->runs, s->nruns, &s->runs_cap,
		    sizeof(*s->runs));
		s->runs[s->nruns++] = p;
	}
}

static void
find_job(void *arg, size_t i)
{
	struct merge *m = arg;

	segment_find(m, &m->segments[i]);
}

/* ---- merging ---- */

static int
sched_run_before(const struct run *a, const struct run *b)
{
	return a->ts != b->ts ? a->ts < b->ts : a->at < b->at;
}

/* Moves the run at i down to where it belongs. */
static void
heap_down(struct run *heap, size_t n, size_t i)
{
	struct run r = heap[i];
	size_t child;

	while ((child = 2 * i + 1) < n) {
		if (child + 1 < n && sched_run_before(&heap[child + 1],
		    &heap[child]))
			child++;
		if (!sched_run_before(&heap[child], &r))
			break;
		heap[i] = heap[child];
		i = child;
	}
	heap[i] = r;
}

/* Sorts all runs, the last first, in place. */
static void
runs_sort(struct run *runs, size_t n)
{
	struct run first;
	size_t i;

	for (i = n / 2; i-- > 0; )
		heap_down(runs, n, i);
	while (n > 1) {
		n--;
		first = runs[0];
		runs[0] = runs[n];
		runs[n] = first;
		heap_down(runs, n, 0);
	}
}

/* Moves the runs that begin before all events of the heap to the heap. */
static void
runs_enter(struct segment *s)
{
	const struct run *r;
	size_t i;

	while (s->nruns > 0) {
		r = &s->runs[s->nruns - 1];
		if (s->n > 0 && sched_run_before(&s->heap[0], r))
			break;
		s->heap = xgrow(s->heap, s->n, &s->cap, sizeof(*s->heap));
		/* it is the first of all */
		for (i = s->n++; i > 0; i = (i - 1) / 2)
			s->heap[i] = s->heap[(i - 1) / 2];
		s->heap[0] = *r;
		s->nruns--;
	}
}

/* Takes the first event of the heap; returns its number. */
static size_t
heap_take(const struct chunks *c, struct segment *s)
{
	struct run *r = s->heap;
	size_t number = r->at;

	r->at = sched_event_after(c, number);
	if (r->at >= r->end)
		s->heap[0] = s->heap[--s->n];
	else
		r->ts = time_at(c, r->at);
	if (s->n > 1)
		heap_down(s->heap, s->n, 0);
	return number;
}

static void
merge_job(void *arg, size_t i)
{
	struct merge *m = arg;
	struct segment *s = &m->segments[i];
	uint32_t *v = &m->o->v[s->first];

	runs_sort(s->runs, s->nruns);
	for (; s->nruns > 0 || s->n > 0;) {
		if (s->nruns > 0)
			runs_enter(s);
		*v++ = (uint32_t)heap_take(m->o->events, s);
	}
	free(s->runs);
	free(s->heap);
}

void
sched_order_make(struct sched_order *o, struct chunks *events, int threads)
{
	struct merge m = { .o = o };
	size_t i, n = 1, first = 0;

	memset(o, 0, sizeof(*o));
	o->events = events;
	o->n = chunks_count(events);
	runs_cut(&m);
	if (m.nruns > 1) {
		if (chunks_end(events) > UINT32_MAX)
			fatal("out of memory: %zu events of scheduling", o->n);
		if (threads > 1)
			n = o->n / tuning.sched_segment + 1;
		if (n > (size_t)threads * SEGMENTS)
			n = (size_t)threads * SEGMENTS;
		o->v = xlarge(o->n, sizeof(*o->v));
		segments_choose(&m, n);
		pool_run(threads, n, find_job, &m);
		for (i = 0; i < n; i++) {
			m.segments[i].first = first;
			first += m.segments[i].nevents;
		}
		pool_run(threads, n, merge_job, &m);
		free(m.segments);
	}
	free(m.runs);
}

void
sched_order_free(struct sched_order *o)
{
	free(o->v);
	free(o->walks);
}

/* ---- walks ---- */

void
sched_order_eat(struct sched_order *o, int walks)
{
	size_t i;

	o->walks = xcalloc(o->events->n + 1, sizeof(*o->walks));
	for (i = 0; i < o->events->n; i++)
		atomic_init(&o->walks[i], walks);
}

void
sched_walk_begin(struct sched_walk *w, struct sched_order *o)
{
	size_t i;

	memset(w, 0, sizeof(*w));
	w->o = o;
	w->end = o->v != NULL ? o->n : chunks_end(o->events);
	if (o->walks == NULL)
		return;
	w->left = xreallocarray(NULL, o->events->n + 1, sizeof(*w->left));
	for (i = 0; i < o->events->n; i++)
		w->left[i] = o->events->v[i].n;
}

void
sched_walk_read(struct sched_walk *w)
{
	struct sched_order *o = w->o;

	if (atomic_fetch_sub(&o->walks[w->read - 1], 1) == 1)
		chunks_drop(o->events, w->read - 1, sizeof(struct raw_sched));
	w->read = 0;
}

void
sched_walk_end(struct sched_walk *w)
{
	if (w->read != 0)
		sched_walk_read(w);
	free(w->left);
}
