#ifndef FLEET_H
#define FLEET_H
/*
 * fleet: tables of traces as files of Parquet, for engines that ask many
 * traces at once (ttv-fleet(7)).
 *
 * - Each row begins with the trace that it is of, the hash of that trace's
 *   bytes, and the values of --set; then come the columns of the table.
 * - A table of many traces is one file until that has FLEET_FILE bytes, or
 *   with `each` a file a trace.
 * - Files appear when they are whole.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"
#include "ttv/parquet.h"

#include "whole.h"

#define FLEET_FILE	(UINT64_C(256) << 20)	/* bytes of a file */
#define FLEET_KEPT	((size_t)12 << 20) /* bytes of row groups between
					 * two tables */
#define FLEET_VERSION	"1"	/* of the schema */
#define EXIT_FAULT	1	/* check has found a fault */
#define FLEET_MOST	64	/* of a table, with those of options */
#define FLEET_SETS	(FLEET_MOST / 2) /* columns of options, at most */

struct event_facts;
struct fleet;
struct err;
struct parquet_look;
struct sql;
struct trace;

/*
 * A table.  Its columns end with one without a name.  sql: a statement with
 * these columns; or NULL, and add() gives the rows.
 */
struct fleet_table {
	const char	*name, *help;
	const struct parquet_column *columns;
	const char	*sql;
	int		(*add)(struct fleet *, struct parquet *);
};
extern const struct fleet_table fleet_tables[];	/* ends with a NULL */
extern const struct parquet_column fleet_of_trace[], fleet_of_slice[],
	    fleet_of_flow[], fleet_of_sample[];

/* What --set says of all rows. */
struct fleet_set {
	char		*name;
	char		*value;		/* with {stem} ... in it */
	char		*now;		/* of this trace */
};

/* A file that is being written. */
struct fleet_file {
	struct parquet	*parquet;	/* NULL: none is open */
	struct whole	 whole;
	struct buf	 buf;
	int		 error;		/* errno of the first failure */
};

#define FLEET_TABLES	8

struct fleet {
	const char	*out;		/* a file, or a folder */
	int		 folder, force, each, view;
	unsigned	 tables;	/* bits: numbers of fleet_tables[] */
	struct fleet_set *sets;
	size_t		 nsets;
	size_t		 parts[FLEET_MOST];	/* numbers of sets that are
					 * folders, the outermost first */
	size_t		 nparts;
	char		**args;		/* keys of columns */
	char		**arg_names;	/* of these columns */
	size_t		 nargs;
	int		 all_args;	/* 1: one column of JSON instead */
	struct fleet_file files[FLEET_TABLES];
	char		**made;		/* folders that were made for these */
	size_t		 nmade, made_cap;
	char		*place;		/* of these, in their tables' folders;
					 * NULL: no trace came yet */

	/* of the trace that is written */
	const struct trace *trace;
	struct sql	*sql;
	const char	*path;		/* what opens it */
	char		 id[17];
	size_t		 first;		/* columns before those of the table */
};

/*
 * Writes the tables of a trace, which a path opens; returns 0, or -1 and *err
 * when no more can be written.
 */
int	fleet_add(struct fleet *, const struct trace *, const char *path,
	    struct err *);
/*
 * Ends all files; with `keep` they take their names, else they go, and folders
 * that were made for them.  Returns 0, or -1 and *err.
 */
int	fleet_end(struct fleet *, int keep, struct err *);
void	fleet_free(struct fleet *);

/* fleet_set.c: take options: 0, or -1 and *err. */
int	fleet_take_set(struct fleet *, const char *text, struct err *);
int	fleet_take_args(struct fleet *, const char *text, struct err *);
int	fleet_take_tables(struct fleet *, const char *text, struct err *);
/* Takes the names of sets whose values are folders, after all sets. */
int	fleet_take_parts(struct fleet *, const char *text, struct err *);
/* Sets the values of all sets for the trace of a path. */
void	fleet_set_now(struct fleet *);
/* Returns the folders of a trace in those of its tables: "/day=1", to be freed;
 * empty without parts. */
char	*fleet_place(const struct fleet *);

/*
 * fleet_trace.c, fleet_slice.c, fleet_flow.c, fleet_sample.c, fleet_rows.c: add
 * rows.
 */
int	fleet_add_trace(struct fleet *, struct parquet *);
int	fleet_add_slices(struct fleet *, struct parquet *);
int	fleet_add_flows(struct fleet *, struct parquet *);
int	fleet_add_samples(struct fleet *, struct parquet *);
int	fleet_add_rows(struct fleet *, struct parquet *,
	    const struct fleet_table *, struct err *);
/*
 * fleet_args.c: columns of args, from one on: sets those of an entry, a slice
 * or an instant behind them (ttv/slice_id.h).  fleet_args_put() returns whether
 * the brief facts, unless they are NULL, are known by the way (ttv/leaf.h).
 */
struct fleet_args *fleet_args_new(const struct fleet *, struct parquet *,
	    size_t column);
int	fleet_args_put(struct fleet_args *, const struct trace *,
	    uint32_t entry, struct event_facts *brief);
void	fleet_args_free(struct fleet_args *);
/* Sets the columns that all tables have. */
void	fleet_begin_row(struct fleet *, struct parquet *);
/* Sets a column of the table to a string of the trace; 0 is null. */
void	fleet_string(const struct fleet *, struct parquet *, size_t column,
	    uint32_t string);

/* A column that files of a table have. */
struct fleet_column {
	char		*name;
	const struct parquet_column *of_table;	/* NULL: texts, of options */
	int		 is_set;	/* 1: before those of the table */
	int		 required;	/* 1: no null, and in all files */
	size_t		 files;		/* that have it */
};

struct fleet_columns {
	struct fleet_column v[FLEET_MOST];
	size_t		 n;		/* 0: there are no files */
	size_t		 parts;		/* files that lie in NAME=VALUE */
	size_t		 files;
};

/* fleet_columns.c: looks at a file; returns NULL, or what is wrong. */
const char *fleet_look(const char *path, struct parquet_look *);
/*
 * Reads the columns of the files of a table in a folder, in their order;
 * returns 0, or -1 and *err when one is none of that table.
 */
int	fleet_columns_read(struct fleet_columns *, const char *folder,
	    const struct fleet_table *, struct err *);
/* Returns whether a name is that of a column which --args=KEY makes. */
int	fleet_is_arg(const char *name);
/* Returns the column of a name, or NULL. */
const struct fleet_column *fleet_column(const struct fleet_columns *,
	    const char *name);
void	fleet_columns_free(struct fleet_columns *);

/*
 * fleet_schema.c: prints statements for the engine of a word, over the tables
 * in a folder; returns the exit status.
 */
int	fleet_schema(const char *engine, const char *folder);

#endif
