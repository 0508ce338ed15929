/*
 * brief_spans: a distributed trace: the slowest requests, what took most of
 * each, which service and which operation the time was spent in, what failed.
 *
 * It is known by the categories that spans have, which are their kinds; where
 * all files are of formats of spans alone, one may have none.  A request is a
 * span that no span called.  What a span calls in another service is behind an
 * arrow: that time is the callee's, none of the caller's own.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/format_words.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/span_trace.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_int.h"
#include "brief_sums.h"

#define LONGEST	64	/* requests of which distinct ones get lines */
#define CALLEES	256	/* arrows of a span that are looked at */
#define STEPS	64	/* from a request down to what took its time */
#define PART	3	/* a step has one of this number of parts of the
			 * request at least */

static const char *const span_kinds[] = {
	"client", "server", "producer", "consumer", "internal",
};

struct spans_brief {
	struct brief	*b;
	const struct trace *t;
	const struct brief_query *q;
	int64_t		 t0, t1;
	int		 plain;		/* spans may have no kind */
	uint8_t		*called;	/* by slice: 1: an arrow leads to it */
	int64_t		*away;		/* by slice: ns that its callees have */
	uint32_t	*root;		/* requests */
	size_t		 nroots, cap;
	struct sums	 names, services, errors;
};

/* Returns whether a kind is of spans; if plain, one without a category is. */
static int
is_span(const struct trace *t, uint32_t kind, int plain)
{
	const char *cat = trace_kind_cat(t, kind);
	size_t i;

	if (*cat == '\0')
		return plain;
	for (i = 0; i < sizeof(span_kinds) / sizeof(span_kinds[0]); i++)
		if (strcmp(cat, span_kinds[i]) == 0)
			return 1;
	return 0;
}

int
brief_spans_is(const struct trace *t)
{
	uint64_t n = 0, all = 0;
	int plain = span_traces_alone(t);
	uint32_t i;

	for (i = 0; i < t->nkinds; i++) {
		all += t->kind_count[i];
		if (is_span(t, i, plain))
			n += t->kind_count[i];
	}
	return n > 0 && n >= all / 2 && t->nflows > 0;
}

/* ---- which spans call which ---- */

/* Whether a flow is a link of spans, which refers to a span and calls none. */
static int
is_link(const struct trace *t, const struct flow *f)
{
	return strcmp(trace_kind_cat(t, f->kind), "link") == 0;
}

static void
spans_arrows(struct spans_brief *s)
{
	const struct trace *t = s->t;
	struct flow f;
	uint32_t i, from, to;
	int64_t a, e;

	for (i = 0; i < t->nflows; i++) {
		f = flow_at(t, i);
		from = flow_end_slice(t, f.from);
		to = flow_end_slice(t, f.to);
		if (f.from == NONE || f.to == NONE || from == NONE ||
		    to == NONE || is_link(t, &f))
			continue;
		s->called[to] = 1;
		a = t->ts[to] > t->ts[from] ? t->ts[to] : t->ts[from];
		e = trace_slice_end(t, to);
		if (trace_slice_end(t, from) < e)
			e = trace_slice_end(t, from);
		if (a < e)
			s->away[from] = sat_add(s->away[from], sat_span(a, e));
	}
}

/* Returns the longest of what a span calls, inside of it or by an arrow. */
static uint32_t
spans_callee(const struct spans_brief *s, uint32_t slice)
{
	const struct trace *t = s->t;
	uint32_t v[CALLEES], first, n = trace_children(t, slice, &first), i;
	uint32_t best = NONE, to;
	struct flow f;
	size_t k, nf = flow_out(t, slice, v, CALLEES);

	for (i = first; i < first + n && i < first + CALLEES; i++)
		if (best == NONE || trace_dur(t, i) > trace_dur(t, best))
			best = i;
	for (k = 0; k < nf && k < CALLEES; k++) {
		f = flow_at(t, v[k]);
		to = flow_end_slice(t, f.to);
		if (to == NONE || f.to == NONE || is_link(t, &f))
			continue;
		if (best == NONE || trace_dur(t, to) > trace_dur(t, best))
			best = to;
	}
	return best;
}

/* Returns what took most of a request, or NONE. */
static uint32_t
spans_leaf(const struct spans_brief *s, uint32_t root)
{
	uint32_t at = root, next;
	int i;

	for (i = 0; i < STEPS; i++) {
		next = spans_callee(s, at);
		if (next == NONE || trace_dur(s->t, next) <
		    trace_dur(s->t, root) / PART ||
		    trace_dur(s->t, next) > trace_dur(s->t, root))
			break;
		at = next;
	}
	return at == root ? NONE : at;
}

/* ---- what is said ---- */

static uint32_t
spans_upid(const struct trace *t, uint32_t slice)
{
	return t->tracks[t->rows[trace_slice_row(t, slice)].track].upid;
}

static const char *
spans_service_text(const struct spans_brief *s, uint32_t slice)
{
	uint32_t upid = spans_upid(s->t, slice);

	return upid == NONE ? "" : brief_process(s->b, s->t, upid);
}

