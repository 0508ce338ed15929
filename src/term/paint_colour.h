#ifndef PAINT_COLOUR_H
#define PAINT_COLOUR_H
/* Colours that are painted in all rows before the rest. */
#include "cursor.h"
#include "paint_cell.h"

struct buf;

struct paint_colour;
struct paint_colour *paint_colour_new(int cols, int rows);
void	paint_colour_free(struct paint_colour *);
/*
 * Paints those cells of the next frame that are cheaper by colours than by
 * rows, and changes `shown` as the screen is changed.  later: by row, whether
 * it is left alone.
 */
void	paint_colours(struct paint_colour *, struct paint_frame *,
	    const uint8_t *later, const struct paint_can *, struct sgr *,
	    struct cursor *, struct buf *);

#endif
