/*
 * Scheduling: what ran on a CPU and the states of threads, from switches,
 * wakeups and reasons, in parts cut anywhere.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "../../src/ingest/sched.h"
#include "ttv/busy.h"
#include "sched_lines.h"

/* Checks what a text of events becomes; `lost` switches. */
static void
check(const char *text, const char *cpus, const char *states, int64_t lost)
{
	begin();
	events(text);
	finish();
	CHECK_STR(dump(TRACK_CPU), cpus);
	CHECK_STR(dump(TRACK_STATE), states);
	CHECK_INT(t->warn.entry[WARN_SCHED_LOST].count, lost);
	trace_free(t);
}

/* Adds n events to a list: runs that begin before those before them end. */
static void
add_runs(struct chunks *list, size_t n, size_t length, int64_t step)
{
	struct raw_sched *r;
	size_t i;

	for (i = 0; i < n; i++) {
		r = chunks_add(list, sizeof(*r));
		memset(r, 0, sizeof(*r));
		r->ts = (int64_t)(i / length) * step % 1000 +
		    (int64_t)(i % length) / 3;
		r->fact = (uint32_t)i;
	}
}

/* Checks that a walk has all n events by time, then in order of the file. */
static void
check_walk(struct sched_order *o, size_t n)
{
	const struct raw_sched *r;
	int64_t ts = INT64_MIN;
	struct sched_walk w;
	uint32_t last = 0;
	size_t seen = 0;

	sched_walk_begin(&w, o);
	for (; (r = sched_walk_next(&w)) != NULL; seen++) {
		if (r->ts < ts || (r->ts == ts && r->fact <= last && seen > 0))
			break;
		ts = r->ts;
		last = r->fact;
	}
	CHECK_INT(seen, n);
	sched_walk_end(&w);
}

static void
check_order(size_t n, size_t length, int64_t step)
{
	struct chunks list = { NULL, 0, 0 };
	struct sched_order o;
	size_t i, left = 0;
	int threads;

	add_runs(&list, n, length, step);
	for (threads = 1; threads < 4; threads++) {
		sched_order_make(&o, &list, threads);
		check_walk(&o, n);
		if (threads == 3) {
			/* two walks that free what both have read */
			sched_order_eat(&o, 2);
			check_walk(&o, n);
			for (i = 0; i < list.n; i++)
				left += list.v[i].n;
			CHECK_INT(left, n);
			check_walk(&o, n);
			for (i = 0; i < list.n; i++)
				CHECK(list.v[i].v == NULL);
		}
		sched_order_free(&o);
	}
	chunks_free(&list, sizeof(struct raw_sched));
}

TEST(runs_of_events_are_merged_by_time_and_file)
{
	check_order(0, 1, 1);
	check_order(1, 1, 1);
	check_order(3000, 3000, 0);	/* one run */
	check_order(3000, 100, 0);	/* all begin at one time */
	check_order(3000, 100, 7);	/* few overlap */
	check_order(3000, 100, 613);	/* later ones begin earlier */
	check_order(3000, 1, 997);
	check_order(200000, 300, 331);	/* over chunks */
}

TEST(a_switch_ends_one_slice_and_begins_another)
{
	check("10 0 1>2 S\n30 0 2>1 R\n35 0 1>2 D\n",
	    "CPU 0: 10+20 t2 tid=2 prio=102 end=R\n"
	    "CPU 0: 30+5 t1 tid=1 prio=101 end=D\n"
	    "CPU 0: 35+open t2 tid=2 prio=102\n",
	    "1: 10+20 S\n1: 30+5 Running cpu=0\n1: 35+open D\n"
	    "2: 10+20 Running cpu=0\n2: 30+5 R\n2: 35+open Running cpu=0\n",
	    0);
}

TEST(the_idle_task_has_no_slices_and_no_states)
{
	check("1 0 1>0 S\n2 1 2>0 S\n5 0 0>1 R\n6 1 0>2 R\n",
	    "CPU 0: 5+open t1 tid=1 prio=101\n"
	    "CPU 1: 6+open t2 tid=2 prio=102\n",
	    "1: 1+4 S\n1: 5+open Running cpu=0\n"
	    "2: 2+4 S\n2: 6+open Running cpu=1\n", 0);
}

