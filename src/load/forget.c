/*
 * forget: what is too old in a growing input.
 *
 * Whenever a model is made, a mark notes the place up to which it has the
 * input and the latest time of what is new in it.  All before the last mark
 * whose time is too old can go, in any format; the format says what of it later
 * events need.  Slices and the like that last into what is kept stay.
 *
 *	- The present is the middle one of the last NOW_MARKS times: one event
 *	  with a wrong time must not make all others old.
 *	- A copy is made when a quarter of the bytes can go, so that each byte
 *	  is copied three times at most on average; until then more is there
 *	  than was asked for.
 *	- Marks that are too many are thinned out: then less is forgotten.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/entity.h"
#include "ttv/format.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "forget.h"

#define NOW_MARKS	3
#define EVENTS_BLOCK	512		/* events passed together: bounds the
					 * stack */
#define FORGET_SHARE	4		/* a quarter of the bytes */
#define STAY_MOST	100000		/* events that stay: a program that
					 * never ends what it begins would
					 * keep all */

/* ---- marks ---- */

void
forget_clear(struct forget *f)
{
	f->n = 0;
	f->refused = 0;
}

/* Returns when the last event of a list from an offset on begins. */
static int64_t
list_newest(const struct trace *t, const struct entity_events *list,
    uint64_t from)
{
	struct entity_event at[EVENTS_BLOCK + 1];
	uint32_t first, count = list->count(t), len;
	int64_t ts, newest = INT64_MIN;
	size_t i, n;

	for (first = 0; first < count; first += len) {
		len = count - first < EVENTS_BLOCK ? count - first :
		    EVENTS_BLOCK;
		n = list->fill(t, first, len, from, UINT64_MAX, at);
		for (i = 0; i < n; i++) {
			ts = entity_ts(t, at[i].ref.type, at[i].ref.id);
			newest = ts > newest ? ts : newest;
		}
	}
	return newest;
}

int64_t
forget_latest(const struct trace *t, uint64_t from)
{
	const struct series *s;
	int64_t ts, newest = INT64_MIN;
	size_t i;

	for (i = 0; i < entity_nevents; i++) {
		if (!entity_events[i].own)
			continue;
		ts = list_newest(t, &entity_events[i], from);
		newest = ts > newest ? ts : newest;
	}
	for (i = 0; newest == INT64_MIN && i < t->nseries; i++) {
		s = &t->series[i];
		ts = s->n > 0 ? trace_series_ts(t, s)[s->n - 1] : newest;
		newest = ts > newest ? ts : newest;
	}
	return newest;
}

uint64_t
forget_from(const struct forget *f)
{
	return f->n > 0 ? f->marks[f->n - 1].off : 0;
}

void
forget_mark(struct forget *f, int64_t ts, uint64_t off)
{
	int64_t before;
	size_t i;

	if (ts == INT64_MIN)
		return;
	if (f->n == FORGET_MARKS) {
		for (i = 0; i < FORGET_MARKS / 2; i++) {
			before = f->marks[2 * i].ts;
			f->marks[i] = f->marks[2 * i + 1];
			if (f->marks[i].ts < before)
				f->marks[i].ts = before;
		}
		f->n = FORGET_MARKS / 2;
	}
	f->marks[f->n].off = off;
	f->marks[f->n++].ts = ts;
}

/* ---- what stays ---- */

static int
stay_order(const void *va, const void *vb)
{
	const uint64_t *a = va, *b = vb;

	return COMPARE(*a, *b);
}

struct stay {
	uint64_t	*v;
	size_t		 n, cap;
};

static void
stay_add(struct stay *s, uint64_t off)
{
	s->v = xgrow(s->v, s->n, &s->cap, sizeof(*s->v));
	s->v[s->n++] = off;
}

/*
 * Adds a slice, and the event that ends it: without that, if it goes, the slice
 * would last for ever.
 */
static void
stay_slice(struct stay *s, const struct trace *t, uint32_t slice, uint64_t off)
{
	uint64_t end = trace_end_off(t, slice);

	stay_add(s, trace_off(t, slice));
	if (end != OFF_NONE && end < off)
		stay_add(s, end);
}

/*
 * Adds the slices before an offset that last beyond a time: the last one of a
 * row that begins by then, and those behind it.
 */
