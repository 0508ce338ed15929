#ifndef PLAIN_H
#define PLAIN_H
/* Draws frames through ncurses, on terminals that paint.c does not know. */
#include "paint_cell.h"

/* Returns the cells of a row to be filled in, for plain_row(). */
struct paint_cell *plain_line(int cols);
/* Gives them to ncurses as a row of the next frame. */
void	plain_row(int row, int cols);
/* Says that nothing is known of the screen; all rows must be given again. */
void	plain_forget(void);
/*
 * Shows the rows that were given, with the cursor in a place; returns how many
 * cells they have.
 */
uint64_t plain_frame(int col, int row, int visible);
void	plain_free(void);

#endif
