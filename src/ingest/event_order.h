#ifndef EVENT_ORDER_H
#define EVENT_ORDER_H
/*
 * What is to be done with the raw events of a thread at all.  look.c
 */
#include "event_log.h"

struct event_order {
	int		unsorted;	/* times go back somewhere */
	int		be_unsorted;	/* those of B and E do */
	int		be, states;	/* there are B or E; phase T */
	int		open;		/* an X has no duration */
	int		ties;		/* of equal times a longer one is later */
	size_t		n, ends;	/* that were looked at; of those, E */
	/* the first of all, and of B and E */
	int64_t		first, first_be;
	uint64_t	first_dur;
	/* and the newest */
	int64_t		last, last_be;
	uint64_t	dur;
};

void	event_order_start(struct event_order *);
void	event_order_at(struct event_order *, const struct raw_event *, size_t n);
/* At all of a list, which is settled on the way. */
void	event_order_list(struct event_order *, struct event_list *);
/* What was seen by another one that began where this one ended. */
void	event_order_join(struct event_order *, const struct event_order *next);

#endif
