#ifndef EVENT_OPEN_H
#define EVENT_OPEN_H
/*
 * event_open: pairs begins with ends as they are read, where the end closes the
 * last begin that is open in its lane.  See event_open.c.
 */
#include "ttv/idtab.h"
#include "ttv/trace.h"
#include "event_log.h"

/* Gives up pairing what is open in a lane. */
void	event_open_keep(struct log_lane *);
/* Ends pairing in a lane: an offset has gone back. */
void	event_open_stop(struct event_log *, struct log_lane *);

/*
 * Notes the time and the offset of an event that is about to be added.  Returns
 * whether it may be paired: no event before it in its lane is later.
 */
static inline int
event_open_time(struct event_log *l, struct log_lane *a, int64_t ts,
    uint64_t off)
{
	if (off < a->off && a->pairs)
		event_open_stop(l, a);
	a->off = off;
	if (ts < a->last) {
		if (a->pairs)
			event_open_keep(a);
		a->back = 1;
		return 0;
	}
	a->last = ts;
	return a->pairs;
}

/* Links a begin, the last rec of a lane; its dur is the link. */
static inline void
event_open_begin(struct log_lane *a, struct raw_event *r)
{
	r->dur = (int64_t)(intptr_t)a->open;
	a->open = r;
}

/*
 * Pairs an end with the last open begin of its lane; returns 1, or 0: it is to
 * be added.  `kinds` has the kinds of both.
 */
static inline int
event_open_end(struct log_lane *a, int64_t ts, uint32_t kind, uint64_t off,
    const struct idkey *kinds)
{
	struct raw_event *r = a->open;
	const struct idkey *k = &kinds[kind];
	enum raw_what what = RAW_PAIRED;
	uint64_t bytes;
	int64_t dur;

	if (r == NULL || ts < a->last || off <= a->off)
		return 0;
	if (kind != r->kind) {
		if ((k->w[0] | k->w[1] | k->w[2] | k->w[3]) != 0)
			return 0;
		what = RAW_PAIRED_PLAIN;
	}
	bytes = off - RAW_OFF(r);
	if (bytes > UINT32_MAX || __builtin_sub_overflow(ts, r->ts, &dur))
		return 0;
	a->open = (struct raw_event *)(intptr_t)r->dur;
	a->last = ts;
	a->off = off;
	a->count.paired++;
	r->dur = dur;
	r->aux = (uint32_t)bytes;
	r->off_what = RAW_PACK(RAW_OFF(r), what);
	return 1;
}

/*
 * Makes recs of the ends of a list that were paired, all in the order in which
 * they were read; with `late`, of those alone that may be others in the order
 * of time.  Returns how many.
 */
size_t	event_open_undo(struct event_list *, const struct idtab *kinds,
	    int late);

#endif
