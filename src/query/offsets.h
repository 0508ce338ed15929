#ifndef OFFSETS_H
#define OFFSETS_H
/*
 * Where in the input the things of a trace stand: all offsets that the model
 * keeps, list by list, and what each is a part of.
 */
#include <stddef.h>
#include <stdint.h>

#include "hits.h"

struct trace;

#define OFFSETS_LISTS	11

struct offset_of {
	uint64_t	off;
	uint64_t	thing;		/* its number, see hits.h */
};

/* How many a list has. */
uint32_t	offsets_count(const struct trace *, int list);
/*
 * Those of [first, first + n) with an offset in [from, to); how many.  O(n).
 * out has room for n + 1.
 */
size_t		offsets_fill(const struct hits *, int list, uint32_t first,
		    uint32_t n, uint64_t from, uint64_t to,
		    struct offset_of *out);

#endif
