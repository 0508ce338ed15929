/*
 * write_perfetto_sched: what ran on CPUs, and wakeups, as events of the kernel
 * in bundles, each of a CPU.
 *
 * - Where a slice of a CPU begins, there was a switch from the thread before,
 *   or from the idle task if nothing ran.
 * - The first state of a thread, or one behind a state that nothing has ended,
 *   as where events were lost, may have begun at a switch of which only that is
 *   known: one from the idle task at its time is made the thread's.
 * - A runnable state behind one of sleep, or at first, was begun by a wakeup;
 *   so was one of waking (W), which is read back as runnable.
 *   The bundle of a wakeup is that of the first CPU: readers go by the thread
 *   that wakes.
 * - In a cut without the CPUs, what its threads ran is written all the same,
 *   as their states follow from it.
 * - States of other origin, as those that a file gives as such, and CPUs of
 *   other machines are counted and left out.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/sched.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/task_state.h"
#include "ttv/xmalloc.h"
#include "write_perfetto_int.h"

enum { BUNDLE_CPU = 1, BUNDLE_EVENT = 2 };
enum { FTRACE_TIMESTAMP = 1, FTRACE_PID = 2, FTRACE_SWITCH = 4,
	FTRACE_FLAGS = 5, FTRACE_BLOCKED = 18, FTRACE_WAKING = 20 };
enum { SWITCH_PREV_COMM = 1, SWITCH_PREV_PID = 2, SWITCH_PREV_PRIO = 3,
	SWITCH_PREV_STATE = 4, SWITCH_NEXT_COMM = 5, SWITCH_NEXT_PID = 6,
	SWITCH_NEXT_PRIO = 7 };
enum { WAKING_COMM = 1, WAKING_PID = 2, WAKING_PRIO = 3, WAKING_SUCCESS = 4,
	WAKING_CPU = 5 };
enum { BLOCKED_PID = 1, BLOCKED_IO_WAIT = 3 };

#define BUNDLE_BYTES	((size_t)32 * 1024)	/* of events: a packet each */
#define FLAG_HARDIRQ	0x08
#define IDLE_PRIO	120
#define WAKE_PRIO	120		/* the model does not know it */
#define LOOSE_REACH	64	/* loose states of one time that are searched */

struct ran {				/* a side of a switch */
	uint32_t	utid;		/* NONE: the idle task */
	uint32_t	comm;		/* string */
	int64_t		priority, state;
};

struct loose_state {		/* of a thread that did not run before */
	int64_t		ts;
	uint32_t	slice, utid, name;
	int		used;		/* 1: the other side of a switch */
};

struct sched_writer {
	struct wpf	*p;
	struct loose_state *loose;	/* by ts; then by slice */
	size_t		 n, cap;
	uint8_t		*states;	/* by utid: 1 if its states are in the
					 * cut */
	int		 all;		/* 1: all slices of the CPU are */
	uint32_t	 cpu;		/* of the bundle being filled */
};

/* ---- bundles ---- */

static void
bundle_end(struct sched_writer *w)
{
	if (w->p->event.len > 0)
		wpf_packet(w->p, PACKET_FTRACE, 0, 0);
}

/* Opens an event of the kernel; returns its place for event_end(). */
static size_t
event_begin(struct sched_writer *w, int64_t ts, uint32_t utid)
{
	struct buf	*b = &w->p->event;
	size_t		 at;

	if (b->len == 0)
		pb_uint(b, BUNDLE_CPU, w->cpu);
	at = pb_open(b, BUNDLE_EVENT);
	pb_uint(b, FTRACE_TIMESTAMP, (uint64_t)ts + w->p->shift);
	pb_int(b, FTRACE_PID, utid == NONE ? 0 : w->p->w.tid[utid].num);
	return at;
}

static void
event_end(struct sched_writer *w, size_t at)
{
	pb_close(&w->p->event, at);
	if (w->p->event.len >= BUNDLE_BYTES)
		bundle_end(w);
}

static void
add_comm(struct sched_writer *w, uint32_t field, uint32_t utid, uint32_t comm)
{
	const struct trace	*t = w->p->w.t;
	char			 idle[32];

	if (utid == NONE) {
		snprintf(idle, sizeof(idle), "swapper/%u", (unsigned)w->cpu);
		pb_string(&w->p->event, field, idle, strlen(idle));
		return;
	}
	if (comm == 0)
		comm = t->threads[utid].name;
	pb_string(&w->p->event, field, trace_str(t, comm),
	    strtab_len(t->strings, comm));
}

