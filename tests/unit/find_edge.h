#ifndef FIND_EDGE_H
#define FIND_EDGE_H
/*
 * find_edge: the first or last hit, as a step from beyond all.
 */
#include "ttv/find.h"

/* Finds the first (dir 1) or last (-1) hit of all, as find_step() does. */
static inline int
find_edge(struct find *f, const struct trace *t, int dir, struct find_hit *hit,
    uint64_t *index)
{
	struct find_hit at = { dir > 0 ? INT64_MIN : INT64_MAX, NONE,
	    ENTITY_SLICE };

	return find_step(f, t, &at, dir, hit, index);
}

#endif
