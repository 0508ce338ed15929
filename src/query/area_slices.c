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
#include "ttv/strtab.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

/* Columns behind the keys; SELF only where slices nest, CPU where asked. */
struct columns {
	int	count, wall, self, self_share, share, area, avg, max, min;
	int	p50, p95, p99, gaps, gap_max, cpu, open, open_wall;
	int	owner;		/* groups are of threads, files ... */
};

/* Adds a column with what its sum is; returns its number. */
static int
column(struct area_table *tb, const char *title, const char *word,
    enum area_type type, int sum)
{
	int c = area_table_column(tb, title, word, type);

	tb->column[c].sum = (unsigned)sum;
	return c;
}

static void
columns_make(struct area_table *tb, struct columns *c,
    const struct area_query *q)
{
	int nests = q->what == AREA_SLICES || q->what == AREA_ASYNC;

	memset(c, -1, sizeof(*c));
	c->owner = nests && area_owners(q);
	c->count = column(tb, "COUNT", "count", AREA_COUNT, AREA_SUM_ADD);
	c->wall = column(tb, "WALL", "wall", AREA_NS, AREA_SUM_ADD);
	if (nests) {
		c->self = column(tb, "SELF", "self", AREA_NS, AREA_SUM_ADD);
		c->self_share = column(tb, "SELF%", "self_share", AREA_SHARE,
		    AREA_SUM_ADD);
	} else
		c->share = column(tb, "WALL%", "wall_share", AREA_SHARE,
		    AREA_SUM_ADD);
	c->max = column(tb, "MAX", "max", AREA_NS, AREA_SUM_MAX);
	c->area = column(tb, "AREA%", "area_share", AREA_SHARE, AREA_SUM_ADD);
	c->avg = column(tb, "AVG", "avg", AREA_NS, AREA_SUM_MEAN);
	if (q->cpu)
		c->cpu = column(tb, "CPU", "cpu", AREA_NS, AREA_SUM_ADD);
	c->p50 = column(tb, "P50", "p50", AREA_NS, AREA_SUM_NONE);
	c->p95 = column(tb, "P95", "p95", AREA_NS, AREA_SUM_NONE);
	c->p99 = column(tb, "P99", "p99", AREA_NS, AREA_SUM_NONE);
	c->min = column(tb, "MIN", "min", AREA_NS, AREA_SUM_MIN);
	c->gaps = column(tb, "GAPS", "gaps", AREA_NS, AREA_SUM_ADD);
	c->gap_max = column(tb, "MAX GAP", "gap_max", AREA_NS, AREA_SUM_MAX);
	c->open = column(tb, "OPEN", "open", AREA_COUNT, AREA_SUM_ADD);
	c->open_wall = column(tb, "OPEN WALL", "open_wall", AREA_NS,
	    AREA_SUM_ADD);
}

static double
share_of(int64_t part, int64_t all)
{
	return all > 0 ? 100 * (double)part / (double)all : NAN;
}

static void
set_ns(union area_cell *row, int column, int64_t ns, int known)
{
	if (column >= 0)
		row[column].i = known ? ns : INT64_MIN;
}

static void
row_fill(union area_cell *row, const struct columns *c,
    const struct area_group *g, const struct area_group *all, int64_t len)
{
	int any = g->count > 0;

	row[c->count].i = (int64_t)g->count;
	row[c->wall].i = g->wall;
	set_ns(row, c->self, g->self, 1);
	if (c->self_share >= 0)
		row[c->self_share].d = share_of(g->self, all->self);
	if (c->share >= 0)
		row[c->share].d = share_of(g->wall, all->wall);
	row[c->area].d = share_of(g->wall, len);
	set_ns(row, c->avg, any ? g->sum / (int64_t)g->count : 0, any);
	set_ns(row, c->min, g->min, any);
	set_ns(row, c->max, g->max, any);
	set_ns(row, c->p50, g->p50, any && g->p50 >= 0);
	set_ns(row, c->p95, g->p95, any && g->p95 >= 0);
	set_ns(row, c->p99, g->p99, any && g->p99 >= 0);
	set_ns(row, c->gaps, g->gap, any);
	set_ns(row, c->gap_max, g->gap_max, any);
	set_ns(row, c->cpu, g->cpu, g->ncpu > 0);
	row[c->open].i = (int64_t)g->open;
	set_ns(row, c->open_wall, g->open_wall, g->open > 0);
}

