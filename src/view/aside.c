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
 *	- Where a row is so full of marks that no cells are free, the name takes
 *	  the place of some of them, near the beginning: ▇ RunTask ▇▇▇▇▇▇.
 *	- A slow line has no such names, nor has a line that tracks share.
 */
#include "config.h"

#include "ttv/sat.h"
#include "aside.h"
#include "caption.h"
#include "pen.h"

#define ROOM	6		/* columns */
#define LEAST	8
#define OVER	16		/* marks of which some give way to a name */
#define BESIDE	2		/* columns on both sides of it: a mark, a
				 * blank */

void
aside_clear(struct aside *a)
{
	a->slice = NONE;
	a->end = 0;
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
		if (c == NULL || c->style.role != ROLE_NORMAL)
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

int
aside_over(const struct pen *p, uint32_t slice, struct style st, int from,
    int to)
{
	const struct cell *c;
	const char *name;
	int room = to - from - 2 * BESIDE, col, n;
	size_t len;

	if (slice == NONE || p->v->coarse || to - from < OVER ||
	    p->tr->kinds[p->tr->kind[slice]].flags == KIND_STATE)
		return 0;	/* the letter of a state says no more */
	name = caption_of(p->v, slice, room, &len);
	if (len == 0)
		return 0;
	if (len < (size_t)room)
		room = (int)len;	/* columns are at most the bytes */
	for (col = from + 1; col < from + BESIDE + room + 1; col++) {
		c = canvas_at(p->cv, p->x + col, p->y);
		if (c == NULL || c->style.flags & (STYLE_SELECTED | STYLE_HIT))
			return 0;
	}
	st.flags &= (uint8_t)~(STYLE_SELECTED | STYLE_DIM);
	n = canvas_text(p->cv, p->x + from + BESIDE, p->y, room, st, name, len);
	/* these blanks are no free cells: they are marks as well */
	canvas_put(p->cv, p->x + from + 1, p->y, ' ', st);
	canvas_put(p->cv, p->x + from + BESIDE + n, p->y, ' ', st);
	return n > 0;
}
