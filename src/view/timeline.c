/*
 * timeline: the lines on the screen and the marks that cross them: a selected
 * instant of a process across its rows, a global one across all lines, the
 * selection's flows, the time cursor.
 *
 * Crossing marks are drawn into blank cells only, except flows.  The cursor and
 * the ends of a range tint the other cells.
 */
#include "config.h"

#include "newest_part.h"
#include "parts.h"
#include "pen.h"

static int
cell_is_blank(const struct cell *c)
{
	return c != NULL && c->ch == ' ' && c->style.role == ROLE_NORMAL;
}

static int
is_rule(const struct cell *c)
{
	return c != NULL && c->style.role == ROLE_RULE;
}

static uint32_t
root_of(const struct trace *tr, uint32_t track)
{
	while (tr->tracks[track].parent != NONE)
		track = tr->tracks[track].parent;
	return track;
}

/*
 * Draws the selected instant through the rows that it is about: those of its
 * process, or all.
 */
static void
instant_through(struct canvas *cv, const struct view *v,
    const struct regions *r)
{
	const struct trace *tr = v->trace;
	uint32_t track, line;
	int col, y;

	if (v->sel.type != ENTITY_INSTANT)
		return;
	track = entity_track(tr, ENTITY_INSTANT, v->sel.id);
	if (tr->tracks[track].type != TRACK_PROCESS &&
	    tr->tracks[track].type != TRACK_GLOBAL)
		return;
	col = viewport_col(&v->vp, tr->instants[v->sel.id].ts);
	if (col < 0 || col >= v->vp.cols)
		return;
	for (y = 0; (line = view_line_on(v, y)) != NONE; y++)
		if ((tr->tracks[track].type == TRACK_GLOBAL || root_of(tr,
		    v->lines[line].track) == track) &&
		    cell_is_blank(canvas_at(cv, r->label + col, r->tracks + y)))
			canvas_put(cv, r->label + col, r->tracks + y,
			    glyph(GLYPH_THROUGH), style_of(ROLE_INSTANT));
}

/*
 * Draws a line from top to bottom at a time; on a slow line in the row of the
 * cursor only.
 */
static void
line_at(struct canvas *cv, const struct view *v, const struct regions *r,
    int64_t t)
{
	int col = viewport_col(&v->vp, t), y;
	struct style st = style_of(ROLE_CURSOR);

	if (col < 0 || col >= v->vp.cols)
		return;
	st.flags |= STYLE_CURSOR;
	for (y = r->tracks; y < r->tracks + r->ntracks; y++) {
		if (v->coarse && y != r->tracks + view_row_of(v, v->line))
			continue;
		if (cell_is_blank(canvas_at(cv, r->label + col, y)) ||
		    is_rule(canvas_at(cv, r->label + col, y)))
			canvas_put(cv, r->label + col, y, glyph(GLYPH_VLINE),
			    st);
		else
			canvas_flag(cv, r->label + col, y, 1, STYLE_CURSOR);
	}
}

void
frame_cursor(const struct view *v, int *at_col, int *at_row)
{
	struct regions r;
	int64_t t0, t1;
	int col = 0, y = view_row_of(v, v->line);

	if (y < 0)
		return;
	regions_find(v, &r);
	if (view_selection_range(v, &t0, &t1) == 0) {
		col = viewport_col(&v->vp, t0);
		col = r.label + (col < 0 ? 0 : col >= v->vp.cols ?
		    v->vp.cols - 1 : col);
	}
	*at_col = col;
	*at_row = r.tracks + y;
}

void
timeline_draw(struct canvas *cv, const struct view *v,
    const struct regions *r)
{
	struct pen p;
	struct line l;
	uint32_t i;
	int y;

	p.cv = cv;
	p.v = v;
	p.tr = v->trace;
	p.x = r->label;
	p.cols = v->vp.cols;
	p.label = r->label;
	for (y = 0; (i = view_line_on(v, y)) != NONE; y++) {
		p.y = r->tracks + y;
		l = v->lines[i];
		if (!newest_draw(&p, &l))
			line_draw[l.type](&p, &l);
		if (v->coarse)
			coarse_line(&p);
		/* a track whose first line is above the screen is named here */
		if (i == v->top && (l.type == LINE_ROW || l.level > 0))
			l.first = 1;
		label_draw(&p, &l, i == v->line);
	}
	/* for screen readers and braille lines */
	frame_cursor(v, &cv->cursor_col, &cv->cursor_row);
	instant_through(cv, v, r);
	flowlines_draw(cv, v, r);
	line_at(cv, v, r, v->cursor);
	if (v->range != RANGE_NONE) {
		if (v->range_t0 != v->cursor)
			line_at(cv, v, r, v->range_t0);
		if (v->range_t1 != v->cursor)
			line_at(cv, v, r, v->range_t1);
	}
}
