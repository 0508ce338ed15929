/*
 * object_line: a line for each object id, with its lives one after another.
 *
 *	○────●──────●───✕      ○──●────────────
 *
 * Snapshots are drawn on the life; the name is drawn in the longest gap.
 */
#include "config.h"

#include "ttv/strtab.h"
#include "pen.h"
#include "run.h"

static struct style
object_style(const struct pen *p, enum entity type, uint32_t id)
{
	struct style st = style_of(ROLE_OBJECT);

	if (p->v->sel.type == type && p->v->sel.id == id)
		st.flags |= STYLE_SELECTED;
	return st;
}

static int
clip(const struct pen *p, int col)
{
	return col < 0 ? 0 : col >= p->cols ? p->cols - 1 : col;
}

/* Finds the longest gap between snapshots, for the name. */
static void
draw_name(const struct pen *p, const struct object *o, int c0, int c1,
    struct style st)
{
	const struct viewport *vp = &p->v->vp;
	int at = c0 + 1, best = at, room = 0, col;
	uint32_t i;

	for (i = 0; i <= o->nsnapshots; i++) {
		col = i < o->nsnapshots ? viewport_col(vp,
		    p->tr->snapshots[o->snapshot + i].ts) : c1;
		if (col > c1)
			col = c1;
		if (col - at > room) {
			room = col - at;
			best = at;
		}
		if (col >= at)
			at = col + 1;
		if (i > 1000)	/* more snapshots than columns: no gap */
			break;
	}
	if (room >= 8)
		canvas_text(p->cv, p->x + best + 1, p->y, room - 2, st,
		    trace_str(p->tr, o->name),
		    strtab_len(p->tr->strings, o->name));
}

static void
draw_snapshots(const struct pen *p, const struct object *o)
{
	struct entity_run r;

	r.type = ENTITY_SNAPSHOT;
	r.first = o->snapshot;
	r.n = o->nsnapshots;
	points_draw(p, &r, ROLE_OBJECT, GLYPH_SNAPSHOT);
}

static void
draw_life(const struct pen *p, uint32_t number)
{
	const struct object *o = &p->tr->objects[number];
	const struct viewport *vp = &p->v->vp;
	struct style st = object_style(p, ENTITY_OBJECT, number);
	int c0 = viewport_col(vp, o->created), c1;

	c1 = viewport_col(vp, entity_end(p->tr, ENTITY_OBJECT, number));
	if (c1 < 0 || c0 >= p->cols)
		return;
	canvas_fill(p->cv, p->x + clip(p, c0), p->y, clip(p, c1) -
	    clip(p, c0) + 1, glyph(GLYPH_HLINE), st);
	draw_name(p, o, clip(p, c0), clip(p, c1), st);
	if (c0 >= 0)
		canvas_put(p->cv, p->x + c0, p->y, glyph(st.flags &
		    STYLE_SELECTED ? GLYPH_SELECTED : GLYPH_CREATED), st);
	if (c1 < p->cols && c1 > c0 && o->destroyed <= p->tr->end)
		canvas_put(p->cv, p->x + c1, p->y, glyph(GLYPH_DESTROYED),
		    st);
	draw_snapshots(p, o);
}

void
object_draw(const struct pen *p, const struct line *l)
{
	uint32_t i, n = run_objects(p->v, l);

	for (i = 0; i < n; i++)
		draw_life(p, l->row + i);
}
