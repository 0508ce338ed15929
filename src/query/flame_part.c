/*
 * flame_part: one thread's share of an area's slices becomes a call tree.
 *
 * A job is the slices of a lane that begin in a range of time, row by row from
 * the outermost.  The slices of a row and those of the row above are walked
 * together (a merge), so each finds its caller's node without a search; the
 * few callers that begin before the job are found by the path above them.
 *
 * A slice adds its weight to its node, and takes it from the nearest slice
 * around it that has a weight: what remains there is the self.  Slices without
 * a weight of their own are passed through.
 *
 * By label, the events of names that have one are read again.  Labels are kept
 * up to LABELS_MOST bytes; slices of others count as those that have no place.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/bits.h"
#include "ttv/slice_label.h"
#include "ttv/strtab.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#include "area_int.h"
#include "flame_int.h"

#define ARENA_MOST	(1 << 20)	/* bytes of args kept at a time */
#define LABELS_MOST	(1 << 26)	/* bytes of a worker's labels: a million
					 * of usual ones */

/* Where a slice stands in the tree. */
struct spot {
	uint32_t	node;		/* NONE: outside of the area */
	uint32_t	around;		/* node of the nearest slice with a
					 * weight, itself or above; NONE */
};
struct rows {
	struct spot	*v;
	size_t		 cap;
	uint32_t	 first, end;	/* the slices that it has */
};
struct scan {
	struct flame_part *p;
	struct area_query area;
	const struct flame_job *job;
	struct rows	 row, above;
	uint32_t	 root;		/* of the track's slices */
	uint32_t	 known;		/* a caller before the job ... */
	struct spot	 known_spot;	/* ... and where it stands */
	struct arena	 arena;
	const struct label_rule **rule;	/* by kind; NULL: no labels */
	size_t		 kept;		/* bytes of labels, about */
	struct buf	 label;
};

/* Returns the cpu time inside the area, by its share; -1: not known. */
static int64_t
flame_cpu(struct scan *c, uint32_t slice, const struct area_span *s)
{
	const struct trace *t = c->p->t;
	int64_t all = sat_span(s->start, s->end), part = sat_span(s->from,
	    s->to);
	int64_t cpu;

	if (c->arena.total > ARENA_MOST)
		arena_free(&c->arena);
	cpu = trace_cpu(t, slice, &c->arena);
	if (cpu < 0 || part >= all)
		return cpu;
	return (int64_t)((double)cpu * ((double)part / (double)all));
}

/* Sets the weight of a slice: 1 if it counts, 0 if it has none, -1: outside. */
static int
weigh(struct scan *c, uint32_t slice, int64_t *weight)
{
	enum flame_weight w = c->p->q->weight;
	struct area_span s;
	enum area_place place;

	place = area_place(c->p->t, &c->area, slice, &s);
	if (place == AREA_OUTSIDE)
		return -1;
	*weight = w == FLAME_COUNT ? 1 : w == FLAME_CPU ?
	    flame_cpu(c, slice, &s) : sat_span(s.from, s.to);
	if (w != FLAME_COUNT && place == AREA_OPEN)
		return 0;
	return *weight >= 0;
}

/* Returns whether a slice is one of those that are asked for. */
static int
flame_counts(const struct scan *c, uint32_t slice)
{
	return c->p->q->slices == NULL || bits_has(c->p->q->slices, slice);
}

/* Returns the number of a slice's label; NONE: it has no place. */
static uint32_t
label_of(struct scan *c, uint32_t slice)
{
	const struct trace *t = c->p->t;
	const struct label_rule *r = c->rule[t->kind[slice]];
	struct strtab *labels = c->p->tree.labels;
	uint32_t id;

	if (r == NULL)
		return 0;
	if (c->arena.total > ARENA_MOST)
		arena_free(&c->arena);
	c->label.len = 0;
	label_text(r, trace_slice_args(t, slice, &c->arena), &c->label);
	if (c->label.len == 0)
		return 0;
	if (c->kept <= LABELS_MOST) {
		id = strtab_count(labels);
		if (strtab_add(labels, c->label.data, c->label.len) > id)
			c->kept += c->label.len;
	}
	id = strtab_find(labels, c->label.data, c->label.len);
	return id != 0 ? id : NONE;
}

