#ifndef SQL_MACHINE_H
#define SQL_MACHINE_H
/*
 * machine: numbers of machines in SQL.
 */
#include "sql_int.h"

/* Lists the machines; gives the row of one of the model. */
void	machine_open(struct sql *);
void	machine_close(struct sql *);
void	cell_machine(sqlite3_context *, const struct sql *, uint32_t machine);
/* Gives its raw_id. */
void	cell_machine_raw(sqlite3_context *, const struct sql *,
	    uint32_t machine);

#endif
