/*
 * area_alive: objects and contexts that are alive in an area, by name and
 * owner: the process of an object, the thread in a context.
 *
 * They overlap each other, so the interval index finds them: an area costs what
 * is alive in it, and not what began before.  An object that nothing destroys
 * and a context that nothing leaves live to the end of their file.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/interval.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

struct life {
	uint32_t	id, name, track;
	int64_t		start, end;
	int		ends;		/* 0: its end is that of the file */
};

struct lives {				/* of one name and owner */
	uint64_t	key[2];
	uint64_t	count, begun, ended, clipped;
	int64_t		wall, max;
	int64_t		first, last;	/* begins */
	uint32_t	longest;	/* life; the first of equals */
};
struct alive {
	const struct trace *t;
	const struct area_query *q;
	enum entity	 type;
	struct idtab	 keys;
	struct lives	*v;
	size_t		 cap;
	struct lives	 all;
};

static void
life_read(const struct alive *a, uint32_t id, struct life *l)
{
	const struct trace *t = a->t;

	l->id = id;
	l->start = entity_ts(t, a->type, id);
	l->end = entity_end(t, a->type, id);
	if (a->type == ENTITY_OBJECT) {
		l->name = t->objects[id].name;
		l->track = t->objects[id].track;
		l->ends = t->objects[id].destroyed != INT64_MAX;
	} else {
		l->name = t->contexts[id].name;
		l->track = t->contexts[id].track;
		l->ends = t->contexts[id].dur != DUR_OPEN;
	}
}

/* Returns the owner of a life as a key: its process, or its thread. */
static uint64_t
life_owner(const struct alive *a, const struct life *l)
{
	uint32_t upid = a->t->tracks[l->track].upid;

	if (a->type == ENTITY_CONTEXT)
		return area_thread_key(a->t, l->track);
	return upid == NONE ? AREA_KEY_NONE : upid;
}

/* Adds a life whose part in the area is `wall` ns. */
static void
lives_add(struct lives *v, const struct area_query *q, const struct life *l,
    int64_t wall)
{
	if (v->count == 0 || l->start < v->first)
		v->first = l->start;
	if (v->count == 0 || l->start > v->last)
		v->last = l->start;
	if (v->count == 0 || wall > v->max) {
		v->max = wall;
		v->longest = l->id;
	}
	v->count++;
	v->begun += l->start >= q->t0;
	v->ended += l->ends && l->end <= q->t1;
	v->clipped += l->start < q->t0 || l->end > q->t1;
	v->wall = sat_add(v->wall, wall);
}

static void
alive_add(struct alive *a, const struct life *l)
{
	const struct area_query *q = a->q;
	struct idkey k = { { 0, 0, 0, 0 } };
	int64_t from = l->start, to = l->end, wall;
	uint32_t n;
	int added;

	if (!q->whole) {
		from = from < q->t0 ? q->t0 : from;
		to = to > q->t1 ? q->t1 : to;
	}
	wall = sat_span(from, to);
	k.w[0] = l->name;
	k.w[1] = life_owner(a, l);
	n = idtab_add(&a->keys, &k, &added);
	if (added) {
		a->v = xgrow(a->v, n, &a->cap, sizeof(*a->v));
		memset(&a->v[n], 0, sizeof(a->v[n]));
		memcpy(a->v[n].key, k.w, sizeof(a->v[n].key));
	}
	lives_add(&a->v[n], q, l, wall);
	lives_add(&a->all, q, l, wall);
}

static void
alive_find(struct alive *a)
{
	const struct area_query *q = a->q;
	struct interval_query ask;
	struct life l;
	uint32_t id;

	if (entity_count(a->t, a->type) == 0)
		return;
	/* those without length may stand at t1 */
	interval_ask(&ask, interval_of(a->t, a->type), q->t0,
	    sat_add(q->t1, 1));
	while ((id = interval_next(&ask)) != NONE && !area_cancelled(q)) {
		life_read(a, id, &l);
		if ((l.start == q->t1 && l.end > l.start) ||
		    (q->tracks != NULL && !q->tracks[l.track]))
			continue;
		alive_add(a, &l);
	}
}

