/*
 * Threads and processes: those that are known by their tid, ids that are given
 * out again, machines, comms; what hangs on a CPU.
 */
#include "config.h"

#include "ttv/clock.h"
#include "ttv/entity.h"
#include "ttv/err.h"
#include "sched_lines.h"

TEST(a_thread_whose_process_is_not_known_comes_last)
{
	begin();
	mark(builder_tid(b, builder_int_ident(7)), 1);
	mark(builder_thread(b, process(1), builder_int_ident(9)), 1);
	events("1 3 0>7 R\n");
	finish();
	CHECK_STR(threads(), "-/7 t7 1\n1/9  1\n");
	CHECK_INT(t->tracks[0].type, TRACK_CPU);
	CHECK_INT(t->tracks[0].cpu, 3);
	CHECK_INT(t->tracks[1].type, TRACK_PROCESS);
	CHECK_INT(t->tracks[1].cpu, NONE);
	CHECK_INT(t->tracks[3].type, TRACK_THREAD);
	CHECK_INT(t->tracks[3].upid, NONE);
	CHECK_INT(t->tracks[3].parent, NONE);
	CHECK_INT(t->tracks[4].type, TRACK_STATE);
	CHECK_INT(t->tracks[4].parent, 3);
	CHECK_INT(t->tracks[4].utid, 0);
	trace_free(t);
}

TEST(a_tid_is_the_only_thread_of_that_number)
{
	begin();
	mark(builder_tid(b, builder_int_ident(7)), 1);
	mark(builder_thread(b, process(1), builder_int_ident(7)), 2);
	mark(builder_tid(b, builder_int_ident(7)), 3);
	mark(builder_tid(b, builder_int_ident(8)), 4);
	events("1 0 8>7 R\n");
	finish();
	CHECK_STR(threads(), "1/7 t7 3\n-/8 t8 1\n");
	CHECK_STR(dump(TRACK_CPU), "CPU 0: 1+open t7 tid=7 prio=107\n");
	trace_free(t);
}

TEST(a_tid_of_two_processes_is_neither)
{
	begin();
	mark(builder_tid(b, builder_int_ident(7)), 1);
	mark(builder_thread(b, process(1), builder_int_ident(7)), 2);
	mark(builder_thread(b, process(2), builder_int_ident(7)), 3);
	finish();
	CHECK_STR(threads(), "-/7  1\n1/7  1\n2/7  1\n");
	trace_free(t);
}

TEST(the_process_of_a_tid_is_told)
{
	uint32_t on;

	begin();
	on = builder_tid(b, builder_int_ident(7));
	mark(on, 1);
	builder_tid_process(b, on, process(2));
	mark(builder_thread(b, process(1), builder_int_ident(7)), 2);
	finish();
	CHECK_STR(threads(), "2/7  1\n1/7  1\n");
	trace_free(t);
	begin();
	on = builder_tid(b, builder_int_ident(7));
	mark(on, 1);
	builder_tid_process(b, on, process(2));
	mark(builder_thread(b, process(1), builder_int_ident(7)), 2);
	mark(builder_thread(b, process(2), builder_int_ident(7)), 2);
	finish();
	CHECK_STR(threads(), "2/7  2\n1/7  1\n");
	trace_free(t);
}

/* Slices of both are of one stack. */
TEST(what_is_joined_nests_together)
{
	uint32_t on, kind;

	begin();
	kind = builder_kind(b, string("s"), 0, 0);
	on = builder_tid(b, builder_int_ident(7));
	builder_complete(b, on, 0, 100, kind, off++);
	on = builder_thread(b, process(1), builder_int_ident(7));
	builder_complete(b, on, 10, 20, kind, off++);
	finish();
	CHECK_INT(t->nthreads, 1);
	CHECK_INT(t->nslices, 2);
	CHECK_INT(trace_parent(t, 1), 0);
	trace_free(t);
}

