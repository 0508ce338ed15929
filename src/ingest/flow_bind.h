#ifndef FLOW_BIND_H
#define FLOW_BIND_H
/*
 * flow_bind: finds what a point of a flow belongs to, which becomes an end of
 * the flow.  See flow_bind.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "builder_int.h"

struct trace;
struct flow_bind;
struct flow_binder;

/* Returns the point of a number. */
static inline struct raw_flow *
point_at(const struct chunks *points, size_t number)
{
	return chunks_at(points, number, sizeof(struct raw_flow));
}

/* Returns 1 if the type of a point (below 64) is in a set of bits. */
#define BIND_BIT(what)	(UINT64_C(1) << (what))
static inline int
flow_bind_is_of(const struct raw_flow *p, uint64_t set)
{
	return set >> (EVENT_WHAT(p) & 63) & 1;
}

/* Returns whether a point belongs to the slice of its own event. */
static inline int
flow_bind_is_event(const struct raw_flow *p)
{
	return flow_bind_is_of(p, BIND_BIT(RAW_BIND + FLOW_IN) |
	    BIND_BIT(RAW_BIND + FLOW_OUT) |
	    BIND_BIT(RAW_BIND + (FLOW_IN | FLOW_OUT)) |
	    BIND_BIT(RAW_BIND + FLOW_ON) | BIND_BIT(RAW_BIND + FLOW_LAST));
}

/* Returns whether a point belongs to the slice that its own event ends. */
static inline int
flow_bind_is_end(const struct raw_flow *p)
{
	return flow_bind_is_of(p,
	    BIND_BIT(RAW_BIND + (FLOW_ON | FLOW_OF_END)) |
	    BIND_BIT(RAW_BIND + (FLOW_LAST | FLOW_OF_END)));
}

/* Returns whether a point may belong to what flow_bind_late() finds. */
static inline int
flow_bind_is_late(const struct raw_flow *p)
{
	return flow_bind_is_event(p) || flow_bind_is_end(p);
}

/* Returns whether a point belongs to the slice that is around it. */
static inline int
flow_bind_is_around(const struct raw_flow *p)
{
	return flow_bind_is_of(p, BIND_BIT(RAW_FLOW + FLOW_START) |
	    BIND_BIT(RAW_FLOW + FLOW_STEP) |
	    BIND_BIT(RAW_FLOW + FLOW_END_AROUND));
}

/*
 * flow_bind_new() makes a binder of a track; flow_bind_point() binds one point
 * after the other, best by time, and returns the end that a point belongs to,
 * or NONE.  In time order all points take O(slices + points log), in any other
 * order O(rows + log) each.  Several binders may work on one track.
 */
struct flow_bind	*flow_bind_new(const struct trace *, uint32_t track);
uint32_t	 flow_bind_point(struct flow_bind *, const struct raw_flow *);
void		 flow_bind_free(struct flow_bind *);		/* or NULL */

/*
 * Returns 1 if a track has more rows or lanes than flow_bind can search well,
 * so that flow_sweep_points() should bind its points.
 */
int		 flow_bind_is_slow(const struct trace *, uint32_t track);
/*
 * Sets `where` of the points order[0 .. n) of a track, sorted by time, with a
 * sweep line.  O((slices + points) log), whatever the track. flow_sweep.c
 */
void		 flow_sweep_points(const struct trace *, uint32_t track,
		    const struct chunks *points, const uint32_t *order,
		    size_t n);

/* Returns 1 if a slice lasts until ts. */
int		 flow_bind_reaches(const struct trace *, uint32_t slice,
		    int64_t ts);
/*
 * Returns what a point belongs to where slices begin at its time: `outer`, of
 * row `row`, is the outermost of them, `inner` the innermost.  See flow_bind.c.
 */
uint32_t	 flow_bind_tied(const struct trace *, uint32_t inner,
		    uint32_t outer, uint32_t row, const struct raw_flow *);
/*
 * Return the slices of a track sorted by offset or by time, to be freed.  O(n
 * log n).
 */
struct radix	*flow_bind_by_off(const struct trace *, uint32_t track);
struct radix	*flow_bind_by_time(const struct trace *, uint32_t track);

/* The place in the trace of each track of a builder; NONE: not in the trace. */
struct bind_tracks {
	uint32_t	*place;
	uint32_t	 n;
};

/*
 * Bind all points of a trace, in the order below: `where` of a point, so far a
 * track of the builder, becomes an end or NONE. flow_bind_all.c
 *
 * flow_bind_swept() binds the points of tracks that are to be swept.
 */
void		 flow_bind_swept(const struct trace *,
		    const struct bind_tracks *, const struct chunks *,
		    int threads);
/*
 * flow_binder_new() makes a binder for a worker, to bind the other points.
 * Each call binds all points from `first` up to flow_binder_next(), which is at
 * most `end`, all of one chunk.  flow_binder_free() returns 1 if a point of
 * bind_id found no slice.
 */
struct flow_binder	*flow_binder_new(const struct trace *,
		    const struct bind_tracks *, const struct chunks *);
size_t		 flow_binder_next(struct flow_binder *, size_t first,
		    size_t end);
int		 flow_binder_free(struct flow_binder *);
/* flow_bind_late() binds such points by offset.  O(points + slices). */
void		 flow_bind_late(const struct trace *, const struct chunks *);

#endif
