#ifndef TTV_KEYTAB_H
#define TTV_KEYTAB_H
/*
 * A table of fixed-size keys, numbered in order of first appearance: the same
 * words, the same number.  Used for kinds, processes, threads, series, frames
 * and the keys of async trees, flows and objects.  Keys are four 64-bit words
 * of the caller's packing.
 */
#include <stddef.h>
#include <stdint.h>

struct keyword {
	uint64_t	w[4];
};

static inline int
keyword_same(const struct keyword *a, const struct keyword *b)
{
	return ((a->w[0] ^ b->w[0]) | (a->w[1] ^ b->w[1]) |
	    (a->w[2] ^ b->w[2]) | (a->w[3] ^ b->w[3])) == 0;
}

struct keytab {
	struct keyword	*keys;		/* by number */
	size_t		 cap;
	uint32_t	 n;
	uint32_t	*slots;		/* number + 1, 0 empty; power of two */
	uint32_t	 nslots;
	uint64_t	 seed;		/* of the hash */
};

void		 keytab_free(struct keytab *);
/* The key's number; *added is 1 when it is new (added may be NULL). */
uint32_t	 keytab_add(struct keytab *, const struct keyword *, int *added);
/* The number, or UINT32_MAX. */
uint32_t	 keytab_find(const struct keytab *, const struct keyword *);

#endif
