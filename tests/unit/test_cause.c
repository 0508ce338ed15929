/*
 * cause: what led to a slice and what came of it, over flows, the slices around
 * and inside, async spans and wakeups.
 */
#include "config.h"

#include <string.h>

#include "ttv/builder.h"
#include "ttv/cause.h"
#include "ttv/child_sum.h"
#include "ttv/flow.h"
#include "ttv/trace.h"

#include "sketch.h"
#include "test.h"

static struct trace *tr;
static struct cause_step steps[CAUSE_STEPS];

static uint32_t
slice(const char *name)
{
	uint32_t i;

	for (i = 0; i < tr->nslices; i++)
		if (strcmp(trace_kind_name(tr, tr->kind[i]), name) == 0)
			return i;
	return NONE;
}

/* Returns the names of n steps, each with its cause, as one text. */
static const char *
names(size_t n)
{
	static const char letters[CAUSES] = { '.', 'f', 'a', 's', 'w', 'i',
	    'b', 'c' };
	static char out[512];
	size_t i, at = 0;

	for (i = 0; i < n && at < sizeof(out) - 64; i++)
		at += (size_t)snprintf(out + at, sizeof(out) - at, "%s%c%s",
		    i > 0 ? " " : "", letters[steps[i].why],
		    trace_str(tr, entity_name(tr, steps[i].at.type,
		    steps[i].at.id)));
	return n == 0 ? "" : out;
}

static const char *
back(const char *name)
{
	return names(cause_back(tr, slice(name), steps, CAUSE_STEPS));
}

static const char *
forward(const char *name)
{
	return names(cause_forward(tr, slice(name), steps, CAUSE_STEPS));
}

TEST(along_flows)
{
	tr = sketch("P 1 p\nT 1 1 t\nT 1 2 u\nT 1 3 v\n"
	    "X 1 1 0 10 a\nX 1 2 20 10 b\nX 1 3 40 10 c\nX 1 3 60 30 d\n"
	    "s 1 1 5 1\nf 1 2 20 1\n"
	    "s 1 2 25 2\nf 1 3 40 2\n"
	    "s 1 2 26 3\nf 1 3 60 3\n");
	CHECK_STR(back("c"), ".c fb fa");
	CHECK_INT(steps[1].ts, 25000);
	CHECK_INT(steps[1].gap, 15000);
	CHECK_INT(steps[2].gap, 20000);
	CHECK_STR(back("a"), ".a");
	/* of two, to the longer */
	CHECK_STR(forward("a"), ".a fb fd");
	trace_free(tr);
}

TEST(a_flow_that_ends_a_wait_comes_after_the_wait_began)
{
	tr = sketch("P 1 p\nT 1 1 t\nT 1 2 u\n"
	    "X 1 1 0 100 wait\nX 1 2 10 60 work\n"
	    "s 1 2 65 1\nf 1 1 99 1\n");
	CHECK_STR(back("wait"), ".wait fwork");
	CHECK_INT(steps[1].gap, 65000);
	CHECK_INT(steps[1].later, 1);
	CHECK_STR(forward("work"), ".work fwait");
	trace_free(tr);
}

TEST(around_and_inside)
{
	tr = sketch("P 1 p\nT 1 1 t\nT 1 2 u\n"
	    "X 1 1 0 100 outer\nX 1 1 10 50 inner\n"
	    "X 1 2 200 100 task\nX 1 2 220 10 deep\n"
	    "s 1 1 20 1\nf 1 2 200 1\n");
	CHECK_STR(back("deep"), ".deep ainner");
	CHECK_STR(forward("outer"), ".outer atask");
	CHECK_STR(names(cause_below(tr, slice("outer"), steps, CAUSE_STEPS)),
	    ".outer cinner");
	trace_free(tr);
}

