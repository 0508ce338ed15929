/*
 * What the first screen says of each kind of trace.  The kind is known by what
 * is in the model; each thing has one line; shares are of the time asked about.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "ttv/brief.h"
#include "ttv/busy.h"
#include "ttv/load.h"

#include "../../src/query/brief_int.h"
#include "test.h"
#include "sketch.h"	/* before names that it uses inside */
#include "sched_lines.h"

/* Returns what a brief says: "kind; fact; fact", then "word number what". */
static const char *
said(const struct trace *tr, int64_t t0, int64_t t1)
{
	static struct buf s = BUF_INIT;
	const struct brief_line *l;
	struct brief_query q = { .t0 = t0, .t1 = t1, .threads = 1 };
	uint32_t slow[32];
	struct brief br;
	size_t i, k;

	q.slow = slow;
	q.nslow = busy_slowest(tr, NULL, t0, t1, slow, 32);
	CHECK_INT(brief_make(&br, tr, &q), 0);
	buf_clear(&s);
	buf_adds(&s, br.kind->name != NULL ? br.kind->name : "?");
	for (i = 0; i < br.nfacts; i++)
		buf_printf(&s, "; %s", br.fact[i]);
	buf_addc(&s, '\n');
	for (i = 0; i < br.nparts; i++)
		for (k = 0; k < br.part[i].n; k++) {
			l = &br.part[i].v[k];
			buf_printf(&s, "%s %s", br.part[i].word, l->number);
			if (l->share > 0)
				buf_printf(&s, " %.0f%%", l->share);
			buf_printf(&s, " %s", l->text);
			if (*l->where != '\0')
				buf_printf(&s, " (%s)", l->where);
			buf_addc(&s, '\n');
		}
	buf_addc(&s, '\0');
	brief_free(&br);
	return s.data != NULL ? s.data : "";
}

static const char *
told(const char *text, int64_t t0, int64_t t1)
{
	struct trace *tr = sketch(text);
	const char *s = said(tr, t0 * 1000, t1 * 1000);

	trace_free(tr);
	return s;
}

TEST(a_fact_that_has_no_room_gives_no_other_its_short_form)
{
	struct brief br = { .nfacts = 0 };
	size_t i;

	for (i = 0; i < BRIEF_FACTS; i++)
		CHECK_INT(brief_fact(&br, "fact %zu", i), i);
	brief_fact_short(&br, 1, "%s", "1");
	brief_fact_short(&br, brief_fact(&br, "none"), "%s", "short");
	CHECK_INT(br.nfacts, BRIEF_FACTS);
	for (i = 0; i < BRIEF_FACTS; i++)
		CHECK(i == 1 ? strcmp(br.brief[i], "1") == 0 :
		    br.brief[i] == NULL);
	brief_free(&br);
}

TEST(a_program_tells_its_slowest_slices_each_thing_once)
{
	/* what took most inside stands behind, but not what is called the
	 * same; a slice of the same name and place has no second line */
	CHECK_STR(told("X 1 1 0 100 a\nX 1 1 10 80 b\nX 1 1 200 90 a\n"
	    "X 1 1 210 70 b\nX 1 1 300 50 c\nX 1 1 305 40 c\n"
	    "X 1 1 400 30 a\n", 0, 1000),
	    "program; longest 100 \302\265s a; 62.8 % busy\n"
	    "slowest 100 \302\265s a > b (thread 1)\n"
	    "slowest 50 \302\265s c (thread 1)\n"
	    "slowest 30 \302\265s a (thread 1)\n");
}

TEST(thousands_of_threads_are_written_as_all_numbers)
{
	struct buf text = BUF_INIT;
	int i;

	for (i = 1; i <= 1234; i++)
		buf_printf(&text, "X 1 %d %d 20 a\n", i, i);
	buf_addc(&text, '\0');
	CHECK(strstr(told(text.data, 0, 2000), "program; 1,234 threads; ") !=
	    NULL);
	buf_free(&text);
}

