/*
 * Events of the kernel whose fields are numbers, as binary traces have them,
 * and what an event before a part says to it.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>

#include "ttv/builder.h"
#include "ttv/linux_event.h"
#include "ttv/task_state.h"
#include "ttv/trace.h"
#include "test.h"

#define FIELDS	8

struct field {
	const char	*name, *text;	/* text NULL: a number */
	int64_t		 number;
};

static struct builder *b;
static struct linux_state *s;
static struct trace *t;
static int64_t now;

static void
begin(void)
{
	b = builder_new();
	s = linux_new(b, 0);
	now = 100;
}

static void
finish(void)
{
	linux_end(s);
	t = builder_finish(&b, 1, 1);
}

static int
field(const struct linux_event *e, const char *name, struct linux_value *v)
{
	const struct field *f = e->arg;

	for (; f->name != NULL; f++)
		if (strcmp(f->name, name) == 0) {
			v->text = f->text;
			v->len = f->text == NULL ? 0 : strlen(f->text);
			v->number = f->number;
			return 0;
		}
	return -1;
}

/* Hands an event of a thread on CPU 2 over; returns what it returned. */
static int
event(const char *name, int64_t tid, const struct field *fields)
{
	struct linux_event e;

	memset(&e, 0, sizeof(e));
	e.name = linux_name(s, name, strlen(name));
	e.ts = now++;
	e.off = (uint64_t)e.ts;
	e.cpu = 2;
	e.tid = tid;
	e.tgid = LINUX_UNKNOWN;
	e.field = field;
	e.arg = fields;
	return linux_event(s, &e);
}
#define EVENT(name, tid, ...)						\
	event(name, tid, (const struct field [FIELDS]){ __VA_ARGS__ })

/* Returns the name of the slice that begins at a time, or "". */
static const char *
slice_at(int64_t ts)
{
	uint32_t i;

	for (i = 0; i < t->nslices; i++)
		if (t->ts[i] == ts)
			return trace_kind_name(t, t->kind[i]);
	return "";
}

static uint64_t
count_of(const char *name)
{
	uint32_t i;

	for (i = 0; i < t->nevent_counts; i++)
		if (strcmp(trace_str(t, t->event_counts[i].name), name) == 0)
			return t->event_counts[i].n;
	return 0;
}

TEST(a_state_is_written_as_the_kernel_writes_it)
{
	char out[TASK_STATE];

	CHECK_STR(task_state(0, out), "R");
	CHECK_STR(task_state(1, out), "S");
	CHECK_STR(task_state(2, out), "D");
	CHECK_STR(task_state(0x80, out), "I");
	CHECK_STR(task_state(0x100, out), "R+");
	CHECK_STR(task_state(0x12, out), "D|X");
	CHECK_STR(task_state(INT64_MIN, out), "R");
	CHECK_STR(task_state(-1, out), "S|D|T|t|X|Z|P|I+");
}

TEST(a_switch_of_numbers)
{
	begin();
	CHECK_INT(EVENT("sched_switch", 7, { "prev_comm", "a", 0 },
	    { "prev_pid", NULL, 7 }, { "prev_state", NULL, 1 },
	    { "next_comm", "b", 0 }, { "next_pid", NULL, 8 },
	    { "next_prio", NULL, 110 }), 0);
	CHECK_INT(EVENT("sched_switch", 7, { "prev_pid", NULL, 7 }), -1);
	finish();
	CHECK_STR(slice_at(100), "b");
	CHECK_INT(t->nslices, 3);
	CHECK_INT(count_of("sched_switch"), 1);
	trace_free(t);
}

TEST(a_softirq_without_its_action_is_named_by_its_vector)
{
	begin();
	EVENT("softirq_entry", 7, { "vec", NULL, 3 });
	EVENT("softirq_exit", 7, { "vec", NULL, 3 });
	EVENT("softirq_entry", 7, { "vec", NULL, 10 });
	EVENT("softirq_entry", 7, { "vec", NULL, -1 });
	finish();
	CHECK_STR(slice_at(100), "NET_RX");
	CHECK_STR(slice_at(102), "10");
	CHECK_STR(slice_at(103), "-1");
	trace_free(t);
}

TEST(a_function_that_is_an_address)
{
	begin();
	EVENT("funcgraph_entry", 7, { "func", NULL, 0x1234 });
	EVENT("funcgraph_exit", 7, { "func", NULL, 0x1234 });
	EVENT("workqueue_execute_start", 9, { "function", NULL, -1 });
	finish();
	CHECK_STR(slice_at(100), "0x1234");
	CHECK_STR(slice_at(102), "0xffffffffffffffff");
	trace_free(t);
}

TEST(an_event_without_the_fields_of_its_meaning_is_an_instant)
{
	begin();
	CHECK_INT(EVENT("cpu_idle", 7, { "state", NULL, 1 }), 0);
	CHECK_INT(EVENT("workqueue_execute_start", 7, { "x", NULL, 1 }), 0);
	CHECK_INT(EVENT("nothing_known", 7, { "x", NULL, 1 }), 0);
	finish();
	CHECK_INT(t->ninstants, 3);
	CHECK_INT(t->nslices, 0);
	CHECK_INT(count_of("cpu_idle"), 1);
	trace_free(t);
}

