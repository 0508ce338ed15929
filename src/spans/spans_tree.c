/*
 * spans_tree: the parent of each span, found by its id within its trace.
 *
 * Spans of one id are sent again, or are the two halves of a call: the client's
 * half is the parent of the server's, and a child belongs to the half of its
 * own service.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "spans_int.h"

/* Spans of one id that are looked at: real files have two. */
#define LOOKS	16

static struct idkey
id_key(const struct spans_id *trace, const struct spans_id *id)
{
	struct idkey key = {{ trace->hi, trace->lo, id->lo, id->hi }};

	return key;
}

uint32_t
spans_find(const struct spans *s, const struct spans_id *trace,
    const struct spans_id *id)
{
	struct idkey key = id_key(trace, id);
	uint32_t i = idtab_find(&s->ids, &key);

	return i == UINT32_MAX ? NONE : s->first[i];
}

/* ---- spans that come twice ---- */

static int
is_server(const struct spans_span *v)
{
	return v->kind == SPANS_SERVER || v->kind == SPANS_CONSUMER ||
	    v->shared;
}

/* Joins two parts of a span; the fuller one is `v` then. */
static void
join_parts(struct spans_span *v, const struct spans_span *more)
{
	if (v->open && !more->open) {
		v->ts = more->ts;
		v->end = more->end;
		v->open = 0;
		v->off = more->off;
	}
	if (v->name == 0)
		v->name = more->name;
	v->error |= more->error;
}

/*
 * Looks for a span that is the same as span i; returns 1 where i is to go.
 */
static int
is_again(struct spans *s, uint32_t first, uint32_t i)
{
	struct spans_span *a, *v = &s->v[i];
	uint32_t k;
	int looks = 0;

	for (k = first; k != NONE && looks++ < LOOKS; k = s->next[k]) {
		a = &s->v[k];
		if (a->service != v->service || is_server(a) != is_server(v))
			continue;
		if (v->parts && (a->open || v->open) && a->kind == v->kind) {
			join_parts(a, v);
			return 1;
		}
		warn_add(builder_warn(s->b), WARN_DUPLICATE_SPAN, v->off);
		if (a->name == v->name && a->ts == v->ts && a->end == v->end &&
		    a->open == v->open)
			return 1;
	}
	return 0;
}

/* Numbers the ids; spans that were sent again are left out. */
static void
index_ids(struct spans *s)
{
	uint32_t i, id, n = 0, *map, *last;
	struct idkey key;
	size_t cap = 0, k, m;
	int added;

	map = xcalloc(s->n + 1, sizeof(*map));
	last = xcalloc(s->n + 1, sizeof(*last));
	s->next = xcalloc(s->n + 1, sizeof(*s->next));
	for (i = 0; i < s->n; i++) {
		if (s->v[i].id.hi == 0 && s->v[i].id.lo == 0) {
			map[i] = n;
			s->next[n] = NONE;
			s->v[n++] = s->v[i];
			continue;
		}
		key = id_key(&s->v[i].trace, &s->v[i].id);
		id = idtab_add(&s->ids, &key, &added);
		s->first = xgrow(s->first, id, &cap, sizeof(*s->first));
		if (added)
			s->first[id] = NONE;
		map[i] = NONE;
		if (is_again(s, s->first[id], i))
			continue;
		map[i] = n;
		s->v[n] = s->v[i];
		s->next[n] = NONE;
		if (s->first[id] == NONE)
			s->first[id] = n;
		else
			s->next[last[id]] = n;
		last[id] = n++;
	}
	s->n = n;
	for (k = m = 0; k < s->nevents; k++)
		if (map[s->events[k].span] != NONE) {
			s->events[m] = s->events[k];
			s->events[m].span = map[s->events[m].span];
			m++;
		}
	s->nevents = m;
	for (k = m = 0; k < s->nlinks; k++)
		if (map[s->links[k].span] != NONE) {
			s->links[m] = s->links[k];
			s->links[m].span = map[s->links[m].span];
			m++;
		}
	s->nlinks = m;
	free(map);
	free(last);
}

/* ---- parents ---- */

/* Returns the client's half of the call whose server is span i, or NONE. */
static uint32_t
client_half(const struct spans *s, uint32_t i)
{
	uint32_t k;
	int looks = 0;

	if (!s->v[i].parts || !is_server(&s->v[i]))
		return NONE;
	for (k = spans_find(s, &s->v[i].trace, &s->v[i].id); k != NONE &&
	    looks++ < LOOKS; k = s->next[k])
		if (k != i && !is_server(&s->v[k]))
			return k;
	return NONE;
}

static uint32_t
find_parent(struct spans *s, uint32_t i)
{
	const struct spans_span *v = &s->v[i];
	uint32_t k = client_half(s, i), best;
	int looks = 0;

	if (k != NONE || (v->parent.hi == 0 && v->parent.lo == 0))
		return k;
	best = k = spans_find(s, &v->trace, &v->parent);
	if (k == NONE)
		warn_add(builder_warn(s->b), WARN_ORPHAN_PARENT, v->off);
	for (; k != NONE && looks++ < LOOKS; k = s->next[k]) {
		if (s->v[k].service == v->service)
			return k;
		if (is_server(&s->v[k]) && !is_server(&s->v[best]))
			best = k;
	}
	return best;
}

/* Makes the spans of circles roots: O(spans). */
static void
cut_circles(struct spans *s)
{
	uint32_t *seen = xcalloc(s->n + 1, sizeof(*seen)), i, k, next;

	for (i = 0; i < s->n; i++) {
		for (k = i; k != NONE && seen[k] == 0; k = s->parent[k])
			seen[k] = i + 1;
		if (k == NONE || seen[k] != i + 1)
			continue;
		warn_add(builder_warn(s->b), WARN_PARENT_CIRCLE, s->v[k].off);
		for (; k != NONE; k = next) {
			next = s->parent[k];
			s->parent[k] = NONE;
		}
	}
	free(seen);
}

void
spans_tree(struct spans *s)
{
	uint32_t i;

	index_ids(s);
	s->parent = xcalloc(s->n + 1, sizeof(*s->parent));
	for (i = 0; i < s->n; i++)
		s->parent[i] = find_parent(s, i);
	cut_circles(s);
}

void
spans_tree_check(struct spans *s)
{
	uint32_t i, p;

	for (i = 0; i < s->n; i++) {
		p = s->parent[i];
		if (p != NONE && s->v[i].ts < s->v[p].ts &&
		    (uint64_t)s->v[p].ts - (uint64_t)s->v[i].ts >
		    (uint64_t)NS_A_MS)
			warn_add(builder_warn(s->b), WARN_CHILD_BEFORE_PARENT,
			    s->v[i].off);
	}
}
