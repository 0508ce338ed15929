/*
 * flow_bind: finds the slices that points of flows belong to, by the rules of
 * ttv-formats(5), FLOWS; flow_instant.c finds instants.
 *
 * A lane caches the slices that are around the time, one in each of its upper
 * rows, and until when each is certain to be.  The next point goes up to the
 * rows that are still certain and down again from there.  While points come in
 * time order, as they nearly always do, the total cost is proportional to the
 * number of slices entered and left.  Along a row, an exponential search from
 * the last slice finds the next.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/radix.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "flow_bind.h"
#include "flow_instant.h"

#define BIND_DOWN	64		/* levels that a tie is followed down */
#define BIND_FEW	4		/* slices compared without a branch */
#define BIND_SAME	64		/* slices of one begin that are
					 * searched */

/* Returns the end of a slice: INT64_MAX when it is open. */
static inline int64_t
end_time(int64_t begin, int64_t dur)
{
	int64_t end;

	return dur == DUR_OPEN || __builtin_add_overflow(begin, dur, &end) ?
	    INT64_MAX : end;
}

static inline int64_t
end_of(const struct trace *t, uint32_t s)
{
	return end_time(t->ts[s], trace_dur(t, s));
}

int
flow_bind_reaches(const struct trace *t, uint32_t s, int64_t ts)
{
	return end_of(t, s) >= ts;
}

uint32_t
flow_bind_tied(const struct trace *t, uint32_t inner, uint32_t outer,
    uint32_t row, const struct raw_flow *p)
{
	uint32_t s = outer, child, down;

	if (t->ts[s] != p->ts || s == t->rows[row].first ||
	    trace_dur(t, s - 1) == DUR_OPEN || end_of(t, s - 1) != p->ts ||
	    trace_off(t, inner) < RAW_OFF(p))
		return inner;
	if (inner != outer || EVENT_WHAT(p) == RAW_FLOW + FLOW_END_AROUND)
		return outer;
	for (s--, down = 0; down < BIND_DOWN; down++, s = child) {
		if (++row >= t->nrows || t->rows[row].depth == 0 ||
		    (child = trace_row_at(t, row, p->ts - 1)) == NONE ||
		    t->ts[child] < t->ts[s] ||
		    trace_slice_end(t, child) != p->ts)
			break;
	}
	return s;
}

/*
 * Returns 1 if slice `s` begins at ts and the slice before it ends at ts, so
 * that flow_bind_tied() may choose another.  Slices begin at the times of many
 * points, but hardly ever does one end there too.
 */
static inline int
may_tie(const struct trace *t, uint32_t s, int64_t ts)
{
	return (t->ts[s] == ts) & (end_of(t, s - (s > 0)) == ts);
}

static struct radix *
slices_by(const struct trace *t, uint32_t track, int by_time)
{
	const struct track *k = &t->tracks[track];
	struct radix *v = xlarge(k->nslices + 1, sizeof(*v));
	uint32_t s = t->rows[k->row].first;
	size_t i;

	for (i = 0; i < k->nslices; i++, s++) {
		v[i].key = by_time ? radix_time(t->ts[s]) : trace_off(t, s);
		v[i].value = s;
	}
	radix_sort(v, k->nslices);
	return v;
}

struct radix *
flow_bind_by_time(const struct trace *t, uint32_t track)
{
	return slices_by(t, track, 1);
}

struct radix *
flow_bind_by_off(const struct trace *t, uint32_t track)
{
	return slices_by(t, track, 0);
}

/* ---- a lane ---- */

struct level {				/* a row of a lane */
	int64_t		until;		/* ns: `at` is around the time before
					 * it */
	uint32_t	at;		/* slice found last */
	uint32_t	first, end;	/* slices of the row */
};

struct lane {
	const struct trace *t;
	struct level	*levels;
	uint32_t	row, nrows;	/* rows [row, row + nrows) of the
					 * trace */
	uint32_t	depth;		/* rows whose `until` is valid */
};

/*
 * Returns the first of slices lo..hi-1 that begins after ts, by an exponential
 * search from `near` and then a binary one.
 */
