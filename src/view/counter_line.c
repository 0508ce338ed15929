/*
 * Counters.  A column shows the highest value that was in force in it, so that
 * no peak is lost; the scale is from zero to the series' maximum of the whole
 * trace, so that bars keep their height in a pan.  A series that stays above
 * two thirds of its maximum has a scale from its minimum, which is a bar of an
 * eighth: what moves is seen.
 *
 * A series is a line of eighths, of seven at most, so that counters below each
 * other do not become one area; every second one has another colour.  Of one
 * that is several lines high, the line of the top is bright and those below it
 * are dim.  A series with negative values has a second
 * line below zero, where bars hang.  Several series of a counter are stacked:
 * a line for each series, the first on top, each with its own hue; the labels
 * of the lines are the legend.  The values of the columns are computed once for
 * all lines of a track, O(series * columns), and kept until another track or
 * view is drawn.
 *
 * By the view's mode bars show the change over a column instead, which is also
 * the change in a second, as all columns are as long; or a logarithm.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "pen.h"
#include "priv.h"

#define STACK_LINES	6	/* of stacked series */
#define FULL		7	/* eighths of the highest bar of one line */
#define MOVES		3	/* a series that moves by less than 1/MOVES of
				 * its maximum is shown from its minimum */
#define MAX_STACK	32	/* series beyond are added to the last */

/* ---- which series a line draws ---- */

int
counter_is_stacked(const struct view *v, const struct track *k)
{
	uint32_t i;

	if (!v->counter_stacked || k->nseries < 2 ||
	    v->counter_mode != COUNTER_VALUE)
		return 0;
	for (i = 0; i < k->nseries; i++)
		if (v->trace->series[k->series + i].min < 0)
			return 0;
	return 1;
}

uint32_t
counter_stack_lines(const struct track *k)
{
	return k->nseries > STACK_LINES ? STACK_LINES : k->nseries;
}

uint32_t
counter_series(const struct view *v, const struct line *l)
{
	const struct track *k = &v->trace->tracks[l->track];
	uint32_t i = l->part / 2;

	return k->series + (i < k->nseries ? i : k->nseries - 1);
}

/* ---- values ---- */

/* A cursor over a series: the next column's value is near. */
struct walk {
	const struct trace	*tr;
	uint32_t		 series;
	uint32_t		 at;		/* sample */
};

static struct walk
walk_from(const struct trace *tr, uint32_t series)
{
	struct walk w;

	w.tr = tr;
	w.series = series;
	w.at = tr->series[series].first;
	return w;
}

/* Returns the first sample from `at` on that is at t or later, or the end. */
static uint32_t
seek(const struct walk *w, uint32_t at, int64_t t)
{
	const struct series *s = &w->tr->series[w->series];
	const int64_t *ts = trace_series_ts(w->tr, s);
	uint32_t step = 1, hi, mid;

	at -= s->first;
	if (at >= s->n || ts[at] >= t)
		return s->first + at;
	for (; step < s->n - at && ts[at + step] < t; step *= 2)
		at += step;
	hi = step < s->n - at ? at + step : s->n;
	BISECT_LAST(at, hi, mid, ts[mid] < t);
	return s->first + hi;
}

/* Returns a column's value; columns must come from left to right. */
static void
walk_column(struct walk *w, int64_t t0, int64_t t1, struct lod_counter *lc)
{
	uint32_t first = seek(w, w->at, t0);

	w->at = seek(w, first, t1);
	lod_counter_run(w->tr, w->series, first, w->at, lc);
}

static struct style
counter_style(const struct pen *p, const struct series *s, int hued)
{
	uint32_t number = (uint32_t)(s - p->tr->series);

	return hued ? style_of_name(ROLE_COUNTER, trace_str(p->tr, s->name)) :
	    style_of(number % 2 > 0 ? ROLE_COUNTER_NEXT : ROLE_COUNTER);
}

/* Flags the column of a sample that is selected. */
static void
show_selected(const struct pen *p, const struct series *s)
{
	const struct view *v = p->v;
	int col;

	if (v->sel.type != ENTITY_COUNTER || v->sel.id < s->first ||
	    v->sel.id - s->first >= s->n)
		return;
	col = viewport_col(&v->vp, trace_series_ts(v->trace, s)[v->sel.id -
	    s->first]);
	if (col >= 0 && col < p->cols)
		canvas_flag(p->cv, p->x + col, p->y, 1, STYLE_SELECTED);
}

