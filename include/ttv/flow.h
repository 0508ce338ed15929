#ifndef TTV_FLOW_H
#define TTV_FLOW_H
/*
 * flow: arrows between slices and instants, including halves that found no
 * partner.
 *
 * Invariants:
 *   - flows are numbered from 0 to nflows - 1, by from_ts, then by to_ts;
 *   - an end of a flow is the number of a slice, or nslices plus the number of
 *     an instant.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"
#include "ttv/trace.h"

struct flow {
	uint32_t	from, to;	/* ends; NONE: an unbound half */
	uint32_t	kind;
	int64_t		from_ts, to_ts;	/* ns; a missing half has the other's */
	uint64_t	from_off, to_off; /* of the events; OFF_NONE */
};

/*
 * Returns the flow of a number.  O(1); O(log nfar) for a flow whose times are
 * more than two seconds apart.
 */
struct flow	flow_at(const struct trace *, uint32_t);
/* Returns the end of a flow that stands for an instant. */
static inline uint32_t
flow_instant(const struct trace *t, uint32_t instant)
{
	return t->nslices + instant;
}

/*
 * Return the slice or the instant that an end stands for, or NONE when the end
 * stands for the other of the two.
 */
static inline uint32_t
flow_end_slice(const struct trace *t, uint32_t end)
{
	return end < t->nslices ? end : NONE;
}

static inline uint32_t
flow_end_instant(const struct trace *t, uint32_t end)
{
	return end == NONE || end < t->nslices ? NONE : end - t->nslices;
}

/* Returns the thing that an end stands for: ENTITY_NONE for an unbound half. */
static inline struct entity_ref
flow_end_ref(const struct trace *t, uint32_t end)
{
	if (end < t->nslices)
		return (struct entity_ref){ ENTITY_SLICE, end };
	if (end == NONE)
		return (struct entity_ref){ ENTITY_NONE, 0 };
	return (struct entity_ref){ ENTITY_INSTANT, end - t->nslices };
}
/* Returns the track of an end, or NONE for an end that is NONE. */
uint32_t	 flow_end_track(const struct trace *, uint32_t end);

/* Return the kind (name and category) and the begin of a bound end. */
static inline uint32_t
flow_end_kind(const struct trace *t, uint32_t end)
{
	return end < t->nslices ? t->kind[end] :
	    t->instants[end - t->nslices].kind;
}

static inline int64_t
flow_end_ts(const struct trace *t, uint32_t end)
{
	return end < t->nslices ? t->ts[end] :
	    t->instants[end - t->nslices].ts;
}

/*
 * Write up to max numbers of the flows that touch an end to `out` and return
 * the number of all of them.  flow_out: flows that leave the end, by to_ts;
 * flow_in: flows that arrive at it, by from_ts.  O(log n + flows of the end).
 */
size_t	flow_out(const struct trace *, uint32_t end, uint32_t *out,
	    size_t max);
size_t	flow_in(const struct trace *, uint32_t end, uint32_t *out,
	    size_t max);

/*
 * As flow_out() and flow_in() together for the ends [first, end): writes up to
 * max numbers of flows that leave (incoming 0) or arrive, by end.  O(log n +
 * flows found).
 */
size_t	flow_range(const struct trace *, uint32_t first, uint32_t end,
	    int incoming, uint32_t *out, size_t max);

#endif
