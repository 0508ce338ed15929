#ifndef TTV_FLOW_H
#define TTV_FLOW_H
/*
 * Flows: arrows between slices, the halves that found none included.  They are
 * numbered from 0 to nflows - 1, by from_ts and then by to_ts.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

struct flow {
	uint32_t	from, to;	/* slices; NONE: that half is unbound */
	uint32_t	kind;
	int64_t		from_ts, to_ts;	/* of a missing half: that of the other */
	uint64_t	from_off, to_off; /* events; OFF_NONE */
};

/* The flow of a number: O(1), O(log) for those of more than two seconds. */
struct flow	flow_at(const struct trace *, uint32_t);
/*
 * Flows that touch a slice.  flow_out: those that start in it, by to_ts;
 * flow_in: those that end in it, by from_ts.  Up to max flow numbers go to
 * `out`; the number that there are is returned. O(log n + flows of it).
 */
size_t	flow_out(const struct trace *, uint32_t slice, uint32_t *out,
	    size_t max);
size_t	flow_in(const struct trace *, uint32_t slice, uint32_t *out,
	    size_t max);

#endif
