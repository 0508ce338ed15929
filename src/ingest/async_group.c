/*
 * async_group: turns the events of a log into spans (ttv-formats(5), ASYNC).
 *
 * Events of one key are a group.  Most groups are simple: in order of time,
 * each begin is followed by its end, with nothing but instants between.  The
 * spans of a simple group follow from one look at each event, in the order of
 * the log: speculation that a group is simple.  Where it fails, the group's
 * events are gathered, sorted, paired and nested like those of a thread.  Both
 * ways make the same spans of a simple group.
 *
 *   - Each outermost span of a gathered group is a root; a span that overlaps
 *     in it without nesting is a root too, on the track of the one that it
 *     overlaps.
 *   - A slice is under the process of its root's begin.
 *   - Steps (legacy T and p) become spans without an end event.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/hash.h"
#include "ttv/hashtab.h"
#include "ttv/xmalloc.h"
#include "async.h"

struct group {
	uint64_t	id;
	uint64_t	first;		/* offset of its first event */
	int64_t		last;		/* time of the newest event */
	uint32_t	key;
	uint32_t	open;		/* the open span + 1, or 0 */
	uint32_t	n;		/* number of events, if gathered */
	uint8_t		instant;	/* 1: the newest event is an instant */
	uint8_t		gathered;	/* 1: the group is not simple */
};

struct async_work {			/* state of making spans of logs */
	struct asyncs	*a;
	struct warn	*warn;
	const struct raw_async *raw;
	size_t		 nraw;
	LIST(group)	 groups;
	size_t		 ngathered;	/* groups */
	struct async_span *spans;	/* spans of the log */
	uint32_t	 base, n;
	size_t		 ndead, dead_at;
	/* Arrays that are reused from log to log. */
	uint32_t	*of;		/* the group of each event */
	uint32_t	*of_span;	/* group of each simple span */
	struct hashtab	 slots;		/* groups */
	uint32_t	*dead;		/* void spans, to be reused */
	size_t		 of_cap, of_span_cap, dead_cap;
	/* State of a gathered group. */
	struct raw_event	*recs;
	size_t		 recs_cap;
	uint32_t	*row;
	size_t		 row_cap;
	uint32_t	*lane_root;	/* newest root of each lane */
	size_t		 lane_cap;
	struct pair	 pair;
	struct nest	 nest;
	struct ends	 ends;
};

/* Makes room for n numbers in *v; the old contents are lost. */
static void
room(uint32_t **v, size_t *cap, size_t n)
{
	if (n <= *cap)
		return;
	free(*v);
	*v = xreallocarray(NULL, n, sizeof(**v));
	*cap = n;
}

/* ---- groups ---- */

static uint64_t
group_hash(uint64_t id, uint32_t key)
{
	return hash_mix((uint64_t)key << 40, id);
}

static struct hashslot *
group_slot(const struct async_work *w, uint64_t id, uint32_t key)
{
	struct hashslot *s;
	const struct group *g;

	for (s = hashtab_first(&w->slots, group_hash(id, key)); s->row != 0;
	    s = hashtab_next(&w->slots, s)) {
		g = &w->groups.v[s->row - 1];
		if (g->id == id && g->key == key)
			break;
	}
	return s;
}

static struct group *
group_add(struct async_work *w, struct hashslot *slot, uint64_t id,
    uint32_t key, uint64_t first)
{
	struct group *g = LIST_ADD(&w->groups);

	hashtab_set(slot, group_hash(id, key), w->groups.n - 1);
	if (hashtab_full(&w->slots, w->groups.n))
		hashtab_grow(&w->slots);
	memset(g, 0, sizeof(*g));
	g->id = id;
	g->key = key;
	g->first = first;
	g->last = INT64_MIN;
	return g;
}

static struct group *
group_of(struct async_work *w, const struct raw_async *r)
{
	uint32_t key = w->a->families[r->family].key;
	struct hashslot *slot = group_slot(w, r->id, key);

	if (slot->row != 0)
		return &w->groups.v[slot->row - 1];
	return group_add(w, slot, r->id, key, RAW_OFF(r));
}

/*
 * Returns the group of an event of a linked key; linked keys share that of
 * their root.
 */
static uint32_t
linked_group(struct async_work *w, const struct raw_async *r)
{
	const struct async_linked *l = &w->a->linked;
	struct idkey k = {{ w->a->families[r->family].key, 0, r->id }};
	uint32_t root = l->root[idtab_find(&l->keys, &k)];
	struct hashslot *slot = group_slot(w, root, 0);
	struct group *g;

	if (slot->row != 0)
		return slot->row - 1;
	g = group_add(w, slot, root, 0, RAW_OFF(r) < l->first[root] ?
	    RAW_OFF(r) : l->first[root]);
	g->gathered = 1;
	w->ngathered++;
	return (uint32_t)w->groups.n - 1;
}

