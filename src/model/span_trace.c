/*
 * span_trace: which distributed trace each span is of.
 *
 * Only roots are read again: what is below them is of their trace, and so are
 * events of spans, which may be outside of these.  A track whose first roots
 * have no id of a trace is one of another kind of file, and no more of it is
 * read.
 */
#include "config.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/bound.h"
#include "ttv/err.h"
#include "ttv/flow.h"
#include "ttv/format_words.h"
#include "ttv/radix.h"
#include "ttv/span_trace.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#define TRACE_ID	"trace_id"	/* args that readers give spans */
#define PARENT_ID	"parent_id"
#define LOOKS		16	/* roots of a track without an id */
#define ON_THE_WAY	(NONE - 1)	/* in `of`: it is being followed, ... */
#define NOWHERE		(NONE - 2)	/* ... or was, to no trace */

struct making {
	const struct trace *t;
	struct span_traces *x;
	size_t		 cap;
	uint8_t		*orphan;	/* by slice */
	uint32_t	*looks;		/* by track: roots without an id; NONE:
					 * one had an id */
	struct radix	*root;		/* slices by their offset */
	size_t		 nroots;
	struct radix	*span;		/* all of them, likewise */
	size_t		 nspans;
	size_t		 events;	/* roots that are events */
};

/* Returns whether a slice is an event of a span. */
static int
is_span_event(const struct trace *t, uint32_t slice)
{
	return strcmp(trace_kind_cat(t, t->kind[slice]), "event") == 0;
}

/* ---- parents ---- */

static void
parents_make(struct making *m)
{
	const struct trace *t = m->t;
	const struct row *r;
	struct flow f;
	uint32_t cat = strtab_find(t->strings, "parent", strlen("parent"));
	uint32_t i, s, *parent = m->x->parent;

	memset(parent, 0xff, (size_t)t->nslices * sizeof(*parent));
	for (i = 0; i < t->nrows; i++) {
		r = &t->rows[i];
		if (t->tracks[r->track].type != TRACK_ASYNC || r->depth == 0)
			continue;
		for (s = r->first; s < r->first + r->n; s++)
			parent[s] = trace_parent(t, s);
	}
	for (i = 0; i < t->nflows && cat != 0; i++) {
		f = flow_at(t, i);
		if (t->kinds[f.kind].cat == cat && f.from < t->nslices &&
		    f.to < t->nslices && parent[f.to] == NONE)
			parent[f.to] = f.from;
	}
}

/* ---- roots ---- */

static void
roots_list(struct making *m)
{
	const struct trace *t = m->t;
	const struct row *r;
	uint32_t i, s;
	size_t cap = 0;

	for (i = 0; i < t->nrows; i++) {
		r = &t->rows[i];
		if (t->tracks[r->track].type != TRACK_ASYNC)
			continue;
		for (s = r->first; s < r->first + r->n; s++) {
			if (m->x->parent[s] != NONE)
				continue;
			m->root = xgrow(m->root, m->nroots, &cap,
			    sizeof(*m->root));
			m->root[m->nroots].key = trace_off(t, s);
			m->root[m->nroots++].value = s;
			m->events += (size_t)is_span_event(t, s);
		}
	}
	radix_sort(m->root, m->nroots);
}

/* Returns the trace of an id, which is added. */
static uint32_t
trace_add(struct making *m, const char *id, size_t n)
{
	struct span_traces *x = m->x;
	uint32_t s = strtab_add(x->ids, id, n);

	/* ids are numbered from 1 as they come */
	if (s > x->n) {
		x->v = xgrow(x->v, x->n, &m->cap, sizeof(*x->v));
		x->v[x->n++] = (struct span_trace){ .id = s, .root = NONE,
		    .start = INT64_MAX, .end = INT64_MIN };
	}
	return s - 1;
}

