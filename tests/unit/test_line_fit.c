/* line_fit: boxes stand where a look at each line from 0 on places them. */
#include "config.h"

#include <stdlib.h>

#include "../../src/sql/line_fit.h"
#include "test.h"

#define BOXES	120

struct box {
	int64_t		 start, end;
	size_t		 high, line;
};

static struct box	boxes[BOXES];

static int
compare(const void *a, const void *b)
{
	const struct box *x = a, *y = b;

	if (x->high != y->high)
		return x->high > y->high ? -1 : 1;
	return (x->start > y->start) - (x->start < y->start);
}

/* Returns whether box n may stand on `line` and those above it. */
static int
is_free(size_t n, size_t line)
{
	const struct box *b = &boxes[n], *o;

	for (o = boxes; o < b; o++)
		if (o->line < line + b->high && line < o->line + o->high &&
		    o->start < b->end && b->start < o->end)
			return 0;
	return 1;
}

static void
make(uint64_t *seed, size_t n, uint64_t span, uint64_t highest)
{
	uint64_t kind;
	size_t i;

	for (i = 0; i < n; i++) {
		boxes[i].start = (int64_t)(test_random(seed) % span) - 5;
		kind = test_random(seed) % 10;
		if (kind == 0)
			boxes[i].end = INT64_MAX;
		else if (kind == 1)
			boxes[i].end = boxes[i].start;
		else
			boxes[i].end = boxes[i].start + (int64_t)
			    (test_random(seed) % (kind < 8 ? 8 : span));
		boxes[i].high = 1 + test_random(seed) % highest;
	}
	qsort(boxes, n, sizeof(*boxes), compare);
}

static int
same(size_t n)
{
	struct line_fit *f = line_fit_new();
	size_t i, line;
	int rc = 1;

	for (i = 0; i < n && rc; i++) {
		for (line = 0; !is_free(i, line); line++)
			;
		boxes[i].line = line;
		rc = CHECK_INT(line_fit_place(f, boxes[i].start, boxes[i].end,
		    boxes[i].high), line);
	}
	line_fit_free(f);
	return rc;
}

TEST(few_times)
{
	uint64_t seed = 1;
	size_t n;
	int i;

	for (i = 0; i < 20000; i++) {
		n = 1 + test_random(&seed) % 12;
		make(&seed, n, 6, 3);
		if (!same(n))
			return;
	}
}

TEST(many_lines)
{
	uint64_t seed = 2;
	int i;

	for (i = 0; i < 300; i++) {
		make(&seed, BOXES, i % 2 ? 40 : 1000, i % 3 ? 9 : 1);
		if (!same(BOXES))
			return;
	}
}

TEST(all_of_time)
{
	struct line_fit *f = line_fit_new();

	CHECK_INT(line_fit_place(f, INT64_MIN, INT64_MAX, 3), 0);
	CHECK_INT(line_fit_place(f, INT64_MIN, INT64_MIN, 2), 0);
	CHECK_INT(line_fit_place(f, INT64_MAX, INT64_MAX, 2), 0);
	CHECK_INT(line_fit_place(f, 0, 0, 1), 3);
	CHECK_INT(line_fit_place(f, INT64_MAX, INT64_MAX, 1), 0);
	line_fit_free(f);
}

/* 500,000 boxes: a look at each line for each box would outlast the test. */
TEST(each_within_the_last)
{
	struct line_fit *f = line_fit_new();
	int64_t i, n = 500000;

	for (i = 0; i < n; i++)
		if (!CHECK_INT(line_fit_place(f, i, 2 * n - i, 1), i))
			break;
	CHECK_INT(line_fit_place(f, 2 * n - 10, 2 * n, 1), 10);
	line_fit_free(f);
}

TEST_MAIN