/* ---- simple groups ---- */

/* Adds a span to the log; returns its index. */
static uint32_t
span_add(struct async_work *w, const struct raw_event *r, uint32_t kind)
{
	uint32_t i = w->dead_at < w->ndead ? w->dead[w->dead_at++] : w->n++;
	struct async_span *s = &w->spans[i];

	s->ts = r->ts;
	s->dur = r->dur;
	s->off_flags = RAW_OFF(r) << 8;
	s->end_off = OFF_NONE;
	s->kind = kind;
	return i;
}

/*
 * Takes a begin or an instant of a simple group; returns 0 if the group is not
 * simple.
 */
static int
simple_begin(struct async_work *w, struct group *g, const struct raw_async *r)
{
	const struct async_family *f = &w->a->families[r->family];
	int instant = EVENT_WHAT(r) == RAW_ASYNC + ASYNC_INSTANT;
	struct raw_event one = { .ts = r->ts, .dur = instant ? 0 : DUR_OPEN,
	    .off_what = r->off_what };
	uint32_t i;

	if (r->ts <= g->last || (g->open != 0 && !instant))
		return 0;
	i = span_add(w, &one, f->kind);
	w->of_span[i] = (uint32_t)(g - w->groups.v);
	if (g->open != 0) {
		w->spans[i].off_flags |= SPAN_NESTED;
		w->spans[i].unit = w->base + g->open - 1;
		w->spans[i].place = 1;
	} else {
		w->spans[i].unit = g->first;
		w->spans[i].place = f->track;
	}
	if (!instant)
		g->open = i + 1;
	g->instant = (uint8_t)instant;
	return 1;
}

static int
simple_end(struct async_work *w, struct group *g, const struct raw_async *r)
{
	struct async_span *s;
	uint32_t end;

	if (g->open == 0 || r->ts < g->last || (r->ts == g->last &&
	    g->instant))
		return 0;
	s = &w->spans[g->open - 1];
	end = w->a->families[r->family].kind;
	if (s->kind != end && !pair_closes(&w->a->kinds[s->kind],
	    &w->a->kinds[end]))
		return 0;
	if (__builtin_sub_overflow(r->ts, s->ts, &s->dur))
		s->dur = INT64_MAX;
	s->end_off = RAW_OFF(r);
	g->open = 0;
	g->instant = 0;
	return 1;
}

/* Prefetches the slots and groups of events that come soon. */
#define GROUP_AHEAD	8
static void
look_ahead(const struct async_work *w, size_t i)
{
	const struct raw_async *r;
	const struct hashslot *s;

	if (i + 2 * GROUP_AHEAD >= w->nraw)
		return;
	r = &w->raw[i + 2 * GROUP_AHEAD];
	__builtin_prefetch(hashtab_slot(&w->slots, group_hash(r->id,
	    w->a->families[r->family].key)));
	r = &w->raw[i + GROUP_AHEAD];
	s = hashtab_slot(&w->slots, group_hash(r->id,
	    w->a->families[r->family].key));
	if (s->row != 0)
		__builtin_prefetch(&w->groups.v[s->row - 1]);
}

static void
event_order_at(struct async_work *w, size_t i)
{
	const struct raw_async *r = &w->raw[i];
	int step = EVENT_WHAT(r) - RAW_ASYNC;
	struct group *g = group_of(w, r);
	int simple;

	w->of[i] = (uint32_t)(g - w->groups.v);
	if (g->gathered)
		return;
	simple = step == ASYNC_BEGIN || step == ASYNC_INSTANT ?
	    simple_begin(w, g, r) :
	    step == ASYNC_END ? simple_end(w, g, r) : 0;
	g->last = r->ts;
	if (!simple) {
		g->gathered = 1;
		w->ngathered++;
	}
}

/* ---- groups that are not ---- */

/*
 * Turns the steps of a legacy group, sorted by time, into spans without an end
 * event: T lasts to the next T or F, p from the previous p or S.  Counts and
 * drops a step without an open S, and an S inside of an open one.  Returns the
 * number of recs that are left.
 */
