/*
 * The view's state: made for a trace, resized with the screen, carried over
 * to a more complete model of the same trace while that is being loaded.
 *
 * What a place is in another model: tracks are known again by what they are
 * (kind, process, thread, name), slices and the like by where their event
 * stands in the input.  Process and thread numbers are by first appearance and
 * so the same in every model of the same input.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/xmalloc.h"
#include "priv.h"
#include "sat.h"

/* ---- stack frames: how deep they are ---- */

static void
frame_depths(struct view *v)
{
	const struct trace *tr = v->trace;
	struct view_private *p = v->priv;
	uint32_t i, f, depth;
	const struct track *k;

	free(p->frame_depth);
	free(p->sample_depth);
	p->frame_depth = xcalloc((size_t)tr->nframes + 1, sizeof(uint16_t));
	p->sample_depth = xcalloc((size_t)tr->ntracks + 1, sizeof(uint16_t));
	for (i = 0; i < tr->nframes; i++) {
		f = tr->frames[i].parent;
		/* parents mostly stand before their children */
		if (f != NONE && f < i && p->frame_depth[f] < UINT16_MAX)
			p->frame_depth[i] = (uint16_t)(p->frame_depth[f] + 1);
		else
			for (; f != NONE && p->frame_depth[i] < 4096;
			    f = tr->frames[f].parent)
				p->frame_depth[i]++;
	}
	for (i = 0; i < tr->ntracks; i++) {
		k = &tr->tracks[i];
		for (f = k->sample; f < k->sample + k->nsamples; f++) {
			if (tr->samples[f].frame == NONE)
				continue;
			depth = p->frame_depth[tr->samples[f].frame] + 1u;
			if (depth > p->sample_depth[i] && depth <= UINT16_MAX)
				p->sample_depth[i] = (uint16_t)depth;
		}
	}
}

/* ---- life ---- */

void
view_init(struct view *v, const struct trace *tr)
{
	memset(v, 0, sizeof(*v));
	v->trace = tr;
	v->cols = 80;
	v->rows = 24;
	v->pane = 1;
	v->prompt_at = -1;
	v->counter_stacked = 1;
	v->cursor = tr->start;
	v->priv = xcalloc(1, sizeof(*v->priv));
	v->folded = xcalloc((size_t)tr->ntracks + 1, 1);
	frame_depths(v);
	layout_fold_many(v);
	overview_build(v);
	view_resize(v, v->cols, v->rows);
	viewport_fit(&v->vp, tr->start, tr->end);
	view_layout(v);
}

void
view_free(struct view *v)
{
	size_t i;

	free(v->lines);
	free(v->folded);
	for (i = 0; i < v->npane_folded; i++)
		free(v->pane_folded[i]);
	free(v->pane_folded);
	if (v->priv != NULL) {
		free(v->priv->frame_depth);
		free(v->priv->sample_depth);
		detail_free(&v->priv->detail);
		memory_free(v->priv->memory);
		free(v->priv);
	}
	memset(v, 0, sizeof(*v));
}

static int
shows_all(const struct view *v)
{
	return v->vp.cols > 0 && v->vp.t0 <= v->trace->start &&
	    (viewport_end(&v->vp) > v->trace->end ||
	    viewport_end(&v->vp) == INT64_MAX);
}

/* Fewer columns zoom out so far that the span that was seen stays in view. */
void
view_resize(struct view *v, int cols, int rows)
{
	struct regions r;
	int all = shows_all(v), was = v->vp.cols;
	int64_t t0 = v->vp.t0, t1 = viewport_end(&v->vp);

	v->cols = cols < 1 ? 1 : cols;
	v->rows = rows < 1 ? 1 : rows;
	regions_find(v, &r);
	v->vp.cols = v->cols > r.label ? v->cols - r.label : 1;
	if (all || was == 0)
		viewport_fit(&v->vp, v->trace->start, v->trace->end);
	else if (was != v->vp.cols) {
		while (v->vp.zoom < viewport_zooms() - 1 &&
		    viewport_end(&v->vp) < t1 - (t1 - t0) / 5)
			v->vp.zoom++;
		viewport_pan(&v->vp, 0);	/* t0 on the step's multiple */
	}
	view_show_line(v);
}

/* ---- the same place in another model ---- */

struct known {
	uint64_t	hash;
	uint32_t	track;
};

static uint64_t
mix(uint64_t h, const void *p, size_t n)
{
	const unsigned char *s = p;

	while (n-- > 0)
		h = (h ^ *s++) * UINT64_C(1099511628211);
	return h;
}

static uint64_t
track_hash(const struct trace *tr, uint32_t track)
{
	const struct track *k = &tr->tracks[track];
	uint64_t h = UINT64_C(14695981039346656037);
	uint32_t w[3];

	w[0] = k->kind;
	w[1] = k->upid;
	w[2] = k->utid;
	h = mix(h, w, sizeof(w));
	/* a thread's name may come later than its first event */
	if (k->kind != TRACK_THREAD && k->kind != TRACK_PROCESS)
		h = mix(h, trace_str(tr, k->name),
		    strtab_len(tr->strings, k->name));
	return h;
}

static int
known_order(const void *va, const void *vb)
{
	const struct known *a = va, *b = vb;

	if (a->hash != b->hash)
		return a->hash < b->hash ? -1 : 1;
	return a->track < b->track ? -1 : a->track > b->track;
}

