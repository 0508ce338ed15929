#ifndef TTV_SORT_H
#define TTV_SORT_H
/*
 * sort: arrays by an order of their elements, O(n log n).  An array may be
 * empty, or NULL then.
 */
#include <stddef.h>

/* What an order returns of two numbers or other things that < compares. */
#define COMPARE(a, b)	((a) < (b) ? -1 : (a) > (b))

/* Sorts n elements of `size` bytes; equal ones may change places. */
void	 sort_any(void *, size_t n, size_t size,
	    int (*order)(const void *, const void *));
/*
 * The same, but equal ones stay in their order; takes memory for a copy.  The
 * system refuses elements of less than half a pointer's size.
 */
void	 sort_stable(void *, size_t n, size_t size,
	    int (*order)(const void *, const void *));

#endif
