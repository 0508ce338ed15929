/*
 * brief_calls: system calls of a program: which its threads waited in, which
 * took the rest of the time, the slowest that are no waits.
 *
 * It is known by the category of its calls, or by their names, which in a trace
 * of the kernel begin with "sys_", by number where it does not name them;
 * beside those it has what the program says of itself.  A call that only waits
 * for others, for time or for events says nothing of what is slow, and neither
 * does one that reads what another process or machine sends.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/busy.h"
#include "ttv/limit.h"
#include "ttv/sat.h"
#include "ttv/slice_label.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_busy.h"
#include "brief_int.h"
#include "brief_sums.h"

#define KERNEL	"sys_"
#define CATEGORY "strace"
#define SLOW	512	/* longest slices, some of which are waits */

static const char *const waits[] = {
	"futex", "epoll_wait", "epoll_pwait", "epoll_pwait2", "poll", "ppoll",
	"select", "pselect6", "nanosleep", "clock_nanosleep", "wait4",
	"waitid", "pause", "rt_sigtimedwait", "rt_sigsuspend", "futex_wait",
	"io_getevents", "io_pgetevents", "sched_yield", "restart_syscall",
	"futex_waitv", "recvfrom", "recvmsg", "recvmmsg", "accept", "accept4",
	"msgrcv", "semop", "semtimedop", "flock", "io_uring_enter", "waitpid",
};
/* Calls that wait where what they read is not a file. */
static const char *const reads[] = { "read", "readv" };
static const char *const calls[] = {
	"execve", "brk", "mmap", "munmap", "mprotect", "openat", "open",
	"close", "read", "write", "fstat", "newfstatat", "stat", "lseek",
	"ioctl", "fcntl", "getdents64", "pread64", "clone", "clone3",
	"rt_sigaction", "rt_sigprocmask", "exit_group", "access",
};

static int
is_of(const char *name, const char *const *v, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		if (strcmp(name, v[i]) == 0)
			return 1;
	return 0;
}

/* Returns the name of a call, or NULL: it is none. */
static const char *
call_of(const struct trace *t, uint32_t kind)
{
	const char *name = trace_kind_name(t, kind);

	return strncmp(name, KERNEL, strlen(KERNEL)) == 0 ?
	    name + strlen(KERNEL) : NULL;
}

/* Returns whether slices of a kind are calls that have their args. */
static int
has_args(const struct trace *t, uint32_t kind)
{
	return t->kinds[kind].cat != 0 &&
	    strcmp(trace_str(t, t->kinds[kind].cat), CATEGORY) == 0;
}

/* Returns whether a trace has any. */
static int
calls_have_args(const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->nkinds; i++)
		if (t->kind_count[i] > 0 && has_args(t, i))
			return 1;
	return 0;
}

int
brief_call_waits(const char *name)
{
	if (strncmp(name, KERNEL, strlen(KERNEL)) == 0)
		name += strlen(KERNEL);
	return is_of(name, waits, sizeof(waits) / sizeof(waits[0]));
}

/* Returns whether a call reads from a pipe, a socket or a terminal. */
static int
reads_from_others(const struct trace *t, uint32_t slice, struct buf *label)
{
	static const char *const others[] = {
		"<pipe:", "<socket:", "<TCP", "<UDP", "<UNIX",
		"</dev/pts/", "</dev/tty", "<anon_inode:"
	};
	size_t i, n;

	if (!is_of(trace_kind_name(t, t->kind[slice]), reads,
	    sizeof(reads) / sizeof(reads[0])))
		return 0;
	label->len = 0;
	slice_label(t, NULL, slice, label);
	n = label->len == 0 ? 0 : strspn(label->data, "0123456789");
	for (i = 0; n > 0 && i < sizeof(others) / sizeof(others[0]); i++)
		if (strncmp(label->data + n, others[i], strlen(others[i])) == 0)
			return 1;
	return 0;
}

