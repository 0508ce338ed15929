/*
 * scan: which kernel is used, and the table of keys that all share.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "scan.h"
#include "scan_kernels.h"

struct scan_word scan_words[SCAN_WORDS];
uint8_t scan_slots[SCAN_SLOTS];

static void
scan_add(int row, const char *name, int field)
{
	struct scan_word *w = &scan_words[row];
	size_t len = strlen(name);
	char full[8] = { 0 };
	unsigned i;

	w->field = field;
	w->len = (uint8_t)len;
	memcpy(&w->word, name, len);		/* at most 8 */
	if (len <= 6) {
		memcpy(full, name, len);
		full[len] = '"';
		full[len + 1] = ':';
		memcpy(&w->full, full, 8);
		w->mask = ~UINT64_C(0) >> (64 - 8 * (len + 2));
	} else
		w->full = 1;			/* never equal to 0 */
	for (i = SCAN_HASH(w->word); scan_slots[i] != SCAN_UNKNOWN;)
		i = (i + 1) % SCAN_SLOTS;
	scan_slots[i] = (uint8_t)row;
}

static void __attribute__((constructor))
scan_table(void)
{
	int f;

	memset(scan_slots, SCAN_UNKNOWN, sizeof(scan_slots));
	for (f = 0; f < F_MAX; f++)
		scan_add(f, chrome_field_name(f), f);
	/* not read when loading, but frequent */
	scan_add(F_MAX, "tts", F_MAX);
	scan_add(F_MAX + 1, "tdur", F_MAX);
	scan_words[SCAN_UNKNOWN].field = F_MAX;
	scan_words[SCAN_UNKNOWN].full = 1;
}

static const char *
no_event(const char *p, const char *end, struct event *e, uint8_t *follows)
{
	(void)p;
	(void)follows;
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
