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
 * it is left alone.  Returns 0, and paints nothing, where this does not seem to
 * save `least` bytes.
 */
int	paint_colours(struct paint_colour *, struct paint_frame *,
	    const uint8_t *later, const struct paint_can *, size_t least,
	    struct sgr *, struct cursor *, struct buf *);

#endif
