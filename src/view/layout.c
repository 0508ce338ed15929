/*
 * The lines of the track area, made from the tree of tracks and the folds in
 * one pass, O(tracks + lines).  Drawing looks only at the lines on the screen.
 *
 * Lines are in the order of tracks, but for the states of a thread, which stand
 * above its slices and have its label.  Empty tracks have no line, unless all
 * tracks are empty (a trace of metadata alone still shows its processes).
 *
 * `part` of a counter's line is twice the number of the line plus one for the
 * line below zero that a series with negative values has.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sched.h"
#include "ttv/xmalloc.h"
#include "priv.h"

/*
 * Above these numbers processes, async tracks and objects are folded at first.
 */
#define MANY_LINES	2000	/* lines of all tracks */
#define MANY_LANES	24	/* lines of a track */
#define MANY_OBJECTS	8
#define STACK_LINES	6
#define SAMPLE_ROWS	64	/* rows of a flame; deeper frames are cut */

struct making {
	struct line	*v;
	size_t		 n, cap;
};

/* ---- the content of tracks ---- */

static int
is_heading(const struct track *k)
{
	return k->type == TRACK_PROCESS || k->type == TRACK_GLOBAL;
}

/* Returns 1 if nothing that can be selected is on the track itself. */
static int
is_empty(const struct trace *tr, uint32_t track)
{
	const struct entity_row *row;
	uint32_t first, n;
	int e;

	for (e = ENTITY_NONE + 1; e < ENTITIES; e++) {
		row = &entity_rows[e];
		if (!row->selectable)
			continue;
		first = row->track_runs(tr, track, &n);
		if (n > 0 && row->run(tr, first).n > 0)
			return 0;
	}
	return 1;
}

uint32_t
track_end(const struct trace *tr, uint32_t track)
{
	uint32_t i, p;

	for (i = track + 1; i < tr->ntracks; i++) {
		for (p = tr->tracks[i].parent; p != NONE && p != track; )
			p = tr->tracks[p].parent;
		if (p != track)
			break;
	}
	return i;
}

static int
below_zero(const struct series *s)
{
	return s->min < 0;
}

int
layout_stacked(const struct view *v, const struct track *k)
{
	uint32_t i;

	if (!v->counter_stacked || k->nseries < 2)
		return 0;
	for (i = 0; i < k->nseries; i++)
		if (below_zero(&v->trace->series[k->series + i]))
			return 0;
	return 1;
}

uint32_t
layout_stack_lines(const struct track *k)
{
	return k->nseries > STACK_LINES ? STACK_LINES : k->nseries;
}

uint32_t
layout_series(const struct view *v, const struct line *l)
{
	const struct track *k = &v->trace->tracks[l->track];
	uint32_t i = l->part / 2;

	return k->series + (i < k->nseries ? i : k->nseries - 1);
}

/* ---- making lines ---- */

static void
layout_add(struct making *m, enum line_type type, uint32_t track, uint32_t part,
    uint32_t row)
{
	struct line *l;

	m->v = xgrow(m->v, m->n, &m->cap, sizeof(*m->v));
	l = &m->v[m->n++];
	memset(l, 0, sizeof(*l));
	l->type = (uint8_t)type;
	l->track = track;
	l->part = (uint16_t)part;
	l->row = row;
}

static void
add_counter(struct making *m, const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];
	uint32_t i, n;

	if (layout_stacked(v, k)) {
		n = layout_stack_lines(k);
		for (i = 0; i < n; i++)
			layout_add(m, LINE_COUNTER, track, i * 2, NONE);
		return;
	}
	for (i = 0; i < k->nseries && i < UINT16_MAX / 2; i++) {
		layout_add(m, LINE_COUNTER, track, i * 2, NONE);
		if (below_zero(&v->trace->series[k->series + i]))
			layout_add(m, LINE_COUNTER, track, i * 2 + 1, NONE);
	}
}

static void
add_objects(struct making *m, const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];
	uint32_t i, end = k->object + k->nobjects;

	for (i = k->object; i < end;
	    i += select_object_lives(v->trace, i, end))
		layout_add(m, LINE_OBJECTS, track, 0, i);
}

static void
add_track(struct making *m, const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];
	uint32_t i, n;

	if (v->folded[track]) {
		layout_add(m, LINE_TRACK, track, 0, NONE);
		return;
	}
	for (i = 0; i < k->nrows; i++)
		layout_add(m, LINE_ROW, track, 0, k->row + i);
	if (k->ncontexts > 0)
		layout_add(m, LINE_CONTEXT, track, 0, NONE);
	if (k->ninstants > 0)
		layout_add(m, LINE_INSTANTS, track, 0, NONE);
	add_counter(m, v, track);
	add_objects(m, v, track);
	if (k->nsamples > 0) {
		n = v->priv->sample_depth[track];
		for (i = 0; i <= n && i <= SAMPLE_ROWS; i++)
			layout_add(m, LINE_SAMPLES, track, i, NONE);
	}
	n = k->nmemdumps > 0 ? memory_lines(v, track) : 0;
	for (i = 0; i < n; i++)
		layout_add(m, LINE_MEMORY, track, i, NONE);
}

