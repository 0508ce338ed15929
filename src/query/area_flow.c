/*
 * area_flow: flows of an area from thread to thread: a row for each pair that
 * has any, or a matrix: rows by where flows leave, columns by where they go.
 * A flow is in the area if it is under way there and one of its ends is on a
 * track of the area.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/flow.h"
#include "ttv/interval.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

struct pair {
	uint64_t	key[2];
	uint64_t	count;
	int64_t		total, min, max;	/* ns from end to end */
	struct entity_ref longest;	/* where the slowest one leaves */
};
struct pairs {
	struct idtab	keys;
	struct pair	*v;
	size_t		 cap;
};

static int
in_area(const struct area_query *q, uint32_t track)
{
	return track != NONE && (q->tracks == NULL || q->tracks[track]);
}

static uint64_t
end_key(const struct trace *t, uint32_t track)
{
	return track == NONE ? AREA_KEY_NONE : area_thread_key(t, track);
}

static void
pair_add(struct pairs *p, const struct trace *t, const struct area_query *q,
    const struct flow *f)
{
	uint32_t from = flow_end_track(t, f->from);
	uint32_t to = flow_end_track(t, f->to), n;
	int64_t len = sat_span(f->from_ts, f->to_ts);
	struct idkey k = { { 0, 0, 0, 0 } };
	struct pair *v;
	int added;

	if (!in_area(q, from) && !in_area(q, to))
		return;
	k.w[0] = end_key(t, from);
	k.w[1] = end_key(t, to);
	n = idtab_add(&p->keys, &k, &added);
	if (added) {
		p->v = xgrow(p->v, n, &p->cap, sizeof(*p->v));
		memset(&p->v[n], 0, sizeof(p->v[n]));
		p->v[n].key[0] = k.w[0];
		p->v[n].key[1] = k.w[1];
		p->v[n].min = INT64_MAX;
		p->v[n].max = -1;
	}
	v = &p->v[n];
	v->count++;
	v->total = sat_add(v->total, len);
	if (len < v->min)
		v->min = len;
	if (len > v->max) {
		v->max = len;
		v->longest = flow_end_ref(t, f->from != NONE ? f->from :
		    f->to);
	}
}

static void
pairs_make(struct pairs *p, const struct trace *t, const struct area_query *q)
{
	struct interval_query ask;
	struct flow f;
	uint32_t i;

	if (t->nflows == 0)
		return;
	interval_ask(&ask, interval_of(t, ENTITY_FLOW), q->t0,
	    sat_add(q->t1, 1));
	while ((i = interval_next(&ask)) != NONE && !area_cancelled(q)) {
		f = flow_at(t, i);
		pair_add(p, t, q, &f);
	}
}

static const char *
thread_label(struct area_table *tb, const struct trace *t, uint64_t key)
{
	static const struct area_query by = { .nkeys = 1, .key = {
	    { AREA_BY_THREAD, "" } } };

	return area_key_text(t, NULL, &by, 0, key, tb->arena);
}

#define PAIR_ROWS(X)							\
	X("FROM", "from", AREA_TEXT, AREA_SUM_NONE, 1,			\
	    s = thread_label(tb, t, v->key[0]))				\
	X("TO", "to", AREA_TEXT, AREA_SUM_NONE, 1,			\
	    s = thread_label(tb, t, v->key[1]))				\
	X("COUNT", "count", AREA_COUNT, AREA_SUM_NONE, 1,		\
	    i = (int64_t)v->count)					\
	X("AVG", "avg", AREA_NS, AREA_SUM_NONE, 1,			\
	    i = v->total / (int64_t)v->count)				\
	X("MAX", "max", AREA_NS, AREA_SUM_NONE, 1, i = v->max)		\
	X("MIN", "min", AREA_NS, AREA_SUM_NONE, 1, i = v->min)		\
	X("TOTAL", "total", AREA_NS, AREA_SUM_NONE, 1, i = v->total)
AREA_FITS(PAIR_ROWS);

static void
pairs_rows(struct area_table *tb, const struct trace *t, const struct pairs *p)
{
	const struct pair *v;
	union area_cell *c;
	size_t i;

	PAIR_ROWS(AREA_COLUMN)
	tb->nkeys = 2;
	area_table_rows(tb, p->keys.n);
	for (i = 0; i < tb->n; i++) {
		v = &p->v[i];
		c = area_table_at(tb, i, 0);
		PAIR_ROWS(AREA_CELL)
		tb->target[i] = v->longest;
	}
	area_sort(tb, tb->nkeys, 0);
}

/* ---- as a matrix ---- */

#define MATRIX_TITLE	12	/* bytes of a thread's name as a title */

/* The flows that leave or reach a thread. */
struct side {
	uint64_t	key, count;
	struct entity_ref longest;
	uint64_t	most;		/* flows of the pair of `longest` */
	uint32_t	number;		/* in order of appearance */
};
struct sides {
	struct side	*v;		/* most flows first */
	size_t		 n;
	uint32_t	*of;		/* by pair: its index in v */
};