static void
add_switch(struct sched_writer *w, int64_t ts, const struct ran *prev,
    const struct ran *next)
{
	const struct ident	*tid = w->p->w.tid;
	struct buf		*b = &w->p->event;
	size_t			 at = event_begin(w, ts, prev->utid), body;

	body = pb_open(b, FTRACE_SWITCH);
	add_comm(w, SWITCH_PREV_COMM, prev->utid, prev->comm);
	pb_int(b, SWITCH_PREV_PID, prev->utid == NONE ? 0 :
	    tid[prev->utid].num);
	pb_int(b, SWITCH_PREV_PRIO, prev->priority);
	pb_int(b, SWITCH_PREV_STATE, prev->state);
	add_comm(w, SWITCH_NEXT_COMM, next->utid, next->comm);
	pb_int(b, SWITCH_NEXT_PID, next->utid == NONE ? 0 :
	    tid[next->utid].num);
	pb_int(b, SWITCH_NEXT_PRIO, next->priority);
	pb_close(b, body);
	event_end(w, at);
}

/* ---- CPUs ---- */

/* Returns 1 if the thread ran up to a state of a row. */
static int
state_ran_before(const struct trace *t, const struct row *row, uint32_t slice)
{
	struct state_facts	before;

	return slice > row->first && trace_state(t, slice - 1, &before) &&
	    before.more.cpu != NONE &&
	    trace_slice_end(t, slice - 1) == t->ts[slice];
}

static int
loose_by_time(const void *va, const void *vb)
{
	const struct loose_state	*a = va, *b = vb;

	if (a->ts != b->ts)
		return COMPARE(a->ts, b->ts);
	return COMPARE(a->utid, b->utid);
}

static int
loose_by_slice(const void *va, const void *vb)
{
	const struct loose_state	*a = va, *b = vb;

	return COMPARE(a->slice, b->slice);
}

/*
 * Returns 1 if a state without a waker may have begun with a wakeup: the thread
 * is runnable, or waking, and waited before.
 */
static int
state_ends_wait(const struct trace *t, const struct row *row, uint32_t slice)
{
	const char	*name = trace_kind_name(t, t->kind[slice]), *was;

	if (strcmp(name, "R") != 0 && strcmp(name, "W") != 0)
		return 0;
	if (slice == row->first)
		return 1;
	was = trace_kind_name(t, t->kind[slice - 1]);
	return *was != 'R' && *was != 'W';
}

/*
 * Returns 1 if a state of a row may have begun at a switch without a slice
 * that ends there.
 */
static int
state_is_loose(const struct trace *t, const struct row *row, uint32_t slice,
    const struct state_facts *f)
{
	if (f->more.cpu != NONE || f->more.waker != NONE ||
	    task_state_bits(trace_kind_name(t, t->kind[slice])) == -1)
		return 0;
	return slice == row->first || (!state_ran_before(t, row, slice) &&
	    !state_ends_wait(t, row, slice));
}

/* Collects the loose states of a row. */
static void
loose_of_row(struct sched_writer *w, const struct row *row)
{
	const struct trace	*t = w->p->w.t;
	struct state_facts	 f;
	struct loose_state	*l;
	uint32_t		 i;

	for (i = row->first; i < row->first + row->n; i++) {
		if (!trace_state(t, i, &f))
			continue;
		w->states[f.utid] = 1;
		if (!state_is_loose(t, row, i, &f))
			continue;
		w->loose = xgrow(w->loose, w->n, &w->cap, sizeof(*w->loose));
		l = &w->loose[w->n++];
		l->ts = t->ts[i];
		l->slice = i;
		l->utid = f.utid;
		l->name = t->kinds[t->kind[i]].name;
		l->used = 0;
	}
}

static void
loose_find(struct sched_writer *w)
{
	const struct trace	*t = w->p->w.t;
	uint32_t		 i;

	for (i = 0; i < t->ntracks; i++)
		if (t->tracks[i].type == TRACK_STATE &&
		    t->tracks[i].nrows > 0 && cut_track(w->p->w.cut, i))
			loose_of_row(w, &t->rows[t->tracks[i].row]);
	sort_any(w->loose, w->n, sizeof(*w->loose), loose_by_time);
}

/*
 * Returns an unused loose state at ts, or NULL.  O(log n): of many at one time
 * only some are looked at.
 */
