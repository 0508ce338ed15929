/*
 * pf_states: tracks of states.  An event sets the state of its track, or clears
 * it, until the next event of the track, which may be in another part: so the
 * last part gets the states of all.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "pf_part.h"

static int
pf_states_order(const void *va, const void *vb)
{
	const struct pf_state_event *a = va, *b = vb;

	if (a->uuid != b->uuid)
		return COMPARE(a->uuid, b->uuid);
	if (a->ts != b->ts)
		return COMPARE(a->ts, b->ts);
	return COMPARE(a->off, b->off);
}

/* Returns the string of one builder in another. */
static uint32_t
pf_states_string(struct builder *to, const struct builder *from, uint32_t s)
{
	return to == from || s == 0 ? s : pf_literal(to,
	    builder_str(from, s));
}

/* Returns the builder's track of a uuid. */
static uint32_t
pf_states_track(struct pf_part *p, uint64_t uuid)
{
	struct track_def d = TRACK_DEF_INIT;
	uint32_t i = pf_track_find(p->w, uuid);

	if (i != NONE)
		return p->w->tracks[i].track;
	d.id = builder_int_ident((int64_t)uuid);
	d.source = TRACK_SOURCE_DESCRIPTOR;
	return builder_track(p->b, &d);
}

void
pf_states(struct pf_part *parts, size_t n)
{
	struct pf_part *last = &parts[n - 1];
	struct pf_state_event *v, *e;
	size_t i, k, all = 0;
	int64_t dur;

	for (i = 0; i < n; i++)
		all += parts[i].nstates;
	v = xreallocarray(NULL, all + 1, sizeof(*v));
	for (i = 0, all = 0; i < n; i++)
		for (k = 0; k < parts[i].nstates; k++) {
			e = &v[all++];
			*e = parts[i].states[k];
			e->name = pf_states_string(last->b, parts[i].b,
			    e->name);
			e->cat = pf_states_string(last->b, parts[i].b,
			    e->cat);
		}
	qsort(v, all, sizeof(*v), pf_states_order);
	for (i = 0; i < all; i++) {
		e = &v[i];
		if (e->name == 0)
			continue;
		if (i + 1 == all || e[1].uuid != e->uuid)
			dur = DUR_OPEN;
		else if (__builtin_sub_overflow(e[1].ts, e->ts, &dur))
			dur = INT64_MAX;
		builder_complete(last->b, pf_states_track(last, e->uuid),
		    e->ts, dur, builder_flag_kind(last->b, e->name,
		    e->cat, KIND_VALUE), e->off);
	}
	free(v);
}
