/*
 * compare: the runs of two sides, key by key; what changed most first.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/rank_shift.h"
#include "ttv/sort.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"

const struct compare_metric_row compare_metrics[COMPARE_METRICS] = {
#define COMPARE_METRIC_ROW(id, ...)	{ __VA_ARGS__ },
	COMPARE_METRIC_ROWS(COMPARE_METRIC_ROW)
};

struct compare *
compare_new(const struct compare_options *o)
{
	struct compare *c = xcalloc(1, sizeof(*c));

	c->o = *o;
	compare_keys_init(&c->keys, o->rules);
	return c;
}

void
compare_free(struct compare *c)
{
	size_t i;
	int side;

	if (c == NULL)
		return;
	for (side = 0; side < 2; side++) {
		for (i = 0; i < c->nruns[side]; i++)
			compare_run_free(&c->run[side][i]);
		free(c->run[side]);
		free(c->signs[side].v);
	}
	compare_keys_free(&c->keys);
	free(c->renamed);
	free(c->row);
	free(c->value);
	free(c);
}

void
compare_add(struct compare *c, enum compare_side side, const struct trace *t)
{
	compare_add_file(c, side, t, c->o.file);
}

void
compare_add_file(struct compare *c, enum compare_side side,
    const struct trace *t, uint32_t file)
{
	struct compare_options o = c->o;
	struct compare_run *r;

	o.file = file;
	c->run[side] = xgrow(c->run[side], c->nruns[side], &c->cap[side],
	    sizeof(*r));
	r = &c->run[side][c->nruns[side]++];
	if (c->o.what >> AREA_COUNTERS & 1)
		compare_sum_counters(r, &c->keys, t, &o);
	else if (c->o.of == COMPARE_OF_SAMPLES)
		compare_sum_samples(r, &c->keys, t, &o);
	else
		compare_sum(r, &c->keys, &c->signs[side], t, &o);
}

size_t
compare_runs(const struct compare *c, enum compare_side side)
{
	return c->nruns[side];
}

int
compare_has(enum compare_of of, enum compare_metric m)
{
	return of != COMPARE_OF_SAMPLES || m == COMPARE_SELF ||
	    m == COMPARE_WALL || m == COMPARE_COUNT;
}

enum weight_unit
compare_unit(const struct compare *c)
{
	return c->unit;
}

int
compare_is_time(enum compare_metric m)
{
	return m != COMPARE_COUNT && m < COMPARE_VALUE_MEAN;
}

static double
known(int64_t ns)
{
	return ns < 0 ? NAN : (double)ns;
}

/* Returns 10 to the power of the decimals of a stat. */
static double
parts_of(const struct compare_stat *s)
{
	return s->decimals > 0 ? pow(10, s->decimals) : 1;
}

double
compare_value(const struct compare_stat *s, enum compare_metric m)
{
	switch (m) {
	case COMPARE_SELF:
		return (double)s->self / parts_of(s);
	case COMPARE_WALL:
		return (double)s->wall / parts_of(s);
	case COMPARE_CPU:
		return s->ncpu > 0 ? (double)s->cpu : NAN;
	case COMPARE_COUNT:
		return (double)s->count;
	case COMPARE_MEAN:
		return known(s->mean);
	case COMPARE_P50:
		return known(s->p50);
	case COMPARE_P95:
		return known(s->p95);
	case COMPARE_MAX:
		return known(s->max);
	case COMPARE_VALUE_MEAN:
		return s->value_mean;
	case COMPARE_VALUE_MAX:
		return s->value_max;
	default:
		return NAN;
	}
}

int
compare_has_key(const struct compare_run *r, uint32_t key)
{
	return key < r->n && (r->v[key].count > 0 || r->v[key].open > 0 ||
	    r->v[key].names > 0);
}

/* ---- a side: medians of its runs ---- */

