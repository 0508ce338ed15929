/*
 * pf_generic: packets in which kernels other than Linux say what their tasks
 * and CPUs do (GenericKernel*).
 *
 * An event says which state a task enters, of itself alone: what else runs on
 * the CPU, and what the task was in before, say other events.  So a task that
 * runs leaves its CPU idle, until the next one says that it runs.  Ids of tasks
 * have 64 bits.
 */
#include "config.h"

#include <string.h>

#include "pf_field.h"
#include "pf_generic.h"

/* TaskStateEnum, in letters as Linux has them. */
static const char *const pf_generic_states[] = {
#define PF_GENERIC_CREATED	1
	[PF_GENERIC_CREATED] = "Created",
	[2] = "R",
#define PF_GENERIC_RUNNING	3
	[4] = "S",
	[5] = "D",
	[6] = "T",
	[7] = "Z",		/* dead, to be waited for */
	[8] = "X",		/* destroyed */
};
#define PF_GENERIC_STATES						\
	(sizeof(pf_generic_states) / sizeof(pf_generic_states[0]))

/* Returns the track of a task, NONE for the idle task, which is 0. */
static uint32_t
pf_generic_task(struct pf_context *c, int64_t tid)
{
	return tid == 0 ? NONE : builder_tid(c->p->b, builder_int_ident(tid));
}

/* A task runs: what ran before on the CPU has said that it left. */
static void
pf_generic_runs(struct pf_context *c, uint32_t cpu, uint32_t task,
    uint32_t comm)
{
	struct switch_event e;

	memset(&e, 0, sizeof(e));
	e.ts = c->ts;
	e.off = c->off;
	e.cpu = builder_cpu(c->p->b, cpu);
	e.prev = NONE;
	e.next = task;
	e.next_name = comm;
	e.next_priority = (int32_t)pf_number(&c->k->data,
	    PF_GENERIC_KERNEL_TASK_STATE_PRIO, 0);
	e.has_idle = task == NONE;
	e.is_alone = 1;
	builder_switch(c->p->b, &e);
}

void
pf_generic_state(struct pf_context *c)
{
	const struct pf_span *s = &c->k->data;
	struct builder *b = c->p->b;
	struct pf_span name = pf_member(s, PF_GENERIC_KERNEL_TASK_STATE_COMM);
	uint64_t state = pf_number(s, PF_GENERIC_KERNEL_TASK_STATE_STATE, 0);
	int32_t cpu = (int32_t)pf_number(s, PF_GENERIC_KERNEL_TASK_STATE_CPU,
	    0);
	uint32_t task, comm;

	if (cpu < 0 || (state != PF_GENERIC_RUNNING &&
	    (state >= PF_GENERIC_STATES || pf_generic_states[state] == NULL))) {
		pf_event_warn(c, WARN_PACKET);
		return;
	}
	task = pf_generic_task(c, (int64_t)pf_number(s,
	    PF_GENERIC_KERNEL_TASK_STATE_TID, 0));
	comm = pf_string(b, &name, c->off);
	if (state == PF_GENERIC_RUNNING)
		pf_generic_runs(c, (uint32_t)cpu, task, comm);
	else if (task != NONE) {
		if (state == PF_GENERIC_CREATED)
			builder_thread_start(b, task, c->ts);
		builder_thread_comm(b, task, c->ts, comm);
		builder_task_state(b, builder_cpu(b, (uint32_t)cpu), task,
		    c->ts, pf_literal(b, pf_generic_states[state]), c->off);
	}
}

void
pf_generic_frequency(struct pf_context *c)
{
	const struct pf_span *s = &c->k->data;
	int32_t cpu = (int32_t)pf_number(s, PF_GENERIC_KERNEL_CPU_FREQ_CPU, 0);
	double hz = (double)(int64_t)pf_number(s,
	    PF_GENERIC_KERNEL_CPU_FREQ_FREQ_HZ, 0);

	if (cpu < 0)
		pf_event_warn(c, WARN_PACKET);
	else
		pf_counter(c, builder_cpu(c->p->b, (uint32_t)cpu),
		    pf_literal(c->p->b, "cpufreq"), "kHz", TRACK_SOURCE_NONE,
		    hz / 1000);
}

void
pf_generic_rename(struct pf_context *c)
{
	const struct pf_span *s = &c->k->data;
	struct pf_span name = pf_member(s, PF_GENERIC_KERNEL_TASK_RENAME_COMM);
	uint32_t task = pf_generic_task(c, (int64_t)pf_number(s,
	    PF_GENERIC_KERNEL_TASK_RENAME_TID, 0));

	if (task != NONE)
		builder_thread_comm(c->p->b, task, c->ts, pf_string(c->p->b,
		    &name, c->off));
}

/* ---- the tree ---- */

/* A process is called by its command line up to the first blank. */
static void
pf_generic_process(struct pf_world *w, struct builder *b,
    const struct pf_span *s, uint64_t off)
{
	struct process_origin o = { .parent = PARENT_IDLE };
	int64_t parent = (int64_t)pf_number(s, PF_GENERIC_KERNEL_PROCESS_PPID,
	    0);
	struct pf_span line = pf_member(s, PF_GENERIC_KERNEL_PROCESS_CMDLINE);
	const uint8_t *blank = line.len == 0 ? NULL : memchr(line.p, ' ',
	    line.len);
	uint32_t upid = builder_process(b, builder_int_ident((int64_t)
	    pf_number(s, PF_GENERIC_KERNEL_PROCESS_PID, 0)), w->file);

	if (parent != 0)
		o.parent = builder_process(b, builder_int_ident(parent),
		    w->file);
	o.cmdline = pf_string(b, &line, off);
	builder_process_origin(b, upid, &o);
	if (blank != NULL)
		line.len = (size_t)(blank - line.p);
	if (line.len > 0)
		builder_process_name(b, upid, pf_string(b, &line, off));
}

static void
pf_generic_thread(struct pf_world *w, struct builder *b,
    const struct pf_span *s, uint64_t off)
{
	struct pf_span name = pf_member(s, PF_GENERIC_KERNEL_THREAD_COMM);
	uint32_t upid = builder_process(b, builder_int_ident((int64_t)
	    pf_number(s, PF_GENERIC_KERNEL_THREAD_PID, 0)), w->file);
	uint32_t thread = builder_thread(b, upid, builder_int_ident((int64_t)
	    pf_number(s, PF_GENERIC_KERNEL_THREAD_TID, 0)));

	if (name.len > 0)
		builder_thread_name(b, thread, pf_string(b, &name, off));
}

void
pf_generic_tree(struct pf_world *w, struct builder *b,
    const struct pf_place *at)
{
	uint64_t off = w->in.base + at->pos;
	struct pf_cursor c;
	struct pf_field f;

	builder_in_machine(b, at->machine);
	for (pf_open(&c, &at->data); pf_next(&c, &f);) {
		if (f.type != PF_BYTES)
			continue;
		if (f.number == PF_GENERIC_KERNEL_PROCESS_TREE_PROCESSES)
			pf_generic_process(w, b, &f.s, off);
		else if (f.number == PF_GENERIC_KERNEL_PROCESS_TREE_THREADS)
			pf_generic_thread(w, b, &f.s, off);
	}
}
