/*
 * sched_state: events of scheduling become what ran on each CPU and the states
 * of each thread (ttv-formats(5), SCHEDULING).
 *
 * The events are walked twice: once to count the slices of each track, and
 * again, when tracks have their places, to write the slices where they stay.
 * So nothing lies between the events, which are freed as they are read, and the
 * columns.  Both walks take the same steps; only slice_open(), slice_close()
 * and what sets a fact differ.  Each is made by two workers: one for the CPUs,
 * one for the states; neither writes what the other reads.
 *
 * Invariants:
 *  - the slices of a track come in order of time and do not overlap, so that
 *    each track has one row; only the last may be open;
 *  - the idle task has no state.
 *
 * Where switches are lost, a thread runs until its CPU is known to run another
 * one, or the thread to run elsewhere.  The slice of the CPU ends there, too,
 * and is marked as lost, unless the CPU tells of its end later.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"
#include "finish.h"
#include "sched.h"
#include "slice_write.h"

/* What a thread is in. */
enum in_state { IN_NOTHING, IN_RUNNING, IN_RUNNABLE, IN_OTHER };

/* The walks. */
enum sched_job { JOB_STATES, JOB_CPUS };

/* A track of slices on its way into the columns. */
struct sched_track {
	uint32_t	newtrack;	/* or NONE */
	uint32_t	slice;		/* its first, once placed */
	uint32_t	fact;		/* of its first slice */
	uint32_t	n;		/* slices so far */
};

/* What runs on a CPU. */
struct running {
	uint32_t	utid;		/* or NONE: idle */
	uint8_t		known;		/* 0: nothing was switched yet */
};

struct cpu_now {
	struct sched_track to;
	uint32_t	track;		/* the builder's */
	struct running	runs;
	uint32_t	idle;		/* its time as idle that is open, among
					 * all; or NONE */
	uint8_t		gone;		/* 1: its thread was seen elsewhere, */
	int64_t		gone_ts;	/* first at this time */
};

struct thread_now {
	struct sched_track to;
	uint32_t	cpu;		/* custom track, while it runs */
	uint32_t	wait;		/* its last state that was a wait, from
					 * 0; NONE */
	uint8_t		in;		/* enum in_state */
	int64_t		end;		/* when it is said to be gone, or
					 * INT64_MAX */
};

/* What a thread is called where a switch names no task. */
struct called {
	uint32_t	kind;
	uint8_t		known;
};

/* What an event of a fact enters. */
struct fact {
	uint32_t	state;		/* string, or 0 */
	uint32_t	priority;	/* an int32_t */
	uint32_t	comm, state_kind; /* kinds */
	uint32_t	ending;		/* of its priority; NONE: not yet */
	uint8_t		in;		/* enum in_state of the state */
	uint8_t		waits;		/* 1: the state is no R of any sort */
};

#define ENDED	64			/* entries of a direct-mapped cache */

struct scheds {
	struct finish	*f;
	struct sched_order order;
	struct cpu_now	*cpus;		/* by custom track */
	uint32_t	*ran_on;	/* by utid: custom track or NONE */
	struct called	*called;	/* by utid */
	struct running	*on;		/* by custom track, for the states */
	struct thread_now *threads;	/* by utid */
	struct fact	*facts;
	uint32_t	 running;	/* kind */
	uint32_t	 nidles;	/* times of idle CPUs so far */
	int		 writes;	/* 1: the second walk */
	struct long_dur_buf longs[SCHED_JOBS];
	struct idtab	 endings;	/* priority, end state */
	struct ended {			/* endings by that of a slice under way
					 * and its end state */
		uint32_t	open, state, ending;
		uint8_t		used;
	}		 ended[ENDED];
	struct idtab	 mores;		/* cpu, waker, function, io_wait and
					 * in_irq */
};

/* ---- facts ---- */

