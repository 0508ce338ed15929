/*
 * detail_wait: a state in which a thread did not run, in a sentence or two: how
 * long it was, who ended it and in which slice, for which CPU the thread
 * waited, and what ran there meanwhile.  Each fits in half of a screen.
 *
 *	slept   760 us, woken by logger [42] in write
 *	then    waited 15 us for CPU 0 while codec [7] ran
 *	waited  15 us for CPU 0 while codec [7] ran 12 us, python3 [9] 3 us
 *
 * The CPU that a thread waited for is the one on which it ran next.  Enter goes
 * to what ended the state: to the waker, or to what had the CPU for longest.
 */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "detail.h"

#define LOOK_AT	(1 << 16)	/* slices of a CPU that are summed: 1 ms */
#define MOST	16		/* threads with a sum of their own */
#define BRIEF	3		/* of them in the sentence */

/* What ran on the CPU that a thread waited for. */
struct wait {
	uint32_t	run;		/* the state in which the thread ran
					 * then, or NONE */
	uint32_t	cpu;		/* of it */
	struct wait_ran {
		uint32_t utid;
		int64_t	 ns;
		uint32_t slice;		/* its longest */
	}		 ran[MOST];	/* those that ran longest first */
	size_t		 n;
	uint32_t	 more;		/* slices of further threads */
};

/* Returns the state that begins where a state ends, or NONE. */
static uint32_t
state_after(const struct trace *tr, uint32_t s)
{
	const struct row *r = &tr->rows[trace_slice_row(tr, s)];

	return trace_dur(tr, s) != DUR_OPEN && s + 1 < r->first + r->n &&
	    tr->ts[s + 1] == trace_slice_end(tr, s) ? s + 1 : NONE;
}

/* Adds `ns` of a slice to its thread, which moves up in the order. */
static void
wait_add(struct wait *w, uint32_t utid, uint32_t slice, int64_t ns)
{
	struct wait_ran x;
	size_t i;

	for (i = 0; i < w->n && w->ran[i].utid != utid; i++)
		;
	if (i == MOST) {
		w->more++;
		return;
	}
	if (i == w->n)
		w->ran[w->n++] = (struct wait_ran){ utid, 0, slice };
	w->ran[i].ns = sat_add(w->ran[i].ns, ns);
	for (x = w->ran[i]; i > 0 && w->ran[i - 1].ns < x.ns; i--)
		w->ran[i] = w->ran[i - 1];
	w->ran[i] = x;
}

/* Sums up what others than a thread ran on a CPU in [t0, t1). */
static void
wait_sum(const struct trace *tr, struct wait *w, uint32_t track, uint32_t utid,
    int64_t t0, int64_t t1)
{
	const struct row *r = &tr->rows[tr->tracks[track].row];
	uint32_t s = trace_row_at(tr, tr->tracks[track].row, t0), n;
	struct sched_facts f;
	int64_t from, to;

	if (s == NONE)
		s = r->first;
	for (n = 0; s < r->first + r->n && tr->ts[s] < t1; n++, s++) {
		if (n == LOOK_AT) {
			w->more++;
			break;
		}
		from = tr->ts[s] > t0 ? tr->ts[s] : t0;
		to = trace_slice_end(tr, s) < t1 ? trace_slice_end(tr, s) : t1;
		if (to > from && trace_sched(tr, s, &f) && f.utid != utid)
			wait_add(w, f.utid, s, sat_span(from, to));
	}
}

/* Finds what ran while a thread was ready to run; 0 if that is not known. */
static int
wait_find(const struct trace *tr, uint32_t state, struct wait *w)
{
	struct state_facts f;
	uint32_t cpu;

	memset(w, 0, sizeof(*w));
	w->run = state_after(tr, state);
	if (w->run == NONE || !trace_state(tr, w->run, &f) || f.more.cpu ==
	    NONE)
		return 0;
	w->cpu = f.more.cpu;
	if ((cpu = trace_run_cpu(tr, w->run, 0, tr->ntracks)) != NONE)
		wait_sum(tr, w, cpu, f.utid, tr->ts[state], tr->ts[w->run]);
	return 1;
}

/* Appends text to a sentence of n bytes. */
static void __attribute__((format(printf, 3, 4)))
say(char *out, size_t n, const char *fmt, ...)
{
	size_t at = strlen(out);
	va_list ap;

	va_start(ap, fmt);
	if (vsnprintf(out + at, n - at, fmt, ap) < 0)
		out[at] = '\0';
	va_end(ap);
}

