/*
 * area_part: one thread's share of an area: a run of ranges of rows becomes
 * groups with sums, and each slice gets the number of its group.
 *
 * Where no key changes within a kind, the group of a slice is a look-up in an
 * array by kind, which a new row with other keys makes stale as a whole (a
 * stamp).  Other keys are interned slice by slice.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/leaf.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

#define ARENA_MOST	(1 << 20)	/* bytes of args kept at a time */
#define AHEAD		6		/* slices whose texts are fetched
					 * early: some 200 ns each */

/* What stays the same within a range. */
struct scan {
	struct area_part *p;
	const struct area_range *at;
	struct area_entity entity;
	struct area_children children;
	uint64_t	 row_key[AREA_KEYS];
	enum area_change change[AREA_KEYS];
	int		 slow;		/* a key is of each slice */
	int		 reads, gaps;
	/* words of which an event has one, or it has no arg that is a key */
	const char	*word[AREA_KEYS];
	size_t		 word_n[AREA_KEYS];
	int		 nwords;	/* 0: all events are read */
	struct event_facts facts;
	struct arena	 arena;
};

static uint32_t
local_of(struct area_part *p, const uint64_t key[AREA_KEYS])
{
	struct idkey k = { { key[0], key[1], 0, 0 } };
	struct area_local *l;
	uint32_t n;
	int added;

	n = idtab_add(&p->keys, &k, &added);
	if (!added)
		return n;
	p->local = xgrow(p->local, n, &p->cap, sizeof(*p->local));
	l = &p->local[n];
	memset(l, 0, sizeof(*l));
	memcpy(l->g.key, key, sizeof(l->g.key));
	l->g.longest = l->last_row = NONE;
	return n;
}

/* Returns the group of entity.slice. */
static uint32_t
group_of(struct scan *c)
{
	struct area_part *p = c->p;
	uint64_t key[AREA_KEYS] = { 0, 0 };
	uint32_t kind = c->entity.kind;
	int i;

	if (!c->slow && p->kind_when[kind] == p->when)
		return p->kind_group[kind];
	for (i = 0; i < p->q->nkeys; i++)
		key[i] = c->change[i] == AREA_EACH_ROW ? c->row_key[i] :
		    area_key_of(p->t, p->q, &p->q->key[i], &c->entity);
	if (c->slow)
		return local_of(p, key);
	p->kind_when[kind] = p->when;
	return p->kind_group[kind] = local_of(p, key);
}

static void
add_gap(struct scan *c, struct area_local *l, const struct area_span *s)
{
	uint32_t row = c->at->row;
	int64_t gap;

	if (l->last_row == row) {
		gap = sat_span(l->last_end, s->start);
		l->g.gap = sat_add(l->g.gap, gap);
		if (gap > l->g.gap_max)
			l->g.gap_max = gap;
	} else if (row == c->p->range[0].row) {
		l->early = 1;
		l->early_start = s->start;
	}
	l->last_row = row;
	l->last_end = s->end;
}

/*
 * Returns the cpu time of entity.slice, or -1; it is read once if it is kept.
 */
static int64_t
cpu_of(struct scan *c)
{
	int64_t *kept = c->p->q->cpu_kept, cpu;

	if (kept != NULL)
		kept += c->entity.slice;
	if (kept != NULL && *kept != 0)
		return *kept - AREA_CPU_READ;
	cpu = c->reads ? c->facts.tdur : trace_cpu(c->p->t, c->entity.slice,
	    &c->arena);
	if (cpu < 0 || cpu > INT64_MAX - AREA_CPU_READ)
		cpu = -1;
	if (kept != NULL)
		*kept = cpu + AREA_CPU_READ;
	if (c->arena.total > ARENA_MOST)
		arena_free(&c->arena);
	return cpu;
}

