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

struct span_side {
	struct sql	*sql;
	char		*table;		/* its name */
	char		*partition;	/* column, or NULL */
	char		**columns;	/* besides ts, dur and partition */
	int		 ncolumns;
};

struct span_cursor {
	const struct span_side *side;
	sqlite3_stmt	*stmt;
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
int	span_begin(struct span_cursor *, const struct span_side *, int gaps,
	    const int64_t *part);
/* Begins again. */
int	span_again(struct span_cursor *);
void	span_end(struct span_cursor *);
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

#endif
