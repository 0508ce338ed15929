#ifndef BIND_H
#define BIND_H
/*
 * Which slice a point of a flow belongs to: see bind.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "part.h"

struct trace;

/* How a point looks for its slice. */
enum bind_how {
	BIND_START,	/* s, t: the innermost around it */
	BIND_END,	/* f with bp e: the same, but of two the later */
	BIND_NEXT,	/* f: the next that begins */
	BIND_EVENT	/* bind_id: the slice of the event at its offset */
};

struct bind_point {
	int64_t		ts;
	uint64_t	off;
	enum bind_how	how;
	uint32_t	slice;		/* set: a slice or NONE */
};

/*
 * Binds the points of one track, which are sorted by time.  Safe to call for
 * several tracks at once.  O(slices + points * rows), and O((slices + points)
 * log) for tracks of many rows.
 */
void	bind_points(const struct trace *, uint32_t track, struct bind_point *,
	    size_t n);

#endif
