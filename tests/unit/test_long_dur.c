/*
 * long_dur: the duration of a slice is what its events say, whether it fits 32
 * bits or not, whichever worker wrote the slice.
 *
 * The reference is a list of what was built; each slice has its offset in it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/lod.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "test.h"

#define MAX	((int64_t)UINT32_MAX)
#define MANY	6000
#define THREADS	40

static const int64_t limits[] = { 0, 1, MAX - 2, MAX - 1, MAX, MAX + 1,
	MAX * 2, INT64_MAX / 2, DUR_OPEN, 7 };
#define NLIMITS	(sizeof(limits) / sizeof(limits[0]))

static uint32_t
thread(struct builder *b, int64_t tid)
{
	return builder_thread(b, builder_process(b, builder_int_ident(1), 0),
	    builder_int_ident(tid));
}

static uint32_t
kind(struct builder *b)
{
	return builder_kind(b, builder_string(b, "k", 1), 0, 0);
}

/* Checks each slice, by its offset, and what lies in the list of long ones. */
static void
check_all(const struct trace *t, const int64_t *dur, size_t n)
{
	int64_t *all = xcalloc((size_t)t->nslices + 1, sizeof(*all));
	uint32_t i, nlong = 0;
	size_t bad = 0;

	CHECK_INT(t->nslices, n);
	trace_durs(t, 0, t->nslices, all);
	for (i = 0; i < t->nslices; i++) {
		bad += trace_dur(t, i) != dur[trace_off(t, i)];
		bad += all[i] != dur[trace_off(t, i)];
		if (all[i] > MAX - 2 || all[i] < DUR_OPEN) {
			bad += nlong >= t->nlong || t->long_slice[nlong] != i;
			nlong++;
		}
	}
	CHECK_INT(bad, 0);
	CHECK_INT(t->nlong, nlong);
	free(all);
}

TEST(complete_events_at_the_limits)
{
	struct builder *b = builder_new();
	struct trace *t;
	size_t i;

	for (i = 0; i < NLIMITS; i++)
		builder_complete(b, thread(b, (int64_t)i + 1), 5, limits[i],
		    kind(b), i);
	t = builder_finish(&b, 1, 1);
	check_all(t, limits, NLIMITS);
	trace_free(t);
}

TEST(begins_and_ends_from_one_end_of_time_to_the_other)
{
	static const int64_t dur[] = { INT64_MAX, MAX - 1, DUR_OPEN };
	struct builder *b = builder_new();
	uint32_t one = thread(b, 1), two = thread(b, 2);
	struct trace *t;

	builder_begin(b, one, INT64_MIN, kind(b), 0);
	builder_end(b, one, INT64_MAX, 0, 3);
	builder_begin(b, two, -1, kind(b), 1);
	builder_end(b, two, MAX - 2, 0, 4);
	builder_begin(b, two, MAX, kind(b), 2);
	t = builder_finish(&b, 1, 2);
	check_all(t, dur, 3);
	trace_free(t);
}

TEST(async_slices_at_the_limits)
{
	struct builder *b = builder_new();
	struct trace *t;
	struct key id;
	size_t i;

	thread(b, 1);		/* the key is of its process */
	memset(&id, 0, sizeof(id));
	for (i = 0; i < NLIMITS; i++) {
		id.id = builder_int_ident((int64_t)i);
		builder_async(b, ASYNC_BEGIN, &id, 0, 1, kind(b), i);
		if (limits[i] != DUR_OPEN)
			builder_async(b, ASYNC_END, &id, 0, 1 + limits[i],
			    kind(b), i + NLIMITS);
	}
	t = builder_finish(&b, 1, 2);
	check_all(t, limits, NLIMITS);
	trace_free(t);
}

