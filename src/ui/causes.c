/*
 * causes: lists of places that belong together: the flows of the selection to
 * choose from, what led to it, what it led to, the heaviest path below it.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/cause.h"
#include "ttv/flow.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "causes.h"
#include "command_table.h"
#include "pane.h"
#include "place.h"
#include "entity_text.h"
#include "traces.h"

/* Columns of a line: gap, reason, length, thread, name. */
#define GAP_COLS	12
#define WHY_COLS	25
#define WHY_NARROW	22	/* ... on a screen below NARROW columns */
#define WHY_TIGHT	18	/* ... and of its own, beside a process there */
#define DUR_COLS	12
#define DUR_TIGHT	10
#define THREAD_COLS	28
#define THREAD_NARROW	16	/* ... on a screen below NARROW columns, for
				 * the sake of names */
#define THREAD_TIGHT	12	/* beside a process on the narrowest screen */
#define THREAD_BESIDE	20	/* ... beside a process: a name and a number */
#define NARROW		100
#define TINY		60	/* columns of a screen; below it there are only
				 * gap, reason and length, of TINY_COLS each,
				 * and the name */
#define TINY_COLS	9
#define MORE_ROOM	44	/* columns for what is said of several slices */
#define SELF_COLS	12	/* of the heaviest path alone */
#define NAME_LEAST	16	/* columns of a name beside what is behind it */

static uint64_t
causes_count(void *arg)
{
	return ((struct app *)arg)->causes.n;
}

/* Adds what the heaviest path needs more: the slice's own time. */
static void
causes_self(const struct trace *t, const struct cause_step *s,
    struct list_line *line)
{
	char self[32] = "";

	if (s->at.type == ENTITY_SLICE && trace_dur(t, s->at.id) != DUR_OPEN)
		text_duration_short(self, sizeof(self),
		    trace_self(t, s->at.id));
	list_text(line, ROLE_PANE_KEY, self, SELF_COLS, 1);
}

/*
 * Writes what the heaviest path says instead of the thread, which all steps
 * share, or on a narrow screen behind the name, as few steps have it: how many
 * slices of its name there are, and their time in all.
 */
static void
causes_name_sum(const struct cause_step *s, int narrow, char *out, size_t n)
{
	char count[32], time[32];

	text_count(count, sizeof(count), s->count);
	text_duration_short(time, sizeof(time), s->spent);
	snprintf(out, n, narrow ? "  %s times, %s" : "longest of %s, %s", count,
	    time);
}

/* The columns of the list, 0: not there; `name` has what is left. */
struct causes_cols {
	int	gap, why, dur, self, process, thread, name;
};

static struct causes_cols
causes_columns(const struct app *app)
{
	int tiny = app->view.cols < TINY, below = app->causes.below, tight;
	struct causes_cols c;

	/* below a slice all are of one thread, of which nothing is said */
	c.process = below ? 0 : entity_process_cols(&app->view);
	tight = c.process == ENTITY_PROCESS_TIGHT;
	c.gap = tiny ? TINY_COLS : GAP_COLS;
	c.why = below ? 0 : tiny ? TINY_COLS : tight ? WHY_TIGHT :
	    app->view.cols < NARROW ? WHY_NARROW : WHY_COLS;
	c.dur = tiny ? TINY_COLS : tight ? DUR_TIGHT : DUR_COLS;
	c.self = below && !tiny ? SELF_COLS : 0;
	c.thread = tiny || (below && app->view.cols < NARROW) ? 0 :
	    tight ? THREAD_TIGHT : app->view.cols - 2 * c.process >= NARROW ?
	    THREAD_COLS : app->view.cols - c.process >= NARROW ?
	    THREAD_BESIDE : THREAD_NARROW;
	c.name = app->view.cols - 1 - c.gap - c.why - c.dur - c.self -
	    c.process - c.thread;
	return c;
}

const struct list_line *
causes_head(const struct app *app)
{
	struct causes_cols c = causes_columns(app);
	const struct causes *l = &app->causes;
	static struct list_line head;

	list_clear(&head);
	list_cell(&head, ROLE_PANE_KEY, " ", 1);
	list_text(&head, ROLE_PANE_KEY, l->path ? "WAIT" : "WHEN", c.gap, 1);
	if (c.why > 0)
		list_text(&head, ROLE_PANE_KEY, "WHY", c.why, 0);
	list_text(&head, ROLE_PANE_KEY, l->path ? "WORK" : "LENGTH", c.dur,
	    1);
	if (c.self > 0)
		list_text(&head, ROLE_PANE_KEY, "SELF", c.self, 1);
	if (c.process > 0)
		entity_process_head(&app->view, &head);
	if (c.thread > 0)
		list_text(&head, ROLE_PANE_KEY, l->below ? "OF THIS NAME" :
		    "THREAD", c.thread, 0);
	list_text(&head, ROLE_PANE_KEY, "NAME", 0, 0);
	return &head;
}

