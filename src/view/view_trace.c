/*
 * view_trace: the view's trace leaves: for a more complete model of the same
 * trace, during loading, or at the end.  match_models.c maps the things of one
 * model to the other.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/match_models.h"
#include "ttv/xmalloc.h"
#include "detail.h"
#include "lines.h"
#include "newest_part.h"
#include "parts.h"
#include "pen.h"
#include "priv.h"
#include "passed.h"

static int
new_fold(const struct view *v, uint32_t track)
{
	return v->fold_new == FOLD_AS_FIRST ? fold_by_default(v, track) :
	    v->fold_new == FOLD_CLOSED && view_foldable(v, track);
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
	int had = v->line < v->nlines, all = view_shows_all(v);
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
	passed_forget(v);
	near_free(v);
	v->priv->near_only = 0;
	arrange_set_trace(v, same);
	v->trace = tr;
	v->priv->axis_of = NULL;
	newest_set_trace(v);
	view_stack_depths(v);
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
		view_fit_again(v);
	inspector_restore(v, &kept);
}

void
view_free(struct view *v)
{
	if (v->priv != NULL)
		newest_free(v);
	view_release(v);
}
