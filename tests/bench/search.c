/*
 * What searching a loaded trace takes:
 *
 *	search FILE PATTERN
 *
 * The time from a pattern to its marked names and the number of hits, and to
 * the first hit, which makes the index of all.  Loading does not count.
 */
#include "config.h"

#include <err.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/find.h"
#include "ttv/load.h"
#include "ttv/trace.h"
#include "measure.h"

static void
search_names(const struct trace *t, const char *pattern)
{
	struct find f;
	struct find_hit hit;
	struct err e;
	uint64_t start, index;

	memset(&f, 0, sizeof(f));
	err_clear(&e);
	start = measure_now();
	if (find_pattern(&f, t, pattern, NONE, &e) == -1)
		errx(1, "%s", e.msg);
	measure_say("names", (double)(measure_now() - start) / 1e6, "ms");
	find_edge(&f, t, 1, &hit, &index);
	measure_say("first name hit", (double)(measure_now() - start) / 1e6,
	    "ms");
	measure_say("hits", (double)f.n, "");
	find_clear(&f);
}

int
main(int argc, char **argv)
{
	struct load_options o;
	const char *path;
	struct trace *t;
	struct err e;

	if (argc != 3)
		errx(2, "usage: search FILE PATTERN");
	memset(&o, 0, sizeof(o));
	err_clear(&e);
	path = argv[1];
	if ((t = load_files(&path, 1, &o, &e)) == NULL)
		errx(1, "%s", e.msg);
	search_names(t, argv[2]);
	trace_free(t);
	return 0;
}
