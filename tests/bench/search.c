/*
 * search: measures searches of a loaded trace.
 *
 * 	search FILE PATTERN [THREADS]
 *
 * The time from a pattern to its marked names and the number of hits, and to
 * the first hit, which marks all; then to the end of a search of all args, and
 * to its first hit.  Loading is not measured.
 */
#include "config.h"

#include <err.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/find.h"
#include "ttv/load.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "../unit/find_edge.h"
#include "measure.h"

static void
search_args(const struct trace *t, const char *pattern, int threads)
{
	const struct timespec nap = { 0, 100000 };
	struct find_args o = { threads, 0, NULL, NULL };
	struct find f;
	struct err e;
	uint64_t start, cpu;

	memset(&f, 0, sizeof(f));
	err_clear(&e);
	if (find_pattern_in_args(&f, t, pattern, &e) == -1)
		errx(1, "%s", e.msg);
	start = measure_now();
	cpu = measure_cpu();
	find_args_start(&f, t, &o);
	while (find_args_poll(&f, NULL) && f.n == 0)
		nanosleep(&nap, NULL);
	if (f.n > 0)
		measure_say("first args hit", (double)(measure_now() - start) /
		    1e6, "ms");
	find_args_wait(&f);
	measure_say("args", (double)(measure_now() - start) / 1e6, "ms");
	measure_say("args cpu", (double)(measure_cpu() - cpu) / 1e6, "ms");
	measure_say("args hits", (double)f.n, "");
	find_clear(&f);
}

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

	if (argc != 3 && argc != 4)
		errx(2, "usage: search FILE PATTERN [THREADS]");
	xmalloc_setup();
	memset(&o, 0, sizeof(o));
	err_clear(&e);
	path = argv[1];
	if ((t = load_files(&path, 1, &o, &e)) == NULL)
		errx(1, "%s", e.msg);
	search_names(t, argv[2]);
	search_args(t, argv[2], argc == 4 ?
	    (int)strtonum(argv[3], 0, 1024, NULL) : 0);
	trace_free(t);
	return 0;
}