/* ---- rows ---- */

#define ALIVE_ROWS(X)							\
	X("COUNT", "count", AREA_COUNT, AREA_SUM_ADD, 1,		\
	    i = (int64_t)v->count)					\
	X("WALL", "wall", AREA_NS, AREA_SUM_ADD, 1, i = v->wall)	\
	X("BEGUN", "begun", AREA_COUNT, AREA_SUM_ADD, 1,		\
	    i = (int64_t)v->begun)					\
	X("ENDED", "ended", AREA_COUNT, AREA_SUM_ADD, 1,		\
	    i = (int64_t)v->ended)					\
	X("MAX", "max", AREA_NS, AREA_SUM_MAX, 1,			\
	    i = area_known(v->max, any))				\
	X("AVG", "avg", AREA_NS, AREA_SUM_MEAN, 1,			\
	    i = any ? v->wall / (int64_t)v->count : INT64_MIN)		\
	X("FIRST", "first", AREA_TIME, AREA_SUM_MIN, 1,			\
	    i = area_known(sat_span(t->start, v->first), any))		\
	X("LAST", "last", AREA_TIME, AREA_SUM_MAX, 1,			\
	    i = area_known(sat_span(t->start, v->last), any))
AREA_FITS(ALIVE_ROWS);

static void
alive_columns(struct area_table *tb, const struct alive *a)
{
	int object = a->type == ENTITY_OBJECT;

	area_table_column(tb, "NAME", "name", AREA_TEXT, AREA_SUM_NONE);
	area_table_column(tb, object ? "PROCESS" : "THREAD", object ?
	    "process" : "thread", AREA_TEXT, AREA_SUM_NONE);
	tb->nkeys = 2;
	ALIVE_ROWS(AREA_COLUMN)
}

/* Fills the cells behind the keys. */
static void
alive_row(union area_cell *c, const struct trace *t, const struct lives *v)
{
	int any = v->count > 0;

	ALIVE_ROWS(AREA_CELL)
}

static void
row_texts(struct area_table *tb, const struct alive *a, size_t i)
{
	const struct area_query by = { .nkeys = 2, .key = {
	    { AREA_BY_NAME, "" }, { a->type == ENTITY_OBJECT ?
	    AREA_BY_PROCESS : AREA_BY_THREAD, "" } } };
	int k;

	for (k = 0; k < 2; k++)
		area_table_at(tb, i, k)->s = area_key_text(a->t, NULL, &by, k,
		    a->v[i].key[k], tb->arena);
}

int
area_alive_table(struct area_table *tb, const struct trace *t,
    const struct area_query *q)
{
	struct alive a = { .t = t, .q = q };
	size_t i;

	a.type = q->what == AREA_OBJECTS ? ENTITY_OBJECT : ENTITY_CONTEXT;
	alive_find(&a);
	alive_columns(tb, &a);
	area_table_rows(tb, a.keys.n);
	for (i = 0; i < tb->n; i++) {
		row_texts(tb, &a, i);
		alive_row(area_table_at(tb, i, tb->nkeys), t, &a.v[i]);
		tb->clipped[i] = a.v[i].clipped > 0 && !q->whole;
		tb->target[i].type = a.type;
		tb->target[i].id = a.v[i].longest;
	}
	alive_row(&tb->all[tb->nkeys], t, &a.all);
	memcpy(tb->total, tb->all, sizeof(tb->total));
	tb->has_total = 1;
	tb->entities = a.all.count;
	area_sort(tb, tb->nkeys, 0);
	idtab_free(&a.keys);
	free(a.v);
	return area_cancelled(q) ? -1 : 0;
}
