/*
 * pf_etw: events of the Windows kernel, in bundles: what its CPUs run, which
 * threads are made ready, and how many pages of memory there are of each kind.
 *
 * Times are those of the trace, whatever the clock of the packet.  A thread
 * whose id was erased has the id -1: 0 is that of the idle threads.
 */
#include "config.h"

#include <stdio.h>

#include "pf_etw.h"
#include "pf_field.h"

#define PF_ETW_CPUS	1024		/* more than Windows has */
#define PF_ETW_ERASED	UINT32_MAX	/* the id of threads whose id was
					 * erased */
#define PF_ETW_PRIORITIES 32		/* of pages, of which Windows has 8 */

/* What a thread waits for: KWAIT_REASON. */
static const char *const pf_etw_reasons[] = { "Executive", "FreePage",
	"PageIn", "PoolAllocation", "DelayExecution", "Suspended",
	"UserRequest", "WrExecutive", "WrFreePage", "WrPageIn",
	"WrPoolAllocation", "WrDelayExecution", "WrSuspended",
	"WrUserRequest", "WrEventPair", "WrQueue", "WrLpcReceive",
	"WrLpcReply", "WrVirtualMemory", "WrPageOut", "WrRendezvous",
	"WrKeyedEvent", "WrTerminated", "WrProcessInSwap",
	"WrCpuRateControl", "WrCalloutStack", "WrKernel", "WrResource",
	"WrPushLock", "WrMutex", "WrQuantumEnd", "WrDispatchInt",
	"WrPreempted", "WrYieldExecution", "WrFastMutex", "WrGuardedMutex",
	"WrRundown" };
#define PF_ETW_PAGE_IN		2	/* waits for a disk; so may those ... */
#define PF_ETW_ALERTABLE	7	/* ... from this on */

/* KTHREAD_STATE */
static const char *const pf_etw_states[] = { "Initialized", "Ready", "Running",
	"Standby", "Terminated", "Waiting", "Transition", "DeferredReady" };
#define PF_ETW_WAITING	5

#define COUNT(table)	(sizeof(table) / sizeof(table[0]))

int
pf_etw_event(const struct pf_span *s, uint32_t cpu, struct pf_etw_event *e)
{
	const uint8_t *at;
	struct pf_cursor c;
	struct pf_field f;
	int timed = 0;

	memset(e, 0, sizeof(*e));
	e->cpu = cpu;
	for (pf_open(&c, s), at = c.p; pf_next(&c, &f); at = c.p)
		if (f.type == PF_BYTES) {
			e->number = f.number;
			e->data = f.s;
			e->at = at;
		} else if (f.number == PF_ETW_EVENT_TIMESTAMP) {
			e->ts = f.u > INT64_MAX ? INT64_MAX : (int64_t)f.u;
			timed = 1;
		} else if (f.number == PF_ETW_EVENT_CPU)
			e->cpu = (uint32_t)f.u;
		else if (f.number == PF_ETW_EVENT_THREAD_ID)
			e->tid = (uint32_t)f.u;
	return c.broken || !timed || e->cpu >= PF_ETW_CPUS ? -1 : 0;
}

/* ---- scheduling ---- */

/* Returns a number with a sign, as its bits were turned. */
static int64_t
pf_etw_signed(const struct pf_span *s, uint32_t field)
{
	uint64_t u = pf_number(s, field, 0);

	return (int64_t)(u >> 1 ^ (~(u & 1) + 1));
}

/* Returns the track of a thread, NONE for the idle ones, which share id 0. */
static uint32_t
pf_etw_thread(struct builder *b, uint32_t tid)
{
	uint32_t thread;

	if (tid == 0)
		return NONE;
	thread = builder_tid(b, builder_int_ident(tid));
	if (tid == PF_ETW_ERASED)
		builder_thread_name(b, thread, pf_literal(b,
		    "Anonymized Process"));
	return thread;
}

static uint32_t
pf_etw_switched(struct builder *b, const struct pf_span *s, uint32_t field)
{
	return pf_etw_thread(b, (uint32_t)pf_number(s, field, PF_ETW_ERASED));
}

static void
pf_etw_switch(struct pf_context *c, const struct pf_etw_event *v,
    uint64_t off)
{
	const struct pf_span *s = &v->data;
	struct builder *b = c->p->b;
	struct switch_event e;
	uint64_t state, reason;

	/* one of the two forms of each is there */
	state = pf_number(s, PF_ETW_SWITCH_STATE, (uint64_t)pf_etw_signed(s,
	    PF_ETW_SWITCH_STATE_INT));
	reason = pf_number(s, PF_ETW_SWITCH_WAIT_REASON, pf_number(s,
	    PF_ETW_SWITCH_WAIT_REASON_INT, 0));
	if (state >= COUNT(pf_etw_states))
		warn_add(builder_warn(b), WARN_PACKET, off);
	memset(&e, 0, sizeof(e));
	e.ts = v->ts;
	e.off = off;
	e.cpu = builder_cpu(b, v->cpu);
	e.prev = pf_etw_switched(b, s, PF_ETW_SWITCH_OLD_THREAD_ID);
	e.next = pf_etw_switched(b, s, PF_ETW_SWITCH_NEW_THREAD_ID);
	e.prev_state = state >= COUNT(pf_etw_states) ? 0 : pf_literal(b,
	    pf_etw_states[state]);
	e.prev_priority = (int32_t)pf_etw_signed(s,
	    PF_ETW_SWITCH_OLD_PRIORITY);
	e.next_priority = (int32_t)pf_etw_signed(s,
	    PF_ETW_SWITCH_NEW_PRIORITY);
	e.has_idle = 1;
	builder_switch(b, &e);
	if (state == PF_ETW_WAITING && e.prev != NONE)
		builder_blocked(b, e.prev, v->ts, reason == PF_ETW_PAGE_IN ||
		    (reason >= PF_ETW_ALERTABLE &&
		    reason < COUNT(pf_etw_reasons)), reason <
		    COUNT(pf_etw_reasons) ? pf_literal(b,
		    pf_etw_reasons[reason]) : 0, off);
}

