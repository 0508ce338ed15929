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

#define SUMS_SQLITE	"3.40."		/* its messages are in some sums */

static struct buf	sums_all;	/* rows, for UPDATE=1 */
static size_t		sums_seen;	/* their number */
static int		sums_off;	/* 1: rows are not those of the file */

/*
 * Checks no rows where the library that says what they are made of, with such a
 * version, is another than that of the file.
 */
static inline void
sums_of(const char *library, const char *version, const char *is)
{
	if (sums_off || strncmp(version, is, strlen(is)) == 0)
		return;
	printf("# skip: the sums are of %s %s, here is %s\n", library, is,
	    version);
	sums_off = 1;
}

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
	sums_seen++;
	buf_addc(row, '\0');
	row->len--;
	if (!sums_off && tuning.rec_lanes == tuning_row(0)->size &&
	    getenv("UPDATE") == NULL && !sums_have(path, row->data))
		CHECK_STR(row->data, path);
}

/* Checks that no row of the file is of what is not there any more. */
static inline void
sums_all_seen(const char *path)
{
	size_t rows = 0;
	FILE *f = fopen(path, "r");
	int c;

	CHECK(f != NULL);
	while ((c = getc(f)) != EOF)
		rows += c == '\n';
	fclose(f);
	CHECK_INT(sums_seen, rows);
}

/*
 * Ends the last test: with UPDATE=1, and no name of a test, writes what was
 * seen.  Else, where all tests have run, checks that the file has nothing more;
 * with sanitizers fewer rows are seen.
 */
static inline void
sums_end(const char *path)
{
	FILE *f;

	if (getenv("UPDATE") == NULL) {
#ifndef TTV_ASAN
		if (test_all && !sums_off &&
		    tuning.rec_lanes == tuning_row(0)->size)
			sums_all_seen(path);
#endif
		return;
	}
	CHECK(!sums_off);	/* rows of another library */
	f = fopen(path, "w");
	CHECK(f != NULL);
	fwrite(sums_all.data, 1, sums_all.len, f);
	fclose(f);
}

#endif
