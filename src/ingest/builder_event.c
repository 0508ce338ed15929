/*
 * builder_event: takes begins, ends, complete events and states.
 *
 * This is what a reader does most, so the usual case is a look at the lane of
 * the track; event_open.c says how ends are paired.
 */
#include "config.h"

#include "ttv/trace.h"
#include "builder_int.h"
#include "event_open.h"

/* Fills a rec; `may`: a begin may be paired with an end that comes. */
static inline void
event_fill(struct log_lane *a, struct raw_event *r, int64_t ts, int64_t dur,
    uint32_t kind, uint64_t off_what, int may)
{
	r->ts = ts;
	r->dur = dur;
	r->off_what = off_what;
	r->kind = kind;
	if (EVENT_WHAT(r) == RAW_BEGIN && may)
		event_open_begin(a, r);
}

/* Adds an event of a track whose lane needs more than a look. */
static __attribute__((noinline)) void
event_add_rare(struct builder *b, uint32_t track, int64_t ts, int64_t dur,
    uint32_t kind, uint64_t off_what)
{
	struct log_lane *a = event_log_lane_of(&b->recs, track);
	int may = event_open_time(&b->recs, a, ts, off_what >> 8);

	if ((off_what & 0xff) == RAW_END)
		event_open_keep(a);
	event_fill(a, event_lane_add(&b->recs, a, track, off_what & 0xff), ts,
	    dur, kind, off_what, may);
}

/* Adds an event of a track. */
static inline __attribute__((always_inline)) void
event_add(struct builder *b, uint32_t track, int64_t ts, int64_t dur,
    uint32_t kind, uint64_t off, enum raw_what what)
{
	struct log_lane *a = event_log_lane_known(&b->recs, track);

	if (a == NULL || a->at == a->end || ts < a->last || off < a->off) {
		event_add_rare(b, track, ts, dur, kind, RAW_PACK(off, what));
		return;
	}
	a->last = ts;
	a->off = off;
	event_fill(a, event_lane_next(a, track, what), ts, dur, kind,
	    RAW_PACK(off, what), a->pairs);
}

void
builder_begin(struct builder *b, uint32_t track, int64_t ts, uint32_t kind,
    uint64_t off)
{
	event_add(b, track, ts, DUR_OPEN, kind, off, RAW_BEGIN);
}

void
builder_end(struct builder *b, uint32_t track, int64_t ts, uint32_t kind,
    uint64_t off)
{
	struct log_lane *a = event_log_lane_known(&b->recs, track);

	if (a == NULL || !event_open_end(a, ts, kind, off, b->kinds.keys))
		event_add_rare(b, track, ts, 0, kind, RAW_PACK(off, RAW_END));
}

void
builder_complete(struct builder *b, uint32_t track, int64_t ts, int64_t dur,
    uint32_t kind, uint64_t off)
{
	event_add(b, track, ts, dur, kind, off, RAW_COMPLETE);
}

void
builder_state(struct builder *b, uint32_t track, int64_t ts, int64_t dur,
    uint32_t kind, uint64_t off)
{
	struct idkey w = b->kinds.keys[kind];

	w.w[3] = KIND_STATE;
	kind = idtab_add(&b->kinds, &w, NULL);
	event_add(b, track, ts, dur, kind, off, RAW_STATE);
}
