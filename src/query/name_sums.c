/*
 * name_sums: the names that take the most time: the groups by name of the
 * area that is the whole trace (ttv/area.h), in orders of their own.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/area.h"
#include "ttv/pool.h"
#include "ttv/name_sums.h"
#include "ttv/sort.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

/* Returns what a track's slices are counted as. */
static enum area_what
what_of(const struct trace *t, uint32_t track)
{
	enum area_what what;

	if (track == NONE)
		return area_has(t, AREA_SLICES) ? AREA_SLICES : AREA_ASYNC;
	for (what = AREA_SLICES; what < AREA_CPUS; what++)
		if (area_track_is(t, track, what))
			break;
	return what;
}

static void
name_fill(struct name_sum *to, const struct area_group *g)
{
	to->name = (uint32_t)g->key[0];
	to->count = g->count;
	to->open = g->open;
	to->total = g->wall;
	to->self = g->self;
	to->min = g->min;
	to->max = g->max;
	to->longest = g->longest;
}

/* Sums up what a query, whose tracks or slices the caller sets, counts. */
static void
sums_fill(struct name_sums *s, const struct trace *t, struct area_query *q)
{
	struct area_groups g;
	size_t i;

	memset(s, 0, sizeof(*s));
	q->t0 = INT64_MIN;
	q->t1 = INT64_MAX;
	q->nkeys = 1;
	q->whole = q->sums = 1;
	q->threads = pool_cores();
	area_groups(&g, t, q);
	s->names = xcalloc(g.n + 1, sizeof(*s->names));
	s->n = g.n;
	for (i = 0; i < g.n; i++)
		name_fill(&s->names[i], &g.v[i]);
	s->count = g.total.count;
	s->open = g.total.open;
	s->self = g.total.self;
	area_groups_free(&g);
}

void
name_sums_make(struct name_sums *s, const struct trace *t, uint32_t track)
{
	struct area_query q = { .what = what_of(t, track) };
	uint8_t *tracks = NULL;

	if (track != NONE) {
		tracks = xcalloc(t->ntracks, 1);
		tracks[track] = 1;
		q.tracks = tracks;
	}
	sums_fill(s, t, &q);
	free(tracks);
}

void
name_sums_of(struct name_sums *s, const struct trace *t,
    const struct bits *slices)
{
	struct area_query q = { .what = what_of(t, NONE), .slices = slices };

	sums_fill(s, t, &q);
}

void
name_sums_free(struct name_sums *s)
{
	free(s->names);
	memset(s, 0, sizeof(*s));
}

/* A row with its sort key: qsort() passes no argument to the comparison. */
struct keyed {
	uint64_t		 key;	/* larger first */
	const char		*str;
	struct name_sum	 row;
};

static int
compare_keyed(const void *va, const void *vb)
{
	const struct keyed *a = va, *b = vb;

	if (a->key != b->key)
		return COMPARE(b->key, a->key);
	return strcmp(a->str, b->str);
}

static uint64_t
key_of(const struct name_sum *s, enum name_order order)
{
	switch (order) {
	case SUMS_TOTAL:
		return (uint64_t)s->total;
	case SUMS_SELF:
		return (uint64_t)s->self;
	case SUMS_COUNT:
		return s->count;
	case SUMS_MAX:
		return (uint64_t)s->max;
	case SUMS_NAME:
		break;
	}
	return 0;
}

void
name_sums_sort(struct name_sums *s, const struct trace *t,
    enum name_order order)
{
	struct keyed	*k;
	size_t		 i;

	if (s->n == 0)
		return;
	k = xreallocarray(NULL, s->n, sizeof(*k));
	for (i = 0; i < s->n; i++) {
		k[i].key = key_of(&s->names[i], order);
		k[i].str = trace_str(t, s->names[i].name);
		k[i].row = s->names[i];
	}
	qsort(k, s->n, sizeof(*k), compare_keyed);
	for (i = 0; i < s->n; i++)
		s->names[i] = k[i].row;
	free(k);
}
