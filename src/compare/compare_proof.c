/*
 * compare_proof: what of a change is proved.
 *
 * With several runs a side a change is the shift of Hodges and Lehmann
 * (ttv/rank_shift.h), and p is that of the rank test, corrected for all keys
 * that are tested together: by Holm, so that one false claim among all keys is
 * as rare as the level says, or by Benjamini and Hochberg, so that this share
 * of the claims is false.
 *
 * What is structural is not tested, since it does not spread: a key that each
 * run of one side has and none of the other, and a number of slices that is the
 * same in each run of a side and another one on the other side; unless keys
 * that come and go make that likely by chance (compare_chance.c).
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>

#include "ttv/rank_shift.h"
#include "ttv/rank_test.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"

#define CONSTANT_RUNS	3	/* a side: what is equal in two may be so by
				 * chance */
#define RUNS_MOST	1000	/* that are thought of for a proof */

double
compare_times(const struct compare *c, const struct compare_row *r)
{
	enum compare_metric m = c->o.metric;
	uint64_t old = r->side[0].count, new = r->side[1].count;

	if ((m != COMPARE_MEAN && m != COMPARE_P50 && m != COMPARE_P95) ||
	    r->key == NONE)
		return 1;
	return (double)(old > new ? old : new);
}

int
compare_weighs(const struct compare *c, const struct compare_row *r)
{
	double *all = c->value, most = 0;
	size_t a = compare_values(c, 0, r->key, c->o.metric, all), n, i;

	n = a + compare_values(c, 1, r->key, c->o.metric, all + a);
	for (i = 0; i < n; i++)
		if (fabs(all[i]) > most)
			most = fabs(all[i]);
	return most > 0 && most * compare_times(c, r) >= c->o.least;
}

static int
has_several(const struct compare *c)
{
	return c->nruns[0] + c->nruns[1] > 2;
}

/* ---- what does not spread ---- */

/* Whether each run of one side has a key, and none of the other. */
static int
is_of_one_side(const struct compare *c, const struct compare_row *r)
{
	return !c->chance[0] &&
	    ((r->runs[0] == 0 && r->runs[1] == c->nruns[1]) ||
	    (r->runs[1] == 0 && r->runs[0] == c->nruns[0]));
}

/* Sets *n to a key's slices in each run of a side: 0 if they differ. */
static int
constant_count(const struct compare *c, int side, uint32_t key, uint64_t *n)
{
	const struct compare_run *r = c->run[side];
	size_t i;

	if (c->nruns[side] < CONSTANT_RUNS)
		return 0;
	for (i = 0; i < c->nruns[side]; i++)
		if (!compare_has_key(&r[i], key) || r[i].v[key].open > 0 ||
		    r[i].v[key].count != r[0].v[key].count)
			return 0;
	*n = r[0].v[key].count;
	return *n > 0;
}

/* Whether the number of slices is one on either side, past the threshold. */
static int
is_recounted(const struct compare *c, const struct compare_row *r)
{
	uint64_t old, new;

	return r->key != NONE && !c->chance[1] &&
	    c->o.of != COMPARE_OF_SAMPLES &&
	    !(c->o.what >> AREA_COUNTERS & 1) &&
	    constant_count(c, 0, r->key, &old) &&
	    constant_count(c, 1, r->key, &new) && old != new &&
	    fabs((double)new - (double)old) > c->o.threshold * (double)old &&
	    compare_weighs(c, r);
}

static int
is_structural(const struct compare *c, const struct compare_row *r)
{
	return is_of_one_side(c, r) || (c->o.metric == COMPARE_COUNT &&
	    is_recounted(c, r));
}

/* ---- tests ---- */

/* Sets the change of a row by the values of both sides, which are sorted. */
static void
row_shift(const struct compare *c, struct compare_row *r, double *a, size_t na,
    double *b, size_t nb)
{
	size_t k = c->outside;

	if (na == 0 || nb == 0)
		return;
	if (na != c->nruns[0] || nb != c->nruns[1])
		k = rank_shift_outside(na, nb);
	r->delta = rank_shift(a, na, b, nb, k, &r->low, &r->high);
}

void
compare_test_values(const struct compare *c, struct compare_row *r, double *a,
    size_t na, double *b, size_t nb)
{
	r->p = rank_test(a, na, b, nb, &r->exact);
	row_shift(c, r, a, na, b, nb);
}

