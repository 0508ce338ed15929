/*
 * heavy: threads that have more than a worker's share of all events.
 *
 * A thread is one job for one worker, which leaves the others idle where nearly
 * all is of one thread, as in every trace of a program that has but one.  So
 * the events of such a thread are cut into stretches, a chunk each, and what
 * can be done of a stretch without those before it is: it is looked at, its
 * begins and ends are paired, its slices nested and written.  Between these
 * steps the stretches of a thread are joined in their order, which is little:
 * ends whose begin is further ahead, and what is open from one to the next.
 *
 * Between two steps of a heavy thread its workers would wait for each other.
 * So other jobs are done beside the steps: one worker prefers steps, the others
 * those jobs, and who has finished with these helps.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "heavy_step.h"

int
heavy_is(const struct finish *f, uint32_t track)
{
	return f->threads > 1 && !f->b->compat.on &&
	    f->counts[track].n >= tuning.heavy_events &&
	    f->counts[track].n > f->nrecs / (size_t)f->threads;
}

/* ---- steps ---- */

/*
 * One after the other.  Each has something to do for all stretches or threads
 * of a state, or for all strips; then for all threads of the state, or at all.
 */
static const struct step {
	enum heavy_state state;
	void	(*stretch)(struct heavies *, struct stretch *);
	void	(*heavy)(struct heavies *, struct heavy *);
	void	(*strip)(struct heavies *, struct heavy_strip *);
	void	(*join)(struct heavies *, struct heavy *);
	void	(*end)(struct heavies *);
} steps[] = {
	{ .state = RAW, .stretch = heavy_look, .join = heavy_look_join },
	{ .state = SORTED, .stretch = heavy_pair, .join = heavy_pair_join },
	{ .state = PAIRED, .stretch = heavy_left, .join = heavy_left_join },
	{ .state = SMOOTH, .stretch = heavy_nest, .join = heavy_nest_join },
	{ .heavy = heavy_rest, .end = heavy_cut_strips },
	{ .strip = heavy_count, .end = heavy_begin },
	{ .strip = heavy_write },
};
#define NSTEPS	(sizeof(steps) / sizeof(steps[0]))

static size_t
step_jobs(const struct heavies *w, const struct step *k)
{
	return k->stretch != NULL ? w->nstretches : k->heavy != NULL ? w->n :
	    w->nstrips;
}

static void
step_job(struct heavies *w, const struct step *k, size_t job)
{
	struct stretch *s = &w->stretches[job];

	if (k->strip != NULL)
		k->strip(w, &w->strips[job]);
	else if (k->heavy != NULL)
		k->heavy(w, &w->v[job]);
	else if (s->of->state == k->state)
		k->stretch(w, s);
}

static void
step_end(struct heavies *w, const struct step *k)
{
	struct heavy *h;

	for (h = w->v; k->join != NULL && h < w->v + w->n; h++)
		if (h->state == k->state)
			k->join(w, h);
	if (k->end != NULL)
		k->end(w);
}

/*
 * Ends the step whose jobs are all done, and begins the next one that has jobs.
 * A step without jobs is ended here, for no worker would ever do so.  Called
 * with the lock, which is released while a step is ended.
 */
static void
step_next(struct heavies *w)
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

/* Does a job of the step.  Called with the lock, released for the job. */
static void
work_step(struct heavies *w)
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
work_other(struct heavies *w)
{
	size_t job = w->next_other++;

	pthread_mutex_unlock(&w->lock);
	w->other(w->arg, job);
	pthread_mutex_lock(&w->lock);
}

static void
work(void *arg, size_t worker)
{
	struct heavies *w = arg;

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

/* A stretch for each chunk of each such thread. */
static void
heavy_cut(struct heavies *w)
{
	struct stretch *s;
	struct rec_chunk *c;
	struct heavy *h;

	for (h = w->v; h < w->v + w->n; h++)
		for (c = h->spans->recs.first; c != NULL; c = c->next)
			h->n++;
	for (h = w->v; h < w->v + w->n; h++)
		w->nstretches += h->n;
	w->stretches = s = xcalloc(w->nstretches, sizeof(*s));
	for (h = w->v; h < w->v + w->n; h++)
		for (h->v = s, c = h->spans->recs.first; c != NULL;
		    c = c->next) {
			s->of = h;
			s++->chunk = c;
		}
}

/* Those that are, largest or not; there are less than workers. */
static void
heavy_find(struct heavies *w)
{
	struct finish *f = w->f;
	uint32_t track;

	w->v = xcalloc((size_t)f->threads, sizeof(*w->v));
	for (track = 0; track < f->b->tracks.n; track++)
		if (heavy_is(f, track)) {
			w->v[w->n].track = track;
			w->v[w->n++].spans = &f->track_spans[track];
			f->track_spans[track].n = 0;
		}
}

static void
heavy_free(struct heavies *w)
{
	struct stretch *s;
	struct heavy *h;

	for (h = w->v; h < w->v + w->n; h++) {
		free(h->spans->row);
		free(h->spans->ends);
		h->spans->row = NULL;
		h->spans->ends = NULL;
	}
	for (s = w->stretches; s < w->stretches + w->nstretches; s++) {
		warn_merge(&w->f->b->warn, &s->warn);
		free(s->left.open);
		free(s->in);
		free(s->rows);
	}
	free(w->strips);
	free(w->stretches);
	free(w->v);
	pthread_mutex_destroy(&w->lock);
	pthread_cond_destroy(&w->changed);
}

void
heavy_fill(struct finish *f, struct slice_range *places, size_t nothers,
    void (*other)(void *, size_t), void *arg)
{
	struct heavies w;

	memset(&w, 0, sizeof(w));
	w.f = f;
	w.places = places;
	w.nothers = nothers;
	w.other = other;
	w.arg = arg;
	pthread_mutex_init(&w.lock, NULL);
	pthread_cond_init(&w.changed, NULL);
	heavy_find(&w);
	heavy_cut(&w);
	if (w.n > 0)
		w.njobs = step_jobs(&w, &steps[0]);
	else
		w.step = NSTEPS;
	pool_run(f->threads, (size_t)f->threads, work, &w);
	heavy_free(&w);
}
