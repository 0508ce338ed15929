/*
 * compat: nests slices as trace_processor does, for comparison (ttv-formats(5),
 * COMPATIBILITY).  Replaces pair.c and nest.c when a reader has called
 * builder_compat().
 *
 * The order: events keep the order of the file as long as times do not go back;
 * from then on they are sorted by time.  If the file has any X, equal times too
 * count as going back, and are sorted by kind: first E, then X, longer first,
 * then the others.  So an E can come before a B of its time that stands ahead
 * of it in the file, and that B is then never closed.
 *
 * The stack:
 *   - a new slice pops the slices that have ended by its begin;
 *   - an open slice has no end and stays, with all slices below it, until
 *     something comes behind the end of a closed slice below: then all slices
 *     still open above the closed one are cut at its end;
 *   - an end closes the innermost open slice of its name and category, and pops
 *     that slice if none is above;
 *   - an X that overlaps a closed slice of the stack goes to a lane of its own.
 *
 * Two differences, since rows of the model hold no two slices at a time:
 *   - behind an X that outlives the B around it, that stack can put a slice
 *     beside one that still lasts, or into one that has ended: here it goes to
 *     another lane;
 *   - where the cut is before the begin of the slice, the length is 0 here,
 *     negative there.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/limit.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "compat.h"

void
builder_compat(struct builder *b, int64_t ts, int is_complete)
{
	struct compat *c = &b->compat;

	c->on = 1;
	c->ties |= is_complete != 0;
	if (ts > c->newest || (!c->ties && ts == c->newest))
		c->newest = ts;
	else if (ts < c->from)
		c->from = ts;
}

void
builder_compat_flows(struct builder *b)
{
	b->compat.flows = 1;
}

/* ---- order ---- */

static int
tie_class(const struct raw_event *r)
{
	return EVENT_WHAT(r) == RAW_END ? 0 :
	    EVENT_WHAT(r) == RAW_COMPLETE ? 1 : 2;
}

static int
tie_order(const void *va, const void *vb)
{
	const struct raw_event *a = va, *b = vb;

	if (tie_class(a) != tie_class(b))
		return COMPARE(tie_class(a), tie_class(b));
	return tie_class(a) == 1 ? COMPARE(b->dur, a->dur) : 0;
}

void
compat_sort(struct raw_event *r, size_t n, const struct compat *c)
{
	size_t i, j;

	nest_sort_time(r, n);
	for (i = 0; c->ties && i < n; i = j) {
		for (j = i + 1; j < n && r[j].ts == r[i].ts;)
			j++;
		if (r[i].ts >= c->from)
			sort_stable(&r[i], j - i, sizeof(*r), tie_order);
	}
}

/* ---- the stack ---- */

/*
 * Cuts all open slices above the i'th at that one's end, and pops the i'th too.
 */
static void
cut_above(struct compat_stack *s, struct raw_event *spans, size_t i)
{
	int64_t end = log_end(&spans[s->open[i]]);
	struct raw_event *r;

	while (s->n > i + 1) {
		r = &spans[s->open[--s->n]];
		if (r->ts > end || __builtin_sub_overflow(end, r->ts, &r->dur))
			r->dur = 0;
	}
	s->n = i;
}

int
compat_settle(struct compat_stack *s, struct raw_event *spans, int64_t ts,
    int64_t dur, struct warn *warn)
{
	const struct raw_event *r;
	int64_t end, new_end = INT64_MAX;
	int open_above = 0;
	size_t i;

	if (dur != DUR_OPEN && __builtin_add_overflow(ts, dur, &new_end))
		new_end = INT64_MAX;
	for (i = s->n; i > 0; i--) {
		r = &spans[s->open[i - 1]];
		end = log_end(r);
		if (r->dur == DUR_OPEN) {
			open_above = 1;
		} else if (open_above) {
			if (ts <= end)
				continue;
			warn_add(warn, WARN_TP_MISPLACED, RAW_OFF(r));
			cut_above(s, spans, i - 1);
			open_above = 0;
		} else if (end < ts || (end == ts &&
		    !(r->dur == 0 && dur == 0))) {
			s->n--;		/* the innermost, at or above i - 1 */
		} else if (dur != DUR_OPEN && ts < end && new_end > end) {
			return -1;
		}
	}
	return 0;
}

uint32_t
compat_push(struct compat_stack *s, size_t span, const struct raw_event *r,
    struct warn *warn)
{
	if (s->n >= LIMIT_COMPAT_DEPTH) {
		warn_add(warn, WARN_TP_DEPTH, RAW_OFF(r));
		return NONE;
	}
	s->open = xgrow(s->open, s->n, &s->cap, sizeof(*s->open));
	s->open[s->n] = span;
	return (uint32_t)s->n++;
}

/*
 * Returns 1 if an end matches a begin: the category of an end must be the
 * begin's; a name may be missing.
 */
