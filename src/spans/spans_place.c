/*
 * spans_place: spans as slices of async tracks, with arrows from parents.
 *
 * A span whose parent is in another process, or in none, is the root of a tree.
 * A child nests in its parent where it lies inside and no sibling is in the
 * way; else it begins a lane of its own, and an arrow leads to it.  So each
 * parent is seen, by nesting or by an arrow, and no span nests by time alone.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "spans_int.h"

/* Something that stands in a span: a child, or an event. */
struct item {
	int64_t		ts, end;
	uint32_t	parent;		/* span, or NONE */
	uint32_t	at;		/* its number, ... */
	uint8_t		is_event;	/* ... of a span or an event */
};

/* A span that is open on the way down its tree. */
struct level {
	uint32_t	span;
	size_t		next;		/* of its items */
	int64_t		busy;		/* the end of the last that nests */
	uint64_t	unit;
};

struct place {
	struct spans	*s;
	struct builder	*b;
	struct item	*items;		/* by parent and time */
	size_t		 n;
	size_t		*first;		/* item, of each span */
	struct level	*levels;
	size_t		 nlevels, cap;
	uint64_t	 unit;		/* of the last tree */
	uint64_t	 arrow;
	uint32_t	 category[SPANS_KINDS], event, parent, link;
	uint32_t	*rank;		/* of each process, or NONE */
	uint32_t	 nranks;
	struct item	*later;		/* items that begin trees, a stack */
	size_t		 nlater, later_cap;
};

static int
item_order(const void *va, const void *vb)
{
	const struct item *a = va, *b = vb;

	if (a->parent != b->parent)
		return COMPARE(a->parent, b->parent);
	if (a->ts != b->ts)
		return COMPARE(a->ts, b->ts);
	if (a->is_event != b->is_event)
		return a->is_event - b->is_event;
	return COMPARE(a->at, b->at);
}

static int64_t
span_end(const struct spans_span *v)
{
	return v->open ? INT64_MAX : v->end;
}

/* Sorts n items of one parent, which are mostly sorted as they come. */
static void
siblings_sort(struct item *v, size_t n)
{
	size_t i;

	for (i = 1; i < n && item_order(&v[i - 1], &v[i]) <= 0; i++)
		continue;
	if (i < n)
		qsort(v, n, sizeof(*v), item_order);
}

/* Sorts the items: into one list a parent, NONE last, and each by time. */
static void
items_sort(struct place *p)
{
	struct item *out = xcalloc(p->n + 1, sizeof(*out));
	size_t n = p->s->n, *at = xcalloc(n + 2, sizeof(*at)), i, k;

#define LIST(item)	((item).parent == NONE ? n : (size_t)(item).parent)
	for (i = 0; i < p->n; i++)
		at[LIST(p->items[i]) + 1]++;
	for (i = 0; i <= n; i++)
		at[i + 1] += at[i];
	for (i = 0; i < p->n; i++) {
		k = LIST(p->items[i]);
		out[at[k]++] = p->items[i];
	}
#undef LIST
	for (i = k = 0; i <= n; k = at[i++])
		siblings_sort(&out[k], at[i] - k);
	free(at);
	free(p->items);
	p->items = out;
}

/* Lists children and events by the span that they stand in. */
static void
list_items(struct place *p)
{
	const struct spans *s = p->s;
	struct item *t;
	size_t i;

	p->items = xcalloc(s->n + s->nevents + 1, sizeof(*p->items));
	for (i = 0; i < s->n; i++) {
		t = &p->items[p->n++];
		t->ts = s->v[i].ts;
		t->end = span_end(&s->v[i]);
		t->parent = s->parent[i];
		t->at = (uint32_t)i;
	}
	for (i = 0; i < s->nevents; i++) {
		t = &p->items[p->n++];
		t->ts = t->end = s->events[i].ts;
		t->parent = s->events[i].span;
		t->at = (uint32_t)i;
		t->is_event = 1;
	}
	items_sort(p);
	p->first = xcalloc(s->n + 2, sizeof(*p->first));
	for (i = p->n; i-- > 0;)
		if (p->items[i].parent != NONE)
			p->first[p->items[i].parent] = i + 1;
}

/* ---- what goes to the builder ---- */

static void
emit(struct place *p, enum async_step step, uint32_t upid, uint64_t unit,
    int64_t ts, uint32_t kind, uint64_t off)
{
	struct key key;

	memset(&key, 0, sizeof(key));
	key.space = KEY_ASYNC;
	key.upid = NONE;
	key.id = builder_uint_ident(unit);
	builder_async(p->b, step, &key, upid, ts, kind, off);
}

static uint32_t
span_kind(struct place *p, const struct spans_span *v)
{
	uint32_t cat = p->category[v->kind];

	return v->error ? builder_flag_kind(p->b, v->name, cat, KIND_ERROR) :
	    builder_kind(p->b, v->name, cat, 0);
}

/* Adds an arrow from a span, which it leaves at `ts` or where that is over. */
static void
arrow(struct place *p, uint32_t from, uint32_t to, uint32_t cat)
{
	const struct spans_span *a = &p->s->v[from], *v = &p->s->v[to];
	uint32_t track = builder_process_track(p->b,
	    p->s->upid[a->service]);
	uint32_t kind = builder_kind(p->b, cat, cat, 0);
	struct key key;

	memset(&key, 0, sizeof(key));
	key.space = KEY_SPAN;
	key.upid = NONE;
	key.cat = cat;
	key.id = builder_uint_ident(p->arrow++);
	builder_bind(p->b, FLOW_OUT, &key, track, clamp64(v->ts, a->ts,
	    span_end(a)), kind, a->off);
	track = builder_process_track(p->b, p->s->upid[v->service]);
	builder_bind(p->b, FLOW_IN, &key, track, v->ts, kind, v->off);
}

