/*
 * linux_sched: scheduling, and what makes and names tasks
 * (ttv-formats(5), FTRACE).
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ttv/task_state.h"
#include "linux_int.h"

#define CLONE_THREAD_FLAG 0x10000	/* clone(2): a thread of its maker */

/*
 * Returns the track of a task, or NONE for the idle task; *name is the string
 * of its comm, which builder_switch() tells, or 0.  A comm that was told up to
 * then is forgotten: that of the line is the kernel's memory of the task, the
 * switch has the task's own.
 */
static uint32_t
linux_sched_task(struct linux_state *s, const struct linux_event *e,
    int64_t tid, const char *p, size_t n, uint32_t *name)
{
	struct linux_task *t;

	*name = 0;
	if (tid <= 0)
		return NONE;
	t = linux_task(s, tid);
	if (p != NULL)
		*name = linux_comm_name(s, t, e->off, p, n);
	if (*name != 0 && e->ts >= t->latest_ts)
		t->latest = 0;
	return t->track;
}

/* Returns the string of a task state. */
static uint32_t
linux_sched_state(struct linux_state *s, const struct linux_event *e,
    const char *p, size_t n)
{
	struct linux_state_text *t;
	uint64_t text = 0;

	if (n == 0 || n > sizeof(text))
		return linux_string(s, e->off, p, n);
	memcpy(&text, p, n);
	/* each that is no UTF-8 is counted; "D" and "D\0" would be one word */
	if ((text & UINT64_C(0x8080808080808080)) != 0 || p[n - 1] == '\0')
		return linux_string(s, e->off, p, n);
	t = &s->texts[(text ^ text >> 3 ^ text >> 16) % LINUX_STATES];
	if (t->text == text)
		return t->string;
	t->text = text;
	t->string = linux_string(s, e->off, p, n);
	return t->string;
}

/*
 * Takes an event from before all CPUs were traced: what a thread did then is
 * not known, as it may have run on another CPU.
 */
static void
linux_sched_early(struct linux_state *s, const struct linux_event *e)
{
	builder_instant(s->b, linux_stands(s, e), e->ts,
	    s->names[e->name].kind, 0, e->off);
}

void
linux_switch(struct linux_state *s, const struct linux_event *e,
    const struct linux_switch *w)
{
	struct switch_event sw;

	linux_at(s, e);
	if (e->early) {
		if (w->next_tid > 0)
			linux_comm(s, e, w->next_tid, w->next_comm,
			    w->next_comm_len);
		linux_sched_early(s, e);
		return;
	}
	linux_thread(s, e);
	memset(&sw, 0, sizeof(sw));
	sw.ts = e->ts;
	sw.off = e->off;
	sw.cpu = linux_cpu(s, e->cpu)->track;
	sw.prev = linux_sched_task(s, e, w->prev_tid, w->prev_comm,
	    w->prev_comm_len, &sw.prev_name);
	sw.next = linux_sched_task(s, e, w->next_tid, w->next_comm,
	    w->next_comm_len, &sw.next_name);
	if (w->prev_state != NULL)
		sw.prev_state = linux_sched_state(s, e, w->prev_state,
		    w->prev_state_len);
	sw.prev_priority = w->prev_prio;
	sw.next_priority = w->next_prio;
	sw.has_idle = 1;
	builder_switch(s->b, &sw);
}

/* Sets *p and *n to a field that is a text; *p to NULL without one. */
static void
linux_sched_text(const struct linux_event *e, const char *field,
    const char **p, size_t *n)
{
	struct linux_value v;

	*p = NULL;
	*n = 0;
	if (linux_field(e, field, &v) == 0 && v.text != NULL) {
		*p = v.text;
		*n = v.len;
	}
}

static int32_t
linux_sched_prio(const struct linux_event *e, const char *field)
{
	int64_t prio = 0;

	if (linux_number(e, field, &prio) == -1 || prio < INT32_MIN ||
	    prio > INT32_MAX)
		return 0;
	return (int32_t)prio;
}

