/* prefilter_avx512: the prefilter for AVX-512BW, 64 bytes in a register. */
#include "config.h"

#include "ttv/prefilter.h"

#ifdef KERNEL_X86
#include <immintrin.h>

KERNEL_TARGET("avx512f,avx512bw,bmi")

static inline uint64_t
mask_eq(const char *p, char c, char bit)
{
	return _mm512_cmpeq_epi8_mask(_mm512_or_si512(_mm512_loadu_si512(p),
	    _mm512_set1_epi8(bit)), _mm512_set1_epi8(c));
}

#include "prefilter_body.h"

KERNEL_TARGET_END

const struct prefilter_kernel prefilter_avx512 =
    { KERNEL_AVX512, prefilter_find };
#endif
