#ifndef TTV_H
#define TTV_H
/*
 * ttv: traces for other programs (libttv(3)).
 *
 * A trace is opened from files of any format that ttv reads, and is const from
 * then on.  What is in it comes by number, in blocks: ttv_slices(t, first, out,
 * n) fills up to n structs, beginning with the slice `first`, and returns how
 * many they are; 0 behind the last.  SQL is asked through a struct ttv_sql.
 *
 * - Times are int64 ns.  Texts are UTF-8 and end with a NUL; they are of the
 *   file, and not safe to print on a terminal.  A name, category or unit that
 *   the file does not give is "", not NULL.
 * - Pointers in a struct are valid until ttv_close(), those that a callback
 *   gets until it returns.  What was closed is passed to no call again.
 * - Any number of threads may read a trace at the same time.  A struct ttv_sql
 *   is for one thread, but for ttv_sql_interrupt().
 * - What is NULL or a number that nothing has is no fault of a program: there
 *   is nothing in a trace that is NULL, nothing is filled where out is NULL.
 * - Nothing is printed, no signal handled, no setting of the process changed.
 *   Where memory runs out the process ends by abort(3).
 * - As long as the library is libttv.so.1, structs and numbers stay what they
 *   are; functions and constants are added.
 */
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define TTV_API	__attribute__((visibility("default")))
#else
#define TTV_API
#endif

#define TTV_VERSION	"0.1.0"		/* of this header */
#define TTV_NONE	UINT32_MAX	/* no number */
#define TTV_UNFINISHED	INT64_C(-1)	/* a duration: there is no end */
#define TTV_NOWHERE	UINT64_MAX	/* no offset */

struct ttv;
struct ttv_sql;

/* Returns the version of the library: that of `ttv --version`. */
TTV_API const char *ttv_version(void);

/* ---- errors */

enum ttv_code {
	TTV_OK,
	TTV_USAGE,		/* the call is wrong */
	TTV_UNREADABLE,		/* a file cannot be opened or read */
	TTV_FORMAT,		/* a file is no trace */
	TTV_EMPTY,		/* there is no event in it */
	TTV_UNSUPPORTED,	/* a known format that is not read */
	TTV_LIMIT,		/* beyond a limit, as of a bomb */
	TTV_STOPPED,		/* a callback or an interrupt ended it */
	TTV_QUERY		/* the SQL is wrong */
};

struct ttv_error {
	int		code;		/* enum ttv_code */
	uint64_t	offset;		/* byte of the file, or TTV_NOWHERE */
	uint64_t	line, column;	/* from 1; 0: not known */
	char		message[512];	/* one line, safe to print */
};

/* ---- a trace */

/* What is 0 is as usual: begin with struct ttv_options o = {0}. */
struct ttv_options {
	int		threads;	/* that read, 64 at most; 0: one for
					 * each core */
	int		compat;		/* 1: read as trace_processor does */
	int		copy;		/* 1: read a copy of each file, which
					 * may change or be cut meanwhile: a
					 * mapped file that is cut ends a
					 * process by SIGBUS */
	const char	*align;		/* of several files: ttv(1), --align */
	const char *const *offsets;	/* "FILE=+TIME", noffsets of them */
	size_t		noffsets;
	/*
	 * Called with arg while files are read, on the thread that opens.
	 * What is not 0 ends that: the trace has what was read.  total may
	 * be 0: not known.
	 */
	int		(*progress)(void *arg, uint64_t done, uint64_t total);
	void		*arg;
	uint64_t	unused[8];	/* 0 */
};

/*
 * Reads n files into one trace, which ttv_close() frees.  Returns NULL and
 * fills *error: a file cannot be read, is no trace or has no event.  options
 * and error may be NULL.  Damage is repaired and counted: ttv_warnings().
 */
TTV_API struct ttv *ttv_open(const char *const *paths, size_t n,
    const struct ttv_options *options, struct ttv_error *error);
TTV_API void ttv_close(struct ttv *);

struct ttv_info {
	const char	*format;	/* of the first file: "chrome-json" */
	int64_t		start, end;	/* of all that has a time */
	uint64_t	events;		/* that were read */
	uint64_t	warnings;	/* in all ... */
	uint64_t	losses;		/* ... and those that lost something */
	int		complete;	/* 0: reading was ended before */
	uint32_t	processes, threads, tracks, slices, instants,
			counters, counter_values, flows;
};
TTV_API void ttv_get_info(const struct ttv *, struct ttv_info *);

struct ttv_warning {
	const char	*name;		/* "stray-end" */
	const char	*what, *done;	/* what was odd; what became of it */
	uint64_t	count;
	uint64_t	offset;		/* of the first; or TTV_NOWHERE */
	int		loss;		/* 1: something was lost */
};
TTV_API size_t ttv_warnings(const struct ttv *, uint32_t first,
    struct ttv_warning *, size_t n);

/* ---- what is in it, by number */

struct ttv_process {
	const char	*name;
	int64_t		pid;		/* if has_pid */
	int		has_pid;	/* 0: none, or one that is a text */
};
struct ttv_thread {
	const char	*name;
	int64_t		tid;		/* if has_tid */
	int		has_tid;
	uint32_t	process;	/* or TTV_NONE */
};

/*
 * Tracks form a tree: a parent stands before its children.  Slices, instants
 * and counters of a track are neighbours, from `slice` on and so on.
 */
struct ttv_track {
	const char	*name;
	const char	*type;		/* "thread", "counter", "cpu" ... */
	uint32_t	parent, process, thread;	/* or TTV_NONE */
	uint32_t	slice, nslices;
	uint32_t	instant, ninstants;
	uint32_t	counter, ncounters;
};

