#ifndef PF_TIME_H
#define PF_TIME_H
/* Times of threads, of events that are read again. */
#include "pf_value.h"

/*
 * Sets *ts to the cpu time of an event's thread in ns and returns 1; returns 0
 * when the event has none.  May be called by several threads.
 */
int	pf_time(const struct pf_at *, int64_t *ts);

#endif
