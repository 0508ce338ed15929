/*
 * reclog: the raw events of all threads, in the order of the file and then
 * thread by thread.
 *
 * A list for each thread would be two cache misses an event where there are
 * thousands of threads, and lists that grow are copied and half empty.  So the
 * events of a part go to one log, in chunks of pages; that parts become one
 * moves pointers only: each part is a run with tables of what its numbers mean
 * to the whole.  When all is known they are dealt out to their threads, once,
 * straight to where they stay, and the chunks go back to the system one by one
 * on the way: the log and what is made of it share the room of one and a bit.
 *
 * The events of each thread are counted when a chunk is full, while it is
 * still in the cache.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "reclog.h"

#define CHUNK_BYTES	(2u << 20)
#define CHUNK_RECS	((CHUNK_BYTES - sizeof(struct rec_chunk)) / \
			    sizeof(struct rec))
#define CHUNKS_SMALL	4	/* of a part, in small pages */
#define PIECE_LARGE	(1u << 11)	/* recs of a thread in a run */
#define SORT_AHEAD	16	/* recs whose places are fetched before */

struct rec_chunk {
	struct rec_chunk *next;
	size_t		 n;
	struct rec	 recs[];
};

struct rec_place {			/* of a thread's recs of a run */
	uint64_t	first, next;
};

struct rec_run {
	struct rec_chunk *first, *last;
	struct rec_count *count;	/* by its own utid */
	struct rec_place *place;	/* the same, once they are sorted */
	size_t		 nthreads, cap;
	uint32_t	*kind, *utid;	/* what its numbers mean; NULL: that */
	size_t		 nkinds, nutids;
	size_t		 nchunks;
	int64_t		 shift;
};

/* Room for counts up to this thread. */
static void
run_threads(struct rec_run *run, uint32_t utid)
{
	while (run->cap <= utid)
		run->count = xgrow(run->count, run->cap, &run->cap,
		    sizeof(*run->count));
	memset(&run->count[run->nthreads], 0,
	    (utid + 1 - run->nthreads) * sizeof(*run->count));
	run->nthreads = (size_t)utid + 1;
}

/* Nothing more comes into the last chunk: counts what it has. */
static void
reclog_seal(struct reclog *l)
{
	const struct rec *r, *end = l->at;
	struct rec_count *count;
	struct rec_run *run;

	if (l->at == NULL)
		return;
	run = &l->runs[l->nruns - 1];
	run->last->n = (size_t)(end - run->last->recs);
	for (r = run->last->recs, count = run->count; r < end; r++) {
		if (r->aux >= run->nthreads) {
			run_threads(run, r->aux);
			count = run->count;
		}
		count[r->aux].n++;
		count[r->aux].ends += REC_PH(r) == 'E';
	}
	l->at = l->end = NULL;
}

static struct rec_run *
reclog_run(struct reclog *l)
{
	struct rec_run *run;

	l->runs = xgrow(l->runs, l->nruns, &l->cap, sizeof(*l->runs));
	run = &l->runs[l->nruns++];
	memset(run, 0, sizeof(*run));
	return run;
}

void
reclog_room(struct reclog *l)
{
	struct rec_run *run;
	struct rec_chunk *c = xmap(CHUNK_BYTES);

	reclog_seal(l);
	run = l->nruns > 0 ? &l->runs[l->nruns - 1] : NULL;
	if (run == NULL || run->kind != NULL || run->shift != 0)
		run = reclog_run(l);
	if (run->last == NULL)
		run->first = c;
	else
		run->last->next = c;
	run->last = c;
	/* a part that is small must not take more than it needs */
	if (run->nchunks++ >= CHUNKS_SMALL)
		xlarge_pages(c, CHUNK_BYTES);
	l->at = c->recs;
	l->end = c->recs + CHUNK_RECS;
}

static void
run_free(struct rec_run *run)
{
	struct rec_chunk *next;

	for (; run->first != NULL; run->first = next) {
		next = run->first->next;
		xunmap(run->first, CHUNK_BYTES);
	}
	free(run->count);
	free(run->place);
	free(run->kind);
	free(run->utid);
}

void
reclog_free(struct reclog *l)
{
	size_t i;

	for (i = 0; i < l->nruns; i++)
		run_free(&l->runs[i]);
	free(l->runs);
	memset(l, 0, sizeof(*l));
}

void
reclog_shift(struct reclog *l, int64_t shift)
{
	size_t i;

	reclog_seal(l);
	for (i = 0; i < l->nruns; i++)
		l->runs[i].shift = time_shifted(l->runs[i].shift, shift);
}

