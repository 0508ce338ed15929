#ifndef TTV_FLOW_H
#define TTV_FLOW_H
/*
 * Flows: arrows between slices and instants, the halves that found none
 * included.  They are numbered from 0 to nflows - 1, by from_ts and then by
 * to_ts.  An end of a flow is the number of a slice, or behind all of those
 * that of an instant.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"
#include "ttv/trace.h"

struct flow {
	uint32_t	from, to;	/* ends; NONE: that half is unbound */
	uint32_t	kind;
	int64_t		from_ts, to_ts;	/* of a missing half: that of the other */
	uint64_t	from_off, to_off; /* events; OFF_NONE */
};

/* The flow of a number: O(1), O(log) for those of more than two seconds. */
struct flow	flow_at(const struct trace *, uint32_t);
/* An instant as an end. */
static inline uint32_t
flow_instant(const struct trace *t, uint32_t instant)
{
	return t->nslices + instant;
}

/* The slice or the instant that an end is, or NONE when it is the other. */
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

/* Returns the thing that an end is: ENTITY_NONE of an unbound half. */
static inline struct entity_ref
flow_end_ref(const struct trace *t, uint32_t end)
{
	if (end < t->nslices)
		return (struct entity_ref){ ENTITY_SLICE, end };
	if (end == NONE)
		return (struct entity_ref){ ENTITY_NONE, 0 };
	return (struct entity_ref){ ENTITY_INSTANT, end - t->nslices };
}

/* The name and category of an end; when it begins. */
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
 * Flows that touch an end.  flow_out: those that start in it, by to_ts;
 * flow_in: those that end in it, by from_ts.  Up to max flow numbers go to
 * `out`; the number that there are is returned. O(log n + flows of it).
 */
size_t	flow_out(const struct trace *, uint32_t end, uint32_t *out,
	    size_t max);
size_t	flow_in(const struct trace *, uint32_t end, uint32_t *out,
	    size_t max);

#endif
