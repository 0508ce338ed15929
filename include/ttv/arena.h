#ifndef TTV_ARENA_H
#define TTV_ARENA_H
/*
 * Arena: allocates blocks and frees all of them in one call.  Blocks come from
 * chunks of growing size and are aligned to 16 bytes.  An arena is not safe to
 * share between threads.
 */
#include <stddef.h>

struct arena_chunk;
struct arena {
	struct arena_chunk	*chunks;	/* newest first */
	size_t			 used;		/* bytes taken from the
						 * newest */
	size_t			 total;		/* bytes of all chunks */
};

#define ARENA_INIT	{ NULL, 0, 0 }

void	*arena_alloc(struct arena *, size_t);		/* not cleared */
void	*arena_calloc(struct arena *, size_t);		/* cleared */
char	*arena_strndup(struct arena *, const char *, size_t); /* adds NUL */
void	 arena_free(struct arena *);			/* frees every block;
							 * ready for reuse */
/* Frees every block but keeps memory for the next ones, 1 MiB at most. */
void	 arena_clear(struct arena *);

#endif
