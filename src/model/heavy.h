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
 * Pairs and nests such threads as far as that goes in stretches.  Warnings go
 * to the builder.
 */
struct heavies *heavy_start(struct finish *);
/* What of that did not: any thread, side by side with others. */
void	heavy_rest(struct heavies *, uint32_t utid, struct warn *);
/*
 * Cuts those that have their rows into strips, in the end all; places[] by
 * track.  How many there are that heavy_write() is to be called for, side by
 * side: they follow those of the calls before.
 */
size_t	heavy_strips(struct heavies *, struct place *places, int all);
void	heavy_write(struct heavies *, size_t strip);
void	heavy_free(struct heavies *);

#endif
