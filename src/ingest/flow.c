/*
 * flow: turns flow events into arrows between slices and instants, by the rules
 * of ttv-formats(5), FLOWS.  flow_bind.c finds what a point belongs to.
 *
 * There may be as many keys as flows, so no table of all keys is made.  Points
 * are partitioned by a hash of their keys into groups that fit a cache, each
 * with a hash table of its own; the points of a key are sorted by time where
 * needed.  The order of points in a file is that of their numbers.
 */
#include "config.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/hash.h"
#include "ttv/hashtab.h"
#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/split.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "flow_bind.h"
#include "finish.h"
#include "flow_fill.h"
#include "flow_scope.h"

#define GROUP_BITS	12		/* at most 1 << GROUP_BITS groups */
#define FEW_POINTS	16		/* of a key: sorted without room for
					 * them, which takes longer */
#define AHEAD		40		/* points prefetched ahead of their
					 * turn */

struct flows {
	struct finish	*f;
	struct trace	*t;
	const struct chunks *p;
	size_t		 n;
	int		 threads;
	uint32_t	*order;		/* points by group */
	atomic_int	 missed;	/* 1: a bind found no slice of its
					 * event */
	uint32_t	*kind, *key;	/* by tag; key: the key without its
					 * id, and without a scope that it
					 * shares with others */
	int		 by_begin;	/* 1: arrows leave what begins first */
	uint8_t		*late;		/* by tag: 1: arrows leave where the
					 * slice is over */
	uint8_t		*in_order;	/* by tag: 1: points are in the order of
					 * the file, not of time */
	uint8_t		*alone;		/* by tag: 1: a point without another
					 * one is no arrow */
	uint32_t	*scope;		/* by tag: that scope, or 0; NULL: all
					 * are 0 */
	unsigned	 shift;		/* hash to group */
	const uint32_t	*at;		/* group: index of its first in order */
	struct arrow	*out;		/* room for an arrow for each point */
	atomic_size_t	 nout;		/* arrows that are taken of out */
	struct arrows	*arrows;	/* by group; their v is in out */
	struct warn	**warn;		/* by group; may be NULL */
	struct bind_tracks tracks;
};

/* ---- keys ---- */

/* Reads the kind and the part of the key from each tag, once. */
static void
read_tags(struct flows *w)
{
	const struct idtab *tags = &w->f->b->flow_tags;
	struct idtab keys;
	struct idkey k;
	uint32_t i, space;

	memset(&keys, 0, sizeof(keys));
	w->kind = xreallocarray(NULL, tags->n, sizeof(*w->kind));
	w->key = xreallocarray(NULL, tags->n, sizeof(*w->key));
	w->late = xreallocarray(NULL, tags->n, sizeof(*w->late));
	w->in_order = xreallocarray(NULL, tags->n, sizeof(*w->in_order));
	w->alone = xreallocarray(NULL, tags->n, sizeof(*w->alone));
	for (i = 0; i < tags->n; i++) {
		k = tags->keys[i];
		w->kind[i] = (uint32_t)k.w[2];
		k.w[2] = 0;
		space = builder_key_space(&k);
		w->late[i] = space == KEY_BIND || space == KEY_GPU_WAIT;
		w->in_order[i] = space == KEY_SPAN;
		w->alone[i] = space == KEY_GPU || space == KEY_GPU_WAIT;
		if (space == KEY_SCOPED_FLOW) {
			if (w->scope == NULL)
				w->scope = xcalloc(tags->n, sizeof(*w->scope));
			w->scope[i] = (uint32_t)(k.w[1] >> 32);
			k.w[1] = (uint32_t)k.w[1];
		}
		w->key[i] = idtab_add(&keys, &k, NULL);
	}
	idtab_free(&keys);
}

static uint64_t
key_hash(const struct flows *w, const struct raw_flow *p)
{
	return hash_word(p->id + w->key[p->tag] *
	    UINT64_C(0x9e3779b97f4a7c15));
}

static int
same_key(const struct flows *w, const struct raw_flow *a,
    const struct raw_flow *b)
{
	return a->id == b->id && w->key[a->tag] == w->key[b->tag];
}

