/*
 * area_slices: tables of slices: of groups, and the list of one group's.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/radix.h"
#include "ttv/slice_label.h"
#include "ttv/strtab.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

static double
share_of(int64_t part, int64_t all)
{
	return all > 0 ? 100 * (double)part / (double)all : NAN;
}

/* SELF where slices nest, CPU where it is asked for. */
#define SLICES_ROWS(X)							\
	X("COUNT", "count", AREA_COUNT, AREA_SUM_ADD, 1,		\
	    i = (int64_t)g->count)					\
	X("WALL", "wall", AREA_NS, AREA_SUM_ADD, 1, i = g->wall)	\
	X("SELF", "self", AREA_NS, AREA_SUM_ADD, nests, i = g->self)	\
	X("SELF%", "self_share", AREA_SHARE, AREA_SUM_ADD, nests,	\
	    d = share_of(g->self, all->self))				\
	X("WALL%", "wall_share", AREA_SHARE, AREA_SUM_ADD, !nests,	\
	    d = share_of(g->wall, all->wall))				\
	X("MAX", "max", AREA_NS, AREA_SUM_MAX, 1,			\
	    i = area_known(g->max, any))				\
	X("AREA%", "area_share", AREA_SHARE, AREA_SUM_ADD, 1,		\
	    d = share_of(g->wall, sat_span(q->t0, q->t1)))		\
	X("AVG", "avg", AREA_NS, AREA_SUM_MEAN, 1,			\
	    i = any ? g->sum / (int64_t)g->count : INT64_MIN)		\
	X("CPU", "cpu", AREA_NS, AREA_SUM_ADD, q->cpu,			\
	    i = area_known(g->cpu, g->ncpu > 0))			\
	X("P50", "p50", AREA_NS, AREA_SUM_NONE, 1,			\
	    i = area_known(g->p50, any && g->p50 >= 0))			\
	X("P95", "p95", AREA_NS, AREA_SUM_NONE, 1,			\
	    i = area_known(g->p95, any && g->p95 >= 0))			\
	X("P99", "p99", AREA_NS, AREA_SUM_NONE, 1,			\
	    i = area_known(g->p99, any && g->p99 >= 0))			\
	X("MIN", "min", AREA_NS, AREA_SUM_MIN, 1,			\
	    i = area_known(g->min, any))				\
	X("GAPS", "gaps", AREA_NS, AREA_SUM_ADD, 1,			\
	    i = area_known(g->gap, any))				\
	X("MAX GAP", "gap_max", AREA_NS, AREA_SUM_MAX, 1,		\
	    i = area_known(g->gap_max, any))				\
	X("OPEN", "open", AREA_COUNT, AREA_SUM_ADD, 1,			\
	    i = (int64_t)g->open)					\
	X("OPEN WALL", "open_wall", AREA_NS, AREA_SUM_ADD, 1,		\
	    i = area_known(g->open_wall, g->open > 0))
AREA_FITS(SLICES_ROWS);

/* Fills the cells behind the keys. */
static void
slices_row(union area_cell *c, const struct area_query *q, int nests,
    const struct area_group *g, const struct area_group *all)
{
	int any = g->count > 0;

	SLICES_ROWS(AREA_CELL)
}

