/*
 * view: the state of the view, made for a trace, resized with the screen.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/xmalloc.h"
#include "caption.h"
#include "detail.h"
#include "grid.h"
#include "lines.h"
#include "parts.h"
#include "pen.h"
#include "priv.h"
#include "passed.h"

/* ---- depths of stack frames ---- */

void
view_stack_depths(struct view *v)
{
	const struct trace *tr = v->trace;
	struct view_private *p = v->priv;
	uint32_t i, f, depth;
	const struct track *k;

	free(p->callsite_depth);
	free(p->sample_depth);
	p->callsite_depth = xcalloc((size_t)tr->ncallsites + 1,
	    sizeof(uint16_t));
	p->sample_depth = xcalloc((size_t)tr->ntracks + 1, sizeof(uint16_t));
	for (i = 0; i < tr->ncallsites; i++) {
		f = tr->callsites[i].parent;
		/* parents come before their children in most files */
		if (f != NONE && f < i && p->callsite_depth[f] < UINT16_MAX)
			p->callsite_depth[i] =
			    (uint16_t)(p->callsite_depth[f] + 1);
		else
			for (; f != NONE && p->callsite_depth[i] < 4096;
			    f = tr->callsites[f].parent)
				p->callsite_depth[i]++;
	}
	for (i = 0; i < tr->ntracks; i++) {
		k = &tr->tracks[i];
		for (f = k->sample; f < k->sample + k->nsamples; f++) {
			if (tr->samples[f].callsite == NONE)
				continue;
			depth = p->callsite_depth[tr->samples[f].callsite] + 1u;
			if (depth > p->sample_depth[i] && depth <= UINT16_MAX)
				p->sample_depth[i] = (uint16_t)depth;
		}
	}
}

/* ---- start and end ---- */

void
view_start(struct view *v)
{
	v->sel.type = ENTITY_NONE;
	v->sel.id = 0;
	v->cursor = v->trace->start;
	v->nlines = 0;
	v->line = v->top = 0;
	v->priv->sorted = 0;
	v->priv->near_only = 0;
	view_sort(v, SORT_OPENED);
	fold_many(v);
	view_layout(v);
	viewport_fit(&v->vp, v->trace->start, v->trace->end);
}

void
view_init(struct view *v, const struct trace *tr)
{
	memset(v, 0, sizeof(*v));
	v->trace = tr;
	v->cols = 80;
	v->rows = 24;
	v->pane = 1;
	v->prompt_at = -1;
	v->searching = v->filter_percent = -1;
	v->counter_stacked = 1;
	v->captions = 1;
	inspector_init(v);
	v->priv = xcalloc(1, sizeof(*v->priv));
	v->priv->captions = caption_new();
	v->priv->waits = waits_new();
	v->folded = xcalloc((size_t)tr->ntracks + 1, 1);
	v->hidden = xcalloc((size_t)tr->ntracks + 1, 1);
	v->tall = xcalloc((size_t)tr->ntracks + 1, 1);
	v->height = xcalloc((size_t)tr->ntracks + 1, 1);
	view_stack_depths(v);
	overview_build(v);
	view_resize(v, v->cols, v->rows);
	view_start(v);
}

void
view_release(struct view *v)
{
	size_t i;

	free(v->lines);
	free(v->folded);
	free(v->spans);
	for (i = 0; i < v->npane_folded; i++)
		free(v->pane_folded[i]);
	free(v->pane_folded);
	if (v->priv != NULL) {
		near_free(v);
		passed_forget(v);
		arrange_free(v);
		free(v->priv->callsite_depth);
		free(v->priv->sample_depth);
		free(v->priv->line_of_track);
		free(v->priv->roots);
		caption_free(v->priv->captions);
		waits_free(v->priv->waits);
		detail_free(&v->priv->detail);
		memory_free(v->priv->memory);
		flame_index_free(v->priv->flame);
		rollup_free(v->priv->rollups);
		overview_free(v->priv->making);
		counter_free(v->priv->stack);
		free(v->priv);
	}
	memset(v, 0, sizeof(*v));
}

int
view_shows_all(const struct view *v)
{
	return v->vp.cols > 0 && v->vp.t0 <= v->trace->start &&
	    (viewport_end(&v->vp) > view_end(v) ||
	    viewport_end(&v->vp) == INT64_MAX);
}

void
view_fit_again(struct view *v)
{
	if (v->vp.exact > 0)
		viewport_fit_exact(&v->vp, v->trace->start, view_end(v));
	else
		viewport_fit(&v->vp, v->trace->start, view_end(v));
}

/*
 * Returns the viewport to resize from: what was wanted before the resizes that
 * nothing has moved since, so that a terminal made small and large again shows
 * what it showed before.
 */
static struct viewport
wanted(struct view *v)
{
	struct view_private *p = v->priv;

	if (v->vp.t0 != p->resized.t0 ||
	    !viewport_same_scale(&v->vp, &p->resized) ||
	    v->vp.cols != p->resized.cols)
		p->wanted = v->vp;
	return p->wanted;
}

/*
 * Resizes the view; with fewer columns zooms out until the wanted span stays
 * in view.
 */
void
view_resize(struct view *v, int cols, int rows)
{
	struct regions r;
	struct viewport was = wanted(v);
	int64_t t1 = viewport_end(&was);
	int all;

	v->vp = was;
	all = view_shows_all(v);
	v->cols = cols < 1 ? 1 : cols;
	v->rows = rows < 1 ? 1 : rows;
	regions_find(v, &r);
	v->vp.cols = v->cols > r.label ? v->cols - r.label : 1;
	if (all || was.cols == 0)
		viewport_fit_exact(&v->vp, v->trace->start, view_end(v));
	else {
		while (v->vp.cols < was.cols &&
		    v->vp.zoom < viewport_zooms() - 1 &&
		    viewport_end(&v->vp) < sat_sub(t1, sat_sub(t1, was.t0) /
		    5)) {
			v->vp.zoom++;
			v->vp.exact = 0;
		}
		viewport_pan(&v->vp, 0);	/* t0 on the step's multiple */
		viewport_keep(&v->vp, v->trace->start, view_end(v));
		if (view_shows_all(v))
			viewport_fit_exact(&v->vp, v->trace->start,
			    view_end(v));
	}
	v->priv->resized = v->vp;
	view_show_line(v);
}
