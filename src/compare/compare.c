/*
 * compare: the runs of two sides, key by key; what changed most first.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/rank_test.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"

const struct compare_metric_row compare_metrics[COMPARE_METRICS] = {
#define COMPARE_METRIC_ROW(id, ...)	{ __VA_ARGS__ },
	COMPARE_METRIC_ROWS(COMPARE_METRIC_ROW)
};

struct compare {
	struct compare_options o;
	struct compare_keys keys;
	struct compare_run *run[2];
	size_t		 nruns[2], cap[2];
	struct compare_row *row;
	size_t		 nrows, ntested, nclaims, nunsure;
	double		*value;		/* of a key: one a run */
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
			free(c->run[side][i].v);
		free(c->run[side]);
	}
	compare_keys_free(&c->keys);
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
		compare_sum(r, &c->keys, t, &o);
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

double
compare_value(const struct compare_stat *s, enum compare_metric m)
{
	switch (m) {
	case COMPARE_SELF:
		return (double)s->self;
	case COMPARE_WALL:
		return (double)s->wall;
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

static int
has_key(const struct compare_run *r, uint32_t key)
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

/* Returns the median of n values, which it sorts; NaN of none. */
static double
median(double *v, size_t n)
{
	if (n == 0)
		return NAN;
	qsort(v, n, sizeof(*v), compare_doubles);
	return n % 2 == 1 ? v[n / 2] : v[n / 2 - 1] / 2 + v[n / 2] / 2;
}

/* A sum of a run without the key is 0, a mean or percentile is none. */
static int
is_sum(enum compare_metric m)
{
	return m <= COMPARE_COUNT;
}

/*
 * Collects the values of a metric of a side's runs; returns their number.
 * A run that lacks the key gives 0 for sums and nothing for others.
 */
static size_t
values_of(const struct compare *c, int side, uint32_t key,
    enum compare_metric m, double *v)
{
	const struct compare_run *r = c->run[side];
	size_t i, n = 0;

	for (i = 0; i < c->nruns[side]; i++) {
		if (!has_key(&r[i], key)) {
			if (is_sum(m))
				v[n++] = 0;
			continue;
		}
		v[n] = compare_value(&r[i].v[key], m);
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
	size_t n = values_of(c, side, key, m, c->value);

	return median(c->value, n);
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
		if (!has_key(&c->run[side][i], k))
			continue;
		one = &c->run[side][i].v[k];
		if (first == NULL)
			first = one;
		row->runs[side]++;
		if (one->names > s->names)
			s->names = one->names;
		if (one->open > s->open)
			s->open = one->open;
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
	s->wall = rounded(side_median(c, side, k, COMPARE_WALL), 0);
	s->self = rounded(side_median(c, side, k, COMPARE_SELF), 0);
	s->cpu = rounded(side_median(c, side, k, COMPARE_CPU), 0);
	s->mean = rounded(side_median(c, side, k, COMPARE_MEAN), -1);
	s->p50 = rounded(side_median(c, side, k, COMPARE_P50), -1);
	s->p95 = rounded(side_median(c, side, k, COMPARE_P95), -1);
	s->max = rounded(side_median(c, side, k, COMPARE_MAX), -1);
	s->value_mean = side_median(c, side, k, COMPARE_VALUE_MEAN);
	s->value_max = side_median(c, side, k, COMPARE_VALUE_MAX);
}

/* ---- rows ---- */

/* Returns how often a change of a metric weighs: of a mean once a slice. */
static double
row_times(const struct compare *c, const struct compare_row *r)
{
	enum compare_metric m = c->o.metric;
	uint64_t old = r->side[0].count, new = r->side[1].count;

	if (m != COMPARE_MEAN && m != COMPARE_P50 && m != COMPARE_P95)
		return 1;
	return (double)(old > new ? old : new);
}

/* Whether a key weighs enough in all runs together to be tested. */
static int
row_weighs(const struct compare *c, const struct compare_row *r, double *all)
{
	size_t a = values_of(c, 0, r->key, c->o.metric, all), n, i;
	double most = 0;

	n = a + values_of(c, 1, r->key, c->o.metric, all + a);
	for (i = 0; i < n; i++)
		if (fabs(all[i]) > most)
			most = fabs(all[i]);
	return most > 0 && most * row_times(c, r) >= c->o.least;
}

static void
row_test(struct compare *c, struct compare_row *r)
{
	enum compare_metric m = c->o.metric;
	size_t a, b;

	r->p = r->p_corrected = NAN;
	if (c->nruns[0] + c->nruns[1] <= 2 || !row_weighs(c, r, c->value))
		return;
	if ((r->runs[0] == 0 || r->runs[1] == 0) && !is_sum(m))
		m = COMPARE_COUNT;	/* what is on one side alone */
	a = values_of(c, 0, r->key, m, c->value);
	b = values_of(c, 1, r->key, m, c->value + a);
	r->p = rank_test(c->value, a, c->value + a, b, &r->exact);
	c->ntested++;
}

static void
compare_row_fill(struct compare *c, struct compare_row *r)
{
	double old, new;

	side_fill(c, r, 0);
	side_fill(c, r, 1);
	row_test(c, r);
	old = compare_value(&r->side[0], c->o.metric);
	new = compare_value(&r->side[1], c->o.metric);
	if (is_sum(c->o.metric) && c->o.metric != COMPARE_CPU) {
		old = r->runs[0] > 0 ? old : 0;
		new = r->runs[1] > 0 ? new : 0;
	}
	r->delta = new - old;
	if (r->runs[0] == 0 && isnan(old))
		r->delta = new;
	else if (r->runs[1] == 0 && isnan(new))
		r->delta = -old;
	r->share = old != 0 && !isnan(old) ? r->delta / fabs(old) :
	    r->delta == 0 ? 0 : copysign(INFINITY, r->delta);
}

/* Returns the number of samples behind a row's metric in a run of a side. */
static double
samples_of(const struct compare *c, const struct compare_row *r, int side)
{
	double hold = c->run[side][0].hold;

	if (r->runs[side] == 0)
		return 0;
	if (c->o.metric != COMPARE_WALL || hold <= 0)
		return (double)r->side[side].count;
	return (double)r->side[side].wall / hold;
}

/*
 * Whether one run a side may differ as two countings of one rate do: within
 * three times the standard error of counting, the root of the sum.
 */
static int
row_chance(const struct compare *c, const struct compare_row *r)
{
	double a, b;

	if (c->o.of != COMPARE_OF_SAMPLES || c->nruns[0] != 1 ||
	    c->nruns[1] != 1)
		return 0;
	a = samples_of(c, r, 0);
	b = samples_of(c, r, 1);
	return (a - b) * (a - b) <= 9 * (a + b);
}

static enum compare_verdict
row_verdict(const struct compare *c, const struct compare_row *r)
{
	if (isnan(r->delta) || r->delta == 0 || fabs(r->delta) *
	    row_times(c, r) < c->o.least ||
	    (fabs(r->share) <= c->o.threshold && r->runs[0] > 0 &&
	    r->runs[1] > 0))
		return COMPARE_SAME;
	if (row_chance(c, r))
		return COMPARE_UNSURE;
	if (c->nruns[0] + c->nruns[1] > 2 && !(r->p_corrected < c->o.level))
		return COMPARE_UNSURE;
	if (r->runs[0] == 0)
		return COMPARE_ONLY_NEW;
	if (r->runs[1] == 0)
		return COMPARE_ONLY_OLD;
	return r->delta > 0 ? COMPARE_MORE : COMPARE_LESS;
}

static int
by_p(const void *a, const void *b)
{
	double x = (*(struct compare_row *const *)a)->p;
	double y = (*(struct compare_row *const *)b)->p;

	return (x > y) - (x < y);
}

/* Corrects p for the number of tests, by Holm's method. */
static void
rows_correct(struct compare *c)
{
	struct compare_row **v = xcalloc(c->nrows + 1, sizeof(*v));
	size_t i, n = 0;
	double p, most = 0;

	for (i = 0; i < c->nrows; i++)
		if (!isnan(c->row[i].p))
			v[n++] = &c->row[i];
	qsort(v, n, sizeof(struct compare_row *), by_p);
	for (i = 0; i < n; i++) {
		p = v[i]->p * (c->o.uncorrected ? 1 : (double)(n - i));
		if (p > most)
			most = p;
		v[i]->p_corrected = c->o.uncorrected ? v[i]->p :
		    most < 1 ? most : 1;
	}
	free(v);
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
		return dx < dy ? 1 : -1;
	return (x->key > y->key) - (x->key < y->key);
}

void
compare_finish(struct compare *c)
{
	uint32_t k;
	size_t i;

	c->value = xcalloc(c->nruns[0] + c->nruns[1] + 1, sizeof(*c->value));
	c->row = xcalloc((size_t)c->keys.keys.n + 1, sizeof(*c->row));
	for (k = 0; k < c->keys.keys.n; k++) {
		struct compare_row *r = &c->row[c->nrows];

		r->key = k;
		compare_row_fill(c, r);
		if (r->runs[0] > 0 || r->runs[1] > 0)
			c->nrows++;
		else
			memset(r, 0, sizeof(*r));
	}
	rows_correct(c);
	for (i = 0; i < c->nrows; i++) {
		c->row[i].verdict = row_verdict(c, &c->row[i]);
		c->nclaims += COMPARE_CLAIM(c->row[i].verdict);
		c->nunsure += c->row[i].verdict == COMPARE_UNSURE;
	}
	qsort(c->row, c->nrows, sizeof(*c->row), by_change);
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

int
compare_too_few(const struct compare *c)
{
	return c->ntested > 0 && rank_test_least(c->nruns[0], c->nruns[1]) *
	    (c->o.uncorrected ? 1 : (double)c->ntested) >= c->o.level;
}

void
compare_key_text(const struct compare *c, uint32_t key, size_t most,
    struct buf *b)
{
	uint32_t up[COMPARE_PATH_MOST], k = key;
	size_t n = 0;

	buf_clear(b);
	if (most == 0 || most > COMPARE_PATH_MOST)
		most = COMPARE_PATH_MOST;
	for (; k != NONE && n < most; k = compare_keys_parent(&c->keys, k))
		up[n++] = k;
	if (k != NONE)
		buf_adds(b, "...;");
	while (n-- > 0) {
		buf_adds(b, compare_keys_str(&c->keys, up[n]));
		if (n > 0)
			buf_addc(b, ';');
	}
}
