/*
 * slice_id_count: a few ids, by counting what comes before in each part.
 *
 * All ids that are asked for together are counted in one go over the parts, in
 * which entries ascend with time as do the times that are asked for.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#include "slice_id_int.h"

#define STEPS		16	/* times passed over while a part is begun, or
				 * an entry sorted for arrays */
#define BISECT_STEPS	16	/* of a part for the time of an id, in entries
				 * sorted: each is in half of what is left */
#define TIES_FEW	64	/* of a small model at least */

struct count {
	const struct slice_ids *s;
	int64_t		*times;		/* asked for, ascending */
	size_t		 ntimes;
	uint64_t	*between;	/* entries since the time before; of
					 * ntimes, those behind the last */
	struct radix	*found;		/* entries at the times: keys are the
					 * times' places, values the entries */
	size_t		 n, cap;
};

/*
 * Returns 1 and remembers the cost, in entries sorted, if arrays have not cost
 * less by now.
 */
static int
is_cheap(struct slice_ids *s, uint64_t cost)
{
	if (s->mixed || cost > s->all || s->spent > s->all - cost)
		return 0;
	s->spent += cost;
	return 1;
}

/*
 * Returns the place in a part, from `at` on, of what does not begin before ts;
 * what is near is found soonest.
 */
static uint32_t
part_ahead(const struct trace *t, const struct id_part *p, uint32_t at,
    int64_t ts)
{
	uint64_t step = 1;
	struct id_part near;

	while (step <= p->n - at && id_time(t, (uint32_t)(p->first + at +
	    step - 1)) < ts) {
		at += (uint32_t)step;
		step *= 2;
	}
	near.first = p->first + at;
	near.n = step - 1 < p->n - at ? (uint32_t)step - 1 : p->n - at;
	return at + id_before(t, &near, ts);
}

/* Counts the entries of a part, and lists those at the times. */
static void
count_part(struct count *c, const struct id_part *p)
{
	const struct trace *t = c->s->t;
	uint32_t i = 0, k;
	size_t j = 0;
	int64_t ts;

	while (i < p->n) {
		ts = id_time(t, p->first + i);
		while (j < c->ntimes && c->times[j] < ts)
			j++;
		if (j == c->ntimes)
			return;
		k = part_ahead(t, p, i, c->times[j]);
		c->between[j] += k - i;
		for (i = k; i < p->n && id_time(t, p->first + i) ==
		    c->times[j]; i++) {
			c->found = xgrow(c->found, c->n, &c->cap,
			    sizeof(*c->found));
			c->found[c->n++] = (struct radix){ j, p->first + i };
			c->between[j + 1]++;
		}
	}
}

/* Puts `found` in order of ids: keys are entries then, values their ids. */
static void
found_number(struct count *c)
{
	uint32_t *same = xreallocarray(NULL, c->n + 1, sizeof(*same));
	size_t i, k, m, time;

	for (i = 1; i < c->ntimes; i++)
		c->between[i] += c->between[i - 1];
	radix_sort(c->found, c->n);
	for (i = 0; i < c->n; i = k) {
		time = (size_t)c->found[i].key;
		for (k = i; k < c->n && c->found[k].key == time; k++)
			same[k - i] = (uint32_t)c->found[k].value;
		radix_longest_first(same, k - i, id_length, c->s->t);
		for (m = 0; m < k - i; m++)
			c->found[i + m] = (struct radix){ same[m],
			    c->between[time] + m };
	}
	free(same);
}

/*
 * Counts entries before n times, which ascend: 0; -1 if arrays cost less, as
 * very many begin then.  `found` is to be freed.
 */
static int
count_times(struct count *c, struct slice_ids *s, int64_t *times, size_t n)
{
	uint32_t p;

	*c = (struct count){ .s = s, .times = times, .ntimes = n };
	c->between = xcalloc(n + 1, sizeof(*c->between));
	for (p = 0; p < s->nparts && c->n <= s->all / 8 + TIES_FEW; p++)
		count_part(c, &s->parts[p]);
	if (p == s->nparts)
		found_number(c);
	free(c->between);
	s->spent += c->n;
	return p == s->nparts ? 0 : -1;
}

