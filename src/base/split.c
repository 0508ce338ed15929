/*
 * split: a counting sort whose two passes are shared among threads.
 *
 * Each thread has one chunk of the elements and counts its own.  Then chunk
 * c's share of bucket b begins where that of chunk c - 1 ends, so that all
 * chunks can be placed in parallel and every bucket stays in order.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/pool.h"
#include "ttv/split.h"
#include "ttv/xmalloc.h"

#define SPLIT_CHUNKS	16
#define SPLIT_COUNTS	65536		/* counts for all chunks: this few cost
					 * nothing whatever n is */

struct split_at {
	size_t		 nchunks;
	uint32_t	*starts;	/* nbuckets + 1: index of the first of
					 * each */
	uint32_t	*at;		/* next index, nbuckets for each
					 * chunk */
};

struct splitting {
	const struct split *s;
	struct split_at	*at;
	int		 place;
};

static void
split_job(void *arg, size_t i)
{
	struct splitting *w = arg;
	size_t step = w->s->n / w->at->nchunks;
	size_t first = i * step;
	size_t end = i + 1 < w->at->nchunks ? first + step : w->s->n;
	uint32_t *at = &w->at->at[i * w->s->nbuckets];

	if (w->place)
		w->s->place(w->s->arg, first, end, at);
	else
		w->s->count(w->s->arg, first, end, at);
}

/*
 * Returns how many chunks to cut: one for each thread, but fewer when a chunk
 * would have less than s->least elements or the counts would outnumber the
 * elements.
 */
static size_t
split_chunks(const struct split *s, int threads)
{
	size_t n = threads < 1 ? 1 : threads > SPLIT_CHUNKS ? SPLIT_CHUNKS :
	    (size_t)threads, most = s->n > SPLIT_COUNTS ? s->n : SPLIT_COUNTS;

	while (n > 1 && (s->n / n < s->least || most / n < s->nbuckets))
		n--;
	return n;
}

struct split_at *
split_count(const struct split *s, int threads)
{
	struct split_at *at = xcalloc(1, sizeof(*at));
	struct splitting w = { s, at, 0 };
	uint32_t sum = 0, n;
	size_t b, c;

	at->nchunks = split_chunks(s, threads);
	at->starts = xreallocarray(NULL, s->nbuckets + 1,
	    sizeof(*at->starts));
	at->at = xcalloc(at->nchunks * s->nbuckets, sizeof(*at->at));
	pool_run(threads, at->nchunks, split_job, &w);
	for (b = 0; b < s->nbuckets; b++) {
		at->starts[b] = sum;
		for (c = 0; c < at->nchunks; c++) {
			n = at->at[c * s->nbuckets + b];
			at->at[c * s->nbuckets + b] = sum;
			sum += n;
		}
	}
	at->starts[s->nbuckets] = sum;
	return at;
}

const uint32_t *
split_starts(const struct split_at *at)
{
	return at->starts;
}

void
split_place(const struct split *s, struct split_at *at, int threads)
{
	struct splitting w = { s, at, 1 };

	pool_run(threads, at->nchunks, split_job, &w);
}

void
split_free(struct split_at *at)
{
	free(at->starts);
	free(at->at);
	free(at);
}
