#ifndef TTV_KEY_TABLE_H
#define TTV_KEY_TABLE_H
/*
 * Numbers for keys: the same three words, the same number, in order of first
 * appearance from 0.  For readers that must keep things apart by ids of the
 * file, however many there are.
 */
#include <stdint.h>

struct key_table;

struct key_table *key_table_new(void);
void		 key_table_free(struct key_table *);
/* *added is 1 when it is new; may be NULL. */
uint32_t	 key_table_add(struct key_table *, uint64_t, uint64_t, uint64_t,
		    int *added);

#endif
