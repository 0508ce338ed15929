/*
 * scan_neon: the scanner for 64-bit ARM.  A block is four registers.  A mask
 * is made by keeping one bit of each byte and adding neighbours three times.
 */
#include "config.h"

#include "scan.h"
#include "scan_kernels.h"

#ifdef KERNEL_ARM
#include <arm_neon.h>

struct block {
	uint8x16_t	v[4];
};

static inline struct block
block_load(const char *p)
{
	struct block b;
	int i;

	for (i = 0; i < 4; i++)
		b.v[i] = vld1q_u8((const uint8_t *)p + 16 * i);
	return b;
}

static inline uint64_t
mask_of(uint8x16_t a, uint8x16_t b, uint8x16_t c, uint8x16_t d)
{
	const uint8x16_t bits = { 1, 2, 4, 8, 16, 32, 64, 128,
	    1, 2, 4, 8, 16, 32, 64, 128 };
	uint8x16_t x, y;

	x = vpaddq_u8(vandq_u8(a, bits), vandq_u8(b, bits));
	y = vpaddq_u8(vandq_u8(c, bits), vandq_u8(d, bits));
	x = vpaddq_u8(x, y);
	x = vpaddq_u8(x, x);
	return vgetq_lane_u64(vreinterpretq_u64_u8(x), 0);
}

static inline uint64_t
block_eq(const struct block *b, char c)
{
	uint8x16_t want = vdupq_n_u8((uint8_t)c);

	return mask_of(vceqq_u8(b->v[0], want), vceqq_u8(b->v[1], want),
	    vceqq_u8(b->v[2], want), vceqq_u8(b->v[3], want));
}

static inline uint64_t
block_eq20(const struct block *b, char c)
{
	uint8x16_t bit = vdupq_n_u8(0x20);
	struct block low;
	int i;

	for (i = 0; i < 4; i++)
		low.v[i] = vorrq_u8(b->v[i], bit);
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

const struct scan_kernel scan_neon = { KERNEL_NEON, scan_event };
#endif
