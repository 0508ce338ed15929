/*
 * area_instant: instants in an area, by the same keys as slices.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

struct found {
	uint64_t	key[AREA_KEYS];
	uint64_t	count;
	int64_t		first, last;
	uint32_t	id;		/* of the first */
};
struct founds {
	const struct trace *t;
	const struct area_query *q;
	struct idtab	keys;
	struct found	*v;
	size_t		 cap;
	struct strtab	*texts;
	struct arena	 arena;
	int		 reads;
};

static void
found_add(struct founds *f, uint32_t track, uint32_t id)
{
	const struct instant *at = &f->t->instants[id];
	struct area_entity a = { .row = NONE, .slice = NONE, .above = NONE };
	struct event_facts facts;
	struct idkey k = { { 0, 0, 0, 0 } };
	struct found *v;
	uint32_t n;
	int i, added;

	a.track = track;
	a.kind = at->kind;
	a.off = at->off;
	a.texts = f->texts;
	if (f->reads) {
		trace_facts(f->t, at->off, OFF_NONE, NONE, &facts, &f->arena);
		a.facts = &facts;
	}
	for (i = 0; i < f->q->nkeys; i++)
		k.w[i] = area_key_of(f->t, f->q, &f->q->key[i], &a);
	if (f->arena.total > 1 << 20)
		arena_free(&f->arena);
	n = idtab_add(&f->keys, &k, &added);
	if (added) {
		f->v = xgrow(f->v, n, &f->cap, sizeof(*f->v));
		memset(&f->v[n], 0, sizeof(f->v[n]));
		memcpy(f->v[n].key, k.w, sizeof(f->v[n].key));
		f->v[n].first = f->v[n].last = at->ts;
		f->v[n].id = id;
	}
	v = &f->v[n];
	v->count++;
	if (at->ts < v->first) {
		v->first = at->ts;
		v->id = id;
	}
	if (at->ts > v->last)
		v->last = at->ts;
}

static void
founds_make(struct founds *f)
{
	const struct trace *t = f->t;
	const struct track *k;
	uint32_t i, id;

	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		if (f->q->tracks != NULL && !f->q->tracks[i])
			continue;
		for (id = trace_instant_from(t, k->instant,
		    k->ninstants, f->q->t0); id < k->instant +
		    k->ninstants && t->instants[id].ts <= f->q->t1 &&
		    !area_cancelled(f->q); id++)
			found_add(f, i, id);
	}
}

#define INSTANT_ROWS(X)							\
	X("COUNT", "count", AREA_COUNT, AREA_SUM_NONE, 1,		\
	    i = (int64_t)v->count)					\
	X("RATE/S", "rate", AREA_VALUE, AREA_SUM_NONE, 1,		\
	    d = len > 0 ? (double)v->count / (len / 1e9) : NAN)		\
	X("FIRST", "first", AREA_TIME, AREA_SUM_NONE, 1,		\
	    i = sat_span(t->start, v->first))				\
	X("LAST", "last", AREA_TIME, AREA_SUM_NONE, 1,			\
	    i = sat_span(t->start, v->last))
AREA_FITS(INSTANT_ROWS);

int
area_instant_table(struct area_table *tb, const struct trace *t,
    const struct area_query *q)
{
	struct founds f = { .t = t, .q = q };
	double len = (double)q->t1 - (double)q->t0;
	union area_cell *c;
	const struct found *v;
	size_t i;
	int k;

	f.reads = area_reads_args(q);
	f.texts = tb->groups.texts = strtab_new();
	founds_make(&f);
	area_table_keys(tb, q);
	INSTANT_ROWS(AREA_COLUMN)
	area_table_rows(tb, f.keys.n);
	for (i = 0; i < tb->n; i++) {
		v = &f.v[i];
		c = area_table_at(tb, i, 0);
		for (k = 0; k < q->nkeys; k++)
			(c++)->s = area_key_text(t, &tb->groups, q, k,
			    v->key[k], tb->arena);
		INSTANT_ROWS(AREA_CELL)
		tb->target[i].type = ENTITY_INSTANT;
		tb->target[i].id = v->id;
		tb->entities += v->count;
	}
	area_sort(tb, q->nkeys, 0);
	idtab_free(&f.keys);
	free(f.v);
	arena_free(&f.arena);
	return area_cancelled(q) ? -1 : 0;
}
