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
/* Returns how many slices are around that of a row. */
int64_t	slice_depth_key(struct sql *, uint64_t row);
/* Give what a row has. */
void	slice_category(sqlite3_context *, struct sql *, uint64_t row);
void	slice_name(sqlite3_context *, struct sql *, uint64_t row);
void	slice_args(sqlite3_context *, struct sql *, uint64_t row);

#endif
