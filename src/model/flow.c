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
 *
 * There are as many keys as flows, so no table of them all is ever made.
 * Points are cut by a hash of their keys into groups that fit a cache, and in
 * each the hashes are sorted; so are the times of one key, where they must.
 * The order of points in a file is that of their numbers.
 */
#include "config.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/split.h"
#include "ttv/xmalloc.h"
#include "bind.h"
#include "finish.h"
#include "flow_table.h"

#define FEW		20000		/* points: not worth a thread */
#define BLOCK		32768		/* points bound at a time */
#define GROUP		1024		/* points of a group, about */
#define GROUP_BITS	12		/* groups: 1 << that, at most */
#define AHEAD		16		/* points fetched before their turn */
#define SWEPT		0x80		/* in the phase of a point: bound */

struct flows {
	struct finish	*f;
	struct trace	*t;
	struct raw_flow	*p;
	size_t		 n;
	int		 threads;
	uint32_t	*order;		/* points by what they are split by */
	uint8_t		*slow;		/* a thread: bind_is_slow() */
	atomic_int	 missed;	/* a bind found no slice of its event */

	uint32_t	*kind, *key;	/* of a tag; key: but for the id */
	unsigned	 shift;		/* hash to group */
	const uint32_t	*at;		/* where a group begins in order */
	struct arrow	*out;		/* room for an arrow a point */
	struct arrows	*arrows;	/* of a group, in out */
	struct warn	**warn;		/* of a group, or NULL */
};

/* ---- points to slices ---- */

/* Points by time, as they stand, nearly always. */
static void
sort_by_time(const struct raw_flow *p, uint32_t *order, size_t n)
{
	struct radix *v;
	size_t i;

	for (i = 1; i < n && p[order[i - 1]].ts <= p[order[i]].ts; i++)
		;
	if (i >= n)
		return;
	v = xreallocarray(NULL, n, sizeof(*v));
	for (i = 0; i < n; i++) {
		v[i].key = radix_time(p[order[i]].ts);
		v[i].value = order[i];
	}
	radix_sort(v, n);
	for (i = 0; i < n; i++)
		order[i] = (uint32_t)v[i].value;
	free(v);
}

/* What one worker needs to bind points. */
struct binding {
	struct flows	*w;
	struct bind	**threads;	/* of each thread, once it is needed */
	uint32_t	*at;		/* points of a block by thread */
	uint32_t	*order;
};

/* The points of one thread. */
static void
bind_run(struct binding *b, uint32_t utid, uint32_t *order, size_t n)
{
	const struct trace *t = b->w->t;
	uint32_t track = t->threads[utid].track;
	struct bind **bind = &b->threads[utid];
	struct raw_flow *p;
	size_t i;
	int missed = 0, any = track != NONE && t->tracks[track].nrows > 0;

	if (any && *bind == NULL)
		*bind = bind_new(t, track);
	if (any)
		sort_by_time(b->w->p, order, n);
	for (i = 0; i < n; i++) {
		p = &b->w->p[order[i]];
		p->where = any ? bind_point(*bind, p) : NONE;
		missed |= p->where == NONE && bind_is_event(p);
	}
	if (missed)
		b->w->missed = 1;
}

/* Points [first, end), but for those that were swept, thread by thread. */
static void
bind_block(struct binding *b, size_t first, size_t end)
{
	uint32_t nthreads = b->w->t->nthreads, utid, at, n;
	struct raw_flow *p = b->w->p;
	size_t i;

	memset(b->at, 0, nthreads * sizeof(*b->at));
	for (i = first; i < end; i++)
		if (!(p[i].off_ph & SWEPT))
			b->at[p[i].where]++;
	for (at = utid = 0; utid < nthreads; utid++) {
		n = b->at[utid];
		b->at[utid] = at;
		at += n;
	}
	for (i = first; i < end; i++)
		if (!(p[i].off_ph & SWEPT))
			b->order[b->at[p[i].where]++] = (uint32_t)i;
		else
			p[i].off_ph &= ~(uint64_t)SWEPT;
	for (at = utid = 0; utid < nthreads; at = b->at[utid++])
		if (b->at[utid] > at)
			bind_run(b, utid, &b->order[at], b->at[utid] - at);
}

