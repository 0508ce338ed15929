/*
 * follow_newest: models of the newest events alone.
 *
 * A model of everything costs as much as there is.  One of the newest events
 * costs as much as is new: its input are the bytes behind those of the large
 * model, with what they need of the past in front, as when the past is
 * forgotten (forget.c): definitions, and events that last into its time.
 *
 * A part that has enough events is complete and the next one begins; complete
 * ones are joined four at a time, again and again, as the runs of a sort: so
 * the newest part stays small and an event is read once a size.
 *
 *	- A part begins to read in the middle of the one before, because many
 *	  writers are late with some events; `own` is what no other part
 *	  counts.
 *	- Definitions are collected once where their order does not matter;
 *	  else the past of a part is that of the one before, with what that
 *	  part adds.
 *	- In a format of which nothing can be forgotten there are no such
 *	  models.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/format.h"
#include "ttv/grow.h"
#include "ttv/input.h"
#include "ttv/mapfile.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "follow_build.h"
#include "follow_newest.h"
#include "forget.h"
#include "partial.h"

#define NEWEST_JOIN	4		/* parts of a size become one */
#define NEWEST_SIZES	4		/* the largest are not joined: those
					 * of two million events, of which
					 * few come between two models of
					 * everything */

static void
newest_part_clear(struct newest_part *p)
{
	buf_free(&p->past);
	memset(p, 0, sizeof(*p));
}

void
follow_newest_free(struct follow_newest *w)
{
	size_t i;

	for (i = 0; i < w->n; i++)
		newest_part_clear(&w->parts[i]);
	newest_part_clear(&w->now);
	newest_part_clear(&w->next);
	buf_free(&w->head);
	strtab_free(w->seen);
	memset(w, 0, sizeof(*w));
}

/* ---- what a part needs of the past ---- */

/* Collects the definitions in n bytes, the first of them at offset base. */
static int
newest_head(struct follow_newest *w, const char *data, size_t n, uint64_t base,
    const char **separator)
{
	struct forgetting g = { .data = data, .len = n, .at = n,
	    .base = base, .head = &w->head, .seen = w->seen };

	g.from = (size_t)(w->headed - base);
	if (forget_beginning(w->format, &g) == -1) {
		w->damaged = 1;
		return -1;
	}
	*separator = g.separator;
	w->headed = base + g.at;
	return 0;
}

/* Adds the texts of events before an offset that last beyond a time. */
static void
newest_stay(struct buf *past, const struct trace *t, uint64_t before,
    int64_t from, const char *separator)
{
	const char *text;
	uint64_t *off;
	size_t i, n, len;

	off = forget_stay(t, before, from, &n);
	for (i = 0; i < n; i++) {
		if (i > 0 && off[i] == off[i - 1])
			continue;
		text = t->reader->raw(t, off[i], &len);
		if (text == NULL || len == 0)
			continue;
		buf_add(past, text, len);
		buf_adds(past, separator);
	}
	free(off);
}

/* Sets up a part that reads from the end of the definitions on. */
static void
part_begin(struct follow_newest *w, struct newest_part *p,
    const struct trace *t, uint64_t before, int64_t from, const char *separator)
{
	p->read = p->own.since = p->own.until = w->headed;
	p->own.from = from;
	p->nold = UINT64_MAX;
	buf_add(&p->past, w->head.data, w->head.len);
	newest_stay(&p->past, t, before, from, separator);
}

/*
 * Sets up a part behind n bytes, the first of them at offset base, of which t
 * is the model, in a format whose past stays in its order; 0 or -1.
 */
static int
part_in_order(struct follow_newest *w, struct newest_part *p,
    const struct trace *t, const char *data, size_t n, uint64_t base,
    int64_t from)
{
	struct forgetting g = { .data = data, .len = n, .at = n,
	    .base = base, .head = &p->past, .seen = strtab_new() };
	uint64_t *stay;
	int r;

	g.stay = stay = forget_stay(t, UINT64_MAX, from, &g.nstay);
	r = forget_beginning(w->format, &g);
	w->damaged |= r == -1;
	w->headed = base + g.at;
	p->read = p->own.since = p->own.until = w->headed;
	p->own.from = from;
	p->nold = UINT64_MAX;
	free(stay);
	strtab_free(g.seen);
	return r;
}

