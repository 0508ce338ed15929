/*
 * place: the cursor's line and time, and the selection.  All moves end in one
 * of these functions, so that cursor, selection, line and view always agree.
 *
 *	- A move to a line keeps the time and selects the visible thing there.
 *	- A move to a thing takes the thing's line and, unless the cursor is
 *	  inside the thing, the thing's start.
 */
#include "config.h"

#include <string.h>

#include "ttv/app.h"
#include "ttv/trace.h"
#include "ttv/view.h"

#include "camera.h"
#include "place.h"

void
place_select(struct view *v, const struct entity_ref *sel)
{
	uint32_t line = v->line;
	int64_t cursor = v->cursor;

	view_select(v, sel->type, sel->id);
	v->line = line;
	v->cursor = cursor;
}

uint32_t
place_track(const struct view *v)
{
	return view_line_shows(v, v->line);
}

void
place_line(struct view *v, uint32_t line)
{
	struct entity_ref sel;
	int64_t t0, t1;

	if (v->nlines == 0)
		return;
	v->line = line < v->nlines ? line : v->nlines - 1;
	memset(&sel, 0, sizeof(sel));
	if (view_newest_pick(v, v->line, v->cursor) != 0) {
		if (view_pick(v, v->line, v->cursor, &sel) != 0)
			sel.type = ENTITY_NONE;
		place_select(v, &sel);
	}
	if (view_selection_range(v, &t0, &t1) == 0 && !camera_sees(v, t0, t1)) {
		sel.type = ENTITY_NONE;
		place_select(v, &sel);
	}
	view_show_line(v);
}

/*
 * Shows the cursor's line after a jump.  A line that was out of sight goes to a
 * third from the top, so that its children below are in sight too.
 */
static void
place_settle(struct view *v, uint32_t old_top)
{
	uint32_t h = (uint32_t)view_scrolled(v);

	if (v->line >= view_fixed(v) && (v->line < old_top ||
	    v->line - old_top >= h))
		v->top = v->line > h / 3 ? v->line - h / 3 : 0;
	view_show_line(v);
}

void
place_slice(struct app *app, uint32_t slice)
{
	uint32_t top = app->view.top;

	view_goto_slice(&app->view, slice);
	place_settle(&app->view, top);
	camera_keep(&app->view);
}

void
place_newest(struct app *app, const struct trace *t,
    const struct entity_ref *sel)
{
	struct view *v = &app->view;
	uint32_t top = v->top;

	view_newest_go(v, t, sel);
	camera_follow(v, app->settings.value[SETTING_MARGIN]);
	place_settle(v, top);
}

/* Returns the line of a track that shows the selection, which starts at t. */
static uint32_t
place_line_of(const struct view *v, uint32_t track, int64_t t)
{
	uint32_t first = view_line_of_track(v, track), i, line = first;
	struct entity_ref s;

	for (i = first; i < v->nlines && v->lines[i].track == track; i++) {
		if (view_pick(v, i, t, &s) != 0 || s.type != v->sel.type)
			continue;
		if (s.id == v->sel.id)
			return i;
		if (line == first)
			line = i;
	}
	return line;
}

void
place_entity(struct app *app, const struct entity_ref *sel)
{
	struct view *v = &app->view;
	int64_t t0 = v->cursor, t1;
	uint32_t track, line, top = v->top;

	if (sel->type == ENTITY_SLICE) {
		place_slice(app, sel->id);
		return;
	}
	place_select(v, sel);
	if (view_selection_range(v, &t0, &t1) == 0 &&
	    (v->cursor < t0 || v->cursor > t1))
		v->cursor = t0;
	if ((track = view_selection_track(v)) != NONE) {
		view_reveal_track(v, track);
		if ((line = place_line_of(v, track, t0)) != NONE)
			v->line = line;
	}
	camera_follow(v, app->settings.value[SETTING_MARGIN]);
	place_settle(v, top);
}

void
place_time(struct app *app, int64_t t, uint32_t track)
{
	struct view *v = &app->view;
	uint32_t line = v->line, top = v->top;

	if (track != NONE && track != place_track(v)) {
		view_reveal_track(v, track);
		/* an empty track has no line: take that of its parent */
		for (line = NONE; line == NONE && track != NONE;
		    track = v->trace->tracks[track].parent)
			line = view_line_begins(v, track);
	}
	v->cursor = t;
	camera_follow(v, v->vp.cols / 4);
	if (line != NONE)
		place_line(v, line);
	place_settle(v, top);
}

void
place_here(const struct app *app, struct place *p)
{
	const struct view *v = &app->view;

	p->sel = v->sel;
	p->cursor = v->cursor;
	p->vp = v->vp;
	p->track = place_track(v);
	p->row = v->line < v->nlines ? v->lines[v->line].row : NONE;
}

static uint32_t
place_line_of_row(const struct view *v, uint32_t track, uint32_t row)
{
	uint32_t i;

	for (i = 0; i < v->nlines; i++)
		if (v->lines[i].track == track && v->lines[i].row == row)
			return i;
	return view_line_of_track(v, track);
}

void
place_restore(struct app *app, const struct place *p)
{
	struct view *v = &app->view;
	int cols = v->vp.cols;
	uint32_t line, top = v->top;

	v->vp = p->vp;
	v->vp.cols = cols;
	if (p->track != NONE) {
		view_reveal_track(v, p->track);
		line = place_line_of_row(v, p->track, p->row);
		if (line != NONE)
			v->line = line;
	}
	place_select(v, &p->sel);
	v->cursor = p->cursor;
	camera_keep_scaled(v);
	place_settle(v, top);
}

void
jump_push(struct app *app)
{
	struct place here;

	place_here(app, &here);
	jump_push_from(app, &here);
}

void
jump_push_from(struct app *app, const struct place *from)
{
	struct jumps *j = &app->jumps;

	j->last = *from;
	j->have_last = 1;
	j->n = j->at;
	if (j->n == JUMPS_MAX) {
		memmove(&j->v[0], &j->v[1], (JUMPS_MAX - 1) * sizeof(j->v[0]));
		j->n--;
	}
	j->v[j->n++] = j->last;
	j->at = j->n;
}
