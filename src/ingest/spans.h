#ifndef SPANS_H
#define SPANS_H
/*
 * The spans of one track on their way into the slice columns: sorted by
 * (ts, longer first), with the row of each.
 */
#include <stddef.h>
#include <stdint.h>

#include "nest.h"

struct asyncs;
struct event_order;
struct trace;

struct spans {
	struct event_list	 recs;		/* owned */
	size_t		 n;
	uint32_t	*row;		/* of each; owned */
	struct nest_row	*rows;		/* owned, by (lane, depth) */
	size_t		 nrows;
	uint32_t	 nlanes;
	uint64_t	*ends;		/* offsets of end events; owned */
	size_t		 nends;
	/* or, of an async track, instead of recs, row and ends: not owned */
	const struct asyncs *async;
	const uint64_t	*order;		/* row << 32 | span */
};

void	spans_free(struct spans *);

/*
 * The raw events of a thread, s->recs, become spans, in place, as the look at
 * them says.  spans.c
 */
void	spans_of_thread(struct spans *, struct event_order *,
	    const struct idkey *kinds, struct warn *);
/* Those that are in order and paired get their rows. */
void	spans_nest(struct spans *, const struct event_order *, struct warn *);

/* Sorts what a part of the input has of a thread, if it is out of order. */
void	spans_sort(struct event_list *);

/*
 * States of a thread (phase T with a duration), states.c.  To move them behind
 * the slices, the numbers `with` along (or NULL): how many slices there are.
 * Then to give them rows on lanes of their own, above those of the slices; all
 * are in one chunk.
 */
size_t	states_last(struct raw_event *, uint32_t *with, size_t n);
void	states_place(struct spans *, size_t nslices);

/* An async track: all spans of one name in one process. */
struct async_track {
	uint32_t	upid;
	uint32_t	name;		/* string */
	int64_t		start;		/* of its first span */
	struct spans	spans;
};

/*
 * Makes tracks of all async events, in order of their first span; they are
 * written into the columns from what is returned; NULL when there are none.
 * async.c
 */
struct asyncs *async_tracks(struct builder *, int threads,
	    struct async_track **, size_t *n);
void	async_free(struct asyncs *);
/*
 * Writes the slices of such a track, which begin at a slice, and their ends,
 * which begin there.
 */
void	async_slices(const struct spans *, struct trace *, uint32_t slice,
	    uint32_t end);

#endif
