/*
 * area_scan: which slices are in an area, and what counts of them.
 *
 * The slices of a row are disjoint and in order of time, so those of an area
 * are a range of the row, found by binary search.  Children lie in the row
 * below in the order of their parents: an index that only moves forward finds
 * them (a merge), so a row costs its own slices and those of the row below.
 */
#include "config.h"

#include <string.h>

#include "ttv/bits.h"
#include "ttv/busy.h"
#include "ttv/sched.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

static void
ranges_add(struct area_ranges *p, uint32_t row, uint32_t first, uint32_t end,
    uint32_t most)
{
	struct area_range *v;
	uint32_t n;

	for (; first < end; first += n) {
		n = end - first < most ? end - first : most;
		p->v = xgrow(p->v, p->n, &p->cap, sizeof(*p->v));
		v = &p->v[p->n++];
		v->row = row;
		v->first = first;
		v->end = first + n;
		p->slices += n;
	}
}

/* Sets [*first, *end) to the slices of a row that may be in [t0, t1]. */
static void
row_range(const struct trace *t, uint32_t row, int64_t t0, int64_t t1,
    uint32_t *first, uint32_t *end)
{
	const struct row *r = &t->rows[row];
	uint32_t at = trace_row_from(t, row, t0);

	*first = at == NONE ? r->first + r->n : at;
	if (*first > r->first)
		(*first)--;	/* may reach into the area */
	at = trace_row_at(t, row, t1);
	*end = at == NONE ? *first : at + 1;
	if (*end < *first)
		*end = *first;
}

void
area_ranges(struct area_ranges *p, const struct trace *t,
    const struct area_query *q, uint32_t most)
{
	const struct track *k;
	uint32_t i, row, first, end;

	memset(p, 0, sizeof(*p));
	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		if (k->nrows == 0 || !area_track_is(t, i, q->what) ||
		    (q->tracks != NULL && !q->tracks[i]))
			continue;
		for (row = k->row; row < k->row + k->nrows; row++) {
			row_range(t, row, q->t0, q->t1, &first, &end);
			ranges_add(p, row, first, end, most);
		}
	}
}

enum area_place
area_place(const struct trace *t, const struct area_query *q, uint32_t slice,
    struct area_span *s)
{
	int64_t dur = trace_dur(t, slice);
	int open = dur == DUR_OPEN;

	if (q->slices != NULL && !bits_has(q->slices, slice))
		return AREA_OUTSIDE;
	s->start = t->ts[slice];
	if (open || __builtin_add_overflow(s->start, dur, &s->end))
		s->end = trace_slice_end(t, slice);
	if (s->start == s->end ? s->start < q->t0 || s->start > q->t1 :
	    s->end <= q->t0 || s->start >= q->t1)
		return AREA_OUTSIDE;
	s->clipped = s->start < q->t0 || s->end > q->t1;
	s->from = s->start;
	s->to = s->end;
	if (!q->whole || open) {
		s->from = s->start < q->t0 ? q->t0 : s->start;
		s->to = s->end > q->t1 ? q->t1 : s->end;
	}
	return open ? AREA_OPEN : AREA_INSIDE;
}

void
area_children(struct area_children *c, const struct trace *t, uint32_t row,
    uint32_t first, const struct area_query *q)
{
	const struct row *r = &t->rows[row], *below = r + 1;
	int64_t from = t->ts[first];

	memset(c, 0, sizeof(*c));
	c->t = t;
	c->row = NONE;
	if (row + 1 >= t->nrows || below->track != r->track ||
	    below->lane != r->lane || below->depth != r->depth + 1)
		return;
	c->row = row + 1;
	c->end = below->first + below->n;
	if (!q->whole && from < q->t0)
		from = q->t0;
	c->at = trace_row_from(t, c->row, from);
	if (c->at == NONE)
		c->at = c->end;
	if (c->at > below->first)
		c->at--;	/* may reach behind `from` */
}

int64_t
area_self(struct area_children *c, const struct area_span *s)
{
	const struct trace *t = c->t;
	int64_t covered = 0, total = sat_span(s->from, s->to), from, to;
	uint32_t i;

	if (c->row == NONE)
		return total;
	while (c->at < c->end && t->ts[c->at] < s->start)
		c->at++;
	for (i = c->at; i < c->end && t->ts[i] < s->end; i++) {
		if (t->ts[i] >= s->to)
			break;
		from = t->ts[i] > s->from ? t->ts[i] : s->from;
		to = trace_slice_end(t, i);
		covered = sat_add(covered, sat_span(from, to < s->to ? to :
		    s->to));
	}
	c->at = i;
	return covered > total ? 0 : total - covered;
}

int
area_track_is(const struct trace *t, uint32_t track, enum area_what what)
{
	enum track_type type = t->tracks[track].type;

	switch (what) {
	case AREA_SLICES:
		return type == TRACK_THREAD && !busy_total(t, track);
	case AREA_TOTALS:
		return busy_total(t, track);
	case AREA_STATES:
		return type == TRACK_STATE;
	case AREA_CPUS:
		return type == TRACK_CPU;
	case AREA_ASYNC:
		return type != TRACK_THREAD && !track_is_sched(type);
	case AREA_OBJECTS:
		return t->tracks[track].nobjects > 0;
	case AREA_CONTEXTS:
		return t->tracks[track].ncontexts > 0;
	default:
		return 1;
	}
}

int
area_track_counts(const struct trace *t, uint32_t track, unsigned whats)
{
	unsigned w;

	for (w = AREA_SLICES; w <= AREA_CPUS; w++)
		if (whats >> w & 1 && area_track_is(t, track,
		    (enum area_what)w))
			return 1;
	return 0;
}
