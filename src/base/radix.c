/*
 * radix: least significant digit radix sort.
 *
 * Only the bits in which keys differ are sorted by (times nearly always agree
 * in their high bits), in the fewest digits of equal width whose table of
 * counts stays small.  One pass counts all digits; digits in which all keys
 * agree are skipped, and an array that is in order costs one pass.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/radix.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#define RADIX_BITS	11		/* bits of a digit at most: 16 KB of
					 * counts stay in the first-level
					 * cache */
#define RADIX_FEW	4096		/* elements; with fewer, clearing 2^11
					 * counts costs more than another pass
					 * of 8 bits */
#define RADIX_FEW_BITS	8
#define RADIX_SMALL	48
#define LONGEST_FEW	16		/* numbers of a key that are sorted by
					 * insertion */

struct digits {
	unsigned	low;		/* the lowest bit in which keys
					 * differ */
	unsigned	width, n;
};

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

/* Returns the digits to sort by; n is 0 when v is in order already. */
static struct digits
digits_of(const struct radix *v, size_t n)
{
	unsigned bits, most = n < RADIX_FEW ? RADIX_FEW_BITS : RADIX_BITS;
	struct digits d = { 0, 0, 0 };
	uint64_t differ = 0;
	size_t i;
	int sorted = 1;

	for (i = 1; i < n; i++) {
		differ |= v[i].key ^ v[0].key;
		sorted &= v[i - 1].key <= v[i].key;
	}
	if (sorted)
		return d;
	d.low = (unsigned)__builtin_ctzll(differ);
	bits = 64 - (unsigned)__builtin_clzll(differ) - d.low;
	d.n = (bits + most - 1) / most;
	d.width = (bits + d.n - 1) / d.n;
	return d;
}

static size_t
radix_digit(uint64_t key, const struct digits *d, unsigned i)
{
	return key >> (d->low + i * d->width) & ((1u << d->width) - 1);
}

static void
radix_pass(const struct radix *from, struct radix *to, size_t n,
    const struct digits *d, unsigned which, size_t *count)
{
	size_t i, c, at = 0;

	for (i = 0; i < (size_t)1 << d->width; i++) {
		c = count[i];
		count[i] = at;
		at += c;
	}
	for (i = 0; i < n; i++)
		to[count[radix_digit(from[i].key, d, which)]++] = from[i];
}

void
radix_sort(struct radix *v, size_t n)
{
	struct radix *from = v, *to, *tmp, *swap;
	struct digits d;
	size_t *count, i;
	unsigned k;

	if (n <= RADIX_SMALL) {
		insertion_sort(v, n);
		return;
	}
	if ((d = digits_of(v, n)).n == 0)
		return;
	count = xcalloc((size_t)d.n << d.width, sizeof(*count));
	to = tmp = xlarge(n, sizeof(*tmp));
	for (i = 0; i < n; i++)
		for (k = 0; k < d.n; k++)
			count[((size_t)k << d.width) +
			    radix_digit(v[i].key, &d, k)]++;
	for (k = 0; k < d.n; k++) {
		if (count[((size_t)k << d.width) +
		    radix_digit(v[0].key, &d, k)] == n)
			continue;
		radix_pass(from, to, n, &d, k, &count[(size_t)k << d.width]);
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
	/* the fewest digits, of about equal width */
	ndigits = (high - low + RADIX_BITS - 1) / RADIX_BITS;
	bits = (high - low + ndigits - 1) / ndigits;
	mask = (UINT64_C(1) << bits) - 1;
	count = xreallocarray(NULL, (size_t)1 << bits, sizeof(*count));
	to = tmp = xlarge(n, sizeof(*tmp));
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

/* Returns the number of bits of a number. */
static unsigned
bits_of(uint64_t n)
{
	return n == 0 ? 0 : 64 - (unsigned)__builtin_clzll(n);
}

struct long_number {
	uint64_t	length;
	uint32_t	number;
};

static int
long_compare(const void *a, const void *b)
{
	const struct long_number *x = a, *y = b;

	if (x->length != y->length)
		return COMPARE(y->length, x->length);
	return COMPARE(x->number, y->number);
}

void
radix_longest_first(uint32_t *numbers, size_t n, radix_fn *length,
    const void *arg)
{
	struct long_number few[LONGEST_FEW], *v = few, one;
	size_t i, k;

	if (n > LONGEST_FEW)
		v = xreallocarray(NULL, n, sizeof(*v));
	for (i = 0; i < n; i++) {
		one = (struct long_number){ length(arg, numbers[i]),
		    numbers[i] };
		for (k = i; n <= LONGEST_FEW && k > 0 &&
		    long_compare(&v[k - 1], &one) > 0; k--)
			v[k] = v[k - 1];
		v[k] = one;
	}
	if (n > LONGEST_FEW)
		qsort(v, n, sizeof(*v), long_compare);
	for (i = 0; i < n; i++)
		numbers[i] = v[i].number;
	if (v != few)
		free(v);
}

/*
 * Takes the numbers from sorted words, which have them below bit `low`, or else
 * from pairs, and sorts those of equal keys.
 */
static void
numbers_take(uint32_t *v, size_t n, const uint64_t *words, unsigned low,
    const struct radix *pairs, radix_fn *length, const void *arg)
{
	uint64_t key;
	size_t i, k;

	for (i = 0; i < n; i++)
		v[i] = (uint32_t)(words != NULL ? words[i] & ((UINT64_C(1) <<
		    low) - 1) : pairs[i].value);
	for (i = 0; i < n && length != NULL; i = k) {
		key = words != NULL ? words[i] >> low : pairs[i].key;
		for (k = i + 1; k < n && (words != NULL ? words[k] >> low :
		    pairs[k].key) == key; k++)
			continue;
		if (k - i > 1)
			radix_longest_first(&v[i], k - i, length, arg);
	}
}

void
radix_sort_numbers(uint32_t *v, size_t n, radix_fn *key, radix_fn *length,
    const void *arg)
{
	uint64_t least = UINT64_MAX, most = 0, *words, k;
	uint32_t number = 0;
	struct radix *pairs;
	unsigned low, high;
	size_t i;

	for (i = 0; i < n; i++) {
		k = key(arg, v[i]);
		least = k < least ? k : least;
		most = k > most ? k : most;
		number |= v[i];
	}
	low = bits_of(number);
	high = low + (n > 0 ? bits_of(most - least) : 0);
	if (high <= 64) {
		words = xreallocarray(NULL, n + 1, sizeof(*words));
		for (i = 0; i < n; i++)
			words[i] = (key(arg, v[i]) - least) << low | v[i];
		radix_sort_packed(words, n, low, high);
		numbers_take(v, n, words, low, NULL, length, arg);
		free(words);
		return;
	}
	pairs = xreallocarray(NULL, n, sizeof(*pairs));
	for (i = 0; i < n; i++)
		pairs[i] = (struct radix){ key(arg, v[i]), v[i] };
	radix_sort(pairs, n);
	numbers_take(v, n, NULL, 0, pairs, length, arg);
	free(pairs);
}

size_t
radix_from(const struct radix *v, size_t n, uint64_t key)
{
	size_t lo = 0, hi = n, mid;

	BISECT(lo, hi, mid, v[mid].key < key);
	return lo;
}