static int
slices_table(struct area_table *tb, const struct trace *t,
    const struct area_query *q)
{
	const struct area_group *g;
	struct columns c;
	size_t i;
	int k, rc;

	rc = area_groups(&tb->groups, t, q);
	area_table_keys(tb, q);
	columns_make(tb, &c, q);
	area_table_rows(tb, rc == 0 ? tb->groups.n : 0);
	for (i = 0; i < tb->n; i++) {
		g = &tb->groups.v[i];
		for (k = 0; k < q->nkeys; k++)
			area_table_at(tb, i, k)->s = area_key_text(t,
			    &tb->groups, q, k, g->key[k], tb->arena);
		row_fill(area_table_at(tb, i, 0), &c, g, &tb->groups.total,
		    sat_span(q->t0, q->t1));
		tb->clipped[i] = g->clipped > 0 && !q->whole;
		tb->target[i].type = ENTITY_SLICE;
		tb->target[i].id = g->longest;
		memcpy(tb->key[i], g->key, sizeof(g->key));
	}
	row_fill(tb->all, &c, &tb->groups.total, &tb->groups.total,
	    sat_span(q->t0, q->t1));
	/* nested slices count once; without their parents they do not nest */
	if (c.self >= 0 && q->slices == NULL) {
		tb->all[c.wall].i = tb->groups.total.self;
		tb->all[c.area].d = share_of(tb->groups.total.self,
		    sat_span(q->t0, q->t1));
	}
	memcpy(tb->total, tb->all, sizeof(tb->total));
	tb->has_total = 1;
	tb->owners = c.owner > 0 && q->slices == NULL;
	tb->things = tb->groups.total.count + tb->groups.total.open;
	tb->open = tb->groups.total.open;
	area_sort(tb, c.owner ? c.self : c.wall, 0);
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
list_same(struct lister *l, struct area_thing *a)
{
	struct event_facts facts;
	const struct area_key *k;
	uint64_t key;
	int i;

	for (i = 0; i < l->q->nkeys; i++) {
		k = &l->q->key[i];
		if (k->by == AREA_BY_ARG) {
			trace_facts(l->t, a->off, trace_end_off(l->t,
			    a->slice), NONE, &facts, &l->arena);
			a->facts = &facts;
		}
		key = area_key_of(l->t, l->q, k, a);
		if (k->by == AREA_BY_ARG && l->key[i] != AREA_KEY_NONE &&
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
list_piece(struct lister *l, const struct area_piece *p)
{
	const struct trace *t = l->t;
	struct area_thing a = { .row = p->row, .above = NONE };
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

static void
list_row(struct area_table *tb, size_t i, const struct trace *t,
    const struct area_query *q, uint32_t slice)
{
	union area_cell *row = area_table_at(tb, i, 0);
	uint32_t r = trace_slice_row(t, slice);
	struct area_children children;
	struct area_query one = *q;
	struct area_span s;
	struct area_key thread = { AREA_BY_THREAD, "" };

	area_place(t, q, slice, &s);
	area_children(&children, t, r, slice, q);
	one.key[0] = thread;
	row[0].s = trace_kind_name(t, t->kind[slice]);
	row[1].i = sat_span(t->start, s.start);
	row[2].i = sat_span(s.from, s.to);
	row[3].i = area_self(&children, &s);
	row[4].i = t->rows[r].depth;
	row[5].s = area_key_text(t, NULL, &one, 0, area_thread_key(t,
	    t->rows[r].track), tb->arena);
	tb->clipped[i] = !q->whole && s.clipped;
	tb->target[i].type = ENTITY_SLICE;
	tb->target[i].id = slice;
}

int
area_list(struct area_table *tb, const struct trace *t,
    const struct area_query *q, const uint64_t key[AREA_KEYS],
    const char *const text[AREA_KEYS])
{
	struct lister l = { .t = t, .q = q, .key = key, .text = text };
	struct area_pieces pieces;
	size_t i;

	area_table_init(tb, q->what);
	area_table_column(tb, "NAME", "name", AREA_TEXT);
	area_table_column(tb, "START", "start", AREA_TIME);
	area_table_column(tb, "WALL", "wall", AREA_NS);
	area_table_column(tb, "SELF", "self", AREA_NS);
	area_table_column(tb, "DEPTH", "depth", AREA_COUNT);
	area_table_column(tb, "THREAD", "thread", AREA_TEXT);
	tb->nkeys = 1;
	l.texts = strtab_new();
	area_pieces(&pieces, t, q, (uint32_t)tuning.area_piece);
	for (i = 0; i < pieces.n && !area_cancelled(q); i++)
		list_piece(&l, &pieces.v[i]);
	free(pieces.v);
	list_cut(&l);
	tb->things = l.total;
	tb->open = l.open;
	tb->left_out = l.total - l.n;
	area_table_rows(tb, l.n);
	for (i = 0; i < l.n; i++)
		list_row(tb, i, t, q, (uint32_t)l.found[i].value);
	tb->sorted = 2;
	strtab_free(l.texts);
	arena_free(&l.arena);
	free(l.found);
	return area_cancelled(q) ? -1 : 0;
}