int
id_count(struct slice_ids *s, const uint32_t *entries, uint32_t *ids, size_t n)
{
	struct radix *v;
	struct count c;
	int64_t *times;
	size_t i, k = 0;
	int rc;

	if (n > s->all || !is_cheap(s, n + s->nparts + n * s->nparts / STEPS))
		return -1;
	v = xreallocarray(NULL, n + 1, sizeof(*v));
	times = xreallocarray(NULL, n + 1, sizeof(*times));
	for (i = 0; i < n; i++)
		v[i].key = radix_time(id_time(s->t, entries[i]));
	radix_sort(v, n);
	for (i = 0; i < n; i++)
		if (i == 0 || v[i].key != v[i - 1].key)
			times[k++] = radix_time_of(v[i].key);
	free(v);
	rc = count_times(&c, s, times, k);
	radix_sort(c.found, rc == 0 ? c.n : 0);
	for (i = 0; i < n && rc == 0; i++)
		ids[i] = (uint32_t)c.found[radix_from(c.found, c.n,
		    entries[i])].value;
	free(c.found);
	free(times);
	return rc;
}

/*
 * The places of parts between which an id is searched for: entries before `lo`
 * begin before the time that is searched for, those from `hi` on behind it.
 */
struct range {
	const struct id_part *part;
	uint32_t	 lo, hi, mid;
};

/* Lists the parts; sets [*from, *to] to times that all of them begin in. */
static struct range *
ranges_of(const struct slice_ids *s, uint64_t *from, uint64_t *to)
{
	struct range *v = xreallocarray(NULL, (size_t)s->nparts + 1,
	    sizeof(*v));
	const struct id_part *p;
	uint64_t first, last;
	uint32_t i;

	*from = UINT64_MAX;
	*to = 0;
	for (i = 0; i < s->nparts; i++) {
		p = &s->parts[i];
		v[i] = (struct range){ p, 0, p->n, 0 };
		first = radix_time(id_time(s->t, p->first));
		last = radix_time(id_time(s->t, p->first + p->n - 1));
		*from = first < *from ? first : *from;
		*to = last > *to ? last : *to;
	}
	return v;
}

/* Sets `mid` to what begins at ts or before; returns how many that are. */
static uint64_t
count_until(const struct slice_ids *s, struct range *v, size_t n, int64_t ts)
{
	struct id_part near;
	uint64_t total = 0;
	size_t i;

	for (i = 0; i < n; i++) {
		near.first = v[i].part->first + v[i].lo;
		near.n = v[i].hi - v[i].lo;
		v[i].mid = v[i].lo + (ts == INT64_MAX ? near.n :
		    id_before(s->t, &near, ts + 1));
		total += v[i].mid;
	}
	return total;
}

/*
 * Takes the lower or the upper part of each range; parts without a place left
 * are dropped, what they have before it is added to *before.  Returns how many
 * are left.
 */
static size_t
ranges_halve(struct range *v, size_t n, int is_upper, uint64_t *before)
{
	size_t i, left = 0;

	for (i = 0; i < n; i++) {
		if (is_upper)
			v[i].lo = v[i].mid;
		else
			v[i].hi = v[i].mid;
		if (v[i].lo == v[i].hi)
			*before += v[i].lo;
		else
			v[left++] = v[i];
	}
	return left;
}

int
id_find(struct slice_ids *s, uint32_t id, uint32_t *entry)
{
	uint64_t lo, hi, mid, before = 0;
	struct range *v;
	struct count c;
	size_t n = s->nparts;
	int64_t ts;
	int rc, is_upper;

	if (s->entries != NULL || id >= s->rows || !is_cheap(s, (uint64_t)
	    BISECT_STEPS * s->nparts))
		return -1;
	v = ranges_of(s, &lo, &hi);
	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		is_upper = before + count_until(s, v, n,
		    radix_time_of(mid)) <= id;
		n = ranges_halve(v, n, is_upper, &before);
		if (is_upper)
			lo = mid + 1;
		else
			hi = mid;
	}
	free(v);
	ts = radix_time_of(lo);
	rc = count_times(&c, s, &ts, 1);
	if (rc == 0)
		*entry = (uint32_t)c.found[id - c.found[0].value].key;
	free(c.found);
	return rc;
}
