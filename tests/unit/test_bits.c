/*
 * Sets of numbers against a plain array of flags.
 */
#include "config.h"

#include <string.h>

#include "ttv/bits.h"
#include "test.h"

#define N	20000

static uint64_t
plain_next(const uint8_t *in, uint64_t from, uint64_t to)
{
	while (from < to && !in[from])
		from++;
	return from;
}

static uint64_t
plain_last(const uint8_t *in, uint64_t from, uint64_t to)
{
	uint64_t i;

	for (i = to; i > from; i--)
		if (in[i - 1])
			return i - 1;
	return to;
}

/* Compares a set of every `step`-th number with an array, for many ranges. */
static void
compare(uint64_t step)
{
	static uint8_t in[N];
	struct bits b;
	uint64_t i, from, to, n;
	int bad = 0;

	memset(in, 0, sizeof(in));
	bits_init(&b, N);
	for (i = step / 2; i < N; i += step) {
		bits_add(&b, i);
		in[i] = 1;
	}
	for (i = 0; i < 20000; i++) {
		from = i * 7919 % N;
		to = from + i * 104729 % (N - from + 1);
		for (n = 0; from + n < to && n < 3; n++)
			bad += bits_has(&b, from + n) != in[from + n];
		bad += bits_next(&b, from, to) != plain_next(in, from, to);
		bad += bits_last(&b, from, to) != plain_last(in, from, to);
	}
	CHECK_INT(bad, 0);
	CHECK_INT(bits_count(&b, 0, N, N), (N - step / 2 + step - 1) / step);
	bits_free(&b);
}

TEST(bits_dense)
{
	compare(1);
	compare(3);
}

TEST(bits_sparse)
{
	compare(64);
	compare(5000);
	compare(N - 1);
}

TEST(bits_empty)
{
	struct bits b = { 0, NULL, NULL };

	CHECK_INT(bits_next(&b, 0, 9), 9);
	CHECK_INT(bits_last(&b, 0, 9), 9);
	CHECK(!bits_has(&b, 0));
	bits_init(&b, 0);
	CHECK_INT(bits_next(&b, 0, 0), 0);
	bits_free(&b);
}

TEST(bits_counted_to_a_limit)
{
	struct bits b;
	uint64_t i;

	bits_init(&b, 1000);
	for (i = 0; i < 1000; i++)
		bits_add(&b, i);
	CHECK_INT(bits_count(&b, 0, 1000, 5), 5);
	CHECK_INT(bits_count(&b, 998, 1000, 5), 2);
	bits_free(&b);
}

TEST_MAIN
