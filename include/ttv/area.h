#ifndef TTV_AREA_H
#define TTV_AREA_H
/*
 * area: statistics of a part of a trace: a range of time and some tracks.
 * Pure functions of (trace, area, grouping), for the viewer and for commands.
 *
 *	- An area holds the slices that overlap its time: those that begin
 *	  before t1 and end after t0, and those without length in [t0, t1],
 *	  both ends included.  Instants and values of counters are in [t0, t1]
 *	  as well.
 *	- Objects and contexts are in it as slices are; one that never ends
 *	  lives to the end of its file, and counts like others.
 *	- Slices count with their part inside the area; `whole` counts all of
 *	  each.
 *	- Slices without an end count apart (`open`): they have no length of
 *	  their own.
 *	- A slice inside of another one of its group counts once in the time of
 *	  the group, and is one more in its count.
 *	- Sums saturate at the ends of int64.
 *
 * Cost: slices O(slices of the area + rows), on `threads` threads; percentiles
 * by selection, exact.  Flows, objects and contexts O(log n) for each of the
 * area, by the interval index.  Keys of args, and cpu times that are not kept,
 * read the events again: ten to a thousand times dearer, and of the area's
 * slices alone.
 */
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"
#include "ttv/entity.h"
#include "ttv/table.h"

struct arena;
struct bits;
struct err;
struct label_rules;
struct strtab;
struct trace;

/*
 * What is counted: X(id, word, title, noun), the kinds of slices first.  The
 * viewer's titles and the choices of options are made of these rows.
 */
#define AREA_SLICE_ROWS(X)						\
	X(SLICES, "slices", "Slices", "slice")	/* of threads */	\
	X(ASYNC, "async", "Async", "slice")	/* and of own tracks */	\
	X(TOTALS, "totals", "Totals", "total")	/* busy_total() */	\
	X(STATES, "states", "States", "state")	/* of threads */	\
	X(CPUS, "cpus", "CPUs", "slice")	/* what ran on them */
#define AREA_WHAT_ROWS(X)						\
	AREA_SLICE_ROWS(X)						\
	X(COUNTERS, "counters", "Counters", "value") /* a row a series */ \
	X(INSTANTS, "instants", "Instants", "instant")			\
	X(FLOWS, "flows", "Flows", "flow")	/* a row a pair of threads */ \
	X(OBJECTS, "objects", "Objects", "object")	/* alive */	\
	X(CONTEXTS, "contexts", "Contexts", "context")	/* alive */	\
	X(MEMORY, "memory", "Memory", "value")	/* of processes, by part */
enum area_what {
#define AREA_WHAT_ID(id, ...)	AREA_##id,
	AREA_WHAT_ROWS(AREA_WHAT_ID)
	AREA_WHATS
};
struct area_what_row {
	const char	*word, *title, *noun;
};
extern const struct area_what_row area_whats[AREA_WHATS];

/* What slices and instants are grouped by: X(id, word, title). */
#define AREA_BY_ROWS(X)							\
	X(NAME, "name", "NAME")						\
	X(LABEL, "label", "LABEL")	/* ttv/slice_label.h */		\
	X(CATEGORY, "category", "CATEGORY")				\
	X(THREAD, "thread", "THREAD")					\
	X(PROCESS, "process", "PROCESS")				\
	X(TRACK, "track", "TRACK")					\
	X(DEPTH, "depth", "DEPTH")					\
	X(PARENT, "parent", "PARENT")					\
	X(FILE, "file", "FILE")						\
	X(OPERATION, "operation", "OPERATION")	/* process and name */
enum area_by {
#define AREA_BY_ID(id, ...)	AREA_BY_##id,
	AREA_BY_ROWS(AREA_BY_ID)
	AREA_BY_ARG,		/* the value of an arg, "args.NAME" */
	AREA_BYS
};

/* The words of rows as a text, a blank before each. */
#define AREA_WORD(id, word, ...)	" " word
#define AREA_SLICE_WORDS	AREA_SLICE_ROWS(AREA_WORD)
#define AREA_WHAT_WORDS		AREA_WHAT_ROWS(AREA_WORD)
#define AREA_BY_KEYS		AREA_BY_ROWS(AREA_WORD)
#define AREA_BY_WORDS		AREA_BY_KEYS " args.NAME"