static void
emit_event(struct place *p, const struct item *t, uint64_t unit)
{
	const struct span_event *e = &p->s->events[t->at];
	uint32_t kind = e->warning ? builder_flag_kind(p->b, e->name, p->event,
	    KIND_WARNING) : builder_kind(p->b, e->name, p->event, 0);

	emit(p, ASYNC_INSTANT, p->s->upid[p->s->v[e->span].service], unit,
	    e->ts, kind, e->off);
}

/* ---- trees ---- */

static void
begin_span(struct place *p, uint32_t span, uint64_t unit)
{
	const struct spans_span *v = &p->s->v[span];

	emit(p, ASYNC_BEGIN, p->s->upid[v->service], unit, v->ts,
	    span_kind(p, v), v->off);
	p->levels = xgrow(p->levels, p->nlevels, &p->cap, sizeof(*p->levels));
	p->levels[p->nlevels++] = (struct level){ span,
	    p->first[span] == 0 ? p->n : p->first[span] - 1, INT64_MIN, unit };
}

static void
end_span(struct place *p)
{
	const struct level *l = &p->levels[--p->nlevels];
	const struct spans_span *v = &p->s->v[l->span];

	if (!v->open)
		emit(p, ASYNC_END, p->s->upid[v->service], l->unit, v->end,
		    span_kind(p, v), v->off);
}

/* Begins a tree with an item, once that of its parent is done. */
static void
put_later(struct place *p, const struct item *t)
{
	p->later = xgrow(p->later, p->nlater, &p->later_cap,
	    sizeof(*p->later));
	p->later[p->nlater++] = *t;
}

/* Takes the next item of the span that is innermost; 0: there is none. */
static int
next_item(struct place *p)
{
	struct level *l = &p->levels[p->nlevels - 1];
	const struct spans_span *v = &p->s->v[l->span];
	const struct item *t = &p->items[l->next];
	int inside;

	if (l->next >= p->n || t->parent != l->span)
		return 0;
	l->next++;
	inside = t->ts >= v->ts && t->end <= span_end(v) && t->ts >= l->busy &&
	    (!v->open || t->end < INT64_MAX);
	if (t->is_event) {
		if (t->ts < v->ts || (!v->open && t->ts > v->end))
			warn_add(builder_warn(p->b), WARN_EVENT_OUTSIDE_SPAN,
			    p->s->events[t->at].off);
		if (inside)
			emit_event(p, t, l->unit);
		else
			put_later(p, t);
		return 1;
	}
	if (p->s->v[t->at].service != v->service || !inside) {
		arrow(p, l->span, t->at, p->parent);
		put_later(p, t);
		return 1;
	}
	l->busy = t->end;
	begin_span(p, t->at, l->unit);
	return 1;
}

/* Notes the order of processes: by the first root. */
static void
rank_process(struct place *p, uint32_t service)
{
	if (p->rank[service] != NONE)
		return;
	p->rank[service] = p->nranks++;
	builder_process_sort(p->b, p->s->upid[service], p->rank[service]);
}

static void
walk_tree(struct place *p, const struct item *root)
{
	struct item t;

	put_later(p, root);
	while (p->nlater > 0) {
		t = p->later[--p->nlater];
		p->unit++;
		if (t.is_event) {
			emit_event(p, &t, p->unit);
			continue;
		}
		begin_span(p, t.at, p->unit);
		while (p->nlevels > 0)
			if (!next_item(p))
				end_span(p);
	}
}

/* Ranks the services by the begin of their first roots. */
static void
rank_all(struct place *p)
{
	const struct spans *s = p->s;
	struct item *roots = xcalloc(s->n + 1, sizeof(*roots));
	size_t i, n = 0;

	for (i = 0; i < s->n; i++)
		if (s->parent[i] == NONE ||
		    s->v[s->parent[i]].service != s->v[i].service) {
			roots[n].ts = s->v[i].ts;
			roots[n++].at = (uint32_t)i;
		}
	qsort(roots, n, sizeof(*roots), item_order);
	for (i = 0; i < n; i++)
		rank_process(p, s->v[roots[i].at].service);
	free(roots);
}

static uint32_t
word(struct place *p, const char *text)
{
	return builder_string(p->b, text, strlen(text));
}

void
spans_place(struct spans *s)
{
	static const char *const kinds[] = {
		[SPANS_INTERNAL] = "internal", [SPANS_SERVER] = "server",
		[SPANS_CLIENT] = "client", [SPANS_PRODUCER] = "producer",
		[SPANS_CONSUMER] = "consumer",
	};
	struct place p;
	uint32_t from;
	size_t i;

	memset(&p, 0, sizeof(p));
	p.s = s;
	p.b = s->b;
	for (i = SPANS_INTERNAL; i < SPANS_KINDS; i++)
		p.category[i] = word(&p, kinds[i]);
	p.event = word(&p, "event");
	p.parent = word(&p, "parent");
	p.link = word(&p, "link");
	p.rank = xcalloc(s->services.n + 1, sizeof(*p.rank));
	for (i = 0; i < s->services.n; i++)
		p.rank[i] = NONE;
	list_items(&p);
	rank_all(&p);
	for (i = 0; i < p.n; i++)
		if (p.items[i].parent == NONE && !p.items[i].is_event)
			walk_tree(&p, &p.items[i]);
	for (i = 0; i < s->nlinks; i++) {
		from = spans_find(s, &s->links[i].trace, &s->links[i].id);
		if (from != NONE && from != s->links[i].span)
			arrow(&p, from, s->links[i].span, p.link);
	}
	free(p.items);
	free(p.first);
	free(p.levels);
	free(p.later);
	free(p.rank);
}
