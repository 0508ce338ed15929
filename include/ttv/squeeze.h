#ifndef TTV_SQUEEZE_H
#define TTV_SQUEEZE_H
/*
 * squeeze: blocks of bytes, compressed each by itself, by zstd where ttv is
 * built with it, for files that name their codec.
 */
#include <stddef.h>

struct buf;
struct squeeze;

/* Returns whether blocks are compressed; else they stay as they are. */
int		 squeeze_built(void);
struct squeeze	*squeeze_new(void);
void		 squeeze_free(struct squeeze *);
/* Appends a block, compressed; `fast`: in less time, to a few more bytes. */
void		 squeeze_add(struct squeeze *, struct buf *, const void *,
		    size_t, int fast);

#endif
