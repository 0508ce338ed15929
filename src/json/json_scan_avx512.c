/* json_scan_avx512: brackets of JSON by AVX-512BW, 64 bytes in a register. */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "json_block.h"

#ifdef KERNEL_X86
#include <immintrin.h>

KERNEL_TARGET("avx512f,avx512bw,bmi,bmi2,pclmul,popcnt")

struct block {
	__m512i	v;
};

static inline uint64_t
bytes_of(const struct block *b, char c)
{
	return _mm512_cmpeq_epi8_mask(b->v, _mm512_set1_epi8(c));
}

static inline uint64_t
brackets_of(const struct block *b, char c)
{
	return _mm512_cmpeq_epi8_mask(_mm512_or_si512(b->v,
	    _mm512_set1_epi8(0x20)), _mm512_set1_epi8((char)(c | 0x20)));
}

static inline uint64_t
low_of(const struct block *b)
{
	return _mm512_cmple_epu8_mask(b->v, _mm512_set1_epi8(' '));
}

static inline uint64_t
parity_of(uint64_t m)
{
	return (uint64_t)_mm_cvtsi128_si64(_mm_clmulepi64_si128(
	    _mm_set_epi64x(0, (long long)m), _mm_set1_epi8(-1), 0));
}

#include "json_scan_body.h"

KERNEL_TARGET_END

const struct json_kernel json_avx512 =
    { scan_skip, scan_window, scan_is_sound };
#endif
