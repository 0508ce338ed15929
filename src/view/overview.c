/*
 * The overview: how busy the whole trace is, in one line, with what the
 * viewport shows in brackets and search hits as ticks.
 *
 * Heights are computed once for a trace, in a fixed number of buckets; the
 * line takes from each column's buckets the highest.  Heights are relative to
 * the busiest bucket.
 */
#include "config.h"

#include <stdatomic.h>
#include <string.h>

#include "ttv/text.h"
#include "priv.h"
#include "sat.h"

static uint64_t
span_of(const struct trace *tr)
{
	return tr->end > tr->start ? (uint64_t)tr->end - (uint64_t)tr->start :
	    0;
}

static struct grid
bucket_grid(const struct trace *tr)
{
	struct grid g;

	g.t0 = tr->start;
	g.step = (int64_t)(span_of(tr) / OVERVIEW_BUCKETS) + 1;
	g.n = OVERVIEW_BUCKETS;
	g.sum = NULL;
	g.whole = NULL;
	return g;
}

/* Buckets that lie within the trace: short traces do not fill them all. */
static int
nbuckets(const struct trace *tr)
{
	struct grid g = bucket_grid(tr);
	uint64_t n = span_of(tr) / (uint64_t)g.step + 1;

	return n > OVERVIEW_BUCKETS ? OVERVIEW_BUCKETS : (int)n;
}

void
view_hits_changed(struct view *v)
{
	const struct trace *tr = v->trace;
	struct grid g = bucket_grid(tr);
	uint64_t c;
	uint32_t i;

	memset(v->priv->hit, 0, sizeof(v->priv->hit));
	if (v->hit == NULL)
		return;
	for (i = 0; i < tr->nslices; i++)
		if (v->hit[tr->kind[i]]) {
			c = ((uint64_t)tr->ts[i] - (uint64_t)g.t0) /
			    (uint64_t)g.step;
			v->priv->hit[c < OVERVIEW_BUCKETS ? c :
			    OVERVIEW_BUCKETS - 1] = 1;
		}
	for (i = 0; i < tr->ninstants; i++)
		if (v->hit[tr->instants[i].kind]) {
			c = ((uint64_t)tr->instants[i].ts - (uint64_t)g.t0) /
			    (uint64_t)g.step;
			v->priv->hit[c < OVERVIEW_BUCKETS ? c :
			    OVERVIEW_BUCKETS - 1] = 1;
		}
}

void
overview_build(struct view *v)
{
	const struct trace *tr = v->trace;
	int32_t whole[OVERVIEW_BUCKETS + 1];
	int64_t sum[OVERVIEW_BUCKETS], most = 1;
	struct grid g = bucket_grid(tr);
	uint32_t i;
	int k;

	summary_forget(v);
	counter_forget(v->priv->stack);
	g.sum = sum;
	g.whole = whole;
	grid_clear(&g);
	for (i = 0; i < tr->ntracks; i++)
		density_add(tr, i, &g);
	grid_finish(&g);
	for (k = 0; k < OVERVIEW_BUCKETS; k++)
		if (sum[k] > most)
			most = sum[k];
	for (k = 0; k < OVERVIEW_BUCKETS; k++) {
		v->priv->overview[k] = (uint8_t)((double)sum[k] /
		    (double)most * 255);
		if (sum[k] > 0 && v->priv->overview[k] == 0)
			v->priv->overview[k] = 1;
	}
	view_hits_changed(v);
}

/* The time at the left edge of a column of the overview. */
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

static void
draw_bars(struct canvas *cv, const struct view *v, int x, int row)
{
	int n = nbuckets(v->trace), w = v->vp.cols, c, b, b0, b1, high, hit;
	int many = 0, nhit = 0;

	for (b = 0; b < n; b++)
		nhit += has_hit(v, b);
	many = nhit > n / 2;	/* ticks everywhere would hide the bars */
	for (c = 0; c < w; c++) {
		b0 = (int)((int64_t)c * n / w);
		b1 = (int)((int64_t)(c + 1) * n / w);
		high = hit = 0;
		for (b = b0; b < b1 || b == b0; b++) {
			if (v->priv->overview[b] > high)
				high = v->priv->overview[b];
			hit |= has_hit(v, b);
		}
		if (hit)
			canvas_put(cv, x + c, row, many ?
			    glyph_bar_up((high * 8 + 254) / 255) :
			    glyph(GLYPH_HIT), style_of(ROLE_OVERVIEW_HIT));
		else
			canvas_put(cv, x + c, row,
			    glyph_bar_up((high * 8 + 254) / 255),
			    style_of(ROLE_OVERVIEW));
	}
}

/* Brackets just outside of what is seen; nothing when that is everything. */
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
		text_duration_short(tmp, sizeof(tmp), sat_sub(v->trace->end,
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
