/*
 * cause: what led to a slice and what came of it, over flows, the slices around
 * and inside, async spans and wakeups.
 */
#include "config.h"

#include <string.h>

#include "ttv/cause.h"
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
	    'c' };
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

TEST_MAIN
