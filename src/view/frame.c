/*
 * The frame: all that is on the screen, as a pure function of the view.
 *
 * Drawing allocates nothing but the lines of the pane, which are made once
 * for a selection, and costs O(lines on the screen * columns * log n).
 */
#include "config.h"

#include "priv.h"

/* Columns of time: a pan by whole ones shifts the picture. */
static void
window(struct canvas *cv, const struct view *v, const struct regions *r)
{
	cv->window.left = r->label;
	cv->window.scale = v->vp.zoom + 1;
	cv->window.first = v->vp.t0 / viewport_step(&v->vp);
}

void
frame_draw(struct canvas *cv, const struct view *v)
{
	struct regions r;

	canvas_clear(cv);
	idle_frame(v);
	regions_find(v, &r);
	if (v->screen != NULL)
		screen_draw(cv, v);
	else {
		window(cv, v, &r);
		if (r.title >= 0)
			title_draw(cv, v, r.title);
		if (r.overview >= 0)
			overview_draw(cv, v, &r);
		if (r.marks >= 0)
			marks_draw(cv, v, &r);
		if (r.ruler >= 0)
			ruler_draw(cv, v, &r);
		timeline_draw(cv, v, &r);
		if (r.npane > 0)
			inspector_draw(cv, v, &r);
	}
	status_draw(cv, v, &r);
}