TEST(a_tid_is_given_out_again)
{
	begin();
	mark(builder_tid(b, builder_int_ident(7)), 1);
	builder_tid_process(b, builder_tid(b, builder_int_ident(7)),
	    process(1));
	builder_tid_again(b, builder_int_ident(7));
	builder_tid_process(b, builder_tid(b, builder_int_ident(7)),
	    process(2));
	mark(builder_tid(b, builder_int_ident(7)), 2);
	mark(builder_tid(b, builder_int_ident(7)), 3);
	finish();
	CHECK_STR(threads(), "1/7  1\n2/7  2\n");
	trace_free(t);
}

TEST(a_thread_and_a_process_again)
{
	uint32_t a, c;

	begin();
	a = builder_thread(b, process(1), builder_int_ident(7));
	mark(a, 1);
	builder_tid_again(b, builder_int_ident(7));
	c = builder_thread(b, process(1), builder_int_ident(7));
	CHECK(a != c);
	mark(c, 2);
	CHECK_INT(builder_thread(b, process(1), builder_int_ident(7)), c);
	builder_process_again(b, builder_int_ident(1));
	CHECK_INT(process(1), 1);
	CHECK_INT(process(1), 1);
	mark(builder_thread(b, process(1), builder_int_ident(7)), 3);
	finish();
	CHECK_STR(threads(), "1/7  1\n1/7  1\n1/7  1\n");
	CHECK_INT(t->nprocesses, 2);
	CHECK_INT(t->threads[1].upid, 0);
	CHECK_INT(t->threads[2].upid, 1);
	trace_free(t);
}

/* A part goes on with the life of an id that the part before has ended with. */
TEST(lives_of_ids_over_parts)
{
	begin();
	mark(builder_tid(b, builder_int_ident(7)), 1);
	builder_tid_again(b, builder_int_ident(7));
	builder_process_again(b, builder_int_ident(1));
	mark(builder_tid(b, builder_int_ident(7)), 2);
	mark(builder_process_track(b, process(1)), 2);
	next_part();
	string("so that numbers differ");
	mark(builder_tid(b, builder_int_ident(7)), 3);
	mark(builder_process_track(b, process(1)), 3);
	builder_tid_again(b, builder_int_ident(7));
	builder_process_again(b, builder_int_ident(1));
	mark(builder_tid(b, builder_int_ident(7)), 4);
	mark(builder_process_track(b, process(1)), 3);
	finish();
	CHECK_STR(threads(), "-/7  1\n-/7  2\n-/7  1\n");
	CHECK_INT(t->nprocesses, 2);
	CHECK_INT(t->tracks[t->processes[0].track].ninstants, 2);
	trace_free(t);
}

TEST(machines_have_ids_of_their_own)
{
	char label[64];

	begin();
	events("1 0 0>7 R\n");
	builder_in_machine(b, 5);
	events("2 0 0>7 R\n");
	builder_process_name(b, process(1), string("there"));
	mark(builder_thread(b, process(1), builder_int_ident(7)), 3);
	builder_in_machine(b, 0);
	builder_process_name(b, process(1), string("here"));
	events("4 0 7>0 S\n");
	finish();
	CHECK_STR(threads(), "-/7 t7 0\n1/7 t7 1\n");
	CHECK_STR(dump(TRACK_CPU),
	    "CPU 0: 1+3 t7 tid=7 prio=107 end=S\n"
	    "CPU 0 (machine 5): 2+open t7 tid=7 prio=107\n");
	CHECK_STR(trace_str(t, t->processes[0].name), "there");
	CHECK_INT(t->processes[0].machine, 5);
	trace_process_label(t, 0, label, sizeof(label));
	CHECK_STR(label, "machine 5: there [1]");
	CHECK_STR(trace_str(t, t->processes[1].name), "here");
	CHECK_INT(t->processes[1].machine, 0);
	CHECK_INT(t->warn.entry[WARN_SCHED_LOST].count, 0);
	trace_free(t);
}

TEST(the_latest_comm_names_a_thread_that_has_no_name)
{
	uint32_t on;

	begin();
	on = thread(1);
	mark(on, 1);
	builder_thread_comm(b, on, 5, string("late"));
	builder_thread_comm(b, on, 1, string("early"));
	builder_thread_comm(b, on, 9, 0);
	on = thread(2);
	mark(on, 1);
	builder_thread_name(b, on, string("given"));
	builder_thread_comm(b, on, 5, string("comm"));
	next_part();
	mark(thread(1), 7);
	builder_thread_comm(b, thread(1), 4, string("between"));
	finish();
	CHECK_STR(threads(), "-/1 late 2\n-/2 given 1\n");
	trace_free(t);
}