void
follow_newest_begin(struct follow_newest *w, const struct trace *t,
    const struct format *format, const char *data, size_t n, uint64_t base,
    int64_t from)
{
	const char *separator;

	follow_newest_free(w);
	if (!forget_can(format))
		return;
	w->format = format;
	w->seen = strtab_new();
	w->headed = base;
	if (format->in_order) {
		w->ready = part_in_order(w, &w->now, t, data, n, base,
		    from) == 0;
		return;
	}
	if (newest_head(w, data, n, base, &separator) == -1)
		return;
	part_begin(w, &w->now, t, w->headed, from, separator);
	w->ready = 1;
}

/* ---- the newest part ---- */

/*
 * Returns the offset of the first byte that a part reads, its past, so that its
 * own events have the offsets that they have in the input.
 */
static uint64_t
part_base(const struct newest_part *p)
{
	return p->read - p->past.len;
}

/* Sets up a model of a part, up to an offset; 0: there are no bytes. */
static int
part_open(const struct follow_newest *w, const struct newest_part *p,
    const struct grow *g, uint64_t base, uint64_t until,
    struct follow_build *b)
{
	size_t n;

	b->m = (struct partial_model){ .o = w->o, .path = w->path,
	    .format = w->format, .base = part_base(p), .threads = 1 };
	b->from = p->read;
	if (grow_map_behind(g, p->past.data, p->past.len, p->read - base,
	    &b->map) == -1)
		return 0;
	n = p->past.len + (size_t)(until - p->read);
	b->n = until > p->read ? follow_build_whole(w->format, b->map.data,
	    n) : n;
	if (b->n > 0)
		return 1;
	mapfile_close(&b->map);
	return 0;
}

static struct trace *
part_make(const struct follow_newest *w, const struct newest_part *p,
    const struct grow *g, uint64_t base, uint64_t until)
{
	struct follow_build b;

	return part_open(w, p, g, base, until, &b) ? follow_build_make(&b) :
	    NULL;
}

/* Counts the events that stand in front of a part's own. */
static void
part_count(const struct follow_newest *w, struct newest_part *p,
    const struct grow *g, uint64_t base)
{
	struct trace *t;

	if (p->nold != UINT64_MAX)
		return;
	t = part_make(w, p, g, base, p->own.since);
	p->nold = t == NULL ? 0 : t->nevents;
	trace_free(t);
}

/*
 * Returns from when on the part behind the model t is shown: not the latest of
 * all times, as one that is wrong would hide all later parts.
 */
static int64_t
newest_from(const struct follow_newest *w, const struct trace *t)
{
	int64_t latest = forget_latest(t, w->now.read);

	return latest == INT64_MIN ? w->now.own.from : latest;
}

/*
 * Collects what the next part needs, which begins behind the model t, or
 * earlier if that was collected before; w->headed is the end of t's events.
 */
static int
newest_next(struct follow_newest *w, const struct trace *t)
{
	const struct inputs *in = t->reader_data;
	const char *data = in->v[0].map.data, *separator;
	uint64_t base = part_base(&w->now);
	struct newest_part end = { .read = 0 };
	size_t n = t->sources[0].len;
	int r;

	if (w->format->in_order) {
		r = part_in_order(w, w->has_next ? &end : &w->next, t, data,
		    n, base, newest_from(w, t));
		newest_part_clear(&end);
	} else {
		r = newest_head(w, data, n, base, &separator);
		if (r == 0 && !w->has_next)
			part_begin(w, &w->next, t, UINT64_MAX,
			    newest_from(w, t), separator);
	}
	w->has_next |= r == 0;
	return r;
}

