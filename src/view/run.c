/*
 * run: questions to the things of a trace: the first of a run after a time, the
 * lives of an object, the selection's track, what the search has found.
 */
#include "config.h"

#include <stdatomic.h>

#include "ttv/bound.h"
#include "ttv/flow.h"
#include "ttv/view.h"
#include "run.h"

uint32_t
run_after(const struct trace *tr, const struct entity_run *r, int64_t t)
{
	uint32_t lo = r->first, hi = r->first + r->n, mid;

	BISECT(lo, hi, mid, entity_ts(tr, r->type, mid) <= t);
	return lo;
}

static int
same_ident(const struct object *a, const struct object *b)
{
	return a->id.type == b->id.type && a->id.num == b->id.num &&
	    a->id.text == b->id.text && a->scope == b->scope;
}

uint32_t
run_lives(const struct trace *tr, uint32_t first, uint32_t end)
{
	uint32_t i;

	for (i = first + 1; i < end; i++)
		if (!same_ident(&tr->objects[first], &tr->objects[i]))
			break;
	return i - first;
}

uint32_t
run_objects(const struct view *v, const struct line *l)
{
	const struct track *k = &v->trace->tracks[l->track];

	if (l->type != LINE_OBJECTS)
		return k->nobjects;
	return run_lives(v->trace, l->row, k->object + k->nobjects);
}

uint32_t
view_selection_end(const struct view *v)
{
	return v->sel.type == ENTITY_SLICE ? v->sel.id :
	    v->sel.type == ENTITY_INSTANT ?
	    flow_instant(v->trace, v->sel.id) : NONE;
}

uint32_t
view_selection_track(const struct view *v)
{
	return entity_track(v->trace, v->sel.type, v->sel.id);
}

int
view_is_hit(const struct view *v, enum entity type, uint32_t id)
{
	const struct trace *t = v->trace;
	uint32_t kind;
	uint64_t bit;

	if (v->hit != NULL && (kind = entity_kind(t, type, id)) != NONE &&
	    v->hit[kind])
		return 1;
	if (v->hit_bits == NULL || !entity_has_events(type))
		return 0;
	bit = v->hit_first[type] + id;
	return atomic_load_explicit(&v->hit_bits[bit / 64],
	    memory_order_relaxed) >> bit % 64 & 1;
}