/* Adds the line of the states of a thread. */
static void
add_states(struct making *m, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	uint32_t states;

	if (tr->tracks[track].type != TRACK_THREAD ||
	    (states = trace_state_track(tr, tr->tracks[track].utid)) == NONE)
		return;
	layout_add(m, LINE_ROW, states, 0, tr->tracks[states].row);
}

static void
add_lines(struct making *m, const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];
	size_t before = m->n;

	if (k->type == TRACK_STATE)
		return;		/* its thread shows it */
	if (!v->folded[track])
		add_states(m, v, track);
	if (is_heading(k))
		layout_add(m, LINE_PROCESS, track, 0, NONE);
	if (!is_heading(k) || !v->folded[track])
		add_track(m, v, track);
	if (m->n == before)
		layout_add(m, LINE_TRACK, track, 0, NONE);
	m->v[before].first = 1;
}

/* Marks tracks with things on or below them; returns how many have none. */
static uint32_t
find_content(const struct trace *tr, uint8_t *content)
{
	uint32_t i, n = 0, leaves = 0;

	for (i = tr->ntracks; i-- > 0; ) {
		if (!is_empty(tr, i))
			content[i] = 1;
		if (content[i] && tr->tracks[i].parent != NONE)
			content[tr->tracks[i].parent] = 1;
		n += content[i];
		leaves += !content[i];
	}
	if (n == 0)
		memset(content, 1, tr->ntracks);
	return n == 0 ? 0 : leaves;
}

/*
 * Sets the first line of each track.  A thread that has only states has theirs.
 */
static void
find_lines(struct view *v)
{
	const struct trace *tr = v->trace;
	uint32_t *of = v->priv->line_of_track, i, track;

	v->priv->line_of_track = of = xreallocarray(of,
	    (size_t)tr->ntracks + 1, sizeof(*of));
	v->priv->nline_tracks = tr->ntracks;
	memset(of, 0xff, (size_t)tr->ntracks * sizeof(*of));
	for (i = v->nlines; i-- > 0; )
		of[v->lines[i].track] = i;
	for (i = 0; i < v->nlines; i++) {
		track = v->lines[i].track;
		if (tr->tracks[track].type == TRACK_STATE &&
		    of[tr->tracks[track].parent] == NONE)
			of[tr->tracks[track].parent] = i;
	}
}

/* Returns the track whose lines stand below those of a track, or NONE. */
static uint32_t
twin_below(const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];

	return v->twins != NULL && k->file == 0 && !is_heading(k) ?
	    v->twins->track[track] : NONE;
}

/*
 * Takes the tracks that stand below their twins out of their own places, and
 * processes that have no others.
 */
static void
twins_leave(const struct view *v, uint8_t *content)
{
	const struct trace *tr = v->trace;
	uint32_t i, up;

	for (i = 0; i < tr->ntracks; i++)
		if (tr->tracks[i].file == 1 && v->twins->track[i] != NONE)
			content[i] = 0;
	for (i = tr->ntracks; i-- > 0; ) {
		up = tr->tracks[i].parent;
		if (content[i] && tr->tracks[i].type != TRACK_STATE &&
		    up != NONE && tr->tracks[up].file == 1)
			content[up] = 1;
	}
}

/* Adds the lines of the tracks [i, end), a root and all below. */
static void
make_root(struct view *v, struct making *m, uint32_t i, const uint8_t *content,
    uint8_t *hidden)
{
	const struct trace *tr = v->trace;
	uint32_t p, twin;

	do {
		p = tr->tracks[i].parent;
		hidden[i] = p != NONE && (hidden[p] || v->folded[p]);
		if (!content[i] || hidden[i])
			continue;
		add_lines(m, v, i);
		if ((twin = twin_below(v, i)) != NONE)
			add_lines(m, v, twin);
	} while (++i < tr->ntracks && tr->tracks[i].parent != NONE);
}

static void
make_lines(struct view *v, struct making *m)
{
	const struct trace *tr = v->trace;
	uint8_t *content, *hidden;
	uint32_t i;

	content = xcalloc((size_t)tr->ntracks + 1, 1);
	hidden = xcalloc((size_t)tr->ntracks + 1, 1);
	v->priv->nempty = find_content(tr, content);
	if (v->twins != NULL)
		twins_leave(v, content);
	memset(m, 0, sizeof(*m));
	for (i = 0; v->priv->roots != NULL && i < v->priv->nroots; i++)
		make_root(v, m, v->priv->roots[i], content, hidden);
	for (i = 0; v->priv->roots == NULL && i < tr->ntracks; i++)
		if (tr->tracks[i].parent == NONE)
			make_root(v, m, i, content, hidden);
	free(content);
	free(hidden);
}

