/*
 * area_cpu: cpu times of an area are read from the events, once where they are
 * kept.
 */
#include "config.h"

#include <stdatomic.h>

#include "ttv/area.h"
#include "ttv/builder.h"
#include "ttv/event_facts.h"
#include "ttv/trace.h"

#include "test.h"

#define SLICES	3000

static atomic_uint asked;		/* of the reader below */

static int
some_facts(const struct trace *t, uint64_t off, uint64_t end_off,
    struct event_facts *f, struct arena *a)
{
	(void)t;
	(void)end_off;
	(void)a;
	f->tdur = off % 5 == 0 ? -1 : (int64_t)off * 3;
	return 0;
}

static int
some_brief(const struct trace *t, uint64_t off, uint64_t end_off,
    struct event_facts *f)
{
	asked++;
	some_facts(t, off, end_off, f, NULL);
	return off % 3 != 0;		/* else the facts are asked */
}

static void
no_free(struct trace *t)
{
	(void)t;
}

static const struct trace_reader some_reader = {
	.facts = some_facts, .brief = some_brief, .free = no_free
};

/* Returns the sum of cpu times of all slices, and their number in *n. */
static int64_t
cpu_sum(const struct trace *t, struct area_query *q, uint64_t *n)
{
	struct area_groups g;
	int64_t sum;

	CHECK_INT(area_groups(&g, t, q), 0);
	sum = g.total.cpu;
	*n = g.total.ncpu;
	area_groups_free(&g);
	return sum;
}

static struct trace *
some_trace(void)
{
	struct builder *b = builder_new();
	uint32_t upid = builder_process(b, builder_int_ident(1), 0), kind;
	uint32_t thread = builder_thread(b, upid, builder_int_ident(2));
	int64_t i;

	kind = builder_kind(b, builder_string(b, "a", 1), builder_string(b, "",
	    0), 0);
	for (i = 0; i < SLICES; i++)
		builder_complete(b, thread, i * 10, 5, kind, (uint64_t)i);
	return builder_finish(&b, 1, 1);
}

TEST(cpu_times_are_read_once_where_they_are_kept)
{
	struct trace *t = some_trace();
	struct area_query q = { .t0 = INT64_MIN, .t1 = INT64_MAX, .nkeys = 1,
	    .cpu = 1, .threads = 2 };
	int64_t sum = 0, kept[SLICES] = { 0 };
	uint64_t n = 0, got;
	uint32_t s;

	t->reader = &some_reader;
	for (s = 0; s < t->nslices; s++)
		if (trace_dur(t, s) != DUR_OPEN && trace_off(t, s) % 5 != 0) {
			sum += (int64_t)trace_off(t, s) * 3;
			n++;
		}
	CHECK_INT(t->nslices, SLICES);
	CHECK_INT(cpu_sum(t, &q, &got), sum);
	CHECK_INT(got, n);
	q.cpu_kept = kept;
	CHECK_INT(cpu_sum(t, &q, &got), sum);
	asked = 0;
	CHECK_INT(cpu_sum(t, &q, &got), sum);
	CHECK_INT(got, n);
	CHECK_INT(asked, 0);
	t->reader = NULL;
	trace_free(t);
}

TEST_MAIN
