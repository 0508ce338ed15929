/*
 * flow: flow events become arrows between slices (semantics.md 3.6, 8.8).
 *
 * Points of one key are walked in time order.  s and a bind with flow_out set
 * the source; t, a bind with both, make an arrow from the source and become
 * the source; f and flow_in make an arrow and leave the source as it is, so
 * that one start may have many ends; the next s begins anew, which is how ids
 * are used again.  A point binds to a slice of its thread: s, t and f with bp
 * "e" to the deepest one around it (closed at both ends), f alone to the next
 * that begins; a bind_id to the slice of its own event.  Halves that find no
 * partner or no slice are kept, unbound, and counted; nothing is ever joined
 * by guess.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/lod.h"
#include "ttv/xmalloc.h"
#include "finish.h"

/* ---- binding a point to a slice ---- */

/* Whether the last slice of the row that has begun at ts reaches ts. */
static int
row_reaches(const struct trace *t, uint32_t row, int64_t ts)
{
	uint32_t s = trace_row_at(t, row, ts);

	return s != NONE &&
	    (t->dur[s] == DUR_OPEN || trace_slice_end(t, s) >= ts);
}

/*
 * The slice around ts: the deepest of a lane with start <= ts <= end, lane 0
 * first.  Where one ends at the very time at which another of the same depth
 * begins, an end of a flow takes the one that begins, a start the one that
 * stands first in the file.  What is around a child is around its parent, so
 * the deepest row is found by bisection.
 */
static uint32_t
enclosing(const struct trace *t, uint32_t track, int64_t ts, uint64_t off,
    int is_end)
{
	const struct track *k = &t->tracks[track];
	uint32_t r, next, lo, hi, mid, s;

	for (r = k->row; r < k->row + k->nrows; r = next) {
		for (lo = r, hi = k->row + k->nrows; lo < hi;) {
			mid = lo + (hi - lo) / 2;
			if (t->rows[mid].lane == t->rows[r].lane)
				lo = mid + 1;
			else
				hi = mid;
		}
		next = lo;
		if (!row_reaches(t, r, ts))
			continue;
		for (lo = r, hi = next; hi - lo > 1;) {
			mid = lo + (hi - lo) / 2;
			if (row_reaches(t, mid, ts))
				lo = mid;
			else
				hi = mid;
		}
		s = trace_row_at(t, lo, ts);
		if (t->ts[s] == ts && s > t->rows[lo].first && !is_end &&
		    t->off[s] > off && trace_slice_end(t, s - 1) == ts)
			s--;
		return s;
	}
	return NONE;
}

/*
 * Tracks of many rows (deep stacks, async ones) are asked through an index of
 * their slices instead of row by row, or a hostile file could make every flow
 * visit every row.
 */
#define FLOW_ROWS	64

static int
is_deep(const struct track *k)
{
	return k->nrows > FLOW_ROWS || k->kind == TRACK_ASYNC;
}

struct slice_ref {
	uint64_t	key;		/* an offset, or a time moved to >= 0 */
	uint32_t	slice;
};

static int
ref_order(const void *va, const void *vb)
{
	const struct slice_ref *a = va, *b = vb;

	if (a->key != b->key)
		return a->key < b->key ? -1 : 1;
	return a->slice < b->slice ? -1 : a->slice > b->slice;
}

static uint64_t
time_key(int64_t ts)
{
	return (uint64_t)ts ^ UINT64_C(1) << 63;
}

/* Adds the slices of a track to a list, by time or by offset. */
static struct slice_ref *
refs_add(struct slice_ref *v, size_t *n, const struct trace *t,
    const struct track *k, int by_time)
{
	uint32_t s, end;

	if (k->nrows == 0)
		return v;
	v = xreallocarray(v, *n + k->nslices, sizeof(*v));
	s = t->rows[k->row].first;
	for (end = s + (uint32_t)k->nslices; s < end; s++, (*n)++) {
		v[*n].key = by_time ? time_key(t->ts[s]) : t->off[s];
		v[*n].slice = s;
	}
	return v;
}

