/* prefilter_avx2: the prefilter for AVX2, two registers for 64 bytes. */
#include "config.h"

#include "ttv/prefilter.h"

#ifdef KERNEL_X86
#include <immintrin.h>

KERNEL_TARGET("avx2,bmi")

static inline uint64_t
mask_eq(const char *p, char c, char bit)
{
	__m256i want = _mm256_set1_epi8(c), bits = _mm256_set1_epi8(bit);
	__m256i lo = _mm256_loadu_si256((const void *)p);
	__m256i hi = _mm256_loadu_si256((const void *)(p + 32));

	lo = _mm256_cmpeq_epi8(_mm256_or_si256(lo, bits), want);
	hi = _mm256_cmpeq_epi8(_mm256_or_si256(hi, bits), want);
	return (uint32_t)_mm256_movemask_epi8(lo) |
	    (uint64_t)(uint32_t)_mm256_movemask_epi8(hi) << 32;
}

#include "prefilter_body.h"

KERNEL_TARGET_END

const struct prefilter_kernel prefilter_avx2 = { KERNEL_AVX2, prefilter_find };
#endif
