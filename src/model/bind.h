#ifndef BIND_H
#define BIND_H
/*
 * Which slice a point of a flow belongs to: see bind.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "part.h"

struct trace;

#define BIND_LANES	64		/* more are swept: sweep.c */

/* The phase of a point of bind_id, which belongs to the slice of its event. */
static inline int
bind_is_event(const struct raw_flow *p)
{
	return REC_PH(p) == '<' || REC_PH(p) == '>' || REC_PH(p) == '=';
}

/* s, t, and f with bp "e": what is around the point. */
static inline int
bind_is_around(const struct raw_flow *p)
{
	return REC_PH(p) == 's' || REC_PH(p) == 't' || REC_PH(p) == 'F';
}

/*
 * Sets `where` of points p[order[0 .. n)] of one track, which are sorted by
 * time: a slice, or NONE.  Returns 1 when a point of bind_id found none.  Safe
 * to call for several tracks at once, and for disjoint points of one track.
 * O(slices + points * (lanes + log)); O((slices + points) log) for tracks of
 * many lanes.
 */
int	bind_points(const struct trace *, uint32_t track, struct raw_flow *p,
	    const uint32_t *order, size_t n);
/* Points of such a track are not to be bound in several calls: O(slices). */
int	bind_is_slow(const struct trace *, uint32_t track);

/* The same for tracks of many lanes. sweep.c */
int	sweep_points(const struct trace *, uint32_t track, struct raw_flow *p,
	    const uint32_t *order, size_t n);

/* Does a slice last until a time? */
int	bind_reaches(const struct trace *, uint32_t slice, int64_t ts);
/*
 * A slice, or, where it begins at the time of a start that stands before it in
 * the file, the one that ended there, its innermost.
 */
uint32_t bind_tied(const struct trace *, uint32_t slice,
	    const struct raw_flow *);

/* Slices of a track by their offsets or times; to be freed. O(n log n). */
struct radix *bind_by_off(const struct trace *, uint32_t track);
struct radix *bind_by_time(const struct trace *, uint32_t track);

#endif
