/*
 * async_pack: sorts the spans of a track and gives them lanes and rows.
 *
 * A unit takes the lowest lane that is free from its begin to its end (first
 * fit); units of one time in the order in which their keys first appeared in
 * the file.  Rows are the lanes one above the other, each as high as its
 * deepest span.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "async.h"
#include "first_fit.h"

/*
 * Compares spans of one time: longer first, then the outer one, then by offset.
 */
int
async_span_order(const void *va, const void *vb)
{
	const struct async_tie *a = va, *b = vb;

	if (a->len != b->len)
		return COMPARE(b->len, a->len);
	if (a->depth != b->depth)
		return COMPARE(a->depth, b->depth);
	return COMPARE(a->off, b->off);
}

/*
 * Compares units of one time: by the first event of their key, then as spans.
 */
static int
unit_order(const void *va, const void *vb)
{
	const struct async_tie *a = va, *b = vb;

	if (a->unit != b->unit)
		return COMPARE(a->unit, b->unit);
	return async_span_order(va, vb);
}

/*
 * Compares spans of one time as they follow each other in a row: one of length
 * 0 has ended before a longer one of its depth begins; else it would be inside.
 */
static int
pack_row_order(const void *va, const void *vb)
{
	const struct async_tie *a = va, *b = vb;

	if (a->depth != b->depth)
		return COMPARE(a->depth, b->depth);
	if ((a->len == 0) != (b->len == 0))
		return a->len == 0 ? -1 : 1;
	return async_span_order(va, vb);
}

static struct async_tie
tie_of(const struct asyncs *a, uint32_t span)
{
	const struct async_span *s = &a->spans[span];
	int nested = SPAN_IS(s, SPAN_NESTED);
	struct async_tie t = { (uint64_t)s->dur, SPAN_OFF(s), s->unit,
	    nested ? s->place : 0, span };

	return t;
}

struct async_packing {			/* scratch, reused by a job */
	struct asyncs	*a;
	struct first_fit	*free;		/* by lane; key 1: free */
	struct async_tie *tie;
	size_t		 tie_cap;
	uint32_t	*height;	/* of each lane; then rows before it */
	size_t		 height_cap;
};

/* Gives root `s` the lowest lane that is free. */
static void
pack_root(struct async_packing *p, struct async_span *s)
{
	ptrdiff_t ended;
	size_t lane;
	int64_t end;

	while ((ended = first_fit_pop(p->free, s->ts)) != -1)
		first_fit_set(p->free, (size_t)ended, 1);
	lane = first_fit_first(p->free, 1);
	first_fit_set(p->free, lane, 0);
	/* a unit of length 0 keeps its lane for its own time */
	if (s->dur == DUR_OPEN || __builtin_add_overflow(s->ts, s->dur, &end) ||
	    ((s->dur == 0 || SPAN_IS(s, SPAN_TAIL)) &&
	    __builtin_add_overflow(end, 1, &end)))
		end = INT64_MAX;
	first_fit_push(p->free, end, lane);
	s->place = (uint32_t)lane;
}

/* Sorts n spans of one time and gives lanes to the roots among them. */
static void
pack_ties(struct async_packing *p, uint64_t *v, size_t n)
{
	struct async_tie one;
	size_t i, nroots = 0;

	while (p->tie_cap < n)
		p->tie = xgrow(p->tie, p->tie_cap, &p->tie_cap,
		    sizeof(*p->tie));
	for (i = 0; i < n; i++) {
		one = tie_of(p->a, (uint32_t)v[i]);
		p->tie[i] = one;
		if (one.depth == 0) {
			p->tie[i] = p->tie[nroots];
			p->tie[nroots++] = one;
		}
	}
	sort_any(p->tie, nroots, sizeof(*p->tie), unit_order);
	for (i = 0; i < nroots; i++)
		pack_root(p, &p->a->spans[p->tie[i].span]);
	qsort(p->tie, n, sizeof(*p->tie), pack_row_order);
	for (i = 0; i < n; i++)
		v[i] = p->tie[i].span;
}

