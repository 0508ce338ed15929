#ifndef BRIEF_BUSY_H
#define BRIEF_BUSY_H
/* The busiest threads, which several kinds of traces have lines of. */
#include "brief_int.h"

struct brief_busy {
	uint32_t	track, longest;	/* of a thread; a slice of it */
	int64_t		ns;
};

/*
 * Writes the threads that did something in [t0, t1), the busiest first; v has
 * room for all tracks.  Returns their number.
 */
size_t	brief_busiest(const struct trace *, const struct brief_query *,
	    int64_t t0, int64_t t1, struct brief_busy *v);
/* Sorts threads, the busiest first. */
void	brief_busy_sort(struct brief_busy *, size_t n);
/* Adds a part of n threads; NULL: there are none, or no room. */
struct brief_part *brief_busy_part(struct brief *, const struct trace *,
	    const struct brief_busy *v, size_t n, double span);

#endif
