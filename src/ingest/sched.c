/*
 * sched: events of scheduling as they come, and what the kernel calls threads.
 */
#include "config.h"

#include "ttv/xmalloc.h"
#include "owners.h"
#include "sched.h"

/* Returns the number of the fact of an event. */
static uint32_t
fact_of(struct builder *b, uint32_t state, int32_t priority, uint32_t comm)
{
	struct idkey w = {{ [FACT_STATE] = state,
	    [FACT_PRIORITY] = (uint32_t)priority, [FACT_COMM] = comm }};
	struct fact_memo *m = &b->fact_memo[(comm * 31 + state * 7 +
	    (uint32_t)priority) % FACT_MEMO];

	if (!m->used || m->state != state ||
	    m->priority != (uint32_t)priority || m->comm != comm)
		*m = (struct fact_memo){ state, (uint32_t)priority, comm,
		    idtab_add(&b->sched_facts, &w, NULL), 1 };
	return m->fact;
}

static struct raw_sched *
sched_add(struct builder *b, unsigned what, int64_t ts, uint64_t off)
{
	struct raw_sched *r = chunks_add(&b->sched, sizeof(*r));

	r->ts = ts;
	r->off_what = RAW_PACK(off, what);
	return r;
}

void
builder_switch(struct builder *b, const struct switch_event *e)
{
	struct raw_sched *r = sched_add(b, SCHED_SWITCH |
	    (e->has_idle ? SCHED_SWAPPER : 0) |
	    (e->is_alone ? SCHED_ALONE : 0), e->ts, e->off);

	b->tells |= e->is_alone;
	r->cpu = e->cpu;
	r->thread = e->prev;
	r->other = e->next;
	r->fact = fact_of(b, e->prev_state, e->next_priority, e->next_name);
	if (e->prev != NONE)
		builder_thread_comm(b, e->prev, e->ts, e->prev_name);
	if (e->next != NONE)
		builder_thread_comm(b, e->next, e->ts, e->next_name);
}

void
builder_wakeup(struct builder *b, const struct wakeup_event *e)
{
	struct raw_sched *r = sched_add(b, (e->in_irq ? SCHED_IRQ :
	    SCHED_WAKEUP) | (e->by_idle ? SCHED_SWAPPER : 0), e->ts, e->off);

	r->cpu = NONE;
	r->thread = e->thread;
	r->other = e->waker;
	r->fact = fact_of(b, e->state, 0, 0);
}

void
builder_task_state(struct builder *b, uint32_t cpu, uint32_t thread,
    int64_t ts, uint32_t state, uint64_t off)
{
	struct raw_sched *r = sched_add(b, SCHED_STATE, ts, off);

	b->tells = 1;
	r->cpu = cpu;
	r->thread = thread;
	r->other = NONE;
	r->fact = fact_of(b, state, 0, 0);
}

void
builder_blocked(struct builder *b, uint32_t thread, int64_t ts, int io_wait,
    uint32_t function, uint64_t off)
{
	struct raw_sched *r = sched_add(b, io_wait ? SCHED_IO : SCHED_BLOCKED,
	    ts, off);

	r->cpu = r->other = NONE;
	r->thread = thread;
	r->fact = function;
}

void
builder_thread_comm(struct builder *b, uint32_t thread, int64_t ts,
    uint32_t name)
{
	uint32_t utid = b->tracks.v[thread].of;
	struct comm *c;

	if (name == 0)
		return;
	while (b->comms.n <= utid)
		*LIST_ADD(&b->comms) = (struct comm){ INT64_MIN, 0 };
	c = &b->comms.v[utid];
	if (ts >= c->ts) {
		c->ts = ts;
		c->name = name;
	}
}

void
sched_comms(struct builder *b)
{
	struct process *p;
	struct thread *t;
	size_t i;

	for (i = 0; i < b->comms.n; i++) {
		t = &b->threads.v[i];
		if (t->name == 0)
			t->name = b->comms.v[i].name;
		if ((p = owner_of_main(b, (uint32_t)i)) != NULL)
			p->comm = t->name;
	}
}

uint32_t *
sched_map(struct builder *to, const struct builder *from,
    const uint32_t *track, const uint32_t *string)
{
	uint32_t *map = xreallocarray(NULL, (size_t)from->sched_facts.n + 1,
	    sizeof(*map)), i;
	const struct comm *c;
	struct idkey w;

	for (i = 0; i < from->comms.n; i++) {
		c = &from->comms.v[i];
		builder_thread_comm(to, track[from->threads.v[i].track], c->ts,
		    string[c->name]);
	}
	for (i = 0; i < from->sched_facts.n; i++) {
		w = from->sched_facts.keys[i];
		w.w[FACT_STATE] = string[w.w[FACT_STATE]];
		w.w[FACT_COMM] = string[w.w[FACT_COMM]];
		map[i] = idtab_add(&to->sched_facts, &w, NULL);
	}
	return map;
}
