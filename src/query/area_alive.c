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

enum { COLUMN_NAME, COLUMN_OWNER, COLUMN_COUNT, COLUMN_WALL, COLUMN_BEGUN,
	COLUMN_ENDED, COLUMN_MAX, COLUMN_AVG, COLUMN_FIRST, COLUMN_LAST };

static void
columns_make(struct area_table *tb, const struct alive *a)
{
	static const struct {
		const char	*title, *word;
		enum area_type	 type;
		unsigned	 sum;
	} columns[] = {
		{ "COUNT", "count", AREA_COUNT, AREA_SUM_ADD },
		{ "WALL", "wall", AREA_NS, AREA_SUM_ADD },
		{ "BEGUN", "begun", AREA_COUNT, AREA_SUM_ADD },
		{ "ENDED", "ended", AREA_COUNT, AREA_SUM_ADD },
		{ "MAX", "max", AREA_NS, AREA_SUM_MAX },
		{ "AVG", "avg", AREA_NS, AREA_SUM_MEAN },
		{ "FIRST", "first", AREA_TIME, AREA_SUM_MIN },
		{ "LAST", "last", AREA_TIME, AREA_SUM_MAX },
	};
	int object = a->type == ENTITY_OBJECT, c;
	size_t i;

	area_table_column(tb, "NAME", "name", AREA_TEXT);
	area_table_column(tb, object ? "PROCESS" : "THREAD", object ?
	    "process" : "thread", AREA_TEXT);
	tb->nkeys = 2;
	for (i = 0; i < sizeof(columns) / sizeof(columns[0]); i++) {
		c = area_table_column(tb, columns[i].title, columns[i].word,
		    columns[i].type);
		tb->column[c].sum = columns[i].sum;
	}
}

static void
row_fill(union area_cell *row, const struct alive *a, const struct lives *v)
{
	int any = v->count > 0;

	row[COLUMN_COUNT].i = (int64_t)v->count;
	row[COLUMN_WALL].i = v->wall;
	row[COLUMN_BEGUN].i = (int64_t)v->begun;
	row[COLUMN_ENDED].i = (int64_t)v->ended;
	row[COLUMN_MAX].i = any ? v->max : INT64_MIN;
	row[COLUMN_AVG].i = any ? v->wall / (int64_t)v->count : INT64_MIN;
	row[COLUMN_FIRST].i = any ? sat_span(a->t->start, v->first) :
	    INT64_MIN;
	row[COLUMN_LAST].i = any ? sat_span(a->t->start, v->last) : INT64_MIN;
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
	columns_make(tb, &a);
	area_table_rows(tb, a.keys.n);
	for (i = 0; i < tb->n; i++) {
		row_texts(tb, &a, i);
		row_fill(area_table_at(tb, i, 0), &a, &a.v[i]);
		tb->clipped[i] = a.v[i].clipped > 0 && !q->whole;
		tb->target[i].type = a.type;
		tb->target[i].id = a.v[i].longest;
	}
	row_fill(tb->all, &a, &a.all);
	memcpy(tb->total, tb->all, sizeof(tb->total));
	tb->has_total = 1;
	tb->things = a.all.count;
	area_sort(tb, COLUMN_COUNT, 0);
	idtab_free(&a.keys);
	free(a.v);
	return area_cancelled(q) ? -1 : 0;
}
