#ifndef TTV_LANE_WALK_H
#define TTV_LANE_WALK_H
/*
 * lane_walk: the slices of a lane in the order of their begins, a slice before
 * those inside of it.  As each row is read from its beginning to its end, a
 * slice costs some nanoseconds, however deep it lies.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/trace.h"

/* What is walked of a row; the rows of a lane, from the outermost. */
struct lane_row {
	uint32_t	row;
	uint32_t	first, end;	/* slices */
	uint64_t	pos;		/* the caller's own */
};
struct lane_walk {
	const struct trace *t;
	const struct lane_row *row;
	size_t		 nrows, depth;	/* slices under way */
	uint32_t	*at;		/* by row: the next slice */
	size_t		 cap;
};

/* Begins a walk, in place of the one before; `at` is freed by the caller. */
void	lane_walk_begin(struct lane_walk *, const struct trace *,
	    const struct lane_row *, size_t nrows);

/*
 * Returns the next slice, or NONE, and sets its depth; all that is under way
 * there and below is over.  Of slices that begin together the last one has the
 * children.
 */
static inline uint32_t
lane_walk_next(struct lane_walk *k, size_t *depth)
{
	const struct trace *t = k->t;
	size_t d;

	for (d = k->depth;; d--) {
		if (d < k->nrows && k->at[d] < k->row[d].end && (d == 0 ||
		    k->at[d - 1] == k->row[d - 1].end ||
		    t->ts[k->at[d]] < t->ts[k->at[d - 1]]))
			break;
		if (d == 0)
			return NONE;
	}
	k->depth = d + 1;
	*depth = d;
	return k->at[d]++;
}

#endif
