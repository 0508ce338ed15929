#ifndef HEAVY_H
#define HEAVY_H
/*
 * Threads that have more than a worker's share of all events, made into slices
 * by all workers.  heavy.c
 */
#include "columns.h"
#include "finish.h"

struct heavies;

/* Has a thread so much that there are others to help? */
int	heavy_is(const struct finish *, uint32_t utid);

/*
 * Pairs and nests such threads as far as that goes in stretches; NULL: there
 * are none.  Warnings go to the builder.
 */
struct heavies *heavy_start(struct finish *);
/* What of that did not: any thread, side by side with others. */
void	heavy_rest(struct heavies *, uint32_t utid, struct warn *);
/* Writes their columns, and frees it; places[] by track. */
void	heavy_columns(struct heavies *, struct place *places);

#endif