static uint32_t
kind_of(struct builder *b, uint32_t name, uint32_t flags)
{
	struct idkey w = {{ name, 0, 0, flags }};

	return idtab_add(&b->kinds, &w, NULL);
}

/* Makes the kinds of all facts, in their order. */
static void
facts_make(struct scheds *s)
{
	struct builder *b = s->f->b;
	const struct idkey *w;
	const char *state;
	uint32_t i, r;
	struct fact *f;

	s->facts = xcalloc((size_t)b->sched_facts.n + 1, sizeof(*s->facts));
	r = builder_string(b, "R", 1);
	s->running = kind_of(b, builder_string(b, "Running", 7), KIND_STATE);
	for (i = 0; i < b->sched_facts.n; i++) {
		w = &b->sched_facts.keys[i];
		f = &s->facts[i];
		f->state = (uint32_t)w->w[FACT_STATE];
		f->priority = (uint32_t)w->w[FACT_PRIORITY];
		f->comm = kind_of(b, (uint32_t)w->w[FACT_COMM], KIND_SCHED);
		state = strtab_str(b->strings, f->state);
		f->in = strcmp(state, "R") == 0 ? IN_RUNNABLE : IN_OTHER;
		f->waits = state[0] != 'R';
		f->ending = NONE;
		f->state_kind = kind_of(b, f->state == 0 ? r : f->state,
		    KIND_STATE);
	}
}

static uint32_t
ending_of(struct scheds *s, uint32_t priority, uint32_t end_state, int lost)
{
	struct idkey w = {{ priority, end_state, (uint64_t)lost }};

	return idtab_add(&s->endings, &w, NULL);
}

/* Returns an ending with the priority of another one and an end state. */
static uint32_t
ended_of(struct scheds *s, uint32_t open, uint32_t state)
{
	struct ended *e = &s->ended[(open * 31 + state) % ENDED];

	if (!e->used || e->open != open || e->state != state)
		*e = (struct ended){ open, state, ending_of(s,
		    (uint32_t)s->endings.keys[open].w[0], state, 0), 1 };
	return e->ending;
}

static uint32_t
more_of(struct scheds *s, const struct state_more *m)
{
	struct idkey w = {{ m->cpu, m->waker, m->function,
	    (uint64_t)m->by_idle << 16 | (uint64_t)(uint8_t)m->io_wait << 8 |
	    m->in_irq }};

	return idtab_add(&s->mores, &w, NULL);
}

/* Returns the word of a state, in the table of what fits no word if need be. */
static uint32_t
state_word(struct scheds *s, const struct state_more *m)
{
	const uint32_t max = UINT32_C(1) << STATE_BITS;

	if (m->function == 0 && m->io_wait == -1 && !m->in_irq &&
	    !m->by_idle) {
		if (m->cpu == NONE && m->waker == NONE)
			return STATE_WORD(STATE_PLAIN, 0);
		if (m->waker == NONE && m->cpu < max)
			return STATE_WORD(STATE_CPU, m->cpu);
		if (m->cpu == NONE && m->waker < max)
			return STATE_WORD(STATE_WAKER, m->waker);
	}
	return STATE_WORD(STATE_MORE, more_of(s, m));
}

/* ---- slices ---- */

static void
slice_open(struct scheds *s, struct sched_track *to, const struct raw_sched *r,
    uint32_t kind)
{
	struct trace *t = s->f->t;
	uint32_t i = to->slice + to->n++;

	if (!s->writes)
		return;
	t->ts[i] = r->ts;
	t->dur_low[i] = DUR_LOW_OPEN;
	t->kind[i] = kind;
	slice_off_set(t, i, RAW_OFF(r));
}

/* Ends the last slice of a track, in a walk. */
static void
slice_close(struct scheds *s, enum sched_job job, const struct sched_track *to,
    int64_t ts)
{
	uint32_t i;
	int64_t dur;

	if (!s->writes)
		return;
	i = to->slice + to->n - 1;
	if (__builtin_sub_overflow(ts, s->f->t->ts[i], &dur))
		dur = INT64_MAX;
	slice_dur_set(&s->longs[job], i, dur);
}

