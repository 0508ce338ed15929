/*
 * compare_pair: slices of two traces, paired by path and order.
 *
 * Spans of distributed traces are paired by process, operation and order: one
 * that is longer moves those beside it out of their parent, to lanes of tracks
 * of their own, so neither a path nor a track stays what it was.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/align.h"
#include "ttv/busy.h"
#include "ttv/compare_pair.h"
#include "ttv/part.h"
#include "ttv/radix.h"
#include "ttv/sort.h"
#include "ttv/span_trace.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"

/* The slices of a track in the order of their begins, and their paths. */
struct sequence {
	uint32_t	track;		/* NONE: those of a process */
	uint32_t	label;		/* after the rules */
	uint32_t	first, n;	/* of the side's slices */
	int		paired;
};
struct pair_side {
	const struct trace *t;
	const struct part *part;	/* NULL: all slices */
	struct sequence	*seq;
	uint32_t	 nseq;
	uint32_t	*slice;		/* by place */
	uint32_t	*path;		/* by place */
	uint32_t	*key;		/* by slice: its path */
	int64_t		*self;		/* by slice; or NULL */
	uint32_t	*operation;	/* by slice: its key; NULL: no spans */
};

/*
 * Adds a track's slices: rows in turn, from outside inwards, sorted by begin.
 * The sort is stable, so an outer slice stays before an inner one.
 */
static void
sequence_add(struct pair_side *s, struct compare_keys *k, uint32_t track,
    uint32_t first, struct radix *r)
{
	const struct trace *t = s->t;
	const struct track *tr = &t->tracks[track];
	struct sequence *q = &s->seq[s->nseq++];
	const struct row *row;
	uint32_t i, n = 0;

	for (row = &t->rows[tr->row]; row < &t->rows[tr->row] + tr->nrows;
	    row++)
		for (i = row->first; i < row->first + row->n; i++) {
			if (!part_has_slice(s->part, t, i)) {
				s->key[i] = NONE;
				continue;
			}
			r[n].key = radix_time(t->ts[i]);
			r[n++].value = i;
		}
	radix_sort(r, n);
	for (i = 0; i < n; i++) {
		s->slice[first + i] = (uint32_t)r[i].value;
		s->path[first + i] = s->key[r[i].value];
	}
	q->track = track;
	q->label = compare_keys_thread(k, t, track);
	q->first = first;
	q->n = n;
	if (busy_total(t, track))	/* has a twin, is no claim */
		s->key[t->rows[tr->row].first] = NONE;
}

static void
side_open(struct pair_side *s, struct compare_keys *k, const struct trace *t,
    const struct part *part, const struct compare_options *o, uint32_t file,
    int spans)
{
	struct compare_options by = *o;
	struct radix *r = xlarge((size_t)t->nslices + 1, sizeof(*r));
	uint8_t *tracks;
	uint32_t i, n = 0;

	memset(s, 0, sizeof(*s));
	by.by = COMPARE_BY_PATH;
	by.of = COMPARE_OF_ALL;
	by.file = file;
	tracks = compare_tracks(t, &by);
	s->t = t;
	s->part = part;
	s->key = compare_keys_slices(k, t, &by);
	by.by = COMPARE_BY_OPERATION;
	if (spans)
		s->operation = compare_keys_slices(k, t, &by);
	s->seq = xcalloc((size_t)t->ntracks + 1, sizeof(*s->seq));
	s->slice = xlarge((size_t)t->nslices + 1, sizeof(*s->slice));
	s->path = xlarge((size_t)t->nslices + 1, sizeof(*s->path));
	for (i = 0; i < t->ntracks; i++)
		if (t->tracks[i].nrows > 0 && tracks[i]) {
			sequence_add(s, k, i, n, r);
			n += s->seq[s->nseq - 1].n;
		}
	free(r);
	if (o->metric == COMPARE_SELF)
		s->self = xlarge((size_t)t->nslices + 1, sizeof(*s->self));
	for (i = 0; s->self != NULL && i < t->nrows; i++)
		if (tracks[t->rows[i].track])
			compare_self(t, NULL, i, s->self);
	free(tracks);
}

/*
 * Makes the sequences of tracks those of processes: all spans of one, sorted by
 * begin and then by operation, whose numbers both sides have.
 */
