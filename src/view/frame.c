/*
 * The frame: the whole screen as a pure function of the view.
 *
 * Drawing costs O(lines on the screen * columns * log n).  It allocates only
 * when the inspector shows another selection than in the frame before.
 */
#include "config.h"

#include "ttv/text.h"
#include "parts.h"
#include "priv.h"

/* Declares the columns of time: a pan by whole columns shifts the picture. */
static void
frame_window(struct canvas *cv, const struct view *v, const struct regions *r)
{
	cv->window.left = r->label;
	cv->window.scale = v->vp.zoom + 1 + (v->vp.exact > 0) * 1000;
	cv->window.first = v->vp.t0 / viewport_step(&v->vp);
}

void
frame_draw(struct canvas *cv, const struct view *v)
{
	struct regions r;

	canvas_clear(cv);
	cv->coarse = v->coarse;
	idle_frame(v);
	regions_find(v, &r);
	if (v->chart != NULL)
		chart_draw(cv, v);
	else if (view_screen_full(v))
		screen_draw(cv, v);
	else {
		frame_window(cv, v, &r);
		if (r.title >= 0)
			title_draw(cv, v, r.title);
		if (r.overview >= 0)
			overview_draw(cv, v, &r);
		if (r.marks >= 0)
			marks_draw(cv, v, &r);
		if (r.ruler >= 0)
			ruler_draw(cv, v, &r);
		timeline_draw(cv, v, &r);
		if (r.npane > 0 && v->screen != NULL)
			screen_draw(cv, v);
		else if (r.npane > 0 && v->drawer != NULL)
			drawer_draw(cv, v, &r);
		else if (r.npane > 0)
			inspector_draw(cv, v, &r);
	}
	if (v->menu != NULL)
		menu_draw(cv, v);
	status_draw(cv, v, &r);
}

enum frame_part
frame_at(const struct view *v, int col, int row, uint32_t *line, int64_t *t)
{
	struct regions r;

	regions_find(v, &r);
	*line = NONE;
	*t = viewport_time(&v->vp, col - r.label);
	if (row >= r.pane && row < r.pane + r.npane)
		return FRAME_PANE;
	if (row == r.overview && col >= r.label) {
		*t = overview_time(v, col - r.label);
		return FRAME_OVERVIEW;
	}
	if (row < r.tracks || row >= r.tracks + r.ntracks)
		return FRAME_OTHER;
	*line = view_line_on(v, row - r.tracks);
	return col < r.label ? FRAME_LABEL : FRAME_TRACKS;
}

int
frame_hint_row(const struct view *v)
{
	struct regions r;

	regions_find(v, &r);
	return r.hint;
}

void
frame_word(const struct view *v, int col, int row, char *out, size_t n)
{
	struct canvas *cv = canvas_new(v->cols, v->rows);
	const struct cell *c;
	size_t at = 0;

	frame_draw(cv, v);
	while ((c = canvas_at(cv, col - 1, row)) != NULL && c->ch != ' ' &&
	    canvas_at(cv, col, row)->ch != ' ')
		col--;
	for (; (c = canvas_at(cv, col, row)) != NULL && c->ch != ' ' && at +
	    sizeof(uint32_t) < n; col++)
		at += text_encode(c->ch, out + at);
	out[at] = '\0';
	canvas_free(cv);
}
