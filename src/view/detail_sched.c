/*
 * The facts of what ran on a CPU, and of a state of a thread.
 */
#include "config.h"

#include "ttv/event_facts.h"
#include "ttv/sched.h"
#include "priv.h"

/* Add the label of a thread, with its state at a time as the target. */
static void
thread_fact(struct detail *d, const struct trace *tr, const char *key,
    uint32_t utid, int64_t ts)
{
	char label[256];
	uint32_t state = trace_state_at(tr, utid, ts);

	trace_thread_label(tr, utid, label, sizeof(label));
	detail_string(d, 1, key, label);
	if (state != NONE)
		detail_target(d, ENTITY_SLICE, state);
}

static void
ran(struct detail *d, const struct trace *tr, uint32_t s,
    const struct sched_facts *f)
{
	uint32_t upid = tr->threads[f->utid].upid;
	char label[256];

	thread_fact(d, tr, "thread", f->utid, tr->ts[s]);
	if (upid != NONE) {
		trace_process_label(tr, upid, label, sizeof(label));
		detail_string(d, 1, "process", label);
	}
	detail_fact(d, 1, "priority", "%d", f->priority);
	detail_string(d, 1, "end state", trace_str(tr, f->end_state));
}

void
detail_sched(struct detail *d, const struct trace *tr, uint32_t s)
{
	struct sched_facts f;
	struct state_facts state;

	if (trace_sched(tr, s, &f)) {
		ran(d, tr, s, &f);
		return;
	}
	if (!trace_state(tr, s, &state))
		return;
	if (state.more.cpu != NONE)
		detail_fact(d, 1, "cpu", "%u", state.more.cpu);
	if (state.more.waker != NONE)
		thread_fact(d, tr, "woken by", state.more.waker, tr->ts[s]);
	if (state.more.in_irq)
		detail_string(d, 1, "woken in", "an interrupt");
	if (state.more.io_wait >= 0)
		detail_string(d, 1, "I/O wait", state.more.io_wait ? "yes" :
		    "no");
	detail_string(d, 1, "blocked in", trace_str(tr, state.more.function));
}

void
detail_sched_stack(const struct trace *tr, uint32_t s, struct event_facts *f)
{
	struct state_facts state;
	struct sched_facts ran_facts;

	if (trace_sched(tr, s, &ran_facts) ||
	    (trace_state(tr, s, &state) && state.more.cpu != NONE)) {
		f->stack = NULL;
		f->callsite = NONE;
	}
}
