/*
 * Commands of the right hand: the selection.  Moves along a row, between rows
 * at the same time, through a track in the order of time at any depth, to the
 * parent, to the longest child, and to the longest slice of a track.
 *
 * "At any depth" orders slices by (ts, row): a parent comes before a child that
 * starts with it.  Each row is searched by binary search; the nearest slice
 * wins.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/lod.h"
#include "ttv/running.h"
#include "ttv/trace.h"

#include "camera.h"
#include "command_table.h"
#include "pane.h"
#include "place.h"

#define SCAN	64		/* slices; shorter ranges are scanned, longer
				 * ones bisected */

/*
 * Selects the next thing of the line, also among the newest events; returns 0,
 * or -1 at the end.
 */
static int
cursor_select(struct view *v, int dir)
{
	struct entity_ref sel;
	int64_t t0, t1;
	int rc;

	memset(&sel, 0, sizeof(sel));
	/* a selection off the screen is replaced by a visible thing */
	if (view_selection_range(v, &t0, &t1) == 0 && camera_sees(v, t0, t1)) {
		rc = view_newest_step(v, v->line, v->cursor, dir);
		if (rc != 0)
			return rc == 1 ? 0 : -1;
		rc = view_step(v, v->line, v->cursor, dir, &sel);
	} else {
		place_select(v, &sel);
		if (view_newest_pick(v, v->line, v->cursor) == 0)
			return 0;
		rc = view_pick(v, v->line, v->cursor, &sel);
	}
	if (rc == 0)
		place_select(v, &sel);
	return rc;
}

/* Steps along the line; returns 0, or -1 at the end. */
static int
cursor_step(struct app *app, int dir)
{
	struct view *v = &app->view;
	int64_t t0, t1;

	if (cursor_select(v, dir) != 0)
		return -1;
	if (view_selection_range(v, &t0, &t1) == 0)
		v->cursor = t0;
	camera_follow(v, app->settings.value[SETTING_MARGIN]);
	view_show_line(v);
	return 0;
}

int
do_step(struct app *app, const struct ui_args *a)
{
	int dir = a->way, i;

	for (i = 0; i < a->count; i++)
		if (cursor_step(app, dir) == -1)
			break;
	if (i == 0)
		return app_fail(app, dir > 0 ? "nothing after this on the row" :
		    "nothing before this on the row");
	return APP_REDRAW;
}

int
do_line_step(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	int64_t by = (int64_t)a->way * a->count;
	int64_t to = (int64_t)v->line + by;

	if (to >= v->nlines)
		to = (int64_t)v->nlines - 1;
	if (to < 0)
		to = 0;
	if (to == v->line)
		return APP_FAIL;
	place_line(v, (uint32_t)to);
	return APP_REDRAW;
}

int
do_track_step(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	int dir = a->way;
	int64_t i, found = -1;
	int n = a->count;

	for (i = (int64_t)v->line + dir; i >= 0 && i < v->nlines && n > 0;
	    i += dir)
		if (v->lines[i].first) {
			found = i;
			n--;
		}
	if (found == -1)
		return APP_FAIL;
	place_line(v, (uint32_t)found);
	return APP_REDRAW;
}

/*
 * Returns the nearest slice of a row on one side of (ts, from).  `from` is the
 * row of ts: rows below it follow at the same ts.
 */
static uint32_t
slice_beside(const struct trace *t, uint32_t row, int64_t ts, uint32_t from,
    int dir, int inclusive)
{
	const struct row *r = &t->rows[row];
	uint32_t s;
	int same = inclusive || (dir > 0 ? row > from : row < from);

	if (dir > 0) {
		s = trace_row_from(t, row, ts);
		while (s != NONE && !same && t->ts[s] == ts)
			s = s + 1 < r->first + r->n ? s + 1 : NONE;
	} else {
		s = trace_row_at(t, row, ts);
		while (s != NONE && !same && t->ts[s] == ts)
			s = s > r->first ? s - 1 : NONE;
	}
	return s;
}

