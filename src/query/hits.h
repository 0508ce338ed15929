#ifndef HITS_H
#define HITS_H
/*
 * hits: the set of things that a search has found, a bit for each thing that
 * can be found (hits.c), and the order in which hits come (hits_order.c).
 *
 * The bit of a thing is first[entity] + id; only things that keep their events
 * have bits, as names and args stand there.  Slices come first: the bit of a
 * slice is its id.
 */
#include <stdatomic.h>
#include <stdint.h>

#include "ttv/entity.h"
#include "ttv/find.h"

struct trace;

/* Cached for a row: the hits on both sides of the last place asked for. */
struct hits_near {
	int64_t		 prev_ts, next_ts;
	uint32_t	 prev, next;	/* slices, or NONE */
	uint32_t	 from;		/* where it was last looked, or NONE */
	uint32_t	 generation;	/* valid if equal to that of hits */
};

struct hits {
	const struct trace *t;
	uint64_t	 first[ENTITIES + 1];	/* bits; the last is the sum */
	_Atomic uint64_t *words;
	_Atomic uint16_t *blocks;		/* bits set in each BLOCK bits */
	atomic_ullong	 count[ENTITIES];	/* bits set, by entity */
	_Atomic uint8_t	*ticks;
	struct hits_near *near;		/* by row */
	uint32_t	 generation;	/* of the set, counts its changes ... */
	unsigned long long generation_count;	/* ... seen by its size */
};

/* Returns an empty set of the things of a trace, which must outlive it. */
struct hits	*hits_new(const struct trace *);
void		 hits_free(struct hits *);
/* Sets a bit; any thread.  1 if it was not set before. */
int		 hits_add(struct hits *, uint64_t bit);
int		 hits_has(const struct hits *, uint64_t bit);
/* Returns the thing of a bit. */
struct entity_ref hits_thing(const struct hits *, uint64_t bit);
/*
 * Adds the things of an entity that has kinds, with ids in [from, to), whose
 * kind is marked in `kinds`.  O(to - from); slices by all cores.
 */
void		 hits_add_kinds(struct hits *, enum entity,
		    const uint8_t *kinds, uint32_t from, uint32_t to);
/*
 * Returns the first bit set in [from, to), or `to`; one behind the last bit set
 * in it, or `from`; the number of bits set in it.
 */
uint64_t	 hits_next(const struct hits *, uint64_t from, uint64_t to);
uint64_t	 hits_last(const struct hits *, uint64_t from, uint64_t to);
uint64_t	 hits_count(const struct hits *, uint64_t from, uint64_t to);
/* Prefetches what these read of a bit. */
void		 hits_fetch(const struct hits *, uint64_t bit);
/*
 * Finds the nearest hit on one side of a place (see find_step()): 0 or -1.
 * This and the next are for one thread at a time.
 */
int		 hits_step(struct hits *, const struct find_hit *at,
		    int dir, struct find_hit *);
/* Returns the number of hits before a hit. */
uint64_t	 hits_before(const struct hits *, const struct find_hit *);
/* Lists all hits in order, to be freed by the caller; returns their number. */
uint64_t	 hits_all(const struct hits *, struct find_hit **);

#endif