/* ---- CPUs ---- */

/* Ends the slice of a CPU at ts, by which its end was lost. */
static void
cpu_lose(struct scheds *s, struct cpu_now *c, int64_t ts)
{
	struct sched *now;

	slice_close(s, JOB_CPUS, &c->to, ts);
	if (!s->writes)
		return;
	now = &s->f->t->sched[c->to.fact + c->to.n - 1];
	now->ending = ending_of(s,
	    (uint32_t)s->endings.keys[now->ending].w[0], 0, 1);
}

/* Notes that a thread is on a CPU, or left it, and so is on no other one. */
static void
cpu_seen(struct scheds *s, uint32_t utid, uint32_t custom, int64_t ts)
{
	uint32_t was = s->ran_on[utid];
	struct cpu_now *c;

	s->ran_on[utid] = custom;
	if (was == NONE || was == custom)
		return;
	c = &s->cpus[was];
	if (c->runs.known && c->runs.utid == utid && !c->gone) {
		c->gone = 1;
		c->gone_ts = ts;
	}
}

static void
cpu_leave(struct scheds *s, struct cpu_now *c, const struct raw_sched *r,
    const struct fact *f)
{
	struct sched *now;

	slice_close(s, JOB_CPUS, &c->to, r->ts);
	if (!s->writes)
		return;
	now = &s->f->t->sched[c->to.fact + c->to.n - 1];
	now->ending = ended_of(s, now->ending, f->state);
}

/* Returns the kind of what a CPU runs: a switch that names no task, as in
 * formats that name threads elsewhere, is called as the thread is. */
static uint32_t
cpu_kind(struct scheds *s, const struct fact *f, uint32_t utid)
{
	struct builder *b = s->f->b;
	struct called *c = &s->called[utid];

	if (b->kinds.keys[f->comm].w[0] != 0)
		return f->comm;
	if (!c->known) {
		c->kind = kind_of(b, b->threads.v[utid].name, KIND_SCHED);
		c->known = 1;
	}
	return c->kind;
}

static void
cpu_enter(struct scheds *s, struct cpu_now *c, const struct raw_sched *r,
    struct fact *f, uint32_t utid)
{
	struct sched *now;

	slice_open(s, &c->to, r, cpu_kind(s, f, utid));
	if (!s->writes)
		return;
	now = &s->f->t->sched[c->to.fact + c->to.n - 1];
	now->utid = utid;
	if (f->ending == NONE)
		f->ending = ending_of(s, f->priority, 0, 0);
	now->ending = f->ending;
}

/*
 * Ends the time that a CPU is idle: by a switch from its idle task, unless the
 * end is lost.
 */
static void
cpu_idle_leave(struct scheds *s, struct cpu_now *c, const struct raw_sched *r,
    int lost)
{
	struct idle *now;

	if (s->writes && c->idle != NONE && !lost) {
		now = &s->f->t->idles[c->idle];
		now->dur = sat_sub(r->ts, now->ts);
		now->end_state = s->facts[r->fact].state;
	}
	c->idle = NONE;
}

static void
cpu_idle_enter(struct scheds *s, struct cpu_now *c, const struct raw_sched *r)
{
	const struct builder *b = s->f->b;
	const struct custom_track *k = &b->customs.v[b->tracks.v[r->cpu].of];

	c->idle = s->nidles++;
	if (s->writes)
		s->f->t->idles[c->idle] = (struct idle){ r->ts, DUR_OPEN,
		    k->cpu, k->machine,
		    (int32_t)s->facts[r->fact].priority, 0 };
}

/* ---- threads ---- */

/*
 * Takes what a thread does behind its end: what was gone is an earlier task
 * with its id, of which the kernel tells late.
 */
