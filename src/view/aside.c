/*
 * aside: the name of slices that are too small for one, in the free cells
 * behind them.
 *
 *	▂▁ ParseHTML        ▃▁▁ UpdateLayerTree             ▅ V8.GC…
 *
 *	- One name for what stands together, that of its longest slice, in the
 *	  style of its mark; the selected slice goes first.
 *	- A blank stands before the name and behind it, so that it needs ROOM
 *	  free cells; a longer name is cut, but not below LEAST columns.
 *	- A slow line has no such names, nor has a line that tracks share.
 */
#include "config.h"

#include "ttv/sat.h"
#include "aside.h"
#include "caption.h"
#include "pen.h"

#define ROOM	6		/* columns */
#define LEAST	8

void
aside_clear(struct aside *a)
{
	a->slice = NONE;
}

void
aside_add(struct aside *a, const struct pen *p, uint32_t slice,
    struct style st, int end)
{
	const struct view *v = p->v;
	int64_t dur = v->sel.type == ENTITY_SLICE && v->sel.id == slice ?
	    INT64_MAX : sat_sub(trace_slice_end(p->tr, slice),
	    p->tr->ts[slice]);

	if (a->slice == NONE || a->end < end - 1 || dur > a->dur) {
		a->slice = slice;
		a->style = st;
		a->dur = dur;
	}
	a->end = end;
}

/* Returns the column behind the free cells from `col` on, at most `to`. */
static int
free_until(const struct pen *p, int col, int to)
{
	const struct cell *c;

	for (; col < to; col++) {
		c = canvas_at(p->cv, p->x + col, p->y);
		if (c == NULL || c->ch != ' ' || c->style.role != ROLE_NORMAL)
			break;
	}
	return col;
}

int
aside_draw(struct aside *a, const struct pen *p, int to)
{
	const char *name;
	int room, n = 0;
	size_t len;

	if (a->slice == NONE || p->v->coarse)
		return 0;
	to = free_until(p, a->end, to < p->cols ? to : p->cols);
	/* a blank before, and behind it, but at the edge */
	room = to - a->end - 1 - (to < p->cols);
	if (to - a->end >= ROOM) {
		name = caption_of(p->v, a->slice, room, &len);
		a->style.flags &= (uint8_t)~(STYLE_SELECTED | STYLE_DIM);
		if (view_is_hit(p->v, ENTITY_SLICE, a->slice))
			a->style.flags |= STYLE_HIT;
		if (len <= (size_t)room || room >= LEAST)
			n = canvas_text(p->cv, p->x + a->end + 1, p->y, room,
			    a->style, name, len);
	}
	aside_clear(a);
	return n > 0;
}
