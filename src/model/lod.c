/*
 * lod: level-of-detail summaries, so that the cost of a frame does not grow
 * with the slices that it covers.
 *
 * Slices are taken in blocks of LOD_BLOCK by their number.  Over the blocks lie
 * a segment tree of the longest slice and a prefix sum of durations; over
 * counter samples, trees of minimum and maximum.  A query on a run visits the
 * slices of the two blocks at its ends and O(log) nodes between.  Memory is
 * about a quarter of a byte a slice.
 *
 *   - Blocks do not regard rows: a run is always within one row, and only whole
 *     blocks inside the run are taken from the tree.
 *   - Sums wrap modulo 2^64, which cancels out as long as the sum of the run
 *     itself fits int64.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/column.h"
#include "ttv/lod.h"
#include "ttv/array.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#define LOD_BLOCK	32

struct lod {
	uint32_t	nblocks;
	uint32_t	*longest;	/* tree: 1-based, leaves at nblocks */
	uint64_t	*before;	/* prefix sum of durations, ns */
	uint32_t	ncblocks;	/* blocks of counter samples */
	double		*cmin, *cmax;	/* min and max trees */
};

static int64_t
slice_dur(const struct trace *t, uint32_t s)
{
	int64_t d = trace_dur(t, s);

	if (d == DUR_OPEN && __builtin_sub_overflow(trace_slice_end(t, s),
	    t->ts[s], &d))
		d = INT64_MAX;
	return d;
}

/*
 * Returns the longer of two slices, the first of equals; NONE is the shortest.
 */
static uint32_t
longer_of(const struct trace *t, uint32_t a, uint32_t b)
{
	int64_t da, db;

	if (a == NONE || b == NONE)
		return a == NONE ? b : a;
	da = slice_dur(t, a);
	db = slice_dur(t, b);
	if (da != db)
		return da > db ? a : b;
	return a < b ? a : b;
}

/*
 * Sets *longest to the place of the longest duration of a block, the first of
 * equals, and *sum to the sum of all; returns 0 when a duration is not in
 * dur_low.
 */
static int
block_is_short(const uint32_t *dur, uint32_t *longest, uint64_t *sum)
{
	uint32_t i, most = 0;

	*sum = 0;
	for (i = 0; i < LOD_BLOCK; i++) {
		most = dur[i] > most ? dur[i] : most;
		*sum += dur[i];
	}
	if (most >= DUR_LOW_OPEN)
		return 0;
	for (*longest = 0; dur[*longest] != most;)
		++*longest;
	return 1;
}

/* Sets the same for the block that begins with slice s, of any durations. */
static void
block_of_any(const struct trace *t, uint32_t s, uint32_t *longest,
    uint64_t *sum)
{
	int64_t dur[LOD_BLOCK];
	uint32_t i;

	trace_durs(t, s, LOD_BLOCK, dur);
	*longest = 0;
	*sum = 0;
	for (i = 0; i < LOD_BLOCK; i++) {
		if (dur[i] == DUR_OPEN)
			dur[i] = slice_dur(t, s + i);
		if (dur[i] > dur[*longest])
			*longest = i;
		*sum += (uint64_t)dur[i];
	}
}

/*
 * Sets the longest slice of each of the blocks [b, last), and before[] to the
 * sum of the block.
 */
static void
slice_blocks(struct trace *t, uint32_t b, uint32_t last)
{
	struct lod *l = t->lod;
	uint32_t s, longest;
	uint64_t sum;

	for (; b < last; b++) {
		s = b * LOD_BLOCK;
		if (!block_is_short(&t->dur_low[s], &longest, &sum))
			block_of_any(t, s, &longest, &sum);
		l->longest[l->nblocks + b] = s + longest;
		l->before[b + 1] = sum;
	}
}

