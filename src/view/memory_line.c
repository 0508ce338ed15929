/*
 * memory_line: the memory dumps of a process as counters over time.
 *
 * A folded track is one line: the marks of the dumps, and below them the memory
 * of the process as bars.  An unfolded one has a line for the marks, one for
 * each of the process's totals and one for each of its allocators, the largest
 * first.
 *
 * The numbers are not read when a trace is loaded, as a dump may have
 * megabytes.  The totals are read when a line of the track is first drawn, the
 * allocators when the track is unfolded; both are kept with the view.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/memory_facts.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "ttv/memory_tree.h"
#include "ttv/sort.h"
#include "pen.h"
#include "priv.h"
#include "run.h"

#define MOST_ALLOCATORS	12	/* lines */
#define MOST_NAMES	256	/* allocators that are compared */
#define LEVELS		7	/* eighths of a bar: the last parts the lines */

/* The totals with a line; the first that the dumps have is on top. */
static const char *const total_labels[MEMORY_MEASURES] = {
	[MEMORY_RESIDENT] = "resident",
	[MEMORY_FOOTPRINT] = "footprint",
	[MEMORY_PEAK_RESIDENT] = "peak resident",
};

struct memory_counter {
	char		*name;
	double		*value;		/* bytes in force; NaN: no value yet */
	double		 max;
};

struct memory_series {
	uint32_t	 track;
	uint32_t	 n;		/* dumps of the track */
	int		 deep;		/* allocators have been read */
	struct memory_counter *c;
	size_t		 nc, cap;
	struct memory_series *next;
};

static void
counters_free(struct memory_counter *c, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		free(c[i].name);
		free(c[i].value);
	}
}

void
memory_free(struct memory_series *m)
{
	struct memory_series *next;

	for (; m != NULL; m = next) {
		next = m->next;
		counters_free(m->c, m->nc);
		free(m->c);
		free(m);
	}
}

/* ---- reading ---- */

static struct memory_counter *
counter_named(struct memory_series *m, size_t from, const char *name,
    size_t len)
{
	struct memory_counter *c;
	uint32_t i;
	size_t k;

	for (k = from; k < m->nc; k++)
		if (strncmp(m->c[k].name, name, len) == 0 &&
		    m->c[k].name[len] == '\0')
			return &m->c[k];
	if (m->nc - from >= MOST_NAMES)
		return NULL;
	m->c = xgrow(m->c, m->nc, &m->cap, sizeof(*m->c));
	c = &m->c[m->nc++];
	c->name = xcalloc(len + 1, 1);
	memcpy(c->name, name, len);
	c->value = xreallocarray(NULL, (size_t)m->n + 1, sizeof(*c->value));
	for (i = 0; i < m->n; i++)
		c->value[i] = NAN;
	c->max = 0;
	return c;
}

static void
counter_set(struct memory_counter *c, uint32_t at, uint64_t bytes)
{
	if (c == NULL)
		return;
	c->value[at] = (double)bytes;
	if (c->value[at] > c->max)
		c->max = c->value[at];
}

static void
read_totals(struct memory_series *m, uint32_t at, const struct memory_facts *f)
{
	const char *label;
	size_t i;

	for (i = 0; i < f->ntotals; i++) {
		label = total_labels[f->totals[i].measure];
		if (label != NULL)
			counter_set(counter_named(m, 0, label, strlen(label)),
			    at, f->totals[i].bytes);
	}
}

/*
 * Reads the allocators that are in no other: their sizes include their parts.
 */
static void
read_allocators(struct memory_series *m, uint32_t at, size_t from,
    const struct memory_facts *f, struct arena *a)
{
	const struct memory_node *n;
	struct memory_tree tree;

	memory_tree(&tree, a, f, 1);
	for (n = tree.root.child; n != NULL; n = n->next)
		if (n->has_effective || n->has_size)
			counter_set(counter_named(m, from, n->path, n->len),
			    at, n->has_effective ? n->effective : n->size);
}

static enum memory_measure
measure_of(const struct memory_counter *c)
{
	enum memory_measure i;

	for (i = 0; i < MEMORY_MEASURES; i++)
		if (total_labels[i] != NULL &&
		    strcmp(total_labels[i], c->name) == 0)
			break;
	return i;
}

static int
total_order(const void *va, const void *vb)
{
	enum memory_measure a = measure_of(va), b = measure_of(vb);

	return COMPARE(a, b);
}

static int
allocator_order(const void *va, const void *vb)
{
	const struct memory_counter *a = va, *b = vb;

	if (a->max != b->max)
		return COMPARE(b->max, a->max);
	return strcmp(a->name, b->name);
}

