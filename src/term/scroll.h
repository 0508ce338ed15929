#ifndef SCROLL_H
#define SCROLL_H
/* Moves rows up or down that stand elsewhere in the next frame. */
#include "paint_cell.h"

struct scroll;
struct scroll *scroll_new(int rows);
void	scroll_free(struct scroll *);
/* Moves the blocks for which that pays, in `shown` and in what is appended. */
void	scroll_rows(struct scroll *, struct paint_frame *,
	    const struct paint_can *, struct sgr *, struct buf *);

#endif
