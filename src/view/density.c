/*
 * Density: how much of each column tracks cover.  For the overview, and for
 * what is folded.
 *
 * What is nested lies within what it is nested in, so the rows of depth 0, of
 * all lanes, say exactly when a track is busy: nothing deeper is looked at.
 * A row costs O(min(slices in view, columns * log n)).  Things without a
 * length add a nanosecond, so that the cell they are in is never empty.
 */
#include "config.h"

#include "ttv/lod.h"
#include "priv.h"
#include "sat.h"

static int64_t
grid_end(const struct grid *g)
{
	return sat_at(g->t0, g->step, g->n);
}

static int64_t
grid_time(const struct grid *g, int col)
{
	return sat_at(g->t0, g->step, col);
}

static void
add_to(int64_t *sum, int64_t v)
{
	*sum = sat_add(*sum, v);
}

/* [a, b), clipped to the grid. */
static void
add_span(const struct grid *g, int64_t *sum, int64_t a, int64_t b)
{
	int64_t end = grid_end(g), left, right;
	int c;

	if (b < g->t0 || a >= end)
		return;
	a = a < g->t0 ? g->t0 : a;
	b = b > end ? end : b;
	c = (int)(((uint64_t)a - (uint64_t)g->t0) / (uint64_t)g->step);
	if (b <= a) {
		if (c < g->n)
			add_to(&sum[c], 1);
		return;
	}
	for (; c < g->n; c++) {
		left = grid_time(g, c);
		right = grid_time(g, c + 1);
		if (left >= b)
			break;
		add_to(&sum[c], (b < right ? b : right) - (a > left ? a :
		    left));
	}
}

static void
add_row(const struct trace *tr, uint32_t row, const struct grid *g,
    int64_t *sum)
{
	struct lod_column lc;
	uint32_t lo, hi, s;
	int64_t t0, t1;
	int c;

	lo = trace_row_at(tr, row, g->t0);
	if (lo == NONE)
		lo = tr->rows[row].first;
	hi = trace_row_from(tr, row, grid_end(g));
	if (hi == NONE)
		hi = tr->rows[row].first + tr->rows[row].n;
	if (hi - lo <= (uint32_t)g->n * 4) {
		for (s = lo; s < hi; s++)
			add_span(g, sum, tr->ts[s], trace_slice_end(tr, s));
		return;
	}
	for (c = 0; c < g->n; c++) {
		t0 = grid_time(g, c);
		t1 = grid_time(g, c + 1);
		if (t0 >= t1)
			break;
		lod_column(tr, row, t0, t1, &lc);
		if (lc.n > 0)
			add_to(&sum[c], lc.covered > 0 ? lc.covered : 1);
	}
}

/* Points count once a column: whoever is there is there. */
static void
add_points(const struct trace *tr, const struct run *r, const struct grid *g,
    int64_t *sum)
{
	uint32_t i = r->first, end = r->first + r->n;
	int64_t t;
	int c;

	if (g->t0 > INT64_MIN)
		i = select_after(tr, r, g->t0 - 1);
	while (i < end) {
		t = select_start(tr, r->type, i);
		c = (int)clamp64((int64_t)(((uint64_t)t - (uint64_t)g->t0) /
		    (uint64_t)g->step > INT32_MAX ? INT32_MAX :
		    ((uint64_t)t - (uint64_t)g->t0) / (uint64_t)g->step),
		    0, g->n);
		if (c >= g->n)
			break;
		add_to(&sum[c], 1);
		if (grid_time(g, c + 1) == INT64_MAX)
			break;
		i = select_after(tr, r, grid_time(g, c + 1) - 1);
	}
}

/*
 * Spans that may overlap and be many: each adds to the columns of its ends,
 * and once to where the columns that it covers wholly begin and end.
 */