/* Says for which CPU a thread waited, and what ran there: at most `most`. */
static void
say_wait(const struct trace *tr, const struct wait *w, size_t most, char *out,
    size_t n)
{
	char label[96], ns[32];
	size_t i;

	say(out, n, " for CPU %u", w->cpu);
	for (i = 0; i < w->n && i < most; i++) {
		trace_thread_label(tr, w->ran[i].utid, label, sizeof(label));
		text_duration_short(ns, sizeof(ns), w->ran[i].ns);
		say(out, n, "%s %.60s%s%s%s", i == 0 ? " while" : ",", label,
		    i == 0 ? " ran" : "", most > 1 ? " " : "",
		    most > 1 ? ns : "");
	}
	if (most > 1 && w->n > most)
		say(out, n, ", %zu more", w->n - most);
}

/* Says who woke a thread by the state behind its sleep; sets what to go to. */
static uint32_t
say_waker(const struct trace *tr, uint32_t next, const struct state_facts *f,
    char *out, size_t n)
{
	uint32_t at, track = tr->threads[f->more.waker].track;
	char label[96];

	trace_thread_label(tr, f->more.waker, label, sizeof(label));
	say(out, n, ", woken %s%.60s", f->more.in_irq ? "in an interrupt of " :
	    "by ", label);
	at = track == NONE ? NONE : trace_innermost(tr, track, tr->ts[next]);
	if (at == NONE)
		return trace_state_at(tr, f->more.waker, tr->ts[next]);
	/* who was interrupted did not mean it */
	if (!f->more.in_irq)
		say(out, n, " in %.60s", trace_kind_name(tr, tr->kind[at]));
	return at;
}

/* Returns whether a thread could have run in a state, by the word for it. */
static int
is_ready(const char *what)
{
	return strcmp(what, "runnable") == 0 ||
	    strcmp(what, "preempted") == 0 || strcmp(what, "waking") == 0;
}

static void
detail_ready(struct detail *d, const struct trace *tr, uint32_t s,
    const char *what, char *text, size_t n)
{
	struct wait w;

	if (!wait_find(tr, s, &w)) {
		detail_string(d, 3, what, text);
		return;
	}
	say_wait(tr, &w, BRIEF, text, n);
	detail_string(d, 3, what, text);
	if (w.n > 0)
		detail_target(d, ENTITY_SLICE, w.ran[0].slice);
}

static void
detail_asleep(struct detail *d, const struct trace *tr, uint32_t s,
    const char *what, char *text, size_t n)
{
	uint32_t next = state_after(tr, s), to = NONE;
	struct state_facts f;
	struct wait w = { 0 };
	char ns[32];
	int known = next != NONE && trace_state(tr, next, &f);

	if (known && f.more.waker != NONE)
		to = say_waker(tr, next, &f, text, n);
	detail_string(d, 3, what, text);
	if (to != NONE)
		detail_target(d, ENTITY_SLICE, to);
	if (!known || f.more.cpu != NONE || !wait_find(tr, next, &w))
		return;
	text_duration_short(ns, sizeof(ns), sat_span(tr->ts[next],
	    tr->ts[w.run]));
	text[0] = '\0';
	say(text, n, "waited %s", ns);
	say_wait(tr, &w, 1, text, n);
	detail_string(d, 3, "then", text);
	if (w.n > 0)
		detail_target(d, ENTITY_SLICE, w.ran[0].slice);
}

void
detail_wait(struct detail *d, const struct trace *tr, uint32_t s,
    const char *what)
{
	char text[400] = "no end";

	if (trace_dur(tr, s) != DUR_OPEN)
		text_duration_short(text, sizeof(text), trace_dur(tr, s));
	(is_ready(what) ? detail_ready : detail_asleep)(d, tr, s,
	    strcmp(what, "sleeping") == 0 ? "slept" :
	    strcmp(what, "uninterruptible") == 0 ? "blocked" :
	    strcmp(what, "runnable") == 0 ? "waited" : what, text,
	    sizeof(text));
}

void
detail_meanwhile(struct detail *d, const struct trace *tr, uint32_t s)
{
	struct state_facts f;
	char label[96], ns[32];
	struct wait w;
	size_t i;

	/* of a sleep: of the wait that followed it */
	if (!trace_state(tr, s, &f) || f.more.cpu != NONE)
		return;
	if (!is_ready(state_text(trace_kind_name(tr, tr->kind[s]))) &&
	    ((s = state_after(tr, s)) == NONE || !trace_state(tr, s, &f) ||
	    f.more.cpu != NONE))
		return;
	if (!wait_find(tr, s, &w) || w.n == 0)
		return;
	detail_title(d, "ran on CPU %u meanwhile (%zu%s): time, thread", w.cpu,
	    w.n, w.more > 0 ? " or more" : "");
	for (i = 0; i < w.n; i++) {
		trace_thread_label(tr, w.ran[i].utid, label, sizeof(label));
		text_duration_short(ns, sizeof(ns), w.ran[i].ns);
		detail_text(d, "%9s  %s", ns, label);
		detail_target(d, ENTITY_SLICE, w.ran[i].slice);
	}
}
