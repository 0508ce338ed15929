/*
 * slice_id: the ids of slices and instants.
 *
 * The model has things in parts, in each of which they ascend with time: the
 * slices of a row, the instants of a track.  The id of a thing is therefore the
 * sum, over all parts, of what comes before it there, each found by binary
 * search.  A few ids cost no more than that.  For many, arrays are made: time
 * is cut into stretches with about as many things each, and each worker gathers
 * those of a stretch from all parts and sorts them, which takes little memory
 * beside the array.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/slice_id.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#define SAMPLES		(1u << 14)	/* times that stretches are chosen by:
					 * enough for 1,000 of them */
#define STRETCHES	1024		/* at most */
#define SEARCH_COST	8		/* things sorted in the time of a binary
					 * search */
#define TIES_FEW	16		/* fewer are sorted by insertion */

struct part {				/* things [first, first + n), by time */
	uint32_t	first, n;
	uint32_t	id;		/* of the first, if the part is one of
					 * the others */
};

struct slice_ids {
	const struct trace *t;
	int		 threads;
	int		 mixed;		/* 1: parts of instants have some that
					 * are no rows of the table */
	struct part	*parts;		/* of the table, then the others */
	uint32_t	 nparts, nothers;
	uint64_t	 all;		/* things */
	uint64_t	 rows;		/* of the table */
	uint64_t	 spent;		/* on counting, in things sorted */
	uint32_t	*things;	/* by id; or NULL */
	uint32_t	*ranks;		/* by thing; or NULL */
};

/* ---- what is a row of the table */

enum slice_table
slice_table_of_row(const struct trace *t, uint32_t row)
{
	const struct row *r = &t->rows[row];
	uint32_t flags;

	switch (t->tracks[r->track].type) {
	case TRACK_CPU:
		return TABLE_SCHED;
	case TRACK_STATE:
		return TABLE_THREAD_STATE;
	default:
		/* states that a reader gave have rows of their own */
		flags = t->kinds[t->kind[r->first]].flags;
		return flags & KIND_STATE ? TABLE_THREAD_STATE :
		    flags & KIND_VALUE ? TABLE_STATE : TABLE_SLICE;
	}
}

enum slice_table
slice_table_of_instants(const struct trace *t, uint32_t kind)
{
	return t->kinds[kind].flags & KIND_KERNEL ? TABLE_FTRACE_EVENT :
	    TABLE_SLICE;
}

static int
in_table(const struct slice_ids *s, uint32_t thing)
{
	const struct trace *t = s->t;

	return !s->mixed || thing < t->nslices || slice_table_of_instants(t,
	    t->instants[thing - t->nslices].kind) == TABLE_SLICE;
}

/* ---- times of things */

static int64_t
thing_time(const struct trace *t, uint32_t thing)
{
	return thing < t->nslices ? t->ts[thing] :
	    t->instants[thing - t->nslices].ts;
}

/* Returns the length of a thing; without an end it is the longest. */
static uint64_t
thing_length(const struct trace *t, uint32_t thing)
{
	return thing < t->nslices ? (uint64_t)trace_dur(t, thing) : 0;
}

