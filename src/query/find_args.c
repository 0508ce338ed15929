/*
 * find_args: the search of args, in the background.
 *
 * A thread of its own passes over the input in batches, each BATCH_STEP times
 * as long as the one before, from the offset that the user looks at: the first
 * hits come early.  find_batch.c finds the events of a batch that may be hits;
 * struct trace_reader then reads each event and asks the match of this search.
 * Hits are added to the set where other threads see them.  Memory is that of
 * one batch, whatever the number of hits.
 *
 *	- Both events of a slice are searched, also where the args of the end
 *	  hide those of the begin.
 *	- The value of an escape unknown to JSON is not searched.
 *	- The search can be stopped between any two events, keys and values.
 */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ttv/arena.h"
#include "ttv/pool.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "find_args.h"

#define BATCH_STEP	4		/* ratio of two batches' lengths */
#define NEWS_MS		30		/* ms between two calls of o.news, at
					 * least */

int
find_args_stopped(const struct find_job *j)
{
	return atomic_load_explicit(&j->stop, memory_order_relaxed);
}

static void
find_args_tell(struct find_job *j, int at_once)
{
	struct timespec ts;
	long long now, told = atomic_load(&j->told);

	if (j->o.news == NULL)
		return;
	clock_gettime(CLOCK_MONOTONIC, &ts);
	now = (long long)ts.tv_sec * 1000 + ts.tv_nsec / 1000000;
	if ((at_once || now - told >= NEWS_MS) &&
	    atomic_compare_exchange_strong(&j->told, &told, now))
		j->o.news(j->o.arg);
}

/* ---- one event ---- */

struct args_match {
	struct find_job	*j;
	struct match	*m;
	struct pair	*pair;		/* NULL: the pattern is none */
	int		 key, value;	/* a text was like that of the pair */
};

/*
 * Returns 1 if a text matches, and 1 when the search is stopped: that ends the
 * reading of an event that may be as long as the file.
 */
static int
matches(void *arg, const char *s, size_t n)
{
	struct args_match *l = arg;
	int yes;

	if (find_args_stopped(l->j))
		return 1;
	if (l->pair != NULL) {
		l->key |= pair_may_be_key(l->pair, s, n);
		l->value |= pair_is_value(l->pair, s, n);
	}
	yes = match_text(l->m, s, n);
	if (l->m->costly > 0) {
		atomic_fetch_add(&l->j->costly, l->m->costly);
		l->m->costly = 0;
	}
	return yes;
}

/* Returns 1 if the name of the thing of a bit makes the thing a hit already. */
static int
hit_by_name(const struct find_job *j, uint64_t bit)
{
	struct entity_ref r = hits_entity(j->hits, bit);
	uint32_t kind = entity_kind(j->t, r.type, r.id);

	return kind != NONE && j->kinds[kind];
}

/* Returns 1 if the args at an offset have the pair, whose texts they have. */
static int
has_pair(struct args_match *l, uint64_t off)
{
	struct arena arena = ARENA_INIT;
	int yes;

	if (l->pair == NULL || !l->key || (!l->value && l->pair->value.len > 0))
		return 0;
	yes = pair_in(l->pair, trace_off_args(l->j->t, off, &arena));
	arena_free(&arena);
	return yes;
}

void
find_args_look(struct find_job *j, size_t thread, const struct radix *group,
    size_t n)
{
	struct args_match l = { j, &j->match[thread], j->pair[thread], 0, 0 };
	int asked = 0;
	size_t i;

	for (i = 0; i < n; i++) {
		if (hits_has(j->hits, group[i].value) ||
		    hit_by_name(j, group[i].value))
			continue;
		if (!asked && !j->t->reader->args(j->t, group[i].key,
		    &j->needle, matches, &l) && !has_pair(&l, group[i].key))
			return;
		asked = 1;
		if (find_args_stopped(j))
			return;
		if (hits_add(j->hits, group[i].value) &&
		    atomic_fetch_add(&j->found, 1) % 256 == 0)
			find_args_tell(j, 0);
	}
}

/* ---- the thread ---- */