/*
 * Binds points [first, end): in blocks that fit a cache, in each thread by
 * thread, so that little of the slices is in use at a time.
 */
static void
bind_some(struct flows *w, size_t first, size_t end)
{
	uint32_t nthreads = w->t->nthreads, i;
	size_t most = nthreads > BLOCK ? nthreads : BLOCK, next;
	struct binding b = { .w = w };

	b.threads = xcalloc(nthreads, sizeof(struct bind *));
	b.at = xreallocarray(NULL, nthreads, sizeof(*b.at));
	b.order = xreallocarray(NULL, most, sizeof(*b.order));
	for (; first < end; first = next) {
		next = end - first < most ? end : first + most;
		bind_block(&b, first, next);
	}
	for (i = 0; i < nthreads; i++)
		bind_free(b.threads[i]);
	free(b.threads);
	free(b.at);
	free(b.order);
}

static void
slow_count(void *arg, size_t first, size_t end, uint32_t *counts)
{
	const struct flows *w = arg;

	for (; first < end; first++)
		if (w->slow[w->p[first].where])
			counts[w->p[first].where]++;
}

static void
slow_place(void *arg, size_t first, size_t end, uint32_t *at)
{
	const struct flows *w = arg;

	for (; first < end; first++)
		if (w->slow[w->p[first].where])
			w->order[at[w->p[first].where]++] = (uint32_t)first;
}

/* The points of one thread, if it is slow. */
static void
slow_job(void *arg, size_t utid)
{
	struct flows *w = arg;
	uint32_t *order = &w->order[w->at[utid]];
	size_t n = w->at[utid + 1] - w->at[utid], i;

	if (n == 0)
		return;
	sort_by_time(w->p, order, n);
	sweep_points(w->t, w->t->threads[utid].track, w->p, order, n);
	for (i = 0; i < n; i++)
		w->p[order[i]].off_ph |= SWEPT;
}

/* Points of tracks of very many rows are bound thread by thread. */
static void
bind_slow(struct flows *w)
{
	struct split s = { .n = w->n, .nbuckets = (size_t)w->t->nthreads + 1,
	    .count = slow_count, .place = slow_place, .arg = w };
	struct split_at *at;
	uint32_t i, track;
	int any = 0;

	w->slow = xcalloc(w->t->nthreads, 1);
	for (i = 0; i < w->t->nthreads; i++) {
		track = w->t->threads[i].track;
		any |= w->slow[i] = track != NONE &&
		    bind_is_slow(w->t, track);
	}
	if (any) {
		at = split_count(&s, w->threads);
		w->at = split_starts(at);
		split_place(&s, at, w->threads);
		pool_run(w->threads, w->t->nthreads, slow_job, w);
		split_free(at);
	}
	free(w->slow);
}

/* Points of binds on async slices: by the offsets of all of those. */
static void
bind_async(struct flows *w)
{
	const struct trace *t = w->t;
	struct radix *by_off;
	size_t nslices = 0, i, at;
	uint32_t k, s, end;

	by_off = xreallocarray(NULL, (size_t)t->nslices + 1, sizeof(*by_off));
	for (k = 0; k < t->ntracks; k++) {
		if (t->tracks[k].kind != TRACK_ASYNC || t->tracks[k].nrows == 0)
			continue;
		s = t->rows[t->tracks[k].row].first;
		end = s + (uint32_t)t->tracks[k].nslices;
		for (; s < end; s++) {
			by_off[nslices].key = t->off[s];
			by_off[nslices++].value = s;
		}
	}
	radix_sort(by_off, nslices);
	for (i = 0; i < w->n; i++) {
		if (w->p[i].where != NONE || !bind_is_event(&w->p[i]))
			continue;
		at = radix_from(by_off, nslices, REC_OFF(&w->p[i]));
		if (at < nslices && by_off[at].key == REC_OFF(&w->p[i]))
			w->p[i].where = (uint32_t)by_off[at].value;
	}
	free(by_off);
}

/* ---- keys ---- */

