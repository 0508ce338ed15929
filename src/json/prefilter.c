/*
 * prefilter: selects the kernel of the prefilter, and holds what all kernels
 * share.
 */
#include "config.h"

#include <ctype.h>
#include <sys/mman.h>

#include <string.h>
#include <unistd.h>

#include "ttv/prefilter.h"
#include "ttv/chars.h"
#include "ttv/input.h"

static inline unsigned char
prefilter_lower(unsigned char c)
{
	return c >= 'A' && c <= 'Z' ? c | 0x20 : c;
}

/*
 * Returns whether the escape at p, which begins with \u, may spell a byte of
 * the needle.
 */
static int
prefilter_escape_fits(const struct needle *n, const char *p, const char *end)
{
	int v = 0, d, i;
	size_t k;

	if (end - p < 6)
		return 0;
	for (i = 2; i < 6; i++) {
		if ((d = hex_digit(p[i])) == -1)
			return 0;
		v = v << 4 | d;
	}
	for (k = 0; k < n->len; k++)
		if (v >= 0x80 ? (unsigned char)n->text[k] >= 0x80 :
		    n->text[k] ==
		    (n->fold ? prefilter_lower((unsigned char)v) : v))
			return 1;
	return 0;
}

int
prefilter_is(const struct needle *n, const char *p, const char *end)
{
	size_t i;

	if ((size_t)(end - p) >= n->len) {
		if (!n->fold) {
			if (memcmp(p, n->text, n->len) == 0)
				return 1;
		} else {
			for (i = 0; i < n->len &&
			    prefilter_lower((unsigned char)p[i]) ==
			    (unsigned char)n->text[i]; i++)
				;
			if (i == n->len)
				return 1;
		}
	}
	return *p == '\\' && end - p > 1 && p[1] == 'u' &&
	    prefilter_escape_fits(n, p, end);
}

const char *
prefilter_bytewise(const struct needle *n, const char *p, const char *stop,
    const char *end)
{
	unsigned char a = (unsigned char)n->text[0];

	for (; p < stop; p++)
		if (((n->fold ? prefilter_lower((unsigned char)*p) :
		    (unsigned char)*p) == a || *p == '\\') &&
		    prefilter_is(n, p, end))
			return p;
	return NULL;
}

static const struct prefilter_kernel prefilter_none =
    { KERNEL_NONE, prefilter_bytewise };

static const struct prefilter_kernel *const kernels[KERNELS] = {
#ifdef KERNEL_X86
	[KERNEL_AVX512] = &prefilter_avx512,
	[KERNEL_AVX2] = &prefilter_avx2,
	[KERNEL_SSE2] = &prefilter_sse2,
#endif
#ifdef KERNEL_ARM
	[KERNEL_NEON] = &prefilter_neon,
#endif
#ifdef KERNEL_LITTLE
	[KERNEL_PORTABLE] = &prefilter_portable,
#endif
	[KERNEL_NONE] = &prefilter_none,
};

const struct prefilter_kernel *
prefilter_kernel_of(enum kernel k)
{
	return kernels[k];
}

const struct prefilter_kernel *
prefilter_kernel(void)
{
	return kernels[kernel_best()];
}

/* Maps the pages of [p, p + n) in one call: single page faults cost more. */
static void
prefilter_map_pages(const char *p, size_t n)
{
#ifdef MADV_POPULATE_READ
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	uintptr_t from = (uintptr_t)p / page * page;

	madvise((void *)from, n + ((uintptr_t)p - from), MADV_POPULATE_READ);
#else
	(void)p;
	(void)n;
#endif
}

/*
 * Sets the bits of blocks with a hit in [p, stop), which is byte `at` on of
 * bits.
 */
static void
prefilter_mark_blocks(const struct prefilter_kernel *k, const struct needle *n,
    const char *p, const char *stop, const char *end, uint64_t at,
    uint64_t *bits)
{
	const char *first = p, *q;
	uint64_t block;

	prefilter_map_pages(p, (size_t)(stop - p));
	while (p < stop && (q = k->find(n, p, stop, end)) != NULL) {
		block = (at + (uint64_t)(q - first)) / NEEDLE_BLOCK;
		bits[block / 64] |= UINT64_C(1) << block % 64;
		p = first + ((block + 1) * NEEDLE_BLOCK - at);
	}
}

void
prefilter_no_blocks(const struct input *g, const struct needle *n,
    uint64_t from, uint64_t to, uint64_t skip, uint64_t *bits)
{
	uint64_t i, end = from < to ? (to - 1 - from + skip) / NEEDLE_BLOCK + 1
	    : 0;

	(void)g;
	(void)n;
	for (i = skip / NEEDLE_BLOCK; i < end; i++)
		bits[i / 64] |= UINT64_C(1) << i % 64;
}

void
prefilter_blocks(const struct input *g, const struct needle *n,
    uint64_t from, uint64_t to, uint64_t skip, uint64_t *bits)
{
	const char *data = g->map.data;

	prefilter_mark_blocks(prefilter_kernel(), n, data + (from - g->base),
	    data + (to - g->base), data + g->map.len, skip, bits);
}

int
prefilter_unwritten(const struct needle *n)
{
	static const char *const literals[] = { "null", "true", "false" };
	char text[NEEDLE_MAX + 1];
	size_t i;

	for (i = 0; i < n->len; i++)
		text[i] = (char)tolower((unsigned char)n->text[i]);
	text[n->len] = '\0';
	for (i = 0; i < sizeof(literals) / sizeof(literals[0]); i++)
		if (strstr(literals[i], text) != NULL)
			return 1;
	return strspn(text, "0123456789abcdefx.+-") == n->len ||
	    strchr(text, '\xef') != NULL || strchr(text, '\xbf') != NULL ||
	    strchr(text, '\xbd') != NULL || strlen(text) != n->len;
}
