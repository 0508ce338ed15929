#ifndef VTAB_H
#define VTAB_H
/*
 * vtab: what its files share.
 */
#include "sql_int.h"

#define VTAB_ARGS	8	/* of a table function, at most */

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

/* Returns the number of rows of a table. */
uint64_t vtab_rows(const struct vtab *);
/* vtab_plan.c */
int	vtab_best_index(sqlite3_vtab *, sqlite3_index_info *);

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

#endif
