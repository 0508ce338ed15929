#ifndef HITS_H
#define HITS_H
/*
 * Hits: a bit for each thing of a trace that can be one (hits.c), and the order
 * in which they come (hits_order.c).
 */
#include <stdatomic.h>
#include <stdint.h>

#include "ttv/find.h"

struct trace;

/* What is known of a row: hits on both sides of a place, and none between. */
struct hits_near {
	int64_t		 prev_ts, next_ts;
	uint32_t	 prev, next;	/* slices, NONE: there is none */
	uint32_t	 from;		/* where it was last looked, or NONE */
	uint32_t	 when;		/* it is so if this is that of hits */
};

struct hits {
	const struct trace *t;
	/* a thing's number: first[type] + its id; the last is the sum */
	uint64_t	 first[FIND_TYPES + 1];
	_Atomic uint64_t *words;
	_Atomic uint16_t *blocks;		/* bits set in each BLOCK things */
	atomic_ullong	 count[FIND_TYPES];	/* bits set, by type */
	_Atomic uint8_t	*ticks;
	struct hits_near *near;		/* by row */
	uint32_t	 when;		/* counts changes of the hits ... */
	unsigned long long when_count;	/* ... of which there were so many */
};

struct hits	*hits_new(const struct trace *);
void		 hits_free(struct hits *);
/* Any thread; 1 when it was none before. */
int		 hits_add(struct hits *, uint64_t thing);
int		 hits_has(const struct hits *, uint64_t thing);
/* The type and the id of a thing. */
enum find_type	 hits_type(const struct hits *, uint64_t thing,
		    uint32_t *id);
/* Those of the kinds, with ids in [from, to).  O(to - from). */
void		 hits_add_slices(struct hits *, const uint8_t *kinds,
		    uint32_t from, uint32_t to);
void		 hits_add_instants(struct hits *, const uint8_t *kinds,
		    uint32_t from, uint32_t to);
/*
 * Numbers of things: the first hit in [from, to), or to; one behind the last
 * hit in it, or from; how many there are.
 */
uint64_t	 hits_next(const struct hits *, uint64_t from, uint64_t to);
uint64_t	 hits_last(const struct hits *, uint64_t from, uint64_t to);
uint64_t	 hits_count(const struct hits *, uint64_t from, uint64_t to);
/* What these read of a thing is read soon. */
void		 hits_fetch(const struct hits *, uint64_t thing);
/*
 * The nearest hit on one side of a place (find_step()): 0 or -1.  This and the
 * next are for one thread at a time.
 */
int		 hits_step(struct hits *, const struct find_hit *at,
		    int dir, struct find_hit *);
/* How many come before it. */
uint64_t	 hits_before(const struct hits *, const struct find_hit *);
/* All of them in order; how many. */
uint64_t	 hits_all(const struct hits *, struct find_hit **);
int64_t		 hits_ts(const struct trace *, enum find_type, uint32_t id);

#endif
