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

/* Merges the sorted runs [a, m) and [m, e) of r through tmp. */
static void
merge_runs(struct rec *r, size_t a, size_t m, size_t e, struct rec *tmp)
{
	size_t i = 0, n = m - a, j = m, w = a;

	if (!before(&r[m], &r[m - 1]))
		return;
	memcpy(tmp, &r[a], n * sizeof(*r));
	while (i < n && j < e)
		r[w++] = before(&r[j], &tmp[i]) ? r[j++] : tmp[i++];
	memcpy(&r[w], &tmp[i], (n - i) * sizeof(*r));
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
#define NEST_RADIX	256	/* so many are worth counting digits */

static unsigned
bits_of(uint64_t v)
{
	return v == 0 ? 0 : 64 - (unsigned)__builtin_clzll(v);
}

/* Puts what stands at v[i] & mask to i, for all i, going round the cycles. */
static void
reorder(struct rec *r, uint64_t *v, size_t n, uint64_t mask)
{
	struct rec one;
	size_t i, at, from;

	for (i = 0; i < n; i++) {
		if ((v[i] & mask) == i)
			continue;
		one = r[i];
		for (at = i; (from = (size_t)(v[at] & mask)) != i; at = from) {
			r[at] = r[from];
			v[at] = at;
		}
		r[at] = one;
		v[at] = at;
	}
}

/*
 * By time and place in one word each, if they fit: times of a thread are
 * rarely far apart.  Returns 0 when they do not.
 */
static int
sort_packed(struct rec *r, size_t n)
{
	int64_t min = r[0].ts, max = r[0].ts;
	unsigned low = bits_of(n - 1), high;
	uint64_t *v;
	size_t i;

	for (i = 1; i < n; i++) {
		min = r[i].ts < min ? r[i].ts : min;
		max = r[i].ts > max ? r[i].ts : max;
	}
	high = low + bits_of((uint64_t)max - (uint64_t)min);
	if (high > 64)
		return 0;
	v = xreallocarray(NULL, n, sizeof(*v));
	for (i = 0; i < n; i++)
		v[i] = ((uint64_t)r[i].ts - (uint64_t)min) << low | i;
	radix_sort_packed(v, n, low, high);
	reorder(r, v, n, (UINT64_C(1) << low) - 1);
	free(v);
	return 1;
}

void
nest_sort_time(struct rec *r, size_t n)
{
	struct rec *tmp;
	size_t i, w;

	for (i = 1; i < n && !before(&r[i], &r[i - 1]); i++)
		;
	if (i >= n || (n >= NEST_RADIX && sort_packed(r, n)))
		return;
	for (i = 0; i < n; i += NEST_RUN)
		insert_sort(&r[i], n - i < NEST_RUN ? n - i : NEST_RUN);
	if (n <= NEST_RUN)
		return;
	tmp = xreallocarray(NULL, n, sizeof(*tmp));
	for (w = NEST_RUN; w < n; w *= 2)
		for (i = 0; i + w < n; i += 2 * w)
			merge_runs(r, i, i + w, i + 2 * w < n ? i + 2 * w : n,
			    tmp);
	free(tmp);
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