static uint32_t
search_after(const int64_t *begin, uint32_t lo, uint32_t hi, uint32_t near,
    int64_t ts)
{
	uint32_t step = 1, i;

	if (begin[near] <= ts) {
		for (lo = near + 1; lo < hi; lo = i + 1, step *= 2) {
			i = hi - lo > step ? lo + step - 1 : hi - 1;
			if (begin[i] > ts) {
				hi = i;
				break;
			}
		}
	} else {
		for (hi = near; lo < hi; hi = i, step *= 2) {
			i = hi - lo > step ? hi - step : lo;
			if (begin[i] <= ts) {
				lo = i + 1;
				break;
			}
		}
	}
	BISECT(lo, hi, i, begin[i] <= ts);
	return lo;
}

/*
 * Returns the first slice of row `r` that begins after ts, near the last one
 * found.  The slice is one of the next few, but a branch on which one cannot be
 * predicted: so count them.
 */
static inline uint32_t
level_after(const int64_t *begin, const struct level *r, int64_t ts)
{
	uint32_t i = r->at, n;

	if (begin[i] <= ts && r->end - i > BIND_FEW) {
		n = (begin[i + 1] <= ts) + (begin[i + 2] <= ts) +
		    (begin[i + 3] <= ts) + (begin[i + 4] <= ts);
		i += n;
		if (n < BIND_FEW)
			return i + 1;
	}
	return search_after(begin, r->first, r->end, i, ts);
}

/*
 * Forgets the rows whose slice is not certain to be around ts; with `before`,
 * also those whose slice begins at ts.
 */
static inline void
lane_up(struct lane *l, int64_t ts, int before)
{
	uint32_t d = l->depth;
	int64_t begin;

	for (; d > 0; d--) {
		begin = l->t->ts[l->levels[d - 1].at];
		if ((l->levels[d - 1].until > ts) & (begin <= ts) &
		    (!before | (begin != ts)))
			break;
	}
	l->depth = d;
}

/*
 * Marks row d as certain if its slice found last, which ends at `end`, is
 * around ts.
 */
static inline void
lane_down(struct lane *l, uint32_t d, int64_t end, int64_t ts)
{
	struct level *r = &l->levels[d];

	if (d != l->depth)
		return;
	if (d > 0 && r[-1].until < end)
		end = r[-1].until;
	if (r->at + 1 < r->end && l->t->ts[r->at + 1] < end)
		end = l->t->ts[r->at + 1];
	r->until = end;
	l->depth += ts < end;
}

/* Returns the innermost slice of lane `l` around point `p`, or NONE. */
static uint32_t
lane_around(struct lane *l, const struct raw_flow *p)
{
	const struct trace *t = l->t;
	int64_t ts = p->ts, best_begin = INT64_MIN, begin, end;
	uint32_t d, next, best = NONE, outer;

	lane_up(l, ts, 0);
	if (l->depth > 0) {
		best = l->levels[l->depth - 1].at;
		best_begin = t->ts[best];
	}
	for (d = l->depth; d < l->nrows; d++) {
		next = level_after(t->ts, &l->levels[d], ts);
		if (next == l->levels[d].first)
			break;
		l->levels[d].at = next - 1;
		begin = t->ts[next - 1];
		end = end_time(begin, trace_dur(t, next - 1));
		if ((end < ts) | (begin < best_begin))
			break;
		best = next - 1;
		best_begin = begin;
		lane_down(l, d, end, ts);
	}
	if (best == NONE)
		return NONE;
	for (d--; d > 0 && t->ts[l->levels[d - 1].at] == ts; d--)
		;
	outer = l->levels[d].at;
	return may_tie(t, outer, ts) ? flow_bind_tied(t, best, outer,
	    l->row + d, p) : best;
}

/*
 * Returns the next slice that begins, if it begins before slice `best`.  Only
 * where a row has a slice around the time can the row below have an earlier
 * one.
 */
static uint32_t
lane_next(struct lane *l, int64_t ts, uint32_t best)
{
	const int64_t *begin = l->t->ts;
	uint32_t d, next;
	int64_t end;

	lane_up(l, ts, 1);
	for (d = 0; d < l->nrows; d++) {
		next = d < l->depth ? l->levels[d].at + 1 : ts == INT64_MIN ?
		    l->levels[d].first : level_after(begin, &l->levels[d],
		    ts - 1);
		if (next < l->levels[d].end &&
		    (best == NONE || begin[next] < begin[best]))
			best = next;
		if (next == l->levels[d].first)
			break;
		if (d >= l->depth) {
			l->levels[d].at = next - 1;
			end = end_of(l->t, next - 1);
			if (end < ts)
				break;
			lane_down(l, d, end, ts);
		}
	}
	return best;
}

