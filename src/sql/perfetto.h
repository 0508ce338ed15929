#ifndef PERFETTO_H
#define PERFETTO_H
/*
 * perfetto: statements that SQLite does not know: CREATE PERFETTO and INCLUDE.
 */
#include "run.h"

/* A name and a type, of an argument or a column. */
struct perfetto_field {
	char	*name, *type;
};
struct perfetto_fields {
	struct perfetto_field *fields;
	size_t	 n, cap;
};
void	fields_free(struct perfetto_fields *);

/*
 * Does a statement of len bytes if it is one of these.  Returns 1 if it was
 * done, 0 if it is for SQLite, -1 for an error.
 */
int	perfetto_run(struct run *, const char *, size_t len);

/* function.c */
struct sql_function {
	struct sql_function *next;
	struct sql	*sql;
	char		*name;
	struct perfetto_fields args;
	struct perfetto_fields columns;	/* RETURNS TABLE; else none */
	int		 is_table;
	char		*body;		/* a SELECT */
	sqlite3_stmt	*stmt;		/* free to be used, or NULL */
	int		 depth;		/* calls that are running */
	int		 is_gone;	/* 1: its module has failed; or: */
	struct sql_function *swapped;	/* the one that a module has given
					 * another body; this is the old one */
	char		*delegate;	/* of any number of arguments: the
					 * function that takes them; or NULL */
	struct idtab	*memo_ids;	/* arguments of results that are kept;
					 * NULL: none is */
	int64_t		*memo;		/* the result of each */
	size_t		 memo_cap;
};
/*
 * Makes a function known.  Takes all that it points to.  Returns 0, or -1 after
 * run_error().
 */
int	function_add(struct run *, struct sql_function *, int replace);
/*
 * Has the integers that a function of one integer gives kept.  Returns 0, or
 * -1: there is no such function.
 */
int	function_memoize(struct sql *, const char *name);
void	function_forget(struct sql *);
/* Takes those back that a module has made since `last` was the newest. */
void	function_take_back(struct sql *, const struct sql_function *last);
void	function_close(struct sql *);
/* Returns a statement for a call, its arguments set, or NULL. */
sqlite3_stmt *function_begin(struct sql_function *, int argc,
	    sqlite3_value **, char **error);
void	function_end(struct sql_function *, sqlite3_stmt *);
/* function_table.c */
int	function_table_add(struct sql *, struct sql_function *);

/* module.c */
int	module_include(struct run *, const char *name, size_t len, size_t at);
void	module_close(struct sql *);
/* Appends the text of a module; returns 0, or -1 for none. */
int	module_read(const char *name, struct buf *);
/*
 * Appends the text of a metric, a path below the metrics of --stdlib and
 * TTV_SQL_PATH; returns 0, or -1 for none.
 */
int	module_metric(const char *path, struct buf *);
/* Calls fn with the name of each module that may be included. */
void	module_list(void (*fn)(void *, const char *), void *arg);
/* Returns these names in order, each once; module_names_free() frees them. */
char	**module_names(size_t *n);
void	module_names_free(char **, size_t n);

#endif
