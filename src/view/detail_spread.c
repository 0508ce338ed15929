/*
 * The distribution of the durations of the slices of a name, and the rank of
 * the selected slice among them:
 *
 *	same name  2,318, 41.8 s in all
 *	rank       3 of 2,318, longest first
 *	median     181 us, p95 9.2 ms
 *	from       4 us to 902 ms
 *	           ▁▂▃▅▇█▇▆▅▅▄▃▃▂▂▂▁▁▁
 *	                 ▲
 *
 * - "Name" is a kind: name, category and colour.
 * - The slices of a kind are found in one pass over the column of kinds.  The
 *   pass is run when the tall pane needs the distribution, once for a kind; the
 *   spreads of the KEPT kinds used last are kept.
 * - Up to MOST_SORTED durations are kept, sorted, and the figures are exact.
 *   Of more, only a histogram of BUCKETS buckets is kept (SUB = 32 to a power
 *   of two), so percentiles and the rank are within 3 % (shown as "about").
 * - Unfinished slices have no length: only their number is shown.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/buf.h"
#include "ttv/radix.h"
#include "ttv/sat.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "detail.h"
#include "priv.h"
#include "passed.h"

#define MOST_SORTED	(1u << 16)	/* durations kept */
#define KEPT		32		/* kinds */
#define FEW		16		/* slices: fewer make no histogram */
#define SUB		32		/* buckets in a power of two */
#define BUCKETS		(64 * SUB)
#define WIDEST		64		/* columns of the histogram */
#define KINDS_A_SLICE	4	/* kinds read in the time of a slice */

struct spread {
	const struct trace	*trace;
	uint32_t		 kind;
	size_t			 n;
	uint64_t		 open;		/* slices that never ended */
	int64_t			 total, min, max;
	int64_t			*sorted;	/* NULL: above MOST_SORTED */
	uint64_t		*bucket;
	struct spread		*other;
	/* while the spread is being counted */
	uint32_t		 next;		/* next slice to read */
	struct radix		*found;		/* lengths, unsorted */
	size_t			 cap;
};

static void
spread_free(struct spread *s)
{
	free(s->sorted);
	free(s->found);
	free(s->bucket);
	free(s);
}

void
detail_spreads_free(struct spread *s)
{
	struct spread *next;

	for (; s != NULL; s = next) {
		next = s->other;
		spread_free(s);
	}
}

/* ---- lengths and buckets ---- */

/*
 * Returns the bucket of dur: durations below SUB have one bucket each, then
 * each power of two has SUB buckets.
 */
static unsigned
bucket_of(int64_t dur)
{
	uint64_t u = dur < 0 ? 0 : (uint64_t)dur;
	unsigned top;

	if (u < SUB)
		return (unsigned)u;
	top = 63u - (unsigned)__builtin_clzll(u);	/* >= 5 */
	return (top - 4) * SUB + (unsigned)(u >> (top - 5) & (SUB - 1));
}

/* Returns the least duration of bucket b. */
static int64_t
bucket_start(unsigned b)
{
	unsigned top;

	if (b < SUB)
		return b;
	top = b / SUB + 4;
	return (int64_t)((uint64_t)(SUB + b % SUB) << (top - 5));
}

/* ---- counting a spread ---- */

/* Sort the s->n durations r (radix sort) and store them in s->sorted. */
static void
sort_lengths(struct spread *s, struct radix *r)
{
	size_t i;

	radix_sort(r, s->n);
	s->sorted = xreallocarray(NULL, s->n + 1, sizeof(*s->sorted));
	for (i = 0; i < s->n; i++)
		s->sorted[i] = (int64_t)(r[i].key ^ UINT64_C(1) << 63);
}

/* Returns a new spread of `kind` without durations. */
static struct spread *
begin(const struct trace *tr, uint32_t kind)
{
	struct spread *s = xcalloc(1, sizeof(*s));

	s->trace = tr;
	s->kind = kind;
	s->min = INT64_MAX;
	s->bucket = xcalloc(BUCKETS, sizeof(*s->bucket));
	return s;
}

