/*
 * viewport: the span of time that the columns of the screen show.
 *
 * A zoom level is an index into a fixed ladder of steps, in whole nanoseconds a
 * column: 1 2 3 4 5 6 7 8 10 11 13 16 19 23 ..., four to the octave, so that
 * two levels are the square root of two.  A zoom key moves by two levels;
 * fitting a span takes the nearest level.
 *
 *	- The left edge is a multiple of the step.  So a pan moves whole
 *	  columns and keeps every slice's phase within its cell, and a
 *	  terminal can shift lines instead of drawing them.
 *	- Times are any int64, and arithmetic saturates.  At the ends of int64
 *	  columns may be empty (start == end), and the left edge may be the
 *	  least int64, which is no multiple.
 */
#include "config.h"

#include "ttv/viewport.h"
#include "ttv/sat.h"

#define COL_LIMIT	(1 << 30)	/* columns saturate here */
#define EDGE		2	/* columns beyond an end of the trace, which
				 * show that it ends there */
#define MARGIN		50	/* and at most cols / MARGIN columns */

#define NFIRST		3	/* 1 2 3, then quarters of octaves from 4 */
#define OCTAVES		61	/* 4 * 2^60 is 2^62, and 1.68 of it fits */

int
viewport_zooms(void)
{
	return NFIRST + 4 * OCTAVES;
}

static int64_t
zoom_step(int zoom)
{
	/* 2^(i/4) in units of 2^-32 */
	static const uint64_t quarter[4] = { UINT64_C(4294967296),
	    UINT64_C(5107605667), UINT64_C(6074001000), UINT64_C(7223245206) };
	uint64_t m;
	int octave;

	if (zoom < 0)
		zoom = 0;
	if (zoom >= viewport_zooms())
		zoom = viewport_zooms() - 1;
	if (zoom < NFIRST)
		return zoom + 1;
	m = quarter[(zoom - NFIRST) % 4];
	octave = (zoom - NFIRST) / 4 + 2;
	if (octave < 32)
		return (int64_t)((m + (UINT64_C(1) << (31 - octave))) >>
		    (32 - octave));
	return (int64_t)(m << (octave - 32));
}

/* Returns the largest multiple of step <= t; INT64_MIN if there is none. */
static int64_t
floor_to(int64_t t, int64_t step)
{
	int64_t rest = t % step;

	if (rest < 0)
		rest += step;
	return t < INT64_MIN + rest ? INT64_MIN : t - rest;
}

int64_t
viewport_step(const struct viewport *vp)
{
	return vp->exact > 0 ? vp->exact : zoom_step(vp->zoom);
}

int
viewport_same_scale(const struct viewport *a, const struct viewport *b)
{
	return a->zoom == b->zoom && a->exact == b->exact;
}

int64_t
viewport_time(const struct viewport *vp, int64_t col)
{
	return sat_at(vp->t0, viewport_step(vp), col);
}

int
viewport_col(const struct viewport *vp, int64_t t)
{
	uint64_t step = (uint64_t)viewport_step(vp), d;

	if (t >= vp->t0) {
		d = ((uint64_t)t - (uint64_t)vp->t0) / step;
		return d > COL_LIMIT ? COL_LIMIT : (int)d;
	}
	d = (uint64_t)vp->t0 - (uint64_t)t;
	d = d / step + (d % step != 0);
	return d > COL_LIMIT ? -COL_LIMIT : -(int)d;
}

int
viewport_bucket_end(const struct viewport *vp, int col, int n)
{
	int first = (int)(vp->t0 / viewport_step(vp) % n);	/* > -n */

	return col + n - (first + n + col) % n;
}

int64_t
viewport_end(const struct viewport *vp)
{
	return viewport_time(vp, vp->cols);
}

static int
edge_of(int cols)
{
	return cols / MARGIN < EDGE ? cols / MARGIN : EDGE;
}

