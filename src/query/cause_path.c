/*
 * cause_path: the critical path of a range of time.
 *
 * From the slice that ends last in the range the path goes back in time.  Where
 * the states of its thread are known they say what it did (cause_state.c).
 * Elsewhere the work of a thread is on the path back to what made it begin
 * then, which is the first of these:
 *   - the last flow that arrived: the path goes on with the thread that sent
 *     it, at that time;
 *   - a wakeup of the thread, where states are known: with the waker;
 *   - the end of the slice before it on the same thread.
 * The time between two steps is a wait.  cause_segment.c says what the work
 * was.
 */
#include "config.h"

#include <string.h>

#include "ttv/cause.h"
#include "ttv/flow.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/trace.h"

#include "cause_int.h"

#define LOOK_AT	4096		/* flows of a row, or states, that are
				 * compared */
#define SMALL	1000		/* part of the range that is a small wait: 500
				 * steps of such waits are half of it */
#define MOST_LOOKS (1 << 20)	/* states; 0.2 s at 200 ns each */
#define SEGMENTS 100	/* a slice of 1/SEGMENTS of the range is a step */
#define LOOK_BACK 20000	/* stretches of work that are looked at: 50 ms */

/* Returns the row of the outermost slices of a track, or NONE. */
static uint32_t
outer_row(const struct trace *t, uint32_t track)
{
	return trace_row_of(t, track, 0, 0);
}

uint32_t
cause_slice_before(const struct trace *t, uint32_t track, int64_t ts)
{
	uint32_t row = track == NONE ? NONE : outer_row(t, track);

	return row == NONE || ts == INT64_MIN ? NONE :
	    trace_row_at(t, row, ts - 1);
}

/* Returns the last run of a thread that begins before a time, or NONE. */
static uint32_t
run_before(const struct trace *t, uint32_t track, int64_t ts)
{
	uint32_t k = t->tracks[track].utid == NONE ? NONE :
	    trace_state_track(t, t->tracks[track].utid), s, n;
	struct state_facts f;

	if (k == NONE || (s = cause_slice_before(t, k, ts)) == NONE)
		return NONE;
	for (n = 0; n < LOOK_AT; n++, s--) {
		if (trace_state(t, s, &f) && f.more.cpu != NONE)
			return s;
		if (s == t->rows[t->tracks[k].row].first)
			break;
	}
	return NONE;
}

/*
 * Finds the thread of the area that works last until t1, by its slices or by
 * its states: 0 or -1.
 */
static int
path_begin(struct path *p, int64_t t1, const uint8_t *tracks,
    uint32_t (*last)(const struct trace *, uint32_t, int64_t))
{
	const struct trace *t = p->t;
	int64_t end, best = INT64_MIN;
	uint32_t i, s;

	p->track = NONE;
	for (i = 0; i < t->ntracks; i++) {
		if (t->tracks[i].type != TRACK_THREAD ||
		    (tracks != NULL && !tracks[i]) ||
		    (s = last(t, i, t1)) == NONE)
			continue;
		end = trace_slice_end(t, s);
		end = end > t1 ? t1 : end;
		if (end <= p->t0 || (p->track != NONE && end <= best))
			continue;
		best = end;
		p->track = i;
	}
	p->now = best;
	p->why = CAUSE_START;
	p->gap = 0;
	return p->track == NONE ? -1 : 0;
}

/*
 * Adds step b to step a, if both are short work of one thread that nothing else
 * made begin; returns whether it has.
 */
static int
path_join(const struct path *p, struct cause_step *a,
    const struct cause_step *b)
{
	const struct trace *t = p->t;
	int64_t all = sat_add(sat_add(a->spent, a->gap), sat_add(b->spent,
	    b->gap));

	if (a->why != CAUSE_BEFORE || b->why != CAUSE_BEFORE ||
	    all >= p->least || entity_track(t, a->at.type, a->at.id) !=
	    entity_track(t, b->at.type, b->at.id))
		return 0;
	if (b->spent > a->longest) {
		a->longest = b->spent;
		a->at = b->at;
	}
	a->spent = sat_add(a->spent, b->spent);
	a->gap = sat_add(a->gap, b->gap);
	a->ts = b->ts;
	a->more++;
	return 1;
}

