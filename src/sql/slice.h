#ifndef SQL_SLICE_H
#define SQL_SLICE_H
/*
 * slice: columns that tables of slices share.
 */
#include "table.h"

extern const struct sql_column slice_columns[];
extern const struct sql_column slice_tree_columns[];	/* no aliases */
uint64_t slice_count(struct sql *);
/* Returns the slice right around an entry, or NONE. */
uint32_t slice_parent_of(struct sql *, uint32_t entry);

#endif
