#ifndef LEVELS_H
#define LEVELS_H
/*
 * levels: small numbers as runs of equal ones and as packed bits, the hybrid
 * encoding of Parquet, for what is null and for indices of dictionaries.
 */
#include <stddef.h>
#include <stdint.h>

struct buf;

/*
 * Returns the bits of an index below n: whole bytes, which compress better, or
 * 0 for n 0 and 1.
 */
int	levels_width(uint32_t n);
/* Adds n numbers of `width` bits. */
void	levels_add(struct buf *, const uint32_t *, size_t n, int width);
/* Adds the bits [from, to) of an array, the lowest bit of a byte first. */
void	levels_bits(struct buf *, const unsigned char *, size_t from,
	    size_t to);

#endif
