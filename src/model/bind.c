/*
 * bind: points of flows find their slices (semantics.md 3.6, Recommended).
 *
 * A start, a step or an end with bp "e" belongs to the innermost slice around
 * it, closed at both ends, of lane 0 if there is one there.  Where one slice
 * ends at the very time at which another begins, the later one has it, unless
 * the point is a start and stands before the later one in the file.  An end
 * without bp belongs to the next slice that begins, of several the outermost.
 *
 * A lane remembers the slices that are around the time, one in each of its
 * upper rows, and until when nothing can change that; the next point goes up
 * to where that still holds and down again from there.  So, while points come
 * in time order, as they do nearly always, the way in all is as long as the
 * stack has changes.  Along a row the next slice is looked for from the last
 * one on, by steps that double.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/radix.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "bind.h"

#define BIND_LANES	64
#define BIND_ROWS	256
#define BIND_DOWN	64		/* levels that a tie is followed down */
#define BIND_FEW	4		/* slices looked at one by one */
#define BIND_SAME	64		/* slices that begin at one time */

/* When what begins then ends: what is open never. */
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
	return end_time(t->ts[s], t->dur[s]);
}

int
bind_reaches(const struct trace *t, uint32_t s, int64_t ts)
{
	return end_of(t, s) >= ts;
}

uint32_t
bind_tied(const struct trace *t, uint32_t s, uint32_t row,
    const struct raw_flow *p)
{
	uint32_t child, down;

	if (t->ts[s] != p->ts || REC_PH(p) == 'F' ||
	    s == t->rows[row].first || t->dur[s - 1] == DUR_OPEN ||
	    end_of(t, s - 1) != p->ts || t->off[s] < REC_OFF(p))
		return s;
	for (s--, down = 0; down < BIND_DOWN; down++, s = child) {
		if (++row >= t->nrows || t->rows[row].depth == 0 ||
		    (child = trace_row_at(t, row, p->ts - 1)) == NONE ||
		    t->ts[child] < t->ts[s] ||
		    trace_slice_end(t, child) != p->ts)
			break;
	}
	return s;
}

static struct radix *
slices_by(const struct trace *t, uint32_t track, int by_time)
{
	const struct track *k = &t->tracks[track];
	struct radix *v = xreallocarray(NULL, k->nslices + 1, sizeof(*v));
	uint32_t s = t->rows[k->row].first;
	size_t i;

	for (i = 0; i < k->nslices; i++, s++) {
		v[i].key = by_time ? radix_time(t->ts[s]) : t->off[s];
		v[i].value = s;
	}
	radix_sort(v, k->nslices);
	return v;
}

struct radix *
bind_by_time(const struct trace *t, uint32_t track)
{
	return slices_by(t, track, 1);
}

struct radix *
bind_by_off(const struct trace *t, uint32_t track)
{
	return slices_by(t, track, 0);
}

/* ---- a lane ---- */

struct lane {
	const struct trace *t;
	const struct row *rows;
	uint32_t	nrows;
	uint32_t	depth;		/* rows that are known to be around */
	uint32_t	*at;		/* in each row: where it was last */
	int64_t		*until;		/* until then nothing changes */
};

/* The first of slices lo..hi-1 that begins after a time, by steps from near. */
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
	while (lo < hi) {
		i = lo + (hi - lo) / 2;
		if (begin[i] <= ts)
			lo = i + 1;
		else
			hi = i;
	}
	return lo;
}

/* The first slice of a row that begins after a time, near the last one. */
static inline uint32_t
row_after(const struct trace *t, const struct row *r, uint32_t near,
    int64_t ts)
{
	const int64_t *begin = t->ts;
	uint32_t hi = r->first + r->n, i = near + 1, few;

	if (begin[near] > ts)
		return search_after(begin, r->first, hi, near, ts);
	for (few = hi - i < BIND_FEW ? hi : i + BIND_FEW; i < few; i++)
		if (begin[i] > ts)
			return i;
	return i == hi ? i : search_after(begin, r->first, hi, i - 1, ts);
}

/* Forgets the rows of which it is not certain what is around the time. */
static inline void
lane_up(struct lane *l, int64_t ts)
{
	uint32_t d = l->depth;

	while (d > 0 && (l->until[d - 1] <= ts ||
	    l->t->ts[l->at[d - 1]] >= ts))
		d--;
	l->depth = d;
}

/* The slice before `next` in row d, [begin, end], is around the time. */
static inline void
lane_down(struct lane *l, uint32_t d, uint32_t next, int64_t begin,
    int64_t end, int64_t ts)
{
	const struct row *r = &l->rows[d];
	int64_t until;

	if (begin >= ts || d != l->depth)
		return;
	until = d > 0 && l->until[d - 1] < end ? l->until[d - 1] : end;
	if (next < r->first + r->n && l->t->ts[next] < until)
		until = l->t->ts[next];
	if (ts >= until)
		return;
	l->until[d] = until;
	l->depth++;
}