struct area_key {
	enum area_by	by;
	char		arg[64];	/* AREA_BY_ARG: "detail", "a.b" */
};
#define AREA_KEYS	2

/* Shared with the thread that computes a table. */
struct area_progress {
	atomic_uint_fast64_t	done, total;	/* slices */
	atomic_int		cancel;		/* 1: stop soon */
};

struct area_query {
	int64_t		 t0, t1;	/* t0 <= t1 */
	const uint8_t	*tracks;	/* by track: 1 in the area; NULL: all */
	const struct bits *slices;	/* of slices these alone; NULL: all */
	enum area_what	 what;
	struct area_key	 key[AREA_KEYS];
	int		 nkeys;		/* 1 or 2 */
	int		 whole;		/* slices count with all their length */
	int		 sums;		/* no percentiles: all are -1 */
	int		 cpu;		/* read cpu times from the events */
	int64_t		*cpu_kept;	/* by slice: AREA_CPU_READ + what was
					 * read, 0: nothing yet; NULL: nothing
					 * is kept from one query to the next */
	int		 matrix;	/* AREA_FLOWS: a column for each thread
					 * that many go to */
	int		 threads;	/* at least 1 */
	const struct label_rules *rules; /* of the user, by label; or NULL */
	struct area_progress *progress;	/* or NULL */
};

#define AREA_CPU_READ	2		/* -1, no cpu time, becomes 1 */

/* Slices of one group. */
struct area_group {
	uint64_t	key[AREA_KEYS];	/* for area_key_text() */
	uint64_t	count;		/* finished slices */
	uint64_t	clipped;	/* of these: not all in the area */
	uint64_t	open;		/* slices without an end */
	int64_t		wall;		/* ns that they take: of threads and
					 * other owners the union of their
					 * slices; else a slice inside of one of
					 * the group counts nothing */
	int64_t		sum, self;	/* ns: of all lengths; without what is
					 * inside */
	int64_t		open_wall;	/* ns of the open ones, up to t1 */
	int64_t		cpu;		/* ns; a clipped slice by its share */
	uint64_t	ncpu;		/* slices with a cpu time */
	int64_t		min, max;	/* ns */
	int64_t		p50, p95, p99;	/* ns, nearest rank; -1: not known */
	int64_t		gap, gap_max;	/* ns between neighbours of the group in
					 * a row; by thread: in its top row */
	uint32_t	longest;	/* slice; the first of equals; NONE */
};

struct area_groups {
	struct area_group *v;		/* in order of first appearance */
	size_t		 n;
	struct area_group total;
	struct strtab	*texts;		/* values of args */
};

/*
 * Counts the slices of an area by its keys; `what` is a row of AREA_SLICE_ROWS.
 * Returns 0, or -1 when progress->cancel was set; the groups are to be freed in
 * both cases.
 */
int	 area_groups(struct area_groups *, const struct trace *,
	    const struct area_query *);
void	 area_groups_free(struct area_groups *);
/*
 * Returns the text of a key's value; it lives as long as the trace, the groups
 * and the arena.
 */
const char *area_key_text(const struct trace *, const struct area_groups *,
	    const struct area_query *, int key, uint64_t value,
	    struct arena *);

/* ---- tables: columns and rows of cells, of whatever is counted ---- */

enum area_type {
	AREA_TEXT,		/* s */
	AREA_COUNT,		/* i */
	AREA_NS,		/* i: a length; INT64_MIN: unknown */
	AREA_TIME,		/* i: a time; INT64_MIN: none */
	AREA_SPARK,		/* s: '0' to '8' eighths, one each in time */
	AREA_SHARE,		/* d: percent; from here on numbers are d */
	AREA_VALUE,		/* d: NaN: none */
	AREA_BYTES,
	AREA_CHANGE		/* d: bytes, with a sign */
};
struct area_column {
	const char	*title;		/* "SELF%" */
	const char	*word;		/* in files and of --sort: "self_share" */
	enum area_type	 type;
	/* what the sum of rows has there */
	enum { AREA_SUM_NONE, AREA_SUM_ADD, AREA_SUM_MIN, AREA_SUM_MAX,
		AREA_SUM_MEAN } sum;	/* mean: wall / count */
};
union area_cell {
	int64_t		 i;
	double		 d;
	const char	*s;
};

