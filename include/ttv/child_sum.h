#ifndef TTV_CHILD_SUM_H
#define TTV_CHILD_SUM_H
/*
 * child_sum: the children of a slice summed up by name.  A slice may take its
 * time in a thousand short children, none of which says so.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

struct child_sum {
	int64_t		time;		/* ns of all of the name */
	uint32_t	count;
	uint32_t	longest;	/* the first of the longest slices */
};

/*
 * Writes the names with the greatest sums to out[0..max), the greatest first,
 * and returns how many names the children have; 0 without children, and with
 * more than 2^20, which would take longer than a key may.  An unfinished child
 * counts up to its end.  O(children + names * max).
 */
size_t		 child_sums(const struct trace *, uint32_t slice,
		    struct child_sum *out, size_t max);

#endif
