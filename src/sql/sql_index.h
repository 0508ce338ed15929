#ifndef SQL_INDEX_H
#define SQL_INDEX_H
/*
 * Orders of the entries of a trace, made when a query first needs them: numbers
 * only, four bytes an entry each.
 */
#include <stddef.h>
#include <stdint.h>

struct slice_ids;
struct sql;

/* What has an order by time of its own. */
enum order_type {
	ORDER_ENTRY,		/* slices and instants: rows of slice */
	ORDER_SCHED,		/* slices of CPUs and idle times, these
				 * behind all slices: rows of sched */
	ORDER_STATE,		/* states of threads: rows of thread_state */
	ORDER_VALUE,		/* states of tracks of a file's own: rows of
				 * state */
	ORDER_KERNEL,		/* instants that are events of the kernel: rows
				 * of ftrace_event */
	ORDER_COUNTER,		/* values of counters: rows of counter */
	ORDERS
};

struct sql_order {
	int		 counted;	/* 1: n is known */
	uint64_t	 n;
	const uint32_t	*v;		/* in order of time, or NULL */
	const uint32_t	*rank;		/* places in it, or NULL */
	uint32_t	*own, *own_rank; /* those made here, or NULL */
};

/* A row of slice whose entry is known before there is an order. */
struct sql_known {
	uint32_t	 row, entry;
};
#define SQL_KNOWN	128	/* rows: twice what slices are deep */

struct sql_index {
	struct slice_ids *ids;		/* the order of slice and instants */
	int		 has_states;	/* 1: threads have states among their
					 * slices */
	int		 has_values;	/* 1: tracks have states */
	int		 has_kernel;	/* 1: instants are kernel's events */
	struct sql_order orders[ORDERS];
	struct sql_known known[SQL_KNOWN]; /* by index_rows_of() */
	size_t		 nknown;
	uint32_t	*by_kind;	/* ranks, kind by kind, these in order
					 * of name; or NULL */
	uint32_t	*name_durs;	/* lengths by place in by_kind, where
					 * they are known and less than
					 * DUR_LOW_OPEN; or NULL */
	uint32_t	*by_dur;	/* ranks by (dur, rank); or NULL */
	uint32_t	*by_track;	/* ranks by track; or NULL */
	uint64_t	*track_first;	/* where a track begins there */
	uint32_t	 ntracks;	/* look-ups of tracks, so far */
	uint64_t	*kind_first;	/* where a kind begins there */
	uint64_t	*kind_n;	/* how many entries it has */
	uint32_t	*kinds_named;	/* kinds by the number of their name */
	struct kind_number *numbers[2];	/* kinds.c: categories, names that are
					 * numbers; or NULL */
	uint32_t	 nnumbers[2];
	uint32_t	*parents;	/* ranks by rank; NONE: none; or NULL */
	uint64_t	*child_first;	/* by rank and one more: where its
					 * children begin in .. */
	uint32_t	*children;	/* ranks, parent by parent */
	uint32_t	 nlengths;	/* queries of lengths, so far */
	uint32_t	 nlookups;	/* of parents and children, so far */
	uint32_t	*instants;	/* ranks of entries of length 0 */
	uint64_t	 ninstants;
	int		 has_instants;
	uint32_t	*running;	/* by row of sched: the first row that
					 * still runs when it begins; or NULL */
	uint32_t	*flows;		/* those with both ends; or NULL: all */
	uint64_t	 nflows;
	int		 has_flows;
	uint32_t	*warnings;	/* codes of those that there are */
	uint64_t	 nwarnings;
};

#define LENGTH_PART	8	/* a list of lengths is worth it for less than
				 * this part of the rows */

void		 index_open(struct sql *);
void		 index_free(struct sql *);
/* Return the number of rows of an order, the entry of a row, and its row. */
uint64_t	 index_count(struct sql *, enum order_type);
uint32_t	 index_at(struct sql *, enum order_type, uint64_t row);
uint32_t	 index_row(struct sql *, enum order_type, uint32_t entry);
/*
 * Returns the entries of an order by row; it is made if it is not there.  Who
 * reads many rows, or lets threads read them, asks for it before.
 */
const uint32_t	*index_order(struct sql *, enum order_type);
/* The same of ORDER_ENTRY. */
uint64_t	 index_entries(struct sql *);
uint32_t	 index_entry_of(struct sql *, uint64_t row);
uint32_t	 index_rank(struct sql *, uint32_t entry);
/*
 * For a few rows, with no order made: return the entry of a row, and replace n
 * entries by their rows, whose entries are then known.
 */
uint32_t	 index_entry_once(struct sql *, uint64_t row);
void		 index_rows_of(struct sql *, uint32_t *entries, size_t n);
/* Return the order that the slices of a row, and an instant, are in. */
enum order_type	 index_of_row(const struct sql *, uint32_t row);
enum order_type	 index_of_instant(const struct sql *, uint32_t instant);
/* Returns whether a slice or an instant is a row of slice; NONE is not. */
int		 index_is_entry(const struct sql *, uint32_t entry);
/* Returns the ranks of the entries of a kind, ascending. */
const uint32_t	*index_kind(struct sql *, uint32_t kind, uint64_t *n);
/* Adds the ranks of the entries of a track of the table track. */
struct sql_rows;
void		 index_track(struct sql *, uint32_t track, struct sql_rows *);
/* Returns the kinds with a name, a string. */
const uint32_t	*index_kinds_named(struct sql *, uint32_t name, uint32_t *n);
/*
 * Adds the ranks of the entries with lengths of [from, to] and returns 1, or
 * returns 0 if there are more than `most`; `by_length`: of those of the order
 * by length, once it is there, as many as there are.
 */
int		 index_lengths(struct sql *, int64_t from, int64_t to,
		    int by_length, uint64_t most, struct sql_rows *);
/*
 * Return the rank of the slice right around the entry of a rank, or NONE; and
 * add the ranks of the entries right inside.  The first look-ups search the
 * model; after a part of all entries was looked up, arrays are made, of 16
 * bytes an entry.
 */
uint32_t	 index_parent(struct sql *, uint64_t rank);
void		 index_children(struct sql *, uint64_t rank,
		    struct sql_rows *);
/* Return the ranks of all entries by name, by length and by track. */
const uint32_t	*index_by_name(struct sql *);
/*
 * Returns lengths by place in that order, for a caller that reads them to keep:
 * DUR_LOW_OPEN and more is one that is not known.
 */
uint32_t	*index_name_durs(struct sql *);
const uint32_t	*index_by_dur(struct sql *);
const uint32_t	*index_by_track(struct sql *);
const uint32_t	*index_instants(struct sql *, uint64_t *n);
const uint32_t	*index_flows(struct sql *, uint64_t *n);

#endif
