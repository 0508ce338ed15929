/*
 * shown: the things that a filter lets through: questions to a set.
 */
#include "config.h"

#include "ttv/sat.h"
#include "ttv/trace.h"
#include "priv.h"
#include "shown.h"

/* Returns the longest slice of the set in [first, last) and `best`, or NONE. */
static uint32_t
longest_in(const struct shown *sh, const struct trace *tr, uint32_t best,
    uint32_t first, uint32_t last)
{
	uint64_t s;

	for (s = bits_next(&sh->slices, first, last); s < last;
	    s = bits_next(&sh->slices, s + 1, last))
		best = shown_longer(tr, best, (uint32_t)s);
	return best;
}

static uint64_t
sum_in(const struct shown *sh, const struct trace *tr, uint32_t first,
    uint32_t last)
{
	uint64_t s, sum = 0;

	for (s = bits_next(&sh->slices, first, last); s < last;
	    s = bits_next(&sh->slices, s + 1, last))
		sum += (uint64_t)shown_length(tr, (uint32_t)s);
	return sum;
}

uint32_t
shown_longest(const struct shown *sh, const struct trace *tr, uint32_t first,
    uint32_t last)
{
	uint32_t b0 = (uint32_t)(((uint64_t)first + SHOWN_BLOCK - 1) /
	    SHOWN_BLOCK);
	uint32_t b1 = last / SHOWN_BLOCK, best, behind = b1 * SHOWN_BLOCK;

	if (b0 >= b1)
		return longest_in(sh, tr, NONE, first, last);
	best = longest_in(sh, tr, NONE, first, b0 * SHOWN_BLOCK);
	for (b0 += sh->nblocks, b1 += sh->nblocks; b0 < b1;
	    b0 /= 2, b1 /= 2) {
		if (b0 & 1)
			best = shown_longer(tr, best, sh->longest[b0++]);
		if (b1 & 1)
			best = shown_longer(tr, best, sh->longest[--b1]);
	}
	return longest_in(sh, tr, best, behind, last);
}

/* Returns the ns that slices of the set in [first, last) cover. */
static int64_t
shown_covered(const struct shown *sh, const struct trace *tr, uint32_t first,
    uint32_t last)
{
	uint32_t b0 = (uint32_t)(((uint64_t)first + SHOWN_BLOCK - 1) /
	    SHOWN_BLOCK);
	uint32_t b1 = last / SHOWN_BLOCK;
	uint64_t sum;

	if (b0 >= b1)
		sum = sum_in(sh, tr, first, last);
	else
		sum = sh->before[b1] - sh->before[b0] +
		    sum_in(sh, tr, first, b0 * SHOWN_BLOCK) +
		    sum_in(sh, tr, b1 * SHOWN_BLOCK, last);
	return sum > INT64_MAX ? INT64_MAX : (int64_t)sum;
}

void
shown_column(const struct shown *sh, const struct trace *tr, uint32_t row,
    uint32_t first, uint32_t last, int64_t t0, int64_t t1, uint32_t most,
    struct lod_column *c)
{
	uint32_t prev = first > tr->rows[row].first ? first - 1 : NONE;
	uint32_t from, to;
	int64_t before;

	if (prev != NONE && (!shown_slice(sh, prev) ||
	    trace_slice_end(tr, prev) <= t0))
		prev = NONE;
	from = (uint32_t)bits_next(&sh->slices, first, last);
	to = from < last ? (uint32_t)bits_last(&sh->slices, from, last) : last;
	c->n = (uint32_t)bits_count(&sh->slices, from, last,
	    (uint64_t)most + 1) + (prev != NONE);
	c->first = prev != NONE ? prev : from < last ? from : NONE;
	c->longest = NONE;
	c->covered = 0;
	if (from < last) {
		c->longest = shown_longest(sh, tr, from, to + 1);
		c->covered = sat_add(shown_covered(sh, tr, from, to),
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

const struct shown *
shown_of(const struct view *v)
{
	return v->filter_off ? NULL : v->priv->shown;
}
