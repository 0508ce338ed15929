/*
 * sort: qsort() and mergesort() of the system, which are given an array and
 * memory at any rate (libbsd has mergesort() where the system lacks it).
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"

void
sort_any(void *v, size_t n, size_t size,
    int (*order)(const void *, const void *))
{
	if (v != NULL)
		qsort(v, n, size, order);
}

void
sort_stable(void *v, size_t n, size_t size,
    int (*order)(const void *, const void *))
{
	if (n > 1 && mergesort(v, n, size, order) == -1)
		fatal("out of memory");
}