/* Leaving idleness is a gap, which SQL and written files have as the number. */
TEST(a_cpu_that_leaves_idleness_is_a_gap)
{
	uint32_t i;

	begin();
	EVENT("cpu_idle", 7, { "state", NULL, -1 }, { "cpu_id", NULL, 2 });
	EVENT("cpu_idle", 7, { "state", NULL, 2 }, { "cpu_id", NULL, 2 });
	EVENT("cpu_idle", 7, { "state", NULL, UINT32_MAX },
	    { "cpu_id", NULL, 2 });
	EVENT("cpu_idle", 7, { "state", NULL, INT64_MIN },
	    { "cpu_id", NULL, 2 });
	finish();
	CHECK_INT(t->ncounter_values, 4);
	for (i = 0; i < 3; i++) {
		CHECK(i == 1 ? t->counter_value[i] == 2 :
		    isnan(t->counter_value[i]));
		CHECK(trace_counter_raw(t, i) == (i == 1 ? 2 : UINT32_MAX));
	}
	CHECK(t->counter_value[3] == (double)INT64_MIN);
	trace_free(t);
}

TEST(an_event_of_no_thread_stands_on_its_cpu)
{
	begin();
	EVENT("nothing_known", LINUX_UNKNOWN, { "x", NULL, 1 });
	finish();
	CHECK_INT(t->ninstants, 1);
	CHECK_INT(t->nthreads, 0);
	trace_free(t);
}

/* Returns what a system call of a machine is called. */
static const char *
call_of(const char *machine, int64_t number)
{
	static char name[64];

	begin();
	linux_calls_of(s, machine, strlen(machine));
	EVENT("sys_enter", 7, { "id", NULL, number });
	finish();
	snprintf(name, sizeof(name), "%s", slice_at(100));
	trace_free(t);
	return name;
}

TEST(a_system_call_has_a_name_where_the_machine_is_known)
{
	CHECK_STR(call_of("", 1), "sys_1");
	CHECK_STR(call_of("vax", 1), "sys_1");
	CHECK_STR(call_of("a machine of a long name", 1), "sys_1");
	CHECK_STR(call_of("x86_64", 1023), "sys_1023");
	CHECK_STR(call_of("x86_64", 1024), "sys_1024");
	CHECK_STR(call_of("x86_64", INT64_MAX), "sys_9223372036854775807");
	CHECK_STR(call_of("x86_64", INT64_MIN), "sys_-9223372036854775808");
#ifdef HAVE_SECCOMP
	/* numbers of the tables of the kernel */
	CHECK_STR(call_of("x86_64", 0), "sys_read");
	CHECK_STR(call_of("x86_64", 231), "sys_exit_group");
	CHECK_STR(call_of("aarch64", 64), "sys_write");
	CHECK_STR(call_of("i686", 3), "sys_read");
	CHECK_STR(call_of("armv8l", 11), "sys_execve");
	CHECK_STR(call_of("riscv64", 221), "sys_execve");
#else
	CHECK_STR(call_of("x86_64", 0), "sys_0");
#endif
}

/* Says that transaction 5 was an answer and memory 6 is of process 70. */
static int
past(void *arg, enum linux_past what, int64_t key, int64_t found[2])
{
	int *asked = arg;

	++*asked;
	found[0] = what == LINUX_PAST_TRANSACTION ? 1 : 71;
	found[1] = what == LINUX_PAST_TRANSACTION ? 0 : 70;
	return (what == LINUX_PAST_TRANSACTION ? 5 : 6) == key ? 0 : -1;
}

TEST(what_was_before_a_part_is_asked_for_once)
{
	int asked = 0;

	begin();
	linux_look_back(s, past, &asked);
	EVENT("binder_transaction", 7, { "debug_id", NULL, 4 });
	EVENT("binder_transaction_received", 7, { "debug_id", NULL, 5 });
	EVENT("binder_transaction_received", 8, { "debug_id", NULL, 9 });
	EVENT("binder_transaction_received", 8, { "debug_id", NULL, 9 });
	EVENT("rss_stat", 8, { "mm_id", NULL, 6 }, { "curr", NULL, 0 },
	    { "member", NULL, 1 }, { "size", NULL, 4096 });
	EVENT("rss_stat", 8, { "mm_id", NULL, 6 }, { "curr", NULL, 0 },
	    { "member", NULL, 1 }, { "size", NULL, 8192 });
	finish();
	CHECK_INT(asked, 4);		/* 4, 5, 9; 6 */
	CHECK_STR(slice_at(100), "binder transaction");
	CHECK_INT(t->ninstants, 2);	/* of what was never found */
	CHECK_INT(t->nprocesses, 1);
	CHECK_INT(t->processes[0].pid.num, 70);
	CHECK_INT(t->ncounter_values, 2);
	trace_free(t);
}

TEST_MAIN
