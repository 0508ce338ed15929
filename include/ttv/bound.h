#ifndef TTV_BOUND_H
#define TTV_BOUND_H
/*
 * Binary search in ascending arrays of plain numbers.  Each function returns
 * the place of the first element that is not below the value, or n.  O(log n).
 */
#include <stddef.h>
#include <stdint.h>

/* Searches n times of an array. */
static inline size_t
bound_time(const int64_t *v, size_t n, int64_t time)
{
	size_t lo = 0, mid;

	while (lo < n) {
		mid = lo + (n - lo) / 2;
		if (v[mid] < time)
			lo = mid + 1;
		else
			n = mid;
	}
	return lo;
}

/* Searches n ids of an array. */
static inline size_t
bound_id(const uint32_t *v, size_t n, uint32_t id)
{
	size_t lo = 0, mid;

	while (lo < n) {
		mid = lo + (n - lo) / 2;
		if (v[mid] < id)
			lo = mid + 1;
		else
			n = mid;
	}
	return lo;
}

/* Searches n offsets of an array. */
static inline size_t
bound_offset(const uint64_t *v, size_t n, uint64_t offset)
{
	size_t lo = 0, mid;

	while (lo < n) {
		mid = lo + (n - lo) / 2;
		if (v[mid] < offset)
			lo = mid + 1;
		else
			n = mid;
	}
	return lo;
}

#endif