/*
 * Returns the slice that begins at ts and has its event at `off`, or NONE; sets
 * *many if more than BIND_SAME slices of a row begin at ts.
 */
static uint32_t
lane_event(struct lane *l, int64_t ts, uint64_t off, int *many)
{
	uint32_t d, s, next, same = 0;
	int64_t end;

	lane_up(l, ts, 1);
	for (d = l->depth; d < l->nrows; d++) {
		next = level_after(l->t->ts, &l->levels[d], ts);
		if (next == l->levels[d].first)
			break;
		l->levels[d].at = s = next - 1;
		for (; l->t->ts[s] == ts && same < BIND_SAME; s--, same++) {
			if (trace_off(l->t, s) == off)
				return s;
			if (s == l->levels[d].first)
				break;
		}
		*many |= same == BIND_SAME;
		end = end_of(l->t, next - 1);
		if (end < ts)
			break;
		lane_down(l, d, end, ts);
	}
	return NONE;
}

/* ---- a track ---- */

struct flow_bind {
	const struct trace *t;
	uint32_t	track;
	struct radix	*by_off;	/* NULL until needed */
	struct flow_instants	stand;
	uint32_t	nlanes;
	struct lane	lanes[];
};

int
flow_bind_is_slow(const struct trace *t, uint32_t track)
{
	return t->tracks[track].nlanes > tuning.bind_lanes ||
	    t->tracks[track].nrows > tuning.bind_rows;
}

struct flow_bind *
flow_bind_new(const struct trace *t, uint32_t track)
{
	const struct track *k = &t->tracks[track];
	const struct row *row = &t->rows[k->row];
	struct level *level;
	size_t nlanes = 0;
	struct flow_bind *b;
	struct lane *l;
	uint32_t i;

	for (i = 0; i < k->nrows; i++)
		nlanes += row[i].depth == 0;
	b = xmalloc(sizeof(*b) + nlanes * sizeof(*l) +
	    k->nrows * sizeof(*level));
	b->t = t;
	b->track = track;
	b->by_off = NULL;
	flow_instant_start(&b->stand, t, track);
	b->nlanes = 0;
	level = (struct level *)&b->lanes[nlanes];
	for (i = 0; i < k->nrows; i++, row++, level++) {
		level->at = level->first = row->first;
		level->end = row->first + row->n;
		if (row->depth == 0) {
			l = &b->lanes[b->nlanes++];
			l->t = t;
			l->levels = level;
			l->row = k->row + i;
			l->nrows = l->depth = 0;
		}
		b->lanes[b->nlanes - 1].nrows++;
	}
	return b;
}

void
flow_bind_free(struct flow_bind *b)
{
	if (b == NULL)
		return;
	free(b->by_off);
	free(b);
}

static uint32_t
bind_event(struct flow_bind *b, const struct raw_flow *p)
{
	uint32_t i, s = NONE;
	int many = 0;
	size_t at, n;

	for (i = 0; i < b->nlanes && s == NONE && !many; i++)
		s = lane_event(&b->lanes[i], p->ts, RAW_OFF(p), &many);
	if (s != NONE || !many)
		return s;
	if (b->by_off == NULL)
		b->by_off = flow_bind_by_off(b->t, b->track);
	n = b->t->tracks[b->track].nslices;
	at = radix_from(b->by_off, n, RAW_OFF(p));
	return at < n && b->by_off[at].key == RAW_OFF(p) ?
	    (uint32_t)b->by_off[at].value : NONE;
}

uint32_t
flow_bind_point(struct flow_bind *b, const struct raw_flow *p)
{
	uint32_t i, s = NONE;

	if (flow_bind_is_event(p)) {
		s = bind_event(b, p);
		return s != NONE ? s : flow_instant_find(&b->stand, p);
	}
	if (flow_bind_is_end(p))
		return NONE;		/* flow_bind_late() finds it */
	if (flow_bind_is_around(p))
		for (s = flow_instant_find(&b->stand, p), i = 0;
		    i < b->nlanes && s == NONE; i++)
			s = lane_around(&b->lanes[i], p);
	else
		for (i = 0; i < b->nlanes; i++)
			s = lane_next(&b->lanes[i], p->ts, s);
	return s;
}
