#ifndef TTV_BOUND_H
#define TTV_BOUND_H
/*
 * Binary search in ascending arrays of plain numbers.  Each function returns
 * the place of the first element that is not below the value, or n.  O(log n).
 */
#include <stddef.h>
#include <stdint.h>

#define BOUND(name, type)						\
static inline size_t							\
name(const type *v, size_t n, type least)				\
{									\
	size_t lo = 0, mid;						\
									\
	while (lo < n) {						\
		mid = lo + (n - lo) / 2;				\
		if (v[mid] < least)					\
			lo = mid + 1;					\
		else							\
			n = mid;					\
	}								\
	return lo;							\
}

BOUND(bound_time, int64_t)
BOUND(bound_id, uint32_t)
BOUND(bound_offset, uint64_t)
#undef BOUND

#endif