static struct loose_state *
loose_at(struct sched_writer *w, int64_t ts, uint32_t next)
{
	size_t	lo = 0, hi = w->n, mid;

	BISECT(lo, hi, mid, w->loose[mid].ts < ts);
	hi = w->n - lo > LOOSE_REACH ? lo + LOOSE_REACH : w->n;
	for (; lo < hi && w->loose[lo].ts == ts; lo++)
		if (!w->loose[lo].used && w->loose[lo].utid != next)
			return &w->loose[lo];
	return NULL;
}

/* Returns 1 if a state was made a side of a switch. */
static int
loose_used(const struct sched_writer *w, uint32_t slice)
{
	const struct loose_state	 key = { .slice = slice }, *l;

	l = w->n == 0 ? NULL : bsearch(&key, w->loose, w->n,
	    sizeof(*w->loose), loose_by_slice);
	return l != NULL && l->used;
}

/* Sets what a slice of a CPU is as a side of a switch. */
static void
ran_set(struct sched_writer *w, uint32_t slice, struct ran *r)
{
	const struct trace	*t = w->p->w.t;
	struct sched_facts	 f;

	memset(r, 0, sizeof(*r));
	r->utid = NONE;
	if (!trace_sched(t, slice, &f))
		return;
	r->utid = f.utid;
	r->comm = t->kinds[t->kind[slice]].name;
	r->priority = f.priority;
	r->state = f.end_state == 0 ? 0 : task_state_bits(trace_str(t,
	    f.end_state));
	if (r->state == -1) {
		write_lost(&w->p->w, WRITE_SCHED, 1);
		r->state = 0;
	}
}

/* Returns 1 if a slice of a CPU is written. */
static int
ran_in_cut(const struct sched_writer *w, uint32_t slice)
{
	struct sched_facts	 f;

	return cut_slice(w->p->w.cut, slice) && (w->all ||
	    (trace_sched(w->p->w.t, slice, &f) && w->states[f.utid]));
}

/* Writes the switches of a row of a CPU. */
static void
cpu_row(struct sched_writer *w, const struct row *row)
{
	const struct trace	*t = w->p->w.t;
	const struct ran	 idle = { NONE, 0, IDLE_PRIO, 0 };
	struct ran		 prev = idle, next;
	struct loose_state	*loose;
	int64_t			 end = INT64_MIN;	/* of prev */
	uint32_t		 i;

	for (i = row->first; i < row->first + row->n; i++) {
		if (w->p->w.failed || !ran_in_cut(w, i))
			continue;
		ran_set(w, i, &next);
		if (prev.utid != NONE && end < t->ts[i]) {
			add_switch(w, end, &prev, &idle);
			prev = idle;
		}
		/* another ran since, of which no switch tells */
		if (prev.utid != NONE && end == INT64_MAX)
			prev = idle;
		if (prev.utid == NONE &&
		    (loose = loose_at(w, t->ts[i], next.utid)) != NULL) {
			loose->used = 1;
			prev.utid = loose->utid;
			prev.state = task_state_bits(trace_str(t, loose->name));
		}
		add_switch(w, t->ts[i], &prev, &next);
		prev = next;
		end = trace_dur_told(t, i) == DUR_OPEN ? INT64_MAX :
		    trace_slice_end(t, i);
	}
	if (prev.utid != NONE && end != INT64_MAX)
		add_switch(w, end, &prev, &idle);
}

/* Counts the slices of a row of a CPU that cannot be written. */
static void
cpu_lost(struct sched_writer *w, const struct row *row)
{
	uint32_t	i;

	for (i = row->first; i < row->first + row->n; i++)
		if (ran_in_cut(w, i))
			write_lost(&w->p->w, WRITE_SCHED, 1);
}

static void
sched_cpus(struct sched_writer *w)
{
	const struct trace	*t = w->p->w.t;
	const struct track	*k;
	uint32_t		 i, r;

	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		if (k->type != TRACK_CPU)
			continue;
		w->all = cut_track(w->p->w.cut, i);
		w->cpu = k->cpu;
		for (r = k->row; r < k->row + k->nrows; r++)
			if (k->machine != 0)
				cpu_lost(w, &t->rows[r]);
			else
				cpu_row(w, &t->rows[r]);
		bundle_end(w);
	}
}

/* ---- states ---- */

static void
add_waking(struct sched_writer *w, uint32_t slice,
    const struct state_facts *f)
{
	const struct trace	*t = w->p->w.t;
	struct buf		*b = &w->p->event;
	size_t			 at = event_begin(w, t->ts[slice],
				    f->more.waker), body;

	if (f->more.in_irq)
		pb_uint(b, FTRACE_FLAGS, FLAG_HARDIRQ);
	body = pb_open(b, FTRACE_WAKING);
	add_comm(w, WAKING_COMM, f->utid, 0);
	pb_int(b, WAKING_PID, w->p->w.tid[f->utid].num);
	pb_int(b, WAKING_PRIO, WAKE_PRIO);
	pb_int(b, WAKING_SUCCESS, 1);
	pb_int(b, WAKING_CPU, (int64_t)w->cpu);
	pb_close(b, body);
	event_end(w, at);
}

