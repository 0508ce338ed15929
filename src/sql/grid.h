#ifndef SQL_GRID_H
#define SQL_GRID_H
/*
 * grid: tables in memory that functions of SQL make, which other functions take
 * as pointers.  __intrinsic_table_ptr (grid_table.c) gives the rows of one.
 */
#include "sql_int.h"

#define GRID_TYPE	"ttv_grid"
#define GRID_COLUMNS	60	/* of a grid, at most */
/*
 * Cells of a grid, and entries of other lists that functions make, at most:
 * 16 bytes each.  A graph that a trace describes may have no end.
 */
#define GRID_MOST	((size_t)1 << 26)
/* Bytes of their texts, at most: as many as cells take. */
#define GRID_TEXTS	((size_t)1 << 30)

struct grid_cell {
	union {
		int64_t	 num;
		double	 real;
		const char *text;	/* of the grid */
	};
	uint32_t	 len;		/* bytes of a text */
	uint8_t		 type;		/* of SQLite; no blobs */
};

struct grid {
	int		 refs;
	int		 ncolumns;
	char		*names[GRID_COLUMNS];
	struct grid_cell *cells;	/* row by row */
	size_t		 n, cap;	/* cells */
	struct arena	 texts;
};

struct grid *grid_new(void);
void	grid_column(struct grid *, const char *name);
void	grid_hold(struct grid *);
void	grid_drop(void *);
/*
 * Append a cell, row by row.  Return 0, or -1 if the grid has GRID_MOST cells.
 */
int	grid_int(struct grid *, int64_t);
int	grid_real(struct grid *, double);
int	grid_null(struct grid *);
int	grid_text(struct grid *, const char *);	/* NULL: null */
int	grid_value(struct grid *, sqlite3_value *);
int	grid_copy(struct grid *, const struct grid_cell *);
static inline size_t
grid_rows(const struct grid *g)
{
	return g->ncolumns > 0 ? g->n / (size_t)g->ncolumns : 0;
}
/* Returns the number of a column, or -1. */
int	grid_find(const struct grid *, const char *name);
/* Returns the grid of a value, or NULL. */
struct grid *grid_of(sqlite3_value *);
/* Gives a grid as the value of a function, which has it from then on. */
void	grid_give(sqlite3_context *, struct grid *);
/* Gives the error of a grid or a list that would be too large. */
void	grid_full(sqlite3_context *, const char *function);
void	grid_give_cell(sqlite3_context *, const struct grid_cell *);

/* Functions that give or take grids, lists and graphs. */
int	grid_register(struct sql *);		/* grid_table.c */
int	graph_register(struct sql *);		/* graph.c */
int	graph_tree_register(struct sql *);	/* graph_tree.c */
int	graph_scan_register(struct sql *);	/* graph_scan.c */
int	graph_bounded_register(struct sql *);	/* graph_bounded.c */
int	critical_path_register(struct sql *);	/* critical_path.c */
int	flamegraph_register(struct sql *);	/* flamegraph.c */
int	grid_time_register(struct sql *);	/* grid_time.c */
int	grid_tree_register(struct sql *);	/* grid_tree.c */

/*
 * An aggregate or, with a NULL final, a function: one row of a list that
 * grid_functions() registers.
 */
struct grid_function {
	const char	*name;
	int		 nargs;		/* -1: any number */
	void		(*fn)(sqlite3_context *, int, sqlite3_value **);
	void		(*final)(sqlite3_context *);
};
int	grid_functions(struct sql *, const struct grid_function *, size_t n);

/*
 * The cursor of a virtual table whose rows are those of a grid: what all have.
 * The first member of a cursor that needs more.
 */
struct grid_cursor {
	sqlite3_vtab_cursor base;
	struct grid	*grid;		/* held; or NULL: no rows */
	size_t		 row;
};

/* Methods of SQLite. */
int	grid_cursor_close(sqlite3_vtab_cursor *c);
int	grid_cursor_next(sqlite3_vtab_cursor *c);
int	grid_cursor_eof(sqlite3_vtab_cursor *c);
int	grid_cursor_rowid(sqlite3_vtab_cursor *c, sqlite3_int64 *id);
/* Gives a column of the row of c. */
void	grid_cursor_give(const struct grid_cursor *c, sqlite3_context *to,
	    int column);

#endif
