/*
 * flow_bind_all: binds all points of flows on all tracks.
 *
 * Points are taken in the order of the file, in blocks that fit a cache, and a
 * block track by track and by time: the points are read once, in order, and few
 * of the slices are in use at a time.  flow_bind.c binds a point.
 *
 * Tracks of very many rows or lanes have all their points swept before; SWEPT
 * marks those points for the blocks.  Points of bind_id that belong to nothing
 * of their thread may belong to an async slice, and points of end events belong
 * to the slices that these end: both are looked up by offset last.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/hash.h"
#include "ttv/hashtab.h"
#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/split.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "flow_bind.h"

#define SWEPT		0x80		/* flag in the low byte of off_what */

/* Sorts order[] by the time of the points, which nearly always are in order. */
static void
sort_by_time(const struct chunks *p, uint32_t *order, size_t n)
{
	struct radix *v;
	size_t i;

	for (i = 1; i < n && point_at(p, order[i - 1])->ts <=
	    point_at(p, order[i])->ts; i++)
		;
	if (i >= n)
		return;
	v = xreallocarray(NULL, n, sizeof(*v));
	for (i = 0; i < n; i++) {
		v[i].key = radix_time(point_at(p, order[i])->ts);
		v[i].value = order[i];
	}
	radix_sort(v, n);
	for (i = 0; i < n; i++)
		order[i] = (uint32_t)v[i].value;
	free(v);
}

/* ---- in blocks ---- */

struct flow_binder {
	const struct trace *t;
	const struct bind_tracks *tracks;
	const struct chunks *p;
	size_t		 most;		/* points of a block */
	int		 missed;
	struct flow_bind	**binds;	/* by track; NULL until
						 * needed */
	uint32_t	*at;		/* points of a block by track */
	uint32_t	*order;
};

/* Binds n points, order[], of the builder's track `from`. */
static void
bind_run(struct flow_binder *b, uint32_t from, uint32_t *order, size_t n)
{
	const struct trace *t = b->t;
	uint32_t track = b->tracks->place[from];
	struct flow_bind **bind = &b->binds[from];
	struct raw_flow *p;
	size_t i;
	int any = track != NONE && (t->tracks[track].nrows > 0 ||
	    t->tracks[track].ninstants > 0);

	if (any && *bind == NULL)
		*bind = flow_bind_new(t, track);
	if (any)
		sort_by_time(b->p, order, n);
	for (i = 0; i < n; i++) {
		p = point_at(b->p, order[i]);
		p->where = any ? flow_bind_point(*bind, p) : NONE;
		b->missed |= p->where == NONE && flow_bind_is_late(p);
	}
}

/* Binds the points [first, end) track by track, except for swept ones. */
static void
flow_bind_block(struct flow_binder *b, size_t first, size_t end)
{
	uint32_t ntracks = b->tracks->n, track, at, n;
	struct raw_flow *p = point_at(b->p, first), *stop = p + (end - first);

	memset(b->at, 0, ntracks * sizeof(*b->at));
	for (; p < stop; p++)
		if (!(p->off_what & SWEPT))
			b->at[p->where]++;
	for (at = track = 0; track < ntracks; track++) {
		n = b->at[track];
		b->at[track] = at;
		at += n;
	}
	for (p = point_at(b->p, first); p < stop; p++, first++)
		if (!(p->off_what & SWEPT))
			b->order[b->at[p->where]++] = (uint32_t)first;
		else {
			p->off_what &= ~(uint64_t)SWEPT;
			b->missed |= p->where == NONE && flow_bind_is_late(p);
		}
	for (at = track = 0; track < ntracks; at = b->at[track++])
		if (b->at[track] > at)
			bind_run(b, track, &b->order[at], b->at[track] - at);
}

struct flow_binder *
flow_binder_new(const struct trace *t, const struct bind_tracks *tracks,
    const struct chunks *p)
{
	struct flow_binder *b = xcalloc(1, sizeof(*b));

	b->t = t;
	b->p = p;
	b->tracks = tracks;
	b->most = tracks->n > tuning.flow_block ? tracks->n :
	    tuning.flow_block;
	b->binds = xcalloc(tracks->n, sizeof(struct flow_bind *));
	b->at = xreallocarray(NULL, tracks->n, sizeof(*b->at));
	b->order = xreallocarray(NULL, b->most, sizeof(*b->order));
	return b;
}

