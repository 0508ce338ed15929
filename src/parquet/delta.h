#ifndef DELTA_H
#define DELTA_H
/*
 * delta: integers as their distances from the one before, in few bits: the
 * encoding DELTA_BINARY_PACKED of Parquet, for numbers that ascend.
 */
#include <stddef.h>

struct buf;

/* Adds n integers of 4 or 8 bytes from an array, the lowest byte first. */
void	delta_add(struct buf *, const char *, size_t n, int bytes);

#endif
