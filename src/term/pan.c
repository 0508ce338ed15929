/*
 * pan: shifts rows on the screen with delete and insert character, which move
 * the rest of a row up to the edge of the screen.
 *
 * The canvas says which part of it is a window on something larger and where
 * that window stands; the difference between two frames is the shift n.  For
 * each row pan_from() finds the column from which on to shift, or none: what is
 * left of it stays (a name that sticks to the edge, a box that fills the row).
 * It compares costs in one pass, prefix sums without and suffix sums with the
 * shift.
 *
 * - Rows with wide characters are left alone: terminals differ in what becomes
 *   of half a character.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/canvas.h"

#include "pan.h"

/* Estimated costs, in bytes of output. */
#define COST_CHAR	2
#define COST_STYLE	10
#define COST_MOVE	6
#define COST_SHIFT	12

static const struct paint_cell blank = PAINT_NOTHING;

int
pan_columns(const struct canvas *was, const struct canvas *now)
{
	int64_t d;

	if (was->cols != now->cols || was->rows != now->rows ||
	    was->window.scale == 0 || was->window.scale != now->window.scale ||
	    was->window.left != now->window.left ||
	    __builtin_sub_overflow(now->window.first, was->window.first, &d))
		return 0;
	return d < now->cols - now->window.left &&
	    d > now->window.left - now->cols ? (int)d : 0;
}

/*
 * Returns the bytes to draw c; before_drawn: the cell before is drawn as well,
 * so the cursor need not move.
 */
static int
pan_cell_cost(const struct paint_cell *c, const struct paint_cell *before,
    int before_drawn)
{
	return COST_CHAR + (before_drawn ? 0 : COST_MOVE) +
	    (before_drawn && sgr_same_pen(&c->pen, &before->pen) ? 0 :
	    COST_STYLE);
}

/* Returns the cell in a column after the whole row was shifted by n. */
static const struct paint_cell *
pan_cell_at(const struct paint_cell *row, int left, int cols, int col, int n)
{
	col += n;
	return col < left || col >= cols ? &blank : &row[col];
}

static int
has_wide(const struct paint_cell *row, int col, int cols)
{
	for (; col < cols; col++)
		if (row[col].ch == 0)
			return 1;
	return 0;
}

/* Returns the bytes to draw `b` over `a`, which was shifted by n columns. */
static long
pan_row_cost(const struct paint_cell *a, const struct paint_cell *b, int left,
    int cols, int n)
{
	int col, drawn = 0;
	long sum = 0;

	for (col = left; col < cols; col++) {
		if (paint_looks_same(pan_cell_at(a, left, cols, col, n),
		    &b[col])) {
			drawn = 0;
			continue;
		}
		sum += pan_cell_cost(&b[col], &b[col - (col > 0)], drawn);
		drawn = 1;
	}
	return sum;
}

int
pan_from(const struct paint_cell *a, const struct paint_cell *b, int left,
    int cols, int n)
{
	int col, cost, best_at = -1;
	long best = 0, at;

	if (has_wide(a, left, cols) || has_wide(b, left, cols))
		return -1;
	/* at: cost of a shift from column col on, relative to no shift */
	at = COST_SHIFT + pan_row_cost(a, b, left, cols, n) -
	    pan_row_cost(a, b, left, cols, 0);
	for (col = left; col < cols; col++) {
		if (at < best) {
			best = at;
			best_at = col;
		}
		cost = pan_cell_cost(&b[col], &b[col - (col > 0)], 1);
		if (!paint_looks_same(&a[col], &b[col]))
			at += cost;
		if (!paint_looks_same(pan_cell_at(a, left, cols, col, n),
		    &b[col]))
			at -= cost;
	}
	return best_at;
}

/* Shifts the last `len` cells of a row, as the terminal does. */
static void
pan_cells(struct paint_cell *c, int len, int n)
{
	int i;

	if (n > 0)
		memmove(c, c + n, (size_t)(len - n) * sizeof(*c));
	else
		memmove(c - n, c, (size_t)(len + n) * sizeof(*c));
	for (i = 0; i < abs(n); i++)
		c[n > 0 ? len - 1 - i : i] = blank;
}

void
pan_rows(struct paint_frame *f, int left, int n, struct sgr *s,
    struct buf *out)
{
	struct paint_cell *was;
	size_t at;
	int y, from;

	for (y = 0; y < f->rows; y++) {
		at = (size_t)y * (size_t)f->cols;
		was = f->shown + at;
		from = pan_from(was, f->next + at, left, f->cols, n);
		if (from == -1 || abs(n) >= f->cols - from)
			continue;
		sgr_clear_ground(s, out);
		buf_printf(out, "\033[%d;%dH\033[", y + 1, from + 1);
		if (abs(n) > 1)
			buf_printf(out, "%d", abs(n));
		buf_addc(out, n > 0 ? 'P' : '@');
		pan_cells(was + from, f->cols - from, n);
	}
}
