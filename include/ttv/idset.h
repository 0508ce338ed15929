#ifndef TTV_IDSET_H
#define TTV_IDSET_H
/*
 * Interned keys: equal triples of words have equal numbers, counted from 0 in
 * order of first appearance.  For readers that map any number of ids of a file
 * to tracks or the like.
 */
#include <stdint.h>

struct idset;

struct idset *idset_new(void);
void		 idset_free(struct idset *);
/*
 * Returns the number of the key; *added is 1 when it is new.  added may be
 * NULL.
 */
uint32_t	 idset_add(struct idset *, uint64_t, uint64_t, uint64_t,
		    int *added);

#endif
