/*
 * The facts of what ran on a CPU, and of a state of a thread; and in which
 * states a thread was during a slice.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/event_facts.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "detail.h"
#include "passed.h"

/*
 * Returns what a state is, in words, or "": the kernel writes a letter, or
 * several with | between, of which the first counts here.
 */
const char *
state_text(const char *state)
{
	static const char letters[] = "RSDTtXZIPWKN";
	static const char *const texts[] = { "runnable", "sleeping",
		"uninterruptible", "stopped", "traced", "dead", "zombie",
		"idle", "parked", "waking", "killable", "new" };
	const char *at;

	if (strcmp(state, "R+") == 0)
		return "preempted";
	if (strcmp(state, "Running") == 0)
		return "running";
	if (state[0] == '\0' || strchr("+|", state[1]) == NULL)
		return "";
	at = strchr(letters, state[0]);
	return at == NULL ? "" : texts[at - letters];
}

/* Adds the label of a thread, with its state at a time as the target. */
static void
thread_fact(struct detail *d, const struct trace *tr, int brief,
    const char *key, uint32_t utid, int64_t ts)
{
	uint32_t state = trace_state_at(tr, utid, ts);
	char label[256];

	trace_thread_label(tr, utid, label, sizeof(label));
	detail_string(d, brief, key, label);
	if (state != NONE)
		detail_target(d, ENTITY_SLICE, state);
}

static void
ran(struct detail *d, const struct trace *tr, uint32_t s,
    const struct sched_facts *f)
{
	uint32_t upid = tr->threads[f->utid].upid;
	char label[256];

	thread_fact(d, tr, 1, "thread", f->utid, tr->ts[s]);
	if (upid != NONE) {
		trace_process_label(tr, upid, label, sizeof(label));
		detail_string(d, 1, "process", label);
	}
	detail_fact(d, 1, "priority", "%d", f->priority);
	detail_string(d, 1, "end state", f->lost ? "not known: no switch tells "
	    "of it" : trace_str(tr, f->end_state));
}

void
detail_sched(struct detail *d, const struct trace *tr, uint32_t s)
{
	struct sched_facts f;
	struct state_facts state;
	const char *what;

	if (trace_sched(tr, s, &f)) {
		ran(d, tr, s, &f);
		return;
	}
	if (!trace_state(tr, s, &state))
		return;
	what = state_text(trace_kind_name(tr, tr->kind[s]));
	if (state.more.cpu == NONE && *what != '\0')
		detail_wait(d, tr, s, what);
	if (state.more.cpu != NONE)
		detail_fact(d, 1, "cpu", "%u", state.more.cpu);
	/* in a short pane behind what was waited for */
	if (state.more.waker != NONE)
		thread_fact(d, tr, 2, "woken by", state.more.waker, tr->ts[s]);
	if (state.more.in_irq)
		detail_string(d, 2, "woken in", "an interrupt");
	if (state.more.io_wait >= 0)
		detail_string(d, 1, "I/O wait", state.more.io_wait ? "yes" :
		    "no");
	detail_string(d, 1, "blocked in", trace_str(tr, state.more.function));
}

/* ---- the states of a thread during a slice ---- */

#define MOST_STATES	(1 << 17)	/* that are summed: 1 ms at 8 ns each */
#define MOST_KINDS	8		/* of states; the kernel has 12 letters,
					 * a thread rarely more than 4 */

struct state_sum {
	uint32_t	kind;
	int64_t		time;		/* ns */
};

/* Adds a time to the sum of a state, the greatest sum first; returns n. */
static size_t
state_add(struct state_sum *sums, size_t n, uint32_t kind, int64_t time)
{
	struct state_sum s;
	size_t i;

	for (i = 0; i < n && sums[i].kind != kind; i++)
		;
	if (i == MOST_KINDS)
		return n;
	if (i == n)
		sums[n++] = (struct state_sum){ kind, 0 };
	sums[i].time = sat_add(sums[i].time, time);
	for (s = sums[i]; i > 0 && sums[i - 1].time < s.time; i--)
		sums[i] = sums[i - 1];
	sums[i] = s;
	return n;
}

/* Sums the states of a row in [t0, t1); returns n, or 0 for too many. */
static size_t
states_sum(const struct trace *tr, const struct row *r, uint32_t first,
    int64_t t0, int64_t t1, struct state_sum *sums)
{
	int64_t from, to;
	uint32_t i;
	size_t n = 0;

	for (i = first; i < r->first + r->n && tr->ts[i] < t1; i++) {
		if (i - first == MOST_STATES)
			return 0;
		from = tr->ts[i] > t0 ? tr->ts[i] : t0;
		to = trace_slice_end(tr, i);
		to = to < t1 ? to : t1;
		if (to > from)
			n = state_add(sums, n, tr->kind[i], sat_span(from,
			    to));
	}
	return n;
}

void
detail_states(struct detail *d, const struct trace *tr, uint32_t s)
{
	uint32_t utid = tr->tracks[tr->rows[trace_slice_row(tr, s)].track]
	    .utid, track, first;
	struct state_sum sums[MOST_KINDS];
	char line[MOST_KINDS * 48], dur[32];
	const char *name, *text;
	size_t i, n, at = 0;

	if (tr->nstates == 0 || utid == NONE ||
	    (track = trace_state_track(tr, utid)) == NONE)
		return;
	first = trace_row_at(tr, tr->tracks[track].row, tr->ts[s]);
	if (first == NONE)
		first = tr->rows[tr->tracks[track].row].first;
	n = states_sum(tr, &tr->rows[tr->tracks[track].row], first,
	    tr->ts[s], trace_slice_end(tr, s), sums);
	for (i = 0; i < n && at < sizeof(line); i++) {
		name = trace_kind_name(tr, sums[i].kind);
		text = *state_text(name) != '\0' ? state_text(name) : name;
		text_duration_short(dur, sizeof(dur), sums[i].time);
		at += (size_t)snprintf(line + at, sizeof(line) - at,
		    "%s%.24s %s", i > 0 ? ", " : "", text, dur);
	}
	/* a short pane has it only of a thread that did not just run */
	if (n > 0)
		detail_string(d, strcmp(trace_kind_name(tr, sums[0].kind),
		    "Running") != 0, "states", line);
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
