#ifndef TTV_FLOW_H
#define TTV_FLOW_H
/*
 * Flows: arrows between slices, the halves that found none included.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

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
