#ifndef PAINT_LINE_H
#define PAINT_LINE_H
/* A row of the screen, and the cheapest bytes that make another of it. */
#include "paint_cell.h"

struct buf;

struct paint_line;
struct paint_line *paint_line_new(int cols);
void	paint_line_free(struct paint_line *);
/*
 * Finds the cheapest way from one row of cells to another, with the terminal's
 * pen in the first column that changes.  Returns 0 when nothing changes.  Cells
 * of `now` with PAINT_ANY may be painted over; `end` is what the row is to be
 * at last.
 */
int	paint_line_find(struct paint_line *, const struct sgr *,
	    const struct paint_can *, const struct paint_cell *was,
	    const struct paint_cell *now, const struct paint_cell *end);
/* Returns the bytes of that way. */
int	paint_line_cost(const struct paint_line *);
/* Returns the column where that way begins. */
int	paint_line_from(const struct paint_line *);
/*
 * Appends its bytes, from that column on, and sets what is then shown.  Returns
 * the column of the cursor behind them; -1: not known, as terminals differ at
 * the margin, and in the width of what is neither ASCII nor a line or block.
 */
int	paint_line_send(struct paint_line *, struct sgr *,
	    struct paint_cell *shown, struct buf *);

#endif
