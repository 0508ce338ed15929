/*
 * index_sum: a checksum at the speed of memory: products of 64-bit words folded
 * to 64 bits, in four chains that do not wait for each other.  It finds damage,
 * and does not withstand who makes two files with the same sum.
 */
#include "config.h"

#include <string.h>

#include "index_int.h"

/* Odd constants: the binary digits of the square roots of 2, 3, 5 and 7. */
static const uint64_t k[4] = {
	UINT64_C(0x6a09e667f3bcc909), UINT64_C(0xbb67ae8584caa73b),
	UINT64_C(0x3c6ef372fe94f82b), UINT64_C(0xa54ff53a5f1d36f1)
};

/* Returns the product of two words, folded. */
static inline uint64_t
fold(uint64_t a, uint64_t b)
{
#ifdef __SIZEOF_INT128__
	__extension__ unsigned __int128 p = a;

	p *= b;
	return (uint64_t)p ^ (uint64_t)(p >> 64);
#else
	uint64_t low = (a & UINT32_MAX) * (b & UINT32_MAX);
	uint64_t one = (a >> 32) * (b & UINT32_MAX) + (low >> 32);
	uint64_t two = (a & UINT32_MAX) * (b >> 32) + (one & UINT32_MAX);

	return (a * b) ^ ((a >> 32) * (b >> 32) + (one >> 32) + (two >> 32));
#endif
}

static inline uint64_t
sum_word(const unsigned char *p)
{
	uint64_t w;

	memcpy(&w, p, sizeof(w));
	return w;
}

uint64_t
index_sum(uint64_t before, const void *data, size_t n)
{
	const unsigned char *p = data;
	unsigned char last[64];
	uint64_t h[4];
	size_t i, left = n;

	for (i = 0; i < 4; i++)
		h[i] = before ^ k[i];
	for (; left > 0; left -= left < 64 ? left : 64, p += 64) {
		if (left < 64) {	/* zeros follow: n tells them apart */
			memset(last, 0, sizeof(last));
			memcpy(last, p, left);
			p = last;
		}
		for (i = 0; i < 4; i++)
			h[i] = fold(sum_word(p + 16 * i) ^ k[i],
			    sum_word(p + 16 * i + 8) ^ h[i]) + k[3 - i];
		if (p == last)
			break;
	}
	before = fold(h[0] ^ n, h[1] ^ k[2]) ^ fold(h[2] ^ k[1], h[3] ^ k[0]);
	return fold(before ^ k[3], before + n);
}

uint64_t
index_block_begin(uint64_t i)
{
	return i ^ k[1];
}

uint64_t
index_block_sum(uint64_t i, const char *p, size_t n)
{
	size_t at = i == 0 ? INDEX_HEAD : 0, part;
	uint64_t sum = index_block_begin(i);

	for (; at < n; at += part) {
		part = INDEX_SUMMED - at % INDEX_SUMMED;
		if (part > n - at)
			part = n - at;
		sum = index_sum(sum, p + at, part);
	}
	return sum;
}
