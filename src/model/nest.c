/*
 * nest: the depth of every span (semantics.md 3.2 and the rulings).
 *
 * Spans come by start, of equal starts the longer first.  Intervals are half
 * open: what ends where another begins is its sibling; of two spans of length
 * 0 at one time the second is the child of the first.  A span that fits into
 * the innermost open one of lane 0 is its child there.  One that overlaps
 * without nesting goes to the first lane in which it fits, and is counted;
 * depth counts from 0 in each lane.  Nothing is cut and nothing dropped.
 *
 * Lane 0 is a plain stack: nearly all traces need no more, and there it costs
 * a few instructions a span.  The other lanes are searched through lanefind.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/xmalloc.h"
#include "lanefind.h"
#include "nest.h"

void
nest_free(struct nest *s)
{
	size_t i;

	for (i = 0; i < s->lanes_cap; i++) {
		free(s->lanes[i].open);
		free(s->lanes[i].rows);
	}
	free(s->lanes);
	free(s->rows);
	lanefind_free(s->find);
	memset(s, 0, sizeof(*s));
}

/* ---- order ---- */

static int
before(const struct rec *a, const struct rec *b)
{
	return a->ts < b->ts;
}

/*
 * Merges the sorted runs [0, m) and [m, n) of r; tmp has room for the smaller.
 * What is in its place at both ends stays there.
 */
static void
merge_runs(struct rec *r, size_t m, size_t n, struct rec *tmp)
{
	size_t a = 0, b, i, w;

	if (!before(&r[m], &r[m - 1]))
		return;
	while (!before(&r[m], &r[a]))
		a++;
	while (!before(&r[n - 1], &r[m - 1]))
		n--;
	if (m - a <= n - m) {
		memcpy(tmp, &r[a], (m - a) * sizeof(*r));
		for (i = 0, b = m, w = a; i < m - a; w++)
			r[w] = b < n && before(&r[b], &tmp[i]) ? r[b++] :
			    tmp[i++];
		return;
	}
	memcpy(tmp, &r[m], (n - m) * sizeof(*r));
	for (i = n - m, b = m, w = n; i > 0; w--)
		r[w - 1] = b > a && before(&tmp[i - 1], &r[b - 1]) ? r[--b] :
		    tmp[--i];
}

/* A short stretch, by insertion. */
static void
insert_sort(struct rec *r, size_t n)
{
	struct rec one;
	size_t i, j;

	for (i = 1; i < n; i++) {
		if (!before(&r[i], &r[i - 1]))
			continue;
		one = r[i];
		for (j = i; j > 0 && before(&one, &r[j - 1]); j--)
			r[j] = r[j - 1];
		r[j] = one;
	}
}

#define NEST_RUN	32	/* so many are sorted by insertion */
#define NEST_RADIX	128	/* so many are worth counting digits */
#define NEST_BUCKET	4096	/* so many, about, are sorted in the cache */
#define NEST_BUCKETS	10	/* bits, at the most: pages that are written to */
#define NEST_STEP	(1u << 15)	/* recs after which some are given back */
#define NEST_RUNS	16	/* sorted runs that are merged */

static void
merge_sort(struct rec *r, size_t n)
{
	struct rec *tmp;
	size_t i, w;

	for (i = 0; i < n; i += NEST_RUN)
		insert_sort(&r[i], n - i < NEST_RUN ? n - i : NEST_RUN);
	if (n <= NEST_RUN)
		return;
	tmp = xreallocarray(NULL, n, sizeof(*tmp));
	for (w = NEST_RUN; w < n; w *= 2)
		for (i = 0; i + w < n; i += 2 * w)
			merge_runs(&r[i], w, n - i < 2 * w ? n - i : 2 * w,
			    tmp);
	free(tmp);
}

static unsigned
bits_of(uint64_t v)
{
	return v == 0 ? 0 : 64 - (unsigned)__builtin_clzll(v);
}

/* The first time; *range is how far from it the last is.  1: in order. */
static int
time_range(const struct rec *r, size_t n, int64_t *min, uint64_t *range)
{
	int64_t lo = r[0].ts, hi = r[0].ts;
	int sorted = 1;
	size_t i;

	for (i = 1; i < n; i++) {
		lo = r[i].ts < lo ? r[i].ts : lo;
		hi = r[i].ts > hi ? r[i].ts : hi;
		sorted &= r[i].ts >= r[i - 1].ts;
	}
	*min = lo;
	*range = (uint64_t)hi - (uint64_t)lo;
	return sorted;
}

