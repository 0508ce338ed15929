#ifndef TTV_ALIGN_H
#define TTV_ALIGN_H
/*
 * align: pairs the equal elements of two sequences, in order.
 *
 * The pairs are a common subsequence: the longest where the sequences differ by
 * at most ALIGN_EXACT insertions and removals, else a long one.
 *
 * Cost: O((n + m) log (n + m)) whatever the sequences are; 1 M against 1 M
 * elements with one in ten changed take less than a second.
 */
#include <stdint.h>

#define ALIGN_EXACT	512	/* insertions and removals */

/*
 * Writes to pair[i], for each i < n, the index in b of the partner of a[i], or
 * UINT32_MAX.  Partners ascend.  Returns the number of pairs.
 */
uint32_t align(const uint32_t *a, uint32_t n, const uint32_t *b, uint32_t m,
	    uint32_t *pair);

#endif
