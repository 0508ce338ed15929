#ifndef FLOW_TABLE_H
#define FLOW_TABLE_H
/*
 * How the flows of a trace are kept, and how they get there: see flow_table.c,
 * and flow_index.c for how they are found.
 */
#include <stddef.h>
#include <stdint.h>

#include "part.h"

struct trace;

struct flow_record {
	int64_t		from_ts;
	uint32_t	from, to, kind;
	int32_t		dt;		/* to_ts - from_ts, or DT_FAR */
	uint32_t	from_off, to_off;
};

struct flow_far {
	uint32_t	flow;
	int64_t		to_ts;
};

struct flow_table {
	struct flow_record *v;
	LIST(flow_far)	 far;		/* by flow */
	uint32_t	(*high)[2];	/* of the offsets; may be NULL */
	uint32_t	*by_end;	/* flow, FLOW_INCOMING: its `to` end */
	uint32_t	 nends;
};

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
void	flow_table_free(struct trace *);
uint64_t flow_table_bytes(const struct trace *);
/* By what they touch. flow_index.c */
void	flow_index(struct trace *, int threads);

int64_t	flow_to_ts(const struct flow_table *, uint32_t);
/* So many buckets that each of them has few of n things; two at the least. */
size_t	flow_buckets(size_t n);
/* How far to shift values up to `max` to get less than nbuckets: 63 or less. */
unsigned flow_shift(uint64_t max, size_t nbuckets);

#endif
