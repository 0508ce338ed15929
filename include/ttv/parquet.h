#ifndef TTV_PARQUET_H
#define TTV_PARQUET_H
/*
 * parquet: rows as a file of Parquet, a format of columns that engines read.
 *
 *	p = parquet_open(columns, n, &buf, drain, arg);
 *	for each row: parquet_int(p, 0, 5); parquet_text(p, 1, "a", 1) ...;
 *	    parquet_row(p);
 *	status = parquet_close(p);
 *
 * - A row has one value for each column, in any order; a column that got none
 *   is null, which a required one may not be.
 * - The file is only ever added to: the buffer may be written away whenever
 *   drain() is called, which is after each column of a row group.
 * - A row group is PARQUET_ROWS rows, or fewer of long texts: memory is bounded
 *   by PARQUET_GROUP, some dictionaries, and the longest value.
 * - Texts that repeat stand once a row group, in a dictionary.  Bytes that are
 *   no UTF-8 become U+FFFD in PARQUET_TEXT and stay in PARQUET_BYTES.
 * - Pages are compressed by zstd where it is built in, else they stay as
 *   they are.
 * - The bytes depend on the rows alone.
 */
#include <stddef.h>
#include <stdint.h>

#define PARQUET_ROWS	122880		/* of a row group; what DuckDB reads in
					 * one piece */
#define PARQUET_GROUP	((size_t)16 << 20) /* bytes of values that end a
					 * row group before it has
					 * them */
#define PARQUET_LONGEST	((size_t)1 << 28) /* bytes of a text; what is behind
					 * them is left out: pages have less
					 * than 2^31 */

struct buf;
struct parquet;

enum parquet_type {
	PARQUET_NONE,			/* not known yet: only nulls so far */
	PARQUET_INT32, PARQUET_INT64, PARQUET_DOUBLE, PARQUET_TEXT,
	PARQUET_BYTES,
	PARQUET_TIME			/* ns since 1970 in UTC */
};

struct parquet_column {
	const char	*name;		/* copied */
	enum parquet_type type;
	int		 required;	/* 1: never null */
	int		 sorted;	/* 1: rows ascend by the columns that
					 * are sorted, the first one first */
	int		 steps;		/* 1, of integers: each is near the one
					 * before; kept as the distances */
};

/*
 * Begins a file: its first bytes are added to the buffer.  drain() may write
 * and empty the buffer, and returns other than 0 to end the file; or is NULL.
 */
struct parquet	*parquet_open(const struct parquet_column *, size_t n,
		    struct buf *, int (*drain)(void *, struct buf *),
		    void *arg);
/* Says what the file says of itself: created by `by`, and key is value. */
void		 parquet_by(struct parquet *, const char *by);
void		 parquet_say(struct parquet *, const char *key,
		    const char *value);

/* Set the type of a column of PARQUET_NONE; return the type of a column. */
void		 parquet_set_type(struct parquet *, size_t column,
		    enum parquet_type);
enum parquet_type parquet_type(const struct parquet *, size_t column);

/* Set the value of a column in this row: INT32, INT64 and TIME; DOUBLE; ... */
void		 parquet_int(struct parquet *, size_t column, int64_t);
void		 parquet_double(struct parquet *, size_t column, double);
/* ... TEXT and BYTES. */
void		 parquet_text(struct parquet *, size_t column, const char *,
		    size_t len);
/*
 * Does the same for a text that stays where it is until parquet_forget(): one
 * that comes again is known by its address.
 */
void		 parquet_string(struct parquet *, size_t column, const char *,
		    size_t len);
void		 parquet_forget(struct parquet *);
/*
 * Sets a text in this row, too: by a mark of its own, which is zero at first
 * and of one column of one file.  That is quicker where some texts take turns.
 */
struct parquet_mark {
	size_t		 group;		/* + 1: that has the index; 0: none */
	uint32_t	 index;
};
void		 parquet_marked(struct parquet *, size_t column, const char *,
		    size_t len, struct parquet_mark *);
/* Ends a row; returns 0, or -1 when no more are wanted. */
int		 parquet_row(struct parquet *);
/*
 * Ends a row group and frees what a next one needs, until parquet_wake(), which
 * has to come before its first row; says what is to be freed, about, in bytes.
 */
void		 parquet_rest(struct parquet *);
void		 parquet_wake(struct parquet *);
size_t		 parquet_memory(const struct parquet *);
/* Returns the bytes of the file so far; those of this row group come later. */
uint64_t	 parquet_bytes(const struct parquet *);
/* Ends the file and frees it; returns 0, or -1 when it is not whole. */
int		 parquet_close(struct parquet *);
/* Frees a file that will not be whole. */
void		 parquet_drop(struct parquet *);

#endif
