/*
 * compare_drift: what moves all keys of a run together, such as a machine that
 * is warm, busy or slow.
 *
 * The scale of a run is the median, over the keys that every run has, of a
 * key's value divided by its median in all runs.  A change of some keys moves
 * it little; a change of all keys is the drift, which has a row of its own and
 * is tested as a key is.  The scales come from all runs alike, whatever side
 * they are of, so that the rank test of what remains is as exact as before.
 *
 * A run is an outlier if the logarithm of its scale (where there is none: of
 * its sum) lies more than 3.5 robust deviations from the median of its side, as
 * Iglewicz and Hoaglin advise, and by more than the threshold.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>

#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"

#define DRIFT_KEYS	10	/* below, a key that changed is much of the
				 * median */
#define DRIFT_RUNS	3	/* a side: two have no middle one */
#define OUTLIER_RUNS	5	/* a side: the deviation of fewer is chance */
#define OUTLIER_FAR	3.5	/* robust deviations */
#define MAD_OF_NORMAL	0.6745	/* median of the absolute values of a standard
				 * normal distribution */

/* ---- scales ---- */

/* Collects what a key has in all runs; returns 0 if it tells no scale. */
static int
drift_key(struct compare *c, uint32_t key)
{
	size_t n = c->nruns[0] + c->nruns[1], i, k = 0;
	struct compare_row r = { .key = key };
	int side;

	for (side = 0; side < 2; side++) {
		for (i = 0; i < c->nruns[side]; i++, k++) {
			const struct compare_run *run = &c->run[side][i];

			if (!compare_has_key(run, key) || !(compare_value(
			    &run->v[key], c->o.metric) > 0))
				return 0;
			if (run->v[key].count > r.side[side].count)
				r.side[side].count = run->v[key].count;
		}
	}
	if (k != n || !compare_weighs(c, &r))
		return 0;
	k = compare_values(c, 0, key, c->o.metric, c->value);
	k += compare_values(c, 1, key, c->o.metric, c->value + k);
	return k == n;
}

static int
drift_wanted(const struct compare *c)
{
	return !c->o.keep_drift && compare_is_time(c->o.metric) &&
	    !(c->o.what >> AREA_COUNTERS & 1) &&
	    c->nruns[0] >= DRIFT_RUNS && c->nruns[1] >= DRIFT_RUNS;
}

/* Sets the scales of all runs to the medians of m ratios each. */
static void
drift_set(struct compare *c, double *const *ratio, size_t m)
{
	size_t i, k = 0;
	int side;

	for (side = 0; side < 2; side++)
		for (i = 0; i < c->nruns[side]; i++)
			c->run[side][i].scale = compare_median(ratio[k++], m);
	c->drift = 1;
	c->drift_keys = m;
}

static void
drift_scales(struct compare *c)
{
	size_t n = c->nruns[0] + c->nruns[1], i, m = 0;
	double **ratio = xcalloc(n, sizeof(*ratio)), middle;
	double *v = xcalloc(n, sizeof(*v));
	uint32_t key;

	for (i = 0; i < n; i++)
		ratio[i] = xcalloc((size_t)c->keys.keys.n + 1, sizeof(double));
	for (key = 0; key < c->keys.keys.n; key++) {
		if (!drift_key(c, key))
			continue;
		for (i = 0; i < n; i++)
			v[i] = c->value[i];
		middle = compare_median(v, n);
		for (i = 0; i < n; i++)
			ratio[i][m] = c->value[i] / middle;
		m++;
	}
	if (m >= DRIFT_KEYS)
		drift_set(c, ratio, m);
	for (i = 0; i < n; i++)
		free(ratio[i]);
	free(ratio);
	free(v);
}

/* ---- outliers ---- */

/* Returns what a run has in all. */
static double
run_sum(const struct compare *c, const struct compare_run *r)
{
	double sum = 0, v;
	uint32_t key;

	if (c->drift)
		return r->scale;
	for (key = 0; key < r->n; key++) {
		v = compare_value(&r->v[key], c->o.metric);
		sum += isnan(v) ? 0 : v;
	}
	return sum;
}

static void
outliers_find(struct compare *c, int side)
{
	size_t n = c->nruns[side], i;
	double *far, *v, middle, spread, off;

	if (n < OUTLIER_RUNS)
		return;
	far = xcalloc(n, sizeof(*far));
	v = xcalloc(n, sizeof(*v));
	for (i = 0; i < n; i++)
		v[i] = far[i] = log(run_sum(c, &c->run[side][i]));
	middle = compare_median(v, n);
	for (i = 0; i < n; i++)
		v[i] = fabs(far[i] - middle);
	spread = compare_median(v, n) / MAD_OF_NORMAL;
	for (i = 0; i < n; i++) {
		off = fabs(far[i] - middle);
		if (isfinite(middle) && off > OUTLIER_FAR * spread &&
		    off > log1p(c->o.threshold))
			c->run[side][i].outlier = exp(far[i] - middle);
	}
	free(far);
	free(v);
}

void
compare_drift_find(struct compare *c)
{
	if (drift_wanted(c))
		drift_scales(c);
	if (c->o.of != COMPARE_OF_SAMPLES &&
	    !(c->o.what >> AREA_COUNTERS & 1)) {
		outliers_find(c, 0);
		outliers_find(c, 1);
	}
}

/* ---- the row ---- */

static void
stat_set(struct compare_stat *s, enum compare_metric m, double v)
{
	int64_t ns = v < 0x1p63 ? (int64_t)llround(v) : INT64_MAX;

	s->mean = s->p50 = s->p95 = s->max = -1;
	s->value_mean = s->value_max = NAN;
	s->longest = NONE;
	switch (m) {
	case COMPARE_SELF:
		s->self = ns;
		break;
	case COMPARE_WALL:
		s->wall = ns;
		break;
	case COMPARE_CPU:
		s->cpu = ns;
		s->ncpu = 1;
		break;
	case COMPARE_MEAN:
		s->mean = ns;
		break;
	case COMPARE_P50:
		s->p50 = ns;
		break;
	case COMPARE_P95:
		s->p95 = ns;
		break;
	default:
		s->max = ns;
	}
}

/* Returns what all rows weigh together, without their drift. */
static double
rows_sum(const struct compare *c)
{
	double sum = 0, old, new, times;
	size_t i;

	for (i = 0; i < c->nrows; i++) {
		old = compare_value(&c->row[i].side[0], c->o.metric);
		new = compare_value(&c->row[i].side[1], c->o.metric);
		times = compare_times(c, &c->row[i]);
		sum += isnan(old) ? 0 : old / 2 * times;
		sum += isnan(new) ? 0 : new / 2 * times;
	}
	return sum;
}

void
compare_drift_row(struct compare *c, struct compare_row *r)
{
	double sum = rows_sum(c), *v = c->value;
	size_t i, k = 0;
	int side;

	r->key = NONE;
	for (side = 0; side < 2; side++) {
		r->runs[side] = c->nruns[side];
		for (i = 0; i < c->nruns[side]; i++)
			v[k++] = sum * c->run[side][i].scale;
	}
	compare_test_values(c, r, v, c->nruns[0], v + c->nruns[0],
	    c->nruns[1]);
	for (side = 0; side < 2; side++)
		stat_set(&r->side[side], c->o.metric, compare_median(v +
		    (side == 0 ? 0 : c->nruns[0]), c->nruns[side]));
}