/* Finds the rules of all kinds. */
static void
rules_find(struct scan *c)
{
	const struct trace *t = c->p->t;
	uint32_t i;

	c->rule = xcalloc((size_t)t->nkinds + 1, sizeof(*c->rule));
	for (i = 0; i < t->nkinds; i++)
		c->rule[i] = label_rule_find(c->p->q->rules,
		    trace_kind_name(t, i), strtab_len(t->strings,
		    t->kinds[i].name));
}

/* Places a slice below its caller. */
static void
flame_enter(struct scan *c, uint32_t slice, int weight_known,
    const struct spot *up, struct spot *at)
{
	struct flame_tree *tree = &c->p->tree;
	const struct trace *t = c->p->t;
	uint32_t label = c->rule != NULL ? label_of(c, slice) : 0;

	at->node = label == NONE ? up->node | FLAME_CUT : flame_tree_child(
	    tree, up->node, FLAME_NAMED(t->kinds[t->kind[slice]].name, label),
	    0, NONE);
	at->around = up->around;
	if (!weight_known)
		return;
	if (!(at->node & FLAME_CUT))
		at->around = at->node;
	else if (up->around == NONE)
		at->around = flame_tree_rest(tree);
}

/* Returns the place of a slice that is in no row that was walked. */
static struct spot
spot_of(struct scan *c, uint32_t slice)
{
	const struct trace *t = c->p->t;
	struct spot at = { c->root, NONE };
	uint32_t *path = NULL, s;
	size_t n = 0, cap = 0;
	int64_t weight;
	int known;

	if (c->known == slice)
		return c->known_spot;
	for (s = slice; s != NONE; s = trace_parent(t, s)) {
		path = xgrow(path, n, &cap, sizeof(*path));
		path[n++] = s;
	}
	while (n > 0) {
		if (!flame_counts(c, path[--n]))
			continue;
		known = weigh(c, path[n], &weight);
		flame_enter(c, path[n], known == 1 &&
		    c->p->q->weight != FLAME_COUNT,
		    &(struct spot){ at.node, at.around }, &at);
	}
	free(path);
	c->known = slice;
	c->known_spot = at;
	return at;
}

static void
part_add(struct scan *c, uint32_t slice, int known, int64_t weight,
    const struct spot *up, const struct spot *at)
{
	struct flame_tree *tree = &c->p->tree;
	struct flame_raw *r;

	tree->entities++;
	tree->open += known == 0;
	if (at->node & FLAME_CUT) {
		tree->left_out++;
		if (up->around == NONE && at->around != NONE) {
			r = &tree->v[at->around];
			r->weight = sat_add(r->weight, weight);
		} else if (c->p->q->weight == FLAME_COUNT) {
			r = &tree->v[at->node == FLAME_CUT ?
			    flame_tree_rest(tree) : at->node & ~FLAME_CUT];
			r->weight = sat_add(r->weight, weight);
		}
		return;
	}
	r = &tree->v[at->node];
	r->open += known == 0;
	flame_raw_add(r, 1, known ? weight : 0, known ? weight : -1, slice);
	if (known && up->around != NONE) {
		r = &tree->v[up->around];
		r->covered = sat_add(r->covered, weight);
	}
}

/* Returns the place of the caller of a slice; *p moves on in the row above. */
static struct spot
above(struct scan *c, uint32_t row, uint32_t slice, uint32_t *p)
{
	const struct trace *t = c->p->t;
	const struct row *r = &t->rows[row - 1];
	struct spot at;

	if (*p == NONE && (*p = trace_row_at(t, row - 1, t->ts[slice])) ==
	    NONE)
		return (struct spot){ c->root, NONE };
	while (*p + 1 < r->first + r->n && t->ts[*p + 1] <= t->ts[slice])
		(*p)++;
	if (*p >= c->above.first && *p < c->above.end) {
		at = c->above.v[*p - c->above.first];
		if (at.node != NONE)
			return at;
	}
	return spot_of(c, *p);
}

