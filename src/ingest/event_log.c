/*
 * event_log: the raw events of all tracks, first in the order of the input,
 * then track by track.
 *
 * A part of the input has a lane for each of the first tracks that have events,
 * where the track's events stand one after the other in chunks of pages.  All
 * other tracks share the last lane: with thousands of tracks, a lane for each
 * would be two cache misses an event.  When all is known, the chunks of all
 * runs are linked track by track; a counting sort deals a shared lane out to
 * its tracks.
 *
 * Invariants:
 *   - the events of a lane of its own are never copied: such a track's events
 *     are together from the beginning;
 *   - joining parts moves pointers only: a part becomes a run, with tables that
 *     map the part's numbers to the whole's;
 *   - the events of a shared lane are moved once, straight to where they stay;
 *     the lane's chunks go back to the system one by one on the way, so lane
 *     and result together take little more memory than one of them;
 *   - the events of each track of a shared lane are counted when a chunk is
 *     full, while the chunk is still in the cache.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "event_log.h"
#include "event_open.h"

#define CHUNK_LARGE	(1u << 11)	/* recs a chunk, from which on large
					 * pages are worth it */
#define SORT_AHEAD	16	/* recs whose places are prefetched */

struct log_run {
	char		*room;		/* the first chunks of all lanes */
	struct log_lane	*lanes;
	uint32_t	*lane_track;	/* of each, the run's own number */
	size_t		 nlanes;
	struct event_list	 shared;	/* the shared lane */
	struct log_count *count;	/* of `shared`, by the run's own
					 * track */
	size_t		 ntracks;
	struct raw_event	**at;		/* next place of each track */
	struct event_chunk *chunks;	/* one a track, by run_chunks() */
	uint32_t	*kind, *track;	/* maps to the whole's numbers; NULL:
					 * the same numbers */
	size_t		 nkinds, nmapped;
	int64_t		 shift;
};

/* ---- a part as it is read ---- */

/* Makes room for counts of tracks up to `track`. */
static void
count_room(struct event_log *l, uint32_t track)
{
	while (l->shared_cap <= track)
		l->shared = xgrow(l->shared, l->shared_cap, &l->shared_cap,
		    sizeof(*l->shared));
	memset(&l->shared[l->nshared], 0,
	    (track + 1 - l->nshared) * sizeof(*l->shared));
	l->nshared = (size_t)track + 1;
}

/*
 * Ends the last chunk of lane `a`: no more recs are added to that chunk.
 * Counts the recs of a shared lane by track.
 */
static void
lane_close(struct event_log *l, struct log_lane *a)
{
	struct event_chunk *c = a->chunks.last;
	const struct raw_event *r;

	if (a->at == NULL)
		return;
	c->n = (size_t)(a->at - c->recs);
	c->last = a->last;
	c->back = a->back;
	a->count.n += c->n;
	a->at = a->end = NULL;
	if (a != &l->lanes[EVENT_LANES])
		return;
	for (r = c->recs; r < c->recs + c->n; r++) {
		if (r->aux >= l->nshared)
			count_room(l, r->aux);
		l->shared[r->aux].n++;
		l->shared[r->aux].ends += EVENT_WHAT(r) == RAW_END;
	}
}

/*
 * Returns the first chunk of lane `a`, in one room for the first chunks of all
 * lanes, since most lanes stay small.
 */
static struct event_chunk *
chunk_first(struct event_log *l, const struct log_lane *a)
{
	if (l->room == NULL)
		l->room = xmap((EVENT_LANES + 1) * tuning.event_chunk_first);
	return event_chunk_at(l->room + (size_t)(a - l->lanes) *
	    tuning.event_chunk_first, 0);
}

/*
 * Returns the bytes of the next chunk of lane `a`: as many as it has, so that
 * no more than half of a lane is empty from its third chunk on.
 */
static size_t
chunk_bytes(const struct log_lane *a)
{
	size_t bytes = a->bytes - a->bytes % tuning.event_chunk_second;

	if (a->bytes == 0)
		return tuning.event_chunk_first;
	if (bytes < tuning.event_chunk_second)
		return tuning.event_chunk_second;
	return bytes < tuning.event_chunk_most ? bytes :
	    tuning.event_chunk_most;
}

