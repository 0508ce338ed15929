/*
 * passed: the things that a filter lets through: questions to a set.
 */
#include "config.h"

#include "ttv/sat.h"
#include "ttv/trace.h"
#include "priv.h"
#include "passed.h"

/* Returns the longest slice of the set in [first, last) and `best`, or NONE. */
static uint32_t
longest_in(const struct passed *ps, const struct trace *tr, uint32_t best,
    uint32_t first, uint32_t last)
{
	uint64_t s;

	for (s = bits_next(&ps->slices, first, last); s < last;
	    s = bits_next(&ps->slices, s + 1, last))
		best = passed_longer(tr, best, (uint32_t)s);
	return best;
}

static uint64_t
sum_in(const struct passed *ps, const struct trace *tr, uint32_t first,
    uint32_t last)
{
	uint64_t s, sum = 0;

	for (s = bits_next(&ps->slices, first, last); s < last;
	    s = bits_next(&ps->slices, s + 1, last))
		sum += (uint64_t)passed_length(tr, (uint32_t)s);
	return sum;
}

uint32_t
passed_longest(const struct passed *ps, const struct trace *tr, uint32_t first,
    uint32_t last)
{
	uint32_t b0 = (uint32_t)(((uint64_t)first + PASSED_BLOCK - 1) /
	    PASSED_BLOCK);
	uint32_t b1 = last / PASSED_BLOCK, best, behind = b1 * PASSED_BLOCK;

	if (b0 >= b1)
		return longest_in(ps, tr, NONE, first, last);
	best = longest_in(ps, tr, NONE, first, b0 * PASSED_BLOCK);
	for (b0 += ps->nblocks, b1 += ps->nblocks; b0 < b1;
	    b0 /= 2, b1 /= 2) {
		if (b0 & 1)
			best = passed_longer(tr, best, ps->longest[b0++]);
		if (b1 & 1)
			best = passed_longer(tr, best, ps->longest[--b1]);
	}
	return longest_in(ps, tr, best, behind, last);
}

/* Returns the ns that slices of the set in [first, last) cover. */
static int64_t
passed_covered(const struct passed *ps, const struct trace *tr, uint32_t first,
    uint32_t last)
{
	uint32_t b0 = (uint32_t)(((uint64_t)first + PASSED_BLOCK - 1) /
	    PASSED_BLOCK);
	uint32_t b1 = last / PASSED_BLOCK;
	uint64_t sum;

	if (b0 >= b1)
		sum = sum_in(ps, tr, first, last);
	else
		sum = ps->before[b1] - ps->before[b0] +
		    sum_in(ps, tr, first, b0 * PASSED_BLOCK) +
		    sum_in(ps, tr, b1 * PASSED_BLOCK, last);
	return sum > INT64_MAX ? INT64_MAX : (int64_t)sum;
}

void
passed_column(const struct passed *ps, const struct trace *tr, uint32_t row,
    uint32_t first, uint32_t last, int64_t t0, int64_t t1, uint32_t most,
    struct lod_column *c)
{
	uint32_t prev = first > tr->rows[row].first ? first - 1 : NONE;
	uint32_t from, to;
	int64_t before;

	if (prev != NONE && (!passed_slice(ps, prev) ||
	    trace_slice_end(tr, prev) <= t0))
		prev = NONE;
	from = (uint32_t)bits_next(&ps->slices, first, last);
	to = from < last ? (uint32_t)bits_last(&ps->slices, from, last) : last;
	c->n = (uint32_t)bits_count(&ps->slices, from, last,
	    (uint64_t)most + 1) + (prev != NONE);
	c->first = prev != NONE ? prev : from < last ? from : NONE;
	c->longest = NONE;
	c->covered = 0;
	if (from < last) {
		c->longest = passed_longest(ps, tr, from, to + 1);
		c->covered = sat_add(passed_covered(ps, tr, from, to),
		    trace_slice_overlap(tr, to, t0, t1));
	}
	if (prev == NONE)
		return;
	before = trace_slice_overlap(tr, prev, t0, t1);
	c->covered = sat_add(c->covered, before);
	if (c->longest == NONE || before >=
	    trace_slice_overlap(tr, c->longest, t0, t1))
		c->longest = prev;
}

const struct passed *
passed_of(const struct view *v)
{
	return v->filter_off ? NULL : v->priv->passed;
}
