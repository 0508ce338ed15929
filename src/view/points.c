/*
 * Things without a length on a line: instants, memory dumps, ticks of
 * samples.  A glyph where there is one, another where there are several; the
 * name of an instant after it when there is room up to the next one.
 */
#include "config.h"

#include <string.h>

#include "ttv/strtab.h"
#include "priv.h"
#include "sat.h"

#define NAME_ROOM	5	/* columns that a name must have */

static void
point_name(const struct pen *p, const struct run *r, uint32_t id, int col,
    int room)
{
	const struct trace *tr = p->tr;
	uint32_t name;

	if (r->type == SEL_INSTANT)
		name = tr->kinds[tr->instants[id].kind].name;
	else if (r->type == SEL_MEMDUMP)
		name = tr->memdumps[id].id;
	else
		return;
	if (room > p->cols - col)
		room = p->cols - col;
	if (room >= NAME_ROOM)
		canvas_text(p->cv, p->x + col + 1, p->y, room - 2,
		    style_of(ROLE_INSTANT), trace_str(tr, name),
		    strtab_len(tr->strings, name));
}

static struct style
point_style(const struct pen *p, const struct run *r, uint32_t id, uint32_t n,
    enum style_role role)
{
	struct style st = style_of(role);
	const struct view *v = p->v;

	if (v->sel.type == r->type && v->sel.id >= id && v->sel.id - id < n)
		st.flags |= STYLE_SELECTED;
	if (r->type == SEL_INSTANT && v->trace->instants[id].mark)
		st.role = ROLE_MARK;
	if (r->type == SEL_INSTANT && v->hit != NULL &&
	    v->hit[v->trace->instants[id].kind])
		st.flags |= STYLE_HIT;
	return st;
}

void
points_draw(const struct pen *p, const struct run *r, enum style_role role,
    enum glyph one)
{
	const struct viewport *vp = &p->v->vp;
	uint32_t i = r->first, end = r->first + r->n, next;
	struct style st;
	int64_t right;
	int col, room;

	if (vp->t0 > INT64_MIN)
		i = select_after(p->tr, r, vp->t0 - 1);
	while (i < end) {
		col = viewport_col(vp, select_start(p->tr, r->type, i));
		if (col >= p->cols)
			break;
		right = viewport_time(vp, (int64_t)col + 1);
		next = right == INT64_MAX ? end :
		    select_after(p->tr, r, right - 1);
		st = point_style(p, r, i, next - i, role);
		canvas_put(p->cv, p->x + col, p->y, glyph(next - i > 1 ?
		    GLYPH_MANY : st.role == ROLE_MARK ? GLYPH_HIT : one),
		    st);
		room = next < end ? viewport_col(vp, select_start(p->tr,
		    r->type, next)) - col - 1 : p->cols;
		if (next - i == 1)
			point_name(p, r, i, col + 1, room);
		i = next;
	}
}
