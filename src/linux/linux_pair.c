/*
 * linux_pair: events that begin and end something: interrupts of CPUs, system
 * calls, work and file system calls of threads, functions.  The builder finds
 * which end closes which begin, so it does not matter where a file is cut.
 *
 * Interrupts, soft interrupts and the like do not nest in one another: each has
 * a track below its CPU.  So have system calls below their thread, since a
 * marker is written inside of one and may begin what lasts longer.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ttv/buf.h"
#include "linux_int.h"

/* Returns the track of the CPU of an event that a row is about, or NONE. */
static uint32_t
linux_pair_cpu(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	linux_thread(s, e);
	return e->cpu == NONE ? NONE : linux_below_cpu(s, e->cpu,
	    (enum linux_below_cpu)row->where);
}

/* Begins a slice of a CPU, named by a string, or else by the row. */
static int
linux_pair_cpu_name(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row, uint32_t name)
{
	uint32_t track = linux_pair_cpu(s, e, row);

	if (track == NONE)
		return LINUX_NOT;
	if (name == 0)
		name = linux_text(s, row->what);
	builder_begin(s->b, track, e->ts, linux_kind(s, name, row->cat),
	    e->off);
	return 0;
}

int
linux_pair_cpu_begin(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	return linux_pair_cpu_name(s, e, row, row->field == NULL ? 0 :
	    linux_field_string(s, e, row->field, 1));
}

int
linux_pair_cpu_end(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	uint32_t track = linux_pair_cpu(s, e, row);

	if (track == NONE)
		return LINUX_NOT;
	builder_end(s->b, track, e->ts, s->nameless, e->off);
	return 0;
}

/* irq_handler_entry: "IRQ (NAME)". */
int
linux_pair_irq(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	struct linux_value v;
	char name[128];
	int64_t irq;
	int n;

	if (linux_field(e, "name", &v) == 0 && v.text != NULL)
		n = snprintf(name, sizeof(name), "IRQ (%.*s)",
		    v.len > 100 ? 100 : (int)v.len, v.text);
	else if (linux_number(e, "irq", &irq) == 0)
		n = snprintf(name, sizeof(name), "IRQ (%" PRId64 ")", irq);
	else
		return -1;
	return linux_pair_cpu_name(s, e, row,
	    linux_string(s, e->off, name, (size_t)n));
}

/* softirq_entry: named by its action, which binary traces lack. */
int
linux_pair_softirq(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	static const char *const actions[] = { "HI", "TIMER", "NET_TX",
		"NET_RX", "BLOCK", "IRQ_POLL", "TASKLET", "SCHED", "HRTIMER",
		"RCU" };
	uint32_t name = linux_field_string(s, e, "action", 0);
	int64_t vec;

	if (name == 0) {
		if (linux_number(e, "vec", &vec) == -1)
			return -1;
		if (vec >= 0 && vec < (int64_t)(sizeof(actions) /
		    sizeof(actions[0])))
			name = linux_text(s, actions[vec]);
		else
			name = linux_field_string(s, e, "vec", 0);
	}
	return linux_pair_cpu_name(s, e, row, name);
}

/* ---- slices of threads ---- */

/* Begins a slice of the thread that is named as the row says. */
int
linux_pair_begin(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	builder_begin(s->b, linux_stands(s, e), e->ts,
	    linux_kind(s, linux_text(s, row->what), row->cat), e->off);
	return 0;
}

int
linux_pair_end(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	builder_end(s->b, linux_stands(s, e), e->ts,
	    linux_kind(s, linux_text(s, row->what), row->cat), e->off);
	return 0;
}

/* Begins a slice of the thread that is named by a field. */
int
linux_pair_named(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	uint32_t name = linux_field_string(s, e, row->field, 1);

	if (name == 0)
		return LINUX_NOT;
	builder_begin(s->b, linux_stands(s, e), e->ts,
	    linux_kind(s, name, row->cat), e->off);
	return 0;
}

/* Ends it; the innermost, where the field is missing. */
int
linux_pair_named_end(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	uint32_t name = linux_field_string(s, e, row->field, 1);

	builder_end(s->b, linux_stands(s, e), e->ts, name == 0 ? s->nameless :
	    linux_kind(s, name, row->cat), e->off);
	return 0;
}

/*
 * kprobe_event: a probe that a person has set, with the type that the recorder
 * gave it (KprobeEvent.KprobeType): a slice of the thread from a BEGIN to the
 * END of its name, or an instant.
 */
int
linux_pair_kprobe(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	enum { KPROBE_BEGIN = 1, KPROBE_END, KPROBE_INSTANT };
	uint32_t name = linux_field_string(s, e, row->field, 1), kind, thread;
	int64_t type;

	if (name == 0 || linux_number(e, "type", &type) == -1 ||
	    type < KPROBE_BEGIN || type > KPROBE_INSTANT)
		return LINUX_NOT;
	kind = linux_kind(s, name, row->cat);
	thread = linux_stands(s, e);
	if (type == KPROBE_BEGIN)
		builder_begin(s->b, thread, e->ts, kind, e->off);
	else if (type == KPROBE_END)
		builder_end(s->b, thread, e->ts, kind, e->off);
	else
		builder_instant(s->b, thread, e->ts, kind, 0, e->off);
	return 0;
}

