#ifndef QUERY_PARQUET_H
#define QUERY_PARQUET_H
/*
 * query_parquet: the rows of a statement as a file of Parquet.
 *
 * SQLite types values, Parquet columns: the rows of the first row group say the
 * type of each column (ttv-sql(7), PARQUET).
 */
#include <stddef.h>

#include "ttv/sql.h"

struct buf;
struct query_parquet;

/* Begins with the names of columns; as parquet_open(). */
struct query_parquet *query_parquet_open(const char *const *names, size_t n,
	    struct buf *, int (*drain)(void *, struct buf *), void *arg);
/*
 * Adds a row; returns 0, or 1 to end: no more are wanted, or a value does not
 * fit its column, and *wrong is a line that says so, else NULL.
 */
int	query_parquet_row(struct query_parquet *, const struct sql_value *,
	    const char **wrong);
/* Ends the file and frees it: 0, or -1 when it is not whole and *wrong. */
int	query_parquet_close(struct query_parquet *, char *wrong, size_t n);
/* Frees a file that will not be whole; NULL is none. */
void	query_parquet_drop(struct query_parquet *);

#endif