/* Returns the eighths of a full bar that is `lines` high. */
static int
full_bar(int lines)
{
	return lines > 1 ? 8 * lines : FULL;
}

/* Returns the eighths of a value on a scale of `full` eighths. */
static int
eighths_of(double value, double scale, int full)
{
	double e;

	if (!(value > 0) || !(scale > 0))
		return 0;
	e = value / scale * full;
	return e >= full ? full : e < 1 ? 1 : (int)(e + 0.5);
}

static int
eighths(double value, double scale)
{
	return eighths_of(value, scale, FULL);
}

/* Returns the eighths of a bar that are on its line number `at`, from 0 on. */
static int
eighths_on(int all, int at)
{
	all -= 8 * at;
	return all < 0 ? 0 : all > 8 ? 8 : all;
}

/* ---- changes ---- */

/*
 * Fills change[c] with what a series gains over a column, NaN where it has no
 * value before; returns the largest amount.
 */
static double
find_changes(const struct pen *p, uint32_t number, double *change)
{
	struct walk w = walk_from(p->tr, number);
	struct lod_counter lc;
	double was = NAN, most = 0;
	int64_t t0 = viewport_time(&p->v->vp, 0), t1;
	int c;

	if (t0 > INT64_MIN)
		was = lod_counter_at(p->tr, number, t0 - 1);
	for (c = 0; c < p->cols; c++) {
		t0 = viewport_time(&p->v->vp, c);
		t1 = viewport_time(&p->v->vp, (int64_t)c + 1);
		change[c] = NAN;
		if (t0 >= t1 || t0 > p->tr->end)
			continue;
		walk_column(&w, t0, t1, &lc);
		change[c] = lc.last - was;
		was = lc.last;
		if (fabs(change[c]) > most)
			most = fabs(change[c]);
	}
	return most;
}

/*
 * Returns the bar of a change.  On one line what is lost is half as high: a
 * full block would look like a gain.  Of several lines, the lower half is for
 * what is lost.
 */
static uint32_t
change_bar(const struct line *l, double change, double most)
{
	int up = l->levels - l->levels / 2, down = l->levels / 2;

	if (down == 0)
		return change < 0 ? glyph_bar_down((eighths(-change, most) +
		    1) / 2) : glyph_bar_up(eighths(change, most));
	if (l->level < up)
		return glyph_bar_up(eighths_on(eighths_of(change, most, 8 *
		    up), up - 1 - l->level));
	return glyph_bar_down(eighths_on(eighths_of(-change, most, 8 * down),
	    l->level - up));
}

/* Draws bars that stand for what is gained, and hang for what is lost. */
static void
draw_changes(const struct pen *p, const struct line *l)
{
	uint32_t number = counter_series(p->v, l);
	const struct series *s = &p->tr->series[number];
	struct style st = counter_style(p, s, 0);
	double *change = xreallocarray(NULL, (size_t)p->cols + 1,
	    sizeof(*change)), most;
	uint32_t ch;
	int c;

	most = find_changes(p, number, change);
	for (c = 0; c < p->cols; c++) {
		if (isnan(change[c]))
			continue;
		ch = change_bar(l, change[c], most);
		if (ch != ' ')
			canvas_put(p->cv, p->x + c, p->y, ch, st);
	}
	free(change);
	show_selected(p, s);
}

/* Returns the value at which the bars of a series begin. */
static double
counter_floor(const struct view *v, const struct series *s)
{
	return v->counter_mode == COUNTER_VALUE && s->min > 0 && s->max >
	    s->min && s->max - s->min < s->max / MOVES ? s->min : 0;
}

/* Returns the eighths of a value of a series, on the scale of the mode. */
static int
scaled(const struct view *v, const struct series *s, double value, int lines)
{
	double from = counter_floor(v, s);
	int e;

	if (v->counter_mode == COUNTER_LOG)
		return eighths_of(log1p(value), log1p(s->max), full_bar(lines));
	e = eighths_of(value - from, s->max - from, full_bar(lines));
	return from > 0 && e < 1 ? 1 : e;
}

