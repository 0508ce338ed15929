/*
 * ftrace: text of the kernel's tracer: scheduling on some CPUs, with
 * wakeups, interrupts, markers and events that are instants; and the same in a
 * page, as systrace writes it.
 */
#include "config.h"

#include <string.h>

#include "emit.h"
#include "shapes.h"

#define CPUS		4
#define TASKS		200

struct cpu {
	uint64_t	task;		/* that runs; 0: the idle task */
};
static uint64_t depths[TASKS + 1];	/* of the markers of a task */

/* Writes the head of a line: task, CPU, flags, and time in us. */
static void
line_head(struct emit *e, const struct cpu *c, uint64_t cpu, uint64_t now)
{
	uint64_t part = now % 1000000, zeros;

	if (c->task == 0)
		emit(e, "          <idle>-0       (-----) ");
	else
		emit(e, "       worker-%u-%u  (   %u) ", c->task % 7,
		    1000 + c->task, 1000 + c->task / 10 * 10);
	emit(e, "[00%u] d..2.  %u.", cpu, now / 1000000);
	for (zeros = 100000; zeros > 1 && part < zeros; zeros /= 10)
		emit(e, "0");
	emit(e, "%u: ", part);
	e->events++;
}

static void
write_switch(struct emit *e, struct cpu *c, uint64_t cpu)
{
	uint64_t next = c->task != 0 && emit_random(e, 3) == 0 ? 0 :
	    1 + cpu + CPUS * emit_random(e, TASKS / CPUS);

	if (c->task == 0)
		emit(e, "sched_switch: prev_comm=swapper/%u prev_pid=0 "
		    "prev_prio=120 prev_state=R ==> ", cpu);
	else
		emit(e, "sched_switch: prev_comm=worker-%u prev_pid=%u "
		    "prev_prio=120 prev_state=%c ==> ", c->task % 7,
		    1000 + c->task, "SRDS"[emit_random(e, 4)]);
	if (next == 0)
		emit(e, "next_comm=swapper/%u next_pid=0 next_prio=120\n",
		    cpu);
	else
		emit(e, "next_comm=worker-%u next_pid=%u next_prio=120\n",
		    next % 7, 1000 + next);
	c->task = next;
}

static void
write_wakeup(struct emit *e)
{
	uint64_t task = 1 + emit_random(e, TASKS);

	emit(e, "%s: comm=worker-%u pid=%u prio=120 target_cpu=00%u\n",
	    emit_random(e, 2) == 0 ? "sched_waking" : "sched_wakeup",
	    task % 7, 1000 + task, (task - 1) % CPUS);
}

/* Writes a marker of the task that runs. */
static void
write_marker(struct emit *e, const struct cpu *c)
{
	uint64_t *depth = &depths[c->task];

	if (*depth > 0 && emit_random(e, 2) == 0) {
		emit(e, "tracing_mark_write: E|%u\n",
		    1000 + c->task / 10 * 10);
		--*depth;
		return;
	}
	emit(e, "tracing_mark_write: B|%u|%s\n", 1000 + c->task / 10 * 10,
	    emit_name(e));
	++*depth;
}

void
shape_ftrace(struct emit *e)
{
	static const char *const pairs[] = {
		"irq_handler_entry: irq=31 name=eth0\n",
		"irq_handler_exit: irq=31 ret=handled\n",
		"softirq_entry: vec=3 [action=NET_RX]\n",
		"softirq_exit: vec=3 [action=NET_RX]\n",
	};
	struct cpu cpus[CPUS];
	uint64_t now = 1000000000, cpu, i;

	memset(cpus, 0, sizeof(cpus));
	emit(e, "# tracer: nop\n#\n");
	while (!emit_full(e)) {
		now += emit_random(e, 8);
		cpu = emit_random(e, CPUS);
		i = emit_random(e, 16);
		if (i == 0) {
			for (i = 0; i < 4; i++) {
				line_head(e, &cpus[cpu], cpu, now++);
				emit(e, "%s", pairs[i]);
			}
			continue;
		}
		line_head(e, &cpus[cpu], cpu, now);
		if (i < 7)
			write_switch(e, &cpus[cpu], cpu);
		else if (i < 10)
			write_wakeup(e);
		else if (i < 13 && cpus[cpu].task > 0)
			write_marker(e, &cpus[cpu]);
		else
			emit(e, "kmem_cache_free: call_site=%s+0x%u/0x50 "
			    "ptr=00000000e910%u name=kmalloc-%u\n",
			    emit_name(e), emit_random(e, 80),
			    1000 + emit_random(e, 9000),
			    emit_random(e, 4096));
	}
}

void
shape_html(struct emit *e)
{
	emit(e, "<!DOCTYPE html>\n<html>\n<head>"
	    "<title>Android System Trace</title></head>\n<body>\n"
	    "<script class=\"trace-data\" type=\"application/text\">\n");
	shape_ftrace(e);
	emit(e, "</script>\n</body>\n</html>\n");
}