/* Writes the time between a step and the one before, or the chosen one. */
static void
causes_gap(const struct causes *l, uint64_t i, char *out, size_t n)
{
	out[0] = '\0';
	if ((i == 0 || (l->path && l->v[i].gap == 0)) && !l->flows)
		return;
	out[0] = l->forward || l->v[i].later ? '+' : '-';
	text_duration_short(out + (l->v[i].gap != 0), n - 1, l->v[i].gap);
}

/* Writes how long a step is; of a path, how long it was on it. */
static void
causes_length(const struct app *app, const struct cause_step *s, char *out,
    size_t n)
{
	const struct trace *t = app->trace;

	if (app->causes.path)
		text_duration_short(out, n, s->spent);
	else if (s->at.type != ENTITY_SLICE)
		strlcpy(out, "instant", n);
	else if (trace_dur(t, s->at.id) == DUR_OPEN)
		strlcpy(out, "no end", n);
	else
		text_duration_short(out, n, trace_dur(t, s->at.id));
}

/* Cuts the name, the last cell, to `room` columns and adds a label behind. */
static void
causes_behind(struct list_line *line, const char *label, int room)
{
	struct list_cell *c = &line->cell[line->n - 1];
	char *name = line->buf + line->used - c->len;

	if (c->len > 0) {
		line->used -= c->len;
		c->len = text_cut(name, room, glyph(GLYPH_ELLIPSIS));
		line->used += c->len;
	}
	list_text(line, ROLE_PANE_KEY, label, 0, 0);
}

static void
causes_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;
	const struct trace *t = app->trace;
	const struct cause_step *s = &app->causes.v[i];
	struct causes_cols c = causes_columns(app);
	char gap[32], dur[32], label[128] = "", more[48];
	uint32_t track = entity_track(t, s->at.type, s->at.id);
	int behind;

	causes_gap(&app->causes, i, gap, sizeof(gap));
	causes_length(app, s, dur, sizeof(dur));
	if (s->why == CAUSE_CHILD && s->count > 1)
		causes_name_sum(s, app->view.cols < NARROW, label,
		    sizeof(label));
	else if (track != NONE && !app->causes.below)
		trace_place_label(t, track, label, sizeof(label));
	list_cell(line, ROLE_HELP, " ", 1);	/* the mark's place */
	list_text(line, ROLE_PANE_KEY, gap, c.gap, 1);
	if (c.why > 0)
		list_text(line, ROLE_HELP, cause_text(s->why,
		    app->causes.forward), c.why, 0);
	list_text(line, ROLE_HELP, dur, c.dur, 1);
	if (c.self > 0)
		causes_self(t, s, line);
	if (c.process > 0)
		entity_add_process(&app->view, track, line);
	if (c.thread > 0)
		entity_add_label(line, label, c.thread);
	if (app->causes.path && s->more > 0) {
		snprintf(more, sizeof(more), "%u slices%s ", s->more + 1,
		    c.name < MORE_ROOM ? ":" : ", the longest");
		list_text(line, ROLE_PANE_KEY, more, 0, 0);
		c.name -= (int)strlen(more);
	}
	behind = c.thread == 0 && c.self > 0 ? text_columns(label) : 0;
	if (c.name - behind < NAME_LEAST)
		behind = 0;
	entity_add_name(&app->view, &s->at, c.name - behind, line);
	if (behind > 0)
		causes_behind(line, label, c.name - behind);
}

static int
causes_target(void *arg, uint64_t i, struct entity_ref *to)
{
	const struct app *app = arg;

	if (i >= app->causes.n)
		return -1;
	*to = app->causes.v[i].at;
	return 0;
}

const struct list_source causes_source = {
	causes_count, causes_line, NULL, NULL, NULL, causes_target
};

int
causes_show(struct app *app, uint64_t line)
{
	const struct cause_step *s;
	char label[128];
	uint32_t track;

	if (line >= app->causes.n)	/* a list without lines has no line */
		return APP_FAIL;
	s = &app->causes.v[line];
	app->view.cursor = s->ts;
	place_entity(app, &s->at);
	track = entity_track(app->trace, s->at.type, s->at.id);
	if (track != NONE && s->why != CAUSE_START) {
		trace_place_label(app->trace, track, label, sizeof(label));
		app_say(app, "%s %s", cause_text(s->why, app->causes.forward),
		    label);
	}
	return APP_REDRAW;
}