TEST(cpus_stand_in_order_of_their_numbers)
{
	check("1 10 0>1 R\n2 9 0>2 R\n3 1023 0>3 R\n",
	    "CPU 9: 2+open t2 tid=2 prio=102\n"
	    "CPU 10: 1+open t1 tid=1 prio=101\n"
	    "CPU 1023: 3+open t3 tid=3 prio=103\n",
	    "1: 1+open Running cpu=10\n2: 2+open Running cpu=9\n"
	    "3: 3+open Running cpu=1023\n", 0);
}

TEST(a_switch_from_another_task_than_the_one_that_ran)
{
	check("1 0 1>2 S\n5 0 3>1 S\n",
	    "CPU 0: 1+4 t2 tid=2 prio=102 lost\n"
	    "CPU 0: 5+open t1 tid=1 prio=101\n",
	    "1: 1+4 S\n1: 5+open Running cpu=0\n"
	    "2: 1+4 Running cpu=0\n3: 5+open S\n", 1);
}

TEST(a_switch_from_or_to_idle_that_was_lost)
{
	check("1 0 0>1 R\n5 0 0>2 R\n",
	    "CPU 0: 1+4 t1 tid=1 prio=101 lost\n"
	    "CPU 0: 5+open t2 tid=2 prio=102\n",
	    "1: 1+4 Running cpu=0\n2: 5+open Running cpu=0\n", 1);
	check("1 0 1>0 S\n5 0 2>1 R\n",
	    "CPU 0: 5+open t1 tid=1 prio=101\n",
	    "1: 1+4 S\n1: 5+open Running cpu=0\n2: 5+open R\n", 1);
}

/* What is asleep cannot leave a CPU: its state ends, at the latest, there. */
TEST(a_thread_leaves_that_did_not_run)
{
	check("1 0 1>2 S\n2 1 1>3 D\n", "CPU 0: 1+open t2 tid=2 prio=102\n"
	    "CPU 1: 2+open t3 tid=3 prio=103\n",
	    "1: 1+1 S\n1: 2+open D\n2: 1+open Running cpu=0\n"
	    "3: 2+open Running cpu=1\n", 1);
}

TEST(a_thread_that_is_seen_on_another_cpu_runs_there_alone)
{
	check("1 0 0>1 R\n5 1 0>1 R\n7 1 1>0 S\n9 0 3>0 S\n",
	    "CPU 0: 1+4 t1 tid=1 prio=101 lost\n"
	    "CPU 1: 5+2 t1 tid=1 prio=101 end=S\n",
	    "1: 1+4 Running cpu=0\n1: 5+2 Running cpu=1\n1: 7+open S\n"
	    "3: 9+open S\n", 1);
	/* nothing more is said of CPU 0 */
	check("1 0 0>1 R\n5 1 0>1 R\n", "CPU 0: 1+4 t1 tid=1 prio=101 lost\n"
	    "CPU 1: 5+open t1 tid=1 prio=101\n",
	    "1: 1+4 Running cpu=0\n1: 5+open Running cpu=1\n", 0);
	/* clocks of CPUs that differ: CPU 0 knows when it was left */
	check("1 0 0>1 R\n5 1 0>1 R\n6 0 1>2 R\n7 1 1>0 S\n",
	    "CPU 0: 1+5 t1 tid=1 prio=101 end=R\n"
	    "CPU 0: 6+open t2 tid=2 prio=102\n"
	    "CPU 1: 5+2 t1 tid=1 prio=101 end=S\n",
	    "1: 1+4 Running cpu=0\n1: 5+1 Running cpu=1\n1: 6+1 R\n"
	    "1: 7+open S\n2: 6+open Running cpu=0\n", 1);
}

TEST(a_thread_is_lost_on_the_cpu_that_it_runs_on_alone)
{
	check("1 0 0>1 R\n3 1 0>1 R\n5 0 2>0 S\n9 1 1>0 S\n",
	    "CPU 0: 1+2 t1 tid=1 prio=101 lost\n"
	    "CPU 1: 3+6 t1 tid=1 prio=101 end=S\n",
	    "1: 1+2 Running cpu=0\n1: 3+6 Running cpu=1\n1: 9+open S\n"
	    "2: 5+open S\n", 1);
}

