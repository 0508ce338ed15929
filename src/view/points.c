/*
 * Things without a duration: instants, marks, memory dumps, ticks of samples.
 * A cell has one glyph for a single thing and another for several; an instant's
 * name follows where it fits before the next instant.
 *
 * A mark has its own glyph and colour and colours a cell that it shares; an
 * instant with a cname has that colour.  Events of one memory dump, which share
 * an id, count as one thing.
 */
#include "config.h"

#include <string.h>

#include "ttv/strtab.h"
#include "entity_view.h"
#include "pen.h"
#include "run.h"
#include "passed.h"

#define NAME_ROOM	5	/* columns; bounds a name from below: shorter
				 * ones are unreadable */
#define LOOK_AT		256	/* things of a cell whose kind is compared */

static void
point_name(const struct pen *p, const struct entity_run *r, uint32_t id,
    int col, int room)
{
	const struct cell *next = canvas_at(p->cv, p->x + col, p->y);
	const struct trace *tr = p->tr;
	uint32_t name;

	if (next == NULL || next->ch != ' ' || !entity_views[r->type].named)
		return;		/* the cell belongs to a bar, or has no name */
	name = entity_name(tr, r->type, id);
	if (room > p->cols - col)
		room = p->cols - col;
	if (room >= NAME_ROOM)
		canvas_text(p->cv, p->x + col + 1, p->y, room - 2,
		    style_of(ROLE_INSTANT), trace_str(tr, name),
		    strtab_len(tr->strings, name));
}

/* Finds what a cell's instants have in common, and whether one is special. */
static void
instant_style(const struct pen *p, uint32_t id, uint32_t n, struct style *st)
{
	const struct trace *tr = p->tr;
	const struct instant *in = &tr->instants[id];
	uint32_t i;

	for (i = 0; i < n && i < LOOK_AT; i++)
		if (in[i].mark)
			st->role = ROLE_MARK;
	if (n == 1 && tr->kinds[in->kind].cname != 0 &&
	    style_cname(trace_str(tr, tr->kinds[in->kind].cname),
	    &st->rgb) == 0)
		st->flags |= STYLE_RGB;
}

static struct style
point_style(const struct pen *p, const struct entity_run *r, uint32_t id,
    uint32_t n, enum style_role role)
{
	struct style st = style_of(role);
	const struct view *v = p->v;
	uint32_t i;

	if (v->sel.type == r->type && v->sel.id >= id && v->sel.id - id < n)
		st.flags |= STYLE_SELECTED;
	for (i = 0; i < n && i < LOOK_AT; i++)
		if (view_is_hit(v, r->type, id + i))
			st.flags |= STYLE_HIT;
	if (r->type == ENTITY_INSTANT)
		instant_style(p, id, n, &st);
	return st;
}

static int
is_one(const struct pen *p, const struct entity_run *r, uint32_t id, uint32_t n)
{
	const struct memdump *m = p->tr->memdumps;
	uint32_t i;

	if (r->type != ENTITY_MEMDUMP || n > LOOK_AT)
		return n == 1;
	for (i = 1; i < n; i++)
		if (m[id + i].id != m[id].id)
			return 0;
	return 1;
}

/* Returns the set that points are narrowed to, or NULL: all are drawn. */
static const struct bits *
points_shown(const struct view *v, const struct entity_run *r)
{
	const struct passed *ps = passed_of(v);

	return ps == NULL || r->type != ENTITY_INSTANT ? NULL : &ps->instants;
}

/* Returns whether a cell has nothing but ground or the line of a heading. */
static int
is_free(const struct pen *p, int col)
{
	const struct cell *c = canvas_at(p->cv, p->x + col, p->y);

	return c != NULL && (c->style.role == ROLE_RULE || (c->ch == ' ' &&
	    c->style.role == ROLE_NORMAL));
}

/* Draws points; aside: without names, where nothing else is. */
static void
draw_points(const struct pen *p, const struct entity_run *r,
    enum style_role role, enum glyph one, int aside)
{
	const struct viewport *vp = &p->v->vp;
	uint32_t i = r->first, end = r->first + r->n, next;
	const struct bits *b = points_shown(p->v, r);
	struct style st;
	int64_t right;
	int col, room, single;

	if (vp->t0 > INT64_MIN)
		i = run_after(p->tr, r, vp->t0 - 1);
	while (i < end) {
		if (b != NULL && (i = (uint32_t)bits_next(b, i, end)) == end)
			break;
		col = viewport_col(vp, entity_ts(p->tr, r->type, i));
		if (col >= p->cols)
			break;
		right = viewport_time(vp, (int64_t)col + 1);
		next = right == INT64_MAX ? end :
		    run_after(p->tr, r, right - 1);
		st = point_style(p, r, i, next - i, role);
		single = b != NULL ? bits_count(b, i, next, 2) == 1 :
		    is_one(p, r, i, next - i);
		if (!aside || is_free(p, col))
			canvas_put(p->cv, p->x + col, p->y, glyph(!single ?
			    GLYPH_MANY : st.role == ROLE_MARK ? GLYPH_HIT :
			    one), st);
		if (b != NULL)
			next = (uint32_t)bits_next(b, next, end);
		room = next < end ? viewport_col(vp, entity_ts(p->tr,
		    r->type, next)) - col - 1 : p->cols;
		if (single && !aside)
			point_name(p, r, i, col + 1, room);
		i = next;
	}
}

void
points_draw(const struct pen *p, const struct entity_run *r,
    enum style_role role, enum glyph one)
{
	draw_points(p, r, role, one, 0);
}

void
points_draw_aside(const struct pen *p, const struct entity_run *r)
{
	draw_points(p, r, ROLE_INSTANT, GLYPH_INSTANT, 1);
}
