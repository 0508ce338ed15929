#ifndef PAINT_H
#define PAINT_H
/* Draws frames on the terminals that paint_can.c knows. */
#include "paint_cell.h"

struct buf;

/* What a frame has besides its cells. */
struct paint_place {
	int	left;		/* the first column of those that panned */
	int	pan;		/* how many columns it moved to the left */
	int	col, row;	/* of the cursor */
};

/* Draws for a terminal that can do this; iso: see paint_can.h. */
void	paint_use(const struct paint_can *, int iso);
void	paint_free(void);
/*
 * Blank: the screen is blank and the pen unknown.  Forget: of neither is
 * anything known.
 */
void	paint_blank(int cols, int rows);
void	paint_forget(void);
/*
 * Returns a row of the next frame to be filled in, on a screen of this size.
 * A row that is not asked for stays as it is.
 */
struct paint_cell *paint_row(int row, int cols, int rows);
/*
 * Appends the bytes that turn the shown frame into the next one; of about
 * `most` (0: of any number) as a part of it, which the next call goes on with.
 */
void	paint_frame(const struct paint_place *, size_t most, struct buf *);
/* Returns whether there is more of the next frame. */
int	paint_rest(void);
/* Appends what gives the terminal the pen that others expect. */
void	paint_settle(struct buf *);

#endif
