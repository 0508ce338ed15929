/*
 * twin: two files beside each other.  A slice and its twin in the other file
 * differ when the difference of their lengths is past both bounds of the view's
 * twins; the ruler marks the columns in which such a slice begins, or one
 * without a twin, if the difference is as long as a column: what could be seen
 * at this zoom.
 */
#include "config.h"

#include "ttv/bound.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "parts.h"
#include "passed.h"
#include "twin.h"

uint32_t
twin_of(const struct view *v, uint32_t slice)
{
	return v->twins != NULL ? v->twins->slice[slice] : NONE;
}

int
twins_differ(const struct trace *tr, const struct view_twins *w,
    uint32_t slice, int64_t *delta)
{
	uint32_t twin = w->slice[slice];
	int64_t d;

	*delta = 0;
	if (twin == NONE || trace_dur(tr, slice) == DUR_OPEN ||
	    trace_dur(tr, twin) == DUR_OPEN)
		return 0;
	/* both are >= 0 */
	*delta = d = trace_dur(tr, slice) - trace_dur(tr, twin);
	d = d < 0 ? -d : d;
	return d > 0 && d >= w->least &&
	    (double)d > w->threshold * (double)trace_dur(tr, twin);
}

int
twin_differs(const struct view *v, uint32_t slice, int64_t *delta)
{
	*delta = 0;
	return v->twins != NULL &&
	    twins_differ(v->trace, v->twins, slice, delta);
}

void
twin_text(int64_t delta, char *out, size_t n)
{
	out[0] = delta > 0 ? '+' : '-';
	text_duration_short(out + 1, n - 1, delta < 0 ? -delta : delta);
}

void
twin_marks(struct canvas *cv, const struct view *v, const struct regions *r)
{
	const struct view_twins *w = v->twins;
	size_t i = w != NULL ? bound_time(w->at, w->nat, v->vp.t0) : 0;
	int64_t least = viewport_step(&v->vp), right;
	const struct cell *c;
	int col;

	while (w != NULL && i < w->nat) {
		if (w->by[i] < least) {
			i++;
			continue;
		}
		col = viewport_col(&v->vp, w->at[i]);
		if (col >= v->vp.cols)
			break;
		c = col >= 0 ? canvas_at(cv, r->label + col, r->ruler) : NULL;
		/* the ruler's times stay readable */
		if (c != NULL && (c->style.role != ROLE_RULER_TICK ||
		    c->ch == glyph(GLYPH_TICK)))
			canvas_put(cv, r->label + col, r->ruler,
			    glyph(GLYPH_DIFFERS),
			    style_of(ROLE_OVERVIEW_WARNING));
		right = viewport_time(&v->vp, (int64_t)col + 1);
		if (right == INT64_MAX)
			break;
		i = bound_time(w->at, w->nat, right);
	}
}