int
linux_sched_switch(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	char state[TASK_STATE];
	struct linux_switch w;
	struct linux_value v;

	(void)row;
	memset(&w, 0, sizeof(w));
	if (linux_number(e, "prev_pid", &w.prev_tid) == -1 ||
	    linux_number(e, "next_pid", &w.next_tid) == -1 ||
	    w.prev_tid < 0 || w.next_tid < 0 || e->cpu == NONE)
		return -1;
	linux_sched_text(e, "prev_comm", &w.prev_comm, &w.prev_comm_len);
	linux_sched_text(e, "next_comm", &w.next_comm, &w.next_comm_len);
	w.prev_prio = linux_sched_prio(e, "prev_prio");
	w.next_prio = linux_sched_prio(e, "next_prio");
	if (linux_field(e, "prev_state", &v) == 0) {
		w.prev_state = v.text;
		w.prev_state_len = v.len;
		if (v.text == NULL) {
			w.prev_state = task_state(v.number, state);
			w.prev_state_len = strlen(state);
		}
	}
	linux_switch(s, e, &w);
	return 0;
}

void
linux_wakeup(struct linux_state *s, const struct linux_event *e, int64_t tid,
    const char *comm, size_t comm_len, uint32_t target_cpu)
{
	struct wakeup_event w;
	uint32_t waker;

	linux_at(s, e);
	if (e->early) {
		linux_sched_early(s, e);
		return;
	}
	waker = linux_thread(s, e);
	if (tid <= 0)
		return;			/* the idle task has no states */
	memset(&w, 0, sizeof(w));
	w.ts = e->ts;
	w.off = e->off;
	w.thread = linux_tid(s, tid);
	w.waker = e->tid <= 0 ? NONE : waker;
	w.by_idle = e->tid == 0;
	w.cpu = target_cpu == NONE ? NONE : linux_cpu(s, target_cpu)->track;
	w.in_irq = e->in_irq != 0;
	linux_comm(s, e, tid, comm, comm_len);
	builder_wakeup(s->b, &w);
}

int
linux_sched_wakeup(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	const char *comm;
	size_t comm_len;
	int64_t tid, cpu;

	(void)row;
	if (linux_number(e, "pid", &tid) == -1 || tid < 0)
		return -1;
	if (linux_number(e, "target_cpu", &cpu) == -1 || cpu < 0 ||
	    cpu >= UINT32_MAX)
		cpu = NONE;
	linux_sched_text(e, "comm", &comm, &comm_len);
	linux_wakeup(s, e, tid, comm, comm_len, (uint32_t)cpu);
	return 0;
}

int
linux_sched_blocked(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	int64_t tid, io = 0;

	(void)row;
	if (linux_number(e, "pid", &tid) == -1 || tid < 0)
		return -1;
	if (linux_number(e, "iowait", &io) == -1)
		linux_number(e, "io_wait", &io);
	linux_thread(s, e);
	if (e->early)
		linux_sched_early(s, e);
	else if (tid > 0)
		builder_blocked(s->b, linux_tid(s, tid), e->ts, io != 0,
		    linux_field_string(s, e, "caller", 1), e->off);
	return 0;
}

/*
 * Makes later uses of a tid, and of the pid where the task is a process, those
 * of a new task, unless the lives of ids say so already.
 */
static void
linux_sched_again(struct linux_state *s, int64_t tid, int is_process)
{
	struct linux_task *t = linux_task_entry(s, tid);

	if (s->lives != NULL && t->from == s->ts)
		return;
	builder_tid_again(s->b, builder_int_ident(tid));
	linux_task_again(s, t);
	if (is_process)
		builder_process_again(s->b, builder_int_ident(tid));
}

