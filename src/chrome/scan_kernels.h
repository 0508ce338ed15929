#ifndef SCAN_KERNELS_H
#define SCAN_KERNELS_H
/*
 * The scanners that are built for this machine, and the tables that several of
 * them share.
 */
#include "ttv/kernel.h"
#include "scan.h"

#ifdef KERNEL_LITTLE
extern const struct scan_kernel scan_portable;
#endif
#ifdef KERNEL_X86
/* The constants of scan_digits_x86.h. */
struct scan_sums {
	int8_t		moves[32];	/* 16 bytes from n on: zeros, then the
					 * first n bytes; within a cache line */
	char		zeros[16], limit[16];
	int8_t		ten[16];
	int16_t		hundred[8], myriad[8];
} __attribute__((aligned(64)));
extern const struct scan_sums scan_sums;
extern const struct scan_kernel scan_avx512, scan_avx2, scan_sse2;
#endif
#ifdef KERNEL_ARM
extern const struct scan_kernel scan_neon;
#endif

#endif
