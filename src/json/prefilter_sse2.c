/*
 * prefilter_sse2: the prefilter for every 64-bit x86, four registers for 64
 * bytes.
 */
#include "config.h"

#include "ttv/prefilter.h"

#ifdef KERNEL_X86
#include <emmintrin.h>

static inline uint64_t
mask_eq(const char *p, char c, char bit)
{
	__m128i want = _mm_set1_epi8(c), bits = _mm_set1_epi8(bit), v;
	uint64_t m = 0;
	int i;

	for (i = 0; i < 4; i++) {
		v = _mm_loadu_si128((const void *)(p + 16 * i));
		v = _mm_cmpeq_epi8(_mm_or_si128(v, bits), want);
		m |= (uint64_t)(uint32_t)_mm_movemask_epi8(v) << 16 * i;
	}
	return m;
}

#include "prefilter_body.h"

const struct prefilter_kernel prefilter_sse2 = { KERNEL_SSE2, prefilter_find };
#endif
