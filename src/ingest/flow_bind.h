#ifndef FLOW_BIND_H
#define FLOW_BIND_H
/*
 * What a point of a flow belongs to, an end of the flow: see flow_bind.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "builder_int.h"

struct trace;
struct flow_bind;
struct flow_binder;

/* A point by its number. */
static inline struct raw_flow *
point_at(const struct chunks *points, size_t number)
{
	return chunks_at(points, number, sizeof(struct raw_flow));
}

/* Returns whether what a point is (below 64) is one of a set of bits. */
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
	    BIND_BIT(RAW_BIND + (FLOW_IN | FLOW_OUT)));
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
 * Binds points of a track: one after the other, best by time.  The end that a
 * point is, or NONE.  In time order all points take O(slices + points log), in
 * any other O(rows + log) each; several may be at work on one track.
 */
struct flow_bind	*flow_bind_new(const struct trace *, uint32_t track);
uint32_t	 flow_bind_point(struct flow_bind *, const struct raw_flow *);
void		 flow_bind_free(struct flow_bind *);		/* NULL is fine */

/* Is it a track of so many rows or lanes that it should be swept? */
int		 flow_bind_is_slow(const struct trace *, uint32_t track);
/*
 * Sets `where` of the points order[0 .. n) of a track, which are sorted by
 * time.  O((slices + points) log), whatever the track. flow_sweep.c
 */
void		 flow_sweep_points(const struct trace *, uint32_t track,
		    const struct chunks *points, const uint32_t *order,
		    size_t n);

/* Does a slice last until a time? */
int		 flow_bind_reaches(const struct trace *, uint32_t slice,
		    int64_t ts);
/*
 * What a point belongs to where slices begin at its time, the outermost of
 * which is `outer`, of that row, and the innermost `inner`: see flow_bind.c.
 */
uint32_t	 flow_bind_tied(const struct trace *, uint32_t inner,
		    uint32_t outer, uint32_t row, const struct raw_flow *);
/* Slices of a track by their offsets or times; to be freed. O(n log n). */
struct radix	*flow_bind_by_off(const struct trace *, uint32_t track);
struct radix	*flow_bind_by_time(const struct trace *, uint32_t track);

/* Where the tracks of a builder stand in the trace: NONE, they do not. */
struct bind_tracks {
	uint32_t	*place;
	uint32_t	 n;
};

/*
 * Binds all points of a trace: `where` of each, a track of the builder so far,
 * becomes an end or NONE. flow_bind_all.c
 *
 * First the tracks that are to be swept.
 */
void		 flow_bind_swept(const struct trace *,
		    const struct bind_tracks *, const struct chunks *,
		    int threads);
/*
 * Then the others: a worker has a binder and binds all from `first` on up to
 * what flow_binder_next() returns, at most `end`, all of one chunk.  flow_binder_free()
 * says whether a point of bind_id found no slice.
 */
struct flow_binder	*flow_binder_new(const struct trace *,
		    const struct bind_tracks *, const struct chunks *);
size_t		 flow_binder_next(struct flow_binder *, size_t first, size_t end);
int		 flow_binder_free(struct flow_binder *);
/* Then such points, to async slices: O(slices log). */
void		 flow_bind_async(const struct trace *, const struct chunks *);

#endif