/* Returns the number of things of a part that begin before ts. */
static uint32_t
part_before(const struct trace *t, const struct part *p, int64_t ts)
{
	const struct instant *v;
	uint32_t lo = 0, hi = p->n, mid;

	if (p->first < t->nslices)
		return (uint32_t)bound_time(&t->ts[p->first], p->n, ts);
	v = &t->instants[p->first - t->nslices];
	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (v[mid].ts < ts)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

/* Returns the number of things of a part that begin at ts or before. */
static uint32_t
part_until(const struct trace *t, const struct part *p, int64_t ts)
{
	return ts == INT64_MAX ? p->n : part_before(t, p, ts + 1);
}

/* ---- parts */

static void
add_part(struct part **at, uint32_t first, uint32_t n)
{
	if (n > 0)
		*(*at)++ = (struct part){ first, n, 0 };
}

/* Lists the rows that are in the table, or those that are not. */
static void
add_rows(struct slice_ids *s, struct part **at, int others)
{
	const struct trace *t = s->t;
	uint32_t r;

	for (r = 0; r < t->nrows; r++)
		if ((slice_table_of_row(t, r) != TABLE_SLICE) == others)
			add_part(at, t->rows[r].first, t->rows[r].n);
}

static uint64_t
count_rows(const struct slice_ids *s)
{
	const struct trace *t = s->t;
	uint64_t n = 0;
	uint32_t i;

	for (i = 0; i < s->nparts; i++)
		n += s->parts[i].n;
	for (i = 0; i < t->ninstants && s->mixed; i++)
		n -= slice_table_of_instants(t, t->instants[i].kind) !=
		    TABLE_SLICE;
	return n;
}

struct slice_ids *
slice_ids_new(const struct trace *t, int threads)
{
	struct slice_ids *s = xcalloc(1, sizeof(*s));
	struct part *at;
	uint64_t id;
	uint32_t i;

	s->t = t;
	s->threads = threads > 0 ? threads : pool_cores();
	s->all = (uint64_t)t->nslices + t->ninstants;
	for (i = 0; i < t->nkinds; i++)
		s->mixed |= slice_table_of_instants(t, i) != TABLE_SLICE;
	s->parts = xreallocarray(NULL, (size_t)t->nrows + t->ntracks + 1,
	    sizeof(*s->parts));
	at = s->parts;
	add_rows(s, &at, 0);
	for (i = 0; i < t->ntracks; i++)
		add_part(&at, t->nslices + t->tracks[i].instant,
		    t->tracks[i].ninstants);
	s->nparts = (uint32_t)(at - s->parts);
	add_rows(s, &at, 1);
	s->nothers = (uint32_t)(at - s->parts) - s->nparts;
	id = s->rows = count_rows(s);
	for (i = s->nparts; i < s->nparts + s->nothers; i++) {
		s->parts[i].id = (uint32_t)id;
		id += s->parts[i].n;
	}
	return s;
}

void
slice_ids_free(struct slice_ids *s)
{
	if (s == NULL)
		return;
	free(s->parts);
	free(s->things);
	free(s->ranks);
	free(s);
}

uint64_t
slice_ids_rows(const struct slice_ids *s)
{
	return s->rows;
}

/* ---- the order of things */

struct tie {
	uint64_t	length;
	uint32_t	thing;
};

static int
tie_compare(const void *a, const void *b)
{
	const struct tie *x = a, *y = b;

	if (x->length != y->length)
		return x->length > y->length ? -1 : 1;
	return x->thing < y->thing ? -1 : x->thing > y->thing;
}

/* Puts n things of equal time longest first. */
static void
sort_ties(const struct trace *t, uint32_t *things, size_t n)
{
	struct tie few[TIES_FEW], *v = few, one;
	size_t i, k;

	if (n > TIES_FEW)
		v = xreallocarray(NULL, n, sizeof(*v));
	for (i = 0; i < n; i++) {
		one = (struct tie){ thing_length(t, things[i]), things[i] };
		for (k = i; n <= TIES_FEW && k > 0 &&
		    tie_compare(&v[k - 1], &one) > 0; k--)
			v[k] = v[k - 1];
		v[k] = one;
	}
	if (n > TIES_FEW)
		qsort(v, n, sizeof(*v), tie_compare);
	for (i = 0; i < n; i++)
		things[i] = v[i].thing;
	if (v != few)
		free(v);
}

static uint64_t
time_key(const void *t, uint32_t thing)
{
	return radix_time(thing_time(t, thing));
}

static void
sort_things(const struct trace *t, uint32_t *things, size_t n)
{
	size_t i, k;

	radix_sort_numbers(things, n, time_key, t);
	for (i = 0; i < n; i = k) {
		for (k = i + 1; k < n && thing_time(t, things[k]) ==
		    thing_time(t, things[i]); k++)
			continue;
		if (k - i > 1)
			sort_ties(t, &things[i], k - i);
	}
}

/* ---- arrays of ids, stretch by stretch */

struct stretches {
	struct slice_ids *s;
	size_t		 n;
	int64_t		 from[STRETCHES]; /* where each but the first begins */
	uint64_t	 rows[STRETCHES], base[STRETCHES]; /* ids */
	uint32_t	*things, *ranks; /* what is made; or NULL */
};

/* Sets [*lo, *hi) to the things of a part that begin in a stretch. */
static void
part_in(const struct stretches *w, size_t which, const struct part *part,
    uint32_t *lo, uint32_t *hi)
{
	const struct trace *t = w->s->t;

	*lo = which > 0 ? part_before(t, part, w->from[which]) : 0;
	*hi = which + 1 < w->n ? part_before(t, part, w->from[which + 1]) :
	    part->n;
}

/* Counts the rows of the table that begin in a stretch. */
static void
count_stretch(void *arg, size_t which)
{
	struct stretches *w = arg;
	const struct slice_ids *s = w->s;
	const struct part *part;
	uint64_t n = 0;
	uint32_t p, lo, hi;

	for (p = 0; p < s->nparts; p++) {
		part = &s->parts[p];
		part_in(w, which, part, &lo, &hi);
		if (!s->mixed || part->first < s->t->nslices)
			n += hi - lo;
		else
			for (; lo < hi; lo++)
				n += (uint64_t)in_table(s, part->first + lo);
	}
	w->rows[which] = n;
}

/* Writes the ids of the things that begin in a stretch. */
static void
make_stretch(void *arg, size_t which)
{
	struct stretches *w = arg;
	const struct slice_ids *s = w->s;
	uint64_t n = 0, i, base = w->base[which];
	uint32_t *own, p, lo, hi, first;

	own = xreallocarray(NULL, w->rows[which] + 1, sizeof(*own));
	for (p = 0; p < s->nparts; p++) {
		first = s->parts[p].first;
		part_in(w, which, &s->parts[p], &lo, &hi);
		for (; lo < hi; lo++)
			if (in_table(s, first + lo))
				own[n++] = first + lo;
	}
	sort_things(s->t, own, n);
	if (w->things != NULL)
		memcpy(&w->things[base], own, n * sizeof(*own));
	for (i = 0; i < n && w->ranks != NULL; i++)
		w->ranks[own[i]] = (uint32_t)(base + i);
	free(own);
}

/* Chooses times between which there are about as many things. */
static void
choose_stretches(struct stretches *w)
{
	const struct slice_ids *s = w->s;
	uint64_t parts = (uint64_t)s->nparts + 1, n, i;
	struct radix *v;
	size_t k, nv;

	n = s->rows / tuning.id_stretch + 1;
	/* each stretch looks at each part */
	if (n > 4 * (s->rows / parts) + 1)
		n = 4 * (s->rows / parts) + 1;
	if (n > STRETCHES)
		n = STRETCHES;
	nv = s->all < SAMPLES ? (size_t)s->all : SAMPLES;
	v = xreallocarray(NULL, nv + 1, sizeof(*v));
	for (k = 0; k < nv; k++)
		v[k] = (struct radix){ radix_time(thing_time(s->t, (uint32_t)(
		    k * s->all / nv))), 0 };
	radix_sort(v, nv);
	w->n = 1;
	for (i = 1; i < n && nv > 0; i++) {
		k = (size_t)(i * nv / n);
		if (v[k].key != v[0].key && (w->n == 1 ||
		    radix_time(w->from[w->n - 1]) != v[k].key))
			w->from[w->n++] = radix_time_of(v[k].key);
	}
	free(v);
}

/* Gives ids to what is no row of the table: others, and mixed instants. */
static void
make_others(const struct slice_ids *s, uint32_t *things, uint32_t *ranks)
{
	uint64_t id = s->rows, thing;
	uint32_t p, i;

	for (p = s->nparts; p < s->nparts + s->nothers; p++)
		for (i = 0; i < s->parts[p].n; i++, id++) {
			if (things != NULL)
				things[id] = s->parts[p].first + i;
			if (ranks != NULL)
				ranks[s->parts[p].first + i] = (uint32_t)id;
		}
	for (thing = s->t->nslices; s->mixed && thing < s->all; thing++) {
		if (in_table(s, (uint32_t)thing))
			continue;
		if (things != NULL)
			things[id] = (uint32_t)thing;
		if (ranks != NULL)
			ranks[thing] = (uint32_t)id;
		id++;
	}
}

static void
make_arrays(struct slice_ids *s, uint32_t **things, uint32_t **ranks)
{
	struct stretches *w = xcalloc(1, sizeof(*w));
	size_t i;

	w->s = s;
	if (things != NULL)
		w->things = *things = xreallocarray(NULL, s->all + 1,
		    sizeof(**things));
	if (ranks != NULL)
		w->ranks = *ranks = xreallocarray(NULL, s->all + 1,
		    sizeof(**ranks));
	choose_stretches(w);
	pool_run(s->threads, w->n, count_stretch, w);
	for (i = 1; i < w->n; i++)
		w->base[i] = w->base[i - 1] + w->rows[i - 1];
	pool_run(s->threads, w->n, make_stretch, w);
	make_others(s, w->things, w->ranks);
	free(w);
}

const uint32_t *
slice_ids_things(struct slice_ids *s)
{
	uint64_t i;

	if (s->things == NULL && s->ranks != NULL) {
		s->things = xreallocarray(NULL, s->all + 1,
		    sizeof(*s->things));
		for (i = 0; i < s->all; i++)
			s->things[s->ranks[i]] = (uint32_t)i;
	} else if (s->things == NULL)
		make_arrays(s, &s->things, NULL);
	return s->things;
}

const uint32_t *
slice_ids_ranks(struct slice_ids *s)
{
	uint64_t i;

	if (s->ranks == NULL && s->things != NULL) {
		s->ranks = xreallocarray(NULL, s->all + 1, sizeof(*s->ranks));
		for (i = 0; i < s->all; i++)
			s->ranks[s->things[i]] = (uint32_t)i;
	} else if (s->ranks == NULL)
		make_arrays(s, NULL, &s->ranks);
	return s->ranks;
}

/* ---- few ids, by counting */

/*
 * Returns 1 and remembers the cost if n searches of all parts cost less than
 * what is left before arrays are worth it.
 */
static int
count_is_cheap(struct slice_ids *s, uint64_t n)
{
	uint64_t cost = n * SEARCH_COST * s->nparts;

	if (s->mixed || cost > s->all || s->spent > s->all - cost)
		return 0;
	s->spent += cost;
	return 1;
}

/* Returns how many rows of the table begin at ts or before. */
static uint64_t
count_until(const struct slice_ids *s, int64_t ts)
{
	uint64_t n = 0;
	uint32_t p;

	for (p = 0; p < s->nparts; p++)
		n += part_until(s->t, &s->parts[p], ts);
	return n;
}

/*
 * Returns the number of rows that begin before ts, and in *ties, to be freed,
 * the *n that begin then, in order.
 */
static uint64_t
count_ties(struct slice_ids *s, int64_t ts, uint32_t **ties, size_t *n)
{
	uint64_t before = 0;
	uint32_t p, lo, hi;
	size_t cap = 0;

	*ties = NULL;
	*n = 0;
	for (p = 0; p < s->nparts; p++) {
		lo = part_before(s->t, &s->parts[p], ts);
		hi = part_until(s->t, &s->parts[p], ts);
		before += lo;
		for (; lo < hi; lo++) {
			*ties = xgrow(*ties, *n, &cap, sizeof(**ties));
			(*ties)[(*n)++] = s->parts[p].first + lo;
		}
	}
	sort_ties(s->t, *ties, *n);
	s->spent += *n;
	return before;
}

/* Returns the part among the others that has a slice, or NULL. */
static const struct part *
other_of(const struct slice_ids *s, uint32_t slice)
{
	const struct part *v = s->parts + s->nparts;
	uint32_t lo = 0, hi = s->nothers, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (v[mid].first <= slice)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo > 0 && slice - v[lo - 1].first < v[lo - 1].n ?
	    &v[lo - 1] : NULL;
}

uint32_t
slice_id_of(struct slice_ids *s, uint32_t thing)
{
	const struct part *other;
	uint64_t before;
	uint32_t *ties;
	size_t i, n;

	if (s->ranks != NULL)
		return s->ranks[thing];
	if (thing < s->t->nslices && (other = other_of(s, thing)) != NULL)
		return other->id + (thing - other->first);
	if (s->things != NULL || !count_is_cheap(s, 2))
		return slice_ids_ranks(s)[thing];
	before = count_ties(s, thing_time(s->t, thing), &ties, &n);
	for (i = 0; i < n && ties[i] != thing; i++)
		continue;
	free(ties);
	return (uint32_t)(before + i);
}

uint32_t
slice_of_id(struct slice_ids *s, uint32_t id)
{
	uint64_t lo = 0, hi = UINT64_MAX, mid, before;
	uint32_t *ties, thing;
	size_t n;

	if (s->things != NULL || id >= s->rows || !count_is_cheap(s, 66))
		return slice_ids_things(s)[id];
	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (count_until(s, radix_time_of(mid)) > id)
			hi = mid;
		else
			lo = mid + 1;
	}
	before = count_ties(s, radix_time_of(lo), &ties, &n);
	thing = ties[id - before];
	free(ties);
	return thing;
}

/* ---- ids of references */

uint32_t
slice_id_of_ref(struct slice_ids *s, struct entity_ref ref)
{
	if (ref.type == ENTITY_SLICE)
		return slice_id_of(s, ref.id);
	return ref.type == ENTITY_INSTANT ? slice_id_of(s, s->t->nslices +
	    ref.id) : ref.id;
}

int
slice_ref_of_id(struct slice_ids *s, int64_t id, struct entity_ref *ref)
{
	uint32_t thing;

	if (id < 0 || (uint64_t)id >= s->all)
		return -1;
	thing = slice_of_id(s, (uint32_t)id);
	*ref = thing < s->t->nslices ?
	    (struct entity_ref){ ENTITY_SLICE, thing } :
	    (struct entity_ref){ ENTITY_INSTANT, thing - s->t->nslices };
	return 0;
}