/* Return the lane and the depth of a packed span. */
static uint32_t
span_lane(const struct asyncs *a, const struct async_span *s)
{
	return SPAN_IS(s, SPAN_NESTED) ? async_root(a, s)->place : s->place;
}

static uint32_t
span_depth(const struct async_span *s)
{
	return SPAN_IS(s, SPAN_NESTED) ? s->place : 0;
}

/* Numbers the rows of a packed track; writes the row of each span into v[]. */
static void
pack_rows(struct async_packing *p, struct spans *out, uint64_t *v, size_t n)
{
	const struct async_span *s;
	uint32_t lane, d, nlanes = (uint32_t)first_fit_count(p->free);
	uint64_t row;
	size_t i;

	while (p->height_cap < (size_t)nlanes + 1)
		p->height = xgrow(p->height, p->height_cap, &p->height_cap,
		    sizeof(*p->height));
	memset(p->height, 0, ((size_t)nlanes + 1) * sizeof(*p->height));
	for (i = 0; i < n; i++) {
		async_ahead(p->a->spans, v, i, n);
		s = &p->a->spans[v[i]];
		lane = span_lane(p->a, s) + 1;
		if (p->height[lane] <= span_depth(s))
			p->height[lane] = span_depth(s) + 1;
		out->nends += s->end_off != OFF_NONE;
	}
	for (lane = 0; lane < nlanes; lane++)
		p->height[lane + 1] += p->height[lane];
	out->n = n;
	out->nlanes = nlanes;
	out->nrows = p->height[nlanes];
	out->rows = xcalloc(out->nrows + 1, sizeof(*out->rows));
	for (lane = 0; lane < nlanes; lane++)
		for (d = p->height[lane]; d < p->height[lane + 1]; d++) {
			out->rows[d].lane = lane;
			out->rows[d].depth = d - p->height[lane];
		}
	for (i = 0; i < n; i++) {
		async_ahead(p->a->spans, v, i, n);
		s = &p->a->spans[v[i]];
		row = p->height[span_lane(p->a, s)] + span_depth(s);
		v[i] |= row << 32;
		out->rows[row].n++;
	}
}

/* Finds the unit of a track whose key appeared first in the file. */
static void
track_first(const struct asyncs *a, struct async_packed *t, const uint64_t *v,
    size_t n)
{
	const struct async_span *s, *first = NULL;
	size_t i;

	for (i = 0; i < n; i++) {
		s = &a->spans[v[i]];
		if (!SPAN_IS(s, SPAN_NESTED) &&
		    (first == NULL || s->unit < first->unit))
			first = s;
	}
	t->unit = tie_of(a, (uint32_t)(first - a->spans));
	t->ts = first->ts;
}

void
async_pack(struct async_packing *p, struct async_packed *t, struct radix *by,
    uint64_t *v, size_t n)
{
	size_t i, j;

	first_fit_reset(p->free);
	radix_sort(by, n);
	for (i = 0; i < n; i++)
		v[i] = by[i].value;
	for (i = 0; i < n; i = j) {
		struct async_span *s = &p->a->spans[v[i]];

		async_ahead(p->a->spans, v, i, n);
		for (j = i + 1; j < n && by[j].key == by[i].key;)
			j++;
		if (j > i + 1)
			pack_ties(p, &v[i], j - i);
		else if (!SPAN_IS(s, SPAN_NESTED))
			pack_root(p, s);
	}
	track_first(p->a, t, v, n);
	t->track.start = p->a->spans[v[0]].ts;
	pack_rows(p, &t->track.spans, v, n);
	t->track.spans.async = p->a;
	t->track.spans.order = v;
}

struct async_packing *
async_packing_new(struct asyncs *a)
{
	struct async_packing *p = xcalloc(1, sizeof(*p));

	p->a = a;
	p->free = first_fit_new();
	return p;
}

void
async_packing_free(struct async_packing *p)
{
	first_fit_free(p->free);
	free(p->tie);
	free(p->height);
	free(p);
}
