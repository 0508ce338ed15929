/*
 * big_thread: parallel pairing, nesting and writing of threads that have more
 * than a worker's share of all events.
 *
 * One job a thread would leave the other workers idle where nearly all events
 * are of one thread, as in a trace of a program with a single one.  So the
 * events of such a thread are cut into segments, one for each chunk.
 *
 *   - A step handles all segments independently: looks at them, pairs their
 *     begins and ends, nests and writes their slices.
 *   - Between two steps the segments of a thread are joined in order.  The join
 *     is cheap: ends whose begin is in an earlier segment, and the slices that
 *     are open from one segment to the next.
 *   - Steps are separated by a barrier, at which workers would wait; so other
 *     jobs run beside the steps.  Worker 0 prefers the steps, the others prefer
 *     those jobs, and a worker that finds none of its kind left takes the other
 *     kind.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "big_thread_int.h"

int
big_thread_is(const struct finish *f, uint32_t track)
{
	return f->threads > 1 && !f->b->compat.on &&
	    f->counts[track].n >= tuning.big_thread_events &&
	    f->counts[track].n > f->nrecs / (size_t)f->threads;
}

/* ---- steps ---- */

/*
 * The steps, in order.  A step calls one of segment() for each segment whose
 * thread is in `state`, big_thread() for each thread, or run() for each run;
 * then join() for each thread in `state`, and end() once.
 */
static const struct step {
	enum big_thread_state state;
	void	(*segment)(struct big_threads *, struct segment *);
	void	(*big_thread)(struct big_threads *, struct big_thread *);
	void	(*run)(struct big_threads *, struct big_run *);
	void	(*join)(struct big_threads *, struct big_thread *);
	void	(*end)(struct big_threads *);
} steps[] = {
	{ .state = RAW, .segment = big_thread_look,
	    .join = big_thread_look_join },
	{ .state = SORTED, .segment = big_thread_pair,
	    .join = big_thread_pair_join },
	{ .state = PAIRED, .segment = big_thread_left,
	    .join = big_thread_left_join },
	{ .state = SMOOTH, .segment = big_thread_nest,
	    .join = big_thread_nest_join },
	{ .big_thread = big_thread_rest, .end = big_thread_cut_runs },
	{ .run = big_thread_count, .end = big_thread_begin },
	{ .run = big_thread_write },
};
#define NSTEPS	(sizeof(steps) / sizeof(steps[0]))

static size_t
step_jobs(const struct big_threads *w, const struct step *k)
{
	return k->segment != NULL ? w->nsegments :
	    k->big_thread != NULL ? w->n : w->nruns_written;
}

static void
step_job(struct big_threads *w, const struct step *k, size_t job)
{
	struct segment *s = &w->segments[job];

	if (k->run != NULL)
		k->run(w, &w->runs[job]);
	else if (k->big_thread != NULL)
		k->big_thread(w, &w->v[job]);
	else if (s->of->state == k->state)
		k->segment(w, s);
}

static void
step_end(struct big_threads *w, const struct step *k)
{
	struct big_thread *h;

	for (h = w->v; k->join != NULL && h < w->v + w->n; h++)
		if (h->state == k->state)
			k->join(w, h);
	if (k->end != NULL)
		k->end(w);
}

/*
 * Ends the step of `w`, whose jobs are all done, and begins the next step that
 * has jobs; ends each step without jobs on the way, since no worker would.
 * Called with the lock, which is released while a step is ended.
 */
static void
step_next(struct big_threads *w)
{
	do {
		pthread_mutex_unlock(&w->lock);
		step_end(w, &steps[w->step]);
		pthread_mutex_lock(&w->lock);
		w->next = w->done = 0;
		w->njobs = ++w->step < NSTEPS ?
		    step_jobs(w, &steps[w->step]) : 0;
	} while (w->njobs == 0 && w->step < NSTEPS);
	pthread_cond_broadcast(&w->changed);
}

