/*
 * cause_state: the critical path over the states of threads.
 *
 * While a thread runs, its work is on the path.  A runnable thread waits for a
 * CPU: what ran there instead is a step, for as long as the wait was.  A thread
 * that sleeps waits for the thread that woke it, which the path goes on with
 * from that time; where the waker is not known, or was an interrupt, the sleep
 * is a gap, and the path stays with the thread.
 *
 *	audio    RRR   S----------------- woken by logger -> RRR
 *	logger         RRR  waits for the CPU of codec  RRR
 *	path           RRR  codec ------------------->  RRR  RRR
 */
#include "config.h"

#include "ttv/cause.h"
#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/trace.h"

#include "cause_int.h"

#define LOOK_AT	4096		/* slices of a CPU that are compared */

/* Returns how much of [t0, t1) a slice covers. */
static int64_t
slice_part(const struct trace *t, uint32_t s, int64_t t0, int64_t t1)
{
	int64_t from = t->ts[s], to = trace_slice_end(t, s);

	from = from > t0 ? from : t0;
	to = to < t1 ? to : t1;
	return to > from ? sat_span(from, to) : 0;
}

/* Returns the slice of a row of a track at a time, or NONE. */
static uint32_t
slice_at(const struct trace *t, uint32_t track, uint32_t depth, int64_t ts)
{
	uint32_t row = trace_row_of(t, track, 0, depth), s;

	s = row == NONE ? NONE : trace_row_at(t, row, ts);
	return s != NONE && trace_slice_end(t, s) > ts ? s : NONE;
}

/* Returns the longest outermost slice of a track that begins in [t0, t1). */
static uint32_t
slice_longest(const struct trace *t, uint32_t track, int64_t t0, int64_t t1)
{
	uint32_t row = trace_row_of(t, track, 0, 0), first, end;

	if (row == NONE || (first = trace_row_from(t, row, t0)) == NONE)
		return NONE;
	if ((end = trace_row_from(t, row, t1)) == NONE)
		end = t->rows[row].first + t->rows[row].n;
	return first < end ? lod_longest(t, first, end) : NONE;
}

/*
 * Returns what a thread did in a state during [t0, t1): the outermost slice in
 * its middle, or the innermost below that covers half of the time; without one
 * the longest that begins in it, that at its begin, or the state.
 */
static struct entity_ref
state_work(const struct trace *t, uint32_t state, int64_t t0, int64_t t1)
{
	struct entity_ref at = { ENTITY_SLICE, state };
	int64_t half = sat_span(t0, t1) / 2, ts = sat_add(t0, half);
	struct state_facts f;
	uint32_t s, depth, track;

	if (!trace_state(t, state, &f))
		return at;
	track = t->threads[f.utid].track;
	if ((s = slice_at(t, track, 0, ts)) == NONE &&
	    (s = slice_longest(t, track, t0, t1)) == NONE)
		s = slice_at(t, track, 0, t0);
	for (depth = 1; s != NONE; depth++) {
		at.id = s;
		s = slice_at(t, track, depth, ts);
		if (s != NONE && slice_part(t, s, t0, t1) < half)
			break;
	}
	return at;
}

/* Returns the slice of a CPU that has most of [t0, t1), or NONE. */
static uint32_t
cpu_most(const struct trace *t, uint32_t cpu, int64_t t0, int64_t t1)
{
	const struct row *r = &t->rows[t->tracks[cpu].row];
	uint32_t s = trace_row_at(t, t->tracks[cpu].row, t0), best = NONE, n;
	int64_t most = 0;

	if (s == NONE)
		s = r->first;
	for (n = 0; n < LOOK_AT && s < r->first + r->n && t->ts[s] < t1;
	    n++, s++)
		if (slice_part(t, s, t0, t1) > most) {
			most = slice_part(t, s, t0, t1);
			best = s;
		}
	return best;
}

/* Adds work in which no slice is: to the step behind it if it is short. */
static int
add_bare(struct path *p, uint32_t run, int64_t from, int first)
{
	struct cause_step *last = p->n > 0 ? &p->out[p->n - 1] : NULL;

	if (first || last == NULL || sat_span(from, p->now) >= p->least)
		return cause_path_add(p, (struct entity_ref){ ENTITY_SLICE,
		    run }, from);
	last->spent = sat_add(last->spent, sat_span(from, p->now));
	last->ts = from;
	return from > p->t0;
}

/*
 * Adds a run of a thread: the segments of its outermost slices, the last first,
 * and what lies between them.
 */