/* Returns the same for a value that hangs below zero. */
static int
scaled_below(const struct view *v, const struct series *s, double value,
    int lines)
{
	return v->counter_mode == COUNTER_LOG ? eighths_of(log1p(-value),
	    log1p(-s->min), 8 * lines) : eighths_of(-value, -s->min, 8 * lines);
}

double
counter_axis(const struct view *v, const struct line *l)
{
	const struct series *s = &v->trace->series[counter_series(v, l)];
	int below = l->part & 1;
	double from = below ? 0 : counter_floor(v, s);
	double most = below ? -s->min : s->max, share = (double)(below ?
	    l->level + 1 : l->levels - l->level) / l->levels;

	if (!(most > 0))
		return 0;
	most = v->counter_mode == COUNTER_LOG ? expm1(log1p(most) * share) :
	    from + (most - from) * share;
	return below ? -most : most;
}

/* Draws a cell of a bar that has `all` eighths, of which `at` lines are nearer
 * to zero. */
static void
bar_cell(const struct pen *p, int c, int all, int at, int below,
    struct style st)
{
	int e = eighths_on(all, at);

	if (e == 0)
		return;
	if (all > 8 * (at + 1))
		st.flags |= STYLE_DIM;
	canvas_put(p->cv, p->x + c, p->y, below ? glyph_bar_down(e) :
	    glyph_bar_up(e), st);
}

static void
draw_single(const struct pen *p, const struct line *l)
{
	uint32_t number = counter_series(p->v, l);
	const struct series *s = &p->tr->series[number];
	struct walk w = walk_from(p->tr, number);
	struct style st = counter_style(p, s, 0);
	int below = l->part & 1, c, all;
	struct lod_counter lc;
	int64_t t0, t1;

	for (c = 0; c < p->cols; c++) {
		t0 = viewport_time(&p->v->vp, c);
		t1 = viewport_time(&p->v->vp, (int64_t)c + 1);
		if (t0 >= t1)
			break;
		walk_column(&w, t0, t1, &lc);
		if (isnan(lc.max) || t0 > p->tr->end)
			continue;
		all = below ? scaled_below(p->v, s, lc.min, l->levels) :
		    scaled(p->v, s, lc.max, l->levels);
		if (all == 0 && !below && lc.min <= 0 && lc.max <= 0 &&
		    l->level + 1 == l->levels)
			canvas_put(p->cv, p->x + c, p->y, '_', st); /* zero is
								     * a value */
		else
			bar_cell(p, c, all, below ? l->level : l->levels - 1 -
			    l->level, below, st);
	}
	show_selected(p, s);
}

/* ---- several series ---- */

struct stack {
	uint32_t	 track;		/* NONE: no track */
	struct viewport	 vp;
	int		 n;		/* values a column */
	int		 cap;		/* columns allocated */
	double		*v;		/* MAX_STACK a column */
	uint8_t		*any;		/* by column: 1 if it has a value */
};

void
counter_forget(struct stack *s)
{
	if (s != NULL)
		s->track = NONE;
}

void
counter_free(struct stack *s)
{
	if (s == NULL)
		return;
	free(s->v);
	free(s->any);
	free(s);
}

static struct stack *
stack_room(struct view_private *p, int cols)
{
	struct stack *s = p->stack;

	if (s == NULL)
		s = p->stack = xcalloc(1, sizeof(*s));
	if (s->cap < cols) {
		s->v = xreallocarray(s->v, (size_t)cols,
		    MAX_STACK * sizeof(*s->v));
		s->any = xreallocarray(s->any, (size_t)cols, 1);
		s->cap = cols;
	}
	return s;
}

/* Adds the i-th series to all columns. */
static void
stack_series(struct stack *s, const struct pen *p, const struct track *k,
    uint32_t i)
{
	struct walk w = walk_from(p->tr, k->series + i);
	int at = i < (uint32_t)s->n ? (int)i : s->n - 1, c;
	struct lod_counter lc;
	int64_t t0, t1;

	for (c = 0; c < p->cols; c++) {
		t0 = viewport_time(&s->vp, c);
		t1 = viewport_time(&s->vp, (int64_t)c + 1);
		if (t0 >= t1 || t0 > p->tr->end)
			break;
		walk_column(&w, t0, t1, &lc);
		if (isnan(lc.max))
			continue;
		s->any[c] = 1;
		s->v[c * MAX_STACK + at] += lc.max > 0 ? lc.max : 0;
	}
}

