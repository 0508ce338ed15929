/*
 * view: the state of the view, made for a trace, resized with the screen, and
 * carried over to a more complete model of the same trace during loading.
 * match_models.c maps the things of one model to the other.
 */
#include "config.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/match_models.h"
#include "ttv/xmalloc.h"
#include "priv.h"
#include "shown.h"
#include "ttv/sat.h"

/* ---- depths of stack frames ---- */

static void
callsite_depths(struct view *v)
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
	v->priv->earning = 0;
	view_sort(v, SORT_OPENED);
	layout_fold_many(v);
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
	callsite_depths(v);
	overview_build(v);
	view_resize(v, v->cols, v->rows);
	view_start(v);
}

int
view_is_hit(const struct view *v, enum entity type, uint32_t id)
{
	const struct trace *t = v->trace;
	uint32_t kind;
	uint64_t bit;

	if (v->hit != NULL && (kind = entity_kind(t, type, id)) != NONE &&
	    v->hit[kind])
		return 1;
	if (v->hit_bits == NULL || !entity_has_events(type))
		return 0;
	bit = v->hit_first[type] + id;
	return atomic_load_explicit(&v->hit_bits[bit / 64],
	    memory_order_relaxed) >> bit % 64 & 1;
}

void
view_free(struct view *v)
{
	size_t i;

	free(v->lines);
	free(v->folded);
	free(v->spans);
	for (i = 0; i < v->npane_folded; i++)
		free(v->pane_folded[i]);
	free(v->pane_folded);
	if (v->priv != NULL) {
		earn_free(v);
		shown_forget(v);
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
		summary_free(v->priv->summaries);
		overview_free(v->priv->making);
		counter_free(v->priv->stack);
		newest_free(v);
		free(v->priv);
	}
	memset(v, 0, sizeof(*v));
}

static int
shows_all(const struct view *v)
{
	return v->vp.cols > 0 && v->vp.t0 <= v->trace->start &&
	    (viewport_end(&v->vp) > view_end(v) ||
	    viewport_end(&v->vp) == INT64_MAX);
}

/* Fits the whole trace as it is fitted now: exactly, or on the ladder. */
static void
fit(struct view *v)
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
	all = shows_all(v);
	v->cols = cols < 1 ? 1 : cols;
	v->rows = rows < 1 ? 1 : rows;
	regions_find(v, &r);
	v->vp.cols = v->cols > r.label ? v->cols - r.label : 1;
	if (all || was.cols == 0)
		fit(v);
	else {
		while (v->vp.cols < was.cols &&
		    v->vp.zoom < viewport_zooms() - 1 &&
		    viewport_end(&v->vp) < sat_sub(t1, sat_sub(t1, was.t0) /
		    5)) {
			v->vp.zoom++;
			v->vp.exact = 0;
		}
		viewport_pan(&v->vp, 0);	/* t0 on the step's multiple */
	}
	v->priv->resized = v->vp;
	view_show_line(v);
}

/* ---- a more complete model ---- */

int
view_foldable(const struct trace *t, uint32_t track)
{
	return t->tracks[track].nrows > 1 ||
	    (track + 1 < t->ntracks && t->tracks[track + 1].parent == track);
}

static int
new_fold(const struct view *v, uint32_t track)
{
	return v->fold_new == FOLD_AS_FIRST ? layout_default_fold(v, track) :
	    v->fold_new == FOLD_CLOSED && view_foldable(v->trace, track);
}

/* Returns the folds of the new model's tracks. */
static uint8_t *
same_folds(struct view *v, const struct match_models *same, const uint8_t *old)
{
	uint32_t i, was, n = match_models_now(same)->ntracks;
	uint8_t *folded = xcalloc((size_t)n + 1, 1);

	for (i = 0; i < n; i++) {
		was = match_models_track_before(same, i);
		folded[i] = was != NONE ? old[was] :
		    (uint8_t)new_fold(v, i);
	}
	return folded;
}

/*
 * Keeps the order of the roots; those that are new come last.
 */
static void
same_roots(struct view *v, const struct match_models *same)
{
	const struct trace *tr = match_models_now(same);
	uint32_t *was = v->priv->roots, n = v->priv->nroots, i, to;
	uint8_t *taken;

	if (was == NULL)
		return;
	taken = xcalloc((size_t)tr->ntracks + 1, 1);
	v->priv->roots = xcalloc((size_t)tr->ntracks + 1, sizeof(*was));
	v->priv->nroots = 0;
	for (i = 0; i < n; i++) {
		to = match_models_track(same, was[i]);
		if (to == NONE || tr->tracks[to].parent != NONE || taken[to])
			continue;
		taken[to] = 1;
		v->priv->roots[v->priv->nroots++] = to;
	}
	for (i = 0; i < tr->ntracks; i++)
		if (tr->tracks[i].parent == NONE && !taken[i])
			v->priv->roots[v->priv->nroots++] = i;
	free(taken);
	free(was);
}

/* Sets the line that showed `at` before, `below` lines below the top. */
static void
same_line(struct view *v, const struct match_models *same,
    const struct line *at, uint32_t below)
{
	uint32_t track = match_models_track(same, at->track), row = NONE, line;

	if (track == NONE ||
	    (line = layout_line_or_parent(v, track)) == NONE)
		return;
	v->line = line;
	if (at->type == LINE_ROW)
		row = match_models_row(same, at->row);
	for (; line < v->nlines && v->lines[line].track == track; line++)
		if (v->lines[line].type == at->type &&
		    v->lines[line].part == at->part &&
		    v->lines[line].level <= at->level &&
		    (at->type != LINE_ROW || v->lines[line].row == row))
			v->line = line;
	v->top = v->line > below ? v->line - below : 0;
	view_show_line(v);
}

void
view_set_trace(struct view *v, const struct match_models *same)
{
	const struct trace *tr = match_models_now(same);
	struct entity_ref *sel = &v->sel;
	struct line at;
	uint32_t i, below = v->line - v->top;
	size_t n;
	uint8_t *folded = v->folded;
	int had = v->line < v->nlines, all = shows_all(v);
	struct inspector_kept kept;

	inspector_keep(v, &kept);
	memset(&at, 0, sizeof(at));
	if (had)
		at = v->lines[v->line];
	for (i = 0; i < VIEW_MARKS; i++)
		v->marks[i].track = match_models_track(same, v->marks[i].track);
	for (n = 0; n < v->nspans; n++)
		v->spans[n].track = match_models_track(same,
		    v->spans[n].track);
	match_models_selections(same, &sel, 1);
	same_roots(v, same);
	shown_forget(v);
	earn_free(v);
	v->priv->earning = 0;
	arrange_set_trace(v, same);
	v->trace = tr;
	newest_set_trace(v);
	callsite_depths(v);
	v->folded = same_folds(v, same, folded);
	free(folded);
	v->hit = NULL;
	v->hit_bits = NULL;
	v->hit_ticks = NULL;
	v->track_hit = NULL;
	v->ntrack_hits = 0;
	overview_build(v);
	detail_free(&v->priv->detail);
	memory_free(v->priv->memory);
	v->priv->memory = NULL;
	flame_index_free(v->priv->flame);
	v->priv->flame = NULL;
	v->nlines = 0;
	v->line = v->top = 0;
	if (v->priv->sort_key != NULL)
		view_sort(v, v->sort);
	view_layout(v);
	if (had)
		same_line(v, same, &at, below);
	if (all)
		fit(v);
	inspector_restore(v, &kept);
}
