#ifndef TTV_SLICE_ID_H
#define TTV_SLICE_ID_H
/*
 * The numbers by which people, queries and files know slices and instants:
 * everything that prints the id of a slice, or takes one, asks here.
 *
 * A slice or an instant is an `entry`: the number of a slice in the model, or
 * nslices plus that of an instant.  The id of an entry is its row of the table
 * `slice` of SQL: entries in order of time, of equal time the longest first, so
 * that a slice comes after the one around it.  What is no row of that table
 * (what ran on CPUs, states, events of the kernel without a meaning) has the
 * ids after it, in the order of the model: each entry has one id and each id
 * one entry.
 *
 * Ids are found by counting what comes before, with nothing made, until that
 * has cost as much as making arrays of them, of 4 bytes an entry each.
 *
 * Threads: one at a time for a struct slice_ids.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"

struct slice_ids;

/* The tables of SQL that entries are rows of. */
enum slice_table {
	TABLE_SLICE, TABLE_SCHED, TABLE_THREAD_STATE, TABLE_STATE,
	TABLE_FTRACE_EVENT
};
/* Returns the table that has the slices of a row of the model. */
enum slice_table slice_table_of_row(const struct trace *, uint32_t row);
/* Returns the table that has instants of a kind. */
enum slice_table slice_table_of_instants(const struct trace *, uint32_t kind);

/* The trace must stay as it is until slice_ids_free(); threads 0: all cores. */
struct slice_ids *slice_ids_new(const struct trace *, int threads);
void		 slice_ids_free(struct slice_ids *);
/* Returns the number of rows of the table slice. */
uint64_t	 slice_ids_rows(const struct slice_ids *);
/*
 * Return the id of an entry, and the entry of an id below that of all entries.
 */
uint32_t	 slice_id_of(struct slice_ids *, uint32_t entry);
uint32_t	 slice_of_id(struct slice_ids *, uint32_t id);
/* Sets the ids of n entries, found together; ids may be the entries' array. */
void		 slice_ids_of(struct slice_ids *, const uint32_t *entries,
		    uint32_t *ids, size_t n);
/* The same arrays, made now: entries by id, ids by entry. */
const uint32_t	*slice_ids_entries(struct slice_ids *);
const uint32_t	*slice_ids_ranks(struct slice_ids *);
/*
 * Calls fn with n entries by id, again and again until it had all rows of the
 * table or returns other than 0, which is then returned.  No array is made.
 */
int		 slice_ids_walk(struct slice_ids *, int (*fn)(void *arg,
		    const uint32_t *entries, uint64_t n), void *arg);

/*
 * Returns the number that is printed for an entry of any kind: the id of a
 * slice or of an instant, or else its number in the model.
 */
uint32_t	 slice_id_of_ref(struct slice_ids *, struct entity_ref);
/* Returns these numbers for n entries, found together, to be freed. */
uint32_t	*slice_ids_of_refs(const struct trace *, int threads,
		    const struct entity_ref *, size_t n);
/* Sets *ref to the slice or instant of an id: 0, or -1 where there is none. */
int		 slice_ref_of_id(struct slice_ids *, int64_t id,
		    struct entity_ref *ref);

#endif
