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
 * Between two steps of a heavy thread its workers would wait for each other.  So
 * other jobs are done beside the steps: one worker prefers steps, the others
 * those jobs, and who has finished with these helps.
 *
 * Where times go back, or slices cross, or are to be sorted with others of their
 * time in another stretch, a thread is paired or nested as any other is, and
 * only its columns are written in stretches.  What comes out is the same either
 * way.
 */
#include "config.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "heavy.h"
#include "look.h"

#define HEAVY_LEAST	(1u << 16)	/* events that are worth the joins */
#define STRIP		(1u << 16)	/* slices of a strip, at the most */
#define SHARE		8		/* what is kept of stretches: 1/SHARE of
					 * what they are */

enum heavy_state {
	RAW,				/* as read; may be out of order */
	SORTED,
	PAIRED,
	SMOOTH,				/* and nothing but nesting is left */
	NESTED
};

struct heavy {
	uint32_t	 utid;
	struct spans	*spans;
	enum heavy_state state;
	struct look	 look;
	struct stretch	*v;
	size_t		 n;
	atomic_int	 crossed;	/* slices do */
};

struct stretch {			/* a chunk */
	struct heavy	*of;
	struct rec_chunk *chunk;
	struct look	 look;
	size_t		 ends;		/* E in stretches before */
	size_t		 first;		/* spans in stretches before */
	struct pair_part part;
	struct nest_lane left;		/* what it leaves open */
	int		 deep;		/* which is too much */
	struct nest_open *in;		/* what is open when it begins */
	size_t		 nin;
	struct nest_row	*rows;		/* what it has of each */
	size_t		 nrows;
	struct warn	 warn;
};

struct heavy_strip {
	struct strip	 strip;
	struct heavy	*of;
	size_t		 nrows;		/* that it may have any of */
	struct rec_chunk *chunk;	/* owned; NULL: it has but some of it */
	struct place	*all;		/* or it is a thread of too many rows */
};

struct heavies {
	struct finish	*f;
	struct place	*places;	/* by track */
	struct heavy	*v;
	size_t		 n;
	struct stretch	*stretches;	/* of all */
	size_t		 nstretches;
	struct heavy_strip *strips;	/* of all, once they have rows */
	size_t		 nstrips, strips_cap;

	/* of what is below, and of who waits for a step to be done */
	pthread_mutex_t	 lock;
	pthread_cond_t	 changed;
	size_t		 step;		/* in steps[] */
	size_t		 njobs, next, done;	/* of it */
	size_t		 nothers, next_other;
	void		(*other)(void *, size_t);
	void		*arg;
};

int
heavy_is(const struct finish *f, uint32_t utid)
{
	return f->threads > 1 && !f->b->compat.on &&
	    f->counts[utid].n >= HEAVY_LEAST &&
	    f->counts[utid].n > f->nrecs / (size_t)f->threads;
}

/* ---- looked at ---- */

static void
look_step(struct heavies *w, struct stretch *s)
{
	(void)w;
	rec_chunk_settle(s->chunk);
	look_start(&s->look);
	look_at(&s->look, s->chunk->recs, s->chunk->n);
}

static void
look_all(struct heavies *w, struct heavy *h)
{
	struct stretch *s;

	(void)w;
	look_start(&h->look);
	for (s = h->v; s < h->v + h->n; s++) {
		s->ends = h->look.ends;
		look_join(&h->look, &s->look);
	}
	if (h->look.unsorted)
		return;
	h->state = h->look.be ? SORTED : PAIRED;
	if (h->look.be)
		h->spans->ends = xlarge(h->look.ends,
		    sizeof(*h->spans->ends));
}

/* ---- paired ---- */

static void
pair_step(struct heavies *w, struct stretch *s)
{
	struct ends ends = { s->of->spans->ends, s->ends, s->of->look.ends };

	s->chunk->n = pair_part(&s->part, s->chunk->recs, s->chunk->n,
	    w->f->b->kinds.keys, &ends, &s->warn);
}

static void
pair_all(struct heavies *w, struct heavy *h)
{
	struct stretch *s;
	struct pair pair;

	memset(&pair, 0, sizeof(pair));
	for (s = h->v; s < h->v + h->n; s++)
		pair_join(&pair, &s->part, w->f->b->kinds.keys, &s->warn);
	pair_end(&pair, &h->v->warn);
	free(pair.open);
	h->spans->nends = h->look.ends;
	h->state = PAIRED;
}

/* ---- nested ---- */

/* Of equal times the longer first; it is seen later whether that is all. */
static void
ties_sort(struct stretch *s)
{
	struct rec_chunk *c = s->chunk;

	nest_sort_ties(c->recs, c->n);
	look_start(&s->look);
	look_at(&s->look, c->recs, c->n);
}

