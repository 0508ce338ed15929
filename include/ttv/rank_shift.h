#ifndef TTV_RANK_SHIFT_H
#define TTV_RANK_SHIFT_H
/*
 * rank_shift: how far the values of two samples lie apart, by Hodges and
 * Lehmann: the median of all differences between a value of one sample and a
 * value of the other, with the interval of 95 % that belongs to the rank test
 * (ttv/rank_test.h): the shifts that the test does not reject.
 *
 * Of the na * nb differences in order the interval is from the k-th of the
 * least to the k-th of the greatest.  k comes from the exact distribution of
 * the test's statistic for up to RANK_TEST_EXACT values, beyond from the
 * normal one.  Ties make the interval wider than it must be, never narrower.
 */
#include <stddef.h>

/*
 * Returns that k for samples of these sizes; 0 where they are so small that
 * no interval has 95 %.
 */
size_t	rank_shift_outside(size_t na, size_t nb);
/*
 * Returns the median of the differences b - a, and writes the ends of the
 * interval for k of rank_shift_outside(): NaN for 0.  Sorts both samples, which
 * have values and no NaN.  O((na + nb) log(na + nb)).
 */
double	rank_shift(double *a, size_t na, double *b, size_t nb, size_t k,
	    double *low, double *high);

#endif
