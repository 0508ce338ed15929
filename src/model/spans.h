#ifndef SPANS_H
#define SPANS_H
/*
 * The spans of one track on their way into the slice columns: sorted by
 * (ts, longer first), with the row of each.
 */
#include <stddef.h>
#include <stdint.h>

#include "nest.h"

struct spans {
	struct rec	*recs;		/* owned; of a thread: in the sort */
	size_t		 n;
	uint32_t	*row;		/* of each; owned */
	struct nest_row	*rows;		/* owned, by (lane, depth) */
	size_t		 nrows;
	uint32_t	 nlanes;
	uint64_t	*ends;		/* offsets of end events; owned */
	size_t		 nends;
};

void	spans_free(struct spans *);

/*
 * The raw events of a thread, the first n at s->recs, become spans, in place.
 * nends: how many of them are E.  spans.c
 */
void	spans_of_thread(struct spans *, size_t n, size_t nends,
	    const struct keyword *kinds, struct warn *);

/*
 * States of a thread (phase T with a duration), states.c.  To move them behind
 * the slices, the numbers `with` along (or NULL): how many slices there are.
 * Then to give them rows on lanes of their own, above those of the slices.
 */
size_t	states_last(struct rec *, uint32_t *with, size_t n);
void	states_place(struct spans *, size_t nslices);

/* An async track: all spans of one name in one process. */
struct async_track {
	uint32_t	upid;
	uint32_t	name;		/* string */
	struct spans	spans;
};
/* All async events; the tracks in order of their first span. async.c */
struct async_track *async_tracks(struct builder *, size_t *n, struct warn *);

#endif
