#ifndef EVENT_ORDER_H
#define EVENT_ORDER_H
/*
 * event_order: what the raw events of a thread need.  See event_order.c.
 */
#include "event_log.h"

struct event_order {
	int		unsorted;	/* times go back somewhere */
	int		be_unsorted;	/* times of B and E go back */
	int		be, states;	/* has B or E; has states (phase T) */
	int		open;		/* an X has no duration */
	int		ties;		/* of equal times a later is longer, or
					 * stands before in the file */
	size_t		n, ends, begins; /* events looked at; E among them, B
					 * without an end */
	int		pairs;		/* has chunks of lanes with pairs */
	/* Times of the first event, and of the first B or E. */
	int64_t		first, first_be;
	uint64_t	first_dur, first_off;
	/* Times of the last event, and of the last B or E. */
	int64_t		last, last_be;
	int64_t		time;		/* latest, of ends of pairs too */
	uint64_t	dur, off;
	const uint64_t	*end_off;	/* as nest.ends; NULL: not paired yet */
	uint64_t	closed;		/* last offset of the ends of pairs of
					 * length 0 at the last time; 0: none */
	int		first_empty;	/* the first is such a pair */
};

/* Starts with nothing looked at; ends: its end_off. */
void	event_order_start(struct event_order *, const uint64_t *ends);
void	event_order_at(struct event_order *, const struct raw_event *,
	    size_t n);
/* Looks at a chunk, whose lane may have pairs. */
void	event_order_chunk(struct event_order *, const struct event_chunk *);
/* Looks at each rec of a list, settling its chunks on the way. */
void	event_order_list(struct event_order *, struct event_list *,
	    const uint64_t *ends);
/* Adds to an order what was found in the recs that follow its own. */
void	event_order_join(struct event_order *, const struct event_order *next);

#endif
