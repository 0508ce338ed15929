/*
 * flowlines: the flows of the selected slice or instant, as connectors between
 * their ends.
 *
 *	▏producer ●╮
 *	           │
 *	           ╰─▶consumer
 *
 * The line leaves at the time of the flow's start, turns at once, and runs down
 * or up to the row of its end through blank cells only, so that names and
 * slices stay visible; the ends stand at the edges of boxes.  The place of an
 * end that is folded away is the line that hides the end; that of an end off
 * the screen is the screen's edge.  A flow with one end is that end with a
 * stub.  Only the first few flows are drawn; the pane lists all.
 */
#include "config.h"

#include "ttv/bound.h"
#include "ttv/flow.h"
#include "ttv/flow_table.h"
#include "ttv/interval.h"
#include "ttv/sat.h"
#include "ttv/style.h"
#include "ttv/view.h"
#include "lines.h"
#include "parts.h"

#define MOST_FLOWS	32		/* flows drawn of the selection */
#define VIEW_FLOWS	48		/* ... and of the view */
#define VIEW_PARTS	18		/* parts of the view ... */
#define PART_FLOWS	2		/* ... and flows drawn of each */
#define PART_LOOK	32		/* flows of a part that are looked at */

struct end {
	int	x, y;		/* screen column and row */
	int	seen;		/* the place is on the screen */
};

/* Returns the line of an end of a flow; for an instant the line of instants. */
static uint32_t
line_of(const struct view *v, uint32_t end)
{
	uint32_t slice = flow_end_slice(v->trace, end), line, track, i;

	if (slice != NONE && (line = view_line_of_slice(v, slice)) != NONE)
		return line;
	track = flow_end_track(v->trace, end);
	line = layout_line_or_parent(v, track);
	for (i = line; slice == NONE && i < v->nlines &&
	    v->lines[i].track == track; i++)
		if (v->lines[i].type == LINE_INSTANTS)
			return i;
	return line;
}

static void
end_of(const struct view *v, const struct regions *r, uint32_t end,
    int64_t ts, struct end *e)
{
	uint32_t line = line_of(v, end);
	int y;

	if (line == NONE)
		line = 0;
	e->x = r->label + viewport_col(&v->vp, ts);
	e->seen = e->x >= r->label && e->x < v->cols;
	if ((y = view_row_of(v, line)) >= 0)
		e->y = r->tracks + y;
	else {
		e->y = line < v->top ? r->tracks - 1 : r->tracks + r->ntracks;
		e->seen = 0;
	}
}

static void
put(struct canvas *cv, const struct regions *r, int x, int y, enum glyph g)
{
	if (x >= r->label && y >= r->tracks && y < r->tracks + r->ntracks)
		canvas_put(cv, x, y, glyph(g), style_of(ROLE_FLOW));
}

/* Whether an end may be drawn over a cell: it has no letter of a name. */
static int
has_no_letter(const struct cell *c)
{
	static const enum glyph marks[] = { GLYPH_EDGE, GLYPH_SPARSE,
		GLYPH_SUBCELL,
		GLYPH_INSTANT, GLYPH_MANY, GLYPH_SELECTED, GLYPH_THROUGH,
		GLYPH_FLOW_H, GLYPH_FLOW_V, GLYPH_FLOW_IN, GLYPH_FLOW_OUT,
		GLYPH_OPEN_END, GLYPH_HIT };
	size_t i;

	if (c == NULL || c->ch == ' ')
		return c != NULL;
	if (c->style.role == ROLE_DENSITY && glyph_is_bar(c->ch) > 0)
		return 1;
	for (i = 0; i < sizeof(marks) / sizeof(marks[0]); i++)
		if (c->ch == glyph(marks[i]))
			return 1;
	return 0;
}

static void
put_end(struct canvas *cv, const struct regions *r, const struct end *e,
    enum glyph g)
{
	if (e->seen && has_no_letter(canvas_at(cv, e->x, e->y)))
		put(cv, r, e->x, e->y, g);
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
			put_blank(cv, r, x, y, GLYPH_FLOW_V);
		if (to->x != x)
			put_blank(cv, r, x, to->y, dir > 0 ? right ?
			    GLYPH_CORNER_UR : GLYPH_CORNER_UL : right ?
			    GLYPH_CORNER_DR : GLYPH_CORNER_DL);
		for (y = x; right ? ++y < to->x && y < v->cols :
		    --y > to->x && y >= r->label; )
			put_blank(cv, r, y, to->y, GLYPH_FLOW_H);
	}
	put_end(cv, r, to, GLYPH_FLOW_IN);
	put_end(cv, r, from, GLYPH_FLOW_OUT);
}

