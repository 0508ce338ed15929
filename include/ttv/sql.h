#ifndef TTV_SQL_H
#define TTV_SQL_H
/*
 * sql: SQL over a model (ttv-sql(7)).
 *
 * A connection has tables that read the columns of a trace where they stand;
 * nothing is copied.  Tables, views, functions and macros that statements
 * create live as long as the connection.
 *
 * - The trace must outlive the connection.
 * - A connection is for one thread; sql_interrupt() may come from another or
 *   from a signal handler.
 * - Statements can neither write files nor change the model nor load code.
 */
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

struct bits;
struct entity_ref;
struct sql;
struct trace;

/* Opens a connection, which is closed by sql_close(). */
struct sql	*sql_open(const struct trace *);
void		 sql_close(struct sql *);

enum sql_type { SQL_NULL, SQL_INT, SQL_REAL, SQL_TEXT, SQL_BLOB };
struct sql_value {
	enum sql_type	 type;
	int64_t		 num;		/* SQL_INT */
	double		 real;		/* SQL_REAL */
	const char	*text;		/* SQL_TEXT, SQL_BLOB; of a file: not
					 * safe to print */
	size_t		 len;
};

/*
 * Takes the results of statements.  begin() is called for each statement that
 * has columns, with their names; row() for each of its rows.  The results of
 * the last such statement are those of the whole text.  A function that returns
 * other than 0 ends the statement.
 */
struct sql_sink {
	int	(*begin)(void *, const char *const *names, size_t n);
	int	(*row)(void *, const struct sql_value *, size_t n);
	void	*arg;
};

/* What is wrong with a text, and where, from 1; line 0: nowhere. */
struct sql_error {
	uint64_t	line, col;
	char		msg[512];	/* one line, safe to print */
	int		interrupted;	/* 1: by sql_interrupt() */
};

/*
 * Sets the value of the parameter $NAME, :NAME or @NAME of statements that
 * follow, as a number if the text spells one.
 */
void		 sql_param(struct sql *, const char *name, const char *text);
/*
 * Has the tables of slices, instants, states, CPUs and counters the things of
 * these sets alone, by enum entity, with the numbers that they have in all of
 * the trace.  Before the first statement; the sets outlive the connection.
 */
void		 sql_part(struct sql *, const struct bits *kept);
/*
 * Runs the statements of a text.  Returns 0, or -1 and fills *error at the
 * first one that fails.
 */
int		 sql_run(struct sql *, const char *text, size_t len,
		    const struct sql_sink *, struct sql_error *);
/*
 * Returns, in a function of a sink, whether the statement is the last of its
 * text: its rows are those that count, and need not be kept.
 */
int		 sql_last(const struct sql *);
/*
 * Tells that more runs follow: what a run reads of the input is kept for them,
 * within bounds.  Without it only the statements of one text share it.
 */
void		 sql_keep(struct sql *);
/*
 * Tells that runs ask for args set after set, for none a second time: a few MB
 * of them are kept.  Columns of two sets must not stand in one row.
 */
void		 sql_once(struct sql *);
/*
 * Bounds a run to a number of steps of SQLite's virtual machine, rounded up to
 * thousands, after which it ends with an error; a row takes some steps.  0: no
 * bound.
 */
void		 sql_limit(struct sql *, uint64_t steps);
/*
 * Calls fn for each table and, after it, its columns; and for each function:
 * for the manual and for completion.
 */
enum sql_doc_type { SQL_DOC_TABLE, SQL_DOC_EMPTY, SQL_DOC_COLUMN,
	SQL_DOC_FUNCTION };
struct sql_doc {
	enum sql_doc_type type;		/* SQL_DOC_EMPTY: a table without rows
					 * in every trace */
	const char	*name;
	const char	*form;		/* of a column: its type; of a function:
					 * its arguments; or NULL */
	const char	*help;		/* or NULL */
};
void		 sql_docs(void (*)(void *, const struct sql_doc *), void *);

/*
 * Return the number that a slice or an instant has in the table slice, and that
 * in `track` of the track that it is on, or of a track of the model; -1: none.
 */
int64_t		 sql_slice_of(struct sql *, const struct entity_ref *);
int64_t		 sql_track_of(struct sql *, const struct entity_ref *,
		    uint32_t track);
/* Gets the slice or instant of a number; returns 0, or -1 for none. */
int		 sql_slice_at(struct sql *, int64_t id, struct entity_ref *);

/*
 * Has each run end with an error while *stop is not 0, also one that begins
 * after it was set, which sql_interrupt() would miss.  It outlives the
 * connection.
 */
void		 sql_watch(struct sql *, const atomic_int *stop);
/*
 * Bounds what statements may take: about `bytes` of memory, and a part of them
 * for one value and for derived events.  For statements that come with a
 * session, which another person may have sent, and where memory is held.  What
 * all connections have counts, for the one whose statement takes more; none is
 * bounded to less than SQL_BOUND_LEAST bytes.  sql_bound_all() bounds the
 * connections that are opened from now on.
 */
struct sql_memory {
	uint64_t	 used;		/* bytes of SQLite, of all
					 * connections */
	uint64_t	 bound;		/* of them; 0: none */
	uint64_t	 args;		/* bytes of args that are kept */
	uint64_t	 args_most;
};
/*
 * Sets what a connection takes.  Args are given up between two runs once memory
 * is short: they are read again when they are asked for.
 */
void		 sql_memory(struct sql *, struct sql_memory *);
#define SQL_BOUND_LEAST	(UINT64_C(256) << 20)
void		 sql_bound(struct sql *, uint64_t bytes);
void		 sql_bound_all(uint64_t bytes);
/*
 * Names a directory of modules that connections of this process know besides
 * their own: a library, or a checkout of perfetto, whose library it finds.
 * NULL: none.  For the thread that starts, before the first connection.
 */
void		 sql_stdlib(const char *dir);
/*
 * Takes back what SQLite knows of ttv, before its code is unloaded: no
 * connection is open then.
 */
void		 sql_leave(void);
/*
 * Has a run end with an error once fn(arg) is not 0, which is called on the
 * thread of the run every thousand steps of SQLite.
 */
void		 sql_ask(struct sql *, int (*fn)(void *), void *arg);

/*
 * Calls fn for each word that may stand at the end of the first len bytes of a
 * text, in order; returns the offset at which the word begins that is there in
 * part.  The words are tables, columns, functions, modules and keywords.
 */
size_t		 sql_suggest(struct sql *, const char *text, size_t len,
		    void (*)(void *, const char *word), void *);
/* Holds for rows of sqlite_master, unless they are tables of the model. */
#define SQL_IS_MADE	"sql IS NOT 'CREATE VIRTUAL TABLE ' || name || " \
	"' USING ' || name"
/* Returns whether a text ends with a whole statement and its semicolon. */
int		 sql_is_complete(const char *text);

/* Ends the statement that runs, with an error. */
void		 sql_interrupt(struct sql *);

#endif
