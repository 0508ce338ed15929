#ifndef SQL_ROWS_H
#define SQL_ROWS_H
/*
 * rows: rows of a table, as a range or a list.
 */
#include <stddef.h>
#include <stdint.h>

/* Rows of a table, ascending: [lo, hi), or those of a list. */
struct sql_rows {
	uint64_t	 lo, hi;
	uint32_t	*list;		/* or NULL */
	size_t		 n, cap;	/* cap 0: the list is lent */
	int		 ascends;	/* 1: who lends it says that it does */
	uint64_t	*kinds;		/* only rows with these kinds; bits, or
					 * NULL for all */
};

void	rows_add(struct sql_rows *, uint64_t);
void	rows_sort(struct sql_rows *);
/* Appends n rows; an empty list is made that of the caller, who keeps it. */
void	rows_lend(struct sql_rows *, const uint32_t *, size_t n);
/* Makes a list that was lent one of its own. */
void	rows_own(struct sql_rows *);
void	rows_free(struct sql_rows *);

#endif
