#ifndef SQL_TABLE_H
#define SQL_TABLE_H
/*
 * table: tables as rows of definitions.
 *
 * A table has rows with numbers from 0 and columns with a function each that
 * gives the value of a row.  vtab.c makes virtual tables of SQLite of them; how
 * a column finds rows by value (enum sql_way) is what queries are planned by.
 */
#include "sql_int.h"

struct grid;

/* How the rows that have a value in a column are found. */
enum sql_way {
	WAY_SCAN,		/* not: SQLite tests each row */
	WAY_ID,			/* the value is the number of the row */
	WAY_SORTED,		/* `key` ascends with the rows */
	WAY_FIND,		/* `find` lists them */
	WAY_TEST,		/* by a test of each row's `key`, which is never
				 * null */
	WAY_END,		/* a lower bound: `find` raises the first row
				 * of the range to one behind which all rows
				 * with such a value or more are */
	WAY_LENGTH,		/* by their lengths: dur of slices; has `key` */
	WAY_KIND		/* by the category of its kind, if the column's
				 * name begins with c, or else by its name */
};

struct sql_column {
	const char	*name;
	const char	*type;		/* "LONG", "JOINID(track.id)" ... */
	const char	*help;
	/* Gives the value of a row; NULL: it is always null. */
	void		(*get)(sqlite3_context *, struct sql *, uint64_t row);
	enum sql_way	 way;
	/* The value as a number: WAY_SORTED, WAY_TEST, WAY_LENGTH, and
	 * WAY_FIND if it is never null; or the place in the order that `sorted`
	 * of the table has of the column; else NULL. */
	int64_t		(*key)(struct sql *, uint64_t row);
	/* WAY_FIND: adds the rows with a value to the list, ascending. */
	void		(*find)(struct sql *, int64_t, struct sql_rows *);
	/* WAY_FIND: the rows that a value has, about. */
	double		(*guess)(struct sql *);
};
/* A column that is only looked at; the column of the number of a row. */
#define COL(name, type, help, get)					\
	{ name, type, help, get, WAY_SCAN, NULL, NULL, NULL }
#define COL_ID(help)							\
	{ "id", "ID", help, cell_row, WAY_ID, NULL, NULL, NULL }
#define COLUMN_END	{ NULL, NULL, NULL, NULL, WAY_SCAN, NULL, NULL, NULL }

struct sql_table {
	const char	*name;
	const char	*help;
	const struct sql_column *columns;
	/* Returns the number of rows.  NULL: none. */
	uint64_t	(*count)(struct sql *);
	/*
	 * Returns, ascending, the rows of the table that the columns are of, of
	 * which this one has a part; NULL: it has all.
	 */
	const uint32_t	*(*subset)(struct sql *, uint64_t *n);
	/*
	 * Returns all rows in the order of a column, ascending, or NULL if
	 * there is no such order.
	 */
	const uint32_t	*(*sorted)(struct sql *, const struct sql_column *);
	/*
	 * WAY_LENGTH: adds the rows with lengths of [from, to] to the list, in
	 * any order, and returns 1; or returns 0 if there are more than `most`.
	 * `by_length`: as many as there are, if they come without a search.
	 */
	int		(*lengths)(struct sql *, int64_t from, int64_t to,
			    int by_length, uint64_t most, struct sql_rows *);
	/*
	 * Writes the keys of a column of n rows, as its `key` gives them one by
	 * one, or their kinds if it is NULL.  NULL: nothing is quicker.
	 */
	void		(*keys)(struct sql *, const struct sql_column *,
			    const uint32_t *rows, size_t n, int64_t *keys);
	/*
	 * Writes the keys of a column of the n rows from a place in the order
	 * of another one on, and returns 1; or returns 0 where that is no
	 * quicker than `keys`.  NULL: it never is.
	 */
	int		(*run)(struct sql *, const struct sql_column *order,
			    const struct sql_column *, uint64_t place, size_t n,
			    int64_t *keys);
	/* Returns the kind of a row; for WAY_KIND. */
	uint32_t	(*kind)(struct sql *, uint64_t row);
	/*
	 * A table function: names of its arguments, and what lists the rows.
	 * Returns 0, or -1 and a message to be freed by sqlite3_free().
	 */
	const char	*const *args;
	int		(*call)(struct sql *, sqlite3_value **,
			    struct sql_rows *, char **error);
	/* 1: a view of the user's may have its name, as gpu, and hides it. */
	int		 yields;
	/* Another module than that of vtab.c; or NULL. */
	const sqlite3_module *module;
	/*
	 * Of grid_call_module: appends all rows, cell by cell.  Returns 0, or
	 * -1 and a message to be freed by sqlite3_free(), or none where the
	 * grid has taken no more.  A column that has
	 * `get` has no cell: it is given when asked for, of the row that the
	 * last cell is the number of, and null where that cell is.
	 */
	int		(*fill)(struct sql *, sqlite3_value **,
			    struct grid *, char **error);
};
extern const sqlite3_module grid_call_module;

/* Returns the tables without rows; name NULL ends. */
const struct sql_table *empty_tables(void);
/* The statements of empty.sql; ends with NULL. */
extern const char *const empty_texts[];

const struct sql_table *sql_table_find(const char *name);
/* Calls fn for each table with rows and each function until it returns 1. */
int	table_each(int (*fn)(void *, const struct sql_table *), void *arg);
/* Makes the tables known to SQLite. */
int	table_register(struct sql *);
/* Puts the tables with rows of the model into the schema. */
int	table_schema(sqlite3 *);
/* flat.c */
int	flat_register(struct sql *);

#endif