void
viewport_fit(struct viewport *vp, int64_t start, int64_t end)
{
	uint64_t span, spare, room;
	int64_t step;
	int z, cols = vp->cols < 1 ? 1 : vp->cols;

	if (end < start)
		end = start;
	span = (uint64_t)end - (uint64_t)start;
	/* rounding the left edge down may cost one column */
	for (z = 0; z < viewport_zooms() - 1; z++) {
		step = zoom_step(z);
		room = (uint64_t)(cols > 1 ? cols - 1 : 1);
		if (room >= UINT64_MAX / (uint64_t)step ||
		    room * (uint64_t)step > span)
			break;
	}
	vp->zoom = z;
	vp->exact = 0;
	step = zoom_step(z);
	spare = (uint64_t)cols >= UINT64_MAX / (uint64_t)step ? 0 :
	    (uint64_t)cols * (uint64_t)step;
	spare = spare > span ? (spare - span) / 2 : 0;
	/* a ladder's step leaves up to a third free: it goes to the right */
	if (spare > (uint64_t)edge_of(cols) * (uint64_t)step)
		spare = (uint64_t)edge_of(cols) * (uint64_t)step;
	if (spare > INT64_MAX)
		spare = INT64_MAX;
	vp->t0 = floor_to(sat_sub(start, (int64_t)spare), step);
	/* the margin must not push the end out */
	while (cols > 1 && viewport_col(vp, end) >= cols && vp->t0 < start)
		vp->t0 = sat_add(vp->t0, step);
}

void
viewport_fit_exact(struct viewport *vp, int64_t start, int64_t end)
{
	uint64_t span, step;

	viewport_fit(vp, start, end);
	if (vp->cols < 4 || end <= start)
		return;
	span = (uint64_t)end - (uint64_t)start;
	/* the left edge is a multiple of the step: up to a column is lost */
	step = span / (uint64_t)(vp->cols - 1) + 1;
	if (step >= (uint64_t)zoom_step(vp->zoom))
		return;
	vp->exact = (int64_t)step;
	vp->t0 = floor_to(start, (int64_t)step);
}

int
viewport_set(struct viewport *vp, int64_t t0, int64_t t1)
{
	struct viewport set = { t0, 0, 0, vp->cols };
	int64_t step = sat_span(t0, t1) / (set.cols < 1 ? 1 : set.cols);
	int zooms = viewport_zooms();

	while (set.zoom < zooms && (t0 % zoom_step(set.zoom) != 0 ||
	    viewport_end(&set) != t1))
		set.zoom++;
	if (set.zoom == zooms) {	/* no step of the ladder */
		for (set.zoom = 0; set.zoom < zooms - 1 &&
		    zoom_step(set.zoom) < step;)
			set.zoom++;
		set.exact = step;
		if (step < 1 || t0 % step != 0 || viewport_end(&set) != t1)
			return 0;
	}
	*vp = set;
	return 1;
}

void
viewport_zoom(struct viewport *vp, int steps, int64_t anchor)
{
	int col = viewport_col(vp, anchor);
	int64_t zoom = vp->zoom + (int64_t)steps * VIEWPORT_FINE;

	if (zoom < 0)
		zoom = 0;
	if (zoom >= viewport_zooms())
		zoom = viewport_zooms() - 1;
	vp->zoom = (int)zoom;
	vp->exact = 0;
	vp->t0 = floor_to(sat_sub(anchor, sat_mul(col, viewport_step(vp))),
	    viewport_step(vp));
	/* rounding down may have moved the anchor to the next column */
	if (viewport_col(vp, anchor) > col &&
	    vp->t0 <= INT64_MAX - viewport_step(vp))
		vp->t0 += viewport_step(vp);
}

void
viewport_pan(struct viewport *vp, int64_t cols)
{
	vp->t0 = floor_to(viewport_time(vp, cols), viewport_step(vp));
}

void
viewport_keep(struct viewport *vp, int64_t start, int64_t end)
{
	int64_t step = viewport_step(vp), edge = edge_of(vp->cols), first, last;

	first = floor_to(sat_at(start, step, -edge), step);
	last = floor_to(sat_at(end, step, edge + 1 - vp->cols), step);
	if (vp->t0 < first || first > last)
		vp->t0 = first;
	else if (vp->t0 > last)
		vp->t0 = last;
}

void
viewport_show(struct viewport *vp, int64_t t, int margin)
{
	int col;

	if (margin > (vp->cols - 1) / 2)
		margin = (vp->cols - 1) / 2;
	if (margin < 0)
		margin = 0;
	col = viewport_col(vp, t);
	if (col < margin)
		viewport_pan(vp, (int64_t)col - margin);
	else if (col > vp->cols - 1 - margin)
		viewport_pan(vp, (int64_t)col - (vp->cols - 1 - margin));
	/* columns saturate at the ends of the ladder: set t0 without them */
	col = viewport_col(vp, t);
	if (col < 0 || col >= vp->cols)
		vp->t0 = floor_to(sat_sub(t, sat_mul(margin,
		    viewport_step(vp))), viewport_step(vp));
}
