/*
 * The lines of the track area, made from the tree of tracks and the folds in
 * one pass, O(tracks + lines).  Drawing looks only at the lines on the screen.
 *
 * Lines are in the order of tracks, but for the states of a thread, which stand
 * above its slices and have its label.  A CPU that is folded shows what ran on
 * it, other groups how busy they are.  Empty tracks have no line, unless all
 * tracks are empty (a trace of metadata alone still shows its processes).
 *
 * `part` of a counter's line is twice the number of the line plus one for the
 * line below zero that a series with negative values has.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/sched.h"
#include "ttv/xmalloc.h"
#include "grid.h"
#include "lines.h"
#include "pen.h"
#include "priv.h"
#include "run.h"
#include "passed.h"

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
view_line_series(const struct view *v, uint32_t line)
{
	return line < v->nlines && v->lines[line].type == LINE_COUNTER ?
	    counter_series(v, &v->lines[line]) : NONE;
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
	l->levels = 1;
	l->type = (uint8_t)type;
	l->track = track;
	l->part = (uint16_t)part;
	l->row = row;
}

/* Adds the lines of a counter's series, or of what it has below zero. */
static void
add_levels(struct making *m, const struct view *v, uint32_t track,
    uint32_t part)
{
	uint8_t i, n = height_levels(v, track);

	for (i = 0; i < n; i++) {
		layout_add(m, LINE_COUNTER, track, part, NONE);
		m->v[m->n - 1].level = i;
		m->v[m->n - 1].levels = n;
	}
}

static void
add_counter(struct making *m, const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];
	int values = v->counter_mode == COUNTER_VALUE || v->counter_mode ==
	    COUNTER_LOG;
	uint32_t i, n;

	if (counter_is_stacked(v, k)) {
		n = counter_stack_lines(k);
		for (i = 0; i < n; i++)
			add_levels(m, v, track, i * 2);
		return;
	}
	for (i = 0; i < k->nseries && i < UINT16_MAX / 2; i++) {
		add_levels(m, v, track, i * 2);
		if (v->trace->series[k->series + i].min < 0 && values)
			add_levels(m, v, track, i * 2 + 1);
	}
}

static void
add_objects(struct making *m, const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];
	uint32_t i, end = k->object + k->nobjects;

	for (i = k->object; i < end;
	    i += run_lives(v->trace, i, end))
		layout_add(m, LINE_OBJECTS, track, 0, i);
}

