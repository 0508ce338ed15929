/*
 * rank_test: Mann and Whitney's test.
 *
 * Ranks are kept doubled, so that the mean rank of tied values is an integer.
 * ways[k][s] counts the choices of k of the values seen so far whose doubled
 * ranks sum up to s: adding the values one by one gives the distribution of the
 * rank sum in O(n na S), S the largest sum; counts are exact in a double up to
 * 2^53, which 40 values (1.4e11 divisions) do not reach.
 */
#include "config.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "ttv/rank_test.h"
#include "ttv/xmalloc.h"

struct ranked {
	double		v;
	int		first;		/* of the first sample */
	uint64_t	rank;		/* doubled */
};

static int
compare_ranked(const void *a, const void *b)
{
	double x = ((const struct ranked *)a)->v;
	double y = ((const struct ranked *)b)->v;

	return (x > y) - (x < y);
}

/*
 * Sorts and ranks n values.  Returns the sum of t^3 - t over all ties of t
 * values.
 */
static double
rank_all(struct ranked *r, size_t n)
{
	double ties = 0, t;
	size_t i, k, m;

	qsort(r, n, sizeof(*r), compare_ranked);
	for (i = 0; i < n; i = k) {
		for (k = i + 1; k < n && r[k].v == r[i].v; k++)
			;
		for (m = i; m < k; m++)
			r[m].rank = i + k + 1;	/* 2 * mean of i + 1 .. k */
		t = (double)(k - i);
		ties += t * t * t - t;
	}
	return ties;
}

/* Returns the share of choices of na of n ranks as far from the mean. */
static double
exact_p(const struct ranked *r, size_t n, size_t na, uint64_t sum)
{
	size_t most = n * (n + 1), i, k, s;	/* doubled sum of all ranks */
	double mean = (double)na * (double)(n + 1), far, all = 0, out = 0;
	double *ways = xcalloc((na + 1) * (most + 1), sizeof(*ways));
	double *to, *from;

	ways[0] = 1;
	for (i = 0; i < n; i++)
		for (k = i + 1 < na ? i + 1 : na; k > 0; k--) {
			to = ways + k * (most + 1);
			from = ways + (k - 1) * (most + 1);
			for (s = most; s + 1 > r[i].rank; s--)
				to[s] += from[s - r[i].rank];
		}
	far = fabs((double)sum - mean);
	for (s = 0; s <= most; s++) {
		all += ways[na * (most + 1) + s];
		if (fabs((double)s - mean) >= far)
			out += ways[na * (most + 1) + s];
	}
	free(ways);
	return out / all;
}

static double
normal_p(size_t na, size_t nb, uint64_t sum, double ties)
{
	double a = (double)na, b = (double)nb, n = a + b;
	double variance = a * b / 12 * (n + 1 - ties / (n * (n - 1)));
	double far = fabs((double)sum / 2 - a * (n + 1) / 2) - 0.5;

	if (variance <= 0 || far <= 0)
		return 1;
	return erfc(far / sqrt(2 * variance));
}

double
rank_test(const double *a, size_t na, const double *b, size_t nb, int *exact)
{
	struct ranked *r;
	size_t n = na + nb, i;
	uint64_t sum = 0;
	double ties, p;
	int small;

	if (exact != NULL)
		*exact = 1;
	if (na == 0 || nb == 0)
		return 1;
	r = xcalloc(n, sizeof(*r));
	for (i = 0; i < n; i++) {
		r[i].first = i < na;
		r[i].v = i < na ? a[i] : b[i - na];
	}
	ties = rank_all(r, n);
	for (i = 0; i < n; i++)
		sum += r[i].first ? r[i].rank : 0;
	small = n <= (ties > 0 ? RANK_TEST_TIES : RANK_TEST_EXACT);
	p = small ? exact_p(r, n, na, sum) : normal_p(na, nb, sum, ties);
	if (exact != NULL)
		*exact = small;
	free(r);
	return p;
}

double
rank_test_least(size_t na, size_t nb)
{
	double ways = 1;
	size_t i;

	if (na == 0 || nb == 0)
		return 1;
	for (i = 1; i <= na; i++)
		ways = ways * (double)(nb + i) / (double)i;
	return ways < 2 ? 1 : 2 / ways;
}