TEST(a_wakeup_ends_a_sleep)
{
	check("1 0 1>2 S\n5 wake 2>1\n7 0 2>1 S\n",
	    "CPU 0: 1+6 t2 tid=2 prio=102 end=S\n"
	    "CPU 0: 7+open t1 tid=1 prio=101\n",
	    "1: 1+4 S\n1: 5+2 R waker=2\n1: 7+open Running cpu=0\n"
	    "2: 1+6 Running cpu=0\n2: 7+open S\n", 0);
}

TEST(a_wakeup_of_what_runs_or_is_runnable_changes_nothing)
{
	check("1 0 1>2 R\n3 wake 2>1\n4 wake 2>2\n7 0 2>1 S\n",
	    "CPU 0: 1+6 t2 tid=2 prio=102 end=S\n"
	    "CPU 0: 7+open t1 tid=1 prio=101\n",
	    "1: 1+6 R\n1: 7+open Running cpu=0\n"
	    "2: 1+6 Running cpu=0\n2: 7+open S\n", 0);
}

TEST(the_first_of_two_wakeups_counts)
{
	check("1 0 1>2 D\n5 wake 2>1\n6 wake 3>1 irq\n8 1 3>1 R+\n",
	    "CPU 0: 1+open t2 tid=2 prio=102\n"
	    "CPU 1: 8+open t1 tid=1 prio=101\n",
	    "1: 1+4 D\n1: 5+3 R waker=2\n1: 8+open Running cpu=1\n"
	    "2: 1+open Running cpu=0\n3: 8+open R+\n", 0);
}

TEST(a_wakeup_before_the_first_switch)
{
	check("1 wake 1>2\n4 1 0>2 R\n9 1 2>0 X\n",
	    "CPU 1: 4+5 t2 tid=2 prio=102 end=X\n",
	    "2: 1+3 R waker=1\n2: 4+5 Running cpu=1\n2: 9+open X\n", 0);
}

TEST(a_wakeup_from_an_interrupt_or_by_nobody)
{
	check("1 0 1>0 S\n2 wake 0>1 irq\n3 0 0>1 R\n4 0 1>0 S\n5 wake 0>1\n",
	    "CPU 0: 3+1 t1 tid=1 prio=101 end=S\n",
	    "1: 1+1 S\n1: 2+1 R irq\n1: 3+1 Running cpu=0\n1: 4+1 S\n"
	    "1: 5+open R\n", 0);
}

/* The idle task is never woken. */
TEST(a_wakeup_of_the_idle_task_is_nothing)
{
	check("1 wake 1>0\n2 block 0 1 f\n", "", "", 0);
}

TEST(states_are_called_as_they_stand)
{
	check("1 0 1>2 R+\n2 0 2>3 S|K\n3 0 3>4 D|W|K\n4 0 4>1 I\n"
	    "5 wake 1>2\n", "CPU 0: 1+1 t2 tid=2 prio=102 end=S|K\n"
	    "CPU 0: 2+1 t3 tid=3 prio=103 end=D|W|K\n"
	    "CPU 0: 3+1 t4 tid=4 prio=104 end=I\n"
	    "CPU 0: 4+open t1 tid=1 prio=101\n",
	    "1: 1+3 R+\n1: 4+open Running cpu=0\n"
	    "2: 1+1 Running cpu=0\n2: 2+3 S|K\n2: 5+open R waker=1\n"
	    "3: 2+1 Running cpu=0\n3: 3+open D|W|K\n"
	    "4: 3+1 Running cpu=0\n4: 4+open I\n", 0);
}

/* What was preempted may be woken: it was about to sleep. */
TEST(a_wakeup_of_what_was_preempted)
{
	check("1 0 1>2 R+\n3 wake 2>1\n", "CPU 0: 1+open t2 tid=2 prio=102\n",
	    "1: 1+2 R+\n1: 3+open R waker=2\n2: 1+open Running cpu=0\n", 0);
}

