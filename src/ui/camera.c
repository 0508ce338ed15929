/*
 * camera: the part of time in view.
 *
 *	- The time cursor is the anchor of every zoom and never leaves the
 *	  view: a view that moves drags the cursor along at its edge, so that
 *	  the next key acts on visible columns.
 *	- A quarter of the view always shows trace, and zooming out ends at
 *	  the whole trace.
 *	- Times may span all of int64; no two times are subtracted.
 */
#include "config.h"

#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/view.h"

#include "camera.h"

#define EDGE	2		/* columns: shows that the trace ends here */
#define SPARE	50		/* of what fills the view, one part on each side
				 * shows what is around it */

/* Returns the widest zoom: the first with the whole trace in view. */
static struct viewport
whole(const struct view *v)
{
	struct viewport vp = v->vp;

	viewport_fit(&vp, v->trace->start, view_end(v));
	return vp;
}

static void
clamp(struct view *v)
{
	struct viewport *vp = &v->vp;
	int64_t keep = vp->cols / 4 + 1;
	int over;

	/* columns of the trace's ends, relative to the quarter to be seen */
	over = viewport_col(vp, v->trace->start) - (int)(vp->cols - keep);
	if (over > 0)
		viewport_pan(vp, over);
	over = (int)keep - 1 - viewport_col(vp, view_end(v));
	if (over > 0)
		viewport_pan(vp, -(int64_t)over);
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
camera_zoom_at(struct view *v, int steps, int64_t anchor)
{
	struct viewport all = whole(v);

	if (steps > 0 && v->vp.zoom + steps * VIEWPORT_FINE >= all.zoom) {
		if (v->vp.zoom < all.zoom)
			v->vp = all;
		return;
	}
	viewport_zoom(&v->vp, steps, anchor);
	clamp(v);
	camera_drag(v);
}

void
camera_zoom(struct view *v, int steps)
{
	camera_zoom_at(v, steps, v->cursor);
}

void
camera_end(struct view *v)
{
	int over = viewport_col(&v->vp, view_end(v)) -
	    (v->vp.cols > EDGE ? v->vp.cols - 1 - EDGE : 0);

	viewport_pan(&v->vp, over);
	camera_drag(v);
}

void
camera_pan(struct view *v, int64_t cols)
{
	viewport_pan(&v->vp, cols);
	clamp(v);
	camera_drag(v);
}

void
camera_all(struct view *v)
{
	v->vp = whole(v);
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
	camera_drag(v);
}

void
camera_fit(struct view *v, int64_t t0, int64_t t1)
{
	if (t0 == t1)
		viewport_zoom(&v->vp, -6, t0);
	else
		viewport_fit(&v->vp, t0, t1);
	camera_centre(v, t0, t1);
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
	camera_drag(v);
}

/*
 * Takes back the part of a margin that shows time before or behind the trace,
 * after the view followed a selection.
 */
void
camera_trim(struct view *v, const struct viewport *old)
{
	struct viewport *vp = &v->vp;
	int empty, had;

	if (!viewport_same_scale(vp, old) || vp->cols != old->cols)
		return;
	empty = viewport_col(vp, v->trace->start);
	had = viewport_col(old, v->trace->start);
	if (had < EDGE)
		had = EDGE;
	if (vp->t0 < old->t0 && empty > had)
		viewport_pan(vp, empty - had);
	empty = vp->cols - 1 - viewport_col(vp, view_end(v));
	had = old->cols - 1 - viewport_col(old, view_end(v));
	if (had < EDGE)
		had = EDGE;
	if (vp->t0 > old->t0 && empty > had)
		viewport_pan(vp, -(int64_t)(empty - had));
}

void
camera_follow(struct view *v, int margin)
{
	struct viewport old = v->vp;

	if (margin > v->vp.cols / 4)
		margin = v->vp.cols / 4;
	viewport_show(&v->vp, v->cursor, margin);
	camera_trim(v, &old);
	clamp(v);
	camera_drag(v);
}
