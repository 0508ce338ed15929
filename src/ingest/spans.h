#ifndef SPANS_H
#define SPANS_H
/*
 * spans: the spans of one track on their way into the slice columns, sorted by
 * (ts, longer first), with the row of each.
 */
#include <stddef.h>
#include <stdint.h>

#include "nest.h"

struct long_durs;
struct asyncs;
struct event_order;
struct trace;

struct spans {
	struct event_list	 recs;		/* owned */
	size_t		 n;
	uint32_t	*row;		/* row of each rec; owned */
	struct nest_row	*rows;		/* owned, by (lane, depth) */
	size_t		 nrows;
	uint32_t	 nlanes;
	uint64_t	*ends;		/* offsets of end events; owned */
	size_t		 nends;
	/* Of an async track, instead of recs, row and ends; not owned. */
	const struct asyncs *async;
	const uint64_t	*order;		/* row << 32 | span */
};

void	spans_free(struct spans *);

/*
 * Turns the raw events of a thread, s->recs, into spans, in place; the order
 * says which steps the events need.  spans.c
 */
void	spans_of_thread(struct spans *, struct event_order *,
	    const struct idkey *kinds, struct warn *);
/*
 * Undoes pairs of a thread that were made as they were read, as
 * event_open_undo(): times go back.
 */
void	spans_undo(struct spans *, struct event_order *,
	    const struct idtab *kinds, int late);
/* Gives the spans of a thread that is in order and paired their rows. */
void	spans_nest(struct spans *, const struct event_order *, struct warn *);

/* Sorts a part's recs of a thread by time, if out of order. */
void	spans_sort(struct event_list *, const struct idtab *kinds);

/*
 * Handle the states of a thread (phase T with a duration).  states_last() moves
 * n recs' states behind the slices, with the numbers `with` (or NULL), and
 * returns the number of slices.  states_place() then gives states rows on lanes
 * of their own, above those of the slices; all recs are in one chunk.  states.c
 */
size_t	states_last(struct raw_event *, uint32_t *with, size_t n);
void	states_place(struct spans *, size_t nslices);

/* An async track: all spans of one name in one process. */
struct async_track {
	uint32_t	upid;
	uint32_t	name;		/* string */
	uint32_t	track;		/* of the builder, or NONE: one of that
					 * name */
	uint8_t		is_marker;	/* 1: of KEY_MARKER */
	int64_t		start;		/* ns, of its first span */
	struct spans	spans;
};

/*
 * Makes tracks of all async events, in order of their first span; returns what
 * async_slices() writes them from, or NULL when there are no async events.
 * async.c
 */
struct asyncs *async_tracks(struct builder *, int threads,
	    struct async_track **, size_t *n);
void	async_free(struct asyncs *);
/*
 * Writes the slices of an async track from index `slice` on, and their ends
 * from index `end` on.
 */
void	async_slices(const struct spans *, struct trace *, struct long_durs *,
	    uint32_t slice, uint32_t end);

#endif