static int
is_waiting(const struct trace *t, uint32_t slice, int args, struct buf *label)
{
	return brief_call_waits(trace_kind_name(t, t->kind[slice])) ||
	    (args && reads_from_others(t, slice, label));
}

int
brief_calls_is(const struct trace *t)
{
	uint64_t n = 0, all = 0;
	uint32_t i;

	for (i = 0; i < t->nkinds; i++) {
		all += t->kind_count[i];
		if (has_args(t, i) || call_of(t, i) != NULL ||
		    brief_call_waits(trace_kind_name(t, i)) ||
		    is_of(trace_kind_name(t, i), calls, sizeof(calls) /
		    sizeof(calls[0])))
			n += t->kind_count[i];
	}
	return n > 0 && n > all / 2;
}

/* Returns whether the kernel names the calls: other slices are none. */
static int
calls_of_kernel(const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->nkinds; i++)
		if (t->kind_count[i] > 0 && call_of(t, i) != NULL)
			return 1;
	return 0;
}

/* How long each thread was there, and how long of that it waited. */
struct there {
	int64_t		first, last;	/* first > last: never */
	int64_t		waited;
	int64_t		until;		/* the end of its last wait */
	uint32_t	longest;	/* its longest call that is no wait */
	int		idle;		/* 1: `longest` is a wait: it has no
					 * other */
};

/* What is counted of the calls. */
struct counted {
	struct sums	 called, waited;
	struct sums	 by;		/* thread, of the kernel's */
	struct there	*there;		/* by thread */
	uint64_t	 n;
	int		 kernel, args;
};

/* Counts a call of which ns lie in [t0, t1). */
static void
count_call(struct counted *c, const struct trace *t, uint32_t i, int64_t ns,
    struct buf *label)
{
	uint32_t name = t->kinds[t->kind[i]].name;
	uint32_t utid = t->tracks[t->rows[trace_slice_row(t, i)].track].utid;
	int waiting = is_waiting(t, i, c->args, label);
	struct there *h;

	c->n++;
	if (utid != NONE && t->nthreads > 1)
		sums_add(&c->by, t->threads[utid].name, NONE, i, ns);
	sums_add(waiting ? &c->waited : &c->called, name, NONE, i, ns);
	if (utid == NONE)
		return;
	h = &c->there[utid];
	if (h->longest == NONE || (!waiting && (h->idle ||
	    trace_dur(t, i) > trace_dur(t, h->longest)))) {
		h->longest = i;
		h->idle = waiting;
	}
	if (t->ts[i] < h->first)
		h->first = t->ts[i];
	if (trace_slice_end(t, i) > h->last)
		h->last = trace_slice_end(t, i);
	if (!waiting)
		return;
	/* a wait inside of another, or beside it, is no more of one */
	if (h->until > t->ts[i])
		ns -= sat_sub(h->until, t->ts[i]) < ns ?
		    sat_sub(h->until, t->ts[i]) : ns;
	h->waited = sat_add(h->waited, ns);
	if (trace_slice_end(t, i) > h->until)
		h->until = trace_slice_end(t, i);
}

/* Adds how much of its time each thread was there and did not wait. */
static void
calls_busy(struct brief *b, const struct trace *t, const struct counted *c,
    int64_t t0, int64_t t1)
{
	struct brief_busy *v = xcalloc((size_t)t->nthreads + 1, sizeof(*v));
	const struct there *h;
	int64_t first, last;
	size_t n = 0;
	uint32_t i;

	for (i = 0; i < t->nthreads; i++) {
		h = &c->there[i];
		first = h->first > t0 ? h->first : t0;
		last = h->last < t1 ? h->last : t1;
		if (h->longest == NONE || last <= first)
			continue;
		v[n].track = t->rows[trace_slice_row(t, h->longest)].track;
		v[n].longest = h->longest;
		v[n].ns = sat_sub(sat_sub(last, first), h->waited);
		v[n].ns = v[n].ns < 0 ? 0 : v[n].ns;
		n++;
	}
	brief_busy_sort(v, n);
	if (n > 1)
		brief_busy_part(b, t, v, n, (double)sat_span(t0, t1));
	free(v);
}

