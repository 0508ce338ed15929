#ifndef FLOW_INSTANT_H
#define FLOW_INSTANT_H
/*
 * Instants that points of flows stand on: see flow_instant.c.
 */
#include <stdint.h>

struct instant;
struct raw_flow;
struct trace;

struct flow_instants {				/* the instants of a track */
	const struct instant *v;
	uint32_t	n;
	uint32_t	at;		/* how many were before the last point */
	uint32_t	end;		/* the end of a flow that v[0] is */
};

void		 flow_instant_start(struct flow_instants *, const struct trace *,
		    uint32_t track);
/*
 * The instant that a point stands on, as an end of a flow, or NONE; of a point
 * of bind_id the one whose event it is.  O(log), near the last one O(1).
 */
uint32_t	 flow_instant_find(struct flow_instants *, const struct raw_flow *);

#endif