/* Returns the next or previous slice of a track; at NONE: from the cursor. */
static uint32_t
slice_in_track(const struct trace *t, uint32_t track, uint32_t at, int64_t ts,
    int dir)
{
	const struct track *tr = &t->tracks[track];
	uint32_t i, s, best = NONE, from = 0;

	if (at != NONE) {
		from = trace_slice_row(t, at);
		ts = t->ts[at];
	}
	for (i = tr->row; i < tr->row + tr->nrows; i++) {
		if (at != NONE && i == from) {
			/* several slices of a row may start at one time */
			s = dir > 0 ? at + 1 : at - 1;
			if (dir > 0 ? s >= t->rows[i].first + t->rows[i].n :
			    at == t->rows[i].first)
				s = NONE;
		} else
			s = slice_beside(t, i, ts, from, dir, at == NONE);
		if (s == NONE)
			continue;
		if (best == NONE || (dir > 0 ? t->ts[s] < t->ts[best] :
		    t->ts[s] >= t->ts[best]))
			best = s;
	}
	return best;
}

int
do_step_in_track(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	uint32_t track = place_track(v), s, at;
	int dir = a->way, i;

	if (track == NONE || app->trace->tracks[track].nslices == 0)
		return do_step(app, a);
	at = v->sel.type == ENTITY_SLICE && view_selection_track(v) == track ?
	    v->sel.id : NONE;
	for (i = 0; i < a->count; i++) {
		s = slice_in_track(app->trace, track, at, v->cursor, dir);
		if (s == NONE)
			break;
		at = s;
	}
	if (i == 0)
		return app_fail(app, dir > 0 ? "nothing after this on the track"
		    : "nothing before this on the track");
	v->cursor = app->trace->ts[at];
	place_slice(app, at);
	return APP_REDRAW;
}

/*
 * Goes from an instant to the innermost slice around it, from a counter's value
 * to what ran then: the innermost slice of the counter's process, if one is.
 */
static int
cursor_around(struct app *app)
{
	const struct trace *t = app->trace;
	const struct entity_ref *sel = &app->view.sel;
	uint32_t track = view_selection_track(&app->view), s = NONE, left;
	struct running r;

	if (sel->type == ENTITY_INSTANT) {
		s = trace_innermost(t, track, t->instants[sel->id].ts);
		if (s == NONE)
			return app_fail(app, "no slice is around this instant");
	} else if (sel->type == ENTITY_COUNTER) {
		if (running_at(t, trace_counter_ts(t, sel->id), track, &r, 1,
		    &left) == 0)
			return app_fail(app, "nothing ran on a thread or CPU "
			    "then");
		s = r.slice;
	} else
		return app_fail(app, NO_SLICE);
	jump_push(app);
	place_slice(app, s);
	return APP_REDRAW;
}

/* Goes out of, or into, a slice of the newest events. */
static int
cursor_newest(struct app *app, int out)
{
	int64_t cursor = app->view.cursor;
	int rc = view_newest_inner(&app->view, out);

	if (rc == -1)
		return app_fail(app, NO_SLICE);
	if (rc == 0)
		return app_fail(app, out ? "nothing is around this slice" :
		    "nothing is inside this slice");
	if (out)
		app->view.cursor = cursor;
	camera_follow(&app->view, app->settings.value[SETTING_MARGIN]);
	return APP_REDRAW;
}

int
do_parent(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	uint32_t s, p = NONE;
	int i;

	if (view_newest_selected(v) != NULL)
		return cursor_newest(app, 1);
	if (v->sel.type != ENTITY_SLICE)
		return cursor_around(app);
	s = v->sel.id;
	for (i = 0; i < a->count; i++) {
		if ((p = trace_parent(app->trace, s)) == NONE)
			break;
		s = p;
	}
	if (i == 0)
		return app_fail(app, "nothing is around this slice");
	place_slice(app, s);
	return APP_REDRAW;
}

int
do_longest_child(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	uint32_t s, first, n;
	int i;

	if (view_newest_selected(v) != NULL)
		return cursor_newest(app, 0);
	if (v->sel.type != ENTITY_SLICE)
		return cursor_around(app);
	s = v->sel.id;
	for (i = 0; i < a->count; i++) {
		if ((n = trace_children(app->trace, s, &first)) == 0)
			break;
		s = lod_longest(app->trace, first, first + n);
	}
	if (i == 0)
		return app_fail(app, "nothing is inside this slice");
	v->cursor = app->trace->ts[s];
	place_slice(app, s);
	return APP_REDRAW;
}

