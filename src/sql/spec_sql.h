#ifndef SPEC_SQL_H
#define SPEC_SQL_H
/*
 * spec_sql: statements of the structured queries of a specification.
 */
#include "ttv/strtab.h"

#include "spec_node.h"

/* What the statements of one specification have in common. */
struct spec_sql {
	struct err	*err;
	const struct spec_node **shared; /* queries that others name */
	uint8_t		*made;		/* by query: enum in spec_query.c */
	size_t		 nshared;
	struct strtab	*ids;		/* query k has id k + 1 */
	struct strtab	*modules;	/* to be included, in order */
	struct strtab	*before;	/* statements to be run, in order */
	struct buf	 tables;	/* and after them these: queries that
					 * are shared or kept, as tables */
	struct strtab	*kept;		/* statements of spec_kept's tables */
	unsigned	 depth;
};

/* A statement that is being made: a WITH clause that grows. */
struct spec_with {
	struct spec_sql	*all;
	const struct spec_node *query;	/* of which errors tell */
	struct buf	 text;		/* "a AS (SELECT ...), b AS (...)" */
	unsigned	 n;
};

#define SPEC_NAME	32		/* bytes of a name with its NUL */

void	spec_sql_open(struct spec_sql *, struct err *);
void	spec_sql_close(struct spec_sql *);
/* Makes a query known by its id; returns 0, or -1 and *err. */
int	spec_share(struct spec_sql *, const struct spec_node *query);
/*
 * Appends the statement of a query (NULL: there is none) that `of` has;
 * returns 0, or -1 and *err.
 */
int	spec_statement(struct spec_sql *, const struct spec_node *query,
	    const char *of, struct buf *);
/* Returns the query that has an id, or NULL. */
const struct spec_node *spec_shared(const struct spec_sql *, const char *id);

/* ---- between spec_query.c and spec_source.c */

/* Appends what stands behind FROM; returns 0, or -1 and *err. */
int	spec_source(struct spec_with *, const struct spec_node *query,
	    struct buf *);
/*
 * Adds a query that another has as its field `field` to the clause and gets its
 * name; returns 0, or -1 and *err.
 */
int	spec_nested(struct spec_with *, const struct spec_node *query,
	    const char *field, char name[SPEC_NAME]);
/*
 * The same of one that is read more than once: it is a table, for what SQLite
 * copies at each use doubles with each level of queries.
 */
int	spec_kept(struct spec_with *, const struct spec_node *query,
	    const char *field, char name[SPEC_NAME]);
/* Gets the name of the table of a shared query, in the same way. */
int	spec_named(struct spec_with *, const char *id, char name[SPEC_NAME]);
int	spec_fail(struct spec_with *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));
void	spec_include(struct spec_with *, const char *module);
/* Appends a text of SQL, in quotes. */
void	spec_quote(struct buf *, const char *);
/* Appends what a column selected is, and its other name. */
int	spec_selected(struct spec_with *, struct buf *, const char *table,
	    const struct spec_node *);

#endif
