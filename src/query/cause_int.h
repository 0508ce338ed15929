#ifndef CAUSE_INT_H
#define CAUSE_INT_H
/* Steps back, shared by causes of a slice and the critical path. */
#include "ttv/cause.h"

/*
 * Finds the last wakeup of the thread of a slice before it began: returns 1 and
 * who woke it.
 */
int	cause_back_wakeup(const struct trace *, uint32_t slice,
	    struct cause_step *);

/*
 * Writes the pieces of a slice's time [t0, t1), the last first, at most max:
 * what of it lasted `least` ns or more, and what is between.  They add up to
 * [t0, t1).  Returns their number, at least 1.  O(pieces * log n).
 */
size_t	cause_pieces(const struct trace *, uint32_t slice, int64_t t0,
	    int64_t t1, int64_t least, struct cause_step *out, size_t max);

#endif
