/*
 * memory_growth: the totals of processes and their outermost allocators, from
 * the first memory dump to the last.
 *
 * The parts of a dump come in several events that share its id: the last value
 * of a dump counts.  A dump may have megabytes of text, so nothing is kept but
 * a bounded number of values of each series, GROWTH_SERIES a process.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/area.h"
#include "ttv/memory_tree.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "memory_growth.h"

#define GROWTH_SERIES	256	/* allocators of a process that are compared */

const char *
growth_measure(enum memory_measure m)
{
	static const char *const names[MEMORY_MEASURES] = {
		[MEMORY_RESIDENT] = "resident",
		[MEMORY_FOOTPRINT] = "private footprint",
	};

	return names[m];
}

/* Finds or adds a series of a track, whose series begin at `from`. */
static struct growth_series *
growth_named(struct growth *g, size_t from, uint32_t track, int total,
    const char *name, size_t len)
{
	struct growth_series *s;
	size_t i;

	for (i = from; i < g->n; i++)
		if (g->v[i].total == total && strncmp(g->v[i].name, name,
		    len) == 0 && g->v[i].name[len] == '\0')
			return &g->v[i];
	if (g->n - from >= GROWTH_SERIES)
		return NULL;
	g->v = xgrow(g->v, g->n, &g->cap, sizeof(*g->v));
	s = &g->v[g->n++];
	memset(s, 0, sizeof(*s));
	s->track = track;
	s->total = total;
	s->name = arena_strndup(&g->arena, name, len);
	s->step = 1;
	return s;
}

/* Keeps a value; when there is no more room, every second one of all. */
static void
growth_keep(struct growth_series *s, double value)
{
	size_t i;

	if (s->dumps % s->step != 0)
		return;
	if (s->n == GROWTH_POINTS) {
		for (i = 0; i < GROWTH_POINTS / 2; i++)
			s->value[i] = s->value[2 * i];
		s->n = GROWTH_POINTS / 2;
		s->step *= 2;
		if (s->dumps % s->step != 0)
			return;
	}
	s->value[s->n++] = value;
}

static void
growth_set(struct growth_series *s, const struct trace *t, uint32_t dump,
    uint64_t bytes)
{
	double value = (double)bytes;

	if (s == NULL)
		return;
	if (s->dumps > 0 && s->dump == t->memdumps[dump].id) {
		if (s->n > 0 && (s->dumps - 1) % s->step == 0)
			s->value[s->n - 1] = value;
		if (s->dumps == 1)
			s->first = value;
	} else {
		growth_keep(s, value);
		if (s->dumps++ == 0)
			s->first = value;
		s->dump = t->memdumps[dump].id;
	}
	s->last = value;
	if (s->dumps == 1 || value > s->peak) {
		s->peak = value;
		s->peak_dump = dump;
	}
}

/* Takes what the event of a dump says. */
static void
growth_dump(struct growth *g, const struct trace *t, size_t from,
    uint32_t track, uint32_t dump)
{
	struct arena a = ARENA_INIT;
	struct memory_facts f;
	const struct memory_node *n;
	struct memory_tree tree;
	const char *name;
	size_t i;

	memset(&f, 0, sizeof(f));
	if (trace_memory_facts(t, t->memdumps[dump].off, MEMORY_TOTALS |
	    MEMORY_ALLOCATORS, &f, &a) == 0) {
		for (i = 0; i < f.ntotals; i++) {
			name = growth_measure(f.totals[i].measure);
			if (name != NULL)
				growth_set(growth_named(g, from, track,
				    (int)f.totals[i].measure, name,
				    strlen(name)), t, dump,
				    f.totals[i].bytes);
		}
		memory_tree(&tree, &a, &f, 1);
		for (n = tree.root.child; n != NULL; n = n->next)
			if (n->has_effective || n->has_size)
				growth_set(growth_named(g, from, track, 0,
				    n->path, n->len), t, dump,
				    n->has_effective ? n->effective :
				    n->size);
	}
	arena_free(&a);
}

int
growth_make(struct growth *g, const struct trace *t, int64_t t0, int64_t t1,
    const uint8_t *tracks, struct area_progress *progress)
{
	const struct track *k;
	uint32_t i, d;
	size_t from;

	memset(g, 0, sizeof(*g));
	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		if (k->nmemdumps == 0 || (tracks != NULL && !tracks[i]))
			continue;
		from = g->n;
		for (d = k->memdump; d < k->memdump + k->nmemdumps; d++) {
			if (progress != NULL && atomic_load(
			    &progress->cancel))
				return -1;
			if (t->memdumps[d].ts >= t0 &&
			    t->memdumps[d].ts <= t1)
				growth_dump(g, t, from, i, d);
		}
	}
	return 0;
}

void
growth_free(struct growth *g)
{
	free(g->v);
	arena_free(&g->arena);
	memset(g, 0, sizeof(*g));
}
