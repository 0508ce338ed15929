/*
 * slices: hostile inputs: slices that nest deeply, overlap, or share one time.
 */
#include "config.h"

#include <stdio.h>

#include "hostile.h"

static void
nested_begins(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		hostile_event('B', 1, i, "deep", "");
	hostile_last();
}

static void
nested_pairs(size_t n)
{
	size_t i;

	for (i = 0; i < n / 2; i++)
		hostile_event('B', 1, i, "deep", "");
	for (; i < n; i++)
		hostile_event('E', 1, i, "deep", "");
	hostile_last();
}

static void
overlapping(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		hostile_slice(i, n, "o");
	hostile_last();
}

static void
overlapping_staircase(size_t n)
{
	size_t i;

	/* each outlasts the one before and begins inside it */
	for (i = 0; i < n; i++)
		hostile_slice(i * 2, 3 + i % 7 * n, "s");
	hostile_last();
}

static void
one_time(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		hostile_slice(5, i * 7919 % n, "t");
	hostile_last();
}

static void
one_time_empty(size_t n)
{
	while (n-- > 0)
		hostile_slice(5, 0, "t");
	hostile_last();
}

static void
backwards(size_t n)
{
	while (n-- > 0)
		hostile_slice(n * 2, 1, "b");
	hostile_last();
}

static void
stray_ends(size_t n)
{
	size_t i;

	for (i = 0; i < n / 2; i++)
		hostile_event('B', 1, i, "open", "");
	for (; i < n; i++)
		hostile_event('E', 1, i, "other", "");
	hostile_last();
}

static void
unsorted_pairs(size_t n)
{
	size_t i;

	for (i = 0; i < n / 2; i++)
		hostile_event('E', 1, (i + 1) / 512, "u", "");
	for (i = 0; i < n / 2; i++)
		hostile_event('B', 1, i / 512, "u", "");
	hostile_last();
}

static void
crossing_pairs(size_t n)
{
	char name[32];
	size_t i;

	/* first opened, first closed: nothing nests */
	for (i = 0; i < n; i++) {
		snprintf(name, sizeof(name), "c%zu", i % 512);
		hostile_event('B', 1, i * 2, name, "");
		snprintf(name, sizeof(name), "c%zu", (i + 1) % 512);
		if (i >= 511)
			hostile_event('E', 1, i * 2 + 1, name, "");
	}
	hostile_last();
}

const struct hostile_input hostile_slices[] = {
	{ "nested-begins", nested_begins, 0, 1 },
	{ "nested-pairs", nested_pairs, 0, 1 },
	{ "overlapping", overlapping, 0, 1 },
	{ "overlapping-staircase", overlapping_staircase, 0, 1 },
	{ "one-time", one_time, 0, 1 },
	{ "one-time-empty", one_time_empty, 0, 1 },
	{ "backwards", backwards, 0, 1 },
	{ "stray-ends", stray_ends, 0, 1 },
	{ "unsorted-pairs", unsorted_pairs, 0, 1 },
	{ "crossing-pairs", crossing_pairs, 0, 1 },
	{ NULL, NULL, 0, 0 }
};
