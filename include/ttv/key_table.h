#ifndef TTV_KEY_TABLE_H
#define TTV_KEY_TABLE_H
/*
 * Interned keys: equal triples of words have equal numbers, counted from 0 in
 * order of first appearance.  For readers that map any number of ids of a file
 * to tracks or the like.
 */
#include <stdint.h>

struct key_table;

struct key_table *key_table_new(void);
void		 key_table_free(struct key_table *);
/*
 * Returns the number of the key; *added is 1 when it is new.  added may be
 * NULL.
 */
uint32_t	 key_table_add(struct key_table *, uint64_t, uint64_t, uint64_t,
		    int *added);

#endif