/* A flow from a slice to itself, and two things that cause each other. */
TEST(many_short_children_are_heavier_than_a_long_one)
{
	size_t n;

	tr = sketch("P 1 p\nT 1 1 t\nX 1 1 0 100 tick\n"
	    "X 1 1 0 20 once\nX 1 1 20 15 layout\nX 1 1 40 18 layout\n"
	    "X 1 1 45 10 measure\nX 1 1 60 15 layout\nX 1 1 80 15 layout\n");
	n = cause_below(tr, slice("tick"), steps, CAUSE_STEPS);
	CHECK_STR(names(n), ".tick clayout cmeasure");
	CHECK_INT(steps[1].ts, 40000);		/* the longest of its name */
	CHECK_INT(steps[1].count, 4);
	CHECK_INT(steps[1].spent, 63000);
	CHECK_INT(steps[2].count, 1);
	CHECK_INT(steps[2].gap, 5000);
	CHECK_INT(cause_below(tr, slice("tick"), steps, 2), 2);
	CHECK_INT(cause_below(tr, slice("once"), steps, 2), 1);
	trace_free(tr);
}

TEST(sums_of_children)
{
	struct child_sum v[2];

	tr = sketch("P 1 p\nT 1 1 t\nX 1 1 0 100 tick\nX 1 1 0 5 a\n"
	    "X 1 1 5 5 b\nX 1 1 10 5 c\nX 1 1 15 5 b\nX 1 1 20 9 c\n"
	    "X 1 1 30 5 a\n");
	CHECK_INT(child_sums(tr, slice("tick"), v, 2), 3);
	CHECK_INT(v[0].time, 14000);
	CHECK_INT(v[0].count, 2);
	CHECK_INT(tr->ts[v[0].longest], 20000);
	CHECK_INT(v[1].time, 10000);		/* a, which came before b */
	CHECK_INT(v[1].longest, slice("a"));
	CHECK_INT(child_sums(tr, slice("a"), v, 2), 0);
	trace_free(tr);
}

TEST(circles_end)
{
	tr = sketch("P 1 p\nT 1 1 t\nT 1 2 u\n"
	    "X 1 1 0 100 self\n"
	    "s 1 1 10 1\nf 1 1 20 1\n"
	    "X 1 1 200 10 x\nX 1 2 200 10 y\n"
	    "s 1 1 200 2\nf 1 2 200 2\ns 1 2 200 3\nf 1 1 200 3\n");
	CHECK_STR(back("self"), ".self");
	CHECK(cause_back(tr, slice("x"), steps, CAUSE_STEPS) <= 4);
	CHECK(cause_forward(tr, slice("x"), steps, CAUSE_STEPS) <= 4);
	CHECK_INT(cause_back(tr, slice("x"), steps, 1), 1);
	trace_free(tr);
}

TEST(spans_of_async_trees)
{
	tr = sketch("P 1 p\n"
	    "b 1 7 0 request\nb 1 7 10 dns\ne 1 7 20 dns\ne 1 7 90 request\n");
	CHECK_STR(back("dns"), ".dns srequest");
	trace_free(tr);
}

TEST(flows_to_choose_from)
{
	struct entity_ref at = { ENTITY_SLICE, 0 };
	uint32_t flows[8];
	int inside;

	tr = sketch("P 1 p\nT 1 1 t\nT 1 2 u\n"
	    "X 1 1 0 50 a\nX 1 1 60 10 near\nX 1 2 80 10 far\n"
	    "s 1 1 10 1\nf 1 1 60 1\n"
	    "s 1 1 20 2\nf 1 2 80 2\n");
	at.id = slice("a");
	CHECK_INT(cause_flows(tr, at, 1, flows, 8, &inside), 2);
	CHECK_INT(inside, 0);
	/* another thread comes first */
	CHECK_INT(flow_at(tr, flows[0]).to, slice("far"));
	CHECK_INT(flow_at(tr, flows[1]).to, slice("near"));
	CHECK_INT(cause_flows(tr, at, 1, flows, 1, &inside), 1);
	CHECK_INT(cause_flows(tr, at, 0, flows, 8, &inside), 0);
	trace_free(tr);
}

/* ---- the critical path ---- */

/* Returns the steps as "name+spent/gap", times in us. */
static const char *
path(const char *text, int64_t t0, int64_t t1)
{
	static char out[512];
	size_t i, n, at = 0;

	tr = sketch(text);
	n = cause_path(tr, t0, t1, NULL, steps, CAUSE_STEPS);
	out[0] = '\0';
	for (i = 0; i < n && at < sizeof(out) - 64; i++)
		at += (size_t)snprintf(out + at, sizeof(out) - at,
		    "%s%s+%d/%d", i > 0 ? " " : "", trace_str(tr,
		    entity_name(tr, steps[i].at.type, steps[i].at.id)),
		    (int)(steps[i].spent / 1000), (int)(steps[i].gap / 1000));
	trace_free(tr);
	return out;
}

