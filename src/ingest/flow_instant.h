#ifndef FLOW_INSTANT_H
#define FLOW_INSTANT_H
/*
 * flow_instant: finds the instants that points of flows stand on.  See
 * flow_instant.c.
 */
#include <stdint.h>

struct instant;
struct raw_flow;
struct trace;

struct flow_instants {				/* the instants of a track */
	const struct instant *v;
	uint32_t	n;
	uint32_t	at;		/* instants before the last point */
	uint32_t	end;		/* v[0] as an end of a flow */
};

void		 flow_instant_start(struct flow_instants *,
		    const struct trace *, uint32_t track);
/*
 * Returns the instant that a point stands on, as an end of a flow, or NONE; for
 * a point of bind_id, the instant whose event it is.  O(log), O(1) near the
 * last.
 */
uint32_t	 flow_instant_find(struct flow_instants *,
		    const struct raw_flow *);

#endif
