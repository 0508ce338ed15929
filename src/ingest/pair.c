/*
 * pair: finds which end closes which begin, by the rules of ttv-formats(5),
 * BEGIN AND END, ORDER AND NESTING.
 *
 *   - An E of builder_end_kind() without a name closes the nearest open B of
 *     its category.
 *   - A B that was opened inside of the closed one stays open: true times
 *     matter more than a tidy stack, and nest_rows() puts slices that cross on
 *     another lane.
 *   - The search for a name goes at most PAIR_REACH open begins deep, so that a
 *     hostile file of n events costs no more than n * PAIR_REACH steps.
 *
 * Segments of recs in order can be paired in parallel.  What is open from
 * earlier segments lies below what a segment opens, so an end that finds its
 * begin in its own segment has found the right one.  An end that does not is
 * late: it waits until the earlier segments are joined, and then continues its
 * search below its segment's begins.  A begin that was closed in the middle of
 * the stack counts for PAIR_REACH until it comes to the top and is popped.  For
 * the result not to depend on the cuts, a late end records how many begins its
 * segment had open above, and whether the segment had none open at some time
 * since the last late end: then the begins below were the top, and closed ones
 * among them popped.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "nest.h"

#define PAIR_REACH	1024		/* open begins searched for a name */

int
pair_closes(const struct idkey *begin, const struct idkey *end)
{
	/* word 0 is the name, word 1 the category; 0: none */
	return (end->w[0] == 0 && end->w[3] != KIND_END) ||
	    ((begin->w[0] == end->w[0] || begin->w[0] == 0 ||
	    end->w[0] == 0) &&
	    (begin->w[1] == end->w[1] || begin->w[1] == 0 || end->w[1] == 0));
}

/*
 * Returns the open begin that `end` closes, or NULL.  With `earlier`, begins of
 * the end's own time do not count.  `reach` open begins were searched before.
 */
static struct pair_open *
pair_find(struct pair *p, const struct raw_event *end,
    const struct idkey *kinds, int earlier, size_t reach)
{
	const struct idkey *e = &kinds[end->kind];
	struct pair_open *o;
	size_t i;

	for (i = p->nopen; i > 0 && reach < PAIR_REACH; i--, reach++) {
		o = &p->open[i - 1];
		if (o->closed || (earlier && o->span->ts == end->ts))
			continue;
		if (pair_closes(&kinds[o->span->kind], e))
			return o;
	}
	return NULL;
}

/* Adds an end to ends[]; returns its index there + 1. */
static uint32_t
pair_number(struct ends *ends, const struct raw_event *end)
{
	if (ends->n == ends->cap)
		ends->off = xgrow(ends->off, ends->n, &ends->cap,
		    sizeof(*ends->off));
	ends->off[ends->n++] = RAW_OFF(end);
	return (uint32_t)ends->n;
}

static void
pair_close(struct pair_open *o, const struct raw_event *end, uint32_t number)
{
	struct raw_event *b = o->span;

	if (__builtin_sub_overflow(end->ts, b->ts, &b->dur))
		b->dur = INT64_MAX;
	b->aux = number;
	o->closed = 1;
}

/* Pops the closed begins at the top of the stack. */
static void
pair_trim(struct pair *p)
{
	while (p->nopen > 0 && p->open[p->nopen - 1].closed)
		p->nopen--;
}

static int
pair_is_end(const struct raw_event *r)
{
	return ((1u << RAW_END | 1u << (RAW_ASYNC + ASYNC_END) |
	    1u << (RAW_ASYNC + LEGACY_END)) >> EVENT_WHAT(r) & 1) != 0;
}

static int
is_begin(const struct raw_event *r)
{
	return ((1u << RAW_BEGIN | 1u << (RAW_ASYNC + ASYNC_BEGIN) |
	    1u << (RAW_ASYNC + LEGACY_START)) >> EVENT_WHAT(r) & 1) != 0;
}

/* ---- what a segment leaves to those before it ---- */

struct pair_late {
	struct raw_event	*v;		/* ends: see late_add() */
	size_t		 n, cap;
	const struct raw_event *bottom;	/* the lowest open begin at the newest
					 * late end; NULL: none */
};

/*
 * Returns 1 if the segment had no begin open at some time since the last late
 * end: none is open, or the lowest one is another.
 */
static int
late_bare(struct pair *p)
{
	const struct raw_event *bottom = p->nopen == 0 ? NULL : p->open[0].span;
	int bare = bottom == NULL || bottom != p->late->bottom;

	p->late->bottom = bottom;
	return bare;
}

/*
 * A late end is an event that has no length: its dur keeps the number of begins
 * that were open above it, and late_bare() in the lowest bit.
 */
static int64_t
late_pack(size_t above, int bare)
{
	return (int64_t)(above << 1) | bare;
}

static size_t
late_above(const struct raw_event *end)
{
	return (size_t)end->dur >> 1;
}

static int
late_was_bare(const struct raw_event *end)
{
	return end->dur & 1;
}