static void
search_from(struct find_job *j, uint64_t from, uint64_t to, uint64_t *len)
{
	uint64_t end;

	for (; from < to && !find_args_stopped(j); from = end) {
		end = to - from > *len ? from + *len : to;
		find_batch_search(j, from, end);
		*len = *len * BATCH_STEP < tuning.find_batch_most ?
		    *len * BATCH_STEP : tuning.find_batch_most;
		atomic_fetch_add(&j->done, end - from);
		find_args_tell(j, 0);
	}
}

static void *
find_args_run(void *arg)
{
	struct find_job *j = arg;
	uint64_t len = tuning.find_batch_first, near;

	near = j->o.near < j->size ? j->o.near : 0;
	find_batch_open(j);
	search_from(j, near, j->size, &len);
	search_from(j, 0, near, &len);
	find_batch_close(j);
	atomic_store(&j->ended, 1);
	find_args_tell(j, 1);
	return NULL;
}

/* ---- start, progress, end ---- */

int
find_args_start(struct find *f, const struct trace *t,
    const struct find_args *o)
{
	struct find_job *j;
	int i;

	if (f->pattern == NULL || f->exact || f->by_category ||
	    f->track != NONE || f->job != NULL || t->reader == NULL ||
	    t->reader->args == NULL)
		return -1;
	find_names(f, t, -1);
	if (f->hits == NULL)
		f->hits = hits_new(t);
	f->in_args = 1;
	j = f->job = xcalloc(1, sizeof(*j));
	j->t = t;
	j->kinds = f->kinds;
	j->hits = f->hits;
	j->pattern = xstrdup(f->pattern);
	j->named_costly = f->costly;
	j->size = t->reader->size(t);
	j->o = *o;
	if (j->o.threads <= 0)
		j->o.threads = pool_cores();
	j->match = xcalloc((size_t)j->o.threads, sizeof(*j->match));
	match_open(&j->match[0], j->pattern, NULL);
	for (i = 1; i < j->o.threads; i++)
		match_share(&j->match[i], &j->match[0]);
	j->pair = xcalloc((size_t)j->o.threads, sizeof(*j->pair));
	j->pair[0] = pair_open(j->pattern, NULL);
	for (i = 1; i < j->o.threads; i++)
		j->pair[i] = pair_share(j->pair[0]);
	match_needle(&j->match[0], &j->needle);
	if (j->pair[0] != NULL)
		pair_needle(j->pair[0], &j->needle);
	pthread_mutex_init(&j->lock, NULL);
	if (pool_thread(&j->thread, find_args_run, j) != 0) {
		j->joined = 1;		/* find_args_run() ends it */
		find_args_run(j);
	}
	return 0;
}

int
find_args_poll(struct find *f, int *percent)
{
	struct find_job *j = f->job;
	int ended;

	if (percent != NULL)
		*percent = 100;
	if (j == NULL)
		return 0;
	ended = atomic_load(&j->ended);
	f->n = f->named + atomic_load(&j->found);
	f->costly = j->named_costly + atomic_load(&j->costly);
	if (percent != NULL && !ended && j->size > 0)
		*percent = (int)((double)atomic_load(&j->done) * 100 /
		    (double)j->size);
	return !ended;
}

void
find_args_wait(struct find *f)
{
	struct find_job *j = f->job;

	if (j == NULL)
		return;
	if (!j->joined)
		pthread_join(j->thread, NULL);
	j->joined = 1;
	find_args_poll(f, NULL);
}

void
find_args_stop(struct find *f)
{
	if (f->job == NULL)
		return;
	atomic_store(&f->job->stop, 1);
	find_args_wait(f);
}

void
find_args_free(struct find *f)
{
	struct find_job *j = f->job;
	int i;

	if (j == NULL)
		return;
	find_args_stop(f);
	for (i = j->o.threads; i-- > 0; ) {	/* the first owns the regex */
		match_close(&j->match[i]);
		pair_close(j->pair[i]);
	}
	free(j->pair);
	pthread_mutex_destroy(&j->lock);
	free(j->match);
	free(j->pattern);
	free(j);
	f->job = NULL;
}
