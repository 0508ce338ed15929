/*
 * cause: what led to a slice, and what it led to, step by step.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/cause.h"
#include "ttv/flow.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/sort.h"
#include "ttv/trace.h"

#include "cause_int.h"

#define LOOK_AT	4096		/* flows of a thing that are compared */

static const struct {
	const char	*back, *forward;
} texts[CAUSES] = {
	[CAUSE_START] = { "", "" },
	[CAUSE_FLOW] = { "flow from", "flow to" },
	[CAUSE_AROUND] = { "flow to outer slice from",
	    "flow from inside, to" },
	[CAUSE_ASYNC] = { "inside of", "contains" },
	[CAUSE_WAKEUP] = { "woken by", "wakes" },
	[CAUSE_IRQ] = { "woken in an interrupt of", "wakes in an interrupt" },
	[CAUSE_CHILD] = { "child of", "longest inside" },
	[CAUSE_BEFORE] = { "after", "then" },
	[CAUSE_QUEUE] = { "waited for the CPU of", "" },
	[CAUSE_SLEEP] = { "after a sleep", "" },
	[CAUSE_CALLEE] = { "waited for", "" },
	[CAUSE_CALLER] = { "called by", "" },
};

const char *
cause_text(enum cause why, int forward)
{
	return forward ? texts[why].forward : texts[why].back;
}

/* ---- flows ---- */

/* Collects the flows that leave slices and instants inside of a slice. */
static size_t
flows_inside(const struct trace *t, uint32_t s, uint32_t *flows, size_t max)
{
	int64_t t0 = t->ts[s], t1 = trace_slice_end(t, s);
	uint32_t row = trace_slice_row(t, s), r, first, end;
	const struct row *top = &t->rows[row], *below;
	const struct track *k = &t->tracks[top->track];
	size_t n = 0;

	for (r = row + 1; r < t->nrows && n < max; r++) {
		below = &t->rows[r];
		if (below->track != top->track || below->lane != top->lane)
			break;
		if ((first = trace_row_from(t, r, t0)) == NONE)
			break;		/* no deeper slices either */
		if ((end = trace_row_from(t, r, t1)) == NONE)
			end = below->first + below->n;
		if (first >= end)
			break;
		n += flow_range(t, first, end, 0, &flows[n], max - n);
	}
	if (n < max && k->ninstants > 0)
		n += flow_range(t, flow_instant(t, trace_instant_from(t,
		    k->instant, k->ninstants, t0)),
		    flow_instant(t, trace_instant_from(t,
		    k->instant, k->ninstants, t1)), 0, &flows[n],
		    max - n);
	return n < max ? n : max;
}

/* Drops flows that end nowhere, or in the thing itself; returns the rest. */
static size_t
flows_real(const struct trace *t, uint32_t end, int out, uint32_t *flows,
    size_t n)
{
	struct flow f;
	size_t i, kept = 0;

	for (i = 0; i < n; i++) {
		f = flow_at(t, flows[i]);
		if (f.from != NONE && f.to != NONE &&
		    (out ? f.to : f.from) != end)
			flows[kept++] = flows[i];
	}
	return kept;
}

/* Collects the flows of a thing, or of what is around or inside of it. */
static size_t
flows_of(const struct trace *t, struct entity_ref at, int out,
    uint32_t *flows, size_t max, int *inside)
{
	uint32_t end = at.type == ENTITY_SLICE ? at.id :
	    flow_instant(t, at.id), track, s;
	size_t n;

	*inside = 0;
	n = flow_range(t, end, end + 1, !out, flows, max);
	n = flows_real(t, end, out, flows, n < max ? n : max);
	if (n > 0)
		return n;
	*inside = 1;
	if (at.type == ENTITY_INSTANT) {	/* as of the slice around */
		track = entity_track(t, at.type, at.id);
		s = trace_innermost(t, track, t->instants[at.id].ts);
		if (s == NONE)
			return 0;
		n = flow_range(t, s, s + 1, !out, flows, max);
		n = flows_real(t, s, out, flows, n < max ? n : max);
		if (n > 0)
			return n;
		at.id = s;
	}
	if (out)
		return flows_real(t, at.id, out, flows,
		    flows_inside(t, at.id, flows, max));
	for (s = trace_parent(t, at.id); s != NONE; s = trace_parent(t, s)) {
		n = flow_range(t, s, s + 1, 1, flows, max);
		n = flows_real(t, s, out, flows, n < max ? n : max);
		if (n > 0)
			return n;
	}
	return 0;
}

struct choice {
	uint32_t	flow;
	int		near;		/* 1: the same track */
	int64_t		ts;
};

