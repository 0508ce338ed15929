#ifndef SQL_CELL_H
#define SQL_CELL_H
/*
 * cell: values of the model as values of SQL.
 */
#include "sql_int.h"

void	cell_string(sqlite3_context *, struct sql *, uint32_t string);
void	cell_number(sqlite3_context *, uint32_t);	/* NONE: null */
/* The number of the row; the process of a track, or null. */
void	cell_row(sqlite3_context *, struct sql *, uint64_t row);
void	cell_upid(sqlite3_context *, struct sql *, uint32_t track);
void	cell_ident(sqlite3_context *, struct ident);
/* Gives the utid of a thread of the model; NONE: null. */
void	cell_utid(sqlite3_context *, struct sql *, uint32_t utid);

#endif