/*
 * Sorts from[] into to[], by time and place in one word each when they fit:
 * times that stand together are rarely far apart.  v has room for n words.
 */
static void
sort_into(const struct rec *from, struct rec *to, size_t n, uint64_t *v)
{
	unsigned low = bits_of(n - 1), high;
	uint64_t range, mask;
	int64_t min;
	size_t i;

	if (time_range(from, n, &min, &range) || n < NEST_RADIX ||
	    (high = low + bits_of(range)) > 64) {
		memcpy(to, from, n * sizeof(*to));
		merge_sort(to, n);
		return;
	}
	for (i = 0; i < n; i++)
		v[i] = ((uint64_t)from[i].ts - (uint64_t)min) << low | i;
	radix_sort_packed(v, n, low, high);
	mask = (UINT64_C(1) << low) - 1;
	for (i = 0; i < n; i++)
		to[i] = from[v[i] & mask];
}

/* Buckets of time: which rec is in which, and where they begin. */
struct buckets {
	size_t		*at, n;
	int64_t		 min;
	unsigned	 shift;
};

static size_t
bucket_of(const struct buckets *b, const struct rec *r)
{
	return (size_t)(((uint64_t)r->ts - (uint64_t)b->min) >> b->shift);
}

static void
buckets_count(struct buckets *b, const struct rec *r, size_t n, int64_t min,
    uint64_t range)
{
	unsigned bits = bits_of(n / NEST_BUCKET | 1);	/* 64: no shift */
	size_t i, c, sum = 0;

	if (bits > NEST_BUCKETS)
		bits = NEST_BUCKETS;
	b->n = (size_t)1 << bits;
	b->min = min;
	b->shift = bits_of(range) > bits ? bits_of(range) - bits : 0;
	b->at = xcalloc(b->n + 1, sizeof(*b->at));
	for (i = 0; i < n; i++)
		b->at[bucket_of(b, &r[i])]++;
	for (i = 0; i <= b->n; i++) {
		c = b->at[i];
		b->at[i] = sum;
		sum += c;
	}
}

/* Deals r out; in pieces that are given back, if it may be. */
static void
buckets_fill(struct buckets *b, struct rec *r, size_t n, struct rec *to,
    int drop)
{
	void *left = r;
	size_t i, end;

	for (i = 0; i < n;) {
		end = n - i < NEST_STEP ? n : i + NEST_STEP;
		for (; i < end; i++)
			to[b->at[bucket_of(b, &r[i])]++] = r[i];
		if (drop)
			left = xdrop_read(left, &r[end]);
	}
	/* each is at the begin of the next one now */
	memmove(&b->at[1], &b->at[0], b->n * sizeof(*b->at));
	b->at[0] = 0;
}

/*
 * Many are dealt out into buckets of time first, so that what is sorted is in
 * the cache, however far it was moved.
 */
static void
sort_buckets(struct rec *r, size_t n, int64_t min, uint64_t range, int drop)
{
	size_t i, most = 0;
	struct buckets b;
	struct rec *tmp;
	uint64_t *v;
	void *left;

	tmp = xlarge(n, sizeof(*tmp));
	buckets_count(&b, r, n, min, range);
	buckets_fill(&b, r, n, tmp, drop);
	for (i = 0; i < b.n; i++)
		if (b.at[i + 1] - b.at[i] > most)
			most = b.at[i + 1] - b.at[i];
	v = xreallocarray(NULL, most, sizeof(*v));
	for (i = 0, left = tmp; i < b.n; i++) {
		if (b.at[i + 1] > b.at[i])
			sort_into(&tmp[b.at[i]], &r[b.at[i]],
			    b.at[i + 1] - b.at[i], v);
		left = xdrop_read(left, &tmp[b.at[i + 1]]);
	}
	free(v);
	free(b.at);
	free(tmp);
}

