/*
 * write_perfetto_slice: slices as begins and ends, and instants.
 *
 * The time and the instructions of a slice's thread are counters of built-in
 * types, whose values stand in the events of the slice: thread times of the
 * format itself are microseconds.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/sched.h"
#include "ttv/xmalloc.h"
#include "write_perfetto_int.h"

struct clocks {				/* what a slice's end says of its
					 * thread */
	int64_t		tts, instructions;
	unsigned	has;
	uint32_t	callsite;	/* at the end */
};

struct wpf_lane {			/* a lane being written */
	struct wpf	*p;
	uint32_t	 track;
	uint64_t	 uuid;
	struct clocks	*clocks;	/* by depth */
};

enum { TRACK_UUID = 1, TRACK_PARENT = 5, TRACK_OF_COUNTER = 8 };
enum { COUNTER_TYPE = 1 };
enum { COUNTER_THREAD_TIME_NS = 1, COUNTER_THREAD_INSTRUCTION_COUNT = 2 };

static void
describe_clock(struct wpf *p, uint32_t track, enum wpf_use use, uint64_t type)
{
	size_t	at;

	pb_uint(&p->event, TRACK_UUID, wpf_uuid(use, track, 0));
	pb_uint(&p->event, TRACK_PARENT, wpf_lane_uuid(p, track, 0));
	at = pb_open(&p->event, TRACK_OF_COUNTER);
	pb_uint(&p->event, COUNTER_TYPE, type);
	pb_close(&p->event, at);
	wpf_packet(p, PACKET_TRACK_DESCRIPTOR, 0, 0);
}

/* Describes the counters of a thread before the first event with a value. */
static void
describe_clocks(struct wpf *p, uint32_t track, unsigned has)
{
	if ((has & (FACT_TTS | FACT_INSTRUCTIONS)) == 0 ||
	    (p->clocks[track / 8] >> track % 8 & 1) != 0)
		return;
	p->clocks[track / 8] |= (uint8_t)(1u << track % 8);
	describe_clock(p, track, UUID_THREAD_TIME, COUNTER_THREAD_TIME_NS);
	describe_clock(p, track, UUID_INSTRUCTIONS,
	    COUNTER_THREAD_INSTRUCTION_COUNT);
}

static void
add_clocks(struct wpf *p, uint32_t track, const struct clocks *c)
{
	if (c->has & FACT_TTS) {
		pb_uint(&p->event, EVENT_EXTRA_COUNTER_TRACKS,
		    wpf_uuid(UUID_THREAD_TIME, track, 0));
		pb_int(&p->event, EVENT_EXTRA_COUNTER_VALUES, c->tts);
	}
	if (c->has & FACT_INSTRUCTIONS) {
		pb_uint(&p->event, EVENT_EXTRA_COUNTER_TRACKS,
		    wpf_uuid(UUID_INSTRUCTIONS, track, 0));
		pb_int(&p->event, EVENT_EXTRA_COUNTER_VALUES,
		    c->instructions);
	}
}

static void
add_kind(struct wpf *p, uint32_t kind)
{
	const struct kind	*k = &p->w.t->kinds[kind];

	wpf_name(p, k->name);
	wpf_category(p, k->cat);
	if (k->cname != 0)
		write_lost(&p->w, WRITE_COLOUR, 1);
}

/* Makes of the facts of a slice what its end says. */
static void
clocks_end(const struct event_facts *f, struct clocks *c)
{
	c->callsite = f->end_callsite;
	c->has = 0;
	if (f->has & FACT_TTS && f->tdur >= 0 &&
	    !__builtin_add_overflow(f->tts, f->tdur, &c->tts))
		c->has |= FACT_TTS;
	if (f->has & FACT_INSTRUCTIONS && f->has & FACT_INSTRUCTIONS_DELTA &&
	    !__builtin_add_overflow(f->instructions, f->instructions_delta,
	    &c->instructions))
		c->has |= FACT_INSTRUCTIONS;
}