void
event_log_room(struct event_log *l, struct log_lane *a)
{
	size_t bytes = chunk_bytes(a);
	struct event_chunk *c = a->bytes == 0 ? chunk_first(l, a) :
	    event_chunk_of(bytes);

	lane_close(l, a);
	/* large pages would waste memory on a small lane */
	if (a->bytes / 4 >= tuning.event_chunk_most)
		xlarge_pages(c, bytes);
	event_list_add(&a->chunks, c);
	a->bytes += bytes;
	a->at = c->recs;
	a->end = c->recs + (bytes - EVENT_CHUNK_HEAD) / sizeof(*c->recs);
}

size_t
event_log_lane(struct event_log *l, uint32_t track)
{
	size_t n = l->nof, lane = EVENT_LANES;

	if (track >= n) {
		n = n * 2 > track ? n * 2 : (size_t)track + 1;
		l->of = xreallocarray(l->of, n, sizeof(*l->of));
		memset(&l->of[l->nof], 0, n - l->nof);
		l->nof = n;
	}
	if (l->nlanes < tuning.rec_lanes) {
		lane = l->nlanes++;
		l->track[lane] = track;
		l->lanes[lane].last = INT64_MIN;
		l->lanes[lane].pairs = 1;
		l->lanes[lane].own = UINT32_MAX;
	}
	return l->of[track] = (uint8_t)(lane + 1);
}

static struct log_run *
run_add(struct event_log *l)
{
	struct log_run *run;

	l->runs = xgrow(l->runs, l->nruns, &l->cap, sizeof(*l->runs));
	run = &l->runs[l->nruns++];
	memset(run, 0, sizeof(*run));
	return run;
}

/* Makes a run of all that was added since the last call. */
static void
event_log_seal(struct event_log *l)
{
	struct event_chunk *c;
	struct log_run *run;
	struct log_lane *a;
	size_t i;

	if (l->nof == 0)
		return;
	for (i = 0; i < l->nlanes; i++) {
		a = &l->lanes[i];
		event_open_keep(a);
		lane_close(l, a);
		for (c = a->chunks.first; c != NULL; c = c->next)
			c->pairs = a->count.paired > 0;
		if (a->chunks.first != NULL)
			a->chunks.first->begins = 1;
	}
	lane_close(l, &l->lanes[EVENT_LANES]);
	run = run_add(l);
	run->nlanes = l->nlanes;
	run->lanes = xreallocarray(NULL, run->nlanes, sizeof(*run->lanes));
	memcpy(run->lanes, l->lanes, run->nlanes * sizeof(*run->lanes));
	run->lane_track = xreallocarray(NULL, run->nlanes, sizeof(uint32_t));
	memcpy(run->lane_track, l->track, run->nlanes * sizeof(uint32_t));
	run->shared = l->lanes[EVENT_LANES].chunks;
	run->count = l->shared;
	run->ntracks = l->nshared;
	run->room = l->room;
	memset(l->lanes, 0, sizeof(l->lanes));
	free(l->of);
	l->of = NULL;
	l->nof = l->nlanes = 0;
	l->room = NULL;
	l->shared = NULL;
	l->nshared = l->shared_cap = 0;
}

static void
run_free(struct log_run *run)
{
	size_t i;

	for (i = 0; i < run->nlanes; i++)
		event_list_free(&run->lanes[i].chunks);
	event_list_free(&run->shared);
	xunmap(run->room, (EVENT_LANES + 1) * tuning.event_chunk_first);
	free(run->lanes);
	free(run->lane_track);
	free(run->count);
	free(run->at);
	free(run->chunks);
	free(run->kind);
	free(run->track);
}

void
event_log_free(struct event_log *l)
{
	size_t i;

	for (i = 0; i <= EVENT_LANES; i++)
		event_list_free(&l->lanes[i].chunks);
	xunmap(l->room, (EVENT_LANES + 1) * tuning.event_chunk_first);
	free(l->of);
	free(l->shared);
	for (i = 0; i < l->nruns; i++)
		run_free(&l->runs[i]);
	free(l->runs);
	memset(l, 0, sizeof(*l));
}

/* ---- parts become one ---- */

void
event_log_shift(struct event_log *l, int64_t shift)
{
	size_t i;

	event_log_seal(l);
	for (i = 0; i < l->nruns; i++)
		l->runs[i].shift = time_shifted(l->runs[i].shift, shift);
}

