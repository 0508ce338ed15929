/*
 * brief: THE table of kinds of traces.  The first row whose is() agrees is the
 * kind; the last agrees with all.  What the files of kinds share is in
 * brief_lines.c.
 */
#include "config.h"

#include <string.h>

#include "ttv/flame.h"
#include "ttv/trace.h"

#include "brief_int.h"

#define LEAST	0.05	/* percent: a smaller share is written as 0.0 % */

static int
any_is(const struct trace *t)
{
	(void)t;
	return 1;
}

static void
any_fill(struct brief *b, const struct trace *t, const struct brief_query *q)
{
	b->names = 1;
	brief_slices(b, t, q, "slowest", q->slow, q->nslow);
}

static const struct brief_kind kinds[] = {
	{ "memory dumps", brief_memory_is, brief_memory_fill, NULL,
	    brief_memory_about, 0,
	    "counters each allocator;find look for a name", 0 },
	{ "heap snapshots", brief_heap_is, brief_heap_fill, NULL,
	    brief_heap_about, 0, "inspect the table of one;find look for a name",
	    0 },
	{ "Chrome page", brief_chrome_is, brief_chrome_fill,
	    brief_chrome_works, brief_chrome_about, 0,
	    "heaviest-path why;flame flame graph;causes what led here", 0 },
	{ "browser", brief_browser_is, brief_chrome_fill, brief_chrome_works,
	    brief_chrome_about, 0,
	    "heaviest-path why;flame flame graph;causes what led here", 0 },
	{ "kernel trace", brief_kernel_is, brief_kernel_fill, NULL,
	    brief_kernel_about, 0, "critical-path who had the CPU;"
	    "causes who woke it;threads all tasks", 0 },
	{ "block requests", brief_block_is, brief_block_fill, NULL, NULL, 0,
	    "slices all, by length;names by name", 0 },
	{ "build", brief_build_is, brief_build_fill, NULL, NULL, 0,
	    "heaviest-path what it did;flame flame graph;names by name", 0 },
	{ "distributed trace", brief_spans_is, brief_spans_fill, NULL, NULL, 0,
	    "traces all requests;critical-path what held it up;flame "
	    "flame graph", 0 },
	{ "event loop", brief_loop_is, brief_loop_fill, NULL, NULL, 0,
	    "heaviest-path why;flame flame graph;names by name", 0 },
	{ "PyTorch", brief_torch_is, brief_torch_fill, NULL, NULL, 0,
	    "heaviest-path why;flame flame graph;names by name", 0 },
	{ "system calls", brief_calls_is, brief_calls_fill, NULL, NULL, 0,
	    "names by call;threads by thread;slices all, by length", 1 },
	{ "profile", brief_profile_is, brief_profile_fill, NULL,
	    flame_first_track, 0,
	    "flame flame graph;find look for a function", 0 },
	{ "program", brief_program_is, brief_program_fill, NULL, NULL, 1,
	    "heaviest-path why;flame flame graph;names by name", 0 },
	{ "operations", brief_async_is, brief_async_fill, NULL, NULL, 1,
	    "slices all, by length;names by name", 0 },
	{ NULL, any_is, any_fill, NULL, NULL, 1, NULL, 0 },
};
#define NKINDS	(sizeof(kinds) / sizeof(kinds[0]))

const struct brief_kind *
brief_kind(const struct trace *t)
{
	const struct brief_kind *k = kinds;

	while (!k->is(t))
		k++;
	return k;
}

uint32_t
brief_about(const struct trace *t)
{
	const struct brief_kind *k = brief_kind(t);

	return k->about == NULL ? NONE : k->about(t);
}

/* Leaves out the lines of a part, but the first, whose share reads 0.0 %. */
static void
leave_least(struct brief_part *p)
{
	size_t i, n = 0;

	for (i = 0; i < p->n; i++)
		if (i == 0 || p->v[i].share == 0 || p->v[i].share >= LEAST)
			p->v[n++] = p->v[i];
	p->n = n;
}

int
brief_make(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	size_t i;

	memset(b, 0, sizeof(*b));
	b->kind = q->plain ? &kinds[NKINDS - 1] : brief_kind(t);
	b->kind->fill(b, t, q);
	for (i = 0; i < b->nparts; i++)
		leave_least(&b->part[i]);
	return brief_cancelled(q) ? -1 : 0;
}

void
brief_free(struct brief *b)
{
	arena_free(&b->arena);
	b->nfacts = b->nparts = 0;
}
