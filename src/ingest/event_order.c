/*
 * event_order: finds out what the raw events of a thread need: sorting,
 * pairing, states, ties.
 *
 * Most threads are in order and have neither states nor ties that would have to
 * be sorted; one look at each event tells.  What nest_sort_ties() would move is
 * always such a tie, so ties that are found elsewhere move nothing here.
 * Workers may look at segments of a thread independently: event_order_join() in
 * order gives the same result as one pass over the whole thread.
 */
#include "config.h"

#include <string.h>

#include "ttv/trace.h"
#include "event_order.h"

void
event_order_start(struct event_order *l, const uint64_t *ends)
{
	memset(l, 0, sizeof(*l));
	l->end_off = ends;
	l->last = l->last_be = l->time = INT64_MIN;
	l->dur = UINT64_MAX;
}

/*
 * Notes where a pair of length 0 ends, behind one at `last` of length `dur`.
 * Returns the length that what follows at its time may have at most, as it may
 * be longer than this pair if it begins behind its end: see nest_sort_ties().
 */
static uint64_t
empty_pair(struct event_order *l, const struct raw_event *r, int64_t last,
    uint64_t dur)
{
	uint64_t off = raw_end_off(r, l->end_off);

	if (r->ts != last) {
		l->closed = 0;
		dur = UINT64_MAX;
	}
	if (off > l->closed)
		l->closed = off;
	return dur;
}

/* Looks at n recs; `paired`: some of them may have an end. */
static inline __attribute__((always_inline)) void
order_look(struct event_order *l, const struct raw_event *r, size_t n,
    const int paired)
{
	const struct raw_event *end = r + n;
	int64_t last = l->last;
	uint64_t dur = l->dur, off = l->off;

	for (; r < end; r++) {
		l->unsorted |= r->ts < last;
		l->ties |= (r->ts == last) & (RAW_OFF(r) <= off);
		off = RAW_OFF(r);
		if (paired && r->dur == 0 && r->aux != 0)
			dur = empty_pair(l, r, last, dur);
		else {
			l->ties |= (r->ts == last) & ((uint64_t)r->dur > dur);
			if (paired && l->closed != 0) {
				l->ties |= (r->ts == last) &
				    (RAW_OFF(r) < l->closed);
				if (r->ts != last)
					l->closed = 0;
			}
			dur = (uint64_t)r->dur;
		}
		last = r->ts;
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
			l->begins += EVENT_WHAT(r) == RAW_BEGIN;
		}
	}
	l->last = last;
	l->dur = dur;
	l->off = off;
}

/* As event_order_at(); `paired`: some of the recs may have an end. */
static void
order_recs(struct event_order *l, const struct raw_event *r, size_t n,
    int paired)
{
	if (l->n == 0 && n > 0) {
		l->first = r->ts;
		l->first_dur = (uint64_t)r->dur;
		l->first_off = RAW_OFF(r);
		l->first_empty = paired && r->dur == 0 && r->aux != 0;
	}
	l->n += n;
	l->unsorted |= n > 0 && r->ts < l->time;
	if (paired)
		order_look(l, r, n, 1);
	else
		order_look(l, r, n, 0);
	if (l->last > l->time)
		l->time = l->last;
}

void
event_order_at(struct event_order *l, const struct raw_event *r, size_t n)
{
	order_recs(l, r, n, l->end_off != NULL);
}

void
event_order_chunk(struct event_order *l, const struct event_chunk *c)
{
	order_recs(l, c->recs, c->n, l->end_off != NULL || c->pairs ||
	    l->closed != 0);
	if (!c->pairs)
		return;
	l->pairs = 1;
	l->unsorted |= c->back;
	if (c->last > l->time)
		l->time = c->last;
}

void
event_order_list(struct event_order *l, struct event_list *recs,
    const uint64_t *ends)
{
	struct event_chunk *c;

	event_order_start(l, ends);
	for (c = recs->first; c != NULL; c = c->next) {
		event_chunk_settle(c);
		event_order_chunk(l, c);
	}
}

/* Adds what was found in recs that follow others. */
static void
order_follow(struct event_order *l, const struct event_order *next)
{
	l->ties |= next->ties | ((next->first == l->last) &
	    ((next->first_dur > l->dur) | next->first_empty |
	    (next->first_off <= l->off) | (l->closed != 0)));
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
	l->begins += next->begins;
	l->last = next->last;
	l->dur = next->dur;
	l->off = next->off;
	l->closed = next->closed;
}

void
event_order_join(struct event_order *l, const struct event_order *next)
{
	int64_t time = l->time > next->time ? l->time : next->time;
	int unsorted = l->unsorted | next->unsorted;
	int pairs = l->pairs | next->pairs;

	if (next->n > 0) {
		unsorted |= next->first < l->time;
		if (l->n == 0)
			*l = *next;
		else
			order_follow(l, next);
	}
	l->time = time;
	l->unsorted = unsorted;
	l->pairs = pairs;
}