static void
counter_blocks(struct trace *t, uint32_t b, uint32_t last)
{
	struct lod *l = t->lod;
	uint32_t i, end;
	double lo, hi;

	for (; b < last; b++) {
		lo = INFINITY;
		hi = -INFINITY;
		i = b * LOD_BLOCK;
		for (end = i + LOD_BLOCK; i < end; i++) {
			lo = fmin(lo, t->counter_value[i]);
			hi = fmax(hi, t->counter_value[i]);
		}
		if (lo > hi)
			lo = hi = NAN;	/* gaps alone */
		l->cmin[l->ncblocks + b] = lo;
		l->cmax[l->ncblocks + b] = hi;
	}
}

size_t
lod_start(struct trace *t)
{
	struct lod *l = t->lod = xcalloc(1, sizeof(*l));

	l->nblocks = t->nslices / LOD_BLOCK;	/* whole blocks only */
	l->longest = xreallocarray(NULL, (size_t)l->nblocks * 2 + 2,
	    sizeof(*l->longest));
	l->before = xreallocarray(NULL, (size_t)l->nblocks + 1,
	    sizeof(*l->before));
	l->before[0] = 0;
	memset(l->longest, 0, 2 * sizeof(*l->longest));
	l->ncblocks = t->ncounter_values / LOD_BLOCK;
	l->cmin = xreallocarray(NULL, (size_t)l->ncblocks * 2 + 2,
	    sizeof(*l->cmin));
	l->cmax = xreallocarray(NULL, (size_t)l->ncblocks * 2 + 2,
	    sizeof(*l->cmax));
	l->cmin[0] = l->cmax[0] = 0;
	return ((size_t)l->nblocks + l->ncblocks + tuning.lod_job - 1) /
	    tuning.lod_job;
}

/* Does a job: the blocks of slices come first, then those of counters. */
void
lod_job(struct trace *t, size_t job)
{
	const struct lod *l = t->lod;
	uint32_t b = (uint32_t)(job * tuning.lod_job);
	uint32_t last = b + (uint32_t)tuning.lod_job;

	if (last > l->nblocks + l->ncblocks)
		last = l->nblocks + l->ncblocks;
	if (b < l->nblocks)
		slice_blocks(t, b, last < l->nblocks ? last : l->nblocks);
	if (last > l->nblocks)
		counter_blocks(t, b > l->nblocks ? b - l->nblocks : 0,
		    last - l->nblocks);
}

void
lod_end(struct trace *t)
{
	struct lod *l = t->lod;
	uint32_t b, n = l->ncblocks;

	for (b = 0; b < l->nblocks; b++)
		l->before[b + 1] += l->before[b];
	for (b = l->nblocks; b-- > 1;)
		l->longest[b] = longer_of(t, l->longest[2 * b],
		    l->longest[2 * b + 1]);
	for (b = n; b-- > 1;) {
		l->cmin[b] = fmin(l->cmin[2 * b], l->cmin[2 * b + 1]);
		l->cmax[b] = fmax(l->cmax[2 * b], l->cmax[2 * b + 1]);
	}
}

void
lod_destroy(struct trace *t)
{
	if (t->lod == NULL)
		return;
	array_free(t, t->lod->longest);
	array_free(t, t->lod->before);
	array_free(t, t->lod->cmin);
	array_free(t, t->lod->cmax);
	free(t->lod);
	t->lod = NULL;
}

void
lod_arrays(const struct trace *t, struct array v[LOD_ARRAYS])
{
	static const struct lod none;
	const struct lod *l = t != NULL ? t->lod : &none;
	size_t n = (size_t)l->nblocks * 2, nc = (size_t)l->ncblocks * 2;

	/* element 0 of a tree is not used */
	v[0] = (struct array){ "lod.longest", l->longest, n, sizeof(uint32_t) };
	v[1] = (struct array){ "lod.before", l->before,
	    (uint64_t)l->nblocks + 1, sizeof(uint64_t) };
	v[2] = (struct array){ "lod.cmin", l->cmin, nc, sizeof(double) };
	v[3] = (struct array){ "lod.cmax", l->cmax, nc, sizeof(double) };
}

