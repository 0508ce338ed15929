#ifndef SQL_MEMORY_H
#define SQL_MEMORY_H
/*
 * memory: how much of it statements may take.
 */
#include <stddef.h>
#include <stdint.h>

#include <sqlite3.h>

/*
 * Has SQLite count its memory, before anything else of it is called.
 * memory_bound() bounds what this thread runs from now on and returns the bound
 * before.  Beyond it the statement is interrupted; memory_beyond() returns
 * whether one of this thread was since it was asked last.
 */
struct memory_bound {
	sqlite3		*db;		/* that runs; NULL: no bound */
	uint64_t	 most;		/* bytes of all connections */
};
void	memory_configure(void);
struct memory_bound memory_bound(struct memory_bound);
int	memory_beyond(void);
/* Returns the bytes that SQLite has of all connections, 0 if not counted. */
size_t	memory_used(void);

#endif
