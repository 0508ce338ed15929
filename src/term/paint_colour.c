/*
 * paint_colour: colours that are painted in all rows before the rest.
 *
 * A row of boxes has each of its colours several times, and so has the next
 * one.  A change of the pen has about fifteen bytes, a move past a cell four
 * and a move to the next row six.  So the pen that saves most is given to the
 * terminal once, and its cells are painted from the first row to the last; then
 * the next pen.  What is left is painted by rows.
 *
 * - What a pen may save is estimated by its runs; then each row is asked, and
 *   the pen is taken with those rows in which it does.
 * - A row with a wide character is left alone: half of it is never right.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"

#include "paint_colour.h"
#include "paint_layer.h"
#include "paint_line.h"

#define PENS		64	/* that are counted */
#define TAKEN		30	/* pens that are taken at most */
#define FAILED		5	/* ... that are asked in vain, in turn */
#define ASKED		480	/* ways through a row of a frame: some ms */
#define ROW_COST	5	/* bytes: to the begin of another row */
#define PEN_COST	20	/* ... of a pen, and back to the first row */
#define MOVE_COST	4	/* ... past cells */

struct paint_colour {
	int			 cols, rows;
	struct paint_line	*line;
	struct paint_cell	*mid;		/* all rows */
	int			*cost;		/* of a row; -1: a wide one */
	int			*gain;		/* by row and pen */
	int			*take;		/* by row: with this pen */
	int			 asked;		/* ways that were looked for */
	struct sgr_pen		 pen[PENS];
	int			 npens;
	int			 tried[PENS];
};

struct paint_colour *
paint_colour_new(int cols, int rows)
{
	struct paint_colour *c = xcalloc(1, sizeof(*c));
	size_t n = (size_t)rows;

	c->cols = cols;
	c->rows = rows;
	c->line = paint_line_new(cols);
	c->mid = xcalloc(n * (size_t)cols, sizeof(*c->mid));
	c->cost = xcalloc(n, sizeof(*c->cost));
	c->gain = xcalloc(n * PENS, sizeof(*c->gain));
	c->take = xcalloc(n, sizeof(*c->take));
	return c;
}

void
paint_colour_free(struct paint_colour *c)
{
	if (c == NULL)
		return;
	paint_line_free(c->line);
	free(c->mid);
	free(c->cost);
	free(c->gain);
	free(c->take);
	free(c);
}

/* A row of the screen. */
struct colour_row {
	struct paint_cell	*was, *mid;
	const struct paint_cell	*now;
};

static struct colour_row
colour_row(const struct paint_colour *c, const struct paint_frame *f, int y)
{
	size_t at = (size_t)y * (size_t)c->cols;
	struct colour_row r = { f->shown + at, c->mid + at, f->next + at };

	return r;
}

/* ---- estimates ---- */

/* Returns the number of a pen, or -1: there are too many. */
static int
pen_number(struct paint_colour *c, const struct sgr_pen *pen)
{
	int i;

	for (i = 0; i < c->npens; i++)
		if (sgr_same_pen(&c->pen[i], pen))
			return i;
	if (c->npens == PENS)
		return -1;
	c->tried[c->npens] = 0;
	c->pen[c->npens] = *pen;
	return c->npens++;
}

/* Cells beside each other that are painted with one pen. */
struct colour_run {
	struct sgr_pen	pen;
	int		gap;		/* 1: cells before it are right */
	int		is;		/* 1: there is a run */
};

/* Adds what the pen of a run saves that stands between two others. */
static void
run_count(struct paint_colour *c, const struct sgr *s, int *gain,
    const struct colour_run *before, const struct colour_run *r,
    const struct colour_run *after)
{
	int k, saves;

	if (!r->is || (r->pen.fg == -1 && r->pen.bg == -1) ||
	    (k = pen_number(c, &r->pen)) == -1)
		return;
	saves = (r->gap + (after->gap || !after->is) - 2) * MOVE_COST;
	if (before->is)
		saves += (int)sgr_length(s, &before->pen, &r->pen);
	else
		saves += MOVE_COST * 2;
	if (after->is)
		saves += (int)sgr_length(s, &r->pen, &after->pen);
	if (before->is && after->is)
		saves -= (int)sgr_length(s, &before->pen, &after->pen);
	gain[k] += saves;
}

/* Estimates what each pen saves in a row. */
static void
row_estimate(struct paint_colour *c, const struct sgr *s,
    const struct colour_row *row, int *gain)
{
	struct colour_run run[3], next;
	int i, gap = 1;

	memset(run, 0, sizeof(run));
	memset(gain, 0, PENS * sizeof(*gain));
	for (i = 0; i < c->cols; i++) {
		if (paint_looks_same(&row->was[i], &row->now[i])) {
			gap = 1;
			continue;
		}
		next.pen = paint_layer_pen(&row->now[i]);
		next.gap = gap;
		next.is = 1;
		gap = 0;
		if (run[2].is && (sgr_same_pen(&run[2].pen, &next.pen) ||
		    (paint_is_blank(&row->now[i]) &&
		    row->now[i].pen.bg == run[2].pen.bg)))
			continue;
		run_count(c, s, gain, &run[0], &run[1], &run[2]);
		run[0] = run[1];
		run[1] = run[2];
		run[2] = next;
	}
	memset(&next, 0, sizeof(next));
	run_count(c, s, gain, &run[0], &run[1], &run[2]);
	run_count(c, s, gain, &run[1], &run[2], &next);
}