/* What a tag says, once for each: its kind, and its part of the key. */
static void
read_tags(struct flows *w)
{
	const struct keytab *tags = &w->f->b->flow_tags;
	struct keytab keys;
	struct keyword k;
	uint32_t i;

	memset(&keys, 0, sizeof(keys));
	w->kind = xreallocarray(NULL, tags->n, sizeof(*w->kind));
	w->key = xreallocarray(NULL, tags->n, sizeof(*w->key));
	for (i = 0; i < tags->n; i++) {
		k = tags->keys[i];
		w->kind[i] = (uint32_t)k.w[2];
		k.w[2] = 0;
		w->key[i] = keytab_add(&keys, &k, NULL);
	}
	keytab_free(&keys);
}

static uint64_t
key_hash(const struct flows *w, const struct raw_flow *p)
{
	uint64_t h = p->id + w->key[p->tag] * UINT64_C(0x9e3779b97f4a7c15);

	h = (h ^ h >> 32) * UINT64_C(0xd6e8feb86659fd93);
	return (h ^ h >> 32) * UINT64_C(0xd6e8feb86659fd93);
}

static int
same_key(const struct flows *w, const struct raw_flow *a,
    const struct raw_flow *b)
{
	return a->id == b->id && w->key[a->tag] == w->key[b->tag];
}

/* The one pass over all points as they stand binds them, too. */
static void
key_count(void *arg, size_t first, size_t end, uint32_t *counts)
{
	struct flows *w = arg;

	bind_some(w, first, end);
	for (; first < end; first++)
		counts[key_hash(w, &w->p[first]) >> w->shift]++;
}

static void
key_place(void *arg, size_t first, size_t end, uint32_t *at)
{
	const struct flows *w = arg;

	for (; first < end; first++)
		w->order[at[key_hash(w, &w->p[first]) >> w->shift]++] =
		    (uint32_t)first;
}

/* ---- walking the points of a key ---- */

struct walk {
	const struct flows *w;
	size_t		 group;
	const uint32_t	*number;	/* of the points of the group ... */
	struct raw_flow	*p;		/* ... and copies of them */
	uint32_t	 key_first;
	/* the source */
	int		 set, used;
	uint32_t	 source;
	int64_t		 source_ts;
};

static void
walk_warn(const struct walk *k, enum warn_code code, uint32_t i)
{
	struct warn **warn = &k->w->warn[k->group];

	if (*warn == NULL)
		*warn = xcalloc(1, sizeof(**warn));
	warn_add(*warn, code, REC_OFF(&k->p[i]));
}

/* An arrow between two of the group; NONE: an end is missing. */
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
	if (!k->set || k->used)
		return;
	walk_arrow(k, k->source, NONE, k->source_ts);
	walk_warn(k, WARN_FLOW_NO_END, k->source);
}

static void
walk_point(struct walk *k, uint32_t i)
{
	const struct raw_flow *p = &k->p[i];
	const struct trace *t = k->w->t;
	unsigned char ph = REC_PH(p);
	int is_source = ph == 's' || ph == 't' || ph == '>' || ph == '=';
	int is_target = ph != 's' && ph != '>';

	if (k->set && !is_target && k->w->f->b->compat.on) {
		/* there an id is never free again */
		walk_warn(k, WARN_TP_FLOW_AGAIN, i);
		return;
	}
	if (is_target) {
		if (k->set)
			walk_arrow(k, k->source, i, k->source_ts);
		else {
			walk_arrow(k, NONE, i, p->ts);
			walk_warn(k, WARN_FLOW_NO_START, i);
		}
		k->used = 1;
	}
	if (!is_source)
		return;
	if (!is_target) {
		walk_unused(k);
		k->used = 0;
	}
	k->set = 1;
	k->source = i;
	k->source_ts = p->ts;
	/* an arrow of a bind leaves where its slice ends */
	if (bind_is_event(p) && p->where != NONE &&
	    t->dur[p->where] != DUR_OPEN)
		k->source_ts = trace_slice_end(t, p->where);
}

/* The points v[0 .. n) of one key. */
static void
walk_key(struct walk *k, struct radix *v, size_t n)
{
	size_t i;

	k->key_first = k->number[v[0].value];
	for (i = 0; i < n; i++)
		v[i].key = radix_time(k->p[v[i].value].ts);
	radix_sort(v, n);
	k->set = k->used = 0;
	for (i = 0; i < n; i++)
		walk_point(k, (uint32_t)v[i].value);
	walk_unused(k);
}