static void
slice_begin(void *arg, const struct write_slice *s, uint32_t depth)
{
	struct wpf_lane		*l = arg;
	struct wpf		*p = l->p;
	const struct track	*k = &p->w.t->tracks[l->track];
	struct event_facts	 f;
	struct clocks		 begin;

	write_slice_facts(&p->w, s->id, k->upid, &f);
	if (k->utid == NONE)
		f.has = 0;
	describe_clocks(p, l->track, f.has);
	begin = (struct clocks){ f.tts, f.instructions, f.has, NONE };
	wpf_event(p, TYPE_SLICE_BEGIN, l->uuid);
	add_kind(p, p->w.t->kind[s->id]);
	add_clocks(p, l->track, &begin);
	wpf_flows(p, s->id, 0);
	wpf_event_stack(p, f.stack, f.callsite);
	wpf_args(p, f.args);
	wpf_event_end(p, s->ts);
	clocks_end(&f, &l->clocks[depth]);
}

static void
slice_end(void *arg, const struct write_slice *s, uint32_t depth)
{
	struct wpf_lane	*l = arg;
	struct wpf	*p = l->p;

	if (s->open)
		return;
	wpf_event(p, TYPE_SLICE_END, l->uuid);
	add_clocks(p, l->track, &l->clocks[depth]);
	wpf_flows(p, s->id, 1);
	wpf_event_stack(p, NULL, l->clocks[depth].callsite);
	wpf_event_end(p, s->end);
}

void
wpf_slices(struct wpf *p)
{
	const struct trace	*t = p->w.t;
	const struct track	*k;
	struct wpf_lane		 l = { p, 0, 0, NULL };
	struct write_lane	 lane = { slice_begin, slice_end, &l };
	size_t			 cap = 0;
	uint32_t		 row, n;

	for (l.track = 0; l.track < t->ntracks && !p->w.failed; l.track++) {
		k = &t->tracks[l.track];
		if (track_is_sched(k->type) || !cut_track(p->w.cut, l.track))
			continue;
		for (row = k->row; row < k->row + k->nrows; row += n) {
			n = write_lane_rows(t, row);
			while (cap < n)
				l.clocks = xgrow(l.clocks, cap, &cap,
				    sizeof(*l.clocks));
			l.uuid = wpf_lane_uuid(p, l.track, t->rows[row].lane);
			write_lane(&p->w, row, n, &lane);
		}
	}
	free(l.clocks);
}

static void
wpf_instant(struct wpf *p, uint32_t track, uint32_t i)
{
	const struct instant	*n = &p->w.t->instants[i];
	const struct track	*k = &p->w.t->tracks[track];
	struct event_facts	 f;
	struct clocks		 clocks;

	write_fresh(&p->w);
	trace_facts(p->w.t, n->off, OFF_NONE, k->upid, &f, &p->w.arena);
	if (k->utid == NONE)
		f.has = 0;
	describe_clocks(p, track, f.has);
	clocks = (struct clocks){ f.tts, f.instructions, f.has, NONE };
	wpf_event(p, TYPE_INSTANT, wpf_lane_uuid(p, track, 0));
	add_kind(p, n->kind);
	if (n->mark)
		write_lost(&p->w, WRITE_COLOUR, 1);
	add_clocks(p, track, &clocks);
	if ((uint64_t)p->w.t->nslices + p->w.t->ninstants < NONE)
		wpf_flows(p, flow_instant(p->w.t, i), 0);
	wpf_event_stack(p, f.stack, f.callsite);
	wpf_args(p, f.args);
	wpf_event_end(p, n->ts);
}

void
wpf_instants(struct wpf *p)
{
	struct cut_walk w;

	for (w = cut_walk(p->w.cut, ENTITY_INSTANT); !p->w.failed &&
	    cut_next(&w); )
		wpf_instant(p, w.track, w.id);
}