/* What numbers mean that meant map[]: NULL is what they are. */
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
reclog_join(struct reclog *to, struct reclog *from, const uint32_t *kind,
    size_t nkinds, const uint32_t *utid, size_t nthreads)
{
	struct rec_run *run;
	size_t i;

	reclog_seal(to);
	reclog_seal(from);
	for (i = 0; i < from->nruns; i++) {
		run = reclog_run(to);
		*run = from->runs[i];
		map_through(&run->utid, &run->nutids, utid, nthreads);
		map_through(&run->kind, &run->nkinds, kind, nkinds);
	}
	free(from->runs);
	memset(from, 0, sizeof(*from));
}

struct rec_count *
reclog_counts(struct reclog *l, size_t n)
{
	struct rec_count *sum = xcalloc(n + 1, sizeof(*sum));
	const struct rec_run *run;
	uint32_t u, utid;

	reclog_seal(l);
	for (run = l->runs; run < l->runs + l->nruns; run++)
		for (u = 0; u < run->nthreads; u++) {
			utid = run->utid != NULL ? run->utid[u] : u;
			sum[utid].n += run->count[u].n;
			sum[utid].ends += run->count[u].ends;
		}
	return sum;
}

int
reclog_walk(struct reclog *l, struct rec_walk *w, struct rec *r)
{
	const struct rec_run *run;

	reclog_seal(l);
	while (w->chunk == NULL || w->i == w->chunk->n) {
		if (w->chunk != NULL)
			w->chunk = w->chunk->next;
		else if (w->run < l->nruns)
			w->chunk = l->runs[w->run++].first;
		else
			return 0;
		w->i = 0;
	}
	run = &l->runs[w->run - 1];
	*r = w->chunk->recs[w->i++];
	r->ts = time_shifted(r->ts, run->shift);
	if (run->kind != NULL) {
		r->kind = run->kind[r->kind];
		r->aux = run->utid[r->aux];
	}
	return 1;
}

/* ---- by thread ---- */

size_t
reclog_sort(struct rec_sort *s, struct reclog *l, const uint64_t *first,
    size_t nthreads, size_t n)
{
	struct rec_run *run;
	uint64_t *next;
	size_t npieces = 0;
	uint32_t u, utid;

	reclog_seal(l);
	s->log = l;
	s->n = n;
	s->v = xmap(n * sizeof(*s->v));
	next = xreallocarray(NULL, nthreads + 1, sizeof(*next));
	memcpy(next, first, nthreads * sizeof(*next));
	for (run = l->runs; run < l->runs + l->nruns; run++) {
		run->place = xreallocarray(NULL, run->nthreads,
		    sizeof(*run->place));
		for (u = 0; u < run->nthreads; u++) {
			utid = run->utid != NULL ? run->utid[u] : u;
			run->place[u].first = run->place[u].next = next[utid];
			next[utid] += run->count[u].n;
			npieces += run->count[u].n > 0;
		}
	}
	free(next);
	/* else all of it were touched while most of the log is there still */
	if (n / PIECE_LARGE > npieces)
		xlarge_pages(s->v, n * sizeof(*s->v));
	return l->nruns;
}

static void
sort_chunk(struct rec *v, const struct rec_run *run, const struct rec_chunk *c)
{
	const struct rec *r = c->recs, *end = r + c->n, *ahead = r;
	struct rec_place *place = run->place;
	const uint32_t *kind = run->kind;
	int64_t shift = run->shift;
	struct rec *to;

	for (; r < end; r++) {
		if (end - ahead > SORT_AHEAD) {
			ahead = r + SORT_AHEAD;
			__builtin_prefetch(&v[place[ahead->aux].next], 1);
		}
		to = &v[place[r->aux].next++];
		to->ts = shift == 0 ? r->ts : time_shifted(r->ts, shift);
		to->dur = r->dur;
		to->off_ph = r->off_ph;
		to->kind = kind == NULL ? r->kind : kind[r->kind];
		to->aux = 0;
	}
}

void
reclog_sort_job(struct rec_sort *s, size_t job)
{
	struct rec_run *run = &s->log->runs[job];
	struct rec_chunk *next;

	for (; run->first != NULL; run->first = next) {
		next = run->first->next;
		sort_chunk(s->v, run, run->first);
		xunmap(run->first, CHUNK_BYTES);
	}
	run->last = NULL;
}

struct rec *
reclog_piece(const struct rec_sort *s, size_t job, uint32_t i, size_t *n,
    uint32_t *utid)
{
	const struct rec_run *run = &s->log->runs[job];

	if (i >= run->nthreads)
		return NULL;
	*utid = run->utid != NULL ? run->utid[i] : i;
	*n = (size_t)(run->place[i].next - run->place[i].first);
	return &s->v[run->place[i].first];
}
