/*
 * scan_avx512: the scanner for AVX-512BW.  A block is one register, and a
 * compare yields its mask directly.
 */
#include "config.h"

#include "scan.h"
#include "scan_kernels.h"

#ifdef KERNEL_X86
#include <immintrin.h>

KERNEL_TARGET("avx512f,avx512bw,bmi,bmi2,pclmul,popcnt")

struct block {
	__m512i	v;
};

static inline struct block
block_load(const char *p)
{
	struct block b = { _mm512_loadu_si512(p) };

	return b;
}

static inline uint64_t
block_eq(const struct block *b, char c)
{
	return _mm512_cmpeq_epi8_mask(b->v, _mm512_set1_epi8(c));
}

static inline uint64_t
block_eq20(const struct block *b, char c)
{
	return _mm512_cmpeq_epi8_mask(_mm512_or_si512(b->v,
	    _mm512_set1_epi8(0x20)), _mm512_set1_epi8(c));
}

/*
 * Quotes are found in two halves of 32 bytes, as by AVX2: these loads cross
 * cache lines half as often, and their masks have a shorter latency than
 * 64-byte compares.
 */
static inline uint32_t
half_quotes(const char *p)
{
	__m256i v = _mm256_loadu_si256((const void *)p);

	return (uint32_t)_mm256_movemask_epi8(_mm256_or_si256(
	    _mm256_cmpeq_epi8(v, _mm256_set1_epi8('"')),
	    _mm256_cmpeq_epi8(v, _mm256_set1_epi8('\\'))));
}

static inline uint64_t
quotes_at(const char *p)
{
	return half_quotes(p) | (uint64_t)half_quotes(p + 32) << 32;
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

const struct scan_kernel scan_avx512 = { KERNEL_AVX512, scan_event };
#endif
