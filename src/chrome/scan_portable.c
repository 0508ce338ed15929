/*
 * scan_portable: the scanner in plain C.  A block is eight words of eight
 * bytes.  A multiplication gathers the high bits of a word in its top byte.
 */
#include "config.h"

#include "scan.h"
#include "scan_kernels.h"

#ifdef KERNEL_LITTLE
#include <string.h>

struct block {
	uint64_t	w[8];
};

static inline struct block
block_load(const char *p)
{
	struct block b;

	memcpy(&b, p, sizeof(b));
	return b;
}

static inline uint64_t
word_eq(uint64_t w, uint64_t want)
{
	uint64_t x = w ^ want, low = UINT64_C(0x7f7f7f7f7f7f7f7f);

	/* exact in every byte: no borrow, unlike the usual subtraction */
	x = ~(((x & low) + low) | x | low);
	return (x >> 7) * UINT64_C(0x0102040810204080) >> 56;
}

static inline uint64_t
block_eq(const struct block *b, char c)
{
	uint64_t want = UINT64_C(0x0101010101010101) * (unsigned char)c;
	uint64_t m = 0;
	int i;

	for (i = 0; i < 8; i++)
		m |= word_eq(b->w[i], want) << 8 * i;
	return m;
}

static inline uint64_t
block_eq20(const struct block *b, char c)
{
	struct block low;
	int i;

	for (i = 0; i < 8; i++)
		low.w[i] = b->w[i] | UINT64_C(0x2020202020202020);
	return block_eq(&low, c);
}

static inline uint64_t
quotes_at(const char *p)
{
	struct block b = block_load(p);

	return block_eq(&b, '"') | block_eq(&b, '\\');
}

#include "ttv/prefix_xor.h"
#include "scan_digits.h"
#include "scan_event.h"

const struct scan_kernel scan_portable = { KERNEL_PORTABLE, scan_event };
#endif