/* Sets the trace of a root by its args. */
static void
root_read(struct making *m, uint32_t slice)
{
	const struct trace *t = m->t;
	uint32_t track = t->rows[trace_slice_row(t, slice)].track;
	struct arena a = ARENA_INIT;
	const struct value *args, *id;

	if (is_span_event(t, slice) || (m->looks[track] != NONE &&
	    m->looks[track] >= LOOKS))
		return;
	args = entity_args(t, ENTITY_SLICE, slice, &a);
	id = value_get(args, TRACE_ID);
	if (id != NULL && id->type == VALUE_STRING && id->len > 0) {
		m->x->of[slice] = trace_add(m, id->text, id->len);
		m->orphan[slice] = value_get(args, PARENT_ID) != NULL;
		m->looks[track] = NONE;
	} else if (m->looks[track] != NONE)
		m->looks[track]++;
	arena_free(&a);
}

/* Gives all below a root its trace: O(slices). */
static void
traces_spread(struct making *m)
{
	uint32_t *of = m->x->of, *parent = m->x->parent, i, k, at, next;

	for (i = 0; i < m->t->nslices; i++) {
		/* up to what is known, or to what was passed: a circle */
		for (k = i; parent[k] != NONE && of[k] == NONE; k = parent[k])
			of[k] = ON_THE_WAY;
		at = of[k] == ON_THE_WAY || of[k] == NONE ? NOWHERE : of[k];
		for (k = i; parent[k] != NONE && of[k] == ON_THE_WAY;
		    k = next) {
			next = parent[k];
			of[k] = at;
		}
	}
	for (i = 0; i < m->t->nslices; i++)
		if (of[i] == NOWHERE)
			of[i] = NONE;
}

/*
 * Gives an event that is outside of its span the trace of that: its text stands
 * in the text of the span, behind that of each span before.
 */
static void
events_spread(struct making *m)
{
	const struct trace *t = m->t;
	size_t i, lo, hi, mid;
	uint32_t s;

	if (m->events == 0)
		return;
	m->span = xreallocarray(NULL, (size_t)t->nslices + 1,
	    sizeof(*m->span));
	for (s = 0; s < t->nslices; s++)
		if (m->x->of[s] != NONE && !is_span_event(t, s)) {
			m->span[m->nspans].key = trace_off(t, s);
			m->span[m->nspans++].value = s;
		}
	radix_sort(m->span, m->nspans);
	for (i = 0; i < m->nroots; i++) {
		if (!is_span_event(t, (uint32_t)m->root[i].value))
			continue;
		lo = 0;
		hi = m->nspans;
		BISECT(lo, hi, mid, m->span[mid].key <= m->root[i].key);
		if (lo > 0)
			m->x->of[m->root[i].value] =
			    m->x->of[m->span[lo - 1].value];
	}
}

/* ---- what is said of each ---- */

/* Lists the slices by trace. */
static void
order_make(struct making *m)
{
	struct span_traces *x = m->x;
	uint32_t i, n = 0;

	for (i = 0; i < m->t->nslices; i++)
		if (x->of[i] != NONE)
			x->v[x->of[i]].n++;
	for (i = 0; i < x->n; i++) {
		x->v[i].first = n;
		n += x->v[i].n;
		x->v[i].n = 0;
	}
	x->order = xreallocarray(NULL, (size_t)n + 1, sizeof(*x->order));
	for (i = 0; i < m->t->nslices; i++)
		if (x->of[i] != NONE)
			x->order[x->v[x->of[i]].first +
			    x->v[x->of[i]].n++] = i;
}

/* Returns whether a root stands for its trace rather than another one. */
static int
is_rather(const struct making *m, uint32_t slice, uint32_t other)
{
	const struct trace *t = m->t;

	if (other == NONE || m->orphan[slice] != m->orphan[other])
		return other == NONE || !m->orphan[slice];
	return t->ts[slice] != t->ts[other] ? t->ts[slice] < t->ts[other] :
	    slice < other;
}

static void
trace_sum(struct making *m, struct span_trace *v, uint32_t mark,
    uint32_t *seen)
{
	const struct trace *t = m->t;
	uint32_t i, s, upid;
	int64_t end;

	for (i = v->first; i < v->first + v->n; i++) {
		s = m->x->order[i];
		if (is_span_event(t, s))
			continue;
		upid = t->tracks[t->rows[trace_slice_row(t, s)].track].upid;
		end = trace_slice_end(t, s);
		v->spans++;
		v->errors += (t->kinds[t->kind[s]].flags & KIND_ERROR) != 0;
		v->start = t->ts[s] < v->start ? t->ts[s] : v->start;
		v->end = end > v->end ? end : v->end;
		if (upid != NONE && seen[upid] != mark) {
			seen[upid] = mark;
			v->services++;
		}
		if (m->x->parent[s] != NONE)
			continue;
		v->orphans += m->orphan[s];
		if (is_rather(m, s, v->root))
			v->root = s;
	}
}

