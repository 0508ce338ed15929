#ifndef BIG_THREAD_H
#define BIG_THREAD_H
/*
 * big_thread: turns threads that have more than a worker's share of all events
 * into slices with all workers.  See big_thread.c.
 */
#include "slice_write.h"
#include "finish.h"

/*
 * Returns 1 if a track has enough events to be worth all workers: more than a
 * worker's share, and at least tuning.big_thread_events.
 */
int	big_thread_is(const struct finish *, uint32_t track);
/*
 * Pairs and nests the threads that big_thread_is() selects and writes their
 * columns; places[] is by track.  Warnings go to the builder.  Beside that,
 * calls other(arg, i) for each i in 0..nothers-1, as pool_run() does.
 */
void	big_thread_fill(struct finish *, struct slice_range *places,
	    size_t nothers, void (*other)(void *, size_t), void *arg);

#endif
