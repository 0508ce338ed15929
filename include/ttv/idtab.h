#ifndef TTV_IDTAB_H
#define TTV_IDTAB_H
/*
 * idtab: a hash table that interns keys of four 64-bit words of the caller's
 * packing: equal words have equal numbers, counted from 0 in order of first
 * appearance.  Kinds, processes, threads, series, frames and the keys of async
 * trees, flows and objects are such keys.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/hashtab.h"

struct idkey {
	uint64_t	w[4];
};

static inline int
idkey_same(const struct idkey *a, const struct idkey *b)
{
	return ((a->w[0] ^ b->w[0]) | (a->w[1] ^ b->w[1]) |
	    (a->w[2] ^ b->w[2]) | (a->w[3] ^ b->w[3])) == 0;
}

struct idtab {
	struct idkey	*keys;		/* by number */
	size_t		 cap;
	uint32_t	 n;
	struct hashtab	 slots;
	uint64_t	 seed;		/* of the hash function */
};

void		 idtab_free(struct idtab *);
/*
 * Returns the number of a key, adding it if absent; *added is 1 when the key is
 * new.  added may be NULL.
 */
uint32_t	 idtab_add(struct idtab *, const struct idkey *, int *added);
/* Returns the number of a key, or UINT32_MAX. */
uint32_t	 idtab_find(const struct idtab *, const struct idkey *);

#endif