/* Slices of CPUs and states of threads: two workers write these. */
TEST(scheduling_at_the_limits)
{
	/* 1 runs, then 2, and so on: each runs for the next limit */
	static const int64_t runs[] = { MAX - 2, MAX - 1, MAX, 3, MAX * 9 };
	struct switch_event e;
	struct builder *b = builder_new();
	struct trace *t;
	uint32_t i, cpu = builder_cpu(b, 0), bad = 0, seen = 0;
	const struct track *k;
	uint32_t n = sizeof(runs) / sizeof(runs[0]);
	int64_t ts = 10;

	memset(&e, 0, sizeof(e));
	e.prev = NONE;
	for (i = 0; i <= n; i++) {
		e.ts = ts;
		e.off = i;
		e.cpu = cpu;
		e.next = builder_tid(b, builder_int_ident((int64_t)i + 1));
		e.next_name = builder_string(b, "x", 1);
		builder_switch(b, &e);
		e.prev = e.next;
		e.prev_state = builder_string(b, "S", 1);
		ts += i < n ? runs[i] : 0;
	}
	t = builder_finish(&b, 1, 2);
	for (k = t->tracks; k < t->tracks + t->ntracks; k++) {
		if (k->type != TRACK_CPU)
			continue;
		for (i = 0; i < n; i++, seen++)
			bad += trace_dur(t, t->rows[k->row].first + i) !=
			    runs[i];
		CHECK_INT(trace_dur(t, t->rows[k->row].first + n), DUR_OPEN);
	}
	CHECK_INT(seen, n);
	CHECK_INT(bad, 0);
	/* as long on the CPU as in the state of running */
	CHECK_INT(t->nlong, 6);
	for (i = 1; i < t->nlong; i++)
		CHECK(t->long_slice[i - 1] < t->long_slice[i]);
	trace_free(t);
}

/* Fills durations of which one of `every` is long, and builds the trace. */
static struct trace *
made(int64_t *dur, unsigned every, int nthreads, int workers)
{
	struct builder *parts[3];
	uint64_t seed = every;
	uint32_t track;
	size_t i, part = 3;
	int64_t *at = xcalloc((size_t)nthreads, sizeof(*at));

	while (part-- > 0)
		parts[part] = builder_new();
	for (i = 0; i < MANY; i++) {
		size_t th = test_random(&seed) % (size_t)nthreads;

		part = i * 3 / MANY;
		track = thread(parts[part], (int64_t)th + 1);
		dur[i] = (int64_t)(test_random(&seed) % 4) + (test_random(
		    &seed) % every == 0 ? MAX - 2 : 0);
		builder_complete(parts[part], track, at[th], dur[i],
		    kind(parts[part]), i);
		at[th] += dur[i] + 1;
	}
	free(at);
	return builder_finish(parts, 3, workers);
}

static void
check_workers(unsigned every, int nthreads)
{
	static const int workers[] = { 1, 2, 7 };
	static int64_t dur[MANY];
	struct trace *t;
	size_t i;

	for (i = 0; i < sizeof(workers) / sizeof(workers[0]); i++) {
		t = made(dur, every, nthreads, workers[i]);
		check_all(t, dur, MANY);
		trace_free(t);
	}
}

TEST(many_threads_by_any_number_of_workers)
{
	check_workers(1, THREADS);
	check_workers(2, THREADS);
	check_workers(100, THREADS);
	check_workers(MANY * 2, THREADS);
}

TEST(one_thread_by_any_number_of_workers)
{
	check_workers(1, 1);
	check_workers(2, 1);
	check_workers(100, 1);
}

/* trace_durs() from anywhere, and the sums and the longest of ranges. */
TEST(ranges_agree_with_slices)
{
	static int64_t dur[MANY], out[100];
	struct trace *t = made(dur, 3, 5, 2);
	uint64_t seed = 4, sum;
	uint32_t first, n, i, best, k;
	size_t bad = 0;

	for (k = 0; k < 2000; k++) {
		n = 1 + (uint32_t)(test_random(&seed) % 100);
		first = (uint32_t)(test_random(&seed) % (t->nslices - n));
		trace_durs(t, first, n, out);
		for (sum = 0, best = first, i = 0; i < n; i++) {
			bad += out[i] != trace_dur(t, first + i);
			sum += (uint64_t)out[i];
			if (out[i] > trace_dur(t, best))
				best = first + i;
		}
		bad += lod_longest(t, first, first + n) != best;
		bad += (uint64_t)lod_covered(t, first, first + n) != sum;
	}
	CHECK_INT(bad, 0);
	trace_free(t);
}

TEST_MAIN