/* Points of one hash: nearly always of one key. */
static void
walk_hash(struct walk *k, struct radix *v, size_t n)
{
	const struct flows *w = k->w;
	size_t i, j, m;

	for (i = 1; i < n && same_key(w, &k->p[v[0].value],
	    &k->p[v[i].value]); i++)
		;
	if (i == n) {
		walk_key(k, v, n);
		return;
	}
	for (i = 0; i < n; i++)
		v[i].key = w->key[k->p[v[i].value].tag];
	radix_sort(v, n);
	for (i = 0; i < n; i = j) {
		for (j = i + 1; j < n && v[j].key == v[i].key; j++)
			;
		for (m = i; m < j; m++)
			v[m].key = k->p[v[m].value].id;
		radix_sort(&v[i], j - i);
		for (; i < j; i = m) {
			for (m = i + 1; m < j && v[m].key == v[i].key; m++)
				;
			walk_key(k, &v[i], m - i);
		}
	}
}

static void
key_job(void *arg, size_t group)
{
	const struct flows *w = arg;
	size_t n = w->at[group + 1] - w->at[group], i, j;
	struct walk k = { .w = w, .group = group,
	    .number = &w->order[w->at[group]] };
	struct arrows *l = &w->arrows[group];
	uint64_t mask = 255, hash;
	struct radix *v;

	l->v = &w->out[w->at[group]];
	l->min = INT64_MAX;
	l->high = 0;
	l->max = INT64_MIN;
	while (mask < n * 16)
		mask = mask * 2 + 1;
	k.p = xreallocarray(NULL, n, sizeof(*k.p));
	v = xreallocarray(NULL, n, sizeof(*v));
	for (i = 0; i < n; i++) {
		if (i + AHEAD < n)
			__builtin_prefetch(&w->p[k.number[i + AHEAD]]);
		k.p[i] = w->p[k.number[i]];
		v[i].key = key_hash(w, &k.p[i]) >> 4 & mask;
		v[i].value = i;
		l->high |= REC_OFF(&k.p[i]);
		if (k.p[i].where == NONE)
			walk_warn(&k, WARN_FLOW_NO_SLICE, (uint32_t)i);
	}
	radix_sort(v, n);
	for (i = 0; i < n; i = j) {
		hash = v[i].key;
		for (j = i + 1; j < n && v[j].key == hash; j++)
			;
		walk_hash(&k, &v[i], j - i);
	}
	free(k.p);
	free(v);
}

/* What belongs together, and where it is. */
static struct split_at *
group_all(struct flows *w, size_t *ngroups)
{
	struct split s = { .n = w->n, .count = key_count, .place = key_place,
	    .arg = w };
	struct split_at *at;
	unsigned bits = 1;

	while (bits < GROUP_BITS && (size_t)GROUP << bits < w->n)
		bits++;
	w->shift = 64 - bits;
	*ngroups = s.nbuckets = (size_t)1 << bits;
	bind_slow(w);
	at = split_count(&s, w->threads);
	if (w->missed)
		bind_async(w);
	split_place(&s, at, w->threads);
	w->at = split_starts(at);
	return at;
}

/* All points, key by key. */
static void
walk_all(struct flows *w, size_t ngroups)
{
	size_t i;

	w->out = xreallocarray(NULL, w->n, sizeof(*w->out));
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

void
flows_fill(struct finish *f)
{
	struct split_at *at;
	struct flows w;
	size_t ngroups;

	memset(&w, 0, sizeof(w));
	w.f = f;
	w.t = f->t;
	w.p = f->b->flows.v;
	w.n = f->b->flows.n;
	w.threads = w.n < FEW ? 1 : f->threads;
	if (w.n >= UINT32_MAX / 2)
		fatal("too many flow events");
	w.order = xreallocarray(NULL, w.n, sizeof(*w.order));
	read_tags(&w);
	at = group_all(&w, &ngroups);
	walk_all(&w, ngroups);
	split_free(at);
	free(w.order);
	flow_table_fill(w.t, w.p, w.kind, w.arrows, ngroups, w.threads);
	free(w.arrows);
	free(w.out);
	free(w.kind);
	free(w.key);
	free(f->b->flows.v);
	f->b->flows.v = NULL;
	f->b->flows.n = 0;
	flow_table_index(f->t, w.threads);
}
