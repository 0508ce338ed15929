#ifndef VTAB_H
#define VTAB_H
/*
 * vtab: what its files share.
 */
#include "table.h"

#define VTAB_ARGS	8	/* of a table function, at most */
#define VTAB_TESTS	4	/* columns that a cursor tests, at most */

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

struct vtab_block;
struct cursor {
	sqlite3_vtab_cursor base;
	struct sql	*sql;
	const struct sql_table *def;
	struct sql_rows	 rows;
	const uint32_t	*subset;	/* rows of the table; NULL: all */
	int		 has_list;	/* 1: rows are those of the list */
	int		 descend;
	struct vtab_test tests[VTAB_TESTS];
	int		 ntests;
	/* of the iteration */
	const uint32_t	*list;		/* rows, or NULL: numbers from `at` */
	uint64_t	 at, left;	/* next place; how many follow */
	int64_t		 step;		/* 1 or -1 */
	int		 is_plain;	/* 1: no row is tested or fetched
					 * ahead */
	int		 is_block;	/* 1: rows are tested, in blocks */
	struct vtab_block *block;	/* vtab_block.c; or NULL */
	uint64_t	 row;
	uint64_t	 seen;		/* bits: columns that are asked for
					 * of a list */
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
 * vtab_block.c: rows that pass tests.  vtab_block_start() goes to the first one
 * of the `left` rows from `at`, vtab_block_step() to the next one;
 * vtab_block_ended() tells whether there is none.
 */
void	vtab_block_start(struct cursor *);
void	vtab_block_step(struct cursor *);
int	vtab_block_ended(const struct cursor *);
void	vtab_block_free(struct cursor *);

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