/*
 * Counts points [first, end) by group, and binds them while they are in the
 * cache.
 */
static void
flow_key_count(void *arg, size_t first, size_t end, uint32_t *counts)
{
	struct flows *w = arg;
	struct flow_binder *b = w->f->b->compat.on ? NULL :
	    flow_binder_new(w->t, &w->tracks, w->p);
	const struct raw_flow *p;
	size_t next, stop, block;

	for (; first < end; first = next) {
		next = chunks_next(first);
		for (stop = chunks_stop(w->p, first, end); first < stop;) {
			block = b == NULL ? stop : flow_binder_next(b, first,
			    stop);
			for (p = point_at(w->p, first); first < block;
			    first++, p++)
				counts[key_hash(w, p) >> w->shift]++;
		}
	}
	if (b != NULL && flow_binder_free(b))
		w->missed = 1;
}

static void
flow_key_place(void *arg, size_t first, size_t end, uint32_t *at)
{
	const struct flows *w = arg;
	const struct raw_flow *p;
	size_t next, stop;

	for (; first < end; first = next) {
		next = chunks_next(first);
		stop = chunks_stop(w->p, first, end);
		for (p = point_at(w->p, first); first < stop; first++, p++)
			w->order[at[key_hash(w, p) >> w->shift]++] =
			    (uint32_t)first;
	}
}

/* ---- walking the points of a key ---- */

struct walk {
	const struct flows *w;
	size_t		 group;
	const uint32_t	*number;	/* numbers of the points of the group */
	struct raw_flow	*p;		/* copies of those points */
	uint32_t	 key_first;
	/* state of the source point */
	int		 set, used;
	uint32_t	 source;
	int64_t		 source_ts;
	/* scratch of keys that scopes share */
	struct flow_scopes scopes;
	struct radix	*by;
	size_t		 by_cap;
};

static void
walk_warn(const struct walk *k, enum warn_code code, uint32_t i)
{
	struct warn **warn = &k->w->warn[k->group];

	if (*warn == NULL)
		*warn = xcalloc(1, sizeof(**warn));
	warn_add(*warn, code, RAW_OFF(&k->p[i]));
}

/* Adds an arrow between two points of the group; NONE: a missing end. */
static void
walk_arrow(struct walk *k, uint32_t from, uint32_t to, int64_t from_ts)
{
	struct arrows *l = &k->w->arrows[k->group];
	struct arrow *a = &l->v[l->n++];

	a->from_ts = from_ts;
	a->from = from != NONE ? k->number[from] : NONE;
	a->to = to != NONE ? k->number[to] : NONE;
	a->key_first = k->key_first;
	if (from_ts < l->min)
		l->min = from_ts;
	if (from_ts > l->max)
		l->max = from_ts;
}

static void
walk_unused(struct walk *k)
{
	if (!k->set || k->used || k->w->alone[k->p[k->source].tag])
		return;
	walk_arrow(k, k->source, NONE, k->source_ts);
	walk_warn(k, WARN_FLOW_NO_END, k->source);
}

/*
 * Returns 1 for a point that trace_processor ignores: a point without a slice,
 * a second start, a step without a start.  Such a point is still shown as half
 * an arrow.
 */
static int
compat_ignores(struct walk *k, uint32_t i, int is_target)
{
	const struct raw_flow *p = &k->p[i];

	if (p->where != NONE && (is_target ? k->set : !k->set))
		return 0;
	if (!is_target && k->set)
		walk_warn(k, WARN_TP_FLOW_AGAIN, i);
	else if (!is_target)
		walk_arrow(k, i, NONE, p->ts);
	else {
		walk_arrow(k, NONE, i, p->ts);
		if (!k->set)
			walk_warn(k, WARN_FLOW_NO_START, i);
	}
	return 1;
}

/*
 * Returns 1 if the source begins later than point i: under --compat the arrow
 * leaves the slice that begins first.
 */
static int
begins_later(const struct walk *k, uint32_t i)
{
	const struct trace *t = k->w->t;
	uint32_t from = k->p[k->source].where, to = k->p[i].where;

	return from != NONE && to != NONE && flow_end_ts(t, from) >
	    flow_end_ts(t, to);
}