static void
add_spans(const struct trace *tr, const struct run *r, const struct grid *g,
    int64_t *sum)
{
	int64_t whole[OVERVIEW_BUCKETS + 1] = { 0 }, a, b, deep, end;
	uint32_t i;
	int c0, c1;

	end = grid_end(g);
	for (i = r->first; i < r->first + r->n; i++) {
		a = clamp64(select_start(tr, r->type, i), g->t0, end);
		b = clamp64(select_end(tr, r->type, i), g->t0, end);
		c0 = (int)(((uint64_t)a - (uint64_t)g->t0) /
		    (uint64_t)g->step);
		c1 = (int)(((uint64_t)b - (uint64_t)g->t0) /
		    (uint64_t)g->step);
		if (c1 - c0 < 2 || c0 >= g->n) {
			add_span(g, sum, select_start(tr, r->type, i),
			    select_end(tr, r->type, i));
			continue;
		}
		add_span(g, sum, a, grid_time(g, c0 + 1));
		if (c1 < g->n)
			add_span(g, sum, grid_time(g, c1), b);
		whole[c0 + 1]++;
		whole[c1 < g->n ? c1 : g->n]--;
	}
	for (deep = 0, c0 = 0; c0 < g->n; c0++) {
		deep += whole[c0];
		add_to(&sum[c0], sat_mul(deep, g->step));
	}
}

/* Grids have at most OVERVIEW_BUCKETS columns. */
void
density_add(const struct trace *tr, uint32_t track, const struct grid *g,
    int64_t *sum)
{
	const struct track *k = &tr->tracks[track];
	struct run r;
	uint32_t i;

	for (i = k->row; i < k->row + k->nrows; i++)
		if (tr->rows[i].depth == 0)
			add_row(tr, i, g, sum);
	for (i = 0; i < k->nseries; i++) {
		r.type = SEL_COUNTER;
		r.first = tr->series[k->series + i].first;
		r.n = tr->series[k->series + i].n;
		add_points(tr, &r, g, sum);
	}
	r.type = SEL_INSTANT, r.first = k->instant, r.n = k->ninstants;
	add_points(tr, &r, g, sum);
	r.type = SEL_SAMPLE, r.first = k->sample, r.n = k->nsamples;
	add_points(tr, &r, g, sum);
	r.type = SEL_MEMDUMP, r.first = k->memdump, r.n = k->nmemdumps;
	add_points(tr, &r, g, sum);
	r.type = SEL_OBJECT, r.first = k->object, r.n = k->nobjects;
	if (r.n > 0)
		add_spans(tr, &r, g, sum);
	r.type = SEL_CONTEXT, r.first = k->context, r.n = k->ncontexts;
	if (r.n > 0)
		add_spans(tr, &r, g, sum);
}

/* How many things may cover a column at once: what a full bar means. */
uint32_t
density_rows(const struct trace *tr, uint32_t track)
{
	const struct track *k = &tr->tracks[track];
	uint32_t i, n = 0;

	for (i = k->row; i < k->row + k->nrows; i++)
		n += tr->rows[i].depth == 0;
	return n + (k->nobjects > 8 ? 8 : k->nobjects);
}

/*
 * 0..8 eighths for a column: nothing is 0, anything at least 1.  For many rows
 * on a square scale: among sixty threads one that is busy can be seen.
 */
static int
level(int64_t sum, int64_t step, uint32_t rows)
{
	double share;
	int i;

	if (sum <= 0)
		return 0;
	share = (double)sum / (double)step / (rows > 0 ? rows : 1);
	for (i = 1; i < 8; i++)
		if (share <= (rows > 1 ? i * i / 64.0 : i / 8.0))
			break;
	return i;
}

#define CHUNK	256

/* The summary of a folded track and all that is below it. */
void
density_draw(const struct pen *p, uint32_t track)
{
	uint32_t end = track_end(p->tr, track), i, rows = 0;
	int64_t sum[CHUNK];
	struct style st = style_of(ROLE_DENSITY);
	struct grid g;
	int c, k;

	for (i = track; i < end; i++)
		rows += density_rows(p->tr, i);
	g.step = viewport_step(&p->v->vp);
	for (c = 0; c < p->cols; c += CHUNK) {
		g.n = p->cols - c < CHUNK ? p->cols - c : CHUNK;
		g.t0 = viewport_time(&p->v->vp, c);
		for (k = 0; k < g.n; k++)
			sum[k] = 0;
		for (i = track; i < end; i++)
			density_add(p->tr, i, &g, sum);
		for (k = 0; k < g.n; k++)
			if (sum[k] > 0)
				canvas_put(p->cv, p->x + c + k, p->y,
				    glyph_bar_up(level(sum[k], g.step, rows)),
				    st);
	}
}
