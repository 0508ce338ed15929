#ifndef CELLS_H
#define CELLS_H
/* Rows of a canvas, as ncurses and paint.c draw them. */

struct canvas;

/*
 * Draws a row of the canvas for ncurses and in the next frame of paint.c,
 * with `depth` colours; a terminal without UTF-8 gets '?' for what is no ASCII.
 */
void	cells_draw(const struct canvas *, int row, int depth, int utf8);
void	cells_free(void);

#endif
