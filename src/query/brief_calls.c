/*
 * brief_calls: system calls of a program: which its threads waited in, which
 * took the rest of the time, the slowest that are no waits.
 *
 * It is known by the names of calls, which in a trace of the kernel begin with
 * "sys_", by number where it does not name them; beside those it has what the
 * program says of itself.  A call that only waits for others, for
 * time or for events says nothing of what is slow.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "brief_int.h"
#include "brief_sums.h"

#define KERNEL	"sys_"
#define SLOW	512	/* longest slices, some of which are waits */

static const char *const waits[] = {
	"futex", "epoll_wait", "epoll_pwait", "epoll_pwait2", "poll", "ppoll",
	"select", "pselect6", "nanosleep", "clock_nanosleep", "wait4",
	"waitid", "pause", "rt_sigtimedwait", "rt_sigsuspend", "futex_wait",
	"io_getevents", "io_pgetevents", "sched_yield", "restart_syscall",
};
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

static int
is_waiting(const char *name)
{
	if (strncmp(name, KERNEL, strlen(KERNEL)) == 0)
		name += strlen(KERNEL);
	return is_of(name, waits, sizeof(waits) / sizeof(waits[0]));
}

int
brief_calls_is(const struct trace *t)
{
	uint64_t n = 0, all = 0;
	uint32_t i;

	for (i = 0; i < t->nkinds; i++) {
		all += t->kind_count[i];
		if (call_of(t, i) != NULL ||
		    is_waiting(trace_kind_name(t, i)) ||
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

void
brief_calls_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	struct sums waited = { .ns = 0 }, called = { .ns = 0 };
	struct sums by = { .ns = 0 };	/* thread */
	int kernel = calls_of_kernel(t);
	uint32_t s[SLOW], i, name, utid;
	uint64_t n = 0;
	size_t k, kept = 0, slow;
	int64_t t0, t1, ns;
	char count[32];

	brief_span(t, q, &t0, &t1);
	for (i = 0; i < t->nslices && (i % 4096 != 0 || !brief_cancelled(q));
	    i++) {
		ns = trace_slice_overlap(t, i, t0, t1);
		if ((ns <= 0 && (trace_dur(t, i) != 0 || t->ts[i] < t0 ||
		    t->ts[i] > t1)) || trace_dur(t, i) == DUR_OPEN ||
		    (kernel && call_of(t, t->kind[i]) == NULL) ||
		    !brief_has_track(q, t->rows[trace_slice_row(t, i)].track))
			continue;
		n++;
		utid = t->tracks[t->rows[trace_slice_row(t, i)].track].utid;
		if (utid != NONE && t->nthreads > 1)
			sums_add(&by, t->threads[utid].name, NONE, i, ns);
		name = t->kinds[t->kind[i]].name;
		sums_add(is_waiting(trace_str(t, name)) ? &waited : &called,
		    name, NONE, i, ns);
	}
	slow = busy_slowest(t, q->tracks, q->t0, q->t1, s, SLOW);
	for (k = 0; k < slow; k++)
		if (!is_waiting(trace_kind_name(t, t->kind[s[k]])))
			s[kept++] = s[k];
	text_count(count, sizeof(count), n);
	brief_fact(b, "%s %s of %u %s", count, n == 1 ? "call" : "calls",
	    t->nthreads, t->nthreads == 1 ? "thread" : "threads");
	brief_fact(b, "%s in calls", brief_ns(b, called.ns));
	if (t->nthreads == 1 && (ns = sat_sub(sat_sub(sat_sub(t1, t0),
	    called.ns), waited.ns)) > 0)
		brief_fact(b, "%s outside of calls", brief_ns(b, ns));
	if (waited.ns > 0)
		brief_fact(b, "%s waiting", brief_ns(b, waited.ns));
	sums_part(b, t, &called, "calls", (double)called.ns);
	brief_slices(b, t, q, "slowest", s, kept);
	sums_part(b, t, &waited, "waited", (double)waited.ns);
	if (kernel)
		sums_part(b, t, &by, "threads", (double)by.ns);
	sums_free(&by);
	sums_free(&called);
	sums_free(&waited);
}
