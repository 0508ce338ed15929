/*
 * flame_order: a call tree in its final order: by depth, the children of a
 * node side by side with the heaviest first, equals by name and label, so that
 * the result does not depend on the number of threads.  And flat sums by name.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "flame_int.h"

struct item {
	int64_t		total, self;
	const char	*name, *cat;	/* cat: or the place, or the label */
	uint32_t	track, was;	/* its number in the tree */
};
struct order {
	const struct flame_tree *from;
	const struct strtab *labels;
	struct item	*v;		/* by (parent, total) */
	uint32_t	*start;		/* by number: of its children in v */
};

static int
compare_items(const void *va, const void *vb)
{
	const struct item *a = va, *b = vb;
	int c;

	if (a->total != b->total)
		return COMPARE(b->total, a->total);
	if (a->self != b->self)
		return COMPARE(b->self, a->self);
	if ((c = strcmp(a->name, b->name)) != 0)
		return c;
	if ((c = strcmp(a->cat, b->cat)) != 0)
		return c;
	return (a->track > b->track) - (a->track < b->track);
}

static int64_t
raw_self(const struct flame_raw *r, int additive)
{
	return additive ? sat_span(r->covered, r->weight) : r->covered;
}

/* Returns the totals by number: the self and what is below, or as they are. */
static int64_t *
totals_make(const struct flame_tree *from, int additive)
{
	uint32_t i, n = from->keys.n;
	int64_t *total = xcalloc(n, sizeof(*total));

	for (i = n; i-- > 0; ) {
		total[i] = additive ? sat_add(total[i],
		    raw_self(&from->v[i], 1)) : from->v[i].weight;
		if (additive && i > 0)
			total[from->v[i].parent] = sat_add(
			    total[from->v[i].parent], total[i]);
	}
	return total;
}

/* Sorts the children of each node: a counting sort by parent, then each. */
static void
order_make(struct order *o, const struct trace *t, const int64_t *total,
    int additive)
{
	const struct flame_tree *from = o->from;
	uint32_t n = from->keys.n, i, *at;
	const struct flame_raw *r;
	struct item *it;

	o->start = xcalloc((size_t)n + 1, sizeof(*o->start));
	o->v = xcalloc(n, sizeof(*o->v));
	for (i = 1; i < n; i++)
		o->start[from->v[i].parent + 1]++;
	for (i = 0; i < n; i++)
		o->start[i + 1] += o->start[i];
	at = xreallocarray(NULL, n, sizeof(*at));
	memcpy(at, o->start, n * sizeof(*at));
	for (i = 1; i < n; i++) {
		r = &from->v[i];
		it = &o->v[at[r->parent]++];
		it->total = total[i];
		it->self = raw_self(r, additive);
		it->name = r->name == FLAME_REST ? "" : trace_str(t, r->name);
		it->cat = r->label != 0 ? strtab_str(o->labels, r->label) :
		    trace_str(t, r->place != 0 ? r->place : r->cat);
		it->track = r->track;
		it->was = i;
	}
	for (i = 0; i < n; i++)
		if (o->start[i + 1] - o->start[i] > 1)
			qsort(o->v + o->start[i], o->start[i + 1] -
			    o->start[i], sizeof(*o->v), compare_items);
	free(at);
}

static void
node_fill(struct flame_node *f, const struct flame_raw *r, int additive)
{
	f->name = r->name;
	f->cat = r->cat;
	f->place = r->place;
	f->label = r->label;
	f->track = r->track;
	f->self = raw_self(r, additive);
	f->count = r->count;
	f->open = r->open;
	f->max = r->max > 0 ? r->max : 0;
	f->longest = r->longest;
}

void
flame_order(struct flame *f, const struct trace *t,
    const struct flame_tree *from, int additive)
{
	int64_t *total = totals_make(from, additive);
	struct order o = { from, f->labels, NULL, NULL };
	uint32_t i, k, n = from->keys.n, was, *old;
	struct flame_node *c;

	order_make(&o, t, total, additive);
	f->v = xcalloc(n, sizeof(*f->v));
	old = xcalloc(n, sizeof(*old));
	f->n = 1;
	f->depth = 0;
	f->v[0].parent = NONE;
	f->v[0].total = total[0];
	node_fill(&f->v[0], &from->v[0], additive);
	for (i = 0; i < f->n; i++) {
		was = old[i];
		f->v[i].first = f->n;
		f->v[i].n = o.start[was + 1] - o.start[was];
		for (k = o.start[was]; k < o.start[was + 1]; k++) {
			c = &f->v[f->n];
			old[f->n++] = o.v[k].was;
			c->parent = i;
			c->depth = f->v[i].depth + 1;
			c->total = o.v[k].total;
			f->v[i].below = sat_add(f->v[i].below, c->total);
			node_fill(c, &from->v[o.v[k].was], additive);
			f->depth = c->depth;
		}
	}
	free(old);
	free(o.v);
	free(o.start);
	free(total);
}