/* Empties the list, which closes: a question that fails has written over it. */
static void
causes_forget(struct app *app)
{
	app->causes.n = 0;
	if (app->screen == PANE_CAUSES)
		pane_shut(app);
}

void
causes_refresh(struct app *app, const struct match_models *match)
{
	/* ids are those of the model before */
	(void)match;
	causes_forget(app);
}

/* ---- chains ---- */

static int
causes_open(struct app *app, const char *title, int forward, int flows)
{
	app->causes.forward = forward;
	app->causes.flows = flows;
	app->causes.path = app->causes.below = 0;
	list_to(&app->lists[PANE_CAUSES], 0, 1);
	pane_open(app, PANE_CAUSES);
	app->view.screen_title = title;
	return APP_REDRAW;
}

/* Returns the slice that a chain begins at: the selection or that around it. */
static uint32_t
causes_slice(const struct app *app)
{
	const struct view *v = &app->view;

	if (v->sel.type == ENTITY_SLICE)
		return v->sel.id;
	if (v->sel.type != ENTITY_INSTANT)
		return NONE;
	return trace_innermost(app->trace, entity_track(app->trace,
	    v->sel.type, v->sel.id), app->trace->instants[v->sel.id].ts);
}

static int
causes_chain(struct app *app, size_t (*chain)(const struct trace *,
    uint32_t, struct cause_step *, size_t), const char *title, int forward,
    const char *nothing)
{
	uint32_t slice = causes_slice(app);

	if (slice == NONE)
		return app_fail(app, NO_SLICE);
	app->causes.n = chain(app->trace, slice, app->causes.v, CAUSE_STEPS);
	if (app->causes.n < 2) {
		causes_forget(app);
		return app_fail(app, "%s", nothing);
	}
	return causes_open(app, title, forward, 0);
}

int
do_causes(struct app *app, const struct ui_args *a)
{
	(void)a;
	return causes_chain(app, cause_back, "what led here", 0,
	    "no flow, wakeup or span leads here");
}

int
do_effects(struct app *app, const struct ui_args *a)
{
	(void)a;
	return causes_chain(app, cause_forward, "what this led to", 1,
	    "no flow or wakeup leaves here");
}

int
do_heaviest(struct app *app, const struct ui_args *a)
{
	struct causes *c = &app->causes;
	char label[128];
	uint32_t track;
	int rc;

	(void)a;
	rc = causes_chain(app, cause_below, "heaviest path", 1,
	    "nothing is inside of it");
	c->below = app->screen == PANE_CAUSES;
	if (!c->below)
		return rc;
	track = entity_track(app->trace, c->v[0].at.type, c->v[0].at.id);
	trace_place_label(app->trace, track, label, sizeof(label));
	snprintf(c->title, sizeof(c->title), "heaviest path   %s", label);
	app->view.screen_title = c->title;
	return rc;
}

/* ---- the critical path ---- */

#define UNKNOWN	20	/* a share of the length that may be missing without
			 * a word */

/*
 * "critical path of 1.2 s: 900 ms of work in 12 steps, 300 ms of waiting";
 * ", 1.2 s of 3 s" instead, if nothing is known of some of it.
 */
static void
path_title(struct causes *c, int64_t length)
{
	char all[24], known[24], of[56], work[24], wait[24];
	int64_t spent = 0, gaps = 0;
	size_t i;

	for (i = 0; i < c->n; i++) {
		spent = sat_add(spent, c->v[i].spent);
		gaps = sat_add(gaps, c->v[i].gap);
	}
	text_duration_short(all, sizeof(all), length);
	text_duration_short(known, sizeof(known), sat_add(spent, gaps));
	text_duration_short(work, sizeof(work), spent);
	text_duration_short(wait, sizeof(wait), gaps);
	if (sat_add(spent, gaps) >= length - length / UNKNOWN)
		snprintf(of, sizeof(of), " of %s", all);
	else
		snprintf(of, sizeof(of), ", %s of %s", known, all);
	snprintf(c->title, sizeof(c->title), "critical path%s: %s of work "
	    "in %zu%s step%s, %s of waiting", of, work, c->n, c->n ==
	    CAUSE_STEPS ? " and more" : "", c->n == 1 ? "" : "s", wait);
}

/* Opens the list of the path of a length. */
static int
path_open(struct app *app, int64_t length)
{
	path_title(&app->causes, length);
	causes_open(app, app->causes.title, 0, 0);
	app->causes.path = 1;
	return APP_REDRAW;
}

/*
 * Returns when the path of a slice ends: with the slice; with the beginning of
 * the next run, if it is a state in which the thread waited for that.
 */