/* Writes what blocked a thread, when it no longer does. */
static void
add_blocked(struct sched_writer *w, uint32_t slice,
    const struct state_facts *f)
{
	const struct trace	*t = w->p->w.t;
	struct buf		*b = &w->p->event;
	size_t			 at, body;

	at = event_begin(w, trace_dur(t, slice) == DUR_OPEN ? t->ts[slice] :
	    trace_slice_end(t, slice), NONE);
	body = pb_open(b, FTRACE_BLOCKED);
	pb_int(b, BLOCKED_PID, w->p->w.tid[f->utid].num);
	pb_int(b, BLOCKED_IO_WAIT, f->more.io_wait > 0);
	pb_close(b, body);
	event_end(w, at);
	if (f->more.function != 0)
		write_lost(&w->p->w, WRITE_SCHED, 1);
}

/*
 * Returns 1 if a state was begun by a wakeup: it is one of being runnable, or
 * of waking, and the thread did not run before.
 */
static int
state_is_woken(const struct trace *t, const struct row *row, uint32_t slice,
    const struct state_facts *f)
{
	if (f->more.cpu != NONE)
		return 0;
	return f->more.waker != NONE || f->more.in_irq ||
	    (state_ends_wait(t, row, slice) &&
	    !state_ran_before(t, row, slice));
}

/*
 * Returns 1 if a state of a row has no length and the thread runs behind it:
 * the switch to the thread, of the same time, stands before in the file, where
 * it is in the piece.
 */
static int
state_runs_at_once(const struct trace *t, const struct cut *cut,
    const struct row *row, uint32_t slice)
{
	struct state_facts	behind;

	return slice + 1 < row->first + row->n && trace_dur(t, slice) == 0 &&
	    cut_slice(cut, slice + 1) && trace_state(t, slice + 1, &behind) &&
	    behind.more.cpu != NONE && t->ts[slice + 1] == t->ts[slice];
}

/*
 * Writes the states of a row that no switch of the piece tells.  A wakeup of a
 * thread that is runnable, since the state between is not written, or that runs
 * already, says nothing to who reads it: its state is not written either.
 */
static void
state_row(struct sched_writer *w, const struct row *row)
{
	const struct trace	*t = w->p->w.t;
	struct state_facts	 f;
	uint32_t		 i, last = NONE;	/* that is written */
	int			 woken;

	for (i = row->first; i < row->first + row->n; i++) {
		if (!cut_slice(w->p->w.cut, i) || w->p->w.failed ||
		    !trace_state(t, i, &f))
			continue;
		if (loose_used(w, i)) {
			last = i;
			continue;
		}
		woken = state_is_woken(t, row, i, &f);
		if (woken ? state_runs_at_once(t, w->p->w.cut, row, i) ||
		    (last != NONE && strcmp(trace_kind_name(t,
		    t->kind[last]), "R") == 0) : f.more.cpu == NONE &&
		    !(state_ran_before(t, row, i) &&
		    cut_slice(w->p->w.cut, i - 1))) {
			write_lost(&w->p->w, WRITE_SCHED, 1);
			continue;
		}
		last = i;
		if (woken)
			add_waking(w, i, &f);
		if (f.more.io_wait >= 0)
			add_blocked(w, i, &f);
	}
}

static void
sched_states(struct sched_writer *w)
{
	const struct trace	*t = w->p->w.t;
	const struct track	*k;
	uint32_t		 i, r;

	w->cpu = 0;
	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		if (k->type != TRACK_STATE || !cut_track(w->p->w.cut, i))
			continue;
		for (r = k->row; r < k->row + k->nrows; r++)
			state_row(w, &t->rows[r]);
	}
	bundle_end(w);
}

void
wpf_sched(struct wpf *p)
{
	struct sched_writer	w = { .p = p };

	if (p->w.t->nsched == 0 && p->w.t->nstates == 0)
		return;
	w.states = xcalloc((size_t)p->w.t->nthreads + 1, 1);
	loose_find(&w);
	sched_cpus(&w);
	sort_any(w.loose, w.n, sizeof(*w.loose), loose_by_slice);
	sched_states(&w);
	free(w.loose);
	free(w.states);
}
