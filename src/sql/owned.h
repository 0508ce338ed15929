#ifndef SQL_OWNED_H
#define SQL_OWNED_H
/*
 * owned: small tables, looked up: the rows of each owner, and rows by name.
 */
#include <stddef.h>
#include <stdint.h>

struct sql;
struct sql_rows;

/* Rows by the number of their owner, a thread or a process. */
struct owned {
	uint32_t	*first;		/* by owner and one more: in .. */
	uint32_t	*rows;		/* or NULL: not made yet */
	uint64_t	 n;		/* owners */
};

/*
 * Makes the rows [0, nrows) look-ups by `owner`, which returns the owner of a
 * row, below `nowners`, or a negative number: it has none.
 */
void	owned_make(struct owned *, struct sql *, uint64_t nowners,
	    uint64_t nrows, int64_t (*owner)(struct sql *, uint64_t row));
/* Adds the rows of an owner, ascending. */
void	owned_find(const struct owned *, int64_t owner, struct sql_rows *);
void	owned_free(struct owned *);

/* Rows in the order of their names. */
struct named {
	uint32_t	*rows;		/* or NULL: not made yet */
	uint32_t	*rank;		/* by row: its place among them */
};

/*
 * Sorts the n rows of a list, or the first n if it is NULL, of a table with
 * `all` rows, by what `text` returns: as SQLite does, those without a name
 * (NULL) first; rows of equal names in their order.
 */
void	named_make(struct named *, struct sql *, const uint32_t *list,
	    uint64_t n, uint64_t all,
	    const char *(*text)(struct sql *, uint64_t row, size_t *len));
void	named_free(struct named *);

#endif
