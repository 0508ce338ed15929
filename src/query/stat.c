/*
 * stat: aggregates by name.
 *
 * Slices are counted by kind first: kinds are few and dense, so that a slice
 * costs a few additions and no hashing.  The kinds of one name, which differ in
 * category or colour, are joined in the end.
 *
 * Self time needs the children of each slice.  Children are in the row below
 * (the next row, if it has the same track and lane and one more of depth), in
 * the order of their parents, so a second index that only moves forward finds
 * them (a merge): a row costs its own slices and those of the row below.  A
 * child that ends after its parent counts only the part inside the parent.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sched.h"
#include "ttv/stat.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

static int64_t
add_sat(int64_t a, int64_t b)
{
	int64_t	sum;

	if (__builtin_add_overflow(a, b, &sum))
		return b < 0 ? INT64_MIN : INT64_MAX;
	return sum;
}

/* Returns b - a for a <= b; saturates. */
static int64_t
span(int64_t a, int64_t b)
{
	int64_t	d;

	if (b <= a)
		return 0;
	return __builtin_sub_overflow(b, a, &d) ? INT64_MAX : d;
}

static void
add_slice(struct stat_name *s, uint32_t slice, int64_t dur, int64_t self)
{
	if (s->count == 0 || dur < s->min)
		s->min = dur;
	if (s->count == 0 || dur > s->max) {
		s->max = dur;
		s->longest = slice;
	}
	s->count++;
	s->total = add_sat(s->total, dur);
	s->self = add_sat(s->self, self);
}

/* Returns the row of the children of a row's slices, or NULL. */
static const struct row *
row_below(const struct trace *t, uint32_t row)
{
	const struct row *r = &t->rows[row];

	if (row + 1 >= t->nrows || r[1].track != r->track ||
	    r[1].lane != r->lane || r[1].depth != r->depth + 1)
		return NULL;
	return r + 1;
}

static void
add_row(struct stat_name *kinds, const struct trace *t, uint32_t row)
{
	const struct row	*r = &t->rows[row], *below = row_below(t, row);
	uint32_t		 i, child, last;
	int64_t			 start, end, covered, stop;

	child = below != NULL ? below->first : 0;
	last = below != NULL ? below->first + below->n : 0;
	for (i = r->first; i < r->first + r->n; i++) {
		start = t->ts[i];
		end = trace_slice_end(t, i);
		covered = 0;
		for (; child < last && (t->ts[child] < end ||
		    (t->ts[child] == end && start == end)); child++) {
			stop = trace_slice_end(t, child);
			if (t->ts[child] >= start)
				covered = add_sat(covered, span(t->ts[child],
				    stop < end ? stop : end));
		}
		add_slice(&kinds[t->kind[i]], i, span(start, end),
		    span(covered, span(start, end)));
	}
}

static int
compare_names(const void *va, const void *vb)
{
	const struct stat_name *a = va, *b = vb;

	if (a->name != b->name)
		return a->name < b->name ? -1 : 1;
	if (a->longest != b->longest)
		return a->longest < b->longest ? -1 : 1;
	return 0;
}

/* Joins the kinds of one name to one row; drops names without slices. */
static void
join_kinds(struct stats *s, const struct trace *t)
{
	struct stat_name	*to, *from;
	size_t			 i, n = 0;

	for (i = 0; i < t->nkinds; i++) {
		s->names[i].name = t->kinds[i].name;
		if (s->names[i].count > 0)
			s->names[n++] = s->names[i];
	}
	if (n > 0)
		qsort(s->names, n, sizeof(*s->names), compare_names);
	s->n = 0;
	for (i = 0; i < n; i++) {
		from = &s->names[i];
		s->count += from->count;
		s->self = add_sat(s->self, from->self);
		to = s->n > 0 ? &s->names[s->n - 1] : NULL;
		if (to == NULL || to->name != from->name) {
			s->names[s->n++] = *from;
			continue;
		}
		to->count += from->count;
		to->total = add_sat(to->total, from->total);
		to->self = add_sat(to->self, from->self);
		if (from->min < to->min)
			to->min = from->min;
		if (from->max > to->max) {
			to->max = from->max;
			to->longest = from->longest;
		}
	}
}

void
stat_names(struct stats *s, const struct trace *t, uint32_t track)
{
	uint32_t	row, end;

	memset(s, 0, sizeof(*s));
	s->names = xcalloc((size_t)t->nkinds + 1, sizeof(*s->names));
	row = track == NONE ? 0 : t->tracks[track].row;
	end = track == NONE ? t->nrows : row + t->tracks[track].nrows;
	for (; row < end; row++)
		if (track != NONE ||
		    !track_is_sched(t->tracks[t->rows[row].track].type))
			add_row(s->names, t, row);
	join_kinds(s, t);
}

void
stat_free(struct stats *s)
{
	free(s->names);
	memset(s, 0, sizeof(*s));
}

/* A row with its sort key: qsort() passes no argument to the comparison. */
struct keyed {
	uint64_t		 key;	/* larger first */
	const char		*str;
	struct stat_name	 row;
};

static int
compare_keyed(const void *va, const void *vb)
{
	const struct keyed *a = va, *b = vb;

	if (a->key != b->key)
		return a->key > b->key ? -1 : 1;
	return strcmp(a->str, b->str);
}

static uint64_t
key_of(const struct stat_name *s, enum stat_order order)
{
	switch (order) {
	case STAT_TOTAL:
		return (uint64_t)s->total;
	case STAT_SELF:
		return (uint64_t)s->self;
	case STAT_COUNT:
		return s->count;
	case STAT_MAX:
		return (uint64_t)s->max;
	case STAT_NAME:
		break;
	}
	return 0;
}

void
stat_sort(struct stats *s, const struct trace *t, enum stat_order order)
{
	struct keyed	*k;
	size_t		 i;

	if (s->n == 0)
		return;
	k = xreallocarray(NULL, s->n, sizeof(*k));
	for (i = 0; i < s->n; i++) {
		k[i].key = key_of(&s->names[i], order);
		k[i].str = trace_str(t, s->names[i].name);
		k[i].row = s->names[i];
	}
	qsort(k, s->n, sizeof(*k), compare_keyed);
	for (i = 0; i < s->n; i++)
		s->names[i] = k[i].row;
	free(k);
}
