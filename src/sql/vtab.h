#ifndef VTAB_H
#define VTAB_H
/*
 * vtab: what its files share.
 */
#include "table.h"

#define VTAB_ARGS	8	/* of a table function, at most */
#define VTAB_TESTS	4	/* columns that a cursor tests, at most */
#define VTAB_CELLS	16	/* columns whose values are read by blocks, of
				 * the first ones of a table */

struct vtab_arg {
	struct sql	*sql;
	const struct sql_table *def;
};

/* What SQLite has of a table. */
struct vtab {
	sqlite3_vtab	 base;
	struct sql	*sql;
	const struct sql_table *def;
	int		 ncolumns;
	int		 nargs;
};

/* A column whose value must be in [from, to]. */
struct vtab_test {
	const struct sql_column *col;
	int64_t		 from, to;
};

/* Rows of a cursor that come next. */
#define BLOCK_FIRST	16	/* rows of the first block */
struct vtab_block {
	size_t		 size;		/* rows that the next one takes */
	size_t		 cap;
	size_t		 n, at;		/* rows that passed; the one shown */
	uint32_t	*rows;
	int64_t		*keys;
	uint32_t	 nblocks;	/* with this one */
	uint32_t	 filled;	/* bits of columns that are here */
	int64_t		*nums[VTAB_CELLS]; /* numbers, or lengths of texts */
	const char	**texts[VTAB_CELLS]; /* NULL of one: null */
};

struct cursor {
	sqlite3_vtab_cursor base;
	struct sql	*sql;
	const struct sql_table *def;
	struct sql_rows	 rows;
	const uint32_t	*subset;	/* rows of the table; NULL: all */
	const struct sql_column *sorted; /* whose order rows have, or NULL */
	int		 has_list;	/* 1: rows are those of the list */
	int		 descend;
	struct vtab_test tests[VTAB_TESTS];
	int		 ntests;
	/* of the iteration */
	const uint32_t	*list;		/* rows, or NULL: numbers from `at` */
	uint64_t	 at, left;	/* next place; how many follow */
	int64_t		 step;		/* 1 or -1 */
	int		 is_block;	/* 1: rows come in blocks */
	struct vtab_block *block;	/* vtab_block.c; or NULL */
	uint64_t	 row;
	uint32_t	 cells;		/* bits: columns that blocks can have */
	sqlite3_value	*args[VTAB_ARGS];
	int		 nargs;
};

/*
 * vtab.c: makes a table known to SQLite by a name; declares the columns of one.
 */
int	vtab_register(struct sql *, const struct sql_table *, const char *name);
int	vtab_declare(sqlite3 *, const struct sql_table *);

/*
 * For a table with code of its own: what SQLite has of it is what it was made
 * known with.  vtab_made() makes that if the columns were declared, rc;
 * vtab_disconnect() frees it.
 */
struct vtab_own {
	sqlite3_vtab	 base;
	void		*arg;
};
int	vtab_made(int rc, void *arg, sqlite3_vtab **out);

/*
 * Ends an xBestIndex that was not given all arguments of a table: the plan is
 * for xFilter to say so, by its number.  SQLite asks for a plan of each side of
 * an OR alone, too, which has no arguments, and then takes a cheaper one.
 */
#define VTAB_LACKS_ARGS	(-1)
int	vtab_lacks_args(sqlite3_index_info *info);
int	vtab_disconnect(sqlite3_vtab *);

/* Returns the number of rows of a table. */
uint64_t vtab_rows(const struct vtab *);
/* vtab_plan.c */
int	vtab_best_index(sqlite3_vtab *, sqlite3_index_info *);

/* vtab_rows.c */
/*
 * Sets [*from, *to] to the whole numbers that an operator of the plan and a
 * value leave.  Returns 0 if there are none.
 */
int	vtab_bounds(char op, sqlite3_value *, int64_t *from, int64_t *to);
/* Sets range, list, kinds and tests of a cursor to what a plan leaves. */
void	vtab_rows_find(struct cursor *, const char *plan, sqlite3_value **);

/*
 * vtab_block.c: vtab_block_start() goes to the first one of the `left` rows
 * from `at` that passes all tests, vtab_block_step() to the first one behind
 * the block.
 */
void	vtab_block_start(struct cursor *);
void	vtab_block_step(struct cursor *);
void	vtab_block_free(struct cursor *);
/* Returns the columns of a table whose values blocks can have, as bits. */
uint32_t vtab_block_columns(const struct sql_table *);
/*
 * Reads the values of such a column of all rows of the block; returns 0 for the
 * first block, which is not worth it.
 */
int	vtab_block_fill(struct cursor *, int column);

/* kinds.c: conditions on names and categories. */
/*
 * Removes the kinds that do not meet a condition from the rows' set, which is
 * made when there is none.  `op` is that of the plan.
 */
void	kinds_narrow(struct sql *, struct sql_rows *, int is_name, char op,
	    sqlite3_value *);
/*
 * Makes a list of the rows of the kinds in the set, if they are few; returns
 * whether it did.
 */
int	kinds_list(struct sql *, const struct sql_table *, struct sql_rows *);
/* Makes a list of the rows of slice with a name. */
void	kinds_named(struct sql *, struct sql_rows *, sqlite3_value *name);

#endif