static int
end_matches(const struct idkey *begin, const struct idkey *end)
{
	return (end->w[1] == 0 || end->w[1] == begin->w[1]) &&
	    (end->w[0] == 0 || begin->w[0] == 0 || end->w[0] == begin->w[0]);
}

void
compat_end(struct compat_stack *s, struct raw_event *spans,
    const struct raw_event *end, const struct idkey *kinds, struct ends *ends,
    struct warn *warn)
{
	struct raw_event *r;
	size_t i;

	compat_settle(s, spans, end->ts, DUR_OPEN, warn);
	for (i = s->n; i > 0; i--) {
		r = &spans[s->open[i - 1]];
		if (r->dur == DUR_OPEN &&
		    end_matches(&kinds[r->kind], &kinds[end->kind]))
			break;
	}
	if (i == 0) {
		warn_add(warn, WARN_STRAY_END, RAW_OFF(end));
		return;
	}
	if (__builtin_sub_overflow(end->ts, r->ts, &r->dur))
		r->dur = INT64_MAX;
	ends->off = xgrow(ends->off, ends->n, &ends->cap, sizeof(*ends->off));
	ends->off[ends->n++] = RAW_OFF(end);
	r->aux = (uint32_t)ends->n;
	if (i == s->n)
		s->n--;
}

/* ---- threads ---- */

/*
 * Turns n events in order into spans, in place, and sets depth[] of each;
 * returns the number of spans.
 */
static size_t
nest_events(struct raw_event *r, size_t n, uint32_t *depth, struct ends *ends,
    const struct idkey *kinds, struct warn *warn)
{
	struct compat_stack s = { NULL, 0, 0 };
	size_t i, w = 0;

	for (i = 0; i < n; i++) {
		struct raw_event one = r[i];

		if (EVENT_WHAT(&one) == RAW_END) {
			compat_end(&s, r, &one, kinds, ends, warn);
			continue;
		}
		r[w] = one;
		if (EVENT_WHAT(&one) == RAW_STATE) {
			depth[w++] = NONE;
		} else if (compat_settle(&s, r, one.ts, one.dur, warn) == -1) {
			warn_add(warn, WARN_OVERLAP, RAW_OFF(&one));
			depth[w++] = NONE;
		} else if ((depth[w] = compat_push(&s, w, &one, warn)) !=
		    NONE)
			w++;
	}
	for (i = 0; i < s.n; i++)
		if (r[s.open[i]].dur == DUR_OPEN)
			warn_add(warn, WARN_UNFINISHED,
			    RAW_OFF(&r[s.open[i]]));
	free(s.open);
	return w;
}

/*
 * Turns depth[] into row[]: a slice that overlaps another of its depth goes to
 * a lane above.
 */
static void
place_slices(struct nest *nest, const struct raw_event *r, uint32_t *row,
    size_t n)
{
	int64_t *last;			/* by depth: ns, from when its row is
					 * free */
	size_t i;

	last = xreallocarray(NULL, LIMIT_COMPAT_DEPTH, sizeof(*last));
	for (i = 0; i < LIMIT_COMPAT_DEPTH; i++)
		last[i] = INT64_MIN;
	nest_start(nest);
	for (i = 0; i < n; i++) {
		if (row[i] != NONE && (last[row[i]] > r[i].ts ||
		    (row[i] > 0 && last[row[i] - 1] < r[i].ts)))
			row[i] = NONE;
		if (row[i] != NONE)
			last[row[i]] = log_end(&r[i]);
		row[i] = nest_place(nest, &r[i], row[i]);
	}
	nest_end(nest, row, n);
	free(last);
}

static void
compat_spans(struct spans *s, struct builder *b)
{
	struct event_chunk *all = event_list_join(&s->recs);
	struct ends ends = { NULL, 0, 0 };
	struct nest nest;
	size_t nslices;

	memset(&nest, 0, sizeof(nest));
	event_chunk_settle(all);
	s->row = xreallocarray(NULL, all->n + 1, sizeof(*s->row));
	compat_sort(all->recs, all->n, &b->compat);
	s->n = all->n = nest_events(all->recs, all->n, s->row, &ends,
	    b->kinds.keys, &b->warn);
	nslices = states_last(all->recs, s->row, s->n);
	place_slices(&nest, all->recs, s->row, nslices);
	s->rows = nest.rows;
	s->nrows = nest.nrows;
	s->nlanes = (uint32_t)nest.nlanes;
	s->ends = ends.off;
	s->nends = ends.n;
	nest.rows = NULL;
	nest_free(&nest);
	if (nslices < s->n)
		states_place(s, nslices);
}

/*
 * Nests all threads before their places are made: their numbers of slices are
 * known only then.
 */
void
compat_threads(struct finish *f)
{
	struct builder *b = f->b;
	uint32_t track;

	for (track = 0; track < b->tracks.n; track++)
		if (f->counts[track].n > 0)
			compat_spans(&f->track_spans[track], b);
}
