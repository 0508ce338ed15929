#ifndef TTV_RANK_TEST_H
#define TTV_RANK_TEST_H
/*
 * rank_test: the two-sided rank test of Mann and Whitney (Wilcoxon's rank sum):
 * whether values of two samples come from one distribution.
 *
 * The p is exact where the samples are small, ties or not: the share of all
 * divisions of the joint ranks whose rank sum lies as far from its mean.  Else
 * it is that of the normal distribution, with the variance corrected for ties
 * and continuity.
 */
#include <stddef.h>

#define RANK_TEST_EXACT	40	/* values of both: up to here p is exact ... */
#define RANK_TEST_TIES	24	/* ... and up to here with ties */

/*
 * Returns p of the values a[na] and b[nb], none of them NaN; 1 where a sample
 * is empty.  Writes to *exact, unless it is NULL, whether p is exact.
 */
double	rank_test(const double *a, size_t na, const double *b, size_t nb,
	    int *exact);
/* Returns the least p that samples of these sizes can have. */
double	rank_test_least(size_t na, size_t nb);

#endif