/* Tests a key of one side alone, by its number of slices. */
static void
test_counts(struct compare *c, struct compare_row *r)
{
	size_t a = compare_values(c, 0, r->key, COMPARE_COUNT, c->value);
	size_t b = compare_values(c, 1, r->key, COMPARE_COUNT, c->value + a);

	r->p = rank_test(c->value, a, c->value + a, b, &r->exact);
}

void
compare_test(struct compare *c, struct compare_row *r)
{
	enum compare_metric m = c->o.metric;
	int weighs, both = r->runs[0] > 0 && r->runs[1] > 0;
	size_t a, b;

	r->p = r->p_corrected = r->low = r->high = NAN;
	if (!has_several(c))
		return;
	weighs = compare_weighs(c, r) && !is_structural(c, r);
	if (!both && !compare_is_sum(m)) {
		if (weighs)
			test_counts(c, r);
		return;
	}
	a = compare_values(c, 0, r->key, m, c->value);
	b = compare_values(c, 1, r->key, m, c->value + a);
	if (weighs)
		compare_test_values(c, r, c->value, a, c->value + a, b);
	else
		row_shift(c, r, c->value, a, c->value + a, b);
}

/* ---- correction ---- */

static int
by_p(const void *a, const void *b)
{
	double x = (*(struct compare_row *const *)a)->p;
	double y = (*(struct compare_row *const *)b)->p;

	return (x > y) - (x < y);
}

/* Holm: the i-th of the least p times the number of those from it on. */
static void
correct_holm(struct compare_row *const *v, size_t n)
{
	double p, most = 0;
	size_t i;

	for (i = 0; i < n; i++) {
		p = v[i]->p * (double)(n - i);
		most = p > most ? p : most;
		v[i]->p_corrected = most < 1 ? most : 1;
	}
}

/* Benjamini and Hochberg: the i-th of the least p times n / i, from 1. */
static void
correct_fdr(struct compare_row *const *v, size_t n)
{
	double p, least = 1;
	size_t i;

	for (i = n; i-- > 0;) {
		p = v[i]->p * (double)n / (double)(i + 1);
		least = p < least ? p : least;
		v[i]->p_corrected = least;
	}
}

/* Collects the tested rows of n comparisons; returns their number. */
static size_t
tested_rows(struct compare *const *c, size_t n, struct compare_row **v)
{
	size_t i, k, tested = 0;

	for (i = 0; i < n; i++)
		for (k = 0; k < c[i]->nrows; k++) {
			if (isnan(c[i]->row[k].p))
				continue;
			if (v != NULL)
				v[tested] = &c[i]->row[k];
			tested++;
		}
	return tested;
}

/* Corrects p for the number of tests of n comparisons. */
static void
rows_correct(struct compare *const *c, size_t n)
{
	size_t tested = tested_rows(c, n, NULL), i;
	struct compare_row **v = xcalloc(tested + 1, sizeof(*v));

	tested_rows(c, n, v);
	qsort(v, tested, sizeof(struct compare_row *), by_p);
	for (i = 0; i < tested; i++)
		v[i]->p_corrected = v[i]->p;
	if (n > 0 && c[0]->o.correct == COMPARE_HOLM)
		correct_holm(v, tested);
	else if (n > 0 && c[0]->o.correct == COMPARE_FDR)
		correct_fdr(v, tested);
	for (i = 0; i < n; i++)
		c[i]->ntested = tested;
	free(v);
}

/* ---- verdicts ---- */

/*
 * Returns the number of samples behind a row's metric in a run of a side: of a
 * profile whose weights are numbers of samples the weight itself, of one whose
 * samples are sums how often the lightest goes into it, one for both sides.
 */
static double
samples_of(const struct compare *c, const struct compare_row *r, int side)
{
	const struct compare_run *run = &c->run[side][0];
	const struct compare_run *other = &c->run[!side][0];
	double hold = run->hold, one = run->counted ? 1 :
	    run->lightest * other->lightest == 0 ? 0 :
	    fmax(run->lightest, other->lightest);

	if (r->runs[side] == 0)
		return 0;
	if (one > 0 && c->o.metric != COMPARE_COUNT)
		return compare_value(&r->side[side], c->o.metric ==
		    COMPARE_WALL ? COMPARE_WALL : COMPARE_SELF) / one;
	if (c->o.metric != COMPARE_WALL || hold <= 0)
		return (double)r->side[side].count;
	return compare_value(&r->side[side], COMPARE_WALL) / hold;
}

