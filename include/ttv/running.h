#ifndef TTV_RUNNING_H
#define TTV_RUNNING_H
/*
 * running: what ran at a time: of each thread, CPU and track of the file's own
 * the innermost slice that is open then (of each lane one, where a track has
 * several).  Async slices and states of threads are no work, and are left out;
 * running_async() has the async slices that were open.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

struct running {
	uint32_t	slice;		/* the innermost */
	uint32_t	track;
	uint32_t	depth;		/* of the slice */
	int		same;		/* 1: of the wanted process */
};

#define RUNNING_ROWS	50000	/* rows and tracks that are searched: some
				 * milliseconds */

/*
 * Writes at most n of what ran at t, that of the process of `track` (NONE: of
 * no process) first, then the deepest first; returns the number of all that
 * ran.  The search begins with the tracks of that process and ends after
 * RUNNING_ROWS rows; *left is the number of tracks that it has not reached.
 * O(RUNNING_ROWS log slices).
 */
size_t		running_at(const struct trace *, int64_t t, uint32_t track,
		    struct running *, size_t n, uint32_t *left);
/*
 * Likewise of each lane of async slices the innermost that is open at t, found
 * by the interval index; *left is 1 if it ended after RUNNING_ROWS rows.
 */
size_t		running_async(const struct trace *, int64_t t, uint32_t track,
		    struct running *, size_t n, uint32_t *left);

#endif