TEST(where_is_a_thread_or_with_several_processes_the_process_too)
{
	CHECK_STR(told("P 1 /usr/bin/server --port=1\nT 1 1 server\n"
	    "T 1 2 io\nP 2 client\nX 1 1 0 30 a\nX 1 1 200 1 z\n"
	    "X 1 2 0 20 a\nX 1 2 200 1 z\nX 2 9 0 10 a\nX 2 9 200 1 z\n",
	    0, 100), "program; 2 processes; longest 30 \302\265s a; "
	    "server 1 30.0 % busy\n"
	    "slowest 30 \302\265s a (server 1)\n"
	    "slowest 20 \302\265s a (server 1/io)\n"
	    "slowest 10 \302\265s a (client 2/thread 9)\n"
	    "busy 30 \302\265s 30% server 1\n"
	    "busy 20 \302\265s 20% server 1/io\n"
	    "busy 10 \302\265s 10% client 2/thread 9\n");
}

TEST(operations_tell_how_many_were_open_and_the_longest_of_each_name)
{
	/* 120 us of three in 80 us */
	CHECK_STR(told("b 1 1 0 get\nb 1 3 0 put\nb 1 2 20 get\ne 1 3 20 put\n"
	    "e 1 1 40 get\ne 1 2 80 get\n", 0, 100), "operations; 3 in all; "
	    "1.5 at once; longest 60 \302\265s get\n"
	    "longest 60 \302\265s get\nlongest 20 \302\265s put\n"
	    "open 100 \302\265s 83% get (2 times, longest 60 \302\265s)\n"
	    "open 20 \302\265s 17% put\n");
}

TEST(a_page_tells_its_busy_threads_and_its_longest_tasks)
{
	/* 30 of 100 us; of what is cut off at 100 us only the part inside */
	CHECK_STR(told("P 7 Renderer\nT 7 70 CrRendererMain\nP 8 Browser\n"
	    "T 8 80 CrBrowserMain\nX 7 70 0 20 RunTask\nX 7 70 1 18 Layout\n"
	    "X 7 70 90 30 RunTask\nX 8 80 0 5 RunTask\nX 8 80 50 5 RunTask\n",
	    0, 100), "Chrome page; 2 processes; main thread 30.0 % busy; "
	    "longest task 30 \302\265s\n"
	    "longest 30 \302\265s RunTask (Renderer 7)\n"
	    "longest 20 \302\265s RunTask > Layout (Renderer 7)\n"
	    "longest 5 \302\265s RunTask (Browser 8)\n"
	    "busy 30 \302\265s 30% Renderer 7\n"
	    "busy 10 \302\265s 10% Browser 8\n");
}

TEST(a_browser_without_a_page_is_no_page)
{
	CHECK_STR(told("P 8 Browser\nT 8 80 CrBrowserMain\n"
	    "X 8 80 0 50 RunTask\nT 8 81 CrRendererMain\n", 0, 100),
	    "browser; 1 process; longest task 50 \302\265s\n"
	    "longest 50 \302\265s RunTask (CrBrowserMain [80])\n"
	    "busy 50 \302\265s 100% CrBrowserMain [80]\n");
	/* the page of a view in an app has a thread of another name */
	CHECK_STR(told("P 8 App\nT 8 80 CrBrowserMain\n"
	    "T 8 81 Chrome_InProcRendererThread\nX 8 80 0 50 RunTask\n"
	    "X 8 81 50 50 RunTask\n", 0, 100),
	    "Chrome page; 1 process; main thread 50.0 % busy; longest task "
	    "50 \302\265s\nlongest 50 \302\265s RunTask (CrBrowserMain [80])\n"
	    "busy 50 \302\265s 50% Chrome_InProcRendererThread [81]\n"
	    "busy 50 \302\265s 50% CrBrowserMain [80]\n");
}

TEST(the_kernel_tells_who_ran_who_waited_for_whom_and_who_was_blocked)
{
	/* 2 is runnable from 20 to 60 and 1 has its CPU; 1 is blocked from 60
	 * on: that state has no end, so it has no line */
	const char *s;

	begin();
	events("0 0 0>2 -\n20000 0 2>1 R\n60000 0 1>2 D\n100000 0 2>0 D\n"
	    "120000 wake 9>2\n120000 0 0>2 -\n130000 0 2>0 S\n");
	finish();
	s = said(t, 0, 130000);
	CHECK_STR(s, "kernel trace; 1 CPU 85 % busy; t2 2 54 %; "
	    "t2 waited 40 \302\265s for a CPU; t2 blocked 20 \302\265s\n"
	    "ran 70 \302\265s 54% t2 2\n"
	    "ran 40 \302\265s 31% t1 1\n"
	    "waited 40 \302\265s 31% t2 2: there ran t1 1 100 %\n"
	    "blocked 20 \302\265s 15% t2 2\n");
	trace_free(t);
}

