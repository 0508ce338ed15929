#ifndef SQL_ARGS_SET_H
#define SQL_ARGS_SET_H
/*
 * args_set: what tables ask of the args of their rows.
 */
#include "sql_int.h"

enum arg_set {
	ARG_ENTRY, ARG_FLOW, ARG_SNAPSHOT, ARG_MEMDUMP, ARG_DIMENSION,
	ARG_SOURCE, ARG_PROCESS, ARG_THREAD, ARG_VALUE, ARG_KERNEL, ARG_CPU,
	ARG_SETS
};
/* Gives the id of a set, or null if it is empty. */
void	args_set(sqlite3_context *, struct sql *, enum arg_set, uint64_t row);
/* Returns the facts of the event of an entry; they last until the next call. */
const struct event_facts *args_facts(struct sql *, uint32_t entry);
/*
 * Returns facts of the event of an entry, of which only times and numbers are
 * sure to be there; they last until the next call.
 */
const struct event_facts *args_brief(struct sql *, uint32_t entry);
/* Returns whether all sets are kept: plans are others then. */
int	args_all_kept(struct sql *);
/* Give up what is kept, while no statement runs, and say what it takes. */
void	args_drop(struct sql *);
uint64_t args_bytes(const struct sql *, uint64_t *most);
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

#endif
