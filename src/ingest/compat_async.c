/*
 * compat_async: lays async slices out as trace_processor does (ttv-formats(5),
 * COMPATIBILITY).  Replaces async.c; see compat.c.
 *
 *   - The name of the first event of a key is its root name, whatever its later
 *     events are called.  Keys of one root name share a set of lanes (local
 *     ids: those of one process), from any process.
 *   - An event goes to the lane that its key holds, else to the first lane that
 *     no key holds (first fit), else to a new one.
 *   - A key holds a lane from a begin until as many ends have come, matching or
 *     not.
 *   - Each lane has a stack with the rules of compat.c, so that slices that
 *     overlap within a key are cut.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "async.h"
#include "compat.h"
#include "first_fit.h"

struct lane {
	struct compat_stack stack;
	uint32_t	key;		/* number of the key that holds it */
	uint64_t	begun;		/* begins less ends */
};

struct group {				/* a set of lanes */
	uint32_t	upid, name;
	LIST(lane)	lanes;
	struct first_fit	*idle;		/* by lane; 1: free, 0: held */
};

struct holder {				/* the lane that a key holds */
	uint32_t	group, lane;
};

struct where {				/* the place of a span */
	uint32_t	group, lane, depth;
};

struct layout {
	struct builder	*b;
	struct idtab	 keys;		/* as family_key(), with the id */
	struct idtab	 group_ids;	/* owner, name */
	LIST(group)	 groups;
	struct holder	*holders;	/* by key */
	size_t		 holders_cap;
	struct raw_event	*spans;
	struct where	*where;
	size_t		 n;
	struct ends	 ends;
};

static int
time_order(const void *va, const void *vb)
{
	const struct raw_async *a = va, *b = vb;

	return COMPARE(a->ts, b->ts);
}

static uint32_t
compat_group(struct layout *a, const struct raw_async *e)
{
	const struct idtab *families = &a->b->families;
	uint32_t kind = family_kind(families, e->family);
	struct idkey w = {{ families->keys[e->family].w[0],
	    a->b->kinds.keys[kind].w[0] }};
	struct group *g;
	uint32_t i;
	int added;

	i = idtab_add(&a->group_ids, &w, &added);
	if (added) {
		g = LIST_ADD(&a->groups);
		memset(g, 0, sizeof(*g));
		g->upid = family_upid(families, e->family);
		g->name = (uint32_t)w.w[1];
		g->idle = first_fit_new();
	}
	return i;
}

static uint32_t
key_of(struct layout *a, const struct raw_async *e)
{
	struct idkey w = family_key(&a->b->families, e->family);
	uint32_t key;
	int added;

	w.w[2] = e->id;
	key = idtab_add(&a->keys, &w, &added);
	if (added) {
		a->holders = xgrow(a->holders, key, &a->holders_cap,
		    sizeof(*a->holders));
		a->holders[key].group = a->holders[key].lane = NONE;
	}
	return key;
}

/* Returns the lane of event `e` of `key`, which holds that lane from now on. */
static struct lane *
lane_of(struct layout *a, const struct raw_async *e, uint32_t key)
{
	struct holder *h = &a->holders[key];
	struct group *g;
	struct lane *l;

	if (h->group == NONE)
		h->group = compat_group(a, e);
	g = &a->groups.v[h->group];
	if (h->lane != NONE && g->lanes.v[h->lane].key == key)
		return &g->lanes.v[h->lane];
	h->lane = (uint32_t)first_fit_first(g->idle, 1);
	if (h->lane == g->lanes.n) {
		l = LIST_ADD(&g->lanes);
		memset(l, 0, sizeof(*l));
		first_fit_set(g->idle, h->lane, 1);
	}
	l = &g->lanes.v[h->lane];
	l->key = key;
	return l;
}

static void
add_event(struct layout *a, const struct raw_async *e)
{
	const struct idkey *kinds = a->b->kinds.keys;
	struct warn *warn = &a->b->warn;
	uint32_t key = key_of(a, e);
	struct lane *l = lane_of(a, e, key);
	struct holder *h = &a->holders[key];
	struct raw_event *r = &a->spans[a->n];
	int step = EVENT_WHAT(e) - RAW_ASYNC;
	uint32_t depth;

	r->ts = e->ts;
	r->off_what = e->off_what;
	r->kind = family_kind(&a->b->families, e->family);
	r->aux = 0;
	r->dur = step == ASYNC_INSTANT ? 0 : DUR_OPEN;
	if (step == ASYNC_END) {
		struct raw_event end = *r;

		l->begun -= l->begun > 0;
		compat_end(&l->stack, a->spans, &end, kinds, &a->ends, warn);
	} else {
		compat_settle(&l->stack, a->spans, e->ts, r->dur, warn);
		depth = compat_push(&l->stack, a->n, r, warn);
		l->begun += step == ASYNC_BEGIN;
		if (depth != NONE) {
			a->where[a->n].group = h->group;
			a->where[a->n].lane = h->lane;
			a->where[a->n++].depth = depth;
		}
	}
	first_fit_set(a->groups.v[h->group].idle, h->lane, l->begun == 0);
}