TEST(a_thread_of_the_kernel_has_its_id_where_another_has_its_name)
{
	const char *s;

	begin();
	nameless = 1;
	events("0 0 0>2 -\n20000 0 2>1 R\n20500 0 1>3 R\n21000 0 3>1 R\n"
	    "220000 0 1>2 S\n230000 0 2>0 S\n");
	nameless = 0;
	builder_thread_name(b, thread(1), string("x"));
	builder_thread_name(b, thread(2), string("x"));
	builder_thread_name(b, thread(3), string("y"));
	finish();
	s = said(t, 0, 230000);
	CHECK(strstr(s, "; x 2 waited 200 \302\265s for a CPU") != NULL);
	/* 3 ran a fourth of a percent of it: not told as 0 % */
	CHECK(strstr(s, " x 2: there ran x 1 100 %\n") != NULL);
	trace_free(t);
}

/* Returns the begin of what the first line of a part leads to, or -1. */
static int64_t
leads_to(const struct trace *tr, const char *word)
{
	struct brief_query q = { .t0 = 0, .t1 = INT64_MAX, .threads = 1 };
	struct brief br;
	int64_t ts = -1;
	size_t i;

	CHECK_INT(brief_make(&br, tr, &q), 0);
	for (i = 0; i < br.nparts; i++)
		if (strcmp(br.part[i].word, word) == 0 && br.part[i].n > 0 &&
		    CHECK_INT(br.part[i].v[0].at.type, ENTITY_SLICE))
			ts = tr->ts[br.part[i].v[0].at.id];
	brief_free(&br);
	return ts;
}

TEST(a_time_outside_of_the_trace_is_empty)
{
	struct brief_query q = { .t0 = 0, .t1 = INT64_MAX };
	int64_t t0, t1;

	begin();
	events("10000 0 0>2 -\n20000 0 2>0 S\n");
	finish();
	brief_span(t, &q, &t0, &t1);
	CHECK(t0 == t->start && t1 == t->end && t0 < t1);
	q.t0 = t->end + 5;
	brief_span(t, &q, &t0, &t1);
	CHECK(t0 == q.t0 && t1 == q.t0);
	q.t0 = t->start - 9;
	q.t1 = t->start - 4;
	brief_span(t, &q, &t0, &t1);
	CHECK(t0 == t->start && t1 == t->start);
	trace_free(t);
}

TEST(a_sum_leads_to_its_longest_part_and_of_equal_ones_to_the_first)
{
	begin();
	events("0 0 0>2 -\n10000 0 2>0 D\n30000 wake 9>2\n35000 0 0>2 -\n"
	    "45000 0 2>0 D\n65000 wake 9>2\n70000 0 0>2 -\n80000 0 2>0 S\n");
	finish();
	CHECK_INT(leads_to(t, "ran"), 0);
	CHECK_INT(leads_to(t, "blocked"), 10000);
	CHECK_INT(leads_to(t, "waited"), 30000);
	trace_free(t);
	begin();
	events("0 0 0>2 -\n10000 0 2>0 D\n30000 wake 9>2\n35000 0 0>2 -\n"
	    "46000 0 2>0 D\n67000 wake 9>2\n73000 0 0>2 -\n80000 0 2>0 S\n");
	finish();
	CHECK_INT(leads_to(t, "ran"), 35000);
	CHECK_INT(leads_to(t, "blocked"), 46000);
	CHECK_INT(leads_to(t, "waited"), 67000);
	trace_free(t);
}

TEST(a_profile_without_symbols_tells_how_much_of_it_and_what_callers_are_lost)
{
	char text[2000] = "";
	char line[64];
	int i;

	/* 10 us each, the last one as the one before it: 16 of code without
	 * a function, below a caller that is not known; that caller is no
	 * function either */
	for (i = 0; i < 24; i++) {
		snprintf(line, sizeof(line), "S 1 1 %d %s\n", i * 10, i < 16 ?
		    "[unknown];[libx.so]" : "main;a");
		strlcat(text, line, sizeof(text));
	}
	CHECK_STR(told(text, 0, 1000), "profile; 24 samples in 240 "
	    "\302\265s; most in [libx.so]; 67 % without symbols; "
	    "67 % with callers unknown\n"
	    "sampled 160 \302\265s 67% [libx.so]\n"
	    "sampled 80 \302\265s 33% a\n"
	    "total 80 \302\265s 33% main\n");
}