static int
compare_doubles(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

double
compare_median(double *v, size_t n)
{
	if (n == 0)
		return NAN;
	qsort(v, n, sizeof(*v), compare_doubles);
	return n % 2 == 1 ? v[n / 2] : v[n / 2 - 1] / 2 + v[n / 2] / 2;
}

/* A sum of a run without the key is 0, a mean or percentile is none. */
int
compare_is_sum(enum compare_metric m)
{
	return m <= COMPARE_COUNT;
}

size_t
compare_values(const struct compare *c, int side, uint32_t key,
    enum compare_metric m, double *v)
{
	const struct compare_run *r = c->run[side];
	size_t i, n = 0;

	for (i = 0; i < c->nruns[side]; i++) {
		if (!compare_has_key(&r[i], key)) {
			if (compare_is_sum(m))
				v[n++] = 0;
			continue;
		}
		v[n] = compare_value(&r[i].v[key], m);
		if (compare_is_time(m))
			v[n] /= r[i].scale;
		n += !isnan(v[n]);
	}
	return n;
}

static int64_t
rounded(double v, int64_t none)
{
	if (isnan(v))
		return none;
	if (v >= 0x1p63)
		return INT64_MAX;
	return v <= -0x1p63 ? INT64_MIN : (int64_t)llround(v);
}

static double
side_median(struct compare *c, int side, uint32_t key, enum compare_metric m)
{
	size_t n = compare_values(c, side, key, m, c->value);

	return compare_median(c->value, n);
}

/* Sets a row's side to the only run, or to the medians of all. */
static void
side_fill(struct compare *c, struct compare_row *row, int side)
{
	struct compare_stat *s = &row->side[side];
	const struct compare_stat *one, *first = NULL;
	uint32_t k = row->key;
	double v;
	size_t i;

	memset(s, 0, sizeof(*s));
	s->longest = NONE;
	for (i = 0; i < c->nruns[side]; i++) {
		if (!compare_has_key(&c->run[side][i], k))
			continue;
		one = &c->run[side][i].v[k];
		if (first == NULL)
			first = one;
		row->runs[side]++;
		if (one->names > s->names)
			s->names = one->names;
		if (one->open > s->open)
			s->open = one->open;
		if (one->decimals > s->decimals)
			s->decimals = one->decimals;
		s->ncpu += one->ncpu;
	}
	if (c->nruns[side] == 1 && first != NULL) {
		*s = *first;
		return;
	}
	if (first != NULL)
		s->longest = first->longest;
	v = side_median(c, side, k, COMPARE_COUNT);
	s->count = v > 0 ? (uint64_t)llround(v) : 0;
	s->wall = rounded(side_median(c, side, k, COMPARE_WALL) * parts_of(s),
	    0);
	s->self = rounded(side_median(c, side, k, COMPARE_SELF) * parts_of(s),
	    0);
	s->cpu = rounded(side_median(c, side, k, COMPARE_CPU), 0);
	s->mean = rounded(side_median(c, side, k, COMPARE_MEAN), -1);
	s->p50 = rounded(side_median(c, side, k, COMPARE_P50), -1);
	s->p95 = rounded(side_median(c, side, k, COMPARE_P95), -1);
	s->max = rounded(side_median(c, side, k, COMPARE_MAX), -1);
	s->value_mean = side_median(c, side, k, COMPARE_VALUE_MEAN);
	s->value_max = side_median(c, side, k, COMPARE_VALUE_MAX);
}

/* ---- rows ---- */

/* Sets the share of a row's change in its old value. */
static void
row_share(struct compare_row *r, double old)
{
	r->share = old != 0 && !isnan(old) ? r->delta / fabs(old) :
	    r->delta == 0 ? 0 : copysign(INFINITY, r->delta);
}

static void
compare_row_fill(struct compare *c, struct compare_row *r)
{
	double old, new;

	side_fill(c, r, 0);
	side_fill(c, r, 1);
	old = compare_value(&r->side[0], c->o.metric);
	new = compare_value(&r->side[1], c->o.metric);
	if (compare_is_sum(c->o.metric) && c->o.metric != COMPARE_CPU) {
		old = r->runs[0] > 0 ? old : 0;
		new = r->runs[1] > 0 ? new : 0;
	}
	r->delta = new - old;
	if (r->runs[0] == 0 && isnan(old))
		r->delta = new;
	else if (r->runs[1] == 0 && isnan(new))
		r->delta = -old;
	compare_test(c, r);
	row_share(r, old);
}

static int
by_change(const void *a, const void *b)
{
	const struct compare_row *x = a, *y = b;
	double dx = isnan(x->delta) ? 0 : fabs(x->delta);
	double dy = isnan(y->delta) ? 0 : fabs(y->delta);

	if (COMPARE_CLAIM(x->verdict) != COMPARE_CLAIM(y->verdict))
		return COMPARE_CLAIM(y->verdict) - COMPARE_CLAIM(x->verdict);
	if (dx != dy)
		return COMPARE(dy, dx);
	return (x->key > y->key) - (x->key < y->key);
}

void
compare_sort(struct compare *c)
{
	qsort(c->row, c->nrows, sizeof(*c->row), by_change);
}

/* Gives all runs all keys, of which the first ones know only some. */
static void
compare_runs_fill(struct compare *c)
{
	uint32_t n = c->keys.keys.n;
	struct compare_run all, *r;
	size_t i;
	int side;

	for (side = 0; side < 2; side++)
		for (i = 0; i < c->nruns[side]; i++) {
			r = &c->run[side][i];
			compare_run_init(&all, n);
			memcpy(all.v, r->v, r->n * sizeof(*all.v));
			free(r->v);
			r->v = all.v;
			r->n = n;
		}
}

/* Returns the unit of the samples of all runs; of two units numbers. */
static enum weight_unit
unit_of_runs(struct compare *c)
{
	const struct compare_run *run, *first = NULL;
	int side;
	size_t i;

	for (side = 0; side < 2; side++)
		for (i = 0; i < c->nruns[side]; i++) {
			run = &c->run[side][i];
			if (!run->sampled)
				continue;
			if (first == NULL)
				first = run;
			else if (run->unit != first->unit) {
				c->mixed = 1;
				return WEIGHT_IN_NUMBERS;
			}
		}
	return first == NULL ? WEIGHT_IN_NS : first->unit;
}

void
compare_make(struct compare *c)
{
	struct compare_row *r;
	uint32_t k;

	c->outside = rank_shift_outside(c->nruns[0], c->nruns[1]);
	c->value = xcalloc(c->nruns[0] + c->nruns[1] + 1, sizeof(*c->value));
	c->row = xcalloc((size_t)c->keys.keys.n + 2, sizeof(*c->row));
	compare_agree(c);
	compare_runs_fill(c);
	c->unit = unit_of_runs(c);
	if (c->unit != WEIGHT_IN_NS)
		c->o.least = 0;		/* a time, which is none of these */
	compare_rename_find(c);
	compare_drift_find(c);
	for (k = 0; k < c->keys.keys.n; k++) {
		r = &c->row[c->nrows];
		r->key = k;
		r->renamed = c->renamed[k];
		compare_row_fill(c, r);
		if (r->runs[0] > 0 || r->runs[1] > 0)
			c->nrows++;
		else
			memset(r, 0, sizeof(*r));
	}
	if (!c->drift)
		return;
	r = &c->row[c->nrows];
	r->renamed = NONE;
	compare_drift_row(c, r);
	row_share(r, compare_value(&r->side[0], c->o.metric));
	c->nrows++;
}

void
compare_finish(struct compare *c)
{
	compare_make(c);
	compare_prove(&c, 1);
}

const struct compare_row *
compare_rows(const struct compare *c, size_t *n)
{
	*n = c->nrows;
	return c->row;
}

size_t
compare_tested(const struct compare *c)
{
	return c->ntested;
}

size_t
compare_claims(const struct compare *c)
{
	return c->nclaims;
}

size_t
compare_unsure(const struct compare *c)
{
	return c->nunsure;
}

size_t
compare_drift_keys(const struct compare *c)
{
	return c->drift_keys;
}

double
compare_scale(const struct compare *c, enum compare_side side, size_t run)
{
	return c->run[side][run].scale;
}

double
compare_outlier(const struct compare *c, enum compare_side side, size_t run)
{
	return c->run[side][run].outlier;
}

const char *
compare_key_none(const struct compare *c)
{
	return c->o.by == COMPARE_BY_CATEGORY ? TRACE_NO_CATEGORY :
	    TRACE_NO_NAME;
}

void
compare_key_text(const struct compare *c, uint32_t key, size_t most,
    struct buf *b)
{
	uint32_t up[COMPARE_PATH_MOST], k = key;
	size_t n = 0;

	buf_clear(b);
	if (key == NONE)
		buf_adds(b, "(all keys)");
	if (most == 0 || most > COMPARE_PATH_MOST)
		most = COMPARE_PATH_MOST;
	for (; k != NONE && n < most; k = compare_keys_parent(&c->keys, k))
		up[n++] = k;
	if (k != NONE)
		buf_adds(b, "...;");
	while (n-- > 0) {
		buf_adds(b, compare_keys_str(&c->keys, up[n]));
		if (n > 0)
			buf_adds(b, c->o.by == COMPARE_BY_OPERATION ? " / " :
			    c->o.by == COMPARE_BY_LABEL ? " " : ";");
	}
}