#define AREA_KEY_NONE	UINT64_MAX	/* a key: no parent, no such arg */
#define AREA_COLUMNS	20
#define AREA_SLICES_MAX	100000	/* rows of a list of slices, the longest */

struct area_table {
	enum area_what	 what;
	int		 nkeys;		/* text columns at the left */
	struct area_column column[AREA_COLUMNS];
	int		 ncolumns;
	size_t		 n;		/* rows */
	union area_cell	*cell;		/* n * ncolumns */
	uint8_t		*clipped;	/* by row: 1: a slice is cut by the
					 * area's edge */
	struct entity_ref *target;	/* by row: where it leads */
	uint64_t	(*key)[AREA_KEYS]; /* by row: for area_list() */
	union area_cell	 total[AREA_COLUMNS]; /* of the rows shown */
	union area_cell	 all[AREA_COLUMNS];	/* of all rows */
	int		 has_total;
	int		 owners;	/* 1: nested slices are in one row: of
					 * a thread, a file ... */
	uint64_t	 entities;	/* slices, instants, ... of the area */
	uint64_t	 open;		/* slices without an end */
	uint64_t	 left_out;	/* of a list: slices past its end */
	uint32_t	*order;		/* rows that are shown, sorted */
	size_t		 nshown;
	int		 sorted;	/* column */
	int		 inverted;	/* smallest first; texts: last first */
	struct arena	*arena;
	struct area_groups groups;	/* of slices: owns texts of args */
};

/*
 * Makes the table of an area.  Returns 0, or -1 when it was cancelled; the
 * table is to be freed in both cases, before the trace.
 */
int	 area_table(struct area_table *, const struct trace *,
	    const struct area_query *);
/*
 * Makes the list of the area's slices of one group, given by its keys: a row
 * for each, the longest AREA_SLICES_MAX.  Returns as area_table().
 */
int	 area_list(struct area_table *, const struct trace *,
	    const struct area_query *, const uint64_t key[AREA_KEYS],
	    const char *const text[AREA_KEYS]);
void	 area_table_free(struct area_table *);
/* Sorts by a column: numbers largest first, texts first first. */
void	 area_sort(struct area_table *, int column, int inverted);
/* Shows the rows with a text in one of their text columns; "": all. */
void	 area_filter(struct area_table *, const char *text);
/* Returns the column of a word, or of its unambiguous beginning; -1. */
int	 area_column_find(const struct area_table *, const char *word);

/* Writes a cell for people: "1.2 ms", "13.9". */
size_t	 area_cell_text(const struct area_table *, int column,
	    const union area_cell *, char *, size_t n);

/*
 * Writes the rows that are shown, at most max (0: all), and in TABLE_PLAIN the
 * sum, into a table that was opened and is closed by the caller.  Times in
 * files are integer ns.
 */
void	 area_write(struct table *, const struct area_table *, size_t max);
/* Appends all of them in a form. */
void	 area_text(struct buf *, const struct area_table *, enum table_form);

/*
 * Parse a grouping "name,thread", "args.detail", "file"; a table's name.
 * Return 0, or -1: no such thing.  area_by_text() writes a grouping.
 */
int	 area_by_parse(struct area_query *, const char *);
void	 area_by_text(const struct area_query *, char *, size_t n);
/* Returns 1 if the trace has anything that `what` counts. */
int	 area_has(const struct trace *, enum area_what);
/*
 * Sets a byte a track: 1 for those whose label matches a pattern (ttv/find.h),
 * and the label of whose process matches another; NULL matches all.  Returns
 * 0, or -1 and *err for a bad pattern.
 */
int	 area_tracks(const struct trace *, const char *track,
	    const char *process, uint8_t *tracks, struct err *);
/* Whether a track's things belong to what is counted. */
int	 area_track_is(const struct trace *, uint32_t track, enum area_what);
/* The same for several kinds of slices: a bit each, 1 << AREA_SLICES ... */
int	 area_track_counts(const struct trace *, uint32_t track,
	    unsigned whats);

#endif