static void
thread_goes_on(struct scheds *s, struct thread_now *th, int64_t ts)
{
	if (ts <= th->end)
		return;
	s->f->b->threads.v[th - s->threads].has_end = 0;
	th->end = INT64_MAX;
}

static void
state_enter(struct scheds *s, struct thread_now *th, const struct raw_sched *r,
    uint32_t kind, enum in_state in, const struct state_more *m)
{
	slice_open(s, &th->to, r, kind);
	th->in = (uint8_t)in;
	if (s->writes)
		s->f->t->state_word[th->to.fact + th->to.n - 1] =
		    state_word(s, m);
}

/* Returns whether a thread that leaves a CPU was not known to run. */
static int
thread_leave(struct scheds *s, uint32_t utid, const struct raw_sched *r,
    const struct fact *f)
{
	static const struct state_more none = { .cpu = NONE, .waker = NONE,
	    .io_wait = -1 };
	struct thread_now *th = &s->threads[utid];
	int lost = th->in == IN_RUNNABLE || th->in == IN_OTHER;

	if (th->in != IN_NOTHING)
		slice_close(s, JOB_STATES, &th->to, r->ts);
	th->in = IN_NOTHING;
	if (f->state == 0)
		return lost;
	if (f->waits)
		th->wait = th->to.n;
	state_enter(s, th, r, f->state_kind, (enum in_state)f->in, &none);
	return lost;
}

static void
thread_enter(struct scheds *s, uint32_t utid, const struct raw_sched *r,
    uint32_t custom)
{
	struct state_more m = { .cpu = s->f->b->customs.v[custom].cpu,
	    .waker = NONE, .io_wait = -1 };
	struct thread_now *th = &s->threads[utid];

	thread_goes_on(s, th, r->ts);
	if (th->in != IN_NOTHING)
		slice_close(s, JOB_STATES, &th->to, r->ts);
	state_enter(s, th, r, s->running, IN_RUNNING, &m);
	th->cpu = custom;
}

/* Ends the running of a thread on a CPU that is known to run another one. */
static void
thread_lose(struct scheds *s, uint32_t utid, const struct raw_sched *r,
    uint32_t custom)
{
	struct thread_now *th = &s->threads[utid];

	if (th->in != IN_RUNNING || th->cpu != custom)
		return;
	slice_close(s, JOB_STATES, &th->to, r->ts);
	th->in = IN_NOTHING;
}

/* ---- events ---- */

static uint32_t
utid_of(const struct scheds *s, uint32_t track)
{
	return track == NONE ? NONE : s->f->b->tracks.v[track].of;
}

/*
 * Sets what runs on a CPU; returns whether it was not known that the thread
 * which leaves had run there.
 */
static int
running_change(struct running *on, uint32_t prev, uint32_t next)
{
	int lost = on->known && on->utid != prev;

	on->known = 1;
	on->utid = next;
	return lost;
}

static void
cpu_switch(struct scheds *s, const struct raw_sched *r)
{
	uint32_t custom = s->f->b->tracks.v[r->cpu].of;
	uint32_t prev = utid_of(s, r->thread), next = utid_of(s, r->other);
	struct cpu_now *c = &s->cpus[custom];
	struct fact *f = &s->facts[r->fact];
	struct running was = c->runs;
	int lost = running_change(&c->runs, prev, next);

	if (lost && was.utid != NONE)
		cpu_lose(s, c, c->gone ? c->gone_ts : r->ts);
	else if (!lost && was.known && prev != NONE)
		cpu_leave(s, c, r, f);
	cpu_idle_leave(s, c, r, lost);
	c->gone = 0;
	c->track = r->cpu;
	if (prev != NONE)
		cpu_seen(s, prev, custom, r->ts);
	if (next != NONE) {
		cpu_seen(s, next, custom, r->ts);
		cpu_enter(s, c, r, f, next);
	} else if (EVENT_WHAT(r) & SCHED_SWAPPER)
		cpu_idle_enter(s, c, r);
}