static void
add_track(struct making *m, const struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];
	const struct passed *ps = passed_of(v);
	uint32_t i, n;

	if (v->folded[track]) {
		if (k->type == TRACK_CPU && k->nrows == 1 &&
		    passed_row(ps, k->row))
			layout_add(m, LINE_ROW, track, 0, k->row);
		else
			layout_add(m, LINE_TRACK, track, 0, NONE);
		return;
	}
	for (i = 0; i < k->nrows; i++)
		if (passed_row(ps, k->row + i) && near_row(v, k->row + i))
			layout_add(m, LINE_ROW, track, 0, k->row + i);
	if (k->ncontexts > 0 && passed_whole(ps, track))
		layout_add(m, LINE_CONTEXT, track, 0, NONE);
	if (k->ninstants > 0 && (ps == NULL || ps->track_n[track] > 0) &&
	    near_instants(v, track))
		layout_add(m, LINE_INSTANTS, track, 0, NONE);
	if (!passed_whole(ps, track))
		return;
	add_counter(m, v, track);
	add_objects(m, v, track);
	if (k->nsamples > 0) {
		n = height_flame(v, track);
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
	if (passed_row(passed_of(v), tr->tracks[states].row) &&
	    near_row(v, tr->tracks[states].row))
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

/* Returns 1 if the filter lets something of a track through. */
static int
has_shown(const struct passed *ps, const struct track *k, uint32_t track)
{
	uint32_t i;

	if (ps->track_n[track] > 0 || ps->whole[track])
		return 1;
	for (i = k->row; i < k->row + k->nrows; i++)
		if (ps->row_n[i] > 0)
			return 1;
	return 0;
}

#define HAS	1		/* the track, or one below it, has things ... */
#define SHOWS	2		/* ... that the filter lets through */

/*
 * Marks tracks with things on or below them and counts them; an empty trace
 * shows all tracks.
 */
static void
find_content(struct view *v, uint8_t *content)
{
	const struct trace *tr = v->trace;
	const struct passed *ps = passed_of(v);
	uint32_t i, p;

	v->priv->nall = 0;
	for (i = tr->ntracks; i-- > 0; ) {
		if (!is_empty(tr, i))
			content[i] |= HAS | ((ps == NULL || has_shown(ps,
			    &tr->tracks[i], i)) && near_track(v, i) ? SHOWS :
			    0);
		if ((p = tr->tracks[i].parent) != NONE)
			content[p] |= content[i];
		v->priv->nall += content[i] != 0;
	}
	v->priv->nempty = v->priv->nall > 0 ? tr->ntracks - v->priv->nall : 0;
	if (v->priv->nall == 0)
		memset(content, HAS | SHOWS, tr->ntracks);
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
	for (i = 0; i < tr->ntracks; i++)
		if (of[i] == NONE && (track = shared_leader(v, i)) != NONE)
			of[i] = of[track];
	for (i = 0; i < v->nlines; i++) {
		track = v->lines[i].track;
		if (tr->tracks[track].type == TRACK_STATE &&
		    of[tr->tracks[track].parent] == NONE)
			of[tr->tracks[track].parent] = i;
	}
}

#define BELOW	4		/* it shows, below its twin of another file */

/* Returns the track whose lines stand below those of a track, or NONE. */
static uint32_t
twin_below(const struct view *v, uint32_t track, const uint8_t *content)
{
	const struct track *k = &v->trace->tracks[track];
	uint32_t twin;

	if (v->twins == NULL || k->file != 0 || is_heading(k))
		return NONE;
	twin = v->twins->track[track];
	return twin != NONE && content[twin] & BELOW ? twin : NONE;
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

	if (v->twins == NULL)
		return;
	for (i = 0; i < tr->ntracks; i++)
		if (tr->tracks[i].file == 1 && v->twins->track[i] != NONE)
			content[i] = content[i] & SHOWS &&
			    !is_heading(&tr->tracks[i]) ? BELOW : 0;
	for (i = tr->ntracks; i-- > 0; ) {
		up = tr->tracks[i].parent;
		if (tr->tracks[i].type != TRACK_STATE && up != NONE &&
		    tr->tracks[up].file == 1)
			content[up] |= content[i] & (HAS | SHOWS);
	}
}

#define BY_FOLD	1		/* below a fold */
#define BY_NAME	2		/* hidden, or below what is */

/* What is known of tracks while their lines are made. */
struct arranging {
	uint8_t		*content;	/* by track: HAS, SHOWS */
	uint8_t		*hidden;	/* by track: BY_FOLD, BY_NAME */
	uint8_t		*done;		/* by track: pinned, has its lines */
	uint32_t	*groups;	/* of a root */
};

/* Adds the lines of a track and of all below it. */
static void
make_group(struct view *v, struct making *m, struct arranging *a, uint32_t i,
    uint32_t end, int pinned)
{
	const struct trace *tr = v->trace;
	uint32_t p, twin, first = i;

	for (; i < end; i++) {
		p = tr->tracks[i].parent;
		a->hidden[i] = v->hidden[i] ? BY_NAME : 0;
		if (p != NONE && (i > first || !pinned))
			a->hidden[i] |= a->hidden[p] | (v->folded[p] ?
			    BY_FOLD : 0);
		if (!(a->content[i] & SHOWS))
			continue;
		twin = twin_below(v, i, a->content);
		if (!(a->hidden[i] & BY_NAME) && !a->done[i])
			v->priv->nshown += 1 + (twin != NONE);
		if (!a->hidden[i] && !a->done[i] && !(a->content[i] & BELOW) &&
		    shared_leader(v, i) == NONE) {
			add_lines(m, v, i);
			if (twin != NONE)
				add_lines(m, v, twin);
		}
		a->done[i] |= (uint8_t)pinned;
	}
}

/* Adds the lines of a root and of all below it, in their order. */
static void
make_root(struct view *v, struct making *m, struct arranging *a, uint32_t root)
{
	uint32_t n = arrange_groups(v, root, a->groups), i, end;

	for (i = 0; i < n; i++) {
		end = a->groups[i] == root && n > 1 ? root + 1 :
		    rollup_end(v, a->groups[i]);
		make_group(v, m, a, a->groups[i], end, 0);
	}
}

static void
make_lines(struct view *v, struct making *m)
{
	const struct trace *tr = v->trace;
	struct arranging a;
	uint32_t i;

	a.content = xcalloc((size_t)tr->ntracks + 1, 1);
	a.hidden = xcalloc((size_t)tr->ntracks + 1, 1);
	a.done = xcalloc((size_t)tr->ntracks + 1, 1);
	a.groups = xreallocarray(NULL, (size_t)tr->ntracks + 1,
	    sizeof(*a.groups));
	find_content(v, a.content);
	twins_leave(v, a.content);
	memset(m, 0, sizeof(*m));
	v->priv->nshown = 0;
	for (i = 0; i < v->npins; i++)
		make_group(v, m, &a, v->pins[i], rollup_end(v, v->pins[i]), 1);
	v->npinned = (uint32_t)m->n;
	for (i = 0; v->priv->roots != NULL && i < v->priv->nroots; i++)
		make_root(v, m, &a, v->priv->roots[i]);
	for (i = 0; v->priv->roots == NULL && i < tr->ntracks; i++)
		if (tr->tracks[i].parent == NONE)
			make_root(v, m, &a, i);
	free(a.content);
	free(a.hidden);
	free(a.done);
	free(a.groups);
}

/* Returns the line that is nearest to what was `at` before the last layout. */
static uint32_t
same_line(const struct view *v, const struct line *at)
{
	uint32_t i = at->track < v->trace->ntracks ?
	    layout_line_or_parent(v, at->track) : NONE, line = i;

	if (i == NONE) {	/* behind all lines: the last of them */
		for (i = v->npinned; i < v->nlines && v->lines[i].track <
		    at->track; i++)
			;
		return i;
	}
	for (; i < v->nlines && v->lines[i].track == at->track; i++)
		if (v->lines[i].type == at->type && (v->lines[i].row ==
		    at->row || (at->type == LINE_ROW && v->lines[i].row <
		    at->row)) && v->lines[i].part == at->part &&
		    v->lines[i].level <= at->level)
			line = i;
	return line;
}

/*
 * Makes the lines; if not all fit the screen, rows that are far take none, when
 * it is known which do.
 */
static void
make_all_lines(struct view *v, struct making *m)
{
	struct view_private *p = v->priv;
	int only = p->near_only;

	p->near_only = 0;
	make_lines(v, m);
	p->nlines_all = (uint32_t)m->n;
	p->near_only = only && !v->rows_all &&
	    p->nlines_all > (uint32_t)view_track_lines(v);
	if (p->near_only) {
		free(m->v);
		make_lines(v, m);
	}
}

void
view_layout(struct view *v)
{
	struct making m;
	struct line at;
	int had = v->line < v->nlines, y = view_row_of(v, v->line);
	int scrolls = v->line >= view_fixed(v);
	uint32_t below;

	memset(&at, 0, sizeof(at));
	if (had)
		at = v->lines[v->line];
	make_all_lines(v, &m);
	free(v->lines);
	v->lines = m.v;
	v->nlines = (uint32_t)m.n;
	find_lines(v);
	if (had) {
		v->line = same_line(v, &at);
		below = y > (int)view_fixed(v) ? (uint32_t)y - view_fixed(v) :
		    0;
		if (scrolls)
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
view_line_begins(const struct view *v, uint32_t track)
{
	const struct track *next = &v->trace->tracks[track + 1];
	uint32_t line = view_line_of_track(v, track), states;

	if (line == NONE || track + 1 >= v->trace->ntracks ||
	    v->trace->tracks[track].nrows > 0 || next->parent !=
	    track || next->type != TRACK_STATE)
		return line;
	states = view_line_of_track(v, track + 1);
	return states < line ? states : line;
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
	uint32_t row, track, i, lo, hi, mid;

	if (slice >= v->trace->nslices)
		return NONE;
	row = near_line_row(v, trace_slice_row(v->trace, slice));
	track = v->trace->rows[row].track;
	i = view_line_of_track(v, track);
	if (shared_leader(v, track) != NONE)
		return i;
	if (i == NONE || v->lines[i].type != LINE_ROW)
		return NONE;
	/*
	 * The first lines of a track are its rows, in their order; a filter
	 * leaves some out.
	 */
	lo = i;
	hi = i + (row - v->trace->tracks[track].row);
	BISECT(lo, hi, mid, mid < v->nlines && v->lines[mid].track == track &&
	    v->lines[mid].type == LINE_ROW && v->lines[mid].row < row);
	return lo < v->nlines && v->lines[lo].type == LINE_ROW &&
	    v->lines[lo].row == row ? lo : NONE;
}

void
view_reveal_track(struct view *v, uint32_t track)
{
	int changed = near_keep(v, track, NONE);

	for (; track != NONE; track = v->trace->tracks[track].parent) {
		changed |= v->folded[track] | v->hidden[track];
		v->folded[track] = v->hidden[track] = 0;
	}
	if (changed)
		view_layout(v);
}

/* ---- lines and rows of the screen ---- */

uint32_t
view_fixed(const struct view *v)
{
	uint32_t half = (uint32_t)view_track_lines(v) / 2;

	return v->npinned < half ? v->npinned : half;
}

uint32_t
view_lines_all(const struct view *v)
{
	return v->priv->nlines_all;
}

int
view_scrolled(const struct view *v)
{
	return view_track_lines(v) - (int)view_fixed(v);
}

uint32_t
view_line_on(const struct view *v, int y)
{
	uint32_t fixed = view_fixed(v), line = (uint32_t)y;

	if (y < 0 || y >= view_track_lines(v))
		return NONE;
	if (line >= fixed)
		line = v->top + line - fixed;
	return line < v->nlines ? line : NONE;
}

int
view_row_of(const struct view *v, uint32_t line)
{
	uint32_t fixed = view_fixed(v);

	if (line >= v->nlines)
		return -1;
	if (line < fixed)
		return (int)line;
	if (line < v->top || line - v->top >= (uint32_t)view_scrolled(v))
		return -1;
	return (int)(fixed + line - v->top);
}

void
view_show_line(struct view *v)
{
	uint32_t h = (uint32_t)view_scrolled(v), margin;
	uint32_t fixed = view_fixed(v);

	if (v->line >= v->nlines)
		v->line = v->nlines > 0 ? v->nlines - 1 : 0;
	margin = h > 12 ? 3 : h > 6 ? 1 : 0;
	if (v->line >= fixed) {
		if (v->line < v->top + margin)
			v->top = v->line > margin ? v->line - margin : 0;
		if (v->line + margin >= v->top + h)
			v->top = v->line + margin + 1 - h;
	}
	if (v->top + h > v->nlines)
		v->top = v->nlines > h ? v->nlines - h : 0;
	if (v->top < fixed)
		v->top = fixed;
}
