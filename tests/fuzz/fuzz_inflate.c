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
#include "ttv/zip.h"
#include "fuzz.h"

#define MEMBERS		16		/* of a zip that are inflated */
#define BUDGET		(1u << 20)	/* bytes of all of them */

/* Makes blocks small, so that inputs have many. */
__attribute__((constructor)) static void
small(void)
{
	tuning_set_small();
}

/* Inflates the members of a zip one by one; returns a sum of the bytes. */
static int
members_sum(const struct mapfile *m, struct warn *warn)
{
	uint64_t budget = BUDGET;
	struct mapfile out;
	struct err e;
	struct zip z;
	size_t i, k;
	int sum = 0;

	zip_open(&z, m);
	for (i = 0; i < z.n && i < MEMBERS; i++) {
		err_clear(&e);
		if (zip_inflate(&z, &z.v[i], &out, "fuzz", NULL, &budget,
		    warn, &e) == -1) {
			if (e.code == ERR_NONE)
				abort();
			continue;
		}
		for (k = 0; k < out.len; k++)
			sum += out.data[k];
		mapfile_close(&out);
	}
	zip_close(&z);
	return sum;
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
	sum += members_sum(&m, warn);
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