/* The innermost slice around a point, or NONE. */
static uint32_t
lane_around(struct lane *l, const struct raw_flow *p)
{
	const struct trace *t = l->t;
	int64_t ts = p->ts, best_begin = INT64_MIN, begin, end;
	uint32_t d, next, best = NONE;

	lane_up(l, ts);
	if (l->depth > 0) {
		best = l->at[l->depth - 1];
		best_begin = t->ts[best];
	}
	for (d = l->depth; d < l->nrows; d++) {
		next = row_after(t, &l->rows[d], l->at[d], ts);
		if (next == l->rows[d].first)
			break;
		l->at[d] = next - 1;
		begin = t->ts[next - 1];
		end = end_time(begin, t->dur[next - 1]);
		if (end < ts || begin < best_begin)
			break;
		best = next - 1;
		best_begin = begin;
		lane_down(l, d, next, begin, end, ts);
	}
	if (best == NONE || best_begin != ts)
		return best;
	return bind_tied(t, best, (uint32_t)(l->rows - t->rows) + d - 1, p);
}

/*
 * The next that begins, when it begins before slice `best`.  Only where a row
 * has a slice around the time can there be an earlier one in the row below.
 */
static uint32_t
lane_next(struct lane *l, int64_t ts, uint32_t best)
{
	const int64_t *begin = l->t->ts;
	uint32_t d, next, end;
	int64_t end_ts;

	lane_up(l, ts);
	for (d = 0; d < l->nrows; d++) {
		next = d < l->depth ? l->at[d] + 1 : ts == INT64_MIN ?
		    l->rows[d].first : row_after(l->t, &l->rows[d], l->at[d],
		    ts - 1);
		end = l->rows[d].first + l->rows[d].n;
		if (next < end && (best == NONE || begin[next] < begin[best]))
			best = next;
		if (next == l->rows[d].first)
			break;
		if (d >= l->depth) {
			l->at[d] = next - 1;
			end_ts = end_of(l->t, next - 1);
			if (end_ts < ts)
				break;
			lane_down(l, d, next, begin[next - 1], end_ts, ts);
		}
	}
	return best;
}

/* The slice that begins at a time and at an offset; *many: too many begin. */
static uint32_t
lane_event(struct lane *l, int64_t ts, uint64_t off, int *many)
{
	uint32_t d, s, next, same = 0;
	int64_t end;

	lane_up(l, ts);
	for (d = l->depth; d < l->nrows; d++) {
		next = row_after(l->t, &l->rows[d], l->at[d], ts);
		if (next == l->rows[d].first)
			break;
		l->at[d] = s = next - 1;
		for (; l->t->ts[s] == ts && same < BIND_SAME; s--, same++) {
			if (l->t->off[s] == off)
				return s;
			if (s == l->rows[d].first)
				break;
		}
		*many |= same == BIND_SAME;
		end = end_of(l->t, next - 1);
		if (end < ts)
			break;
		lane_down(l, d, next, l->t->ts[next - 1], end, ts);
	}
	return NONE;
}

/* ---- a track ---- */

struct bind {
	const struct trace *t;
	uint32_t	track;
	struct radix	*by_off;	/* when it is needed */
	uint32_t	nlanes;
	struct lane	lanes[];
};

int
bind_is_slow(const struct trace *t, uint32_t track)
{
	return t->tracks[track].nlanes > BIND_LANES ||
	    t->tracks[track].nrows > BIND_ROWS;
}

struct bind *
bind_new(const struct trace *t, uint32_t track)
{
	const struct track *k = &t->tracks[track];
	size_t nlanes = 0;
	struct bind *b;
	uint32_t *at, i;
	int64_t *until;
	struct lane *l;

	for (i = 0; i < k->nrows; i++)
		nlanes += t->rows[k->row + i].depth == 0;
	b = xmalloc(sizeof(*b) + nlanes * sizeof(*l) +
	    k->nrows * (sizeof(*until) + sizeof(*at)));
	b->t = t;
	b->track = track;
	b->by_off = NULL;
	b->nlanes = 0;
	until = (int64_t *)&b->lanes[nlanes];
	at = (uint32_t *)&until[k->nrows];
	for (i = 0; i < k->nrows; i++) {
		at[i] = t->rows[k->row + i].first;
		if (t->rows[k->row + i].depth == 0) {
			l = &b->lanes[b->nlanes++];
			l->t = t;
			l->rows = &t->rows[k->row + i];
			l->nrows = l->depth = 0;
			l->at = &at[i];
			l->until = &until[i];
		}
		b->lanes[b->nlanes - 1].nrows++;
	}
	return b;
}

void
bind_free(struct bind *b)
{
	if (b == NULL)
		return;
	free(b->by_off);
	free(b);
}

static uint32_t
bind_event(struct bind *b, const struct raw_flow *p)
{
	uint32_t i, s = NONE;
	int many = 0;
	size_t at, n;

	for (i = 0; i < b->nlanes && s == NONE && !many; i++)
		s = lane_event(&b->lanes[i], p->ts, REC_OFF(p), &many);
	if (s != NONE || !many)
		return s;
	if (b->by_off == NULL)
		b->by_off = bind_by_off(b->t, b->track);
	n = b->t->tracks[b->track].nslices;
	at = radix_from(b->by_off, n, REC_OFF(p));
	return at < n && b->by_off[at].key == REC_OFF(p) ?
	    (uint32_t)b->by_off[at].value : NONE;
}

uint32_t
bind_point(struct bind *b, const struct raw_flow *p)
{
	uint32_t i, s = NONE;

	if (bind_is_event(p))
		return bind_event(b, p);
	if (bind_is_around(p))
		for (i = 0; i < b->nlanes && s == NONE; i++)
			s = lane_around(&b->lanes[i], p);
	else
		for (i = 0; i < b->nlanes; i++)
			s = lane_next(&b->lanes[i], p->ts, s);
	return s;
}
