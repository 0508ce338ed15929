#ifndef SCHED_LINES_H
#define SCHED_LINES_H
/*
 * Traces of scheduling for tests.  A trace is written as lines of events, and
 * what comes out as lines of slices:
 *
 *	TIME CPU PREV>NEXT STATE	a switch; 0 is the idle task
 *	TIME wake WAKER>THREAD [irq]	a wakeup
 *	TIME block THREAD IO FUNCTION	a reason; FUNCTION - is none
 */
#include <inttypes.h>
#include <stdio.h>

#include "ttv/buf.h"
#include "ttv/builder.h"
#include "ttv/sched.h"
#include "ttv/trace.h"
#include "test.h"

#define PARTS	8

static struct builder *parts[PARTS];
static size_t nparts;
static struct builder *b;		/* the part that is written to */
static struct trace *t;
static uint64_t off;
static int nameless;			/* 1: switches have no comms */

static inline uint32_t
string(const char *s)
{
	return builder_string(b, s, strlen(s));
}

static inline void
begin(void)
{
	nparts = 1;
	parts[0] = b = builder_new();
	off = 0;
}

static inline void
next_part(void)
{
	parts[nparts++] = b = builder_new();
}

static inline uint32_t
thread(int tid)
{
	return tid == 0 ? NONE : builder_tid(b, builder_int_ident(tid));
}

/* The comm of a task: "t7". */
static inline uint32_t
comm(int tid)
{
	char s[16];

	snprintf(s, sizeof(s), "t%d", tid);
	return tid == 0 || nameless ? 0 : string(s);
}

static inline void
on_switch(int64_t ts, unsigned cpu, int prev, int next, const char *state)
{
	struct switch_event e = { 0 };

	e.ts = ts;
	e.off = off++;
	e.cpu = builder_cpu(b, cpu);
	e.prev = thread(prev);
	e.next = thread(next);
	e.prev_state = strcmp(state, "-") == 0 ? 0 : string(state);
	e.prev_name = comm(prev);
	e.next_name = comm(next);
	e.prev_priority = 100 + prev;
	e.next_priority = 100 + next;
	builder_switch(b, &e);
}

static inline void
on_wakeup(int64_t ts, int waker, int woken, int in_irq)
{
	struct wakeup_event e = { 0 };

	e.ts = ts;
	e.off = off++;
	e.thread = thread(woken);
	e.waker = thread(waker);
	e.cpu = NONE;
	e.in_irq = (uint8_t)in_irq;
	builder_wakeup(b, &e);
}

static inline void
event(const char *line)
{
	char state[16], word[16];
	int a, c, io, n;
	unsigned cpu;
	int64_t ts;

	word[0] = '\0';
	if (sscanf(line, "%" SCNd64 " wake %d>%d %15s", &ts, &a, &c, word) >= 3)
		on_wakeup(ts, a, c, strcmp(word, "irq") == 0);
	else if (sscanf(line, "%" SCNd64 " block %d %d %15s", &ts, &a, &io,
	    word) == 4)
		builder_blocked(b, thread(a), ts, io, strcmp(word, "-") == 0 ?
		    0 : string(word), off++);
	else {
		n = sscanf(line, "%" SCNd64 " %u %d>%d %15s", &ts, &cpu, &a,
		    &c, state);
		CHECK_INT(n, 5);
		on_switch(ts, cpu, a, c, state);
	}
}

/* Adds the events of a text; of several parts, a line to each in turn. */
static inline void
events(const char *s)
{
	char line[80];
	size_t n;

	for (; *s != '\0'; s += n + 1) {
		n = strcspn(s, "\n");
		snprintf(line, sizeof(line), "%.*s", (int)n, s);
		event(line);
	}
}

static inline void
finish(void)
{
	t = builder_finish(parts, nparts, 1);
}

static inline void
add_tid(struct buf *s, const char *what, uint32_t utid)
{
	if (utid != NONE)
		buf_printf(s, " %s%" PRId64, what, t->threads[utid].tid.num);
}

static inline void
add_slice(struct buf *s, uint32_t i)
{
	struct sched_facts ran;
	struct state_facts in;

	buf_printf(s, "%" PRId64, t->ts[i]);
	if (trace_dur(t, i) == DUR_OPEN)
		buf_adds(s, "+open");
	else
		buf_printf(s, "+%" PRId64, trace_dur(t, i));
	buf_printf(s, " %s", trace_kind_name(t, t->kind[i]));
	if (trace_sched(t, i, &ran)) {
		CHECK(!trace_state(t, i, &in));
		CHECK_INT(t->kinds[t->kind[i]].flags, KIND_SCHED);
		add_tid(s, "tid=", ran.utid);
		buf_printf(s, " prio=%d", ran.priority);
		if (ran.lost)
			buf_adds(s, " lost");
		if (ran.end_state != 0)
			buf_printf(s, " end=%s", trace_str(t, ran.end_state));
	} else if (trace_state(t, i, &in)) {
		CHECK_INT(t->kinds[t->kind[i]].flags, KIND_STATE);
		if (in.more.cpu != NONE)
			buf_printf(s, " cpu=%u", in.more.cpu);
		add_tid(s, "waker=", in.more.waker);
		if (in.more.in_irq)
			buf_adds(s, " irq");
		if (in.more.io_wait >= 0)
			buf_printf(s, " io=%d", in.more.io_wait);
		if (in.more.function != 0)
			buf_printf(s, " in=%s",
			    trace_str(t, in.more.function));
	}
	buf_adds(s, "\n");
}

/* The slices of all tracks of a type, each line with the track's name. */
static inline const char *
dump(enum track_type type)
{
	static struct buf s = BUF_INIT;
	const struct track *k;
	const struct row *r;
	uint32_t i, row;
	char label[64];

	buf_clear(&s);
	buf_adds(&s, "");
	for (k = t->tracks; k < t->tracks + t->ntracks; k++)
		for (row = k->row; k->type == type &&
		    row < k->row + k->nrows; row++)
			for (r = &t->rows[row], i = r->first;
			    i < r->first + r->n; i++) {
				CHECK_INT(r->depth, 0);
				if (k->utid != NONE)
					snprintf(label, sizeof(label), "%"
					    PRId64,
					    t->threads[k->utid].tid.num);
				else
					trace_track_label(t, (uint32_t)
					    (k - t->tracks), label,
					    sizeof(label));
				buf_printf(&s, "%s: ", label);
				add_slice(&s, i);
			}
	buf_addc(&s, '\0');
	return s.data;
}

static inline uint32_t
process(int pid)
{
	return builder_process(b, builder_int_ident(pid), 0);
}

static inline void
mark(uint32_t on, int64_t ts)
{
	builder_instant(b, on, ts, builder_kind(b, string("m"), 0, 0), 0,
	    off++);
}

/* Each thread: its process (or -), its tid, name and number of instants. */
static inline const char *
threads(void)
{
	static struct buf s = BUF_INIT;
	const struct thread *h;
	uint32_t i;

	buf_clear(&s);
	for (i = 0; i < t->nthreads; i++) {
		h = &t->threads[i];
		if (h->upid == NONE)
			buf_addc(&s, '-');
		else
			buf_printf(&s, "%" PRId64,
			    t->processes[h->upid].pid.num);
		buf_printf(&s, "/%" PRId64 " %s %u\n", h->tid.num,
		    trace_str(t, h->name), h->track == NONE ? 0 :
		    t->tracks[h->track].ninstants);
	}
	buf_addc(&s, '\0');
	return s.data;
}

#endif
