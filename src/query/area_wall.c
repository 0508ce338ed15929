/*
 * area_wall: the time that groups take, in which nested slices count once.
 *
 * The first pass sums up lengths.  Where slices nest, that is too much:
 *
 *	- a group of threads, processes, tracks or files takes the union of the
 *	  times of its slices, over all lanes;
 *	- of another group, such as a name, a slice inside of one of the same
 *	  group counts nothing.
 *
 * The slices of a lane are walked in the order of their begins
 * (ttv/lane_walk.h).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/lane_walk.h"
#include "ttv/pool.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

#define JOBS_EACH	8	/* jobs a thread, as lanes differ in size */

/* What the area has of a lane; pos of a row is that in area_part.group. */
struct wall_lane {
	size_t		row, nrows;
	uint64_t	slices;
	uint32_t	group;		/* the first that it has, or NONE */
	uint32_t	next;		/* lane of that group, or NONE */
};

struct wall {
	const struct trace *t;
	const struct area_query *q;
	struct area_groups *groups;
	const struct area_part *part;
	size_t		 nparts;
	struct lane_row	*rows;
	size_t		 nrows, rows_cap;
	struct wall_lane *lanes;
	size_t		 nlanes, lanes_cap;
	uint32_t	*lane_of;	/* by group: its first lane, or NONE */
	size_t		*job;		/* the first lane of each; [njobs] */
	size_t		 njobs;
	int64_t		**inner;	/* by job and group: ns that count
					 * nothing */
};

/* ---- lanes ---- */

static int
row_goes_on(const struct trace *t, uint32_t above, uint32_t row)
{
	const struct row *a = &t->rows[above], *r = &t->rows[row];

	return row == above + 1 && r->track == a->track &&
	    r->lane == a->lane && r->depth == a->depth + 1;
}

static void
lanes_make(struct wall *w, const struct area_ranges *p)
{
	const struct area_range *v;
	struct lane_row *r = NULL;
	struct wall_lane *l;
	uint64_t pos = 0;
	size_t i;

	for (i = 0; i < p->n; i++) {
		v = &p->v[i];
		if (r == NULL || r->row != v->row) {
			if (r == NULL || !row_goes_on(w->t, r->row, v->row)) {
				w->lanes = xgrow(w->lanes, w->nlanes,
				    &w->lanes_cap, sizeof(*w->lanes));
				w->lanes[w->nlanes++] = (struct wall_lane){
				    w->nrows, 0, 0, NONE, NONE };
			}
			w->rows = xgrow(w->rows, w->nrows, &w->rows_cap,
			    sizeof(*w->rows));
			r = &w->rows[w->nrows++];
			*r = (struct lane_row){ v->row, v->first, v->first,
			    pos };
			w->lanes[w->nlanes - 1].nrows++;
		}
		l = &w->lanes[w->nlanes - 1];
		l->slices += v->end - v->first;
		pos += v->end - v->first;
		r->end = v->end;
	}
}

/* ---- the walk over a lane ---- */

struct step {			/* in a row */
	uint32_t	part;		/* the part that it was read by */
	uint32_t	group;		/* of the slice under way, or NONE */
};
struct walk {
	struct lane_walk lane;
	const struct wall *w;
	struct step	*step;		/* by row */
	size_t		 cap;
};

static void
walk_begin(struct walk *k, const struct wall *w, const struct wall_lane *l)
{
	size_t i;

	k->w = w;
	lane_walk_begin(&k->lane, w->t, &w->rows[l->row], l->nrows);
	if (k->cap < l->nrows) {
		k->cap = l->nrows;
		k->step = xreallocarray(k->step, k->cap, sizeof(*k->step));
	}
	for (i = 0; i < l->nrows; i++)
		k->step[i] = (struct step){ 0, NONE };
}

static void
walk_end(struct walk *k)
{
	free(k->lane.at);
	free(k->step);
}