/* For each track of the new model the old one or NONE; to be freed. */
static uint32_t *
match_tracks(const struct trace *old, const struct trace *tr)
{
	struct known *known;
	uint32_t *from, i, lo, hi, mid;
	uint64_t h;

	known = xcalloc((size_t)old->ntracks + 1, sizeof(*known));
	from = xcalloc((size_t)tr->ntracks + 1, sizeof(*from));
	for (i = 0; i < old->ntracks; i++) {
		known[i].hash = track_hash(old, i);
		known[i].track = i;
	}
	qsort(known, old->ntracks, sizeof(*known), known_order);
	for (i = 0; i < tr->ntracks; i++) {
		h = track_hash(tr, i);
		for (lo = 0, hi = old->ntracks; lo < hi; ) {
			mid = lo + (hi - lo) / 2;
			if (known[mid].hash < h)
				lo = mid + 1;
			else
				hi = mid;
		}
		from[i] = lo < old->ntracks && known[lo].hash == h ?
		    known[lo].track : NONE;
	}
	free(known);
	return from;
}

#define BY_OFF(array, count) do {					\
	for (i = 0; i < tr->count; i++)					\
		if (tr->array[i].off == old->array[sel.id].off) {	\
			sel.id = i;					\
			return sel;					\
		}							\
} while (0)

static struct selection
match_selection(const struct trace *old, const struct trace *tr,
    struct selection sel)
{
	uint32_t i;

	switch (sel.type) {
	case SEL_SLICE:
		sel.id = trace_slice_by_off(tr, old->off[sel.id]);
		if (sel.id != NONE)
			return sel;
		break;
	case SEL_INSTANT:
		BY_OFF(instants, ninstants);
		break;
	case SEL_OBJECT:
		BY_OFF(objects, nobjects);
		break;
	case SEL_SNAPSHOT:
		BY_OFF(snapshots, nsnapshots);
		break;
	case SEL_SAMPLE:
		BY_OFF(samples, nsamples);
		break;
	case SEL_MEMDUMP:
		BY_OFF(memdumps, nmemdumps);
		break;
	case SEL_CONTEXT:
		BY_OFF(contexts, ncontexts);
		break;
	case SEL_COUNTER:	/* a sample has no place of its own */
	case SEL_NONE:
		break;
	}
	sel.type = SEL_NONE;
	sel.id = 0;
	return sel;
}

/* The lane and depth of a row, or its place in a track, again. */
static void
match_line(struct view *v, const struct trace *old, const struct line *at,
    const uint32_t *from, uint32_t below)
{
	const struct row *r;
	uint32_t i, row = NONE, line;

	for (i = 0; i < v->trace->ntracks && from[i] != at->track; i++)
		;
	if (i == v->trace->ntracks || (line = layout_line_or_parent(v, i)) ==
	    NONE)
		return;
	v->line = line;
	if (at->type == LINE_ROW) {
		r = &old->rows[at->row];
		row = trace_row_of(v->trace, i, r->lane, r->depth);
	}
	for (; line < v->nlines && v->lines[line].track == i; line++)
		if (v->lines[line].type == at->type &&
		    v->lines[line].part == at->part &&
		    (at->type != LINE_ROW || v->lines[line].row == row))
			v->line = line;
	v->top = v->line > below ? v->line - below : 0;
	view_show_line(v);
}

void
view_set_trace(struct view *v, const struct trace *tr)
{
	const struct trace *old = v->trace;
	struct line at;
	uint32_t *from, *mark, i, below = v->line - v->top;
	uint8_t *folded;
	int had = v->line < v->nlines, all = shows_all(v), first;

	memset(&at, 0, sizeof(at));
	if (had)
		at = v->lines[v->line];
	/* before there was anything to see, nobody chose a fold or a place */
	first = old->nslices == 0 && old->ninstants == 0;
	from = match_tracks(old, tr);
	mark = xcalloc((size_t)old->ntracks + 1, sizeof(*mark));
	for (i = 0; i < tr->ntracks; i++)
		if (from[i] != NONE)
			mark[from[i]] = i;
	for (i = 0; i < VIEW_MARKS; i++)
		if (v->marks[i].set && v->marks[i].track < old->ntracks)
			v->marks[i].track = mark[v->marks[i].track];
	free(mark);
	v->sel = match_selection(old, tr, v->sel);
	v->trace = tr;
	folded = v->folded;
	v->folded = xcalloc((size_t)tr->ntracks + 1, 1);
	frame_depths(v);
	if (first)
		layout_fold_many(v);
	else
		for (i = 0; i < tr->ntracks; i++)
			v->folded[i] = from[i] != NONE ? folded[from[i]] :
			    (uint8_t)layout_default_fold(v, i);
	free(folded);
	v->hit = NULL;
	overview_build(v);
	detail_free(&v->priv->detail);
	memory_free(v->priv->memory);
	v->priv->memory = NULL;
	v->nlines = 0;
	v->line = v->top = 0;
	view_layout(v);
	if (had && !first)
		match_line(v, old, &at, from, below);
	free(from);
	if (all)
		viewport_fit(&v->vp, tr->start, tr->end);
	if (first)
		v->cursor = tr->start;
}
