/*
 * perfetto_kernel: what Perfetto's service records of a Linux kernel: a bundle
 * of events for each CPU and some milliseconds.
 *
 * - perfetto-ftrace has every event as a message of its own, of 30 to 80 bytes:
 *   switches, wakeups, markers of applications, interrupts, idle states.
 * - perfetto-sched has switches and wakeups in compact lists, of 7 to 9 bytes
 *   each, as Android records them by default, and the other events beside.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "emit.h"
#include "message.h"
#include "shapes.h"

#define CPUS		8
#define TASKS		400
#define BUNDLE		300		/* events of a bundle */
#define COMMS		24		/* different names of tasks */
#define DEEP		10
#define SEQUENCE	1

/* Fields of a FtraceEvent. */
enum { EVENT_PRINT = 3, EVENT_SWITCH = 4, EVENT_FREQUENCY = 11,
	EVENT_IDLE = 13, EVENT_WAKING = 20, EVENT_SOFTIRQ_ENTRY = 24,
	EVENT_SOFTIRQ_EXIT = 25 };

struct cpu {
	uint64_t	 number;
	uint64_t	 task;		/* that runs; 0: the idle task */
	uint64_t	 now;		/* ns */
};

/* The lists of a CompactSched. */
struct compact {
	struct message	 ts, state, pid, prio, comm;
	struct message	 wake_ts, wake_pid, wake_cpu, wake_prio, wake_comm;
	uint64_t	 last, wake_last;
};

static unsigned depths[TASKS + 1];	/* of the markers of a task */

static uint64_t
tid_of(uint64_t task)
{
	return task == 0 ? 0 : 1000 + task * 3;
}

static void
comm_of(char text[16], uint64_t task)
{
	if (task == 0)
		snprintf(text, 16, "swapper/0");
	else
		snprintf(text, 16, "worker-%u:%u", (unsigned)(task % COMMS),
		    (unsigned)(task % COMMS) * 37);
}

/* Returns what runs next on a CPU; a task stays on its CPU. */
static uint64_t
next_task(struct emit *e, const struct cpu *c)
{
	uint64_t next;

	if (c->task != 0 && emit_random(e, 3) == 0)
		return 0;
	do
		next = 1 + c->number + CPUS * emit_skewed(e, TASKS / CPUS);
	while (next == c->task);
	return next;
}

/* Appends an event of a CPU to a bundle. */
static void
event(struct emit *e, struct message *bundle, const struct cpu *c,
    uint64_t field, const struct message *fields)
{
	struct message m;

	m.n = 0;
	message_number(&m, 1, c->now);
	message_number(&m, 2, tid_of(c->task));
	message_nest(&m, field, fields);
	message_nest(bundle, 2, &m);
	e->events++;
}

static void
plain_switch(struct emit *e, struct message *bundle, struct cpu *c)
{
	static const uint64_t states[] = { 0, 1, 1, 1, 2, 256 };
	uint64_t next = next_task(e, c);
	struct message f;
	char comm[16];

	f.n = 0;
	comm_of(comm, c->task);
	message_bytes(&f, 1, comm, strlen(comm));
	message_number(&f, 2, tid_of(c->task));
	message_number(&f, 3, 120);
	message_number(&f, 4, states[emit_random(e, 6)]);
	comm_of(comm, next);
	message_bytes(&f, 5, comm, strlen(comm));
	message_number(&f, 6, tid_of(next));
	message_number(&f, 7, 120);
	event(e, bundle, c, EVENT_SWITCH, &f);
	c->task = next;
}

static void
plain_waking(struct emit *e, struct message *bundle, const struct cpu *c)
{
	uint64_t task = 1 + emit_skewed(e, TASKS);
	struct message f;
	char comm[16];

	f.n = 0;
	comm_of(comm, task);
	message_bytes(&f, 1, comm, strlen(comm));
	message_number(&f, 2, tid_of(task));
	message_number(&f, 3, 120);
	message_number(&f, 4, 1);
	message_number(&f, 5, (task - 1) % CPUS);
	event(e, bundle, c, EVENT_WAKING, &f);
}

/* Appends a marker of the task that runs. */
static void
marker(struct emit *e, struct message *bundle, const struct cpu *c)
{
	unsigned *depth = &depths[c->task];
	char text[160];
	struct message f;
	int n;

	if (*depth >= DEEP || (*depth > 0 && emit_random(e, 2) == 0)) {
		n = snprintf(text, sizeof(text), "E|%u\n",
		    (unsigned)tid_of(c->task));
		--*depth;
	} else {
		n = snprintf(text, sizeof(text), "B|%u|%s\n",
		    (unsigned)tid_of(c->task), emit_name(e));
		++*depth;
	}
	f.n = 0;
	message_bytes(&f, 2, text, (size_t)n);
	event(e, bundle, c, EVENT_PRINT, &f);
}

