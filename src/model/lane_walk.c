/*
 * lane_walk: where a walk over the slices of a lane begins.
 */
#include "config.h"

#include "ttv/lane_walk.h"
#include "ttv/xmalloc.h"

void
lane_walk_begin(struct lane_walk *k, const struct trace *t,
    const struct lane_row *rows, size_t nrows)
{
	size_t i;

	k->t = t;
	k->row = rows;
	k->nrows = nrows;
	k->depth = 0;
	if (k->cap < nrows) {
		k->cap = nrows;
		k->at = xreallocarray(k->at, nrows, sizeof(*k->at));
	}
	for (i = 0; i < nrows; i++)
		k->at[i] = rows[i].first;
}
