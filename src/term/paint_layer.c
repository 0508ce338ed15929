/*
 * paint_layer: a colour of a row that is painted before the rest of it.
 *
 * Where colours take turns from cell to cell, each change of the pen has about
 * eleven bytes, and a move past a cell three.  So the pen with most runs gets a
 * pass of its own where this and the way through the rest have fewer bytes
 * together; and what is left of the row is asked again.
 *
 * - A row with a wide character is painted at once: half of it is never right.
 * - What a row costs tells whether the question is worth its time, that of two
 *   more ways through the row.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "paint_layer.h"
#include "paint_line.h"

#define ROW_LEAST	50	/* bytes: of a row that is worth the question */
#define RUNS_LEAST	2	/* of a pen that is worth a pass */
#define PENS		16	/* that are counted; the first in a row */
#define BACK_COST	5	/* bytes: to where the rest begins */

struct paint_layer {
	int			 cols;
	struct paint_line	*line;	/* to compare with */
	struct paint_cell	*mid;
};

struct paint_layer *
paint_layer_new(int cols)
{
	struct paint_layer *l = xcalloc(1, sizeof(*l));

	l->cols = cols;
	l->line = paint_line_new(cols);
	l->mid = xcalloc((size_t)cols, sizeof(*l->mid));
	return l;
}

void
paint_layer_free(struct paint_layer *l)
{
	if (l == NULL)
		return;
	paint_line_free(l->line);
	free(l->mid);
	free(l);
}

int
paint_layer_is_wide(const struct paint_cell *was, const struct paint_cell *now,
    int cols)
{
	int i;

	for (i = 1; i < cols; i++)
		if ((was[i].ch == 0 || now[i].ch == 0) &&
		    !(paint_looks_same(&was[i], &now[i]) &&
		    paint_looks_same(&was[i - 1], &now[i - 1])))
			return 1;
	return 0;
}

struct sgr_pen
paint_layer_pen(const struct paint_cell *c)
{
	struct sgr_pen pen = c->pen;

	if (!paint_is_blank(c) || pen.bg == -1)
		return pen;
	pen.fg = pen.bg;
	pen.bg = -1;
	pen.attrs = 0;
	return pen;
}

/*
 * Finds the pen with most runs among the cells that are to change.  Returns 0
 * when no pen of several has enough.
 */
static int
layer_pen(int cols, const struct paint_cell *was, const struct paint_cell *now,
    struct sgr_pen *pen)
{
	struct { struct sgr_pen pen; int runs; } pens[PENS];
	struct sgr_pen of;
	int n = 0, i, k, before = -1, most = 0;

	for (i = 0; i < cols; i++) {
		if (paint_looks_same(&was[i], &now[i]) ||
		    (paint_is_blank(&now[i]) && now[i].pen.bg == -1))
			continue;
		of = paint_layer_pen(&now[i]);
		for (k = 0; k < n && !sgr_same_pen(&pens[k].pen, &of); k++)
			;
		if (k == PENS)
			break;
		if (k == n) {
			pens[n].pen = of;
			pens[n++].runs = 0;
		}
		pens[k].runs += k != before;
		if (pens[k].runs > pens[most].runs)
			most = k;
		before = k;
	}
	if (n < 2 || pens[most].runs < RUNS_LEAST)
		return 0;
	*pen = pens[most].pen;
	return 1;
}

void
paint_layer_make(struct paint_cell *mid, const struct paint_cell *was,
    const struct paint_cell *now, int cols, const struct sgr_pen *pen)
{
	struct sgr_pen of;
	int i, is;

	for (i = 0; i < cols; i++) {
		of = paint_layer_pen(&now[i]);
		is = sgr_same_pen(&of, pen) || (paint_is_blank(&now[i]) &&
		    now[i].pen.bg == pen->bg && pen->bg != -1);
		mid[i] = is ? now[i] : was[i];
		if (!is && !paint_looks_same(&was[i], &now[i]))
			mid[i].ch = PAINT_ANY;
	}
}

void
paint_layer_find(struct paint_layer *l, struct paint_line *line,
    const struct sgr *s, const struct paint_can *can,
    const struct paint_cell *was, const struct paint_cell *now)
{
	struct sgr after = *s;
	int whole = paint_line_cost(line);

	if (whole < ROW_LEAST || paint_layer_is_wide(was, now, l->cols) ||
	    !layer_pen(l->cols, was, now, &after.have))
		return;
	paint_layer_make(l->mid, was, now, l->cols, &after.have);
	if (!paint_line_find(l->line, &after, can, l->mid, now, now))
		return;
	whole -= paint_line_cost(l->line) + BACK_COST;
	if (paint_line_find(l->line, s, can, was, l->mid, now) &&
	    paint_line_cost(l->line) < whole)
		paint_line_find(line, s, can, was, l->mid, now);
}