static void
count_open(struct layout *a)
{
	size_t i;

	for (i = 0; i < a->n; i++)
		if (a->spans[i].dur == DUR_OPEN)
			warn_add(&a->b->warn, WARN_UNFINISHED,
			    RAW_OFF(&a->spans[i]));
}

/* Writes the rows of the n spans numbered in `which`, all of one group. */
static void
group_rows(const struct layout *a, struct spans *out, const uint32_t *which,
    size_t n, uint32_t nlanes)
{
	const struct where *w;
	struct event_chunk *c;
	uint32_t *height, lane, d;
	size_t i, row;

	height = xcalloc((size_t)nlanes + 1, sizeof(*height));
	for (i = 0; i < n; i++) {
		w = &a->where[which[i]];
		if (height[w->lane + 1] <= w->depth)
			height[w->lane + 1] = w->depth + 1;
	}
	for (lane = 0; lane < nlanes; lane++)
		height[lane + 1] += height[lane];
	out->nlanes = nlanes;
	out->nrows = height[nlanes];
	out->rows = xcalloc(out->nrows + 1, sizeof(*out->rows));
	for (lane = 0; lane < nlanes; lane++)
		for (d = height[lane]; d < height[lane + 1]; d++) {
			out->rows[d].lane = lane;
			out->rows[d].depth = d - height[lane];
		}
	out->n = n;
	out->recs.first = out->recs.last = c = event_chunk_new(n);
	c->n = n;
	out->ends = xreallocarray(NULL, n + 1, sizeof(*out->ends));
	out->row = xreallocarray(NULL, n + 1, sizeof(*out->row));
	for (i = 0; i < n; i++) {
		w = &a->where[which[i]];
		row = height[w->lane] + w->depth;
		c->recs[i] = a->spans[which[i]];
		if (c->recs[i].aux != 0) {
			out->ends[out->nends++] =
			    a->ends.off[c->recs[i].aux - 1];
			c->recs[i].aux = (uint32_t)out->nends;
			out->rows[row].ends++;
		}
		out->row[i] = (uint32_t)row;
		out->rows[row].n++;
	}
	free(height);
}

/* Makes a track for each group that has a span. */
static struct async_track *
make_tracks(struct layout *a, size_t *ntracks)
{
	struct async_track *tracks;
	const struct group *g;
	uint32_t *at, *order;
	size_t i, n = 0;

	tracks = xcalloc(a->groups.n + 1, sizeof(*tracks));
	at = xcalloc(a->groups.n + 2, sizeof(*at));
	order = xreallocarray(NULL, a->n + 1, sizeof(*order));
	for (i = 0; i < a->n; i++)
		at[a->where[i].group + 2]++;
	for (i = 2; i < a->groups.n + 2; i++)
		at[i] += at[i - 1];
	for (i = 0; i < a->n; i++)
		order[at[a->where[i].group + 1]++] = (uint32_t)i;
	for (i = 0; i < a->groups.n; i++) {
		if (at[i] == at[i + 1])
			continue;
		g = &a->groups.v[i];
		tracks[n].upid = g->upid;
		tracks[n].name = g->name;
		tracks[n].track = NONE;
		tracks[n].start = a->spans[order[at[i]]].ts;
		group_rows(a, &tracks[n++].spans, &order[at[i]],
		    at[i + 1] - at[i], (uint32_t)g->lanes.n);
	}
	free(at);
	free(order);
	*ntracks = n;
	return tracks;
}

static void
layout_free(struct layout *a)
{
	struct group *g;
	size_t i, j;

	for (i = 0; i < a->groups.n; i++) {
		g = &a->groups.v[i];
		for (j = 0; j < g->lanes.n; j++)
			free(g->lanes.v[j].stack.open);
		free(g->lanes.v);
		first_fit_free(g->idle);
	}
	free(a->groups.v);
	free(a->holders);
	free(a->spans);
	free(a->where);
	free(a->ends.off);
	idtab_free(&a->keys);
	idtab_free(&a->group_ids);
}

struct async_track *
compat_async(struct builder *b, size_t *ntracks)
{
	struct async_track *tracks;
	struct raw_async *raw;
	struct layout a;
	size_t i, n;

	memset(&a, 0, sizeof(a));
	a.b = b;
	raw = async_in_order(b, &n);
	a.spans = xreallocarray(NULL, n, sizeof(*a.spans));
	a.where = xreallocarray(NULL, n, sizeof(*a.where));
	sort_stable(raw, n, sizeof(*raw), time_order);
	for (i = 0; i < n; i++)
		add_event(&a, &raw[i]);
	free(raw);
	count_open(&a);
	tracks = make_tracks(&a, ntracks);
	layout_free(&a);
	return tracks;
}
