#ifndef SQL_INT_H
#define SQL_INT_H
/*
 * sql from inside: tables as rows of definitions, and what their files share.
 *
 * A table has rows with numbers from 0 and columns with a function each that
 * gives the value of a row.  vtab.c makes virtual tables of SQLite of them; how
 * a column finds rows by value (enum sql_way) is what queries are planned by.
 *
 * Ids: a slice or an instant is a `thing`: the number of a slice, or nslices
 * plus the number of an instant.  Row i of the table slice is the thing that is
 * i-th in time (index.c).
 */
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include <sqlite3.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/sql.h"
#include "ttv/entity.h"
#include "ttv/trace.h"

#include "sql_index.h"
#include "sql_track.h"

struct event_facts;
struct sql_table;
struct sql_macro;

/* Rows of a table, ascending: [lo, hi), or those of a list. */
struct sql_rows {
	uint64_t	 lo, hi;
	uint32_t	*list;		/* or NULL */
	size_t		 n, cap;	/* cap 0: the list is lent */
	uint64_t	*kinds;		/* only rows with these kinds; bits, or
					 * NULL for all */
};

/* ---- connection */

struct sql_param {
	char		*name;		/* without $ : @ */
	char		*text;
};

/* A query that is prepared (statement.c). */
#define SQL_KEPT	8
struct sql_kept {
	sqlite3_stmt	*stmt;		/* or NULL: a free place */
	char		*text;
	size_t		 len;
};

struct sql {
	const struct trace *trace;
	sqlite3		*db;
	struct sql_index index;
	struct sql_tracks tracks;
	struct sql_kept	 kept[SQL_KEPT];
	size_t		 nkept;		/* that were ever kept */
	struct kind_sums *sums;		/* kind_sum.c; or NULL */
	struct sql_rows	 cpus;		/* sched.c: numbers; or no list */
	struct sql_cpu_infos *cpu_infos; /* cpu.c; or NULL */
	struct sql_rows	 threads;	/* thread.c: rows, if not all */
	struct sql_rows	 mains;		/* thread.c: processes */
	struct sql_rows	 machines;	/* machine.c: the model's, by row */
	struct sql_rows	 annotated, alerted; /* annotation.c: rows of slice */
	int		 has_annotated, has_alerted;
	struct sql_param *params;
	size_t		 nparams;
	char		 denied[128];	/* what a statement may not do */
	uint64_t	 bound;		/* bytes of memory, about; 0: none */
	uint64_t	 steps;		/* of a run, at most; 0: no bound */
	uint64_t	 left;		/* of them, in this run */
	atomic_int	 interrupted;	/* in this run */
	const atomic_int *watch;	/* not 0: a run is to end; or NULL */
	int		(*ask)(void *);	/* likewise; or NULL */
	void		*ask_arg;
	int		 internal;	/* > 0: statements of ttv itself run,
					 * which may do more */
	/* args.c: the event that was read last */
	struct arg_cache *args;
	struct arg_found *found;	/* args_find.c; or NULL */
	struct strtab	*keys;		/* interval.c; or NULL */
	struct sql_clocks *clocks;	/* clock.c; or NULL */
	struct sql_frames *frames;	/* frame.c; or NULL */
	struct sql_facts *facts;	/* metadata.c; or NULL */
	/* perfetto.c: what statements have created */
	struct sql_macro *macros;
	struct sql_module *modules;
	struct sql_function *functions;
};

/*
 * memory.c: has SQLite count its memory, before anything else of it is called.
 * memory_bound() bounds what this thread runs from now on and returns the bound
 * before.  Beyond it the statement is interrupted; memory_beyond() returns
 * whether one of this thread was since it was asked last.
 */
struct memory_bound {
	sqlite3		*db;		/* that runs; NULL: no bound */
	size_t		 most;		/* bytes of all connections */
};
void	memory_configure(void);
struct memory_bound memory_bound(struct memory_bound);
int	memory_beyond(void);

/* ---- tables */

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
	 * WAY_FIND if it is never null; else NULL. */
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
	 */
	int		(*lengths)(struct sql *, int64_t from, int64_t to,
			    uint64_t most, struct sql_rows *);
	/*
	 * Asks for the memory of two rows that come soon: `near` has been `far`
	 * before.  Bit i of `seen` is column i, which is read.  NULL: rows come
	 * as they lie in memory.
	 */
	void		(*prefetch)(struct sql *, uint64_t near, uint64_t far,
			    uint64_t seen);
	/* Returns the kind of a row; for WAY_KIND. */
	uint32_t	(*kind)(struct sql *, uint64_t row);
	/*
	 * A table function: names of its arguments, and what lists the rows.
	 * Returns 0, or -1 and a message to be freed by sqlite3_free().
	 */
	const char	*const *args;
	int		(*call)(struct sql *, sqlite3_value **,
			    struct sql_rows *, char **error);
	/* Another module than that of vtab.c; or NULL. */
	const sqlite3_module *module;
};

extern const struct sql_table *const sql_tables[];	/* ends with NULL */
/* Returns the tables without rows; name NULL ends. */
const struct sql_table *empty_tables(void);
/* The statements of empty.sql; ends with NULL. */
extern const char *const empty_texts[];

