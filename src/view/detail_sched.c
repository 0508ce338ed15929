/*
 * The facts of what ran on a CPU, and of a state of a thread.
 */
#include "config.h"

#include <string.h>

#include "ttv/event_facts.h"
#include "ttv/sched.h"
#include "priv.h"

/*
 * Returns what a state is, in words, or "": the kernel writes a letter, or
 * several with | between, of which the first counts here.
 */
static const char *
state_text(const char *state)
{
	static const char letters[] = "RSDTtXZIPWKN";
	static const char *const texts[] = { "runnable", "sleeping",
		"uninterruptible", "stopped", "traced", "dead", "zombie",
		"idle", "parked", "waking", "killable", "new" };
	const char *at;

	if (strcmp(state, "R+") == 0)
		return "preempted";
	if (state[0] == '\0' || strchr("+|", state[1]) == NULL)
		return "";
	at = strchr(letters, state[0]);
	return at == NULL ? "" : texts[at - letters];
}

/*
 * Add the label of a thread behind the text `what`, with its state at a time
 * as the target.
 */
static void
thread_fact(struct detail *d, const struct trace *tr, const char *key,
    uint32_t utid, int64_t ts, const char *what)
{
	char label[256];
	size_t n = strlcpy(label, what, sizeof(label));
	uint32_t state = trace_state_at(tr, utid, ts);

	trace_thread_label(tr, utid, label + n, sizeof(label) - n);
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

	thread_fact(d, tr, "thread", f->utid, tr->ts[s], "");
	if (upid != NONE) {
		trace_process_label(tr, upid, label, sizeof(label));
		detail_string(d, 1, "process", label);
	}
	detail_fact(d, 1, "priority", "%d", f->priority);
	detail_string(d, 1, "end state", trace_str(tr, f->end_state));
}

/* Add who ended a state by a wakeup: the waker of the state behind it. */
static void
ended(struct detail *d, const struct trace *tr, uint32_t s)
{
	const struct row *r = &tr->rows[trace_slice_row(tr, s)];
	struct state_facts next;

	if (s + 1 < r->first + r->n && tr->dur[s] != DUR_OPEN &&
	    tr->ts[s + 1] == trace_slice_end(tr, s) &&
	    trace_state(tr, s + 1, &next) && next.more.waker != NONE)
		thread_fact(d, tr, next.more.in_irq ? "ended in" : "ended by",
		    next.more.waker, tr->ts[s + 1], next.more.in_irq ?
		    "an interrupt of " : "");
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
		thread_fact(d, tr, "woken by", state.more.waker, tr->ts[s],
		    "");
	if (state.more.in_irq)
		detail_string(d, 1, "woken in", "an interrupt");
	if (state.more.io_wait >= 0)
		detail_string(d, 1, "I/O wait", state.more.io_wait ? "yes" :
		    "no");
	detail_string(d, 1, "blocked in", trace_str(tr, state.more.function));
	ended(d, tr, s);
	detail_string(d, 1, "state", state_text(trace_kind_name(tr,
	    tr->kind[s])));
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