TEST(a_profile_tells_functions_by_their_own_time_and_by_all_time)
{
	char text[2000] = "";
	char line[64];
	int i;

	/* 10 us each, the last one as the one before it: idle 4, a in main 12,
	 * b in a 8 */
	for (i = 0; i < 24; i++) {
		snprintf(line, sizeof(line), "S 1 1 %d %s\n", i * 10, i < 4 ?
		    "(idle)" : i < 16 ? "main;a" : "main;a;b");
		strlcat(text, line, sizeof(text));
	}
	CHECK_STR(told(text, 0, 1000), "profile; 24 samples in 240 "
	    "\302\265s; most in a; (idle) 16.7 %\n"
	    "sampled 120 \302\265s 50% a\nsampled 80 \302\265s 33% b\n"
	    "total 200 \302\265s 83% a\ntotal 200 \302\265s 83% main\n");
}

TEST(what_samples_say_of_a_page_are_shares_of_its_time_as_busy_threads_are)
{
	/* 10 us each of 100: of samples a has a half, of the time a fifth */
	CHECK_STR(told("P 7 Renderer\nT 7 70 CrRendererMain\n"
	    "X 7 70 0 40 RunTask\nX 7 70 95 5 RunTask\nS 7 70 0 main;a\n"
	    "S 7 70 10 main;a\nS 7 70 20 (idle)\nS 7 70 30 (idle)\n", 0,
	    100), "Chrome page; 1 process; main thread "
	    "45.0 % busy; longest task 40 \302\265s\n"
	    "longest 40 \302\265s RunTask (CrRendererMain [70])\n"
	    "busy 45 \302\265s 45% CrRendererMain [70]\n"
	    "sampled 20 \302\265s 20% a\n");
}

/* A build by two workers: the process is called as a log's first build is. */
static struct trace *
build(void)
{
	static const struct {
		int	worker;
		int64_t	ts, dur;
		const char *name;
	} job[] = {
		{ 1, 0, 50, "x.o" }, { 1, 70, 30, "link" },
		{ 2, 0, 30, "y.o" }, { 2, 30, 40, "z.o" },
	};
	uint32_t upid, kind, worker;
	size_t i;

	begin();
	upid = process(1);
	builder_process_name(b, upid, string("build 1"));
	for (i = 0; i < sizeof(job) / sizeof(job[0]); i++) {
		worker = builder_thread(b, upid, builder_int_ident(
		    job[i].worker));
		builder_thread_name(b, worker, string("Worker"));
		kind = builder_kind(b, string(job[i].name), 0, 0);
		builder_complete(b, worker, job[i].ts, job[i].dur, kind, i);
	}
	return builder_finish(parts, nparts, 1);
}

TEST(an_id_is_told_once_and_a_process_0_has_no_main_thread)
{
	static const struct {
		int	id;
		const char *process, *thread;
	} made[] = { { 17, "[17] prog", "[17] prog" }, { 0, "PROCS", "Proc" } };
	struct trace *tr;
	uint32_t upid, utid;
	size_t i;

	begin();
	for (i = 0; i < 2; i++) {
		upid = process(made[i].id);
		builder_process_name(b, upid, string(made[i].process));
		utid = builder_thread(b, upid, builder_int_ident(made[i].id));
		builder_thread_name(b, utid, string(made[i].thread));
		builder_complete(b, utid, 0, i == 0 ? 30 : 20, builder_kind(b,
		    string("a"), 0, 0), i);
	}
	tr = builder_finish(parts, nparts, 1);
	CHECK_STR(said(tr, 0, 30), "program; 2 processes; longest 30 ns a; "
	    "prog 17 100.0 % busy\n"
	    "slowest 30 ns a (prog 17)\nslowest 20 ns a (PROCS 0/Proc)\n"
	    "busy 30 ns 100% prog 17\nbusy 20 ns 67% PROCS 0/Proc\n");
	trace_free(tr);
}