void
view_layout(struct view *v)
{
	struct making m;
	struct line at;
	int had = v->line < v->nlines;
	uint32_t below = v->line - v->top, i;

	memset(&at, 0, sizeof(at));
	if (had)
		at = v->lines[v->line];
	make_lines(v, &m);
	free(v->lines);
	v->lines = m.v;
	v->nlines = (uint32_t)m.n;
	find_lines(v);
	if (had) {
		i = at.track < v->trace->ntracks ?
		    layout_line_or_parent(v, at.track) : NONE;
		if (i == NONE)
			i = 0;
		v->line = i;
		for (; i < v->nlines && v->lines[i].track == at.track; i++)
			if (v->lines[i].type == at.type && v->lines[i].row ==
			    at.row && v->lines[i].part == at.part)
				v->line = i;
		v->top = v->line > below ? v->line - below : 0;
	}
	view_show_line(v);
}

/* ---- finding lines ---- */

uint32_t
view_line_of_track(const struct view *v, uint32_t track)
{
	return track < v->priv->nline_tracks ? v->priv->line_of_track[track] :
	    NONE;
}

uint32_t
layout_line_or_parent(const struct view *v, uint32_t track)
{
	uint32_t i;

	for (; track != NONE; track = v->trace->tracks[track].parent)
		if ((i = view_line_of_track(v, track)) != NONE)
			return i;
	return NONE;
}

uint32_t
view_line_of_slice(const struct view *v, uint32_t slice)
{
	uint32_t row, track, i;

	if (slice >= v->trace->nslices)
		return NONE;
	row = trace_slice_row(v->trace, slice);
	track = v->trace->rows[row].track;
	i = view_line_of_track(v, track);
	if (i == NONE || v->lines[i].type != LINE_ROW)
		return NONE;
	/* the first lines of a track are its rows, in their order */
	return i + (row - v->trace->tracks[track].row);
}

void
view_reveal_track(struct view *v, uint32_t track)
{
	int changed = 0;

	for (; track != NONE; track = v->trace->tracks[track].parent) {
		changed |= v->folded[track];
		v->folded[track] = 0;
	}
	if (changed)
		view_layout(v);
}

void
view_show_line(struct view *v)
{
	uint32_t h = (uint32_t)view_track_lines(v), margin;

	if (v->line >= v->nlines)
		v->line = v->nlines > 0 ? v->nlines - 1 : 0;
	margin = h > 12 ? 3 : h > 6 ? 1 : 0;
	if (v->line < v->top + margin)
		v->top = v->line > margin ? v->line - margin : 0;
	if (v->line + margin >= v->top + h)
		v->top = v->line + margin + 1 - h;
	if (v->top + h > v->nlines)
		v->top = v->nlines > h ? v->nlines - h : 0;
}

/* ---- the first folds ---- */

static uint32_t
count_ids(const struct view *v, const struct track *k)
{
	uint32_t i, n = 0, end = k->object + k->nobjects;

	for (i = k->object; i < end && n <= MANY_OBJECTS; n++)
		i += select_object_lives(v->trace, i, end);
	return n;
}

int
layout_default_fold(const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];

	return (k->type == TRACK_ASYNC && k->nrows > MANY_LANES) ||
	    (k->nmemdumps > 0 && k->upid != NONE) ||
	    (k->nobjects > 0 && count_ids(v, k) > MANY_OBJECTS);
}

static uint32_t
own_lines(const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];

	if (v->folded[track])
		return 1;
	return k->nrows + k->nseries + k->nobjects + 3;
}

/* Folds the tracks of a process that has too many lines by itself. */
static void
fold_inside(struct view *v, uint32_t first, uint32_t end)
{
	uint32_t i, n;

	for (n = 0, i = first; i < end; i++)
		n += own_lines(v, i);
	for (i = first + 1; i < end && n > MANY_LINES; i++)
		if (own_lines(v, i) > MANY_LINES / 20) {
			n -= own_lines(v, i) - 1;
			v->folded[i] = 1;
		}
}

/*
 * Folds processes if the trace has more than MANY_LINES lines; the first
 * processes stay open as far as they fit.
 */
void
layout_fold_many(struct view *v)
{
	const struct trace *tr = v->trace;
	uint32_t i, end, k, n = 0, all = 0;

	for (i = 0; i < tr->ntracks; i++) {
		v->folded[i] = (uint8_t)layout_default_fold(v, i);
		all += own_lines(v, i);
	}
	if (all <= MANY_LINES)
		return;
	for (i = 0; i < tr->ntracks; i = end) {
		end = track_end(tr, i);
		for (all = 0, k = i; k < end; k++)
			all += own_lines(v, k);
		if (n == 0)
			fold_inside(v, i, end);
		else if (n + all > MANY_LINES && is_heading(&tr->tracks[i]))
			v->folded[i] = 1;
		n += all > MANY_LINES ? MANY_LINES : all;
	}
}
