/*
 * counter: lays the values of series out by (counter, series, ts).
 *
 * A counter is a track; its series are the members of its events' args, in
 * order of first appearance.  A series that is missing in an event keeps its
 * value, which makes no sample (ttv-formats(5), COUNTERS).  A value that is NaN
 * is a gap: the value before it ends there.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"
#include "finish.h"

void
counters_plan(struct finish *f)
{
	struct idtab counters;
	const struct idkey *w;
	struct idkey key;
	uint32_t i, *track = NULL, c;
	size_t cap = 0;
	int added;

	memset(&counters, 0, sizeof(counters));
	f->series_track = xcalloc((size_t)f->b->series_ids.n + 1,
	    sizeof(uint32_t));
	for (i = 0; i < f->b->series_ids.n; i++) {
		w = &f->b->series_ids.keys[i];
		key = *w;
		key.w[2] = 0;		/* of any series */
		c = idtab_add(&counters, &key, &added);
		if (added) {
			track = xgrow(track, c, &cap, sizeof(*track));
			track[c] = w->w[0] & SERIES_OF_TRACK ?
			    tracks_of(&f->tracks, f->b, (uint32_t)w->w[0]) :
			    tracks_add(&f->tracks, TRACK_COUNTER,
			    (uint32_t)w->w[0], NONE, (uint32_t)w->w[1], 0);
			f->tracks.v[track[c]].source = (uint8_t)w->w[3];
		}
		f->series_track[i] = track[c];
	}
	free(track);
	idtab_free(&counters);
}

/* ---- the columns ---- */

#define FILL_JOBS	16		/* jobs that the values are split
					 * into */

struct counters {
	struct trace	*t;
	struct value_chunk **chunks;
	size_t		 nchunks, njobs;
	uint32_t	 nseries;
	/*
	 * By job and series: the number of values, then where the next one
	 * goes.
	 */
	uint32_t	*at;
	uint8_t		*same;		/* 1: shares the times before:
					 * times_share() */
};

static size_t
job_first(const struct counters *c, size_t job)
{
	return c->nchunks * job / c->njobs;
}

static void
count_job(void *arg, size_t job)
{
	struct counters *c = arg;
	const struct value_chunk *v;
	uint32_t *n = &c->at[job * c->nseries];
	size_t i, j;

	for (i = job_first(c, job); i < job_first(c, job + 1); i++)
		for (v = c->chunks[i], j = 0; j < v->n; j++)
			n[v->series[j]]++;
}

static void
place_job(void *arg, size_t job)
{
	struct counters *c = arg;
	const struct value_chunk *v;
	uint32_t *at = &c->at[job * c->nseries], pos;
	size_t i, j;

	for (i = job_first(c, job); i < job_first(c, job + 1); i++) {
		for (v = c->chunks[i], j = 0; j < v->n; j++) {
			pos = at[v->series[j]]++;
			c->t->counter_ts[pos] = v->ts[j];
			c->t->counter_value[pos] = v->value[j];
		}
		free(c->chunks[i]);
		c->chunks[i] = NULL;
	}
}

/* Sorts n values by time, stable. */
static void
series_sort(int64_t *ts, double *value, size_t n)
{
	struct radix *v = xreallocarray(NULL, n, sizeof(*v));
	size_t i;

	for (i = 0; i < n; i++) {
		v[i].key = radix_time(ts[i]);
		memcpy(&v[i].value, &value[i], sizeof(value[i]));
	}
	radix_sort(v, n);
	for (i = 0; i < n; i++) {
		ts[i] = radix_time_of(v[i].key);
		memcpy(&value[i], &v[i].value, sizeof(value[i]));
	}
	free(v);
}

static void
series_job(void *arg, size_t which)
{
	struct counters *c = arg;
	struct series *s = &c->t->series[which];
	int64_t *ts = &c->t->counter_ts[s->first];	/* not shared yet */
	double *value = &c->t->counter_value[s->first];
	uint32_t i;
	int sorted = 1;

	for (i = 1; i < s->n; i++)
		sorted &= ts[i] >= ts[i - 1];
	if (!sorted)
		series_sort(ts, value, s->n);
	s->min = s->max = NAN;
	for (i = 0; i < s->n; i++) {
		if (!(value[i] >= s->min) && !isnan(value[i]))
			s->min = value[i];
		if (!(value[i] <= s->max) && !isnan(value[i]))
			s->max = value[i];
	}
	if (isnan(s->min))
		s->min = s->max = 0;	/* it has gaps alone */
}

