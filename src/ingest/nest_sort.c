/*
 * nest_sort: sorts spans and raw events as nesting needs them: by time, those
 * of equal time as they stand in the file; then the longer first, but for
 * pairs of length 0 that had ended when the longer one began.
 *
 * Nearly all input is in order, or nearly (nest_near.c).  Otherwise:
 *   - a few sorted runs, as the parts of a file are, are merged;
 *   - many recs are dealt out into buckets of time (a bucket sort), so that
 *     each bucket is sorted in the cache;
 *   - a bucket is radix-sorted by the bits in which its times differ;
 *   - a merge sort handles short lists, and times so far apart that a time and
 *     a place do not fit one word.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "nest.h"

static int
event_before(const struct raw_event *a, const struct raw_event *b)
{
	return a->ts < b->ts;
}

/*
 * Merges the sorted runs [0, m) and [m, n) of r; tmp has room for the smaller.
 * Recs that are in their place at both ends stay there.
 */
static void
merge_runs(struct raw_event *r, size_t m, size_t n, struct raw_event *tmp)
{
	size_t a = 0, b, i, w;

	if (!event_before(&r[m], &r[m - 1]))
		return;
	while (!event_before(&r[m], &r[a]))
		a++;
	while (!event_before(&r[n - 1], &r[m - 1]))
		n--;
	if (m - a <= n - m) {
		memcpy(tmp, &r[a], (m - a) * sizeof(*r));
		for (i = 0, b = m, w = a; i < m - a; w++)
			r[w] = b < n && event_before(&r[b], &tmp[i]) ? r[b++] :
			    tmp[i++];
		return;
	}
	memcpy(tmp, &r[m], (n - m) * sizeof(*r));
	for (i = n - m, b = m, w = n; i > 0; w--)
		r[w - 1] = b > a && event_before(&tmp[i - 1], &r[b - 1]) ?
		    r[--b] : tmp[--i];
}

/* Sorts n recs, at most NEST_RUN, by insertion. */
static void
insert_sort(struct raw_event *r, size_t n)
{
	struct raw_event one;
	size_t i, j;

	for (i = 1; i < n; i++) {
		if (!event_before(&r[i], &r[i - 1]))
			continue;
		one = r[i];
		for (j = i; j > 0 && event_before(&one, &r[j - 1]); j--)
			r[j] = r[j - 1];
		r[j] = one;
	}
}

#define NEST_RUN	32	/* recs that are sorted by insertion */
#define NEST_BUCKETS	10	/* bits: at most 1024 buckets, a page each being
				 * written to */
#define NEST_RUNS	16	/* sorted runs at most that are merged */