TEST(a_path_goes_back_over_flows)
{
	/* io reads 0-40, tells main at 30, main works 50-90 */
	CHECK_STR(path("X 1 1 0 40 read\nX 1 2 50 40 use\ns 1 1 30 7\n"
	    "f 1 2 60 7\n", 0, 100000), "use+30/0 read+30/30");
}

TEST(a_path_has_no_more_steps_than_there_is_room_for)
{
	const char *text = "X 1 1 0 10 a\nX 1 1 15 10 b\nX 1 1 30 10 c\n"
	    "X 1 1 45 10 d\n";
	size_t n;

	tr = sketch(text);
	for (n = 0; n < 4; n++) {
		memset(steps, 0x5a, sizeof(steps));
		CHECK_INT(cause_path(tr, 0, 100000, NULL, steps, n), n);
		CHECK_INT(steps[n].at.id, 0x5a5a5a5a);
	}
	trace_free(tr);
}

TEST(a_path_without_flows_stays_on_its_thread)
{
	CHECK_STR(path("X 1 1 0 10 a\nX 1 1 15 10 b\nX 1 1 30 10 c\n"
	    "X 1 2 0 35 other\n", 0, 100000), "c+10/0 b+10/5 a+10/5");
}

TEST(a_path_is_cut_by_its_range)
{
	const char *text = "X 1 1 0 10 a\nX 1 1 15 10 b\nX 1 1 30 10 c\n";

	CHECK_STR(path(text, 20000, 35000), "c+5/0 b+5/5");
	CHECK_STR(path(text, 17000, 28000), "b+8/0");
	CHECK_STR(path(text, 11000, 14000), "");
	CHECK_STR(path(text, 50000, 60000), "");
	CHECK_STR(path(text, INT64_MIN, INT64_MAX), "c+10/0 b+10/5 a+10/5");
	/* what left at the begin of the range came from before it */
	text = "X 1 1 0 40 read\nX 1 2 50 40 use\ns 1 1 30 7\nf 1 2 60 7\n";
	CHECK_STR(path(text, 29000, 100000), "use+30/0 read+1/30");
	CHECK_STR(path(text, 30000, 100000), "use+30/0");
}

TEST(a_path_finds_flows_into_inner_slices)
{
	/* a loop of main, whose second task was posted by io */
	CHECK_STR(path("X 1 1 0 100 loop\nX 1 1 10 10 one\n"
	    "X 1 1 60 30 two\nX 1 2 20 30 post\ns 1 2 45 1\nf 1 1 60 1\n",
	    0, 100000), "loop+10/0 two+30/0 post+25/15");
}

TEST(a_path_says_what_each_piece_of_a_thread_was)
{
	/* own time between long slices is that of the slice around both */
	CHECK_STR(path("X 1 1 0 100 main\nX 1 1 0 40 task\nX 1 1 5 20 a\n"
	    "X 1 1 25 10 b\nX 1 1 60 40 c\n", 0, 100000),
	    "c+40/0 main+25/0 b+10/0 a+20/0 task+5/0");
	/* what is cut by the range is as long as it is inside */
	CHECK_STR(path("X 1 1 0 100 main\nX 1 1 10 50 a\n", 20000, 70000),
	    "main+10/0 a+40/0");
	/* an unfinished slice reaches to the end */
	CHECK_STR(path("B 1 1 0 main\nX 1 1 20 30 a\nX 1 2 0 90 x\n", 0,
	    INT64_MAX), "main+40/0 a+30/0 main+20/0");
	/* a stretch that is short has the name of what fills it */
	CHECK_STR(path("X 1 1 0 9900 main\nX 1 2 9000 1000 loop\n"
	    "X 1 2 9940 58 run\nX 1 2 9941 56 task\ns 1 1 9890 7\n"
	    "f 1 2 9940 7\n", 0, 10000000), "task+60/0 main+9890/50");
	/* the range is 10 ms: 90 us are no step, nor are 9 us */
	CHECK_STR(path("X 1 1 0 10000 main\nX 1 1 50 90 short\n"
	    "X 1 1 149 5000 long\nX 1 1 5158 4842 end\n", 0, 10000000),
	    "end+4842/0 long+5009/0 main+149/0");
}

