/* scan_avx2: the scanner for AVX2.  A block is two registers. */
#include "config.h"

#include "scan.h"
#include "scan_kernels.h"

#ifdef KERNEL_X86
#include <immintrin.h>

KERNEL_TARGET("avx2,bmi,bmi2,pclmul,popcnt")

struct block {
	__m256i	lo, hi;
};

static inline struct block
block_load(const char *p)
{
	struct block b = { _mm256_loadu_si256((const void *)p),
	    _mm256_loadu_si256((const void *)(p + 32)) };

	return b;
}

static inline uint64_t
masks(__m256i lo, __m256i hi)
{
	return (uint32_t)_mm256_movemask_epi8(lo) |
	    (uint64_t)(uint32_t)_mm256_movemask_epi8(hi) << 32;
}

static inline uint64_t
block_eq(const struct block *b, char c)
{
	__m256i want = _mm256_set1_epi8(c);

	return masks(_mm256_cmpeq_epi8(b->lo, want),
	    _mm256_cmpeq_epi8(b->hi, want));
}

static inline uint64_t
block_eq20(const struct block *b, char c)
{
	__m256i want = _mm256_set1_epi8(c), bit = _mm256_set1_epi8(0x20);

	return masks(_mm256_cmpeq_epi8(_mm256_or_si256(b->lo, bit), want),
	    _mm256_cmpeq_epi8(_mm256_or_si256(b->hi, bit), want));
}

static inline uint64_t
quotes_at(const char *p)
{
	__m256i quote = _mm256_set1_epi8('"'), slash = _mm256_set1_epi8('\\');
	struct block b = block_load(p);

	return masks(_mm256_or_si256(_mm256_cmpeq_epi8(b.lo, quote),
	    _mm256_cmpeq_epi8(b.lo, slash)),
	    _mm256_or_si256(_mm256_cmpeq_epi8(b.hi, quote),
	    _mm256_cmpeq_epi8(b.hi, slash)));
}

static inline uint64_t
prefix_xor(uint64_t m)
{
	return (uint64_t)_mm_cvtsi128_si64(_mm_clmulepi64_si128(
	    _mm_set_epi64x(0, (int64_t)m), _mm_set1_epi8('\xff'), 0));
}

#include "scan_digits_x86.h"
#include "scan_event.h"

KERNEL_TARGET_END

const struct scan_kernel scan_avx2 = { KERNEL_AVX2, scan_event };
#endif