/*
 * stop.c: returns whether the run is to end, for loops that take long between
 * two steps of SQLite, which then notices it too.
 */
int	sql_stopped(const struct sql *);

/* table.c */
const struct sql_table *sql_table_find(const char *name);
/* Makes the tables known to SQLite. */
int	table_register(struct sql *);
/* vtab.c: makes a table known to SQLite. */
int	vtab_register(struct sql *, const struct sql_table *);
/* Declares the columns of a table for SQLite. */
int	vtab_declare(sqlite3 *, const struct sql_table *);

/* rows.c */
void	rows_add(struct sql_rows *, uint64_t);
void	rows_sort(struct sql_rows *);
/* Appends n rows; an empty list is made that of the caller, who keeps it. */
void	rows_lend(struct sql_rows *, const uint32_t *, size_t n);
/* Makes a list that was lent one of its own. */
void	rows_own(struct sql_rows *);
void	rows_free(struct sql_rows *);

/* cell.c: values of columns */
void	cell_string(sqlite3_context *, struct sql *, uint32_t string);
void	cell_number(sqlite3_context *, uint32_t);	/* NONE: null */
/* The number of the row; the process of a track, or null. */
void	cell_row(sqlite3_context *, struct sql *, uint64_t row);
void	cell_upid(sqlite3_context *, struct sql *, uint32_t track);
void	cell_ident(sqlite3_context *, struct ident);
/* Gives the utid of a thread of the model; NONE: null. */
void	cell_utid(sqlite3_context *, struct sql *, uint32_t utid);
void	cell_dur(sqlite3_context *, int64_t);

/* ---- arguments: args.c */

enum arg_set {
	ARG_THING, ARG_FLOW, ARG_SNAPSHOT, ARG_MEMDUMP, ARG_DIMENSION,
	ARG_SOURCE, ARG_PROCESS, ARG_THREAD, ARG_VALUE, ARG_KERNEL, ARG_SETS
};
/* Gives the id of a set, or null if it is empty. */
void	args_set(sqlite3_context *, struct sql *, enum arg_set, uint64_t row);
/* Returns the facts of the event of a thing; they last until the next call. */
const struct event_facts *args_facts(struct sql *, uint32_t thing);
/* Returns whether the set of a row of slice has an arg. */
int	args_has(struct sql *, uint64_t row);
/*
 * Adds the sets among whose values one may be equal to a value, ascending, and
 * sets *others to the first set behind them that may have it too; returns 0 if
 * no search can tell.  Sets of rows of slice have the number of the row.
 * O(input) for a text that was not asked for, until there is an index; a number
 * is found by the index only, which is made when a second one is asked for.
 */
int	args_find(struct sql *, sqlite3_value *, struct sql_rows *,
	    int64_t *others);
void	args_close(struct sql *);

/* ---- columns that tables share */
extern const struct sql_column slice_columns[];
extern const struct sql_column slice_tree_columns[];	/* no aliases */
uint64_t slice_count(struct sql *);
/* Returns the slice right around a thing, or NONE. */
uint32_t slice_parent_of(struct sql *, uint32_t thing);

/* flow.c */
struct flow;
extern const struct sql_column flow_columns[];
struct flow flow_row(struct sql *, uint64_t row);
/* Returns 1 if an arrow was made by a bind_id, which has no name of its own. */
int	flow_is_bound(struct sql *, const struct flow *);
/* Adds the rows of the arrows that leave or reach a thing. */
void	flow_rows_of(struct sql *, uint32_t thing, int out,
	    struct sql_rows *);

/* sched.c: adds the rows of sched that states give; list may be NULL. */
uint64_t sched_collect(struct sql *, uint32_t *list);
/* Return the ts and the dur of an item of ORDER_SCHED. */
int64_t	sched_item_ts(const struct sql *, uint32_t);
int64_t	sched_item_dur(const struct sql *, uint32_t);

/* thread.c: returns the number in SQL of a thread of the model; NONE: -1. */
int64_t	thread_row(const struct sql *, uint32_t utid);
/* Returns the number of the idle thread of a machine of the model. */
int64_t	thread_idle_row(const struct sql *, uint32_t machine);

/* machine.c: lists the machines; gives the row of one of the model. */
void	machine_open(struct sql *);
uint32_t machine_row(const struct sql *, uint32_t machine);
void	cell_machine(sqlite3_context *, const struct sql *, uint32_t machine);

/* clock.c, frame.c, kind_sum.c, metadata.c, bounds.c */
void	clock_close(struct sql *);
void	frame_of_callsite(sqlite3_context *, struct sql *, uint64_t callsite);
/* Adds the callsites below a callsite. */
void	frame_callees(struct sql *, int64_t callsite, struct sql_rows *);
void	frame_close(struct sql *);
void	kind_sum_close(struct sql *);
void	metadata_close(struct sql *);
/* Gives a text of the table metadata by its name, or null. */
void	metadata_fact(sqlite3_context *, struct sql *, const char *name);
void	bounds_of(const struct sql *, int64_t *start, int64_t *end);

/* functions */
int	func_register(struct sql *);

#endif
