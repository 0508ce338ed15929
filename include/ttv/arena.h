#ifndef TTV_ARENA_H
#define TTV_ARENA_H
/*
 * Memory that is freed all at once.  Blocks are taken in growing chunks and
 * are aligned to 16 bytes.  Not safe to share between threads.
 */
#include <stddef.h>

struct arena_chunk;
struct arena {
	struct arena_chunk	*chunks;	/* newest first */
	size_t			 used;		/* of the newest */
	size_t			 total;		/* bytes taken from malloc */
};

#define ARENA_INIT	{ NULL, 0, 0 }

void	*arena_alloc(struct arena *, size_t);		/* not cleared */
void	*arena_calloc(struct arena *, size_t);		/* cleared */
char	*arena_strndup(struct arena *, const char *, size_t); /* adds NUL */
void	 arena_free(struct arena *);			/* ready for reuse */

#endif
