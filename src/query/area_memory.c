/*
 * area_memory: the memory of processes and of its parts in an area: what the
 * first and the last memory dump say of each, and how it went between them.
 */
#include "config.h"

#include <string.h>

#include "ttv/arena.h"

#include "area_int.h"
#include "memory_growth.h"

#define LEVELS	8		/* of AREA_SPARK */

/* Returns the values as levels of the peak, '0' to '8', one each. */
static const char *
memory_levels(const struct growth_series *s, struct arena *a)
{
	char out[GROWTH_POINTS];
	size_t i;
	int level;

	for (i = 0; i < s->n; i++) {
		level = s->peak > 0 ? (int)(s->value[i] / s->peak * LEVELS +
		    0.5) : 0;
		if (level == 0 && s->value[i] > 0)
			level = 1;
		out[i] = (char)('0' + level);
	}
	return arena_strndup(a, out, s->n);
}

/* Returns the process of a series, and "(all)" where there is none. */
static const char *
memory_process(const struct trace *t, const struct growth_series *s,
    struct arena *a)
{
	uint32_t upid = t->tracks[s->track].upid;
	char label[160];
	size_t n;

	if (upid == NONE)
		return "(all)";
	n = trace_process_short(t, upid, label, sizeof(label));
	return arena_strndup(a, label, n);
}

#define MEMORY_ROWS(X)							\
	X("CHANGE", "change", AREA_CHANGE, AREA_SUM_NONE, 1,		\
	    d = v->last - v->first)					\
	X("FIRST", "first", AREA_BYTES, AREA_SUM_NONE, 1, d = v->first)	\
	X("LAST", "last", AREA_BYTES, AREA_SUM_NONE, 1, d = v->last)	\
	X("PEAK", "peak", AREA_BYTES, AREA_SUM_NONE, 1, d = v->peak)	\
	X("OVER TIME", "over_time", AREA_SPARK, AREA_SUM_NONE, 1,	\
	    s = memory_levels(v, tb->arena))				\
	X("COUNT", "count", AREA_COUNT, AREA_SUM_NONE, 1,		\
	    i = (int64_t)v->dumps)
AREA_FITS(MEMORY_ROWS);

int
area_memory_table(struct area_table *tb, const struct trace *t,
    const struct area_query *q)
{
	const struct growth_series *v;
	union area_cell *c;
	struct growth g;
	size_t i;
	int rc;

	rc = growth_make(&g, t, q->t0, q->t1, q->tracks, q->progress);
	area_table_column(tb, "PROCESS", "process", AREA_TEXT, AREA_SUM_NONE);
	area_table_column(tb, "MEMORY", "memory", AREA_TEXT, AREA_SUM_NONE);
	MEMORY_ROWS(AREA_COLUMN)
	tb->nkeys = 2;
	area_table_rows(tb, g.n);
	for (i = 0; i < tb->n; i++) {
		v = &g.v[i];
		c = area_table_at(tb, i, 0);
		(c++)->s = memory_process(t, v, tb->arena);
		(c++)->s = arena_strndup(tb->arena, v->name, strlen(v->name));
		MEMORY_ROWS(AREA_CELL)
		tb->target[i].type = ENTITY_MEMDUMP;
		tb->target[i].id = v->peak_dump;
		tb->entities += v->dumps;
	}
	growth_free(&g);
	area_sort(tb, tb->nkeys, 0);
	return rc;
}