TEST(two_compilers_have_shares_of_the_time_of_both)
{
	CHECK_STR(told("X 1 1 0 100 ExecuteCompiler\n"
	    "X 1 1 0 80 Frontend\nX 1 1 80 20 Backend\n"
	    "X 2 2 0 60 ExecuteCompiler\nX 2 2 0 40 Frontend\n", 0, 100),
	    "build; clang 100 \302\265s; frontend 120 \302\265s 75 %; "
	    "backend 20 \302\265s 12 %; longest 80 \302\265s Frontend\n"
	    "slowest 80 \302\265s Frontend (process 1)\n"
	    "slowest 60 \302\265s ExecuteCompiler > Frontend (process 2)\n"
	    "slowest 20 \302\265s Backend (process 1)\n");
}

TEST(calls_of_the_kernel_are_told_apart_from_what_the_program_says)
{
	/* a call without length counts, the frame is none */
	CHECK_STR(told("T 1 1 cat\nT 1 2 tail\nX 1 1 0 30 sys_7\n"
	    "X 1 1 40 0 sys_7\nX 1 1 50 10 sys_futex\nX 1 2 0 90 frame\n"
	    "X 1 2 10 20 sys_read\n", 0, 100),
	    "system calls; 4 calls of 2 threads; 50 \302\265s in calls; "
	    "10 \302\265s waiting\n"
	    "calls 30 \302\265s 60% sys_7 (2 times, longest 30 \302\265s)\n"
	    "calls 20 \302\265s 40% sys_read\n"
	    "slowest 90 \302\265s frame (tail [2])\n"
	    "slowest 30 \302\265s sys_7 (cat [1])\n"
	    "waited 10 \302\265s 100% sys_futex\n"
	    "threads 40 \302\265s 67% cat (3 times, longest 30 \302\265s)\n"
	    "threads 20 \302\265s 33% tail\n");
}

TEST(a_wait_inside_of_another_counts_once_and_no_busy_line_leads_to_a_wait)
{
	/* 70 less the 50 of futex, poll is inside of it; and 20 */
	CHECK_STR(told("T 1 1 a\nT 1 2 b\nX 1 1 0 50 futex\n"
	    "X 1 1 10 30 poll\nX 1 1 60 10 read\nX 1 2 0 20 read\n", 0,
	    100), "system calls; 4 calls of 2 threads; 30 \302\265s in calls; "
	    "80 \302\265s waiting\n"
	    "busy 20 \302\265s 29% a [1]\nbusy 20 \302\265s 29% b [2]\n"
	    "calls 30 \302\265s 100% read (2 times, longest 20 \302\265s)\n"
	    "slowest 20 \302\265s read (b [2])\n"
	    "slowest 10 \302\265s read (a [1])\n"
	    "waited 50 \302\265s 62% futex\nwaited 30 \302\265s 38% poll\n");
}

TEST(where_only_waits_are_no_time_is_in_calls)
{
	CHECK_STR(told("T 1 1 cat\nX 1 1 50 10 sys_futex\n", 0, 100),
	    "system calls; 1 call of 1 thread; 0 in calls; "
	    "10 \302\265s waiting\nwaited 10 \302\265s 100% sys_futex\n");
}

TEST(an_event_loop_tells_what_held_it_up)
{
	/* what is inside counts with what is around it, what has no length
	 * and what is on other threads not as the loop's */
	CHECK_STR(told("T 1 1 JavaScriptMainThread\nT 1 2 pool\n"
	    "X 1 1 0 30 run\nX 1 1 5 10 gc\nX 1 1 40 0 tick\n"
	    "X 1 1 50 20 run\nX 1 2 0 40 read\nX 1 2 60 0 read\n"
	    "X 1 2 70 10 write\nb 1 7 0 get\ne 1 7 60 get\n"
	    "b 1 8 70 get\ne 1 8 70 get\nb 1 9 75 put\ne 1 9 80 put\n", 0,
	    100), "event loop; 62.5 % busy; longest block 30 \302\265s; "
	    "most pending get\n"
	    "blocked 30 \302\265s run (JavaScriptMainThread [1])\n"
	    "blocked 0 tick (JavaScriptMainThread [1])\n"
	    "threads 40 \302\265s 50% read\nthreads 10 \302\265s 12% write\n"
	    "pending 60 \302\265s get\npending 5 \302\265s put\n");
}

