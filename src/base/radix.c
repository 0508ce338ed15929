/*
 * radix: least significant digit first, eleven bits at a time.  One pass
 * counts all digits; digits in which all keys agree (the high bits of times,
 * nearly always) are left out.  An array that is in order costs one look.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#define RADIX_BITS	11
#define RADIX_SIZE	(1u << RADIX_BITS)
#define RADIX_DIGITS	6		/* 6 * 11 >= 64 */
#define RADIX_SMALL	48

static void
insertion_sort(struct radix *v, size_t n)
{
	struct radix one;
	size_t i, j;

	for (i = 1; i < n; i++) {
		one = v[i];
		for (j = i; j > 0 && v[j - 1].key > one.key; j--)
			v[j] = v[j - 1];
		v[j] = one;
	}
}

static size_t
digit(uint64_t key, int d)
{
	return key >> (d * RADIX_BITS) & (RADIX_SIZE - 1);
}

void
radix_sort(struct radix *v, size_t n)
{
	size_t (*count)[RADIX_SIZE], i, at, c;
	struct radix *from = v, *to, *tmp, *swap;
	int d, sorted = 1;

	for (i = 1; i < n && sorted; i++)
		sorted = v[i - 1].key <= v[i].key;
	if (sorted)
		return;
	if (n <= RADIX_SMALL) {
		insertion_sort(v, n);
		return;
	}
	count = xcalloc(RADIX_DIGITS, sizeof(*count));
	to = tmp = xreallocarray(NULL, n, sizeof(*tmp));
	for (i = 0; i < n; i++)
		for (d = 0; d < RADIX_DIGITS; d++)
			count[d][digit(v[i].key, d)]++;
	for (d = 0; d < RADIX_DIGITS; d++) {
		if (count[d][digit(v[0].key, d)] == n)
			continue;
		for (at = 0, i = 0; i < RADIX_SIZE; i++) {
			c = count[d][i];
			count[d][i] = at;
			at += c;
		}
		for (i = 0; i < n; i++)
			to[count[d][digit(from[i].key, d)]++] = from[i];
		swap = from;
		from = to;
		to = swap;
	}
	if (from != v)
		memcpy(v, from, n * sizeof(*v));
	free(tmp);
	free(count);
}

void
radix_sort_packed(uint64_t *v, size_t n, unsigned low, unsigned high)
{
	unsigned bits, d, ndigits, shift;
	uint64_t *from = v, *to, *tmp, *swap, mask;
	size_t *count, i, at, c;

	if (n < 2 || high <= low)
		return;
	/* as few digits as can be, all about the same */
	ndigits = (high - low + RADIX_BITS - 1) / RADIX_BITS;
	bits = (high - low + ndigits - 1) / ndigits;
	mask = (UINT64_C(1) << bits) - 1;
	count = xreallocarray(NULL, (size_t)1 << bits, sizeof(*count));
	to = tmp = xreallocarray(NULL, n, sizeof(*tmp));
	for (d = 0; d < ndigits; d++) {
		shift = low + d * bits;
		memset(count, 0, sizeof(*count) << bits);
		for (i = 0; i < n; i++)
			count[from[i] >> shift & mask]++;
		if (count[from[0] >> shift & mask] == n)
			continue;
		for (at = 0, i = 0; i <= mask; i++) {
			c = count[i];
			count[i] = at;
			at += c;
		}
		for (i = 0; i < n; i++)
			to[count[from[i] >> shift & mask]++] = from[i];
		swap = from;
		from = to;
		to = swap;
	}
	if (from != v)
		memcpy(v, from, n * sizeof(*v));
	free(tmp);
	free(count);
}

size_t
radix_from(const struct radix *v, size_t n, uint64_t key)
{
	size_t lo = 0, hi = n, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (v[mid].key < key)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}