/* Returns the group of the slice that the walk is at, or NONE. */
static inline uint32_t
walk_group(struct walk *k, size_t d, uint32_t slice)
{
	const struct wall *w = k->w;
	struct step *s = &k->step[d];
	const uint32_t *at = w->part[0].group + k->lane.row[d].pos +
	    (slice - k->lane.row[d].first);

	while (s->part + 1 < w->nparts && at >= w->part[s->part + 1].group)
		s->part++;
	return *at == NONE ? NONE : w->part[s->part].local[*at].group;
}

/* ---- slices inside of slices of their group ---- */

static int64_t
inner_length(const struct wall *w, uint32_t slice)
{
	struct area_span s;

	return area_place(w->t, w->q, slice, &s) != AREA_INSIDE ? 0 :
	    sat_span(s.from, s.to);
}

/* Sums up the lengths of a lane that count nothing. */
static void
lane_inner(struct walk *k, uint32_t *open, int64_t *inner)
{
	const struct trace *t = k->w->t;
	size_t d, top = 0;
	uint32_t s, g;

	while ((s = lane_walk_next(&k->lane, &d)) != NONE) {
		for (; top > d; top--)
			if (k->step[top - 1].group != NONE)
				open[k->step[top - 1].group]--;
		g = walk_group(k, d, s);
		if (g != NONE && t->dur_low[s] == DUR_LOW_OPEN)
			g = NONE;
		k->step[d].group = g;
		top = d + 1;
		if (g != NONE && open[g]++ > 0)
			inner[g] = sat_add(inner[g], inner_length(k->w, s));
	}
	for (; top > 0; top--)
		if (k->step[top - 1].group != NONE)
			open[k->step[top - 1].group]--;
}

static void
inner_job(void *arg, size_t i)
{
	struct wall *w = arg;
	uint32_t *open = xcalloc(w->groups->n + 1, sizeof(*open));
	struct walk k = { 0 };
	size_t l;

	w->inner[i] = xcalloc(w->groups->n + 1, sizeof(**w->inner));
	for (l = w->job[i]; l < w->job[i + 1] && !area_cancelled(w->q); l++)
		if (w->lanes[l].nrows > 1) {
			walk_begin(&k, w, &w->lanes[l]);
			lane_inner(&k, open, w->inner[i]);
		}
	walk_end(&k);
	free(open);
}

/* Deals lanes out to jobs, few, as each has sums of its own for all groups. */
static void
jobs_make(struct wall *w, uint64_t slices)
{
	uint64_t done = 0, each;
	size_t l, most = w->q->threads > 1 ? (size_t)w->q->threads *
	    JOBS_EACH : 1;

	/* sums are no more work than slices */
	if (most > slices / (w->groups->n + 1) + 1)
		most = (size_t)(slices / (w->groups->n + 1) + 1);
	each = slices / most + 1;
	w->job = xcalloc(most + 2, sizeof(*w->job));
	for (l = 0; l < w->nlanes; l++) {
		if (done >= each * w->njobs)
			w->job[w->njobs++] = l;
		done += w->lanes[l].slices;
	}
	w->job[w->njobs] = w->nlanes;
}

static void
inner_take(struct wall *w, uint64_t slices)
{
	struct area_group *g;
	size_t i, k;

	jobs_make(w, slices);
	w->inner = xcalloc(w->njobs + 1, sizeof(*w->inner));
	pool_run(w->q->threads, w->njobs, inner_job, w);
	for (i = 0; i < w->njobs; i++) {
		for (k = 0; k < w->groups->n; k++) {
			g = &w->groups->v[k];
			g->wall = g->wall > w->inner[i][k] ?
			    g->wall - w->inner[i][k] : 0;
		}
		free(w->inner[i]);
	}
	free(w->inner);
	free(w->job);
}

/* ---- unions ---- */

/* The outermost slices of a lane that count, one after another. */
struct outer {
	struct walk	walk;
	int64_t		from, to;
};

