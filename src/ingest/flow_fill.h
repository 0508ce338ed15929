#ifndef FLOW_FILL_H
#define FLOW_FILL_H
/*
 * How arrows get into the flow table of a trace: flow_fill.c, flow_index.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/flow_table.h"
#include "builder_int.h"

struct trace;

/* An arrow between points, which are numbers of raw_flows; one may be NONE. */
struct arrow {
	int64_t		from_ts;	/* where it leaves */
	uint32_t	from, to;
	uint32_t	key_first;	/* the first point of its key */
};

/* What one worker found; arrows of one key stand in their order in one. */
struct arrows {
	struct arrow	*v;
	uint32_t	 n;
	int64_t		 min, max;	/* of from_ts */
	uint64_t	 high;		/* all offsets, or'ed */
};

/*
 * Sets t->flow_table and t->nflows, without the indices.  kind: of each tag of
 * a point.  `all` is where the arrows stand; it is freed.  O(n log n).
 */
void	flow_table_fill(struct trace *, const struct chunks *points,
	    const uint32_t *kind, const struct arrows *, size_t narrows,
	    struct arrow *all, int threads);
/* By what they touch. flow_index.c */
void	flow_index(struct trace *, int threads);

/* So many buckets that each of them has few of n things; two at the least. */
size_t	flow_buckets(size_t n);
/* How far to shift values up to `max` to get less than nbuckets: 63 or less. */
unsigned flow_shift(uint64_t max, size_t nbuckets);

#endif
