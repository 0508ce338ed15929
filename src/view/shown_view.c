/*
 * shown_view: the view's set of what its filter lets through.  The set before
 * is shown until the next one is made.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "parts.h"
#include "priv.h"
#include "shown.h"

#define AT_ONCE		300000	/* slices that a key may wait for: 2 ms */

/* Draws with the set that is made now. */
static void
shown_apply(struct view *v)
{
	v->filter_made = 1;
	view_layout(v);
	overview_build(v);
}

int
shown_idle(struct view *v, int64_t *left)
{
	struct view_private *p = v->priv;

	if (p->shown_next == NULL)
		return 1;
	if (*left <= 0 || !shown_make(p->shown_next, v->trace, v->filter, left))
		return 0;
	shown_free(p->shown);
	p->shown = p->shown_next;
	p->shown_next = NULL;
	shown_apply(v);
	return 1;
}

void
shown_forget(struct view *v)
{
	shown_free(v->priv->shown);
	shown_free(v->priv->shown_next);
	v->priv->shown = v->priv->shown_next = NULL;
	v->filter = NULL;
}

void
view_set_filter(struct view *v, const struct view_filter *f)
{
	struct view_private *p = v->priv;
	int64_t left = v->lazy ? AT_ONCE : INT64_MAX;
	int had = p->shown != NULL;

	shown_free(p->shown_next);
	p->shown_next = NULL;
	v->filter = f;
	if (f != NULL) {
		p->shown_next = shown_new(v->trace, f);
		(void)shown_idle(v, &left);
		return;
	}
	shown_free(p->shown);
	p->shown = NULL;
	if (had)
		shown_apply(v);
}

void
view_filter_pause(struct view *v, int off)
{
	if (v->filter_off == off)
		return;
	v->filter_off = off;
	shown_apply(v);
}

int
view_filter_counts(const struct view *v, uint64_t *n)
{
	*n = v->priv->shown != NULL ? v->priv->shown->n : 0;
	return v->priv->shown_next == NULL;
}

int
view_shown(const struct view *v, uint8_t *tracks, uint8_t *whole,
    struct bits *slices)
{
	const struct shown *sh = shown_of(v);
	const struct trace *tr = v->trace;
	uint8_t *hidden = xcalloc((size_t)tr->ntracks + 1, 1);
	uint32_t i, up;
	int what = sh != NULL ? VIEW_FILTERS : 0;

	for (i = 0; i < tr->ntracks; i++) {
		up = tr->tracks[i].parent;
		hidden[i] = v->hidden[i] || (up != NONE && hidden[up]);
		if (hidden[i]) {
			tracks[i] = whole[i] = 0;
			what |= VIEW_HIDES;
		} else if (!shown_whole(sh, i))
			whole[i] = 0;
	}
	free(hidden);
	if (sh != NULL)
		bits_copy(slices, &sh->slices);
	return what;
}

int
view_filter_has(const struct view *v, uint32_t slice)
{
	const struct shown *sh = shown_of(v);

	return shown_row(sh, trace_slice_row(v->trace, slice)) &&
	    (v->filter_dim || shown_slice(sh, slice));
}