#define FLOW_SOURCES	(BIND_BIT(RAW_FLOW + FLOW_START) |		\
	BIND_BIT(RAW_FLOW + FLOW_STEP) | BIND_BIT(RAW_BIND + FLOW_OUT) | \
	BIND_BIT(RAW_BIND + (FLOW_IN | FLOW_OUT)))

/* Points of flows that nothing starts. */
#define FLOW_ONS	(BIND_BIT(RAW_BIND + FLOW_ON) |			\
	BIND_BIT(RAW_BIND + (FLOW_ON | FLOW_OF_END)))
#define FLOW_LASTS	(BIND_BIT(RAW_BIND + FLOW_LAST) |		\
	BIND_BIT(RAW_BIND + (FLOW_LAST | FLOW_OF_END)))

static void
walk_point(struct walk *k, uint32_t i)
{
	const struct raw_flow *p = &k->p[i];
	const struct trace *t = k->w->t;
	int on = flow_bind_is_of(p, FLOW_ONS);
	int last = flow_bind_is_of(p, FLOW_LASTS);
	int alone = k->w->alone[p->tag];
	int is_source = on || flow_bind_is_of(p, FLOW_SOURCES);
	int is_target = (k->set || !on) && !flow_bind_is_of(p,
	    BIND_BIT(RAW_FLOW + FLOW_START) | BIND_BIT(RAW_BIND + FLOW_OUT));

	if (last && !k->set)
		return;			/* nothing is under way */
	if (is_target && !k->set && alone)
		return;
	if (k->w->f->b->compat.on && !on && !last && !alone &&
	    compat_ignores(k, i, is_target))
		return;
	if (is_target) {
		if (k->set && k->w->by_begin && begins_later(k, i))
			walk_arrow(k, i, k->source, p->ts);
		else if (k->set)
			walk_arrow(k, k->source, i, k->source_ts);
		else {
			walk_arrow(k, NONE, i, p->ts);
			walk_warn(k, WARN_FLOW_NO_START, i);
		}
		k->used = 1;
	}
	if (last)
		k->set = 0;
	if (!is_source)
		return;
	if (!is_target) {
		walk_unused(k);
		k->used = 0;
	}
	k->set = 1;
	k->source = i;
	k->source_ts = p->ts;
	if (k->w->late[p->tag] && flow_bind_is_event(p) &&
	    p->where < t->nslices && trace_dur(t, p->where) != DUR_OPEN)
		k->source_ts = trace_slice_end(t, p->where);
}

/* Visits n points of one flow, by time. */
static void
walk_points(struct walk *k, const uint32_t *v, size_t n)
{
	size_t i;

	k->key_first = v[0];
	for (i = 1; i < n; i++)
		if (v[i] < k->key_first)
			k->key_first = v[i];
	/* the numbers of a group ascend */
	k->key_first = k->number[k->key_first];
	k->set = k->used = 0;
	for (i = 0; i < n; i++)
		walk_point(k, v[i]);
	walk_unused(k);
}

/*
 * Returns 1 if n points of one key, by time, are of one scope and its steps and
 * ends follow a start: then they are one flow, as nearly always.
 */
static int
walk_is_plain(const struct walk *k, const uint32_t *v, size_t n)
{
	uint32_t first = k->w->scope[k->p[v[0]].tag];
	int open = 0, what;
	size_t i;

	for (i = 0; i < n; i++) {
		what = EVENT_WHAT(&k->p[v[i]]) - RAW_FLOW;
		if (k->w->scope[k->p[v[i]].tag] != first ||
		    (what != FLOW_START && !open))
			return 0;
		open = what == FLOW_START || what == FLOW_STEP;
	}
	return 1;
}