static int
slices_table(struct area_table *tb, const struct trace *t,
    const struct area_query *q)
{
	int nests = q->what == AREA_SLICES || q->what == AREA_ASYNC;
	int owner = nests && area_owners(q), k, rc;
	const struct area_group *g, *all = &tb->groups.total;
	size_t i;

	rc = area_groups(&tb->groups, t, q);
	area_table_keys(tb, q);
	SLICES_ROWS(AREA_COLUMN)
	area_table_rows(tb, rc == 0 ? tb->groups.n : 0);
	for (i = 0; i < tb->n; i++) {
		g = &tb->groups.v[i];
		for (k = 0; k < q->nkeys; k++)
			area_table_at(tb, i, k)->s = area_key_text(t,
			    &tb->groups, q, k, g->key[k], tb->arena);
		slices_row(area_table_at(tb, i, q->nkeys), q, nests, g, all);
		tb->clipped[i] = g->clipped > 0 && !q->whole;
		tb->target[i].type = ENTITY_SLICE;
		tb->target[i].id = g->longest;
		memcpy(tb->key[i], g->key, sizeof(g->key));
	}
	slices_row(&tb->all[q->nkeys], q, nests, all, all);
	/* nested slices count once; without their parents they do not nest */
	if (nests && q->slices == NULL) {
		tb->all[area_column_find(tb, "wall")].i = all->self;
		tb->all[area_column_find(tb, "area_share")].d = share_of(
		    all->self, sat_span(q->t0, q->t1));
	}
	memcpy(tb->total, tb->all, sizeof(tb->total));
	tb->has_total = 1;
	tb->owners = owner && q->slices == NULL;
	tb->entities = all->count + all->open;
	tb->open = all->open;
	area_sort(tb, area_column_find(tb, owner ? "self" : "wall"), 0);
	return rc;
}

int
area_table(struct area_table *tb, const struct trace *t,
    const struct area_query *q)
{
	area_table_init(tb, q->what);
	switch (q->what) {
	case AREA_COUNTERS:
		return area_counter_table(tb, t, q);
	case AREA_INSTANTS:
		return area_instant_table(tb, t, q);
	case AREA_FLOWS:
		return area_flow_table(tb, t, q);
	case AREA_OBJECTS:
	case AREA_CONTEXTS:
		return area_alive_table(tb, t, q);
	case AREA_MEMORY:
		return area_memory_table(tb, t, q);
	default:
		return slices_table(tb, t, q);
	}
}

/* ---- the slices of a group ---- */

struct lister {
	const struct trace *t;
	const struct area_query *q;
	const uint64_t	*key;
	const char *const *text;
	struct strtab	*texts;
	struct arena	 arena;
	struct radix	*found;		/* key: longest first; value: slice */
	size_t		 n, cap;
	uint64_t	 total, open;
};

#define LIST_KEPT (4 * AREA_SLICES_MAX)	/* slices kept until the list is cut */

/* Returns whether a slice has the keys of the group. */
static int
list_same(struct lister *l, struct area_entity *a)
{
	struct event_facts facts;
	const struct area_key *k;
	uint64_t key;
	int i;

	for (i = 0; i < l->q->nkeys; i++) {
		k = &l->q->key[i];
		if (area_key_reads(k)) {
			trace_facts(l->t, a->off, trace_end_off(l->t,
			    a->slice), NONE, &facts, &l->arena);
			a->facts = &facts;
		}
		key = area_key_of(l->t, l->q, k, a);
		if (area_key_reads(k) && l->key[i] != AREA_KEY_NONE &&
		    key != AREA_KEY_NONE) {
			if (strcmp(strtab_str(l->texts, (uint32_t)key),
			    l->text[i]) != 0)
				return 0;
		} else if (key != l->key[i])
			return 0;
	}
	return 1;
}

/* Drops all but the longest slices; of equal ones the first stay. */
static void
list_cut(struct lister *l)
{
	radix_sort(l->found, l->n);
	if (l->n > AREA_SLICES_MAX)
		l->n = AREA_SLICES_MAX;
}

static void
list_range(struct lister *l, const struct area_range *p)
{
	const struct trace *t = l->t;
	struct area_entity a = { .row = p->row, .above = NONE };
	struct area_span s;
	enum area_place place;
	uint32_t i;

	a.track = t->rows[p->row].track;
	a.texts = l->texts;
	for (i = p->first; i < p->end; i++) {
		place = area_place(t, l->q, i, &s);
		a.slice = i;
		a.kind = t->kind[i];
		a.off = trace_off(t, i);
		if (place == AREA_OUTSIDE || !list_same(l, &a))
			continue;
		l->open += place == AREA_OPEN;
		l->total++;
		if (l->n == LIST_KEPT)
			list_cut(l);
		l->found = xgrow(l->found, l->n, &l->cap, sizeof(*l->found));
		l->found[l->n].key = ~(uint64_t)sat_span(s.from, s.to);
		l->found[l->n++].value = i;
	}
	if (l->arena.total > 1 << 20)
		arena_free(&l->arena);
}

