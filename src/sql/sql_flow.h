#ifndef SQL_FLOW_H
#define SQL_FLOW_H
/*
 * sql_flow: arrows, as rows of the table flow.
 */
#include "table.h"

struct flow;
extern const struct sql_column flow_columns[];
struct flow flow_row(struct sql *, uint64_t row);
/* Returns 1 if an arrow was made by a bind_id, which has no name of its own. */
int	flow_is_bound(struct sql *, const struct flow *);
/* Adds the rows of the arrows that leave or reach an entry. */
void	flow_rows_of(struct sql *, uint32_t entry, int out,
	    struct sql_rows *);

#endif