/* A short range inside of a slice of which very many children are elsewhere. */
TEST(pieces_are_looked_for_in_the_range_alone)
{
	struct builder *b = builder_new();
	uint32_t utid = builder_thread(b, builder_process(b,
	    builder_int_ident(1), 0), builder_int_ident(1));
	uint32_t all = builder_kind(b, builder_string(b, "all", 3), 0, 0);
	uint32_t kid = builder_kind(b, builder_string(b, "kid", 3), 0, 0);
	const int64_t n = 500000;
	int64_t i;

	builder_complete(b, utid, 0, n * 10, all, 0);
	for (i = 0; i < n; i++)
		builder_complete(b, utid, i * 10, 10, kid, (uint64_t)i + 1);
	tr = builder_finish(&b, 1, 1);
	CHECK_INT(cause_path(tr, 1005, 1035, NULL, steps, CAUSE_STEPS), 4);
	CHECK_INT(steps[0].ts, 1030);
	CHECK_INT(steps[0].spent, 5);
	CHECK_INT(steps[3].ts, 1005);
	CHECK_INT(steps[3].spent, 5);
	CHECK_STR(trace_kind_name(tr, tr->kind[steps[3].at.id]), "kid");
	trace_free(tr);
}

TEST(a_path_goes_on_behind_a_thread_of_instants)
{
	/* net has an instant alone; main had worked until 40 */
	CHECK_STR(path("X 1 1 0 40 ask\nX 1 1 70 30 use\ni 1 2 60 ready\n"
	    "s 1 2 60 7\nf 1 1 70 7\n", 0, 100000),
	    "use+30/0 ready+0/10 ask+40/20");
}

TEST(short_work_of_a_path_is_one_step)
{
	/* a hundredth is 0.1 ms; waits of short work are in its step */
	const char *text = "X 1 1 0 9000 long\nX 1 1 9910 1 a\n"
	    "X 1 1 9920 2 b\nX 1 1 9930 1 c\nX 1 1 9990 10 end\n";
	size_t i, n;
	int64_t all = 0;

	CHECK_STR(path(text, 0, 10000000),
	    "end+10/0 b+4/76 long+9000/910");
	tr = sketch(text);
	n = cause_path(tr, 0, 10000000, NULL, steps, CAUSE_STEPS);
	CHECK_INT(n, 3);
	CHECK_INT(steps[0].more, 0);
	CHECK_INT(steps[1].more, 2);
	CHECK_INT(steps[1].longest, 2000);
	CHECK_INT(steps[1].ts, 9910000);
	for (i = 0; i < n; i++)
		all += steps[i].spent + steps[i].gap;
	CHECK_INT(all, 10000000);
	trace_free(tr);
}

TEST(a_path_has_an_end)
{
	/* two slices that begin at once, and flows to and fro */
	CHECK_STR(path("X 1 1 0 10 a\nX 1 2 0 10 b\ns 1 1 5 1\nf 1 2 5 1\n"
	    "s 1 2 5 2\nf 1 1 5 2\n", 0, 10000), "a+5/0 b+5/0");
}

TEST(of_too_many_children_the_longest_is_heaviest)
{
	struct builder *b = builder_new();
	uint32_t p, track, kind[2], i;

	p = builder_process(b, builder_int_ident(1), 0);
	track = builder_thread(b, p, builder_int_ident(1));
	kind[0] = builder_kind(b, builder_string(b, "a", 1), 0, 0);
	kind[1] = builder_kind(b, builder_string(b, "b", 1), 0, 0);
	builder_complete(b, track, 0, 40000000, kind[0], 0);
	/* all b together are longer; they are not summed up */
	for (i = 0; i < 1100000; i++)
		builder_complete(b, track, 10 * (int64_t)i, i == 700000 ? 9 :
		    5, kind[i != 700000], i + 1);
	tr = builder_finish(&b, 1, 1);
	CHECK_INT(cause_below(tr, 0, steps, CAUSE_STEPS), 2);
	CHECK_INT(steps[1].why, CAUSE_CHILD);
	CHECK_INT(steps[1].ts, 7000000);
	CHECK_INT(steps[1].gap, 7000000);
	CHECK_INT(steps[1].spent, 9);
	CHECK_INT(steps[1].count, 1);
	trace_free(tr);
}

TEST_MAIN