static int
root_order(const struct trace *t, uint32_t a, uint32_t b)
{
	if (trace_dur(t, a) != trace_dur(t, b))
		return COMPARE(trace_dur(t, b), trace_dur(t, a));
	return COMPARE(a, b);
}

/* Moves the longest of the requests to the front, at most LONGEST. */
static size_t
spans_longest(const struct spans_brief *s)
{
	size_t i, k, n = 0;
	uint32_t root;

	for (i = 0; i < s->nroots; i++) {
		root = s->root[i];
		if (n == LONGEST && root_order(s->t, root, s->root[n - 1]) > 0)
			continue;
		n += n < LONGEST;
		/* what stood at n - 1 is shorter than all before it */
		s->root[i] = s->root[n - 1];
		for (k = n - 1; k > 0 && root_order(s->t, root,
		    s->root[k - 1]) < 0; k--)
			s->root[k] = s->root[k - 1];
		s->root[k] = root;
	}
	return n;
}

/* Adds the slowest requests. */
static void
spans_slowest(struct spans_brief *s)
{
	size_t i, n = spans_longest(s);
	struct brief_part *p = n > 0 ? brief_part(s->b, "slowest") : NULL;
	struct brief_line *l;
	uint32_t leaf;

	for (i = 0; i < n && p != NULL; i++) {
		if ((l = brief_line(p, ENTITY_SLICE, s->root[i])) == NULL)
			break;
		l->number = brief_ns(s->b, trace_dur(s->t, s->root[i]));
		l->text = brief_name(s->b, s->t, s->q, s->root[i]);
		leaf = spans_leaf(s, s->root[i]);
		if (leaf != NONE)
			l->text = brief_text(s->b, "%s > %s %s", l->text,
			    spans_service_text(s, leaf),
			    brief_name(s->b, s->t, s->q, leaf));
		l->where = spans_service_text(s, s->root[i]);
		if (brief_told(p, l))
			p->n--;
	}
}

/* Adds a span to the sums. */
static void
spans_add(struct spans_brief *s, uint32_t slice)
{
	const struct trace *t = s->t;
	uint32_t kind = t->kind[slice], upid = spans_upid(t, slice);
	int64_t in = trace_slice_overlap(t, slice, s->t0, s->t1), dur, own;

	dur = trace_dur(t, slice);
	if (!brief_has_track(s->q, t->rows[trace_slice_row(t, slice)].track) ||
	    (in <= 0 && (t->ts[slice] < s->t0 || t->ts[slice] >= s->t1)))
		return;
	if (t->kinds[kind].flags & KIND_ERROR)
		sums_add(&s->errors, t->kinds[kind].name, upid, slice, 0);
	if (dur <= 0 || !is_span(t, kind, s->plain))
		return;
	own = sat_sub(trace_self(t, slice), s->away[slice]);
	if (own > 0 && in < dur)
		own = (int64_t)((double)own * ((double)in / (double)dur));
	if (own > 0) {
		sums_add(&s->names, t->kinds[kind].name, upid, slice, own);
		if (upid != NONE)
			sums_add(&s->services, NONE, upid, slice, own);
	}
	if (s->called[slice] || trace_parent(t, slice) != NONE)
		return;
	s->root = xgrow(s->root, s->nroots, &s->cap, sizeof(*s->root));
	s->root[s->nroots++] = slice;
}

static void
spans_facts(struct spans_brief *s)
{
	char count[32];
	size_t n = s->b->part[0].n;
	uint32_t i, errors = 0;

	brief_fact(s->b, "%u %s", s->services.keys.n, s->services.keys.n == 1 ?
	    "service" : "services");
	text_count(count, sizeof(count), s->nroots);
	brief_fact(s->b, "%s %s", count, s->nroots == 1 ? "request" :
	    "requests");
	if (n > 0)
		brief_fact(s->b, "slowest %s", s->b->part[0].v[0].number);
	for (i = 0; i < s->errors.keys.n; i++)
		errors += s->errors.v[i].count;
	text_count(count, sizeof(count), errors);
	if (errors > 0)
		brief_fact(s->b, "%s %s", count, errors == 1 ? "error" :
		    "errors");
}

void
brief_spans_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	struct spans_brief s = { .b = b, .t = t, .q = q };
	uint32_t i;

	brief_span(t, q, &s.t0, &s.t1);
	s.plain = span_traces_alone(t);
	s.called = xcalloc((size_t)t->nslices + 1, 1);
	s.away = xcalloc((size_t)t->nslices + 1, sizeof(*s.away));
	spans_arrows(&s);
	for (i = 0; i < t->nslices && (i % 4096 != 0 || !brief_cancelled(q));
	    i++)
		spans_add(&s, i);
	spans_slowest(&s);
	spans_facts(&s);
	sums_part(b, t, &s.services, "service", (double)s.services.ns);
	sums_part(b, t, &s.names, "self", (double)s.names.ns);
	sums_part(b, t, &s.errors, "failed", 0);
	sums_free(&s.names);
	sums_free(&s.services);
	sums_free(&s.errors);
	free(s.root);
	free(s.called);
	free(s.away);
}
