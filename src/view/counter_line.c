/*
 * Counters.  A column shows the highest value that was in force in it, so that
 * no peak is lost; the scale is from zero to the series' maximum of the whole
 * trace, so that bars keep their height in a pan.
 *
 * One series is a line of eighths.  One with negative values has a second line
 * below zero, where bars hang.  Several series of one counter are stacked: as
 * many lines as there are series, the first one on top, each in a hue of its
 * own; the labels of the lines are the legend.
 */
#include "config.h"

#include <math.h>

#include "ttv/lod.h"
#include "priv.h"

#define MAX_STACK	32	/* series beyond are added to the last */

static struct style
counter_style(const struct pen *p, const struct series *s, int hued)
{
	return hued ? style_of_name(ROLE_COUNTER, trace_str(p->tr, s->name)) :
	    style_of(ROLE_COUNTER);
}

/* Flags the column of a sample that is selected. */
static void
show_selected(const struct pen *p, const struct series *s)
{
	const struct view *v = p->v;
	int col;

	if (v->sel.type != SEL_COUNTER || v->sel.id < s->first ||
	    v->sel.id - s->first >= s->n)
		return;
	col = viewport_col(&v->vp, v->trace->counter_ts[v->sel.id]);
	if (col >= 0 && col < p->cols)
		canvas_flag(p->cv, p->x + col, p->y, 1, STYLE_SELECTED);
}

static int
eighths(double value, double scale)
{
	double e;

	if (!(value > 0) || !(scale > 0))
		return 0;
	e = value / scale * 8;
	return e >= 8 ? 8 : e < 1 ? 1 : (int)(e + 0.5);
}

static void
draw_single(const struct pen *p, const struct line *l)
{
	uint32_t number = layout_series(p->v, l);
	const struct series *s = &p->tr->series[number];
	struct style st = counter_style(p, s, 0);
	struct lod_counter lc;
	int below = l->part & 1, c;
	int64_t t0, t1;
	uint32_t ch;

	for (c = 0; c < p->cols; c++) {
		t0 = viewport_time(&p->v->vp, c);
		t1 = viewport_time(&p->v->vp, (int64_t)c + 1);
		if (t0 >= t1)
			break;
		lod_counter(p->tr, number, t0, t1, &lc);
		if (isnan(lc.last) || t0 > p->tr->end)
			continue;
		if (below)
			ch = glyph_bar_down(eighths(-lc.min, -s->min));
		else
			ch = glyph_bar_up(eighths(lc.max, s->max));
		if (ch == ' ' && !below && lc.min <= 0 && lc.max <= 0)
			ch = '_';	/* zero is a value */
		if (ch != ' ')
			canvas_put(p->cv, p->x + c, p->y, ch, st);
	}
	show_selected(p, s);
}

/* The values of all series in a column, the last one (the bottom) first. */
static int
stack_column(const struct pen *p, const struct track *k, int c, double *v)
{
	uint32_t i, n = k->nseries < MAX_STACK ? k->nseries : MAX_STACK;
	struct lod_counter lc;
	int64_t t0, t1;
	int any = 0;

	t0 = viewport_time(&p->v->vp, c);
	t1 = viewport_time(&p->v->vp, (int64_t)c + 1);
	for (i = 0; i < n; i++)
		v[i] = 0;
	if (t0 >= t1 || t0 > p->tr->end)
		return 0;
	for (i = 0; i < k->nseries; i++) {
		lod_counter(p->tr, k->series + i, t0, t1, &lc);
		if (isnan(lc.last))
			continue;
		any = 1;
		v[i < n ? i : n - 1] += lc.max > 0 ? lc.max : 0;
	}
	return any;
}

/* Which of the stacked values is at a height; the first one above them all. */
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
	uint32_t n = k->nseries < MAX_STACK ? k->nseries : MAX_STACK, i;
	uint32_t lines = layout_stack_lines(k), from_bottom, owner;
	double v[MAX_STACK], scale = 0, sum, low, unit;
	int c;

	for (i = 0; i < k->nseries; i++)
		scale += p->tr->series[k->series + i].max > 0 ?
		    p->tr->series[k->series + i].max : 0;
	unit = scale / lines;		/* what a line is high */
	from_bottom = lines - 1 - (l->part / 2 < lines ? l->part / 2 :
	    lines - 1);
	low = unit * from_bottom;
	for (c = 0; c < p->cols; c++) {
		if (!stack_column(p, k, c, v))
			continue;
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
		canvas_put(p->cv, p->x + c, p->y, glyph_bar_up(eighths(
		    sum - low, unit)), counter_style(p,
		    &p->tr->series[k->series + owner], 1));
	}
	show_selected(p, &p->tr->series[layout_series(p->v, l)]);
}

void
counter_draw(const struct pen *p, const struct line *l)
{
	if (layout_stacked(p->v, &p->tr->tracks[l->track]))
		draw_stacked(p, l);
	else
		draw_single(p, l);
}
