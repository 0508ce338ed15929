#ifndef AREA_INT_H
#define AREA_INT_H
/*
 * Statistics of areas from inside: ranges of rows, keys of slices, and the
 * partial groups of a part, which one thread makes.
 */
#include <stdint.h>

#include "ttv/area.h"
#include "ttv/idtab.h"
#include "ttv/sat.h"
#include "ttv/trace.h"

/* ---- area_scan.c: the slices of an area ---- */

/* Slices [first, end) of a row. */
struct area_range {
	uint32_t	row;
	uint32_t	first, end;
};
struct area_ranges {
	struct area_range *v;
	size_t		 n, cap;
	uint64_t	 slices;
};
/* Collects what may be in the area, at most `most` slices each. */
void	area_ranges(struct area_ranges *, const struct trace *,
	    const struct area_query *, uint32_t most);

/* A slice as the area has it. */
enum area_place { AREA_OUTSIDE, AREA_INSIDE, AREA_OPEN };
struct area_span {
	int64_t		start, end;	/* of the slice */
	int64_t		from, to;	/* what counts of it */
	int		clipped;
};
enum area_place area_place(const struct trace *, const struct area_query *,
	    uint32_t slice, struct area_span *);

/* The children of a row's slices, asked for in the order of the slices. */
struct area_children {
	const struct trace *t;
	uint32_t	row;		/* NONE: no row below */
	uint32_t	at, end;
};
void	area_children(struct area_children *, const struct trace *,
	    uint32_t row, uint32_t first, const struct area_query *);
/* Returns the ns of a slice's span that its children do not cover. */
int64_t	area_self(struct area_children *, const struct area_span *);

/* ---- area_key.c: what slices are grouped by ---- */


/* How often a key's value may change. */
enum area_change { AREA_EACH_ROW, AREA_EACH_KIND, AREA_EACH_SLICE };
enum area_change area_change(const struct area_query *,
	    const struct area_key *);
/* Whether groups are of threads, processes, tracks or files: what has slices,
 * and not what slices are. */
int	area_owners(const struct area_query *);
/* Whether a key, or one of a query, needs the args of events. */
int	area_key_reads(const struct area_key *);
int	area_reads_args(const struct area_query *);

struct event_facts;
/* What the value of a key is made of. */
struct area_entity {
	uint32_t	row;		/* of a slice; NONE */
	uint32_t	track;
	uint32_t	kind;
	uint32_t	slice;		/* or NONE */
	uint32_t	above;		/* where the search for the parent
					 * stands; NONE: at its beginning */
	uint64_t	off;
	const struct event_facts *facts; /* or NULL: not read */
	struct strtab	*texts;
};
uint64_t area_key_of(const struct trace *, const struct area_query *,
	    const struct area_key *, struct area_entity *);
/*
 * Returns what a key that is each kind's takes from the track of a row: where
 * it changes, so does the key of a kind.
 */
uint64_t area_row_part(const struct trace *, const struct area_key *,
	    uint32_t track);
/* Returns the thread of a track as a key: its utid, or the track. */
uint64_t area_thread_key(const struct trace *, uint32_t track);

/* ---- area_part.c: the groups that one thread makes ---- */

struct area_local {
	struct area_group g;
	uint32_t	last_row;	/* of the group's last slice */
	int64_t		last_end;
	int		early;		/* it has a slice in the part's first
					 * row: the first begins at ... */
	int64_t		early_start;
	uint32_t	group;		/* when merged */
	uint64_t	at;		/* of its next length */
};
struct area_part {
	const struct trace *t;
	const struct area_query *q;
	const struct area_range *range;
	size_t		 nranges;
	uint32_t	*group;		/* by position: of `local`, or NONE */
	struct idtab	 keys;
	struct area_local *local;
	size_t		 cap;
	/* by kind: its group while the keys of rows stay the same */
	uint32_t	*kind_group;
	uint32_t	*kind_when;
	uint32_t	 when;
	struct strtab	*texts;
	int		 stopped;
};
void	area_part_scan(struct area_part *);
/* Writes the lengths of the slices of groups [first, end) to their places. */
void	area_part_lengths(struct area_part *, int64_t *lengths,
	    uint32_t first, uint32_t end);
void	area_part_free(struct area_part *);

/* ---- area_wall.c: nested slices count once ---- */

/* Makes `wall` of groups, whose keys and parts are joined, the time that they
 * take. */
void	area_wall(struct area_groups *, const struct trace *,
	    const struct area_query *, const struct area_ranges *,
	    const struct area_part *, size_t nparts);

struct area_by_row {
	const char	*word, *title;
};
extern const struct area_by_row area_bys[AREA_BYS];	/* area_key.c */

/* ---- area_table.c, and the files that make tables ---- */

int	area_memory_table(struct area_table *, const struct trace *,
	    const struct area_query *);

void	area_table_init(struct area_table *, enum area_what);
void	area_table_column(struct area_table *, const char *title,
	    const char *word, enum area_type, int sum);
/*
 * Columns behind the keys are rows of a macro,
 *
 *	X(title, word, type, sum, when, set)
 *
 * each in a table if `when` is not 0; `set` assigns a member of its cell.
 * AREA_COLUMN adds the columns to tb, AREA_CELL fills the cells from *c on.
 */
#define AREA_ONE(title, word, type, sum, when, set)	+ 1
/* Says that the rows of a macro and a query's keys find room in a table. */
#define AREA_FITS(ROWS)							\
	_Static_assert(AREA_KEYS ROWS(AREA_ONE) <= AREA_COLUMNS,	\
	    "a table of areas has no room for its columns")
#define AREA_COLUMN(title, word, type, sum, when, set)			\
	if (when)							\
		area_table_column(tb, title, word, type, sum);
#define AREA_CELL(title, word, type, sum, when, set)			\
	if (when) {							\
		c->set;							\
		c++;							\
	}
/* Returns a number, or that there is none. */
static inline int64_t
area_known(int64_t v, int known)
{
	return known ? v : INT64_MIN;
}
/* Makes n empty rows, and all of them shown. */
void	area_table_rows(struct area_table *, size_t n);
static inline union area_cell *
area_table_at(const struct area_table *tb, size_t row, int column)
{
	return &tb->cell[row * (size_t)tb->ncolumns + (size_t)column];
}
/* Adds the text columns of a query's keys. */
void	area_table_keys(struct area_table *, const struct area_query *);
/* Whether work is to stop. */
static inline int
area_cancelled(const struct area_query *q)
{
	return q->progress != NULL && atomic_load_explicit(
	    &q->progress->cancel, memory_order_relaxed);
}

int	area_counter_table(struct area_table *, const struct trace *,
	    const struct area_query *);
int	area_instant_table(struct area_table *, const struct trace *,
	    const struct area_query *);
int	area_flow_table(struct area_table *, const struct trace *,
	    const struct area_query *);
int	area_alive_table(struct area_table *, const struct trace *,
	    const struct area_query *);

#endif
