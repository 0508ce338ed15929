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
 *	SCHED_BLOCKED	thread; fact: the function, a string
 *	SCHED_IO	the same, and it waits for I/O
 *
 * A fact is what many events share, interned: the state that a thread enters, a
 * comm and a priority.
 */
#include "builder_int.h"

enum sched_what { SCHED_SWITCH, SCHED_WAKEUP, SCHED_IRQ, SCHED_BLOCKED,
	SCHED_IO };

static inline int
sched_is_blocked(const struct raw_sched *r)
{
	return EVENT_WHAT(r) >= SCHED_BLOCKED;
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

struct sched_run {			/* events in order, by number */
	int64_t		ts;		/* of the event at `at` */
	size_t		at, end;
	size_t		order;		/* of the run in the file */
};

struct sched_walk {
	struct chunks	*events;
	struct sched_run *runs;		/* that have not begun, by (ts, order),
					 * the last first */
	size_t		 nruns;
	struct sched_run *heap;		/* that have, by (ts, order) */
	size_t		 n, cap;
	size_t		*left;		/* of each chunk; NULL: keep chunks */
	size_t		 drop;		/* a chunk to be freed; SIZE_MAX */
};

/* Starts a walk; `eat`: chunks are freed as soon as they are read. */
void	sched_walk_begin(struct sched_walk *, struct chunks *, int eat);
/*
 * Returns the next event, equal times in order of the file, or NULL behind the
 * last.  It is valid up to the next call.  O(log runs).
 */
const struct raw_sched *sched_walk_next(struct sched_walk *);
void	sched_walk_end(struct sched_walk *);

#endif
