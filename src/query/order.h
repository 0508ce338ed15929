#ifndef ORDER_H
#define ORDER_H
/* order: the numbers of rows, sorted by 64-bit keys; see order.c. */
#include <stdatomic.h>
#include <stdint.h>

/*
 * Fills order with 0 ... n - 1 so that key[order[i]] ascends; equal keys keep
 * their order.  Returns 0, or -1 when *cancel (may be NULL) was set.  O(n) a
 * level of 16 bits; needs 4 bytes a row besides, on `threads` threads.
 */
int	order_sort(uint32_t *order, const uint64_t *key, uint32_t n,
	    int threads, const atomic_int *cancel);

#endif