/* Visits the n points of a key that scopes share, by time, flow by flow. */
static void
walk_scopes(struct walk *k, uint32_t *v, size_t n)
{
	const struct raw_flow *p;
	size_t i, first;

	while (k->by_cap < n)
		k->by = xgrow(k->by, k->by_cap, &k->by_cap, sizeof(*k->by));
	flow_scopes_start(&k->scopes);
	for (i = 0; i < n; i++) {
		p = &k->p[v[i]];
		k->by[i].key = flow_scopes_point(&k->scopes,
		    k->w->scope[p->tag], (enum flow_step)(EVENT_WHAT(p) -
		    RAW_FLOW));
		k->by[i].value = v[i];
	}
	radix_sort(k->by, n);
	for (i = 0; i < n; i++)
		v[i] = (uint32_t)k->by[i].value;
	for (first = 0; first < n; first = i) {
		for (i = first + 1; i < n && k->by[first].key != NONE &&
		    k->by[i].key == k->by[first].key; i++)
			;
		walk_points(k, &v[first], i - first);
	}
}

/* Sorts the n points of one key by time. */
static void
walk_sort(const struct walk *k, uint32_t *v, size_t n)
{
	struct radix *by;
	size_t i, j;
	uint32_t one;

	if (n <= FEW_POINTS) {
		for (i = 1; i < n; i++) {
			one = v[i];
			for (j = i; j > 0 && k->p[v[j - 1]].ts >
			    k->p[one].ts; j--)
				v[j] = v[j - 1];
			v[j] = one;
		}
		return;
	}
	by = xreallocarray(NULL, n, sizeof(*by));
	for (i = 0; i < n; i++) {
		by[i].key = radix_time(k->p[v[i]].ts);
		by[i].value = v[i];
	}
	radix_sort(by, n);
	for (i = 0; i < n; i++)
		v[i] = (uint32_t)by[i].value;
	free(by);
}

/* Visits the n points of one key by time; they nearly always are in order. */
static void
walk_key(struct walk *k, uint32_t *v, size_t n)
{
	size_t i;

	for (i = 1; i < n && k->p[v[i - 1]].ts <= k->p[v[i]].ts; i++)
		;
	if (i < n && !k->w->in_order[k->p[v[0]].tag])
		walk_sort(k, v, n);
	if (k->w->scope != NULL && k->w->scope[k->p[v[0]].tag] != 0 &&
	    !walk_is_plain(k, v, n))
		walk_scopes(k, v, n);
	else
		walk_points(k, v, n);
}

/*
 * The hash table of the keys of a group: of each key its last point so far; the
 * points of a key are linked in a ring.
 */
struct table {
	struct hashtab	 last;		/* points */
	uint32_t	*next;		/* next point of the key; the last's:
					 * the first */
	uint32_t	*first;		/* first point of each key */
	size_t		 nkeys;
};

static void
flow_table_add(struct table *t, const struct walk *k, uint32_t i)
{
	const struct raw_flow *p = &k->p[i];
	uint64_t h = key_hash(k->w, p);
	struct hashslot *last = hashtab_first(&t->last, h);

	while (last->row != 0 && !same_key(k->w, &k->p[last->row - 1], p))
		last = hashtab_next(&t->last, last);
	if (last->row != 0) {
		t->next[i] = t->next[last->row - 1];
		t->next[last->row - 1] = i;
	} else {
		t->next[i] = i;
		t->first[t->nkeys++] = i;
	}
	hashtab_set(last, h, i);
}

/* Visits all keys of a group of n points. */
static void
walk_group(struct walk *k, size_t n)
{
	struct table t = { .nkeys = 0 };
	uint32_t *key, i;
	size_t j, m;

	hashtab_reset(&t.last, n);
	t.next = xreallocarray(NULL, n * 3, sizeof(*t.next));
	t.first = &t.next[n];
	key = &t.first[n];
	for (i = 0; i < n; i++)
		flow_table_add(&t, k, i);
	for (j = 0; j < t.nkeys; j++) {
		i = t.first[j];
		for (m = 0; m == 0 || i != t.first[j]; i = t.next[i])
			key[m++] = i;
		walk_key(k, key, m);
	}
	hashtab_free(&t.last);
	free(t.next);
}