/* Add dur to the totals, the buckets and the first MOST_SORTED of s. */
static void
count(struct spread *s, int64_t dur)
{
	if (s->n < MOST_SORTED) {
		s->found = xgrow(s->found, s->n, &s->cap, sizeof(*s->found));
		s->found[s->n].key = radix_time(dur);
		s->found[s->n].value = 0;
	}
	s->n++;
	s->total = sat_add(s->total, dur);
	if (dur < s->min)
		s->min = dur;
	if (dur > s->max)
		s->max = dur;
	s->bucket[bucket_of(dur)]++;
}

/*
 * Count further slices into s until *left, a budget in slices, is used up.
 * Returns 1 when all slices of the trace are counted, else 0.
 */
static int
go_on(struct spread *s, int64_t *left)
{
	const struct trace *tr = s->trace;
	uint32_t i = s->next, end = tr->nslices;

	if (i == end && s->found == NULL)
		return 1;
	if (*left <= 0)
		return 0;
	if (*left < (int64_t)(end - i) / KINDS_A_SLICE)
		end = i + (uint32_t)*left * KINDS_A_SLICE;
	*left -= (end - i) / KINDS_A_SLICE;
	for (; i < end; i++)
		if (tr->kind[i] != s->kind)
			continue;
		else if (trace_dur(tr, i) >= 0)
			count(s, trace_dur(tr, i));
		else
			s->open++;
	s->next = i;
	if (i < tr->nslices)
		return 0;
	if (s->n <= MOST_SORTED)
		sort_lengths(s, s->found);
	free(s->found);
	s->found = NULL;
	return 1;
}

/*
 * Returns the spread of `kind`, new if d has none, at the front of the list of
 * d; of more than KEPT spreads, the least recently used one is freed.
 */
static struct spread *
spread_of(struct detail *d, const struct trace *tr, uint32_t kind)
{
	struct spread **link = &d->spreads, *s;
	int n;

	for (n = 0; (s = *link) != NULL; n++, link = &s->other) {
		if (s->trace == tr && s->kind == kind) {
			*link = s->other;
			s->other = d->spreads;
			d->spreads = s;
			return s;
		}
		if (n == KEPT - 1) {
			detail_spreads_free(s);
			*link = NULL;
			break;
		}
	}
	s = begin(tr, kind);
	s->other = d->spreads;
	d->spreads = s;
	return s;
}

/* ---- reading a spread ---- */

/* Returns the number of slices of s longer than dur, or in higher buckets. */
static uint64_t
longer(const struct spread *s, int64_t dur)
{
	uint64_t n = 0, lo = 0, hi = s->n, mid;
	unsigned b;

	if (s->sorted == NULL) {
		for (b = BUCKETS; --b > bucket_of(dur); )
			n += s->bucket[b];
		return n;
	}
	BISECT(lo, hi, mid, s->sorted[mid] <= dur);
	return s->n - lo;
}

/*
 * Returns the shortest duration that `percent`, above 0, of the slices do not
 * exceed, by nearest rank, as tables of areas have it; s->n > 0.
 */
static int64_t
percentile(const struct spread *s, unsigned percent)
{
	uint64_t rank = s->n / 100 * percent +
	    (s->n % 100 * percent + 99) / 100 - 1, n = 0;
	unsigned b;

	if (s->sorted != NULL)
		return s->sorted[rank];
	for (b = 0; b < BUCKETS - 1; b++)
		if ((n += s->bucket[b]) > rank)
			break;
	return bucket_start(b) < s->min ? s->min : bucket_start(b);
}

/* ---- showing a spread ---- */

/* Add a line of the histogram made of the glyphs ch[0..n). */
static void
glyphs_line(struct detail *d, const uint32_t *ch, int n)
{
	struct buf b = BUF_INIT;
	char utf8[4];
	int i;

	for (i = 0; i < n; i++)
		buf_add(&b, utf8, text_encode(ch[i], utf8));
	buf_addc(&b, '\0');
	detail_string(d, 0, "", b.data);
	buf_free(&b);
}