/* Which table of SQL (ttv-sql(7)) has a slice or an instant. */
enum ttv_table {
	TTV_SLICE, TTV_SCHED, TTV_THREAD_STATE, TTV_STATE, TTV_FTRACE_EVENT
};

struct ttv_slice {
	int64_t		ts, dur;	/* dur: or TTV_UNFINISHED */
	const char	*name, *category;
	uint32_t	track;
	uint32_t	lane, depth;	/* slices of one lane and depth do not
					 * overlap; lane 0 is the call stack */
	int		table;		/* enum ttv_table */
};
struct ttv_instant {
	int64_t		ts;
	const char	*name, *category;
	uint32_t	track;
	int		table;		/* enum ttv_table */
};
/* One value over time; a counter with several has a track for all. */
struct ttv_counter {
	const char	*name, *unit;
	uint32_t	track;
	uint32_t	value, nvalues;	/* numbers of ttv_counter_values() */
};
struct ttv_counter_value {
	int64_t		ts;
	double		value;
};
/* An arrow.  An end that found no partner has TTV_NONE twice. */
struct ttv_flow {
	const char	*name, *category;
	int64_t		from_ts, to_ts;
	uint32_t	from_slice, from_instant;	/* one, or none */
	uint32_t	to_slice, to_instant;
};

TTV_API size_t ttv_processes(const struct ttv *, uint32_t first,
    struct ttv_process *, size_t n);
TTV_API size_t ttv_threads(const struct ttv *, uint32_t first,
    struct ttv_thread *, size_t n);
TTV_API size_t ttv_tracks(const struct ttv *, uint32_t first,
    struct ttv_track *, size_t n);
TTV_API size_t ttv_slices(const struct ttv *, uint32_t first,
    struct ttv_slice *, size_t n);
TTV_API size_t ttv_instants(const struct ttv *, uint32_t first,
    struct ttv_instant *, size_t n);
TTV_API size_t ttv_counters(const struct ttv *, uint32_t first,
    struct ttv_counter *, size_t n);
TTV_API size_t ttv_counter_values(const struct ttv *, uint32_t first,
    struct ttv_counter_value *, size_t n);
TTV_API size_t ttv_flows(const struct ttv *, uint32_t first,
    struct ttv_flow *, size_t n);

/*
 * Return the slice that directly contains a slice, or TTV_NONE; the ns of a
 * slice that its children do not cover, or 0 for what is no slice.
 */
TTV_API uint32_t ttv_slice_parent(const struct ttv *, uint32_t slice);
TTV_API int64_t ttv_slice_self(const struct ttv *, uint32_t slice);

/* ---- values: of args and of columns */

enum ttv_type {
	TTV_NULL, TTV_INTEGER, TTV_REAL, TTV_TEXT, TTV_BLOB,
	TTV_BOOL			/* of args: `integer` is 0 or 1 */
};
struct ttv_value {
	const char	*name;		/* of the column; the key of an arg:
					 * "data.list[2].url" */
	int		type;		/* enum ttv_type */
	int64_t		integer;	/* TTV_INTEGER, TTV_BOOL */
	double		real;		/* TTV_REAL, TTV_INTEGER */
	const char	*text;		/* TTV_TEXT, TTV_BLOB; of args also a
					 * number, as the file has it */
	size_t		length;		/* bytes of text */
};

/*
 * Call fn(arg, value) for each value in the args of a slice or an instant, in
 * the order of the file, until it returns other than 0, which they return; else
 * 0.  The event is read again.
 */
TTV_API int ttv_slice_args(const struct ttv *, uint32_t slice,
    int (*fn)(void *arg, const struct ttv_value *), void *arg);
TTV_API int ttv_instant_args(const struct ttv *, uint32_t instant,
    int (*fn)(void *arg, const struct ttv_value *), void *arg);
/* Return the args as an object of JSON, to be freed by ttv_free(); or NULL. */
TTV_API char *ttv_slice_args_json(const struct ttv *, uint32_t slice);
TTV_API char *ttv_instant_args_json(const struct ttv *, uint32_t instant);
TTV_API void ttv_free(void *);

/* ---- SQL */

/*
 * Opens a connection to a trace: the tables of ttv-sql(7), and what statements
 * create, which lives as long as the connection.  It is closed before the
 * trace.
 */
TTV_API struct ttv_sql *ttv_sql_open(const struct ttv *);
TTV_API void ttv_sql_close(struct ttv_sql *);
/* Sets $NAME of statements that follow; a number if the text spells one.  Not
 * of NULL, as name or text. */
TTV_API void ttv_sql_param(struct ttv_sql *, const char *name,
    const char *text);
/* Bounds a run to a number of steps, some of them a row; 0: no bound. */
TTV_API void ttv_sql_limit(struct ttv_sql *, uint64_t steps);
/*
 * Runs the statements of a text and calls fn(arg, values, n) for each row of
 * the last one; other than 0 from it ends the run, with TTV_STOPPED.  Returns
 * 0, or -1 and fills *error, which may be NULL.  fn may be NULL.
 */
TTV_API int ttv_sql_run(struct ttv_sql *, const char *text,
    int (*fn)(void *arg, const struct ttv_value *values, size_t n),
    void *arg, struct ttv_error *error);
/* Ends what runs, with TTV_STOPPED.  From any thread. */
TTV_API void ttv_sql_interrupt(struct ttv_sql *);

#ifdef __cplusplus
}
#endif

#endif
