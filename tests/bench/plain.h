#ifndef BENCH_PLAIN_H
#define BENCH_PLAIN_H
/*
 * plain: the rows of a trace in plain tables of SQLite in memory, which is what
 * ttv's own tables are measured against.
 */
#include <stdint.h>

#include <sqlite3.h>

struct sql;

/* A table and its columns, as a list of SELECT. */
struct plain_table {
	const char	*name, *columns;
};

/* Copies the tables up to one without a name into a new database. */
sqlite3	*plain_copy(struct sql *, const struct plain_table *);
/* Runs statements that answer nothing; ends the program if one fails. */
void	 plain_exec(sqlite3 *, const char *text);
/*
 * Runs a query, reads all its values, counts its rows and returns its ms by a
 * clock; -1 if they are more than PLAIN_MS.
 */
double	 plain_time(sqlite3 *, const char *text, double (*now)(void),
	    uint64_t *rows);
#define PLAIN_MS	60000

#endif
