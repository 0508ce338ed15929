/*
 * The viewport: which span of time the columns of the screen show.
 *
 * A zoom level is an index into a fixed ladder of steps, in whole nanoseconds
 * a column: 1 2 3 5 7 10 15 20 30 50 70 100 ...; neighbours differ by about
 * the square root of two and every step reads well in a title.  The left edge
 * is always a multiple of the step.  So a pan moves whole columns and leaves
 * every slice's phase within its cell as it was, which is what lets a terminal
 * shift lines instead of drawing them again.
 *
 * Times are any int64.  Everything here saturates instead of wrapping; at the
 * ends of int64 columns may therefore be empty (start == end).
 */
#include "config.h"

#include <limits.h>

#include "ttv/viewport.h"
#include "sat.h"

#define COL_LIMIT	(1 << 30)
#define MARGIN		32	/* at most cols / MARGIN columns at the left */

static const int64_t first_steps[] = { 1, 2, 3, 5, 7 };
static const int64_t decade_steps[] = { 10, 15, 20, 30, 50, 70 };
#define NFIRST	5
#define NDECADE	6
#define DECADES	18		/* 70 * 10^17 is below 2^63 */

int
viewport_zooms(void)
{
	return NFIRST + NDECADE * DECADES;
}

static int64_t
zoom_step(int zoom)
{
	int64_t step;
	int i;

	if (zoom < 0)
		zoom = 0;
	if (zoom >= viewport_zooms())
		zoom = viewport_zooms() - 1;
	if (zoom < NFIRST)
		return first_steps[zoom];
	zoom -= NFIRST;
	step = decade_steps[zoom % NDECADE];
	for (i = 0; i < zoom / NDECADE; i++)
		step *= 10;
	return step;
}

/* The largest multiple of step that is <= t; the smallest there is, if none. */
static int64_t
floor_to(int64_t t, int64_t step)
{
	int64_t rest = t % step;

	if (rest < 0)
		rest += step;
	if (t < INT64_MIN + rest)
		return t - rest + step;
	return t - rest;
}

int64_t
viewport_step(const struct viewport *vp)
{
	return zoom_step(vp->zoom);
}

int64_t
viewport_time(const struct viewport *vp, int64_t col)
{
	return sat_add(vp->t0, sat_mul(col, viewport_step(vp)));
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
viewport_eighth(const struct viewport *vp, int64_t t)
{
	uint64_t step = (uint64_t)viewport_step(vp), rest;

	if (t >= vp->t0)
		rest = ((uint64_t)t - (uint64_t)vp->t0) % step;
	else {
		rest = ((uint64_t)vp->t0 - (uint64_t)t) % step;
		if (rest != 0)
			rest = step - rest;
	}
	return (int)((double)rest * 8 / (double)step);
}

int64_t
viewport_end(const struct viewport *vp)
{
	return viewport_time(vp, vp->cols);
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
	step = zoom_step(z);
	spare = (uint64_t)cols >= UINT64_MAX / (uint64_t)step ? 0 :
	    (uint64_t)cols * (uint64_t)step;
	spare = spare > span ? (spare - span) / 2 : 0;
	/* a ladder's step leaves up to a third free: it goes to the right */
	if (spare / (uint64_t)step > (uint64_t)cols / MARGIN)
		spare = (uint64_t)cols / MARGIN * (uint64_t)step;
	if (spare > INT64_MAX)
		spare = INT64_MAX;
	vp->t0 = floor_to(sat_sub(start, (int64_t)spare), step);
	/* the margin must not push the end out */
	while (cols > 1 && viewport_col(vp, end) >= cols && vp->t0 < start)
		vp->t0 = sat_add(vp->t0, step);
}

void
viewport_zoom(struct viewport *vp, int steps, int64_t anchor)
{
	int col = viewport_col(vp, anchor), zoom;

	zoom = vp->zoom;
	if (__builtin_add_overflow(zoom, steps, &zoom))
		zoom = steps < 0 ? 0 : INT_MAX;
	if (zoom < 0)
		zoom = 0;
	if (zoom >= viewport_zooms())
		zoom = viewport_zooms() - 1;
	vp->zoom = zoom;
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
	/* columns saturate at the ends of the ladder: place it outright */
	col = viewport_col(vp, t);
	if (col < 0 || col >= vp->cols)
		vp->t0 = floor_to(sat_sub(t, sat_mul(margin,
		    viewport_step(vp))), viewport_step(vp));
}