static void
left_step(struct heavies *w, struct stretch *s)
{
	const struct rec_chunk *c = s->chunk;

	(void)w;
	if (s->of->look.be) {
		/* where its ends were */
		xdrop(&c->recs[c->n], (s->look.n - c->n) * sizeof(*c->recs));
		look_start(&s->look);
		look_at(&s->look, c->recs, c->n);
	}
	if (s->look.ties)
		ties_sort(s);
	s->deep = !nest_left(&s->left, c->recs, c->n, c->n / SHARE);
}

/* What is open when each stretch begins; 0: that is too much. */
static int
left_join(struct heavy *h)
{
	struct nest_lane open;
	struct stretch *s;
	size_t sum = 0;

	memset(&open, 0, sizeof(open));
	for (s = h->v; s < h->v + h->n && sum <= h->spans->n / SHARE; s++) {
		s->nin = open.nopen;
		s->in = xreallocarray(NULL, s->nin, sizeof(*s->in));
		if (s->nin > 0)
			memcpy(s->in, open.open, s->nin * sizeof(*s->in));
		sum += s->nin;
		if (s->chunk->n > 0)
			nest_over(&open, &s->left,
			    s->chunk->recs[s->chunk->n - 1].ts);
	}
	free(open.open);
	return s == h->v + h->n;
}

static void
left_all(struct heavies *w, struct heavy *h)
{
	struct look paired;
	struct stretch *s;
	int deep = 0;

	(void)w;
	look_start(&paired);
	for (s = h->v; s < h->v + h->n; s++) {
		s->first = h->spans->n;
		h->spans->n += s->chunk->n;
		look_join(&paired, &s->look);
		deep |= s->deep;
	}
	h->look.ties = paired.ties;
	if (!deep && !h->look.ties && !h->look.states && !h->look.open &&
	    left_join(h)) {
		h->spans->row = xlarge(h->spans->n, sizeof(*h->spans->row));
		h->state = SMOOTH;
	}
}

static void
nest_step(struct heavies *w, struct stretch *s)
{
	const struct rec_chunk *c = s->chunk;
	struct warn *none;
	struct nest nest;

	(void)w;
	if (atomic_load(&s->of->crossed))
		return;
	none = xcalloc(1, sizeof(*none));
	memset(&nest, 0, sizeof(nest));
	nest_start_in(&nest, s->in, s->nin);
	nest_more(&nest, c->recs, c->n, &s->of->spans->row[s->first],
	    WARN_OVERLAP, none);
	if (nest.nlanes > 1)
		atomic_store(&s->of->crossed, 1);
	s->rows = nest.rows;
	s->nrows = nest.nrows;
	nest.rows = NULL;
	nest_free(&nest);
	free(none);
}

/* The rows of a thread are the depths of its one lane. */
static void
nest_all(struct heavies *w, struct heavy *h)
{
	struct spans *spans = h->spans;
	const struct stretch *s;
	size_t i, sum = 0;

	(void)w;
	for (s = h->v; s < h->v + h->n; s++)
		sum += s->nrows;
	if (atomic_load(&h->crossed) || sum > spans->n / SHARE) {
		free(spans->row);
		h->state = PAIRED;
		return;
	}
	for (s = h->v; s < h->v + h->n; s++)
		if (s->nrows > spans->nrows)
			spans->nrows = s->nrows;
	spans->rows = xcalloc(spans->nrows, sizeof(*spans->rows));
	for (s = h->v; s < h->v + h->n; s++)
		for (i = 0; i < s->nrows; i++) {
			spans->rows[i].depth = s->rows[i].depth;
			spans->rows[i].n += s->rows[i].n;
			spans->rows[i].ends += s->rows[i].ends;
		}
	spans->nlanes = 1;
	h->state = NESTED;
}

/* ---- not so ---- */

static void
rest_step(struct heavies *w, struct heavy *h)
{
	struct warn *warn = &h->v->warn;

	if (h->state == RAW)
		spans_of_thread(h->spans, &h->look, w->f->b->kinds.keys, warn);
	else if (h->state == PAIRED)
		spans_nest(h->spans, &h->look, warn);
}

/* ---- the columns ---- */

static struct place *
place_of(const struct heavies *w, const struct heavy *h)
{
	const struct tracks *k = &w->f->tracks;

	return &w->places[k->v[k->of_thread[h->utid]].place];
}

static struct heavy_strip *
strip_add(struct heavies *w, struct heavy *h, struct rec *recs, size_t n,
    const uint32_t *row)
{
	struct heavy_strip *s;

	w->strips = xgrow(w->strips, w->nstrips, &w->strips_cap,
	    sizeof(*w->strips));
	s = &w->strips[w->nstrips++];
	memset(s, 0, sizeof(*s));
	s->strip.recs = recs;
	s->strip.n = n;
	s->strip.row = row;
	s->of = h;
	s->nrows = h->spans->nrows;
	return s;
}