/*
 * suspend_resume: a step on the way to sleep and back, "ACTION(VAL)"; any task
 * may end what another one began.  `start` is 1 and 0, or begin and end.
 */
int
linux_pair_suspend(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	uint32_t action = linux_field_string(s, e, row->field, 0), track;
	struct track_def d = TRACK_DEF_INIT;
	struct buf name = BUF_INIT;
	struct linux_value start;
	int64_t val;
	int begins;

	if (action == 0 || linux_number(e, row->of, &val) == -1 ||
	    linux_field(e, "start", &start) == -1)
		return LINUX_NOT;
	begins = start.text == NULL ? start.number != 0 :
	    start.len > 0 && (start.text[0] == 'b' || start.text[0] == '1');
	linux_thread(s, e);
	buf_printf(&name, "%s(%" PRId64 ")", builder_str(s->b, action), val);
	d.name = linux_text(s, row->what);
	track = builder_track(s->b, &d);
	(begins ? builder_begin : builder_end)(s->b, track, e->ts,
	    linux_kind(s, builder_string(s->b, name.data, name.len), NULL),
	    e->off);
	buf_free(&name);
	return 0;
}

/*
 * Sets *name to that of a system call, 0 for any; returns 0, or -1 for one
 * without a number.  A return of the number -1 is one of any call: after
 * rt_sigreturn the kernel has forgotten which one it was.  *makes_task is 1 for
 * calls that return in a task of their making as well.
 */
static int
linux_pair_call(struct linux_state *s, const struct linux_event *e,
    uint32_t *name, int *makes_task)
{
	/* fork, vfork, clone and clone3 of the machines that Linux runs on */
	static const int64_t makers[] = { 2, 56, 57, 58, 120, 189, 190, 220,
		435, 4002, 4120, 5055, 5056 };
	int64_t id;
	size_t i;

	*name = s->names[e->name].about;
	*makes_task = s->names[e->name].makes_task;
	if (*name != 0)
		return 0;
	if (linux_number(e, "id", &id) == -1)
		return -1;
	for (i = 0; i < sizeof(makers) / sizeof(makers[0]); i++)
		*makes_task |= id == makers[i];
	if (id != -1)
		*name = linux_call_name(s, id);
	return 0;
}

/*
 * Begins or ends the slice of a system call, by a function of the builder.  A
 * kernel that traces calls by number and by name tells each end of both in the
 * same order, so that they cross: each has a track.
 */
static int
linux_pair_of_call(struct linux_state *s, const struct linux_event *e,
    void (*fn)(struct builder *, uint32_t, int64_t, uint32_t, uint64_t))
{
	const struct linux_name *n = &s->names[e->name];
	uint32_t kind = s->nameless, name;
	int64_t ret;
	int makes_task;

	if (e->tid == LINUX_UNKNOWN ||
	    linux_pair_call(s, e, &name, &makes_task) == -1)
		return LINUX_NOT;
	if (makes_task && fn == builder_end &&
	    linux_number(e, "ret", &ret) == 0 && ret == 0)
		kind = builder_birth_kind(s->b, name, n->string);
	else if (name != 0)
		kind = builder_kind(s->b, name, 0, 0);
	linux_thread(s, e);
	fn(s->b, linux_below_task(s, e->tid, n->about == 0 ?
	    TASK_SYSCALL_NUMBERS : TASK_SYSCALLS), e->ts, kind, e->off);
	return 0;
}

int
linux_pair_syscall(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	(void)row;
	return linux_pair_of_call(s, e, builder_begin);
}

/* Begins a slice and ends it at once, for a call whose return is not traced. */
static void
linux_pair_at(struct builder *b, uint32_t track, int64_t ts, uint32_t kind,
    uint64_t off)
{
	builder_complete(b, track, ts, 0, kind, off);
}

int
linux_pair_sigreturn(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	(void)row;
	return linux_pair_of_call(s, e, linux_pair_at);
}

int
linux_pair_sysret(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	(void)row;
	return linux_pair_of_call(s, e, builder_end);
}

uint32_t
linux_functions(struct linux_state *s, const struct linux_event *e)
{
	linux_thread(s, e);
	if (e->tid > 0)
		return linux_below_task(s, e->tid, TASK_FUNCTIONS);
	return e->cpu != NONE ? linux_below_cpu(s, e->cpu, CPU_FUNCTIONS) :
	    builder_global_track(s->b);
}

/* A function is entered; one with a "duration" (ns) is left as well. */
int
linux_pair_function(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	uint32_t name = linux_field_string(s, e, row->field, 1);
	uint32_t kind, track;
	int64_t dur;

	if (name == 0)
		return LINUX_NOT;
	kind = linux_kind(s, name, row->cat);
	track = linux_functions(s, e);
	if (linux_number(e, "duration", &dur) == 0 && dur >= 0)
		builder_complete(s->b, track, e->ts, dur, kind, e->off);
	else
		builder_begin(s->b, track, e->ts, kind, e->off);
	return 0;
}

int
linux_pair_function_end(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	uint32_t name = linux_field_string(s, e, row->field, 1);

	builder_end(s->b, linux_functions(s, e), e->ts, name == 0 ?
	    s->nameless : linux_kind(s, name, row->cat), e->off);
	return 0;
}
