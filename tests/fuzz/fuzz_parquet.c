/*
 * fuzz_parquet: the footer of a file of columns, which others may have written;
 * read from as many bytes of the file's end as it asks for.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/parquet_look.h"
#include "fuzz.h"

#define FIRST	16	/* bytes of the end that are read first */

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct parquet_look l = { .rows = -1 };
	size_t n = len < FIRST ? len : FIRST;
	const char *wrong;
	int64_t got;
	char *tail;

	for (;;) {
		/* a copy: bytes in front of the tail must not be read */
		tail = malloc(n > 0 ? n : 1);
		if (tail == NULL)
			abort();
		if (n > 0)
			memcpy(tail, data + len - n, n);
		got = parquet_look(&l, len, tail, n, &wrong);
		free(tail);
		if (got <= 0)
			break;
		if ((uint64_t)got <= n || (uint64_t)got > len)
			abort();	/* it would never come to an end */
		n = (size_t)got;
	}
	if ((got == -1) != (wrong != NULL))
		abort();
	if (got == 0 && l.columns.data != NULL &&
	    strlen(l.columns.data) > l.columns.len)
		abort();
	parquet_look_free(&l);
	return 0;
}