int
lod_adopt(struct trace *t, const struct array v[LOD_ARRAYS])
{
	uint32_t n = t->nslices / LOD_BLOCK;
	uint32_t nc = t->ncounter_values / LOD_BLOCK;
	struct lod *l;

	if (v[0].n != (uint64_t)n * 2 || v[1].n != (uint64_t)n + 1 ||
	    v[2].n != (uint64_t)nc * 2 || v[3].n != v[2].n)
		return -1;
	l = t->lod = xcalloc(1, sizeof(*l));
	l->nblocks = n;
	l->longest = (uint32_t *)(uintptr_t)v[0].data;
	l->before = (uint64_t *)(uintptr_t)v[1].data;
	l->ncblocks = nc;
	l->cmin = (double *)(uintptr_t)v[2].data;
	l->cmax = (double *)(uintptr_t)v[3].data;
	return 0;
}

/*
 * Cuts [first, last) into whole blocks [*b0, *b1) and the slices before and
 * behind these; returns 0 when there is no whole block inside.
 */
static int
whole_blocks(uint32_t first, uint32_t last, uint32_t *b0, uint32_t *b1)
{
	*b0 = (uint32_t)(((uint64_t)first + LOD_BLOCK - 1) / LOD_BLOCK);
	*b1 = last / LOD_BLOCK;
	return *b0 < *b1;
}

/*
 * Returns the longest of slices [s, last) and `best`, which is before them or
 * NONE.
 */
static uint32_t
longest_of(const struct trace *t, uint32_t best, uint32_t s, uint32_t last)
{
	int64_t longest = best != NONE ? slice_dur(t, best) : INT64_MIN;
	int64_t dur;

	for (; s < last; s++) {
		dur = slice_dur(t, s);
		if (dur > longest) {
			longest = dur;
			best = s;
		}
	}
	return best;
}

uint32_t
lod_longest(const struct trace *t, uint32_t first, uint32_t last)
{
	const struct lod *l = t->lod;
	uint32_t b0, b1, best, behind;

	if (!whole_blocks(first, last, &b0, &b1))
		return longest_of(t, NONE, first, last);
	best = longest_of(t, NONE, first, b0 * LOD_BLOCK);
	behind = b1 * LOD_BLOCK;
	for (b0 += l->nblocks, b1 += l->nblocks; b0 < b1; b0 /= 2, b1 /= 2) {
		if (b0 & 1)
			best = longer_of(t, best, l->longest[b0++]);
		if (b1 & 1)
			best = longer_of(t, best, l->longest[--b1]);
	}
	return longest_of(t, best, behind, last);
}

static int64_t
clamped(uint64_t sum)
{
	return sum > INT64_MAX ? INT64_MAX : (int64_t)sum;
}

int64_t
lod_covered(const struct trace *t, uint32_t first, uint32_t last)
{
	const struct lod *l = t->lod;
	uint32_t b0, b1, s;
	uint64_t sum = 0;

	if (!whole_blocks(first, last, &b0, &b1)) {
		for (s = first; s < last; s++)
			sum += (uint64_t)slice_dur(t, s);
		return clamped(sum);
	}
	sum = l->before[b1] - l->before[b0];
	for (s = first; s < b0 * LOD_BLOCK; s++)
		sum += (uint64_t)slice_dur(t, s);
	for (s = b1 * LOD_BLOCK; s < last; s++)
		sum += (uint64_t)slice_dur(t, s);
	return clamped(sum);
}

/* Returns a + b, both not negative, at most INT64_MAX. */
static int64_t
add_up(int64_t a, int64_t b)
{
	int64_t sum;

	if (a < 0 || b < 0 || __builtin_add_overflow(a, b, &sum))
		return INT64_MAX;
	return sum;
}

