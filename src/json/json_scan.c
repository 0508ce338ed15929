/*
 * json_scan: selects the kernel that finds brackets of JSON, by the
 * instructions that the machine has.
 */
#include "config.h"

#include <stddef.h>

#include "json_block.h"

static const struct json_kernel *const kernels[KERNELS] = {
#ifdef KERNEL_X86
	[KERNEL_AVX512] = &json_avx512,
	[KERNEL_AVX2] = &json_avx2,
	[KERNEL_SSE2] = &json_base,
#endif
#ifdef KERNEL_ARM
	[KERNEL_NEON] = &json_base,
#endif
#ifdef KERNEL_LITTLE
	[KERNEL_PORTABLE] = &json_base,
#endif
	[KERNEL_NONE] = &json_base,
};

const struct json_kernel *
json_kernel_of(enum kernel k)
{
	return kernels[k];
}

const struct json_kernel *
json_kernel(void)
{
	static _Thread_local const struct json_kernel *k;

	if (k == NULL)			/* getenv() takes longer */
		k = json_kernel_of(kernel_best());
	return k;
}
