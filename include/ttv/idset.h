#ifndef TTV_IDSET_H
#define TTV_IDSET_H
/*
 * idset: interns triples of words: equal triples have equal numbers, counted
 * from 0 in order of first appearance.  Readers use it to map any number of ids
 * of a file to tracks and the like.
 */
#include <stdint.h>

struct idset;

struct idset *idset_new(void);
void		 idset_free(struct idset *);
/*
 * Returns the number of a key, adding it if absent; *added is 1 when the key is
 * new.  added may be NULL.
 */
uint32_t	 idset_add(struct idset *, uint64_t, uint64_t, uint64_t,
		    int *added);

#endif