static int64_t
path_end(const struct trace *t, uint32_t slice)
{
	const struct row *r = &t->rows[trace_slice_row(t, slice)];
	int64_t end = trace_slice_end(t, slice);
	struct state_facts f;
	uint32_t s;

	for (s = slice; s < r->first + r->n && trace_state(t, s, &f); s++)
		if (f.more.cpu != NONE)
			return s == slice ? end : sat_add(t->ts[s], 1);
	return end;
}

/*
 * Sets the range of a slice of a thread, or of a state, and returns a set of
 * tracks that has its thread alone, to be freed; NULL: it is of none.
 */
static uint8_t *
path_of_slice(const struct trace *t, uint32_t slice, int64_t *t0, int64_t *t1)
{
	uint32_t utid = t->tracks[t->rows[trace_slice_row(t, slice)].track]
	    .utid;
	uint8_t *tracks;

	if (utid == NONE || t->threads[utid].track == NONE)
		return NULL;
	tracks = xcalloc((size_t)t->ntracks + 1, 1);
	tracks[t->threads[utid].track] = 1;
	*t0 = t->ts[slice];
	*t1 = path_end(t, slice);
	return tracks;
}

int
do_critical_path(struct app *app, const struct ui_args *a)
{
	const struct view *v = &app->view;
	int64_t t0 = v->vp.t0, t1 = viewport_end(&v->vp);
	const uint8_t *tracks = NULL;
	uint8_t *own = NULL;
	uint32_t span;

	(void)a;
	if (v->range == RANGE_NONE && v->sel.type == ENTITY_SLICE) {
		app->causes.n = cause_span(app->trace, v->sel.id,
		    app->causes.v, CAUSE_STEPS);
		if (app->causes.n > 0)
			return path_open(app, trace_dur(app->trace,
			    v->sel.id));
	}
	if (v->range != RANGE_NONE) {
		t0 = v->range_t0;
		t1 = v->range_t1;
		tracks = v->range_tracks;
	} else if (v->sel.type == ENTITY_SLICE)
		tracks = own = path_of_slice(app->trace, v->sel.id, &t0, &t1);
	t0 = t0 < app->trace->start ? app->trace->start : t0;
	t1 = t1 > app->trace->end ? app->trace->end : t1;
	app->causes.n = cause_path(app->trace, t0, t1, tracks, app->causes.v,
	    CAUSE_STEPS);
	free(own);
	if (app->causes.n == 0 && tracks == NULL &&
	    (span = traces_longest(app, t0, t1)) != NONE) {
		app->causes.n = cause_span(app->trace, span, app->causes.v,
		    CAUSE_STEPS);
		t0 = app->trace->ts[span];
		t1 = trace_slice_end(app->trace, span);
	}
	if (app->causes.n == 0) {
		causes_forget(app);
		return app_fail(app, "no thread works here");
	}
	return path_open(app, sat_span(t0, t1));
}

/* ---- flows ---- */

/* Makes the list of flows; returns their number. */
static size_t
causes_flows(struct app *app, int out, int *inside)
{
	const struct view *v = &app->view;
	uint32_t flows[CAUSE_STEPS];
	struct cause_step *s;
	struct flow f;
	size_t i, n;

	*inside = 0;
	if (v->sel.type != ENTITY_SLICE && v->sel.type != ENTITY_INSTANT)
		return 0;
	n = cause_flows(app->trace, v->sel, out, flows, CAUSE_STEPS, inside);
	for (i = 0; i < n; i++) {
		f = flow_at(app->trace, flows[i]);
		s = &app->causes.v[i];
		s->why = *inside ? CAUSE_AROUND : CAUSE_FLOW;
		s->at = flow_end_ref(app->trace, out ? f.to : f.from);
		s->ts = out ? f.to_ts : f.from_ts;
		s->gap = sat_span(f.from_ts, f.to_ts);
		s->later = 0;
	}
	app->causes.n = n;
	app->causes.forward = out;
	if (n == 0)
		causes_forget(app);
	return n;
}

int
causes_follow(struct app *app, int out)
{
	int inside;
	size_t n = causes_flows(app, out, &inside);

	if (n == 0)
		return 0;
	if (n == 1) {
		jump_push(app);
		causes_show(app, 0);
	} else
		causes_open(app, out ? "flows that leave" :
		    "flows that come here", out, 1);
	return 1;
}

int
causes_choose(struct app *app, int out)
{
	int inside;

	if (causes_flows(app, out, &inside) == 0)
		return app_fail(app, out ? "no flow leaves here" :
		    "no flow comes here");
	return causes_open(app, out ? "flows that leave" :
	    "flows that come here", out, 1);
}
