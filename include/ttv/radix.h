#ifndef TTV_RADIX_H
#define TTV_RADIX_H
/*
 * Stable radix sort by a 64-bit key: O(n) for each digit in which keys differ.
 * Made for large arrays; up to 48 elements are sorted by insertion.
 */
#include <stddef.h>
#include <stdint.h>

struct radix {
	uint64_t	key;
	uint64_t	value;		/* payload of the caller */
};

/* Returns ts as a key: ascending times have ascending keys. */
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
 * Sorts words by bits low..high-1.  The bits below `low` are payload; the bits
 * from `high` on must be 0.
 */
void	radix_sort_packed(uint64_t *, size_t n, unsigned low, unsigned high);
/*
 * Sorts numbers, which ascend, by keys that a function gives, and unless
 * length() is NULL those of equal keys by length, the greatest first, and then
 * by number.  A number and its key are packed into a word where both fit, so
 * that it costs 16 bytes a number.
 */
typedef uint64_t radix_fn(const void *arg, uint32_t number);
void	radix_sort_numbers(uint32_t *, size_t n, radix_fn *key,
	    radix_fn *length, const void *arg);
/* Sorts numbers by lengths alone, as those of equal keys are. */
void	radix_longest_first(uint32_t *, size_t n, radix_fn *length,
	    const void *arg);
/*
 * Returns the index of the first element whose key is not less than `key`, or
 * n. The array must be sorted.
 */
size_t	radix_from(const struct radix *, size_t n, uint64_t key);

#endif
