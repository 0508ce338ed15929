/*
 * The critical path over the states of threads: runs, wakeups, sleeps and waits
 * for a CPU.
 */
#include "config.h"

#include <string.h>

#include "ttv/cause.h"
#include "ttv/strtab.h"

#include "sched_lines.h"

static struct cause_step steps[CAUSE_STEPS];

/* Returns the steps of [t0, t1) as "cause:tid+spent/gap". */
static const char *
path(const char *text, int64_t t0, int64_t t1)
{
	static const char letters[CAUSES] = { '.', 'f', 'a', 's', 'w', 'i',
	    'b', 'c', 'q', 'z' };
	static struct buf s = BUF_INIT;
	const struct cause_step *c;
	struct state_facts f;
	size_t i, n;

	begin();
	events(text);
	finish();
	n = cause_path(t, t0, t1, NULL, steps, CAUSE_STEPS);
	buf_clear(&s);
	for (i = 0; i < n; i++) {
		c = &steps[i];
		CHECK(trace_state(t, c->at.id, &f));
		buf_printf(&s, "%s%c:%" PRId64 "+%" PRId64 "/%" PRId64,
		    i > 0 ? " " : "", letters[c->why],
		    t->threads[f.utid].tid.num, c->spent, c->gap);
	}
	buf_addc(&s, '\0');
	trace_free(t);
	return s.data;
}

TEST(a_wakeup_leads_to_the_waker)
{
	CHECK_STR(path("0 0 0>1 -\n100 1 0>2 -\n5000 wake 1>2\n"
	    "200 1 2>0 S\n5000 1 0>2 -\n9000 1 2>0 S\n9000 0 1>0 S\n",
	    0, 9000), ".:1+9000/0");
	CHECK_STR(path("0 0 0>1 -\n100 1 0>2 -\n200 1 2>0 S\n"
	    "5000 wake 1>2\n5100 1 0>2 -\n6000 0 1>0 S\n9000 1 2>0 S\n",
	    0, 10000), ".:2+3900/0 w:1+5000/100");
}

TEST(what_has_the_cpu_is_on_the_path)
{
	/* 3 is woken by 2, which 4 had kept from running */
	CHECK_STR(path("0 0 0>2 -\n1000 0 2>4 R\n31000 0 4>2 S\n"
	    "33000 wake 2>3\n33000 0 2>3 R\n35000 0 3>0 S\n", 0, 35000),
	    ".:3+2000/0 w:2+2000/0 q:4+30000/0 b:2+1000/0");
}

TEST(a_sleep_until_a_timer_is_a_gap)
{
	CHECK_STR(path("0 0 0>1 -\n1000 0 1>0 S\n21000 wake 9>1 irq\n"
	    "21000 0 0>1 -\n22000 0 1>0 S\n", 0, 30000),
	    ".:1+1000/0 z:1+1000/20000");
	/* ... as is one without a wakeup */
	CHECK_STR(path("0 0 0>1 -\n1000 0 1>0 S\n"
	    "21000 0 0>1 -\n22000 0 1>0 S\n", 0, 30000),
	    ".:1+1000/0 z:1+1000/20000");
}

TEST(short_waits_do_not_cut_a_run)
{
	CHECK_STR(path("0 0 0>1 -\n100000 0 1>2 R\n100010 0 2>1 S\n"
	    "200000 0 1>0 S\n", 0, 200000), ".:1+99990/0 b:1+100000/10");
}

TEST(a_path_over_states_is_cut_by_its_range)
{
	const char *text = "0 0 0>2 -\n1000 0 2>4 R\n31000 0 4>2 S\n"
	    "33000 wake 2>3\n33000 0 2>3 R\n35000 0 3>0 S\n";

	CHECK_STR(path(text, 20000, 34000), ".:3+1000/0 w:2+2000/0 "
	    "q:4+11000/0");
	CHECK_STR(path(text, 34000, 40000), ".:3+1000/0");
	CHECK_STR(path(text, 36000, 40000), "");
	CHECK_STR(path(text, INT64_MIN, INT64_MAX),
	    ".:3+2000/0 w:2+2000/0 q:4+30000/0 b:2+1000/0");
}

TEST(threads_that_wake_each_other_at_once_have_an_end)
{
	CHECK_STR(path("0 0 0>1 -\n0 1 0>2 -\n10 0 1>0 S\n10 1 2>0 S\n"
	    "20 wake 1>2\n20 wake 2>1\n20 0 0>1 -\n20 1 0>2 -\n"
	    "30 0 1>0 S\n30 1 2>0 S\n", 0, 30), ".:1+10/0 z:2+10/10");
}

TEST_MAIN
