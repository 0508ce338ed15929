/*
 * Memory dumps of a process as a counter: how much of it was resident, from
 * one dump to the next, in a line below the marks of the dumps.
 *
 * The numbers stand in the dumps' args, which are not read when a trace is
 * loaded: they may be megabytes each.  They are read when the line is drawn
 * for the first time, and kept with the view.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/text.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "priv.h"

/* What a line shows: the first of these that the dumps of the track have. */
static const struct total {
	const char	*member;
	const char	*label;
} totals[] = {
	{ "resident_set_bytes",		"resident" },
	{ "private_footprint_bytes",	"footprint" },
	{ "peak_resident_set_size",	"peak resident" },
};
#define NTOTALS	3

struct memory_series {
	uint32_t	 track;
	uint32_t	 n;		/* as many as the track has dumps */
	double		*value;		/* bytes; NaN: that event says nothing */
	double		 max;
	const char	*label;
	struct memory_series *next;
};

void
memory_free(struct memory_series *m)
{
	struct memory_series *next;

	for (; m != NULL; m = next) {
		next = m->next;
		free(m->value);
		free(m);
	}
}

/* Reads the totals of all dumps of the track: value[total][dump]. */
static void
read_totals(const struct trace *tr, const struct track *k,
    double *value[NTOTALS], int has[NTOTALS])
{
	struct arena a = ARENA_INIT;
	const struct value *v;
	uint64_t bytes;
	uint32_t i;
	int t;

	for (i = 0; i < k->nmemdumps; i++) {
		v = value_get(value_get(trace_off_args(tr,
		    tr->memdumps[k->memdump + i].off, &a), "dumps"),
		    "process_totals");
		for (t = 0; t < NTOTALS; t++) {
			value[t][i] = NAN;
			if (memory_hex(value_get(v, totals[t].member),
			    &bytes) == 0) {
				value[t][i] = (double)bytes;
				has[t] = 1;
			}
		}
		arena_free(&a);
	}
}

static void
make_series(struct memory_series *m, const struct trace *tr)
{
	const struct track *k = &tr->tracks[m->track];
	double *value[NTOTALS];
	int has[NTOTALS] = { 0 }, t, best = 0;
	uint32_t i;

	m->n = k->nmemdumps;
	for (t = 0; t < NTOTALS; t++)
		value[t] = xcalloc((size_t)m->n + 1, sizeof(double));
	read_totals(tr, k, value, has);
	while (best < NTOTALS - 1 && !has[best])
		best++;
	m->value = value[best];
	m->label = totals[has[best] ? best : 0].label;
	for (t = 0; t < NTOTALS; t++)
		if (t != best)
			free(value[t]);
	for (i = 0; i < m->n; i++)
		if (m->value[i] > m->max)	/* a NaN is not */
			m->max = m->value[i];
}

static const struct memory_series *
series_of(const struct view *v, uint32_t track)
{
	struct memory_series *m;

	for (m = v->priv->memory; m != NULL; m = m->next)
		if (m->track == track)
			return m;
	m = xcalloc(1, sizeof(*m));
	m->track = track;
	make_series(m, v->trace);
	m->next = v->priv->memory;
	v->priv->memory = m;
	return m;
}

/* The value in force at t: of the last dump up to then that has one. */
static double
value_at(const struct trace *tr, const struct memory_series *m, int64_t t)
{
	const struct track *k = &tr->tracks[m->track];
	struct run r;
	uint32_t i;

	r.type = SEL_MEMDUMP;
	r.first = k->memdump;
	r.n = k->nmemdumps;
	for (i = select_after(tr, &r, t); i-- > r.first; )
		if (!isnan(m->value[i - r.first]))
			return m->value[i - r.first];
	return NAN;
}

const char *
memory_label(const struct view *v, uint32_t track, char *out, size_t n)
{
	const struct memory_series *m = series_of(v, track);
	double now = value_at(v->trace, m, v->cursor);

	*out = '\0';
	if (!isnan(now))
		text_bytes(out, n, (uint64_t)now);
	return m->label;
}

void
memory_draw(const struct pen *p, const struct line *l)
{
	const struct memory_series *m = series_of(p->v, l->track);
	const struct viewport *vp = &p->v->vp;
	int64_t t0, t1;
	double now;
	int c, e;

	for (c = 0; c < p->cols; c++) {
		t0 = viewport_time(vp, c);
		t1 = viewport_time(vp, (int64_t)c + 1);
		if (t0 >= t1 || t0 > p->tr->end)
			break;
		now = value_at(p->tr, m, t1 - 1);
		if (isnan(now) || m->max <= 0)
			continue;
		e = (int)(now / m->max * 8 + 0.5);
		canvas_put(p->cv, p->x + c, p->y, glyph_bar_up(e < 1 ? 1 : e),
		    style_of(ROLE_COUNTER));
	}
}