/* Completes the newest part, of which t is the model; the next one begins. */
static void
newest_complete(struct follow_newest *w, const struct trace *t)
{
	if (w->n == NEWEST_PARTS || w->damaged || newest_next(w, t) == -1)
		return;
	w->latest = forget_latest(t, w->now.read);
	w->now.own.until = w->headed;
	w->next.own.since = w->next.own.until = w->headed;
	w->parts[w->n++] = w->now;
	w->now = w->next;
	memset(&w->next, 0, sizeof(w->next));
	w->has_next = 0;
}

int
follow_newest_model(struct follow_newest *w, const struct grow *g,
    uint64_t base, int last, struct newest *newest)
{
	struct newest_part *p = &w->now;
	uint64_t end = base + grow_bytes(g);
	struct trace *t;

	if (!w->ready || end <= p->own.since)
		return 0;
	part_count(w, p, g, base);
	t = part_make(w, p, g, base, end);
	if (t == NULL || t->nevents <= p->nold) {
		trace_free(t);
		return 0;
	}
	p->own.until = end;
	p->own.events = t->nevents - p->nold;
	*newest = p->own;
	newest->trace = t;
	if (last || p->own.events >= tuning.follow_part) {
		newest_complete(w, t);
		if (w->now.own.events == 0)
			newest->until = w->now.own.since;
	} else if (p->own.events >= tuning.follow_part / 2 && !w->has_next &&
	    !w->damaged)
		newest_next(w, t);
	return 1;
}

/* ---- complete parts ---- */

void
follow_newest_drop(struct follow_newest *w, uint64_t until)
{
	size_t i, n = 0;

	for (i = 0; i < w->n; i++)
		if (w->parts[i].own.until <= until)
			newest_part_clear(&w->parts[i]);
		else
			w->parts[n++] = w->parts[i];
	w->n = n;
}

uint64_t
follow_newest_first(const struct follow_newest *w)
{
	return !w->ready ? UINT64_MAX : w->n > 0 ? w->parts[0].read :
	    w->now.read;
}

/* Returns how often parts were joined to get one as large. */
static int
part_size(const struct newest_part *p)
{
	uint64_t n = p->own.events / NEWEST_JOIN;
	int size;

	for (size = 0; n >= tuning.follow_part && size < NEWEST_SIZES; size++)
		n /= NEWEST_JOIN;
	return size;
}

/*
 * Finds the newest parts in a row of which NEWEST_JOIN are of a size and the
 * others, which a burst left between them, smaller; returns 0 without such.
 */
static int
parts_alike(struct follow_newest *w, int size)
{
	size_t i, end = w->n;
	int is, n = 0;

	for (i = w->n; i > 0 && n < NEWEST_JOIN; i--) {
		is = part_size(&w->parts[i - 1]);
		if (is > size) {
			end = i - 1;
			n = 0;
		}
		n += is == size;
	}
	w->joining = i;
	w->njoining = end - i;
	return n == NEWEST_JOIN;
}

int
follow_newest_join(struct follow_newest *w, const struct grow *g,
    uint64_t base, struct follow_build *b)
{
	const struct newest_part *first;
	int size;

	for (size = 0; w->ready && size < NEWEST_SIZES - 1; size++)
		if (parts_alike(w, size)) {
			first = &w->parts[w->joining];
			return part_open(w, first, g, base,
			    first[w->njoining - 1].own.until, b);
		}
	return 0;
}

void
follow_newest_joined(struct follow_newest *w, struct newest *newest)
{
	struct newest_part *p = &w->parts[w->joining];
	size_t i, gone = w->njoining - 1;

	for (i = 1; i <= gone; i++) {
		p->own.events += p[i].own.events;
		p->own.until = p[i].own.until;
		newest_part_clear(&p[i]);
	}
	w->n -= gone;
	memmove(p + 1, p + 1 + gone, (w->n - w->joining - 1) * sizeof(*p));
	*newest = p->own;
}
