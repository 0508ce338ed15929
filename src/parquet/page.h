#ifndef PAGE_H
#define PAGE_H
/*
 * page: the values of a column in a row group as pages of a file.
 */
#include "ttv/buf.h"

#include "column.h"

struct squeeze;

/* Where pages are made, one after the other. */
struct page_room {
	struct squeeze	*squeeze;
	struct buf	 raw, small;
};

/* Numbers of the format. */
enum { ENCODING_PLAIN = 0, ENCODING_RLE = 3, ENCODING_DELTA = 5,
	ENCODING_DICTIONARY = 8 };

/*
 * Adds the pages of the rows of a column, which begin at an offset of the file,
 * and a chunk to the column.
 */
void	page_chunk(struct buf *, struct column *, size_t rows, uint64_t at,
	    struct page_room *);

#endif
