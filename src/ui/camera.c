/*
 * The camera: which part of time is seen.  The time cursor is the anchor of
 * every zoom and never leaves the view: when the view moves on, the cursor is
 * dragged along at its edge, so that what the next key does happens where one
 * looks.  The view cannot be lost either: a quarter of it always shows trace,
 * and zooming out ends where the whole trace is seen.
 *
 * Times may span all of int64; nothing here subtracts two of them.
 */
#include "config.h"

#include "ttv/trace.h"
#include "ttv/view.h"

#include "commands.h"

#define EDGE	2		/* columns that may be empty at the ends */

/* The widest view that makes sense. */
static struct viewport
whole(const struct view *v)
{
	struct viewport vp = v->vp;

	viewport_fit(&vp, v->trace->start, v->trace->end);
	return vp;
}

static void
clamp(struct view *v)
{
	struct viewport *vp = &v->vp;
	int64_t keep = vp->cols / 4 + 1;
	int over;

	/* Columns of the trace's ends, relative to those that must be seen. */
	over = viewport_col(vp, v->trace->start) - (int)(vp->cols - keep);
	if (over > 0)
		viewport_pan(vp, over);
	over = (int)keep - 1 - viewport_col(vp, v->trace->end);
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

	if (width > v->vp.cols)	/* too long: its start, near the left */
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

/*
 * After the view moved by itself, with a margin: a margin is no reason to show
 * what lies before the trace or behind it.
 */
void
camera_trim(struct view *v, const struct viewport *old)
{
	struct viewport *vp = &v->vp;
	int empty, had;

	if (vp->zoom != old->zoom || vp->cols != old->cols)
		return;
	empty = viewport_col(vp, v->trace->start);
	had = viewport_col(old, v->trace->start);
	if (had < EDGE)
		had = EDGE;
	if (vp->t0 < old->t0 && empty > had)
		viewport_pan(vp, empty - had);
	empty = vp->cols - 1 - viewport_col(vp, v->trace->end);
	had = old->cols - 1 - viewport_col(old, v->trace->end);
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
