/*
 * rank_shift: Hodges and Lehmann's shift of two samples, and its interval.
 *
 * A place among the na * nb differences is found without making them: the
 * differences up to x are counted by one walk over both sorted samples, and x
 * is found by bisecting the bits of doubles, which are in the order of their
 * values once those of negative numbers are turned around.
 */
#include "config.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/rank_shift.h"
#include "ttv/rank_test.h"
#include "ttv/xmalloc.h"

#define TAIL	0.025		/* of each side of the interval of 95 % */
#define Z	1.959963984540054	/* of the normal distribution, for it */
#define SIGN	(UINT64_C(1) << 63)

static int
compare_shifts(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/*
 * Returns the least u at which the statistic of the test lies with a chance of
 * TAIL at or below it.  at[k][u]: the choices of k values with the statistic u.
 */
static size_t
outside_exact(size_t na, size_t nb)
{
	size_t most = na * nb, i, k, u;
	double *at = xcalloc((na + 1) * (most + 1), sizeof(*at));
	double all = 0, sum = 0, *to, *from;

	at[0] = 1;
	/* the i-th of all values is chosen as the k-th: i - k are below it */
	for (i = 1; i <= na + nb; i++)
		for (k = i < na ? i : na; k > 0; k--) {
			if (i - k > nb)
				break;
			to = at + k * (most + 1);
			from = to - (most + 1);
			for (u = most; u + 1 > i - k; u--)
				to[u] += from[u - (i - k)];
		}
	to = at + na * (most + 1);
	for (u = 0; u <= most; u++)
		all += to[u];
	for (u = 0; u <= most; u++)
		if ((sum += to[u]) >= TAIL * all)
			break;
	free(at);
	return u;
}

size_t
rank_shift_outside(size_t na, size_t nb)
{
	double a = (double)na, b = (double)nb, k;

	if (na == 0 || nb == 0)
		return 0;
	if (na + nb <= RANK_TEST_EXACT)
		return outside_exact(na, nb);
	k = floor(a * b / 2 - Z * sqrt(a * b * (a + b + 1) / 12));
	return k < 1 ? 0 : (size_t)k;
}

/* Returns the number of differences b - a that are at most x. */
static size_t
count_to(const double *a, size_t na, const double *b, size_t nb, double x)
{
	size_t i, j = 0, n = 0;

	for (i = 0; i < na; i++) {
		while (j < nb && b[j] - a[i] <= x)
			j++;
		n += j;
	}
	return n;
}

/* Returns the double at a place in the order of all doubles. */
static double
double_at(uint64_t place)
{
	uint64_t bits = place & SIGN ? place ^ SIGN : ~place;
	double v;

	memcpy(&v, &bits, sizeof(v));
	return v;
}

static uint64_t
place_of(double v)
{
	uint64_t bits;

	v += 0.0;		/* not -0.0 */
	memcpy(&bits, &v, sizeof(bits));
	return bits & SIGN ? ~bits : bits ^ SIGN;
}

/* Returns the k-th least difference, from 1. */
static double
difference_at(const double *a, size_t na, const double *b, size_t nb, size_t k)
{
	uint64_t low = place_of(b[0] - a[na - 1]);
	uint64_t high = place_of(b[nb - 1] - a[0]), mid;

	BISECT(low, high, mid, count_to(a, na, b, nb, double_at(mid)) < k);
	return double_at(low);
}

double
rank_shift(double *a, size_t na, double *b, size_t nb, size_t k, double *low,
    double *high)
{
	size_t n = na * nb;
	double v;

	qsort(a, na, sizeof(*a), compare_shifts);
	qsort(b, nb, sizeof(*b), compare_shifts);
	*low = k > 0 ? difference_at(a, na, b, nb, k) : NAN;
	*high = k > 0 ? difference_at(a, na, b, nb, n + 1 - k) : NAN;
	v = difference_at(a, na, b, nb, n / 2 + 1);
	if (n % 2 == 0)
		v = v / 2 + difference_at(a, na, b, nb, n / 2) / 2;
	return v;
}