/* Walks the job's slices of a row. */
static void
scan_row(struct scan *c, uint32_t row)
{
	const struct trace *t = c->p->t;
	struct spot up = { c->root, NONE }, *at;
	uint32_t p = NONE, s, look = (uint32_t)(c->rule != NULL ||
	    c->p->q->weight == FLAME_CPU ? tuning.area_read :
	    tuning.area_range);
	int64_t weight = 0;
	int known;

	for (s = c->row.first; s < c->row.end; s++) {
		if ((s - c->row.first) % look == 0 &&
		    (c->p->stopped |= flame_cancelled(c->p->q)))
			return;
		at = &c->row.v[s - c->row.first];
		if (!flame_counts(c, s)) {
			*at = t->rows[row].depth > 0 ? above(c, row, s, &p) :
			    up;
			continue;
		}
		at->node = NONE;
		if ((known = weigh(c, s, &weight)) == -1)
			continue;
		if (t->rows[row].depth > 0)
			up = above(c, row, s, &p);
		flame_enter(c, s, known && c->p->q->weight != FLAME_COUNT,
		    &up, at);
		part_add(c, s, known, weight, &up, at);
	}
}

/* Sets the slices of a row that belong to the job. */
static void
row_slices(struct scan *c, uint32_t row)
{
	const struct trace *t = c->p->t;
	const struct flame_job *j = c->job;
	const struct row *r = &t->rows[row];
	uint32_t at = trace_row_from(t, row, j->from);

	c->row.first = at == NONE ? r->first + r->n : at;
	if (j->first && c->row.first > r->first)
		c->row.first--;		/* may reach into the area */
	at = j->last ? trace_row_at(t, row, j->to) : trace_row_from(t, row,
	    j->to);
	if (j->last)
		c->row.end = at == NONE ? c->row.first : at + 1;
	else
		c->row.end = at == NONE ? r->first + r->n : at;
	if (c->row.end < c->row.first)
		c->row.end = c->row.first;
}

static void
scan_job(struct scan *c)
{
	uint32_t row;
	struct rows was;

	c->above.first = c->above.end = 0;
	c->known = NONE;
	for (row = c->job->row; row < c->job->row + c->job->nrows &&
	    !c->p->stopped; row++) {
		row_slices(c, row);
		if (c->row.end - c->row.first > c->row.cap) {
			c->row.cap = c->row.end - c->row.first;
			c->row.v = xreallocarray(c->row.v, c->row.cap,
			    sizeof(*c->row.v));
		}
		scan_row(c, row);
		if (c->p->q->progress != NULL)
			atomic_fetch_add_explicit(&c->p->q->progress->done,
			    c->row.end - c->row.first, memory_order_relaxed);
		was = c->above;
		c->above = c->row;
		c->row = was;
	}
}

void
flame_part_scan(struct flame_part *p)
{
	const struct trace *t = p->t;
	uint32_t track;
	struct scan c;
	size_t i;

	memset(&c, 0, sizeof(c));
	c.p = p;
	c.area.t0 = p->q->t0;
	c.area.t1 = p->q->t1;
	if (p->tree.labels != NULL)
		rules_find(&c);
	for (i = 0; i < p->njobs && !p->stopped; i++) {
		c.job = &p->job[i];
		track = t->rows[c.job->row].track;
		c.root = p->q->by_thread ? flame_tree_child(&p->tree, 0, 0, 0,
		    track) : 0;
		scan_job(&c);
	}
	free(c.row.v);
	free(c.above.v);
	free(c.rule);
	buf_free(&c.label);
	arena_free(&c.arena);
}
