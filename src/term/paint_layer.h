#ifndef PAINT_LAYER_H
#define PAINT_LAYER_H
/* A colour of a row that is painted before the rest of it. */
#include "paint_cell.h"

struct paint_line;

struct paint_layer;
struct paint_layer *paint_layer_new(int cols);
void	paint_layer_free(struct paint_layer *);
/*
 * Call this after paint_line_find() has found the way from one row to another.
 * Where it is cheaper to paint the cells of one pen first, the line has the way
 * to a row between the two then, in which these are as they will be.
 */
void	paint_layer_find(struct paint_layer *, struct paint_line *,
	    const struct sgr *, const struct paint_can *,
	    const struct paint_cell *was, const struct paint_cell *now);

/* Returns whether a wide character comes or goes. */
int	paint_layer_is_wide(const struct paint_cell *was,
	    const struct paint_cell *now, int cols);
/* Returns the pen of a cell; one that is all ground may be a block. */
struct sgr_pen paint_layer_pen(const struct paint_cell *);
/* Makes the row between: with what a pen shows, and blanks on its ground. */
void	paint_layer_make(struct paint_cell *mid, const struct paint_cell *was,
	    const struct paint_cell *now, int cols, const struct sgr_pen *);

#endif