static int
compare_choices(const void *va, const void *vb)
{
	const struct choice *a = va, *b = vb;

	if (a->near != b->near)
		return a->near - b->near;
	if (a->ts != b->ts)
		return COMPARE(a->ts, b->ts);
	return COMPARE(a->flow, b->flow);
}

size_t
cause_flows(const struct trace *t, struct entity_ref at, int out,
    uint32_t *flows, size_t max, int *inside)
{
	uint32_t found[LOOK_AT], track = entity_track(t, at.type, at.id);
	struct choice v[LOOK_AT];
	struct flow f;
	size_t i, n;

	n = flows_of(t, at, out, found, LOOK_AT, inside);
	for (i = 0; i < n; i++) {
		f = flow_at(t, found[i]);
		v[i].flow = found[i];
		v[i].near = flow_end_track(t, out ? f.to : f.from) == track;
		v[i].ts = out ? f.to_ts : f.from_ts;
	}
	qsort(v, n, sizeof(*v), compare_choices);
	if (n > max)
		n = max;
	for (i = 0; i < n; i++)
		flows[i] = v[i].flow;
	return n;
}

/* ---- slices ---- */

static uint32_t
thread_of(const struct trace *t, uint32_t slice)
{
	return t->tracks[t->rows[trace_slice_row(t, slice)].track].utid;
}

static int
is_async(const struct trace *t, uint32_t slice)
{
	return t->tracks[t->rows[trace_slice_row(t, slice)].track].type ==
	    TRACK_ASYNC;
}

/* ---- back ---- */

/* The flow that arrived last, at a time until `t1`. */
static int
back_flow(const struct trace *t, struct entity_ref at, int64_t t1,
    struct cause_step *step)
{
	uint32_t flows[LOOK_AT];
	struct flow f, last = { .from = NONE };
	int inside;
	size_t i, n;

	n = flows_of(t, at, 0, flows, LOOK_AT, &inside);
	for (i = 0; i < n; i++) {
		f = flow_at(t, flows[i]);
		if (f.from_ts > t1 || f.to_ts > t1 ||
		    (last.from != NONE && f.to_ts < last.to_ts))
			continue;
		last = f;
	}
	if (last.from == NONE)
		return 0;
	step->why = inside ? CAUSE_AROUND : CAUSE_FLOW;
	step->at = flow_end_ref(t, last.from);
	step->ts = last.from_ts;
	return 1;
}

int
cause_back_wakeup(const struct trace *t, uint32_t slice,
    struct cause_step *step)
{
	uint32_t utid = thread_of(t, slice), s, to;
	struct state_facts f;
	const struct row *r;
	int n;

	if (utid == NONE || t->nstates == 0)
		return 0;
	s = trace_state_at(t, utid, t->ts[slice]);
	if (s == NONE)
		return 0;
	r = &t->rows[trace_slice_row(t, s)];
	for (n = 0; n < LOOK_AT; n++, s--) {
		if (trace_state(t, s, &f) && f.more.waker != NONE &&
		    f.more.waker != utid && t->ts[s] <= t->ts[slice])
			break;
		if (s == r->first || n + 1 == LOOK_AT)
			return 0;
	}
	if (t->threads[f.more.waker].track == NONE)
		return 0;
	to = trace_innermost(t, t->threads[f.more.waker].track, t->ts[s]);
	if (to == NONE)
		to = trace_state_at(t, f.more.waker, t->ts[s]);
	if (to == NONE)
		return 0;
	step->why = f.more.in_irq ? CAUSE_IRQ : CAUSE_WAKEUP;
	step->at = (struct entity_ref){ ENTITY_SLICE, to };
	step->ts = t->ts[s];
	return 1;
}

static int
back_async(const struct trace *t, uint32_t slice, struct cause_step *step)
{
	uint32_t up = is_async(t, slice) ? trace_parent(t, slice) : NONE;

	if (up == NONE)
		return 0;
	step->why = CAUSE_ASYNC;
	step->at = (struct entity_ref){ ENTITY_SLICE, up };
	step->ts = t->ts[up];
	return 1;
}

/*
 * Returns the state that a wakeup of another thread began where a state ended
 * in which the thread slept; or NONE.
 */
static uint32_t
state_woken(const struct trace *t, uint32_t slice)
{
	const struct row *r;
	struct state_facts f;

	if (t->nstates == 0 || !trace_state(t, slice, &f) || f.more.cpu !=
	    NONE || f.more.waker != NONE)
		return NONE;
	r = &t->rows[trace_slice_row(t, slice)];
	return slice + 1 < r->first + r->n && trace_state(t, slice + 1, &f) &&
	    f.more.waker != NONE && f.more.waker != f.utid &&
	    t->ts[slice + 1] == trace_slice_end(t, slice) ? slice + 1 : NONE;
}