/* Adds step b to step a, if both are work on one thing but for a short wait. */
static int
path_resume(const struct path *p, struct cause_step *a,
    const struct cause_step *b)
{
	if (b->why != CAUSE_BEFORE || b->gap > p->small || a->more > 0 ||
	    a->why == CAUSE_QUEUE || a->at.type != b->at.type ||
	    a->at.id != b->at.id)
		return 0;
	a->spent = a->longest = sat_add(a->spent, b->spent);
	a->gap = sat_add(a->gap, b->gap);
	a->ts = b->ts;
	return 1;
}

/* Takes n steps behind the last one, or adds the first of them to that. */
static void
path_take(struct path *p, size_t n)
{
	struct cause_step *s = &p->out[p->n];

	s->why = p->why;
	s->gap = p->gap;
	if (p->n > 0 && path_resume(p, s - 1, s)) {
		memmove(s, s + 1, (n - 1) * sizeof(*s));
		p->n += n - 1;
	} else if (n > 1 || p->n == 0 || !path_join(p, s - 1, s))
		p->n += n;
}

int
cause_path_add(struct path *p, struct entity_ref at, int64_t from)
{
	struct cause_step *s = &p->out[p->n];
	int last = from <= p->t0;

	if (p->n >= p->max || p->looked++ == LOOK_BACK)
		return 0;
	s->at = at;
	s->ts = last ? p->t0 : from;
	s->spent = s->longest = sat_span(s->ts, p->now);
	s->more = 0;
	path_take(p, 1);
	return !last;
}

int
cause_path_work(struct path *p, uint32_t slice, int64_t from)
{
	int last = from <= p->t0;

	if (p->n >= p->max || p->looked++ == LOOK_BACK)
		return 0;
	path_take(p, cause_segments(p->t, slice, last ? p->t0 : from, p->now,
	    p->least, &p->out[p->n], p->max - p->n));
	return !last;
}

/* Goes on with another thread, or the same, at a time before `now`. */
static int
path_go(struct path *p, enum cause why, struct entity_ref at, int64_t ts,
    int64_t worked)
{
	uint32_t track = entity_track(p->t, at.type, at.id);

	if (track == NONE || ts >= p->now || ts <= p->t0)
		return 0;
	p->why = why;
	p->gap = sat_span(ts, worked);
	p->now = ts;
	p->track = track;
	return 1;
}

/* ---- flows that arrive from other threads ---- */

struct arrival {
	struct flow	 f;
	int		 found;
};

/*
 * Writes at most `max` flows that arrive at slices of a row that touch
 * [t0, t1); returns how many.
 */
static size_t
arrivals(const struct trace *t, uint32_t row, int64_t t0, int64_t t1,
    uint32_t *flows, size_t max)
{
	uint32_t first = trace_row_at(t, row, t0), end;

	if (first == NONE)
		first = t->rows[row].first;
	if ((end = trace_row_from(t, row, t1)) == NONE)
		end = t->rows[row].first + t->rows[row].n;
	return first < end ? flow_range(t, first, end, 1, flows, max) : 0;
}

/* Takes the last flow that arrives at slices of a row in [t0, t1). */
static void
arrival_row(const struct trace *t, uint32_t row, int64_t t0, int64_t t1,
    struct arrival *best)
{
	uint32_t flows[LOOK_AT], i;
	size_t n = arrivals(t, row, t0, t1, flows, LOOK_AT);
	struct entity_ref from;
	struct flow f;

	for (i = 0; i < n && i < LOOK_AT; i++) {
		f = flow_at(t, flows[i]);
		if (f.from == NONE || f.to_ts < t0 || f.to_ts >= t1 ||
		    f.from_ts >= t1 || (best->found && f.to_ts <=
		    best->f.to_ts))
			continue;
		from = flow_end_ref(t, f.from);
		if (entity_track(t, from.type, from.id) == t->rows[row].track)
			continue;	/* the thread was busy, not waiting */
		best->f = f;
		best->found = 1;
	}
}

/*
 * Finds the last flow from another track that arrives on a track in [t0, t1):
 * in a window before t1 that doubles until there is one.
 */
static int
arrival_find(const struct trace *t, uint32_t track, int64_t t0, int64_t t1,
    struct arrival *best)
{
	const struct track *k = &t->tracks[track];
	int64_t window = sat_span(t0, t1) / 64 + 1, from;
	uint32_t row, end = k->row + k->nrows, flow;

