#ifndef STATEMENT_H
#define STATEMENT_H
/*
 * statement: prepared statements, of which the last ones are kept: a query that
 * is asked again, as a viewer does at each frame, need not be prepared again.
 */
#include "script.h"
#include "sql_int.h"

/*
 * Sets *stmt to the statement of a script, or NULL for one of blanks; returns a
 * result code of SQLite.
 */
int	statement_open(struct sql *, const struct script *, sqlite3_stmt **);
/*
 * Returns a statement to be finalized whose columns have the names that those
 * of a script have, or NULL if the statement of the script has them itself:
 * SQLite names an expression by its text, which may have been rewritten.
 */
sqlite3_stmt *statement_named(struct sql *, const struct script *,
	    sqlite3_stmt *);
/* Ends the run of a statement; NULL is fine. */
void	statement_close(struct sql *, const struct script *, sqlite3_stmt *);
/* Drops the statements that were kept. */
void	statement_free(struct sql *);

#endif