/* Adds a late end, whose aux is its number in ends. */
static void
late_add(struct pair *p, const struct raw_event *end, uint32_t number)
{
	struct pair_late *l = p->late;

	l->v = xgrow(l->v, l->n, &l->cap, sizeof(*l->v));
	l->v[l->n] = *end;
	l->v[l->n].aux = number;
	l->v[l->n++].dur = late_pack(p->nopen, late_bare(p));
}

/* ---- recs ---- */

static void
pair_one(struct pair *p, const struct raw_event *end, const struct idkey *kinds,
    struct ends *ends, struct warn *warn)
{
	struct pair_open *o;

	o = pair_find(p, end, kinds, 0, 0);
	if (o != NULL) {
		pair_close(o, end, pair_number(ends, end));
		pair_trim(p);
	} else if (p->late != NULL) {
		late_add(p, end, pair_number(ends, end));
	} else
		warn_add(warn, WARN_STRAY_END, RAW_OFF(end));
}

static void
pair_push(struct pair *p, struct pair_open o)
{
	if (p->nopen == p->cap)
		p->open = xgrow(p->open, p->nopen, &p->cap, sizeof(*p->open));
	p->open[p->nopen++] = o;
}

/*
 * Sorts n events of one time of a file whose B and E are out of order: moves
 * the ends that close what began earlier to the front, keeping the order of
 * each type.  Only whether an end will find an earlier begin matters here.
 */
static void
pair_order_ties(struct pair *p, struct raw_event *r, size_t n,
    const struct idkey *kinds, struct ends *ends)
{
	struct pair_open *o;
	size_t i, kept = 0;

	for (i = 0; i < n; i++) {
		if (pair_is_end(&r[i]) &&
		    (o = pair_find(p, &r[i], kinds, 1, 0)) != NULL) {
			pair_close(o, &r[i], pair_number(ends, &r[i]));
			pair_trim(p);
			r[i].off_what = RAW_PACK(RAW_OFF(&r[i]), RAW_USED);
		}
	}
	/* begins before the other ends */
	for (i = 0; i < n; i++) {
		struct raw_event one = r[i];

		if (EVENT_WHAT(&one) == RAW_USED || pair_is_end(&one))
			continue;
		memmove(&r[kept + 1], &r[kept], (i - kept) * sizeof(*r));
		r[kept++] = one;
	}
}

size_t
pair_events(struct pair *p, struct raw_event *r, size_t n, int be_unsorted,
    const struct idkey *kinds, struct ends *ends, struct warn *warn)
{
	size_t i, run, w = 0, tie_end = 0;

	for (i = 0; i < n; i++) {
		if (be_unsorted && i >= tie_end) {
			for (run = i + 1; run < n && r[run].ts == r[i].ts;)
				run++;
			if (run - i > 1 && run - i <= PAIR_REACH)
				pair_order_ties(p, &r[i], run - i, kinds,
				    ends);
			tie_end = run;
		}
		if (EVENT_WHAT(&r[i]) == RAW_USED)
			continue;
		if (pair_is_end(&r[i])) {
			struct raw_event end = r[i];

			pair_one(p, &end, kinds, ends, warn);
			continue;
		}
		if (w != i)
			r[w] = r[i];
		if (is_begin(&r[w]))
			pair_push(p, (struct pair_open){ .span = &r[w] });
		w++;
	}
	return w;
}

void
pair_end(struct pair *p, struct warn *warn)
{
	size_t i;

	for (i = 0; i < p->nopen; i++)
		if (!p->open[i].closed)
			warn_add(warn, WARN_UNFINISHED,
			    RAW_OFF(p->open[i].span));
	p->nopen = 0;
}

size_t
pair_part(struct pair_part *part, struct raw_event *r, size_t n,
    const struct idkey *kinds, struct ends *ends, struct warn *warn)
{
	struct pair_late late = { NULL, 0, 0, NULL };
	struct pair pair = { NULL, 0, 0, &late };
	size_t w;

	w = pair_events(&pair, r, n, 0, kinds, ends, warn);
	part->bare = late_bare(&pair);
	part->open = xreallocarray(pair.open, pair.nopen, sizeof(*pair.open));
	part->nopen = pair.nopen;
	/* each late end was a rec, so there is room behind the w spans */
	part->late = &r[n - late.n];
	part->nlate = late.n;
	if (late.n > 0)
		memcpy(part->late, late.v, late.n * sizeof(*late.v));
	free(late.v);
	return w;
}

static void
join_late(struct pair *p, const struct raw_event *end,
    const struct idkey *kinds, struct warn *warn)
{
	size_t above = late_above(end);
	struct pair_open *o;

	if (late_was_bare(end))
		pair_trim(p);
	o = pair_find(p, end, kinds, 0, above);
	if (o == NULL) {
		warn_add(warn, WARN_STRAY_END, RAW_OFF(end));
		return;
	}
	pair_close(o, end, end->aux);
	if (above == 0)
		pair_trim(p);
}

void
pair_join(struct pair *p, struct pair_part *part, const struct idkey *kinds,
    struct warn *warn)
{
	size_t i;

	for (i = 0; i < part->nlate; i++)
		join_late(p, &part->late[i], kinds, warn);
	if (part->bare)
		pair_trim(p);
	for (i = 0; i < part->nopen; i++)
		pair_push(p, part->open[i]);
	free(part->open);
	part->open = NULL;
}
