#ifndef SCHED_H
#define SCHED_H
/*
 * sched: events of scheduling on their way to slices.
 *
 * The members of a raw_sched, by its type:
 *
 *	SCHED_SWITCH	cpu; thread that leaves; other: that comes; fact
 *	SCHED_WAKEUP	thread that is woken; other: who wakes it; fact
 *	SCHED_IRQ	the same, from an interrupt
 *	SCHED_STATE	cpu; thread that enters the state of fact
 *	SCHED_BLOCKED	thread; fact: the function, a string
 *	SCHED_IO	the same, and it waits for I/O
 *
 * A fact is what many events share, interned: the state that a thread enters, a
 * comm and a priority.
 */
#include <stdatomic.h>

#include "builder_int.h"

enum sched_what { SCHED_SWITCH, SCHED_WAKEUP, SCHED_IRQ, SCHED_STATE,
	SCHED_BLOCKED, SCHED_IO };
/*
 * Beside the type: the idle task that NONE stands for in a switch, or that woke
 * a thread, is the system's task of tid 0.  A switch that only tells which
 * thread comes: such events must follow in an order.
 */
#define SCHED_SWAPPER	0x80
#define SCHED_ALONE	0x40
#define SCHED_REFUSED	0x20		/* the event cannot follow; no walk */
#define SCHED_WHAT(r)	((enum sched_what)(EVENT_WHAT(r) & 7))

static inline int
sched_is_blocked(const struct raw_sched *r)
{
	return SCHED_WHAT(r) >= SCHED_BLOCKED;
}

/* Words of a key of builder.sched_facts. */
enum { FACT_STATE, FACT_PRIORITY, FACT_COMM };	/* strings but the second */

/*
 * Merges the comms of `from` and returns the numbers in `to` of its facts, to
 * be freed.  sched.c
 */
uint32_t *sched_map(struct builder *to, const struct builder *from,
	    const uint32_t *track, const uint32_t *string);

/* Names threads by their comms where no name was given.  sched.c */
void	sched_comms(struct builder *);

/* ---- sched_walk.c: events in order of time ---- */

static inline const struct raw_sched *
sched_event(const struct chunks *c, size_t number)
{
	return chunks_at(c, number, sizeof(struct raw_sched));
}

/* Returns the number after `number`, or chunks_end(). */
static inline size_t
sched_event_after(const struct chunks *c, size_t number)
{
	return number + 1 == chunks_stop(c, number, SIZE_MAX) ?
	    chunks_next(number) : number + 1;
}

struct sched_order {
	struct chunks	*events;
	size_t		 n;		/* events */
	uint32_t	*v;		/* their numbers by time; NULL: they
					 * stand in order */
	atomic_int	*walks;		/* by chunk: that have to read it yet;
					 * NULL: chunks are kept */
};

/*
 * Orders events by time, equal times as in the file.  O(n log runs), by several
 * threads; 4 bytes an event, or none where the events stand in order.
 */
void	sched_order_make(struct sched_order *, struct chunks *, int threads);
/*
 * Makes the next walks, as many as are said, free each chunk as soon as all of
 * them have read it.
 */
void	sched_order_eat(struct sched_order *, int walks);
void	sched_order_free(struct sched_order *);

struct sched_walk {
	struct sched_order *o;
	size_t		 at, end;	/* places in the order, or numbers */
	size_t		*left;		/* events, by chunk; NULL: kept */
	size_t		 read;		/* 1 + a chunk without any; 0: none */
};

void	sched_walk_begin(struct sched_walk *, struct sched_order *);
void	sched_walk_end(struct sched_walk *);
/* Notes that a chunk was read up to its end. */
void	sched_walk_read(struct sched_walk *);

/* Events between one that is read and one that is fetched into the cache. */
#define SCHED_AHEAD	16

/*
 * Returns the next event, or NULL behind the last.  It is valid up to the next
 * call.
 */
static inline const struct raw_sched *
sched_walk_next(struct sched_walk *w)
{
	const struct sched_order *o = w->o;
	size_t number = w->at;

	if (w->read != 0)
		sched_walk_read(w);
	if (w->at >= w->end)
		return NULL;
	if (o->v != NULL) {
		number = o->v[w->at++];
		if (w->at + SCHED_AHEAD < w->end)
			__builtin_prefetch(sched_event(o->events,
			    o->v[w->at + SCHED_AHEAD]));
	} else
		w->at = sched_event_after(o->events, number);
	if (w->left != NULL && --w->left[number >> CHUNK_BITS] == 0)
		w->read = (number >> CHUNK_BITS) + 1;
	return sched_event(o->events, number);
}

/* ---- sched_told.c ---- */

/*
 * Marks the events that cannot follow the one before, of kernels whose tasks
 * tell of themselves, and sets when their threads end.  O(events) there.
 */
void	sched_told(struct builder *, struct sched_order *);

#endif
