/*
 * area: measures the tables of areas of a loaded trace.
 *
 *	area FILE [THREADS]
 *
 * The time of a table of all slices by name, by name and thread, by parent,
 * with CPU times that are kept, twice, and of the middle tenth of the time by
 * name; of the call tree of all, turned round, and of the middle tenth, without
 * loading.
 */
#include "config.h"

#include <err.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/area.h"
#include "ttv/err.h"
#include "ttv/flame.h"
#include "ttv/load.h"
#include "ttv/pool.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "measure.h"

static void
measure_area(const struct trace *t, const char *name, const char *by,
    struct area_query *q)
{
	struct area_table tb;
	uint64_t start = measure_now(), cpu = measure_cpu();
	char more[64];

	if (area_by_parse(q, by) == -1)
		errx(1, "%s: no grouping", by);
	area_table(&tb, t, q);
	measure_say(name, (double)(measure_now() - start) / 1e6, "ms");
	snprintf(more, sizeof(more), "%s, cpu", name);
	measure_say(more, (double)(measure_cpu() - cpu) / 1e6, "ms");
	if (strcmp(name, "by name") == 0)
		measure_say("slices", (double)tb.entities, "");
	area_table_free(&tb);
}

static void
measure_flame(const struct trace *t, const char *name,
    const struct area_query *area, int inverted)
{
	struct flame_query q = { .t0 = area->t0, .t1 = area->t1, .threads =
	    area->threads, .inverted = inverted };
	uint64_t start = measure_now(), cpu = measure_cpu();
	struct flame f;
	char more[64];

	flame_make(&f, t, &q);
	measure_say(name, (double)(measure_now() - start) / 1e6, "ms");
	snprintf(more, sizeof(more), "%s, cpu", name);
	measure_say(more, (double)(measure_cpu() - cpu) / 1e6, "ms");
	snprintf(more, sizeof(more), "%s, nodes", name);
	measure_say(more, (double)f.n, "");
	flame_free(&f);
}

int
main(int argc, char **argv)
{
	struct load_options o;
	struct area_query q;
	const char *path;
	struct trace *t;
	struct err e;
	int64_t tenth;

	if (argc != 2 && argc != 3)
		errx(2, "usage: area FILE [THREADS]");
	xmalloc_setup();
	memset(&o, 0, sizeof(o));
	memset(&q, 0, sizeof(q));
	err_clear(&e);
	path = argv[1];
	if ((t = load_files(&path, 1, &o, &e)) == NULL)
		errx(1, "%s", e.msg);
	q.t0 = t->start;
	q.t1 = t->end;
	q.threads = argc == 3 ? (int)strtonum(argv[2], 1, 1024, NULL) :
	    pool_cores();
	measure_area(t, "by name", "name", &q);
	measure_area(t, "by name and thread", "name,thread", &q);
	measure_area(t, "by parent", "parent", &q);
	q.cpu = 1;
	q.cpu_kept = xcalloc((size_t)t->nslices + 1, sizeof(*q.cpu_kept));
	measure_area(t, "with CPU", "name", &q);
	measure_area(t, "with CPU again", "name", &q);
	free(q.cpu_kept);
	q.cpu_kept = NULL;
	q.cpu = 0;
	measure_flame(t, "call tree", &q, 0);
	measure_flame(t, "call tree, callers", &q, 1);
	tenth = (t->end - t->start) / 20;
	q.t0 += 9 * tenth;
	q.t1 -= 9 * tenth;
	measure_area(t, "a tenth", "name", &q);
	measure_flame(t, "call tree of a tenth", &q, 0);
	trace_free(t);
	return 0;
}
