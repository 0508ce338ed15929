/*
 * fuzz_inflate: any bytes as a compressed file: the output is bounded, and
 * reading never ends the program.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/err.h"
#include "ttv/mapfile.h"
#include "ttv/tuning.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "ttv/inflate.h"
#include "fuzz.h"

/* Makes blocks small, so that inputs have many. */
__attribute__((constructor)) static void
small(void)
{
	tuning_set_small();
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct warn *warn;
	struct mapfile m;
	struct err e;
	size_t i;
	int sum = 0;

	if (inflate_type((const char *)data, len) == NULL)
		return 0;
	err_clear(&e);
	if (mapfile_memory(&m, (const char *)data, len, &e) == -1)
		return 0;
	warn = xcalloc(1, sizeof(*warn));
	if (inflate_map(&m, "fuzz", NULL, NULL, warn, &e) == -1) {
		if (e.code == ERR_NONE)
			abort();	/* failed without an error */
	} else
		for (i = 0; i < m.len; i++)
			sum += m.data[i];	/* all bytes can be read */
	mapfile_close(&m);
	free(warn);
	return sum == INT32_MIN;
}
