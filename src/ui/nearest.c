/*
 * Finds the event nearest to an offset of the input, for the way from a
 * warning to its event.  An event with a warning was often dropped, so that
 * the nearest event that was read must do.  The search passes over all events
 * in pieces, because a hundred million take tenths of a second; warnings.c
 * runs the pieces between keys.
 */
#include "config.h"

#include <string.h>

#include "ttv/flow.h"
#include "ttv/trace.h"

#include "commands.h"

void
nearest_begin(struct nearest *n, uint64_t off)
{
	memset(n, 0, sizeof(*n));
	n->want = off;
	n->away = OFF_NONE;
}

static void
nearest_offer(struct nearest *n, uint64_t off, enum sel_type type, uint32_t id)
{
	uint64_t d = off > n->want ? off - n->want : n->want - off;

	if (off == OFF_NONE || id == NONE || d >= n->away)
		return;
	n->away = d;
	n->sel.type = type;
	n->sel.id = id;
}

/* Offers the event of a flow, as what it is bound to. */
static void
nearest_offer_end(const struct trace *t, struct nearest *n, uint64_t off,
    uint32_t end)
{
	struct selection sel;

	if (end == NONE)
		return;
	view_end_selection(t, end, &sel);
	nearest_offer(n, off, sel.type, sel.id);
}

static void
nearest_others(const struct trace *t, struct nearest *n)
{
	uint32_t i;

#define LOOK(array, count, member, type) do {				\
	for (i = 0; i < t->count; i++)					\
		nearest_offer(n, t->array[i].member, type, i);		\
} while (0)
	LOOK(instants, ninstants, off, SEL_INSTANT);
	LOOK(objects, nobjects, off, SEL_OBJECT);
	LOOK(objects, nobjects, end_off, SEL_OBJECT);
	LOOK(snapshots, nsnapshots, off, SEL_SNAPSHOT);
	LOOK(samples, nsamples, off, SEL_SAMPLE);
	LOOK(memdumps, nmemdumps, off, SEL_MEMDUMP);
	LOOK(contexts, ncontexts, off, SEL_CONTEXT);
#undef LOOK
}

/* Takes up to *most things of n from *at on; returns the first of them. */
static uint32_t
nearest_take(uint32_t *at, uint32_t n, uint64_t *most)
{
	uint32_t first = *at;

	*at = n - first > *most ? first + (uint32_t)*most : n;
	*most -= *at - first;
	return first;
}

int
nearest_look(const struct trace *t, struct nearest *n, uint64_t most)
{
	struct flow f;
	uint32_t i;

	for (i = nearest_take(&n->slice, t->nslices, &most); i < n->slice; i++)
		nearest_offer(n, t->off[i], SEL_SLICE, i);
	for (i = nearest_take(&n->end, t->nends, &most); i < n->end; i++)
		nearest_offer(n, t->end_off[i], SEL_SLICE, t->end_slice[i]);
	for (i = nearest_take(&n->flow, t->nflows, &most); i < n->flow; i++) {
		f = flow_at(t, i);
		nearest_offer_end(t, n, f.from_off, f.from);
		nearest_offer_end(t, n, f.to_off, f.to);
	}
	if (n->slice < t->nslices || n->end < t->nends || n->flow < t->nflows)
		return 0;
	nearest_others(t, n);
	return 1;
}
