#ifndef FLOW_FILL_H
#define FLOW_FILL_H
/*
 * flow_fill: puts arrows into the flow table of a trace.  See flow_fill.c and
 * flow_index.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/flow_table.h"
#include "builder_int.h"

struct trace;

/* An arrow between two points, by their numbers; one may be NONE. */
struct arrow {
	int64_t		from_ts;	/* where it leaves */
	uint32_t	from, to;
	uint32_t	key_first;	/* number of the first point of its
					 * key */
};

/*
 * The arrows that one worker found; those of one key are in order, and all in
 * the array of one worker.
 */
struct arrows {
	struct arrow	*v;
	uint32_t	 n;
	int64_t		 min, max;	/* smallest and largest from_ts */
	uint64_t	 high;		/* bitwise or of all offsets */
};

/*
 * Sets t->flow_table and t->nflows, without the indices.  kind[] is by a
 * point's tag.  `all` holds the arrows and becomes the table, as pages that are
 * there need not be cleared.  Returns room for flow_index().  O(n log n).
 */
uint64_t *flow_table_fill(struct trace *, const struct chunks *points,
	    const uint32_t *kind, const struct arrows *, size_t narrows,
	    struct arrow *all, int threads);
/* Builds the index by end; frees the room, for two ends a flow. flow_index.c */
void	flow_index(struct trace *, uint64_t *room, int threads);

/*
 * Returns a number of buckets, at least 2, that leaves each about
 * tuning.flow_bucket of n things.
 */
size_t	flow_buckets(size_t n);
/*
 * Returns the shift, at most 63, that makes values up to `max` less than
 * nbuckets.
 */
unsigned flow_shift(uint64_t max, size_t nbuckets);

#endif