static struct span_traces *
traces_new(const struct trace *t)
{
	struct span_traces *x = xcalloc(1, sizeof(*x));
	struct making m = { .t = t, .x = x };
	uint32_t *seen, i;
	size_t k;

	x->ids = strtab_new();
	x->of = xreallocarray(NULL, (size_t)t->nslices + 1, sizeof(*x->of));
	x->parent = xreallocarray(NULL, (size_t)t->nslices + 1,
	    sizeof(*x->parent));
	memset(x->of, 0xff, (size_t)t->nslices * sizeof(*x->of));
	m.orphan = xcalloc((size_t)t->nslices + 1, 1);
	m.looks = xcalloc((size_t)t->ntracks + 1, sizeof(*m.looks));
	seen = xcalloc((size_t)t->nprocesses + 1, sizeof(*seen));
	parents_make(&m);
	roots_list(&m);
	for (k = 0; k < m.nroots; k++)
		root_read(&m, (uint32_t)m.root[k].value);
	traces_spread(&m);
	events_spread(&m);
	order_make(&m);
	for (i = 0; i < x->n; i++)
		trace_sum(&m, &x->v[i], i + 1, seen);
	free(m.orphan);
	free(m.looks);
	free(m.root);
	free(m.span);
	free(seen);
	return x;
}

static void
traces_drop(struct span_traces *x)
{
	if (x == NULL)
		return;
	strtab_free(x->ids);
	free(x->v);
	free(x->of);
	free(x->parent);
	free(x->order);
	free(x);
}

const struct span_traces *
span_traces_of(const struct trace *t)
{
	/* a cache: making it changes no answer */
	_Atomic(struct span_traces *) *at =
	    (_Atomic(struct span_traces *) *)(uintptr_t)&t->span_traces;
	struct span_traces *x = atomic_load(at), *none = NULL;

	if (x == NULL) {
		x = traces_new(t);
		if (!atomic_compare_exchange_strong(at, &none, x)) {
			traces_drop(x);	/* another thread was faster */
			x = none;
		}
	}
	return x->n > 0 ? x : NULL;
}

void
span_traces_free(struct trace *t)
{
	traces_drop(atomic_load(&t->span_traces));
}

/* ---- ids ---- */

const char *
span_trace_id(const struct span_traces *x, uint32_t at)
{
	return strtab_str(x->ids, x->v[at].id);
}

uint32_t
span_trace_find(const struct trace *t, const char *id, struct err *err)
{
	const struct span_traces *x = span_traces_of(t);
	size_t len = strlen(id);
	uint32_t i, found = NONE, n = 0;

	if (x == NULL) {
		err_set(err, ERR_USAGE, ERR_NOWHERE, "no span of a "
		    "distributed trace is here");
		return NONE;
	}
	for (i = 0; i < x->n; i++) {
		if (strncmp(span_trace_id(x, i), id, len) != 0)
			continue;
		found = i;
		if (strtab_len(x->ids, x->v[i].id) == len)
			return i;
		n++;
	}
	if (n == 1)
		return found;
	if (n == 0)
		err_set(err, ERR_USAGE, ERR_NOWHERE, "no trace has "
		    "an id that begins with \"%.64s\"", id);
	else
		err_set(err, ERR_USAGE, ERR_NOWHERE, "%u traces have "
		    "ids that begin with \"%.64s\"", n, id);
	return NONE;
}

int
span_traces_alone(const struct trace *t)
{
	const struct format_words *w;
	size_t i, n = 0;

	for (i = 0; i < t->nsources + t->nsource_texts; i++) {
		w = i < t->nsources ? t->sources[i].words :
		    t->source_texts[i - t->nsources].words;
		if (w != NULL && !w->spans)
			return 0;
		n += w != NULL;
	}
	return n > 0;
}
