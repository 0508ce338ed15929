/*
 * The overview: the density of the whole trace in one line, with the viewport
 * in brackets, and search hits and alerts as ticks.  Where most buckets have
 * alerts, ticks stand at those that have STANDS_OUT times the mean.
 *
 * Heights are computed once for a trace, in OVERVIEW_BUCKETS buckets, relative
 * to the busiest; a column shows the highest of its buckets.  A lazy view
 * begins with an estimate and passes over the slices, for heights and hits,
 * between keys (idle.c).
 */
#include "config.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/xmalloc.h"
#include "grid.h"
#include "axis.h"
#include "parts.h"
#include "pen.h"
#include "priv.h"
#include "passed.h"

#define STANDS_OUT	2

static uint64_t
span_of(const struct trace *tr)
{
	return tr->end > tr->start ? (uint64_t)tr->end - (uint64_t)tr->start :
	    0;
}

static struct grid
bucket_grid(const struct trace *tr)
{
	struct grid g = { .t0 = tr->start, .n = OVERVIEW_BUCKETS,
	    .step = (int64_t)(span_of(tr) / OVERVIEW_BUCKETS) + 1 };

	return g;
}

/* Returns the buckets inside the trace: a short trace does not fill all. */
static int
nbuckets(const struct trace *tr)
{
	struct grid g = bucket_grid(tr);
	uint64_t n = span_of(tr) / (uint64_t)g.step + 1;

	return n > OVERVIEW_BUCKETS ? OVERVIEW_BUCKETS : (int)n;
}

#define HITS_A_SLICE	2	/* kinds checked in the time of a slice */

/* Heights and hits in the making. */
struct overview {
	int			 busy;		/* the heights are pending */
	int64_t			 sum[OVERVIEW_BUCKETS];
	int32_t			 whole[OVERVIEW_BUCKETS + 1];
	int32_t			 waits[OVERVIEW_BUCKETS + 1];
	struct density_at	 at;
	struct entity_ref	 hit;	/* the next to be marked */
};

void
overview_free(struct overview *o)
{
	free(o);
}

static struct overview *
overview_making(struct view *v)
{
	if (v->priv->making == NULL)
		v->priv->making = xcalloc(1, sizeof(*v->priv->making));
	return v->priv->making;
}

/* ---- hits ---- */

static void
hit_at(struct view *v, const struct grid *g, int64_t ts)
{
	uint64_t c = ((uint64_t)ts - (uint64_t)g->t0) / (uint64_t)g->step;

	v->priv->hit[c < OVERVIEW_BUCKETS ? c : OVERVIEW_BUCKETS - 1] = 1;
}

/* Marks where things [first, first + n) of an entity are hits by kind. */
static void
hits_mark(struct view *v, const struct grid *g, enum entity e, uint32_t first,
    uint32_t n)
{
	const struct trace *tr = v->trace;
	size_t stride;
	const uint32_t *kinds = entity_rows[e].kinds(tr, &stride);
	uint32_t i;

	for (i = first; i < first + n; i++)
		if (v->hit[entity_kind_at(kinds, stride, i)])
			hit_at(v, g, entity_ts(tr, e, i));
}

/* Marks the buckets of alerts, of which the model has a list. */
static void
alerts_mark(struct view *v)
{
	const struct trace *t = v->trace;
	struct grid g = bucket_grid(t);
	uint8_t level;
	uint64_t c;
	uint32_t i;

	memset(v->priv->alert, 0, sizeof(v->priv->alert));
	memset(v->priv->nalerts, 0, sizeof(v->priv->nalerts));
	for (i = 0; i < t->nalerts; i++) {
		level = t->kinds[t->alerts[i].kind].flags & KIND_ERROR ? 2 : 1;
		c = ((uint64_t)t->alerts[i].ts - (uint64_t)g.t0) /
		    (uint64_t)g.step;
		if (c >= OVERVIEW_BUCKETS)
			c = OVERVIEW_BUCKETS - 1;
		if (v->priv->alert[c] < level)
			v->priv->alert[c] = level;
		v->priv->nalerts[c]++;
	}
}

