/* json_scan_avx2: brackets of JSON by AVX2, 32 bytes in a register. */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "json_block.h"

#ifdef KERNEL_X86
#include <immintrin.h>

KERNEL_TARGET("avx2,bmi,bmi2,pclmul,popcnt")

struct block {
	__m256i	v[2];
};

static inline uint64_t
byte_mask(__m256i a, __m256i b)
{
	return (uint32_t)_mm256_movemask_epi8(a) |
	    (uint64_t)(uint32_t)_mm256_movemask_epi8(b) << 32;
}

static inline uint64_t
bytes_of(const struct block *b, char c)
{
	__m256i w = _mm256_set1_epi8(c);

	return byte_mask(_mm256_cmpeq_epi8(b->v[0], w),
	    _mm256_cmpeq_epi8(b->v[1], w));
}

static inline uint64_t
brackets_of(const struct block *b, char c)
{
	__m256i bit = _mm256_set1_epi8(0x20);
	struct block low = {{ _mm256_or_si256(b->v[0], bit),
	    _mm256_or_si256(b->v[1], bit) }};

	return bytes_of(&low, (char)(c | 0x20));
}

static inline uint64_t
low_of(const struct block *b)
{
	__m256i w = _mm256_set1_epi8(' ');

	return byte_mask(_mm256_cmpeq_epi8(_mm256_max_epu8(b->v[0], w), w),
	    _mm256_cmpeq_epi8(_mm256_max_epu8(b->v[1], w), w));
}

static inline uint64_t
parity_of(uint64_t m)
{
	return (uint64_t)_mm_cvtsi128_si64(_mm_clmulepi64_si128(
	    _mm_set_epi64x(0, (long long)m), _mm_set1_epi8(-1), 0));
}

#include "json_scan_body.h"

KERNEL_TARGET_END

const struct json_kernel json_avx2 =
    { scan_skip, scan_window, scan_is_sound };
#endif