/*
 * Composes maps: replaces map[i] by next[map[i]].  A NULL map is the identity.
 */
static void
map_through(uint32_t **map, size_t *n, const uint32_t *next, size_t nnext)
{
	size_t i;

	if (*map == NULL) {
		*map = xreallocarray(NULL, nnext + 1, sizeof(**map));
		memcpy(*map, next, nnext * sizeof(**map));
		*n = nnext;
	} else {
		for (i = 0; i < *n; i++)
			(*map)[i] = next[(*map)[i]];
	}
}

void
event_log_join(struct event_log *to, struct event_log *from,
    const uint32_t *kind, size_t nkinds, const uint32_t *track, size_t ntracks)
{
	struct log_run *run;
	size_t i;

	event_log_seal(to);
	event_log_seal(from);
	for (i = 0; i < from->nruns; i++) {
		run = run_add(to);
		*run = from->runs[i];
		map_through(&run->track, &run->nmapped, track, ntracks);
		map_through(&run->kind, &run->nkinds, kind, nkinds);
	}
	free(from->runs);
	memset(from, 0, sizeof(*from));
}

static uint32_t
run_track(const struct log_run *run, size_t i)
{
	return run->track != NULL ? run->track[i] : (uint32_t)i;
}

/* Returns the track in the whole of the i'th lane of a run. */
static uint32_t
run_lane_track(const struct log_run *run, size_t i)
{
	return run_track(run, run->lane_track[i]);
}

struct log_count *
event_log_counts(struct event_log *l, size_t n)
{
	struct log_count *sum = xcalloc(n + 1, sizeof(*sum)), *to;
	const struct log_run *run;
	size_t i, r;

	event_log_seal(l);
	for (r = 0; r < l->nruns; r++) {
		run = &l->runs[r];
		for (i = 0; i < run->nlanes; i++) {
			to = &sum[run_lane_track(run, i)];
			to->n += run->lanes[i].count.n;
			to->ends += run->lanes[i].count.ends;
			to->paired += run->lanes[i].count.paired;
		}
		for (i = 0; i < run->ntracks; i++) {
			if (run->count[i].n == 0)
				continue;
			to = &sum[run_track(run, i)];
			to->n += run->count[i].n;
			to->ends += run->count[i].ends;
			to->shared += run->count[i].n;
		}
	}
	return sum;
}

int
event_log_walk(struct event_log *l, struct log_walk *w, struct raw_event *r)
{
	const struct log_run *run;

	if (w->chunk == NULL)		/* the beginning */
		event_log_seal(l);
	while (w->chunk == NULL || w->i == w->chunk->n) {
		if (w->chunk != NULL && w->chunk->next != NULL) {
			w->chunk = w->chunk->next;
		} else if (w->run < l->nruns) {
			run = &l->runs[w->run];
			w->chunk = w->lane < run->nlanes ?
			    run->lanes[w->lane].chunks.first :
			    run->shared.first;
			w->of = run;
			if (w->lane++ == run->nlanes) {
				w->lane = 0;
				w->run++;
			}
		} else
			return 0;
		w->i = 0;
	}
	*r = w->chunk->recs[w->i++];
	raw_shift(r, w->of->shift);
	if (w->of->kind != NULL)
		r->kind = w->of->kind[r->kind];
	return 1;
}

/* ---- by track ---- */

/*
 * Sets run->at to the places in v[] of the tracks in the shared lane of a run,
 * and advances next[] behind them.  Returns the number of such tracks.
 */
static size_t
run_places(struct log_run *run, struct raw_event *v, uint64_t *next)
{
	size_t i, n = 0;
	uint64_t *at;

	run->at = xcalloc(run->ntracks, sizeof(*run->at));
	for (i = 0; i < run->ntracks; i++) {
		if (run->count[i].n == 0)
			continue;
		at = &next[run_track(run, i)];
		run->at[i] = v + *at;
		*at += run->count[i].n;
		n++;
	}
	return n;
}