static int
same_times(const struct trace *t, const struct series *a,
    const struct series *b)
{
	return a->track == b->track && a->n == b->n &&
	    memcmp(&t->counter_ts[a->first], &t->counter_ts[b->first],
	    a->n * sizeof(*t->counter_ts)) == 0;
}

/* Finds out whether a series has the times of the one before. */
static void
same_job(void *arg, size_t i)
{
	struct counters *c = arg;

	c->same[i] = i > 0 && same_times(c->t, &c->t->series[i - 1],
	    &c->t->series[i]);
}

/*
 * Shares the times of series: nearly every event of a counter has a value of
 * each of its series, so a series often has the times of the one before.
 */
static void
times_share(struct counters *c, int threads)
{
	struct trace *t = c->t;
	struct series *s;
	uint32_t i, w = 0;

	c->same = xcalloc((size_t)c->nseries + 1, sizeof(*c->same));
	pool_run(threads, c->nseries, same_job, c);
	for (i = 0; i < c->nseries; i++) {
		s = &t->series[i];
		if (c->same[i]) {
			s->times = s[-1].times;
			continue;
		}
		s->times = w;
		if (w != s->first)
			memmove(&t->counter_ts[w], &t->counter_ts[s->first],
			    s->n * sizeof(*t->counter_ts));
		w += s->n;
	}
	t->ncounter_ts = w;
	t->counter_ts = xreallocarray(t->counter_ts, (size_t)w + 1,
	    sizeof(*t->counter_ts));
	free(c->same);
}

/*
 * Gives each series its run, in the order of its tracks, and each job of the
 * values its part of the run (a counting sort in parallel).
 */
static void
series_place(struct finish *f, struct counters *c, const uint32_t *order)
{
	struct trace *t = f->t;
	struct series *s;
	uint32_t i, first = 0, n, *at;
	size_t job;

	for (i = 0; i < c->nseries; i++) {
		s = &t->series[i];
		s->track = f->tracks.v[f->series_track[order[i]]].place;
		s->name = (uint32_t)f->b->series_ids.keys[order[i]].w[2];
		s->first = first;
		for (job = 0; job < c->njobs; job++) {
			at = &c->at[job * c->nseries + order[i]];
			n = *at;
			*at = first;
			first += n;
		}
		s->n = first - s->first;
	}
}

void
counters_fill(struct finish *f)
{
	struct trace *t = f->t;
	struct counters c;
	struct series *s;
	uint32_t *order, *track_at, i;
	size_t n = 0, j;

	memset(&c, 0, sizeof(c));
	c.t = t;
	c.chunks = f->b->values.v;
	c.nchunks = f->b->values.n;
	c.nseries = f->b->series_ids.n;
	for (j = 0; j < c.nchunks; j++)
		n += c.chunks[j]->n;
	if (n >= NONE)
		fatal("more than %u values of counters", NONE - 1);
	/* one job if the table at[] would be larger than the values */
	c.njobs = c.nseries > n / FILL_JOBS / 2 ? 1 : FILL_JOBS;
	c.at = xcalloc(c.njobs * c.nseries + 1, sizeof(*c.at));
	order = finish_group(f, f->series_track, c.nseries, &track_at);
	t->series = xcalloc((size_t)c.nseries + 1, sizeof(*t->series));
	t->nseries = c.nseries;
	t->ncounter_values = (uint32_t)n;
	t->counter_ts = xreallocarray(NULL, n + 1, sizeof(*t->counter_ts));
	t->counter_value = xreallocarray(NULL, n + 1,
	    sizeof(*t->counter_value));
	pool_run(f->threads, c.njobs, count_job, &c);
	series_place(f, &c, order);
	pool_run(f->threads, c.njobs, place_job, &c);
	f->b->values.n = 0;
	pool_run(f->threads, c.nseries, series_job, &c);
	times_share(&c, f->threads);
	for (i = 0; i < t->ntracks; i++) {
		t->tracks[i].series = track_at[i];
		t->tracks[i].nseries = track_at[i + 1] - track_at[i];
	}
	for (i = 0; i < c.nseries; i++) {
		s = &t->series[i];
		if (s->n > 0)
			track_widen(&t->tracks[s->track],
			    t->counter_ts[s->times],
			    t->counter_ts[s->times + s->n - 1]);
	}
	free(c.at);
	free(order);
	free(track_at);
	free(f->series_track);
}