/* Appends what has few fields: idle states, frequencies, interrupts. */
static void
small(struct emit *e, struct message *bundle, struct cpu *c)
{
	struct message f;
	int idle = emit_random(e, 3) != 0;

	f.n = 0;
	if (emit_random(e, 3) == 0) {
		message_number(&f, 1, emit_random(e, 10));
		event(e, bundle, c, EVENT_SOFTIRQ_ENTRY, &f);
		c->now += 1 + emit_skewed(e, 5000);
		event(e, bundle, c, EVENT_SOFTIRQ_EXIT, &f);
		return;
	}
	message_number(&f, 1, idle ? emit_random(e, 3) :
	    300000 + 100000 * emit_random(e, 20));
	message_number(&f, 2, c->number);
	event(e, bundle, c, idle ? EVENT_IDLE : EVENT_FREQUENCY, &f);
}

/* Appends an event that compact lists do not have. */
static void
other(struct emit *e, struct message *bundle, struct cpu *c)
{
	if (c->task != 0 && emit_random(e, 4) != 0)
		marker(e, bundle, c);
	else
		small(e, bundle, c);
}

/* ---- compact lists ---- */

static void
compact_switch(struct emit *e, struct compact *k, struct cpu *c)
{
	static const uint64_t states[] = { 0, 1, 1, 1, 2, 256 };

	c->task = next_task(e, c);
	message_varint(&k->ts, c->now - k->last);
	message_varint(&k->state, states[emit_random(e, 6)]);
	message_varint(&k->pid, tid_of(c->task));
	message_varint(&k->prio, 120);
	message_varint(&k->comm, c->task == 0 ? COMMS : c->task % COMMS);
	k->last = c->now;
	e->events++;
}

static void
compact_waking(struct emit *e, struct compact *k, const struct cpu *c)
{
	uint64_t task = 1 + emit_skewed(e, TASKS);

	message_varint(&k->wake_ts, c->now - k->wake_last);
	message_varint(&k->wake_pid, tid_of(task));
	message_varint(&k->wake_cpu, (task - 1) % CPUS);
	message_varint(&k->wake_prio, 120);
	message_varint(&k->wake_comm, task % COMMS);
	k->wake_last = c->now;
	e->events++;
}

static void
compact_clear(struct compact *k)
{
	k->ts.n = k->state.n = k->pid.n = k->prio.n = k->comm.n = 0;
	k->wake_ts.n = k->wake_pid.n = k->wake_cpu.n = k->wake_prio.n =
	    k->wake_comm.n = 0;
	k->last = k->wake_last = 0;
}

static void
compact_nest(struct message *bundle, const struct compact *k)
{
	static struct message m;
	char comm[16];
	uint64_t i;

	m.n = 0;
	message_nest(&m, 1, &k->ts);
	message_nest(&m, 2, &k->state);
	message_nest(&m, 3, &k->pid);
	message_nest(&m, 4, &k->prio);
	for (i = 0; i <= COMMS; i++) {
		comm_of(comm, i == COMMS ? 0 : i == 0 ? COMMS : i);
		message_bytes(&m, 5, comm, strlen(comm));
	}
	message_nest(&m, 6, &k->comm);
	message_nest(&m, 7, &k->wake_ts);
	message_nest(&m, 8, &k->wake_pid);
	message_nest(&m, 9, &k->wake_cpu);
	message_nest(&m, 10, &k->wake_prio);
	message_nest(&m, 11, &k->wake_comm);
	message_nest(bundle, 4, &m);
}

/* ---- bundles ---- */

static void
plain_bundle(struct emit *e, struct message *bundle, struct cpu *c)
{
	uint64_t n, i;

	for (n = 0; n < BUNDLE; n++) {
		c->now += 1 + emit_skewed(e, 200000);
		i = emit_random(e, 16);
		if (i < 6)
			plain_switch(e, bundle, c);
		else if (i < 9)
			plain_waking(e, bundle, c);
		else
			other(e, bundle, c);
	}
}

static void
compact_bundle(struct emit *e, struct message *bundle, struct cpu *c)
{
	static struct compact k;
	uint64_t n, i;

	compact_clear(&k);
	for (n = 0; n < BUNDLE; n++) {
		c->now += 1 + emit_skewed(e, 200000);
		i = emit_random(e, 16);
		if (i < 9)
			compact_switch(e, &k, c);
		else if (i < 14)
			compact_waking(e, &k, c);
		else
			other(e, bundle, c);
	}
	compact_nest(bundle, &k);
}

static void
kernel(struct emit *e, void (*fill)(struct emit *, struct message *,
    struct cpu *))
{
	static struct message bundle, m;
	struct cpu cpus[CPUS], *c;
	uint64_t n;

	for (n = 0; n < CPUS; n++)
		cpus[n] = (struct cpu){ n, 0, UINT64_C(5000000000000) };
	for (n = 0; !emit_full(e); n++) {
		c = &cpus[n % CPUS];
		bundle.n = m.n = 0;
		message_number(&bundle, 1, n % CPUS);
		fill(e, &bundle, c);
		message_nest(&m, 1, &bundle);
		message_packet(e, &m, SEQUENCE);
		e->events++;		/* ttv counts bundles, too */
	}
}

void
shape_perfetto_ftrace(struct emit *e)
{
	kernel(e, plain_bundle);
}

void
shape_perfetto_sched(struct emit *e)
{
	kernel(e, compact_bundle);
}