/* Fetches the text of a slice soon to be read. */
static void
cpu_fetch(const struct scan *c, uint32_t slice)
{
	const int64_t *kept = c->p->q->cpu_kept;

	if (slice < c->at->end && (kept == NULL || kept[slice] == 0))
		trace_cpu_fetch(c->p->t, slice);
}

/* Adds the cpu time, of a clipped slice the share that its wall time has. */
static void
add_cpu(struct scan *c, struct area_group *g, const struct area_span *s)
{
	int64_t cpu = cpu_of(c), all = sat_span(s->start, s->end);
	int64_t part = sat_span(s->from, s->to);

	if (cpu < 0)
		return;
	if (part < all)
		cpu = (int64_t)((double)cpu * ((double)part / (double)all));
	g->cpu = sat_add(g->cpu, cpu);
	g->ncpu++;
}

static void
add_slice(struct scan *c, struct area_local *l, const struct area_span *s)
{
	struct area_group *g = &l->g;
	int64_t wall = sat_span(s->from, s->to);

	if (g->count == 0 || wall < g->min)
		g->min = wall;
	if (g->count == 0 || wall > g->max) {
		g->max = wall;
		g->longest = c->entity.slice;
	}
	g->count++;
	g->clipped += (uint64_t)s->clipped;
	g->wall = g->sum = sat_add(g->sum, wall);
	g->self = sat_add(g->self, area_self(&c->children, s));
	if (c->p->q->cpu)
		add_cpu(c, g, s);
	if (c->gaps)
		add_gap(c, l, s);
}

/* Sets the words, if nothing else of an event is asked for. */
static void
words_open(struct scan *c)
{
	const struct area_query *q = c->p->q;
	int i;

	for (i = 0; i < q->nkeys && !q->cpu; i++) {
		if (!area_key_reads(&q->key[i]))
			continue;
		trace_args_word(q->key[i].arg, strlen(q->key[i].arg),
		    &c->word[c->nwords], &c->word_n[c->nwords]);
		if (q->key[i].by != AREA_BY_ARG ||
		    c->word_n[c->nwords++] == 0) {
			c->nwords = 0;
			return;
		}
	}
}

/* Returns whether the event of a slice may have an arg that is a key. */
static int
may_have(const struct scan *c, uint32_t s)
{
	const struct trace *t = c->p->t;
	uint64_t off = trace_off(t, s), end = trace_end_off(t, s);
	int i;

	for (i = 0; i < c->nwords; i++)
		if (trace_args_may(t, off, end, c->word[i], c->word_n[i]))
			return 1;
	return c->nwords == 0;
}

static void
read_event(struct scan *c)
{
	const struct trace *t = c->p->t;
	uint32_t s = c->entity.slice;

	c->facts.args = NULL;
	if (!may_have(c, s))
		return;
	if (c->arena.total > ARENA_MOST)
		arena_free(&c->arena);
	trace_facts(t, trace_off(t, s), trace_end_off(t, s), NONE, &c->facts,
	    &c->arena);
}

/* Returns the group of a slice, or NONE if the area does not have it. */
static uint32_t
scan_slice(struct scan *c, uint32_t slice)
{
	struct area_part *p = c->p;
	struct area_local *l;
	struct area_span s;
	enum area_place place;
	uint32_t n;

	place = area_place(p->t, p->q, slice, &s);
	if (place == AREA_OUTSIDE)
		return NONE;
	c->entity.slice = slice;
	c->entity.kind = p->t->kind[slice];
	c->entity.off = trace_off(p->t, slice);
	if (p->q->cpu)
		cpu_fetch(c, slice + AHEAD);
	if (c->reads)
		read_event(c);
	n = group_of(c);
	l = &p->local[n];
	if (place == AREA_OPEN) {
		l->g.open++;
		l->g.open_wall = sat_add(l->g.open_wall, sat_span(s.from,
		    s.to));
		if (l->g.longest == NONE)
			l->g.longest = slice;
	} else
		add_slice(c, l, &s);
	return n;
}

