#ifndef CELLS_H
#define CELLS_H
/* A row of a canvas, as cells of the terminal. */
#include "paint_cell.h"

struct canvas;

/*
 * Sets the cells of a row, with `depth` colours; a terminal without UTF-8 gets
 * '?' for what is no ASCII, and one that does not show some attributes (SGR_*)
 * with colours gets none of them there.
 */
void	cells_make(const struct canvas *, int row, int depth, int utf8,
	    uint8_t colourless, struct paint_cell *);

#endif
