/*
 * paint_colour: colours that are painted in all rows before the rest.
 *
 * A row of boxes has each of its colours several times, and so has the next
 * one.  A change of the pen has about fifteen bytes, a move past a cell four
 * and a move to the next row six.  So the pen that saves most is given to the
 * terminal once, and its cells are painted from the first row to the last; then
 * the next pen.  What is left is painted by rows.
 *
 * - What a pen saves in a row is estimated by its runs, once: to look for the
 *   ways through all rows took some ms a frame, and saved 1 % more.
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
#define TAKEN		8
#define FAILED		5	/* ... that are asked in vain, in turn */
#define ASKED		480	/* ways through a row of a frame: some ms */
#define ROW_COST	5	/* bytes: to the begin of another row */
#define PEN_COST	20	/* ... of a pen, and back to the first row */
#define MOVE_COST	4	/* ... past cells */

struct paint_colour {
	int			 cols, rows;
	struct paint_line	*line;
	struct paint_cell	*mid;		/* a row */
	int			*gain;		/* by row and pen, in bytes */
	struct sgr_pen		 pen[PENS];
	int			 npens;
	int			 saves[PENS];	/* by pen, in bytes */
};

struct paint_colour *
paint_colour_new(int cols, int rows)
{
	struct paint_colour *c = xcalloc(1, sizeof(*c));
	size_t n = (size_t)rows;

	c->cols = cols;
	c->rows = rows;
	c->line = paint_line_new(cols);
	c->mid = xcalloc((size_t)cols, sizeof(*c->mid));
	c->gain = xcalloc(n * PENS, sizeof(*c->gain));
	return c;
}

void
paint_colour_free(struct paint_colour *c)
{
	if (c == NULL)
		return;
	paint_line_free(c->line);
	free(c->mid);
	free(c->gain);
	free(c);
}

/* A row of the screen. */
struct colour_row {
	struct paint_cell	*was;
	const struct paint_cell	*now;
};

static struct colour_row
colour_row(const struct paint_colour *c, const struct paint_frame *f, int y)
{
	size_t at = (size_t)y * (size_t)c->cols;
	struct colour_row r = { f->shown + at, f->next + at };

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

/* Returns what a pen seems to save in all rows, in bytes. */
static int
pen_saves(const struct paint_colour *c, int k)
{
	int y, sum = -PEN_COST, g;

	for (y = 0; y < c->rows; y++) {
		g = c->gain[y * PENS + k] - ROW_COST;
		sum += g > 0 ? g : 0;
	}
	return sum;
}

/* Returns the pen that seems to save most; -1: none saves anything. */
static int
pen_best(const struct paint_colour *c)
{
	int k, best = -1, most = 0;

	for (k = 0; k < c->npens; k++)
		if (c->saves[k] > most) {
			most = c->saves[k];
			best = k;
		}
	return best;
}

/* ---- bytes ---- */

/* Paints the rows in which a pen saves bytes. */
static void
pen_paint(struct paint_colour *c, const struct paint_can *can,
    struct paint_frame *f, struct sgr *s, struct cursor *at, int k,
    struct buf *out)
{
	struct colour_row row;
	int y;

	sgr_put(s, &c->pen[k], out);
	for (y = 0; y < c->rows; y++) {
		if (c->gain[y * PENS + k] <= ROW_COST)
			continue;
		row = colour_row(c, f, y);
		paint_layer_make(c->mid, row.was, row.now, c->cols,
		    &c->pen[k]);
		if (!paint_line_find(c->line, s, can, row.was, c->mid,
		    row.now))
			continue;
		cursor_go(at, f, y, paint_line_from(c->line), out);
		at->col = paint_line_send(c->line, s, row.was, out);
	}
}

int
paint_colours(struct paint_colour *c, struct paint_frame *f,
    const uint8_t *later, const struct paint_can *can, size_t least,
    struct sgr *s, struct cursor *at, struct buf *out)
{
	struct colour_row row;
	int y, k, n, taken[TAKEN];
	size_t all = 0;

	c->npens = 0;
	memset(c->gain, 0, (size_t)c->rows * PENS * sizeof(*c->gain));
	for (y = 0; y < c->rows; y++) {
		row = colour_row(c, f, y);
		if (!later[y] && !paint_layer_is_wide(row.was, row.now,
		    c->cols))
			row_estimate(c, s, &row, c->gain + y * PENS);
	}
	for (k = 0; k < c->npens; k++)
		c->saves[k] = pen_saves(c, k);
	for (n = 0; n < TAKEN && (k = pen_best(c)) != -1; n++) {
		all += (size_t)c->saves[k];
		c->saves[k] = 0;
		taken[n] = k;
	}
	if (n == 0 || all < least)
		return 0;
	for (k = 0; k < n; k++)
		pen_paint(c, can, f, s, at, taken[k], out);
	return 1;
}