void
lod_column_run(const struct trace *t, uint32_t row, uint32_t first,
    uint32_t last, int64_t t0, int64_t t1, struct lod_column *c)
{
	const struct row *r = &t->rows[row];
	int64_t at_ends, before;
	uint32_t prev;

	/* the slice before the run may reach into [t0, t1) */
	prev = first > r->first ? first - 1 : NONE;
	if (prev != NONE && trace_slice_end(t, prev) <= t0)
		prev = NONE;
	c->n = last - first + (prev != NONE);
	c->first = prev != NONE ? prev : first < last ? first : NONE;
	c->longest = NONE;
	c->covered = 0;
	if (first < last) {
		c->longest = lod_longest(t, first, last);
		at_ends = trace_slice_overlap(t, last - 1, t0, t1);
		c->covered = add_up(lod_covered(t, first, last - 1), at_ends);
	}
	if (prev != NONE) {
		before = trace_slice_overlap(t, prev, t0, t1);
		c->covered = add_up(c->covered, before);
		if (c->longest == NONE || before >=
		    trace_slice_overlap(t, c->longest, t0, t1))
			c->longest = prev;
	}
}

void
lod_column(const struct trace *t, uint32_t row, int64_t t0, int64_t t1,
    struct lod_column *c)
{
	const struct row *r = &t->rows[row];
	uint32_t first, last;

	first = trace_row_from(t, row, t0);
	if (first == NONE)
		first = r->first + r->n;
	last = trace_row_from(t, row, t1);
	if (last == NONE)
		last = r->first + r->n;
	lod_column_run(t, row, first, last, t0, t1, c);
}

/* ---- counters ---- */

/*
 * Returns the first sample of a series with ts >= t, or the end of the series.
 */
static uint32_t
sample_from(const struct trace *t, const struct series *s, int64_t ts)
{
	return s->first +
	    (uint32_t)bound_time(trace_series_ts(t, s), s->n, ts);
}

static void
range_of(const struct trace *t, uint32_t first, uint32_t last, double *lo,
    double *hi)
{
	const struct lod *l = t->lod;
	uint32_t b0, b1, i;
	int whole = whole_blocks(first, last, &b0, &b1);

	for (i = first; i < (whole ? b0 * LOD_BLOCK : last); i++) {
		*lo = fmin(*lo, t->counter_value[i]);
		*hi = fmax(*hi, t->counter_value[i]);
	}
	if (!whole)
		return;
	for (i = b1 * LOD_BLOCK; i < last; i++) {
		*lo = fmin(*lo, t->counter_value[i]);
		*hi = fmax(*hi, t->counter_value[i]);
	}
	for (b0 += l->ncblocks, b1 += l->ncblocks; b0 < b1;
	    b0 /= 2, b1 /= 2) {
		if (b0 & 1) {
			*lo = fmin(*lo, l->cmin[b0]);
			*hi = fmax(*hi, l->cmax[b0++]);
		}
		if (b1 & 1) {
			*lo = fmin(*lo, l->cmin[--b1]);
			*hi = fmax(*hi, l->cmax[b1]);
		}
	}
}

double
lod_counter_at(const struct trace *t, uint32_t series, int64_t ts)
{
	const struct series *s = &t->series[series];
	uint32_t i;

	i = ts == INT64_MAX ? s->first + s->n : sample_from(t, s, ts + 1);
	return i == s->first ? NAN : t->counter_value[i - 1];
}

void
lod_counter_run(const struct trace *t, uint32_t series, uint32_t first,
    uint32_t last, struct lod_counter *c)
{
	const struct series *s = &t->series[series];

	c->n = last - first;
	/* fmin and fmax pass over the NaN of "no value yet" */
	c->min = c->max = c->last =
	    first > s->first ? t->counter_value[first - 1] : NAN;
	if (first < last) {
		range_of(t, first, last, &c->min, &c->max);
		c->last = t->counter_value[last - 1];
	}
}
