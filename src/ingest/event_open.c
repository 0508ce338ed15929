/*
 * event_open: pairs begins with ends as they are read.
 *
 * Nearly every end closes the last begin of its track that is open, so a lane
 * links its open begins (by their dur, which they have not got yet), and an end
 * that is surely that of the last one makes it RAW_PAIRED and is no rec: half
 * of the memory, and nothing is left for pair.c to do.
 *
 * The result is that of pair.c:
 *
 *   - An end that may close another one, or none, is added as a rec, and what
 *     is open then is never paired here: to each end that pair.c sees, the same
 *     begins are open as if nothing were paired here.
 *   - An event that is read behind a later one is no part of a pair, and what
 *     is open then is none either.  So up to the end of a pair all events of
 *     its lane are in order of time, but for those before its begin.
 *   - Where times go back, pairs are undone that begin before an event that is
 *     read earlier (in another lane), or end behind one that is read later: all
 *     others have the same events before and behind them as in order of time.
 *     (Where ends of one time are moved, all are undone: see
 *     pair_order_ties().)  Of ends that are no recs, event_chunk.last has the
 *     time.
 *   - Ends find their places among the recs again by their offsets: pairs
 *     nest, and offsets of a lane ascend up to the last pair.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "event_open.h"

#define UNDONE		0x80		/* flag in the low byte of off_what */

void
event_open_keep(struct log_lane *a)
{
	struct raw_event *r;

	while ((r = a->open) != NULL) {
		a->open = (struct raw_event *)(intptr_t)r->dur;
		r->dur = DUR_OPEN;
	}
}

void
event_open_stop(struct event_log *l, struct log_lane *a)
{
	event_open_keep(a);
	a->pairs = 0;
	if (a->count.paired == 0)
		return;
	event_log_room(l, a);
	a->chunks.last->begins = 1;
}

/* Pairs on their way through a list, by where their ends stand in it. */
struct undo {
	struct raw_event **open;	/* begun, the next to end last */
	size_t		 nopen, open_cap;
	struct raw_event **over;	/* ended, by the time of their ends */
	size_t		 nover, over_cap;
	int64_t		 latest;	/* time so far */
	size_t		 n;		/* pairs that are marked */
};

static void
undo_mark(struct undo *u, struct raw_event *r)
{
	if (!(r->off_what & UNDONE))
		u->n++;
	r->off_what |= UNDONE;
}

/* Ends the pairs whose ends stand before an offset. */
static void
undo_over(struct undo *u, uint64_t off)
{
	struct raw_event *r;

	for (; u->nopen > 0; u->nopen--) {
		r = u->open[u->nopen - 1];
		if (RAW_OFF(r) + r->aux > off)
			break;
		if (r->ts + r->dur > u->latest)
			u->latest = r->ts + r->dur;
		if (u->nover == u->over_cap)
			u->over = xgrow(u->over, u->nover, &u->over_cap,
			    sizeof(*u->over));
		u->over[u->nover++] = r;
	}
}

/*
 * Takes the next rec: marks the pairs that have ended and end behind it, and
 * itself, if it is a pair and begins before `from`.
 */
static void
undo_look(struct undo *u, struct raw_event *r, int64_t from)
{
	const struct raw_event *last;

	undo_over(u, RAW_OFF(r));
	for (; u->nover > 0; u->nover--) {
		last = u->over[u->nover - 1];
		if (last->ts + last->dur <= r->ts)
			break;
		undo_mark(u, u->over[u->nover - 1]);
	}
	if (r->ts > u->latest)
		u->latest = r->ts;
	if (!raw_is_paired(r))
		return;
	if (u->nopen == u->open_cap)
		u->open = xgrow(u->open, u->nopen, &u->open_cap,
		    sizeof(*u->open));
	u->open[u->nopen++] = r;
	if (r->ts < from)
		undo_mark(u, r);
}

/* Marks the pairs of a list; returns how many. */
static size_t
undo_find(struct event_list *list, int late)
{
	struct undo u = { .latest = INT64_MIN };
	int64_t from = INT64_MIN;
	struct event_chunk *c;
	size_t i;

	for (c = list->first; c != NULL; c = c->next) {
		event_chunk_settle(c);
		if (c->begins) {
			undo_over(&u, UINT64_MAX);
			from = u.latest;
		}
		for (i = 0; i < c->n; i++)
			if (late)
				undo_look(&u, &c->recs[i], from);
			else if (raw_is_paired(&c->recs[i]))
				undo_mark(&u, &c->recs[i]);
	}
	free(u.open);
	free(u.over);
	return u.n;
}

/* Recs that are written with the ends of pairs. */
struct redo {
	struct event_chunk *to;
	struct raw_event *ends;		/* of what is open, the next one last */
	size_t		 n, cap;
};

/* Adds the ends up to an offset. */
static void
redo_ends(struct redo *u, uint64_t off)
{
	while (u->n > 0 && RAW_OFF(&u->ends[u->n - 1]) <= off)
		u->to->recs[u->to->n++] = u->ends[--u->n];
}

static void
redo_rec(struct redo *u, const struct raw_event *r, uint32_t plain)
{
	struct raw_event *begin, *end;
	unsigned what = EVENT_WHAT(r);

	redo_ends(u, RAW_OFF(r));
	begin = &u->to->recs[u->to->n++];
	*begin = *r;
	if (!(what & UNDONE))
		return;
	u->ends = xgrow(u->ends, u->n, &u->cap, sizeof(*u->ends));
	end = &u->ends[u->n++];
	end->ts = r->ts + r->dur;
	end->dur = 0;
	end->off_what = RAW_PACK(RAW_OFF(r) + r->aux, RAW_END);
	end->kind = what == (RAW_PAIRED | UNDONE) ? r->kind : plain;
	end->aux = begin->aux = 0;
	begin->dur = DUR_OPEN;
	begin->off_what = RAW_PACK(RAW_OFF(r), RAW_BEGIN);
}

size_t
event_open_undo(struct event_list *list, const struct idtab *kinds, int late)
{
	static const struct idkey none;
	uint32_t plain = idtab_find(kinds, &none);
	struct redo u = { .n = 0 };
	size_t n, i, undone = undo_find(list, late);
	struct event_chunk *c;

	if (undone == 0)
		return 0;
	for (n = undone, c = list->first; c != NULL; c = c->next)
		n += c->n;
	u.to = event_chunk_new(n);
	while ((c = event_list_take(list)) != NULL) {
		if (c->begins)
			redo_ends(&u, UINT64_MAX);
		for (i = 0; i < c->n; i++)
			redo_rec(&u, &c->recs[i], plain);
		event_chunk_free(c);
	}
	redo_ends(&u, UINT64_MAX);
	free(u.ends);
	event_list_add(list, u.to);
	return undone;
}
