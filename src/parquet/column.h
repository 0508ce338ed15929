#ifndef COLUMN_H
#define COLUMN_H
/*
 * column: the values that a column has in the row group that is being filled,
 * and what the file's footer will say of those that are written.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"
#include "ttv/hashtab.h"
#include "ttv/parquet.h"

#define COLUMN_KNOWN	1024	/* texts known by address: a power of two */

/* A column of a row group that is written. */
struct chunk {
	uint64_t	 at, dictionary, data; /* offsets; dictionary 0: none */
	uint64_t	 bytes, plain_bytes;	/* with headers; uncompressed */
	uint64_t	 rows, nulls;
	int		 encoding;	/* of pages without a dictionary */
	int		 has_bounds;
	size_t		 min, max, end;	/* in column.bounds */
};

struct column {
	char		*name;
	enum parquet_type type;
	int		 required, sorted, steps;
	uint64_t	 seed;

	/* of this row group */
	int		 set;		/* 1: this row has its value */
	uint32_t	*levels;	/* by row, 0: null; or NULL */
	size_t		 rows, n;	/* rows; values that are not null */
	struct buf	 plain;		/* values as they stand in the file */
	uint32_t	*index;		/* of texts in the dictionary */
	size_t		 nindex;
	size_t		 index_rows;	/* rows up to a full dictionary */
	int		 full;		/* 1: later texts are in plain */
	struct buf	 dictionary;
	size_t		*entry;		/* offsets in it */
	size_t		 nentries, cap;
	struct hashtab	 slots;
	struct known_text {
		const char *text;
		uint32_t index;
	} known[COLUMN_KNOWN];
	int64_t		 min, max;	/* of integers */
	double		 least, most;	/* of doubles */
	int		 has_nan;

	struct chunk	*chunks;	/* by row group */
	size_t		 nchunks, chunk_cap;
	struct buf	 bounds;	/* least and greatest values */
};

void	column_open(struct column *, const struct parquet_column *);
void	column_free(struct column *);
/* Empties a column for the next row group. */
void	column_reset(struct column *);
/* Has no text be known by its address. */
void	column_forget(struct column *);
/* Add a value to the row; return the bytes that it takes. */
size_t	column_int(struct column *, int64_t);
size_t	column_double(struct column *, double);
size_t	column_text(struct column *, const char *, size_t, int known);
/* Ends the row, which is null if it has got no value. */
void	column_row(struct column *);
/* Sets the bounds of a chunk to the least and the greatest of the values. */
void	column_bounds(struct column *, struct chunk *);
/* Returns the bytes of an integer of the column. */
int	column_bytes(const struct column *);
/* Returns the bits of a double that stand in the file. */
uint64_t column_bits(double);
void	column_le(struct buf *, uint64_t, int bytes);

#endif
