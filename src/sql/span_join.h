#ifndef SPAN_JOIN_H
#define SPAN_JOIN_H
/*
 * span_join: what its files share.  A side is a table with ts and dur, of which
 * spans come in order of partition and time; where a side keeps all time, the
 * gaps between its spans come as spans without values.
 *
 * A span of length 0, and one that is unfinished (dur -1), is a point.
 */
#include "sql_int.h"

enum span_way {
	SPAN_ORDERED,		/* SQLite gives them in order for nothing */
	SPAN_AS_THEY_ARE,	/* they stand in order */
	SPAN_SORTED		/* they are read into memory and sorted */
};

struct span_side {
	struct sql	*sql;
	char		*table;		/* its name */
	char		*partition;	/* column, or NULL */
	char		**columns;	/* besides ts, dur and partition */
	int		 ncolumns;
	/* how rows are read, as was found when the numbers were these */
	enum span_way	 way;
	sqlite3_int64	 changes, schema;	/* -1: not found yet */
};

struct span_cursor {
	struct span_side *side;
	sqlite3_stmt	*stmt;
	struct span_store *store;	/* rows that were read, if they are
					 * read again; or NULL */
	size_t		 at;		/* row of the store */
	int		 gaps;		/* 1: gaps are spans */
	int		 has_row;	/* the statement is at a row ... */
	int		 used;		/* ... which was a span already */
	int64_t		 part;		/* its partition; 0 without */
	/* the span */
	int		 is_gap, is_open;
	int64_t		 ts, end;
	int64_t		 after;		/* where a gap would begin */
};

/*
 * Reads the columns of the table that a text names, with PARTITIONED and a
 * column.  Returns 0, or -1 and a message for sqlite3_free().
 */
int	side_open(struct span_side *, struct sql *, const char *text,
	    char **error);
void	side_close(struct span_side *);

/*
 * Begins to read a side, of one partition or, with NULL, of all; then the
 * cursor is at the first row.  Returns a code of SQLite.
 */
int	span_begin(struct span_cursor *, struct span_side *, int gaps,
	    const int64_t *part);
/*
 * Reads all rows into memory, so that beginning again and passing over rows
 * take no time.  Returns a code of SQLite, SQLITE_MISMATCH for a partition that
 * is no integer.
 */
int	span_keep(struct span_cursor *);
/* Begins again. */
int	span_again(struct span_cursor *);
void	span_end(struct span_cursor *);
/* Passes over spans that end before a time, if they are in memory. */
void	span_pass(struct span_cursor *, int64_t ts);
/* Prepares for the spans of a partition, which is that of the row if any. */
void	span_enter(struct span_cursor *);
/*
 * Goes to the next span of a partition.  Returns SQLITE_ROW, SQLITE_DONE behind
 * its last, or an error.
 */
int	span_next(struct span_cursor *, int64_t part);
/* Gives a column of the side; null in a gap. */
void	span_column(const struct span_cursor *, sqlite3_context *, int);

int	span_join_register(struct sql *);

/* span_store.c: the rows of a statement. */
struct span_store *store_new(void);
void	store_free(struct span_store *);
/* Appends the row of a statement, whose first columns are ts and dur. */
void	store_add(struct span_store *, sqlite3_stmt *, int64_t part);
/* Sorts the rows by partition and time, and finds how far they reach. */
void	store_sort(struct span_store *);
size_t	store_rows(const struct span_store *);
void	store_row(const struct span_store *, size_t row, int64_t *ts,
	    int64_t *dur);
int64_t	store_part(const struct span_store *, size_t row);
/* Gives a column of a row, counted behind the first three. */
void	store_column(const struct span_store *, size_t row, sqlite3_context *,
	    int);
/* Returns the first row from `row` on that does not end before a time. */
size_t	store_from(const struct span_store *, size_t row, int64_t ts);
/* Returns the last end of a row and those before it, of one partition. */
int64_t	store_reach(const struct span_store *, size_t row);

#endif