/* Returns the number of a field that is hex without 0x in text. */
static int64_t
linux_sched_flags(const struct linux_event *e, const char *field)
{
	struct linux_value v;
	uint64_t flags;

	if (linux_field(e, field, &v) == -1)
		return 0;
	if (v.text == NULL)
		return v.number;
	read_hex(v.text + (v.len > 2 && begins_with(v.text, v.text + v.len,
	    "0x") ? 2 : 0), v.text + v.len, &flags);
	return (int64_t)flags;
}

/*
 * task_newtask: a task of its own process, or of that of its maker, which wakes
 * it: it can run from now on.  An instant of the maker too.
 */
int
linux_sched_newtask(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	const char *comm;
	size_t comm_len;
	int64_t tid;
	int is_process;

	(void)row;
	if (linux_number(e, "pid", &tid) == -1 || tid <= 0)
		return LINUX_NOT;
	is_process = !(linux_sched_flags(e, "clone_flags") &
	    CLONE_THREAD_FLAG);
	linux_thread(s, e);
	linux_sched_again(s, tid, is_process);
	if (is_process) {
		linux_task(s, tid)->tgid = tid;
		builder_tid_process(s->b, linux_tid(s, tid),
		    linux_process(s, tid));
		if (e->tid > 0)
			builder_tid_maker(s->b, linux_tid(s, tid),
			    linux_tid(s, e->tid), 1, e->ts);
	} else if (e->tgid != LINUX_UNKNOWN) {
		linux_task(s, tid)->tgid = e->tgid;
		builder_tid_process(s->b, linux_tid(s, tid),
		    linux_process(s, e->tgid));
	} else if (e->tid > 0)
		builder_tid_maker(s->b, linux_tid(s, tid),
		    linux_tid(s, e->tid), 0, e->ts);
	builder_thread_start(s->b, linux_tid(s, tid), e->ts);
	linux_sched_text(e, "comm", &comm, &comm_len);
	if (e->early)
		linux_comm(s, e, tid, comm, comm_len);
	else
		linux_wakeup(s, e, tid, comm, comm_len, NONE);
	return LINUX_NOT;
}

/*
 * sched_process_free: a task is gone.  The idle task, or another one, writes it
 * some time later: an instant of that.
 */
int
linux_sched_free(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	int64_t tid;

	(void)row;
	if (linux_number(e, "pid", &tid) == -1 || tid <= 0)
		return LINUX_NOT;
	linux_thread(s, e);
	builder_thread_end(s->b, linux_tid(s, tid), e->ts);
	return LINUX_NOT;
}

/*
 * mark_victim: an instant of a thread of the process that the kernel kills for
 * its memory, not of the task that wrote it: of the main one, unless another
 * event tells that it is of another process.
 */
int
linux_sched_victim(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	const char *comm;
	size_t comm_len;
	int64_t pid;

	if (linux_number(e, row->of, &pid) == -1 || pid <= 0)
		return LINUX_NOT;
	linux_thread(s, e);
	linux_sched_text(e, "comm", &comm, &comm_len);
	linux_comm(s, e, pid, comm, comm_len);
	builder_tid_maker(s->b, linux_tid(s, pid), linux_tid(s, pid), 0,
	    e->ts);
	builder_instant(s->b, linux_stands_tid(s, pid), e->ts,
	    linux_kind(s, linux_text(s, row->what), row->cat), 0, e->off);
	return 0;
}

/* task_rename: names a task; an instant too. */
int
linux_sched_rename(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	const char *comm;
	size_t comm_len;
	int64_t tid;

	(void)row;
	if (linux_number(e, "pid", &tid) == -1)
		tid = e->tid;		/* newer kernels leave it out */
	linux_sched_text(e, "newcomm", &comm, &comm_len);
	linux_instant(s, e);		/* its line may have the old comm */
	if (tid > 0)
		linux_comm(s, e, tid, comm, comm_len);
	return LINUX_DONE;
}
