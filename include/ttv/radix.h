#ifndef TTV_RADIX_H
#define TTV_RADIX_H
/*
 * Sorting by a 64-bit key, stable, without comparisons: O(n) for each digit
 * in which keys differ at all.  For large arrays; small ones are sorted
 * by insertion.
 */
#include <stddef.h>
#include <stdint.h>

struct radix {
	uint64_t	key;
	uint64_t	value;		/* the caller's */
};

/* A time as a key: ascending times have ascending keys. */
static inline uint64_t
radix_time(int64_t ts)
{
	return (uint64_t)ts ^ UINT64_C(1) << 63;
}

static inline int64_t
radix_time_of(uint64_t key)
{
	return (int64_t)(key ^ UINT64_C(1) << 63);
}

void	radix_sort(struct radix *, size_t n);
/*
 * The same for words that have their key in bits low..high-1 and anything in
 * the bits below; those above are 0.
 */
void	radix_sort_packed(uint64_t *, size_t n, unsigned low, unsigned high);
/* The first whose key is not less than this one, in a sorted array; or n. */
size_t	radix_from(const struct radix *, size_t n, uint64_t key);

#endif