	best->found = 0;
	/* most stretches of work have none: that is seen at once */
	for (row = k->row; row < end; row++)
		if (arrivals(t, row, t0, t1, &flow, 1) > 0)
			break;
	if (row == end)
		return 0;
	do {
		from = sat_sub(t1, window);
		from = from < t0 ? t0 : from;
		for (row = k->row; row < end; row++)
			arrival_row(t, row, from, t1, best);
		window = sat_mul(window, 2);
	} while (!best->found && from > t0);
	return best->found;
}

/*
 * Goes on with what sent a flow.  A thread without work by then, such as one of
 * instants alone, is a step without work; the path stays with the thread that
 * had waited.
 */
static int
path_flow(struct path *p, const struct flow *f)
{
	struct entity_ref from = flow_end_ref(p->t, f->from);
	uint32_t track = entity_track(p->t, from.type, from.id);
	uint32_t here = p->track;

	if (!path_go(p, CAUSE_FLOW, from, f->from_ts, f->to_ts))
		return 0;
	if (cause_slice_before(p->t, track, f->from_ts) != NONE)
		return 1;
	if (p->n == p->max)
		return 0;
	p->out[p->n++] = (struct cause_step){ .why = CAUSE_FLOW, .at = from,
	    .ts = f->from_ts, .gap = p->gap };
	p->why = CAUSE_BEFORE;
	p->gap = 0;
	p->track = here;
	return 1;
}

/* Adds the step that ends at `now`; returns 0 when there is none before. */
static int
path_step(struct path *p)
{
	const struct trace *t = p->t;
	uint32_t outer = cause_slice_before(t, p->track, p->now), before;
	struct cause_step step;
	struct arrival a;
	int64_t end;

	if (outer == NONE)
		return 0;
	end = trace_slice_end(t, outer);
	if (end <= p->t0)
		return 0;
	if (end < p->now) {		/* idle until now: a wait */
		p->gap = sat_add(p->gap, sat_span(end, p->now));
		p->now = end;
	}
	if (arrival_find(t, p->track, t->ts[outer] > p->t0 ? t->ts[outer] :
	    p->t0, p->now, &a))
		return cause_path_work(p, outer, a.f.to_ts) &&
		    path_flow(p, &a.f);
	if (!cause_path_work(p, outer, t->ts[outer]))
		return 0;
	if (cause_back_wakeup(t, outer, &step) && step.why != CAUSE_IRQ &&
	    path_go(p, step.why, step.at, step.ts, t->ts[outer]))
		return 1;
	before = cause_slice_before(t, p->track, t->ts[outer]);
	return before != NONE && path_go(p, CAUSE_BEFORE, (struct entity_ref)
	    { ENTITY_SLICE, before }, trace_slice_end(t, before) <
	    t->ts[outer] ? trace_slice_end(t, before) : t->ts[outer],
	    t->ts[outer]);
}

/* Finds the range of tracks in which those of CPUs are. */
static void
path_cpus(struct path *p)
{
	uint32_t i;

	for (i = 0; i < p->t->ntracks; i++) {
		if (p->t->tracks[i].type != TRACK_CPU)
			continue;
		if (p->cpus_end == 0)
			p->cpus = i;
		p->cpus_end = i + 1;
	}
}

size_t
cause_path(const struct trace *t, int64_t t0, int64_t t1,
    const uint8_t *tracks, struct cause_step *out, size_t max)
{
	struct path p = { .t = t, .t0 = t0, .out = out, .max = max,
	    .looks = MOST_LOOKS };
	int64_t from = t0 < t->start ? t->start : t0;
	int64_t to = t1 > t->end ? t->end : t1;
	int more;

	p.least = from < to ? sat_span(from, to) / SEGMENTS : 0;
	if (path_begin(&p, t1, tracks, cause_slice_before) == -1 &&
	    (t->nstates == 0 || path_begin(&p, t1, tracks, run_before) == -1))
		return 0;
	p.small = sat_span(from, p.now) / SMALL;
	path_cpus(&p);
	do {
		if ((more = cause_path_state(&p)) == -1)
			more = path_step(&p);
	} while (more);
	return p.n;
}