/* Returns 1 when all slices and instants were passed. */
static int
hits_idle(struct view *v, struct overview *o, int64_t *left)
{
	struct grid g = bucket_grid(v->trace);
	uint32_t n, m;

	if (v->hit == NULL)
		return 1;
	for (; o->hit.type < ENTITIES; o->hit.type++, o->hit.id = 0) {
		n = entity_count(v->trace, o->hit.type) - o->hit.id;
		if (entity_rows[o->hit.type].kinds == NULL || n == 0)
			continue;
		if (*left <= 0)
			return 0;
		m = *left < UINT32_MAX / HITS_A_SLICE &&
		    n > *left * HITS_A_SLICE ?
		    (uint32_t)(*left * HITS_A_SLICE) : n;
		hits_mark(v, &g, o->hit.type, o->hit.id, m);
		*left -= m / HITS_A_SLICE;
		o->hit.id += m;
		if (m < n)
			return 0;
	}
	return 1;
}

/* ---- heights ---- */

static void
set_heights(struct view *v, const int64_t *sum)
{
	int64_t most = 1;
	int k;

	for (k = 0; k < OVERVIEW_BUCKETS; k++)
		if (sum[k] > most)
			most = sum[k];
	for (k = 0; k < OVERVIEW_BUCKETS; k++) {
		v->priv->overview[k] = (uint8_t)((double)sum[k] /
		    (double)most * 255);
		if (sum[k] > 0 && v->priv->overview[k] == 0)
			v->priv->overview[k] = 1;
	}
}

static struct grid
heights_grid(const struct view *v, struct overview *o)
{
	struct grid g = bucket_grid(v->trace);

	g.sum = o->sum;
	g.whole = o->whole;
	g.passed = passed_of(v);
	g.waits = rollup_working(v) && g.passed == NULL ? o->waits : NULL;
	return g;
}

static int
heights_idle(struct view *v, struct overview *o, int64_t *left)
{
	struct grid g = heights_grid(v, o);

	if (!o->busy)
		return 1;
	if (*left <= 0 || !density_step(v->trace, v->trace->ntracks, &g,
	    &o->at, left))
		return 0;
	grid_finish(&g);
	set_heights(v, o->sum);
	o->busy = 0;
	return 1;
}

int
overview_idle(struct view *v, int64_t *left)
{
	struct overview *o = v->priv->making;

	if (o == NULL)
		return 1;
	if (!heights_idle(v, o, left) || !hits_idle(v, o, left))
		return 0;
	overview_free(o);
	v->priv->making = NULL;
	return 1;
}

/* Starts the overview; completes it unless the view is lazy. */
static void
start(struct view *v)
{
	int64_t left = v->lazy ? 1 : INT64_MAX;

	(void)overview_idle(v, &left);
}

void
view_hits_changed(struct view *v)
{
	memset(v->priv->hit, 0, sizeof(v->priv->hit));
	overview_making(v)->hit = (struct entity_ref){ ENTITY_NONE, 0 };
	start(v);
}

void
overview_build(struct view *v)
{
	struct overview *o;
	struct grid g;

	rollup_forget(v);
	counter_forget(v->priv->stack);
	overview_free(v->priv->making);
	v->priv->making = NULL;
	o = overview_making(v);
	g = heights_grid(v, o);
	if (v->lazy && g.passed == NULL) {
		density_guess(v->trace, 0, v->trace->ntracks, &g);
		set_heights(v, o->sum);
	}
	grid_clear(&g);
	o->busy = 1;
	alerts_mark(v);
	view_hits_changed(v);
}

/* Returns the time at the left edge of a column. */
int64_t
overview_time(const struct view *v, int col)
{
	uint64_t span = span_of(v->trace), w, c;

	w = (uint64_t)(v->vp.cols > 0 ? v->vp.cols : 1);
	c = col < 0 ? 0 : (uint64_t)col > w ? w : (uint64_t)col;
	return (int64_t)((uint64_t)v->trace->start + span / w * c +
	    span % w * c / w);
}

static int
column_of(const struct view *v, int64_t t)
{
	uint64_t span = span_of(v->trace);
	double at;

	if (t <= v->trace->start || span == 0)
		return 0;
	if (t >= v->trace->end)
		return v->vp.cols - 1;
	at = (double)((uint64_t)t - (uint64_t)v->trace->start) / (double)span;
	return (int)(at * v->vp.cols);
}