TEST(pytorch_tells_its_steps_what_they_called_and_the_way_back)
{
	/* what an operator calls is in its time; the second step is cut */
	CHECK_STR(told("X 1 1 0 100 step_0\nX 1 1 0 60 aten::linear\n"
	    "X 1 1 10 40 aten::addmm\nX 1 1 70 20 aten::relu\n"
	    "X 1 1 200 50 ProfilerStep#1\nX 1 1 200 40 "
	    "autograd::engine::evaluate_function:_Relu\n"
	    "X 1 1 210 10 aten::mul\n", 0, 240),
	    "PyTorch; 1 step, 40 \302\265s on average, longest 40 \302\265s; "
	    "most in aten::linear\n"
	    "called 60 \302\265s 67% aten::linear\n"
	    "called 20 \302\265s 22% aten::relu\n"
	    "called 10 \302\265s 11% aten::mul\n"
	    "step 100 \302\265s step_0 > aten::addmm (thread 1)\n"
	    "step 50 \302\265s ProfilerStep#1 > "
	    "autograd::engine::evaluate_function:_Relu (thread 1)\n");
}

TEST(dumps_without_details_are_counters_of_processes)
{
	CHECK_STR(told("P 1 Browser\nP 2 Renderer\n"
	    "C 1 0 chrome.private_footprint - 1048576\n"
	    "C 1 90 chrome.private_footprint - 3145728\n"
	    "C 2 0 chrome.private_footprint - 2097152\n"
	    "C 2 0 chrome.peak_resident_set - 8388608\n"
	    "C 2 0 other - 99999999\n", 0, 100),
	    "memory dumps; 2 dumps of 2 processes; private footprint 5.0 MiB "
	    "(+2.0 MiB)\n"
	    "process +2.0 MiB Browser 1  1.0 MiB to 3.0 MiB\n"
	    "process 2.0 MiB Renderer 2\n"
	    "peak 8.0 MiB Renderer 2\n");
}

TEST(a_trace_of_such_counters_is_about_the_footprint_that_changed_most)
{
	/* what is no footprint changed by more */
	struct trace *tr = sketch("P 1 Browser\nP 2 Renderer\n"
	    "C 1 0 chrome.private_footprint - 4000\n"
	    "C 1 90 chrome.private_footprint - 3000\n"
	    "C 2 0 chrome.peak_resident_set - 2000\n"
	    "C 2 90 chrome.peak_resident_set - 9000\n"
	    "C 2 0 chrome.private_footprint - 2000\n"
	    "C 2 90 chrome.private_footprint - 4000\n");
	const struct track *k = &tr->tracks[brief_about(tr)];

	CHECK_STR(trace_str(tr, tr->processes[k->upid].name), "Renderer");
	CHECK_STR(trace_str(tr, k->name), "chrome.private_footprint");
	trace_free(tr);
}

TEST(a_build_tells_what_ran_alone_and_the_way_to_its_end)
{
	/*
	 *	x.o |-------------|       link |-----|	100
	 *	y.o |-----| z.o |-------------|
	 */
	struct trace *tr = build();

	CHECK_STR(said(tr, 0, 1000), "build; ninja 100 ns; 1.5 jobs at once; "
	    "critical path 100 ns, 3 jobs; one job alone 50 %\n"
	    "slowest 50 ns x.o (Worker [1])\n"
	    "slowest 40 ns z.o (Worker [2])\n"
	    "slowest 30 ns link (Worker [1])\n"
	    "slowest 30 ns y.o (Worker [2])\n"
	    "path 40 ns 40% z.o (Worker [2])\n"
	    "path 30 ns 30% link (Worker [1])\n"
	    "path 30 ns 30% y.o (Worker [2])\n"
	    "alone 30 ns 30% link (Worker [1])\n"
	    "alone 20 ns 20% z.o (Worker [2])\n");
	trace_free(tr);
}

/* Returns whether names say something beside the parts of a brief. */
static int
has_names(const char *text)
{
	struct trace *tr = sketch(text);
	struct brief_query q = { .t0 = 0, .t1 = INT64_MAX, .threads = 1 };
	struct brief br;
	int names;

	CHECK_INT(brief_make(&br, tr, &q), 0);
	CHECK_STR(br.kind->name, "build");
	names = br.names;
	brief_free(&br);
	trace_free(tr);
	return names;
}

TEST(names_of_a_build_of_which_each_step_has_a_line_are_not_summed_up)
{
	CHECK_INT(has_names("X 1 1 0 50 createProgram\nX 1 1 60 5 b\n"), 0);
	/* one inside of another has self time */
	CHECK_INT(has_names("X 1 1 0 50 createProgram\nX 1 1 10 5 b\n"), 1);
	/* two of a name have one line */
	CHECK_INT(has_names("X 1 1 0 50 createProgram\nX 1 1 60 5 createProgram\n"),
	    1);
}

