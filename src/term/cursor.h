#ifndef CURSOR_H
#define CURSOR_H
/* The cursor while rows are painted. */
#include "paint_cell.h"

struct buf;

struct cursor {
	int	row, col;		/* from 0; -1: not known */
	int	tabs;			/* the last column with a tab stop */
};

/* Moves it to a place, by the fewest bytes. */
void	cursor_go(struct cursor *, const struct paint_frame *, int row, int col,
	    struct buf *);
/* Moves it to a place, wherever it is. */
void	cursor_place(int row, int col, struct buf *);

#endif
