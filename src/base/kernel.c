/*
 * kernel: which instruction sets this machine has.
 *
 * Code that exists once for each instruction set (the event scanner, the
 * prefilter of texts) has a table of kernels, indexed by enum kernel.  The
 * choice is made here for all of them.  The environment variable TTV_KERNEL
 * names another kernel than the best one, for tests and for a machine whose
 * best kernel is faulty.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/kernel.h"

#ifdef KERNEL_X86
static int
has_avx512(void)
{
	return __builtin_cpu_supports("avx512bw") &&
	    __builtin_cpu_supports("pclmul") && __builtin_cpu_supports("bmi2");
}

static int
has_avx2(void)
{
	return __builtin_cpu_supports("avx2") &&
	    __builtin_cpu_supports("pclmul") && __builtin_cpu_supports("bmi2");
}
#endif

static int
always(void)
{
	return 1;
}

/* The kernels.  A row without `usable` is not built for this machine. */
static const struct kernel_row {
	const char	*name;		/* its name in TTV_KERNEL */
	int		(*usable)(void);
} kernels[KERNELS] = {
#ifdef KERNEL_X86
	[KERNEL_AVX512] = { "avx512", has_avx512 },
	[KERNEL_AVX2] = { "avx2", has_avx2 },
	[KERNEL_SSE2] = { "sse2", always },
#endif
#ifdef KERNEL_ARM
	[KERNEL_NEON] = { "neon", always },
#endif
#ifdef KERNEL_LITTLE
	[KERNEL_PORTABLE] = { "portable", always },
#endif
	[KERNEL_NONE] = { "none", always },
};

const char *
kernel_name(enum kernel k)
{
	return kernels[k].name;
}

int
kernel_usable(enum kernel k)
{
	return kernels[k].usable != NULL && kernels[k].usable();
}

enum kernel
kernel_best(void)
{
	const char *name = getenv("TTV_KERNEL");
	int k;

	for (k = 0; name != NULL && k < KERNELS; k++)
		if (kernel_usable(k) && strcmp(kernels[k].name, name) == 0)
			return k;
	for (k = 0; !kernel_usable(k); k++)
		;
	return k;
}