/* Returns the first (dir 1) or last slice of a track by start. */
static uint32_t
slice_at_end(const struct trace *t, uint32_t track, int dir)
{
	return slice_in_track(t, track, NONE, dir > 0 ? INT64_MIN : INT64_MAX,
	    dir);
}

int
do_end_event(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	int dir = a->way;
	uint32_t track = place_track(v), s;
	const struct track *tr;

	if (track == NONE)
		return APP_FAIL;
	tr = &app->trace->tracks[track];
	if (tr->start > tr->end)
		return app_fail(app, "this track is empty");
	jump_push(app);
	if ((s = slice_at_end(app->trace, track, dir)) != NONE) {
		v->cursor = app->trace->ts[s];
		place_slice(app, s);
	} else
		place_time(app, dir > 0 ? tr->start : tr->end, NONE);
	return APP_REDRAW;
}

static int64_t
slice_length(const struct trace *t, uint32_t s)
{
	int64_t d;

	if (trace_dur(t, s) != DUR_OPEN)
		return trace_dur(t, s);
	if (__builtin_sub_overflow(trace_slice_end(t, s), t->ts[s], &d))
		return INT64_MAX;
	return d;
}

/* Returns 1 if a is longer than b; of equal ones the first counts as longer. */
static int
slice_longer(const struct trace *t, uint32_t a, uint32_t b)
{
	int64_t la = slice_length(t, a), lb = slice_length(t, b);

	return la != lb ? la > lb : t->ts[a] != t->ts[b] ? t->ts[a] < t->ts[b] :
	    a < b;
}

/*
 * Sets *best to the longest of [first, last) that is shorter than `below`, if
 * that is longer than *best.  Bisects, and skips halves whose longest is not
 * longer than *best: O(log^2 n) for each slice longer than `below`, O(n) at
 * most.
 */
static void
next_longest(const struct trace *t, uint32_t first, uint32_t last,
    uint32_t below, uint32_t *best)
{
	uint32_t s, mid = first + (last - first) / 2;

	if (last - first <= SCAN) {
		for (s = first; s < last; s++)
			if (slice_longer(t, below, s) && (*best == NONE ||
			    slice_longer(t, s, *best)))
				*best = s;
		return;
	}
	s = lod_longest(t, first, last);
	if (*best != NONE && !slice_longer(t, s, *best))
		return;
	if (slice_longer(t, below, s)) {
		*best = s;
		return;
	}
	next_longest(t, first, mid, below, best);
	next_longest(t, mid, last, below, best);
}

/*
 * Returns the longest slice of a row that begins in [t0, t1] and is shorter
 * than `below` (NONE: any).  open: among slices without an end, which reach to
 * the end of the trace and so are the last of their row.
 */
static uint32_t
longest_of_row(const struct trace *t, uint32_t row, int64_t t0, int64_t t1,
    uint32_t below, int open)
{
	uint32_t best = NONE, first, last;

	first = trace_row_from(t, row, t0);
	last = trace_row_at(t, row, t1);
	if (first == NONE || last == NONE || first > last)
		return NONE;
	while (!open && trace_dur(t, last) == DUR_OPEN)
		if (last-- == first)
			return NONE;
	if (below == NONE)
		return lod_longest(t, first, last + 1);
	next_longest(t, first, last + 1, below, &best);
	return best;
}

/*
 * Returns the longest slice on any row of a track.  Open slices have no known
 * duration and count only on tracks without others.  O(rows log n), and with
 * `below` the cost of next_longest().
 */
static uint32_t
longest_of_track(const struct trace *t, uint32_t track, int64_t t0, int64_t t1,
    uint32_t below)
{
	const struct track *tr = &t->tracks[track];
	uint32_t i, s, best = NONE;
	int open;

	for (open = 0; open < 2 && best == NONE; open++)
		for (i = tr->row; i < tr->row + tr->nrows; i++) {
			s = longest_of_row(t, i, t0, t1, below, open);
			if (s != NONE && (best == NONE ||
			    slice_longer(t, s, best)))
				best = s;
		}
	return best;
}

