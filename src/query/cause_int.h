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

#endif
