#ifndef QUERY_H
#define QUERY_H
/*
 * query: results of SQL as text, in one of several forms.  The rows of a
 * statement take the place of those of the one before.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/bits.h"
#include "ttv/buf.h"
#include "ttv/entity.h"
#include "ttv/sql.h"
#include "ttv/table.h"

#include "cmd.h"

#define EXIT_QUERY	1	/* a statement is wrong */

/* How rows are printed. */
struct query_how {
	enum table_form	 form;
	int		 guard;
	const char	*null;		/* for what has no value; or NULL */
	uint64_t	 max;		/* rows; 0: all */
	int		 parquet;	/* 1: a file of Parquet, not a table */
};
/* What a file of Parquet says of its maker, in the form that readers parse. */
#define QUERY_CREATED_BY	"ttv version " PACKAGE_VERSION " (build ttv)"

struct query_output {
	struct sql_sink	 sink;
	struct out	*out;
	const struct sql *sql;
	struct query_how how;
	uint64_t	 n;		/* rows of the statement */
	int		 tells;		/* 1: one of them has a value */
	int		 unseen;	/* statements before it whose had one */
	struct table	 table;
	struct table_cell *cells;	/* of a row */
	struct query_parquet *parquet;	/* or NULL */
	char		 wrong[256];	/* a line: why there is no file of
					 * Parquet; or "" */
};

/*
 * Begins the output of a connection's statements; NULL: of rows that are all to
 * be printed.
 */
void	query_open(struct query_output *, struct out *, const struct sql *,
	    const struct query_how *);
/* Writes what comes after the last row; `wrong` may say that it cannot. */
void	query_end(struct query_output *);
void	query_close(struct query_output *);
/*
 * Has no output be left of statements that failed, where a part of it is of no
 * use.
 */
void	query_drop(struct query_output *);

/* query.c: returns whether a person types the statements. */
int	query_is_prompt(const struct cmd_call *);
/*
 * query.c: runs statements and prints their rows; returns the exit status,
 * after printing an error as one of `file`.  Ctrl-C interrupts.  SQLite does
 * not look while it sorts: a second later the process ends or, after
 * query_stay(), says so; a second Ctrl-C ends a command at once, and a prompt
 * that has said so.
 */
int	query_print(struct sql *, const struct buf *, const struct query_how *,
	    const char *file, int status);
/* Says on stderr that n statements had rows which are not printed, if any. */
void	query_tell_unseen(const char *file, int n);
/* Writes an error as one of `file`, or NULL: the place and the message. */
void	query_message(char *, size_t n, const char *file,
	    const struct sql_error *);
/* Makes the process stay after Ctrl-C: a person types more statements. */
void	query_stay(void);
void	query_tell_interrupted(void);	/* on stderr, once a run */
/* Ends the process as an interrupted query does, from a signal handler. */
void	query_give_up(void) __attribute__((noreturn));
/*
 * query_each.c: runs statements over each trace of the operands, which may be
 * patterns; returns the exit status.
 */
int	query_each(const struct cmd_call *, const struct buf *,
	    const struct query_how *);
/*
 * query_prompt.c: runs a line that begins with a dot, as .tables; returns the
 * exit status, `status` if nothing is wrong.
 */
int	query_command(struct sql *, const char *line, int status);
/* Runs what a person types; returns the exit status. */
int	query_prompt(struct sql *, const struct query_how *);

/*
 * Leaves in the tables what the options of a part of a trace leave, which is
 * put into `kept` (chosen.h), to be freed after the connection was closed;
 * returns 0, or -1 and *err.
 */
int	query_part(const struct cmd_call *, struct sql *,
	    const struct trace *, struct bits kept[ENTITIES], struct err *);
/*
 * Does so, and sets the parameters of --param, and $start and $end to what
 * --from and --to say, or the range of the trace.
 */
int	query_params(const struct cmd_call *, struct sql *,
	    const struct trace *, struct bits kept[ENTITIES], struct err *);
/*
 * Runs statements and prints the rows in the form of the options.  Returns the
 * exit status, after printing an error as one of `file`; NULL: of the query.
 */
int	query_run(const struct cmd_call *, struct sql *, const struct buf *,
	    const char *file, int status);

#endif