static void
pf_etw_ready(struct pf_context *c, const struct pf_etw_event *v, uint64_t off)
{
	struct builder *b = c->p->b;
	struct wakeup_event w;

	memset(&w, 0, sizeof(w));
	w.ts = v->ts;
	w.off = off;
	w.thread = pf_etw_thread(b, (uint32_t)pf_number(&v->data,
	    PF_ETW_READY_THREAD_ID, 0));
	w.waker = pf_etw_thread(b, v->tid);
	w.by_idle = v->tid == 0;
	w.cpu = NONE;
	if (w.thread != NONE)		/* the idle threads have no states */
		builder_wakeup(b, &w);
}

/* ---- memory ---- */

static void
pf_etw_pages(struct pf_context *c, const char *kind, uint64_t pages)
{
	struct builder *b = c->p->b;
	char name[64];

	snprintf(name, sizeof(name), "%s Page Count", kind);
	pf_counter(c, builder_machine_track(b, c->k->machine), pf_literal(b,
	    name), "pages", TRACK_SOURCE_ETW_MEMORY, (double)pages);
}

/* Adds the pages of each priority; -1: of more than there are. */
static int
pf_etw_priorities(struct pf_context *c, const struct pf_span *s,
    uint32_t field, const char *kind)
{
	struct pf_list l;
	char name[32];
	uint64_t pages;
	int i;

	pf_list_open(&l, s, field, PF_VARINT);
	for (i = 0; pf_list_next(&l, &pages); i++) {
		if (i == PF_ETW_PRIORITIES)
			return -1;
		snprintf(name, sizeof(name), "%s Pri-%d", kind, i);
		pf_etw_pages(c, name, pages);
	}
	return 0;
}

static void
pf_etw_memory(struct pf_context *c, const struct pf_etw_event *v,
    uint64_t off)
{
	/* by their fields */
	static const char *const kinds[] = { [2] = "Zero", [3] = "Free",
		[4] = "Modified", [5] = "ModifiedNoWrite", [6] = "Bad",
		[9] = "ModifiedPageFile", [10] = "PagedPool",
		[11] = "NonPagedPool", [12] = "Mdl", [13] = "Commit" };
	uint32_t i;

	c->ts = v->ts;
	for (i = 0; i < COUNT(kinds); i++)
		if (kinds[i] != NULL)
			pf_etw_pages(c, kinds[i], pf_number(&v->data, i, 0));
	if (pf_etw_priorities(c, &v->data, PF_ETW_MEM_INFO_STANDBY,
	    "Standby") == -1 || pf_etw_priorities(c, &v->data,
	    PF_ETW_MEM_INFO_REPURPOSED, "Repurposed") == -1)
		warn_add(builder_warn(c->p->b), WARN_PACKET, off);
}

/* ---- events ---- */

/* Counts an event that is not read. */
static void
pf_etw_unread(struct pf_context *c, const struct pf_etw_event *v,
    uint64_t off)
{
	char name[40];

	if (v->number == 0) {
		warn_add(builder_warn(c->p->b), WARN_PACKET, off);
		return;
	}
	snprintf(name, sizeof(name), "etw_events field %u",
	    (unsigned)v->number);
	builder_unread(c->p->b, WARN_UNREAD, pf_literal(c->p->b, name), off);
}

/* Reads an event; returns 1 when it is one of input or output. */
static int
pf_etw_one(struct pf_context *c, const struct pf_etw_event *v, uint64_t off)
{
	if (c->p->w->lives != NULL)
		builder_at(c->p->b, v->ts);
	switch (v->number) {
	case PF_ETW_EVENT_C_SWITCH:
		pf_etw_switch(c, v, off);
		return 0;
	case PF_ETW_EVENT_READY_THREAD:
		pf_etw_ready(c, v, off);
		return 0;
	case PF_ETW_EVENT_MEM_INFO:
		pf_etw_memory(c, v, off);
		return 0;
	}
	if (pf_etw_io_name(v) != NULL)
		return 1;
	pf_etw_unread(c, v, off);
	return 0;
}

void
pf_etw(struct pf_context *c)
{
	const uint8_t *data = c->p->in.data, *at;
	uint32_t cpu = (uint32_t)pf_number(&c->k->data, PF_ETW_BUNDLE_CPU,
	    NONE);
	struct pf_etw_event v;
	struct pf_cursor m;
	struct pf_field f;
	int64_t ts = c->ts;
	uint64_t off;
	int io = 0;

	for (pf_open(&m, &c->k->data), at = m.p; pf_next(&m, &f); at = m.p) {
		if (f.number != PF_ETW_BUNDLE_EVENT || f.type != PF_BYTES)
			continue;
		off = c->p->in.base + (uint64_t)(at - data);
		if (pf_etw_event(&f.s, cpu, &v) == -1)
			warn_add(builder_warn(c->p->b), WARN_PACKET, off);
		else
			io |= pf_etw_one(c, &v, off);
	}
	if (m.broken)
		pf_event_warn(c, WARN_PACKET);
	c->ts = ts;
	if (io)
		pf_read_later(c);
}