static int
compare_sides(const void *va, const void *vb)
{
	const struct side *a = va, *b = vb;

	if (a->count != b->count)
		return COMPARE(b->count, a->count);
	return COMPARE(a->key, b->key);
}

/* Sums up the pairs by one of their ends. */
static void
sides_make(struct sides *s, const struct pairs *p, int end)
{
	uint32_t *place, i, at;
	struct idtab keys = { 0 };
	struct idkey k = { { 0, 0, 0, 0 } };

	s->v = xcalloc((size_t)p->keys.n + 1, sizeof(*s->v));
	s->of = xcalloc((size_t)p->keys.n + 1, sizeof(*s->of));
	place = xcalloc((size_t)p->keys.n + 1, sizeof(*place));
	for (i = 0; i < p->keys.n; i++) {
		k.w[0] = p->v[i].key[end];
		at = s->of[i] = idtab_add(&keys, &k, NULL);
		s->v[at].key = k.w[0];
		s->v[at].number = at;
		s->v[at].count += p->v[i].count;
		if (p->v[i].count > s->v[at].most) {
			s->v[at].most = p->v[i].count;
			s->v[at].longest = p->v[i].longest;
		}
	}
	s->n = keys.n;
	qsort(s->v, s->n, sizeof(*s->v), compare_sides);
	for (i = 0; i < s->n; i++)
		place[s->v[i].number] = i;
	for (i = 0; i < p->keys.n; i++)
		s->of[i] = place[s->of[i]];
	idtab_free(&keys);
	free(place);
}

static void
sides_free(struct sides *s)
{
	free(s->v);
	free(s->of);
}

/* Adds a column for a thread: "CrRend 28781" of "CrRendererMain [28781], ..".
 */
static void
matrix_title(struct area_table *tb, const char *label)
{
	const char *id = strchr(label, '[');
	size_t idlen = id == NULL ? 0 : strcspn(id + 1, "]"), n;
	char title[64];

	if (idlen > 0 && idlen < MATRIX_TITLE - 3) {
		n = (size_t)(id - label) - (id > label);
		if (n > MATRIX_TITLE - 1 - idlen)
			n = MATRIX_TITLE - 1 - idlen;
		n = text_safe(title, sizeof(title) - MATRIX_TITLE, label, n);
		title[n++] = ' ';
		n += text_safe(title + n, sizeof(title) - n, id + 1, idlen);
	} else
		n = text_safe(title, sizeof(title), label, strnlen(label,
		    MATRIX_TITLE));
	area_table_column(tb, arena_strndup(tb->arena, title, n), label,
	    AREA_COUNT, AREA_SUM_NONE);
}

/* Adds a row's flows; those to threads without a column go to `other`. */
static void
matrix_add(struct area_table *tb, size_t row, size_t to, size_t other,
    uint64_t count)
{
	union area_cell *c = area_table_at(tb, row, (int)(2 + (to < other ?
	    to : other)));

	c->i = c->i == INT64_MIN ? (int64_t)count : sat_add(c->i,
	    (int64_t)count);
}

static void
matrix_rows(struct area_table *tb, const struct trace *t,
    const struct pairs *p)
{
	struct sides from, to;
	size_t i, shown, c;

	sides_make(&from, p, 0);
	sides_make(&to, p, 1);
	shown = to.n < AREA_COLUMNS - 3 ? to.n : AREA_COLUMNS - 3;
	area_table_column(tb, "FROM", "from", AREA_TEXT, AREA_SUM_NONE);
	area_table_column(tb, "SUM", "sum", AREA_COUNT, AREA_SUM_NONE);
	for (i = 0; i < shown; i++)
		matrix_title(tb, thread_label(tb, t, to.v[i].key));
	if (shown < to.n)
		area_table_column(tb, "OTHERS", "others", AREA_COUNT,
		    AREA_SUM_NONE);
	tb->nkeys = 1;
	area_table_rows(tb, from.n);
	for (i = 0; i < from.n; i++) {
		area_table_at(tb, i, 0)->s = thread_label(tb, t, from.v[i].key);
		area_table_at(tb, i, 1)->i = (int64_t)from.v[i].count;
		for (c = 2; c < (size_t)tb->ncolumns; c++)
			area_table_at(tb, i, (int)c)->i = INT64_MIN;
		tb->target[i] = from.v[i].longest;
	}
	for (i = 0; i < p->keys.n; i++)
		matrix_add(tb, from.of[i], to.of[i], shown, p->v[i].count);
	area_sort(tb, 1, 0);
	sides_free(&from);
	sides_free(&to);
}

int
area_flow_table(struct area_table *tb, const struct trace *t,
    const struct area_query *q)
{
	struct pairs p;
	size_t i;

	memset(&p, 0, sizeof(p));
	pairs_make(&p, t, q);
	for (i = 0; i < p.keys.n; i++)
		tb->entities += p.v[i].count;
	if (q->matrix)
		matrix_rows(tb, t, &p);
	else
		pairs_rows(tb, t, &p);
	idtab_free(&p.keys);
	free(p.v);
	return area_cancelled(q) ? -1 : 0;
}
