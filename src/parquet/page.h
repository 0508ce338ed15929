#ifndef PAGE_H
#define PAGE_H
/*
 * page: the values of a column in a row group as pages of a file.
 */
#include "ttv/buf.h"

#include "column.h"

struct squeeze;

/*
 * Adds the pages of a column, which begin at an offset of the file, and a chunk
 * to the column.
 */
void	page_chunk(struct buf *, struct column *, uint64_t at,
	    struct squeeze *);

#endif
