#ifndef TTV_PARQUET_LOOK_H
#define TTV_PARQUET_LOOK_H
/*
 * parquet_look: what the footer of a file of Parquet says, and whether the file
 * is whole by it.  Pages are not read.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"

struct parquet_look {
	int64_t		 rows;
	size_t		 groups;
	struct buf	 columns;	/* a line each: name, type, and 0 for
					 * one that is never null */
	struct buf	 table, schema;	/* of ttv.table and ttv.schema, or
					 * empty */
};

/*
 * Looks at a file of `size` bytes, of which `tail` has the last n.  Returns 0;
 * the number of bytes that the tail must have, if it has fewer; or -1, and
 * *wrong says why.
 */
int64_t	parquet_look(struct parquet_look *, uint64_t size, const char *tail,
	    size_t n, const char **wrong);
void	parquet_look_free(struct parquet_look *);

#endif
