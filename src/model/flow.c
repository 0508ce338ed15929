/*
 * flow: flow events become arrows between slices (semantics.md 3.6, 8.8).
 *
 * Points of one key are walked in time order.  s and a bind with flow_out set
 * the source; t, a bind with both, make an arrow from the source and become
 * the source; f and flow_in make an arrow and leave the source as it is, so
 * that one start may have many ends; the next s begins anew, which is how ids
 * are used again.  Which slice a point belongs to is bind.c's matter.  Halves
 * that find no partner or no slice are kept, unbound, and counted; nothing is
 * ever joined by guess.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"
#include "bind.h"
#include "finish.h"

struct flows {
	struct finish	*f;
	struct trace	*t;
	const struct raw_flow *p;
	uint32_t	*slice;		/* of each point, or NONE */
	uint32_t	*order;		/* points by thread, in file order */
	uint32_t	*at;		/* where the run of a thread begins */
	LIST(flow)	 out;
};

/* ---- points to slices ---- */

static enum bind_how
how_of(const struct raw_flow *p)
{
	switch (REC_PH(p)) {
	case 's':
	case 't':
		return BIND_START;
	case 'F':
		return BIND_END;
	case 'f':
		return BIND_NEXT;
	default:
		return BIND_EVENT;
	}
}

/* The points of one thread. */
static void
bind_thread(void *arg, size_t utid)
{
	struct flows *w = arg;
	const uint32_t *order = &w->order[w->at[utid]];
	uint32_t track = w->t->threads[utid].track;
	size_t i, n = w->at[utid + 1] - w->at[utid];
	struct bind_point *points;
	struct radix *by_time;

	if (n == 0 || track == NONE)
		return;
	by_time = xreallocarray(NULL, n, sizeof(*by_time));
	points = xreallocarray(NULL, n, sizeof(*points));
	for (i = 0; i < n; i++) {
		by_time[i].key = radix_time(w->p[order[i]].ts);
		by_time[i].value = order[i];
	}
	radix_sort(by_time, n);
	for (i = 0; i < n; i++) {
		const struct raw_flow *p = &w->p[by_time[i].value];

		points[i].ts = p->ts;
		points[i].off = REC_OFF(p);
		points[i].how = how_of(p);
	}
	bind_points(w->t, track, points, n);
	for (i = 0; i < n; i++)
		w->slice[by_time[i].value] = points[i].slice;
	free(points);
	free(by_time);
}

/* Points of binds on async slices: by the offsets of all of those. */
static void
bind_async(struct flows *w, size_t n)
{
	const struct trace *t = w->t;
	struct radix *by_off = NULL;
	size_t nslices = 0, i, at;
	uint32_t k, s, end;

	for (i = 0; i < n; i++) {
		if (w->slice[i] != NONE || how_of(&w->p[i]) != BIND_EVENT)
			continue;
		if (by_off == NULL) {
			by_off = xreallocarray(NULL, t->nslices + 1,
			    sizeof(*by_off));
			for (k = 0; k < t->ntracks; k++) {
				if (t->tracks[k].kind != TRACK_ASYNC ||
				    t->tracks[k].nrows == 0)
					continue;
				s = t->rows[t->tracks[k].row].first;
				end = s + (uint32_t)t->tracks[k].nslices;
				for (; s < end; s++) {
					by_off[nslices].key = t->off[s];
					by_off[nslices++].value = s;
				}
			}
			radix_sort(by_off, nslices);
		}
		at = radix_from(by_off, nslices, REC_OFF(&w->p[i]));
		if (at < nslices && by_off[at].key == REC_OFF(&w->p[i]))
			w->slice[i] = (uint32_t)by_off[at].value;
	}
	free(by_off);
}