/*
 * Returns whether gaps are counted in a row: between slices of a name in any
 * row, between all slices of a thread in its top row alone.
 */
static int
row_has_gaps(const struct scan *c)
{
	const struct row *r = &c->p->t->rows[c->at->row];
	int i;

	for (i = 0; i < c->p->q->nkeys; i++)
		if (c->change[i] != AREA_EACH_ROW ||
		    c->p->q->key[i].by == AREA_BY_DEPTH)
			return 1;
	return r->lane == 0 && r->depth == 0;
}

/* Computes the keys of a row; other ones make the array by kind stale. */
static void
row_begin(struct scan *c, int first)
{
	struct area_part *p = c->p;
	uint64_t key;
	int i, other = first;

	c->entity.row = c->at->row;
	c->entity.track = p->t->rows[c->at->row].track;
	c->entity.slice = c->at->first;
	c->entity.off = trace_off(p->t, c->at->first);
	c->entity.above = NONE;
	c->gaps = row_has_gaps(c);
	for (i = 0; i < p->q->nkeys; i++) {
		key = c->change[i] != AREA_EACH_ROW ? area_row_part(p->t,
		    &p->q->key[i], c->entity.track) : area_key_of(p->t, p->q,
		    &p->q->key[i], &c->entity);
		other |= key != c->row_key[i];
		c->row_key[i] = key;
	}
	p->when += (uint32_t)other;
	area_children(&c->children, p->t, c->at->row, c->at->first, p->q);
}

static void
scan_begin(struct scan *c, struct area_part *p)
{
	int i;

	memset(c, 0, sizeof(*c));
	c->p = p;
	c->reads = area_reads_args(p->q);
	for (i = 0; i < p->q->nkeys; i++) {
		c->change[i] = area_change(p->q, &p->q->key[i]);
		c->slow |= c->change[i] == AREA_EACH_SLICE;
	}
	words_open(c);
	if (c->reads) {
		p->texts = strtab_new();
		c->entity.facts = &c->facts;
	}
	c->entity.texts = p->texts;
	p->kind_group = xcalloc((size_t)p->t->nkinds + 1,
	    sizeof(*p->kind_group));
	p->kind_when = xcalloc((size_t)p->t->nkinds + 1,
	    sizeof(*p->kind_when));
}

void
area_part_scan(struct area_part *p)
{
	struct area_progress *pr = p->q->progress;
	struct scan c;
	uint32_t at = 0, s;
	size_t i;

	scan_begin(&c, p);
	for (i = 0; i < p->nranges; i++) {
		if ((p->stopped = area_cancelled(p->q)))
			break;
		c.at = &p->range[i];
		row_begin(&c, i == 0);
		for (s = c.at->first; s < c.at->end; s++)
			p->group[at++] = scan_slice(&c, s);
		if (pr != NULL)
			atomic_fetch_add_explicit(&pr->done, c.at->end -
			    c.at->first, memory_order_relaxed);
	}
	arena_free(&c.arena);
}

void
area_part_lengths(struct area_part *p, int64_t *lengths, uint32_t first,
    uint32_t end)
{
	const struct trace *t = p->t;
	struct area_local *l;
	struct area_span span;
	uint32_t at = 0, s;
	size_t i;

	for (i = 0; i < p->nranges; i++)
		for (s = p->range[i].first; s < p->range[i].end; s++, at++) {
			if (p->group[at] == NONE)
				continue;
			l = &p->local[p->group[at]];
			if (l->group < first || l->group >= end || area_place(t,
			    p->q, s, &span) != AREA_INSIDE)
				continue;
			lengths[l->at++] = sat_span(span.from, span.to);
		}
}

void
area_part_free(struct area_part *p)
{
	idtab_free(&p->keys);
	free(p->local);
	free(p->kind_group);
	free(p->kind_when);
	strtab_free(p->texts);
}