static void
side_by_process(struct pair_side *s, struct compare_keys *k)
{
	const struct trace *t = s->t;
	uint32_t *of = xlarge((size_t)t->nslices + 1, sizeof(*of)), n = 0, i;
	uint32_t to;
	struct radix *r = xlarge((size_t)t->nslices + 1, sizeof(*r));
	struct sequence *old = s->seq, *q;
	uint32_t *at = xcalloc((size_t)t->nprocesses + 2, sizeof(*at));
	char text[300];

	for (q = old; q < old + s->nseq; q++)
		for (i = q->first; i < q->first + q->n; i++) {
			of[s->slice[i]] = t->tracks[q->track].upid == NONE ?
			    t->nprocesses : t->tracks[q->track].upid;
			r[n].key = s->operation[s->slice[i]];
			r[n++].value = s->slice[i];
		}
	radix_sort(r, n);
	for (i = 0; i < n; i++)
		r[i].key = radix_time(t->ts[r[i].value]);
	radix_sort(r, n);
	for (i = 0; i < n; i++)
		at[of[r[i].value] + 1]++;
	s->seq = xcalloc((size_t)t->nprocesses + 1, sizeof(*s->seq));
	for (s->nseq = i = 0; i <= t->nprocesses; i++) {
		if (at[i + 1] > 0) {	/* those of another file have none */
			q = &s->seq[s->nseq++];
			q->track = NONE;
			q->first = at[i];
			q->n = at[i + 1];
			q->label = compare_keys_fold(k, text,
			    i == t->nprocesses ? 0 : trace_process_label(t, i,
			    text, sizeof(text)));
		}
		at[i + 1] += at[i];
	}
	for (i = 0; i < n; i++) {
		to = at[of[r[i].value]]++;
		s->slice[to] = (uint32_t)r[i].value;
		s->path[to] = s->operation[r[i].value];
	}
	free(of);
	free(r);
	free(at);
	free(old);
}

static void
side_close(struct pair_side *s)
{
	free(s->operation);
	free(s->key);
	free(s->seq);
	free(s->slice);
	free(s->path);
	free(s->self);
}

static void
sequences_align(struct compare_pairs *p, const struct pair_side *s,
    const struct sequence *a, const struct sequence *b)
{
	uint32_t *pair = xreallocarray(NULL, (size_t)a->n + 1, sizeof(*pair));
	uint32_t i;

	p->paired += align(s[0].path + a->first, a->n, s[1].path + b->first,
	    b->n, pair);
	for (i = 0; i < a->n; i++)
		if (pair[i] != UINT32_MAX)
			p->twin[s[0].slice[a->first + i]] =
			    s[1].slice[b->first + pair[i]];
	free(pair);
}

/* Pairs the tracks of two sequences, and slices unless these are spans. */
static void
sequences_pair(struct compare_pairs *p, const struct pair_side *s,
    struct sequence *a, struct sequence *b)
{
	a->paired = b->paired = 1;
	if (a->track != NONE) {
		p->track[a->track] = b->track;
		p->tracks++;
	}
	if (a->track == NONE || s->operation == NULL)
		sequences_align(p, s, a, b);
}

/* Returns the largest label of the sequences of both sides. */
static uint32_t
last_label(const struct pair_side *s)
{
	uint32_t i, label = 0;
	int side;

	for (side = 0; side < 2; side++)
		for (i = 0; i < s[side].nseq; i++)
			if (s[side].seq[i].label > label)
				label = s[side].seq[i].label;
	return label;
}

/*
 * Pairs the sequences of equal labels in their order: a list by label of those
 * of the new side that are left, in O(sequences).
 */
static void
labels_pair(struct compare_pairs *p, struct pair_side *s)
{
	uint32_t nlabels = last_label(s), i, label;
	uint32_t *head = xreallocarray(NULL, (size_t)nlabels + 1,
	    sizeof(*head));
	uint32_t *next = xreallocarray(NULL, (size_t)s[1].nseq + 1,
	    sizeof(*next));

	memset(head, 0xff, ((size_t)nlabels + 1) * sizeof(*head));
	for (i = s[1].nseq; i > 0; i--) {
		label = s[1].seq[i - 1].label;
		next[i - 1] = head[label];
		head[label] = i - 1;
	}
	for (i = 0; i < s[0].nseq; i++) {
		label = s[0].seq[i].label;
		if (head[label] == UINT32_MAX)
			continue;
		sequences_pair(p, s, &s[0].seq[i], &s[1].seq[head[label]]);
		head[label] = next[head[label]];
	}
	free(head);
	free(next);
}

