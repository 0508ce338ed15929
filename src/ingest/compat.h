#ifndef COMPAT_H
#define COMPAT_H
/*
 * A track of trace_processor: the slices that it holds to be open.  See
 * compat.c.  Slices are numbers in an array of spans that only grows.
 */
#include <stddef.h>
#include <stdint.h>

#include "finish.h"

#define COMPAT_DEPTH	512		/* no slice is deeper */

struct compat_stack {			/* zeroed is empty */
	size_t		*open;
	size_t		 n, cap;
};

/*
 * What a new slice [ts, ts + dur) does to those that are open (DUR_OPEN: its
 * end is not known, or there is no slice but an end).  0, or -1 when it
 * overlaps one of them without nesting.
 */
int	compat_settle(struct compat_stack *, struct raw_event *spans, int64_t ts,
	    int64_t dur, struct warn *);
/* The new slice is the innermost; its depth, or NONE: it is too deep. */
uint32_t compat_push(struct compat_stack *, size_t span, const struct raw_event *,
	    struct warn *);
/* Closes the slice that an end matches; strays are counted. */
void	compat_end(struct compat_stack *, struct raw_event *spans,
	    const struct raw_event *end, const struct idkey *kinds, struct ends *,
	    struct warn *);

/* Raw events of a thread, as they stand in the file, in its order. */
void	compat_sort(struct raw_event *, size_t n, const struct compat *);
/* As async_tracks(), which it stands in for.  compat_async.c */
struct async_track *compat_async(struct builder *, size_t *ntracks);

#endif