static void
merge_sort(struct raw_event *r, size_t n)
{
	struct raw_event *tmp;
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

/*
 * Sets *min to the first time and *range to the distance of the last from it.
 * Returns 1 if the recs are in order.
 */
static int
time_range(const struct raw_event *r, size_t n, int64_t *min, uint64_t *range)
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
 * Sorts from[] into to[], by words that pack time and place when these fit:
 * times that stand together are rarely far apart.  v has room for n words.
 */
static void
sort_into(const struct raw_event *from, struct raw_event *to, size_t n,
    uint64_t *v)
{
	unsigned low = bits_of(n - 1), high;
	uint64_t range, mask;
	int64_t min;
	size_t i;

	if (time_range(from, n, &min, &range) || n < tuning.nest_radix ||
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

/* Buckets of time: at[i] is where bucket i begins. */
struct buckets {
	size_t		*at, n;
	int64_t		 min;
	unsigned	 shift;
};

static size_t
sort_bucket(const struct buckets *b, const struct raw_event *r)
{
	return (size_t)(((uint64_t)r->ts - (uint64_t)b->min) >> b->shift);
}

/* Sets up buckets for n recs of a range of times; at[] is to be counted. */
static void
buckets_start(struct buckets *b, size_t n, int64_t min, uint64_t range)
{
	/* | 1: at least one bit, so that shift is below 64 */
	unsigned bits = bits_of(n / tuning.nest_bucket | 1);

	if (bits > NEST_BUCKETS)
		bits = NEST_BUCKETS;
	b->n = (size_t)1 << bits;
	b->min = min;
	b->shift = bits_of(range) > bits ? bits_of(range) - bits : 0;
	b->at = xcalloc(b->n + 1, sizeof(*b->at));
}

static void
buckets_count(struct buckets *b, const struct raw_event *r, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		b->at[sort_bucket(b, &r[i])]++;
}

/* Makes of the counts in at[] the beginnings; returns the largest bucket. */
static size_t
buckets_place(struct buckets *b)
{
	size_t i, c, sum = 0, most = 0;

	for (i = 0; i <= b->n; i++) {
		c = b->at[i];
		b->at[i] = sum;
		sum += c;
		most = c > most ? c : most;
	}
	return most;
}

/* Deals recs out to their buckets in to[]; at[] moves on. */
static void
buckets_fill(struct buckets *b, const struct raw_event *r, size_t n,
    struct raw_event *to)
{
	size_t i;

	for (i = 0; i < n; i++)
		to[b->at[sort_bucket(b, &r[i])]++] = r[i];
}

/*
 * Sorts the buckets in r[], once filled, so that each fits the cache however
 * far its recs had to move.  Frees at[].
 */
static void
buckets_sort(struct buckets *b, struct raw_event *r, size_t most)
{
	struct raw_event *copy = xreallocarray(NULL, most, sizeof(*copy));
	uint64_t *v = xreallocarray(NULL, most, sizeof(*v)), range;
	size_t i, n, from = 0;
	int64_t min;

	/* at[i] is where bucket i + 1 begins now */
	for (i = 0; i < b->n; from = b->at[i++]) {
		n = b->at[i] - from;
		if (n < 2 || time_range(&r[from], n, &min, &range))
			continue;
		memcpy(copy, &r[from], n * sizeof(*copy));
		sort_into(copy, &r[from], n, v);
	}
	free(v);
	free(copy);
	free(b->at);
}

static void
sort_buckets(struct raw_event *r, size_t n, int64_t min, uint64_t range)
{
	struct raw_event *tmp = xlarge(n, sizeof(*tmp));
	struct buckets b;
	size_t most;

	buckets_start(&b, n, min, range);
	buckets_count(&b, r, n);
	most = buckets_place(&b);
	memcpy(tmp, r, n * sizeof(*tmp));
	buckets_fill(&b, tmp, n, r);
	free(tmp);
	buckets_sort(&b, r, most);
}

/*
 * Merges recs that are at most NEST_RUNS sorted runs, as those of several parts
 * are; returns 0 if there are more.
 */
static int
sort_runs(struct raw_event *r, size_t n)
{
	size_t at[NEST_RUNS + 1], nruns = 0, i, w;
	struct raw_event *tmp;

	for (i = 0; i < n; i++)
		if (i == 0 || event_before(&r[i], &r[i - 1])) {
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

void
nest_sort_time(struct raw_event *r, size_t n)
{
	uint64_t range;
	int64_t min;

	if (sort_runs(r, n))
		return;
	if (n < tuning.nest_radix) {
		merge_sort(r, n);
		return;
	}
	time_range(r, n, &min, &range);
	sort_buckets(r, n, min, range);
}

/* What is known of the recs of a list before they are sorted. */
struct list_look {
	size_t		n, nruns;	/* nruns: sorted runs */
	int64_t		min, max;
};

static void
list_look(struct list_look *k, const struct event_list *l)
{
	const struct event_chunk *c;
	const struct raw_event *r;
	int64_t last = INT64_MAX;

	memset(k, 0, sizeof(*k));
	k->min = INT64_MAX;
	k->max = INT64_MIN;
	for (c = l->first; c != NULL; c = c->next)
		for (k->n += c->n, r = c->recs; r < c->recs + c->n; r++) {
			k->nruns += r->ts < last;
			last = r->ts;
			k->min = last < k->min ? last : k->min;
			k->max = last > k->max ? last : k->max;
		}
}

void
nest_sort_list(struct event_list *l)
{
	struct event_chunk *c, *all;
	struct list_look k;
	struct buckets b;
	size_t most;

	for (c = l->first; c != NULL; c = c->next)
		event_chunk_settle(c);
	if (nest_sort_near(l))
		return;
	list_look(&k, l);
	if (k.nruns <= NEST_RUNS || k.n < tuning.nest_radix) {
		if ((c = event_list_join(l)) != NULL)
			nest_sort_time(c->recs, c->n);
		return;
	}
	buckets_start(&b, k.n, k.min, (uint64_t)k.max - (uint64_t)k.min);
	for (c = l->first; c != NULL; c = c->next)
		buckets_count(&b, c->recs, c->n);
	most = buckets_place(&b);
	all = event_chunk_new(k.n);
	while ((c = event_list_take(l)) != NULL) {
		buckets_fill(&b, c->recs, c->n, all->recs);
		event_chunk_free(c);
	}
	buckets_sort(&b, all->recs, most);
	all->n = k.n;
	event_list_add(l, all);
}

/*
 * Returns 1 if `a` is the longer one; open is the longest.  The ties are sorted
 * by a stable merge sort.
 */
static int
event_longer(const struct raw_event *a, const struct raw_event *b)
{
	uint64_t la = (uint64_t)a->dur, lb = (uint64_t)b->dur;

	return la > lb;		/* DUR_OPEN, as unsigned, is the largest */
}

static void
sort_run(struct raw_event *r, size_t n)
{
	struct raw_event *tmp, one;
	size_t i, j, k, m, w, e;

	if (n <= NEST_RUN) {
		for (i = 1; i < n; i++) {
			one = r[i];
			for (j = i; j > 0 && event_longer(&one, &r[j - 1]); j--)
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
		r[w++] = k < e && event_longer(&r[k], &tmp[i]) ? r[k++] :
		    tmp[i++];
	free(tmp);
}

/*
 * Returns 1 if n recs of one time nest as they stand in the file, so that they
 * are not to be sorted: none is longer than one before it but for pairs of
 * length 0, which had ended when the longer one began.
 */
static int
run_nests(const struct raw_event *r, size_t n, const uint64_t *ends)
{
	uint64_t least = UINT64_MAX, closed = 0, off;
	size_t i;

	for (i = 0; i < n; i++) {
		off = RAW_OFF(&r[i]);
		if (i > 0 && off <= RAW_OFF(&r[i - 1]))
			return 0;
		if (r[i].dur == 0) {
			if (r[i].aux == 0)
				least = 0;
			else if (raw_end_off(&r[i], ends) > closed)
				closed = raw_end_off(&r[i], ends);
			continue;
		}
		if ((uint64_t)r[i].dur > least || off < closed)
			return 0;
		least = (uint64_t)r[i].dur;
	}
	return 1;
}

void
nest_sort_ties(struct raw_event *r, size_t n, const uint64_t *ends)
{
	size_t i, j;
	int ordered;

	for (i = 0; i + 1 < n; i = j) {
		ordered = 1;
		for (j = i + 1; j < n && r[j].ts == r[i].ts; j++)
			if (event_longer(&r[j], &r[j - 1]))
				ordered = 0;
		if (!ordered && (ends == NULL || !run_nests(&r[i], j - i,
		    ends)))
			sort_run(&r[i], j - i);
	}
}

void
nest_join_ties(struct event_list *l)
{
	const struct event_chunk *c, *last = NULL;

	for (c = l->first; c != NULL; c = c->next) {
		if (c->n == 0)
			continue;
		if (last != NULL && c->recs[0].ts == last->recs[last->n - 1].ts)
			break;
		last = c;
	}
	if (c != NULL)
		event_list_join(l);
}

void
nest_sort_ties_list(struct event_list *l, const uint64_t *ends)
{
	struct event_chunk *c;

	nest_join_ties(l);
	for (c = l->first; c != NULL; c = c->next)
		nest_sort_ties(c->recs, c->n, ends);
}
