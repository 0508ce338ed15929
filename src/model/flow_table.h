#ifndef FLOW_TABLE_H
#define FLOW_TABLE_H
/*
 * How the flows of a trace are kept, and how they get there: see flow_table.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "part.h"

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
 * Sets t->flow_table and t->nflows.  kind: of each tag of a point.  O(n log n).
 */
void	flow_table_fill(struct trace *, const struct raw_flow *p,
	    const uint32_t *kind, const struct arrows *, size_t narrows,
	    int threads);
/* By slice and by time; the points may be gone. */
void	flow_table_index(struct trace *, int threads);
void	flow_table_free(struct trace *);
uint64_t flow_table_bytes(const struct trace *);

#endif
