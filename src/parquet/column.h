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

#define COLUMN_BITS	12
#define COLUMN_KNOWN	(1U << COLUMN_BITS) /* texts known by address */

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
	unsigned char	*levels;	/* bits by row, 0: null; or NULL */
	size_t		 n;		/* values that are not null */
	int64_t		*ints;		/* of a column of integers */
	struct buf	 plain;		/* other values as they stand in the
					 * file */
	uint32_t	*index;		/* of texts in the dictionary */
	size_t		 nindex;
	size_t		 index_rows;	/* rows up to a full dictionary */
	int		 full;		/* 1: later texts are in plain */
	struct buf	 dictionary;
	size_t		*entry;		/* offsets in it */
	size_t		 nentries, cap;	/* of a column of integers: only while
					 * its pages are made */
	struct hashtab	 slots;
	const char	*last;		/* the newest that is known */
	struct known_text {
		const char *text;
		uint32_t index;
	} *known;			/* or NULL: none */
	double		 least, most;	/* of doubles */
	int		 has_nan;

	struct chunk	*chunks;	/* by row group */
	size_t		 nchunks, chunk_cap;
	struct buf	 bounds;	/* least and greatest values */
};

void	column_open(struct column *, const struct parquet_column *);
void	column_free(struct column *);
/* Gives a column a type; one that has had values keeps its own. */
void	column_set_type(struct column *, enum parquet_type);
/* Empties a column for the next row group. */
void	column_reset(struct column *);
/*
 * Frees what is kept of the values of a column that was emptied, until
 * column_wake(); says what that takes, about, once `rows` were filled.
 */
void	column_rest(struct column *);
void	column_wake(struct column *);
/*
 * Makes room for the numbers of texts of a row group, if there is none.  What
 * is behind the last is never touched: a file of a few rows takes no more.
 */
void	column_indices(struct column *);
size_t	column_memory(const struct column *, size_t rows);
/* Has no text be known by its address. */
void	column_forget(struct column *);
/* Add a value to a row; return the bytes that it takes. */
size_t	column_double(struct column *, size_t row, double);
size_t	column_text(struct column *, size_t row, const char *, size_t,
	    int known);
/*
 * Sets the bounds of a chunk to the least and the greatest of the values; min
 * and max are those of integers.
 */
void	column_bounds(struct column *, struct chunk *, int64_t min,
	    int64_t max);
/* Returns the bytes of an integer of the column. */
int	column_bytes(const struct column *);
void	column_le(struct buf *, uint64_t, int bytes);

/* Returns whether the column has integers. */
static inline int
column_is_int(const struct column *c)
{
	return c->type == PARQUET_INT32 || c->type == PARQUET_INT64 ||
	    c->type == PARQUET_TIME;
}

/* Counts the value that a row has got. */
static inline void
column_has(struct column *c, size_t row)
{
	if (c->levels != NULL)
		c->levels[row / 8] |= (unsigned char)(1U << row % 8);
	c->n++;
}

/* Gives a row the text that the row before has got, if it is known: or 0. */
static inline size_t
column_again(struct column *c, size_t row, const char *s)
{
	if (c->last != s || c->full)
		return 0;
	column_has(c, row);
	c->index[c->nindex] = c->index[c->nindex - 1];
	c->nindex++;
	return sizeof(*c->index);
}

/* Gives a row a text of the dictionary, by its number. */
static inline size_t
column_index(struct column *c, size_t row, uint32_t i)
{
	c->last = NULL;
	column_has(c, row);
	c->index[c->nindex++] = i;
	return sizeof(*c->index);
}

/* Gives a row an integer; returns the bytes that it takes. */
static inline size_t
column_int(struct column *c, size_t row, int64_t v)
{
	c->ints[c->n] = v;
	column_has(c, row);
	return c->type == PARQUET_INT32 ? 4 : 8;
}

#endif