static int
by_delta(const void *a, const void *b)
{
	const struct compare_pair *x = a, *y = b;
	uint64_t dx = x->delta < 0 ? -(uint64_t)x->delta : (uint64_t)x->delta;
	uint64_t dy = y->delta < 0 ? -(uint64_t)y->delta : (uint64_t)y->delta;

	if (x->claim != y->claim)
		return y->claim - x->claim;
	if (dx != dy)
		return COMPARE(dy, dx);
	return (x->old > y->old) - (x->old < y->old);
}

/* Lists the pairs that differ; equal ones are only counted as paired. */
static void
pairs_list(struct compare_pairs *p, const struct pair_side *s,
    const struct compare_options *o)
{
	const struct trace *a = s[0].t, *b = s[1].t;
	struct compare_pair *v;
	size_t cap = 0;
	uint32_t i, k;

	for (i = 0; i < a->nslices; i++) {
		if ((k = p->twin[i]) == NONE || s[0].key[i] == NONE ||
		    trace_dur(a, i) == DUR_OPEN || trace_dur(b, k) == DUR_OPEN)
			continue;
		p->v = xgrow(p->v, p->n, &cap, sizeof(*p->v));
		v = &p->v[p->n];
		v->old = i;
		v->new = k;
		v->old_ns = s[0].self != NULL ? s[0].self[i] : trace_dur(a, i);
		v->new_ns = s[1].self != NULL ? s[1].self[k] : trace_dur(b, k);
		v->delta = v->new_ns - v->old_ns;	/* both are >= 0 */
		v->claim = v->delta != 0 && fabs((double)v->delta) >=
		    o->least && fabs((double)v->delta) >
		    o->threshold * (double)v->old_ns;
		p->claims += (uint32_t)v->claim;
		p->n += v->delta != 0;
	}
	sort_any(p->v, p->n, sizeof(*p->v), by_delta);
}

/* Counts the slices without a twin that are not shorter than `least`. */
static void
alone_count(struct compare_pairs *p, const struct pair_side *s,
    const struct compare_options *o)
{
	uint8_t *seen = xcalloc((size_t)s[1].t->nslices + 1, 1);
	const struct trace *t;
	uint32_t i;
	int side;

	for (i = 0; i < s[0].t->nslices; i++)
		if (p->twin[i] != NONE)
			seen[p->twin[i]] = 1;
	for (side = 0; side < 2; side++) {
		t = s[side].t;
		for (i = 0; i < t->nslices; i++) {
			if (s[side].key[i] == NONE || (side == 0 ?
			    p->twin[i] != NONE : seen[i] != 0))
				continue;
			p->alone[side]++;
			if (trace_dur(t, i) != DUR_OPEN &&
			    (double)(s[side].self != NULL ? s[side].self[i] :
			    trace_dur(t, i)) >= o->least)
				p->alone_claims[side]++;
		}
	}
	free(seen);
}

void
compare_pairs(struct compare_pairs *p, const struct trace *old,
    const struct trace *new, const struct part *const part[2],
    const struct compare_options *o)
{
	struct compare_keys keys;
	struct pair_side s[2];
	uint32_t i;
	int side, spans = span_traces_alone(old) && span_traces_alone(new);

	memset(p, 0, sizeof(*p));
	p->spans = spans;
	compare_keys_init(&keys, o->rules);
	side_open(&s[0], &keys, old, part != NULL ? part[0] : NULL, o,
	    old == new ? 1 : 0, spans);
	side_open(&s[1], &keys, new, part != NULL ? part[1] : NULL, o,
	    old == new ? 2 : 0, spans);
	p->twin = xlarge((size_t)old->nslices + 1, sizeof(*p->twin));
	memset(p->twin, 0xff, (size_t)old->nslices * sizeof(*p->twin));
	p->track = xcalloc((size_t)old->ntracks + 1, sizeof(*p->track));
	memset(p->track, 0xff, (size_t)old->ntracks * sizeof(*p->track));
	labels_pair(p, s);
	for (side = 0; side < 2; side++) {
		for (i = 0; i < s[side].nseq; i++)
			p->tracks_alone[side] += !s[side].seq[i].paired;
		if (spans)
			side_by_process(&s[side], &keys);
	}
	if (spans)
		labels_pair(p, s);
	alone_count(p, s, o);
	pairs_list(p, s, o);
	side_close(&s[0]);
	side_close(&s[1]);
	compare_keys_free(&keys);
}

void
compare_pairs_free(struct compare_pairs *p)
{
	free(p->twin);
	free(p->track);
	free(p->v);
	memset(p, 0, sizeof(*p));
}