/* Stretches that were nested know what they have of each row. */
static void
strips_of_stretches(struct heavies *w, struct heavy *h)
{
	const struct stretch *st;
	struct heavy_strip *s;
	size_t i;

	for (st = h->v; st < h->v + h->n; st++) {
		s = strip_add(w, h, st->chunk->recs, st->chunk->n,
		    &h->spans->row[st->first]);
		s->chunk = st->chunk;
		s->nrows = st->nrows;
		s->strip.at = xreallocarray(NULL, st->nrows,
		    sizeof(*s->strip.at));
		for (i = 0; i < st->nrows; i++) {
			s->strip.at[i].slice = st->rows[i].n;
			s->strip.at[i].end = st->rows[i].ends;
		}
	}
	h->spans->recs.first = h->spans->recs.last = NULL;
}

/* Others may be one chunk by now, which is freed with its thread. */
static void
strips_of_chunks(struct heavies *w, struct heavy *h)
{
	const uint32_t *row = h->spans->row;
	struct rec_list kept = { NULL, NULL };
	struct rec_chunk *c;
	size_t i, n;

	while ((c = rec_list_take(&h->spans->recs)) != NULL) {
		if (c->n <= STRIP) {
			strip_add(w, h, c->recs, c->n, row)->chunk = c;
			row += c->n;
			continue;
		}
		for (i = 0; i < c->n; i += n, row += n) {
			n = c->n - i < STRIP ? c->n - i : STRIP;
			strip_add(w, h, &c->recs[i], n, row);
		}
		rec_list_add(&kept, c);
	}
	h->spans->recs = kept;
}

/* Threads have their rows now, and are cut into strips. */
static void
strips_cut(struct heavies *w)
{
	struct heavy *h;

	for (h = w->v; h < w->v + w->n; h++)
		if (h->state == NESTED)
			strips_of_stretches(w, h);
		else if (h->spans->nrows < STRIP / SHARE)
			strips_of_chunks(w, h);
		else
			strip_add(w, h, NULL, 0, NULL)->all = place_of(w, h);
}

static void
count_step(struct heavies *w, struct heavy_strip *s)
{
	(void)w;
	if (s->strip.at == NULL && s->all == NULL)
		strip_count(&s->strip, s->nrows);
}

/* Each strip begins where those before it leave the rows of their thread. */
static void
strips_begin(struct heavies *w)
{
	struct row_at *next = NULL;
	struct heavy_strip *s;
	struct heavy *of = NULL;

	for (s = w->strips; s < w->strips + w->nstrips; s++) {
		if (s->all != NULL)
			continue;
		if (s->of != of) {
			free(next);
			of = s->of;
			next = columns_rows(place_of(w, of));
		}
		strip_begin(&s->strip, next, s->nrows);
	}
	free(next);
}

/* A strip of a chunk goes back too, with the pages that it shares. */
static void
write_step(struct heavies *w, struct heavy_strip *s)
{
	if (s->all != NULL) {
		columns_track(w->f->t, s->all);
		return;
	}
	strip_write(&s->strip, w->f->t, s->of->spans->ends);
	free(s->strip.at);
	if (s->chunk != NULL)
		rec_chunk_free(s->chunk);
	else
		xdrop(s->strip.recs, s->strip.n * sizeof(*s->strip.recs));
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
	{ .state = RAW, .stretch = look_step, .join = look_all },
	{ .state = SORTED, .stretch = pair_step, .join = pair_all },
	{ .state = PAIRED, .stretch = left_step, .join = left_all },
	{ .state = SMOOTH, .stretch = nest_step, .join = nest_all },
	{ .heavy = rest_step, .end = strips_cut },
	{ .strip = count_step, .end = strips_begin },
	{ .strip = write_step },
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

/* Does a job of the step; the last one opens the next.  Locked, but for it. */
static void
work_step(struct heavies *w)
{
	const struct step *k = &steps[w->step];
	size_t job = w->next++;

	pthread_mutex_unlock(&w->lock);
	step_job(w, k, job);
	pthread_mutex_lock(&w->lock);
	if (++w->done < w->njobs)
		return;
	pthread_mutex_unlock(&w->lock);
	step_end(w, k);
	pthread_mutex_lock(&w->lock);
	w->next = w->done = 0;
	w->njobs = ++w->step < NSTEPS ? step_jobs(w, &steps[w->step]) : 0;
	pthread_cond_broadcast(&w->changed);
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
	uint32_t utid;

	w->v = xcalloc((size_t)f->threads, sizeof(*w->v));
	for (utid = 0; utid < f->t->nthreads; utid++)
		if (heavy_is(f, utid)) {
			w->v[w->n].utid = utid;
			w->v[w->n++].spans = &f->thread_spans[utid];
			f->thread_spans[utid].n = 0;
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
heavy_fill(struct finish *f, struct place *places, size_t nothers,
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
