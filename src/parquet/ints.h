#ifndef INTS_H
#define INTS_H
/*
 * ints: the integers of a column chunk, before they become pages.
 */
#include <stdint.h>

#include "column.h"

/* Sets the least and the greatest of the integers of a column that has some. */
void	ints_bounds(const struct column *, int64_t *min, int64_t *max);
/*
 * Makes a dictionary of the integers and indices of it, where many are the
 * same.
 */
void	ints_dictionary(struct column *);
/* Adds the integers as they stand in a file. */
void	ints_plain(struct buf *, const struct column *);

#endif
