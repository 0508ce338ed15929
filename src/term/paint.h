#ifndef PAINT_H
#define PAINT_H
#include "paint_line.h"

/* Reads what the terminal can do; call this after newterm(). */
void	paint_learn(void);
void	paint_free(void);
/* Says that the screen is blank, or that its contents are not known. */
void	paint_blank(int cols, int rows);
void	paint_forget(void);
/*
 * Returns a row of the next frame to be filled in, on a screen of this size.
 * A row that is not asked for stays as it is.
 */
struct paint_cell *paint_row(int row, int cols, int rows);
/*
 * Notes that the terminal has moved the cells of a row that begin in column
 * `from` by n columns to the left (n > 0) or to the right.
 */
void	paint_shift(int row, int from, int n);
/*
 * Appends the bytes that turn the shown frame into the next and leave the
 * cursor in a place; texture begins in column `left`.  Returns 0 when that
 * cannot be done.
 */
int	paint_frame(int left, int col, int row, struct sgr *, struct buf *);
/* Says that the next frame is shown. */
void	paint_shown(void);

#endif
