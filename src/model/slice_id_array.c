/*
 * slice_id_array: the ids of all entries, as arrays.
 *
 * Time is cut into stretches with about as many entries each, and each worker
 * gathers those of a stretch from all parts and sorts them, which takes little
 * memory beside the array.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#include "slice_id_int.h"

#define SAMPLES		(1u << 14)	/* times that stretches are chosen by:
					 * enough for 1,000 of them */
#define STRETCHES	1024		/* at most */

struct stretches {
	struct slice_ids *s;
	size_t		 n;
	int64_t		 from[STRETCHES]; /* where each but the first begins */
	uint64_t	 rows[STRETCHES], base[STRETCHES]; /* ids */
	uint32_t	*entries, *ranks; /* what is made; or NULL */
};

static uint64_t
time_key(const void *t, uint32_t entry)
{
	return radix_time(id_time(t, entry));
}

/* Sets [*lo, *hi) to the entries of a part that begin in a stretch. */
static void
part_in(const struct stretches *w, size_t which, const struct id_part *part,
    uint32_t *lo, uint32_t *hi)
{
	const struct trace *t = w->s->t;

	*lo = which > 0 ? id_before(t, part, w->from[which]) : 0;
	*hi = which + 1 < w->n ? id_before(t, part, w->from[which + 1]) :
	    part->n;
}

/* Counts the rows of the table that begin in a stretch. */
static void
count_stretch(void *arg, size_t which)
{
	struct stretches *w = arg;
	const struct slice_ids *s = w->s;
	const struct id_part *part;
	uint64_t n = 0;
	uint32_t p, lo, hi;

	for (p = 0; p < s->nparts; p++) {
		part = &s->parts[p];
		part_in(w, which, part, &lo, &hi);
		if (!s->mixed || part->first < s->t->nslices)
			n += hi - lo;
		else
			for (; lo < hi; lo++)
				n += (uint64_t)id_in_table(s, part->first + lo);
	}
	w->rows[which] = n;
}

/* Returns the rows of the table that begin in a stretch, by id, to be freed. */
static uint32_t *
stretch_entries(const struct stretches *w, size_t which)
{
	const struct slice_ids *s = w->s;
	uint64_t n = 0;
	uint32_t *own, p, lo, hi, first;

	own = xreallocarray(NULL, w->rows[which] + 1, sizeof(*own));
	for (p = 0; p < s->nparts; p++) {
		first = s->parts[p].first;
		part_in(w, which, &s->parts[p], &lo, &hi);
		for (; lo < hi; lo++)
			if (id_in_table(s, first + lo))
				own[n++] = first + lo;
	}
	radix_sort_numbers(own, n, time_key, id_length,
	    s->t);
	return own;
}

/* Writes the ids of the entries that begin in a stretch. */
static void
make_stretch(void *arg, size_t which)
{
	struct stretches *w = arg;
	uint64_t n = w->rows[which], i, base = w->base[which];
	uint32_t *own = stretch_entries(w, which);

	if (w->entries != NULL)
		memcpy(&w->entries[base], own, n * sizeof(*own));
	for (i = 0; i < n && w->ranks != NULL; i++)
		w->ranks[own[i]] = (uint32_t)(base + i);
	free(own);
}

/* Chooses times between which there are about as many entries. */
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
		v[k] = (struct radix){ radix_time(id_time(s->t, (uint32_t)(
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
make_others(const struct slice_ids *s, uint32_t *entries, uint32_t *ranks)
{
	uint64_t id = s->rows, entry;
	uint32_t p, i;

	for (p = s->nparts; p < s->nparts + s->nothers; p++)
		for (i = 0; i < s->parts[p].n; i++, id++) {
			if (entries != NULL)
				entries[id] = s->parts[p].first + i;
			if (ranks != NULL)
				ranks[s->parts[p].first + i] = (uint32_t)id;
		}
	for (entry = s->t->nslices; s->mixed && entry < s->all; entry++) {
		if (id_in_table(s, (uint32_t)entry))
			continue;
		if (entries != NULL)
			entries[id] = (uint32_t)entry;
		if (ranks != NULL)
			ranks[entry] = (uint32_t)id;
		id++;
	}
}

static void
make_arrays(struct slice_ids *s, uint32_t **entries, uint32_t **ranks)
{
	struct stretches *w = xcalloc(1, sizeof(*w));
	size_t i;

	w->s = s;
	if (entries != NULL)
		w->entries = *entries = xreallocarray(NULL, s->all + 1,
		    sizeof(**entries));
	if (ranks != NULL)
		w->ranks = *ranks = xreallocarray(NULL, s->all + 1,
		    sizeof(**ranks));
	choose_stretches(w);
	pool_run(s->threads, w->n, count_stretch, w);
	for (i = 1; i < w->n; i++)
		w->base[i] = w->base[i - 1] + w->rows[i - 1];
	pool_run(s->threads, w->n, make_stretch, w);
	make_others(s, w->entries, w->ranks);
	free(w);
}

/* Returns the array that leads back: by entry of one by id, and so on. */
static uint32_t *
array_back(const uint32_t *v, uint64_t n)
{
	uint32_t *back = xreallocarray(NULL, n + 1, sizeof(*back));
	uint64_t i;

	for (i = 0; i < n; i++)
		back[v[i]] = (uint32_t)i;
	return back;
}

const uint32_t *
slice_ids_entries(struct slice_ids *s)
{
	if (s->entries == NULL && s->ranks != NULL)
		s->entries = array_back(s->ranks, s->all);
	else if (s->entries == NULL)
		make_arrays(s, &s->entries, NULL);
	return s->entries;
}

const uint32_t *
slice_ids_ranks(struct slice_ids *s)
{
	if (s->ranks == NULL && s->entries != NULL)
		s->ranks = array_back(s->entries, s->all);
	else if (s->ranks == NULL)
		make_arrays(s, NULL, &s->ranks);
	return s->ranks;
}

int
slice_ids_walk(struct slice_ids *s, int (*fn)(void *, const uint32_t *,
    uint64_t), void *arg)
{
	struct stretches *w;
	uint32_t *own;
	size_t i;
	int rc = 0;

	if (s->entries != NULL)
		return fn(arg, s->entries, s->rows);
	w = xcalloc(1, sizeof(*w));
	w->s = s;
	choose_stretches(w);
	for (i = 0; i < w->n && rc == 0; i++) {
		count_stretch(w, i);
		own = stretch_entries(w, i);
		rc = fn(arg, own, w->rows[i]);
		free(own);
	}
	free(w);
	return rc;
}
