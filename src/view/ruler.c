/*
 * The ruler: times since the trace's start, in round steps of 1, 2 or 5, as
 * close together as their texts allow, with instants of the whole trace and of
 * the current process; and the row of marks above it.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/style.h"
#include "ttv/view.h"
#include "grid.h"
#include "axis.h"
#include "parts.h"
#include "run.h"
#include "passed.h"
#include "twin.h"

#define MIN_SPACING	10	/* columns from tick to tick */

/* Returns the next step of 1, 2, 5, 10, ..., of bytes of 1, 2, 4; saturates. */
static int64_t
next_step(enum axis axis, int64_t every)
{
	int64_t lead = every;

	if (axis == AXIS_BYTES)
		return sat_mul(every, 2);
	while (lead >= 10)
		lead /= 10;
	return lead == 2 ? sat_mul(every / 2, 5) : sat_mul(every, 2);
}

struct ticks {
	int64_t	every;			/* ns */
	int64_t	origin;			/* the time that is shown as 0 */
	int64_t	first;			/* time of the first tick, from there */
};

/* Returns the columns of the longest text of a tick. */
static int
words_width(const struct view *v, const struct ticks *k)
{
	char tmp[64];

	return (int)view_time(v, tmp, sizeof(tmp), sat_add(k->origin,
	    time_mode_largest(v)), k->every);
}

static void
ticks_find(const struct view *v, struct ticks *k)
{
	enum axis axis = view_axis(v);
	int64_t a, step;

	k->origin = view_time_origin(v);
	a = sat_sub(v->vp.t0, k->origin);
	step = viewport_step(&v->vp);
	for (k->every = 1; k->every < INT64_MAX; k->every =
	    next_step(axis, k->every))
		if (k->every / step >= MIN_SPACING && k->every / step >=
		    words_width(v, k) + 2)
			break;
	k->first = a / k->every * k->every;
	if (k->first < a)
		k->first = sat_add(k->first, k->every);
}

static void
draw_ticks(struct canvas *cv, const struct view *v, const struct regions *r)
{
	struct ticks k;
	char tmp[64];
	int64_t t;
	size_t n;
	int col;

	ticks_find(v, &k);
	for (t = k.first; ; t += k.every) {
		/* saturated times fall into one column */
		if (k.origin > 0 && t > INT64_MAX - k.origin)
			break;
		col = viewport_col(&v->vp, sat_add(k.origin, t));
		if (col >= v->vp.cols || col < 0)
			break;
		n = view_time(v, tmp, sizeof(tmp), sat_add(k.origin, t),
		    k.every);
		canvas_put(cv, r->label + col, r->ruler, glyph(GLYPH_TICK),
		    style_of(ROLE_RULER_TICK));
		if (v->vp.cols - col - 1 >= (int)n)
			canvas_text(cv, r->label + col + 1, r->ruler,
			    v->vp.cols - col - 1, style_of(ROLE_RULER_TICK),
			    tmp, n);
		if (t > INT64_MAX - k.every)
			break;
	}
}

/* Draws the range of time on the ruler, with its length. */
static void
draw_range(struct canvas *cv, const struct view *v, const struct regions *r)
{
	int c0 = viewport_col(&v->vp, v->range_t0), n, width;
	int c1 = viewport_col(&v->vp, v->range_t1);
	char tmp[32];

	if (v->range == RANGE_NONE || c1 < 0 || c0 >= v->vp.cols)
		return;
	c0 = c0 < 0 ? 0 : c0;
	c1 = c1 >= v->vp.cols ? v->vp.cols - 1 : c1;
	width = c1 - c0 + 1;
	canvas_fill(cv, r->label + c0, r->ruler, width, ' ',
	    style_of(ROLE_PANE_SELECTED));
	n = (int)view_length(v, tmp, sizeof(tmp), sat_sub(v->range_t1,
	    v->range_t0));
	if (n <= width && v->range_t0 < v->range_t1)
		canvas_text(cv, r->label + c0 + (width - n) / 2, r->ruler, n,
		    style_of(ROLE_PANE_SELECTED), tmp, strlen(tmp));
}

/* Draws the instants of a track as ticks on the ruler. */
static void
draw_instants(struct canvas *cv, const struct view *v, const struct regions *r,
    uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];
	struct entity_run run = { ENTITY_INSTANT, k->instant, k->ninstants,
		track };
	uint32_t i = run.first;
	struct cell *c;
	int64_t right;
	int col;

	if (v->vp.t0 > INT64_MIN)
		i = run_after(v->trace, &run, v->vp.t0 - 1);
	while (i < run.first + run.n) {
		col = viewport_col(&v->vp, v->trace->instants[i].ts);
		if (col >= v->vp.cols)
			break;
		c = canvas_at(cv, r->label + col, r->ruler);
		if (c != NULL && c->style.role == ROLE_RULER)
			canvas_put(cv, r->label + col, r->ruler,
			    glyph(GLYPH_INSTANT), style_of(ROLE_INSTANT));
		right = viewport_time(&v->vp, (int64_t)col + 1);
		if (right == INT64_MAX)
			break;
		i = run_after(v->trace, &run, right - 1);
	}
}

/* Draws the instants of the whole trace and of the current line's process. */
static void
draw_all_instants(struct canvas *cv, const struct view *v,
    const struct regions *r)
{
	uint32_t i, track;

	for (i = 0; (track = rollup_global(v, i)) != NONE; i++)
		draw_instants(cv, v, r, track);
	if (v->line >= v->nlines)
		return;
	track = v->lines[v->line].track;
	while (v->trace->tracks[track].parent != NONE)
		track = v->trace->tracks[track].parent;
	if (v->trace->tracks[track].type == TRACK_PROCESS)
		draw_instants(cv, v, r, track);
}

void
ruler_draw(struct canvas *cv, const struct view *v, const struct regions *r)
{
	char tmp[64];
	size_t n;

	canvas_fill(cv, r->label, r->ruler, v->vp.cols, glyph(GLYPH_HLINE),
	    style_of(ROLE_RULER));
	draw_ticks(cv, v, r);
	draw_all_instants(cv, v, r);
	twin_marks(cv, v, r);
	draw_range(cv, v, r);
	if (r->label < 2)
		return;
	/* the time cursor's time, at the resolution of a column */
	n = view_time(v, tmp, sizeof(tmp), v->cursor, viewport_step(&v->vp));
	canvas_put(cv, 0, r->ruler, glyph(GLYPH_VLINE), style_of(ROLE_CURSOR));
	canvas_text(cv, 1, r->ruler, r->label - 2, style_of(ROLE_CURSOR), tmp,
	    n);
	canvas_put(cv, r->label - 1, r->ruler, glyph(GLYPH_TEE),
	    style_of(ROLE_RULE));
}
