/*
 * order: numbers of rows, sorted by 64-bit keys, with little memory beside
 * them.
 *
 * Rows are dealt into buckets by the highest 16 bits in which their keys
 * differ, then each bucket the same way, until a bucket is small enough for
 * radix_sort(), whose elements take 16 bytes.  Keys that lie far apart, as
 * lengths do, leave most rows in one bucket; its own highest bits then tell
 * them apart, so four levels are the most.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/detach.h"
#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#include "order.h"

#define DIGIT	16			/* bits of a level */
#define BUCKETS	((size_t)1 << DIGIT)
#define SMALL	32768			/* rows for radix_sort(): 1 MB */

struct sorting {
	uint32_t	*order, *other;	/* `other`: rows on their way */
	const uint64_t	*key;
	const atomic_int *cancel;
	uint32_t	*end;		/* of each bucket of the first level */
};

static int
is_cancelled(const struct sorting *s)
{
	return s->cancel != NULL && atomic_load(s->cancel);
}

/* Sorts rows [lo, hi) that are few. */
static void
sort_small(const struct sorting *s, uint32_t lo, uint32_t hi)
{
	struct radix *v;
	uint32_t i;

	if (hi - lo < 2)
		return;
	v = xreallocarray(NULL, hi - lo, sizeof(*v));
	for (i = lo; i < hi; i++) {
		v[i - lo].key = s->key[s->order[i]];
		v[i - lo].value = s->order[i];
	}
	radix_sort(v, hi - lo);
	for (i = lo; i < hi; i++)
		s->order[i] = (uint32_t)v[i - lo].value;
	free(v);
}

/*
 * Deals rows [lo, hi) into buckets and sets the end of each; returns 0 if all
 * keys are equal.
 */
static int
deal(const struct sorting *s, uint32_t lo, uint32_t hi, uint32_t *end)
{
	uint64_t min = UINT64_MAX, max = 0, k;
	uint32_t i, at = lo, n;
	unsigned shift;
	size_t b;

	for (i = lo; i < hi; i++) {
		k = s->key[s->order[i]];
		min = k < min ? k : min;
		max = k > max ? k : max;
	}
	if (min == max)
		return 0;
	shift = 64 - (unsigned)__builtin_clzll(max - min);
	shift = shift > DIGIT ? shift - DIGIT : 0;
	memset(end, 0, BUCKETS * sizeof(*end));
	for (i = lo; i < hi; i++)
		end[(s->key[s->order[i]] - min) >> shift]++;
	for (b = 0; b < BUCKETS; b++) {		/* now: the begin of each */
		n = end[b];
		end[b] = at;
		at += n;
	}
	for (i = lo; i < hi; i++)
		s->other[end[(s->key[s->order[i]] - min) >> shift]++] =
		    s->order[i];
	memcpy(s->order + lo, s->other + lo, (size_t)(hi - lo) *
	    sizeof(*s->order));
	return 1;
}

static void
sort_run(const struct sorting *s, uint32_t lo, uint32_t hi)
{
	uint32_t *end, at = lo;
	size_t b;

	if (is_cancelled(s))
		return;
	if (hi - lo <= SMALL) {
		sort_small(s, lo, hi);
		return;
	}
	end = xreallocarray(NULL, BUCKETS, sizeof(*end));
	if (deal(s, lo, hi, end))
		for (b = 0; b < BUCKETS; at = end[b++])
			sort_run(s, at, end[b]);
	free(end);
}

static void
sort_job(void *arg, size_t job)
{
	const struct sorting *s = arg;

	sort_run(s, job > 0 ? s->end[job - 1] : 0, s->end[job]);
}

int
order_sort(uint32_t *order, const uint64_t *key, uint32_t n, int threads,
    const atomic_int *cancel)
{
	struct sorting s = { order, NULL, key, cancel, NULL };
	uint32_t i;

	for (i = 0; i < n; i++)
		order[i] = i;
	if (n <= SMALL) {
		sort_small(&s, 0, n);
		return is_cancelled(&s) ? -1 : 0;
	}
	s.other = xreallocarray(NULL, n, sizeof(*s.other));
	s.end = xreallocarray(NULL, BUCKETS, sizeof(*s.end));
	if (deal(&s, 0, n, s.end))
		pool_run(threads, BUCKETS, sort_job, &s);
	detach_free(s.other, (size_t)n * sizeof(*s.other));
	free(s.end);
	return is_cancelled(&s) ? -1 : 0;
}