/* Draws a flow with one end: the end and a stub. */
static void
half_draw(struct canvas *cv, const struct view *v, const struct regions *r,
    const struct flow *f)
{
	int out = f->from != NONE;
	struct end e;

	if (!out && f->to == NONE)
		return;		/* no end is bound: the list of metadata has the
				 * flow */
	end_of(v, r, out ? f->from : f->to, out ? f->from_ts : f->to_ts, &e);
	if (!e.seen)
		return;
	put_end(cv, r, &e, out ? GLYPH_FLOW_OUT : GLYPH_FLOW_IN);
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

/* Flows drawn of the view: those at the same cells are drawn once. */
struct drawn {
	struct end	 from[VIEW_FLOWS], to[VIEW_FLOWS];
	int		 n;
};

static int
is_same(const struct end *a, const struct end *b)
{
	return a->x == b->x && a->y == b->y;
}

/* Draws a flow of the view if an end is on the screen and it is a new one. */
static void
view_flow_draw(struct canvas *cv, const struct view *v,
    const struct regions *r, uint32_t number, struct drawn *d)
{
	struct flow f = flow_at(v->trace, number);
	struct end from, to;
	int i;

	if (f.from == NONE || f.to == NONE || d->n == VIEW_FLOWS)
		return;
	end_of(v, r, f.from, f.from_ts, &from);
	end_of(v, r, f.to, f.to_ts, &to);
	if ((!from.seen && !to.seen) || is_same(&from, &to))
		return;
	for (i = 0; i < d->n; i++)
		if (is_same(&d->from[i], &from) && is_same(&d->to[i], &to))
			return;
	d->from[d->n] = from;
	d->to[d->n++] = to;
	connect(cv, v, r, &from, &to);
}

/* Returns the first flow that begins at t or later. */
static uint32_t
flow_from(const struct trace *t, int64_t ts)
{
	uint32_t lo = 0, hi = t->nflows, mid;

	BISECT(lo, hi, mid, t->flow_table->v[mid].from_ts < ts);
	return lo;
}

/*
 * Draws flows of the view: some that cross its left edge, and some of each part
 * of it, so that what is drawn is spread over the screen.
 */
static void
view_flows_draw(struct canvas *cv, const struct view *v,
    const struct regions *r)
{
	struct interval_query q;
	struct drawn d = { .n = 0 };
	uint32_t i, end;
	int part, k, n;

	interval_ask(&q, interval_of(v->trace, ENTITY_FLOW), v->vp.t0,
	    sat_add(v->vp.t0, 1));
	for (k = 0; k < PART_LOOK && d.n < VIEW_FLOWS -
	    VIEW_PARTS * PART_FLOWS; k++) {
		if ((i = interval_next(&q)) == NONE)
			break;
		view_flow_draw(cv, v, r, i, &d);
	}
	for (part = 0; part < VIEW_PARTS; part++) {
		i = flow_from(v->trace, viewport_time(&v->vp,
		    (int64_t)v->vp.cols * part / VIEW_PARTS));
		end = flow_from(v->trace, viewport_time(&v->vp,
		    (int64_t)v->vp.cols * (part + 1) / VIEW_PARTS));
		n = d.n + PART_FLOWS;
		for (k = 0; i < end && k < PART_LOOK && d.n < n; i++, k++)
			view_flow_draw(cv, v, r, i, &d);
	}
}

void
flowlines_draw(struct canvas *cv, const struct view *v,
    const struct regions *r)
{
	uint32_t list[MOST_FLOWS], end = view_selection_end(v);
	size_t n, i;

	if (v->trace->nflows == 0 || v->flows == FLOWS_NONE)
		return;
	if (v->flows == FLOWS_VIEW)
		view_flows_draw(cv, v, r);
	if (end == NONE)
		return;
	n = flow_out(v->trace, end, list, MOST_FLOWS);
	for (i = 0; i < n && i < MOST_FLOWS; i++)
		flow_draw(cv, v, r, list[i]);
	n = flow_in(v->trace, end, list, MOST_FLOWS);
	for (i = 0; i < n && i < MOST_FLOWS; i++)
		flow_draw(cv, v, r, list[i]);
}