/*
 * Whether one run a side may differ as two countings of one rate do: within
 * three times the standard error of counting, the root of the sum.
 */
static int
row_chance(const struct compare *c, const struct compare_row *r)
{
	double a, b;

	if (c->mixed)
		return 1;
	/* records of bytes are no samples of a rate */
	if (c->o.of != COMPARE_OF_SAMPLES || c->nruns[0] != 1 ||
	    c->nruns[1] != 1 || compare_unit(c) == WEIGHT_IN_BYTES)
		return 0;
	a = samples_of(c, r, 0);
	b = samples_of(c, r, 1);
	return (a - b) * (a - b) <= 9 * (a + b);
}

static int
is_within(const struct compare *c, const struct compare_row *r)
{
	return isnan(r->delta) || r->delta == 0 || fabs(r->delta) *
	    compare_times(c, r) < c->o.least ||
	    (fabs(r->share) <= c->o.threshold && r->runs[0] > 0 &&
	    r->runs[1] > 0);
}

static enum compare_verdict
row_verdict(const struct compare *c, const struct compare_row *r)
{
	int counted = has_several(c) && is_recounted(c, r);
	int proved = !has_several(c) || is_structural(c, r) ||
	    r->p_corrected < c->o.level;

	if (is_within(c, r))
		return counted ? COMPARE_COUNTED : r->renamed != NONE ?
		    COMPARE_RENAMED : COMPARE_SAME;
	if (!proved || row_chance(c, r))
		return counted ? COMPARE_COUNTED : COMPARE_UNSURE;
	if (r->runs[0] == 0)
		return COMPARE_ONLY_NEW;
	if (r->runs[1] == 0)
		return COMPARE_ONLY_OLD;
	return r->delta > 0 ? COMPARE_MORE : COMPARE_LESS;
}

/* Tests what is split by the sides as chance would have it, too. */
static void
chance_find(struct compare *c)
{
	size_t i;

	if (!has_several(c))
		return;
	c->chance[0] = compare_chance(c, 0);
	c->chance[1] = compare_chance(c, 1);
	for (i = 0; i < c->nrows && (c->chance[0] || c->chance[1]); i++)
		if (c->row[i].key != NONE && isnan(c->row[i].p))
			compare_test(c, &c->row[i]);
}

void
compare_prove(struct compare *const *c, size_t n)
{
	size_t i, k, past = 0;

	for (i = 0; i < n; i++)
		chance_find(c[i]);
	rows_correct(c, n);
	for (i = 0; i < n; i++) {
		c[i]->nclaims = c[i]->nunsure = 0;
		for (k = 0; k < c[i]->nrows; k++) {
			struct compare_row *r = &c[i]->row[k];

			r->verdict = row_verdict(c[i], r);
			c[i]->nclaims += COMPARE_CLAIM(r->verdict);
			c[i]->nunsure += r->verdict == COMPARE_UNSURE;
			past += !isnan(r->p) && !is_within(c[i], r);
		}
		compare_sort(c[i]);
	}
	for (i = 0; i < n; i++)
		c[i]->npast = past;
}

/* ---- whether a proof was possible ---- */

/* Returns the greatest p that would be below the level once corrected. */
static double
greatest_p(const struct compare *c)
{
	double n = (double)c->ntested;

	if (c->ntested == 0 || c->o.correct == COMPARE_UNCORRECTED)
		return c->o.level;
	/* all that are past the limits may have the least p together */
	if (c->o.correct == COMPARE_FDR && c->npast > 0)
		return c->o.level * (double)c->npast / n;
	return c->o.level / n;
}

int
compare_too_few(const struct compare *c)
{
	return c->ntested > 0 && rank_test_least(c->nruns[0], c->nruns[1]) >=
	    greatest_p(c);
}

size_t
compare_runs_needed(const struct compare *c)
{
	double p = greatest_p(c);
	size_t n = 2;

	while (n < RUNS_MOST && rank_test_least(n, n) >= p)
		n++;
	return n;
}
