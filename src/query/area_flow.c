/*
 * area_flow: flows of an area from thread to thread: a row for each pair that
 * has any.  A flow is in the area if it is under way there and one of its ends
 * is on a track of the area.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/interval.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

enum { COLUMN_FROM, COLUMN_TO, COLUMN_COUNT, COLUMN_AVG, COLUMN_MAX,
	COLUMN_MIN, COLUMN_TOTAL };

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

static uint32_t
end_track(const struct trace *t, uint32_t end)
{
	struct entity_ref ref = flow_end_ref(t, end);

	return ref.type == ENTITY_NONE ? NONE : entity_track(t, ref.type,
	    ref.id);
}

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
	uint32_t from = end_track(t, f->from), to = end_track(t, f->to), n;
	int64_t len = area_span(f->from_ts, f->to_ts);
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
	v->total = area_add(v->total, len);
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
	    area_add(q->t1, 1));
	while ((i = interval_next(&ask)) != NONE && !area_cancelled(q)) {
		f = flow_at(t, i);
		pair_add(p, t, q, &f);
	}
}

int
area_flow_table(struct area_table *tb, const struct trace *t,
    const struct area_query *q)
{
	struct area_query by = { .nkeys = 2, .key = { { AREA_BY_THREAD, "" },
	    { AREA_BY_THREAD, "" } } };
	struct pairs p;
	union area_cell *row;
	size_t i;
	int k;

	memset(&p, 0, sizeof(p));
	pairs_make(&p, t, q);
	area_table_column(tb, "FROM", "from", AREA_TEXT);
	area_table_column(tb, "TO", "to", AREA_TEXT);
	area_table_column(tb, "COUNT", "count", AREA_COUNT);
	area_table_column(tb, "AVG", "avg", AREA_NS);
	area_table_column(tb, "MAX", "max", AREA_NS);
	area_table_column(tb, "MIN", "min", AREA_NS);
	area_table_column(tb, "TOTAL", "total", AREA_NS);
	tb->nkeys = 2;
	area_table_rows(tb, p.keys.n);
	for (i = 0; i < tb->n; i++) {
		row = area_table_at(tb, i, 0);
		for (k = 0; k < 2; k++)
			row[k].s = area_key_text(t, NULL, &by, k,
			    p.v[i].key[k], tb->arena);
		row[COLUMN_COUNT].i = (int64_t)p.v[i].count;
		row[COLUMN_AVG].i = p.v[i].total / (int64_t)p.v[i].count;
		row[COLUMN_MAX].i = p.v[i].max;
		row[COLUMN_MIN].i = p.v[i].min;
		row[COLUMN_TOTAL].i = p.v[i].total;
		tb->target[i] = p.v[i].longest;
		tb->things += p.v[i].count;
	}
	area_sort(tb, COLUMN_COUNT, 0);
	idtab_free(&p.keys);
	free(p.v);
	return area_cancelled(q) ? -1 : 0;
}