/* Returns the line's track, or the first track below it that has slices. */
static uint32_t
track_with_slices(const struct view *v)
{
	const struct trace *t = v->trace;
	uint32_t track = place_track(v), i, p;

	if (track == NONE || t->tracks[track].nslices > 0)
		return track;
	for (i = track + 1; i < t->ntracks; i++) {
		for (p = t->tracks[i].parent; p != NONE && p != track;
		    p = t->tracks[p].parent)
			;
		if (p == NONE)
			break;
		if (t->tracks[i].nslices > 0)
			return i;
	}
	return NONE;
}

/*
 * Returns the highest value of a series among those that begin in [t0, t1],
 * the first of equals, which is below the value `below` or equal and later, or
 * NONE.  O(values).
 */
static uint32_t
peak_of_series(const struct trace *t, uint32_t series, int64_t t0, int64_t t1,
    uint32_t below)
{
	const struct series *s = &t->series[series];
	const int64_t *ts = trace_series_ts(t, s);
	const double *v = t->counter_value;
	uint32_t i, best = NONE;

	for (i = s->first; i < s->first + s->n; i++) {
		if (ts[i - s->first] < t0 || ts[i - s->first] > t1 ||
		    isnan(v[i]))
			continue;
		if (below != NONE && (v[i] > v[below] || (v[i] == v[below] &&
		    i <= below)))
			continue;
		if (best == NONE || v[i] > v[best])
			best = i;
	}
	return best;
}

/* Goes to a peak of the counter on the cursor's line. */
static int
go_to_peak(struct app *app, int64_t t0, int64_t t1, int again)
{
	struct view *v = &app->view;
	uint32_t series = view_line_series(v, v->line), below = NONE;
	struct entity_ref to = { ENTITY_COUNTER, 0 };

	if (again && v->sel.type == ENTITY_COUNTER && trace_series_of(
	    app->trace, v->sel.id) == series)
		below = v->sel.id;
	to.id = peak_of_series(app->trace, series, t0, t1, below);
	if (to.id == NONE)
		return app_fail(app, below != NONE ? "no lower value of this "
		    "counter" : "no value of this counter begins here");
	if (below == NONE)
		jump_push(app);
	v->cursor = trace_counter_ts(app->trace, to.id);
	place_entity(app, &to);
	return APP_REDRAW;
}

int
do_longest(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	const struct trace *t = app->trace;
	uint32_t track = track_with_slices(v), s, below = NONE;
	int i, n;

	if (view_line_series(v, v->line) != NONE)
		return go_to_peak(app, INT64_MIN, INT64_MAX, app->last !=
		    NULL && (app->last->run == do_longest ||
		    app->last->run == do_find_longest));
	if (track == NONE)
		return app_fail(app, "no slices on this track");
	/* its slice may be the selection already */
	pane_hide(app, PANE_SUMMARY);
	n = ui_count(a, t->tracks[track].nslices);
	/* repeated: the next longest, if the selection is the last result */
	if (app->last != NULL && app->last->run == do_longest &&
	    v->sel.type == ENTITY_SLICE && view_selection_track(v) == track)
		below = v->sel.id;
	s = longest_of_track(t, track, INT64_MIN, INT64_MAX, below);
	for (i = 1; i < n && s != NONE; i++)
		s = longest_of_track(t, track, INT64_MIN, INT64_MAX, s);
	if (s == NONE)
		return app_fail(app, "no shorter slice on this track");
	if (below == NONE)
		jump_push(app);
	v->cursor = t->ts[s];
	place_slice(app, s);
	return APP_REDRAW;
}

int
do_longest_in_view(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	uint32_t track = track_with_slices(v), s;

	(void)a;
	if (view_line_series(v, v->line) != NONE)
		return go_to_peak(app, v->vp.t0, viewport_end(&v->vp) - 1, 0);
	if (track == NONE)
		return app_fail(app, "no slices on this track");
	pane_hide(app, PANE_SUMMARY);
	s = longest_of_track(app->trace, track, v->vp.t0,
	    viewport_end(&v->vp) - 1, NONE);
	if (s == NONE)
		return app_fail(app, "no slice of this track begins here");
	jump_push(app);
	v->cursor = app->trace->ts[s];
	place_slice(app, s);
	return APP_REDRAW;
}
