/*
 * camera: the part of time in view.
 *
 *	- The time cursor is the anchor of every zoom and never leaves the
 *	  view: a view that moves drags the cursor along at its edge, so that
 *	  the next key acts on visible columns.
 *	- The view ends where the trace does (viewport_keep).
 *	- Times may span all of int64; no two times are subtracted.
 */
#include "config.h"

#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/view.h"

#include "camera.h"

#define SPARE	50		/* of what fills the view, one part on each side
				 * shows what is around it */

void
camera_keep(struct view *v)
{
	viewport_keep(&v->vp, v->trace->start, view_end(v));
	camera_drag(v);
}

void
camera_drag(struct view *v)
{
	int col = viewport_col(&v->vp, v->cursor);

	if (col < 0)
		v->cursor = viewport_time(&v->vp, 0);
	else if (col >= v->vp.cols)
		v->cursor = viewport_time(&v->vp, v->vp.cols - 1);
}

void
camera_keep_scaled(struct view *v)
{
	struct viewport all = v->vp;

	viewport_fit_exact(&all, v->trace->start, view_end(v));
	if (viewport_step(&v->vp) >= viewport_step(&all))
		camera_all_exact(v);
	else
		camera_keep(v);
}

void
camera_zoom_at(struct view *v, int steps, int64_t anchor)
{
	viewport_zoom(&v->vp, steps, anchor);
	camera_keep_scaled(v);
}

void
camera_zoom(struct view *v, int steps)
{
	camera_zoom_at(v, steps, v->cursor);
}

void
camera_end(struct view *v)
{
	viewport_pan(&v->vp, viewport_col(&v->vp, view_end(v)));
	camera_keep(v);
}

int
camera_pan(struct view *v, int64_t cols)
{
	if (viewport_col(&v->vp, v->trace->start) >= 0 &&
	    viewport_col(&v->vp, view_end(v)) < v->vp.cols)
		return 0;
	viewport_pan(&v->vp, cols);
	camera_keep(v);
	return 1;
}

void
camera_all(struct view *v)
{
	viewport_fit(&v->vp, v->trace->start, view_end(v));
	camera_drag(v);
}

void
camera_all_exact(struct view *v)
{
	viewport_fit_exact(&v->vp, v->trace->start, view_end(v));
	camera_drag(v);
}

int
camera_sees(const struct view *v, int64_t t0, int64_t t1)
{
	return viewport_col(&v->vp, t1) >= 0 &&
	    viewport_col(&v->vp, t0) < v->vp.cols;
}

void
camera_centre(struct view *v, int64_t t0, int64_t t1)
{
	int c0 = viewport_col(&v->vp, t0), c1 = viewport_col(&v->vp, t1);
	int64_t width = (int64_t)c1 - c0 + 1;

	if (width > v->vp.cols)	/* too wide: the start, near the left */
		viewport_pan(&v->vp, (int64_t)c0 - v->vp.cols / 8);
	else
		viewport_pan(&v->vp, c0 + (width - v->vp.cols) / 2);
	camera_keep(v);
}

void
camera_fit(struct view *v, int64_t t0, int64_t t1)
{
	if (t0 == t1)
		viewport_zoom(&v->vp, -6, t0);
	else
		viewport_fit(&v->vp, t0, t1);
	camera_centre(v, t0, t1);
	camera_keep_scaled(v);
}

void
camera_fill(struct view *v, int64_t t0, int64_t t1)
{
	int64_t spare = sat_span(t0, t1) / SPARE, from, to;

	if (t0 >= t1) {
		camera_fit(v, t0, t0);
		return;
	}
	from = sat_sub(t0, spare);
	to = sat_add(t1, spare);
	if (from < v->trace->start)
		from = t0 < v->trace->start ? t0 : v->trace->start;
	if (to > view_end(v))
		to = t1 > view_end(v) ? t1 : view_end(v);
	viewport_fit_exact(&v->vp, from, to);
	camera_keep(v);
}

void
camera_follow(struct view *v, int margin)
{
	if (margin > v->vp.cols / 4)
		margin = v->vp.cols / 4;
	viewport_show(&v->vp, v->cursor, margin);
	camera_keep(v);
}
