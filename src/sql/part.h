#ifndef SQL_PART_H
#define SQL_PART_H
/*
 * part: which rows of a table a connection has, if it has a part of the trace.
 */
#include <stdint.h>

struct sql;
struct sql_table;

/* Frees what sql_part() made. */
void	 part_close(struct sql *);
/* Returns whether an entry is in the part; all are without one. */
int	 part_has_entry(const struct sql *, uint32_t entry);
/*
 * Returns the rows of a table that are in the part, ascending, and their
 * number; NULL: there is no part, or none of this table.
 */
const uint32_t *part_subset(struct sql *, const struct sql_table *,
	    uint64_t *n);

#endif
