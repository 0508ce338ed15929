#ifndef COMPAT_H
#define COMPAT_H
/*
 * compat: the stack of open slices of a track, as trace_processor has it.  See
 * compat.c.  Slices are indices in an array of spans that only grows.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/limit.h"
#include "finish.h"

struct compat_stack {			/* zeroed is empty */
	size_t		*open;
	size_t		 n, cap;
};

/*
 * Pops or cuts the open slices for a new slice [ts, ts + dur) or, with
 * DUR_OPEN, for one whose end is not known or for an end event.  Returns 0, or
 * -1 when the new slice overlaps one of them without nesting.
 */
int	compat_settle(struct compat_stack *, struct raw_event *spans,
	    int64_t ts, int64_t dur, struct warn *);
/*
 * Pushes a new slice; returns its depth, or NONE when that is
 * LIMIT_COMPAT_DEPTH.
 */
uint32_t compat_push(struct compat_stack *, size_t span,
    const struct raw_event *,
	    struct warn *);
/* Closes the slice that an end matches; counts a stray end. */
void	compat_end(struct compat_stack *, struct raw_event *spans,
	    const struct raw_event *end, const struct idkey *kinds,
	    struct ends *, struct warn *);

/*
 * Sorts n raw events of a thread from the order of the file to that of
 * compat.c.
 */
void	compat_sort(struct raw_event *, size_t n, const struct compat *);
/* Replaces async_tracks().  compat_async.c */
struct async_track *compat_async(struct builder *, size_t *ntracks);

#endif