static void
stay_slices(struct stay *s, const struct trace *t, uint64_t off, int64_t ts)
{
	const struct row *r;
	uint32_t i, k;

	for (i = 0; i < t->nrows; i++) {
		r = &t->rows[i];
		k = trace_row_at(t, i, ts);
		for (k = k == NONE ? r->first : k; k < r->first + r->n; k++)
			if (trace_off(t, k) < off && trace_slice_end(t, k) > ts)
				stay_slice(s, t, k, off);
	}
}

/* Keeps the latest STAY_MOST offsets. */
uint64_t *
forget_stay(const struct trace *t, uint64_t off, int64_t ts, size_t *n)
{
	struct stay s = { NULL, 0, 0 };
	uint64_t at;
	uint32_t i, count;
	int e;

	stay_slices(&s, t, off, ts);
	for (e = 0; e < ENTITIES; e++) {
		if (entity_rows[e].end == NULL || entity_rows[e].off == NULL ||
		    e == ENTITY_SLICE)
			continue;
		count = entity_count(t, (enum entity)e);
		for (i = 0; i < count; i++) {
			at = entity_off(t, (enum entity)e, i);
			if (at < off && entity_end(t, (enum entity)e, i) > ts)
				stay_add(&s, at);
		}
	}
	sort_any(s.v, s.n, sizeof(*s.v), stay_order);
	if (s.n > STAY_MOST) {
		memmove(s.v, s.v + s.n - STAY_MOST, STAY_MOST * sizeof(*s.v));
		s.n = STAY_MOST;
	}
	*n = s.n;
	return s.v;
}

/* Forgets lines: those on top that begin with # stay. */
static int
forget_lines(struct forgetting *f)
{
	const char *p = f->data + f->from, *end = f->data + f->at, *next;
	uint64_t off;
	int top = f->from == 0;

	f->separator = "\n";
	for (; (next = memchr(p, '\n', (size_t)(end - p))) != NULL; p = next) {
		next++;
		off = f->base + (uint64_t)(p - f->data);
		top &= *p == '#';
		if (top || forgetting_stays(f, off, off +
		    (uint64_t)(next - p)))
			buf_add(f->head, p, (size_t)(next - p));
	}
	f->at = (size_t)(p - f->data);
	return 0;
}

/* ---- what goes ---- */

int64_t
forget_newest(const struct forget *f)
{
	return f->n > 0 ? f->marks[f->n - 1].ts : INT64_MIN;
}

int
forget_can(const struct format *format)
{
	return format->forget != NULL || format->by_line;
}

int
forget_beginning(const struct format *format, struct forgetting *g)
{
	return format->forget != NULL ? format->forget(g) : forget_lines(g);
}

/* Returns the present, or INT64_MIN: not known yet. */
static int64_t
forget_now(const struct forget *f)
{
	int64_t a, b, c;

	if (f->n < NOW_MARKS)
		return INT64_MIN;
	a = f->marks[f->n - 1].ts;
	b = f->marks[f->n - 2].ts;
	c = f->marks[f->n - 3].ts;
	return a < b ? (b < c ? b : a < c ? c : a) :
	    (a < c ? a : b < c ? c : b);
}

/* Returns the last mark before a time, or -1. */
static int
forget_last(const struct forget *f, int64_t before)
{
	size_t i;

	for (i = f->n; i > 0 && f->marks[i - 1].ts >= before; i--)
		;
	return (int)i - 1;
}

size_t
forget_old(struct forget *f, const struct trace *t,
    const struct format *format, const char *data, size_t n, uint64_t base,
    int64_t keep, struct buf *head)
{
	struct forgetting g = { .data = data, .len = n, .base = base,
	    .head = head };
	int mark = forget_last(f, sat_sub(forget_now(f), keep)), r;
	uint64_t *stay;

	if (mark == -1 || f->marks[mark].off <= base ||
	    !forget_can(format))
		return 0;
	g.at = (size_t)(f->marks[mark].off - base);
	if (g.at > n || g.at < n / FORGET_SHARE)
		return 0;
	g.stay = stay = forget_stay(t, f->marks[mark].off, f->marks[mark].ts,
	    &g.nstay);
	g.seen = strtab_new();
	r = forget_beginning(format, &g);
	strtab_free(g.seen);
	free(stay);
	f->refused |= r == -1;
	if (r == -1 || head->len > g.at / 2)
		return 0;
	f->n -= (size_t)mark;
	memmove(f->marks, f->marks + mark, f->n * sizeof(f->marks[0]));
	return g.at;
}
