#ifndef TTV_COLUMN_H
#define TTV_COLUMN_H
/*
 * column: THE table of the arrays of struct trace.
 *
 * A row says where the trace has the pointer to the array and the number of its
 * elements, and how large an element is.  Code that frees the arrays, sums
 * their memory or writes a model to a file loops over the rows, so an array
 * that is added to the table is forgotten by none of them.
 *
 * Invariants:
 *   - every array is one malloc() block that the trace owns, or lies in the
 *     trace's store: array_free() ends it;
 *   - an array is NULL only if its count is 0;
 *   - elements hold no pointers: times, numbers of strings and of elements of
 *     other arrays, so the bytes of an array mean the same in another process;
 *   - nor holes: what alignment leaves is a member that is 0, so the bytes of
 *     an array are those of the trace alone (tests/index/check).
 *
 * What is not a plain array (strings, lod, flow_table, sources) has functions
 * of its own in the file of its name.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"

struct trace;

struct column {
	const char	*name;		/* name of the member */
	enum entity	 entity;	/* whose things; or ENTITY_NONE */
	size_t		 at;		/* offset of the pointer in the trace */
	size_t		 count_at;	/* offset of the count, a uint32_t */
	size_t		 size;		/* bytes of an element */
};

extern const struct column	columns[];
extern const size_t		ncolumns;

/* Returns the array of a column; const once the trace is built. */
void		*column_array(const struct trace *, const struct column *);
/* Returns the number of elements in the column. */
uint32_t	 column_count(const struct trace *, const struct column *);
/* Sets the array of a column and the number of its elements. */
void		 column_set(struct trace *, const struct column *,
		    const void *array, uint32_t count);
/* Frees an array of a trace unless it lies in the trace's store. */
void		 array_free(const struct trace *, void *);
/* Frees the arrays of all columns.  O(columns). */
void		 columns_free(struct trace *);
/* Returns the bytes that the elements of all columns take.  O(columns). */
uint64_t	 columns_bytes(const struct trace *);

#endif
