/*
 * interval: measures the interval tree.
 *
 * 	interval [SPANS]
 *
 * SPANS spans (a million): one in 64 is long, the others cover a few of their
 * neighbours, as flows and async slices do.  In order of their begins and out
 * of order: the time to build the tree, its bytes, the time of a question about
 * one moment, and of one about a range, by span found.  The answers to the
 * first questions are compared with those of a look at every span.
 */
#include "config.h"

#include <err.h>
#include <malloc.h>
#include <stdlib.h>

#include "ttv/interval.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "measure.h"

#define MOMENTS		10000
#define RANGES		100
#define CHECKED		20	/* questions that are compared */
#define WIDE		1000	/* spans that begin in a range */

struct span {
	int64_t	start, end;
};

static uint64_t random_state = 1;

/* splitmix64 */
static uint64_t
random_bits(void)
{
	uint64_t z = random_state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

static int64_t
span_start(const void *arg, uint32_t i)
{
	return ((const struct span *)arg)[i].start;
}

static int64_t
span_end(const void *arg, uint32_t i)
{
	return ((const struct span *)arg)[i].end;
}

/* Makes spans that begin 100 ns after each other; shuffles them or not. */
static void
make_spans(struct span *v, uint32_t n, int ordered)
{
	struct span s;
	uint32_t i, k;

	for (i = 0; i < n; i++) {
		v[i].start = (int64_t)i * 100;
		v[i].end = v[i].start + (int64_t)(random_bits() % (i % 64 ==
		    0 ? 100000 : 400));
	}
	for (i = n; !ordered && i > 1; i--) {
		k = (uint32_t)(random_bits() % i);
		s = v[i - 1];
		v[i - 1] = v[k];
		v[k] = s;
	}
}

static uint64_t
count(const struct interval_index *x, int64_t t0, int64_t t1)
{
	struct interval_query q;
	uint64_t n = 0;

	interval_ask(&q, x, t0, t1);
	while (interval_next(&q) != NONE)
		n++;
	return n;
}

static uint64_t
count_all(const struct span *v, uint32_t n, int64_t t0, int64_t t1)
{
	uint64_t found = 0;
	uint32_t i;

	for (i = 0; i < n; i++)
		found += v[i].start < t1 && (v[i].end > t0 ||
		    (v[i].start == v[i].end && v[i].start >= t0));
	return found;
}

/* Asks about `times` ranges; prints us a question and ns a span found. */
static void
ask(const struct interval_index *x, const struct span *v, uint32_t n,
    int times, int64_t width, const char *order, const char *what)
{
	uint64_t start, took, found = 0, all = 0;
	char name[64];
	int64_t t;
	int i;

	for (i = 0, took = 0; i < times; i++) {
		t = (int64_t)(random_bits() % ((uint64_t)n * 100));
		start = measure_now();
		found = count(x, t, t + width);
		took += measure_now() - start;
		all += found;
		if (i < CHECKED && found != count_all(v, n, t, t + width))
			errx(1, "wrong answer at %lld", (long long)t);
	}
	snprintf(name, sizeof(name), "%s, %s", order, what);
	measure_say(name, (double)took / times / 1e3, "us");
	snprintf(name, sizeof(name), "%s, %s, a span", order, what);
	measure_say(name, (double)took / (all > 0 ? (double)all : 1), "ns");
}

/* Returns the bytes that are allocated, on the heap or mapped. */
static size_t
allocated(void)
{
	struct mallinfo2 m = mallinfo2();

	return m.uordblks + m.hblkhd;
}

static void
measure(struct span *v, uint32_t n, const char *order, int ordered)
{
	struct interval_spans spans = { n, span_start, span_end, v };
	struct interval_index *x;
	uint64_t start;
	size_t before;
	char name[64];

	make_spans(v, n, ordered);
	before = allocated();
	start = measure_now();
	x = interval_new(&spans);
	snprintf(name, sizeof(name), "%s, build", order);
	measure_say(name, (double)(measure_now() - start) / 1e6, "ms");
	snprintf(name, sizeof(name), "%s, bits", order);
	measure_say(name, (double)(allocated() - before) * 8 / n, "");
	ask(x, v, n, MOMENTS, 1, order, "moment");
	ask(x, v, n, RANGES, WIDE * 100, order, "range");
	interval_free(x);
}

int
main(int argc, char **argv)
{
	uint32_t n = 1000000;
	struct span *v;

	if (argc > 2 || (argc == 2 && (n = (uint32_t)strtoul(argv[1], NULL,
	    10)) == 0))
		errx(2, "usage: interval [SPANS]");
	xmalloc_setup();
	v = xcalloc(n, sizeof(*v));
	measure(v, n, "ordered", 1);
	measure(v, n, "unordered", 0);
	free(v);
	return 0;
}