size_t
flow_binder_next(struct flow_binder *b, size_t first, size_t end)
{
	if (end - first > b->most)
		end = first + b->most;
	flow_bind_block(b, first, end);
	return end;
}

int
flow_binder_free(struct flow_binder *b)
{
	int missed = b->missed;
	uint32_t i;

	for (i = 0; i < b->tracks->n; i++)
		flow_bind_free(b->binds[i]);
	free(b->binds);
	free(b->at);
	free(b->order);
	free(b);
	return missed;
}

/* ---- tracks of very many rows ---- */

struct sweeping {
	const struct trace *t;
	const struct bind_tracks *tracks;
	const struct chunks *p;
	uint8_t		*slow;		/* a track: flow_bind_is_slow() */
	uint32_t	*order;		/* points of slow tracks by track */
	const uint32_t	*at;
};

static void
slow_count(void *arg, size_t first, size_t end, uint32_t *counts)
{
	const struct sweeping *w = arg;
	uint32_t track;
	size_t next, stop;

	for (; first < end; first = next) {
		next = chunks_next(first);
		stop = chunks_stop(w->p, first, end);
		for (; first < stop; first++) {
			track = point_at(w->p, first)->where;
			counts[track] += w->slow[track];
		}
	}
}

static void
slow_place(void *arg, size_t first, size_t end, uint32_t *at)
{
	const struct sweeping *w = arg;
	uint32_t track;
	size_t next, stop;

	for (; first < end; first = next) {
		next = chunks_next(first);
		stop = chunks_stop(w->p, first, end);
		for (; first < stop; first++) {
			track = point_at(w->p, first)->where;
			if (w->slow[track])
				w->order[at[track]++] = (uint32_t)first;
		}
	}
}

/* Sweeps the points of a track, if it is slow. */
static void
slow_job(void *arg, size_t track)
{
	struct sweeping *w = arg;
	uint32_t *order = &w->order[w->at[track]];
	size_t n = w->at[track + 1] - w->at[track], i;

	if (n == 0)
		return;
	sort_by_time(w->p, order, n);
	flow_sweep_points(w->t, w->tracks->place[track], w->p, order, n);
	for (i = 0; i < n; i++)
		point_at(w->p, order[i])->off_what |= SWEPT;
}

void
flow_bind_swept(const struct trace *t, const struct bind_tracks *tracks,
    const struct chunks *p, int threads)
{
	struct sweeping w = { .t = t, .tracks = tracks, .p = p };
	struct split s = { .n = chunks_end(p),
	    .nbuckets = (size_t)tracks->n + 1, .least = tuning.flow_block,
	    .count = slow_count, .place = slow_place, .arg = &w };
	struct split_at *at;
	uint32_t i, track;
	int any = 0;

	w.slow = xcalloc(tracks->n, 1);
	for (i = 0; i < tracks->n; i++) {
		track = tracks->place[i];
		any |= w.slow[i] = track != NONE && flow_bind_is_slow(t, track);
	}
	if (any) {
		at = split_count(&s, threads);
		w.at = split_starts(at);
		w.order = xreallocarray(NULL, w.at[s.nbuckets],
		    sizeof(*w.order));
		split_place(&s, at, threads);
		pool_run(threads, tracks->n, slow_job, &w);
		split_free(at);
		free(w.order);
	}
	free(w.slow);
}

/* ---- points that their tracks do not tell ---- */

/* A point that is looked for; the next one of its offset, or NONE. */
struct late {
	struct raw_flow	*p;
	uint32_t	 next;
};

/* The points of one kind.  They are few beside the slices: these are gone
 * through once. */
struct late_points {
	struct late	*v;
	size_t		 n, cap;
	struct hashtab	 by_off;
	uint64_t	*maybe;		/* a bit a stretch of offsets; 0: none
					 * of them is a point's */
	size_t		 mask;		/* of the words of maybe */
};

