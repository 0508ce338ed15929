#ifndef TTV_MIN_HEAP_H
#define TTV_MIN_HEAP_H
/*
 * min_heap: numbers by a key, of which the one with the least key is taken
 * first.  A heap without items (all zero bytes) is empty.
 */
#include <stddef.h>
#include <stdint.h>

struct min_heap_item {
	int64_t		 key;
	uint64_t	 what;
};

struct min_heap {
	struct min_heap_item	*items;	/* the least is items[0] */
	size_t			 n, cap;
};

void		 min_heap_free(struct min_heap *);
void		 min_heap_push(struct min_heap *, int64_t key, uint64_t what);
/* Takes the item of the least key away; the heap is not empty. */
struct min_heap_item min_heap_pop(struct min_heap *);

#endif