/* Ends what runs on CPUs at the end of the events, and was seen elsewhere. */
static void
cpus_end(struct scheds *s)
{
	size_t i;

	for (i = 0; i < s->f->b->customs.n; i++)
		if (s->cpus[i].gone)
			cpu_lose(s, &s->cpus[i], s->cpus[i].gone_ts);
}

/* A thread enters a state: a CPU that it ran on runs nothing from then on. */
static void
cpu_state(struct scheds *s, const struct raw_sched *r)
{
	uint32_t custom = s->f->b->tracks.v[r->cpu].of;
	uint32_t utid = utid_of(s, r->thread);
	struct cpu_now *c = &s->cpus[custom];

	cpu_seen(s, utid, custom, r->ts);
	if (!c->runs.known || c->runs.utid != utid)
		return;
	cpu_leave(s, c, r, &s->facts[r->fact]);
	c->runs.utid = NONE;
	c->gone = 0;
}

static void
state_state(struct scheds *s, const struct raw_sched *r)
{
	static const struct state_more none = { .cpu = NONE, .waker = NONE,
	    .io_wait = -1 };
	struct running *on = &s->on[s->f->b->tracks.v[r->cpu].of];
	uint32_t utid = utid_of(s, r->thread);
	struct thread_now *th = &s->threads[utid];
	const struct fact *f = &s->facts[r->fact];

	if (on->known && on->utid == utid)
		on->utid = NONE;
	if (th->in == IN_RUNNABLE && f->in == IN_RUNNABLE)
		return;
	if (th->in != IN_NOTHING)
		slice_close(s, JOB_STATES, &th->to, r->ts);
	if (f->waits)
		th->wait = th->to.n;
	state_enter(s, th, r, f->state_kind, (enum in_state)f->in, &none);
}

static void
state_switch(struct scheds *s, const struct raw_sched *r)
{
	uint32_t custom = s->f->b->tracks.v[r->cpu].of;
	uint32_t prev = utid_of(s, r->thread), next = utid_of(s, r->other);
	uint32_t was = s->on[custom].utid;
	int lost = running_change(&s->on[custom], prev, next);

	if (lost && was != NONE)
		thread_lose(s, was, r, custom);
	if (prev != NONE)
		lost |= thread_leave(s, prev, r, &s->facts[r->fact]);
	if (next != NONE)
		thread_enter(s, next, r, custom);
	if (lost && !s->writes)
		warn_add(&s->f->b->warn, WARN_SCHED_LOST, RAW_OFF(r));
}

static void
on_wakeup(struct scheds *s, const struct raw_sched *r)
{
	struct state_more m = { .cpu = NONE, .io_wait = -1 };
	struct thread_now *th;

	if (r->thread == NONE)
		return;
	th = &s->threads[utid_of(s, r->thread)];
	thread_goes_on(s, th, r->ts);
	if (th->in == IN_RUNNING || th->in == IN_RUNNABLE)
		return;
	m.waker = utid_of(s, r->other);
	m.in_irq = SCHED_WHAT(r) == SCHED_IRQ;
	m.by_idle = (EVENT_WHAT(r) & SCHED_SWAPPER) != 0;
	if (th->in != IN_NOTHING)
		slice_close(s, JOB_STATES, &th->to, r->ts);
	state_enter(s, th, r, s->facts[r->fact].state_kind, IN_RUNNABLE, &m);
}

static void
on_blocked(struct scheds *s, const struct raw_sched *r)
{
	struct state_more m = { .cpu = NONE, .waker = NONE };
	struct thread_now *th;

	if (r->thread == NONE)
		return;
	th = &s->threads[utid_of(s, r->thread)];
	if (th->wait == NONE) {
		if (!s->writes)
			warn_add(&s->f->b->warn, WARN_SCHED_REASON,
			    RAW_OFF(r));
		return;
	}
	m.function = r->fact;
	m.io_wait = SCHED_WHAT(r) == SCHED_IO;
	if (s->writes)
		s->f->t->state_word[th->to.fact + th->wait] =
		    state_word(s, &m);
}

