/* fuchsia_search: which blocks of the input may hold args that match. */
#include "config.h"

#include "ttv/input.h"
#include "ttv/needle.h"
#include "fuchsia.h"

void
fuchsia_blocks(const struct input *g, const struct needle *n, uint64_t from,
    uint64_t to, uint64_t skip, uint64_t *bits)
{
	uint64_t i, end = (to - from + skip + NEEDLE_BLOCK - 1) / NEEDLE_BLOCK;

	(void)g;
	(void)n;
	for (i = skip / NEEDLE_BLOCK; i < end; i++)
		bits[i / 64] |= UINT64_C(1) << i % 64;
}