/*
 * Does the next job of the step.  Called with the lock, released for the job.
 */
static void
work_step(struct big_threads *w)
{
	const struct step *k = &steps[w->step];
	size_t job = w->next++;

	pthread_mutex_unlock(&w->lock);
	step_job(w, k, job);
	pthread_mutex_lock(&w->lock);
	if (++w->done == w->njobs)
		step_next(w);
}

static void
work_other(struct big_threads *w)
{
	size_t job = w->next_other++;

	pthread_mutex_unlock(&w->lock);
	w->other(w->arg, job);
	pthread_mutex_lock(&w->lock);
}

static void
big_thread_work(void *arg, size_t worker)
{
	struct big_threads *w = arg;

	pthread_mutex_lock(&w->lock);
	while (w->step < NSTEPS || w->next_other < w->nothers) {
		if (w->next_other < w->nothers &&
		    (worker > 0 || w->next == w->njobs))
			work_other(w);
		else if (w->next < w->njobs)
			work_step(w);
		else
			pthread_cond_wait(&w->changed, &w->lock);
	}
	pthread_mutex_unlock(&w->lock);
}

/* Makes a segment for each chunk of each thread of `w`. */
static void
big_thread_cut(struct big_threads *w)
{
	struct segment *s;
	struct event_chunk *c;
	struct big_thread *h;

	for (h = w->v; h < w->v + w->n; h++)
		for (c = h->spans->recs.first; c != NULL; c = c->next)
			h->n++;
	for (h = w->v; h < w->v + w->n; h++)
		w->nsegments += h->n;
	w->segments = s = xcalloc(w->nsegments, sizeof(*s));
	for (h = w->v; h < w->v + w->n; h++)
		for (h->v = s, c = h->spans->recs.first; c != NULL;
		    c = c->next) {
			s->of = h;
			s++->chunk = c;
		}
}

/*
 * Collects the threads that big_thread_is() selects: at most threads - 1, since
 * each has more than its share of the events.
 */
static void
big_thread_find(struct big_threads *w)
{
	struct finish *f = w->f;
	uint32_t track;

	w->v = xcalloc((size_t)f->threads, sizeof(*w->v));
	for (track = 0; track < f->b->tracks.n; track++)
		if (big_thread_is(f, track)) {
			w->v[w->n].track = track;
			w->v[w->n++].spans = &f->track_spans[track];
			f->track_spans[track].n = 0;
		}
}

static void
big_thread_free(struct big_threads *w)
{
	struct segment *s;
	struct big_thread *h;

	for (h = w->v; h < w->v + w->n; h++) {
		free(h->spans->row);
		free(h->spans->ends);
		h->spans->row = NULL;
		h->spans->ends = NULL;
	}
	for (s = w->segments; s < w->segments + w->nsegments; s++) {
		if (!part_track_is_late(w->f->b, s->of->track))
			warn_merge(&w->f->b->warn, &s->warn);
		free(s->left.open);
		free(s->in);
		free(s->rows);
	}
	free(w->runs);
	free(w->segments);
	free(w->v);
	pthread_mutex_destroy(&w->lock);
	pthread_cond_destroy(&w->changed);
}

void
big_thread_fill(struct finish *f, struct slice_range *places, size_t nothers,
    void (*other)(void *, size_t), void *arg)
{
	struct big_threads w;

	memset(&w, 0, sizeof(w));
	w.f = f;
	w.places = places;
	w.nothers = nothers;
	w.other = other;
	w.arg = arg;
	pthread_mutex_init(&w.lock, NULL);
	pthread_cond_init(&w.changed, NULL);
	big_thread_find(&w);
	big_thread_cut(&w);
	if (w.n > 0)
		w.njobs = step_jobs(&w, &steps[0]);
	else
		w.step = NSTEPS;
	pool_run(f->threads, (size_t)f->threads,
	    big_thread_work, &w);
	big_thread_free(&w);
}
