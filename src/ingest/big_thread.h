#ifndef BIG_THREAD_H
#define BIG_THREAD_H
/*
 * Threads that have more than a worker's share of all events, made into slices
 * by all workers.  big_thread.c
 */
#include "slice_write.h"
#include "finish.h"

/* Has a thread so much that there are others to help? */
int	big_thread_is(const struct finish *, uint32_t track);
/*
 * Pairs and nests such threads and writes their columns; places[] by track.
 * Warnings go to the builder.  Beside that other(arg, i) is called for i in
 * 0..nothers-1, as pool_run() does it.
 */
void	big_thread_fill(struct finish *, struct slice_range *places, size_t nothers,
	    void (*other)(void *, size_t), void *arg);

#endif