static int
cause_add_run(struct path *p, uint32_t run)
{
	const struct trace *t = p->t;
	int64_t t0 = t->ts[run] > p->t0 ? t->ts[run] : p->t0, end;
	int first = 1;
	uint32_t s;

	for (; p->now > t0; first = 0) {
		s = cause_slice_before(t, p->track, p->now);
		end = s == NONE ? t0 : trace_slice_end(t, s);
		end = end > t0 ? end : t0;
		if (end == t0 || (end < p->now && sat_span(end, p->now) >=
		    p->least)) {
			if (!add_bare(p, run, end, first))
				return 0;
			p->now = end;
		} else {
			end = t->ts[s] > t0 ? t->ts[s] : t0;
			if (!cause_path_work(p, s, end))
				return 0;
			p->now = end;
		}
		p->why = CAUSE_BEFORE;
		p->gap = 0;
	}
	return t0 > p->t0;
}

/*
 * Adds the wait of a runnable thread: a step of what ran on the CPU that the
 * thread got next, or a gap where that is not known or the wait was short.
 */
static int
add_wait(struct path *p, uint32_t state, int64_t from)
{
	const struct trace *t = p->t;
	const struct row *r = &t->rows[trace_slice_row(t, state)];
	uint32_t cpu, s = NONE, other = NONE;
	int64_t to = from > p->t0 ? from : p->t0, t0 = to, t1 = p->now;
	struct sched_facts ran;
	struct state_facts run;

	if (sat_span(to, p->now) > p->small &&
	    state + 1 < r->first + r->n && trace_state(t, state + 1, &run) &&
	    run.more.cpu != NONE && (cpu = trace_run_cpu(t, state + 1,
	    p->cpus, p->cpus_end)) != NONE)
		s = cpu_most(t, cpu, to, p->now);
	if (s != NONE && trace_sched(t, s, &ran) && ran.utid != run.utid) {
		t0 = t->ts[s] > t0 ? t->ts[s] : t0;
		t1 = trace_slice_end(t, s) < t1 ? trace_slice_end(t, s) : t1;
		other = trace_state_at(t, ran.utid, t0);
	}
	if (other == NONE) {
		p->gap = sat_add(p->gap, sat_span(to, p->now));
		return from > p->t0;
	}
	p->why = CAUSE_QUEUE;
	return cause_path_add(p, state_work(t, other, t0, t1), from);
}

/* Goes on from the end of a wait or a run, at a time before `now`. */
static int
path_back(struct path *p, enum cause why, int64_t ts, int added)
{
	p->why = why;
	p->now = ts;
	if (added)
		p->gap = 0;
	return 1;
}

/* Goes on with the thread that woke another one: 1, or 0 if none is known. */
static int
path_waker(struct path *p, const struct state_facts *f)
{
	uint32_t waker = f->more.waker;

	if (waker == NONE || f->more.in_irq || waker == f->utid ||
	    p->t->threads[waker].track == NONE)
		return 0;
	p->track = p->t->threads[waker].track;
	return 1;
}

/* Passes a state in which the thread was ready to run. */
static int
pass_runnable(struct path *p, uint32_t s, const struct state_facts *f)
{
	size_t n = p->n;

	if (!add_wait(p, s, p->t->ts[s]))
		return 0;
	return path_back(p, path_waker(p, f) ? CAUSE_WAKEUP : CAUSE_BEFORE,
	    p->t->ts[s], p->n > n);
}

/* Passes a run, and the wakeup before it if that took no time. */
static int
pass_run(struct path *p, uint32_t s)
{
	const struct trace *t = p->t;
	const struct row *r = &t->rows[trace_slice_row(t, s)];
	int64_t from = t->ts[s];
	enum cause why = CAUSE_BEFORE;
	struct state_facts f;

	if (!cause_add_run(p, s))
		return 0;
	if (s > r->first && t->ts[s - 1] == from &&
	    trace_state(t, s - 1, &f) && path_waker(p, &f))
		why = CAUSE_WAKEUP;
	return path_back(p, why, from, 1);
}

int
cause_path_state(struct path *p)
{
	const struct trace *t = p->t;
	uint32_t utid = t->tracks[p->track].utid, s;
	struct state_facts f;
	const char *name;

	if (t->nstates == 0 || utid == NONE || p->now <= p->t0 ||
	    (s = trace_state_at(t, utid, p->now - 1)) == NONE ||
	    !trace_state(t, s, &f))
		return -1;
	if (p->looks == 0)
		return 0;
	p->looks--;
	if (f.more.cpu != NONE)
		return pass_run(p, s);
	name = trace_kind_name(t, t->kind[s]);
	if (name[0] == 'R' || name[0] == 'W')
		return pass_runnable(p, s, &f);
	p->gap = sat_add(p->gap, sat_span(t->ts[s] > p->t0 ? t->ts[s] : p->t0,
	    p->now));
	return t->ts[s] > p->t0 && path_back(p, CAUSE_SLEEP, t->ts[s], 0);
}
