/*
 * prefilter_neon: the prefilter for 64-bit ARM.  The mask of 64 bytes is made
 * by keeping one bit of each byte and adding neighbours three times.
 */
#include "config.h"

#include "ttv/prefilter.h"

#ifdef KERNEL_ARM
#include <arm_neon.h>

static inline uint64_t
mask_eq(const char *p, char c, char bit)
{
	const uint8x16_t place = { 1, 2, 4, 8, 16, 32, 64, 128,
	    1, 2, 4, 8, 16, 32, 64, 128 };
	uint8x16_t want = vdupq_n_u8((uint8_t)c), v[4];
	uint8x16_t bits = vdupq_n_u8((uint8_t)bit);
	int i;

	for (i = 0; i < 4; i++)
		v[i] = vandq_u8(place, vceqq_u8(want, vorrq_u8(bits,
		    vld1q_u8((const uint8_t *)p + 16 * i))));
	v[0] = vpaddq_u8(vpaddq_u8(v[0], v[1]), vpaddq_u8(v[2], v[3]));
	return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(v[0], v[0])), 0);
}

#include "prefilter_body.h"

const struct prefilter_kernel prefilter_neon = { KERNEL_NEON, prefilter_find };
#endif
