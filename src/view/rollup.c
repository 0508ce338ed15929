/*
 * rollup: the contents and the density of a track and all tracks below.
 * Contents are counted when they are first asked for, in O(tracks and slices of
 * depth 0 below), and kept for the trace.
 *
 * Every frame asks for the density, column by column.  Few slices are added up
 * anew.  More slices have a grid of BUCKETS with prefix sums, finer than the
 * columns:
 *   - a column is the difference of two prefix sums; a column that ends inside
 *     a bucket takes a share of the bucket;
 *   - the first grid spans the trace; when that is too coarse, a grid spans
 *     BUCKETS / FINE columns around the view, enough for some zooms and pans;
 *   - a second prefix sum counts buckets that are not empty, so that a column
 *     with anything in it is never blank;
 *   - the grids of the KEPT groups drawn last are kept.
 *
 * A grid costs O(slices below).  A lazy view spends IDLE_FRAME slices on it in
 * a frame and makes the rest between keys (idle.c); meanwhile the columns are
 * those of the grid before, if that spans the view, or an estimate.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "grid.h"
#include "priv.h"
#include "passed.h"

#define BUCKETS		16384	/* buckets of a grid */
#define KEPT		128	/* grids kept */
#define FINE		8	/* buckets a column of a grid around the view */
#define COARSE		2	/* buckets a column at least, else a new grid is
				 * made */
#define FEW_SLICES	4096	/* slices up to which every frame adds them
				 * up */
#define FEW_ROWS	4

struct busy {
	uint32_t	 track;		/* NONE: not in use */
	uint64_t	 drawn;		/* when, counted in draws */
	uint64_t	 frame;		/* the last frame that showed it */
	struct grid	 g;		/* the span alone; n 0: not made yet */
	double		 before[BUCKETS + 1];	/* ns in buckets below */
	uint32_t	 used[BUCKETS + 1];	/* buckets below that are not
						 * empty */
	struct grid	 next;		/* the grid in the making; n 0: no
					 * grid */
	struct density_at at;
};

struct rollups {
	struct rollup	*v;		/* a track; end 0: not made yet */
	uint32_t	*end;		/* end of the subtree, by track */
	uint32_t	*global;
	uint32_t	 nglobal;
	int		 working;	/* a thread of the trace has slices */
	uint64_t	 draws, frame;
	struct busy	*busy[KEPT];
};

static void
drop_next(struct busy *b)
{
	free(b->next.sum);
	free(b->next.whole);
	free(b->next.waits);
	memset(&b->next, 0, sizeof(b->next));
}

void
rollup_free(struct rollups *s)
{
	int i;

	if (s == NULL)
		return;
	for (i = 0; i < KEPT; i++) {
		if (s->busy[i] != NULL)
			drop_next(s->busy[i]);
		free(s->busy[i]);
	}
	free(s->v);
	free(s->end);
	free(s->global);
	free(s);
}

/* Finds the end of each track's subtree; parents come before children. */
static void
find_ends(struct rollups *s, const struct trace *tr)
{
	uint32_t i, p;

	s->end = xcalloc((size_t)tr->ntracks + 1, sizeof(*s->end));
	for (i = tr->ntracks; i-- > 0; ) {
		if (s->end[i] < i + 1)
			s->end[i] = i + 1;
		p = tr->tracks[i].parent;
		if (p != NONE && s->end[p] < s->end[i])
			s->end[p] = s->end[i];
	}
}

void
rollup_forget(struct view *v)
{
	const struct trace *tr = v->trace;
	struct rollups *s;
	uint32_t i;

	rollup_free(v->priv->rollups);
	s = v->priv->rollups = xcalloc(1, sizeof(*s));
	s->v = xcalloc((size_t)tr->ntracks + 1, sizeof(*s->v));
	find_ends(s, tr);
	s->global = xcalloc((size_t)tr->ntracks + 1, sizeof(*s->global));
	for (i = 0; i < tr->ntracks; i++) {
		if (tr->tracks[i].type == TRACK_GLOBAL)
			s->global[s->nglobal++] = i;
		s->working |= track_works(tr, i) &&
		    tr->tracks[i].nrows > 0;
	}
}

int
rollup_working(const struct view *v)
{
	return v->priv->rollups->working;
}

uint32_t
rollup_end(const struct view *v, uint32_t track)
{
	return v->priv->rollups->end[track];
}

uint32_t
rollup_global(const struct view *v, uint32_t i)
{
	const struct rollups *s = v->priv->rollups;

	return i < s->nglobal ? s->global[i] : NONE;
}

/* ---- contents ---- */