/* Returns the values of all series of a track, column by column. */
static const struct stack *
stack_of(const struct pen *p, uint32_t track)
{
	const struct track *k = &p->tr->tracks[track];
	const struct viewport *vp = &p->v->vp;
	struct stack *s = stack_room(p->v->priv, p->cols);
	uint32_t i;
	int c;

	if (s->track == track && s->v != NULL && s->vp.t0 == vp->t0 &&
	    viewport_same_scale(&s->vp, vp) && s->vp.cols == vp->cols &&
	    s->n > 0)
		return s;
	s->track = track;
	s->vp = *vp;
	s->n = k->nseries < MAX_STACK ? (int)k->nseries : MAX_STACK;
	for (c = 0; c < p->cols; c++) {
		s->any[c] = 0;
		for (i = 0; i < MAX_STACK; i++)
			s->v[c * MAX_STACK + (int)i] = 0;
	}
	for (i = 0; i < k->nseries; i++)
		stack_series(s, p, k, i);
	return s;
}

/* Returns the series at a height of the stack; above all: the first. */
static uint32_t
stack_at(const double *v, uint32_t n, double height)
{
	uint32_t i;
	double sum = 0;

	for (i = n; i-- > 0; ) {
		sum += v[i];
		if (height < sum)
			return i;
	}
	return 0;
}

static void
draw_stacked(const struct pen *p, const struct line *l)
{
	const struct track *k = &p->tr->tracks[l->track];
	const struct stack *s = stack_of(p, l->track);
	uint32_t n = (uint32_t)s->n, i;
	uint32_t lines = counter_stack_lines(k) * l->levels, from_bottom, owner;
	uint32_t at = (uint32_t)l->part / 2 * l->levels + l->level;
	double scale = 0, sum, low, unit;
	const double *v;
	int c;

	for (i = 0; i < k->nseries; i++)
		scale += p->tr->series[k->series + i].max > 0 ?
		    p->tr->series[k->series + i].max : 0;
	unit = scale / lines;		/* the height of a line */
	from_bottom = lines - 1 - (at < lines ? at : lines - 1);
	low = unit * from_bottom;
	for (c = 0; c < p->cols; c++) {
		if (!s->any[c])
			continue;
		v = &s->v[c * MAX_STACK];
		for (sum = 0, i = 0; i < n; i++)
			sum += v[i];
		if (sum <= low && from_bottom > 0)
			continue;
		if (!(sum > 0)) {
			canvas_put(p->cv, p->x + c, p->y, '_',
			    style_of(ROLE_COUNTER));
			continue;
		}
		owner = stack_at(v, n, low + (sum - low < unit ? sum - low :
		    unit) / 2);
		canvas_put(p->cv, p->x + c, p->y, glyph_bar_up(eighths_of(
		    sum - low, unit, 8)), counter_style(p,
		    &p->tr->series[k->series + owner], 1));
	}
	show_selected(p, &p->tr->series[counter_series(p->v, l)]);
}

int
counter_change(const struct view *v, uint32_t series, char *out, size_t n)
{
	int64_t t = viewport_time(&v->vp, viewport_col(&v->vp, v->cursor));
	int64_t step = viewport_step(&v->vp);
	double was, is;

	if (v->counter_mode != COUNTER_DELTA && v->counter_mode !=
	    COUNTER_RATE)
		return 0;
	out[0] = '\0';
	was = t > INT64_MIN ? lod_counter_at(v->trace, series, t - 1) : NAN;
	is = lod_counter_at(v->trace, series, sat_add(t, step - 1));
	if (isnan(was) || isnan(is))
		return 1;
	is -= was;
	if (v->counter_mode == COUNTER_RATE)
		is = is * 1e9 / (double)step;
	if (is > 0)
		*out++ = '+';
	text_value(out, n - 8, is);
	if (v->counter_mode == COUNTER_RATE)
		strlcat(out, "/s", n - 1);
	return 1;
}

void
counter_draw(const struct pen *p, const struct line *l)
{
	if (p->v->counter_mode == COUNTER_DELTA || p->v->counter_mode ==
	    COUNTER_RATE)
		draw_changes(p, l);
	else if (counter_is_stacked(p->v, &p->tr->tracks[l->track]))
		draw_stacked(p, l);
	else
		draw_single(p, l);
}
