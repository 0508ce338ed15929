/*
 * prefilter_portable: the prefilter in plain C, eight words for 64 bytes.  A
 * multiplication gathers the high bits of a word in its top byte.
 */
#include "config.h"

#include "ttv/prefilter.h"

#ifdef KERNEL_LITTLE
#include <string.h>

#define BYTES	UINT64_C(0x0101010101010101)

static inline uint64_t
mask_eq(const char *p, char c, char bit)
{
	uint64_t want = BYTES * (unsigned char)c;
	uint64_t bits = BYTES * (unsigned char)bit, low = BYTES * 0x7f;
	uint64_t m = 0, x;
	int i;

	for (i = 0; i < 8; i++) {
		memcpy(&x, p + 8 * i, 8);
		x = (x | bits) ^ want;
		/*
		 * exact in every byte: no borrow, unlike the usual subtraction
		 */
		x = ~(((x & low) + low) | x | low);
		m |= ((x >> 7) * UINT64_C(0x0102040810204080) >> 56) << 8 * i;
	}
	return m;
}

#include "prefilter_body.h"

const struct prefilter_kernel prefilter_portable =
    { KERNEL_PORTABLE, prefilter_find };
#endif
