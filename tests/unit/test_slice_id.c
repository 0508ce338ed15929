/*
 * slice_id: ids of entries by counting and by arrays, held to a plain sort.
 */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/slice_id.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "sketch.h"
#include "test.h"

static const struct trace *t;		/* whose entries are compared */

static int64_t
time_of(uint32_t entry)
{
	return entry < t->nslices ? t->ts[entry] :
	    t->instants[entry - t->nslices].ts;
}

static uint64_t
length_of(uint32_t entry)
{
	return entry < t->nslices ? (uint64_t)trace_dur(t, entry) : 0;
}

static int
compare(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

	if (time_of(x) != time_of(y))
		return time_of(x) < time_of(y) ? -1 : 1;
	if (length_of(x) != length_of(y))
		return length_of(x) > length_of(y) ? -1 : 1;
	return x < y ? -1 : 1;
}

/* Checks ids that are asked for together: few, more, and all. */
static void
check_together(const uint32_t *want, uint32_t n, int threads)
{
	struct entity_ref *refs = xcalloc(n + 1, sizeof(*refs));
	uint32_t *ids, few, i, k, entry;

	for (few = 1; few <= n; few *= 7) {
		for (i = 0; i < few; i++) {
			k = (uint32_t)((uint64_t)i * 7919 % n);
			entry = want[k];
			refs[i] = entry < t->nslices ?
			    (struct entity_ref){ ENTITY_SLICE, entry } :
			    (struct entity_ref){ ENTITY_INSTANT,
			    entry - t->nslices };
		}
		ids = slice_ids_of_refs(t, threads, refs, few);
		for (i = 0; i < few; i++)
			if (!CHECK_INT(ids[i], (uint64_t)i * 7919 % n))
				break;
		free(ids);
	}
	free(refs);
}

/* Checks ids of some entries that are asked for together, in their place. */
static void
check_few(const uint32_t *want, uint32_t n, int threads)
{
	struct slice_ids *ids = slice_ids_new(t, threads);
	uint32_t some[5], i, k, m = n < 5 ? n : 5;

	for (k = 0; k + m <= n; k += n / 9 + 1) {
		for (i = 0; i < m; i++)
			some[i] = want[k + m - 1 - i];
		slice_ids_of(ids, some, some, m);
		for (i = 0; i < m; i++)
			CHECK_INT(some[i], k + m - 1 - i);
	}
	slice_ids_free(ids);
}

/* Checks each id of a trace without states, asked for in any order. */
static void
check_all(struct trace *trace, int threads, int arrays)
{
	uint32_t *want, n, i, k;
	struct slice_ids *ids;

	t = trace;
	n = t->nslices + t->ninstants;
	want = xreallocarray(NULL, n + 1, sizeof(*want));
	for (i = 0; i < n; i++)
		want[i] = i;
	qsort(want, n, sizeof(*want), compare);
	ids = slice_ids_new(t, threads);
	CHECK_INT(slice_ids_rows(ids), n);
	if (arrays & 1)
		slice_ids_entries(ids);
	if (arrays & 2)
		slice_ids_ranks(ids);
	for (i = 0; i < n; i++) {
		/* one fresh, so that it is counted, and then many */
		k = (uint32_t)((uint64_t)i * 7919 % n);
		if (!CHECK_INT(slice_id_of(ids, want[k]), k) ||
		    !CHECK_INT(slice_of_id(ids, k), want[k]))
			break;
	}
	slice_ids_free(ids);
	check_few(want, n, threads);
	for (i = 0; i < n && n < 300; i += 17) {
		ids = slice_ids_new(t, threads);
		CHECK_INT(slice_of_id(ids, i), want[i]);
		CHECK_INT(slice_id_of(ids, want[i]), i);
		slice_ids_free(ids);
	}
	check_together(want, n, threads);
	free(want);
}

static struct trace *
random_trace(uint64_t seed, unsigned n, unsigned times)
{
	struct buf b = BUF_INIT;
	struct trace *trace;
	unsigned i;

	for (i = 0; i < n; i++)
		if (test_random(&seed) % 4 == 0)
			buf_printf(&b, "i 1 %d %d dot\n", (int)(test_random(
			    &seed) % 5), (int)(test_random(&seed) % times));
		else
			buf_printf(&b, "X 1 %d %d %d work\n", (int)(
			    test_random(&seed) % 5), (int)(test_random(&seed) %
			    times), (int)(test_random(&seed) % 9));
	buf_addc(&b, '\0');
	trace = sketch(b.data);
	buf_free(&b);
	return trace;
}

TEST(order_of_time_longest_first)
{
	struct trace *trace = sketch(
	    "X 1 9 500 100 later\n"
	    "X 1 7 100 300 outer\n"
	    "X 1 7 100 50 inner\n"
	    "i 1 9 100 dot\n"
	    "X 1 8 10 20 first\n");
	struct slice_ids *ids = slice_ids_new(trace, 1);
	static const char *const names[] = { "first", "outer", "inner", "dot",
	    "later" };
	struct entity_ref e;
	int i;

	for (i = 0; i < 5; i++) {
		CHECK_INT(slice_ref_of_id(ids, i, &e), 0);
		CHECK_STR(trace_str(trace, entity_name(trace, e.type, e.id)),
		    names[i]);
		CHECK_INT(slice_id_of_ref(ids, e), i);
	}
	CHECK_INT(slice_ref_of_id(ids, 5, &e), -1);
	CHECK_INT(slice_ref_of_id(ids, -1, &e), -1);
	slice_ids_free(ids);
	trace_free(trace);
}

TEST(all_ways_agree)
{
	static const unsigned sizes[] = { 1, 7, 250, 3000 };
	struct trace *trace;
	size_t i;
	int arrays;

	for (i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		for (arrays = 0; arrays < 4; arrays++) {
			trace = random_trace(i + 1, sizes[i], arrays & 1 ? 40 :
			    1000000);
			check_all(trace, arrays + 1, arrays);
			trace_free(trace);
		}
}

/* With enough entries several stretches of time are sorted by themselves. */
TEST(stretches)
{
	struct trace *trace = random_trace(5, 600000, 1000000);

	check_all(trace, 1, 1);
	check_all(trace, 3, 2);
	trace_free(trace);
}

TEST_MAIN