#define LATE_STRETCH	4		/* bits: 16 bytes, less than nearly all
					 * events have */
#define LATE_ROOM	4		/* points a word: 16 bits a point */

/* Returns the slot of an offset, or an empty one. */
static struct hashslot *
late_slot(const struct late_points *l, uint64_t off)
{
	struct hashslot *s = hashtab_first(&l->by_off, hash_word(off));

	while (s->row != 0 && RAW_OFF(l->v[s->row - 1].p) != off)
		s = hashtab_next(&l->by_off, s);
	return s;
}

static void
late_add(struct late_points *l, struct raw_flow *p)
{
	struct hashslot *s;

	l->v = xgrow(l->v, l->n, &l->cap, sizeof(*l->v));
	l->v[l->n].p = p;
	if (hashtab_full(&l->by_off, l->n))
		hashtab_grow(&l->by_off);
	s = late_slot(l, RAW_OFF(p));
	l->v[l->n].next = s->row == 0 ? NONE : s->row - 1;
	hashtab_set(s, hash_word(RAW_OFF(p)), l->n++);
}

/* Returns the word of an offset in l->maybe. */
static inline uint64_t *
late_word(const struct late_points *l, uint64_t off)
{
	return &l->maybe[off >> (LATE_STRETCH + 6) & l->mask];
}

static inline uint64_t
late_bit(uint64_t off)
{
	return UINT64_C(1) << (off >> LATE_STRETCH & 63);
}

/*
 * Fills l->maybe: slices come in the order of their offsets, nearly, so that a
 * look at it costs far less than one at the table.
 */
static void
late_maybe(struct late_points *l)
{
	size_t words = 1, i;

	while (words < l->n / LATE_ROOM)
		words *= 2;
	l->mask = words - 1;
	l->maybe = xcalloc(words, sizeof(*l->maybe));
	for (i = 0; i < l->n; i++)
		*late_word(l, RAW_OFF(l->v[i].p)) |=
		    late_bit(RAW_OFF(l->v[i].p));
}

/* Binds the points of an offset that have no slice yet to `slice`. */
static inline void
late_bind(const struct late_points *l, uint64_t off, uint32_t slice)
{
	uint32_t i;

	if (!(*late_word(l, off) & late_bit(off)))
		return;
	i = late_slot(l, off)->row - 1;
	for (; i != NONE && l->v[i].p->where == NONE; i = l->v[i].next)
		l->v[i].p->where = slice;
}

/* Binds points to the async slices that their events begin. */
static void
late_begins(const struct trace *t, struct late_points *l)
{
	uint32_t k, s, end;

	late_maybe(l);
	for (k = 0; k < t->ntracks; k++) {
		if (t->tracks[k].type != TRACK_ASYNC || t->tracks[k].nrows == 0)
			continue;
		s = t->rows[t->tracks[k].row].first;
		end = s + (uint32_t)t->tracks[k].nslices;
		for (; s < end; s++)
			late_bind(l, trace_off(t, s), s);
	}
}

/* Binds points to the slices that their events end. */
static void
late_ends(const struct trace *t, struct late_points *l)
{
	uint32_t i;

	late_maybe(l);
	for (i = 0; i < t->nends; i++)
		late_bind(l, trace_end_off_at(t, i), t->end_slice[i]);
}

void
flow_bind_late(const struct trace *t, const struct chunks *points)
{
	struct late_points begins, ends;
	struct raw_flow *p, *stop;
	size_t i;

	memset(&begins, 0, sizeof(begins));
	memset(&ends, 0, sizeof(ends));
	for (i = 0; i < points->n; i++) {
		p = (struct raw_flow *)points->v[i].v;
		for (stop = p + points->v[i].n; p < stop; p++)
			if (p->where == NONE && flow_bind_is_late(p))
				late_add(flow_bind_is_end(p) ? &ends : &begins,
				    p);
	}
	if (begins.n > 0)
		late_begins(t, &begins);
	if (ends.n > 0)
		late_ends(t, &ends);
	hashtab_free(&begins.by_off);
	hashtab_free(&ends.by_off);
	free(begins.v);
	free(ends.v);
	free(begins.maybe);
	free(ends.maybe);
}
