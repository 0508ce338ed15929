#ifndef PAINT_CAN_H
#define PAINT_CAN_H
/* What the description of the terminal says that paint.c may send. */
#include "paint_cell.h"

/*
 * Reads what the terminal can do, and whether default colours have numbers of
 * their own (*iso); call this after newterm().  Returns 0 where paint.c cannot
 * draw.
 */
int	paint_can_learn(struct paint_can *, int *iso);

#endif
