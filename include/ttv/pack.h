#ifndef TTV_PACK_H
#define TTV_PACK_H
/*
 * Structures as bytes for another process of the same program: numbers and
 * arrays one after another, read back in the same order.  Elements hold no
 * pointers.
 */
#include <stddef.h>
#include <stdint.h>

struct buf;

void	 pack_number(struct buf *, uint64_t);
void	 pack_array(struct buf *, const void *, size_t n, size_t size);

struct unpack {
	const char	*p, *end;
	int		 bad;		/* 1: no whole state: cut, or untrue */
};
/* Returns the next number, 0 where the bytes end. */
uint64_t unpack_number(struct unpack *);
/*
 * Returns a copy of the next array, to be freed, and sets *n; NULL and 0 where
 * the bytes end or the array has no elements.
 */
void	*unpack_array(struct unpack *, size_t *n, size_t size);

#endif
