/*
 * newest_select: the selection among the newest events.
 *
 * The model and the parts behind it are read as one: what begins at or before
 * the `from` of the first part is the model's, what begins behind the `from` of
 * a part and not behind that of the next is this part's.  So each thing is
 * passed once, whatever else a part has read of what was before.
 *
 *	- A selected thing of a part is the selection of that part's view; the
 *	  view itself has none then, so that code which knows nothing of parts
 *	  takes no number of a part for one of the trace.
 *	- A part leaves for one that has its events: the thing stays selected.
 */
#include "config.h"

#include "ttv/lod.h"
#include "ttv/match_models.h"
#include "ttv/newest.h"
#include "ttv/sat.h"
#include "ttv/trace.h"
#include "lines.h"
#include "newest_part.h"
#include "priv.h"
#include "select.h"

#define TRACE	(-1)		/* in place of a part's number: as
				 * view_newest_at() has it */

static void
select_in(struct view *v, struct newest_part *p, const struct entity_ref *sel)
{
	view_select(v, ENTITY_NONE, 0);
	v->inspector.at = v->inspector.top = 0;
	p->view.sel = *sel;
	v->priv->newest.selected = p;
}

/*
 * Ends the selection in the part that has it; returns what is the same thing in
 * another model.
 */
static struct entity_ref
take_selection(struct view *v, const struct trace *to)
{
	struct newest_part *was = v->priv->newest.selected;
	struct match_models *same = match_models_new(was->own.trace, to);
	struct entity_ref sel = was->view.sel, *s = &sel;

	match_models_selections(same, &s, 1);
	match_models_free(same);
	newest_select_none(v);
	return sel;
}

void
newest_select_carry(struct view *v, struct newest_part *to)
{
	struct entity_ref sel = take_selection(v, to->own.trace);

	if (sel.type == ENTITY_NONE)
		return;
	to->view.sel = sel;
	v->priv->newest.selected = to;
}

void
newest_select_joined(struct view *v)
{
	v->sel = take_selection(v, v->trace);	/* the inspector keeps its
						 * line */
}

/* Returns the number of the part that has the selection, or TRACE. */
static int
part_selected(const struct view *v)
{
	const struct view_newest *l = &v->priv->newest;
	int i;

	for (i = (int)l->n - 1; i >= 0 && l->v[i] != l->selected; i--)
		;
	return v->sel.type != ENTITY_NONE ? TRACE : i;
}

/* Returns whether a thing of part i begins where the part is shown. */
static int
is_shown(const struct view *v, int i, const struct entity_ref *sel)
{
	const struct trace *t = i == TRACE ? v->trace :
	    v->priv->newest.v[i]->own.trace;

	return view_newest_at(v, entity_ts(t, sel->type, sel->id)) == i;
}

/* ---- picking and steps ---- */

int
view_newest_pick(struct view *v, uint32_t line, int64_t t)
{
	int i = view_newest_at(v, t);
	struct newest_part *p;
	struct entity_ref sel;
	struct line to;

	if (i == TRACE || line >= v->nlines)
		return -1;
	p = v->priv->newest.v[i];
	if (!newest_line(p, v, &v->lines[line], &to) ||
	    select_pick(&p->view, &to, t, &sel) == -1)
		return -1;
	select_in(v, p, &sel);
	return 0;
}

/*
 * Steps on a line of part i, or of the trace, from a time, or from the
 * selection if that is there: 0, or -1.
 */
static int
step_in(const struct view *v, int i, const struct line *line, int64_t t,
    int dir, struct entity_ref *sel)
{
	struct newest_part *p;
	struct line to;

	if (i == TRACE)
		return select_step(v, line, t, dir, sel);
	p = v->priv->newest.v[i];
	if (!newest_line(p, v, line, &to))
		return -1;
	return select_step(&p->view, &to, t, dir, sel);
}

int
view_newest_step(struct view *v, uint32_t line, int64_t t, int dir)
{
	struct view_newest *l = &v->priv->newest;
	int from = part_selected(v), i = from == TRACE && v->sel.type ==
	    ENTITY_NONE ? view_newest_at(v, t) : from;
	struct entity_ref sel;
	int64_t t0, t1;

	if (l->n == 0 || line >= v->nlines || (i == TRACE && dir < 0))
		return 0;
	if (i != TRACE && view_selection_range(v, &t0, &t1) == 0)
		t = t0;
	from = i;
	for (; i >= TRACE && i < (int)l->n; i += dir) {
		/* a step from what another model has is one from its edge */
		if (i != from && dir > 0)
			t = l->v[i]->own.from;
		else if (i != from && t > sat_add(l->v[i + 1]->own.from, 1))
			t = l->v[i + 1]->own.from + 1;
		if (step_in(v, i, &v->lines[line], t, dir, &sel) == -1 ||
		    !is_shown(v, i, &sel))
			continue;
		if (i == TRACE && from == TRACE)
			return 0;	/* that is view_step()'s */
		if (i == TRACE) {
			view_select(v, sel.type, sel.id);
			return 1;
		}
		select_in(v, l->v[i], &sel);
		return 1;
	}
	return from == TRACE ? 0 : -1;
}

int
view_newest_inner(struct view *v, int out)
{
	struct newest_part *p = v->priv->newest.selected;
	struct entity_ref sel = { ENTITY_SLICE, NONE };
	const struct trace *t;
	uint32_t first, n;

	if (newest_selected(v) == NULL || p->view.sel.type != ENTITY_SLICE)
		return -1;
	t = p->own.trace;
	if (out)
		sel.id = trace_parent(t, p->view.sel.id);
	else if ((n = trace_children(t, p->view.sel.id, &first)) > 0)
		sel.id = lod_longest(t, first, first + n);
	if (sel.id == NONE)
		return 0;
	view_newest_go(v, p->own.trace, &sel);
	return 1;
}

/* ---- going there ---- */

/* Returns the line of a thing's row, or of its track, or NONE. */
static uint32_t
line_of(struct view *v, const struct newest_part *p,
    const struct entity_ref *sel)
{
	const struct trace *t = p->own.trace;
	uint32_t track, row = NONE, line, i;
	const struct row *r;

	track = match_models_track_before(p->same, entity_track(t, sel->type,
	    sel->id));
	if (track == NONE)
		return NONE;
	if (sel->type == ENTITY_SLICE) {
		r = &t->rows[trace_slice_row(t, sel->id)];
		row = trace_row_of(v->trace, track, r->lane, r->depth);
	}
	view_reveal_track(v, track);
	if (row != NONE && near_keep(v, track, row))
		view_layout(v);
	line = view_line_of_track(v, track);
	for (i = line; i < v->nlines && v->lines[i].track == track; i++)
		if (v->lines[i].type == LINE_ROW && v->lines[i].row == row)
			return i;
	return line;
}

void
view_newest_go(struct view *v, const struct trace *t,
    const struct entity_ref *sel)
{
	struct view_newest *l = &v->priv->newest;
	uint32_t line;
	size_t i;

	for (i = 0; i < l->n && l->v[i]->own.trace != t; i++)
		;
	if (i == l->n)
		return;
	line = line_of(v, l->v[i], sel);
	select_in(v, l->v[i], sel);
	if (line != NONE)
		v->line = line;
	v->cursor = entity_ts(t, sel->type, sel->id);
	view_show_line(v);
}