/* Returns what is said of the heap snapshots whose tables are the texts. */
static const char *
heap_said(const char *first, const char *last)
{
	static const struct load_options options = { .threads = 1 };
	const char *table[] = { first, last }, *path = "brief.json";
	struct trace *tr;
	FILE *f = fopen(path, "w");
	const char *s;
	int i;

	CHECK(f != NULL);
	fputs("{\"traceEvents\":[\n", f);
	for (i = 0; i < 2; i++)
		fprintf(f, "{\"ph\":\"O\",\"name\":\"memory::Heap\","
		    "\"id\":\"0x1\",\"pid\":1,\"tid\":1,\"ts\":%d,"
		    "\"args\":{\"snapshot\":%s}},\n", i, table[i]);
	fputs("]}\n", f);
	fclose(f);
	CHECK((tr = load_files(&path, 1, &options, NULL)) != NULL);
	s = said(tr, 0, 1000);
	trace_free(tr);
	unlink(path);
	return s;
}

#define ROW(stack, bytes) \
	"{\"trace\":\"" stack "\",\"current_bytes\":" bytes "}"

TEST(a_heap_is_the_sum_of_its_rows_and_equal_stacks_are_one)
{
	/* a stack may come twice, a member of a row too: the last counts; what
	 * is in a value of a row is none of its members, odd rows are none */
	CHECK_STR(heap_said("[" ROW("main a", "3") "," ROW("main b", "5") ","
	    ROW("main a", "4") "]", "[" ROW("main a", "2") ",{\"trace\":\"no\","
	    "\"current_bytes\":8,\"in\":[{\"trace\":\"in\",\"current_bytes\":1}],"
	    "\"trace\":\"main b\",\"current_bytes\":9},7,[],\"x\","
	    "{\"trace\":[],\"current_bytes\":1},{\"trace\":\"y\"}]"),
	    "heap snapshots; 2 snapshots of process 1\n"
	    "heap -1 B 12 B to 11 B  \n"
	    "stack -5 B 7 B to 2 B  main a\n"
	    "stack +4 B 5 B to 9 B  main b\n");
}

TEST(a_heap_whose_text_is_damaged_is_read_as_a_tree)
{
	CHECK_STR(heap_said("[" ROW("a", "3") "," ROW("b", "NaN") "]",
	    "[" ROW("a", "4") ",," ROW("b", "1e999") "," ROW("c", "-7") "]"),
	    "heap snapshots; 2 snapshots of process 1\n"
	    "heap +1 B 3 B to 4 B  \n"
	    "stack +1 B 3 B to 4 B  a\n");
}

TEST(a_heap_of_more_stacks_than_are_compared_has_all_in_its_sum)
{
	struct buf first = BUF_INIT, last = BUF_INIT;
	const char *s;
	int i;

	buf_addc(&first, '[');
	for (i = 0; i < 20000; i++)
		buf_printf(&first, "%s" ROW("f%d", "10"), i > 0 ? "," : "", i);
	buf_addc(&last, '[');
	buf_add(&last, first.data + 1, first.len - 1);
	buf_adds(&first, "]");
	buf_addc(&first, '\0');
	/* the stack that grows is beyond those, and one of the first */
	buf_adds(&last, "," ROW("f19999", "90") "," ROW("f7", "30") "]");
	buf_addc(&last, '\0');
	s = heap_said(first.data, last.data);
	CHECK_STR(s, "heap snapshots; 2 snapshots of process 1\n"
	    "heap +120 B 195 KiB to 195 KiB  \n"
	    "stack +30 B 10 B to 40 B  f7\n");
	buf_free(&first);
	buf_free(&last);
}

TEST(a_heap_that_cannot_be_read_says_no_more_than_that_it_is_one)
{
	struct buf last = BUF_INIT;
	int i;

	/* damaged, and too long for a tree */
	buf_adds(&last, "[NaN");
	for (i = 0; i < 40000; i++)
		buf_adds(&last, "," ROW("main", "10"));
	buf_adds(&last, "]");
	buf_addc(&last, '\0');
	CHECK_STR(heap_said("[" ROW("main", "3") "]", last.data),
	    "heap snapshots; 2 snapshots of process 1\n");
	buf_free(&last);
}

TEST_MAIN