static size_t
group_steps(struct raw_event *r, size_t n, struct warn *warn)
{
	size_t i, w = 0;
	ptrdiff_t into = -1;		/* index of the open T; -1: none */
	int open = 0;
	int64_t past = 0;		/* ns, where the next p begins */

	for (i = 0; i < n; i++) {
		struct raw_event one = r[i];
		int step = EVENT_WHAT(&one) - RAW_ASYNC;

		if ((step == LEGACY_STEP_INTO || step == LEGACY_STEP_PAST) &&
		    !open) {
			warn_add(warn, WARN_STEP, RAW_OFF(&one));
			continue;
		}
		if (step == LEGACY_START && open) {
			warn_add(warn, WARN_STEP, RAW_OFF(&one));
			continue;
		}
		if (into != -1 && (step == LEGACY_STEP_INTO ||
		    step == LEGACY_END)) {
			if (__builtin_sub_overflow(one.ts, r[into].ts,
			    &r[into].dur))
				r[into].dur = INT64_MAX;
			into = -1;
		}
		if (step == LEGACY_START) {
			open = 1;
			past = one.ts;
		} else if (step == LEGACY_END) {
			open = 0;
		} else if (step == LEGACY_STEP_INTO) {
			into = (ptrdiff_t)w;
			one.dur = DUR_OPEN;
			one.off_what = RAW_PACK(RAW_OFF(&one),
			    RAW_ASYNC + ASYNC_INSTANT);
		} else if (step == LEGACY_STEP_PAST) {
			if (__builtin_sub_overflow(one.ts, past, &one.dur))
				one.dur = INT64_MAX;
			past = one.ts;
			one.ts -= one.dur;
			one.off_what = RAW_PACK(RAW_OFF(&one),
			    RAW_ASYNC + ASYNC_INSTANT);
		}
		r[w++] = one;
	}
	return w;
}

/*
 * Returns the family of the event at offset `off` of a group, by binary search:
 * raw[] is in file order.
 */
static const struct async_family *
family_at(const struct async_work *w, const struct raw_async *raw, size_t n,
    uint64_t off)
{
	size_t lo = 0, hi = n, mid;

	BISECT(lo, hi, mid, RAW_OFF(&raw[mid]) < off);
	return &w->a->families[raw[lo < n ? lo : 0].family];
}

/*
 * Flags a root that has a span of length 0 at its end, so that the root keeps
 * its lane until that span is over.
 */
static void
mark_tail(struct async_span *root, int64_t ts)
{
	int64_t end;

	if (root->dur != DUR_OPEN && !__builtin_add_overflow(root->ts,
	    root->dur, &end) && end == ts)
		root->off_flags |= SPAN_TAIL;
}

/* Makes the nested spans of a group: which are roots, and on which tracks. */
static void
group_spans(struct async_work *w, const struct raw_async *raw, size_t nraw,
    uint64_t first, const struct raw_event *r, size_t n)
{
	const struct nest_row *row;
	struct async_span *s;
	uint32_t at, track = 0;
	size_t i;

	while (w->lane_cap < w->nest.nlanes)
		w->lane_root = xgrow(w->lane_root, w->lane_cap, &w->lane_cap,
		    sizeof(*w->lane_root));
	for (i = 0; i < n; i++) {
		row = &w->nest.rows[w->row[i]];
		at = span_add(w, &r[i], r[i].kind);
		s = &w->spans[at];
		if (r[i].aux != 0)
			s->end_off = w->ends.off[r[i].aux - 1];
		if (row->depth > 0) {
			s->off_flags |= SPAN_NESTED;
			s->unit = w->base + w->lane_root[row->lane];
			s->place = row->depth;
			if (r[i].dur == 0)
				mark_tail(async_root(w->a, s), r[i].ts);
			continue;
		}
		w->lane_root[row->lane] = at;
		if (row->lane == 0)
			track = family_at(w, raw, nraw, RAW_OFF(&r[i]))->track;
		s->unit = first;
		s->place = track;
	}
}