/* Moves on to the next; returns 0 behind the last. */
static int
outer_next(struct outer *o)
{
	const struct wall *w = o->walk.w;
	struct area_span span;
	uint32_t s;
	size_t d;

	while ((s = lane_walk_next(&o->walk.lane, &d)) != NONE) {
		if (area_place(w->t, w->q, s, &span) != AREA_INSIDE)
			continue;
		/* what is inside adds nothing, now or when its row is read */
		o->walk.lane.depth = d;
		o->from = span.from;
		o->to = span.to;
		return 1;
	}
	return 0;
}

/* Moves the first of a heap of lanes, by `from`, to its place. */
static void
heap_sink(struct outer **heap, size_t n, size_t i)
{
	struct outer *o = heap[i];
	size_t c;

	while ((c = 2 * i + 1) < n) {
		if (c + 1 < n && heap[c + 1]->from < heap[c]->from)
			c++;
		if (heap[c]->from >= o->from)
			break;
		heap[i] = heap[c];
		i = c;
	}
	heap[i] = o;
}

/* Returns the time that the lanes of a heap cover. */
static int64_t
heap_union(struct wall *w, struct outer **heap, size_t n)
{
	int64_t sum = 0, until = INT64_MIN, from;
	size_t i;

	for (i = n / 2; i > 0; i--)
		heap_sink(heap, n, i - 1);
	while (n > 0 && !area_cancelled(w->q)) {
		from = heap[0]->from > until ? heap[0]->from : until;
		if (heap[0]->to > from) {
			sum = sat_add(sum, sat_span(from, heap[0]->to));
			until = heap[0]->to;
		}
		if (!outer_next(heap[0]))
			heap[0] = heap[--n];
		heap_sink(heap, n, 0);
	}
	return sum;
}

static void
union_job(void *arg, size_t g)
{
	struct wall *w = arg;
	struct outer *v, **heap;
	size_t i, n = 0, lanes = 0;
	uint32_t l;

	for (l = w->lane_of[g]; l != NONE; l = w->lanes[l].next)
		lanes++;
	v = xcalloc(lanes + 1, sizeof(*v));
	heap = xcalloc(lanes + 1, sizeof(struct outer *));
	for (i = 0, l = w->lane_of[g]; l != NONE; l = w->lanes[l].next, i++) {
		walk_begin(&v[i].walk, w, &w->lanes[l]);
		if (outer_next(&v[i]))
			heap[n++] = &v[i];
	}
	w->groups->v[g].wall = heap_union(w, heap, n);
	for (i = 0; i < lanes; i++)
		walk_end(&v[i].walk);
	free(heap);
	free(v);
}

/* Sets the group of a lane, all of whose slices have the same. */
static void
lane_group(struct wall *w, struct wall_lane *l)
{
	struct walk k = { 0 };
	uint32_t s;
	size_t d;

	walk_begin(&k, w, l);
	while (l->group == NONE && (s = lane_walk_next(&k.lane, &d)) != NONE)
		l->group = walk_group(&k, d, s);
	walk_end(&k);
}

static void
unions_make(struct wall *w)
{
	struct wall_lane *l;
	size_t i;

	w->lane_of = xcalloc(w->groups->n + 1, sizeof(*w->lane_of));
	memset(w->lane_of, 0xff, w->groups->n * sizeof(*w->lane_of));
	for (i = w->nlanes; i > 0; i--) {
		l = &w->lanes[i - 1];
		lane_group(w, l);
		if (l->group == NONE)
			continue;
		l->next = w->lane_of[l->group];
		w->lane_of[l->group] = (uint32_t)(i - 1);
	}
	pool_run(w->q->threads, w->groups->n, union_job, w);
	free(w->lane_of);
}

void
area_wall(struct area_groups *groups, const struct trace *t,
    const struct area_query *q, const struct area_ranges *ranges,
    const struct area_part *part, size_t nparts)
{
	struct wall w = { .t = t, .q = q, .groups = groups, .part = part,
	    .nparts = nparts };

	if (groups->n == 0 || (q->what != AREA_SLICES &&
	    q->what != AREA_ASYNC))
		return;
	lanes_make(&w, ranges);
	if (area_owners(q))
		unions_make(&w);
	else
		inner_take(&w, ranges->slices);
	free(w.rows);
	free(w.lanes);
}
