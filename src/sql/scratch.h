#ifndef SQL_SCRATCH_H
#define SQL_SCRATCH_H
/*
 * scratch: temporary files of SQLite that lie in memory.
 */

/*
 * Makes the files known to SQLite, once; returns the name to open a database
 * with, or NULL if SQLite has no memory.  A database that is opened so has such
 * files alone: none with a name can be opened.
 */
const char *scratch_vfs(void);

#endif