/* Makes the spans of a gathered group, from all its events in file order. */
static void
group_gathered(struct async_work *w, const struct raw_async *raw, size_t nraw,
    uint64_t first)
{
	size_t i, n = nraw;
	int unsorted = 0, legacy;

	while (w->recs_cap < n)
		w->recs = xgrow(w->recs, w->recs_cap, &w->recs_cap,
		    sizeof(*w->recs));
	while (w->row_cap < n)
		w->row = xgrow(w->row, w->row_cap, &w->row_cap,
		    sizeof(*w->row));
	for (i = 0; i < n; i++) {
		w->recs[i].ts = raw[i].ts;
		w->recs[i].off_what = raw[i].off_what;
		w->recs[i].kind = w->a->families[raw[i].family].kind;
		w->recs[i].dur = EVENT_WHAT(&raw[i]) ==
		    RAW_ASYNC + ASYNC_INSTANT ? 0 : DUR_OPEN;
		w->recs[i].aux = 0;
		unsorted |= i > 0 && raw[i].ts < raw[i - 1].ts;
	}
	legacy = w->a->families[raw[0].family].space == KEY_LEGACY ||
	    w->a->families[raw[0].family].space == KEY_MARKER;
	if (unsorted)
		nest_sort_time(w->recs, n);
	if (legacy)
		n = group_steps(w->recs, n, w->warn);
	w->ends.n = 0;
	/* tracks of the reader's own keep the order of the file, as others do
	 * that stand in the order of time */
	unsorted &= w->a->families[raw[0].family].space != KEY_TRACK;
	n = pair_events(&w->pair, w->recs, n, unsorted, w->a->kinds, &w->ends,
	    w->warn);
	pair_end(&w->pair, w->warn);
	if (legacy)
		nest_sort_time(w->recs, n);	/* p steps begin earlier */
	nest_sort_ties(w->recs, n, unsorted ? NULL : w->ends.off);
	w->nest.ends = w->ends.off;
	w->nest.unordered = unsorted;
	nest_rows(&w->nest, w->recs, n, w->row, WARN_ASYNC_OVERLAP, w->warn);
	group_spans(w, raw, nraw, first, w->recs, n);
}

/*
 * Voids the spans that were made of groups before they turned out not simple.
 */
static void
spans_kill(struct async_work *w)
{
	uint32_t i;

	room(&w->dead, &w->dead_cap, w->n);
	for (i = 0; i < w->n; i++)
		if (w->groups.v[w->of_span[i]].gathered) {
			w->spans[i].off_flags = SPAN_DEAD;
			w->dead[w->ndead++] = i;
		}
}

/* Gathers the events of each group that is not simple. */
static void
gather(struct async_work *w)
{
	struct raw_async *all;
	struct group *g;
	size_t i, n = 0, *at;

	if (w->ngathered == 0)
		return;
	spans_kill(w);
	for (i = 0; i < w->nraw; i++)
		w->groups.v[w->of[i]].n++;
	at = xcalloc(w->groups.n, sizeof(*at));
	for (i = 0; i < w->groups.n; i++) {
		at[i] = n;
		if (w->groups.v[i].gathered)
			n += w->groups.v[i].n;
	}
	all = xreallocarray(NULL, n, sizeof(*all));
	for (i = 0; i < w->nraw; i++)
		if (w->groups.v[w->of[i]].gathered)
			all[at[w->of[i]]++] = w->raw[i];
	for (i = 0; i < w->groups.n; i++) {
		g = &w->groups.v[i];
		if (g->gathered)
			group_gathered(w, &all[at[i] - g->n], g->n, g->first);
	}
	free(at);
	free(all);
}

void
async_work_free(struct async_work *w)
{
	if (w == NULL)
		return;
	free(w->of);
	free(w->groups.v);
	hashtab_free(&w->slots);
	free(w->of_span);
	free(w->dead);
	free(w->recs);
	free(w->row);
	free(w->lane_root);
	free(w->pair.open);
	free(w->ends.off);
	nest_free(&w->nest);
	free(w);
}

struct async_work *
async_work_new(struct asyncs *a)
{
	struct async_work *w = xcalloc(1, sizeof(*w));

	w->a = a;
	return w;
}

static void
work_start(struct async_work *w, const struct async_log *log, size_t which)
{
	w->raw = log->v;
	w->nraw = log->n;
	w->groups.n = 0;
	w->ngathered = 0;
	w->base = w->a->base[which];
	w->spans = &w->a->spans[w->base];
	w->n = 0;
	w->ndead = w->dead_at = 0;
	room(&w->of, &w->of_cap, log->n);
	room(&w->of_span, &w->of_span_cap, log->nspans);
	hashtab_reset(&w->slots, log->nspans / 2);
}

void
async_spans(struct async_work *w, struct async_log *log, size_t which,
    struct warn *warn)
{
	const struct group *g;
	size_t i;

	w->warn = warn;
	work_start(w, log, which);
	for (i = 0; i < log->n; i++) {
		if (which == ASYNC_LOGS) {
			w->of[i] = linked_group(w, &log->v[i]);
			continue;
		}
		look_ahead(w, i);
		event_order_at(w, i);
	}
	for (i = 0; i < w->groups.n; i++) {
		g = &w->groups.v[i];
		if (g->open != 0 && !g->gathered)
			warn_add(warn, WARN_UNFINISHED,
			    SPAN_OFF(&w->spans[g->open - 1]));
	}
	gather(w);
	w->a->n[which] = w->n;
	free(log->v);
	memset(log, 0, sizeof(*log));
}