/* What hangs on a CPU: tracks of the reader's own, and counters. */
TEST(a_cpu_has_children)
{
	struct track_def d = TRACK_DEF_INIT;
	uint32_t cpu, irq;

	begin();
	cpu = builder_cpu(b, 4);
	CHECK_INT(builder_cpu(b, 4), cpu);
	d.parent = cpu;
	d.name = string("irq");
	irq = builder_track(b, &d);
	builder_complete(b, irq, 1, 2, builder_kind(b, string("IRQ"), 0, 0),
	    off++);
	d.type = TRACK_COUNTER;
	d.name = string("cpufreq");
	builder_counter_value(b, builder_series(b, builder_track(b, &d), 0), 1,
	    7);
	mark(builder_global_track(b), 1);
	next_part();
	string("so that numbers differ");
	events("1 4 0>7 R\n");
	mark(builder_cpu(b, 4), 1);
	finish();
	CHECK_INT(t->ntracks, 6);
	CHECK_INT(t->tracks[1].type, TRACK_CPU);
	CHECK_INT(t->tracks[1].parent, NONE);
	CHECK_INT(t->tracks[1].nslices, 1);
	CHECK_INT(t->tracks[1].ninstants, 1);
	CHECK_INT(t->tracks[2].parent, 1);
	CHECK_INT(t->tracks[2].nslices, 1);
	CHECK_INT(t->tracks[3].type, TRACK_COUNTER);
	CHECK_INT(t->tracks[3].parent, 1);
	trace_free(t);
}

TEST(a_shift_moves_events_and_comms)
{
	begin();
	events("1 0 0>7 R\n");
	builder_shift(b, 100);
	next_part();
	events("5 0 7>0 S\n");
	builder_shift(b, 100);
	finish();
	CHECK_STR(dump(TRACK_STATE), "7: 101+4 Running cpu=0\n7: 105+open S\n");
	trace_free(t);
}

/* What is open ends with its own file, also on a CPU and without a process. */
TEST(open_slices_end_with_their_file)
{
	char path[] = "a", other[] = "b";
	struct source sources[] = { { .path = path }, { .path = other } };
	struct clock_targets to = { .sources = sources, .nsources = 2 };
	struct clock_options options = { 0 };
	struct err err;
	const struct row *r;
	uint32_t i;

	begin();
	events("0 0 0>1 R\n");
	mark(builder_global_track(b), 1000);
	next_part();
	builder_in_file(b, 1);
	events("0 0 0>1 R\n");
	mark(thread(1), 50);
	options.align = "clock";
	CHECK_INT(clock_align(parts, 2, &to, &options, &err), 0);
	finish();
	CHECK_INT(t->nthreads, 2);
	for (i = 0; i < t->nrows; i++) {
		r = &t->rows[i];
		CHECK_INT(trace_slice_end(t, r->first),
		    t->tracks[r->track].file == 0 ? 1000 : 50);
		CHECK_INT(entity_end(t, ENTITY_SLICE, r->first),
		    t->tracks[r->track].file == 0 ? 1000 : 50);
	}
	CHECK_INT(i, 4);
	trace_free(t);
}

/* A command line as a name is cut, and not the id that tells it from others. */
TEST(a_long_name_leaves_room_for_the_id)
{
	char name[300], label[64];
	size_t len;

	begin();
	memset(name, 'a', sizeof(name) - 1);
	name[sizeof(name) - 1] = '\0';
	builder_process_name(b, process(123), string(name));
	mark(builder_thread(b, process(123), builder_int_ident(7)), 3);
	finish();
	len = trace_process_label(t, 0, label, sizeof(label));
	CHECK_INT(len, strlen(label));
	CHECK_STR(label + len - 7, "a [123]");
	trace_free(t);
}

TEST_MAIN