void
flame_labels_order(struct flame *f)
{
	struct strtab *labels = strtab_new();
	uint32_t i, *label;

	for (i = 1; i < f->n; i++) {
		label = &f->v[i].label;
		if (*label != 0)
			*label = strtab_add(labels, strtab_str(f->labels,
			    *label), strtab_len(f->labels, *label));
	}
	strtab_free(f->labels);
	f->labels = labels;
}

/* ---- flat sums ---- */

static int
compare_names(const void *va, const void *vb)
{
	const struct flame_name *a = va, *b = vb;

	if (a->self != b->self)
		return COMPARE(b->self, a->self);
	if (a->total != b->total)
		return COMPARE(b->total, a->total);
	if (a->name != b->name)
		return COMPARE(a->name, b->name);
	if (a->cat != b->cat)
		return COMPARE(a->cat, b->cat);
	if (a->place != b->place)
		return COMPARE(a->place, b->place);
	return (a->label > b->label) - (a->label < b->label);
}

/* Returns the number of a node's name, made if it is new. */
static uint32_t
flame_name_number(struct flame *f, struct idtab *keys, size_t *cap,
    const struct flame_node *v)
{
	struct idkey k = { { v->name, v->cat, v->place, v->label } };
	struct flame_name *m;
	uint32_t n;
	int added;

	n = idtab_add(keys, &k, &added);
	if (!added)
		return n;
	f->names = xgrow(f->names, f->nnames++, cap, sizeof(*f->names));
	m = &f->names[n];
	memset(m, 0, sizeof(*m));
	m->name = v->name;
	m->cat = v->cat;
	m->place = v->place;
	m->label = v->label;
	m->longest = NONE;
	return n;
}

static void
name_add(struct flame_name *m, const struct flame_node *v, int outer)
{
	m->self = sat_add(m->self, v->self);
	if (outer)
		m->total = sat_add(m->total, v->total);
	m->count += v->count;
	if (v->longest != NONE && (m->longest == NONE || v->max > m->max ||
	    (v->max == m->max && v->longest < m->longest))) {
		m->longest = v->longest;
		m->max = v->max;
	}
}

uint8_t *
flame_names(struct flame *f, const struct trace *t)
{
	uint32_t *number = xcalloc(f->n, sizeof(*number)), *inside, i, up;
	uint8_t *outer = xcalloc(f->n, 1);
	struct idtab keys = { 0 };
	size_t cap = 0;

	(void)t;
	for (i = 1; i < f->n; i++)
		if (f->v[i].track == NONE)
			number[i] = flame_name_number(f, &keys, &cap, &f->v[i]);
	inside = xcalloc(f->nnames + 1, sizeof(*inside));
	/* depth first, without a stack: siblings are side by side */
	for (i = f->v[0].n > 0 ? 1 : 0; i != 0; ) {
		if (f->v[i].track == NONE) {
			outer[i] = inside[number[i]]++ == 0;
			name_add(&f->names[number[i]], &f->v[i], outer[i]);
		}
		if (f->v[i].n > 0) {
			i = f->v[i].first;
			continue;
		}
		for (;;) {
			if (f->v[i].track == NONE)
				inside[number[i]]--;
			up = f->v[i].parent;
			if (i + 1 < f->v[up].first + f->v[up].n)
				break;
			if ((i = up) == 0)
				break;
		}
		if (i != 0)
			i++;
	}
	sort_any(f->names, f->nnames, sizeof(*f->names), compare_names);
	free(inside);
	free(number);
	idtab_free(&keys);
	return outer;
}

/* Returns the number of a name in a set of them, and counts it if `add`. */
static uint32_t
share_of(struct idtab *names, uint32_t name, int add)
{
	struct idkey k = { { name, 0, 0, 0 } };

	return add ? idtab_add(names, &k, NULL) : idtab_find(names, &k);
}

void
flame_share(struct flame *f)
{
	uint32_t *many = xcalloc(f->nnames + 1, sizeof(*many)), i;
	struct idtab names = { 0 };

	for (i = 0; i < f->nnames; i++)
		many[share_of(&names, f->names[i].name, 1)]++;
	for (i = 0; i < f->nnames; i++)
		f->names[i].shared = many[share_of(&names, f->names[i].name,
		    0)] > 1;
	for (i = 1; i < f->n; i++)
		if (f->v[i].track == NONE && f->v[i].name != FLAME_REST)
			f->v[i].shared = many[share_of(&names, f->v[i].name,
			    0)] > 1;
	idtab_free(&names);
	free(many);
}
