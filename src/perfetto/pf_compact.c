/*
 * pf_compact: scheduling in a form that takes few bytes (CompactSched): a list
 * for each field, times as differences, names by their place in a table.
 *
 * An entry says which thread begins to run, and the state of the one before.
 * The thread before the first entry of a CPU is unknown and not reported, but
 * what ran from there on is known.
 */
#include "config.h"

#include "ttv/task_state.h"
#include "pf_field.h"
#include "pf_ftrace.h"

/* Events that the lists stand for. */
enum { PF_SWITCH = 4, PF_WAKING = 20 };

/* Names in the table of a bundle; further ones are not found. */
#define PF_COMMS	4096

/* What runs on a CPU. */
struct pf_running {
	int64_t		 tid;		/* or LINUX_UNKNOWN */
	int32_t		 prio;
	struct pf_span	 comm;
};

struct pf_compact {
	struct pf_context *c;
	const struct pf_bundle *b;
	struct pf_span	*comms;
	size_t		 ncomms;
};

static struct pf_span
pf_compact_comm(const struct pf_compact *m, uint64_t i)
{
	static const struct pf_span none;

	return i < m->ncomms ? m->comms[i] : none;
}

static size_t
pf_compact_comms(const struct pf_span *s, struct pf_span *comms)
{
	struct pf_cursor c;
	struct pf_field f;
	size_t n = 0;

	for (pf_open(&c, s); n < PF_COMMS && pf_next(&c, &f);)
		if (f.number == PF_COMPACT_SCHED_INTERN_TABLE &&
		    f.type == PF_BYTES)
			comms[n++] = f.s;
	return n;
}

/* Returns the last byte of the element of a list that was read last. */
static const uint8_t *
pf_compact_at(const struct pf_list *l)
{
	return (l->packed.p == NULL ? l->message.p : l->packed.p) - 1;
}

static void
pf_compact_event(const struct pf_compact *m, struct linux_event *e,
    uint32_t number, const uint8_t *at)
{
	struct pf_part *p = m->c->p;

	memset(e, 0, sizeof(*e));
	e->name = pf_ftrace_linux(p, number);
	e->off = p->in.base + (uint64_t)(at - p->in.data);
	e->cpu = m->b->cpu;
	e->tid = e->tgid = LINUX_UNKNOWN;
	linux_count(p->kernel, e->name);
}

/*
 * Reports that a CPU changes from one thread to the next.  The file does not
 * say what the one that leaves is called: it may have been renamed meanwhile.
 */
static void
pf_compact_switch(const struct pf_compact *m, struct linux_event *e,
    int64_t state, const struct pf_running *prev,
    const struct pf_running *next)
{
	char text[TASK_STATE];
	struct linux_switch s;

	memset(&s, 0, sizeof(s));
	s.prev_tid = prev->tid;
	s.prev_prio = prev->prio;
	s.prev_state = task_state(state, text);
	s.prev_state_len = strlen(text);
	s.next_tid = next->tid;
	s.next_prio = next->prio;
	s.next_comm = (const char *)next->comm.p;
	s.next_comm_len = next->comm.len;
	e->tid = prev->tid;
	linux_switch(m->c->p->kernel, e, &s);
}

/* Returns what ran on the CPU of a bundle when the bundle began. */
static int64_t
pf_compact_before(const struct pf_compact *m)
{
	const struct pf_bundle_at *b = pf_bundle_before(m->c->p->w, m->b->cpu,
	    m->c->k->machine, m->c->k->pos);

	return b == NULL ? LINUX_UNKNOWN : b->last;
}

