/*
 * passed_view: the view's set of what its filter lets through.  The set before
 * is shown until the next one is made.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "parts.h"
#include "priv.h"
#include "passed.h"

#define AT_ONCE		300000	/* slices that a key may wait for: 2 ms */

/* Draws with the set that is made now. */
static void
passed_apply(struct view *v)
{
	v->filter_made = 1;
	view_layout(v);
	overview_build(v);
}

int
passed_idle(struct view *v, int64_t *left)
{
	struct view_private *p = v->priv;

	if (p->passed_next == NULL)
		return 1;
	if (*left <= 0 || !passed_make(p->passed_next, v->trace, v->filter,
	    left))
		return 0;
	passed_free(p->passed);
	p->passed = p->passed_next;
	p->passed_next = NULL;
	passed_apply(v);
	return 1;
}

void
passed_forget(struct view *v)
{
	passed_free(v->priv->passed);
	passed_free(v->priv->passed_next);
	v->priv->passed = v->priv->passed_next = NULL;
	v->filter = NULL;
}

void
view_set_filter(struct view *v, const struct view_filter *f)
{
	struct view_private *p = v->priv;
	int64_t left = v->lazy ? AT_ONCE : INT64_MAX;
	int had = p->passed != NULL;

	passed_free(p->passed_next);
	p->passed_next = NULL;
	v->filter = f;
	if (f != NULL) {
		p->passed_next = passed_new(v->trace, f);
		(void)passed_idle(v, &left);
		return;
	}
	passed_free(p->passed);
	p->passed = NULL;
	if (had)
		passed_apply(v);
}

void
view_filter_pause(struct view *v, int off)
{
	if (v->filter_off == off)
		return;
	v->filter_off = off;
	passed_apply(v);
}

int
view_filter_counts(const struct view *v, uint64_t *n)
{
	*n = v->priv->passed != NULL ? v->priv->passed->n : 0;
	return v->priv->passed_next == NULL;
}

int
view_passed(const struct view *v, uint8_t *tracks, uint8_t *whole,
    struct bits *slices)
{
	const struct passed *ps = passed_of(v);
	const struct trace *tr = v->trace;
	uint8_t *hidden = xcalloc((size_t)tr->ntracks + 1, 1);
	uint32_t i, up;
	int what = ps != NULL ? VIEW_FILTERS : 0;

	for (i = 0; i < tr->ntracks; i++) {
		up = tr->tracks[i].parent;
		hidden[i] = v->hidden[i] || (up != NONE && hidden[up]);
		if (hidden[i]) {
			tracks[i] = whole[i] = 0;
			what |= VIEW_HIDES;
		} else if (!passed_whole(ps, i))
			whole[i] = 0;
	}
	free(hidden);
	if (ps != NULL)
		bits_copy(slices, &ps->slices);
	return what;
}

int
view_filter_has(const struct view *v, uint32_t slice)
{
	const struct passed *ps = passed_of(v);

	return passed_row(ps, trace_slice_row(v->trace, slice)) &&
	    (v->filter_dim || passed_slice(ps, slice));
}
