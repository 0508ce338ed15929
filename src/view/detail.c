/*
 * The list of lines behind the inspector; see detail.h.
 *
 * - The list is rebuilt when one of its inputs changes: the trace, the
 *   selection, the folds, the chosen flow, the row of a flame, the width of the
 *   screen or the height of the tall pane.  Any other frame draws the old list.
 * - Expensive results (the distribution of a name's durations, the counts of a
 *   track's callsites) stay for the next selection.
 * - The text of the lines lives in an arena that is freed with the list.
 */
#include "config.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/display.h"
#include "ttv/hash.h"
#include "ttv/style.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "detail.h"
#include "newest_part.h"
#include "priv.h"

/* Adds the lines for the cursor's track, or for the trace. */
static void
detail_place(struct detail *d, const struct view *v, uint32_t track)
{
	if (d->track != NONE)
		detail_track(d, v, d->track);
	else
		detail_trace(d, v, track);
}

/* X(constant, function): adds the lines for the selection, on its track. */
#define ROWS(X)								\
	X(ENTITY_SLICE, detail_slice)					\
	X(ENTITY_INSTANT, detail_instant)				\
	X(ENTITY_COUNTER, detail_counter)				\
	X(ENTITY_FLOW, NULL)		/* cannot be selected */	\
	X(ENTITY_OBJECT, detail_object)					\
	X(ENTITY_SNAPSHOT, detail_snapshot)				\
	X(ENTITY_SAMPLE, detail_sample)					\
	X(ENTITY_MEMDUMP, detail_memdump)				\
	X(ENTITY_CONTEXT, detail_context)

#define ROW(constant, function)	[constant] = function,
static void (*const details[ENTITIES])(struct detail *, const struct view *,
    uint32_t track) = {
	[ENTITY_NONE] = detail_place,
	ROWS(ROW)
};
static_assert((0u ROWS(ENTITY_BIT)) == ENTITY_ALL,
    "details has a row for each constant");

/* Free the lines of d; keep the spreads and counts for the next selection. */
static void
detail_clear(struct detail *d)
{
	arena_free(&d->arena);
	free(d->lines);
	d->lines = NULL;
	d->n = d->cap = d->about = 0;
	d->pending = 0;
	*d->title = '\0';
}

void
detail_free(struct detail *d)
{
	detail_clear(d);
	detail_spreads_free(d->spreads);
	detail_counts_free(d->counts);
	memset(d, 0, sizeof(*d));
}

/* ---- the list for the view ---- */

/*
 * Returns a hash (FNV-1a, 64 bits) of the width of v, the set of glyphs, its
 * search, which opens containers, and the paths of its folded containers, each
 * with its final NUL: "a", "bc" differs from "ab", "c".
 */
static uint64_t
fold_hash(const struct view *v)
{
	uint64_t h = HASH_BYTES ^ (uint64_t)v->cols ^
	    (uint64_t)glyphs_used() << 32;
	size_t i;

	if (v->search != NULL)
		h = hash_bytes(h, v->search, strlen(v->search) + 1);
	for (i = 0; i < v->npane_folded; i++)
		h = hash_bytes(h, v->pane_folded[i],
		    strlen(v->pane_folded[i]) + 1);
	return h;
}

/*
 * Returns the depth of the flame row that v's cursor is on, 0 at the root, or
 * NONE when the cursor is not on a row of a flame or no sample is selected.
 */
static uint32_t
flame_depth(const struct view *v)
{
	const struct line *l;

	if (v->sel.type != ENTITY_SAMPLE || v->line >= v->nlines)
		return NONE;
	l = &v->lines[v->line];
	/* the line of the leaves is part 0: NONE */
	return l->type == LINE_SAMPLES ? l->part - 1u : NONE;
}

/*
 * Returns the track of the cursor's line if no thing is selected and the pane
 * is not that of the trace, or NONE.
 */
static uint32_t
place_track(const struct view *v)
{
	return v->sel.type != ENTITY_NONE || v->pane == 3 || v->line >=
	    v->nlines ? NONE : v->lines[v->line].track;
}

/* Makes the lines of a part's selection, as the view shows them. */
static const struct detail *
detail_of_part(struct view *part, const struct view *v)
{
	const struct detail *d;

	part->cols = v->cols;
	part->rows = v->rows;
	part->pane = v->pane;
	part->time_mode = v->time_mode;
	part->pane_folded = v->pane_folded;
	part->npane_folded = v->npane_folded;
	part->displays = v->displays;
	d = detail_of(part);
	part->pane_folded = NULL;
	part->npane_folded = 0;
	return d;
}

/* Has no line lead to a thing: its number is one of a part. */
static void
detail_no_targets(struct detail *d)
{
	size_t i;

	for (i = 0; i < d->n; i++)
		d->lines[i].target.type = ENTITY_NONE;
}

const struct detail *
detail_of(const struct view *v)
{
	struct detail *d = &v->priv->detail;
	struct view *part = newest_selected(v);
	uint64_t hash = fold_hash(v) + (v->displays == NULL ? 0 :
	    v->displays->n);
	uint32_t depth = flame_depth(v), track = place_track(v);
	int tall = v->pane > 1 ? v->pane : 0;

	if (part != NULL)
		return detail_of_part(part, v);
	if (d->trace == v->trace && d->sel.type == v->sel.type &&
	    d->sel.id == v->sel.id && d->fold_hash == hash &&
	    d->depth == depth && d->tall == tall && d->track == track)
		return d;
	detail_clear(d);
	d->trace = v->trace;
	d->sel = v->sel;
	d->fold_hash = hash;
	d->depth = depth;
	d->track = track;
	d->tall = tall;
	if (v->sel.type != ENTITY_NONE && trace_changed(v->trace) ==
	    TRACE_BYTES_WRITTEN)
		detail_string(d, 0, "changed", "the file was written to since "
		    "it was read: args and stacks may be of other events");
	details[v->sel.type](d, v, view_selection_track(v));
	if (v->sel.type != ENTITY_NONE && trace_changed(v->trace) ==
	    TRACE_BYTES_UNREAD)
		detail_string(d, 0, "unread", "the file could not be read "
		    "behind its index: args and stacks are left out");
	if (v->priv->part)
		detail_no_targets(d);
	return d;
}

void
view_metadata(struct view *v)
{
	const struct detail *d;

	v->sel.type = ENTITY_NONE;
	v->sel.id = 0;
	v->pane = 3;
	v->pane_focus = 1;
	d = detail_of(v);
	v->inspector.at = v->inspector.top = d->about < d->n ? d->about : 0;
}

int
detail_fold(struct view *v, uint64_t line)
{
	const struct detail *d = detail_of(v);
	const char *path;
	size_t i;

	if (line >= d->n || (path = d->lines[line].path) == NULL)
		return -1;
	for (i = 0; i < v->npane_folded; i++)
		if (strcmp(v->pane_folded[i], path) == 0)
			break;
	if (i < v->npane_folded) {
		free(v->pane_folded[i]);
		v->pane_folded[i] = v->pane_folded[--v->npane_folded];
		return 0;
	}
	v->pane_folded = xreallocarray(v->pane_folded, v->npane_folded + 1,
	    sizeof(*v->pane_folded));
	v->pane_folded[v->npane_folded++] = xstrdup(path);
	return 0;
}