/* The first whose key is not less. */
static size_t
refs_from(const struct slice_ref *v, size_t n, uint64_t key)
{
	size_t lo = 0, hi = n, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (v[mid].key < key)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

struct flows {
	struct finish	*f;
	struct trace	*t;
	LIST(flow)	 out;
	struct slice_ref *by_off;	/* of all deep tracks, when needed */
	size_t		 nby_off;
	struct slice_ref **by_time;	/* of a deep track, when needed */
};

/* The first slice that begins at ts or later; of several the outermost. */
static uint32_t
next_slice(struct flows *w, uint32_t track, int64_t ts)
{
	const struct trace *t = w->t;
	const struct track *k = &t->tracks[track];
	uint32_t best = NONE, r, s;
	size_t n = 0, at;

	if (is_deep(k)) {
		if (w->by_time == NULL)
			w->by_time = xcalloc(t->ntracks, sizeof(*w->by_time));
		if (w->by_time[track] == NULL) {
			w->by_time[track] = refs_add(NULL, &n, t, k, 1);
			qsort(w->by_time[track], n, sizeof(struct slice_ref),
			    ref_order);
		}
		at = refs_from(w->by_time[track], k->nslices, time_key(ts));
		return at == k->nslices ? NONE : w->by_time[track][at].slice;
	}
	for (r = k->row; r < k->row + k->nrows; r++)
		if ((s = trace_row_from(t, r, ts)) != NONE &&
		    (best == NONE || t->ts[s] < t->ts[best]))
			best = s;
	return best;
}

/* The slice whose event stands at off, among the deep tracks. */
static uint32_t
slice_by_off(struct flows *w, uint64_t off)
{
	const struct trace *t = w->t;
	uint32_t i;
	size_t at;

	if (w->by_off == NULL) {
		for (i = 0; i < t->ntracks; i++)
			if (is_deep(&t->tracks[i]))
				w->by_off = refs_add(w->by_off, &w->nby_off, t,
				    &t->tracks[i], 0);
		if (w->nby_off == 0)
			return NONE;
		qsort(w->by_off, w->nby_off, sizeof(*w->by_off), ref_order);
	}
	at = refs_from(w->by_off, w->nby_off, off);
	return at < w->nby_off && w->by_off[at].key == off ?
	    w->by_off[at].slice : NONE;
}

/* The slice of the event at off, which begins at ts on the track or is async. */
static uint32_t
slice_of_event(struct flows *w, uint32_t track, int64_t ts, uint64_t off)
{
	const struct trace *t = w->t;
	const struct track *k;
	uint32_t r, s, end;

	if (track != NONE && !is_deep(&t->tracks[track])) {
		k = &t->tracks[track];
		for (r = k->row; r < k->row + k->nrows; r++) {
			if ((s = trace_row_from(t, r, ts)) == NONE)
				continue;
			end = t->rows[r].first + t->rows[r].n;
			for (; s < end && t->ts[s] == ts; s++)
				if (t->off[s] == off)
					return s;
		}
	}
	return slice_by_off(w, off);
}

static uint32_t
flow_bind(struct flows *w, const struct raw_flow *p)
{
	uint32_t track = w->t->threads[p->utid].track, s = NONE;

	switch (REC_PH(p)) {
	case 's':
	case 't':
		if (track != NONE)
			s = enclosing(w->t, track, p->ts, REC_OFF(p), 0);
		break;
	case 'F':
		if (track != NONE)
			s = enclosing(w->t, track, p->ts, REC_OFF(p), 1);
		break;
	case 'f':
		if (track != NONE)
			s = next_slice(w, track, p->ts);
		break;
	default:
		s = slice_of_event(w, track, p->ts, REC_OFF(p));
	}
	if (s == NONE)
		warn_add(&w->f->b->warn, WARN_FLOW_NO_SLICE, REC_OFF(p));
	return s;
}

/* ---- walking the points of a key ---- */

struct flow_end {			/* the source, or the other end */
	uint32_t	slice;
	int64_t		ts;
	uint64_t	off;
	uint32_t	kind;
	int		set, used;
};

static int
is_bind(const struct raw_flow *p)
{
	return REC_PH(p) == '<' || REC_PH(p) == '>' || REC_PH(p) == '=';
}

static void
flow_add(struct flows *w, const struct flow_end *from,
    const struct flow_end *to)
{
	struct flow *f = LIST_ADD(&w->out);

	memset(f, 0, sizeof(*f));
	f->from = from != NULL ? from->slice : NONE;
	f->to = to != NULL ? to->slice : NONE;
	f->from_ts = from != NULL ? from->ts : to->ts;
	f->to_ts = to != NULL ? to->ts : from->ts;
	f->from_off = from != NULL ? from->off : OFF_NONE;
	f->to_off = to != NULL ? to->off : OFF_NONE;
	f->kind = from != NULL ? from->kind : to->kind;
}

static void
flow_unused(struct flows *w, const struct flow_end *source)
{
	if (!source->set || source->used)
		return;
	flow_add(w, source, NULL);
	warn_add(&w->f->b->warn, WARN_FLOW_NO_END, source->off);
}

static void
flow_walk(struct flows *w, const struct raw_flow *p, size_t n)
{
	struct flow_end source = { NONE, 0, 0, 0, 0, 0 }, here;
	int is_source, is_target;
	size_t i;

	for (i = 0; i < n; i++) {
		here.slice = flow_bind(w, &p[i]);
		here.ts = p[i].ts;
		here.off = REC_OFF(&p[i]);
		here.kind = p[i].kind;
		here.set = 1;
		here.used = 0;
		is_source = strchr("st>=", REC_PH(&p[i])) != NULL;
		is_target = strchr("tfF<=", REC_PH(&p[i])) != NULL;
		if (is_target) {
			flow_add(w, source.set ? &source : NULL, &here);
			if (!source.set)
				warn_add(&w->f->b->warn, WARN_FLOW_NO_START,
				    here.off);
			source.used = here.used = 1;
		}
		if (is_source) {
			if (!is_target)
				flow_unused(w, &source);
			source = here;
			/* an arrow of a bind leaves where its slice ends */
			if (is_bind(&p[i]) && here.slice != NONE &&
			    w->t->dur[here.slice] != DUR_OPEN)
				source.ts = trace_slice_end(w->t, here.slice);
		}
	}
	flow_unused(w, &source);
}

static int
point_order(const void *va, const void *vb)
{
	const struct raw_flow *a = va, *b = vb;

	if (a->key != b->key)
		return a->key < b->key ? -1 : 1;
	return a->ts < b->ts ? -1 : a->ts > b->ts;
}

static int
flow_order(const void *va, const void *vb)
{
	const struct flow *a = va, *b = vb;

	if (a->from_ts != b->from_ts)
		return a->from_ts < b->from_ts ? -1 : 1;
	if (a->to_ts != b->to_ts)
		return a->to_ts < b->to_ts ? -1 : 1;
	return 0;
}

/* ---- the indices ---- */

/*
 * flow_by_slice: flow numbers, once for each end that is bound, sorted by the
 * slice of that end; the high bit says that it is the incoming end.
 */
#define FLOW_INCOMING	UINT32_C(0x80000000)

static uint32_t
end_slice(const struct trace *t, uint32_t e)
{
	const struct flow *f = &t->flows[e & ~FLOW_INCOMING];

	return e & FLOW_INCOMING ? f->to : f->from;
}

struct end_ref {
	uint32_t	slice, end;
};

static int
end_order(const void *va, const void *vb)
{
	const struct end_ref *a = va, *b = vb;

	if (a->slice != b->slice)
		return a->slice < b->slice ? -1 : 1;
	return a->end < b->end ? -1 : a->end > b->end;
}

static void
flow_index(struct trace *t)
{
	struct itree_node *nodes;
	struct end_ref *refs;
	uint32_t i, n = 0;

	refs = xreallocarray(NULL, (size_t)t->nflows * 2 + 1, sizeof(*refs));
	nodes = xreallocarray(NULL, (size_t)t->nflows + 1, sizeof(*nodes));
	for (i = 0; i < t->nflows; i++) {
		const struct flow *f = &t->flows[i];

		if (f->from != NONE) {
			refs[n].slice = f->from;
			refs[n++].end = i;
		}
		if (f->to != NONE) {
			refs[n].slice = f->to;
			refs[n++].end = i | FLOW_INCOMING;
		}
		nodes[i].start = f->from_ts < f->to_ts ? f->from_ts : f->to_ts;
		nodes[i].end = f->from_ts < f->to_ts ? f->to_ts : f->from_ts;
		nodes[i].value = i;
	}
	qsort(refs, n, sizeof(*refs), end_order);
	t->flow_by_slice = xreallocarray(NULL, (size_t)n + 1,
	    sizeof(uint32_t));
	for (i = 0; i < n; i++)
		t->flow_by_slice[i] = refs[i].end;
	t->nflow_ends = n;
	free(refs);
	itree_build(&t->flow_tree, nodes, t->nflows);
}

void
flows_fill(struct finish *f)
{
	struct raw_flow *p = f->b->flows.v;
	size_t i, j, n = f->b->flows.n;
	struct flows w;

	memset(&w, 0, sizeof(w));
	w.f = f;
	w.t = f->t;
	if (n > 1 && mergesort(p, n, sizeof(*p), point_order) == -1)
		fatal("out of memory");
	for (i = 0; i < n; i = j) {
		for (j = i + 1; j < n && p[j].key == p[i].key;)
			j++;
		flow_walk(&w, &p[i], j - i);
	}
	if (w.out.n >= FLOW_INCOMING)
		fatal("too many flows");
	if (w.out.n > 1 && mergesort(w.out.v, w.out.n, sizeof(*w.out.v),
	    flow_order) == -1)
		fatal("out of memory");
	f->t->flows = w.out.v;
	f->t->nflows = (uint32_t)w.out.n;
	for (i = 0; w.by_time != NULL && i < w.t->ntracks; i++)
		free(w.by_time[i]);
	free(w.by_time);
	free(w.by_off);
	flow_index(f->t);
}

/* ---- questions ---- */

static size_t
flow_ends(const struct trace *t, uint32_t slice, uint32_t incoming,
    uint32_t *out, size_t max)
{
	uint32_t lo = 0, hi = t->nflow_ends, mid;
	size_t n = 0;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (end_slice(t, t->flow_by_slice[mid]) < slice)
			lo = mid + 1;
		else
			hi = mid;
	}
	for (; lo < t->nflow_ends; lo++) {
		if (end_slice(t, t->flow_by_slice[lo]) != slice)
			break;
		if ((t->flow_by_slice[lo] & FLOW_INCOMING) != incoming)
			continue;
		if (n < max)
			out[n] = t->flow_by_slice[lo] & ~FLOW_INCOMING;
		n++;
	}
	return n;
}

size_t
flow_out(const struct trace *t, uint32_t slice, uint32_t *out, size_t max)
{
	return flow_ends(t, slice, 0, out, max);
}

size_t
flow_in(const struct trace *t, uint32_t slice, uint32_t *out, size_t max)
{
	return flow_ends(t, slice, FLOW_INCOMING, out, max);
}