/* Add a histogram of s in at most `cols` columns, and a mark below dur >= 0. */
static void
histogram(struct detail *d, const struct spread *s, int64_t dur, int cols)
{
	unsigned lo = bucket_of(s->min), hi = bucket_of(s->max), b, n;
	uint64_t sum[WIDEST] = { 0 }, most = 1;
	uint32_t ch[WIDEST];
	int i, here;

	if (cols > WIDEST)
		cols = WIDEST;
	n = hi - lo + 1;
	if (s->n < FEW || n < 8 || cols < 8)
		return;
	if (n < (unsigned)cols)
		cols = (int)n;
	for (b = lo; b <= hi; b++)
		sum[(b - lo) * (unsigned)cols / n] += s->bucket[b];
	for (i = 0; i < cols; i++)
		if (sum[i] > most)
			most = sum[i];
	for (i = 0; i < cols; i++)
		ch[i] = sum[i] == 0 ? ' ' : glyph_bar_up(1 +
		    (int)((double)sum[i] / (double)most * 7));
	glyphs_line(d, ch, cols);
	if (dur < 0)
		return;
	here = (int)((bucket_of(dur) - lo) * (unsigned)cols / n);
	for (i = 0; i < here; i++)
		ch[i] = ' ';
	ch[here] = glyph(GLYPH_HERE);
	glyphs_line(d, ch, here + 1);
}

/* Add the figures and the histogram of s, with the rank of `slice`. */
static void
spread_lines(struct detail *d, const struct view *v, const struct spread *s,
    uint32_t slice)
{
	const struct trace *tr = v->trace;
	const char *about = s->sorted == NULL ? "about " : "";
	char n[32], a[32], b[32], p[32], q[32], rank[32];

	text_count(n, sizeof(n), s->n + s->open);
	text_count(a, sizeof(a), s->open);
	if (s->n + s->open < 2)
		detail_fact(d, 0, "same name", "%s in the trace", n);
	else if (s->open > 0)
		detail_fact(d, 0, "same name", "%s, %s never ended", n, a);
	if (s->n < 2)
		return;
	text_count(n, sizeof(n), s->n);
	text_duration_short(a, sizeof(a), s->total);
	detail_fact(d, 0, s->open > 0 ? "ended" : "same name",
	    "%s, %s in all", n, a);
	if (trace_dur(tr, slice) >= 0) {
		text_count(rank, sizeof(rank),
		    longer(s, trace_dur(tr, slice)) + 1);
		detail_fact(d, 0, "rank", "%s%s of %s, longest first", about,
		    rank, n);
	}
	text_duration_short(a, sizeof(a), s->min);
	text_duration_short(b, sizeof(b), s->max);
	text_duration_short(p, sizeof(p), percentile(s, 50));
	text_duration_short(q, sizeof(q), percentile(s, 95));
	detail_fact(d, 0, "median", "%s%s, p95 %s", about, p, q);
	detail_fact(d, 0, "from", "%s to %s", a, b);
	histogram(d, s, trace_dur(tr, slice),
	    detail_width(v->cols) - 12);
}

void
detail_spread(struct detail *d, const struct view *v, uint32_t slice)
{
	const struct trace *tr = v->trace;
	struct spread *s = spread_of(d, tr, tr->kind[slice]);
	char n[32];

	if (!go_on(s, idle_left(v))) {
		text_count(n, sizeof(n), tr->kind_count[s->kind]);
		detail_fact(d, 0, "same name", "%s; measuring them", n);
		d->pending = 1;
		return;
	}
	spread_lines(d, v, s, slice);
}

/*
 * Continue counting the spread that the pane of v waits for, the first of the
 * list, within the budget *left.  Returns 1 when no counting is left, else 0.
 */
int
detail_idle(struct view *v, int64_t *left)
{
	struct detail *d = &v->priv->detail;

	if (!d->pending || d->spreads == NULL)
		return 1;
	if (!go_on(d->spreads, left))
		return 0;
	d->pending = 0;
	d->trace = NULL;	/* stale: the list gains the spread */
	return 1;
}
