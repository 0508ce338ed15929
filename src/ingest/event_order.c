/*
 * event_order: finds out what the raw events of a thread need: sorting,
 * pairing, states, ties.
 *
 * Most threads are in order and have neither states nor ties that would have to
 * be sorted; one look at each event tells.  Workers may look at segments of a
 * thread independently: event_order_join() in order gives the same result as
 * one pass over the whole thread.
 */
#include "config.h"

#include <string.h>

#include "ttv/trace.h"
#include "event_order.h"

void
event_order_start(struct event_order *l)
{
	memset(l, 0, sizeof(*l));
	l->last = l->last_be = INT64_MIN;
	l->dur = UINT64_MAX;
}

void
event_order_at(struct event_order *l, const struct raw_event *r, size_t n)
{
	const struct raw_event *end = r + n;
	int64_t last = l->last;
	uint64_t dur = l->dur;

	if (l->n == 0 && n > 0) {
		l->first = r->ts;
		l->first_dur = (uint64_t)r->dur;
	}
	l->n += n;
	for (; r < end; r++) {
		l->unsorted |= r->ts < last;
		l->ties |= (r->ts == last) & ((uint64_t)r->dur > dur);
		last = r->ts;
		dur = (uint64_t)r->dur;
		if (EVENT_WHAT(r) == RAW_COMPLETE) {
			l->open |= r->dur == DUR_OPEN;
		} else if (EVENT_WHAT(r) == RAW_STATE) {
			l->states = 1;
		} else {
			if (!l->be)
				l->first_be = last;
			l->be = 1;
			l->be_unsorted |= last < l->last_be;
			l->last_be = last;
			l->ends += EVENT_WHAT(r) == RAW_END;
		}
	}
	l->last = last;
	l->dur = dur;
}

void
event_order_list(struct event_order *l, struct event_list *recs)
{
	struct event_chunk *c;

	event_order_start(l);
	for (c = recs->first; c != NULL; c = c->next) {
		event_chunk_settle(c);
		event_order_at(l, c->recs, c->n);
	}
}

void
event_order_join(struct event_order *l, const struct event_order *next)
{
	if (next->n == 0)
		return;
	if (l->n == 0) {
		*l = *next;
		return;
	}
	l->unsorted |= next->unsorted | (next->first < l->last);
	l->ties |= next->ties |
	    ((next->first == l->last) & (next->first_dur > l->dur));
	l->states |= next->states;
	l->open |= next->open;
	if (next->be) {
		l->be_unsorted |= next->be_unsorted |
		    (l->be && next->first_be < l->last_be);
		if (!l->be)
			l->first_be = next->first_be;
		l->be = 1;
		l->last_be = next->last_be;
	}
	l->n += next->n;
	l->ends += next->ends;
	l->last = next->last;
	l->dur = next->dur;
}