static void
cpus_walk(struct scheds *s)
{
	const struct raw_sched *r;
	struct sched_walk w;

	sched_walk_begin(&w, &s->order);
	while ((r = sched_walk_next(&w)) != NULL)
		if (EVENT_WHAT(r) & SCHED_REFUSED)
			continue;
		else if (SCHED_WHAT(r) == SCHED_SWITCH)
			cpu_switch(s, r);
		else if (SCHED_WHAT(r) == SCHED_STATE)
			cpu_state(s, r);
	cpus_end(s);
	sched_walk_end(&w);
}

static void
states_walk(struct scheds *s)
{
	const struct raw_sched *r;
	struct sched_walk w;

	sched_walk_begin(&w, &s->order);
	while ((r = sched_walk_next(&w)) != NULL)
		if (EVENT_WHAT(r) & SCHED_REFUSED)
			continue;
		else if (SCHED_WHAT(r) == SCHED_SWITCH)
			state_switch(s, r);
		else if (sched_is_blocked(r))
			on_blocked(s, r);
		else if (SCHED_WHAT(r) == SCHED_STATE)
			state_state(s, r);
		else
			on_wakeup(s, r);
	sched_walk_end(&w);
}

static void
walk_job(void *arg, size_t i)
{
	if (i == JOB_STATES)
		states_walk(arg);
	else
		cpus_walk(arg);
}

/* Forgets all states, for another walk. */
static void
states_reset(struct scheds *s)
{
	const struct builder *b = s->f->b;
	size_t i;

	s->nidles = 0;
	for (i = 0; i < b->customs.n; i++) {
		s->cpus[i].to.n = 0;
		s->cpus[i].idle = NONE;
		s->cpus[i].runs.known = s->on[i].known = 0;
		s->cpus[i].gone = 0;
	}
	for (i = 0; i < b->threads.n; i++) {
		s->threads[i].to.n = 0;
		s->threads[i].wait = NONE;
		s->threads[i].in = IN_NOTHING;
		s->threads[i].end = INT64_MAX;
		s->ran_on[i] = NONE;
	}
}

/* ---- plan and fill ---- */

/* Makes the tracks that have slices of scheduling. */
static void
tracks_plan(struct scheds *s)
{
	struct finish *f = s->f;
	struct sched_track *to;
	uint32_t i, on;

	for (i = 0; i < f->b->customs.n; i++) {
		if ((to = &s->cpus[i].to)->n == 0)
			continue;
		to->newtrack = tracks_of(&f->tracks, f->b, s->cpus[i].track);
		f->tracks.v[to->newtrack].nsched = to->n;
	}
	for (i = 0; i < f->b->threads.n; i++) {
		if ((to = &s->threads[i].to)->n == 0)
			continue;
		on = tracks_of(&f->tracks, f->b, f->b->threads.v[i].track);
		to->newtrack = tracks_add_on(&f->tracks, on, TRACK_STATE);
		f->tracks.v[to->newtrack].nsched = to->n;
	}
}

void
sched_plan(struct finish *f)
{
	struct scheds *s;
	uint32_t i;

	if (f->b->sched.n == 0)
		return;
	f->sched = s = xcalloc(1, sizeof(*s));
	s->f = f;
	s->cpus = xcalloc(f->b->customs.n + 1, sizeof(*s->cpus));
	s->on = xcalloc(f->b->customs.n + 1, sizeof(*s->on));
	s->threads = xcalloc(f->b->threads.n + 1, sizeof(*s->threads));
	s->called = xcalloc(f->b->threads.n + 1, sizeof(*s->called));
	s->ran_on = xcalloc(f->b->threads.n + 1, sizeof(*s->ran_on));
	facts_make(s);
	states_reset(s);
	sched_order_make(&s->order, &f->b->sched, f->threads);
	sched_told(f->b, &s->order);
	for (i = 0; i < f->b->threads.n; i++)
		if (f->b->threads.v[i].has_end)
			s->threads[i].end = f->b->threads.v[i].end;
	pool_run(f->threads, SCHED_JOBS, walk_job, s);
	tracks_plan(s);
}

