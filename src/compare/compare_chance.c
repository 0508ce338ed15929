/*
 * compare_chance: whether a key stands on one side alone by chance.
 *
 * Names that come and go, as those of a garbage collector, are in some runs and
 * not in others, whatever side these are of.  One that is in as many runs as a
 * side has is by chance in those of this side alone as often as one choice of
 * runs among all comes up.  The names that are in as many runs, but on both
 * sides, say how many are to be expected on one side alone: where these are
 * more than the level of those that are there, a test has to decide.  The same
 * is true of the keys that have one of two counts in each run.
 */
#include "config.h"

#include <math.h>

#include "ttv/rank_test.h"
#include "ttv/trace.h"

#include "compare_int.h"

enum split { SPLIT_NONE, SPLIT_MIXED, SPLIT_SIDES };

/*
 * Returns how n values, of which the first `old` are of a side, are split: not
 * in two parts as large as the sides, in two that are on both, or in the sides.
 */
static enum split
split_of(const double *v, size_t old, size_t n)
{
	size_t like = 0, i, other = n;
	int sides = 1;

	for (i = 0; i < n; i++) {
		if (v[i] == v[0])
			like++;
		else if (other == n)
			other = i;
		else if (v[i] != v[other])
			return SPLIT_NONE;
		sides &= (v[i] == v[0]) == (i < old);
	}
	if (other == n || (like != old && like != n - old))
		return SPLIT_NONE;
	return sides ? SPLIT_SIDES : SPLIT_MIXED;
}

/* Writes what a key has in each run: 1 if it is there, or its count. */
static void
values_of(const struct compare *c, uint32_t key, int counts, double *v)
{
	const struct compare_run *r;
	int side;
	size_t i;

	for (side = 0; side < 2; side++)
		for (i = 0; i < c->nruns[side]; i++) {
			r = &c->run[side][i];
			*v++ = !compare_has_key(r, key) ? 0 : !counts ? 1 :
			    (double)r->v[key].count;
		}
}

int
compare_chance(const struct compare *c, int counts)
{
	size_t old = c->nruns[0], n = old + c->nruns[1], i;
	size_t split[SPLIT_SIDES + 1] = { 0 };
	double share = rank_test_least(old, n - old);
	const struct compare_row *r;

	for (i = 0; i < c->nrows; i++) {
		r = &c->row[i];
		if (r->key == NONE || !compare_weighs(c, r) || (counts &&
		    (r->runs[0] < old || r->runs[1] < n - old)))
			continue;
		values_of(c, r->key, counts, c->value);
		split[split_of(c->value, old, n)]++;
	}
	/* of all that are split, this share is so by the sides by chance */
	share = old == n - old ? share : share / 2;
	return (double)split[SPLIT_MIXED] * share / (1 - share) >
	    c->o.level * (double)split[SPLIT_SIDES];
}