static void
read_dumps(struct memory_series *m, const struct trace *tr, int deep)
{
	const struct track *k = &tr->tracks[m->track];
	struct arena a = ARENA_INIT;
	struct memory_facts f;
	size_t from = m->nc, c;
	uint64_t off;
	uint32_t i;

	for (i = 0; i < m->n; i++) {
		off = tr->memdumps[k->memdump + i].off;
		trace_memory_facts(tr, off, deep ? MEMORY_ALLOCATORS :
		    MEMORY_TOTALS, &f, &a);
		if (deep)
			read_allocators(m, i, from, &f, &a);
		else
			read_totals(m, i, &f);
		arena_free(&a);
	}
	for (c = from; c < m->nc; c++)
		for (i = 1; i < m->n; i++)
			if (isnan(m->c[c].value[i]))
				m->c[c].value[i] = m->c[c].value[i - 1];
	if (m->nc > from)
		qsort(&m->c[from], m->nc - from, sizeof(*m->c), deep ?
		    allocator_order : total_order);
	if (deep && m->nc - from > MOST_ALLOCATORS) {
		counters_free(&m->c[from + MOST_ALLOCATORS], m->nc - from -
		    MOST_ALLOCATORS);
		m->nc = from + MOST_ALLOCATORS;
	}
}

static struct memory_series *
series_of(const struct view *v, uint32_t track, int deep)
{
	struct memory_series *m;

	for (m = v->priv->memory; m != NULL; m = m->next)
		if (m->track == track)
			break;
	if (m == NULL) {
		m = xcalloc(1, sizeof(*m));
		m->track = track;
		m->n = v->trace->tracks[track].nmemdumps;
		m->next = v->priv->memory;
		v->priv->memory = m;
		read_dumps(m, v->trace, 0);
	}
	if (deep && !m->deep) {
		m->deep = 1;
		read_dumps(m, v->trace, 1);
	}
	return m;
}

uint32_t
memory_lines(const struct view *v, uint32_t track)
{
	return 1 + (uint32_t)series_of(v, track, 1)->nc;
}

const char *
view_memory_part(const struct view *v, uint32_t track, uint32_t part)
{
	const struct memory_series *m = series_of(v, track, 1);

	return part > 0 && part <= m->nc ? m->c[part - 1].name : NULL;
}

/* ---- values in force ---- */

/* Returns the value in force at t; NaN before the first dump with a value. */
static double
value_at(const struct trace *tr, const struct memory_series *m,
    const struct memory_counter *c, int64_t t)
{
	const struct track *k = &tr->tracks[m->track];
	struct entity_run r;
	uint32_t i;

	r.type = ENTITY_MEMDUMP;
	r.first = k->memdump;
	r.n = k->nmemdumps;
	i = run_after(tr, &r, t);
	return i > r.first ? c->value[i - r.first - 1] : NAN;
}

/*
 * Returns the counter of a line; NULL for the line of marks and for a track
 * without numbers.
 */
static const struct memory_counter *
counter_of(const struct view *v, const struct line *l,
    const struct memory_series **series)
{
	const struct memory_series *m;
	uint32_t part = l->part;

	*series = m = series_of(v, l->track, 0);
	if (l->type == LINE_TRACK)
		part = 1;
	return part >= 1 && part <= m->nc ? &m->c[part - 1] : NULL;
}

const char *
memory_label(const struct view *v, const struct line *l, double *now)
{
	const struct memory_series *m;
	const struct memory_counter *c = counter_of(v, l, &m);

	*now = c == NULL ? NAN : value_at(v->trace, m, c, v->cursor);
	return c == NULL ? "" : c->name;
}

void
memory_change(const struct view *v, const struct line *l, char *out, size_t n)
{
	const struct memory_series *m;
	const struct memory_counter *c = counter_of(v, l, &m);
	double change;
	uint32_t i;

	*out = '\0';
	for (i = 0; c != NULL && i < m->n && isnan(c->value[i]); i++)
		;
	if (c == NULL || i == m->n || n < 2)
		return;
	change = c->value[m->n - 1] - c->value[i];
	if (change < 1 && change > -1)
		return;
	*out = change > 0 ? '+' : '-';
	text_bytes(out + 1, n - 1, (uint64_t)fabs(change));
}

/* ---- drawing ---- */

static void
bars(const struct pen *p, const struct memory_series *m,
    const struct memory_counter *c)
{
	const struct viewport *vp = &p->v->vp;
	int64_t t0, t1;
	struct style style = style_of((c - m->c) % 2 > 0 ? ROLE_COUNTER_NEXT :
	    ROLE_COUNTER);
	double now;
	int col, e;

	for (col = 0; col < p->cols; col++) {
		t0 = viewport_time(vp, col);
		t1 = viewport_time(vp, (int64_t)col + 1);
		if (t0 >= t1 || t0 > p->tr->end)
			break;
		now = value_at(p->tr, m, c, t1 - 1);
		if (isnan(now) || c->max <= 0)
			continue;
		e = (int)(now / c->max * LEVELS + 0.5);
		canvas_put(p->cv, p->x + col, p->y, glyph_bar_up(e < 1 ? 1 :
		    e), style);
	}
}

void
memory_draw(const struct pen *p, const struct line *l)
{
	const struct track *k = &p->tr->tracks[l->track];
	const struct memory_series *m;
	const struct memory_counter *c = counter_of(p->v, l, &m);
	struct entity_run r;

	if (c != NULL)
		bars(p, m, c);
	if (l->type == LINE_MEMORY && l->part > 0)
		return;
	r.type = ENTITY_MEMDUMP;
	r.first = k->memdump;
	r.n = k->nmemdumps;
	points_draw(p, &r, ROLE_OBJECT, GLYPH_SNAPSHOT);
}
