/* lod: level of detail against visiting every slice. */
#include "config.h"

#include <math.h>

#include "ttv/builder.h"
#include "ttv/lod.h"
#include "ttv/trace.h"
#include "test.h"

static int64_t
near(uint64_t *seed, int64_t span)
{
	return (int64_t)(test_random(seed) % (uint64_t)span);
}

/*
 * Makes a trace of one thread and one counter, with times up to `span` and
 * durations that give rows of any length.
 */
static struct trace *
make(uint64_t seed, size_t n, int64_t span, int64_t longest, int open)
{
	struct builder *b = builder_new();
	uint32_t upid, utid, kind, series[2];
	size_t i;

	upid = builder_process(b, builder_int_ident(1), 0);
	utid = builder_thread(b, upid, builder_int_ident(1));
	kind = builder_kind(b, builder_string(b, "k", 1), 0, 0);
	series[0] = builder_counter(b, upid, builder_string(b, "c", 1),
	    builder_string(b, "x", 1));
	series[1] = builder_counter(b, upid, builder_string(b, "c", 1),
	    builder_string(b, "y", 1));
	for (i = 0; i < n; i++) {
		builder_complete(b, utid, near(&seed, span) - span / 3,
		    open && test_random(&seed) % 64 == 0 ? DUR_OPEN :
		    test_random(&seed) % 8 == 0 ? 0 : near(&seed, longest),
		    kind, i);
		builder_counter_value(b, series[test_random(&seed) % 2],
		    near(&seed, span) - span / 3,
		    (double)near(&seed, 1000) - 500);
	}
	return builder_finish(&b, 1, 1);
}

static int64_t
own_dur(const struct trace *t, uint32_t s)
{
	return trace_dur(t, s) == DUR_OPEN ? t->end - t->ts[s] :
	    trace_dur(t, s);
}

static int
check_run(const struct trace *t, uint32_t first, uint32_t last)
{
	uint32_t s, best = first;
	int64_t sum = 0;

	for (s = first; s < last; s++) {
		if (own_dur(t, s) > own_dur(t, best))
			best = s;
		sum += own_dur(t, s);
	}
	return CHECK_INT(lod_covered(t, first, last), sum) &&
	    (first == last || CHECK_INT(lod_longest(t, first, last), best));
}

static int64_t
inside(const struct trace *t, uint32_t s, int64_t t0, int64_t t1)
{
	int64_t a = t->ts[s], b = a + own_dur(t, s);

	a = a > t0 ? a : t0;
	b = b < t1 ? b : t1;
	return b > a ? b - a : 0;
}

/*
 * Returns whether slice s overlaps [t0, t1); an empty slice counts at its
 * time.
 */
static int
touches(const struct trace *t, uint32_t s, int64_t t0, int64_t t1)
{
	return (t->ts[s] >= t0 && t->ts[s] < t1) || inside(t, s, t0, t1) > 0;
}

static int
check_column(const struct trace *t, uint32_t row, int64_t t0, int64_t t1)
{
	const struct row *r = &t->rows[row];
	uint32_t s, n = 0, first = NONE, longest = NONE, reaching = NONE;
	struct lod_column c;
	int64_t covered = 0;

	for (s = r->first; s < r->first + r->n; s++) {
		if (!touches(t, s, t0, t1))
			continue;
		if (first == NONE)
			first = s;
		n++;
		covered += inside(t, s, t0, t1);
		if (t->ts[s] < t0)
			reaching = s;
		else if (longest == NONE || own_dur(t, s) >
		    own_dur(t, longest))
			longest = s;
	}
	/* a slice that reaches in counts with its visible part only */
	if (reaching != NONE && (longest == NONE ||
	    inside(t, reaching, t0, t1) >= inside(t, longest, t0, t1)))
		longest = reaching;
	lod_column(t, row, t0, t1, &c);
	return CHECK_INT(c.n, n) && CHECK_INT(c.first, first) &&
	    CHECK_INT(c.longest, longest) && CHECK_INT(c.covered, covered);
}

