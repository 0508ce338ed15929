/*
 * nearest: a pass over all offsets of events.  See ttv/nearest.h.
 */
#include "config.h"

#include <string.h>

#include "ttv/nearest.h"
#include "ttv/trace.h"

/* events passed by one call of the list: 8 kB of stack */
#define BLOCK	512

void
nearest_begin(struct nearest *n, uint64_t off)
{
	memset(n, 0, sizeof(*n));
	n->want = off;
	n->away = OFF_NONE;
}

/* Replaces the nearest event so far by event e if e is nearer. */
static void
nearest_offer(struct nearest *n, const struct entity_event *e)
{
	uint64_t d = e->off > n->want ? e->off - n->want : n->want - e->off;

	if (d >= n->away)
		return;
	n->away = d;
	n->sel = e->ref;
}

/* Passes the next n events of a list. */
static void
nearest_pass(const struct trace *t, struct nearest *n,
    const struct entity_events *list, uint32_t count)
{
	struct entity_event at[BLOCK + 1];
	size_t i, k;

	k = list->fill(t, n->at, count, 0, OFF_NONE, at);
	for (i = 0; i < k; i++)
		nearest_offer(n, &at[i]);
	n->at += count;
}

int
nearest_look(const struct trace *t, struct nearest *n, uint64_t most)
{
	const struct entity_events *list;
	uint32_t left;

	for (; n->list < entity_nevents; n->list++, n->at = 0) {
		list = &entity_events[n->list];
		while ((left = list->count(t) - n->at) > 0) {
			if (most == 0)
				return 0;
			if (left > BLOCK)
				left = BLOCK;
			if (left > most)
				left = (uint32_t)most;
			most -= left;
			nearest_pass(t, n, list, left);
		}
	}
	return 1;
}