/* Makes a row the leading one if it is busy for longer. */
static void
count_lead(const struct trace *tr, uint32_t row, struct rollup *n)
{
	const struct row *r = &tr->rows[row];
	int64_t covered = r->n > 0 ? lod_covered(tr, r->first, r->first +
	    r->n) : 0;

	if (covered > n->lead_covered) {
		n->lead = row;
		n->lead_covered = covered;
	}
}

static void
count(const struct trace *tr, uint32_t track, struct rollup *n)
{
	const struct track *k;
	uint32_t i, r;

	for (i = track; i < n->end; i++) {
		k = &tr->tracks[i];
		n->threads += k->type == TRACK_THREAD;
		n->working |= track_works(tr, i) && k->nrows > 0;
		if (k->type == TRACK_STATE) {
			n->states += k->nslices;
		} else {
			n->others += k->type != TRACK_THREAD && i != track;
			n->rows += k->nrows;
			n->slices += k->nslices;
		}
		n->points += (uint64_t)k->ninstants + k->nsamples +
		    k->nobjects + k->nmemdumps;
		n->bars += density_rows(tr, i);
		n->busy += (uint64_t)k->nobjects + k->ncontexts;
		for (r = k->row; r < k->row + k->nrows; r++) {
			if (tr->rows[r].depth > 0)
				continue;
			n->busy += tr->rows[r].n;
			if (k->type != TRACK_STATE)
				count_lead(tr, r, n);
		}
	}
}

const struct rollup *
rollup_of(const struct view *v, uint32_t track)
{
	struct rollups *s = v->priv->rollups;
	struct rollup *n = &s->v[track];

	if (n->end == 0) {
		n->end = s->end[track];
		n->lead = NONE;
		count(v->trace, track, n);
	}
	return n;
}

/* ---- density ---- */

/* Adds up, or estimates, the columns of a view. */
static void
count_anew(const struct trace *tr, uint32_t track, const struct rollup *n,
    struct grid *g, int guess)
{
	int32_t whole[ROLLUP_COLS + 1], waits[ROLLUP_COLS + 1];
	struct density_at at = { track, 0, 0 };
	int64_t left = INT64_MAX;

	g->whole = whole;
	g->waits = n->working && g->passed == NULL ? waits : NULL;
	if (guess)
		density_guess(tr, track, n->end, g);
	else {
		grid_clear(g);
		(void)density_step(tr, n->end, g, &at, &left);
		grid_finish(g);
	}
	g->whole = NULL;
	g->waits = NULL;
}

/* Returns the track's slot, or the least recently drawn. */
static struct busy *
slot(struct rollups *s, uint32_t track)
{
	struct busy **oldest = &s->busy[0], **b;
	int i;

	for (i = 0; i < KEPT; i++) {
		b = &s->busy[i];
		if (*b != NULL && (*b)->track == track)
			return *b;
		if (*oldest != NULL && (*b == NULL || (*b)->drawn <
		    (*oldest)->drawn))
			oldest = b;
	}
	if (*oldest == NULL)
		*oldest = xcalloc(1, sizeof(**oldest));
	drop_next(*oldest);
	(*oldest)->track = track;
	(*oldest)->g.n = 0;
	return *oldest;
}

/* Sets a grid's span for a view: the trace, or the time around the view. */
static void
choose_grid(const struct trace *tr, const struct grid *view, struct grid *g)
{
	uint64_t span = (uint64_t)tr->end - (uint64_t)tr->start;
	int64_t half;

	g->passed = view->passed;
	g->n = BUCKETS;
	g->t0 = tr->start;
	g->step = (int64_t)(span / BUCKETS) + 1;
	if (g->step <= view->step / COARSE)
		return;
	g->step = view->step / FINE > 0 ? view->step / FINE : 1;
	half = sat_mul(g->step, BUCKETS / 2);
	g->t0 = sat_sub(sat_at(view->t0, view->step, view->n / 2), half);
}

/* Returns 1 if a grid spans a view. */
static int
grid_reaches(const struct grid *g, const struct trace *tr,
    const struct grid *view)
{
	int64_t end = sat_at(g->t0, g->step, g->n);

	return g->n > 0 && (view->t0 >= g->t0 || g->t0 <= tr->start) &&
	    (sat_at(view->t0, view->step, view->n) <= end || end > tr->end);
}

/* Returns 1 if a grid is fine enough for a view. */
static int
grid_serves(const struct grid *g, const struct trace *tr,
    const struct grid *view)
{
	return grid_reaches(g, tr, view) && (g->step <= view->step / COARSE ||
	    g->step == 1);
}

