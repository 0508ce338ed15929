#ifndef RUN_H
#define RUN_H
/*
 * run: what takes part in running a text of statements.
 */
#include <stdarg.h>

#include "script.h"
#include "sql_int.h"
#include "token.h"

#define RUN_NOWHERE	SIZE_MAX

struct run {
	struct sql	*sql;
	const char	*text;		/* all of it */
	size_t		 len;
	size_t		 base;		/* where the statement begins */
	const struct sql_sink *sink;	/* or NULL: rows are dropped */
	struct sql_error *error;
	int		 failed;
	int		 depth;		/* of modules that include others */
	int		 again;		/* 1: a module whose functions and
					 * macros are there */
};

int	run_text(struct run *);
/* Runs a statement for SQLite. */
int	run_script(struct run *, const struct script *);
/*
 * Reports an error at an offset of the statement, or RUN_NOWHERE; returns -1.
 * The first one wins.
 */
int	run_error(struct run *, size_t off, const char *, ...)
	    __attribute__((format(printf, 3, 4)));
/* Reports the error that SQLite has of a statement. */
int	run_sqlite_error(struct run *, const struct script *);

#endif
