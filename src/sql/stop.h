#ifndef SQL_STOP_H
#define SQL_STOP_H
/*
 * stop: when a run ends before its last row.
 */

struct sql;

/*
 * Returns whether the run is to end, for loops that take long between
 * two steps of SQLite, which then notices it too.
 */
int	sql_stopped(const struct sql *);

#endif
