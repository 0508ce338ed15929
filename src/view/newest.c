/*
 * newest: what came after the model that is shown was made.
 *
 * A model of all that came takes long to make when that is much.  Until the
 * next one is there, small models of the parts behind it (newest_part.c) draw
 * the columns behind the time up to which what is before them is complete, line
 * by line (newest_draw.c): rows, instants and folded tracks, those of which
 * both models have the track.
 *
 *	- A thing of a part can be selected (newest_select.c), and the search
 *	  finds it; lists and tables are of the large model.
 *	- A small model has also what lasts into its time, so that its columns
 *	  lack nothing.
 *
 * This file answers questions to the parts.
 */
#include "config.h"

#include "ttv/match_models.h"
#include "ttv/trace.h"
#include "newest_part.h"
#include "priv.h"

void
newest_select_none(struct view *v)
{
	struct view_newest *l = &v->priv->newest;

	if (l->selected == NULL)
		return;
	l->selected->view.sel.type = ENTITY_NONE;
	l->selected->view.sel.id = 0;
	l->selected = NULL;
}

struct view *
newest_selected(const struct view *v)
{
	const struct newest_part *p = v->sel.type != ENTITY_NONE ? NULL :
	    v->priv->newest.selected;

	return p == NULL ? NULL : (struct view *)(uintptr_t)&p->view;
}

const struct view *
view_newest_selected(const struct view *v)
{
	return newest_selected(v);
}

int
view_newest_at(const struct view *v, int64_t t)
{
	const struct view_newest *l = &v->priv->newest;
	int64_t last = view_end(v);
	int i;

	/* of a part whose times went back is only what it has */
	for (i = (int)l->n - 1; i >= 0 && (t <= l->v[i]->own.from ||
	    (t > l->v[i]->own.trace->end &&
	    l->v[i]->own.trace->end < last)); i--)
		;
	return i;
}

const struct newest *
view_newest(const struct view *v, size_t i)
{
	const struct view_newest *l = &v->priv->newest;

	return i < l->n ? &l->v[i]->own : NULL;
}

void
view_newest_hits(struct view *v, size_t i, const uint8_t *kinds)
{
	v->priv->newest.v[i]->view.hit = (uint8_t *)(uintptr_t)kinds;
}

uint32_t
view_newest_track(const struct view *v, size_t i, uint32_t track)
{
	return match_models_track(v->priv->newest.v[i]->same, track);
}

int64_t
view_end(const struct view *v)
{
	const struct view_newest *l = &v->priv->newest;
	int64_t end = v->trace->end;
	size_t i;

	for (i = 0; i < l->n; i++)
		if (l->v[i]->own.trace->end > end)
			end = l->v[i]->own.trace->end;
	return end;
}

int
newest_line(const struct newest_part *n, const struct view *v,
    const struct line *l, struct line *to)
{
	*to = *l;
	to->track = match_models_track(n->same, l->track);
	if (to->track == NONE)
		return 0;
	if (l->type == LINE_ROW)
		return (to->row = match_models_row(n->same, l->row)) != NONE;
	return l->type == LINE_INSTANTS || l->type == LINE_TRACK ||
	    (l->type == LINE_PROCESS && v->folded[l->track]);
}
