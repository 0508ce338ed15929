/*
 * The flows of the selected slice, as connectors between the slices they bind.
 *
 *	▏producer ●╮
 *	           │
 *	           ╰─▶consumer
 *
 * The line leaves at the time of the flow's start, turns at once, and runs
 * down or up to the row of its end; along that row it is drawn in blank cells
 * only, so as not to hide what the row has.  An end that is folded away is at
 * the line that hides it; one off the screen is at the screen's edge.  Of a
 * flow with one end only, that end is drawn, with a stub.  The list of all
 * flows is in the pane: only the first few are drawn.
 */
#include "config.h"

#include "ttv/flow.h"
#include "priv.h"

#define MOST_FLOWS	32

struct end {
	int	x, y;		/* screen column and row */
	int	seen;		/* it is on the screen */
};

static void
end_of(const struct view *v, const struct regions *r, uint32_t slice,
    int64_t ts, struct end *e)
{
	uint32_t line = view_line_of_slice(v, slice), track;

	if (line == NONE) {
		track = v->trace->rows[trace_slice_row(v->trace,
		    slice)].track;
		line = layout_line_or_parent(v, track);
	}
	if (line == NONE)
		line = 0;
	e->x = r->label + viewport_col(&v->vp, ts);
	e->seen = e->x >= r->label && e->x < v->cols;
	if (line < v->top) {
		e->y = r->tracks - 1;
		e->seen = 0;
	} else if (line - v->top >= (uint32_t)r->ntracks) {
		e->y = r->tracks + r->ntracks;
		e->seen = 0;
	} else
		e->y = r->tracks + (int)(line - v->top);
}

static void
put(struct canvas *cv, const struct regions *r, int x, int y, enum glyph g)
{
	if (x >= r->label && y >= r->tracks && y < r->tracks + r->ntracks)
		canvas_put(cv, x, y, glyph(g), style_of(ROLE_FLOW));
}

static void
put_blank(struct canvas *cv, const struct regions *r, int x, int y,
    enum glyph g)
{
	struct cell *c = canvas_at(cv, x, y);

	if (c != NULL && c->ch == ' ' && (c->style.role == ROLE_NORMAL ||
	    c->style.role == ROLE_RULE))
		put(cv, r, x, y, g);
}

static void
connect(struct canvas *cv, const struct view *v, const struct regions *r,
    const struct end *from, const struct end *to)
{
	int x = from->x + 1, y, dir = to->y > from->y ? 1 : -1, right;

	right = to->x > x;
	if (x < r->label)
		x = r->label;
	if (x >= v->cols)
		x = v->cols - 1;
	if (from->y == to->y) {
		for (x = from->x + 1; x < to->x && x < v->cols; x++)
			put_blank(cv, r, x, from->y, GLYPH_FLOW_H);
	} else {
		put_blank(cv, r, x, from->y, dir > 0 ? GLYPH_CORNER_DL :
		    GLYPH_CORNER_UL);
		for (y = from->y + dir; y != to->y; y += dir)
			put(cv, r, x, y, GLYPH_FLOW_V);
		if (to->x != x)
			put(cv, r, x, to->y, dir > 0 ? right ?
			    GLYPH_CORNER_UR : GLYPH_CORNER_UL : right ?
			    GLYPH_CORNER_DR : GLYPH_CORNER_DL);
		for (y = x; right ? ++y < to->x && y < v->cols :
		    --y > to->x && y >= r->label; )
			put_blank(cv, r, y, to->y, GLYPH_FLOW_H);
	}
	if (to->seen)
		put(cv, r, to->x, to->y, GLYPH_FLOW_IN);
	if (from->seen)
		put(cv, r, from->x, from->y, GLYPH_FLOW_OUT);
}

/* A flow with one end: what there is of it, and a stub. */
static void
half_draw(struct canvas *cv, const struct view *v, const struct regions *r,
    const struct flow *f)
{
	int out = f->from != NONE;
	struct end e;

	if (!out && f->to == NONE)
		return;		/* in no slice: the list of metadata has it */
	end_of(v, r, out ? f->from : f->to, out ? f->from_ts : f->to_ts, &e);
	if (!e.seen)
		return;
	put(cv, r, e.x, e.y, out ? GLYPH_FLOW_OUT : GLYPH_FLOW_IN);
	put_blank(cv, r, out ? e.x + 1 : e.x - 1, e.y, GLYPH_RULE);
}

static void
flow_draw(struct canvas *cv, const struct view *v, const struct regions *r,
    uint32_t number)
{
	struct flow f = flow_at(v->trace, number);
	struct end from, to;

	if (f.from == NONE || f.to == NONE) {
		half_draw(cv, v, r, &f);
		return;
	}
	end_of(v, r, f.from, f.from_ts, &from);
	end_of(v, r, f.to, f.to_ts, &to);
	if (from.y == to.y && !from.seen && !to.seen)
		return;
	connect(cv, v, r, &from, &to);
}

void
flowlines_draw(struct canvas *cv, const struct view *v,
    const struct regions *r)
{
	uint32_t list[MOST_FLOWS];
	size_t n, i;

	if (v->sel.type != ENTITY_SLICE || v->trace->nflows == 0)
		return;
	n = flow_out(v->trace, v->sel.id, list, MOST_FLOWS);
	for (i = 0; i < n && i < MOST_FLOWS; i++)
		flow_draw(cv, v, r, list[i]);
	n = flow_in(v->trace, v->sel.id, list, MOST_FLOWS);
	for (i = 0; i < n && i < MOST_FLOWS; i++)
		flow_draw(cv, v, r, list[i]);
}
