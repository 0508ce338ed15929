#ifndef CALLSITES_H
#define CALLSITES_H
/*
 * callsites: the entries of call stacks of a builder, each once, numbered from
 * 0 in order of first appearance; see callsites.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/callsite.h"
#include "ttv/hashtab.h"

/* An entry, and the list of those below it; all zero is an empty table. */
struct callsite_row {
	struct callsite	 c;
	uint32_t	 below, beside;	/* number + 1; 0: none */
};

struct callsites {
	struct callsite_row *v;		/* by number */
	size_t		 cap;
	uint32_t	 n;
	uint32_t	 roots;		/* `below` of what has no parent */
	struct hashtab	 slots;		/* of those with many beside them */
	uint32_t	 nslots;
	uint64_t	 seed;		/* of the hash function */
};

void		 callsites_free(struct callsites *);
/* Returns the number of an entry, adding it if absent. */
uint32_t	 callsites_add(struct callsites *, const struct callsite *);

#endif
