#ifndef PAN_H
#define PAN_H
/* Shifts to the side, on the screen, what stands shifted in the next frame. */
#include "paint_cell.h"

struct canvas;

/*
 * Returns by how many columns `now` is shifted against `was`; 0: not
 * comparable.
 */
int	pan_columns(const struct canvas *was, const struct canvas *now);
/*
 * Returns the column from which on a row should be shifted by n columns (to
 * the left when n > 0), or -1 when shifting does not pay.  Columns before
 * `left` stay.
 */
int	pan_from(const struct paint_cell *was, const struct paint_cell *now,
	    int left, int cols, int n);
/*
 * Shifts by n columns the rows for which that pays, in `shown` and in what is
 * appended.
 */
void	pan_rows(struct paint_frame *, int left, int n, struct sgr *,
	    struct buf *);

#endif