/* Counts the calls in [t0, t1). */
static void
count_calls(struct counted *c, const struct trace *t,
    const struct brief_query *q, int64_t t0, int64_t t1)
{
	struct buf label = BUF_INIT;
	uint32_t i;
	int64_t ns;

	for (i = 0; i < t->nslices && (i % 4096 != 0 || !brief_cancelled(q));
	    i++) {
		ns = trace_slice_overlap(t, i, t0, t1);
		if ((ns <= 0 && (trace_dur(t, i) != 0 || t->ts[i] < t0 ||
		    t->ts[i] > t1)) || trace_dur(t, i) == DUR_OPEN ||
		    (c->kernel && call_of(t, t->kind[i]) == NULL) ||
		    !brief_has_track(q, t->rows[trace_slice_row(t, i)].track))
			continue;
		count_call(c, t, i, ns, &label);
	}
	buf_free(&label);
}

/* Says how many calls there are, and where their time is. */
static void
calls_facts(struct brief *b, const struct trace *t, const struct counted *c,
    int64_t span)
{
	char count[32];
	int64_t ns = sat_sub(sat_sub(span, c->called.ns), c->waited.ns);

	text_count(count, sizeof(count), c->n);
	brief_fact(b, "%s %s of %u %s", count, c->n == 1 ? "call" : "calls",
	    t->nthreads, t->nthreads == 1 ? "thread" : "threads");
	brief_fact(b, "%s in calls", brief_ns(b, c->called.ns));
	if (t->nthreads == 1 && ns > 0)
		brief_fact(b, "%s outside of calls", brief_ns(b, ns));
	if (c->waited.ns > 0)
		brief_fact(b, "%s waiting", brief_ns(b, c->waited.ns));
}

/* Says that it is not counted which calls failed. */
static void
calls_unread(struct brief *b)
{
	struct brief_part *p = brief_part(b, "failed");
	struct brief_line *l = p == NULL ? NULL :
	    brief_line(p, ENTITY_NONE, NONE);
	char most[32];

	if (l == NULL)
		return;
	text_count(most, sizeof(most), LIMIT_CALLS_READ);
	l->number = "?";
	l->text = brief_text(b, "not counted: more than %s calls", most);
}

void
brief_calls_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	struct counted c = { .n = 0 };
	struct buf label = BUF_INIT;
	uint32_t s[SLOW], i;
	size_t k, kept = 0, slow;
	int64_t t0, t1;

	c.kernel = calls_of_kernel(t);
	c.args = !c.kernel && calls_have_args(t) &&
	    t->nslices <= LIMIT_CALLS_READ;
	c.there = xcalloc((size_t)t->nthreads + 1, sizeof(*c.there));
	for (i = 0; i < t->nthreads; i++)
		c.there[i] = (struct there){ .first = INT64_MAX,
		    .last = INT64_MIN, .until = INT64_MIN, .longest = NONE };
	brief_span(t, q, &t0, &t1);
	count_calls(&c, t, q, t0, t1);
	slow = busy_slowest(t, q->tracks, q->t0, q->t1, s, SLOW);
	for (k = 0; k < slow; k++)
		if (!is_waiting(t, s[k], c.args, &label))
			s[kept++] = s[k];
	buf_free(&label);
	calls_facts(b, t, &c, sat_sub(t1, t0));
	if (!c.kernel)
		calls_busy(b, t, &c, t0, t1);
	sums_part(b, t, &c.called, "calls", (double)c.called.ns);
	brief_slices(b, t, q, "slowest", s, kept);
	sums_part(b, t, &c.waited, "waited", (double)c.waited.ns);
	if (c.kernel)
		sums_part(b, t, &c.by, "threads", (double)c.by.ns);
	if (c.args)
		brief_failed(b, t, q, t0, t1);
	else if (!c.kernel && calls_have_args(t))
		calls_unread(b);
	sums_free(&c.by);
	sums_free(&c.called);
	sums_free(&c.waited);
	free(c.there);
}
