#ifndef TTV_SUMS_H
#define TTV_SUMS_H
/*
 * Sums of what a test has seen, a row a line of a file beside the test: no
 * change goes unseen.  That what was seen is right is said elsewhere.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/tuning.h"
#include "test.h"

static struct buf	sums_all;	/* rows, for UPDATE=1 */

/* Returns whether a file has a line. */
static inline int
sums_have(const char *path, const char *line)
{
	char text[400];
	FILE *f = fopen(path, "r");
	int found = 0;

	while (f != NULL && !found && fgets(text, sizeof(text), f) != NULL)
		found = strcmp(text, line) == 0;
	if (f != NULL)
		fclose(f);
	return found;
}

/*
 * Checks that a row, which ends in a newline, is one of the file.  Small
 * thresholds stop some work earlier: nothing is checked with them.
 */
static inline void
sums_check(const char *path, struct buf *row)
{
	buf_add(&sums_all, row->data, row->len);
	buf_addc(row, '\0');
	row->len--;
	if (tuning.rec_lanes == tuning_row(0)->size &&
	    getenv("UPDATE") == NULL && !sums_have(path, row->data))
		CHECK_STR(row->data, path);
}

/* Writes what was seen, with UPDATE=1 and no name of a test. */
static inline void
sums_update(const char *path)
{
	FILE *f;

	if (getenv("UPDATE") == NULL)
		return;
	f = fopen(path, "w");
	CHECK(f != NULL);
	fwrite(sums_all.data, 1, sums_all.len, f);
	fclose(f);
}

#endif