static void
key_job(void *arg, size_t group)
{
	struct flows *w = arg;
	size_t n = w->at[group + 1] - w->at[group], i;
	struct walk k = { .w = w, .group = group,
	    .number = &w->order[w->at[group]] };
	struct arrows *l = &w->arrows[group];
	struct arrow *found = xreallocarray(NULL, n, sizeof(*found));

	l->v = found;
	l->min = INT64_MAX;
	l->max = INT64_MIN;
	k.p = xreallocarray(NULL, n, sizeof(*k.p));
	for (i = 0; i < n; i++) {
		if (i + AHEAD < n)
			__builtin_prefetch(point_at(w->p,
			    k.number[i + AHEAD]));
		k.p[i] = *point_at(w->p, k.number[i]);
		l->high |= RAW_OFF(&k.p[i]);
		if (k.p[i].where == NONE)
			walk_warn(&k, WARN_FLOW_NO_SLICE, (uint32_t)i);
	}
	walk_group(&k, n);
	flow_scopes_free(&k.scopes);
	free(k.by);
	free(k.p);
	/* most groups have less arrows than points: packed without gaps */
	l->v = &w->out[atomic_fetch_add(&w->nout, l->n)];
	memcpy(l->v, found, l->n * sizeof(*found));
	free(found);
}

/* Splits the points into groups; returns where each group is. */
static struct split_at *
group_all(struct flows *w, size_t *ngroups)
{
	struct split s = { .n = chunks_end(w->p), .least = tuning.flow_points,
	    .count = flow_key_count, .place = flow_key_place, .arg = w };
	struct split_at *at;
	unsigned bits = 1;

	while (bits < GROUP_BITS && tuning.flow_group << bits < w->n)
		bits++;
	w->shift = 64 - bits;
	*ngroups = s.nbuckets = (size_t)1 << bits;
	if (w->f->b->compat.on)
		compat_bind(w->f);
	else
		flow_bind_swept(w->t, &w->tracks, w->p, w->threads);
	at = split_count(&s, w->threads);
	if (w->missed)
		flow_bind_late(w->t, w->p);
	split_place(&s, at, w->threads);
	w->at = split_starts(at);
	return at;
}

/* Visits all groups in parallel. */
static void
walk_all(struct flows *w, size_t ngroups)
{
	size_t i;

	/* it becomes the table, whose records are the larger ones */
	w->out = xlarge(w->n, sizeof(struct flow_record));
	w->arrows = xcalloc(ngroups, sizeof(*w->arrows));
	w->warn = xcalloc(ngroups, sizeof(*w->warn));
	pool_run(w->threads, ngroups, key_job, w);
	for (i = 0; i < ngroups; i++)
		if (w->warn[i] != NULL) {
			warn_merge(&w->f->b->warn, w->warn[i]);
			free(w->warn[i]);
		}
	free(w->warn);
}

/* Sets the place in the trace of each track of the builder. */
static void
tracks_places(struct flows *w)
{
	const struct tracks *k = &w->f->tracks;
	uint32_t i, n = (uint32_t)w->f->b->tracks.n;

	w->tracks.n = n;
	w->tracks.place = xreallocarray(NULL, (size_t)n + 1, sizeof(uint32_t));
	for (i = 0; i < n; i++)
		w->tracks.place[i] = k->of_track[i] == NONE ? NONE :
		    k->v[k->of_track[i]].place;
}

void
flows_fill(struct finish *f)
{
	struct split_at *at;
	struct flows w;
	size_t ngroups;
	uint64_t *room;

	memset(&w, 0, sizeof(w));
	w.f = f;
	w.t = f->t;
	w.p = &f->b->flows;
	w.by_begin = f->b->compat.on || f->b->compat.flows;
	w.n = chunks_count(w.p);
	w.threads = w.n < tuning.flow_points ? 1 : f->threads;
	if (w.n == 0)
		return;
	if (chunks_end(w.p) >= UINT32_MAX / 2)
		fatal("too many flow events");
	w.order = xlarge(w.n, sizeof(*w.order));
	read_tags(&w);
	tracks_places(&w);
	at = group_all(&w, &ngroups);
	walk_all(&w, ngroups);
	split_free(at);
	free(w.order);
	room = flow_table_fill(w.t, w.p, w.kind, w.arrows, ngroups, w.out,
	    w.threads);
	free(w.tracks.place);
	free(w.arrows);
	free(w.in_order);
	free(w.alone);
	free(w.kind);
	free(w.key);
	free(w.late);
	free(w.scope);
	chunks_free(&f->b->flows, sizeof(struct raw_flow));
	flow_index(f->t, room, w.threads);
}
