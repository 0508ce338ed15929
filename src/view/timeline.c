/*
 * timeline: the lines on the screen and the marks that cross them: instants of
 * a process across its rows, global instants across all lines, the selection's
 * flows, the time cursor.
 *
 * Crossing marks are drawn into blank cells only, except flows.  The cursor and
 * the ends of a range reverse cells that are not blank.
 */
#include "config.h"

#include "priv.h"

static int
is_blank(const struct cell *c)
{
	return c != NULL && c->ch == ' ' && c->style.role == ROLE_NORMAL;
}

static int
is_rule(const struct cell *c)
{
	return c != NULL && c->style.role == ROLE_RULE;
}

/* Draws lines from row y0 to y1 in each column with an instant of the run. */
static void
through(struct canvas *cv, const struct view *v, const struct regions *r,
    const struct track *k, int y0, int y1)
{
	const struct viewport *vp = &v->vp;
	struct entity_run run;
	uint32_t i, end;
	int64_t right;
	int col, y;

	run.type = ENTITY_INSTANT;
	run.first = k->instant;
	run.n = k->ninstants;
	i = run.first;
	end = run.first + run.n;
	if (vp->t0 > INT64_MIN)
		i = select_after(v->trace, &run, vp->t0 - 1);
	while (i < end) {
		col = viewport_col(vp, v->trace->instants[i].ts);
		if (col >= vp->cols)
			break;
		for (y = y0; y < y1; y++)
			if (is_blank(canvas_at(cv, r->label + col, y)))
				canvas_put(cv, r->label + col, y,
				    glyph(GLYPH_THROUGH),
				    style_of(ROLE_INSTANT));
		right = viewport_time(vp, (int64_t)col + 1);
		if (right == INT64_MAX)
			break;
		i = select_after(v->trace, &run, right - 1);
	}
}

static uint32_t
root_of(const struct trace *tr, uint32_t track)
{
	while (tr->tracks[track].parent != NONE)
		track = tr->tracks[track].parent;
	return track;
}

static void
instants_through(struct canvas *cv, const struct view *v,
    const struct regions *r)
{
	const struct trace *tr = v->trace;
	uint32_t i, root, now = NONE, global;
	int y, y0 = 0, n = 0;

	for (y = 0; y < r->ntracks && v->top + (uint32_t)y < v->nlines; y++) {
		root = root_of(tr, v->lines[v->top + (uint32_t)y].track);
		if (root != now && now != NONE)
			through(cv, v, r, &tr->tracks[now], r->tracks + y0,
			    r->tracks + y);
		if (root != now)
			y0 = y;
		now = root;
		n = y + 1;
	}
	if (now != NONE && tr->tracks[now].type != TRACK_GLOBAL)
		through(cv, v, r, &tr->tracks[now], r->tracks + y0,
		    r->tracks + n);
	for (i = 0; (global = summary_global(v, i)) != NONE; i++)
		through(cv, v, r, &tr->tracks[global], r->tracks,
		    r->tracks + n);
}

/* Draws a line from top to bottom at a time. */
static void
line_at(struct canvas *cv, const struct view *v, const struct regions *r,
    int64_t t)
{
	int col = viewport_col(&v->vp, t), y;

	if (col < 0 || col >= v->vp.cols)
		return;
	for (y = r->tracks; y < r->tracks + r->ntracks; y++)
		if (is_blank(canvas_at(cv, r->label + col, y)) ||
		    is_rule(canvas_at(cv, r->label + col, y)))
			canvas_put(cv, r->label + col, y, glyph(GLYPH_VLINE),
			    style_of(ROLE_CURSOR));
		else
			canvas_flag(cv, r->label + col, y, 1, STYLE_CURSOR);
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
	for (y = 0; y < r->ntracks; y++) {
		i = v->top + (uint32_t)y;
		if (i >= v->nlines)
			break;
		p.y = r->tracks + y;
		l = v->lines[i];
		line_types[l.type].draw(&p, &l);
		/* a track whose first line is above the screen is named here */
		if (y == 0 && l.type == LINE_ROW)
			l.first = 1;
		label_draw(&p, &l, i == v->line);
	}
	instants_through(cv, v, r);
	flowlines_draw(cv, v, r);
	line_at(cv, v, r, v->cursor);
	if (v->range != RANGE_NONE) {
		if (v->range_t0 != v->cursor)
			line_at(cv, v, r, v->range_t0);
		if (v->range_t1 != v->cursor)
			line_at(cv, v, r, v->range_t1);
	}
}