size_t
event_log_sort(struct log_sort *s, struct event_log *l, const uint64_t *first,
    size_t ntracks, size_t n)
{
	struct log_run *run, *end;
	struct event_chunk *c;
	uint64_t *next;
	size_t i, nchunks = 0;

	event_log_seal(l);
	s->log = l;
	s->n = n;
	s->v = NULL;
	if (l->nruns == 0)
		return 0;
	for (run = l->runs, end = run + l->nruns; run < end; run++)
		for (i = 0; i < run->nlanes; i++)
			for (c = run->lanes[i].chunks.first; c != NULL;
			    c = c->next) {
				c->kind = run->kind;
				c->shift = run->shift;
			}
	if (n == 0)
		return l->nruns;
	s->v = xmap(n * sizeof(*s->v));
	next = xreallocarray(NULL, ntracks + 1, sizeof(*next));
	memcpy(next, first, ntracks * sizeof(*next));
	for (run = l->runs; run < end; run++)
		nchunks += run_places(run, s->v, next);
	free(next);
	/*
	 * large pages touch all of v[] at once, while most of the lane is still
	 * there; so only if the chunks are large on average
	 */
	if (n / CHUNK_LARGE > nchunks)
		xlarge_pages(s->v, n * sizeof(*s->v));
	return l->nruns;
}

static void
sort_chunk(const struct log_run *run, const struct event_chunk *c)
{
	const struct raw_event *r = c->recs, *end = r + c->n, *ahead = r;
	const uint32_t *kind = run->kind;
	struct raw_event *to;

	for (; r < end; r++) {
		if (end - ahead > SORT_AHEAD) {
			ahead = r + SORT_AHEAD;
			__builtin_prefetch(run->at[ahead->aux], 1);
		}
		to = run->at[r->aux]++;
		to->ts = time_shifted(r->ts, run->shift);
		to->dur = r->dur;
		to->off_what = r->off_what;
		to->kind = kind == NULL ? r->kind : kind[r->kind];
		to->aux = 0;
	}
}

void
event_log_sort_job(struct log_sort *s, size_t job)
{
	struct log_run *run = &s->log->runs[job];
	struct event_chunk *c;

	while ((c = event_list_take(&run->shared)) != NULL) {
		sort_chunk(run, c);
		event_chunk_free(c);
	}
}

void
event_log_sort_free(struct log_sort *s)
{
	xunmap(s->v, s->n * sizeof(*s->v));
	s->v = NULL;
}

struct event_list *
event_log_chunk(const struct log_sort *s, size_t job, uint32_t i,
    uint32_t *track)
{
	const struct log_run *run = &s->log->runs[job];

	if (i >= run->nlanes)
		return NULL;
	*track = run_lane_track(run, i);
	return &run->lanes[i].chunks;
}

/*
 * Adds the recs of a run's shared lane, sorted into v[], to lists[]: one chunk
 * for each track, or, where the recs follow those of the run before, the same
 * chunk.  A chunk that ends where v[] begins is another block.
 */
static void
run_chunks(struct log_run *run, const struct raw_event *v,
    struct event_list *lists)
{
	struct event_chunk *c, *last;
	struct event_list *to;
	size_t i, n = 0;

	for (i = 0; i < run->ntracks; i++)
		n += run->count[i].n > 0;
	run->chunks = c = xcalloc(n, sizeof(*c));
	for (i = 0; i < run->ntracks; i++) {
		if (run->count[i].n == 0)
			continue;
		to = &lists[run_track(run, i)];
		c->n = run->count[i].n;
		c->recs = run->at[i] - c->n;
		c->begins = 1;
		last = to->last;
		if (last != NULL && c->recs > v &&
		    last->recs + last->n == c->recs)
			last->n += c->n;
		else
			event_list_add(to, c++);
	}
	free(run->at);
	run->at = NULL;
}

void
event_log_lists(struct log_sort *s, struct event_list *lists)
{
	const struct event_log *l = s->log;
	struct log_run *run;
	struct event_chunk *c;
	struct event_list *from, *to;
	size_t i, r;

	for (r = 0; r < l->nruns; r++) {
		run = &l->runs[r];
		for (i = 0; i < run->nlanes; i++) {
			to = &lists[run_lane_track(run, i)];
			from = &run->lanes[i].chunks;
			while ((c = event_list_take(from)) != NULL)
				event_list_add(to, c);
		}
		run_chunks(run, s->v, lists);
	}
}
