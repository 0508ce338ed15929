#ifndef BESIDE_H
#define BESIDE_H
/* Moves of the cursor along a row, in the fewest bytes. */
#include "paint_cell.h"

struct buf;

/*
 * The bytes of a move from a column to another, from 0.  row: what the row
 * shows; tabs: the last column with a tab stop that may be used, 0: none.
 */
int	beside_cost(const struct paint_cell *row, int from, int to, int tabs);
/* Appends that move. */
void	beside_send(const struct paint_cell *row, int from, int to, int tabs,
	    struct buf *);
/* Returns the bytes of a sequence with a count, which 1 need not be. */
int	beside_count(int n);

#endif