/* Formats that name threads elsewhere tell no name in a switch. */
TEST(what_ran_without_a_name_is_called_as_its_thread)
{
	begin();
	builder_thread_name(b, builder_tid(b, builder_int_ident(2)),
	    string("worker"));
	nameless = 1;
	events("1 0 1>2 S\n2 0 2>3 S\n3 0 3>0 S\n");
	nameless = 0;
	finish();
	CHECK_STR(dump(TRACK_CPU), "CPU 0: 1+1 worker tid=2 prio=102 end=S\n"
	    "CPU 0: 2+1  tid=3 prio=103 end=S\n");
	trace_free(t);
}

TEST(a_state_that_is_not_known_is_none)
{
	check("1 0 0>1 R\n4 0 1>2 -\n6 0 2>1 S\n",
	    "CPU 0: 1+3 t1 tid=1 prio=101\n"
	    "CPU 0: 4+2 t2 tid=2 prio=102 end=S\n"
	    "CPU 0: 6+open t1 tid=1 prio=101\n",
	    "1: 1+3 Running cpu=0\n1: 6+open Running cpu=0\n"
	    "2: 4+2 Running cpu=0\n2: 6+open S\n", 0);
}

TEST(a_reason_belongs_to_the_last_wait)
{
	check("1 0 1>2 D\n5 wake 2>1\n6 block 1 1 wait\n7 0 2>1 D\n"
	    "9 block 2 0 write\n",
	    "CPU 0: 1+6 t2 tid=2 prio=102 end=D\n"
	    "CPU 0: 7+open t1 tid=1 prio=101\n",
	    "1: 1+4 D io=1 in=wait\n1: 5+2 R waker=2\n"
	    "1: 7+open Running cpu=0\n"
	    "2: 1+6 Running cpu=0\n2: 7+open D io=0 in=write\n", 0);
}

TEST(a_reason_without_a_wait_is_counted)
{
	begin();
	events("1 block 1 1 f\n2 0 1>2 R+\n3 block 1 0 -\n");
	finish();
	CHECK_STR(dump(TRACK_STATE), "1: 2+open R+\n2: 2+open Running cpu=0\n");
	CHECK_INT(t->warn.entry[WARN_SCHED_REASON].count, 2);
	trace_free(t);
}

TEST(events_of_several_cpus_out_of_order)
{
	check("300 1 0>1 R\n100 0 0>1 R\n200 0 1>2 S\n250 wake 2>1\n"
	    "150 2 0>3 R\n",
	    "CPU 0: 100+100 t1 tid=1 prio=101 end=S\n"
	    "CPU 0: 200+open t2 tid=2 prio=102\n"
	    "CPU 1: 300+open t1 tid=1 prio=101\n"
	    "CPU 2: 150+open t3 tid=3 prio=103\n",
	    "1: 100+100 Running cpu=0\n1: 200+50 S\n1: 250+50 R waker=2\n"
	    "1: 300+open Running cpu=1\n2: 200+open Running cpu=0\n"
	    "3: 150+open Running cpu=2\n", 0);
}

TEST(equal_times_keep_the_order_of_the_file)
{
	check("5 0 0>1 R\n5 0 1>2 S\n5 wake 2>1\n5 0 2>1 S\n5 0 1>0 S\n",
	    "CPU 0: 5+0 t1 tid=1 prio=101 end=S\n"
	    "CPU 0: 5+0 t2 tid=2 prio=102 end=S\n"
	    "CPU 0: 5+0 t1 tid=1 prio=101 end=S\n",
	    "1: 5+0 Running cpu=0\n1: 5+0 S\n1: 5+0 R waker=2\n"
	    "1: 5+0 Running cpu=0\n1: 5+open S\n2: 5+0 Running cpu=0\n"
	    "2: 5+open S\n", 0);
}

TEST(times_may_span_all_of_int64)
{
	check("-9223372036854775808 0 0>1 R\n9223372036854775807 0 1>0 S\n",
	    "CPU 0: -9223372036854775808+9223372036854775807 t1 tid=1 "
	    "prio=101 end=S\n",
	    "1: -9223372036854775808+9223372036854775807 Running cpu=0\n"
	    "1: 9223372036854775807+open S\n", 0);
}

