/*
 * goto: selects things and moves the view so that the selection is in sight.
 */
#include "config.h"

#include "ttv/trace.h"
#include "lines.h"
#include "newest_part.h"
#include "passed.h"

void
view_select(struct view *v, enum entity type, uint32_t id)
{
	newest_select_none(v);
	if (v->sel.type == type && v->sel.id == id)
		return;
	v->sel.type = type;
	v->sel.id = id;
	v->inspector.at = v->inspector.top = 0;
}

/*
 * Brings [t0, t1] into view: the start always, the end when both fit.  Puts
 * the cursor inside the span.
 */
static void
goto_span(struct view *v, int64_t t0, int64_t t1)
{
	int margin = v->vp.cols / 8, c0, c1;

	if (t1 > t0)
		t1--;
	c0 = viewport_col(&v->vp, t0);
	c1 = viewport_col(&v->vp, t1);
	if (c0 >= 0 && c1 < v->vp.cols) {
		if (v->cursor < t0 || v->cursor > t1)
			v->cursor = t0;
		return;
	}
	if (c1 - c0 < v->vp.cols - 2 * margin)
		viewport_show(&v->vp, t1, margin);
	/* a span that covers the screen from edge to edge is in view */
	if (!(c0 < 0 && c1 >= v->vp.cols) || v->cursor < t0 || v->cursor > t1)
		viewport_show(&v->vp, t0, margin);
	if (v->cursor < t0 || v->cursor > t1)
		v->cursor = t0;
}

void
view_goto_slice(struct view *v, uint32_t slice)
{
	uint32_t row, line;

	if (slice >= v->trace->nslices)
		return;
	row = trace_slice_row(v->trace, slice);
	view_select(v, ENTITY_SLICE, slice);
	view_reveal_track(v, v->trace->rows[row].track);
	if (near_keep(v, v->trace->rows[row].track, row))
		view_layout(v);
	if (!view_filter_has(v, slice))
		view_filter_pause(v, 1);
	line = view_line_of_slice(v, slice);
	if (line != NONE)
		v->line = line;
	view_show_line(v);
	goto_span(v, v->trace->ts[slice], trace_slice_end(v->trace, slice));
}