static void
begin(struct busy *b, const struct trace *tr, const struct grid *view)
{
	drop_next(b);
	choose_grid(tr, view, &b->next);
	b->at.track = b->track;
	b->at.row = b->at.done = 0;
}

static void
make_room(struct grid *g, int working, int64_t *left)
{
	g->sum = xreallocarray(NULL, BUCKETS, sizeof(*g->sum));
	g->whole = xreallocarray(NULL, BUCKETS + 1, sizeof(*g->whole));
	if (working)
		g->waits = xreallocarray(NULL, BUCKETS + 1, sizeof(*g->waits));
	grid_clear(g);
	*left -= BUCKETS;
}

/* Continues the grid in the making; 1 when it is done and has become b->g. */
static int
go_on(struct busy *b, const struct trace *tr, const struct rollup *n,
    int64_t *left)
{
	int i;

	if (*left <= 0)
		return 0;
	if (b->next.sum == NULL)
		make_room(&b->next, n->working && b->next.passed == NULL,
		    left);
	if (!density_step(tr, n->end, &b->next, &b->at, left))
		return 0;
	grid_finish(&b->next);
	*left -= BUCKETS;
	for (i = 0; i < BUCKETS; i++) {
		b->before[i + 1] = b->before[i] + (double)b->next.sum[i];
		b->used[i + 1] = b->used[i] + (b->next.sum[i] > 0);
	}
	b->g = (struct grid){ b->next.t0, b->next.step, .n = b->next.n };
	drop_next(b);
	return 1;
}

/* Finds the bucket of a time, and the part of the bucket before the time. */
static int
bucket_of(const struct grid *g, int64_t t, double *part)
{
	uint64_t d;

	*part = 0;
	if (t <= g->t0)
		return 0;
	d = (uint64_t)t - (uint64_t)g->t0;
	if (d / (uint64_t)g->step >= BUCKETS)
		return BUCKETS;
	*part = (double)(d % (uint64_t)g->step) / (double)g->step;
	return (int)(d / (uint64_t)g->step);
}

static double
busy_before(const struct busy *b, int bucket, double part)
{
	return bucket == BUCKETS ? b->before[BUCKETS] : b->before[bucket] +
	    part * (b->before[bucket + 1] - b->before[bucket]);
}

static void
take_columns(const struct busy *b, struct grid *view)
{
	double part0, part1, sum;
	int c, b0, b1, last;

	b1 = bucket_of(&b->g, view->t0, &part1);
	for (c = 0; c < view->n; c++) {
		b0 = b1;
		part0 = part1;
		b1 = bucket_of(&b->g, sat_at(view->t0, view->step, c + 1),
		    &part1);
		last = b1 + (part1 > 0);
		sum = busy_before(b, b1, part1) - busy_before(b, b0, part0);
		view->sum[c] = b->used[last] == b->used[b0] ? 0 : sum < 1 ?
		    1 : sum >= 9e18 ? INT64_MAX : (int64_t)sum;
	}
}

const struct rollup *
rollup_columns(const struct view *v, uint32_t track, struct grid *view)
{
	const struct rollup *n = rollup_of(v, track);
	struct rollups *s = v->priv->rollups;
	struct busy *b;

	if (n->busy <= FEW_SLICES && view->passed != NULL &&
	    n->slices + n->states > FEW_SLICES)
		;	/* a filter looks at slices of all depths */
	else if (n->busy <= FEW_SLICES || (n->bars <= FEW_ROWS &&
	    view->passed == NULL)) {
		count_anew(v->trace, track, n, view, 0);
		return n;
	}
	b = slot(s, track);
	b->drawn = ++s->draws;
	b->frame = s->frame;
	if (grid_serves(&b->g, v->trace, view)) {
		drop_next(b);
		take_columns(b, view);
		return n;
	}
	if (!grid_serves(&b->next, v->trace, view))
		begin(b, v->trace, view);
	if (go_on(b, v->trace, n, idle_left(v)) ||
	    grid_reaches(&b->g, v->trace, view))
		take_columns(b, view);
	else
		count_anew(v->trace, track, n, view, 1);
	return n;
}

/* Begins a frame: only grids that it draws are worth making. */
void
rollup_frame(const struct view *v)
{
	v->priv->rollups->frame++;
}

int
rollup_idle(struct view *v, int64_t *left)
{
	struct rollups *s = v->priv->rollups;
	struct busy *b;
	int i;

	for (i = 0; i < KEPT; i++) {
		b = s->busy[i];
		if (b != NULL && b->next.n > 0 && b->frame == s->frame &&
		    !go_on(b, v->trace, rollup_of(v, b->track), left))
			return 0;
	}
	return 1;
}