static struct cause_step
first_step(const struct trace *t, uint32_t slice)
{
	struct cause_step s = { .why = CAUSE_START };

	s.at = (struct entity_ref){ ENTITY_SLICE, slice };
	s.ts = t->ts[slice];
	return s;
}

/*
 * Adds a step with its gap; returns 0 when there is no room, or the thing at
 * that time is a step already.
 */
static int
add_step(struct cause_step *out, size_t *n, size_t max,
    const struct cause_step *step)
{
	int64_t before;
	size_t i;

	if (*n >= max || *n >= CAUSE_STEPS)
		return 0;
	for (i = *n; i-- > 0; )
		if (out[i].ts == step->ts && out[i].at.id == step->at.id &&
		    out[i].at.type == step->at.type)
			return 0;
	out[*n] = *step;
	before = *n > 0 ? out[*n - 1].ts : step->ts;
	out[*n].later = step->ts > before;
	out[*n].gap = out[*n].later ? sat_span(before, step->ts) :
	    sat_span(step->ts, before);
	(*n)++;
	return 1;
}

size_t
cause_back(const struct trace *t, uint32_t slice, struct cause_step *out,
    size_t max)
{
	struct cause_step step = first_step(t, slice);
	uint32_t woken = state_woken(t, slice), s;
	int64_t until;
	size_t n = 0;

	if (woken != NONE) {		/* of a sleep: from its end on */
		step.ts = t->ts[woken];
		if (add_step(out, &n, max, &step) &&
		    !cause_back_wakeup(t, woken, &step))
			return n;
	}
	while (add_step(out, &n, max, &step) && step.why != CAUSE_IRQ) {
		s = step.at.type == ENTITY_SLICE ? step.at.id :
		    trace_innermost(t, entity_track(t, step.at.type,
		    step.at.id), step.ts);
		/* what came until it caused the next; of the first: ever */
		until = n == 1 ? trace_slice_end(t, slice) : step.ts;
		if (!back_flow(t, step.at, until, &step) &&
		    (s == NONE || (!back_async(t, s, &step) &&
		    !cause_back_wakeup(t, s, &step))))
			break;
	}
	return n;
}

/* ---- forward ---- */

static int64_t
length_of(const struct trace *t, struct entity_ref at)
{
	return sat_span(entity_ts(t, at.type, at.id),
	    entity_end(t, at.type, at.id));
}

/* The flow to what is longest, at t0 or later. */
static int
forward_flow(const struct trace *t, struct entity_ref at, int64_t t0,
    struct cause_step *step)
{
	uint32_t flows[LOOK_AT];
	struct flow f, best = { .to = NONE };
	int64_t len, longest = -1;
	int inside;
	size_t i, n;

	n = flows_of(t, at, 1, flows, LOOK_AT, &inside);
	for (i = 0; i < n; i++) {
		f = flow_at(t, flows[i]);
		len = length_of(t, flow_end_ref(t, f.to));
		if (f.to_ts < t0 || len <= longest)
			continue;
		longest = len;
		best = f;
	}
	if (best.to == NONE)
		return 0;
	step->why = inside ? CAUSE_AROUND : CAUSE_FLOW;
	step->at = flow_end_ref(t, best.to);
	step->ts = best.to_ts;
	return 1;
}

static int
forward_wakeup(const struct trace *t, uint32_t slice, int64_t from,
    struct cause_step *step)
{
	uint32_t utid = thread_of(t, slice), s;
	struct state_facts f;

	if (utid == NONE || t->nstates == 0)
		return 0;
	s = trace_woken(t, utid, from, trace_slice_end(t, slice));
	if (s == NONE)
		return 0;
	step->why = trace_state(t, s, &f) && f.more.in_irq ? CAUSE_IRQ :
	    CAUSE_WAKEUP;
	step->at = (struct entity_ref){ ENTITY_SLICE, s };
	step->ts = t->ts[s];
	return 1;
}

size_t
cause_forward(const struct trace *t, uint32_t slice, struct cause_step *out,
    size_t max)
{
	struct cause_step step = first_step(t, slice);
	size_t n = 0;

	while (add_step(out, &n, max, &step))
		if (!forward_flow(t, step.at, step.ts, &step) &&
		    (step.at.type != ENTITY_SLICE || !forward_wakeup(t,
		    step.at.id, step.ts, &step)))
			break;
	return n;
}