static int
has_hit(const struct view *v, int bucket)
{
	return v->priv->hit[bucket] || (v->hit_ticks != NULL &&
	    atomic_load_explicit(&v->hit_ticks[bucket],
	    memory_order_relaxed));
}

/* Which columns of the overview have ticks. */
struct overview_ticks {
	int		many_hits;	/* ticks everywhere would hide bars */
	uint64_t	fewest;		/* alerts of a column with a tick */
};

/* Counts hits and alerts in n buckets, which w columns show. */
static struct overview_ticks
count_ticks(const struct view *v, int n, int w)
{
	struct overview_ticks t = { 0, 1 };
	int b, nhit = 0, nalert = 0;

	for (b = 0; b < n; b++) {
		nhit += has_hit(v, b);
		nalert += v->priv->alert[b] != 0;
	}
	t.many_hits = nhit > n / 2;
	if (nalert > n / 2)
		t.fewest = (uint64_t)v->trace->nalerts * STANDS_OUT /
		    (uint64_t)w + 1;
	return t;
}

static void
draw_bars(struct canvas *cv, const struct view *v, int x, int row)
{
	int n = nbuckets(v->trace), w = v->vp.cols, c, b, b0, b1, high, hit;
	struct overview_ticks t = count_ticks(v, n, w > 0 ? w : 1);
	uint64_t alerts;
	int alert;

	for (c = 0; c < w; c++) {
		b0 = (int)((int64_t)c * n / w);
		b1 = (int)((int64_t)(c + 1) * n / w);
		high = hit = alert = 0;
		alerts = 0;
		for (b = b0; b < b1 || b == b0; b++) {
			if (v->priv->overview[b] > high)
				high = v->priv->overview[b];
			hit |= has_hit(v, b);
			if (v->priv->alert[b] > alert)
				alert = v->priv->alert[b];
			alerts += v->priv->nalerts[b];
		}
		if (hit)
			canvas_put(cv, x + c, row, t.many_hits ?
			    glyph_bar_up((high * 8 + 254) / 255) :
			    glyph(GLYPH_HIT), style_of(ROLE_OVERVIEW_HIT));
		else if (alerts >= t.fewest)
			canvas_put(cv, x + c, row, glyph(GLYPH_ALERT),
			    style_of(alert > 1 ? ROLE_OVERVIEW_ERROR :
			    ROLE_OVERVIEW_WARNING));
		else
			canvas_put(cv, x + c, row,
			    glyph_bar_up((high * 8 + 254) / 255),
			    style_of(ROLE_OVERVIEW));
	}
}

/* Draws brackets just outside the visible span, unless it is everything. */
static void
draw_view(struct canvas *cv, const struct view *v, int x, int row)
{
	int64_t end = viewport_end(&v->vp);
	struct style st = style_of(ROLE_OVERVIEW_VIEW);
	struct cell *c;
	int a, b, i;

	if (v->vp.t0 <= v->trace->start && end > v->trace->end)
		return;
	a = column_of(v, v->vp.t0);
	b = column_of(v, end > INT64_MIN ? end - 1 : end);
	for (i = a; i <= b; i++)
		if ((c = canvas_at(cv, x + i, row)) != NULL &&
		    c->style.role == ROLE_OVERVIEW)
			c->style = st;
	canvas_put(cv, x + (a > 0 ? a - 1 : 0), row, glyph(GLYPH_BRACKET_L),
	    st);
	canvas_put(cv, x + (b < v->vp.cols - 1 ? b + 1 : b), row,
	    glyph(GLYPH_BRACKET_R), st);
}

void
overview_draw(struct canvas *cv, const struct view *v,
    const struct regions *r)
{
	char tmp[64];
	size_t n;

	if (r->label > 0) {
		view_length(v, tmp, sizeof(tmp), sat_sub(v->trace->end,
		    v->trace->start));
		n = (size_t)canvas_text(cv, 1, r->overview, r->label - 2,
		    style_of(ROLE_RULER), "all", 3);
		canvas_text(cv, 2 + (int)n, r->overview, r->label - 3 - (int)n,
		    style_of(ROLE_RULER), tmp, strlen(tmp));
		canvas_put(cv, r->label - 1, r->overview, glyph(GLYPH_VLINE),
		    style_of(ROLE_RULE));
	}
	draw_bars(cv, v, r->label, r->overview);
	draw_view(cv, v, r->label, r->overview);
}
