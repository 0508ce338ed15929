#ifndef SCAN_KERNELS_H
#define SCAN_KERNELS_H
/*
 * Which kernels this machine's kind can have.  Words are read as they lie in
 * memory, so big-endian machines have none and take the careful path.
 */
#include <string.h>

#include "scan.h"

/* A byte, eight times over. */
#define WORD_BYTES(c)	(UINT64_C(0x0101010101010101) * (unsigned char)(c))

/* Eight bytes of text. */
static inline uint64_t
word_at(const char *p)
{
	uint64_t w;

	memcpy(&w, p, 8);
	return w;
}

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define SCAN_LITTLE	1
extern const struct scan_kernel scan_portable;
#if defined(__x86_64__)
#define SCAN_X86	1
/*
 * The functions between SCAN_TARGET("avx2") and SCAN_TARGET_END may use those
 * instructions; what asks whether the machine has them comes after.
 */
#define SCAN_PRAGMA(x)	_Pragma(#x)
#ifdef __clang__
#define SCAN_TARGET(t)	SCAN_PRAGMA(clang attribute push(		\
    __attribute__((target(t))), apply_to = function))
#define SCAN_TARGET_END	SCAN_PRAGMA(clang attribute pop)
#else
#define SCAN_TARGET(t)	SCAN_PRAGMA(GCC push_options)			\
    SCAN_PRAGMA(GCC target(t))
#define SCAN_TARGET_END	SCAN_PRAGMA(GCC pop_options)
#endif
/* What scan_digits_x86.h reckons with. */
struct scan_sums {
	int8_t		moves[32];	/* from n on: zeros, n first bytes; not
					 * across two lines of the cache */
	char		zeros[16], limit[16];
	int8_t		ten[16];
	int16_t		hundred[8], myriad[8];
} __attribute__((aligned(64)));
extern const struct scan_sums scan_sums;
extern const struct scan_kernel scan_avx512, scan_avx2, scan_sse2;
#elif defined(__aarch64__)
#define SCAN_NEON	1
extern const struct scan_kernel scan_neon;
#endif
#endif

#endif
