#ifndef POINTS_H
#define POINTS_H
/*
 * points: sorts things without a length of a track, of any type with a ts.
 */
#include "ttv/sort.h"
#include "ttv/trace.h"

/*
 * Defines TYPE_sort(k, v, n), which sorts the n > 0 things of type `struct
 * TYPE` of track k by ts, equal times in the order of v, and widens k to them.
 */
#define POINT_SORT(type)						\
static int								\
type##_order(const void *a, const void *b)				\
{									\
	int64_t x = ((const struct type *)a)->ts;			\
	int64_t y = ((const struct type *)b)->ts;			\
									\
	return COMPARE(x, y);					\
}									\
									\
static void								\
type##_sort(struct track *k, struct type *v, uint32_t n)		\
{									\
	uint32_t i;							\
									\
	for (i = 1; i < n && v[i].ts >= v[i - 1].ts; i++)		\
		;							\
	if (i < n)							\
		sort_stable(v, n, sizeof(*v), type##_order);		\
	track_widen(k, v[0].ts, v[n - 1].ts);				\
}

#endif
