#ifndef FIREFOX_H
#define FIREFOX_H
/*
 * firefox: what the files of the reader share.  A table is columns of numbers,
 * whichever form it has in the file; strings are spans until they are asked
 * for.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/event_source.h"
#include "ttv/idtab.h"
#include "ttv/format.h"
#include "ttv/profile.h"
#include "ttv/reading.h"
#include "ttv/walk.h"

/* Columns that a table has at most for the reader. */
#define FIREFOX_COLUMNS	8

/* Strings of a table: of a thread, or shared by all. */
struct firefox_strings {
	struct span	*v;
	uint32_t	*id;		/* of the builder plus 1, or 0 */
	size_t		 n;
	size_t		 first;		/* of the state's offsets */
};

struct firefox_table {
	size_t		 n;
	double		*v[FIREFOX_COLUMNS];	/* NULL: all are absent */
	uint64_t	*off;		/* of the row's object, else of its
					 * begin; NULL: not asked for */
};

struct firefox_lib {
	uint64_t	 start, end, offset;
	uint32_t	 path;		/* a string */
};

/* The callsite of each row of a table of stacks. */
struct firefox_stacks {
	uint32_t	*callsite;
	size_t		 n;
};

/* Tables that make stacks; a thread has them, or the profile for all. */
enum { FIREFOX_STACKS, FIREFOX_FRAMES, FIREFOX_FUNCTIONS, FIREFOX_RESOURCES,
	FIREFOX_SOURCES, FIREFOX_TABLES };

struct firefox {
	struct reading	*r;
	struct builder	*b;
	struct firefox_state *state;
	size_t		 strings_cap, parts_cap, unique_cap;
	uint64_t	 nsamples, nmarkers, nvalues;
	struct idtab	 track_ids;	/* of thread, category and name */
	uint32_t	*tracks;
	size_t		 tracks_cap;
	struct firefox_tie {
		uint32_t id;		/* string */
		int	 last;		/* 1: ends the flow */
		uint32_t track, kind;
		int64_t	 ts;
		uint64_t off;
	}		*ties;		/* of markers to others */
	size_t		 nties, ties_cap;
	uint64_t	 again;		/* bytes of shared tables that were
					 * read for one thread alone */
	int64_t		 start;		/* ns since 1970 of the first process */
};

/* A profile: the document, or one of the processes in it. */
struct firefox_profile {
	struct firefox	*f;
	struct json	 j;		/* to open spans with */
	struct span	 meta, libs, threads, counters, processes, paused,
			 shared;
	struct span	 tables[FIREFOX_TABLES];	/* shared ones */
	struct firefox_strings strings;			/* likewise */
	struct firefox_stacks stacks;			/* likewise */
	int64_t		 shift;		/* ns that its times are later */
	double		 ns;		/* of one unit of its times */
	uint32_t	 unit;		/* of weights, where times are none */
	uint32_t	*categories;
	size_t		 ncategories, categories_cap;
	struct firefox_flow {
		uint32_t type, key;	/* strings */
		int	 last;		/* 1: the flow ends there */
	}		*flows;
	size_t		 nflows, flows_cap;
	struct firefox_lib *libs_v;
	size_t		 nlibs, libs_cap;
	uint32_t	 upid;		/* of its first thread, or NONE */
};

/* A thread of a profile. */
struct firefox_thread {
	struct firefox_profile *p;
	struct firefox_strings own, *strings;
	struct span	 tables[FIREFOX_TABLES];
	struct firefox_stacks own_stacks, *stacks;
	uint32_t	 upid, track;
	uint64_t	 from;		/* where its part of the state begins */
};

/* State of the event source: bytes with one table of strings each. */
struct firefox_part {
	uint64_t	 from, to;
	uint64_t	 first, n;	/* strings */
};
struct firefox_state {
	uint64_t	*strings;	/* offsets of their quotes */
	size_t		 nstrings;
	struct firefox_part *parts;	/* by their bytes */
	size_t		 nparts;
	uint64_t	*unique;	/* pairs of offsets: a type of markers
					 * and the name of a member that is the
					 * number of a string */
	size_t		 nunique;
};
extern const struct event_source firefox_events;

static inline void
firefox_warn(struct firefox *f, enum warn_code code, uint64_t off)
{
	warn_add(builder_warn(f->b), code, off);
}

/* ---- firefox_table.c ---- */

/* Reads a table; columns that it lacks are absent. */
void	 firefox_table_read(struct firefox *, const struct json *,
	    const struct span *, const char *const *names, size_t ncolumns,
	    struct firefox_table *);
void	 firefox_table_free(struct firefox_table *);
/* Returns the number of a row; NaN where there is none. */
double	 firefox_cell(const struct firefox_table *, size_t column, size_t row);
/*
 * Returns a number of a row that is one of n; -1 where there is none, and -2,
 * counted, where it is beyond.
 */
int64_t	 firefox_index(struct firefox *, const struct firefox_table *,
	    size_t column, size_t row, size_t n);
/* Reads an array of strings, whose offsets go into the state. */
void	 firefox_strings_read(struct firefox *, const struct json *,
	    const struct span *, struct firefox_strings *);
void	 firefox_strings_free(struct firefox_strings *);
/* Returns a string of the builder; 0 for one that is not there. */
uint32_t firefox_string(struct firefox *, struct firefox_strings *, double);

/* ---- firefox_stack.c ---- */

/* Makes the callsites of all stacks of a thread. */
void	 firefox_stacks_make(struct firefox_profile *,
	    struct firefox_strings *, const struct span *tables,
	    struct firefox_stacks *);
/*
 * Returns the callsite of row i of stacks, NONE for none; what is beyond the
 * table is counted at off.
 */
uint32_t firefox_stack(struct firefox *, const struct firefox_stacks *,
	    double i, uint64_t off);

/* ---- firefox_marker.c ---- */

/* Returns ns of a time of a profile; NaN is 0. */
int64_t	 firefox_time(const struct firefox_profile *, double);
void	 firefox_markers(struct firefox_thread *, const struct span *);
/*
 * Gives the ties of markers to the builder, but those of one marker alone: the
 * thread of the other one was not recorded.
 */
void	 firefox_flows(struct firefox *);
/* Reads which members of markers are numbers of strings, or flows. */
void	 firefox_schema(struct firefox_profile *, const struct span *);
/* Writes what the thread at an offset calls the callsite of a stack. */
size_t	 firefox_callsite_name(char *, size_t, uint64_t from, int64_t row);
/* Returns the row of the stack in the data of a marker, or -1. */
int64_t	 firefox_marker_stack(const struct json *, const struct span *data);

#endif
