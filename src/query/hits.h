#ifndef HITS_H
#define HITS_H
/*
 * hits: the set of things that a search has found, a bit for each thing that
 * can be found (hits.c), and the order of hits (hits_order.c).
 *
 * The bit of a thing is first[entity] + id.  Only things that keep their events
 * have bits, because names and args are read from the event.  Slices come
 * first: the bit of a slice is its id.
 */
#include <stdatomic.h>
#include <stdint.h>

#include "ttv/entity.h"
#include "ttv/find.h"

struct trace;

/* The cache of a row: the hits on both sides of the last place asked for. */
struct hits_near {
	int64_t		 prev_ts, next_ts;
	uint32_t	 prev, next;	/* slices, or NONE */
	uint32_t	 from;		/* thing of the last look-up, or NONE */
	uint32_t	 generation;	/* valid if equal to that of struct
					 * hits */
};

struct hits {
	const struct trace *t;
	uint64_t	 first[ENTITIES + 1];	/* bits; the last is the number
						 * of bits */
	_Atomic uint64_t *words;
	_Atomic uint16_t *blocks;		/* bits set, by BLOCK */
	atomic_ullong	 count[ENTITIES];	/* bits set, by entity */
	_Atomic uint8_t	*ticks;
	struct hits_near *near;		/* by row */
	uint32_t	 generation;	/* of the set: one more whenever ... */
	unsigned long long generation_count;	/* ... the number of hits has
						 * changed */
};

/* Returns an empty set of the things of a trace, which must outlive the set. */
struct hits	*hits_new(const struct trace *);
void		 hits_free(struct hits *);
/* Returns a copy for hits_all() and hits_count() only, while bits are set. */
struct hits	*hits_copy(const struct hits *);
/* Sets a bit, from any thread; returns 1 if the bit was not set before. */
int		 hits_add(struct hits *, uint64_t bit);
int		 hits_has(const struct hits *, uint64_t bit);
/* Returns the thing of a bit. */
struct entity_ref hits_entity(const struct hits *, uint64_t bit);
/*
 * Adds the things of an entity that has kinds, with ids in [from, to), whose
 * kind is marked in `kinds`.  O(to - from); slices by all cores.
 */
void		 hits_add_kinds(struct hits *, enum entity,
		    const uint8_t *kinds, uint32_t from, uint32_t to);
/*
 * hits_next() returns the first bit set in [from, to), or `to`; hits_last()
 * returns one behind the last bit set, or `from`; hits_count() returns the
 * number of bits set.
 */
uint64_t	 hits_next(const struct hits *, uint64_t from, uint64_t to);
uint64_t	 hits_last(const struct hits *, uint64_t from, uint64_t to);
uint64_t	 hits_count(const struct hits *, uint64_t from, uint64_t to);
/* Prefetches the words that the functions above read for a bit. */
void		 hits_fetch(const struct hits *, uint64_t bit);
/*
 * Finds the nearest hit on one side of a place (see find_step()): 0 or -1.
 * Only one thread at a time may call hits_step() and hits_before().
 */
int		 hits_step(struct hits *, const struct find_hit *at,
		    int dir, struct find_hit *);
/* Returns the number of hits before a hit. */
uint64_t	 hits_before(const struct hits *, const struct find_hit *);
/*
 * Lists all hits in order, in memory that the caller frees; returns their
 * number.
 */
uint64_t	 hits_all(const struct hits *, struct find_hit **);

#endif
