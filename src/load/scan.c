/*
 * scan: which kernel is used, and the table of keys that all share.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "scan.h"
#include "scan_kernels.h"

struct scan_key scan_keys[SCAN_KEYS];

static void __attribute__((constructor))
scan_table(void)
{
	const char *name;
	uint64_t w;
	unsigned i;
	int f;

	for (i = 0; i < SCAN_KEYS; i++)
		scan_keys[i].field = F_MAX;
	for (f = 0; f < F_MAX; f++) {
		name = chrome_field_name(f);
		w = 0;
		memcpy(&w, name, strlen(name));	/* at most 8 */
		for (i = SCAN_HASH(w); scan_keys[i].field != F_MAX;)
			i = (i + 1) % SCAN_KEYS;
		scan_keys[i].word = w;
		scan_keys[i].field = f;
	}
}

static const char *
no_event(const char *p, const char *end, struct event *e)
{
	(void)p;
	(void)end;
	(void)e;
	return NULL;
}

static int
always(void)
{
	return 1;
}

static const struct scan_kernel none = { "none", always, no_event };

static const struct scan_kernel *const kernels[] = {
#ifdef SCAN_X86
	&scan_avx512, &scan_avx2, &scan_sse2,
#endif
#ifdef SCAN_NEON
	&scan_neon,
#endif
#ifdef SCAN_LITTLE
	&scan_portable,
#endif
	&none,
};
#define NKERNELS	(sizeof(kernels) / sizeof(kernels[0]))

const struct scan_kernel *
scan_kernel_at(size_t i)
{
	return i < NKERNELS ? kernels[i] : NULL;
}

const struct scan_kernel *
scan_kernel_named(const char *name)
{
	size_t i;

	for (i = 0; i < NKERNELS; i++)
		if (strcmp(kernels[i]->name, name) == 0 &&
		    kernels[i]->usable())
			return kernels[i];
	return NULL;
}

const struct scan_kernel *
scan_kernel(void)
{
	const char *name = getenv("TTV_KERNEL");
	const struct scan_kernel *k;
	size_t i;

	if (name != NULL && (k = scan_kernel_named(name)) != NULL)
		return k;
	for (i = 0; !kernels[i]->usable(); i++)
		;
	return kernels[i];
}