static void
pf_compact_switches(const struct pf_compact *m, int first)
{
	const struct pf_span *s = &m->b->compact;
	struct pf_running next, prev = { .tid = first ? LINUX_UNKNOWN :
	    pf_compact_before(m) };
	struct pf_list ts, state, pid, prio, comm;
	uint64_t dt, u, all = 0;
	struct linux_event e;
	const uint8_t *at;
	int64_t was;

	pf_list_open(&ts, s, PF_COMPACT_SCHED_SWITCH_TIMESTAMP, PF_VARINT);
	pf_list_open(&state, s, PF_COMPACT_SCHED_SWITCH_PREV_STATE, PF_VARINT);
	pf_list_open(&pid, s, PF_COMPACT_SCHED_SWITCH_NEXT_PID, PF_VARINT);
	pf_list_open(&prio, s, PF_COMPACT_SCHED_SWITCH_NEXT_PRIO, PF_VARINT);
	pf_list_open(&comm, s, PF_COMPACT_SCHED_SWITCH_NEXT_COMM_INDEX,
	    PF_VARINT);
	for (; pf_list_next(&ts, &dt); prev = next) {
		at = pf_compact_at(&ts);
		all += dt;
		was = pf_list_next(&state, &u) ? (int64_t)u : 0;
		if (!pf_list_next(&pid, &u)) {
			pf_event_warn(m->c, WARN_PACKET);
			return;
		}
		next.tid = (int32_t)u;
		next.prio = pf_list_next(&prio, &u) ? (int32_t)u : 0;
		next.comm = pf_compact_comm(m, pf_list_next(&comm, &u) ? u :
		    UINT64_MAX);
		pf_compact_event(m, &e, PF_SWITCH, at);
		if (pf_ftrace_time(m->c, m->b, all, &e) == -1) {
			pf_event_warn(m->c, WARN_NO_CLOCK);
			continue;
		}
		if (first)
			linux_comm(m->c->p->kernel, &e, next.tid,
			    (const char *)next.comm.p, next.comm.len);
		else
			pf_compact_switch(m, &e, was, &prev, &next);
		first = 0;
	}
}

static void
pf_compact_wakings(const struct pf_compact *m)
{
	const struct pf_span *s = &m->b->compact;
	struct pf_list ts, pid, cpu, comm, flags, run, run_pid;
	uint64_t dt, u, all = 0, switched = 0;
	int64_t tid, running = LINUX_UNKNOWN, next = LINUX_UNKNOWN;
	int more, known = 0;
	struct linux_event e;
	struct pf_span name;
	uint32_t target;
	const uint8_t *at;

	pf_list_open(&ts, s, PF_COMPACT_SCHED_WAKING_TIMESTAMP, PF_VARINT);
	pf_list_open(&pid, s, PF_COMPACT_SCHED_WAKING_PID, PF_VARINT);
	pf_list_open(&cpu, s, PF_COMPACT_SCHED_WAKING_TARGET_CPU, PF_VARINT);
	pf_list_open(&comm, s, PF_COMPACT_SCHED_WAKING_COMM_INDEX, PF_VARINT);
	pf_list_open(&flags, s, PF_COMPACT_SCHED_WAKING_COMMON_FLAGS,
	    PF_VARINT);
	pf_list_open(&run, s, PF_COMPACT_SCHED_SWITCH_TIMESTAMP, PF_VARINT);
	pf_list_open(&run_pid, s, PF_COMPACT_SCHED_SWITCH_NEXT_PID, PF_VARINT);
	more = pf_list_next(&run, &switched);
	while (pf_list_next(&ts, &dt)) {
		at = pf_compact_at(&ts);
		all += dt;
		for (; more && switched <= all; switched += u) {
			if (pf_list_next(&run_pid, &u))
				next = (int32_t)u;
			running = next;
			known = 1;
			if (!(more = pf_list_next(&run, &u)))
				break;
		}
		if (!known) {
			running = pf_compact_before(m);
			known = 1;
		}
		if (!pf_list_next(&pid, &u)) {
			pf_event_warn(m->c, WARN_PACKET);
			return;
		}
		tid = (int32_t)u;
		target = pf_list_next(&cpu, &u) ? (uint32_t)u : NONE;
		name = pf_compact_comm(m, pf_list_next(&comm, &u) ? u :
		    UINT64_MAX);
		pf_compact_event(m, &e, PF_WAKING, at);
		e.in_irq = pf_list_next(&flags, &u) && (u & 0x18) != 0;
		e.tid = running;
		if (pf_ftrace_time(m->c, m->b, all, &e) == -1)
			pf_event_warn(m->c, WARN_NO_CLOCK);
		else
			linux_wakeup(m->c->p->kernel, &e, tid,
			    (const char *)name.p, name.len, target);
	}
}

void
pf_compact(struct pf_context *c, const struct pf_bundle *b)
{
	struct pf_compact m = { c, b, NULL, 0 };
	struct pf_span comms[PF_COMMS];

	m.comms = comms;
	m.ncomms = pf_compact_comms(&b->compact, comms);
	pf_compact_switches(&m, pf_bundle_before(c->p->w, b->cpu,
	    c->k->machine, c->k->pos) == NULL);
	pf_compact_wakings(&m);
}