static int
check_counter(const struct trace *t, uint32_t series, int64_t t0, int64_t t1)
{
	const struct series *s = &t->series[series];
	const int64_t *ts = trace_series_ts(t, s);
	struct lod_counter c;
	double held = NAN, min, max, last;
	uint32_t i, first, n = 0;

	for (i = s->first; i < s->first + s->n && ts[i - s->first] < t0; i++)
		held = t->counter_value[i];
	first = i;
	min = max = last = held;
	for (; i < s->first + s->n && ts[i - s->first] < t1; i++, n++) {
		last = t->counter_value[i];
		if (isnan(min) || last < min)
			min = last;
		if (isnan(max) || last > max)
			max = last;
	}
	lod_counter_run(t, series, first, i, &c);
	for (held = NAN, i = s->first; i < s->first + s->n &&
	    ts[i - s->first] <= t0; i++)
		held = t->counter_value[i];
	return CHECK_INT(c.n, n) && CHECK_DOUBLE(c.min, min) &&
	    CHECK_DOUBLE(c.max, max) && CHECK_DOUBLE(c.last, last) &&
	    CHECK_DOUBLE(lod_counter_at(t, series, t0), held);
}

static int
check_questions(const struct trace *t, uint64_t seed, int64_t span)
{
	uint32_t row = (uint32_t)(test_random(&seed) % t->nrows);
	const struct row *r = &t->rows[row];
	uint32_t first = r->first + (uint32_t)(test_random(&seed) % (r->n + 1));
	uint32_t last = first + (uint32_t)(test_random(&seed) %
	    (r->first + r->n - first + 1));
	int64_t t0 = near(&seed, 2 * span) - span / 2, t1;

	t1 = t0 + 1 + near(&seed, test_random(&seed) % 2 ? span : 5);
	return check_run(t, first, last) && check_column(t, row, t0, t1) &&
	    check_counter(t, (uint32_t)(test_random(&seed) % t->nseries), t0,
	    t1);
}

static void
run(size_t n, int64_t span, int64_t longest, int open, int questions)
{
	struct trace *t;
	uint64_t seed;
	int i;

	for (seed = 0; seed < 10; seed++) {
		t = make(seed, n, span, longest, open);
		for (i = 0; i < questions; i++)
			if (!check_questions(t, seed * 1000 + (uint64_t)i,
			    span))
				break;
		trace_free(t);
		if (i < questions)
			break;
	}
}

TEST(a_few)
{
	run(8, 20, 10, 0, 300);
}

TEST(blocks)
{
	run(100, 10000, 20, 0, 300);
}

TEST(many_in_few_rows)
{
	run(5000, 1000000, 100, 0, 300);
}

TEST(many_rows)
{
	run(2000, 5000, 1000, 1, 300);
}

TEST(open_ones)
{
	run(200, 1000, 3, 1, 300);
}

/* Sums of times beyond int64 must neither trap nor come out too small. */
TEST(all_of_time)
{
	struct builder *b = builder_new();
	struct lod_column c;
	struct trace *t;
	uint32_t utid, kind, i;

	utid = builder_thread(b, builder_process(b, builder_int_ident(1), 0),
	    builder_int_ident(1));
	kind = builder_kind(b, builder_string(b, "k", 1), 0, 0);
	builder_complete(b, utid, INT64_MIN, INT64_MAX, kind, 0);
	builder_complete(b, utid, -1, INT64_MAX, kind, 1);
	builder_complete(b, utid, INT64_MAX - 1, 1, kind, 2);
	for (i = 0; i < 100; i++)
		builder_complete(b, utid, INT64_MAX, DUR_OPEN, kind, 3 + i);
	t = builder_finish(&b, 1, 1);
	for (i = 0; i < t->nrows; i++) {
		lod_column(t, i, INT64_MIN, INT64_MAX, &c);
		lod_column(t, i, INT64_MIN, -1, &c);
		lod_column(t, i, 0, INT64_MAX, &c);
		CHECK(c.covered >= 0);
	}
	lod_column(t, 0, INT64_MIN, 0, &c);
	CHECK_INT(c.n, 2);
	trace_free(t);
}

TEST_MAIN