/* Returns the pen that seems to save most and was not asked yet; -1: none. */
static int
pen_best(const struct paint_colour *c)
{
	int k, y, best = -1, most = PEN_COST / 2, sum, g;

	for (k = 0; k < c->npens; k++) {
		if (c->tried[k])
			continue;
		for (y = sum = 0; y < c->rows; y++) {
			g = c->gain[y * PENS + k] - ROW_COST;
			sum += c->cost[y] > 0 && g > 0 ? g : 0;
		}
		if (sum > most) {
			most = sum;
			best = k;
		}
	}
	return best;
}

/* ---- bytes ---- */

/* Finds the bytes of a row from a pen on; 0: nothing changes. */
static int
row_cost(struct paint_colour *c, const struct sgr *s, const struct sgr_pen *pen,
    const struct paint_can *can, const struct paint_cell *was,
    const struct paint_cell *now, const struct paint_cell *end)
{
	struct sgr with = *s;

	c->asked++;
	with.have = *pen;
	return paint_line_find(c->line, &with, can, was, now, end) ?
	    paint_line_cost(c->line) : 0;
}

static const struct sgr_pen plain = { -1, -1, 0 };

/* Measures a row, and estimates what pens save in it. */
static void
row_measure(struct paint_colour *c, const struct sgr *s,
    const struct paint_can *can, struct paint_frame *f, int y)
{
	struct colour_row row = colour_row(c, f, y);

	c->cost[y] = row_cost(c, s, &plain, can, row.was, row.now, row.now);
	memset(c->gain + y * PENS, 0, PENS * sizeof(*c->gain));
	if (c->cost[y] > 0 && paint_layer_is_wide(row.was, row.now,
	    c->cols))
		c->cost[y] = -1;
	if (c->cost[y] > 0)
		row_estimate(c, s, &row, c->gain + y * PENS);
}

/* Asks each row whether it takes a pen; returns what this saves. */
static int
pen_ask(struct paint_colour *c, const struct sgr *s,
    const struct paint_can *can, struct paint_frame *f, int k)
{
	struct colour_row row;
	int y, saves, all = -PEN_COST, first;

	for (y = 0; y < c->rows; y++) {
		c->take[y] = 0;
		if (c->cost[y] <= 0 || c->gain[y * PENS + k] <= 0)
			continue;
		row = colour_row(c, f, y);
		paint_layer_make(row.mid, row.was, row.now, c->cols,
		    &c->pen[k]);
		first = row_cost(c, s, &c->pen[k], can, row.was, row.mid,
		    row.now);
		if (first == 0)
			continue;
		saves = c->cost[y] - first - ROW_COST - row_cost(c, s, &plain,
		    can, row.mid, row.now, row.now);
		if (saves > 0) {
			c->take[y] = 1;
			all += saves;
		}
	}
	return all;
}

/* Paints the rows that take a pen. */
static void
pen_paint(struct paint_colour *c, const struct paint_can *can,
    struct paint_frame *f, struct sgr *s, struct cursor *at, int k,
    struct buf *out)
{
	struct colour_row row;
	int y;

	sgr_put(s, &c->pen[k], out);
	for (y = 0; y < c->rows; y++) {
		if (!c->take[y])
			continue;
		row = colour_row(c, f, y);
		if (!paint_line_find(c->line, s, can, row.was, row.mid,
		    row.now))
			continue;
		cursor_go(at, f, y, paint_line_from(c->line), out);
		at->col = paint_line_send(c->line, s, row.was, out);
		row_measure(c, s, can, f, y);
	}
}

void
paint_colours(struct paint_colour *c, struct paint_frame *f,
    const uint8_t *later, const struct paint_can *can, struct sgr *s,
    struct cursor *at, struct buf *out)
{
	int y, k, taken = 0, failed = 0;

	c->npens = c->asked = 0;
	for (y = 0; y < c->rows; y++) {
		row_measure(c, s, can, f, y);
		if (later[y])
			c->cost[y] = 0;
	}
	while (taken < TAKEN && failed < FAILED && c->asked < ASKED &&
	    (k = pen_best(c)) != -1) {
		c->tried[k] = 1;
		if (pen_ask(c, s, can, f, k) <= 0) {
			failed++;
			continue;
		}
		pen_paint(c, can, f, s, at, k, out);
		taken++;
		failed = 0;
	}
}
