/* scan_sse2: the scanner for every 64-bit x86.  A block is four registers. */
#include "config.h"

#include "scan.h"
#include "scan_kernels.h"

#ifdef KERNEL_X86
#include <emmintrin.h>

struct block {
	__m128i	v[4];
};

static inline struct block
block_load(const char *p)
{
	struct block b;
	int i;

	for (i = 0; i < 4; i++)
		b.v[i] = _mm_loadu_si128((const void *)(p + 16 * i));
	return b;
}

static inline uint64_t
block_eq(const struct block *b, char c)
{
	__m128i want = _mm_set1_epi8(c);
	uint64_t m = 0;
	int i;

	for (i = 0; i < 4; i++)
		m |= (uint64_t)(uint32_t)_mm_movemask_epi8(
		    _mm_cmpeq_epi8(b->v[i], want)) << 16 * i;
	return m;
}

static inline uint64_t
block_eq20(const struct block *b, char c)
{
	__m128i bit = _mm_set1_epi8(0x20);
	struct block low;
	int i;

	for (i = 0; i < 4; i++)
		low.v[i] = _mm_or_si128(b->v[i], bit);
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

const struct scan_kernel scan_sse2 = { KERNEL_SSE2, scan_event };
#endif