/* Sets where the slices of a track stand and where their facts do. */
static void
place_set(const struct finish *f, struct sched_track *to,
    const struct slice_range *places, uint32_t *nfacts)
{
	uint32_t place;

	if (to->n == 0)
		return;
	place = f->tracks.v[to->newtrack].place;
	to->slice = places[place].slice;
	to->fact = f->t->tracks[place].fact = *nfacts;
	*nfacts += to->n;
}

static void
tables_fill(struct scheds *s)
{
	struct trace *t = s->f->t;
	struct state_more *m;
	const uint64_t *w;
	uint32_t i;

	t->running = s->running;
	t->nsched_endings = s->endings.n;
	t->sched_endings = xcalloc((size_t)s->endings.n + 1,
	    sizeof(*t->sched_endings));
	for (i = 0; i < s->endings.n; i++) {
		w = s->endings.keys[i].w;
		t->sched_endings[i].priority = (int32_t)(uint32_t)w[0];
		t->sched_endings[i].end_state = (uint32_t)w[1];
		t->sched_endings[i].lost = (uint32_t)w[2];
	}
	t->nstate_more = s->mores.n;
	t->state_more = xcalloc((size_t)s->mores.n + 1, sizeof(*t->state_more));
	for (i = 0; i < s->mores.n; i++) {
		w = s->mores.keys[i].w;
		m = &t->state_more[i];
		m->cpu = (uint32_t)w[0];
		m->waker = (uint32_t)w[1];
		m->function = (uint32_t)w[2];
		m->io_wait = (int8_t)(uint8_t)(w[3] >> 8);
		m->in_irq = (uint8_t)w[3];
		m->by_idle = (uint8_t)(w[3] >> 16);
	}
}

void
sched_place(struct finish *f, const struct slice_range *places)
{
	struct scheds *s = f->sched;
	struct trace *t = f->t;
	size_t i;

	if (s == NULL)
		return;
	for (i = 0; i < f->b->customs.n; i++)
		place_set(f, &s->cpus[i].to, places, &t->nsched);
	for (i = 0; i < f->b->threads.n; i++)
		place_set(f, &s->threads[i].to, places, &t->nstates);
	t->sched = xlarge((size_t)t->nsched + 1, sizeof(*t->sched));
	t->state_word = xlarge((size_t)t->nstates + 1, sizeof(*t->state_word));
	t->nidles = s->nidles;
	t->idles = xlarge((size_t)t->nidles + 1, sizeof(*t->idles));
	states_reset(s);
	s->writes = 1;
	sched_order_eat(&s->order, SCHED_JOBS);
}

void
sched_fill(struct finish *f, size_t job)
{
	struct long_dur_buf *b;

	if (f->sched == NULL)
		return;
	b = &f->sched->longs[job];
	long_dur_begin(b, &f->longs, f->t);
	walk_job(f->sched, job);
	long_dur_flush(b);
}

void
sched_filled(struct finish *f)
{
	struct scheds *s = f->sched;

	if (s == NULL)
		return;
	tables_fill(s);
	idtab_free(&s->endings);
	idtab_free(&s->mores);
	sched_order_free(&s->order);
	free(s->cpus);
	free(s->on);
	free(s->threads);
	free(s->called);
	free(s->ran_on);
	free(s->facts);
	free(s);
	f->sched = NULL;
}