/* Recs that are a few sorted runs, as those of several parts are. */
static int
sort_runs(struct rec *r, size_t n)
{
	size_t at[NEST_RUNS + 1], nruns = 0, i, w;
	struct rec *tmp;

	for (i = 0; i < n; i++)
		if (i == 0 || before(&r[i], &r[i - 1])) {
			if (nruns == NEST_RUNS)
				return 0;
			at[nruns++] = i;
		}
	if (nruns < 2)
		return 1;
	at[nruns] = n;
	tmp = xreallocarray(NULL, n / 2, sizeof(*tmp));
	for (; nruns > 1; nruns = w) {
		for (i = w = 0; i < nruns; i += 2) {
			if (i + 1 < nruns)
				merge_runs(&r[at[i]], at[i + 1] - at[i],
				    at[i + 2] - at[i], tmp);
			at[w++] = at[i];
		}
		at[w] = n;
	}
	free(tmp);
	return 1;
}

static void
sort_time(struct rec *r, size_t n, int drop)
{
	uint64_t range;
	int64_t min;

	if (sort_runs(r, n))
		return;
	if (n < NEST_RADIX) {
		merge_sort(r, n);
		return;
	}
	time_range(r, n, &min, &range);
	sort_buckets(r, n, min, range, drop);
}

void
nest_sort_time(struct rec *r, size_t n)
{
	sort_time(r, n, 0);
}

void
nest_sort_pages(struct rec *r, size_t n)
{
	sort_time(r, n, 1);
}

/* Longer first; an open one is the longest.  Stable merge sort of one run. */
static int
longer(const struct rec *a, const struct rec *b)
{
	uint64_t la = (uint64_t)a->dur, lb = (uint64_t)b->dur;

	return la > lb;		/* DUR_OPEN is the largest of all */
}

static void
sort_run(struct rec *r, size_t n)
{
	struct rec *tmp, one;
	size_t i, j, k, m, w, e;

	if (n <= NEST_RUN) {
		for (i = 1; i < n; i++) {
			one = r[i];
			for (j = i; j > 0 && longer(&one, &r[j - 1]); j--)
				r[j] = r[j - 1];
			r[j] = one;
		}
		return;
	}
	m = n / 2;
	sort_run(r, m);
	sort_run(r + m, n - m);
	tmp = xreallocarray(NULL, m, sizeof(*tmp));
	memcpy(tmp, r, m * sizeof(*r));
	for (i = 0, k = m, w = 0, e = n; i < m;)
		r[w++] = k < e && longer(&r[k], &tmp[i]) ? r[k++] : tmp[i++];
	free(tmp);
}

void
nest_sort_ties(struct rec *r, size_t n)
{
	size_t i, j;
	int ordered;

	for (i = 0; i + 1 < n; i = j) {
		ordered = 1;
		for (j = i + 1; j < n && r[j].ts == r[i].ts; j++)
			if (longer(&r[j], &r[j - 1]))
				ordered = 0;
		if (!ordered)
			sort_run(&r[i], j - i);
	}
}

/* ---- rows ---- */

static struct nest_lane *
nest_lane_add(struct nest *s)
{
	size_t i, old = s->lanes_cap;

	if (s->nlanes == s->lanes_cap) {
		s->lanes = xgrow(s->lanes, s->nlanes, &s->lanes_cap,
		    sizeof(*s->lanes));
		for (i = old; i < s->lanes_cap; i++)
			memset(&s->lanes[i], 0, sizeof(s->lanes[i]));
	}
	s->lanes[s->nlanes].nopen = 0;
	s->lanes[s->nlanes].nrows = 0;
	return &s->lanes[s->nlanes++];
}

/* The row of the next depth of a lane. */
static uint32_t
nest_row_at(struct nest *s, size_t lane)
{
	struct nest_lane *l = &s->lanes[lane];
	struct nest_row *row;

	if (l->nopen == l->nrows) {
		s->rows = xgrow(s->rows, s->nrows, &s->rows_cap,
		    sizeof(*s->rows));
		row = &s->rows[s->nrows];
		row->lane = (uint32_t)lane;
		row->depth = (uint32_t)l->nrows;
		row->n = 0;
		l->rows = xgrow(l->rows, l->nrows, &l->rows_cap,
		    sizeof(*l->rows));
		l->rows[l->nrows++] = (uint32_t)s->nrows++;
	}
	return l->rows[l->nopen];
}

