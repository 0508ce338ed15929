#ifndef DELTA_H
#define DELTA_H
/*
 * delta: integers as their distances from the one before: the encoding
 * DELTA_BINARY_PACKED of Parquet, for numbers of which each is near the last.
 */
#include <stddef.h>
#include <stdint.h>

struct buf;

/* Adds n integers of a column whose values have 4 or 8 bytes. */
void	delta_add(struct buf *, const int64_t *, size_t n, int bytes);

#endif
