/*
 * fuchsia_skip: the way from record to record, walked by several threads.
 *
 * Where a record begins is known only from the one before it.  So all threads
 * but one begin at a guess, in the middle of the file, and note stops: records
 * that are no events, and the first behind each multiple of some bytes.  The
 * scan walks as it would alone; once it comes to a stop of a thread, that
 * thread was on the way from there on, and the scan goes from stop to stop.  A
 * wrong guess costs its thread's time and nothing else.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/pool.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "fuchsia.h"

#define GUESS_RUN	16	/* records of known types in a row that a walk
				 * begins with */
#define GUESS_REACH	65536		/* bytes in which they are looked for */

struct stops {				/* of a thread */
	uint64_t	 from, to;	/* places */
	uint64_t	*v;		/* ascending */
	size_t		 n, cap;
};

struct fuchsia_skip {
	const struct reading *r;
	uint64_t	 most;		/* records before it end in the file */
	uint64_t	 step;		/* bytes of the multiples */
	struct stops	*v;
	size_t		 n;
	size_t		 list, at;	/* the next stop of the scan, in a
					 * list of v[] */
	int		 on;		/* 1: the scan is on the way of it */
};

/*
 * Returns the place of the first record from `place` on that is no event, has
 * no size, or stands at `stop` or behind it.  Nearly all records are events:
 * nothing here but the way from one size to the next.
 */
static uint64_t
skip_events(const struct fuchsia_skip *k, uint64_t place, uint64_t stop)
{
	uint64_t head, size;

	if (stop > k->most)
		stop = k->most;
	while (place < stop) {
		head = little64(k->r->data + place);
		size = head >> 4 & 0xfff;
		if ((head & 15) != FUCHSIA_EVENT || size == 0)
			break;
		place += size * FUCHSIA_WORD;
	}
	return place;
}

/* Returns whether a run of records of known types begins at a place. */
static int
guess_holds(const struct fuchsia_skip *k, uint64_t place)
{
	uint64_t head;
	int i;

	for (i = 0; i < GUESS_RUN && place < k->most; i++) {
		head = little64(k->r->data + place);
		if ((head & 15) > FUCHSIA_LOG || fuchsia_size(head) == 0)
			return 0;
		place += fuchsia_size(head);
	}
	return 1;
}

/* Returns where a thread begins. */
static uint64_t
guess(const struct fuchsia_skip *k, uint64_t from)
{
	uint64_t place = from / FUCHSIA_WORD * FUCHSIA_WORD;
	uint64_t end = place + GUESS_REACH;

	while (place < end && place < k->most && !guess_holds(k, place))
		place += FUCHSIA_WORD;
	return place;
}

static void
stops_job(void *arg, size_t i)
{
	const struct fuchsia_skip *k = arg;
	struct stops *l = &k->v[i];
	uint64_t place = i == 0 ? 0 : guess(k, l->from), size;

	while (place < l->to && place < k->most) {
		place = skip_events(k, place, (place / k->step + 1) * k->step);
		if (place >= k->most)
			break;
		l->v = xgrow(l->v, l->n, &l->cap, sizeof(*l->v));
		l->v[l->n++] = place;
		size = fuchsia_size(little64(k->r->data + place));
		if (size == 0 || size > k->r->len - place)
			break;
		place += size;
	}
}

struct fuchsia_skip *
fuchsia_skip_new(const struct reading *r)
{
	struct fuchsia_skip *k = xcalloc(1, sizeof(*k));
	size_t i;

	k->r = r;
	k->most = r->len < FUCHSIA_RECORD_MOST ? 0 :
	    r->len - FUCHSIA_RECORD_MOST;
	k->step = tuning.part_bytes < FUCHSIA_MARK ? tuning.part_bytes :
	    FUCHSIA_MARK;
	if (r->threads <= 1 || r->len / (size_t)r->threads < tuning.part_bytes)
		return k;
	k->n = (size_t)r->threads;
	k->v = xcalloc(k->n, sizeof(*k->v));
	for (i = 0; i < k->n; i++) {
		k->v[i].from = r->len / k->n * i;
		k->v[i].to = i + 1 < k->n ? r->len / k->n * (i + 1) : r->len;
	}
	pool_run(r->threads, k->n, stops_job, k);
	return k;
}

void
fuchsia_skip_free(struct fuchsia_skip *k)
{
	size_t i;

	for (i = 0; i < k->n; i++)
		free(k->v[i].v);
	free(k->v);
	free(k);
}

/* Returns the next stop at a place or behind it, or FUCHSIA_NOWHERE. */
static uint64_t
stop_from(struct fuchsia_skip *k, uint64_t place)
{
	const struct stops *l;

	for (; k->list < k->n; k->list++, k->at = 0, k->on = 0) {
		l = &k->v[k->list];
		while (k->at < l->n && l->v[k->at] < place)
			k->at++;
		if (k->at < l->n)
			return l->v[k->at];
	}
	return FUCHSIA_NOWHERE;
}

uint64_t
fuchsia_skip(struct fuchsia_skip *k, uint64_t place, uint64_t stop)
{
	uint64_t next = stop_from(k, place);

	if (k->on)
		return next;
	place = skip_events(k, place, stop);
	k->on = stop_from(k, place) == place && k->list < k->n;
	return place;
}

void
fuchsia_skip_lost(struct fuchsia_skip *k)
{
	k->on = 0;
}
