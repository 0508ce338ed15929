/*
 * index_more: orders of the rows of slice by name and by track.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/radix.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "rows.h"
#include "sql_int.h"

/* ---- by kind */

struct kind_name {
	const char	*name;		/* NULL: none */
	size_t		 len;
	uint32_t	 kind;
};

static int
name_compare(const void *a, const void *b)
{
	const struct kind_name *x = a, *y = b;
	int c;

	if (x->name == NULL || y->name == NULL)
		c = (x->name != NULL) - (y->name != NULL);
	else {
		c = memcmp(x->name, y->name, x->len < y->len ? x->len :
		    y->len);
		if (c == 0)
			c = x->len < y->len ? -1 : x->len > y->len;
	}
	return c != 0 ? c : COMPARE(x->kind, y->kind);
}

/* Returns the kinds in order of their names, as SQLite orders texts. */
static struct kind_name *
kinds_by_name(const struct trace *t)
{
	struct kind_name *k = xreallocarray(NULL, (size_t)t->nkinds + 1,
	    sizeof(*k));
	uint32_t i, name;

	for (i = 0; i < t->nkinds; i++) {
		name = t->kinds[i].name;
		k[i].kind = i;
		k[i].name = name != 0 ? trace_str(t, name) : NULL;
		k[i].len = name != 0 ? strtab_len(t->strings, name) : 0;
	}
	qsort(k, t->nkinds, sizeof(*k), name_compare);
	return k;
}

/* Writes the ranks of the entries of each kind, kind by kind. */
static void
make_kinds(struct sql *s)
{
	struct sql_index *x = &s->index;
	uint64_t n = index_entries(s), i, at = 0, *next;
	uint32_t k, nkinds = s->trace->nkinds;
	struct kind_name *names = kinds_by_name(s->trace);

	x->by_kind = xreallocarray(NULL, n + 1, sizeof(*x->by_kind));
	x->kind_first = xcalloc((size_t)nkinds + 1, sizeof(uint64_t));
	x->kind_n = xcalloc((size_t)nkinds + 1, sizeof(uint64_t));
	next = xreallocarray(NULL, (size_t)nkinds + 1, sizeof(*next));
	for (i = 0; i < n; i++)
		x->kind_n[entry_kind(s, index_entry_of(s, i))]++;
	for (k = 0; k < nkinds; k++) {
		next[names[k].kind] = x->kind_first[names[k].kind] = at;
		at += x->kind_n[names[k].kind];
	}
	for (i = 0; i < n; i++)
		x->by_kind[next[entry_kind(s, index_entry_of(s, i))]++] =
		    (uint32_t)i;
	free(next);
	free(names);
}

const uint32_t *
index_kind(struct sql *s, uint32_t kind, uint64_t *n)
{
	struct sql_index *x = &s->index;

	if (x->by_kind == NULL)
		make_kinds(s);
	*n = x->kind_n[kind];
	return &x->by_kind[x->kind_first[kind]];
}

/*
 * Makes the list of kinds by their names; those of one name in order of their
 * numbers, as a radix sort is stable.
 */
static void
make_kinds_named(struct sql *s)
{
	const struct trace *t = s->trace;
	struct radix *pairs = xreallocarray(NULL, (size_t)t->nkinds + 1,
	    sizeof(*pairs));
	uint32_t k;

	for (k = 0; k < t->nkinds; k++)
		pairs[k] = (struct radix){ t->kinds[k].name, k };
	radix_sort(pairs, t->nkinds);
	s->index.kinds_named = xreallocarray(NULL, (size_t)t->nkinds + 1,
	    sizeof(uint32_t));
	for (k = 0; k < t->nkinds; k++)
		s->index.kinds_named[k] = (uint32_t)pairs[k].value;
	free(pairs);
}

const uint32_t *
index_kinds_named(struct sql *s, uint32_t name, uint32_t *n)
{
	const struct kind *kinds = s->trace->kinds;
	const uint32_t *list;
	uint32_t lo = 0, hi = s->trace->nkinds, mid;

	if (s->index.kinds_named == NULL)
		make_kinds_named(s);
	list = s->index.kinds_named;
	BISECT(lo, hi, mid, kinds[list[mid]].name < name);
	for (*n = 0; lo + *n < s->trace->nkinds; ++*n)
		if (kinds[list[lo + *n]].name != name)
			break;
	return &list[lo];
}

const uint32_t *
index_by_name(struct sql *s)
{
	if (s->index.by_kind == NULL)
		make_kinds(s);
	return s->index.by_kind;
}

uint32_t *
index_name_durs(struct sql *s)
{
	struct sql_index *x = &s->index;
	uint64_t n = index_entries(s) + 1;

	if (x->name_durs == NULL) {
		x->name_durs = xreallocarray(NULL, n, sizeof(*x->name_durs));
		memset(x->name_durs, 0xff, n * sizeof(*x->name_durs));
	}
	return x->name_durs;
}

/* ---- by track */

/* Writes the ranks of the entries of a track, ascending; returns how many. */
static uint64_t
list_track(struct sql *s, const struct sql_track *k, uint32_t *list)
{
	const struct trace *t = s->trace;
	struct sql_rows all;
	uint32_t row, i;
	uint64_t n;

	memset(&all, 0, sizeof(all));
	for (row = k->row; row < k->row + k->nrows; row++)
		for (i = 0; i < t->rows[row].n && index_of_row(s, row) ==
		    ORDER_ENTRY; i++)
			rows_add(&all, index_rank(s, t->rows[row].first + i));
	for (i = k->instant; i < k->instant + k->ninstants; i++)
		if (index_of_instant(s, i) == ORDER_ENTRY)
			rows_add(&all, index_rank(s, t->nslices + i));
	rows_sort(&all);
	n = all.n;
	if (n > 0)
		memcpy(list, all.list, n * sizeof(*list));
	rows_free(&all);
	return n;
}

const uint32_t *
index_by_track(struct sql *s)
{
	struct sql_index *x = &s->index;
	uint64_t at = 0;
	size_t track;

	if (x->by_track != NULL)
		return x->by_track;
	x->by_track = xreallocarray(NULL, index_entries(s) + 1,
	    sizeof(*x->by_track));
	x->track_first = xreallocarray(NULL, s->tracks.n + 1,
	    sizeof(*x->track_first));
	for (track = 0; track < s->tracks.n; track++) {
		x->track_first[track] = at;
		at += list_track(s, &s->tracks.tracks[track],
		    &x->by_track[at]);
	}
	x->track_first[track] = at;
	return x->by_track;
}

/* Look-ups of tracks before the order by track is made. */
#define TRACK_LOOKUPS	64

void
index_track(struct sql *s, uint32_t track, struct sql_rows *out)
{
	struct sql_index *x = &s->index;
	const struct sql_track *k = &s->tracks.tracks[track];
	uint32_t row, i;

	if (x->by_track != NULL || x->ntracks++ > TRACK_LOOKUPS) {
		index_by_track(s);
		rows_lend(out, &x->by_track[x->track_first[track]],
		    x->track_first[track + 1] - x->track_first[track]);
		return;
	}
	for (row = k->row; row < k->row + k->nrows; row++)
		for (i = 0; i < s->trace->rows[row].n && index_of_row(s,
		    row) == ORDER_ENTRY; i++)
			rows_add(out, index_rank(s,
			    s->trace->rows[row].first + i));
	for (i = k->instant; i < k->instant + k->ninstants; i++)
		if (index_of_instant(s, i) == ORDER_ENTRY)
			rows_add(out, index_rank(s, s->trace->nslices + i));
}
