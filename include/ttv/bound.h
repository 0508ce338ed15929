#ifndef TTV_BOUND_H
#define TTV_BOUND_H
/*
 * bound: binary search, O(log n).
 */
#include <stddef.h>
#include <stdint.h>

/*
 * Narrows the range [lo, hi) to its first number that is not before what is
 * looked for, or to its end: afterwards lo is equal to hi.  `before` is an
 * expression of mid, which is not 0 for the first numbers and 0 for the others.
 * All four are the caller's; lo, hi and mid are variables of one type.
 */
#define BISECT(lo, hi, mid, before)					\
	do {								\
		while ((lo) < (hi)) {					\
			(mid) = (lo) + ((hi) - (lo)) / 2;		\
			if (before)					\
				(lo) = (mid) + 1;			\
			else						\
				(hi) = (mid);				\
		}							\
	} while (0)

/*
 * Narrows it to its last number that is not behind what is looked for, or to
 * its first: afterwards that is lo.  `from` is not 0 for the first numbers and
 * 0 for the others; that of lo is not asked for.
 */
#define BISECT_LAST(lo, hi, mid, from)					\
	do {								\
		while ((hi) - (lo) > 1) {				\
			(mid) = (lo) + ((hi) - (lo)) / 2;		\
			if (from)					\
				(lo) = (mid);				\
			else						\
				(hi) = (mid);				\
		}							\
	} while (0)

/*
 * Each function returns the place of the first element of an ascending array
 * that is not below the value, or n.
 */
#define BOUND(name, type)						\
static inline size_t							\
name(const type *v, size_t n, type least)				\
{									\
	size_t lo = 0, mid;						\
									\
	BISECT(lo, n, mid, v[mid] < least);				\
	return lo;							\
}

BOUND(bound_time, int64_t)
BOUND(bound_id, uint32_t)
BOUND(bound_offset, uint64_t)
#undef BOUND

#endif
