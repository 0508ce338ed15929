/*
 * rank: hits by length, from the longest to the next.
 *
 * A hundred million hits are not sorted: each step is a pass over the bits of
 * slices that keeps the best candidate.  A pass can be made in pieces, between
 * keys.
 */
#include "config.h"

#include "ttv/busy.h"
#include "ttv/trace.h"
#include "hits.h"

static int
is_total(const struct trace *t, uint32_t slice)
{
	return busy_total(t, t->rows[trace_slice_row(t, slice)].track);
}

/* Returns 1 if slice a is longer than b, or b is a total. */
static int
rank_longer(const struct trace *t, const struct find_rank *r, uint32_t a,
    uint32_t b)
{
	int64_t la = trace_dur(t, a), lb = trace_dur(t, b);

	if (r->totals && is_total(t, a) != is_total(t, b))
		return is_total(t, b);
	if (la != lb)
		return lb == DUR_OPEN || (la != DUR_OPEN && la > lb);
	return a < b;
}

/* Returns 1 if slice `a` comes before b in the direction of r. */
static int
rank_before(const struct trace *t, const struct find_rank *r, uint32_t a,
    uint32_t b)
{
	return a != b && rank_longer(t, r, a, b) == (r->dir > 0);
}

static void
rank_consider(const struct trace *t, struct find_rank *r, uint32_t s)
{
	if (r->best != NONE && !rank_before(t, r, s, r->best))
		return;
	if (r->id == NONE || rank_before(t, r, r->id, s))
		r->best = s;
}

static int
has_totals(const struct trace *t)
{
	uint32_t i;

	for (i = 0; i < t->ntracks; i++)
		if (busy_total(t, i))
			return 1;
	return 0;
}

int
find_rank(const struct find *f, const struct trace *t, struct find_rank *r,
    uint64_t most)
{
	uint64_t nwords = ((uint64_t)t->nslices + 63) / 64, done = 0, bits;
	uint32_t s;

	if (r->at == 0) {
		r->best = NONE;
		r->totals = has_totals(t);
	}
	if (f->hits == NULL)
		return 1;
	for (; r->at < nwords && done < most; r->at++) {
		bits = atomic_load_explicit(&f->hits->words[r->at],
		    memory_order_relaxed);
		done += (uint64_t)__builtin_popcountll(bits) + 1;
		for (; bits != 0; bits &= bits - 1) {
			s = (uint32_t)(r->at * 64) +
			    (uint32_t)__builtin_ctzll(bits);
			if (s < t->nslices)	/* bits behind those of slices
						 * are other things */
				rank_consider(t, r, s);
		}
	}
	return r->at >= nwords;
}