/* An open slice in the middle ends, for all that measure it, at the next. */
TEST(what_is_open_ends_where_the_next_begins)
{
	uint32_t i, row;

	begin();
	events("1 0 1>2 S\n5 0 3>1 S\n9 0 1>0 S\n");
	finish();
	for (row = 0; row < t->nrows; row++)
		for (i = t->rows[row].first; i + 1 < t->rows[row].first +
		    t->rows[row].n; i++)
			CHECK_INT(trace_slice_end(t, i), t->ts[i + 1]);
	CHECK_INT(t->start, 1);
	CHECK_INT(t->end, 9);
	trace_free(t);
}

/* ---- parts cut anywhere ---- */

#define STEPS	400

/* Plays random events into n parts; returns what becomes of them. */
static char *
played(uint64_t seed, size_t n, int sorted)
{
	static const char *const states[] = { "S", "R", "D", "R+", "-" };
	struct buf s = BUF_INIT;
	int tid[3], i;
	unsigned x;
	int64_t ts;

	begin();
	for (i = 0; i < STEPS; i++) {
		if ((size_t)i * n / STEPS >= nparts)
			next_part();
		off = (uint64_t)i;
		ts = sorted ? i / 3 : (int64_t)(test_random(&seed) % 100);
		x = (unsigned)(test_random(&seed) % 60);
		tid[0] = (int)(test_random(&seed) % 5);
		tid[1] = (int)(test_random(&seed) % 5);
		if (x < 40)
			on_switch(ts, x % 3, tid[0], tid[1], states[x % 5]);
		else if (x < 50)
			on_wakeup(ts, tid[0], tid[1], x % 2);
		else if (x < 55 && tid[0] != 0)
			builder_blocked(b, thread(tid[0]), ts, x % 2,
			    x % 3 == 0 ? 0 : comm(tid[1]), off);
		else if (x == 55)
			builder_tid_again(b, builder_int_ident(tid[0]));
		else if (x == 56)
			mark(builder_thread(b, process(tid[1]),
			    builder_int_ident(tid[0])), ts);
		else if (x == 57 && tid[0] != 0)
			builder_tid_process(b, thread(tid[0]),
			    process(tid[1]));
	}
	t = builder_finish(parts, nparts, 2);
	buf_adds(&s, dump(TRACK_CPU));
	buf_adds(&s, dump(TRACK_STATE));
	buf_adds(&s, threads());
	buf_printf(&s, "%" PRIu64, warn_total(&t->warn));
	buf_addc(&s, '\0');
	trace_free(t);
	return s.data;
}

TEST(any_number_of_parts_makes_the_same)
{
	uint64_t seed;
	char *one, *many;
	size_t n;

	for (seed = 1; seed < 40; seed++) {
		one = played(seed, 1, seed % 2);
		for (n = 2; n <= PARTS; n += 3) {
			many = played(seed, n, seed % 2);
			CHECK_STR(many, one);
			free(many);
		}
		free(one);
	}
}

/* More events than a chunk has, in order and in reverse. */
TEST(very_many_events)
{
	uint32_t i, n = 200000;

	begin();
	for (i = 0; i < n; i++)
		on_switch(i, i % 4, 0, 1 + (int)(i % 4), "R");
	for (i = n; i-- > 0; )
		on_switch((int64_t)i + n, i % 4, 1 + (int)(i % 4), 0, "S");
	finish();
	CHECK_INT(t->nsched, n);
	CHECK_INT(t->nstates, 2 * n);
	CHECK_INT(t->end, 2 * n - 1);
	trace_free(t);
}

/* The shortest run is one of them. */
TEST(runs_of_a_nanosecond_are_time_on_a_cpu)
{
	begin();
	events("0 0 0>1 R\n1 0 1>0 S\n5 0 0>1 R\n8 0 1>0 S\n9 0 0>2 R\n");
	finish();
	CHECK_INT(busy_cpu(t, 0), 4);
	trace_free(t);
}

TEST_MAIN