static void
bind_all(struct flows *w, size_t n)
{
	uint32_t nthreads = w->t->nthreads;
	size_t i;

	w->slice = xreallocarray(NULL, n + 1, sizeof(*w->slice));
	w->order = xreallocarray(NULL, n + 1, sizeof(*w->order));
	w->at = xcalloc((size_t)nthreads + 2, sizeof(*w->at));
	for (i = 0; i < n; i++) {
		w->slice[i] = NONE;
		w->at[w->p[i].utid + 2]++;
	}
	for (i = 2; i < (size_t)nthreads + 2; i++)
		w->at[i] += w->at[i - 1];
	for (i = 0; i < n; i++)
		w->order[w->at[w->p[i].utid + 1]++] = (uint32_t)i;
	pool_run(w->f->threads, nthreads, bind_thread, w);
	bind_async(w, n);
	for (i = 0; i < n; i++)
		if (w->slice[i] == NONE)
			warn_add(&w->f->b->warn, WARN_FLOW_NO_SLICE,
			    REC_OFF(&w->p[i]));
	free(w->order);
	free(w->at);
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
flow_point(struct flows *w, struct flow_end *source, size_t i)
{
	const struct raw_flow *p = &w->p[i];
	unsigned char ph = REC_PH(p);
	struct flow_end here;
	int is_source = ph == 's' || ph == 't' || ph == '>' || ph == '=';
	int is_target = ph != 's' && ph != '>';

	here.slice = w->slice[i];
	here.ts = p->ts;
	here.off = REC_OFF(p);
	here.kind = p->kind;
	here.set = 1;
	here.used = 0;
	if (source->set && !is_target && w->f->b->compat.on) {
		/* there an id is never free again */
		warn_add(&w->f->b->warn, WARN_TP_FLOW_AGAIN, here.off);
		return;
	}
	if (is_target) {
		flow_add(w, source->set ? source : NULL, &here);
		if (!source->set)
			warn_add(&w->f->b->warn, WARN_FLOW_NO_START, here.off);
		source->used = here.used = 1;
	}
	if (is_source) {
		if (!is_target)
			flow_unused(w, source);
		*source = here;
		/* an arrow of a bind leaves where its slice ends */
		if (is_bind(p) && here.slice != NONE &&
		    w->t->dur[here.slice] != DUR_OPEN)
			source->ts = trace_slice_end(w->t, here.slice);
	}
}

/* The points of one key in time order: order[] as it stands, nearly always. */
static void
flow_order_key(const struct flows *w, uint32_t *order, size_t n)
{
	struct radix *v;
	size_t i;

	for (i = 1; i < n; i++)
		if (w->p[order[i]].ts < w->p[order[i - 1]].ts)
			break;
	if (i >= n)
		return;
	v = xreallocarray(NULL, n, sizeof(*v));
	for (i = 0; i < n; i++) {
		v[i].key = radix_time(w->p[order[i]].ts);
		v[i].value = order[i];
	}
	radix_sort(v, n);
	for (i = 0; i < n; i++)
		order[i] = (uint32_t)v[i].value;
	free(v);
}

/* All points, key by key. */
static void
flow_walk(struct flows *w, size_t n)
{
	uint32_t *order, *at, nkeys = w->f->b->keys.n, key;
	struct flow_end source;
	size_t i;

	order = xreallocarray(NULL, n + 1, sizeof(*order));
	at = xcalloc((size_t)nkeys + 2, sizeof(*at));
	for (i = 0; i < n; i++)
		at[w->p[i].key + 2]++;
	for (i = 2; i < (size_t)nkeys + 2; i++)
		at[i] += at[i - 1];
	for (i = 0; i < n; i++)
		order[at[w->p[i].key + 1]++] = (uint32_t)i;
	for (key = 0; key < nkeys; key++) {
		if (at[key] == at[key + 1])
			continue;
		flow_order_key(w, &order[at[key]], at[key + 1] - at[key]);
		memset(&source, 0, sizeof(source));
		for (i = at[key]; i < at[key + 1]; i++)
			flow_point(w, &source, order[i]);
		flow_unused(w, &source);
	}
	free(order);
	free(at);
}

/* ---- the indices ---- */

/* Flows by from_ts, then to_ts. */
static void
flow_sort(struct flows *w)
{
	struct flow *sorted;
	struct radix *v;
	size_t i, j, n = w->out.n;

	v = xreallocarray(NULL, n + 1, sizeof(*v));
	sorted = xreallocarray(NULL, n + 1, sizeof(*sorted));
	for (i = 0; i < n; i++) {
		v[i].key = radix_time(w->out.v[i].from_ts);
		v[i].value = i;
	}
	radix_sort(v, n);
	/* of equal from_ts by to_ts */
	for (i = 0; i < n; i = j) {
		uint64_t from = v[i].key;

		for (j = i; j < n && v[j].key == from; j++)
			v[j].key = radix_time(w->out.v[v[j].value].to_ts);
		radix_sort(&v[i], j - i);
	}
	for (i = 0; i < n; i++)
		sorted[i] = w->out.v[v[i].value];
	free(v);
	free(w->out.v);
	w->t->flows = sorted;
	w->t->nflows = (uint32_t)n;
}

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

/*
 * The ends of one slice, in place: those that start in it first, by to_ts;
 * those that end in it stay by from_ts.
 */
static void
ends_order(const struct trace *t, struct radix *refs, size_t n)
{
	struct radix *v;
	size_t i, w = 0;

	if (n < 2)
		return;
	v = xreallocarray(NULL, n, sizeof(*v));
	for (i = 0; i < n; i++)
		if (!(refs[i].value & FLOW_INCOMING)) {
			v[w].key = radix_time(t->flows[refs[i].value].to_ts);
			v[w++].value = refs[i].value;
		}
	radix_sort(v, w);
	for (i = 0; i < n; i++)
		if (refs[i].value & FLOW_INCOMING)
			v[w++].value = refs[i].value;
	for (i = 0; i < n; i++)
		refs[i].value = v[i].value;
	free(v);
}

static void
flow_index(struct trace *t)
{
	struct itree_node *nodes;
	struct radix *refs;
	uint32_t i, j, n = 0;

	refs = xreallocarray(NULL, (size_t)t->nflows * 2 + 1, sizeof(*refs));
	nodes = xreallocarray(NULL, (size_t)t->nflows + 1, sizeof(*nodes));
	for (i = 0; i < t->nflows; i++) {
		const struct flow *f = &t->flows[i];

		if (f->from != NONE) {
			refs[n].key = f->from;
			refs[n++].value = i;
		}
		if (f->to != NONE) {
			refs[n].key = f->to;
			refs[n++].value = i | FLOW_INCOMING;
		}
		nodes[i].start = f->from_ts < f->to_ts ? f->from_ts : f->to_ts;
		nodes[i].end = f->from_ts < f->to_ts ? f->to_ts : f->from_ts;
		nodes[i].value = i;
	}
	radix_sort(refs, n);
	t->flow_by_slice = xreallocarray(NULL, (size_t)n + 1,
	    sizeof(uint32_t));
	for (i = 0; i < n; i = j) {
		for (j = i + 1; j < n && refs[j].key == refs[i].key;)
			j++;
		ends_order(t, &refs[i], j - i);
	}
	for (i = 0; i < n; i++)
		t->flow_by_slice[i] = (uint32_t)refs[i].value;
	t->nflow_ends = n;
	free(refs);
	itree_build(&t->flow_tree, nodes, t->nflows);
}

void
flows_fill(struct finish *f)
{
	size_t n = f->b->flows.n;
	struct flows w;

	memset(&w, 0, sizeof(w));
	w.f = f;
	w.t = f->t;
	w.p = f->b->flows.v;
	if (n >= FLOW_INCOMING)
		fatal("too many flow events");
	bind_all(&w, n);
	flow_walk(&w, n);
	flow_sort(&w);
	free(w.slice);
	free(f->b->flows.v);
	f->b->flows.v = NULL;
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