#define LABEL_BYTES	200	/* of a label in the list */

/* Returns the name of a slice, and the label that tells it from others. */
static const char *
list_name(struct arena *a, const struct trace *t, const struct area_query *q,
    uint32_t slice)
{
	const char *name = trace_kind_name(t, t->kind[slice]);
	struct buf b = BUF_INIT;
	size_t len = strlen(name);

	buf_add(&b, name, len);
	buf_addc(&b, ' ');
	slice_label(t, q->rules, slice, &b);
	if (b.len > len + 1)
		name = arena_strndup(a, b.data, b.len < len + LABEL_BYTES ?
		    b.len : len + LABEL_BYTES);
	buf_free(&b);
	return name;
}

#define LIST_ROWS(X)							\
	X("NAME", "name", AREA_TEXT, AREA_SUM_NONE, 1,			\
	    s = list_name(tb->arena, t, q, slice))			\
	X("START", "start", AREA_TIME, AREA_SUM_NONE, 1,		\
	    i = sat_span(t->start, s.start))				\
	X("WALL", "wall", AREA_NS, AREA_SUM_NONE, 1,			\
	    i = sat_span(s.from, s.to))					\
	X("SELF", "self", AREA_NS, AREA_SUM_NONE, 1,			\
	    i = area_self(&children, &s))				\
	X("DEPTH", "depth", AREA_COUNT, AREA_SUM_NONE, 1,		\
	    i = t->rows[r].depth)					\
	X("THREAD", "thread", AREA_TEXT, AREA_SUM_NONE, 1,		\
	    s = area_key_text(t, NULL, &one, 0, area_thread_key(t,	\
	    t->rows[r].track), tb->arena))
AREA_FITS(LIST_ROWS);

static void
list_row(struct area_table *tb, size_t row, const struct trace *t,
    const struct area_query *q, uint32_t slice)
{
	union area_cell *c = area_table_at(tb, row, 0);
	uint32_t r = trace_slice_row(t, slice);
	struct area_children children;
	struct area_query one = *q;
	struct area_span s;

	one.key[0] = (struct area_key){ AREA_BY_THREAD, "" };
	area_place(t, q, slice, &s);
	area_children(&children, t, r, slice, q);
	LIST_ROWS(AREA_CELL)
	tb->clipped[row] = !q->whole && s.clipped;
	tb->target[row].type = ENTITY_SLICE;
	tb->target[row].id = slice;
}

int
area_list(struct area_table *tb, const struct trace *t,
    const struct area_query *q, const uint64_t key[AREA_KEYS],
    const char *const text[AREA_KEYS])
{
	struct lister l = { .t = t, .q = q, .key = key, .text = text };
	struct area_ranges ranges;
	size_t i;

	area_table_init(tb, q->what);
	LIST_ROWS(AREA_COLUMN)
	tb->nkeys = 1;
	l.texts = strtab_new();
	area_ranges(&ranges, t, q, (uint32_t)tuning.area_range);
	for (i = 0; i < ranges.n && !area_cancelled(q); i++)
		list_range(&l, &ranges.v[i]);
	free(ranges.v);
	list_cut(&l);
	tb->entities = l.total;
	tb->open = l.open;
	tb->left_out = l.total - l.n;
	area_table_rows(tb, l.n);
	for (i = 0; i < l.n; i++)
		list_row(tb, i, t, q, (uint32_t)l.found[i].value);
	tb->sorted = area_column_find(tb, "wall");
	strtab_free(l.texts);
	arena_free(&l.arena);
	free(l.found);
	return area_cancelled(q) ? -1 : 0;
}