/* Takes off what has ended at t. Spans of length 0 stay for their own time. */
static void
nest_pop(struct nest_lane *l, int64_t t)
{
	const struct nest_open *o;

	while (l->nopen > 0) {
		o = &l->open[l->nopen - 1];
		if (o->end > t || (o->end == t && o->empty))
			break;
		l->nopen--;
	}
}

static void
nest_push(struct nest_lane *l, int64_t end, int empty)
{
	if (l->nopen == l->cap)
		l->open = xgrow(l->open, l->nopen, &l->cap, sizeof(*l->open));
	l->open[l->nopen].end = end;
	l->open[l->nopen++].empty = empty;
}

static int64_t
nest_key(const struct nest_lane *l)
{
	return l->nopen == 0 ? INT64_MAX : l->open[l->nopen - 1].end;
}

/*
 * The lane above 0 in which [ts, end) fits.  Spans of length 0 never come
 * here: they fit into whatever lane 0 has open.
 */
static size_t
nest_spill(struct nest *s, int64_t ts, int64_t end)
{
	ptrdiff_t changed;
	size_t lane;

	if (s->find == NULL)
		s->find = lanefind_new();
	while ((changed = lanefind_pop(s->find, ts)) != -1) {
		struct nest_lane *l = &s->lanes[changed + 1];

		nest_pop(l, ts);
		lanefind_set(s->find, (size_t)changed, nest_key(l));
	}
	lane = lanefind_first(s->find, end);
	if (lane == lanefind_count(s->find))
		nest_lane_add(s);
	lanefind_set(s->find, lane, end);
	lanefind_push(s->find, end, lane);
	return lane + 1;
}

static int
row_order(const void *a, const void *b)
{
	const struct nest_row *x = a, *y = b;

	if (x->lane != y->lane)
		return x->lane < y->lane ? -1 : 1;
	return x->depth < y->depth ? -1 : x->depth > y->depth;
}

void
nest_start(struct nest *s)
{
	s->nrows = 0;
	s->nlanes = 0;
	if (s->find != NULL)
		lanefind_reset(s->find);
	nest_lane_add(s);
}

uint32_t
nest_place(struct nest *s, const struct rec *r, uint32_t depth)
{
	int64_t end = rec_end(r);
	size_t lane = 0;
	uint32_t row;

	if (depth == NONE)
		lane = nest_spill(s, r->ts, end);
	else
		s->lanes[0].nopen = depth;
	row = nest_row_at(s, lane);
	s->rows[row].n++;
	nest_push(&s->lanes[lane], end, r->dur == 0);
	return row;
}

/* Rows were numbered as they came; numbers them by (lane, depth). */
void
nest_end(struct nest *s, uint32_t *row, size_t n)
{
	uint32_t *first, *number;
	size_t i;

	if (s->nlanes <= 1)
		return;		/* depths of one lane come in order */
	number = xreallocarray(NULL, s->nrows, sizeof(*number));
	first = xcalloc(s->nlanes + 1, sizeof(*first));
	for (i = 0; i < s->nlanes; i++)
		first[i + 1] = first[i] + (uint32_t)s->lanes[i].nrows;
	for (i = 0; i < s->nrows; i++)
		number[i] = first[s->rows[i].lane] + s->rows[i].depth;
	for (i = 0; i < n; i++)
		row[i] = number[row[i]];
	qsort(s->rows, s->nrows, sizeof(*s->rows), row_order);
	free(first);
	free(number);
}

void
nest_rows(struct nest *s, const struct rec *r, size_t n, uint32_t *row,
    enum warn_code code, struct warn *warn)
{
	int64_t end;
	size_t i, lane;

	nest_start(s);
	for (i = 0; i < n; i++) {
		end = rec_end(&r[i]);
		nest_pop(&s->lanes[0], r[i].ts);
		lane = 0;
		if (end > nest_key(&s->lanes[0])) {
			lane = nest_spill(s, r[i].ts, end);
			warn_add(warn, code, REC_OFF(&r[i]));
		}
		row[i] = nest_row_at(s, lane);
		s->rows[row[i]].n++;
		nest_push(&s->lanes[lane], end, r[i].dur == 0);
	}
	nest_end(s, row, n);
}
